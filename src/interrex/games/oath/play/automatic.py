"""Modifiers that cost nothing and can only help are used by themselves, unless switched off (rulebook 22.3.2)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action

from ..moments import POWERS, START
from ..state import Oath, Verb


def automatic() -> int:
    """The mask of the components that have such a modifier."""
    found: int | None = POWERS.memo.get("automatic")
    if found is None:
        found = 0
        for number, powers in POWERS.by_number.items():
            if any(power.auto and power.at in START for power in powers):
                found |= 1 << number
        POWERS.memo["automatic"] = found
    return found


def switchable(g: Oath, seat: int) -> bool:
    """Once a turn, and only where it would change anything."""
    return not g.switched and automatic() & (g.own[seat] | g.at[g.pawn[seat]]) != 0


class ByHand(Verb):
    """Be asked about every modifier from now on."""

    name = "by-hand"
    rule = "22.3.2"
    to = True

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()] if switchable(g, seat) and bool(g.by_hand >> seat & 1) != self.to else []

    def act(self, g: Oath, seat: int) -> None:
        g.switched = True
        g.by_hand ^= 1 << seat


class ByThemselves(ByHand):
    """Let those that can only help be used without asking again."""

    name = "by-themselves"
    to = False


SWITCHES: Final = (ByHand(), ByThemselves())
