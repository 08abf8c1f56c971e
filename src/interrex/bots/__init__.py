"""Bots: players that see only what a player may see.

A bot is handed a *world*: a position drawn at random among those that look the same to its seat. It never meets the
real one.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from interrex.engine.action import Action
from interrex.engine.errors import InterrexError
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.state import State

from .base import Bot
from .greedy import GreedyBot
from .random import RandomBot

_KINDS: dict[str, Callable[[Game, Luck], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
KINDS = tuple(_KINDS)


class UnknownBot(InterrexError):
    """No bot of that kind."""


def make(kind: str, game: Game, luck: Luck) -> Bot:
    """A new bot of the kind, with luck of its own."""
    if kind not in _KINDS:
        close = get_close_matches(kind.lower(), KINDS, 1) or KINDS
        raise UnknownBot("engine-unknown-bot", name=kind, known=", ".join(close))
    return _KINDS[kind](game, luck)


def called(state: State) -> tuple[int, ...]:
    """The seats that are asked something: guests to whom it was put, then those that owe a decision."""
    return (*[seat for seat in state.guests() if state.wanted(seat)], *state.pending())


def decide(bot: Bot, state: State, seat: int) -> Action:
    """What the bot does in the seat's place: it is shown the answers, and worlds that fit what the seat knows."""
    return bot.choose(lambda: bot.game.determinize(state, seat, bot.luck), seat, state.wanted(seat))


__all__ = ["KINDS", "Bot", "UnknownBot", "called", "decide", "make"]
