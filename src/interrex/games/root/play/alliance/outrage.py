"""Outrage: whoever removes sympathy or moves warriors there feeds the Alliance's supporters (law 8.2.6)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ...data import ALLIANCE
from ...hands import card_id, matching
from ...state import NOBODY, SUPPORTERS, Decision, Root
from ...words import CARD
from ..aftermath import LossEffect
from ..piles import draw_top, from_hand, show_hand
from ..reasons import why_not_spent
from .supporters import gain_supporter


class Outrage(LossEffect):
    __slots__ = ("clearing", "seat")
    word = "outrage"

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def owner(self, g: Root) -> int:
        return g.seat_of[ALLIANCE]

    def piles(self, g: Root) -> int:
        return 1 << self.seat | 1 << SUPPORTERS

    def step(self, g: Root, n: int) -> bool:
        if g.hands[self.seat]:
            g.push(GiveSupporter(self.seat, self.clearing))
        else:
            outraged(g)
        return False


GIVE: Final = Phrase("give", CARD)
SHOW: Final = Phrase("show")


class GiveSupporter(Decision):
    """A matching card, or, if there is none, the whole hand shown. It is asked in any case: silence would tell."""

    __slots__ = ("clearing",)
    rule = "8.2.6"
    asks = "root-ask-outrage"
    phrases = (GIVE, SHOW)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def actions(self, g: Root) -> list[Action]:
        fit = matching(g.hands[self.seat], g.suits[self.clearing])
        return GIVE.each(fit) or [SHOW.action()]

    def play(self, g: Root, a: Action) -> None:
        alliance = g.seat_of[ALLIANCE]
        if a == SHOW.action():
            g.tell("root-shows-hand", seat=self.seat)
            show_hand(g, self.seat, to=alliance)
            outraged(g)
            return
        (card,) = GIVE.values(a)
        g.tell("root-outrage", seat=self.seat)
        if g.listener is not None:
            g.whisper(alliance, "root-supporter", card=a[1])
        from_hand(g, self.seat, card, eyes=1 << self.seat | 1 << alliance)
        gain_supporter(g, card, eyes=1 << self.seat)

    def forbids(self, g: Root, *values: int) -> Refusal | None:
        """For a card; or, without words, for showing the hand."""
        if not values:
            return refusal(self.rule, "root-must-give")
        return why_not_spent(g, self.seat, self.rule, values[0], g.suits[self.clearing])

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"clearing": self.clearing + 1})


def outraged(g: Root) -> None:
    card = draw_top(g)
    if card != NOBODY:
        g.tell("root-supporter-drawn")
        g.whisper(g.seat_of[ALLIANCE], "root-supporter", card=card_id(card))
        gain_supporter(g, card)
