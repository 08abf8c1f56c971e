"""Bots: players that see only what a player may see.

A bot is handed *worlds*: positions drawn at random among those that look the same to its seat. It never meets the real
one. Installed packages bring bots through the entry point ``interrex.bots``, ours too; whoever starts the program may
name any other as ``module:Class``. ``docs/bots.md`` walks through writing one.
"""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.deals import last_call
from interrex.engine.errors import InterrexError
from interrex.engine.state import State

from .base import Bot, Imagine
from .kinds import SLASH, Kind, UnknownBot, everything, find, installed, judged, kinds, make, name_of
from .patience import Run


class FoulPlay(InterrexError):
    """A bot chose what it was not offered."""


def asked_seats(state: State) -> tuple[int, ...]:
    """The seats that are asked something: guests to whom it was put, then those that owe a decision.

    These wait where their answer would end the time in which an offer on the table can be accepted.
    """
    asked = tuple([seat for seat in state.guests() if state.answers(seat)])
    return asked if asked and last_call(state) else (*asked, *state.pending())


def awaited(state: State) -> tuple[int, ...]:
    """The seats without whose answer the game may stand still: bots do not let an offer lapse that waits for one."""
    owing = state.pending()
    return tuple(dict.fromkeys([*owing, *asked_seats(state)])) if last_call(state) else owing


def decide(bot: Bot, state: State, seat: int, run: Run | None = None) -> Action:
    """What the bot does in the seat's place: it is shown the answers, and worlds that fit what the seat knows.

    One that deals makes the offers its game thinks worth making before it answers what was asked. ``run`` is what was
    answered in a row before: who plays whole games keeps one, so that none goes on for ever.
    """
    drawn: list[State] = []  # a world that is still as it was drawn
    if bot.deals and bot.game.thinking.next_offer is not None and seat in state.pending():
        drawn.append(bot.game.determinize(state, seat, bot.luck))
        offered = bot.offer(drawn[0], seat, lambda: bot.game.determinize(state, seat, bot.luck))
        if offered is not None and offered in state.actions(seat):
            return offered
    actions = state.answers(seat)
    if run is not None:
        actions = run.left(seat, actions)
    chosen = bot.choose(lambda: drawn.pop() if drawn else bot.game.determinize(state, seat, bot.luck), seat, actions)
    if chosen not in actions:
        raise FoulPlay("engine-foul-play", bot=type(bot).__name__, text=repr(chosen), seat=seat)
    return chosen


__all__ = [
    "SLASH",
    "Bot",
    "FoulPlay",
    "Imagine",
    "Kind",
    "Run",
    "UnknownBot",
    "asked_seats",
    "awaited",
    "decide",
    "everything",
    "find",
    "installed",
    "judged",
    "kinds",
    "make",
    "name_of",
]
