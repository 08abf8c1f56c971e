"""A levy: an action under way that others' circumstances burden, forbid, and its seat's own means help (rule 2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine.action import Action
from interrex.engine.deeds import Deed, Modify, Undertake, could_be_lawful
from interrex.engine.message import Refusal, refusal

from .state import SEAT, Procedure, Tribute, Verb

MERCY = "mercy"  # who has but one coin is spared
DECREE, MULE = 1, 2  # bits of what was used


class Taking(Deed[Tribute]):
    """A coin is paid, and two are taken."""

    __slots__ = ("cost", "take", "target")

    cost: int
    take: int
    target: int

    def copy(self) -> Taking:
        twin = Taking()
        self.copy_into(twin)
        twin.cost, twin.take, twin.target = self.cost, self.take, self.target
        return twin

    def bind(self, g: Tribute) -> None:
        """A toll for levying from the one who leads; mercy for the poor."""
        if g.score[self.target] == max(g.score):
            self.cost += 1
        if g.coins[self.target] < 2:
            self.forbidden |= {MERCY}

    def helps(self, g: Tribute) -> Sequence[Verb]:
        return [help_ for help_ in HELPS if not self.used & help_.bit]

    def payable(self, g: Tribute) -> bool:
        return g.coins[self.seat] >= self.cost

    def pay(self, g: Tribute) -> None:
        g.coins[self.seat] -= self.cost
        g.treasury += self.cost

    def stages(self, g: Tribute) -> tuple[Procedure, ...]:
        return (Collect(),)


class Help(Verb):
    """What costs a coin more, once in a levy."""

    rule = "2.4"
    bit = 0

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action()] if g.coins[seat] > g.deeds[-1].cost else []

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        under_way: Taking = g.deeds[-1]
        under_way.cost += 1
        under_way.used |= self.bit
        self.help(under_way)

    def help(self, under_way: Taking) -> None:
        raise NotImplementedError


class Decree(Help):
    """Mercy is ignored."""

    name = "decree"
    bit = DECREE

    def help(self, under_way: Taking) -> None:
        under_way.ignored |= {MERCY}


class Mule(Help):
    """One coin more is taken; the mule is told of afterwards."""

    name = "mule"
    bit = MULE

    def help(self, under_way: Taking) -> None:
        under_way.take += 1
        under_way.after = (*under_way.after, Praise(under_way.seat))


HELPS = (Decree(), Mule())


class AskHelp(Modify[Tribute]):
    __slots__ = ()
    rule = "2.4"
    asks = "toy-ask-help"
    ends = "toy-do-go-on"


class Levy(Verb):
    """Offered if it is lawful, or could be made so."""

    name = "levy"
    takes = (SEAT,)
    rule = "2.4"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(other) for other in g.others(seat) if self.possible(g, seat, other)]

    def possible(self, g: Tribute, seat: int, target: int) -> bool:
        tried = g.copy()
        tried.deeds.append(taking(seat, target))
        tried.deeds[-1].bind(tried)
        return could_be_lawful(tried, seat)

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.deeds.append(taking(seat, *values))
        g.push(Undertake(AskHelp(seat)))

    def why_not(self, g: Tribute, seat: int, *values: Any) -> Refusal | None:
        return refusal("2.4", "toy-no-levy")


def taking(seat: int, target: int) -> Taking:
    under_way = Taking()
    under_way.begin(seat, "levy")
    under_way.cost, under_way.take, under_way.target = 1, 2, target
    return under_way


class Collect(Procedure):
    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        under_way: Taking = g.deeds[-1]
        taken = min(under_way.take, g.coins[under_way.target])
        g.coins[under_way.target] -= taken
        g.coins[under_way.seat] += taken
        g.tell("toy-levies", seat=under_way.seat, target=under_way.target, n=taken)
        return False


class Praise(Procedure):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Tribute, n: int) -> bool:
        g.tell("toy-praises", seat=self.seat)
        return False
