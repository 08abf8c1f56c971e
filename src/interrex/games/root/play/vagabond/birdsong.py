"""Birdsong: refresh and slip (law 9.4)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import total
from ...data import CLEARINGS, TEA
from ...places import surroundings
from ...satchel import vagabond_at
from ...state import Decision, Procedure, Root, SeatProcedure
from ...words import CLEARING, FOREST, REFRESH
from .items import KINDS, REFRESHED, in_states, on_track, tell_item, turn, why_not_there
from .roaming import wander


class Birdsong(SeatProcedure):
    """Refresh, then slip (law 9.4)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        vagabond = vagabond_at(g, self.seat)
        vagabond.aids = [0] * len(vagabond.aids)
        g.then(Refreshing(self.seat, 2 * on_track(vagabond, TEA) + 3), Slip(self.seat))
        return False


class Refreshing(Procedure):
    """Flip exhausted items face up; which ones is asked only when not all can be."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def step(self, g: Root, n: int) -> bool:
        vagabond = vagabond_at(g, self.seat)
        tired = total(vagabond.spent) + total(vagabond.damaged_spent)
        if n == 0 and tired <= self.n:
            for item in KINDS:
                vagabond.fresh[item] += vagabond.spent[item]
                vagabond.damaged[item] += vagabond.damaged_spent[item]
                vagabond.spent[item] = vagabond.damaged_spent[item] = 0
            if tired:
                g.tell("root-refreshes-all", seat=self.seat)
            return False
        if n == self.n:
            return False
        g.push(Refresh(self.seat))
        return True


class Refresh(Decision):
    __slots__ = ()
    rule = "9.4.1"
    asks = "root-ask-refresh"
    phrases = (REFRESH,)

    def actions(self, g: Root) -> list[Action]:
        return [REFRESH.action(item, state) for item, state in in_states(vagabond_at(g, self.seat), REFRESH.states)]

    def forbids(self, g: Root, item: int, state: int) -> Refusal | None:
        return why_not_there(self.rule, item)

    def play(self, g: Root, a: Action) -> None:
        item, state = REFRESH.values(a)
        turn(vagabond_at(g, self.seat), item, state, REFRESHED)
        tell_item(g, self.seat, "root-refreshes", REFRESH, item, state)


SLIP: Final = Phrase("slip", CLEARING)
HIDE: Final = Phrase("hide", FOREST)


class Slip(Decision):
    """A free move into any clearing or forest beside (law 9.4.2)."""

    __slots__ = ()
    rule = "9.4.2"
    asks = "root-ask-slip"
    ends = "root-do-pass-slip"
    phrases = (SLIP, HIDE)

    def actions(self, g: Root) -> list[Action]:
        beside = surroundings(g.map.id)[vagabond_at(g, self.seat).place]
        clearings, forests = [p for p in beside if p < CLEARINGS], [p - CLEARINGS for p in beside if p >= CLEARINGS]
        return [*SLIP.each(clearings), *HIDE.each(forests), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        if a[0] == HIDE.name:
            (forest,) = HIDE.values(a)
            vagabond_at(g, self.seat).place = CLEARINGS + forest
            g.tell("root-forest", seat=self.seat, forest=forest + 1)
        else:
            (clearing,) = SLIP.values(a)
            wander(g, self.seat, clearing)

    def forbids(self, g: Root, place: int) -> Refusal | None:
        return refusal("2.4.1", "root-no-slip")
