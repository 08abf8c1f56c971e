"""What would you do? Hints at the terminal: a few answers with their chances, and what speaks for each."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from interrex.engine.action import Action, parse
from interrex.engine.match import Match
from interrex.review.hints import Hint, can_hint, hints, loss_of, sentences
from interrex.review.weighing import SURE

from .words import CommandError, say, words_at


def found(match: Match, seat: int) -> list[Hint]:
    """For a seat that is asked something, and the game says so from now on; an error says why there is nothing."""
    if not can_hint(match.game):
        raise CommandError("engine-hint-no-judgement", match.game.id, game=match.game.title)
    told = hints(match.game, match.state, seat, len(match.moves))
    if not told:
        raise CommandError("engine-hint-none")
    match.hinted = True
    return told


def shown(match: Match, seat: int, told: list[Hint], names: tuple[str, ...]) -> Grid:
    words = words_at(match, seat)
    table = Grid.grid(padding=(0, 2))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column()
    for hint in told:
        label = words.say(match.game.label(match.state, seat, parse(hint.action)), names)
        chance = f"{100 * hint.chance:.0f} ± {100 * SURE * hint.error:.0f} %"
        reasons = " ".join([words.say(one, names) for one in sentences(match.game.id, seat, hint)])
        table.add_row(chance, Text.assemble((label, "bold"), ("  ", ""), (hint.action, "dim"), f"\n{reasons}"))
    return table


def caution(told: list[Hint]) -> str:
    """Whether the first is better than the next beyond doubt."""
    doubt = len(told) > 1 and told[1].behind <= SURE * told[1].behind_error
    return say("cli-hints-unsure" if doubt else "cli-hints-sure")


def warning(match: Match, seat: int, action: Action, loss: float) -> str | None:
    """What a tutor says before a move that costs so much of a chance to win; None: nothing."""
    if not can_hint(match.game):
        return None
    found = loss_of(match.game, match.state, seat, len(match.moves), action)
    match.hinted = True
    if found is None or not found.beyond(loss):
        return None
    return say("cli-tutor-warns", cost=f"{100 * found.cost:.0f}", error=f"{100 * SURE * found.error:.0f}")
