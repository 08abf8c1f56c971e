"""What it takes to use a component's power (rulebook 7.1), in the order in which a player would think of it.

Every condition says why it fails. A verb that a component brings lists those it hangs on, and its own among them
(``GIVEN``); whose the power is stands there as ``WHOSE``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.component import ComponentVerb as AnyComponentVerb
from interrex.engine.conditions import Condition, condition
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import Word

from ..data.numbers import COST, FAVOR_COST, IDS, NOBODY, SCEPTER, SECRETS_COST
from ..moments import (
    ACCESS,
    ACCESS_TO_SITE,
    ENEMIES,
    EVERYBODY,
    HOLDER,
    NO_POWER,
    NOT_RULER,
    OTHERS,
    PAWN_HERE,
    RULER,
)
from ..ruling import NO_USE, applies, barred, promised, spendable
from ..state import WHATEVER, Oath, told_by
from ..words import component, component_ref, told

# Whose a power is, and what is said to somebody else
WORDS: Final = {
    ACCESS: "oath-no-access",
    ACCESS_TO_SITE: "oath-no-access",
    RULER: "oath-not-its-ruler",
    HOLDER: "oath-not-its-holder",
    PAWN_HERE: "oath-pawn-not-there",
    NOT_RULER: "oath-its-own-ruler",
    OTHERS: "oath-its-own-holder",
    ENEMIES: "oath-no-enemy-of-it",
    EVERYBODY: "",
}


def belonging(whose: str, concerns: Callable[[Any, int, str, int], bool] = applies) -> Condition:
    """The condition that a power is the seat's."""

    def holds(g: Oath, card: int, seat: int, *about: Any) -> bool:
        return concerns(g, card, whose, seat)

    def says(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
        key = "oath-not-its-holder" if whose == ACCESS and g.holder(card) != NOBODY else WORDS[whose]
        return refusal("7.1.1", key, what=component(card))

    return Condition(holds, says if WORDS[whose] else "")


def about_it(key: str, rule: str) -> Callable[..., Refusal]:
    """Words about the component itself."""

    def says(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
        return refusal(rule, key, what=component(card))

    return says


BELONGING: Final = {whose: belonging(whose) for whose in WORDS}


@condition(about_it("oath-not-in-play", "7.1.1"))
def in_play(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(g.live >> card & 1)


def _pledged(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    kept = promised(g, seat, NO_USE, IDS[card])
    assert kept is not None
    return refusal(kept.term.rule, "engine-pledged", clause=kept.says(g))


@condition(_pledged)
def unpromised(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return not g.pledges or promised(g, seat, NO_USE, IDS[card]) is None


@condition(about_it("oath-used-already", "7.3.4"))
def unused(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Of a Wake or Rest power: once each."""
    return not g.rested >> card & 1


@condition(about_it("oath-scepter-rests", "14.21"))
def awake(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return card != SCEPTER or not g.scepter_taken


def _ban(g: Oath, card: int, seat: int, *about: Any) -> int:
    return barred(g, NO_POWER, seat, card, SECRETS_COST[card] > 0)


def forbidden_by(number: int, rule: str = "9.2.2") -> Refusal:
    """A component forbids it."""
    return refusal(rule, "oath-forbidden-by", what=component(number))


def _banned(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    return forbidden_by(_ban(g, card, seat))


@condition(_banned)
def unbanned(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return not _ban(g, card, seat)


@condition(about_it("oath-tokens-on-it", "7.1.2"))
def bare(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """In one's own turn what is paid lies on the card."""
    cost = COST[card]
    return g.turn != seat or not cost.favor + cost.secrets or not g.laden >> card & 1


def _dear(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    return refusal("7.1.2", "oath-no-favor", n=FAVOR_COST[card])


@condition(_dear)
def pays_favor(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return FAVOR_COST[card] <= spendable(g, seat)


def _secretive(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    return refusal("7.1.2", "oath-no-secret", n=SECRETS_COST[card])


@condition(_secretive)
def pays_secrets(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return SECRETS_COST[card] <= g.secrets[seat]


# -------------------------------------------------------------------------------------------- verbs of components


def _anybody(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return True


WHOSE: Final = Condition(_anybody)  # stands in a chain for whose the power is


class ComponentVerb(AnyComponentVerb[Oath]):
    """A verb that a component of Oath brings. It is called after the component, unless it has a name of its own."""

    whose: str = ACCESS  # the power is
    alters: int = WHATEVER  # as of any verb

    def take_over(self) -> None:
        super().take_over()
        self.quiet, self.discloses = told_by(self.alters)

    def belongs(self, component: str, number: int, given: Condition | None) -> None:
        super().belongs(component, number, given)
        self.links = tuple([self.belonging() if link is WHOSE else link for link in self.links])

    def belonging(self) -> Condition:
        """That the power is the seat's to use."""
        return BELONGING[self.whose]

    def component_ref(self, component: str, number: int) -> str:
        return component_ref(number)

    def component_message(self) -> Message:
        return component(self.number)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return super().label(g, seat, a) if self.says else self.used_label(g, a)

    def tell(self, g: Any, word: Word, said: Any) -> Any:
        return told(g, word, said)
