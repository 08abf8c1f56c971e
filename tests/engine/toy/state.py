"""The position of Tribute, and who knows which card where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interrex.engine import frames, verbs, zones
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.zones import ALL, NONE, Zone

from .data import COINS, COURT, HAND, MOST_BID, NUMBERS

Piles = list[list[int]]


class Tribute(State):
    __slots__ = (
        "bids", "coins", "court", "gone", "hands", "known", "laid", "pile", "players", "rest", "rounds", "score",
        "secret", "shown", "stakes", "treasury", "used",
    )  # fmt: skip

    game = "toy"

    players: int
    rounds: int
    court: bool  # is the whole court there? Otherwise it is bids and looks only
    secret: Piles  # each seat's number
    rest: list[int]  # the numbers nobody has
    known: list[int]  # masks of the numbers each seat has seen, by whose they are
    bids: list[int]
    score: list[int]
    stakes: int  # points for a highest bidder beside the die
    coins: list[int]
    treasury: int
    hands: Piles  # cards of the court
    laid: Piles  # face down
    shown: Piles  # turned up in this round
    pile: list[int]
    gone: list[int]
    used: int  # mask of the cards used in this round

    def copy(self) -> Tribute:
        twin = Tribute()
        self.copy_into(twin)
        twin.players, twin.rounds, twin.court = self.players, self.rounds, self.court
        twin.secret, twin.rest, twin.known = copied(self.secret), self.rest[:], self.known[:]
        twin.bids, twin.score, twin.stakes = self.bids[:], self.score[:], self.stakes
        twin.coins, twin.treasury, twin.used = self.coins[:], self.treasury, self.used
        twin.hands, twin.laid, twin.shown = copied(self.hands), copied(self.laid), copied(self.shown)
        twin.pile, twin.gone = self.pile[:], self.gone[:]
        return twin

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    def highest_bid(self, seat: int) -> int:
        return min(MOST_BID, self.coins[seat]) if self.court else MOST_BID


def copied(piles: Piles) -> Piles:
    return [pile[:] for pile in piles]


def new(players: int, rounds: int, court: bool, luck: Luck) -> Tribute:
    g = Tribute()
    g.begin(luck)
    g.players, g.rounds, g.court = players, rounds, court
    g.rest, g.pile, g.gone = list(NUMBERS), list(range(len(COURT))) if court else [], []
    luck.shuffle(g.rest)
    luck.shuffle(g.pile)
    g.secret = [[g.rest.pop()] for _ in range(players)]
    g.hands = [[g.pile.pop() for _ in range(HAND if court else 0)] for _ in range(players)]
    g.laid, g.shown = [[] for _ in range(players)], [[] for _ in range(players)]
    g.known = [1 << seat for seat in range(players)]
    g.bids, g.score, g.coins = [0] * players, [0] * players, [COINS if court else 0] * players
    g.stakes = g.treasury = g.used = 0
    return g


# Zones


def seen(g: Tribute, place: int, seat: int) -> int:
    return ALL if g.over or (seat >= 0 and g.known[seat] >> place & 1) else NONE


def piles(name: str) -> Callable[[Any], Piles]:
    return lambda g: getattr(g, name)


def put_pile(name: str) -> Callable[[Any, int, list[int]], None]:
    return lambda g, place, cards: getattr(g, name).__setitem__(place, cards)


def one(name: str) -> Callable[[Any], Piles]:
    return lambda g: [getattr(g, name)]


def put_one(name: str) -> Callable[[Any, int, list[int]], None]:
    return lambda g, place, cards: setattr(g, name, cards)


SECRET = Zone("secret", "number", piles("secret"), put_pile("secret"), seen)
HANDS = Zone("hand", "court", piles("hands"), put_pile("hands"), zones.owner)
LAID = Zone("laid", "court", piles("laid"), put_pile("laid"), zones.owner)
ZONES = (
    SECRET,
    Zone("rest", "number", one("rest"), put_one("rest"), zones.nobody),
    HANDS,
    LAID,
    Zone("shown", "court", piles("shown"), put_pile("shown"), zones.everybody),
    Zone("pile", "court", one("pile"), put_one("pile"), zones.nobody),
    Zone("gone", "court", one("gone"), put_one("gone"), zones.everybody),
)

# Words


def _seat(word: Any) -> int | None:
    return word if isinstance(word, int) and 0 <= word < 3 else None


CARD = verbs.table("card", "court:{}", COURT)
WHOSE = verbs.Word("n", "card:{}", _seat, size=3)  # the number in front of a seat
SEAT = verbs.Word("seat", "seat:{}", _seat, size=3)

Procedure = frames.Procedure[Tribute]
Round = frames.Round[Tribute]
Choice = verbs.Choice[Tribute]
Verb = verbs.Verb[Tribute]
