"""What a seat may see, as types: the woodland, the seats, the boards of the factions, a battle."""

from __future__ import annotations

from typing import Literal

from interrex.engine.wire import Struct

from ..components import Counts


class ClearingView(Struct, frozen=True):
    """A clearing and what stands in it."""

    suit: str
    ruler: str | None
    slots: int
    open: int  # of them
    ruin: int  # items beneath it; 0: no ruin
    warriors: Counts  # by faction
    buildings: Counts
    wood: int
    keep: bool
    sympathy: bool
    pawns: list[str]


class VagabondView(Struct, frozen=True):
    """A Vagabond's board; his pawn is in a clearing, in a forest, or not yet placed."""

    character: str | None
    clearing: int | None
    forest: int | None
    fresh: Counts
    exhausted: Counts
    damaged: Counts
    damaged_exhausted: Counts
    relations: dict[str, int | Literal["hostile"]]
    aids: Counts  # this turn, towards the next step
    quests: Counts  # completed, by suit
    from_ruins: list[str]  # kinds of items: with two Vagabonds, nobody takes a kind twice


class GoalView(Struct, frozen=True):
    """How near a seat is to winning by its dominance card: clearings of the suit, or opposite corners (bird)."""

    suit: str
    have: int
    of: int


class SeatView(Struct, frozen=True):
    """A player and what they have in any faction."""

    faction: str
    score: int
    scores: bool  # whether points still count: not for a dominance card in play, nor in a coalition
    dominance: str | None
    goal: GoalView | None
    coalition: int | None  # the seat to win with
    cards: int
    hand: list[str] | None  # for its owner's eyes
    known: list[str]  # of another's hand: what was given, stolen or shown
    crafted: list[str]
    items: Counts
    warriors: int | None  # in the supply; None: the faction has none
    vagabond: VagabondView | None


class TrackView(Struct, frozen=True):
    """Pieces of a kind on the map, and what the next gives and costs; None: there is none, or it is not paid for."""

    placed: int
    of: int
    points: int | None
    cost: int | None


class MarquiseView(Struct, frozen=True):
    wood: int  # in the supply
    keep: int | None  # the clearing


class DecreeCard(Struct, frozen=True):
    card: str
    resolved: bool  # this turn


class EyrieView(Struct, frozen=True):
    leader: str | None
    deposed: list[str]
    decree: dict[str, list[DecreeCard]]  # by column
    resolving: str | None  # the column that is being carried out
    evening: int  # points for the roosts


class AllianceView(Struct, frozen=True):
    supporters: int
    supporter_cards: list[str] | None  # for the Alliance's eyes
    known: list[str]  # of them, to others
    officers: int
    bases: dict[str, int | None]  # by suit, the clearing
    sympathy: int


class BattleView(Struct, frozen=True):
    """A battle under way. Pairs are the attacker's and the defender's."""

    attacker: int  # seats
    defender: int
    clearing: int
    ally: str | None  # whose warriors an attacking Vagabond treats as his own
    steps: list[str]  # this battle takes
    step: str
    ambush: bool  # it was sprung and not foiled
    most: tuple[int, int]  # hits that each can roll
    rolled: tuple[int, int] | None  # None: the dice lie in their box
    extra: tuple[int, int]


class BoardView(Struct, frozen=True):
    """The woodland, what lies beside it, and everybody's board."""

    map: str
    turn: int  # a seat
    round: int
    phase: int
    left: int  # actions
    clearings: list[ClearingView]
    seats: list[SeatView]
    deck: int
    discard: list[str]
    available: list[str]  # dominance cards to take
    items: Counts  # left to craft
    quests: list[str]
    quest_deck: int
    tracks: dict[str, TrackView]  # by piece
    marquise: MarquiseView
    eyrie: EyrieView
    alliance: AllianceView
    battle: BattleView | None
