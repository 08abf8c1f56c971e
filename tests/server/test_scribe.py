"""Long writing for whoever looks back keeps nobody from playing, and is done once."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from interrex.engine import registry
from interrex.engine.game import Extras, Notation
from interrex.engine.match import Match
from interrex.rules.search import Found, search
from interrex.server.config import UNLIMITED, Rate
from interrex.server.refusals import No
from interrex.server.scribe import Scribe
from tests.engine.toy import GAME

from .helpers import Live, Table, config

SLOW = 0.4  # seconds of writing, as a long game takes
SOON = 3.0  # half of what a hundred of them take in six threads


class Slow:
    """A notation that takes its time, and counts."""

    def __init__(self) -> None:
        self.written = 0
        self.at_once = 0

    def write(self, match: Match, names: tuple[str, ...]) -> str:
        self.written += 1
        self.at_once += 1
        time.sleep(SLOW)
        alone, self.at_once = self.at_once == 1, self.at_once - 1
        return "alone" if alone else "in company"


@pytest.fixture
def slow() -> Iterator[Slow]:
    slow = Slow()
    registry.register(GAME._replace(extras=Extras(notations=(Notation("slow", slow.write),))))
    yield slow
    registry.register(GAME)


def finished(server: Live) -> Table:
    table = server.table("human", "human", game="toy", options={"rounds": 1})
    table.play_out()
    return table


def hang_up(table: Table) -> None:
    """Ask for the notation, and be gone at once."""
    host, port = table.server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as there:
        there.sendall(f"GET /api/tables/{table.id}/notation/slow HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())


def test_a_hundred_notations_asked_for_keep_no_strangers_table_shut(folder: Path, slow: Slow) -> None:
    with Live(config(folder)) as server:
        tables = [finished(server) for _ in range(3)]
        stranger = server.table("human", "human", game="toy")
    with Live(config(folder)) as server:
        for n in range(100):
            tables[n % 3].server = server
            hang_up(tables[n % 3])
        stranger.server = server
        began = time.monotonic()
        assert stranger.play(0, "bid 1")["type"] == "accepted"
        assert time.monotonic() - began < SOON
    assert slow.written <= 3


def test_a_notation_is_written_once_and_alone(folder: Path, slow: Slow) -> None:
    with Live(config(folder)) as server:
        table = finished(server)
        texts: list[str] = []
        asking = [
            threading.Thread(target=lambda: texts.append(table.get("notation/slow", lang="en").text)) for _ in range(4)
        ]
        for one in asking:
            one.start()
        for one in asking:
            one.join()
        assert (texts, slow.written) == (["alone"] * 4, 1)
        assert table.get("notation/slow", lang="pl").text == "alone"
        assert slow.written == 2  # other names


def test_a_record_is_had_without_playing_the_game_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Live(config(folder)) as server:
        table, running = finished(server), server.table("human", "human", game="toy")
        record = table.record()
    with Live(config(folder)) as server:
        monkeypatch.setattr("interrex.server.tables.memory.fold", None)
        table.server = running.server = server
        assert table.record() == record
        assert running.get("record").json()["message"]["key"] == "server-not-over"
        assert server.get("/tables/nothing/record").status_code == 404


def test_looking_back_has_limits_of_its_own(folder: Path) -> None:
    rate = Rate(2, 0.001)
    with Live(config(folder)) as server:
        tables = [finished(server) for _ in range(3)]
    with Live(config(folder, limits=UNLIMITED._replace(loads=rate, writings=rate, positions=rate))) as server:
        for table in tables:
            table.server = server
        assert [table.get("state").status_code for table in tables] == [200, 200, 429]
        assert [tables[0].get("record").status_code for _ in range(3)] == [200, 200, 429]
        assert [tables[0].get("positions/1").status_code for _ in range(3)] == [200, 200, 429]
        assert tables[0].get("state").status_code == 200


def test_rulebooks_are_searched_apart_from_play_once_and_within_limits(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words that no rulebook has take a tenth of a second: on the event loop, ten a second stop every table."""
    threads: list[str] = []

    def noted(game: str, language: str, sought: str) -> Found:
        threads.append(threading.current_thread().name)
        return search(game, language, sought)

    monkeypatch.setattr("interrex.server.http.library.search", noted)
    with Live(config(folder, limits=UNLIMITED._replace(searches=Rate(3, 0.001)))) as server:
        answers = [
            server.get("/games/kingsburg/rules/en/search", words=words) for words in ("king", "king", "a,b", "c")
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[0].json() == answers[1].json()
    assert len(threads) == 2
    assert all(name.startswith("interrex-scribe") for name in threads)


def test_a_scribe_forgets_the_oldest_and_turns_down_a_crowd() -> None:
    async def work() -> None:
        scribe, wait = Scribe(kept=10, waiting=1), threading.Event()
        for name in "abc":
            assert await scribe.written((name,), (name * 4).lower) == name * 4
        assert [scribe.at_hand((name,)) for name in "abc"] == [None, "bbbb", "cccc"]
        slow = [asyncio.ensure_future(scribe.written((name,), lambda: str(wait.wait()))) for name in "de"]
        await asyncio.sleep(0)
        with pytest.raises(No, match="too-fast"):
            await scribe.written(("f",), str)
        wait.set()
        assert await asyncio.gather(*slow) == ["True", "True"]
        with pytest.raises(ZeroDivisionError):
            await scribe.written(("g",), lambda: str(1 // 0))
        assert await scribe.written(("g",), lambda: "now") == "now"
        scribe.close()

    asyncio.run(work())
