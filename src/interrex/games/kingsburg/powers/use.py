"""What its owner may do or leave, once a season; the verb is the component's name."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power
from interrex.engine.state import State

from ..data import KIND, RULE
from ..moments import Occasion
from ..state import Kingsburg, Verb
from ..words import BUILDING, sourced


def may(when: Occasion, use: Usable) -> Power:
    """Its owner's choice (rulebook 1.7)."""
    return Power(when.uses, use, once="season")


def must(when: Occasion, use: Usable) -> Power:
    """It has to be; only the order is its owner's (rulebook 1.7)."""
    return Power(when.uses, use, must=True, once="season")


@mypyc_attr(allow_interpreted_subclasses=True)
class Usable(Verb):
    """Something to do with a building or a card. What it offers is a list."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.rule = RULE[name]

    def refuse(self, g: Kingsburg, seat: int, a: Action) -> Refusal | None:
        """What it takes matters more than a word too few: a click on the building says no more than its name."""
        return super().refuse(g, seat, a) if self.seems(g, seat) else self.why_not(g, seat)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, f"kingsburg-no-{self.name}")

    def cannot(self) -> Refusal:
        """For what is worded alike for all that do it."""
        said = sourced("kingsburg-no-use", self.name)
        return refusal(self.rule, said.key, **said.params)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        if KIND[self.name] != "building":
            return (f"{KIND[self.name]}:{seat}:{self.name}",)
        return tuple(BUILDING.refs(seat, (self.name,)))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        return ((self.name,), True) if pointed == self.refs(g, seat, ()) else None
