"""The order of play: in each round every seat loads a crate or lands; after the last round all land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine import frames, verbs
from interrex.engine.action import Action
from interrex.engine.game import Result, Start
from interrex.engine.luck import Luck
from interrex.engine.message import Refusal, refusal

from .data import BEARS, QUAYS, WEIGHTS
from .state import Ferry, new

QUAY = verbs.counted("quay", "quay:{}", QUAYS)


class Load(verbs.Verb[Ferry]):
    """The top crate of a quay, which only its new owner sees (rule 1.2)."""

    name = "load"
    takes = (QUAY,)
    rule = "1.2"

    def offers(self, g: Ferry, seat: int) -> Sequence[Action]:
        return self.each([quay for quay in range(QUAYS) if g.quays[quay]])

    def act(self, g: Ferry, seat: int, *values: Any) -> None:
        (quay,) = values
        crate = g.quays[quay].pop()
        g.boats[seat].append(crate)
        g.tell("ferry-loads", seat=seat, quay=quay + 1)
        g.whisper(seat, "ferry-finds", n=WEIGHTS[crate])

    def why_not(self, g: Ferry, seat: int, *values: Any) -> Refusal | None:
        return refusal("1.2", "ferry-no-crate")


class Land(verbs.Verb[Ferry]):
    """What the boat carries is scored, or lost (rule 1.3)."""

    name = "land"
    rule = "1.3"

    def offers(self, g: Ferry, seat: int) -> Sequence[Action]:
        return [self.action()] if g.boats[seat] else []

    def act(self, g: Ferry, seat: int, *values: Any) -> None:
        land(g, seat)

    def why_not(self, g: Ferry, seat: int, *values: Any) -> Refusal | None:
        return refusal("1.3", "ferry-no-load")


LOAD, LAND = Load(), Land()


def land(g: Ferry, seat: int) -> None:
    load = g.load(seat)
    if load <= BEARS:
        g.score[seat] += load
        g.tell("ferry-lands", seat=seat, n=load)
    else:
        g.tell("ferry-sinks", seat=seat, n=load)
    g.shore += g.boats[seat]
    g.boats[seat] = []


class Turn(verbs.Choice[Ferry]):
    __slots__ = ()
    rule = "1.1"
    asks = "ferry-ask"
    verbs = (LOAD, LAND)


class Crossing(frames.Procedure[Ferry]):
    """All rounds, and the last landing (rules 1.1, 1.4)."""

    __slots__ = ()

    def step(self, g: Ferry, n: int) -> bool:
        if n < g.rounds * g.players:
            g.push(Turn(n % g.players))
            return True
        for seat in range(g.players):
            land(g, seat)
        return False


def setup(start: Start, luck: Luck) -> Ferry:
    g = new(start.players, int(start.options["rounds"]), luck)
    g.push(Crossing())
    return g


def result(g: Ferry) -> Result:
    return Result(tuple([seat for seat in range(g.players) if g.score[seat] == max(g.score)]), tuple(g.score), "1.4")
