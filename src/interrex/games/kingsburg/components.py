"""What is printed, as types, and what can neither appear nor vanish."""

from __future__ import annotations

from functools import cache

from interrex.engine.game import Listed
from interrex.engine.message import Message
from interrex.engine.wire import Struct

from .cards import ENTRIES
from .data import (
    ADVISORS,
    ALL_BUILDINGS,
    BUILDINGS,
    CHAPTERS,
    DICE,
    ENEMIES,
    ENVOY,
    KIND,
    NUMBER,
    ORIGINAL_ROWS,
    OURS,
    POLITICIANS,
    PROVINCE,
    RANK,
    ROMAN,
    SHEET,
    STRENGTHS,
    STRIPS,
    WHITE_DICE,
    WINTER,
    YEARS,
    Advisor,
    Building,
    Enemy,
    Sheet,
    rows_of,
)
from .moments import HELPS, POWERS, SPARED, STRENGTH
from .pictures import HALL, PICTURES
from .powers.asked import Bonus
from .state import NOBODY, Kingsburg
from .words import bundle, dice_in


class Goods(Struct, frozen=True):
    """So many of each."""

    gold: int
    wood: int
    stone: int


class AdvisorField(Struct, frozen=True):
    """An advisor: everything they give."""

    place: int  # the number by which actions call it: the rank, but for places beside the council
    rank: int
    id: str
    goods: Goods
    choice: tuple[Goods, ...]  # one of these besides
    any: int  # goods of choice
    points: int
    soldiers: int
    tokens: int
    peek: bool  # a secret look at the enemy
    trade: bool  # a good for one each of the other two kinds


class BuildingField(Struct, frozen=True):
    """A building, where it stands on the sheet, what it adds in battle, and how it is drawn."""

    id: str
    row: str  # its letter
    column: int
    cost: Goods
    points: int
    strength: int
    against: dict[str, int]  # by kind of enemy, instead of it
    weak: int  # the strength is only for enemies with no more than this on their card; 0: for all
    signs: tuple[str, ...]  # what it shows beside its strength: icons by name, and short texts
    helps: bool  # a placement of dice
    ours: bool  # what it costs is lost, and of our own making (rulebook 14.21)
    picture: tuple[tuple[str, str], ...]  # paths of SVG, each with the letter of what it paints


class Gain(Struct, frozen=True):
    """What a victory brings."""

    goods: Goods
    any: int
    points: int


class Loss(Struct, frozen=True):
    """What a defeat costs."""

    goods: Goods
    any: int
    points: int
    buildings: int


class EnemyCard(Struct, frozen=True):
    """An enemy's face."""

    year: int
    kind: str
    strength: int
    gain: Gain
    lose: Loss


class Components(Struct, frozen=True):
    """Advisors by rank, those on the Politician's card, buildings row by row, backs and faces of the enemy cards."""

    advisors: list[AdvisorField]
    politicians: list[AdvisorField]
    buildings: list[BuildingField]
    sheet: tuple[tuple[str, ...], ...]  # the rows of the printed province
    strips: dict[str, tuple[str, ...]]  # the buildings of each, by its letter
    strengths: dict[str, tuple[int, int]]  # by year: the weakest and the strongest
    enemies: list[EnemyCard]
    years: int
    winter: int  # the phase of the battle, which is the last of a year
    envoy: int  # the phase in which the envoy is lent


def components() -> Components:
    return Components(
        advisors=[_advisor(advisor) for advisor in ADVISORS],
        politicians=[_advisor(advisor) for advisor in POLITICIANS],
        buildings=[_building(building) for building in BUILDINGS],
        sheet=named_rows(SHEET),
        strips={letter: tuple([BUILDINGS[number].id for number in row]) for letter, row in rows_of(STRIPS).items()},
        strengths={str(year): strength for year, strength in STRENGTHS.items()},
        enemies=[enemy_card(card) for card in ENEMIES],
        years=YEARS,
        winter=WINTER,
        envoy=ENVOY,
    )


