"""Modifiers that cost nothing and can only help are used by themselves, unless switched off (rulebook 22.3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Moment

from ..moments import START
from ..ruling import POWERS
from ..state import Oath, Verb


def find_automatic(moments: tuple[Moment, ...]) -> int:
    """The mask of the components that have such a modifier."""
    mask = 0
    for moment in moments:
        for number, power in POWERS.at(moment, moment.mask):
            mask |= power.auto << number
    return mask


AUTOMATIC: Final[Kept[int]] = Kept("automatic modifiers", find_automatic, "what components do")


class ByHand(Verb):
    """Be asked about every modifier from now on: once a turn, and only where it would change anything."""

    name = "by-hand"
    rule = "22.3.2"
    to = True

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        if g.switched or bool(g.by_hand >> seat & 1) == self.to:
            return ()
        automatic = AUTOMATIC.known.get("all") or AUTOMATIC.of("all", START)
        return (self.action(),) if automatic & (g.own[seat] | g.at[g.pawn[seat]]) else ()

    def why_not(self, g: Oath, seat: int) -> Refusal | None:
        if bool(g.by_hand >> seat & 1) == self.to:
            return refusal(self.rule, "oath-asked-so-already")
        return refusal(self.rule, "oath-switched-already" if g.switched else "oath-nothing-by-itself")

    def act(self, g: Oath, seat: int) -> None:
        g.switched = True
        g.by_hand ^= 1 << seat


class ByThemselves(ByHand):
    """Let those that can only help be used without asking again."""

    name = "by-themselves"
    to = False


SWITCHES: Final = (ByHand(), ByThemselves())
