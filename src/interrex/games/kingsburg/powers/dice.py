"""Changing a roll before anybody influences an advisor (rulebook 4.1)."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import AMOUNT, table

from ..state import Kingsburg
from ..words import Dice, dice_told, sourced
from .gifts import tell
from .use import Usable


class RerollOne(Usable):
    """All dice alike, white ones included: reroll one of them."""

    takes = (table("die", "", ("coloured", "white")),)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        if not self.seems(g, seat):
            return []
        return [self.action(0), self.action(1)] if g.white[seat] else [self.action(0)]

    def seems(self, g: Kingsburg, seat: int) -> bool:
        own, white = g.coloured[seat], g.white[seat]
        return own != () and own[0] == own[-1] and white.count(own[0]) == len(white)  # dice are sorted

    def act(self, g: Kingsburg, seat: int, white: int) -> None:
        die = g.luck.roll()
        dice = g.white if white else g.coloured
        dice[seat] = tuple(sorted((*dice[seat][1:], die)))
        g.tell(f"kingsburg-{self.name}-rerolls", seat=seat, die=die, total=g.total(seat))

    def why_not(self, g: Kingsburg, seat: int, *white: int) -> Refusal | None:
        if white and self.offers(g, seat):
            return refusal(self.rule, "kingsburg-no-such-use", building=self.name)
        return super().why_not(g, seat)


class RerollAll(Usable):
    """A total no higher than this: reroll everything."""

    def __init__(self, name: str, at_most: int) -> None:
        super().__init__(name)
        self.at_most = at_most

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if self.seems(g, seat) else []

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return g.total(seat) <= self.at_most

    def act(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = g.luck.dice(len(g.coloured[seat]))
        g.white[seat] = g.luck.dice(len(g.white[seat]))
        dice = dice_told(g.coloured[seat], g.white[seat])
        tell(g, "kingsburg-rerolls", self.name, seat=seat, dice=dice, total=g.total(seat))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-reroll", self.name)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        said = sourced("kingsburg-no-reroll", self.name, n=self.at_most)
        return refusal(self.rule, said.key, **said.params)


class Muse(RerollAll):
    """A reroll that scores if it is lower and stays (rulebook 17.2.6)."""

    def act(self, g: Kingsburg, seat: int) -> None:
        before = g.total(seat)
        super().act(g, seat)
        if g.total(seat) < before:
            g.content |= 1 << seat


class SetDice(Usable):
    """A low total: the own dice are set to certain values."""

    def __init__(self, name: str, at_most: int, dice: Dice) -> None:
        super().__init__(name)
        self.at_most = at_most
        self.dice = dice

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if self.seems(g, seat) else []

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return g.total(seat) <= self.at_most

    def act(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = self.dice
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-set", self.name, dice=dice_told(self.dice, ()))

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class TurnDie(Usable):
    """A die of a certain value is turned to the next lower or higher."""

    takes = (table("die", "", ("coloured", "white")), table("turned", "", ("down", "up")))

    def __init__(self, name: str, value: int) -> None:
        super().__init__(name)
        self.value = value

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        hands = (g.coloured[seat], g.white[seat])
        return [self.action(white, up) for white in (0, 1) if self.value in hands[white] for up in (0, 1)]

    def act(self, g: Kingsburg, seat: int, white: int, up: int) -> None:
        dice = g.white if white else g.coloured
        left = list(dice[seat])
        left[left.index(self.value)] += 1 if up else -1
        dice[seat] = tuple(sorted(left))
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-turn", self.name, die=a[1], n=self.value + (1 if a[2] == "up" else -1))

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class RerollAnyDie(Usable):
    """One die is rerolled, whatever the roll."""

    takes = (table("die", "", ("coloured", "white")), AMOUNT)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        hands = (g.coloured[seat], g.white[seat])
        return [self.action(white, die) for white in (0, 1) for die in dict.fromkeys(hands[white])]

    def act(self, g: Kingsburg, seat: int, white: int, die: int) -> None:
        dice = g.white if white else g.coloured
        left = list(dice[seat])
        left[left.index(die)] = g.luck.roll()
        dice[seat] = tuple(sorted(left))
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-reroll-die", self.name, die=a[1], n=a[2])

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()
