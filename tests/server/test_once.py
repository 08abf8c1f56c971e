"""What a move costs the server: checked once, made once, shown once to each seat that looks, and to nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interrex.build import compiled
from interrex.engine.match import Match
from interrex.engine.sealed import Answers
from interrex.server.tables import agreeing, seating
from interrex.server.tables.memory import Live, Tables
from interrex.server.tables.views import NOTHING, Viewer

from .test_tables import at_table


class Counter:
    """How often methods are called, and with what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def of(self, owner: type, name: str) -> list[tuple[Any, ...]]:
        calls: list[tuple[Any, ...]] = []
        method = getattr(owner, name)

        def count(this: Any, *args: Any) -> Any:
            calls.append(args)
            return method(this, *args)

        self.monkeypatch.setattr(owner, name, count)
        return calls


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Counter:
    return Counter(monkeypatch)


def look(live: Live, *viewers: Viewer) -> None:
    for viewer in viewers:
        live.views.state([viewer], NOTHING, 0, 0.0)


@pytest.mark.skipif(compiled(), reason="compiled methods call each other directly: nobody can count in between")
def test_a_move_is_checked_once_and_made_once(folder: Path, counter: Counter) -> None:
    async def work(tables: Tables, live: Live) -> None:
        checked, made = counter.of(Answers, "refuse"), counter.of(type(live.table.match.state), "play")
        await live.table.play(0, "bid 1", 0, None)
        assert [len(checked), made] == [1, [(0, ("bid", 1))]]
        await live.table.play(1, "bid 2", 0, None)
        assert (len(checked), len(made)) == (2, 2)

    at_table(folder, work)


@pytest.mark.skipif(compiled(), reason="compiled methods call each other directly: nobody can count in between")
def test_a_refused_move_is_checked_once_and_never_made(folder: Path, counter: Counter) -> None:
    async def work(tables: Tables, live: Live) -> None:
        checked, made = counter.of(Answers, "refuse"), counter.of(type(live.table.match.state), "play")
        with pytest.raises(Exception, match="toy-"):
            await live.table.play(0, "bid 7", 0, None)
        assert (len(checked), len(made)) == (1, 0)

    at_table(folder, work)


def test_a_position_is_seen_once_for_each_seat_however_many_look(folder: Path, counter: Counter) -> None:
    async def work(tables: Tables, live: Live) -> None:
        seen, boards = counter.of(Match, "seen"), list[Viewer]()
        match, view = live.table.match, live.table.match.game.view

        def counted(state: Any, viewer: Viewer) -> Any:
            boards.append(viewer)
            return view(state, viewer)

        match.game = match.game._replace(faces=match.game.faces._replace(view=counted))
        await live.table.play(0, "bid 1", 0, None)
        assert (seen, boards) == ([], [])  # nobody looks
        look(live, 0, 0, None, None, None)
        assert (len(seen), boards) == (1, [0, None])
        await live.table.play(1, "bid 2", 0, None)
        look(live, None, 0, None)
        assert (len(seen), boards) == (2, [0, None, None, 0])

    at_table(folder, work)


def test_what_is_no_move_is_no_reason_to_look_again(folder: Path, counter: Counter) -> None:
    async def work(tables: Tables, live: Live) -> None:
        look(live, 0, None)
        views, tried = counter.of(Match, "seen"), counter.of(type(live.table.match.state), "play")
        await live.table.chat(1, "hello", "chat-0001")
        await seating.sit(live.table, 1, "Ola", None, "sits-0001")
        look(live, 0, None)
        assert (views, tried) == ([], [])

    at_table(folder, work)


def test_taking_back_is_seen_and_its_lines_are_gone(folder: Path, counter: Counter) -> None:
    async def work(tables: Tables, live: Live) -> None:
        first = live.views.state([0], NOTHING, 0, 0.0)
        for seat in (0, 1):
            await live.table.play(seat, "bid 1", 0, None)
        live.table.seats[0] = live.table.seats[0]._replace(left=True)  # nobody to be asked
        assert b"toy-bids" in live.views.state([0], NOTHING, 0, 0.0)
        await agreeing.undo(live.table, 1, True, "take-back-1")
        assert b"toy-bids" not in live.views.state([0], NOTHING, 0, 0.0)
        await live.table.play(1, "bid 2", live.table.situation.asked[1], None)
        again = live.views.state([0], NOTHING, 0, 0.0)
        assert again.count(b"toy-bids") == 2
        assert b"toy-bids" not in first

    at_table(folder, work)
