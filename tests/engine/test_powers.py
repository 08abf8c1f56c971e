"""Powers: a component is a tuple of them, and each answers one moment."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import pytest

from interrex.engine.action import Action
from interrex.engine.conditions import among
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.powers import EVERYBODY, Acting, Moment, Power, Powers, UseOrPass
from interrex.engine.verbs import Verb
from tests.engine.toy import clash, state
from tests.engine.toy.clash import Court
from tests.engine.toy.data import NUMBER
from tests.engine.toy.state import Tribute

STRENGTH = Moment("strength")
LIMIT = Moment("limit", min)
TRAITS = Moment("traits", operator.or_)
DAWN = Moment("dawn")
LOSS = Moment("loss")
DAY = Moment("day")


def note(word: str) -> Any:
    return lambda g, card, seat, *about: g.append((word, seat, *about))


def by_night(g: Any, card: int, seat: int, *about: Any) -> bool:
    return "night" in about


ENTRIES = {
    "sword": (Power(STRENGTH, 2), Power(TRAITS, 1)),
    "torch": (Power(STRENGTH, 3, given=by_night), Power(TRAITS, 4), Power(DAWN, note("burns"))),
    "oath": (
        Power(STRENGTH, lambda g, card, seat, *about: seat),
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
    return int(POWERS.ask(moment, held, [], seat, *about, first=first))


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

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.score[seat] += 1
        g.used |= 1 << self.number


READY = [
    (0, Power(DAY, Gain("gain", 0))),
    (1, Power(DAY, Gain("must", 1), must=True)),
    (2, Power(DAY, Gain("gain", 2))),
]


class Use(UseOrPass[Tribute]):
    __slots__ = ()
    rule = "1.1"
    ends = "toy-do-pass"

    def ready(self, g: Tribute) -> Sequence[Acting]:
        return [(number, power) for number, power in READY if not g.used >> number & 1]


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


# What is forbidden, ready, ignored, another's

BARRED = Moment("barred", operator.or_)
ARMED = Moment("armed")


def places(g: Any, card: int, seat: int) -> int:
    return 0b0101


def is_last(g: Any, card: int, seat: int, what: int) -> bool:
    return what == 3


class Board:
    """A position in which each component lies before a seat."""

    def __init__(self, *before: int, ignored: int = 0) -> None:
        self.before = before
        self.ignored = ignored


def concerns(g: Board, card: int, whose: str, seat: int) -> bool:
    return whose == EVERYBODY or g.before[card] == seat


def ignored(g: Board) -> int:
    return g.ignored


WALL, GATE, KING = 0, 1, 2
ALL_OF_THEM = 0b111
LAW: Powers[int] = Powers(concerns=concerns, ignored=ignored)
LAW.enter(
    {
        "wall": (Power(BARRED, True, given=among(places), whose=EVERYBODY), Power(ARMED, 2)),
        "gate": (Power(BARRED, True, given=is_last), Power(ARMED, 3)),
        "king": (Power(ARMED, 1, whose=EVERYBODY),),
    },
    {"wall": WALL, "gate": GATE, "king": KING},
)


def test_what_forbids_is_named() -> None:
    g = Board(1, 1, 1)
    assert [LAW.forbids(BARRED, ALL_OF_THEM, g, 1, what) for what in range(4)] == [WALL, None, WALL, GATE]
    assert LAW.forbids(BARRED, ALL_OF_THEM, g, 0, 3) is None, "the gate is the other's"
    assert LAW.forbids(BARRED, 1 << KING, g, 1, 0) is None


def test_what_is_forbidden_is_said_of_many_at_once() -> None:
    g = Board(1, 1, 1)
    assert LAW.forbidden(BARRED, ALL_OF_THEM, g, 1, 0b1111) == 0b1101
    assert LAW.forbidden(BARRED, ALL_OF_THEM, g, 0, 0b1111) == 0b0101
    assert LAW.forbidden(BARRED, ALL_OF_THEM, g, 1, 0b0011) == 0b0001


def test_a_game_says_who_has_a_power_and_what_does_not_count() -> None:
    g = Board(0, 1, 1)
    assert LAW.ask(ARMED, ALL_OF_THEM, g, 0, first=10) == 13
    assert LAW.ask(ARMED, ALL_OF_THEM, g, 1, first=10) == 14
    assert LAW.ask(ARMED, ALL_OF_THEM, Board(0, 1, 1, ignored=1 << KING), 1, first=10) == 13
    assert [card for card, _ in LAW.ready(ARMED, ALL_OF_THEM, g, 1)] == [GATE, KING]
    assert (LAW.has(ARMED, 1 << WALL, g, 0), LAW.has(ARMED, 1 << WALL, g, 1)) == (True, False)


# A verb that a component brings


def court(*shown: str, used: tuple[str, ...] = ()) -> Tribute:
    g = state.new(2, 1, True, Luck(key_from_seed(1)))
    g.shown[0] = [NUMBER[name] for name in shown]
    g.used = sum([1 << NUMBER[name] for name in used])
    return g


def spy(name: str) -> Court:
    verb: Court = clash.POWERS.entries[name][0].does
    return verb


def test_it_is_its_components() -> None:
    red, blue = spy("spy-red"), spy("spy-blue")
    assert (red.number, blue.number, red.name) == (NUMBER["spy-red"], NUMBER["spy-blue"], "spy")
    assert red.refs(court(), 0, ("spy", 1)) == ("court:spy-red", "card:1")
    assert red.fill(court(), 0, ("court:spy-red",)) == (("spy",), False)
    assert red.fill(court(), 0, ("card:1", "court:spy-red")) == (("spy", 1), True)
    assert blue.fill(court(), 0, ("card:1", "court:spy-red")) is None
    assert red.used_label(court(), ("spy", 1)).params["on"] == (1,)


def test_offering_and_explaining_walk_the_same_chain() -> None:
    red = spy("spy-red")
    for g, said in (
        (court("spy-red"), None),
        (court("spy-blue"), "toy-no-card-there"),
        (court("spy-red", used=("spy-red",)), "toy-no-card-left"),
    ):
        assert bool(red.offers(g, 0)) == (said is None)
        refused = red.refuse(g, 0, ("spy", 1))
        assert (refused and (refused.rule, refused.message.key)) == (said and ("2.3", said))


def test_using_it_uses_it_up() -> None:
    g = court("spy-red")
    spy("spy-red").perform(g, 0, ("spy", 1))
    assert (g.used, g.known[0]) == (1 << NUMBER["spy-red"], 1 << 0 | 1 << 1)
