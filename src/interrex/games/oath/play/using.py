"""Using powers that stand for themselves: Action, Wake and Rest (rulebook 7.1, 7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.component import GIVEN
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Acting, Moment, numbers
from interrex.engine.verbs import WHILE_OPEN
from interrex.engine.verbs import Verb as AnyVerb

from ..data.numbers import COST, LADING, OVER_FAVOR, OVER_SECRETS, SCEPTER
from ..moments import ACCESS, ACCESS_TO_SITE, NO_POWER, PAWN_HERE
from ..ruling import POWERS, applies, concerning, ignored, near, usurped
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
from .wealth import affordable, pay

PRICED: Final = OVER_FAVOR[0] | OVER_SECRETS[0]
COSTLY: Final = PRICED | LADING  # those of which something must be seen first


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
        if PRICED >> self.number & 1:
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
    return [power.does for _, power in usable_of(g, seat, moment, mask, near(g, seat))] if mask else ()


def usable_of(g: Oath, seat: int, moment: Moment, mask: int, reach: int) -> Sequence[Acting]:
    """The same powers of some components that may concern it, ``reach`` being what is near. What their chains ask for
    is seen for all of them at once."""
    bans = g.live & NO_POWER.mask
    if g.scepter_taken:
        mask &= ~(1 << SCEPTER)  # it rests in the turn it is taken (rulebook 14.21)
    if mask & COSTLY:
        mask = affordable(g, seat, mask)
    if mask and bans:
        mask = unforbidden(g, seat, mask, bans)
    if not mask:
        return ()
    known: OpenToAll = OPEN_TO_ALL.known.get(moment) or OPEN_TO_ALL.of(moment)
    acting = moment.found.get(mask) or POWERS.at(moment, mask)
    there = g.at[g.pawn[seat]]
    at_will = there & known.to_pawns | known.mask & (g.own[seat] | there)
    if mask & ~at_will and not usurped(g):
        at_will |= known.mask & reach
    if not mask & ~at_will:  # mostly
        return acting
    found: list[Acting] = []
    for one in acting:
        number, power = one
        if at_will >> number & 1 or (
            applies(g, number, power.whose, seat) and (power.given is None or power.given.holds(g, number, seat))
        ):
            found.append(one)
    return found


class OpenToAll(NamedTuple):
    """The components whose powers at a moment ask for nothing but access, or a pawn there."""

    mask: int
    to_pawns: int


def find_open(moment: Moment) -> OpenToAll:
    mask = to_pawns = 0
    for number in numbers(moment.mask):
        acting = POWERS.at(moment, 1 << number)
        if all(power.given is None for _, power in acting):
            who = {power.whose for _, power in acting}
            mask |= (who <= {ACCESS, ACCESS_TO_SITE}) << number
            to_pawns |= (who <= {ACCESS, ACCESS_TO_SITE, PAWN_HERE}) << number
    return OpenToAll(mask, to_pawns)


OPEN_TO_ALL: Final[Kept[OpenToAll]] = Kept("powers open to all", find_open, "what components do")


def unforbidden(g: Oath, seat: int, mask: int, bans: int) -> int:
    """Of the components in a mask those whose powers nothing forbids the seat to use."""
    for number, power in POWERS.at(NO_POWER, bans & ~ignored(g)):
        if applies(g, number, power.whose, seat):
            for other in numbers(mask):
                if power.given is None or power.given.holds(g, number, seat, other, bool(OVER_SECRETS[0] >> other & 1)):
                    mask &= ~(1 << other)
    return mask


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
