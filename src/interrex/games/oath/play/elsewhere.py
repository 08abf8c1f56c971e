"""Why a component cannot be used at a question: what its own conditions say, or when it is used at all (rulebook 7).

Whatever lies on the table can be pointed at. What belongs to another moment is told so, and what works by itself too.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.verbs import Choice

from ..data.numbers import KIND, NUMBER
from ..deeds import VERBS
from ..moments import AT_SITE, IN_ACT, IN_REST, PLAN, ROLLED, START, WHEN_PLAYED
from ..ruling import POWERS, applies
from ..state import NOWHERE, Decision, Oath
from ..words import component
from .access import ComponentVerb

# By moment: the rule, and what is said of a power that is used then
WHEN: Final[dict[Moment, tuple[str, str]]] = {
    IN_ACT: ("7.3.2", "oath-used-in-act"),
    IN_REST: ("7.3.4", "oath-used-at-rest"),
    AT_SITE: ("4.1.4", "oath-used-on-waking"),
    PLAN: ("7.5.0", "oath-used-in-campaign"),
    ROLLED: ("18.3.9", "oath-used-after-roll"),
    WHEN_PLAYED: ("7.3.3", "oath-used-when-played"),
}

# ------------------------------------------------------------------------------------------------ verbs of components

Verbs = dict[str | int, tuple[ComponentVerb, ...]]


def find_brought(moment: Moment) -> Verbs:
    found: Verbs = {}
    for _, power in POWERS.at(moment, moment.mask):
        found[power.does.name] = (*found.get(power.does.name, ()), power.does)
    return found


BROUGHT: Final[Kept[Verbs]] = Kept("verbs of components", find_brought, "what components do")


def brought(g: Oath, seat: int, moment: Moment, name: str | int) -> ComponentVerb | None:
    """The verb of that name that a component brings at a moment: of several the one that is the seat's."""
    verbs = BROUGHT.of(moment).get(name, ())
    here = [verb for verb in verbs if g.place[verb.number] != NOWHERE and applies(g, verb.number, verb.whose, seat)]
    return here[0] if here else verbs[0] if verbs else None


def find_numbers(everything: str) -> dict[str | int, int]:
    names: dict[str | int, int] = dict(NUMBER.items())
    for number, powers in POWERS.by_number.items():
        names.update({power.does.name: number for power in powers if isinstance(power.does, ComponentVerb)})
    return names


NUMBERS: Final[Kept[dict[str | int, int]]] = Kept("components by their verbs", find_numbers, "what components do")


class Persistent(ComponentVerb):
    """Stands for a component that nobody uses, so that it can be pointed at. It is never offered."""


def pointed_at() -> tuple[ComponentVerb, ...]:
    """What a click on a component may mean: the verbs it brings, or that it works by itself."""
    found: dict[ComponentVerb, None] = {}
    for name, number in NUMBER.items():
        own = [power.does for power in POWERS.by_number.get(number, ()) if isinstance(power.does, ComponentVerb)]
        if not own and KIND[number] in ("card", "relic", "reliquary"):
            alone = Persistent()
            alone.belongs(name, number, None)
            own = [alone]
        found.update(dict.fromkeys(own))
    return tuple(found)


# ------------------------------------------------------------------------------------------------------------ why not


def told_when(number: int, moment: Moment) -> Refusal | None:
    """When a power of a component is used; None: at no moment that anybody chooses."""
    if moment in WHEN:
        rule, key = WHEN[moment]
        return refusal(rule, key, what=component(number))
    if moment in START:
        verb = VERBS[START.index(moment)]
        return refusal("7.4.0", "oath-used-with", what=component(number), verb=Message(f"oath-verb-{verb}", {}))
    return None


def elsewhere(g: Oath, name: str | int, here: Moment | None) -> Refusal | None:
    """Why a component is nothing that can be used at a moment; None: there is none that is called or used so."""
    number = NUMBERS.of("all").get(name)
    if number is None:
        return None
    if not g.live >> number & 1:
        return refusal("7.1.1", "oath-not-in-play", what=component(number))
    for power in POWERS.by_number.get(number, ()):
        said = None if power.at is here else told_when(number, power.at)
        if said is not None:
            return said
    return refusal("7.1.4", "oath-works-by-itself", what=component(number))


class Question(Choice[Oath]):
    """A choice among verbs. What components bring at its moment, if it has one, is explained though it is no choice."""

    __slots__ = ()

    def at(self, g: Oath) -> Moment | None:
        """The moment of the powers that can be used here."""
        return None

    def otherwise(self, g: Oath, a: Action) -> Refusal | None:
        moment = self.at(g)
        verb = None if moment is None else brought(g, self.seat, moment, a[0])
        return elsewhere(g, a[0], moment) if verb is None else verb.refuse(g, self.seat, a)


class Demand(Decision):
    """A question of another shape. Whoever points at a component instead of answering is told when that is used."""

    __slots__ = ()

    def why_not(self, g: Oath, a: Action) -> Refusal | None:
        return elsewhere(g, a[0], None)
