"""Quest: two items, for points or cards (law 9.5.5)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message

from ...data import QUESTS, SUITS
from ...state import Decision, Root, Rover, without
from ..common import draw, score
from .items import exhaust


def can_quest(rover: Rover, number: int, suit: int) -> bool:
    quest_ = QUESTS[number]
    first, second = quest_.items
    if quest_.suit != suit:
        return False
    return rover.fresh[first] >= 2 if first == second else bool(rover.fresh[first] and rover.fresh[second])


def quest(g: Root, seat: int, name: str) -> None:
    number = next(n for n in g.quests if QUESTS[n].id == name)
    rover = g.rover_at(seat)
    for item in QUESTS[number].items:
        exhaust(rover, item)
    g.quests = without(g.quests, number)
    rover.quests[QUESTS[number].suit] += 1
    g.tell("root-quest-done", seat=seat, quest=name)
    if g.quest_deck:
        g.quests = (*g.quests, g.quest_deck.pop())
        g.reveals += 1
    g.push(QuestReward(seat, QUESTS[number].suit))


class QuestReward(Decision):
    __slots__ = ("suit",)
    rule = "9.5.5"
    minor = True
    asks = "root-ask-quest-reward"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def actions(self, g: Root) -> list[Action]:
        return [("points",), ("cards",)]

    def play(self, g: Root, a: Action) -> None:
        if a[0] == "points":
            score(g, self.seat, g.rover_at(self.seat).quests[self.suit])
        else:
            draw(g, self.seat, 2)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"n": g.rover_at(self.seat).quests[self.suit], "suit": SUITS[self.suit]})
