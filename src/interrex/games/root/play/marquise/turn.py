"""Her turn: wood in Birdsong, actions in Daylight, cards in Evening (law 6.4 to 6.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Verb

from ...boards import MarquiseBoard, total
from ...data import BIRD, CLEARINGS, MARQUISE, MARQUISE_DRAWS, RECRUITER, SAWMILL
from ...hands import matching
from ...state import Root, SeatProcedure
from ...words import CARD
from ..battle import Attack
from ..common import discard_down
from ..daylight import CRAFT, CraftFirst, DaylightChoice
from ..piles import draw, spend
from ..reasons import why_not_spent
from .building import Build
from .warriors import March, Recruit
from .wood import Overwork, PlaceWood, add_wood

ACTIONS: Final = 3


class Birdsong(SeatProcedure):
    """Wood at every sawmill (law 6.4); when it runs short, the Marquise says where it goes."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        hers: MarquiseBoard = g.boards[MARQUISE]
        wanted = hers.buildings[SAWMILL]
        n = total(wanted)
        if n <= hers.wood_supply:
            for clearing, wood in enumerate(wanted):
                add_wood(g, clearing, wood)
            if n:
                g.tell("root-wood", seat=self.seat, n=n)
        elif hers.wood_supply:
            places = tuple([c for c in range(CLEARINGS) for _ in range(wanted[c])])
            g.push(PlaceWood(self.seat, places, hers.wood_supply))
        return False


class Daylight(SeatProcedure):
    """First crafting, then three actions and one for every bird spent (law 6.5)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.left = ACTIONS
        g.then(CraftFirst(self.seat, "6.5"), Act(self.seat))
        return False


class SpendBird(Verb[Root]):
    """A bird for another action (law 6.5)."""

    name = "bird"
    takes = (CARD,)
    rule = "6.5"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each(matching(g.hands[seat], BIRD))

    def act(self, g: Root, seat: int, card: int) -> None:
        spend(g, seat, card)
        g.left += 1

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        return why_not_spent(g, seat, self.rule, card, BIRD)


COUNTED: Final[tuple[Verb[Root], ...]] = (Attack(), March(), Recruit(), Build(), Overwork())
SPEND_BIRD: Final = SpendBird()
UNCOUNTED: Final = (SPEND_BIRD,)


class Act(DaylightChoice):
    """One action after another."""

    __slots__ = ()
    rule = "6.5"
    ends = "root-do-pass-daylight"
    verbs = (*COUNTED, SPEND_BIRD)

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        return (self.verbs if g.left else UNCOUNTED) + self.besides(g)

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        g.left -= verb in COUNTED
        verb.perform(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if not g.left and a[0] in [verb.name for verb in COUNTED]:
            return refusal("6.5", "root-no-actions-left")
        return super().why_not(g, a)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return refusal("6.5", "root-no-craft-now") if a[0] == CRAFT.name else super().otherwise(g, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-act", {"n": g.left})


class Evening(SeatProcedure):
    """Law 6.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        hers: MarquiseBoard = g.boards[MARQUISE]
        draw(g, self.seat, MARQUISE_DRAWS[total(hers.buildings[RECRUITER])])
        discard_down(g, self.seat)
        return False
