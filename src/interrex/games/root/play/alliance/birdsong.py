"""Birdsong: first revolts, then sympathy (law 8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN, Choice, Verb, While

from ...moments import IN_BIRDSONG
from ...state import Root, SeatProcedure
from .. import effects
from .revolt import REVOLT_IN
from .sympathy import SPREAD_TO


class Birdsong(SeatProcedure):
    """First revolts, then sympathy (law 8.4)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.push(While(Spread(self.seat)))
        Revolt(self.seat).ask_on(g)  # on top of it: it comes first
        return False


class BirdsongChoice(Choice[Root]):
    """One thing after another, with the effects of Birdsong beside it."""

    __slots__ = ()
    again = WHILE_OPEN

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        if not g.crafted[self.seat]:
            return self.verbs
        return (*self.verbs, *effects.verbs(g, self.seat, IN_BIRDSONG))

    def open(self, g: Root) -> bool:
        return self.verbs[0].seems(g, self.seat)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return effects.why_not_effect(g, self.seat, a, IN_BIRDSONG)


class Revolt(BirdsongChoice):
    __slots__ = ()
    rule = "8.4.1"
    asks = "root-ask-revolt"
    ends = "root-do-pass-revolt"
    verbs = (REVOLT_IN,)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return refusal("8.4", "root-no-spread-yet") if a[0] == SPREAD_TO.name else super().otherwise(g, a)


class Spread(BirdsongChoice):
    __slots__ = ()
    rule = "8.4.2"
    asks = "root-ask-spread"
    ends = "root-do-pass-spread"
    verbs = (SPREAD_TO,)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return refusal("8.4", "root-no-revolt-now") if a[0] == REVOLT_IN.name else super().otherwise(g, a)
