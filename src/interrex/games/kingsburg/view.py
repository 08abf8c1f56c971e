"""What a seat may see, as types.

Everything lies open but the enemy deck: this year's card is known to whoever peeked, and to all once it is revealed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from interrex.engine.wire import Struct

from .components import EnemyCard, Goods, enemy_card, named_rows
from .data import (
    ADVISORS,
    AUTUMN,
    BUILDINGS,
    DESTINY,
    ENEMIES,
    GOODS,
    GOVERNORS,
    NUMBER,
    PLACES,
    RANKS,
    SHEET,
    SPRING,
    STRENGTHS,
    SUMMER,
    Enemy,
)
from .moments import OWN_PLACES, STRENGTH, ask
from .play.founding import EACH, strips_left
from .play.scenarios import edict_of, group_of
from .play.whims import CHEST, LOT
from .state import NEUTRAL, NOBODY, PLUS2, Kingsburg, knows_enemy
from .words import dice_in


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


def view(g: Kingsburg, seat: int | None) -> BoardView:
    enemy = known_enemy(g, seat)
    placing = g.phase in (SPRING, SUMMER, AUTUMN) and g.passed != (1 << g.players) - 1
    return BoardView(
        year=g.year,
        phase=g.phase,
        order=g.order,
        envoy=None if g.envoy == NOBODY else g.envoy,
        seats=[_seat(g, s, enemy, placing) for s in range(g.players)],
        advisors=_council(g),
        enemy=_enemy(g, enemy),
        whims=_ranks(g.whims),
        chest=Goods(*g.modules.chest) if g.whims >> CHEST & 1 else None,
        lot=GOODS[g.modules.lot] if g.whims >> LOT & 1 else "",
        dealt=_dealt(g, seat),
        auction=_auction(g) if g.modules.stall else None,
        draft=_draft(g) if g.modules.strips else (),
        allies=g.modules.allies,
        edict=edict_of(g) if g.modules.scenario else "",
        destiny="" if g.modules.fate == NOBODY else DESTINY[g.modules.fate].id,
        marked=_ranks(g.modules.marked),
        closed=_ranks(g.modules.closed[0 if seat is None else seat]),
    )


def alike(g: Kingsburg, seat: int | None) -> tuple[Any, ...]:
    """What somebody sees that others may not: this year's enemy, a hand of governors, whom they cannot influence."""
    return known_enemy(g, seat) is None, _dealt(g, seat), g.modules.closed[0 if seat is None else seat]


def _dealt(g: Kingsburg, seat: int | None) -> tuple[str, ...]:
    if seat is None or not g.modules.hands or g.modules.governors[seat] != NOBODY:
        return ()
    return tuple([GOVERNORS[card].id for card in g.modules.hands[seat]])


def _auction(g: Kingsburg) -> AuctionView:
    card, points, leader = g.modules.bid
    cards = tuple([GOVERNORS[open_].id for open_ in g.modules.stall])
    return AuctionView(
        cards, "" if card == NOBODY else GOVERNORS[card].id, max(0, points), None if leader < 0 else leader
    )


def _draft(g: Kingsburg) -> tuple[str, ...]:
    """What is dealt comes all at once; so where somebody has too few, strips are drafted."""
    drafted = any(len(strips) < EACH for strips in g.modules.strips)
    return tuple(dict.fromkeys(strips_left(g))) if drafted else ()


@cache
def _ranks(mask: int) -> tuple[int, ...]:
    return tuple([rank for rank in RANKS if mask >> rank & 1])


def known_enemy(g: Kingsburg, seat: int | None) -> Enemy | None:
    """This year's enemy, if the seat knows it."""
    known = knows_enemy(g, g.year - 1, NOBODY if seat is None else seat)
    return ENEMIES[g.enemies[g.year - 1]] if known else None


def _enemy(g: Kingsburg, known: Enemy | None) -> EnemyView:
    revealed = g.enemy != NOBODY
    if known is None:
        return EnemyView(STRENGTHS[g.year], revealed, None, _foes(g.year))
    return EnemyView(STRENGTHS[g.year], revealed, enemy_card(known), ())


@cache
def _foes(year: int) -> tuple[Foe, ...]:
    return tuple([Foe(card.kind, card.strength) for card in ENEMIES if card.year == year])


def _seat(g: Kingsburg, seat: int, enemy: Enemy | None, placing: bool) -> SeatView:
    return SeatView(
        score=g.score[seat],
        army=g.army[seat],
        bonus=0 if g.fought >> seat & 1 else ask(g, seat, STRENGTH, 0, enemy),
        goods=Goods(*g.goods[seat]),
        tokens=g.tokens[seat],
        buildings=_named_in(g.in_play[seat]),
        coloured=g.coloured[seat],
        white=g.white[seat],
        aided=bool(g.aided >> seat & 1),
        passed=placing and bool(g.passed >> seat & 1),
        peeked=bool(g.peeked >> seat & 1),
        used=_named_in(g.used[seat]),
        used_token=bool(g.used[seat] >> PLUS2 & 1),
        sheet=() if g.modules.sheets[seat] is SHEET else named_rows(g.modules.sheets[seat]),
        governor=GOVERNORS[card].id if g.modules.governors and (card := g.modules.governors[seat]) != NOBODY else "",
        group=group_of(g, seat) if g.modules.scenario else "",
        levies=g.levies[seat] if g.levies else (),
        strips=g.modules.strips[seat] if g.modules.strips else (),
    )


@cache
def _named_in(mask: int) -> tuple[str, ...]:
    """The buildings of a mask, by name."""
    return tuple([b.id for b in BUILDINGS if mask >> NUMBER[b.id] & 1])


def _council(g: Kingsburg) -> list[list[DiceSet]]:
    places = PLACES if g.brought & OWN_PLACES.speakers else ADVISORS
    council: list[list[DiceSet]] = [[] for _ in places]
    for rank, seat, word in g.placed:
        council[rank - 1].append(DiceSet(None if seat == NEUTRAL else seat, *dice_in(word)))
    return council
