"""A number shared out over places, one place after another: losses, warbands that are replaced, favor that is short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message
from interrex.engine.verbs import Phrase

from ..deeds import Men
from ..state import Oath
from ..words import N, place_name
from .elsewhere import Demand

SHARE: Final = Phrase("share", N)


class Share:
    """What is shared out. ``asks`` is the question, about a place."""

    asks: str = ""
    rule: str = ""

    def done(self, g: Oath, seat: int, shares: tuple[Men, ...]) -> None:
        raise NotImplementedError


class Apportion(Demand):
    """How many of the rest at this place? What is then without choice is not asked."""

    __slots__ = ("done", "exact", "left", "places", "share")
    minor = True

    def __init__(
        self, seat: int, share: Share, places: tuple[Men, ...], left: int, done: tuple[Men, ...], exact: bool
    ) -> None:
        self.seat = seat
        self.share = share
        self.places = places  # to come, with the most that there may be
        self.left = left
        self.done = done
        self.exact = exact  # must all of it be shared out?

    def amounts(self) -> range:
        most = min(self.left, self.places[0][1])
        rest = sum([n for _, n in self.places[1:]])
        return range(max(0, self.left - rest) if self.exact else 0, most + 1)

    def actions(self, g: Oath) -> list[Action]:
        return SHARE.each(self.amounts())

    def play(self, g: Oath, a: Action) -> None:
        n: int = SHARE.values(a)[0]
        shares = (*self.done, (self.places[0][0], n))
        apportion(g, self.seat, self.share, self.places[1:], self.left - n, shares, self.exact)

    def rule_for(self, seat: int) -> str:
        return self.share.rule

    def question(self, g: Oath) -> Message:
        return Message(self.share.asks, {"place": place_name(g, self.places[0][0]), "n": self.left})

    def spoken(self, g: Oath, seat: int) -> Sequence[Phrase]:
        return (SHARE,)


def apportion(
    g: Oath, seat: int, share: Share, places: tuple[Men, ...], left: int, done: tuple[Men, ...] = (), exact: bool = True
) -> bool:
    """Ask the seat, place by place. False: there was nothing to ask."""
    while places:
        ask = Apportion(seat, share, places, left, done, exact)
        amounts = ask.amounts()
        if len(amounts) > 1:
            g.push(ask)
            return True
        done = (*done, (places[0][0], amounts[0]))
        left -= amounts[0]
        places = places[1:]
    share.done(g, seat, done)
    return False
