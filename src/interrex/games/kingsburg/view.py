"""What a seat may see, as JSON, and what is printed.

Everything lies open but the enemy deck: this year's card is known to whoever peeked, and to all once it is revealed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .cards import ENTRIES
from .data import ADVISORS, BUILDINGS, DICE, ENEMIES, GOODS, NUMBER, STRENGTHS, WHITE_DICE, Enemy, Goods, Sheet
from .moments import STRENGTH, ask
from .powers import Bonus
from .state import NEUTRAL, NOBODY, PLUS2, Kingsburg, knows_enemy
from .words import dice_in


def view(g: Kingsburg, seat: int | None) -> dict[str, Any]:
    return {
        "year": g.year,
        "phase": g.phase,
        "order": list(g.order),
        "envoy": None if g.envoy == NOBODY else g.envoy,
        "seats": [_seat(g, s, known_enemy(g, seat)) for s in range(g.players)],
        "advisors": [_advisor(g, a.rank) for a in ADVISORS],
        "enemy": _enemy(g, seat),
    }


def known_enemy(g: Kingsburg, seat: int | None) -> Enemy | None:
    """This year's enemy, if the seat knows it."""
    known = knows_enemy(g, g.year - 1, NOBODY if seat is None else seat)
    return ENEMIES[g.enemies[g.year - 1]] if known else None


def _seat(g: Kingsburg, seat: int, enemy: Enemy | None) -> dict[str, Any]:
    return {
        "score": g.score[seat],
        "army": g.army[seat],
        # of its buildings, in the battle to come; once that is fought the army track shows it already
        "bonus": 0 if g.fought >> seat & 1 else ask(g, seat, STRENGTH, 0, enemy),
        "goods": dict(zip(GOODS, g.goods[seat], strict=True)),
        "tokens": g.tokens[seat],
        "buildings": list(_named_in(g.in_play[seat])),
        "coloured": list(g.coloured[seat]),
        "white": list(g.white[seat]),
        "aided": bool(g.aided >> seat & 1),
        "passed": bool(g.passed >> seat & 1),
        "peeked": bool(g.peeked >> seat & 1),
        "used": list(_named_in(g.used[seat])),
        "used_token": bool(g.used[seat] >> PLUS2 & 1),
    }


@cache
def _named_in(mask: int) -> tuple[str, ...]:
    """The buildings of a mask, by name."""
    return tuple([b.id for b in BUILDINGS if mask >> NUMBER[b.id] & 1])


def _advisor(g: Kingsburg, rank: int) -> list[dict[str, Any]]:
    """The sets of dice at one advisor; the seat is None for nobody's dice."""
    return [
        {"seat": None if seat == NEUTRAL else seat, "coloured": list(own), "white": list(white)}
        for at, seat, (own, white) in [(at, seat, dice_in(word)) for at, seat, word in g.placed]
        if at == rank
    ]


def _enemy(g: Kingsburg, seat: int | None) -> dict[str, Any]:
    card = known_enemy(g, seat)
    return {
        "range": list(STRENGTHS[g.year]),
        "revealed": g.enemy != NOBODY,
        "card": None if card is None else enemy_card(card),
    }


def enemy_card(card: Enemy) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "strength": card.strength,
        "gain": {"goods": dict(zip(GOODS, card.gain, strict=True)), "any": card.gain_any, "points": card.gain_points},
        "lose": {
            "goods": dict(zip(GOODS, card.lose, strict=True)),
            "any": card.lose_any,
            "points": card.lose_points,
            "buildings": card.raze,
        },
    }


def components() -> dict[str, Any]:
    """What is printed: advisors, buildings, and what the backs of the enemy cards tell."""
    return {
        "advisors": [
            {
                "rank": a.rank, "id": a.id, "goods": _named(a.goods), "choice": [_named(lot) for lot in a.choice],
                "any": a.any, "points": a.points, "soldiers": a.soldiers, "tokens": a.tokens, "peek": a.peek,
                "trade": a.trade,
            }
            for a in ADVISORS
        ],
        "buildings": [
            {
                "id": b.id, "row": b.row, "column": b.column, "cost": _named(b.cost), "points": b.points,
                "strength": sum([bonus.usual for bonus in _bonuses(b.id)]),
                "against": {kind: n for bonus in _bonuses(b.id) for kind, n in bonus.against.items()},
            }
            for b in BUILDINGS
        ],
        "strengths": {str(year): list(strength) for year, strength in STRENGTHS.items()},
        "enemies": [{"year": card.year, **enemy_card(card)} for card in ENEMIES],
    }  # fmt: skip


def _bonuses(building: str) -> list[Bonus]:
    """What a building adds in battle."""
    return [power.does for power in ENTRIES[building] if power.at == STRENGTH]


def _named(amounts: Goods) -> dict[str, int]:
    return {kind: n for kind, n in zip(GOODS, amounts, strict=True) if n}


def pieces(g: Kingsburg) -> dict[str, int]:
    """What can neither appear nor vanish, beside the enemy cards, counted where it lies."""
    placed = [(seat, dice_in(word)) for _, seat, word in g.placed]
    white = sum([len(dice[1]) for _, dice in placed]) + sum([len(w) for w in g.white])
    counts = {
        "white dice within the supply": int(white <= WHITE_DICE),
        "seals on the order track": len(set(g.order)),
        "envoy markers": int(g.envoy == NOBODY or g.envoy in g.order),
        "provinces built from the left": sum([_built_from_the_left(*p) for p in zip(g.sheets, g.in_play, strict=True)]),
    }
    for seat in range(g.players):
        out = len(g.coloured[seat]) + sum([len(dice[0]) for owner, dice in placed if owner == seat])
        counts[f"dice of seat {seat}"] = out or DICE  # between rolls they lie before their owner
    return counts


def _built_from_the_left(sheet: Sheet, province: int) -> bool:
    """Does nothing stand to the right of a gap?"""
    rows = [[bool(province >> number & 1) for number in row] for row in sheet.rows]
    return all(row == sorted(row, reverse=True) for row in rows)
