"""Powers: a component is a tuple of them, and each answers one moment."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import pytest

from interrex.engine.action import Action
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.powers import ASK, DO, INSTEAD, MAY, Acting, Moment, Power, Powers, UseOrPass
from interrex.engine.verbs import Verb
from tests.engine.toy import state
from tests.engine.toy.state import Tribute

STRENGTH = Moment("strength", ASK)
LIMIT = Moment("limit", ASK, min)
TRAITS = Moment("traits", ASK, operator.or_)
DAWN = Moment("dawn", DO)
LOSS = Moment("loss", INSTEAD)
DAY = Moment("day", MAY)


def note(word: str) -> Any:
    return lambda g, seat, *about: g.append((word, seat, *about))


def by_night(g: Any, seat: int, *about: Any) -> bool:
    return "night" in about


ENTRIES = {
    "sword": (Power(STRENGTH, 2), Power(TRAITS, 1)),
    "torch": (Power(STRENGTH, 3, given=by_night), Power(TRAITS, 4), Power(DAWN, note("burns"))),
    "oath": (
        Power(STRENGTH, lambda g, seat, *about: seat),
        Power(LIMIT, 5),
        Power(DAWN, note("binds"), given=by_night),
    ),
    "shield": (Power(LIMIT, 3), Power(LOSS, note("shields"), given=by_night)),
    "relic": (Power(LOSS, note("saves")),),
}
NUMBERS = {name: number for number, name in enumerate(ENTRIES)}
POWERS: Powers[tuple[str, ...]] = Powers(lambda held: [NUMBERS[name] for name in held])
POWERS.enter(ENTRIES, NUMBERS)


def ask(moment: Moment, first: int, held: tuple[str, ...], *about: str, seat: int = 0) -> int:
    return int(POWERS.ask(moment, held, first, [], seat, *about))


def test_a_value_is_folded_over_everything_that_has_a_say() -> None:
    assert ask(STRENGTH, 1, ("sword", "torch", "shield")) == 3
    assert ask(STRENGTH, 1, ("sword", "torch"), "night") == 6
    assert ask(STRENGTH, 1, ("oath",), seat=2) == 3
    assert ask(STRENGTH, 1, ()) == 1
    assert ask(LIMIT, 9, ("oath", "shield")) == 3
    assert ask(TRAITS, 0, ("sword", "torch")) == 5


def test_what_speaks_at_a_moment_is_worked_out_once() -> None:
    assert POWERS.at(DAWN, ("torch", "sword")) is POWERS.at(DAWN, ("torch", "sword"))
    assert [number for number, _ in POWERS.at(DAWN, ("oath", "torch"))] == [2, 1]
    assert (POWERS.has(DAWN, ("torch",)), POWERS.has(DAWN, ("sword",))) == (True, False)


def test_things_happen_by_themselves_where_they_apply() -> None:
    told: list[Any] = []
    POWERS.happen(DAWN, ("torch", "oath"), told, 1)
    assert told == [("burns", 1)]
    POWERS.happen(DAWN, ("torch", "oath"), told, 1, "night")
    assert told[1:] == [("burns", 1, "night"), ("binds", 1, "night")]


def test_the_first_that_applies_takes_over_and_no_other() -> None:
    told: list[Any] = []
    assert POWERS.instead(LOSS, ("shield", "relic"), told, 0, "night")
    assert POWERS.instead(LOSS, ("shield", "relic"), told, 0)
    assert not POWERS.instead(LOSS, ("shield",), told, 0)
    assert told == [("shields", 0, "night"), ("saves", 0)]


# Use or pass


class Gain(Verb[Tribute]):
    rule = "1.1"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.score[seat] += 1


GAIN, MUST = Gain("gain"), Gain("must")
READY = [(0, Power(DAY, GAIN)), (1, Power(DAY, MUST, must=True)), (2, Power(DAY, GAIN))]


class Use(UseOrPass[Tribute]):
    __slots__ = ()
    rule = "1.1"
    ends = "toy-do-pass"

    def ready(self, g: Tribute) -> Sequence[Acting]:
        return [(number, power) for number, power in READY if not g.used >> number & 1]

    def use_up(self, g: Tribute, number: int) -> None:
        g.used |= 1 << number


@pytest.fixture
def g() -> Tribute:
    return state.new(2, 1, False, Luck(key_from_seed(1)))


def test_each_is_used_once_in_any_order_and_what_must_be_is(g: Tribute) -> None:
    g.push(Use(0, DAY))
    assert g.actions(0) == [("gain",), ("must",)], "two components that do the same are one option"
    for action in ("gain", "must"):
        g.play(0, (action,))
    assert g.actions(0) == [("gain",), ("pass",)]
    g.play(0, ("gain",))
    assert (g.over, g.used, g.score) == (True, 7, [3, 0])


def test_it_can_be_limited_to_some_components(g: Tribute) -> None:
    g.push(Use(0, DAY, (2,)))
    assert g.actions(0) == [("gain",), ("pass",)]
    g.play(0, ("gain",))
    assert (g.over, g.used) == (True, 4)
