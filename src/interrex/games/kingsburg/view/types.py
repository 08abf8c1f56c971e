"""What a seat may see, as types: the board, everybody's province, the coming enemy."""

from __future__ import annotations

from interrex.engine.wire import Struct

from ..components import EnemyCard, Goods


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A player: what lies before them, and their marks on the tracks. What has a default is only there in a module."""

    score: int
    army: int
    bonus: int  # of the buildings in the battle to come; once that is fought the army track shows it already
    goods: Goods
    tokens: int
    buildings: tuple[str, ...]
    coloured: tuple[int, ...]  # dice in hand
    white: tuple[int, ...]
    aided: bool  # has a white die of the king's this spring
    passed: bool  # while others still place dice
    peeked: bool  # knows this year's enemy
    used: tuple[str, ...]  # buildings that were used this season
    used_token: bool
    sheet: tuple[tuple[str, ...], ...] = ()  # the province's rows from the top, where they are not the printed ones
    governor: str = ""
    group: str = ""  # joined this year
    levies: tuple[int, ...] = ()  # soldier tokens left
    strips: tuple[str, ...] = ()  # the letters of those dealt, until all have decided which they use


class DiceSet(Struct, frozen=True):
    """Dice that lie together on an advisor; the seat is None for nobody's dice."""

    seat: int | None
    coloured: tuple[int, ...]
    white: tuple[int, ...]


class Foe(Struct, frozen=True):
    """An enemy that may come."""

    kind: str
    strength: int


class EnemyView(Struct, frozen=True):
    """This year's enemy: what its back tells, and its face to whoever knows it."""

    range: tuple[int, int]
    revealed: bool
    card: EnemyCard | None
    possible: tuple[Foe, ...]  # the cards of the year, one of which it is; none once it is known


class AuctionView(Struct, frozen=True):
    """Governors that lie open; which is bid for, how much, and by whom."""

    cards: tuple[str, ...]
    card: str
    points: int
    leader: int | None
    most: int  # the highest bid there may be


class GiftView(Struct, frozen=True):
    """What somebody gets or gives up."""

    goods: Goods
    points: int
    soldiers: int
    tokens: int


class WayView(Struct, frozen=True):
    """One of the ways to take what a whim gives."""

    n: int  # the number by which actions call it
    pays: GiftView | None
    gains: GiftView
    others: GiftView | None  # what every other player gets
    peek: bool


class WhimView(Struct, frozen=True):
    """Somebody is asked which way it shall be: the advisor's rank, and all that there are."""

    rank: int
    seat: int
    ways: tuple[WayView, ...]


class BoardView(Struct, frozen=True, omit_defaults=True):
    """The board and everybody's province. What has a default is only there in a module."""

    year: int
    phase: int
    order: tuple[int, ...]  # seats on the turn order track
    envoy: int | None  # who holds the marker
    seats: list[SeatView]
    advisors: list[list[DiceSet]]  # by rank: the sets of dice on them; then, where a Politician governs, his two
    enemy: EnemyView
    whims: tuple[int, ...] = ()  # the ranks of the advisors on whom a whim tile lies
    chest: Goods | None = None  # what lies on the tile of rank 4
    lot: str = ""  # the good that lies on the tile of rank 5
    dealt: tuple[str, ...] = ()  # the governors in the hand of whoever looks, until one is kept
    auction: AuctionView | None = None
    draft: tuple[str, ...] = ()  # the letters of the strips that lie open to be picked, two alike once
    allies: tuple[tuple[int, int], ...] = ()  # tokens on advisors: the rank, and whose
    edict: str = ""  # the card of the scenario this year
    destiny: str = ""  # the card of this year
    marked: tuple[int, ...] = ()  # the ranks of advisors drawn by lot this year
    closed: tuple[int, ...] = ()  # the ranks of those whom whoever looks cannot influence this year
    groups: tuple[str, ...] = ()  # that lie open to be joined, until everybody has one
    offering: WhimView | None = None  # what somebody is to choose from at court
