"""Using powers that stand for themselves: Action, Wake and Rest (rulebook 7.1, 7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine.action import Action
from interrex.engine.component import GIVEN
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.verbs import WHILE_OPEN
from interrex.engine.verbs import Verb as AnyVerb

from ..data.numbers import COST, FAVOR_COST, NOBODY, SCEPTER, SECRETS_COST
from ..moments import NO_POWER
from ..ruling import POWERS, applies, concerning, spendable
from ..state import Oath
from ..words import component
from .access import (
    WHOSE,
    ComponentVerb,
    awake,
    bare,
    in_play,
    pays_favor,
    pays_secrets,
    unbanned,
    unpromised,
    unused,
)
from .asking import Effect, carry
from .elsewhere import Question
from .wealth import pay


class Use(ComponentVerb):
    """A power that somebody uses, for its printed cost."""

    rule = "7.3.2"
    chain = (in_play, WHOSE, unpromised, unused, awake, unbanned, bare, GIVEN, pays_favor, pays_secrets)

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = effects
        self.plainly: tuple[Action, ...] = ()

    def would_do(self, g: Oath, seat: int) -> bool:
        """Would it do anything (rulebook 18.1.5)?"""
        for effect in self.effects:
            if effect.can(g, self.number, seat):
                return True
        return False

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        if not self.would_do(g, seat):
            return ()
        if not self.plainly:
            self.plainly = (self.action(),)
        return self.plainly

    def use_up(self, g: Oath, seat: int) -> None:
        if g.listener is not None:
            g.tell("oath-uses", seat=seat, what=component(self.number))
        if FAVOR_COST[self.number] or SECRETS_COST[self.number]:
            pay(g, seat, self.number, COST[self.number])

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        carry(g, self.number, seat, self.effects)

    def cannot(self, g: Oath, seat: int) -> Refusal | None:
        """It would do nothing: what its first part says of that."""
        says = self.effects[0].says if self.effects else "oath-nothing-to-choose"
        return refusal("18.1.5", says, what=component(self.number))


class Wield(Use):
    """A power of a component that has several: the log says which, and about whom."""

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        if g.listener is not None:
            deed = Message(f"oath-deed-{self.name}", self.label(g, seat, self.action(*values)).params)
            g.tell("oath-uses-for", seat=seat, what=component(self.number), deed=deed)
        verb: Any = self
        verb.happens(g, seat, *values)


def usable(g: Oath, seat: int, moment: Moment, used: int = 0) -> Sequence[ComponentVerb]:
    """The verbs of powers at a moment that concern the seat, apply and can be paid."""
    mask = concerning(g, moment, seat) & ~used
    return usable_of(g, seat, moment, mask) if mask else ()


def usable_of(g: Oath, seat: int, moment: Moment, mask: int) -> Sequence[ComponentVerb]:
    """The same of some components that may concern it: as the verbs' chains say, in an order that ends soon."""
    found: list[ComponentVerb] = []
    last, whose, able, bans = NOBODY, "", False, g.live & NO_POWER.mask != 0
    for number, power in moment.found.get(mask) or POWERS.at(moment, mask):
        if number != last or power.whose != whose:  # the Scepter has several
            last, whose = number, power.whose
            able = can_use(g, seat, number, bans) and applies(g, number, whose, seat)
        if able and (power.given is None or power.given.holds(g, number, seat)):
            found.append(power.does)
    return found


def can_use(g: Oath, seat: int, number: int, bans: bool) -> bool:
    """Can the seat pay for the powers of a component, and is it free to use them? ``bans``: may any be forbidden?"""
    favor = FAVOR_COST[number]
    if SECRETS_COST[number] > g.secrets[seat] or (favor > g.favor[seat] and favor > spendable(g, seat)):
        return False
    if g.laden and not bare.holds(g, number, seat):
        return False
    return (number != SCEPTER or not g.scepter_taken) and (not bans or unbanned.holds(g, number, seat))


class UseOrPass(Question):
    """Powers at a moment, each once, in any order."""

    __slots__ = ("moment",)
    again = WHILE_OPEN
    ends = "oath-do-use-nothing"

    def __init__(self, seat: int, moment: Moment) -> None:
        self.seat = seat
        self.moment = moment

    def at(self, g: Oath) -> Moment:
        return self.moment

    def rule_for(self, seat: int) -> str:
        return "4.3.5" if self.moment.name == "rest" else "4.1.4"

    def choices(self, g: Oath) -> Sequence[ComponentVerb]:
        return usable(g, self.seat, self.moment, g.rested)

    def do(self, g: Oath, verb: AnyVerb[Oath], a: Action) -> None:
        assert isinstance(verb, Use)
        g.rested |= 1 << verb.number
        super().do(g, verb, a)

    def question(self, g: Oath) -> Message:
        return Message(f"oath-ask-{self.moment.name}", {})
