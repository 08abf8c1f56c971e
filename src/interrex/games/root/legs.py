"""The match in two legs for two players (rulebook 11.3): two games with the factions swapped, points added."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.game import Chronicle, Options, Result, Saga, Start
from interrex.engine.message import Message, message

from .data import FACTIONS, MAPS
from .state import Root

RULE = "11.3"
_House = Annotated[int, msgspec.Meta(ge=0)]
_ONE_OF_THEM: Final = msgspec.Meta(pattern=rf"^({'|'.join(FACTIONS)})\Z")
_Faction = Annotated[str, _ONE_OF_THEM]
_Map = Annotated[str, msgspec.Meta(pattern=rf"^({'|'.join(MAPS)})\Z")]
_Points = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Leg(wire.Struct, frozen=True):
    """One game, in seat order."""

    houses: tuple[_House, _House]
    factions: tuple[_Faction, _Faction]
    points: tuple[_Points, _Points]


class Legs(wire.Struct, frozen=True):
    """What is written down: the map, and the games played on it."""

    map: _Map
    legs: Annotated[tuple[Leg, ...], msgspec.Meta(min_length=1, max_length=2)]


def read(chronicle: Chronicle) -> Legs:
    found = wire.convert(chronicle, Legs)
    if len({frozenset(leg.houses) for leg in found.legs}) > 1 or len(set(found.legs[0].houses)) < 2:
        raise BadConfig("root-bad-legs", "root")
    return found


def check(start: Start) -> None:
    """A leg is for two; the second is played as the first one settled it."""
    if not start.houses and start.chronicle is None:
        return
    settled = {} if start.chronicle is None else settles(start.chronicle, start.houses)
    if start.players != 2 or any(start.options[name] != value for name, value in settled.items()):
        raise BadConfig("root-bad-legs", "root")


def settles(chronicle: Chronicle, houses: tuple[int, ...]) -> Options:
    """The second leg: the same map, and each with the faction that the other had."""
    book = read(chronicle)
    if len(book.legs) > 1:
        raise BadConfig("root-legs-over", "root")
    first = book.legs[0]
    if set(houses) != set(first.houses):
        raise BadConfig("root-bad-legs", "root")
    other = dict(zip(first.houses, first.factions[::-1], strict=True))
    return {"map": book.map, **{f"seat-{seat}": other[house] for seat, house in enumerate(houses, 1)}}


def writes(g: Root, start: Start) -> Chronicle:
    """The legs so far, with the one that has just ended."""
    factions = [FACTIONS[faction] for faction in g.faction]
    leg: dict[str, Any] = {"houses": start.houses, "factions": factions, "points": g.score}
    before = [] if start.chronicle is None else start.chronicle["legs"]
    return {"map": start.options["map"], "legs": [*before, leg]}


def result(chronicle: Chronicle) -> Result | None:
    """After both games: most points win; equal points share."""
    book = read(chronicle)
    if len(book.legs) < 2:
        return None
    scores = [0] * (max(book.legs[0].houses) + 1)
    for leg in book.legs:
        for house, points in zip(leg.houses, leg.points, strict=True):
            scores[house] += points
    playing = book.legs[0].houses
    best = max(scores[house] for house in playing)
    return Result(tuple(sorted([house for house in playing if scores[house] == best])), tuple(scores), RULE)


def tells(chronicle: Chronicle) -> tuple[Message, ...]:
    """Who played whom for how many points; and who has won."""
    told: list[Message] = []
    for number, leg in enumerate(read(chronicle).legs, 1):
        rows = zip(leg.houses, leg.factions, leg.points, strict=True)
        sides = tuple([message("root-leg-side", seat=h, faction=f, points=p) for h, f, p in rows])
        told.append(message("root-leg", n=number, sides=sides))
    if (end := result(chronicle)) is not None:
        winners = tuple([message("engine-seat", seat=house) for house in end.winners])
        told.append(message("root-legs-won", n=len(winners), winners=winners, points=max(end.scores)))
    return tuple(told)


LEGS = Saga(writes, settles, tells, result)
