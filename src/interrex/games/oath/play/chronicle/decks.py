"""Of which suits cards join the world deck of the next game (rulebook 8.4)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action

from ...data.constants import JOINING
from ...data.denizens import DENIZENS
from ...data.faces import SUITS
from ...ruling import matching
from ...state import Oath, Verb
from ...words import SUIT as SUIT_WORD
from ..elsewhere import Question

OF_SUIT: Final = tuple([frozenset([card.number for card in DENIZENS if card.suit == n]) for n in range(len(SUITS))])


def commonest(g: Oath, seat: int) -> list[int]:
    """The suits most common among the winner's advisers; without any, all of them."""
    counts = [matching(g, seat, suit) for suit in range(len(SUITS))]
    return [suit for suit, n in enumerate(counts) if n == max(counts)]


class Recruit(Verb):
    """Choose the suit of which most cards join."""

    name = "recruit"
    takes = (SUIT_WORD,)
    rule = "8.4.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each(commonest(g, seat))

    def act(self, g: Oath, seat: int, suit: int) -> None:
        recruit(g, suit)


class ChooseSuit(Question):
    __slots__ = ()
    verbs = (Recruit(),)
    rule = "8.4.1"
    asks = "oath-ask-recruit"


def ask_suit(g: Oath, seat: int) -> None:
    found = commonest(g, seat)
    if len(found) == 1:
        recruit(g, found[0])
    else:
        g.push(ChooseSuit(seat))


def recruit(g: Oath, suit: int) -> None:
    """Three of the suit, two of the next, one of the one after; if any is short, the Archive heals instead.

    Which ones is drawn when the next game begins, with its own luck: nobody is to know.
    """
    assert g.legacy is not None
    stacks = [len(OF_SUIT[(suit + n) % len(SUITS)].intersection(g.archive)) for n in range(len(JOINING))]
    if any(stack < n for stack, n in zip(stacks, JOINING, strict=True)):
        heal(g)
        return
    g.legacy = g.legacy._replace(suit=suit)
    g.tell("oath-recruits", suit=SUITS[suit])


def heal(g: Oath) -> None:
    """Six of the largest suit among the Dispossessed join, and the others return to the Archive (rulebook 8.4.2)."""
    assert g.legacy is not None
    counts = [len(of_suit.intersection(g.dispossessed)) for of_suit in OF_SUIT]
    suit = g.luck.choice([suit for suit, n in enumerate(counts) if n == max(counts)])
    g.legacy = g.legacy._replace(suit=suit, healed=True)
    g.tell("oath-heals", suit=SUITS[suit])
