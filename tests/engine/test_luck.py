"""Luck: the same everywhere, even, copyable, and provable."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from interrex.engine.luck import Drawn, Luck, Untouched, fingerprint, fresh_key, key_from_seed
from interrex.testing import ScriptedLuck


def test_a_seed_gives_the_same_luck_on_every_machine() -> None:
    luck = Luck(key_from_seed(7))
    assert [luck.below(1000) for _ in range(8)] == [574, 150, 911, 797, 683, 346, 888, 660]


def test_the_stream_is_blake2b_of_key_and_counter() -> None:
    key = key_from_seed(1)
    block = blake2b((0).to_bytes(8, "little"), key=key).digest()
    assert Luck(key).below(1 << 32) == int.from_bytes(block[:4], "little")


def test_key_and_counter_are_the_whole_state() -> None:
    luck = Luck(key_from_seed(2))
    for _ in range(21):
        luck.below(10)
    again = Luck(luck.key, luck.counter)
    assert [again.below(99) for _ in range(40)] == [luck.below(99) for _ in range(40)]


def test_a_copy_goes_its_own_way() -> None:
    luck = Luck(key_from_seed(3))
    luck.roll()
    twin = luck.copy()
    ahead = [twin.roll() for _ in range(20)]
    assert [luck.roll() for _ in range(20)] == ahead


@pytest.mark.parametrize("n", [2, 3, 6, 7, 216])
def test_below_is_even(n: int) -> None:
    luck = Luck(key_from_seed(f"even {n}"))
    draws = 400 * n
    counts = Counter([luck.below(n) for _ in range(draws)])
    chi2 = sum([(counts[i] - 400) ** 2 / 400 for i in range(n)])
    assert chi2 < n + 4 * (2 * n) ** 0.5, f"chi² {chi2:.1f} with {n - 1} degrees of freedom"


def test_handfuls_of_dice_are_as_likely_as_single_rolls() -> None:
    luck = Luck(key_from_seed("handful"))
    faces = Counter([die for _ in range(2000) for die in luck.dice(3)])
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 150 for count in faces.values())
    triples = sum([len(set(luck.dice(3))) == 1 for _ in range(6000)])
    assert 110 < triples < 230, "one roll in thirty-six shows three alike"
    assert len(luck.dice(5)) == 5
    assert luck.dice(0) == ()


def test_shuffle_reaches_every_order() -> None:
    luck = Luck(key_from_seed("orders"))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        luck.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 60


def one_by_one(luck: Luck, n: int) -> list[int]:
    """Fisher and Yates with a call for every place."""
    things = list(range(n))
    for i in range(n - 1, 0, -1):
        j = luck.below(i + 1)
        things[i], things[j] = things[j], things[i]
    return things


@pytest.mark.parametrize("n", [0, 1, 2, 15, 16, 17, 54])
@pytest.mark.parametrize("start", [0, 1, 8, 15, 16])
def test_a_shuffle_is_a_draw_for_every_place(n: int, start: int) -> None:
    luck, twin = [Luck(key_from_seed(n), start) for _ in range(2)]
    things = list(range(n))
    luck.shuffle(things)
    assert things == one_by_one(twin, n)
    assert (luck.counter, luck.below(1000)) == (twin.counter, twin.below(1000))


def test_a_shuffle_throws_away_what_would_favour_some() -> None:
    words = (*range(3), 2**32 - 1, *range(12))
    luck, twin = [Luck(key_from_seed(1), 3, words) for _ in range(2)]
    things = list(range(7))
    luck.shuffle(things)
    assert things == one_by_one(twin, 7)
    assert luck.counter == twin.counter == 3 + 6 + 1


def test_a_branch_tells_nothing_of_its_stem() -> None:
    luck = Luck(key_from_seed(4))
    branch = luck.branch()
    assert branch.key != luck.key
    assert [branch.roll() for _ in range(10)] != [luck.roll() for _ in range(10)]


def test_the_fingerprint_fixes_the_key_without_telling_it() -> None:
    key = fresh_key()
    assert fingerprint(key) == fingerprint(key) != fingerprint(fresh_key())
    assert key.hex() not in fingerprint(key)


def test_scripted_luck_serves_its_script_then_goes_on() -> None:
    luck = ScriptedLuck(dice="1 2 3 6", draws="4")
    assert luck.dice(3) == (1, 2, 3)
    assert luck.roll() == 6
    assert luck.below(5) == 4
    assert luck.used_up
    assert 1 <= luck.roll() <= 6


def test_luck_that_is_not_to_be_touched_stops_whoever_draws() -> None:
    luck = Untouched()
    luck.shuffle([1])  # nothing is drawn for that
    assert luck.dice(0) == ()
    assert luck.copy().counter == 0
    for draws in (luck.roll, lambda: luck.dice(2), lambda: luck.choice("ab"), luck.branch):
        with pytest.raises(Drawn):
            draws()
