"""Leaders, and the turmoil that deposes them (law 7.3.3, 7.7)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.verbs import Phrase

from ...data import BIRD, LEADER_NAMES, LEADERS, VIZIER
from ...state import DONE, Decision, Root, SeatProcedure
from ...words import LEADER
from ..common import score
from ..piles import discard
from .decree import suit_of

FOLLOW: Final = Phrase("leader", LEADER)


class ChooseLeader(Decision):
    """At the start, and after every turmoil (law 7.3.3, 7.7.3)."""

    __slots__ = ("cited",)
    asks = "root-ask-leader"
    phrases = (FOLLOW,)

    def __init__(self, seat: int, cited: str = "7.3.3") -> None:
        self.seat = seat
        self.cited = cited

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return [FOLLOW.action(leader) for leader in range(len(LEADER_NAMES)) if not g.deposed >> leader & 1]

    def play(self, g: Root, a: Action) -> None:
        (leader,) = FOLLOW.values(a)
        follow(g, self.seat, leader)


def follow(g: Root, seat: int, leader: int) -> None:
    g.leader = leader
    for column in LEADERS[LEADER_NAMES[leader]]:
        g.decree[column] = (VIZIER, *g.decree[column])
    g.tell("root-leader", seat=seat, leader=LEADER_NAMES[leader])


class Turmoil(SeatProcedure):
    """Humiliate, purge, depose, rest (law 7.7)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        on_decree = [card for column in g.decree for card in column]
        birds = [card for card in on_decree if suit_of(card) == BIRD]
        g.tell("root-turmoil", seat=self.seat, n=len(birds))
        score(g, self.seat, -len(birds))
        for card in on_decree:
            if card != VIZIER:
                discard(g, card)
        g.decree = [()] * 4
        g.column, g.unresolved = DONE, ()
        g.deposed |= 1 << g.leader
        if g.deposed == (1 << len(LEADER_NAMES)) - 1:
            g.deposed = 0  # law 7.7.3.1: a new clutch
        g.push(ChooseLeader(self.seat, "7.7.3"))
        return False
