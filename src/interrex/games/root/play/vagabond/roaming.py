"""Daylight: where the pawn goes, and which actions he has the items for (law 9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.verbs import Verb

from ...data import BOOT, CLEARINGS, FIRST_CHARACTER, HOSTILE
from ...moments import EFFECTS, SPECIAL_ANYWHERE, SPECIAL_HERE
from ...places import surroundings
from ...satchel import Vagabond, vagabond_at
from ...state import Root
from ...words import CLEARING
from ..daylight import CRAFT, DaylightChoice
from .allies import may_take_along
from .explore import Explore
from .fighting import Fight, Strike
from .items import Repair, exhaust, why_not_at_hand
from .quest import Quest
from .relationships import Aid


def boots_for(g: Root, vagabond: Vagabond, clearing: int) -> int:
    """One, and one more where hostile warriors stand (law 9.5.1, 9.2.9.3.2)."""
    if HOSTILE in vagabond.relations:
        for faction, standing in enumerate(vagabond.relations):
            if standing == HOSTILE and g.boards[faction].warriors[clearing]:
                return 2
    return 1


def wander(g: Root, seat: int, clearing: int) -> None:
    """The pawn goes to a clearing; warriors of an ally may go along."""
    vagabond = vagabond_at(g, seat)
    start, vagabond.place = vagabond.place, clearing
    if g.listener is not None:
        g.tell("root-wanders", seat=seat, clearing=clearing + 1)
    may_take_along(g, seat, start, clearing)


class Walk(Verb[Root]):
    """A move of the pawn. ``free``: boots that need not be exhausted."""

    name = "move"
    takes = (CLEARING,)
    says = "root-do-move-to"
    rule = "9.5.1"
    free: int = 0

    def offers(self, g: Root, seat: int) -> list[Action]:
        vagabond = vagabond_at(g, seat)
        boots = vagabond.fresh[BOOT] + self.free
        if not boots:
            return []
        near = [place for place in surroundings(g.map.id)[vagabond.place] if place < CLEARINGS]  # never a forest
        return self.each(near if boots > 1 else [c for c in near if boots_for(g, vagabond, c) == 1])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        exhaust(g, seat, *[BOOT] * (boots_for(g, vagabond_at(g, seat), clearing) - self.free))
        wander(g, seat, clearing)

    def refuse(self, g: Root, seat: int, a: Action) -> Refusal | None:
        no = None if self.free else why_not_at_hand(g, seat, BOOT)
        return no or super().refuse(g, seat, a)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        vagabond = vagabond_at(g, seat)
        if clearing not in surroundings(g.map.id)[vagabond.place]:
            return refusal("2.2.1", "root-not-beside", clearing=clearing + 1)
        return refusal("9.2.9.3.2", "root-two-boots", clearing=clearing + 1)


BEFORE: Final[tuple[Verb[Root], ...]] = (Walk(), Fight(), Explore())
BETWEEN: Final[tuple[Verb[Root], ...]] = (Aid(), Quest(), Strike(), Repair(), CRAFT)


def special(character: int, moment: Moment) -> list[Verb[Root]]:
    """What a character alone can do."""
    return [power.does for _, power in EFFECTS.at(moment, (FIRST_CHARACTER + character,))]


def _roaming(character: int) -> tuple[Verb[Root], ...]:
    return (*BEFORE, *special(character, SPECIAL_HERE), *BETWEEN, *special(character, SPECIAL_ANYWHERE))


ROAMING: Final[Kept[tuple[Verb[Root], ...]]] = Kept("roaming", _roaming, "a character")


def roaming(character: int) -> tuple[Verb[Root], ...]:
    """All he can do with his items."""
    return ROAMING.known.get(character) or ROAMING.of(character)


class Roam(DaylightChoice):
    """Whatever his items allow, in any order and number (law 9.5)."""

    __slots__ = ()
    rule = "9.5"
    asks = "root-ask-roam"
    ends = "root-do-pass-daylight"

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        return roaming(vagabond_at(g, self.seat).character) + self.besides(g)

    def find(self, g: Root, name: str | int) -> Verb[Root] | None:
        for verb in roaming(vagabond_at(g, self.seat).character):
            if verb.name == name:
                return verb
        return super().find(g, name)
