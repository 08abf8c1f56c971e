"""Quest: two items, for points or cards (law 9.5.5)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import Phrase, Verb

from ...data import CLEARINGS, QUESTS, SUITS
from ...hands import without
from ...satchel import Vagabond, vagabond_at
from ...state import Decision, Root
from ...words import QUEST
from ..common import score
from ..piles import draw
from ..reasons import why_not_clearing
from .items import exhaust, item_message


def can_quest(vagabond: Vagabond, number: int, suit: int) -> bool:
    quest_ = QUESTS[number]
    first, second = quest_.items
    if quest_.suit != suit:
        return False
    return vagabond.fresh[first] >= 2 if first == second else bool(vagabond.fresh[first] and vagabond.fresh[second])


class Quest(Verb[Root]):
    """An open quest of his clearing's suit, for two items (law 9.5.5)."""

    name = "quest"
    takes = (QUEST,)
    rule = "9.5.5"

    def offers(self, g: Root, seat: int) -> list[Action]:
        vagabond = vagabond_at(g, seat)
        if vagabond.place >= CLEARINGS:
            return []
        return [self.action(q) for q in g.quests if can_quest(vagabond, q, g.suits[vagabond.place])]

    def act(self, g: Root, seat: int, number: int) -> None:
        vagabond = vagabond_at(g, seat)
        exhaust(g, seat, *QUESTS[number].items)
        g.quests = without(g.quests, number)
        g.quests_done = (*g.quests_done, number)
        vagabond.quests[QUESTS[number].suit] += 1
        g.tell("root-quest-done", seat=seat, quest=QUESTS[number].id)
        if g.quest_deck:
            open_quest(g)
        g.push(QuestReward(seat, QUESTS[number].suit))

    def why_not(self, g: Root, seat: int, number: int) -> Refusal | None:
        quest = QUESTS[number]
        if number not in g.quests:
            return refusal(self.rule, "root-quest-not-open", quest=quest.id)
        if no := why_not_clearing(g, seat, self.rule):
            return no
        if g.suits[vagabond_at(g, seat).place] != quest.suit:
            return refusal(self.rule, "root-quest-elsewhere", suit=SUITS[quest.suit])
        return refusal(self.rule, "root-quest-items", items=tuple([item_message(item) for item in quest.items]))


def open_quest(g: Root) -> None:
    quest = g.quest_deck.pop()
    g.quests = (*g.quests, quest)
    g.tell("root-quest-opens", quest=QUESTS[quest].id)


class Points(Phrase):
    """A point for every completed quest of the suit, this one included."""

    def label(self, g: State, seat: int, a: Action) -> Message:
        asked = g.waiting().ask(g, seat)
        return Message("root-do-points", {"n": asked.params["n"]})


POINTS: Final = Points("points")
DRAW: Final = Phrase("cards")


class QuestReward(Decision):
    __slots__ = ("suit",)
    rule = "9.5.5"
    minor = True
    asks = "root-ask-quest-reward"
    phrases = (POINTS, DRAW)

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def actions(self, g: Root) -> list[Action]:
        return [POINTS.action(), DRAW.action()]

    def play(self, g: Root, a: Action) -> None:
        if a == POINTS.action():
            score(g, self.seat, vagabond_at(g, self.seat).quests[self.suit])
        else:
            draw(g, self.seat, 2)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"n": vagabond_at(g, self.seat).quests[self.suit], "suit": SUITS[self.suit]})
