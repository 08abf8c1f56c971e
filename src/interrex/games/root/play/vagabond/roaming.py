"""Daylight: which actions he has the items for (law 9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal
from interrex.engine.powers import Moment
from interrex.engine.verbs import Verb, named

from ...data import FIRST_CHARACTER, SWORD
from ...moments import EFFECTS, SPECIAL_ANYWHERE, SPECIAL_HERE
from ...state import NOBODY, Root, Vagabond
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
    takes = (CLEARING, FACTION)
    rule = "4.3"
    item = SWORD

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return battle.battles(g, seat)

    def happens(self, g: Root, seat: int, clearing: int, faction: int) -> None:
        battle.start(g, seat, clearing, faction)

    def why_not(self, g: Root, seat: int, clearing: int, faction: int) -> Refusal | None:
        return battle.why_not_battle(g, seat, clearing, faction)


BEFORE: Final[tuple[Verb[Root], ...]] = (Walk(), Fight(), Explore())
BETWEEN: Final[tuple[Verb[Root], ...]] = (Aid(), Quest(), Strike(), Repair(), CRAFT)


def special(character: int, moment: Moment) -> list[Verb[Root]]:
    """What a character alone can do."""
    return [acting.power.does for acting in EFFECTS.at(moment, (FIRST_CHARACTER + character,))]


@cache
def roaming(character: int) -> tuple[Verb[Root], ...]:
    """All he can do with his items."""
    return (*BEFORE, *special(character, SPECIAL_HERE), *BETWEEN, *special(character, SPECIAL_ANYWHERE))


@cache
def with_items(character: int) -> tuple[tuple[int, Verb[Root]], ...]:
    """The same, each with the item it cannot be done without (NOBODY: that depends)."""
    return tuple([(verb.item if isinstance(verb, Tool) else NOBODY, verb) for verb in roaming(character)])


class Roam(DaylightChoice):
    """Whatever his items allow, in any order and number (law 9.5)."""

    __slots__ = ()
    rule = "9.5"
    asks = "root-ask-roam"
    ends = "root-do-pass-daylight"
    verbs = daylight.VERBS

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        return (*roaming(g.vagabond_at(self.seat).character), *super().choices(g))

    def find(self, g: Root, name: str | int) -> Verb[Root] | None:
        return named(roaming(g.vagabond_at(self.seat).character)).get(name) or super().find(g, name)

    def own_actions(self, g: Root) -> list[Action]:
        vagabond = g.vagabond_at(self.seat)
        found: list[Action] = []
        for item, verb in with_items(vagabond.character):
            if item == NOBODY or vagabond.fresh[item]:
                found += verb.offers(g, self.seat)
        return found
