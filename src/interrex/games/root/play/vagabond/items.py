"""His items, counted by kind and state (law 9.2.5): what they are exhausted for, and their repair (law 9.5.7)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import Verb

from ...data import CLEARINGS, HAMMER, ITEMS, TRACK_SPACES
from ...satchel import Vagabond, vagabond_at
from ...state import Decision, Root, SeatProcedure
from ...words import DAMAGED, DAMAGED_SPENT, FRESH, REPAIR, SPENT, ItemPhrase
from ..reasons import why_not_clearing

KINDS: Final = range(len(ITEMS))

REPAIRED: Final = {DAMAGED: FRESH, DAMAGED_SPENT: SPENT}
HARMED: Final = {FRESH: DAMAGED, SPENT: DAMAGED_SPENT}
REFRESHED: Final = {SPENT: FRESH, DAMAGED_SPENT: DAMAGED}


def turn(vagabond: Vagabond, item: int, state: int, becomes: dict[int, int]) -> None:
    """One item changes from one state to another: repaired it keeps its side (law 9.5.7), and so on."""
    piles = vagabond.piles()
    piles[state][item] -= 1
    piles[becomes[state]][item] += 1


def in_states(vagabond: Vagabond, states: dict[Action, int]) -> list[tuple[int, int]]:
    """The kinds of items he has in each of these states, with the state."""
    piles = vagabond.piles()
    return [(item, state) for state in states.values() for item, n in enumerate(piles[state]) if n]


def item_message(item: int) -> Message:
    return Message(f"root-item-{ITEMS[item]}", {})


def wear_out(vagabond: Vagabond, item: int) -> None:
    vagabond.fresh[item] -= 1
    vagabond.spent[item] += 1


def exhaust(g: Root, seat: int, *items: int) -> None:
    """And tell it, where what it is done for does not."""
    vagabond = vagabond_at(g, seat)
    for item in items:
        wear_out(vagabond, item)
    if g.listener is not None and items:
        g.tell("root-exhausts", seat=seat, items=tuple([item_message(item) for item in items]))


def tell_item(g: Root, seat: int, key: str, phrase: ItemPhrase, item: int, state: int) -> None:
    """What has become of an item; the state it was in is part of the message's name, as in what one says to do it."""
    if g.listener is not None:
        _, name, *words = phrase.action(item, state)
        g.tell("-".join([key, *[str(word) for word in words]]), seat=seat, item=name)


def on_track(vagabond: Vagabond, item: int) -> int:
    """Face up on its track: three at most (law 9.2.5.1)."""
    return min(vagabond.fresh[item], TRACK_SPACES)


def gain(vagabond: Vagabond, item: int) -> None:
    vagabond.fresh[item] += 1


class Tool(Verb[Root]):
    """An action of Daylight for which he exhausts an item (law 9.5)."""

    item: int = 0
    in_forests: bool = False

    def offers(self, g: Root, seat: int) -> list[Action]:
        vagabond: Vagabond = g.boards[g.faction[seat]]
        if not vagabond.fresh[self.item] or (vagabond.place >= CLEARINGS and not self.in_forests):
            return []
        return self.ways(g, seat, vagabond)

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        """What he can do with the item at hand."""
        raise NotImplementedError

    def act(self, g: Root, seat: int, *values: Any) -> None:
        exhaust(g, seat, self.item)
        self.happens(g, seat, *values)

    def happens(self, g: Root, seat: int, *values: Any) -> None:
        raise NotImplementedError

    def refuse(self, g: Root, seat: int, a: Action) -> Refusal | None:
        no = why_not_at_hand(g, seat, self.item) or (None if self.in_forests else why_not_clearing(g, seat, self.rule))
        return no or super().refuse(g, seat, a)


def why_not_at_hand(g: Root, seat: int, item: int) -> Refusal | None:
    """For an item that should lie face up and undamaged."""
    return None if vagabond_at(g, seat).fresh[item] else refusal("9.5", "root-no-item-fresh", item=ITEMS[item])


def why_not_there(rule: str, item: int) -> Refusal | None:
    """For an item that he has not got, or not in such a state."""
    return refusal(rule, "root-no-such-item", item=ITEMS[item])


class Repair(Tool):
    """Any damaged item, which keeps its side."""

    name = "repair"
    takes = REPAIR.words
    rule = "9.5.7"
    item = HAMMER
    in_forests = True

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return repairs(vagabond)

    def happens(self, g: Root, seat: int, item: int, state: int) -> None:
        repair(g, seat, item, state)

    def why_not(self, g: Root, seat: int, *values: Any) -> Refusal | None:
        return why_not_there(self.rule, values[0])

    def label(self, g: State, seat: int, a: Action) -> Message:
        return REPAIR.label(g, seat, a)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return REPAIR.refs(g, seat, a)

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        return REPAIR.fill(g, seat, pointed)


def repair(g: Root, seat: int, item: int, state: int) -> None:
    turn(vagabond_at(g, seat), item, state, REPAIRED)
    tell_item(g, seat, "root-repairs", REPAIR, item, state)


def repairs(vagabond: Vagabond) -> list[Action]:
    return [REPAIR.action(item, state) for item, state in in_states(vagabond, REPAIR.states)]


class Hideout(SeatProcedure):
    """Three items repaired (law 9.5.9)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        vagabond = vagabond_at(g, self.seat)
        hurt = sum(vagabond.damaged) + sum(vagabond.damaged_spent)
        if n == 0 and hurt <= 3:
            while left := in_states(vagabond, REPAIR.states):
                repair(g, self.seat, *left[0])
            return False
        if n == 3:
            return False
        g.push(HideoutRepair(self.seat))
        return True


class HideoutRepair(Decision):
    __slots__ = ()
    rule = "9.5.9"
    asks = "root-ask-repair"
    phrases = (REPAIR,)

    def actions(self, g: Root) -> list[Action]:
        return repairs(vagabond_at(g, self.seat))

    def forbids(self, g: Root, item: int, state: int) -> Refusal | None:
        return why_not_there(self.rule, item)

    def play(self, g: Root, a: Action) -> None:
        item, state = REPAIR.values(a)
        repair(g, self.seat, item, state)
