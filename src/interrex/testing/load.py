"""Clients for a load test: whole tables of them, each seat a socket that answers with a legal random move.

Everything is written down, and afterwards compared: what each client sent, what was acknowledged, what it saw and
heard, and the record the server gives out in the end.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from interrex.engine import wire
from interrex.engine.record import Record

TWICE = 40  # every so many moves are sent twice: a client that did not hear the answer would do that
OPENING = 40  # sockets opened at the same time


# What a client reads of a state: no more than it needs.


class _Offer(msgspec.Struct):
    action: str


class _Ask(msgspec.Struct):
    asked: int
    owed: bool
    offers: list[_Offer]


class _Seat(msgspec.Struct):
    ask: _Ask | None
    log: list[msgspec.Raw]
    log_from: int


class _Table(msgspec.Struct):
    status: str
    moves: int


class _State(msgspec.Struct, tag="state"):
    seq: int
    table: _Table
    seats: list[_Seat]


class _Accepted(msgspec.Struct, tag="accepted"):
    id: str
    seq: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str | None
    code: str
    sentence: str


_read = msgspec.json.Decoder(_State | _Accepted | _Refused).decode


class Sent(NamedTuple):
    """A move on its way."""

    seat: int
    action: str
    at: float


class Think(NamedTuple):
    """Seconds between a question and its answer."""

    least: float
    most: float

    @classmethod
    def parse(cls, text: str) -> Think:
        """``0.5-1.5``, or one number; ValueError for anything else."""
        least, _, most = text.partition("-")
        found = cls(float(least), float(most or least))
        if not 0 <= found.least <= found.most <= 3600:
            raise ValueError(text)
        return found


class NoServer(Exception):
    """The server that was to be tried did not start."""


class Arrivals:
    """Nobody moves before all clients of all tables are there: who is not there yet cannot be up to date."""

    def __init__(self, awaited: int, all_here: Callable[[], None] = lambda: None) -> None:
        self.awaited = awaited
        self.all_here = all_here
        self.event = asyncio.Event()

    def one_more(self) -> None:
        self.awaited -= 1
        if not self.awaited:
            self.all_here()
            self.event.set()


class Player:
    """One seat, one socket."""

    def __init__(self, table: Load, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.sent: dict[str, Sent] = {}
        self.accepted: dict[str, int] = {}
        self.seqs: list[int] = []  # of the states it got, and when
        self.times: list[float] = []
        self.log: list[bytes] = []
        self.answered = -1

    async def play(self, address: str, gate: asyncio.Semaphore) -> None:
        """From hello to the end of the game, at a server."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/socket"
        async with gate:
            socket = await connect(url, compression=None, max_size=None, ping_interval=None)
        async with socket:
            await socket.send(wire.encode({"type": "hello", "tokens": [self.token]}).decode())
            async for data in socket:
                if not await self.hear(socket, _read(data)):
                    return

    async def hear(self, socket: ClientConnection, message: _State | _Accepted | _Refused) -> bool:
        if isinstance(message, _Accepted):
            if self.accepted.setdefault(message.id, message.seq) != message.seq:
                self.table.faults.append(f"{message.id} was accepted as {message.seq} and as something else")
            return True
        if isinstance(message, _Refused):
            self.table.faults.append(f"seat {self.seat} of {self.table.id} was refused: {message.sentence}")
            return True
        if self.seqs and message.seq < self.seqs[-1]:
            self.table.faults.append(f"seat {self.seat} of {self.table.id} saw {message.seq} after {self.seqs[-1]}")
        if not self.seqs:
            self.table.all_here.one_more()
        self.seqs.append(message.seq)
        self.times.append(time.perf_counter())
        seen = message.seats[0]
        if seen.log_from > len(self.log):
            self.table.faults.append(f"seat {self.seat} of {self.table.id} missed lines of the log")
        self.log[seen.log_from :] = map(bytes, seen.log)
        if seen.ask is not None and seen.ask.owed and seen.ask.asked > self.answered:
            self.answered = seen.ask.asked
            self.table.answer(self, socket, seen.ask)
        return message.table.status != "finished" or len(self.accepted) < len(self.sent)


