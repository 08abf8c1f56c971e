"""An edifice is built, or a ruin repaired (rulebook 8.3.1)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ...data.numbers import CAPACITY as PRINTED
from ...data.numbers import INTACT, RUINS, SUIT, TURNS_TO
from ...moments import CAPACITY
from ...ruling import POWERS, ruled
from ...state import SLOT_COUNT, Oath, Verb, without
from ...words import CARD, component
from ..elsewhere import Question
from ..moving import lift, to_site


def own_slots(g: Oath, seat: int) -> list[int]:
    mask = ruled(g, seat)
    return [slot for slot in range(SLOT_COUNT) if mask >> slot & 1]


def is_ruin(card: int) -> bool:
    return RUINS >> card & 1 != 0


def edifice_of(g: Oath, suit: int) -> int:
    """The edifice of a suit in the Archive; 0: it stands somewhere."""
    return next((edifice for edifice in g.edifices if SUIT[edifice] == suit), 0)


def holds(g: Oath, slot: int, gone: int) -> bool:
    """Is there room at a site for the cards there, once one of them is another (rulebook 8.3.1.1)?"""
    limits = [int(power.does) for _, power in POWERS.at(CAPACITY, g.at[slot] & CAPACITY.mask & ~(1 << gone))]
    return len(g.cards[slot]) <= (min(limits) if limits else PRINTED[g.site[slot]])


class Erect(Verb):
    """An edifice in the place of a denizen of its suit; locked ones too."""

    name = "build"
    takes = (CARD,)
    rule = "8.3.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        found: list[int] = []
        for slot in own_slots(g, seat):
            if not g.at[slot] & (INTACT | RUINS):
                found += [card for card in g.cards[slot] if edifice_of(g, SUIT[card]) and holds(g, slot, card)]
        return self.each(found)

    def act(self, g: Oath, seat: int, card: int) -> None:
        assert g.legacy is not None
        edifice, slot = edifice_of(g, SUIT[card]), lift(g, card)
        g.edifices = without(g.edifices, edifice)
        to_site(g, edifice, slot)
        g.world = (*g.world, card)
        g.legacy = g.legacy._replace(built=edifice)
        g.tell("oath-builds", seat=seat, what=component(edifice))

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "oath-no-building")


class Repair(Verb):
    """A ruin is turned to its intact side."""

    name = "repair"
    takes = (CARD,)
    rule = "8.3.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each([card for slot in own_slots(g, seat) for card in g.cards[slot] if is_ruin(card)])

    def act(self, g: Oath, seat: int, card: int) -> None:
        assert g.legacy is not None
        turn_edifice(g, card)
        g.legacy = g.legacy._replace(built=TURNS_TO[card])
        g.tell("oath-repairs", seat=seat, what=component(TURNS_TO[card]))

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "oath-no-building")


def turn_edifice(g: Oath, card: int) -> None:
    """To its other side, where it stands."""
    to_site(g, TURNS_TO[card], lift(g, card))


class Build(Question):
    """One of the two, or neither."""

    __slots__ = ()
    verbs = (Erect(), Repair())
    rule = "8.3.1"
    asks = "oath-ask-build"
    ends = "oath-do-build-nothing"
