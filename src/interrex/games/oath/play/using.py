"""Using powers that stand for themselves: Action, Wake and Rest (rulebook 7.1, 7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.state import State
from interrex.engine.verbs import WHILE_OPEN, Choice
from interrex.engine.verbs import Verb as AnyVerb

from ..data.numbers import COST, NOBODY, OVER_SECRETS
from ..moments import ACCESS, CROWN, IN_ACT, MASK, NO_POWER, POWERS
from ..standing import applies, barred, concerning
from ..state import Oath, Verb
from ..words import component, component_ref
from .asking import Effect, carry
from .deeds import used_label
from .wealth import affordable, pay


class Use(Verb):
    """A power that somebody uses. It is called after its component, unless it has a name and words of its own."""

    rule = "7.3.2"
    number: int = NOBODY

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = effects

    def ready(self, g: Oath, seat: int) -> bool:
        """Would it do anything (rulebook 18.1.5)?"""
        for effect in self.effects:
            if effect.can(g, self.number, seat):
                return True
        return False

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        return [self.action()] if self.ready(g, seat) else []

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        g.tell("oath-uses", seat=seat, what=component(self.number))
        pay(g, seat, self.number, COST[self.number])
        self.happens(g, seat, *values)

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        carry(g, self.number, seat, self.effects)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return super().label(g, seat, a) if self.says else used_label(g, self, self.number, a)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (component_ref(self.number), *super().refs(g, seat, a))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """A click on the component means its verb; what else it needs may be pointed at as well."""
        own = component_ref(self.number)
        if own not in pointed:
            return None
        rest = tuple([ref for ref in pointed if ref != own])
        return super().fill(g, seat, rest) if rest else ((self.name,), not self.words)

    def why_not(self, g: Oath, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "oath-no-use", what=component(self.number))


def usable(g: Oath, seat: int, moment: Moment, used: int = 0) -> list[Verb]:
    """The verbs of powers at a moment that concern the seat, apply and can be paid."""
    mask = concerning(g, moment, seat) & ~used
    return usable_of(g, seat, moment, mask, g.own[seat], concerning(g, NO_POWER, seat) != 0) if mask else []


def unconditional(moment: Moment) -> dict[int, tuple[Verb, ...]]:
    """By component the verbs of those whose powers ask for nothing but access."""
    found: dict[int, tuple[Verb, ...]] | None = POWERS.memo.get(moment.name)
    if found is None:
        found = POWERS.memo[moment.name] = {}
        for number, powers in POWERS.by_number.items():
            acting = [power for power in powers if power.at is moment]
            if acting and all(power.whose == ACCESS and power.given is None for power in acting):
                found[number] = tuple([power.does for power in acting])
    return found


def usable_of(g: Oath, seat: int, moment: Moment, mask: int, reach: int, banned: bool) -> list[Verb]:
    """The same of some components; ``reach`` is the mask of those to which the seat has access for certain, ``banned``
    says whether anything may forbid it powers."""
    mask = affordable(g, seat, mask)
    found: list[Verb] = []
    open_to_all = unconditional(moment)
    while mask:  # one component after another: sets of them are too many to be remembered
        low = mask & -mask
        mask ^= low
        acting = moment.found.get(low) or POWERS.at(moment, low)
        number = acting[0][0]
        if banned and barred(g, NO_POWER, seat, number, bool(low & OVER_SECRETS[0])):
            continue
        if low & reach and number in open_to_all:
            found += open_to_all[number]
            continue
        for _, power in acting:
            if ((power.whose == ACCESS and reach & low) or applies(g, number, power.whose, seat)) and (
                power.given is None or power.given(g, number, seat)
            ):
                found.append(power.does)
    return found


def actions(g: Oath, seat: int, speaking: int, reach: int) -> list[Action]:
    """What Action powers offer (rulebook 6.2) of those that may speak to the seat; ``reach`` is what is near it."""
    found: list[Action] = []
    if g.live & (CROWN.speakers | MASK.speakers):
        reach = g.own[seat]
    for verb in usable_of(g, seat, IN_ACT, speaking & IN_ACT.speakers, reach, speaking & NO_POWER.speakers != 0):
        found += verb.offers(g, seat)
    return found


class UseOrPass(Choice[Oath]):
    """Powers at a moment, each once, in any order."""

    __slots__ = ("moment",)
    again = WHILE_OPEN
    ends = "oath-do-use-nothing"

    def __init__(self, seat: int, moment: Moment) -> None:
        self.seat = seat
        self.moment = moment

    def rule_for(self, seat: int) -> str:
        return "4.3.5" if self.moment.name == "rest" else "4.1.4"

    def choices(self, g: Oath) -> Sequence[Verb]:
        return usable(g, self.seat, self.moment, g.rested)

    def do(self, g: Oath, verb: AnyVerb[Oath], a: Action) -> None:
        assert isinstance(verb, Use)
        g.rested |= 1 << verb.number
        super().do(g, verb, a)

    def question(self, g: Oath) -> Message:
        return Message(f"oath-ask-{self.moment.name}", {})
