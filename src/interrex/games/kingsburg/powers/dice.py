"""Changing a roll before anybody influences an advisor (rulebook 4.1)."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.conditions import Condition
from interrex.engine.message import Message
from interrex.engine.state import State
from interrex.engine.verbs import AMOUNT, table

from ..gifts import tell
from ..state import Kingsburg
from ..words import Dice, dice_told
from .conditions import all_alike, shows, total_at_most
from .use import Usable

DIE = table("die", "", ("coloured", "white"))


class WithADie(Usable):
    """What is done to one die of the hand, which is pointed at: of equal ones the first."""

    def value(self, g: Any, seat: int, a: Action) -> int:
        """What the die shows."""
        raise NotImplementedError

    def refs(self, g: Any, seat: int, a: Action) -> tuple[str, ...]:
        letter, dice = ("w", g.white[seat]) if a[1] == "white" else ("d", g.coloured[seat])
        return (*super().refs(g, seat, a), f"die:{seat}:{letter}{dice.index(self.value(g, seat, a))}")


class RerollOne(WithADie):
    """All dice alike, white ones included: reroll one of them."""

    takes = (DIE,)
    needs: Condition | None = all_alike

    def value(self, g: Any, seat: int, a: Action) -> int:
        """They are all alike."""
        value: int = g.coloured[seat][0]
        return value

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(0), self.action(1)] if g.white[seat] else [self.action(0)]

    def happens(self, g: Kingsburg, seat: int, white: int) -> None:
        die = g.luck.roll()
        dice = g.white if white else g.coloured
        dice[seat] = tuple(sorted((*dice[seat][1:], die)))
        told = dice_told(g.coloured[seat], g.white[seat])
        g.tell(f"kingsburg-{self.name}-rerolls", seat=seat, die=die, dice=told, total=g.total(seat))


class RerollAll(Usable):
    """A total no higher than this: reroll everything."""

    def __init__(self, at_most: int) -> None:
        super().__init__()
        self.needs = total_at_most(at_most)

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = g.luck.dice(len(g.coloured[seat]))
        g.white[seat] = g.luck.dice(len(g.white[seat]))
        dice = dice_told(g.coloured[seat], g.white[seat])
        tell(g, "kingsburg-rerolls", self.name, seat=seat, dice=dice, total=g.total(seat))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-reroll")


class Muse(RerollAll):
    """A reroll that scores if it is lower and stays (rulebook 17.2.6)."""

    def happens(self, g: Kingsburg, seat: int) -> None:
        before = g.total(seat)
        super().happens(g, seat)
        if g.total(seat) < before:
            g.content |= 1 << seat


class SetDice(Usable):
    """A low total: the own dice are set to certain values."""

    def __init__(self, at_most: int, dice: Dice) -> None:
        super().__init__()
        self.needs = total_at_most(at_most)
        self.dice = dice

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = self.dice
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-set", dice=dice_told(self.dice, ()))


class TurnDie(WithADie):
    """A die of a certain value is turned to the next lower or higher."""

    takes = (DIE, table("turned", "", ("down", "up")))

    def __init__(self, value: int) -> None:
        super().__init__()
        self.needs = shows(value)
        self.shows = value

    def value(self, g: Any, seat: int, a: Action) -> int:
        return self.shows

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        hands = (g.coloured[seat], g.white[seat])
        return [self.action(white, up) for white in (0, 1) if self.shows in hands[white] for up in (0, 1)]

    def happens(self, g: Kingsburg, seat: int, white: int, up: int) -> None:
        dice = g.white if white else g.coloured
        left = list(dice[seat])
        left[left.index(self.shows)] += 1 if up else -1
        dice[seat] = tuple(sorted(left))
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-turn", die=a[1], n=self.shows + (1 if a[2] == "up" else -1))


class RerollAnyDie(WithADie):
    """One die is rerolled, whatever the roll."""

    takes = (DIE, AMOUNT)

    def value(self, g: Any, seat: int, a: Action) -> int:
        return int(a[2])

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        hands = (g.coloured[seat], g.white[seat])
        return [self.action(white, die) for white in (0, 1) for die in dict.fromkeys(hands[white])]

    def happens(self, g: Kingsburg, seat: int, white: int, die: int) -> None:
        dice = g.white if white else g.coloured
        left = list(dice[seat])
        left[left.index(die)] = g.luck.roll()
        dice[seat] = tuple(sorted(left))
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-reroll-die", die=a[1], n=a[2])
