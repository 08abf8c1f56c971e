"""Wood: where it goes when it runs short, and more of it by overwork (law 6.4, 6.5.5)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase, Verb

from ...boards import MarquiseBoard
from ...data import CLEARINGS, MARQUISE, SAWMILL, WOOD
from ...hands import matching
from ...state import Decision, Root
from ...words import CARD, CLEARING
from ..piles import spend
from ..reasons import why_not_spent


def add_wood(g: Root, clearing: int, n: int) -> None:
    hers: MarquiseBoard = g.boards[MARQUISE]
    hers.wood[clearing] += n
    hers.wood_supply -= n


def use_wood(g: Root, seat: int, clearing: int, n: int) -> None:
    add_wood(g, clearing, -n)
    if g.listener is not None:
        g.tell("root-uses-wood", seat=seat, n=n, clearing=clearing + 1)


WOOD_AT: Final = Phrase("wood", CLEARING)


class PlaceWood(Decision):
    """Not enough wood for every sawmill: one token at a time (law 1.5.4)."""

    __slots__ = ("left", "places")
    rule = "6.4"
    asks = "root-ask-wood"
    phrases = (WOOD_AT,)

    def __init__(self, seat: int, places: tuple[int, ...], left: int) -> None:
        self.seat = seat
        self.places = places
        self.left = left

    def actions(self, g: Root) -> list[Action]:
        return [WOOD_AT.action(c) for c in sorted(set(self.places))]

    def forbids(self, g: Root, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-sawmill", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = WOOD_AT.values(a)
        add_wood(g, clearing, 1)
        rest = list(self.places)
        rest.remove(clearing)
        g.tell("root-places", seat=self.seat, piece=WOOD, clearing=clearing + 1)
        if self.left > 1:
            g.push(PlaceWood(self.seat, tuple(rest), self.left - 1))


class Overwork(Verb[Root]):
    """A matching card at a sawmill brings wood (law 6.5.5)."""

    name = "overwork"
    takes = (CLEARING, CARD)
    rule = "6.5.5"

    def offers(self, g: Root, seat: int) -> list[Action]:
        hers: MarquiseBoard = g.boards[MARQUISE]
        if not hers.wood_supply:
            return []
        sawmills, hand, suits = hers.buildings[SAWMILL], g.hands[seat], g.suits
        rows = [(self.row(c), suits[c]) for c in range(CLEARINGS) if sawmills[c]]
        return [row[card] for row, suit in rows for card in matching(hand, suit)]

    def act(self, g: Root, seat: int, clearing: int, card: int) -> None:
        spend(g, seat, card)
        add_wood(g, clearing, 1)
        g.tell("root-places", seat=seat, piece=WOOD, clearing=clearing + 1)

    def why_not(self, g: Root, seat: int, clearing: int, card: int) -> Refusal | None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        if not hers.buildings[SAWMILL][clearing]:
            return refusal(self.rule, "root-no-sawmill", clearing=clearing + 1)
        if no := why_not_spent(g, seat, self.rule, card, g.suits[clearing]):
            return no
        return refusal(self.rule, "root-no-wood-left")
