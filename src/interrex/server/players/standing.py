"""How somebody has fared: their finished games by title, side and opponent, and their ratings for those who like them.

Opponents are known by the names they went by, as at the table: nobody is told that two of them are one person.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Literal

from interrex.engine import wire
from interrex.engine.errors import UnknownGame
from interrex.engine.game import ROLE, Result
from interrex.engine.message import Message

from ..protocol.standing import RatingInfo, Ratings, Statistics, Tally
from ..store import rated
from ..store.rated import Ended
from ..tables.memory import Tables
from ..words import learn, words
from .keyring import Me, settings_of
from .ratings import LEFT, NOTHING, Fit, Rating, Seat, fit, places

MOST = 2_000  # of one's own games, the newest
BATCH = 400  # games that are read together
AGAIN = 600.0  # seconds between two fits
OPPONENTS = 30
FEW = 5  # games before somebody has a rating


def seats_of(one: Ended) -> list[Seat]:
    """Who played in which place. Several seats of one key are guests': somebody sat on both sides of the table."""
    result, roles = wire.decode(one.result, Result), _roles(one)
    held = Counter([seat.player for seat in one.seats])
    left = [seat.seat for seat in one.seats if seat.kind == "human" and seat.left]
    found: list[Seat] = []
    for seat, place in zip(one.seats, places(result.winners, result.scores, left), strict=True):
        known = seat.player is not None and held[seat.player] == 1
        who = f"bot {seat.bot}" if seat.kind == "bot" else f"key {seat.player}" if known else ""
        found.append(Seat(who, roles[seat.seat] if seat.seat < len(roles) else "", place))
    return found


def _roles(one: Ended) -> list[str]:
    return [] if one.roles is None else wire.decode(one.roles, list[str])


class Standing:
    """Ratings, worked out apart from those who play, when somebody asks and those there are are old."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._fits: dict[str, Fit] = {}
        self._made: float | None = None
        self._turn = asyncio.Lock()

    async def ratings(self, me: Me, language: str) -> Ratings:
        """Nobody sees any who has not said that they like them."""
        if settings_of(me.player).get("ratings") is not True:
            return Ratings(False, [])
        await self._up_to_date()
        found: list[RatingInfo] = []
        for game, known in sorted(self._fits.items()):
            who = f"key {me.player.id}"
            whole = known.rating(who)
            if whole is None or whole.games < FEW:
                continue
            found.append(_info(game, "game", "", "", whole))
            kinds: tuple[Literal["count", "side"], ...] = ("count", "side")
            for kind in kinds:
                for part in sorted([part for part in known.strengths if part[:2] == (kind, who)]):
                    named = part[2] if kind == "count" else await side_name(language, game, part[2])
                    rating = known.rating(who, part)
                    assert rating is not None
                    found.append(_info(game, kind, part[2], named, rating))
        return Ratings(True, found)

    async def _up_to_date(self) -> None:
        async with self._turn:
            now = self._tables.config.clock()
            if self._made is not None and now - self._made < AGAIN:
                return
            games: dict[str, list[list[Seat]]] = {}
            after = (0.0, "")
            while batch := await self._tables.store.read(rated.ended(after, BATCH)):
                for one in batch:
                    games.setdefault(one.game, []).append(seats_of(one))
                after = (batch[-1].at, batch[-1].id)
            for game, played in games.items():
                self._fits[game] = await asyncio.to_thread(fit, played, self._fits.get(game, NOTHING))
            for gone in self._fits.keys() - games.keys():
                del self._fits[gone]
            self._made = now


def _info(game: str, kind: Literal["game", "count", "side"], value: str, name: str, rating: Rating) -> RatingInfo:
    return RatingInfo(game, kind, value, name, round(rating.rating), round(rating.spread), rating.games)


async def statistics(tables: Tables, me: Me, language: str) -> Statistics:
    """Of one's own finished games: what was won, and what would be won by chance."""
    played = await tables.store.read(rated.mine(me.player.id, MOST))
    by_game: dict[tuple[str, str], _Count] = {}
    by_side: dict[tuple[str, str], _Count] = {}
    by_opponent: dict[tuple[str, str], _Count] = {}
    for one in played:
        seats, result = seats_of(one), wire.decode(one.result, Result)
        own = [n for n, seat in enumerate(seats) if seat.who == f"key {me.player.id}"]
        if len(own) != 1:
            continue
        (mine,) = own
        won = mine in result.winners and seats[mine].place != LEFT
        by_game.setdefault((one.game, ""), _Count()).add(won, 1 / len(seats))
        if seats[mine].side:
            by_side.setdefault((one.game, seats[mine].side), _Count()).add(won, 1 / len(seats))
        for n, other in enumerate(seats):
            name = one.seats[n].name
            if n != mine and one.seats[n].kind == "human" and name:
                ahead = seats[mine].place > other.place
                tied = seats[mine].place == other.place
                by_opponent.setdefault(("", name), _Count()).add(ahead, 0.5, 0.5 if tied else 0.0)
    sides = {key: await side_name(language, *key) for key in by_side}
    return Statistics(
        _tallies(by_game, {}), _tallies(by_side, sides), _tallies(by_opponent, {})[:OPPONENTS], len(played)
    )


class _Count:
    def __init__(self) -> None:
        self.games, self.won, self.chance = 0, 0.0, 0.0

    def add(self, won: bool, chance: float, half: float = 0.0) -> None:
        self.games += 1
        self.won += 1.0 if won else half
        self.chance += chance


def _tallies(counted: dict[tuple[str, str], _Count], names: dict[tuple[str, str], str]) -> list[Tally]:
    found = [
        Tally(key[0], names.get(key, key[1]), one.games, one.won, round(one.chance, 3)) for key, one in counted.items()
    ]
    return sorted(found, key=lambda one: (-one.games, one.game, one.name))


async def side_name(language: str, game: str, side: str) -> str:
    """What a side is called; by its id, where the game is not here any more."""
    try:
        await learn(language, game)
        known, key = words(language, game), f"{game}-{ROLE}-{side}"
    except UnknownGame:
        return side
    return known.say(Message(key, {})) if known.knows(key) else side
