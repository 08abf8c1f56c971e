"""A levy: an action under way that others' circumstances burden, forbid, and its seat's own means help (rule 2.4)."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.deeds import Deed
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN

from .state import SEAT, Choice, Procedure, Tribute, Verb

DECREE, MULE = 1, 2  # bits of what was used


class Taking(Deed[Tribute]):
    """A coin is paid, and two are taken."""

    __slots__ = ("cost", "spared", "take", "target")

    cost: int
    spared: bool  # by mercy: who has but one coin
    take: int
    target: int

    def copy(self) -> Taking:
        twin = Taking()
        self.copy_into(twin)
        twin.cost, twin.spared, twin.take, twin.target = self.cost, self.spared, self.take, self.target
        return twin


def taking(g: Tribute, seat: int, target: int) -> Taking:
    """A toll for levying from the one who leads; mercy for the poor."""
    under_way = Taking()
    under_way.begin(seat, "levy")
    under_way.cost = 2 if g.score[target] == max(g.score) else 1
    under_way.spared = g.coins[target] < 2
    under_way.take, under_way.target = 2, target
    return under_way


class Help(Verb):
    """What costs a coin more, once in a levy, and leaves one for the decree where that is still needed."""

    rule = "2.4"
    bit = 0

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        under_way: Taking = g.deeds[-1]
        left = g.coins[seat] - under_way.cost
        return [] if under_way.used & self.bit or left < self.needs(under_way) else [self.action()]

    def needs(self, under_way: Taking) -> int:
        return 1

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
        under_way.spared = False


class Mule(Help):
    """One coin more is taken; the mule is told of afterwards."""

    name = "mule"
    bit = MULE

    def needs(self, under_way: Taking) -> int:
        return 2 if under_way.spared else 1

    def help(self, under_way: Taking) -> None:
        under_way.take += 1
        under_way.after = (*under_way.after, Praise(under_way.seat))


class AskHelp(Choice):
    __slots__ = ()
    rule = "2.4"
    asks = "toy-ask-help"
    ends = "toy-do-go-on"
    again = WHILE_OPEN
    verbs = (Decree(), Mule())

    def may_pass(self, g: Tribute) -> bool:
        return not g.deeds[-1].spared

    def question(self, g: Tribute) -> Message:
        return Message(self.asks, {"verb": g.deeds[-1].stage})


class Levy(Verb):
    """Offered if it is lawful, or could be made so."""

    name = "levy"
    takes = (SEAT,)
    rule = "2.4"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(other) for other in g.others(seat) if self.possible(g, seat, other)]

    def possible(self, g: Tribute, seat: int, target: int) -> bool:
        tried = taking(g, seat, target)
        return g.coins[seat] >= tried.cost + tried.spared

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.deeds.append(taking(g, seat, *values))
        g.push(Collect(seat))

    def why_not(self, g: Tribute, seat: int, *values: Any) -> Refusal | None:
        return refusal("2.4", "toy-no-levy")


class Collect(Procedure):
    """Its seat uses what it likes, each once; then it is paid, done, and what follows follows."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Tribute, n: int) -> bool:
        under_way: Taking = g.deeds[-1]
        if n == 0:
            AskHelp(self.seat).ask_on(g)
            return True
        taken = min(under_way.take, g.coins[under_way.target])
        g.coins[under_way.target] -= taken
        g.coins[self.seat] += taken - under_way.cost
        g.treasury += under_way.cost
        g.tell("toy-levies", seat=self.seat, target=under_way.target, n=taken)
        g.then(*g.deeds.pop().after)
        return False


class Praise(Procedure):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Tribute, n: int) -> bool:
        g.tell("toy-praises", seat=self.seat)
        return False
