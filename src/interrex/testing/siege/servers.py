"""Two servers over one PostgreSQL, killed in turn, and it restarted under them: nothing is lost, doubled or seen twice.

Every table has a mirror that plays by way of whichever server answers, and a spectator on a socket who comes back
elsewhere when theirs is gone, as a browser behind a balancer does.
"""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from interrex.engine import wire

from ..postgres import Cluster
from .kills import LEAST, MOST, Gone, Mirror
from .server import Besieged

PAUSE = 0.1  # seconds before somebody whose server is gone tries another
WAIT = 60.0  # seconds in which whoever is behind must have caught up
OPTIONS = ("--unlimited", "--lease", "3")


class Stood(NamedTuple):
    """What came of it."""

    kills: int
    restarts: int
    moves: int  # acknowledged
    again: int  # moves sent again because no answer came, or that nothing was written
    states: int  # that spectators were shown
    moved: int  # how often they came back elsewhere


class Servers:
    """Those that answer now: what a balancer knows."""

    def __init__(self, db: str, number: int) -> None:
        self.db = db
        self.up = [Besieged(db, *OPTIONS) for _ in range(number)]
        self.luck = random.Random(2)

    def any(self) -> str:
        return self.luck.choice(self.up).address

    def kill(self, number: int) -> None:
        """One of them; another takes its place."""
        gone = self.up.pop(number)
        gone.kill()
        assert "Traceback" not in gone.log(), gone.log()
        gone.__exit__()
        self.up.insert(number, Besieged(self.db, *OPTIONS))

    def close(self) -> None:
        for server in self.up:
            server.__exit__()


class Spectator:
    """Follows a table over a socket, wherever one can be had."""

    def __init__(self, path: str, address: Callable[[], str]) -> None:
        self.path = path
        self.address = address
        self.seq, self.states, self.moved = -1, 0, 0
        self.log: list[Any] = []
        self.fault, self.over = "", False
        self._over = Event()
        self._thread = Thread(target=self._follow, daemon=True)
        self._thread.start()

    def _follow(self) -> None:
        while not self._over.is_set():
            try:
                url = f"{self.address().replace('http', 'ws', 1)}{self.path}/socket"
                with connect(url, compression=None, max_size=None, open_timeout=5) as socket:
                    socket.send(wire.encode({"type": "hello", "tokens": []}).decode())
                    while not self._over.is_set():
                        self._see(wire.decode(socket.recv(timeout=WAIT), dict[str, Any]))
            except (*Gone, WebSocketException):
                self.moved += 1
                time.sleep(PAUSE)

    def _see(self, state: dict[str, Any]) -> None:
        if state["type"] != "state":
            return
        if state["seq"] < self.seq:
            self.fault = f"{self.path}: {state['seq']} was shown after {self.seq}"
        seen = state["seats"][0]
        if seen["log_from"] > len(self.log):
            self.fault = f"{self.path}: lines of the log are missing"
        self.log[seen["log_from"] :] = seen["log"]
        self.seq, self.over = state["seq"], state["table"]["status"] == "finished"
        self.states += 1

    def leave(self) -> None:
        self._over.set()

    def check(self, mirror: Mirror) -> None:
        """Once all is done: everything was seen, in order and once."""
        deadline = time.monotonic() + WAIT
        while self.seq < len(mirror.match.moves) and time.monotonic() < deadline:
            time.sleep(PAUSE)
        self.leave()
        heard = [line["message"]["key"] for line in self.log]
        assert not self.fault, self.fault
        assert heard == [line.message.key for line in mirror.match.log(None)], f"{self.path}: another log was seen"


class Table:
    """A mirror, who plays by way of any server, and a spectator."""

    def __init__(self, servers: Servers, number: int) -> None:
        self.servers = servers
        self.mirror = Mirror(servers.any(), number)
        self.spectator = Spectator(self.mirror.path, servers.any)
        self.again = 0

    def play(self, over: Event) -> None:
        """Until somebody says that it is enough."""
        while not over.is_set() and not self.mirror.match.over:
            try:
                self.mirror.step(self.servers.any())
            except Gone:
                self.again += self.mirror.pending is not None
                time.sleep(PAUSE)

    def check(self) -> None:
        """All of it, at every server."""
        for server in self.servers.up:
            self.mirror.check(server.address)
        self.spectator.check(self.mirror)


def kill_one_after_another(kills: int, restarts: int, tables: int, say: Callable[[str], None]) -> Stood:
    """AssertionError says what was lost, doubled or seen twice."""
    luck, done = random.Random(1), list[Table]()
    at = {round((n + 1) * kills / (restarts + 1)): n for n in range(restarts)}
    with Cluster(safe=True) as cluster:
        servers = Servers(cluster.database(), 2)
        try:
            with ThreadPoolExecutor(tables) as clients:
                for kill in range(kills):
                    over, playing = Event(), [table for table in done if not table.mirror.match.over]
                    new = [Table(servers, len(done) + n) for n in range(tables - len(playing))]
                    done += new
                    under_way = [clients.submit(table.play, over) for table in [*playing, *new]]
                    time.sleep(luck.uniform(LEAST, MOST))
                    if kill in at:
                        cluster.stop((signal.SIGINT, signal.SIGQUIT)[at[kill] % 2])
                        time.sleep(luck.uniform(0, 2))
                        cluster.start()
                    servers.kill(kill % 2)
                    over.set()
                    for one in under_way:
                        one.result()
                    say(f"killed {kill + 1} of {kills}")
                list(clients.map(Table.check, done))
        finally:
            servers.close()
    return _stood(kills, restarts, done)


def _stood(kills: int, restarts: int, tables: Sequence[Table]) -> Stood:
    return Stood(
        kills,
        restarts,
        sum(len(table.mirror.match.moves) for table in tables),
        sum(table.again for table in tables),
        sum(table.spectator.states for table in tables),
        sum(table.spectator.moved for table in tables),
    )
