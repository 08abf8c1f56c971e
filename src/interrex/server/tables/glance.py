"""What a table looks like at a glance, for *my games*: the last thing everybody heard, and when whose time is up.

It stands in the table's row and is written with the events, so that nothing is played again to say it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from interrex.bots import awaited
from interrex.engine import wire
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.state import State

from ..store.rows import Event
from ..words import words
from .situation import Situation


class Told(wire.Struct, frozen=True):
    """Something everybody at a table heard: when, and the packs whose words it may need."""

    at: float
    key: str
    params: dict[str, Any]
    packs: tuple[str, ...] = ()

    def sentence(self, language: str, game: str, names: tuple[str, ...]) -> str:
        """Nothing, where the words for it are not here any more."""
        said, known = Message(self.key, _params(self.params)), words(language, game, self.packs)
        return known.say(said, names) if known.knows(self.key) else ""


def _params(params: dict[str, Any]) -> dict[str, Any]:
    return {name: _param(value) for name, value in params.items()}


def _param(value: Any) -> Any:
    """As it was before it was written down."""
    if isinstance(value, dict):
        return Message(value["key"], _params(value["params"]))
    return tuple([_param(part) for part in value]) if isinstance(value, list) else value


def heard(match: Match, after: State, at: float) -> str | None:
    """The last thing that a move says to all, if it says anything to all."""
    public = [entry.message for entry in after.listener or () if entry.audience is None]
    return _written(at, public[-1], match.packs()) if public else None


def taken_back(seat: int | None, moves: int, at: float) -> str:
    return _written(at, Message("server-told-undo", {"seat": seat, "n": moves}), ())


def _written(at: float, said: Message, packs: tuple[str, ...]) -> str:
    return wire.encode(Told(at, said.key, said.json()["params"], packs)).decode()


def ends_after(situation: Situation, events: Collection[Event], state: State, away: Collection[int]) -> str | None:
    """By seat, when its time will be up if these things happen and the game stands so; None: nobody has a clock."""
    if situation.clocks is None:
        return None
    clocks = situation.clocks.copy()
    for event in events:
        clocks.stop(event.at)
        clocks.follow(event)
        clocks.run([] if state.over else [seat for seat in awaited(state) if seat not in away], event.at)
    return wire.encode([clocks.ends(seat) for seat in range(len(clocks.left))]).decode()
