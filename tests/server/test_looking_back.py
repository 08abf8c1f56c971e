"""Long tables: taking back, looking back and coming back cost what they must, not a whole game played again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.build import compiled
from interrex.engine.action import text
from interrex.engine.match import Match
from interrex.server.store.rows import Event, SeatRow, Stored
from interrex.server.tables.situation import STRIDE, Situation
from interrex.server.tables.stored import fold, row_of
from interrex.testing.snapshot import snapshot

from .helpers import Live, Table, config, fresh_id
from .test_once import Counter, counter

__all__ = ["counter"]  # a fixture

LONG = 250


@pytest.fixture(scope="module")
def long() -> Stored:
    """A game of some hundred moves, as the store has it."""
    match, luck = interrex.new("root", 4, seed=1), random.Random(1)
    while len(match.moves) < LONG:
        seat = luck.choice(match.pending())
        match.play(seat, luck.choice(match.actions(seat)))
    row = row_of(match.record, name="", listed=True, seeded=True, owner=b"", now=0.0)
    return Stored(row, [SeatRow(n, "human", "", None, False, None) for n in range(4)], list(moves_of(match)))


def moves_of(match: Match, first: int = 0, seq: int = 1) -> Iterator[Event]:
    for n, move in enumerate(match.moves[first:], seq):
        yield Event(n, "move", move.seat, text(move.action), None, float(n))


def test_taking_back_and_looking_back_play_a_few_moves_only(long: Stored, counter: Counter) -> None:
    situation = fold(long)
    match = situation.match.at(LONG - 3)
    played = counter.of(type(situation.match.state), "play")
    situation.fold(Event(LONG + 1, "undo", 0, "3", None, 0.0))
    assert len(played) < STRIDE
    assert snapshot(situation.match.state) == snapshot(match.state)
    assert (situation.match.moves, situation.match.lines) == (match.moves, match.lines)
    played.clear()
    for moves in (1, LONG // 2, LONG - 3):
        situation.at(moves)
    assert len(played) < 3 * STRIDE


def wandering(long: Stored) -> Stored:
    """The same game with many moves made in vain."""
    luck, match, events = random.Random(2), fold(long).match, list[Event]()
    made: list[int] = []
    goal = 0
    while goal < 60:
        if made and luck.random() < 0.3:
            n = luck.randint(1, min(4, len(made)))
            del made[-n:]
            events.append(Event(len(events) + 1, "undo", match.moves[len(made)].seat, str(n), None, 0.0))
        move = match.moves[len(made)]
        made.append(len(made))
        goal = max(goal, len(made))
        events.append(Event(len(events) + 1, "move", move.seat, text(move.action), f"id-{len(events):06}", 0.0))
    return long._replace(events=events)


def known(situation: Situation) -> dict[str, Any]:
    names = ("seq", "asked", "waiting_since", "request", "away", "standing", "thinking", "log", "scores", "done")
    return {**{name: getattr(situation, name) for name in names}, "state": snapshot(situation.match.state),
            "moves": situation.match.moves, "kept": len(situation._kept)}  # fmt: skip


@pytest.mark.skipif(compiled(), reason="compiled methods call each other directly: nobody can count in between")
def test_what_was_done_in_vain_is_not_played_again_and_all_is_as_if_it_were(long: Stored, counter: Counter) -> None:
    stored = wandering(long)
    whole = fold(stored._replace(events=[]))
    for event in stored.events:
        whole.fold(event)
    played = counter.of(type(whole.match.state), "play")
    again = fold(stored)
    assert len([seat for seat, _ in played if seat >= 0]) == len(again.match.moves) < len(stored.events) / 2
    assert known(again) == known(whole)


def test_a_tables_row_serves_its_information(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Live(config(folder)) as server:
        tables = [server.table("human", "human", game="toy", options={"rounds": 1}) for _ in range(3)]
        tables[0].play_out()
        tables[1].play(0, "bid 1")
        infos = [table.info for table in tables]
    with Live(config(folder)) as server:
        monkeypatch.setattr("interrex.server.tables.memory.fold", None)
        for table in tables:
            table.server = server
        assert [table.info for table in tables] == infos
        assert [info["pending"] for info in infos] == [[], [1], [0, 1]]
        listed = {info["id"]: info for info in server.get("/tables").json()}
        assert listed == {info["id"]: info for info in infos}


def test_where_a_row_does_not_say_it_all_the_table_is_loaded(folder: Path) -> None:
    def back(table: Table) -> None:
        table.play(1, "bid 1")
        table.post("undo", 1, id=fresh_id(), seat=1)

    with Live(config(folder)) as server:
        undone = server.table("human", "human", game="toy")
        timed = server.table("human", "human", game="toy", clock={"per": "move", "seconds": 60})
        back(undone)
    with Live(config(folder)) as server:
        undone.server = timed.server = server
        assert undone.info["pending"] == [0, 1]
        assert timed.info["seats"][0]["time"] == 60
