"""The match in two legs for two players (rulebook 11.3): two games with the factions swapped, points added."""

from __future__ import annotations

from typing import Any

from interrex.engine.errors import BadConfig
from interrex.engine.game import Result
from interrex.engine.match import Match

from .data import FACTIONS
from .state import Root


def second_leg(first: Match) -> dict[str, Any]:
    """The options of the second game: the same map, and each seat with the other's faction."""
    if first.players != 2 or first.game.id != "root":
        raise BadConfig("root-bad-legs", "root")
    assert isinstance(first.state, Root)
    mine, other = [FACTIONS[faction] for faction in first.state.faction]
    return {"map": first.options["map"], "seat-1": other, "seat-2": mine}


def total(first: Match, second: Match) -> Result:
    """Both games together: most points win; equal points share."""
    swapped = second_leg(first)
    fits = second.game.id == first.game.id and second.players == first.players
    fits = fits and all(second.options[name] == value for name, value in swapped.items())
    if not fits or not (first.over and second.over):
        raise BadConfig("root-bad-legs", "root")
    scores = [a + b for a, b in zip(first.result().scores, second.result().scores, strict=True)]
    winners = tuple([seat for seat, points in enumerate(scores) if points == max(scores)])
    return Result(winners, tuple(scores), "11.3")
