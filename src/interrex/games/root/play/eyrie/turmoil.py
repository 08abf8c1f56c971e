"""Leaders, and the turmoil that deposes them (law 7.3.3, 7.7)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import EyrieBoard
from ...data import BIRD, EYRIE, LEADER_NAMES, LEADERS, VIZIER
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
        mine: EyrieBoard = g.boards[EYRIE]
        return [FOLLOW.action(leader) for leader in range(len(LEADER_NAMES)) if not mine.deposed >> leader & 1]

    def forbids(self, g: Root, leader: int) -> Refusal | None:
        return refusal("7.7.3", "root-leader-deposed", leader=LEADER_NAMES[leader])

    def play(self, g: Root, a: Action) -> None:
        (leader,) = FOLLOW.values(a)
        follow(g, self.seat, leader)


def follow(g: Root, seat: int, leader: int) -> None:
    mine: EyrieBoard = g.boards[EYRIE]
    mine.leader = leader
    for column in LEADERS[LEADER_NAMES[leader]]:
        mine.decree[column] = (VIZIER, *mine.decree[column])
    g.tell("root-leader", seat=seat, leader=LEADER_NAMES[leader])


def humiliation(g: Root, seat: int) -> int:
    """The points that turmoil costs: one a bird of the Decree, as far as there are any (law 7.7.1)."""
    mine: EyrieBoard = g.boards[EYRIE]
    birds = [card for column in mine.decree for card in column if suit_of(card) == BIRD]
    return min(len(birds), g.score[seat])


class Turmoil(SeatProcedure):
    """Humiliate, purge, depose, rest (law 7.7)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        mine: EyrieBoard = g.boards[EYRIE]
        on_decree = [card for column in mine.decree for card in column]
        birds = [card for card in on_decree if suit_of(card) == BIRD]
        g.tell("root-turmoil", seat=self.seat, n=len(birds))
        score(g, self.seat, -len(birds))
        for card in on_decree:
            if card != VIZIER:
                discard(g, card)
        mine.decree = [()] * 4
        mine.column, mine.unresolved = DONE, ()
        mine.deposed |= 1 << mine.leader
        if mine.deposed == (1 << len(LEADER_NAMES)) - 1:
            mine.deposed = 0  # law 7.7.3.1: a new clutch
        g.push(ChooseLeader(self.seat, "7.7.3"))
        return False
