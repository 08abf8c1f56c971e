"""What a seat may see, as JSON, and what is printed.

Everything lies open but the enemy deck: this year's card is known to whoever peeked, and to all once it is revealed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from . import cards
from .data import ADVISORS, BUILDINGS, DICE, ENEMIES, GOODS, NUMBER, STRENGTHS, WHITE_DICE, Enemy, Goods
from .state import NEUTRAL, NOBODY, PLUS2, Kingsburg
from .words import dice_in


def view(g: Kingsburg, seat: int | None) -> dict[str, Any]:
    return {
        "year": g.year,
        "phase": g.phase,
        "order": list(g.order),
        "envoy": None if g.envoy == NOBODY else g.envoy,
        "seats": [_seat(g, s, _kind_known(g, seat)) for s in range(g.players)],
        "advisors": [_advisor(g, a.rank) for a in ADVISORS],
        "enemy": _enemy(g, seat),
    }


def _kind_known(g: Kingsburg, seat: int | None) -> str:
    """The kind of this year's enemy, if the seat knows it."""
    known = seat is not None and g.peeked >> seat & 1
    return ENEMIES[g.enemies[g.year - 1]].kind if known else ""


def _seat(g: Kingsburg, seat: int, enemy: str) -> dict[str, Any]:
    return {
        "score": g.score[seat],
        "army": g.army[seat],
        # of its buildings, in the battle to come; in winter the army track shows it already
        "bonus": cards.strength(g.province[seat], enemy) if g.enemy == NOBODY else 0,
        "goods": dict(zip(GOODS, g.goods[seat], strict=True)),
        "tokens": g.tokens[seat],
        "buildings": list(_named_in(g.province[seat])),
        "coloured": list(g.coloured[seat]),
        "white": list(g.white[seat]),
        "aided": seat == g.aided,
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
    known = seat is not None and g.peeked >> seat & 1
    return {
        "range": list(STRENGTHS[g.year]),
        "revealed": g.enemy != NOBODY,
        "card": enemy_card(ENEMIES[g.enemies[g.year - 1]]) if known or g.enemy != NOBODY else None,
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
                "strength": cards.EFFECTS[b.id].strength, "against": dict(cards.EFFECTS[b.id].against),
            }
            for b in BUILDINGS
        ],
        "strengths": {str(year): list(strength) for year, strength in STRENGTHS.items()},
        "enemies": [{"year": card.year, **enemy_card(card)} for card in ENEMIES],
    }  # fmt: skip


def _named(amounts: Goods) -> dict[str, int]:
    return {kind: n for kind, n in zip(GOODS, amounts, strict=True) if n}


def census(g: Kingsburg) -> dict[str, int]:
    """Components that can neither appear nor vanish, counted where they lie."""
    placed = [(seat, dice_in(word)) for _, seat, word in g.placed]
    white = sum([len(dice[1]) for _, dice in placed]) + sum([len(w) for w in g.white])
    counts = {
        "white dice within the supply": int(white <= WHITE_DICE),
        "enemy cards": len(g.enemies),
        "years with a card of their own": len({ENEMIES[card].year for card in g.enemies}),
        "seals on the order track": len(set(g.order)),
        "envoy markers": int(g.envoy == NOBODY or g.envoy in g.order),
        "provinces built from the left": sum([_built_from_the_left(p) for p in g.province]),
    }
    for seat in range(g.players):
        out = len(g.coloured[seat]) + sum([len(dice[0]) for owner, dice in placed if owner == seat])
        counts[f"dice of seat {seat}"] = out or DICE  # between rolls they lie before their owner
    return counts


def _built_from_the_left(province: int) -> bool:
    return all(b.column == 1 or province >> NUMBER[b.id] - 1 & 1 for b in BUILDINGS if province >> NUMBER[b.id] & 1)
