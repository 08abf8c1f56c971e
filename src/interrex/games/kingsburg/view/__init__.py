"""What a seat may see.

Everything lies open but the enemy deck: this year's card is known to whoever peeked, and to all once it is revealed.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from interrex.engine.game import Layers
from interrex.engine.zones import NONE

from ..components import Goods, enemy_card, named_rows
from ..data import (
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
    Sheet,
)
from ..gifts import NO_GIFT, Gift
from ..moments import OWN_PLACES, STRENGTH
from ..play.founding import strips_left
from ..play.governors import MOST
from ..play.scenarios import Join, edict_of, group_of, groups_left
from ..play.whims import CHEST, LOT, Alternative, OneOf
from ..play.winter import bonus
from ..state import NEUTRAL, NOBODY, ONCE_MORE, PLUS2, Kingsburg, knows_enemy
from ..words import EACH, Dice, dice_in
from .types import (
    AuctionView,
    BoardView,
    DiceSet,
    EnemyView,
    Foe,
    GiftView,
    SeatView,
    WayView,
    WhimView,
)


def _board(g: Kingsburg, seat: int | None) -> BoardView:
    enemy = g.enemies[g.year - 1] if _knows(g, seat) else NOBODY
    met = bool(g.met >> g.year - 1 & 1)
    coming = NOBODY if met and g.enemy == NOBODY else enemy  # after the battle walls await the next winter's
    placing = g.phase in (SPRING, SUMMER, AUTUMN) and g.passed != (1 << g.players) - 1
    return BoardView(
        year=g.year,
        phase=g.phase,
        order=g.order,
        envoy=None if g.envoy == NOBODY else g.envoy,
        seats=[_seat(g, s, coming, placing) for s in range(g.players)],
        advisors=_council(tuple(g.placed), bool(g.brought & OWN_PLACES.mask)),
        enemy=_enemy(g.year, met, enemy),
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
        groups=_groups(g) if g.modules.scenario else (),
        offering=_offering(g) if g.whims else None,
    )


def _everybody(g: Kingsburg) -> BoardView:
    return _board(g, None)


def _own(g: Kingsburg, seat: int, seen: BoardView) -> BoardView:
    """What others may not see: this year's enemy, a hand of governors, whom a seat cannot influence. Mostly nothing."""
    more = _knows(g, seat) != _knows(g, None) or _dealt(g, seat)
    return _board(g, seat) if more or g.modules.closed[seat] != g.modules.closed[0] else seen


VIEW: Final = Layers(_everybody, _own)


def _dealt(g: Kingsburg, seat: int | None) -> tuple[str, ...]:
    if seat is None or not g.modules.hands or g.modules.governors[seat] != NOBODY:
        return ()
    return tuple([GOVERNORS[card].id for card in g.modules.hands[seat]])


def _auction(g: Kingsburg) -> AuctionView:
    card, points, leader = g.modules.bid
    cards = tuple([GOVERNORS[open_].id for open_ in g.modules.stall])
    return AuctionView(
        cards, "" if card == NOBODY else GOVERNORS[card].id, max(0, points), None if leader < 0 else leader, MOST
    )


def _groups(g: Kingsburg) -> tuple[str, ...]:
    return () if g.over or not isinstance(g.waiting(), Join) else tuple(groups_left(g))


def _offering(g: Kingsburg) -> WhimView | None:
    asked = None if g.over else g.waiting()
    if not isinstance(asked, OneOf):
        return None
    return WhimView(asked.rank, asked.seat, tuple([_way(n, way) for n, way in enumerate(asked.ways, 1)]))


def _way(n: int, way: Alternative) -> WayView:
    return WayView(n, _gift(way.pays), _given(way.gains), _gift(way.others), way.peek)


def _gift(gift: Gift) -> GiftView | None:
    return None if gift == NO_GIFT else _given(gift)


