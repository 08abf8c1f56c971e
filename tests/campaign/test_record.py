"""The second format of the record: it carries chronicle and houses, and the first still reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine.game import CHRONICLE_LIMIT

from .play import play_out

RECORDS = Path(__file__).parent / "records"
CHRONICLE = {"map": "autumn", "legs": [{"houses": [0, 1], "factions": ["eyrie", "marquise"], "points": [12, 30]}]}
OPTIONS = {"map": "autumn", "seat-1": "marquise", "seat-2": "eyrie"}


def second_leg() -> interrex.Match:
    return interrex.new("root", 2, 5, OPTIONS, CHRONICLE, (0, 1))


@pytest.mark.parametrize(
    ("game", "result"),
    [("kingsburg", ((0,), (23, 20), "9.1")), ("root", ((1,), (14, 31), "3.1"))],
)
def test_a_record_of_the_first_format_reads_and_replays(game: str, result: tuple[Any, ...]) -> None:
    record = interrex.Record.from_json((RECORDS / f"{game}-format-1.json").read_bytes())
    assert (record.chronicle, record.houses) == (None, ())
    if interrex.game(game).reads(record.version):
        assert interrex.replay(record).result() == interrex.Result(*result)
    else:  # the rules have changed since: then that is what is said
        with pytest.raises(interrex.BrokenRecord, match="rules version"):
            interrex.replay(record)


def test_a_record_carries_what_the_game_began_with() -> None:
    match = second_leg()
    match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    record = interrex.Record.from_json(match.record.to_json())
    assert record.chronicle == CHRONICLE
    assert record.houses == (0, 1)
    again = interrex.replay(record)
    assert again.start == match.start
    assert again.record == match.record
    assert again.at(0).start == match.start


def test_a_finished_game_outside_a_campaign_leaves_nothing_behind() -> None:
    assert play_out(interrex.new("root", 2, 3)).chronicle() is None
    assert play_out(interrex.new("kingsburg", 2, 3, houses=(0, 1))).chronicle() is None


def test_a_chronicle_is_copied_when_the_game_begins() -> None:
    mine = json.loads(json.dumps(CHRONICLE))
    match = interrex.new("root", 2, 5, OPTIONS, mine, (0, 1))
    mine["legs"].clear()
    assert match.record.chronicle == CHRONICLE


def deep(levels: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _ in range(levels):
        found = {"a": found}
    return found


HOSTILE: list[dict[str, Any]] = [
    {"chronicle": []},
    {"chronicle": "legs"},
    {"chronicle": 7},
    {"chronicle": {}},
    {"chronicle": {"legs": None}},
    {"chronicle": {"map": "autumn", "legs": [None]}},
    {"chronicle": {"x": "y" * CHRONICLE_LIMIT}},
    {"chronicle": deep(600)},
    {"chronicle": {"map": "autumn", "legs": [{"houses": [10**30, 1], "factions": [], "points": []}]}},
    {"houses": [0]},
    {"houses": [0, 0]},
    {"houses": [0, 1, 2]},
    {"houses": [-1, 1]},
    {"houses": [10**9, 1]},
    {"houses": "01"},
    {"houses": None},
    {"houses": []},
    {"game": "kingsburg", "version": 1, "options": {}},
]


@pytest.mark.parametrize("parts", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_hostile_chronicle_is_refused_in_words(parts: dict[str, Any], language: str) -> None:
    data = json.dumps({**json.loads(second_leg().record.to_json()), **parts})
    with pytest.raises(interrex.BrokenRecord) as caught:
        interrex.replay(interrex.Record.from_json(data))
    assert not caught.value.say(language).startswith("engine-")


@pytest.mark.parametrize("levels", range(880, 1000, 3))
def test_nesting_is_never_a_traceback(levels: int) -> None:
    data = second_leg().record.to_json().replace('"chronicle": {', '"chronicle": ' + '{"a":' * levels + "{", 1)
    data = data.replace('"map":"autumn"}', '"map":"autumn"}' + "}" * levels, 1)
    with pytest.raises(interrex.BrokenRecord):
        interrex.replay(interrex.Record.from_json(data))
