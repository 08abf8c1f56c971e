"""Actions as rows, as a tree and as numbers."""

from __future__ import annotations

import pytest

import interrex
from interrex.arrays import DoesNotFit, Numbering, Rows, spec, tree
from interrex.arrays.numbering import FOLD
from interrex.arrays.rows import HASHED, KNOWN

GAMES = [game.id for game in interrex.games()]


@pytest.mark.parametrize("game", GAMES)
def test_ranges_of_numbers_lie_side_by_side(game: str) -> None:
    numbering = spec(game, 4).numbering
    at = 1
    for one in numbering.ranges:
        assert one.first == at
        at += one.size
    assert at == numbering.n


def test_counted_actions_have_the_same_number_everywhere() -> None:
    numbering = spec("root", 4).numbering
    assert numbering.numbers([("pass",)]) == [0]
    revolt = next(one for one in numbering.ranges if one.phrase.name == "revolt")
    offers: list[interrex.Action] = [("revolt", 12), ("pass",), ("revolt", 1)]
    assert numbering.numbers(offers) == [revolt.first + 11, 0, revolt.first]


def test_actions_that_fold_onto_one_number_are_told_apart_by_their_texts() -> None:
    numbering = Numbering(interrex.game("kingsburg"), 4)
    lots = [("take", *["gold"] * gold, *["wood"] * wood) for gold in range(40) for wood in range(40) if gold + wood]
    twins = next(
        (one, other) for one in lots for other in lots if one < other and numbering.home(one) == numbering.home(other)
    )
    ((one, other), home) = (sorted(twins, key=interrex.text), numbering.home(twins[0]))
    first = next(range_.first for range_ in numbering.ranges if range_.phrase.name == "take")
    following = first + (home - first + 1) % FOLD
    assert numbering.numbers([one, other]) == [home, following]
    assert numbering.numbers([other, one]) == [following, home], "the order of the offers does not matter"
    assert numbering.numbers([other]) == [home], "alone each has its home"
    assert numbering.chosen(following, [one, other]) == other


def test_more_actions_than_a_fold_has_numbers_go_on_beyond_it() -> None:
    numbering = Numbering(interrex.game("kingsburg"), 4)
    take = next(range_ for range_ in numbering.ranges if range_.phrase.name == "take")
    offers: list[interrex.Action] = [("pass",), ("influence", 1, "d1")]
    offers += [("take", *["gold"] * gold) for gold in range(1, FOLD + 9)]
    numbers = numbering.numbers(offers)
    assert len({*numbers}) == len(offers)
    assert {*range(take.first, take.first + take.size)} <= {*numbers}
    assert [numbering.chosen(number, offers) for number in numbers] == offers
    assert numbers[:2] == numbering.numbers(offers[:2]), "what is counted, or has a fold with room, stays where it was"


def test_a_number_that_is_not_offered_is_refused_in_words() -> None:
    numbering = spec("kingsburg", 4).numbering
    with pytest.raises(DoesNotFit, match="No action with number 5 is offered"):
        numbering.chosen(5, [("pass",)])
    with pytest.raises(DoesNotFit, match="“xyzzy 3” has no number"):
        numbering.home(("xyzzy", 3))


def test_promises_by_the_hundred_have_numbers_of_their_own() -> None:
    numbering = spec("oath", 4).numbering
    offers: list[interrex.Action] = [
        ("promise", 1, "owe-favor", seat, n, m) for seat in (0, 2, 3) for n in range(1, 11) for m in range(1, 11)
    ]
    numbers = numbering.numbers(offers)
    assert len({*numbers}) == len(offers)
    assert [numbering.chosen(number, offers) for number in numbers[:9]] == offers[:9]


def test_a_mask_has_a_one_for_each_offer() -> None:
    match = interrex.new("oath", players=4, seed=1)
    offers = match.actions(match.pending()[0])
    numbering = spec("oath", 4).numbering
    mask = numbering.mask(offers)
    assert mask.shape == (numbering.n,)
    assert sorted(numbering.numbers(offers)) == mask.nonzero()[0].tolist()


def test_a_row_says_verb_words_numbers_and_spells_the_rest() -> None:
    rows = Rows(interrex.game("kingsburg"))
    array = rows.array([("influence", 8, "d255", "market"), ("pass",)], most=4)
    assert array.shape == (4, rows.width)
    assert (array[:, 0] > 0).tolist() == [True, True, False, False]
    assert rows.verbs[array[0, 0] - 1] == "influence"
    assert rows.verbs[array[1, 0] - 1] == "pass"
    kinds, words, numbers, letters = [
        array[0, column.at :: column.steps[0]][:3].tolist() if column.path != "letters" else array[0, 23:27].tolist()
        for column in rows.columns[1:]
    ]
    assert kinds == [2, 3, 1]
    assert numbers[0] == 8
    assert rows.words[words[2] - 1] == "market"
    assert "".join(map(chr, letters)) == "d255"


def test_what_a_row_has_no_room_for_is_hashed() -> None:
    rows = Rows(interrex.game("kingsburg"))
    long: list[interrex.Action] = [("take", *["gold"] * many) for many in range(10, 20)]
    strange: list[interrex.Action] = [("take", word) for word in ("a" * 17, "a" * 18, "🜚", "🜛", 40_000, 40_001)]
    array = rows.array([*long, *strange])
    assert len({row.tobytes() for row in array}) == len(long) + len(strange)
    kinds = array[:, 1 :: rows.columns[1].steps[0]]
    assert kinds[1:5, 11].tolist() == [0, KNOWN, HASHED, HASHED], "eleven words, twelve, thirteen, fourteen"
    assert (kinds[len(long) :, 0] == HASHED).all()


def test_more_offers_than_rows_are_an_error() -> None:
    with pytest.raises(DoesNotFit, match="offers has 2 parts, and there is room for 1"):
        Rows(interrex.game("kingsburg")).array([("pass",), ("pass",)], most=1)


def test_offers_as_a_tree_verb_first() -> None:
    offers: list[interrex.Action] = [("pass",), ("take", "gold"), ("take", "gold", "wood"), ("take", "wood")]
    assert tree(offers) == {
        "pass": ("pass",),
        "take": {"gold": {None: ("take", "gold"), "wood": ("take", "gold", "wood")}, "wood": ("take", "wood")},
    }
