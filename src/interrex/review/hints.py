"""What would you do? A few answers to a question, with chances to win, and what speaks for each.

What speaks for an answer is found by comparing what it comes to with what the next best comes to: the terms of the
game's judgement (``<game>-aim-<term>``, with ``.more`` and ``.less``) that differ most, each as far as it moves the
chance. Everything is worked out in worlds the seat can imagine, with luck that hangs on nothing hidden: so hints are
the same in all worlds that look the same to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.judgement import Judgement
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.message import Message
from interrex.engine.state import State

from .weighing import SURE, WORLDS, Outcome, Weighing, weigh

SHOWN: Final = 3
GAINS: Final = 2  # named of what speaks for an answer
COSTS: Final = 1  # and of what speaks against it
SLIGHT: Final = 0.02  # of what a chance follows from: what moves it less is not worth a word
OUTCOME: Final = "outcome"  # speaks where terms do not: the game is over, or what differs is none of them
BESIDE: Final = 0.2  # of the largest part: what is smaller is lost beside it


class Aim(wire.Struct, frozen=True):
    """What speaks for an answer, or against it: a term of the game's judgement, whose, and whether more of it."""

    term: str
    seat: int
    more: bool


class Hint(wire.Struct, frozen=True):
    """An answer: its chance to win and the error of that, and how far it is behind the best, likewise."""

    action: str
    chance: float
    error: float
    behind: float
    behind_error: float
    gains: list[Aim]
    costs: list[Aim]


def can_hint(game: Game) -> bool:
    """A game without a judgement has nothing to say."""
    return game.thinking.judgement is not None


def luck_for(seat: int, moves: int) -> Luck:
    """Hangs on what everybody knows."""
    return Luck(key_from_seed(f"hint {seat} {moves}"))


def hints(game: Game, state: State, seat: int, moves: int, worlds: int = WORLDS) -> list[Hint]:
    """The best answers first; none where there is nothing to choose. ``moves``: so many were made in the game."""
    weighing = weighed(game, state, seat, moves, None, worlds)
    return [] if weighing is None else [told(game, weighing, one.action) for one in weighing.candidates[:SHOWN]]


def weighed(
    game: Game, state: State, seat: int, moves: int, also: Action | None = None, worlds: int = WORLDS
) -> Weighing | None:
    """Every candidate in the same worlds, an answer that somebody thinks of among them; None: there is no choice."""
    actions, luck = state.answers(seat), luck_for(seat, moves)
    if len(actions) < 2 or (also is not None and also not in actions):
        return None
    return weigh(game, partial(game.determinize, state, seat, luck), seat, actions, luck, also, worlds)


def told(game: Game, weighing: Weighing, action: Action) -> Hint:
    """One candidate with what speaks for it beside the next best; of the last, beside the best."""
    order = [one.action for one in weighing.candidates]
    place = order.index(action)
    beside = order[place + 1] if place + 1 < len(order) else order[0]
    one = weighing.candidates[place]
    gains, costs = aims(game, weighing, action, beside) if beside != action else ([], [])
    return Hint(actions_.text(action), one.chance, one.error, *weighing.cost(action), gains, costs)


def aims(game: Game, weighing: Weighing, action: Action, beside: Action) -> tuple[list[Aim], list[Aim]]:
    """What speaks for one answer beside another, and what against it: what moves the chance most comes first."""
    judgement, seat = game.thinking.judgement, weighing.seat
    assert judgement is not None
    tries = list(zip(weighing.tries[action], weighing.tries[beside], strict=True))
    pairs = [(a, b) for a, b in tries if a.terms and b.terms]
    gains, costs = _by_terms(judgement, seat, pairs) if pairs else (list[Aim](), list[Aim]())
    ended = len(tries) > 2 * len(pairs)
    gap, error = weighing.between(action, beside)
    if (ended or not gains + costs) and abs(gap) > max(SLIGHT, SURE * error):
        (gains if gap > 0 else costs).insert(0, Aim(OUTCOME, seat, gap > 0))
    return gains[:GAINS], costs[:COSTS]


def _by_terms(judgement: Judgement, seat: int, pairs: list[tuple[Outcome, Outcome]]) -> tuple[list[Aim], list[Aim]]:
    chances = _means([one.chances for one, _ in pairs])
    weights = _means([one.weights for one, _ in pairs])
    found: list[tuple[float, Aim]] = []
    for whose, chance in enumerate(chances):
        # what others have counts as far as it takes from this seat's chance
        counts = 1.0 if whose == seat else -chance / max(1e-6, 1 - chances[seat])
        here, there = _means([one.terms[whose] for one, _ in pairs]), _means([other.terms[whose] for _, other in pairs])
        for name, weight, more, less in zip(judgement.names, weights, here, there, strict=True):
            if name not in judgement.fixed:
                found.append((counts * weight * (more - less), Aim(name, whose, more > less)))
    found.sort(key=lambda pair: -abs(pair[0]))
    least = max(SLIGHT, BESIDE * abs(found[0][0]))
    return [aim for moved, aim in found if moved >= least], [aim for moved, aim in found if moved <= -least]


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


class Loss(wire.Struct, frozen=True):
    """What a move costs beside the best one that was found, and the error of that; and what speaks for that one."""

    cost: float
    error: float
    better: Hint

    def beyond(self, loss: float) -> bool:
        """Whether it is worth a word before the move: as large as that, and no matter of doubt."""
        return self.cost >= loss and self.cost > SURE * self.error


def loss_of(game: Game, state: State, seat: int, moves: int, action: Action, worlds: int = WORLDS) -> Loss | None:
    """Of a move that a seat thinks of; None where there is nothing better to compare it with."""
    weighing = weighed(game, state, seat, moves, action, worlds)
    if weighing is None or weighing.candidates[0].action == action:
        return None
    best = weighing.candidates[0].action
    gains, costs = aims(game, weighing, best, action)
    better = told(game, weighing, best)
    return Loss(*weighing.cost(action), wire.replace(better, gains=gains, costs=costs))


def reason_of(game: Game, state: State, seat: int, moves: int, action: Action, worlds: int = WORLDS) -> Hint | None:
    """What spoke for a move that was made, as the seat knew it then: beside the best there was besides.

    None where there was no choice.
    """
    weighing = weighed(game, state, seat, moves, action, worlds)
    if weighing is None:
        return None
    beside = next(one.action for one in weighing.candidates if one.action != action)
    gains, costs = aims(game, weighing, action, beside)
    return wire.replace(told(game, weighing, action), gains=gains, costs=costs)


def sentences(game: str, seat: int, hint: Hint) -> tuple[Message, ...]:
    """What speaks for an answer and what against it, in words."""
    found = []
    for key, told_ in (("engine-hint-for", hint.gains), ("engine-hint-against", hint.costs)):
        if told_:
            found.append(Message(key, {"clauses": tuple([_worded(game, seat, aim) for aim in told_])}))
    return tuple(found) or (Message("engine-hint-alike", {}),)


def _worded(game: str, seat: int, aim: Aim) -> Message:
    what = Message(f"{'engine' if aim.term == OUTCOME else game}-aim-{aim.term}.{'more' if aim.more else 'less'}", {})
    return what if aim.seat == seat else Message("engine-hint-other", {"seat": aim.seat, "what": what})


def sure(hint: Hint) -> bool:
    """Whether it is behind the best beyond its interval."""
    return hint.behind > SURE * hint.behind_error