def _advisor(a: Advisor) -> AdvisorField:
    choice = tuple([Goods(*lot) for lot in a.choice])
    return AdvisorField(
        a.rank, RANK[a.rank], a.id, Goods(*a.goods), choice, a.any, a.points, a.soldiers, a.tokens, a.peek, a.trade
    )  # fmt: skip


def _building(b: Building) -> BuildingField:
    bonuses: list[Bonus] = [power.does for power in ENTRIES[b.id] if power.at == STRENGTH]
    strength = sum([bonus.usual for bonus in bonuses])
    against = {kind: n for bonus in bonuses for kind, n in bonus.against.items()}
    weak = max([bonus.weak for bonus in bonuses], default=0)
    helps = any(power.at is HELPS for power in ENTRIES[b.id])
    picture = PICTURES.get(b.id, HALL)
    return BuildingField(
        b.id,
        b.row,
        b.column,
        Goods(*b.cost),
        b.points,
        strength,
        against,
        weak,
        tuple(b.signs.split()),
        helps,
        b.source == OURS,
        picture,
    )


def listed() -> dict[str, tuple[Listed, ...]]:
    """What the rulebook lists, by chapter."""
    return {chapter: tuple([_listed(chapter, id) for id in ids]) for chapter, ids in CHAPTERS.items()}


def _listed(chapter: str, id: str) -> Listed:
    if KIND[id] != "building":
        return Listed(KIND[id], id)
    b = BUILDINGS[NUMBER[id]]
    printed = {
        "row": ORIGINAL_ROWS.index(b.row) + 1 if b in PROVINCE else b.row,
        "column": ROMAN[b.column - 1],
        "goods": bundle(b.cost),
        "points": b.points,
    }
    key = "kingsburg-printed-building-ours" if b.source == OURS else "kingsburg-printed-building"
    return Listed(KIND[id], id, Message(key, printed))


@cache
def named_rows(sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([BUILDINGS[number].id for number in row]) for row in sheet.rows])


def enemy_card(card: Enemy) -> EnemyCard:
    gain = Gain(Goods(*card.gain), card.gain_any, card.gain_points)
    lose = Loss(Goods(*card.lose), card.lose_any, card.lose_points, card.raze)
    return EnemyCard(card.year, card.kind, card.strength, gain, lose)


def pieces(g: Kingsburg) -> dict[str, int]:
    """What can neither appear nor vanish, beside the enemy cards, counted where it lies."""
    placed = [(seat, dice_in(word)) for _, seat, word in g.placed]
    white = sum([len(dice[1]) for _, dice in placed]) + sum([len(w) for w in g.white])
    counts = {
        "white dice within the supply": int(white <= WHITE_DICE or max(g.in_play) > ALL_BUILDINGS),  # cards bring more
        "seals on the order track": len(set(g.order)),
        "in play without being brought there": sum([(held & ~g.brought).bit_count() for held in g.in_play]),
        "envoy markers": int(g.envoy == NOBODY or g.envoy in g.order),
        "provinces built from the left": sum(
            [_built_from_the_left(*p) for p in zip(g.modules.sheets, g.in_play, strict=True)]
        ),
    }
    for seat in range(g.players):
        out = len(g.coloured[seat]) + sum([len(dice[0]) for owner, dice in placed if owner == seat])
        counts[f"dice of seat {seat}"] = out or DICE  # between rolls they lie before their owner
    return counts


def _built_from_the_left(sheet: Sheet, province: int) -> bool:
    """Does nothing stand to the right of a gap? What cannot be razed may."""
    spared: int = POWERS.total(SPARED, province, 0)
    rows = [[bool(province >> n & 1) for n in row if not spared >> n & 1] for row in sheet.rows]
    return all(row == sorted(row, reverse=True) for row in rows)
