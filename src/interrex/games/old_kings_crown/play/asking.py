"""Asking one thing: a verb as a question of its own, once, or up to so many times, or as often as its seat likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message
from interrex.engine.verbs import Choice

from ..state import Crown, Procedure, Verb

ANY: Final = 99


class Ask(Choice[Crown]):
    """One of these verbs must be done. What has no choice happens without asking."""

    __slots__ = ("offered",)
    minor = True

    def __init__(self, seat: int, *verbs: Verb) -> None:
        self.seat = seat
        self.offered = verbs

    def choices(self, g: Crown) -> Sequence[Verb]:
        return self.offered

    def actions(self, g: Crown) -> list[Action]:
        found: list[Action] = []
        for verb in self.choices(g):
            found += verb.offers(g, self.seat)
        return found

    def open(self, g: Crown) -> bool:
        for verb in self.choices(g):
            if verb.seems(g, self.seat):
                return True
        return False

    def find(self, g: Crown, name: str | int) -> Verb | None:
        for verb in self.choices(g):
            if verb.name == name:
                return verb
        return None

    def rule_for(self, seat: int) -> str:
        return self.offered[0].rule

    def question(self, g: Crown) -> Message:
        return Message(f"old-kings-crown-ask-{self.offered[0].name}", {})

    def passing(self, g: Crown, seat: int) -> Message:
        return Message(f"old-kings-crown-do-no-{self.offered[0].name}", {})

    def offering(self, g: Crown, a: Action) -> Verb:
        offered = self.choices(g)
        return offered[0] if len(offered) == 1 else Choice.offering(self, g, a)

    def play(self, g: Crown, a: Action) -> None:
        verb = self.offering(g, a)
        if verb.stays:
            g.push(self)
        verb.perform(g, self.seat, a)


class May(Ask):
    """These verbs may be done, so many of them in all, one after another."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int, *verbs: Verb) -> None:
        self.seat = seat
        self.offered = verbs
        self.left = left

    def may_pass(self, g: Crown) -> bool:
        return True

    def actions(self, g: Crown) -> list[Action]:
        return [*Ask.actions(self, g), PASS]

    def play(self, g: Crown, a: Action) -> None:
        if a == PASS:
            return
        verb = self.offering(g, a)
        left = self.left if verb.stays else self.left - 1
        if left:
            g.push(AskOn(self.asked_again(left)))  # after all that the verb begins
        verb.perform(g, self.seat, a)

    def asked_again(self, left: int) -> May:
        return May(self.seat, left, *self.offered)


class AskOn(Procedure):
    """Stands for a question to come, which is asked if it then seems to be open."""

    __slots__ = ("ask",)

    def __init__(self, ask: May) -> None:
        self.ask = ask

    def step(self, g: Crown, n: int) -> bool:
        if self.ask.open(g):
            g.push(self.ask)
        return False


def may(g: Crown, seat: int, times: int, *verbs: Verb) -> None:
    """The seat may do these, so many in all. Nobody is asked who seems to have nothing to do."""
    ask = May(seat, times, *verbs)
    if ask.open(g):
        g.push(ask)


def must(g: Crown, seat: int, *verbs: Verb) -> None:
    """The seat does one of these; where there is but one way, it happens."""
    found: list[tuple[Verb, Action]] = []
    for verb in verbs:
        for a in verb.offers(g, seat):
            found.append((verb, a))
    if len(found) == 1:
        found[0][0].perform(g, seat, found[0][1])
    elif found:
        g.push(Ask(seat, *verbs))
