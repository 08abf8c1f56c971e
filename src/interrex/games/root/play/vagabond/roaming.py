"""Daylight: which actions he has the items for (law 9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal
from interrex.engine.powers import Moment
from interrex.engine.verbs import Verb

from ...data import FIRST_CHARACTER, SWORD
from ...moments import EFFECTS, SPECIAL_ANYWHERE, SPECIAL_HERE
from ...state import Root, Rover
from ...words import CLEARING, FACTION
from .. import battle, daylight
from ..daylight import CRAFT, DaylightChoice
from .aid import Aid
from .explore import Explore
from .items import Tool
from .pawn import Walk
from .quest import Quest
from .repair import Repair
from .strike import Strike


class Fight(Tool):
    """A battle, for a sword (law 9.5.2)."""

    name = "battle"
    words = (CLEARING, FACTION)
    rule = "4.3"
    item = SWORD

    def ways(self, g: Root, seat: int, rover: Rover) -> list[Action]:
        return battle.battles(g, seat)

    def happens(self, g: Root, seat: int, clearing: int, faction: int) -> None:
        battle.start(g, seat, clearing, faction)

    def why_not(self, g: Root, seat: int, clearing: int, faction: int) -> Refusal | None:
        return battle.why_not_battle(g, seat, clearing, faction)


BEFORE: Final[tuple[Verb[Root], ...]] = (Walk(), Fight(), Explore())
BETWEEN: Final[tuple[Verb[Root], ...]] = (Aid(), Quest(), Strike(), Repair(), CRAFT)


def special(g: Root, seat: int, moment: Moment) -> list[Verb[Root]]:
    """What his character alone can do."""
    held = (FIRST_CHARACTER + g.rover_at(seat).character,)
    return [acting.power.does for acting in EFFECTS.at(moment, held)]


class Roam(DaylightChoice):
    """Whatever his items allow, in any order and number (law 9.5)."""

    __slots__ = ()
    rule = "9.5"
    asks = "root-ask-roam"
    ends = "root-do-pass-daylight"
    verbs = daylight.VERBS

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        here, anywhere = [special(g, self.seat, moment) for moment in (SPECIAL_HERE, SPECIAL_ANYWHERE)]
        return (*BEFORE, *here, *BETWEEN, *anywhere, *super().choices(g))
