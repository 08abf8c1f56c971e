"""What may be answered ahead: what an attack asks of the one who is attacked. All else is asked in one's own turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.ahead import ANYTHING, PASSING, Ahead, Given, Question, Said, Way, exactly, use
from interrex.engine.verbs import AMOUNT

from .data import AMBUSH, CARDS, FACTIONS, ITEMS, NUMBER, OWNER_OF, SUIT_OF
from .moments import EFFECTS, IN_BATTLE
from .state import Root
from .words import CARD, FACTION, ITEM, PIECE

BIRD: Final = 3


def in_others_turn(g: Root, seat: int) -> bool:
    return g.turn != seat


# -------------------------------------------------------------------------------- who and where


def _attacker(g: Root) -> str:
    return FACTIONS[g.faction[g.deeds[-1].attacker]]


def _others(g: Root, seat: int) -> list[Said]:
    return [FACTIONS[faction] for other, faction in enumerate(g.faction) if other != seat]


def _by(g: Root, seat: int, faction: Any) -> bool:
    return bool(_attacker(g) == faction)


def _at_stake(g: Root, seat: int, value: Any) -> bool:
    return bool(g.people[seat].fixtures(g, g.deeds[-1].clearing))


BY: Final = Given("by", _by, FACTION, _others)
AT_STAKE: Final = Given("stake", _at_stake)

# -------------------------------------------------------------------------------- ambush (law 4.3.1)


def _ambushes(g: Root, seat: int) -> list[Said]:
    return [CARDS[card].id for card in g.hands[seat] if CARDS[card].kind == AMBUSH]


def _cheapest(g: Root, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    """One of the suit itself before a bird, which fits everywhere."""
    cards = [a for a in offered if a[0] in ("ambush", "hospital")]
    return min(cards, key=lambda a: SUIT_OF[NUMBER[str(a[1])]] == BIRD, default=None)


# -------------------------------------------------------------------------------- hospitals (law 6.2.3)


def _so_many(g: Root, seat: int, n: Any) -> bool:
    asked: Any = g.waiting()
    return bool(asked.n >= n)


def _counts(g: Root, seat: int) -> tuple[Said, ...]:
    return (2, 3, 4, 5)


# -------------------------------------------------------------------------------- effects and losses


def _effects(g: Root, seat: int) -> list[Said]:
    """What lies crafted is open to all."""
    held = g.crafted[seat]
    return [CARDS[card].id for card, _ in EFFECTS.at(IN_BATTLE, held)] if held else []


def _pieces(g: Root, seat: int) -> list[Said]:
    return [piece for piece, owner in OWNER_OF.items() if owner == g.faction[seat]]


def _items(g: Root, seat: int) -> tuple[Said, ...]:
    return ITEMS


def _exhausted(g: Root, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    """What is exhausted is of no use before it is refreshed."""
    hits = [a for a in offered if a[0] == "damage"]
    return min(hits, key=lambda a: a[-1] != "exhausted", default=None)


AHEAD: Final = Ahead(
    questions=(
        Question(
            "ambush", ("root-ask-ambush",), rule="4.3.1",
            ways=(Way("ambush", _cheapest), exactly("ambush", CARD, _ambushes, "ambush-with"), PASSING),
            given=(BY, AT_STAKE), usual=("ambush", "pass"), closed=True,
        ),
        Question(
            "effects", ("root-ask-battle-effect",), rule="4.3.3",
            ways=(use(CARD, _effects), ANYTHING, PASSING),
            given=(BY, AT_STAKE), usual=("anything", "pass"), when=in_others_turn,
        ),
        Question(
            "hospital", ("root-ask-hospital",), rule="6.2.3",
            ways=(Way("hospital", _cheapest), PASSING),
            given=(Given("warriors", _so_many, AMOUNT, _counts),), usual=("pass",), closed=True, when=in_others_turn,
        ),
        Question(
            "pieces", ("root-ask-lose-piece",), rule="4.3.4",
            ways=(exactly("lose", PIECE, _pieces),), when=in_others_turn,
            usual=(
                "lose wood", "lose workshop", "lose sawmill", "lose recruiter", "lose keep",
                "lose sympathy", "lose base",
            ),
        ),
        Question(
            "items", ("root-ask-damage",), rule="9.2.7",
            ways=(exactly("damage", ITEM, _items), Way("exhausted", _exhausted, always=True)),
            usual=("exhausted",), when=in_others_turn,
        ),
    ),
    never={
        "set-up": (
            "root-ask-keep", "root-ask-starting-building", "root-ask-first-roost", "root-ask-leader",
            "root-ask-character", "root-ask-forest",
        ),
        "order": ("root-ask-comes-first",),
        "own": (
            "root-ask-craft", "root-ask-activate", "root-ask-end-of-daylight", "root-ask-before-turmoil",
            "root-ask-discard", "root-ask-birdsong", "root-ask-bank-guest", "root-ask-daylight-begins",
            "root-ask-evening-begins", "root-ask-how-many", "root-ask-ally", "root-ask-foil", "root-ask-who-first",
            "root-ask-wood", "root-ask-wood-from", "root-ask-act", "root-ask-second-move", "root-ask-recruit-at",
            "root-ask-decree", "root-ask-decree-more", "root-ask-new-roost", "root-ask-resolve", "root-ask-revolt",
            "root-ask-spread", "root-ask-supporter", "root-ask-discard-supporter", "root-ask-conspire",
            "root-ask-operate", "root-ask-outrage", "root-ask-refresh", "root-ask-slip", "root-ask-take-along",
            "root-ask-roam", "root-ask-ruin", "root-ask-take-item", "root-ask-quest-reward", "root-ask-repair",
            "root-ask-drop",
        ),
    },
    turn=lambda g: (g.round, g.turn),
)  # fmt: skip
