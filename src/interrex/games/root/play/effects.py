"""Using crafted effects: in battle, around the phases of a turn, in Birdsong and Daylight (law 4.1.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, bare, refusal
from interrex.engine.powers import Acting, Moment, UseOrPass
from interrex.engine.state import State
from interrex.engine.verbs import Verb, While

from ..data import EFFECT_RULES, NUMBER
from ..hands import without
from ..moments import BIRDSONG_BEGINS, DAYLIGHT_BEGINS, EFFECTS, EVENING_BEGINS, IN_BATTLE, IN_BIRDSONG
from ..state import Root
from .piles import discard

# How often an effect can be used; what is used up is discarded.
A_TURN: Final = "turn"
A_BATTLE: Final = "battle"
DISCARDED: Final = "discarded"


class Effect(Verb[Root]):
    """What the owner of a crafted card may do. The verb is the card's name, unless the card is for something else."""

    card: str = ""
    once: str = A_TURN

    def __init__(self) -> None:
        super().__init__()
        self.card = self.card or self.name
        self.rule = EFFECT_RULES[self.card]

    def act(self, g: Root, seat: int, *values: Any) -> None:
        number = NUMBER[self.card]
        if g.told is not None:
            g.tell("root-uses", seat=seat, card=self.card)
        if self.once == A_TURN:
            g.used |= 1 << number
        elif self.once == A_BATTLE:
            g.doing[-1].used |= 1 << number
        else:
            discard_crafted(g, seat, number)
        self.happens(g, seat, *values)

    def happens(self, g: Root, seat: int, *values: Any) -> None:
        raise NotImplementedError

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (f"crafted:{self.card}", *super().refs(g, seat, a))


def discard_crafted(g: Root, seat: int, number: int) -> None:
    g.crafted[seat] = without(g.crafted[seat], number)
    discard(g, number)


def ready(g: Root, seat: int, moment: Moment) -> Sequence[Acting]:
    """The seat's effects at a moment that it can use as what it is, and has not used."""
    found: list[Acting] = []
    there = EFFECTS.at(moment, g.crafted[seat])
    if there:
        used = g.doing[-1].used if moment is IN_BATTLE else g.used
        for acting in there:  # written out: a comprehension is a call
            number, power = acting
            if not used >> number & 1 and (power.given is None or power.given(g, seat)):
                found.append(acting)
    return found


def verbs(g: Root, seat: int, moment: Moment) -> list[Verb[Root]]:
    return [power.does for _, power in ready(g, seat, moment)]


def usable(g: Root, seat: int, moment: Moment) -> bool:
    """Has the seat anything to use? What lies crafted is open to all."""
    if g.crafted[seat]:
        for _, power in ready(g, seat, moment):
            if power.does.seems(g, seat):
                return True
    return False


class Asked(NamedTuple):
    """How a moment asks whether effects are used."""

    question: str
    ends: str
    rule: str


ASKED: Final = {
    BIRDSONG_BEGINS.name:  Asked("root-ask-birdsong",         "root-do-pass-birdsong",         "4.1.3"),
    IN_BIRDSONG.name:      Asked("root-ask-birdsong",         "root-do-pass-birdsong",         "4.1.3"),
    DAYLIGHT_BEGINS.name:  Asked("root-ask-daylight-begins",  "root-do-pass-daylight-begins",  "22.7"),
    EVENING_BEGINS.name:   Asked("root-ask-evening-begins",   "root-do-pass-evening-begins",   "22.6"),
    IN_BATTLE.name:        Asked("root-ask-battle-effect",    "root-do-pass-battle-effect",    "4.3.3"),
}  # fmt: skip


class UseEffect(UseOrPass[Root]):
    """One effect after another, as long as there are any and the seat likes."""

    __slots__ = ()

    def ready(self, g: Root) -> Sequence[Acting]:
        return ready(g, self.seat, self.moment)

    def rule_for(self, seat: int) -> str:
        return ASKED[self.moment.name].rule

    def question(self, g: Root) -> Message:
        return Message(ASKED[self.moment.name].question, {})

    def passing(self, g: Root, seat: int) -> Message:
        return bare(ASKED[self.moment.name].ends)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return why_not_effect(a)


def use_effects(seat: int, moment: Moment) -> While[Root]:
    """Ask for effects if there are any."""
    return While(UseEffect(seat, moment))


def why_not_effect(a: Action) -> Refusal | None:
    """For the name of an effect that cannot be used now."""
    rule = EFFECT_RULES.get(str(a[0]))
    return None if rule is None else refusal(rule, "root-no-effect", card=a[0])
