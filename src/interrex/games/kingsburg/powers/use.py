"""What its owner may do or leave, once a season; the verb is the component's name."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from interrex.engine.action import Action
from interrex.engine.component import GIVEN, ComponentVerb
from interrex.engine.conditions import Condition
from interrex.engine.message import Message, Refusal
from interrex.engine.powers import Power

from ..data import KIND, RULE
from ..moments import Occasion
from ..state import Kingsburg
from ..words import named, refused, sourced
from .conditions import in_play, not_used


def may(when: Occasion, use: Usable, given: Condition | None = None) -> Power:
    """Its owner's choice (rulebook 1.7)."""
    return Power(when.uses, use, _all(given, use.needs))


def must(when: Occasion, use: Usable, given: Condition | None = None) -> Power:
    """It has to be; only the order is its owner's (rulebook 1.7)."""
    return Power(when.uses, use, _all(given, use.needs), must=True)


def _all(given: Condition | None, needs: Condition | None) -> Condition | None:
    return needs if given is None else given if needs is None else given & needs


@mypyc_attr(allow_interpreted_subclasses=True)
class Usable(ComponentVerb[Kingsburg]):
    """Something to do with a building or a card."""

    chain: ClassVar[tuple[Condition, ...]] = (in_play, not_used, GIVEN)
    needs: Condition | None = None  # what it takes beside what the entry says: a price

    def component_ref(self, component: str, number: int) -> str:
        return f"{KIND[component]}:{{seat}}:{component}"

    def component_rule(self, component: str) -> str:
        return RULE[component]

    def component_message(self) -> Message:
        return named(self.name)

    def use_up(self, g: Kingsburg, seat: int) -> None:
        g.used[seat] |= 1 << self.number
        g.content &= ~(1 << seat)

    def cannot(self, g: Kingsburg, seat: int) -> Refusal:
        """Where it could be used, but not like that."""
        return refused("kingsburg-no-use", self.name)

    def fill(self, g: Any, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """A building that is only planned is pointed at to be built."""
        return ((self.name,), True) if pointed == (self.own.format(seat=seat),) and g.owns(seat, self.number) else None

    def worded(self, key: str, **params: Any) -> Message:
        """A label for all that do the same."""
        return sourced(key, self.name, **params)
