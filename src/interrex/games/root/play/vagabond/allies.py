"""Allied warriors: they fight beside him and go where he goes (law 9.2.9.2)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...data import ALLIED, CLEARINGS, FACTIONS
from ...places import neighbours
from ...satchel import vagabond_at
from ...state import Decision, Fight, Root
from ...words import FACTION, N
from ..moving import move

BESIDE: Final = Phrase("ally", FACTION)


def choose_ally(g: Root, fight: Fight) -> bool:
    """An attacking Vagabond may bring the warriors of an ally (law 9.2.9.2.3). True: he is asked."""
    allies = allies_against(g, fight.attacker, g.faction[fight.defender], fight.clearing)
    if allies:
        g.push(ChooseAlly(fight.attacker, allies))
    return bool(allies)


def allies_against(g: Root, seat: int, faction: int, clearing: int) -> tuple[int, ...]:
    """The factions that would fight beside him there."""
    relations = vagabond_at(g, seat).relations
    allies = [f for f in g.armies if relations[f] == ALLIED and f != faction]
    return tuple([f for f in allies if g.boards[f].warriors[clearing]])


class ChooseAlly(Decision):
    __slots__ = ("allies",)
    rule = "9.2.9.2.3"
    asks = "root-ask-ally"
    ends = "root-do-pass-ally"
    phrases = (BESIDE,)

    def __init__(self, seat: int, allies: tuple[int, ...]) -> None:
        self.seat = seat
        self.allies = allies

    def actions(self, g: Root) -> list[Action]:
        return [*[BESIDE.action(f) for f in self.allies], PASS]

    def forbids(self, g: Root, faction: int) -> Refusal | None:
        return refusal(self.rule, "root-no-ally-beside", faction=FACTIONS[faction])

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            (g.deeds[-1].ally,) = BESIDE.values(a)
            g.tell("root-ally-fights", seat=self.seat, faction=a[1])


ALONG: Final = Phrase("along", FACTION, N)


def may_take_along(g: Root, seat: int, start: int, end: int) -> None:
    """Warriors of an ally may go along (law 9.2.9.2.2), by the rules of moving (law 1.5.5, 4.2.1)."""
    if start >= CLEARINGS or end not in neighbours(g.map.id)[start]:
        return
    rulers, relations = g.rulers(), vagabond_at(g, seat).relations
    allies = [
        f for f in g.armies
        if relations[f] == ALLIED and g.boards[f].warriors[start] and f in (rulers[start], rulers[end])
    ]  # fmt: skip
    if allies:
        g.push(TakeAlong(seat, start, end, tuple(allies)))


class TakeAlong(Decision):
    """Warriors of one allied faction, as many as he likes."""

    __slots__ = ("allies", "end", "start")
    rule = "9.2.9.2.2"
    minor = True
    asks = "root-ask-take-along"
    ends = "root-do-pass-along"
    phrases = (ALONG,)

    def __init__(self, seat: int, start: int, end: int, allies: tuple[int, ...]) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.allies = allies

    def actions(self, g: Root) -> list[Action]:
        found = [ALONG.action(f, n) for f in self.allies for n in range(1, g.boards[f].warriors[self.start] + 1)]
        return [*found, PASS]

    def forbids(self, g: Root, faction: int, n: int) -> Refusal | None:
        if faction not in self.allies:
            return refusal(self.rule, "root-no-ally-beside", faction=FACTIONS[faction])
        return refusal(self.rule, "root-so-many", n=g.boards[faction].warriors[self.start])

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            faction, n = ALONG.values(a)
            move(g, faction, self.start, self.end, n, led_by=self.seat)
