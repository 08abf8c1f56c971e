"""Calling for the next game of a campaign: it begins when everybody who was in the last one has agreed, or in time.

A call says who shall play, with which options, and whether somebody chose the luck. Whoever calls for something else
puts that in its place, and is asked for anew; whoever would stay away says so, and the others play without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine import wire

from ..protocol.campaigns import CallInfo, NextGame
from ..refusals import no
from ..store.rows import StoredCampaign, TableRow
from ..tokens import new_call_id


class Call(wire.Struct, frozen=True):
    """What was called for, as it is stored; houses by their numbers."""

    by: int | None  # None: the owner
    at: float
    houses: list[int]
    options: dict[str, Any]
    seed: str | None
    agreed: list[int]
    away: list[int]
    id: str = ""  # as it was when calls had none

    def lineup(self) -> list[int]:
        """Who plays, by seat."""
        return [house for house in self.houses if house not in self.away]


def standing_call(stored: StoredCampaign) -> Call | None:
    return None if stored.row.called is None else wire.decode(stored.row.called, Call)


def called(stored: StoredCampaign, by: int | None, wanted: NextGame, now: float) -> Call:
    """The call that stands if it is for the same, or else a new one; whoever calls agrees to it."""
    houses = wanted.houses if wanted.houses is not None else usual(stored)
    before, bare = standing_call(stored), wanted.houses is None and not wanted.options and wanted.seed is None
    if before is None:
        call = Call(by, now, houses, wanted.options, wanted.seed, [], [], new_call_id())
    elif (before.lineup(), before.options, before.seed) == (houses, wanted.options, wanted.seed):
        call = before
    elif bare:
        call = named(before, wanted.call)
    else:
        away = [house for house in before.away if house not in houses]
        call = Call(by, now, houses, wanted.options, wanted.seed, [], away, new_call_id())
    return call if by is None else answered(call, by, agree=True)


def named(standing: Call, call_id: str | None) -> Call:
    """The call that stands, if it is the one that somebody has seen; what replaced it they have to look at first."""
    if standing.id != call_id:
        raise no("conflict", "server-campaign-called-otherwise")
    return standing


def answered(call: Call, house: int, agree: bool) -> Call:
    """The call with a house's answer; who does not agree stays away."""
    agreed, away = _without(call.agreed, house), _without(call.away, house)
    if agree:
        return wire.replace(call, agreed=sorted([*agreed, house]), away=away)
    return wire.replace(call, agreed=agreed, away=sorted([*away, house]))


def _without(houses: Sequence[int], house: int) -> list[int]:
    return [one for one in houses if one != house]


def waits_for(stored: StoredCampaign, call: Call) -> list[int]:
    """The houses that have yet to answer: people's, of the last game; before the first, of those that shall play."""
    played = finished(stored)
    asked = wire.decode(played[-1].houses, list[int]) if played else call.houses
    people = {row.house for row in stored.houses if row.kind == "human"}
    return sorted([house for house in asked if house in people and house not in (*call.agreed, *call.away)])


def asked(call: Call) -> int:
    """By which a call is known among notices."""
    return int(call.at)


def ends(stored: StoredCampaign, call: Call) -> float:
    """When nobody is waited for any longer."""
    return call.at + stored.row.wait


def call_info(stored: StoredCampaign) -> CallInfo | None:
    """The call that stands, as everybody sees it; not the seed: the luck would be open to all."""
    call = standing_call(stored)
    if call is None:
        return None
    return CallInfo(
        id=call.id,
        by=call.by,
        at=call.at,
        until=ends(stored, call),
        houses=call.lineup(),
        options=call.options,
        seeded=call.seed is not None,
        agreed=call.agreed,
        away=call.away,
        waits=waits_for(stored, call),
    )


def finished(stored: StoredCampaign) -> list[TableRow]:
    return [table for table in stored.tables if table.result is not None]


def under_way(stored: StoredCampaign) -> TableRow | None:
    return next((table for table in stored.tables if table.result is None), None)


def usual(stored: StoredCampaign) -> list[int]:
    """Who plays when nobody says otherwise: those of the last game, or all."""
    played = finished(stored)
    return wire.decode(played[-1].houses, list[int]) if played else [house.house for house in stored.houses]


def stayed_away(stored: StoredCampaign) -> list[list[int]]:
    """By game: the houses of the one before that were not in it."""
    seated = [wire.decode(table.houses, list[int]) for table in stored.tables]
    return [sorted(set(before) - set(now)) for before, now in zip([[], *seated], seated, strict=False)]
