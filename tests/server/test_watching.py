"""Looking after a server: whether it is well, its figures, its log, how it stops, what it forgets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from interrex.bots.kinds import DOOR, kinds
from interrex.server.http.watching import may_watch
from interrex.server.logs import Json
from interrex.server.metrics import Count, Metrics, Spread
from interrex.server.protocol.values import DAY
from interrex.server.store.sqlite import SqliteStore
from interrex.server.tables.memory import Live as InMemory
from interrex.server.tables.memory import Tables

from .helpers import Live, Server, config
from .process import Process
from .test_tables import at_table

# Well or not


def test_a_server_says_that_it_is_there_and_ready_to_whoever_asks(server: Live) -> None:
    for path in ("/healthz", "/readyz"):
        answer = server.http.get(path, headers={"Host": "10.0.0.7:8000"})  # as an orchestrator asks
        assert (answer.status_code, answer.text) == (200, "ok\n")
    assert server.http.get("/", headers={"Host": "10.0.0.7:8000"}).status_code == 403


def test_a_server_that_is_ready_has_its_bots_at_hand(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To look for them and import them takes the event loop longer than a hundred moves."""
    monkeypatch.setattr(DOOR, "_entries", None)
    monkeypatch.setattr(DOOR, "_here", {})
    with Live(config(folder)):
        assert set(DOOR._here) == set(kinds())


def test_however_often_it_is_asked_it_tries_once_a_second(folder: Path) -> None:
    with Live(config(folder)) as server:
        store = server.app.state.server.tables.store
        tried: list[float] = []
        store.took = tried.append
        assert {server.http.get("/readyz").status_code for _ in range(30)} == {200}
        assert len(tried) < 10


def test_a_crowd_that_asks_at_once_has_one_answer(folder: Path) -> None:
    async def work() -> None:
        store = SqliteStore(folder / "tables.db")
        store.open()
        tried: list[float] = []
        store.took = tried.append
        await asyncio.gather(*[store.ready() for _ in range(50)])
        assert len(tried) == 1
        store.close()

    asyncio.run(work())


def test_a_server_whose_file_is_gone_is_there_but_not_ready(folder: Path) -> None:
    with Live(config(folder)) as server:
        for path in folder.iterdir():
            path.unlink()
        assert server.http.get("/readyz").status_code == 503
        assert server.http.get("/healthz").status_code == 200


# Figures


def test_figures_are_counted_and_spread() -> None:
    count, spread = Count("n_total", "How many.", "kind"), Spread("s", "How long.")
    for kind in ("b", "a", "b"):
        count.add(kind)
    assert [*count.lines()] == ["# HELP n_total How many.", "# TYPE n_total counter", 'n_total{kind="a"} 1',
                                'n_total{kind="b"} 2']  # fmt: skip
    for seconds in (0.0005, 0.001, 0.3, 60):
        spread.add(seconds)
    lines = [*spread.lines()]
    assert 's_bucket{le="0.001"} 2' in lines
    assert 's_bucket{le="0.5"} 3' in lines
    assert lines[-3:] == ['s_bucket{le="+Inf"} 4', "s_sum 60.301500", "s_count 4"]


LINE = re.compile(r'(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+)\Z')


