"""Options as words and as elements of the board."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message

from .cards import RULES
from .data import BUILDINGS, CHARACTER_NAMES, COLUMNS, FACTIONS, KEEP, MARQUISE, NUMBER, SYMPATHY, WOOD
from .state import Root

PIECES = (*BUILDINGS, WOOD, KEEP, SYMPATHY)

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


# In which state an item is when a verb is about it, by the words that follow its name.
_FRESH, _SPENT, _DAMAGED, _BOTH = "", ":exhausted", ":damaged", ":damaged-exhausted"
_ITEM_STATES: dict[str, dict[Action, str]] = {
    "refresh": {(): _SPENT,   ("damaged",):   _BOTH},
    "repair":  {(): _DAMAGED, ("exhausted",): _BOTH},
    "damage":  {(): _FRESH,   ("exhausted",): _SPENT},
    "drop":    {(): _FRESH,   ("exhausted",): _SPENT, ("damaged",): _DAMAGED, ("damaged", "exhausted"): _BOTH},
}  # fmt: skip


def refs(g: Root, seat: int, a: Action) -> tuple[str, ...]:
    """The board elements an option concerns, in the order of its words. Cards and items are named with their place."""
    waiting: Any = g.waiting()
    verb = str(a[0])
    if verb in _ITEM_STATES:
        return (f"item:{a[1]}{_ITEM_STATES[verb][a[2:]]}",)
    match verb, type(waiting).__name__:
        case ("take", "TakeCrafted"):
            return (f"box:{FACTIONS[g.faction[waiting.other]]}:{a[1]}",)
        case ("take", _):
            return ()  # what lies under a ruin is not on the board
        case ("aid", _):
            return f"faction:{a[1]}", f"card:{a[2]}", f"item:{a[3]}"
        case ("claim", _):
            return f"available:{a[1]}", f"card:{a[2]}"
        case ("spend", _) | ("discard", "DiscardSupporter"):
            return (f"supporter:{a[1]}",)
        case ("special", _) if a[1:] and a[1] in NUMBER:
            return (f"discard:{a[1]}",)
        case (_, "Resolve") if verb in (*COLUMNS, "turmoil"):
            return f"decree:{COLUMNS[waiting.column]}:{a[1]}", *_places_and_names(verb, a[2:])
    crafted = (f"crafted:{verb}",) if verb in RULES else ()
    return crafted + _places_and_names(verb, a[1:])


def _places_and_names(verb: str, words: Action) -> tuple[str, ...]:
    found: list[str] = []
    for word in words:
        if isinstance(word, int):
            if verb in ("forest", "hide"):
                found.append(f"forest:{word}")
            elif verb not in ("warriors", "along"):
                found.append(f"clearing:{word}")
        elif word in NUMBER:
            found.append(f"card:{word}")
        elif word in FACTIONS:
            found.append(f"faction:{word}")
        elif word in PIECES:
            found.append(f"piece:{word}")
        elif word in COLUMNS:
            found.append(f"column:{word}")
        elif verb in ("leader", "character", "quest"):
            found.append(f"{verb}:{word}")
    return tuple(found)


def meant(g: Root, seat: int, pointed: tuple[str, ...]) -> Action | None:
    """What a seat that points at these elements seems to want, allowed or not."""
    parts = [ref.partition(":") for ref in pointed]
    words = [int(rest) if kind in ("clearing", "forest") and rest.isdecimal() else rest for kind, _, rest in parts]
    kinds = [kind for kind, _, _ in parts]
    verbs = {str(a[0]) for a in g.actions(seat)} if seat in g.pending() else set()
    places = [word for word in words if isinstance(word, int)]
    cards = [word for kind, word in zip(kinds, words, strict=True) if kind == "card"]
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
