"""What a seat may see, as JSON; and options as words and board elements.

Everything lies open but the enemy deck: this year's card is known to whoever peeked, and to all once it is revealed.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message

from .data import ADVISORS, BUILDINGS, DICE, ENEMIES, GOODS, NUMBER, STRENGTHS, WHITE_DICE, Enemy
from .play.building import cost
from .play.influence import dice_of
from .state import NEUTRAL, NOBODY, PLUS2, Kingsburg, amounts_of, bundle


def view(g: Kingsburg, seat: int | None) -> dict[str, Any]:
    return {
        "year": g.year,
        "phase": g.phase,
        "order": list(g.order),
        "envoy": None if g.envoy == NOBODY else g.envoy,
        "seats": [_seat(g, s) for s in range(g.players)],
        "advisors": [_advisor(g, a.rank) for a in ADVISORS],
        "enemy": _enemy(g, seat),
    }


def _seat(g: Kingsburg, seat: int) -> dict[str, Any]:
    return {
        "score": g.score[seat],
        "army": g.army[seat],
        "goods": dict(zip(GOODS, g.goods[seat], strict=True)),
        "tokens": g.tokens[seat],
        "buildings": [b.id for b in BUILDINGS if g.owns(seat, b.number)],
        "coloured": list(g.coloured[seat]),
        "white": list(g.white[seat]),
        "aided": seat == g.aided,
        "passed": bool(g.passed >> seat & 1),
        "peeked": bool(g.peeked >> seat & 1),
        "used": [b.id for b in BUILDINGS if g.used[seat] >> b.number & 1],
        "used_token": bool(g.used[seat] >> PLUS2 & 1),
    }


def _advisor(g: Kingsburg, rank: int) -> list[dict[str, Any]]:
    """The sets of dice at one advisor; the seat is None for nobody's dice."""
    return [
        {"seat": None if seat == NEUTRAL else seat, "coloured": list(dice[0]), "white": list(dice[1])}
        for at, seat, word in g.placed
        if at == rank and (dice := dice_of(word))
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


# Options


def label(g: Kingsburg, seat: int, a: Action) -> Message:
    """An option in words."""
    match a[0]:
        case "influence":
            key = "kingsburg-do-influence-with" if a[3:] else "kingsburg-do-influence"
            return Message(key, {"advisor": a[1], "rank": a[1], "dice": a[2], "helps": a[3:]})
        case "take" | "lose" | "recruit":
            return Message(f"kingsburg-do-{a[0]}", {"goods": bundle(amounts_of(a))})
        case "trade":
            return Message("kingsburg-do-trade", {"good": a[1]})
        case "build":
            building = BUILDINGS[NUMBER[str(a[1])]]
            price = bundle(cost(building, g.province[seat]))
            return Message("kingsburg-do-build", {"building": a[1], "goods": price, "points": building.points})
        case "pass":
            return Message(f"kingsburg-do-pass-{type(g.waiting()).__name__.lower()}", {})
    return Message(f"kingsburg-do-{a[0]}", {"with": a[1]} if len(a) > 1 else {})


def refs(g: Kingsburg, seat: int, a: Action) -> tuple[str, ...]:
    """The board elements an option concerns."""
    match a[0]:
        case "influence":
            dice = dice_of(str(a[2])) or ((), ())
            return (
                f"advisor:{a[1]}",
                *_dice_refs(seat, "d", g.coloured[seat], dice[0]),
                *_dice_refs(seat, "w", g.white[seat], dice[1]),
                *[f"help:{seat}:{h}" for h in a[3:]],
            )
        case "build":
            return (f"building:{seat}:{a[1]}",)
        case "take" | "lose" | "recruit" | "trade":
            return tuple(dict.fromkeys([f"goods:{seat}:{kind}" for kind in a[1:]]))
        case verb if verb in NUMBER:
            return (f"building:{seat}:{verb}",)
    return ()


def _dice_refs(seat: int, colour: str, have: tuple[int, ...], placed: tuple[int, ...]) -> list[str]:
    """Dice by their place in the hand; of equal ones the first are meant."""
    return [f"die:{seat}:{colour}{have.index(value) + placed[:i].count(value)}" for i, value in enumerate(placed)]


def census(g: Kingsburg) -> dict[str, int]:
    """Components that can neither appear nor vanish, counted where they lie."""
    placed = [(seat, dice) for _, seat, word in g.placed if (dice := dice_of(word))]
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
    return all(b.column == 1 or province >> b.number - 1 & 1 for b in BUILDINGS if province >> b.number & 1)
