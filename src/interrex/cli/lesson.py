"""Lessons at the terminal: which there are, what the guide says, and what it says before somebody leaves it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.padding import Padding
from rich.text import Text

from interrex.engine import registry
from interrex.engine.action import Action, text
from interrex.engine.game import Game, Lesson
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.lessons import LEFT, ON, Guide, about, guide
from interrex.lessons import cards as lesson_cards
from interrex.lessons import looked_back as looks_back

from .arguments import HUMAN
from .words import CommandError, say, titled, words_at


def find(game_id: str | None, name: str) -> tuple[Game, Lesson]:
    """The lesson of that name, of the game or of the first that has one; or an error with those there are."""
    games = registry.games() if game_id is None else (registry.find(game_id),)
    found = next(((game, lesson) for game in games for lesson in game.extras.lessons if lesson.id == name), None)
    if found is None:
        known = ", ".join([lesson.id for game in games for lesson in game.extras.lessons]) or "–"
        titles = ", ".join([titled(game) for game in games])
        raise CommandError("cli-no-lesson", game=titles, name=name, known=known)
    return found


def roles(lesson: Lesson) -> list[str]:
    """What one can play in it."""
    return list(dict.fromkeys(lesson.roles))


def seating(lesson: Lesson, role: str | None) -> tuple[str, ...]:
    """A person in the seat of the role, the first if none is named; bots keep to the lesson in the others."""
    if role is not None and role not in lesson.roles:
        raise CommandError("cli-no-role", name=role, known=", ".join(roles(lesson)))
    mine = lesson.roles.index(role) if role is not None else 0
    return tuple([HUMAN if seat == mine else "steward" for seat in range(lesson.players)])


def cards(match: Match, seat: int) -> Iterator[Padding]:
    """Before the first move: the goal, a turn, and the seat's own side."""
    told = guide(match)
    if told is None or told.status != ON or told.own(seat)[0]:
        return
    for name, card in zip(("goal", "turn", "side"), lesson_cards(match.game.id, told.lesson, seat), strict=True):
        yield _told(say(f"cli-guide-{name}"), words_at(match).say(card))


def meanwhile(match: Match, seat: int) -> Iterator[Padding]:
    """What the others did since the seat's own last move and why, turn by turn."""
    told = guide(match)
    if told is None or not _listens(match, told, seat):
        return
    game = words_at(match)
    for other, steps in groupby(told.meanwhile(seat), lambda step: step.seat):
        role = game.say(Message(f"{match.game.id}-role-{told.lesson.roles[other]}", {}))
        name = role if len(roles(told.lesson)) > 1 else game.say(Message("engine-seat-name", {"number": other + 1}))
        yield _told(f"{name}:", " ".join([game.say(Message(step.why, {})) for step in steps]))


def farewell(match: Match, seat: int) -> str | None:
    """What is said before the seat's first move after the lesson."""
    told = guide(match)
    return say("cli-guide-done") if told is not None and told.ended(match, seat) else None


def looked_back(match: Match, seat: int) -> Iterator[Padding]:
    """At the end of the lesson, what the seat has done in it and what each of these moves was for."""
    told = guide(match)
    if told is None or not told.ended(match, seat):
        return
    game = words_at(match)
    yield Padding(Text(say("cli-guide-looked"), style="bold cyan"), (1, 1, 0, 1))
    for one in looks_back(match, told.lesson, seat):
        yield _told(f"{one.move + 1}. {game.say(one.label)}:", game.say(Message(one.why, {})))


def _listens(match: Match, told: Guide, seat: int) -> bool:
    """Whether all that the seat itself has done so far was the lesson's."""
    return told.status != LEFT and all(move.seat != seat for move in match.moves[told.made :])


def advice(match: Match, seat: int) -> Iterator[Padding]:
    """What the guide says to the seat now: what to do and why; or that somebody has just left it."""
    told = guide(match)
    if told is None:
        return
    if told.status == LEFT and len(match.moves) == told.made + 1:
        yield Padding(Text(say("cli-guide-left"), style="cyan"), (0, 1))
    step = told.wants(seat)
    if step is not None:
        game = words_at(match)
        made, own = told.own(seat)
        yield _told(say("cli-guide-step", n=made + 1, of=own), game.say(Message(step.why, {})), 1)
        label = game.say(match.game.label(match.state, seat, lesson_step(match, seat) or ()))
        yield Padding(Text(say("cli-guide-do", label=label), style="bold cyan"), (0, 1))


def _told(heading: str, text: str, above: int = 0) -> Padding:
    """One paragraph: the lines of a long message are those of its file."""
    flowing = " ".join(text.split())
    return Padding(Text.assemble((f"{heading} ", "bold cyan"), (flowing, "cyan")), (above, 1, 0, 1))


def lesson_step(match: Match, seat: int) -> Action | None:
    """What the lesson wants of the seat now."""
    told = guide(match)
    step = None if told is None else told.wants(seat)
    return None if step is None else next(a for a in match.actions(seat) if text(a) == step.action)


def objection(match: Match, seat: int, action: Action) -> str | None:
    """What the guide says to an action that is not the lesson's: what it is good for, and why not now."""
    told = guide(match)
    step = None if told is None else told.wants(seat)
    if told is None or step is None or step.action == text(action):
        return None
    game = words_at(match)
    good_for = game.say(about(match, told.lesson, seat)[str(action[0])])
    return f"{good_for} {say('cli-guide-instead', why=game.say(Message(step.why, {})))}"
