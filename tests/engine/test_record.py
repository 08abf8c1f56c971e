"""Records: read back, replayed, and refused when broken."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.testing import snapshot


def finished() -> interrex.Match:
    m = interrex.new("kingsburg", players=3, seed=11)
    luck = Luck(key_from_seed("moves"))
    while not m.over:
        m.play(m.pending()[0], luck.choice(m.actions(m.pending()[0])))
    return m


def test_a_record_written_and_read_gives_the_same_game() -> None:
    m = finished()
    again = interrex.replay(interrex.Record.from_json(m.record.to_json()))
    assert snapshot(again.state) == snapshot(m.state)
    assert again.result() == m.result()
    assert again.record == m.record


def test_an_unfinished_record_goes_on() -> None:
    m = finished()
    half = interrex.replay(m.at(40).record)
    for move in m.moves[40:]:
        half.play(move.seat, move.action)
    assert half.result() == m.result()


def changed(record: interrex.Record, **parts: Any) -> interrex.Record:
    return interrex.Record(**{name: getattr(record, name) for name in record.__struct_fields__} | parts)


def test_an_illegal_move_is_named_with_number_rule_and_sentence() -> None:
    record = finished().record
    number = next(i for i, (_, line) in enumerate(record.moves) if line.startswith("influence"))
    moves = list(record.moves)
    moves[number] = (moves[number][0], "influence 18 d1")
    with pytest.raises(interrex.BrokenRecord) as caught:
        interrex.replay(changed(record, moves=tuple(moves)))
    assert caught.value.move == number + 1
    assert caught.value.rule == "4.2.2"
    assert f"Move {number + 1}" in str(caught.value)
    assert "4.2.2" in str(caught.value)


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"game": "checkers"}, "no game called"),
        ({"players": 9}, "2 to 5 players"),
        ({"version": 99}, "rules version 99"),
        ({"options": {"wizards": True}}, "no option"),
        ({"moves": ((0, "castle kingside"),)}, "Move 1"),
        ({"moves": ((30, "pass"),)}, "Move 1"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(parts: dict[str, object], words: str) -> None:
    with pytest.raises(interrex.BrokenRecord, match=words):
        interrex.replay(changed(finished().record, **parts))


def test_a_truncated_file_is_refused_at_every_length() -> None:
    text = finished().at(6).record.to_json()
    for length in range(len(text) - 2):
        with pytest.raises(interrex.BrokenRecord):
            interrex.Record.from_json(text[:length])


@given(st.binary(max_size=200))
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(interrex.BrokenRecord):
        interrex.Record.from_json(data)


@pytest.mark.parametrize(
    "data",
    [
        '{"format": 2', "[]", "null", '{"game":"kingsburg"}', '{"key":"zz"}',
        "[" * 100_000, '{"options":' + '{"a":' * 100_000,
        '{"game":"kingsburg","version":1,"players":' + "9" * 40 + ',"key":"00"}',
    ],
    ids=range(8),
)  # fmt: skip
def test_json_that_is_no_record_is_refused(data: str) -> None:
    with pytest.raises(interrex.BrokenRecord):
        interrex.Record.from_json(data)


def test_another_format_is_refused() -> None:
    text = finished().record.to_json().replace('"format": 4', '"format": 9')
    with pytest.raises(interrex.BrokenRecord, match="format 9"):
        interrex.Record.from_json(text)


def test_names_and_practice_are_kept_and_change_nothing() -> None:
    record = changed(finished().record, names=("Ada", "", "Żaneta"), practice=True)
    again = interrex.replay(interrex.Record.from_json(record.to_json()))
    assert again.record == record
    assert again.at(10).record.practice
    assert again.result() == finished().result()


def test_as_many_names_as_players() -> None:
    text = changed(finished().record, names=("Ada",)).to_json()
    with pytest.raises(interrex.BrokenRecord, match="names: 1, players: 3"):
        interrex.Record.from_json(text)
