"""Using crafted effects: in battle, around the phases of a turn, in Birdsong and Daylight (law 4.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.component import GIVEN, ComponentVerb
from interrex.engine.conditions import Condition
from interrex.engine.message import Message, Refusal, bare, refusal
from interrex.engine.powers import Acting, Moment, UseOrPass
from interrex.engine.verbs import Verb, While

from ..data import EFFECT_RULES, NUMBER
from ..hands import card_id, card_message, without
from ..moments import BIRDSONG_BEGINS, DAYLIGHT_BEGINS, EFFECTS, EVENING_BEGINS, IN_BATTLE, IN_BIRDSONG
from ..state import NOBODY, Root
from .piles import discard

# How often an effect can be used; what is used up is discarded.
A_TURN: Final = "turn"
A_BATTLE: Final = "battle"
DISCARDED: Final = "discarded"


def _crafted(g: Root, card: int, seat: int) -> bool:
    return card in g.crafted[seat]


def _unused(g: Root, card: int, seat: int) -> bool:
    return not (g.used | (g.deeds[-1].used if g.deeds else 0)) >> card & 1


def _says(key: str) -> Callable[[Root, int, int], Refusal]:
    def said(g: Root, card: int, seat: int) -> Refusal:
        return refusal(EFFECT_RULES[card_id(card)], key, card=card_id(card))

    return said


CRAFTED: Final = Condition(_crafted, _says("root-not-crafted"))
UNUSED: Final = Condition(_unused, _says("root-used"))


class Effect(ComponentVerb[Root]):
    """What the owner of a crafted card may do. The verb is the card's name, unless it is one that others have, too."""

    chain = (CRAFTED, UNUSED, GIVEN)
    once: str = A_TURN

    def component_ref(self, component: str, number: int) -> str:
        return f"crafted:{component}"

    def component_rule(self, component: str) -> str:
        return EFFECT_RULES[component]

    def component_message(self) -> Message:
        return card_message(self.number)

    def use_up(self, g: Root, seat: int) -> None:
        if g.listener is not None:
            kept = "root-uses-up" if self.once == DISCARDED else "root-uses"
            g.tell(kept, seat=seat, card=card_id(self.number))
        if self.once == A_TURN:
            g.used |= 1 << self.number
        elif self.once == A_BATTLE:
            g.deeds[-1].used |= 1 << self.number
        else:
            discard_crafted(g, seat, self.number)


def discard_crafted(g: Root, seat: int, number: int, key: str = "") -> None:
    g.crafted[seat] = without(g.crafted[seat], number)
    discard(g, number, key)


def ready(g: Root, seat: int, moment: Moment) -> Sequence[Acting]:
    """The seat's effects at a moment that it can use as what it is, and has not used."""
    held = g.crafted[seat]
    if not held:
        return ()
    used = g.deeds[-1].used if moment is IN_BATTLE else g.used
    return EFFECTS.ready(moment, held, g, seat, used=used)


def verbs(g: Root, seat: int, moment: Moment) -> tuple[Verb[Root], ...]:
    found = ready(g, seat, moment)
    return tuple([power.does for _, power in found]) if found else ()


def usable(g: Root, seat: int, moment: Moment) -> bool:
    """Has the seat anything to use? What lies crafted is open to all."""
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

    def reaction(self, g: Root, seat: int) -> bool:
        return g.turn != seat

    def rule_for(self, seat: int) -> str:
        return ASKED[self.moment.name].rule

    def question(self, g: Root) -> Message:
        return Message(ASKED[self.moment.name].question, {})

    def passing(self, g: Root, seat: int) -> Message:
        return bare(ASKED[self.moment.name].ends)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return why_not_effect(g, self.seat, a, self.moment)


def use_effects(seat: int, moment: Moment) -> While[Root]:
    """Ask for effects if there are any."""
    return While(UseEffect(seat, moment))


def why_not_effect(g: Root, seat: int, a: Action, *now: Moment) -> Refusal | None:
    """For the name of an effect: it is not crafted, or not for now, or used, or there is nothing to use it for."""
    number = NUMBER.get(str(a[0]), NOBODY)
    verbs = [(power.at, power.does) for power in EFFECTS.by_number.get(number, ()) if isinstance(power.does, Effect)]
    if not verbs:
        return None
    if not CRAFTED.holds(g, number, seat):
        return CRAFTED.words(g, number, seat)
    moment, verb = verbs[0]
    if moment not in now:
        return refusal(verb.rule, f"root-when-{moment.name}", card=a[0])
    return verb.refuse(g, seat, a)
