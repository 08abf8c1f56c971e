"""Lessons at the terminal: which there are, what the guide says, and what it says before somebody leaves it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.padding import Padding
from rich.text import Text

from interrex.engine import registry
from interrex.engine.action import Action, text
from interrex.engine.game import Game
from interrex.engine.lesson import DONE, ON, Lesson, about, guide
from interrex.engine.match import Match
from interrex.engine.message import Message

from .arguments import HUMAN
from .words import CommandError, say, words_at


def find(game_id: str | None, name: str) -> tuple[Game, Lesson]:
    """The lesson of that name, of the game or of the first that has one; or an error with those there are."""
    games = registry.games() if game_id is None else (registry.find(game_id),)
    found = next(((game, lesson) for game in games for lesson in game.lessons if lesson.id == name), None)
    if found is None:
        known = ", ".join([lesson.id for game in games for lesson in game.lessons]) or "–"
        titles = ", ".join([game.title for game in games])
        raise CommandError("cli-no-lesson", game=titles, name=name, known=known)
    return found


def seating(lesson: Lesson, role: str | None) -> tuple[str, ...]:
    """A person in the seat of the role, the first if none is named; bots keep to the lesson in the others."""
    if role is not None and role not in lesson.roles:
        raise CommandError("cli-no-role", name=role, known=", ".join(lesson.roles))
    mine = lesson.roles.index(role) if role is not None else 0
    return tuple([HUMAN if seat == mine else "greedy" for seat in range(lesson.players)])


def advice(match: Match, seat: int) -> Iterator[Padding]:
    """What the guide says to the seat: what the others did and why, what to do now and why."""
    told = guide(match)
    if told is None:
        return
    if told.status != ON:
        if len(match.moves) <= told.made + 1 or told.status == DONE:
            yield Padding(Text(say(f"cli-guide-{told.status}"), style="cyan"), (0, 1))
        return
    game = words_at(match)
    for other, steps in groupby(told.meanwhile(seat), lambda step: step.seat):
        name = game.say(Message(f"{match.game.id}-role-{told.lesson.roles[other]}", {}))
        why = " ".join([game.say(Message(step.why, {})) for step in steps])
        yield Padding(Text.assemble((f"{name}: ", "bold cyan"), (why, "cyan")), (0, 1))
    step = told.wants(seat)
    if step is not None:
        made, own = told.own(seat)
        number = say("cli-guide-step", n=made + 1, of=own)
        why = game.say(Message(step.why, {}))
        yield Padding(Text.assemble((f"{number} ", "bold cyan"), (why, "cyan")), (1, 1, 0, 1))
        label = game.say(match.game.label(match.state, seat, wanted(match, seat) or ()))
        yield Padding(Text(say("cli-guide-do", label=label), style="bold cyan"), (0, 1))


def wanted(match: Match, seat: int) -> Action | None:
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
