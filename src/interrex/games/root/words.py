"""The words of Root's actions: how they are read and written, and what they point at on the board."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message
from interrex.engine.state import State
from interrex.engine.verbs import AMOUNT, Phrase, Word, counted, table

from .data import (
    CARDS,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMNS,
    FACTIONS,
    ITEMS,
    LEADER_NAMES,
    MAPS,
    NUMBER,
    PIECES,
    QUESTS,
    SUITS,
    VIZIER,
)

FORESTS: Final = max([len(board.forests) for board in MAPS.values()])

CLEARING: Final = counted("clearing", "clearing:{}", CLEARINGS)
START: Final = CLEARING.renamed("start")
END: Final = CLEARING.renamed("end")
FOREST: Final = counted("forest", "forest:{}", FORESTS)
FACTION: Final = table("faction", "faction:{}", FACTIONS)
ITEM: Final = table("item", "item:{}", ITEMS)
PIECE: Final = table("piece", "piece:{}", PIECES)
COLUMN: Final = table("column", "column:{}", COLUMNS)
LEADER: Final = table("leader", "leader:{}", LEADER_NAMES)
CHARACTER: Final = table("character", "character:{}", CHARACTER_NAMES)
QUEST: Final = table("quest", "quest:{}", [quest.id for quest in QUESTS])
N: Final = AMOUNT

# A card is named with the place it lies in: the Sword in a hand is not the Sword on the Decree.
CARD: Final = table("card", "card:{}", [card.id for card in CARDS])
SUPPORTER: Final = CARD.renamed("card", "supporter:{}")
DISCARDED: Final = CARD.renamed("card", "discard:{}")
AVAILABLE: Final = CARD.renamed("card", "available:{}")
WITH: Final = CARD.renamed("with")._replace(tell=lambda word: Message(f"root-card-{word}", {}))


# What told messages point at. Cards are none of it: whoever holds the same card would see their own one lit.
LOG_WORDS: Final = (CLEARING, START, END, FOREST, FACTION, PIECE, COLUMN, LEADER, CHARACTER, QUEST)


def decree_word(card: int) -> str:
    """A card of the Decree; the Loyal Viziers are all alike."""
    return "vizier" if card == VIZIER else CARDS[card].id


def _decree_card(word: Any) -> int | None:
    return VIZIER if word == "vizier" else NUMBER.get(word)


_DECREE: Final = (*[card.id for card in CARDS], "vizier")
ON_DECREE: Final = [
    Word("card", f"decree:{column}:{{}}", _decree_card, decree_word, every=_DECREE) for column in COLUMNS
]


def _suits(words: Action) -> tuple[int, int, int] | None:
    fox, rabbit, mouse = [words.count(suit) for suit in SUITS[:3]]
    return (fox, rabbit, mouse) if fox + rabbit + mouse == len(words) else None


def _suit_words(pieces: tuple[int, int, int]) -> Action:
    return tuple([suit for suit, n in zip(SUITS, pieces, strict=False) for _ in range(n)])


def _suits_told(words: Action) -> tuple[Message, ...]:
    return tuple([Message(f"root-suit-{suit}", {}) for suit in words])


_DEAREST: Final = max([card.any for card in CARDS])  # no card costs pieces of any suit and of certain ones
ACTIVATED: Final = Word(
    "suits", "", _suits, _suit_words, _suits_told, many=True,
    every=tuple([way for n in range(1, _DEAREST + 1) for way in combinations_with_replacement(SUITS[:3], n)]),
)  # fmt: skip

# The state of a Vagabond's item, by the words that follow its name.
FRESH: Final = 0
SPENT: Final = 1
DAMAGED: Final = 2
DAMAGED_SPENT: Final = 3
_STATE_WORDS: Final[tuple[Action, ...]] = ((), ("exhausted",), ("damaged",), ("damaged", "exhausted"))
_STATE_REFS: Final = ("", ":exhausted", ":damaged", ":damaged-exhausted")


class ItemPhrase(Phrase):
    """A verb about an item in one of the states the verb can find it in: ``repair boot exhausted``.

    What all of them have in common is not said: what is repaired is damaged.
    """

    def __init__(self, name: str, states: dict[Action, int]) -> None:
        written = {state: words for words, state in states.items()}
        super().__init__(name, ITEM, Word("state", "", states.get, written.__getitem__, many=True, every=tuple(states)))
        self.states = states

    def label(self, g: State, seat: int, a: Action) -> Message:
        return Message("-".join(["root-do", self.name, *[str(word) for word in a[2:]]]), {"item": a[1]})

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (f"item:{a[1]}{_STATE_REFS[self.states[a[2:]]]}",)

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        for item in ITEMS:
            for words, state in self.states.items():
                if pointed == (f"item:{item}{_STATE_REFS[state]}",):
                    return (self.name, item, *words), True
        return None


REFRESH: Final = ItemPhrase("refresh", {(): SPENT, ("damaged",): DAMAGED_SPENT})
REPAIR: Final = ItemPhrase("repair", {(): DAMAGED, ("exhausted",): DAMAGED_SPENT})
DAMAGE: Final = ItemPhrase("damage", {(): FRESH, ("exhausted",): SPENT})
DROP: Final = ItemPhrase("drop", {words: state for state, words in enumerate(_STATE_WORDS)})
