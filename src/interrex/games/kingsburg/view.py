"""What a seat may see, as JSON; and options as words and board elements.

Everything lies open but the enemy deck: this year's card is known to whoever peeked, and to all once it is revealed.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message

from . import cards
from .data import ADVISORS, BUILDINGS, DICE, ENEMIES, GOODS, NUMBER, STRENGTHS, WHITE_DICE, Enemy, Goods
from .play.building import cost
from .play.influence import ENVOY, SHIFT, TOKEN, dice_in, dice_text
from .state import NEUTRAL, NOBODY, PLUS2, Kingsburg, amounts_of, bundle, dice_told


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
    return tuple([b.id for b in BUILDINGS if mask >> b.number & 1])


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


# Options


def label(g: Kingsburg, seat: int, a: Action) -> Message:
    """An option in words."""
    match a[0]:
        case "influence":
            key = "kingsburg-do-influence-with" if a[3:] else "kingsburg-do-influence"
            return Message(key, {"advisor": a[1], "rank": a[1], "dice": dice_told(*dice_in(str(a[2]))), "helps": a[3:]})
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
            dice = dice_in(str(a[2]))
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


def meant(g: Kingsburg, seat: int, pointed: tuple[str, ...]) -> Action | None:
    """What a seat that points at these elements seems to want, allowed or not."""
    parts = [ref.split(":") for ref in pointed]
    advisors = [rest[0] for kind, *rest in parts if kind == "advisor" and len(rest) == 1 and rest[0].isdecimal()]
    if advisors:
        own, white = ([_die(g, seat, rest, colour) for kind, *rest in parts if kind == "die"] for colour in "dw")
        word = dice_text(tuple(sorted(filter(None, own))), tuple(sorted(filter(None, white))))
        if word == "d":
            return ("influence", int(advisors[-1][:3]))
        helps = [h for h in (TOKEN, SHIFT, ENVOY) if ["help", str(seat), h] in parts]
        return ("influence", int(advisors[-1][:3]), word, *helps)
    for kind, *rest in parts:
        if kind == "building" and len(rest) == 2 and rest[1] in NUMBER:
            verbs = {str(a[0]) for a in g.actions(seat)} if seat in g.pending() else set()
            return (rest[1],) if rest[1] in verbs else ("build", rest[1])
        if kind == "goods" and len(rest) == 2 and rest[1] in GOODS:
            verbs = {str(a[0]) for a in g.actions(seat)} if seat in g.pending() else set()
            return (next((v for v in ("trade", "recruit", "lose") if v in verbs), "take"), rest[1])
    return None


def _die(g: Kingsburg, seat: int, rest: list[str], colour: str) -> int | None:
    """The value of the die that a ref names, if it is one of this colour in the seat's hand."""
    have = g.coloured[seat] if colour == "d" else g.white[seat]
    if len(rest) == 2 and rest[0] == str(seat) and rest[1][:1] == colour and rest[1][1:].isdecimal():
        place = int(rest[1][1:3])
        return have[place] if place < len(have) else None
    return None


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
    return all(b.column == 1 or province >> b.number - 1 & 1 for b in BUILDINGS if province >> b.number & 1)
