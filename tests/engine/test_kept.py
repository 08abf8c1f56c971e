"""What is remembered is declared, bounded, and compared with what comes out now where that is asked for."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any

import pytest

import interrex
from interrex.build import compiled
from interrex.engine import kept
from interrex.engine.kept import Kept, Stale
from interrex.engine.powers import Moment, Powers


class Source:
    """Something that is worked out, and how often it was."""

    def __init__(self) -> None:
        self.factor = 2
        self.asked = 0

    def work_out(self, n: int, seat: int = 0) -> int:
        self.asked += 1
        return n * self.factor + seat


@pytest.fixture
def source() -> Source:
    return Source()


@pytest.fixture
def remembering() -> Iterator[None]:
    before = kept.check(False)
    yield
    kept.check(before)


@pytest.fixture
def checking() -> Iterator[None]:
    before = kept.check(True)
    yield
    kept.check(before)


@pytest.mark.usefixtures("remembering")
def test_it_is_worked_out_once(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the number")
    assert [doubled.of(3), doubled.of(3), doubled.of(4)] == [6, 6, 8]
    assert source.asked == 2


@pytest.mark.usefixtures("remembering")
def test_the_key_is_what_it_depends_on_and_the_rest_is_for_working_it_out(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the key")
    assert [doubled.of("a", 3, 1), doubled.of("a", 4, 2)] == [7, 7]


@pytest.mark.usefixtures("remembering")
def test_there_are_never_more_than_said(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the number", size=2)
    for n in range(5):
        doubled.of(n)
        assert len(doubled.known) <= 2


@pytest.mark.usefixtures("remembering")
def test_all_is_forgotten_when_what_components_do_has_changed(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the number")
    assert doubled.of(3) == 6
    source.factor = 5
    assert doubled.of(3) == 6
    kept.forget_all()
    assert doubled.of(3) == 15


@pytest.mark.usefixtures("checking")
def test_while_it_is_checked_a_wrong_dependency_is_noticed(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the number")
    assert (doubled.of(3), doubled.of(3), source.asked) == (6, 6, 2)
    source.factor = 5
    with pytest.raises(Stale, match="doubled of 3 was 6, is 15: it is more than the number"):
        doubled.of(3)


@pytest.mark.usefixtures("checking")
def test_what_has_no_equals_of_its_own_says_what_the_same_is(source: Source) -> None:
    boxed = Kept("boxed", lambda n: [source.work_out(n)], "the number", same=lambda one, two: len(one) == len(two))
    assert boxed.of(3) is boxed.of(3)


# Plain caches


def plain_caches() -> dict[str, Any]:
    """What ``functools`` remembers, in the engine and in all games, by its name."""
    interrex.games()
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("interrex.")]
    found = [(module, name, one) for module in modules for name, one in vars(module).items()]
    cached = type(cache(Source))
    return {f"{module.__name__}.{name}": one.__wrapped__ for module, name, one in found if isinstance(one, cached)}


def leads_to(function: Any, met: set[Any]) -> Iterator[Any]:
    """The values that a function names, and those that functions among them name."""
    met.add(function)
    todo = [function.__code__]
    for code in todo:
        todo += [part for part in code.co_consts if isinstance(part, CodeType)]
    for name in {name for code in todo for name in code.co_names}:
        value = function.__globals__.get(name)
        yield value
        inner = getattr(value, "__wrapped__", value)
        if isinstance(inner, FunctionType) and inner not in met:
            yield from leads_to(inner, met)


@pytest.mark.skipif(compiled(), reason="what a compiled function names cannot be seen")
def test_a_plain_cache_is_given_no_position_and_asks_no_component() -> None:
    """It depends on what it is given and on what is printed, and on nothing that can change: else it is ``Kept``."""
    begun = [interrex.new(game.id, game.players[0], seed=1) for game in interrex.games()]
    positions = {"State", "G", *[type(match.state).__name__ for match in begun]}
    for name, function in plain_caches().items():
        if isinstance(function, FunctionType):
            assert not positions & set(function.__annotations__.values()), f"{name} is given a position"
            asked = [value for value in leads_to(function, set()) if isinstance(value, (Powers, Moment, Kept))]
            assert not asked, f"{name} depends on what components do: {asked}"


@pytest.mark.usefixtures("checking")
def test_what_was_right_often_is_still_looked_at_now_and_then(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the number")
    for _ in range(kept.TRIED + 10 * kept.ONE_IN):
        doubled.of(3)
    assert source.asked < kept.TRIED + 12
    source.factor = 5
    with pytest.raises(Stale):
        [doubled.of(3) for _ in range(kept.ONE_IN)]
