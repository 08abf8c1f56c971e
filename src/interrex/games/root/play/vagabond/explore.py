"""Explore: items from the ruins (law 9.5.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ...data import CLEARINGS, ITEMS, TORCH
from ...hands import without
from ...satchel import Vagabond, vagabond_at, vagabonds
from ...state import Decision, Root
from ...words import ITEM
from ..common import score
from .items import Tool, gain


class Explore(Tool):
    """One item from the ruin; of two he looks and takes one (law 9.5.3, 9.7.3)."""

    name = "explore"
    rule = "9.5.3"
    item = TORCH

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return [self.action()] if g.ruins[vagabond.place] else []

    def happens(self, g: Root, seat: int) -> None:
        here = vagabond_at(g, seat).place
        under = g.ruins[here]
        if len(vagabonds(g)) == 1:
            take_from_ruin(g, seat, under[0])
            return
        g.ruins_seen |= 1 << CLEARINGS * seat + here
        g.whisper(seat, "root-ruin-shows", items=tuple([Message(f"root-item-{ITEMS[item]}", {}) for item in under]))
        g.push(TakeFromRuin(seat))

    def why_not(self, g: Root, seat: int) -> Refusal | None:
        return refusal(self.rule, "root-no-ruin")


TAKE: Final = Phrase("take", ITEM.renamed("item", ""))  # what lies under a ruin is not on the board


class TakeFromRuin(Decision):
    __slots__ = ()
    rule = "9.7.3"
    asks = "root-ask-ruin"
    ends = "root-do-pass-take"
    phrases = (TAKE,)

    def actions(self, g: Root) -> list[Action]:
        vagabond = vagabond_at(g, self.seat)
        free = sorted({item for item in g.ruins[vagabond.place] if not vagabond.from_ruins >> item & 1})
        return [*[TAKE.action(item) for item in free], PASS]

    def forbids(self, g: Root, item: int) -> Refusal | None:
        """What lies there he has just seen."""
        vagabond = vagabond_at(g, self.seat)
        key = "root-ruin-item-twice" if item in g.ruins[vagabond.place] else "root-not-under-ruin"
        return refusal(self.rule, key, item=ITEMS[item])

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            (item,) = TAKE.values(a)
            take_from_ruin(g, self.seat, item)


def take_from_ruin(g: Root, seat: int, item: int) -> None:
    vagabond = vagabond_at(g, seat)
    g.ruins[vagabond.place] = without(g.ruins[vagabond.place], item)
    g.rebuilt(vagabond.place)
    g.found = (*g.found, item)
    vagabond.from_ruins |= 1 << item
    gain(vagabond, item)
    g.tell("root-explores", seat=seat, item=ITEMS[item], clearing=vagabond.place + 1)
    score(g, seat, 1)