def _given(gift: Gift) -> GiftView:
    return GiftView(Goods(*gift.goods), gift.points, gift.soldiers, gift.tokens)


def _draft(g: Kingsburg) -> tuple[str, ...]:
    """What is dealt comes all at once; so where somebody has too few, strips are drafted."""
    drafted = any(len(strips) < EACH for strips in g.modules.strips)
    return tuple(dict.fromkeys(strips_left(g))) if drafted else ()


@cache
def _ranks(mask: int) -> tuple[int, ...]:
    return tuple([rank for rank in RANKS if mask >> rank & 1])


def _knows(g: Kingsburg, seat: int | None) -> bool:
    """Whether somebody knows this year's enemy."""
    return knows_enemy(g, g.year - 1, NOBODY if seat is None else seat) != NONE


@cache
def _enemy(year: int, revealed: bool, known: int) -> EnemyView:
    if known == NOBODY:
        return EnemyView(STRENGTHS[year], revealed, None, _foes(year))
    return EnemyView(STRENGTHS[year], revealed, enemy_card(ENEMIES[known]), ())


@cache
def _foes(year: int) -> tuple[Foe, ...]:
    return tuple([Foe(card.kind, card.strength) for card in ENEMIES if card.year == year])


def _seat(g: Kingsburg, seat: int, enemy: int, placing: bool) -> SeatView:
    modules, walls = g.modules, g.in_play[seat] & STRENGTH.mask
    return _shown(
        g.score[seat],
        g.army[seat],
        bonus(g, seat, walls, enemy) if walls and not g.fought >> seat & 1 else 0,
        g.goods[seat],
        g.tokens[seat],
        g.in_play[seat],
        g.coloured[seat],
        g.white[seat],
        g.aided >> seat & 1,
        placing and g.passed >> seat & 1,
        g.looked[g.year - 1] >> seat & 1,
        g.used[seat],
        modules.sheets[seat],
        modules.governors[seat] if modules.governors else NOBODY,
        group_of(g, seat) if modules.scenario else "",
        g.levies[seat] if g.levies else (),
        modules.strips[seat] if modules.strips else (),
    )


@lru_cache(4096)
def _shown(
    score: int,
    army: int,
    bonus: int,
    goods: tuple[int, int, int],
    tokens: int,
    in_play: int,
    coloured: Dice,
    white: Dice,
    aided: int,
    passed: int,
    peeked: int,
    used: int,
    sheet: Sheet,
    governor: int,
    group: str,
    levies: tuple[int, ...],
    strips: tuple[str, ...],
) -> SeatView:
    """A player is mostly as they were before the last move, which was somebody else's."""
    return SeatView(
        score=score,
        army=army,
        bonus=bonus,
        goods=Goods(*goods),
        tokens=tokens,
        buildings=_named_in(in_play),
        coloured=coloured,
        white=white,
        aided=bool(aided),
        passed=bool(passed),
        peeked=bool(peeked),
        used=_named_in(used),
        used_token=bool(used >> PLUS2 & 1),
        sheet=() if sheet is SHEET else named_rows(sheet),
        governor="" if governor == NOBODY else GOVERNORS[governor].id,
        group=group,
        levies=levies,
        strips=strips,
    )


@cache
def _named_in(mask: int) -> tuple[str, ...]:
    """The buildings of a mask, by name."""
    return tuple([b.id for b in BUILDINGS if mask >> NUMBER[b.id] & 1])


@lru_cache(4096)
def _council(placed: tuple[tuple[int, int, str], ...], elsewhere: bool) -> list[list[DiceSet]]:
    """The same while nobody places dice; whoever is shown it changes nothing."""
    council: list[list[DiceSet]] = [[] for _ in (PLACES if elsewhere else ADVISORS)]
    for rank, seat, word in placed:
        if word == ONCE_MORE:
            continue
        council[rank - 1].append(DiceSet(None if seat == NEUTRAL else seat, *dice_in(word)))
    return council
