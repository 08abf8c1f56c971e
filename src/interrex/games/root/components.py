"""What is printed, and what can neither appear nor vanish."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.game import ROLE

from .data import (
    ALLIANCE,
    BASE,
    CARDS,
    CHARACTERS,
    COLUMNS,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    FACTIONS,
    ITEMS,
    LEADERS,
    MAPS,
    MARQUISE_COST,
    MARQUISE_DRAWS,
    MARQUISE_POINTS,
    QUESTS,
    SUITS,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    VIZIER,
    WARRIORS,
    Card,
    Map,
)  # fmt: skip
from .state import NOBODY, Root

NAMED: Final = {
    ROLE: FACTIONS,
    "card": tuple([card.id for card in CARDS]),
    "quest": tuple([quest.id for quest in QUESTS]),
    "leader": tuple(LEADERS),
    "character": tuple(CHARACTERS),
    "item": ITEMS,
    "suit": SUITS,
}


def factions(g: Root) -> tuple[str, ...]:
    """What each seat plays."""
    return tuple([FACTIONS[faction] for faction in g.faction])


def components() -> dict[str, Any]:
    """What is printed: the maps, the deck, the quests, the boards of the factions."""
    return {
        "maps": {name: _map(board) for name, board in MAPS.items()},
        "cards": {card.id: _card(card) for card in CARDS},
        "quests": {q.id: {"suit": SUITS[q.suit], "items": [ITEMS[i] for i in q.items]} for q in QUESTS},
        "leaders": {name: [COLUMNS[c] for c in columns] for name, columns in LEADERS.items()},
        "characters": {name: [ITEMS[i] for i in items] for name, items in CHARACTERS.items()},
        "warriors": dict(zip(FACTIONS, WARRIORS, strict=False)),
        "tracks": {
            "marquise_cost": list(MARQUISE_COST),
            "marquise_points": [list(row) for row in MARQUISE_POINTS],
            "marquise_draws": list(MARQUISE_DRAWS),
            "eyrie_points": list(EYRIE_POINTS),
            "eyrie_draws": list(EYRIE_DRAWS),
            "sympathy_cost": list(SYMPATHY_COST),
            "sympathy_points": list(SYMPATHY_POINTS),
        },
    }  # fmt: skip


def _map(board: Map) -> dict[str, Any]:
    return {
        "suits": [SUITS[s] for s in board.suits],
        "slots": list(board.slots),
        "ruins": [c + 1 for c in board.ruins],
        "paths": [[a + 1, b + 1] for a, b in board.paths],
        "river": [[a + 1, b + 1] for a, b in board.river],
        "forests": [[c + 1 for c in forest] for forest in board.forests],
        "corners": [[a + 1, b + 1] for a, b in board.corners],  # and their opposite
        "places": [list(place) for place in board.places],
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "suit": SUITS[card.suit],
        "kind": card.kind,
        "cost": dict(zip(SUITS, card.cost, strict=False)),
        "any": card.any,
        "item": ITEMS[card.item] if card.item >= 0 else None,
        "points": card.points,
        "copies": card.copies,
    }


def pieces(g: Root) -> dict[str, int]:
    """What can neither appear nor vanish, beside the cards: counted where it lies."""
    viziers = sum([column.count(VIZIER) for column in g.decree])
    vagabonds = [sum([sum(pile) for pile in vagabond.piles()]) for vagabond in g.vagabonds]
    items = sum(g.item_supply) + sum([sum(box) for box in g.items]) + sum(vagabonds) + sum([len(r) for r in g.ruins])
    starting = sum([4 for r in g.vagabonds if r.place == NOBODY and not any(r.fresh)])  # not chosen yet
    counts = {
        "items": items + g.dropped + starting,
        "wood": sum(g.wood) + g.wood_supply,
        "viziers where they belong": int(g.leader == NOBODY or viziers in (0, 2)),
        "slots never overfilled": int(min(g.slots()) >= 0),
        "quests done as counted": int(len(g.quests_done) == sum([sum(r.quests) for r in g.vagabonds])),
        "bases where they stand": int(sum(g.buildings[BASE]) == sum([base != NOBODY for base in g.bases])),
    }
    for faction, warriors in enumerate(g.warriors):
        counts[f"warriors of {FACTIONS[faction]}"] = (
            sum(warriors) + g.supply[faction] + (g.officers if faction == ALLIANCE else 0)
        )
    return counts
