"""The kinds of words in Kingsburg's actions, and things in words for its messages.

``influence 8 d35 +2`` holds an advisor, a handful of dice and a help; ``recruit gold stone`` holds goods.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Param, Refusal
from interrex.engine.verbs import Word, table

from .data import BUILDINGS, DESTINY, EDICTS, ENEMIES, GOODS, GOVERNORS, GROUPS, KIND, RANK, RULE, STRIPS, WHIMS, Goods

# Components


def sourced(key: str, name: str, **params: Param) -> Message:
    """A message about what a component does: it names a building as one, and any other card as where it comes from."""
    if KIND[name] == "building":
        return Message(key, {**params, "building": name})
    card = f"kingsburg-{KIND[name]}-{name}"
    return Message(f"{key}-by", {**params, "source": Message(card, {}), "does": Message(f"{card}.does", {})})


def named(name: str) -> Message:
    return Message(f"kingsburg-{KIND[name]}-{name}", {})


def refused(key: str, name: str, **params: Param) -> Refusal:
    """A refusal about a component, by the rule about it."""
    return Refusal(RULE[name], sourced(key, name, **params))


# Goods


@cache
def bundle(amounts: Goods) -> tuple[Message, ...]:
    """Goods in words: "2 gold, 1 stone"."""
    return tuple([Message(f"kingsburg-some-{kind}", {"n": n}) for kind, n in zip(GOODS, amounts, strict=True) if n])


def gifts(amounts: Goods, **others: int) -> tuple[Message, ...]:
    """Goods and other gains in words: ``gifts(goods(gold=1), soldiers=2)``."""
    return bundle(amounts) + tuple([Message(f"kingsburg-some-{what}", {"n": n}) for what, n in others.items() if n])


def _goods_written(amounts: Goods) -> Action:
    gold, wood, stone = amounts
    return ("gold",) * gold + ("wood",) * wood + ("stone",) * stone


@cache
def _goods_read(words: Action) -> Goods | None:
    gold, wood, stone = [words.count(kind) for kind in GOODS]
    return (gold, wood, stone) if gold + wood + stone == len(words) else None


def _goods_told(words: Action) -> tuple[Message, ...]:
    return bundle(_goods_read(words) or (0, 0, 0))


TOKEN: Final = "+2"
Payment = tuple[int, int, int, int]  # goods of each kind, and +2 tokens


def _payment_written(payment: Payment) -> Action:
    gold, wood, stone, tokens = payment
    return _goods_written((gold, wood, stone)) + (TOKEN,) * tokens


@cache
def _payment_read(words: Action) -> Payment | None:
    tokens = words.count(TOKEN)
    amounts = _goods_read(tuple([word for word in words if word != TOKEN]))
    return None if amounts is None else (*amounts, tokens)


def _payment_told(words: Action) -> tuple[Message, ...]:
    gold, wood, stone, tokens = _payment_read(words) or (0, 0, 0, 0)
    return gifts((gold, wood, stone), tokens=tokens)


# Dice

Dice = tuple[int, ...]  # values, sorted
Handful = tuple[Dice, Dice]  # of a player's own colour, and white ones

_DICE: Final = re.compile(r"d([1-6]*)(?:w([1-6]+))?")


def dice_text(coloured: Dice, white: Dice = ()) -> str:
    return "d" + "".join(map(str, coloured)) + ("w" + "".join(map(str, white)) if white else "")


@cache
def dice_of(word: Any) -> Handful | None:
    """``d35w4`` to ((3, 5), (4,)); None if that is no handful of dice."""
    found = _DICE.fullmatch(word) if isinstance(word, str) else None
    if found is None:
        return None
    return tuple([int(c) for c in found[1]]), tuple([int(c) for c in found[2] or ""])


def dice_in(word: str) -> Handful:
    """The same, for a word that is known to be one."""
    dice = dice_of(word)
    assert dice is not None
    return dice


def dice_told(coloured: Dice, white: Dice) -> tuple[int | Message, ...]:
    """Dice in words: "3, 5, white 4"."""
    return (*coloured, *[Message("kingsburg-white-die", {"n": die}) for die in white])


def _dice_written(handful: Handful) -> str:
    return dice_text(*handful)


def _dice_word_told(word: str) -> tuple[int | Message, ...]:
    return dice_told(*dice_in(word))


# Seats


def seat_names(seats: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([Message("engine-seat", {"seat": seat}) for seat in seats])


# The kinds


def _place(word: Any) -> int | None:
    return word if isinstance(word, int) and word in RANK else None


ADVISOR: Final = Word(
    "advisor", "advisor:{}", _place, every=tuple(RANK)
)  # by rank, or by the number of a place elsewhere
DICE: Final = Word("dice", "", dice_of, _dice_written, _dice_word_told, endless=True)
HELPS: Final = Word("helps", "help:{seat}:{}", many=True, endless=True)
GOOD: Final = table("good", "goods:{seat}:{}", GOODS)
LOT: Final = Word("goods", "goods:{seat}:{}", _goods_read, _goods_written, _goods_told, many=True, endless=True)
PAYMENT: Final = Word(
    "payment", "goods:{seat}:{}", _payment_read, _payment_written, _payment_told, many=True, endless=True
)
BUILDING: Final = table("building", "building:{seat}:{}", [b.id for b in BUILDINGS])

LETTERS: Final = {b.row.lower(): b.row for b in STRIPS}  # of strips: small in an action, large on the sheet


def _letters_read(words: Action) -> tuple[str, ...] | None:
    letters = tuple([LETTERS[word] for word in words if isinstance(word, str) and word in LETTERS])
    return letters if len(letters) == len(words) == len(set(letters)) else None


def _letters_written(letters: tuple[str, ...]) -> Action:
    return tuple([letter.lower() for letter in letters])


def strips_told(letters: Action) -> tuple[Message, ...]:
    return tuple([Message(f"kingsburg-strip-{str(letter).lower()}", {}) for letter in letters])


STRIP: Final = Word("strip", "strip:{}", LETTERS.get, str.lower, every=tuple(LETTERS))
EACH: Final = 2  # strips for every player
OWN_STRIPS: Final = Word(
    "strips", "strip:{}", _letters_read, _letters_written, strips_told, many=True,
    every=tuple([letters for n in range(1, EACH + 1) for letters in combinations(sorted(LETTERS), n)]),
)  # fmt: skip

GROUP: Final = table("group", "group:{}", [card.id for card in GROUPS])
GOVERNOR: Final = table("governor", "governor:{seat}:{}", [card.id for card in GOVERNORS])

# What told messages point at

LOG_WORDS: Final = (ADVISOR, BUILDING, GOOD, Word("enemy", "enemy:{}"))

# What has a name

NAMED: Final = {
    "advisor": tuple([str(place) for place in RANK]),
    "building": tuple([b.id for b in BUILDINGS]),
    "strip": tuple(LETTERS),
    "whim": tuple([str(rank) for rank in WHIMS]),
    "governor": tuple([card.id for card in GOVERNORS]),
    "group": tuple([card.id for card in GROUPS]),
    "edict": tuple([card.id for card in EDICTS]),
    "destiny": tuple([card.id for card in DESTINY]),
    "enemy": tuple(dict.fromkeys([card.kind for card in ENEMIES])),
    "good": GOODS,
}
