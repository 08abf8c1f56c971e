"""The Decree: every Birdsong it grows by a card or two (law 7.4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import EyrieBoard
from ...data import BIRD, COLUMNS, EYRIE, SUIT_OF, VIZIER
from ...hands import different, with_one_more
from ...moments import IN_BIRDSONG
from ...state import NOBODY, Decision, Root
from ...words import CARD, COLUMN
from .. import effects
from ..piles import from_hand
from ..reasons import why_not_held


def suit_of(card: int) -> int:
    """Of a card on the Decree: a vizier is a bird."""
    return BIRD if card == VIZIER else SUIT_OF[card]


ADD: Final = Phrase("decree", COLUMN, CARD)


class AddToDecree(Decision):
    """One or two cards, at most one of them a bird (law 7.4.2); effects of Birdsong between them (rulebook 23.5)."""

    __slots__ = ("first",)
    rule = "7.4.2"
    ends = "root-do-pass-decree"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # the card added before, or NOBODY

    def spoken(self, g: Root, seat: int) -> Sequence[Phrase]:
        return (ADD, *effects.verbs(g, self.seat, IN_BIRDSONG))

    def actions(self, g: Root) -> list[Action]:
        no_bird = self.first != NOBODY and SUIT_OF[self.first] == BIRD
        held = [card for card in different(g.hands[self.seat]) if not (no_bird and SUIT_OF[card] == BIRD)]
        rows = [ADD.row(column) for column in range(len(COLUMNS))]
        found = [row[card] for card in held for row in rows]
        for verb in effects.verbs(g, self.seat, IN_BIRDSONG):
            found += verb.offers(g, self.seat)
        return found if self.first == NOBODY else [*found, PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        for verb in effects.verbs(g, self.seat, IN_BIRDSONG):
            if verb.name == a[0]:
                g.push(self)
                verb.perform(g, self.seat, a)
                return
        column, card = ADD.values(a)
        from_hand(g, self.seat, card)
        mine: EyrieBoard = g.boards[EYRIE]
        mine.decree[column] = with_one_more(mine.decree[column], card)
        if g.listener is not None:
            g.tell("root-decree", seat=self.seat, column=a[1], card=a[2])
        if self.first == NOBODY and (g.hands[self.seat] or effects.usable(g, self.seat, IN_BIRDSONG)):
            g.push(AddToDecree(self.seat, card))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a == PASS:
            return refusal("7.4.2", "root-no-decree-pass")
        if a[0] != ADD.name:
            return effects.why_not_effect(g, self.seat, a, IN_BIRDSONG)
        if no := ADD.misread(g, a, self.rule):
            return no
        _, card = ADD.values(a)
        if no := why_not_held(g, self.seat, self.rule, card):
            return no
        if self.first != NOBODY and SUIT_OF[self.first] == BIRD == SUIT_OF[card]:
            return refusal("7.4.2", "root-no-second-bird")
        return None

    def question(self, g: Root) -> Message:
        return Message("root-ask-decree" if self.first == NOBODY else "root-ask-decree-more", {})