class Load:
    """One table, and all its players."""

    def __init__(self, made: dict[str, Any], think: Think, luck: random.Random, moved: Callable[[], None]) -> None:
        self.id: str = made["table"]["id"]
        self.players = [Player(self, key["seat"], key["token"]) for key in made["seats"]]
        self.think = think
        self.luck = luck
        self.moved = moved
        self.faults: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.all_here = Arrivals(0)

    async def play(self, addresses: Sequence[str], gate: asyncio.Semaphore) -> None:
        """Each at the next server, where there are several."""
        try:
            at = [addresses[player.seat % len(addresses)] for player in self.players]
            await asyncio.gather(*[player.play(one, gate) for player, one in zip(self.players, at, strict=True)])
        finally:
            for task in self.tasks:
                task.cancel()

    def answer(self, player: Player, socket: ClientConnection, ask: _Ask) -> None:
        task = asyncio.create_task(self._answer(player, socket, ask))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, player: Player, socket: ClientConnection, ask: _Ask) -> None:
        await self.all_here.event.wait()
        if self.think.most:
            await asyncio.sleep(self.luck.uniform(*self.think))
        action = self.luck.choice(ask.offers).action
        name = f"{player.seat}-{len(player.sent):06}-load"
        move = {"type": "play", "id": name, "seat": player.seat, "action": action, "asked": ask.asked}
        data = wire.encode(move).decode()
        player.sent[name] = Sent(player.seat, action, time.perf_counter())
        with suppress(ConnectionClosed):  # time has run out
            await socket.send(data)
            if len(player.sent) % TWICE == 0:
                await socket.send(data)
        self.moved()

    # Afterwards

    def latencies(self) -> list[float]:
        """For every move, the time from its sending to the last client's having it."""
        found: list[float] = []
        for player in self.players:
            for name, seq in player.accepted.items():
                places = [bisect_left(p.seqs, seq) for p in self.players]
                if all(place < len(p.times) for place, p in zip(places, self.players, strict=True)):
                    seen = [p.times[place] for place, p in zip(places, self.players, strict=True)]
                    found.append(max(seen) - player.sent[name].at)
        return found

    def moves(self) -> list[tuple[int, str]]:
        """What was acknowledged, in the order the server gave it."""
        done = [(seq, p.sent[name]) for p in self.players for name, seq in p.accepted.items()]
        return [(sent.seat, sent.action) for _, sent in sorted(done)]

    def compare(self, address: str) -> bool:
        """Whether the game is over; what is wrong goes to the faults."""
        lost = [name for p in self.players for name in p.sent if name not in p.accepted]
        status, data = request(address, "GET", f"/api/tables/{self.id}/record")
        if status == 409:
            return False
        record = Record.from_json(data)
        if lost:
            self.faults.append(f"{self.id}: moves that were never acknowledged: {lost}")
        if list(record.moves) != self.moves():
            self.faults.append(f"{self.id}: the record differs from what was acknowledged")
        for player in self.players:
            final = self._state(address, player.token)
            if [bytes(line) for line in final.seats[0].log] != player.log:
                self.faults.append(f"{self.id}: seat {player.seat} heard another log than there is")
            if player.seqs[-1] != final.seq:
                self.faults.append(f"{self.id}: seat {player.seat} did not see the end")
        return True

    def _state(self, address: str, token: str) -> _State:
        _, data = request(address, "GET", f"/api/tables/{self.id}/state", token=token)
        state = _read(data)
        assert isinstance(state, _State)
        return state


