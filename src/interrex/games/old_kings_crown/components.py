"""What is printed, what has a name, and what can neither appear nor vanish beside the cards."""

from __future__ import annotations

from typing import Any, Final

from .data import (
    ARCHETYPES,
    CARD_IDS,
    COMMANDS,
    COUNCILS,
    FACTIONS,
    FAVOURS,
    KINDS,
    KINGDOM,
    LOCATIONS,
    OWN,
    REGIONS,
    RULES,
    SUIT,
    TACTICS,
    TRAITS,
    Kind,
)
from .state import Crown


def components() -> dict[str, Any]:
    return {
        "cards": {CARD_IDS[card]: _card(card, kind) for card, kind in enumerate(KINDS)},
        "kingdom": {name: {"suit": COUNCILS[SUIT[n]], "rule": RULES[name]} for n, name in enumerate(KINGDOM)},
        "tactics": {
            t.id: {"faction": FACTIONS[n // 4], "uses": t.uses, "rule": RULES[t.id]} for n, t in enumerate(TACTICS)
        },
        "favours": {name: {"faction": FACTIONS[n], "rule": RULES[name]} for n, name in enumerate(FAVOURS)},
        "locations": {
            where.id: {"region": REGIONS[where.region], "influence": where.influence, "rule": RULES[where.id]}
            for where in LOCATIONS
        },
        "regions": list(REGIONS),
        "councils": list(COUNCILS),
        "factions": list(FACTIONS),
        "traits": list(TRAITS),  # as bits, in this order; so are commands
        "commands": list(COMMANDS),
    }


def _card(card: int, kind: Kind) -> dict[str, Any]:
    return {
        "kind": kind.id,
        "faction": FACTIONS[card // OWN],
        "archetype": ARCHETYPES[kind.archetype.bit_length() - 1] if kind.archetype else None,
        "strength": kind.strength,
        "traits": [name for n, name in enumerate(TRAITS) if kind.traits >> n & 1],
        "commands": [name for n, name in enumerate(COMMANDS) if (kind.commands | kind.either) >> n & 1],
        "votes": kind.votes,
        "lore": kind.lore,
        "cost": kind.cost,
        "rule": RULES[kind.id],
    }


NAMED: Final[dict[str, tuple[str, ...]]] = {
    "role": FACTIONS,
    "card": CARD_IDS,
    "kingdom": KINGDOM,
    "tactic": tuple([tactic.id for tactic in TACTICS]),
    "favour": FAVOURS,
    "region": REGIONS,
    "location": tuple([location.id for location in LOCATIONS]),
    "council": COUNCILS,
}


def factions(g: Crown) -> tuple[str, ...]:
    return tuple([FACTIONS[faction] for faction in g.faction])


def pieces(g: Crown) -> dict[str, int]:
    """Supporters, wherever they stand, and what must hold of the rest."""
    counts = {
        "seats on the order track": len(set(g.order)),
        "tired Supporters among those there": int(
            all(t <= m for seat in range(g.players) for t, m in zip(g.tired[seat], g.men[seat], strict=True))
        ),
        "nothing below nought": int(min(*g.influence, *g.lore, *g.camp, *g.lost_men) >= 0),
        "hands within their limits or being cut": int(max([len(hand) for hand in g.hands]) <= 9),
    }
    for seat in range(g.players):
        counts[f"Supporters of seat {seat}"] = g.camp[seat] + sum(g.men[seat]) + g.lost_men[seat]
    return counts
