"""What a seat may see, as JSON; and options as words and board elements.

Hidden are the hands of others, the order of the deck and of the quests, the Alliance's supporters and the items under
the ruins. Everything else lies open.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message

from .data import (
    ALLIANCE,
    BUILDINGS,
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    FACTIONS,
    HOSTILE,
    ITEMS,
    KEEP,
    LEADER_NAMES,
    LEADERS,
    MAPS,
    MARQUISE,
    MARQUISE_COST,
    MARQUISE_DRAWS,
    MARQUISE_POINTS,
    NUMBER,
    QUESTS,
    SUITS,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    VAGABOND,
    VIZIER,
    WARRIORS,
    WOOD,
    Card,
    Map,
)  # fmt: skip
from .play.battle import ROLLED, step_of
from .play.eyrie import word_of
from .state import NOBODY, Root, Rover, card_id

PIECES = (*BUILDINGS, WOOD, KEEP, SYMPATHY)


def view(g: Root, seat: int | None) -> dict[str, Any]:
    rulers = g.rulers()
    return {
        "map": g.board.id,
        "turn": g.turn,
        "round": g.round,
        "phase": g.phase,
        "left": g.left,
        "clearings": [_clearing(g, c, rulers[c]) for c in range(CLEARINGS)],
        "seats": [_seat(g, s, seat) for s in range(g.players)],
        "deck": len(g.deck),
        "discard": [card_id(card) for card in g.discard],
        "available": [card_id(card) for card in g.available],
        "items": _items(g.item_supply),
        "quests": [QUESTS[q].id for q in g.quests],
        "quest_deck": len(g.quest_deck),
        "marquise": {"wood": g.wood_supply, "keep": g.keep + 1 if g.keep >= 0 else None},
        "eyrie": {
            "leader": LEADER_NAMES[g.leader] if g.leader != NOBODY else None,
            "deposed": [name for n, name in enumerate(LEADER_NAMES) if g.deposed >> n & 1],
            "decree": {name: [word_of(card) for card in g.decree[n]] for n, name in enumerate(COLUMNS)},
        },
        "alliance": _alliance(g, seat),
        "battle": _battle(g),
    }


def _clearing(g: Root, c: int, ruler: int) -> dict[str, Any]:
    return {
        "suit": SUITS[g.suits[c]],
        "ruler": FACTIONS[ruler] if ruler != NOBODY else None,
        "slots": g.board.slots[c],
        "open": g.slots(c),
        "ruin": len(g.ruins[c]),  # the items beneath
        "warriors": {FACTIONS[f]: row[c] for f, row in enumerate(g.warriors) if row[c]},
        "buildings": {BUILDINGS[kind]: row[c] for kind, row in enumerate(g.buildings) if row[c]},
        "wood": g.wood[c],
        "keep": g.keep == c,
        "sympathy": bool(g.sympathy >> c & 1),
        "pawns": [FACTIONS[VAGABOND + n] for n, rover in enumerate(g.rovers) if rover.place == c],
    }


def _seat(g: Root, seat: int, eyes: int | None) -> dict[str, Any]:
    faction = g.faction[seat]
    hand = g.hands[seat]
    return {
        "faction": FACTIONS[faction],
        "score": g.score[seat],
        "dominance": card_id(g.dominance[seat]) if g.dominance[seat] != NOBODY else None,
        "coalition": g.coalition[seat] if g.coalition[seat] != NOBODY else None,
        "cards": len(hand),
        "hand": [card_id(card) for card in hand] if seat == eyes else None,
        "crafted": [card_id(card) for card in g.crafted[seat]],
        "items": _items(g.items[seat]),
        "warriors": g.supply[faction] if faction < VAGABOND else None,
        "vagabond": _rover(g, g.rover(faction)) if faction >= VAGABOND else None,
    }


def _rover(g: Root, rover: Rover) -> dict[str, Any]:
    place = rover.place
    return {
        "character": CHARACTER_NAMES[rover.character] if any(rover.fresh) or place != NOBODY else None,
        "clearing": place + 1 if 0 <= place < CLEARINGS else None,
        "forest": place - CLEARINGS + 1 if place >= CLEARINGS else None,
        "fresh": _items(rover.fresh),
        "exhausted": _items(rover.spent),
        "damaged": _items(rover.damaged),
        "damaged_exhausted": _items(rover.damaged_spent),
        "relations": {
            FACTIONS[f]: "hostile" if rover.relations[f] == HOSTILE else rover.relations[f]
            for f in range(3) if g.seat_of[f] != NOBODY
        },
        "aids": {FACTIONS[f]: rover.aids[f] for f in range(3) if g.seat_of[f] != NOBODY},
        "quests": {SUITS[s]: rover.quests[s] for s in range(3)},
        "from_ruins": [ITEMS[i] for i in range(len(ITEMS)) if rover.from_ruins >> i & 1],
    }  # fmt: skip


def _alliance(g: Root, eyes: int | None) -> dict[str, Any]:
    mine = eyes is not None and g.faction[eyes] == ALLIANCE
    return {
        "supporters": len(g.supporters),
        "supporter_cards": [card_id(card) for card in g.supporters] if mine else None,
        "officers": g.officers,
        "bases": {SUITS[suit]: g.bases[suit] + 1 if g.bases[suit] != NOBODY else None for suit in range(3)},
        "sympathy": g.sympathy.bit_count(),
    }


def _battle(g: Root) -> dict[str, Any] | None:
    fight = g.fight
    if fight is None or g.over:  # the points of an ambush may win
        return None
    step = step_of(g)
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "clearing": fight.clearing + 1,
        "ally": FACTIONS[fight.ally] if fight.ally != NOBODY else None,
        "step": step,
        "rolled": fight.rolled if step in ROLLED else None,
        "extra": fight.extra,
    }


def _items(counts: list[int]) -> dict[str, int]:
    return {ITEMS[item]: n for item, n in enumerate(counts) if n}


# ----------------------------------------------------------------------------------------------------------- options

# A verb, and what its words are.
_WORDS = {
    "keep": ("clearing",),
    "place": ("piece", "clearing"),
    "roost": ("clearing",),
    "leader": ("leader",),
    "character": ("character",),
    "forest": ("forest",),
    "wood": ("clearing",),
    "craft": ("card",),
    "march": ("start", "end"),
    "warriors": ("n",),
    "overwork": ("clearing", "card"),
    "bird": ("card",),
    "decree": ("column", "card"),
    "revolt": ("clearing",),
    "spread": ("clearing",),
    "spend": ("card",),
    "mobilize": ("card",),
    "train": ("card",),
    "organize": ("clearing",),
    "slip": ("clearing",),
    "hide": ("forest",),
    "explore": (),
    "take": ("item",),
    "aid": ("faction", "card", "item"),
    "quest": ("quest",),
    "cards": (),
    "strike": ("faction", "piece"),
    "sacrifice": ("faction",),
    "along": ("faction", "n"),
    "ally": ("faction",),
    "ambush": ("card",),
    "attacker": (),
    "defender": (),
    "armorers": (),
    "brutal-tactics": (),
    "sappers": (),
    "lose": ("piece",),
    "give": ("card",),
    "show": (),
    "hospital": ("card",),
    "discard": ("card",),
    "better-burrow-bank": (),
    "invite": ("faction",),
    "turmoil": ("card",),
    "stand-and-deliver": ("faction",),
    "royal-claim": (),
    "codebreakers": ("faction",),
    "tax-collector": ("clearing",),
    "dominance": ("card",),
    "coalition": ("card", "faction"),
    "battle": ("clearing", "faction"),
}


def label(g: Root, seat: int, a: Action) -> Message:
    """An option in words."""
    verb = str(a[0])
    waiting = type(g.waiting()).__name__
    if waiting == "Resolve" and verb in COLUMNS:
        names = {
            "recruit": ("card", "clearing"),
            "move": ("card", "start", "end"),
            "battle": ("card", "clearing", "faction"),
            "build": ("card", "clearing"),
        }
        return Message(f"root-do-resolve-{verb}", dict(zip(names[verb], a[1:], strict=True)))
    match verb:
        case "pass":
            return Message(f"root-do-pass-{waiting.lower()}", {})
        case "activate":
            return Message("root-do-activate", {"suits": tuple([Message(f"root-suit-{s}", {}) for s in a[1:]])})
        case "move":
            return (
                Message("root-do-move-to", {"clearing": a[1]})
                if len(a) == 2
                else Message("root-do-move", {"start": a[1], "end": a[2]})
            )
        case "recruit":
            return Message("root-do-recruit-at", {"clearing": a[1]}) if len(a) == 2 else Message("root-do-recruit", {})
        case "build":
            return Message("root-do-build", {"piece": a[1], "clearing": a[2]})
        case "special":
            character = CHARACTER_NAMES[g.rover_at(seat).character]
            params = {"thief": "faction", "tinker": "card"}
            return Message(f"root-do-special-{character}", {params[character]: a[1]} if character in params else {})
        case "points":
            waiting_for: Any = g.waiting()
            return Message("root-do-points", {"n": g.rover_at(seat).quests[waiting_for.suit]})
        case "refresh" | "repair" | "damage" | "drop":
            return Message("-".join(["root-do", verb, *[str(w) for w in a[2:]]]), {"item": a[1]})
        case "first":
            return Message(f"root-do-first-{a[1]}", {})
        case "claim":
            return Message("root-do-claim", {"card": a[1], "with": Message(f"root-card-{a[2]}", {})})
    return Message(f"root-do-{verb}", dict(zip(_WORDS[verb], a[1:], strict=True)))


def refs(g: Root, seat: int, a: Action) -> tuple[str, ...]:
    """The board elements an option concerns: clearings, forests, cards, factions, items, pieces, columns, quests."""
    found: list[str] = []
    for word in a[1:]:
        if isinstance(word, int):
            if a[0] in ("forest", "hide"):
                found.append(f"forest:{word}")
            elif a[0] not in ("warriors", "along"):
                found.append(f"clearing:{word}")
        elif word in NUMBER or word == "vizier":
            found.append(f"card:{word}")
        elif word in FACTIONS:
            found.append(f"faction:{word}")
        elif word in ITEMS:
            found.append(f"item:{word}")
        elif word in PIECES:
            found.append(f"piece:{word}")
        elif word in COLUMNS:
            found.append(f"column:{word}")
        elif a[0] == "quest":
            found.append(f"quest:{word}")
        elif a[0] in ("leader", "character"):
            found.append(f"{a[0]}:{word}")
    if a[0] in NUMBER:
        found.append(f"card:{a[0]}")
    return tuple(dict.fromkeys(found))


def meant(g: Root, seat: int, pointed: tuple[str, ...]) -> Action | None:
    """What a seat that points at these elements seems to want, allowed or not."""
    parts = [ref.partition(":") for ref in pointed]
    words = [int(rest) if kind in ("clearing", "forest") and rest.isdecimal() else rest for kind, _, rest in parts]
    kinds = [kind for kind, _, _ in parts]
    verbs = {str(a[0]) for a in g.actions(seat)} if seat in g.pending() else set()
    places = [word for word in words if isinstance(word, int)]
    cards = [word for word in words if word in NUMBER]
    if len(places) == 2:
        verb = "march" if "march" in verbs or (not verbs & {"move"} and g.faction[seat] == MARQUISE) else "move"
        return (verb, *places)
    if len(places) == 1:
        factions = [word for word in words if word in FACTIONS]
        pieces = [word for word in words if word in BUILDINGS]
        if factions:
            return ("battle", places[0], factions[0])
        if pieces:
            return ("build", pieces[0], places[0])
        for verb in ("revolt", "spread", "organize", "keep", "roost", "wood", "slip", "recruit"):
            if verb in verbs:
                return (verb, places[0])
        return ("move", places[0])
    if cards:
        return ("craft", cards[0])
    if "quest" in kinds:
        return ("quest", words[kinds.index("quest")])
    return None


# -------------------------------------------------------------------------------------------------------- components


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


def census(g: Root) -> dict[str, int]:
    """Components that can neither appear nor vanish, counted where they lie."""
    decree = sum([sum([card != VIZIER for card in column]) for column in g.decree])
    viziers = sum([column.count(VIZIER) for column in g.decree])
    cards = len(g.deck) + len(g.discard) + len(g.available) + len(g.supporters) + decree
    cards += sum([len(hand) for hand in g.hands]) + sum([len(lying) for lying in g.crafted])
    cards += sum([card != NOBODY for card in g.dominance])
    rovers = [sum(r.fresh) + sum(r.spent) + sum(r.damaged) + sum(r.damaged_spent) for r in g.rovers]
    items = sum(g.item_supply) + sum([sum(box) for box in g.items]) + sum(rovers) + sum([len(r) for r in g.ruins])
    starting = sum([4 for r in g.rovers if r.place == NOBODY and not any(r.fresh)])  # not chosen yet
    counts = {
        "cards": cards,
        "items": items + g.dropped + starting,
        "wood": sum(g.wood) + g.wood_supply,
        "viziers where they belong": int(g.leader == NOBODY or viziers in (0, 2)),
        "slots never overfilled": int(all(g.slots(c) >= 0 for c in range(CLEARINGS))),
        "quests": len(g.quests) + len(g.quest_deck) + sum([sum(r.quests) for r in g.rovers]),
        "bases where they stand": int(sum(g.buildings[4]) == sum([base != NOBODY for base in g.bases])),
    }
    for faction, warriors in enumerate(g.warriors):
        counts[f"warriors of {FACTIONS[faction]}"] = (
            sum(warriors) + g.supply[faction] + (g.officers if faction == ALLIANCE else 0)
        )
    return counts
