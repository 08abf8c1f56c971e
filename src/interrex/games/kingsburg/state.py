"""A position of Kingsburg: plain values, a hand-written copy, nothing that decides."""

from __future__ import annotations

from typing import ClassVar, Final

from interrex.engine import frames, verbs
from interrex.engine.luck import Luck
from interrex.engine.state import State

from .data import AID, BUILDINGS, Goods
from .words import Dice

NOBODY: Final = -1
NEUTRAL: Final = -2  # the dice of nobody in a game for two (rulebook 10)

Placed = tuple[int, int, str]  # advisor's rank, seat, dice with what helped them: "d35w4"


class Kingsburg(State):
    """Lists are in seat order. A province is a bit mask of building numbers."""

    __slots__ = (
        "aided", "army", "coloured", "enemies", "enemy", "envoy", "goods", "order",
        "passed", "peeked", "phase", "placed", "players", "province", "score", "taken", "tokens", "used", "white",
        "year",
    )  # fmt: skip
    game: ClassVar[str] = "kingsburg"

    def __init__(self, players: int, luck: Luck) -> None:
        self.begin(luck)
        self.players = players
        self.year = 1
        self.phase = AID
        self.order: tuple[int, ...] = tuple(range(players))  # the turn order track
        self.enemies: tuple[int, ...] = ()  # the five cards of this game, one a year: hidden
        self.enemy = NOBODY  # the card that lies open in winter
        self.peeked = 0  # mask of the seats that know this year's card
        self.envoy = NOBODY  # who holds the marker
        self.aided = NOBODY  # who has the king's white die this spring
        self.taken = 0  # mask of the advisors influenced this season, bit = rank
        self.passed = 0  # mask of the seats that are out of this season's influencing
        self.placed: list[Placed] = []
        self.score = [0] * players
        self.army = [0] * players
        self.tokens = [0] * players
        self.goods: list[Goods] = [(0, 0, 0)] * players
        self.province = [0] * players
        self.used = [0] * players  # mask of building numbers and PLUS2 used this season
        self.coloured: list[Dice] = [()] * players  # dice in hand
        self.white: list[Dice] = [()] * players

    def copy(self) -> Kingsburg:
        twin = Kingsburg.__new__(Kingsburg)
        self.copy_into(twin)
        twin.players = self.players
        twin.year = self.year
        twin.phase = self.phase
        twin.order = self.order
        twin.enemies = self.enemies
        twin.enemy = self.enemy
        twin.peeked = self.peeked
        twin.envoy = self.envoy
        twin.aided = self.aided
        twin.taken = self.taken
        twin.passed = self.passed
        twin.placed = self.placed[:]
        twin.score = self.score[:]
        twin.army = self.army[:]
        twin.tokens = self.tokens[:]
        twin.goods = self.goods[:]
        twin.province = self.province[:]
        twin.used = self.used[:]
        twin.coloured = self.coloured[:]
        twin.white = self.white[:]
        return twin

    # What the rules ask of a position again and again

    def wealth(self, seat: int) -> int:
        """Goods of all kinds together; +2 tokens are no goods (rulebook 3.2)."""
        gold, wood, stone = self.goods[seat]
        return gold + wood + stone

    def buildings(self, seat: int) -> int:
        return self.province[seat].bit_count()

    def owns(self, seat: int, number: int) -> bool:
        return bool(self.province[seat] >> number & 1)

    def total(self, seat: int) -> int:
        """Of all the seat's dice, white ones included (rulebook 4.1.4)."""
        return sum(self.coloured[seat]) + sum(self.white[seat])

    # What happens to a seat again and again

    def gain(self, seat: int, gold: int, wood: int, stone: int) -> None:
        g, w, s = self.goods[seat]
        self.goods[seat] = (g + gold, w + wood, s + stone)

    def pay(self, seat: int, gold: int, wood: int, stone: int) -> None:
        self.gain(seat, -gold, -wood, -stone)


Procedure = frames.Procedure[Kingsburg]
SeatProcedure = frames.SeatProcedure[Kingsburg]
Round = frames.Round[Kingsburg]
Decision = frames.Decision[Kingsburg]
Together = frames.Together[Kingsburg]
Choice = verbs.Choice[Kingsburg]
Verb = verbs.Verb[Kingsburg]

PLUS2: Final = len(BUILDINGS)  # the bit in ``used`` for a season's +2 token (rulebook 4.2.6)