def request(address: str, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
    """One HTTP request: status and body."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
    try:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        connection.request(method, path, None if body is None else wire.encode(body), headers)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


# The whole test


class Test(NamedTuple):
    """What is tried."""

    game: str
    tables: int
    players: int
    think: Think
    seconds: float  # after which it ends
    seed: str | None
    servers: tuple[str, ...] = ()  # that run already, one table after another at each; none: one of our own
    apart: bool = False  # those of one table at different servers


def measure(test: Test, moved: Callable[[], None]) -> dict[str, Any]:
    """All numbers, and everything that was wrong. ``moved`` is called for every move, for whoever watches."""
    with tempfile.TemporaryDirectory(prefix="interrex-load-") as folder, tried(test, Path(folder)) as servers:
        start = _used(servers, MEMORY) / 2**20
        loads = make_tables(servers, test, moved)
        began = [(time.perf_counter(), _used(servers, CPU))]  # coming in is not playing: counted from when all are here
        all_here = partial(_note, began, servers)
        asyncio.run(play_all(servers, loads, test.seconds, all_here, test.apart))
        seconds, cpu = time.perf_counter() - began[-1][0], _used(servers, CPU) - began[-1][1]
        end = _used(servers, MEMORY) / 2**20
        finished = [load.compare(servers[n % len(servers)]) for n, load in enumerate(loads)]
    moves = sum([len(load.moves()) for load in loads])
    return {
        "game": test.game,
        "tables": test.tables,
        "players": test.players,
        "servers": len(test.servers) or 1,
        "think": list(test.think),
        "moves": moves,
        "seconds": round(seconds, 2),
        "moves_per_second": round(moves / seconds, 1),
        "latency_ms": _spread([1000 * latency for load in loads for latency in load.latencies()]),
        "server": {
            "cpu_seconds": round(cpu, 2),
            "cpu_ms_per_move": round(1000 * cpu / max(1, moves), 3),
            "memory_mb_start": round(start, 1),
            "memory_mb_end": round(end, 1),
        },
        "unfinished": finished.count(False),
        "faults": [fault for load in loads for fault in load.faults],
    }


def _note(began: list[tuple[float, float]], servers: Sequence[str]) -> None:
    began.append((time.perf_counter(), _used(servers, CPU)))


@contextmanager
def tried(test: Test, folder: Path) -> Iterator[Sequence[str]]:
    """The servers that are tried: those named, or one of our own."""
    if test.servers:
        yield test.servers
    else:
        with served(folder) as address:
            yield [address]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server of our own on loopback, with a store that is thrown away; limits of rate are off."""
    command = [sys.executable, "-m", "interrex.server", "--db", str(folder / "load.db"), "--unlimited"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            if not (address := process.stdout.readline().strip()):
                raise NoServer(str(process.wait(10)))
            yield address
        finally:
            process.terminate()


def make_tables(servers: Sequence[str], test: Test, moved: Callable[[], None]) -> list[Load]:
    luck = random.Random(test.seed)
    wanted = {"game": test.game, "seats": [{"kind": "human"}] * test.players}
    made: list[dict[str, Any]] = []
    for number in range(test.tables):
        status, data = request(servers[number % len(servers)], "POST", "/api/tables", wanted)
        if status != 201:
            raise NoServer(data.decode(errors="replace")[:200])
        made.append(wire.decode(data, dict[str, Any]))
    return [Load(table, test.think, random.Random(luck.random()), moved) for table in made]


async def play_all(
    servers: Sequence[str],
    loads: list[Load],
    seconds: float,
    all_are_here: Callable[[], None] = lambda: None,
    apart: bool = False,
) -> None:
    """Every table to its end, or until time runs out."""
    gate = asyncio.Semaphore(OPENING)
    all_here = Arrivals(sum([len(load.players) for load in loads]), all_are_here)
    for load in loads:
        load.all_here = all_here
    try:
        async with asyncio.timeout(seconds):
            at = [servers if apart else [servers[n % len(servers)]] for n in range(len(loads))]
            await asyncio.gather(*[load.play(one, gate) for load, one in zip(loads, at, strict=True)])
    except TimeoutError:
        return


def _spread(values: list[float]) -> dict[str, float]:
    if not values:
        return {"p50": 0, "p95": 0, "p99": 0, "max": 0}
    values.sort()
    at = {"p50": 0.50, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(values[min(len(values) - 1, int(part * len(values)))], 2) for name, part in at.items()}


CPU, MEMORY = "process_cpu_seconds_total", "process_resident_memory_bytes"


def _used(servers: Sequence[str], what: str) -> float:
    """What the servers say that they have used so far, together."""
    found = 0.0
    for server in servers:
        status, data = request(server, "GET", "/metrics")
        if status != 200:
            raise NoServer(f"{server}/metrics: HTTP {status}")
        found += sum([float(line.split()[1]) for line in data.decode().splitlines() if line.startswith(f"{what} ")])
    return found
