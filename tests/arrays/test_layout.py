"""What a seat sees as numbers: they tell what the view tells, in every game, and say which word they do not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import interrex
from interrex.arrays import FLOAT, DoesNotFit, Layout, Series, seen, spec
from interrex.arrays.shapes import TEXT, Keyed, Maybe, Record, Row, Shape, Some
from interrex.engine import wire
from interrex.engine.game import View
from interrex.engine.match import Match
from interrex.testing.eyes import Eyes, positions

GAMES = [game.id for game in interrex.games()]
SERIES = 400
POSITIONS = 60  # of each game: `python -m interrex.testing.eyes` looks at as many as one likes


def begun(game: str, players: int, moves: int) -> Match:
    match = interrex.new(game, players=players, seed=3)
    for _ in range(moves):
        seat = match.pending()[0]
        match.play(seat, match.state.answers(seat)[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_arrays_tell_what_views_tell_and_no_more(game: str) -> None:
    """The same in worlds that look the same to a seat; other numbers for every other view; every offer has a number."""
    eyes, looks = Eyes(interrex.game(game)), positions(interrex.game(game), seed=5)
    for _ in range(POSITIONS):
        eyes.look(next(looks))


@pytest.mark.parametrize("game", GAMES)
def test_a_series_of_views_is_written_as_each_of_them_would_be(game: str) -> None:
    """Whoever looks, through several games; and no view changes later, or it could not be compared with the next."""
    found = interrex.game(game)
    written: dict[int, tuple[Series, Series]] = {}
    last: tuple[View, bytes] | None = None
    for position in islice(positions(found, seed=6), SERIES):
        layout = spec(found, position.players).layout
        shorts, floats = written.setdefault(position.players, (Series(layout), Series(layout, kind=FLOAT)))
        view = seen(found, position.state, position.seat, position.players, position.options, position.moves)
        assert shorts.write(view).tobytes() == layout.array(view).tobytes()
        assert floats.write(view).astype(np.int16).tobytes() == layout.array(view).tobytes()
        if last is not None:
            assert wire.encode(last[0]) == last[1]
        last = view, wire.encode(view)


def test_after_a_view_that_does_not_fit_a_series_goes_on() -> None:
    match, layout = begun("kingsburg", 4, 9), spec("kingsburg", 4).layout
    series, view = Series(layout), match.seen(0)
    series.write(view)
    wrong = wire.replace(view, board=wire.replace(view.board, year=6, lot="salt"))
    with pytest.raises(DoesNotFit, match=r"view\.board\.lot"):
        series.write(wrong)
    later = begun("kingsburg", 4, 12).seen(2)
    assert series.write(later).tobytes() == layout.array(later).tobytes()


def crowded(shape: Shape, value: Any) -> Iterator[tuple[Any, Any]]:
    """Two copies of a value with one list longer than there is room for, the one by one, the other by two; for each."""
    if isinstance(shape, Record):
        for name, part in shape.fields.items():
            for one, other in crowded(part, getattr(value, name)):
                yield wire.replace(value, **{name: one}), wire.replace(value, **{name: other})
    elif isinstance(shape, Maybe) and value is not None:
        yield from crowded(shape.part, value)
    elif isinstance(shape, Keyed):
        for key, part in value.items():
            for one, other in crowded(shape.part, part):
                yield {**value, key: one}, {**value, key: other}
    elif isinstance(shape, Row):
        for at, part in enumerate(shape.parts):
            for one, other in crowded(part, value[at]):
                yield (*value[:at], one, *value[at + 1 :]), (*value[:at], other, *value[at + 1 :])
    elif isinstance(shape, Some) and value:
        full = [*value] + [value[-1]] * (shape.most - len(value))
        yield [*full, value[-1]], [*full, value[-1], value[-1]]
        for one, other in crowded(shape.part, value[0]):
            yield [one, *value[1:]], [other, *value[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_of_every_list_what_goes_beyond_its_room_is_told_by_a_hash(game: str) -> None:
    lists = 0
    for position in islice(positions(interrex.game(game), seed=8), 0, SERIES, SERIES // 4):
        view = seen(position.game, position.state, position.seat, position.players, position.options, position.moves)
        layout = spec(game, position.players).layout
        fits, series = layout.array(view), Series(layout)
        assert not layout.named(fits)["beyond"].any()
        for one, other in crowded(layout.shape, view):
            lists += 1
            numbers = [layout.array(longer) for longer in (one, other)]
            assert numbers[0][:-TEXT].tobytes() == numbers[1][:-TEXT].tobytes(), "as much as there is room for"
            assert layout.named(numbers[0])["beyond"].tolist() != layout.named(numbers[1])["beyond"].tolist()
            for longer, wanted in ((one, numbers[0]), (other, numbers[1]), (view, fits)):
                assert series.write(longer).tobytes() == wanted.tobytes()
    assert lists > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_has_a_layout_of_its_own(game: str) -> None:
    low, high = interrex.game(game).players
    sizes = []
    for players in range(low, high + 1):
        layout = spec(game, players).layout
        match = begun(game, players, 3)
        numbers = layout.array(match.seen(0))
        assert numbers.shape == (layout.size,)
        assert numbers.dtype == np.int16
        sizes.append(layout.size)
    assert sizes == sorted(set(sizes))


@pytest.mark.parametrize("game", GAMES)
def test_columns_cover_the_array_without_overlap(game: str) -> None:
    layout = spec(game, 3).layout
    places = layout.named(np.arange(layout.size, dtype=np.int16))
    found = np.sort(np.concatenate([column.ravel() for column in places.values()]))
    assert found.tolist() == list(range(layout.size))


def test_fields_can_be_read_by_name_for_one_view_or_many() -> None:
    match = begun("root", 4, 40)
    layout = spec("root", 4).layout
    view = match.seen(1)
    one = layout.named(layout.array(view))
    assert one["seat"] == 1
    assert one["board.seats[].score"].tolist() == [seat.score for seat in view.board.seats]
    suits = layout.vocabularies["suit"]
    read = [suits[number - 1] for number in one["board.clearings[].suit"]]
    assert read == [clearing.suit for clearing in view.board.clearings]
    many = layout.named(np.stack([layout.array(match.seen(seat)) for seat in range(4)]))
    assert many["seat"].tolist() == [0, 1, 2, 3]
    assert many["board.seats[].score"].tolist() == [one["board.seats[].score"].tolist()] * 4


def test_a_hand_can_be_had_as_counts() -> None:
    match = begun("root", 4, 0)
    layout = spec("root", 4).layout
    counts = layout.counts(layout.array(match.seen(0)))["board.seats[].hand[]"]
    hand = match.seen(0).board.seats[0].hand
    cards = layout.vocabularies["card"]
    assert counts.shape == (4, len(cards))
    assert {cards[at]: int(n) for at, n in enumerate(counts[0]) if n} == {card: hand.count(card) for card in hand}
    assert not counts[1:].any(), "what others hold is hidden"


def with_board(match: Match, **changes: Any) -> Any:
    view = match.seen(0)
    return wire.replace(view, board=wire.replace(view.board, **changes))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"map": "atlantis"}, "view.board.map holds “atlantis”"),
        ({"discard": [*["ambush-bird"] * 60, "joker"][::-1]}, "view.board.discard[0] holds “joker”"),
        ({"items": {"anvil": 1}}, "view.board.items holds “anvil”"),
    ],
)
def test_an_unknown_word_is_an_error_that_names_the_field(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(DoesNotFit) as refused:
        spec("root", 4).layout.array(with_board(begun("root", 4, 0), **changes))
    assert said in str(refused.value)


def test_a_number_beyond_two_bytes_is_told_by_a_hash() -> None:
    match, layout = begun("root", 4, 0), spec("root", 4).layout
    arrays = [layout.array(with_board(match, deck=deck)) for deck in (32_767, 32_768, 40_000)]
    assert [int(layout.named(array)["board.deck"]) for array in arrays] == [32_767] * 3
    assert len({array.tobytes() for array in arrays}) == 3


def test_a_made_up_name_is_hashed() -> None:
    match = begun("kings-dilemma", 4, 0)
    layout = spec("kings-dilemma", 4).layout
    king = match.seen(0).board.king
    names = [layout.array(with_board(match, king=wire.replace(king, given=given))) for given in (None, "Ada", "Bo")]
    texts = [layout.named(array)["board.king.given"].tolist() for array in names]
    assert texts[0] == [0] * 4
    assert texts[1] != texts[2]


def test_a_list_of_which_nobody_says_how_long_it_can_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interrex.arrays.layout.notes", lambda game: {})
    with pytest.raises(DoesNotFit, match=r"list BoardView\.\w+ of Kingsburg"):
        Layout(interrex.game("kingsburg"), 4)