def test_prometheus_can_read_what_happened(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = server.table("human", "random", game="toy")
        with table.socket(0) as ala:
            ala.play(0)
            answer = server.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert all(LINE.match(line) for line in answer.text.splitlines())
        figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
        assert int(figures['interrex_moves_total{game="toy"}']) >= 1
        assert figures["interrex_sockets"] == "1"
        assert figures["interrex_tables_in_memory"] == "1"
        assert int(figures['interrex_requests_total{status="201"}']) == 1
        for name in ("interrex_move_seconds", "interrex_store_write_seconds", "interrex_bot_thinking_seconds"):
            assert int(figures[f"{name}_count"]) >= 1
        assert float(figures["process_cpu_seconds_total"]) > 0


def test_figures_are_for_those_who_look_after_the_server(folder: Path) -> None:
    with Live(config(folder, watchers=("192.0.2.0/24",))) as server:
        assert server.http.get("/metrics").status_code == 404
    assert may_watch({"client": ("192.0.2.9", 1)}, ("192.0.2.0/24",))
    assert not may_watch({"client": ("198.51.100.9", 1)}, ("192.0.2.0/24", "::1/128"))
    assert not may_watch({"client": None}, ("0.0.0.0/0",))
    assert Metrics().text().startswith("# HELP")


# The log


def test_a_log_for_programs_is_an_object_a_line() -> None:
    try:
        raise ValueError("x\ny")
    except ValueError as error:
        record = logging.LogRecord("interrex.x", logging.ERROR, "", 1, "%s!", ("so",), (ValueError, error, None))
    line = Json().format(record)
    assert "\n" not in line
    entry = json.loads(line)
    assert (entry["level"], entry["logger"], entry["message"]) == ("error", "interrex.x", "so!")
    assert entry["error"] == "ValueError: x\ny"


# Stopping


def test_a_server_that_stops_sends_people_on_and_loses_nothing(folder: Path) -> None:
    db = folder / "tables.db"
    with Process(db) as process:
        server = Server(process.address)
        table = server.table("human", "human")
        with table.socket(0) as ala:
            assert ala.play(0)["type"] == "accepted"
            process.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                list(iter(ala.receive, None))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # the service restarts: come back
        assert process.process.wait(10) == 0
        assert process.complaints() == ""
        server.http.close()
    with Process(db) as process:
        assert httpx.get(f"{process.address}/api/tables/{table.id}").json()["moves"] == 1


# What nobody uses any more


def test_a_table_that_nobody_uses_leaves_the_memory(folder: Path) -> None:
    async def work(tables: Tables, live: InMemory) -> None:
        made = live.table.id
        tables.config = tables.config._replace(idle_after=10.0, steady=lambda: time.monotonic() + 60)
        tables.put_idle_away()
        assert tables.at_hand(made)  # somebody holds it

    at_table(folder, work)

    async def later(tables: Tables, live: InMemory) -> None:
        live.table.pins -= 1
        tables.config = tables.config._replace(idle_after=10.0, steady=lambda: time.monotonic() + 60)
        tables.put_idle_away()
        assert not tables.at_hand(live.table.id)
        live.table.pins += 1

    at_table(folder, later)


def test_tables_that_nobody_touched_are_deleted_by_policy_alone(folder: Path) -> None:
    now = [1_000_000.0]
    with Live(config(folder, clock=lambda: now[0])) as server:
        old, talked = server.table("human", "human"), server.table("human", "human")
        old.play(0)
        now[0] += 20 * DAY
        talked.post("chat", 0, id="some-chat-1", seat=0, text="Still here?")
        now[0] += 20 * DAY
        fresh = server.table("human", "human")
    with Live(config(folder, clock=lambda: now[0])) as server:
        assert len(server.get("/tables").json()) == 3  # no policy
    with Live(config(folder, clock=lambda: now[0], delete_after=30.0)) as server:
        end = time.monotonic() + 10
        while len(listed := server.get("/tables").json()) > 2 and time.monotonic() < end:
            time.sleep(0.02)
        assert {table["id"] for table in listed} == {talked.id, fresh.id}
        assert server.get(f"/tables/{old.id}").status_code == 404


def test_a_table_in_use_is_not_deleted(folder: Path) -> None:
    async def work(tables: Tables, live: InMemory) -> None:
        await live.table.play(0, "bid 1", 0, "some-move-1")
        tables.config = tables.config._replace(delete_after=1.0, clock=lambda: time.time() + 9 * DAY)
        assert await tables.delete_untouched() == 0
        live.table.pins -= 1
        assert await tables.delete_untouched() == 1
        assert await tables.store.load(live.table.id) is None
        live.table.pins += 1
        await asyncio.sleep(0)

    at_table(folder, work)
