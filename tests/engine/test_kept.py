"""What is remembered is declared, bounded, and compared with what comes out now where that is asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from interrex.engine import kept
from interrex.engine.kept import Kept, Stale


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


@pytest.mark.usefixtures("checking")
def test_what_was_right_often_is_still_looked_at_now_and_then(source: Source) -> None:
    doubled = Kept("doubled", source.work_out, "the number")
    for _ in range(kept.TRIED + 10 * kept.ONE_IN):
        doubled.of(3)
    assert source.asked < kept.TRIED + 12
    source.factor = 5
    with pytest.raises(Stale):
        for _ in range(kept.ONE_IN):
            doubled.of(3)
