"""Lists under siege: how long a player waits for a move while others ask for all the lists and pages there are.

The store holds a great many long campaigns; twenty connections of one address ask without a pause. After a moment most
of them are refused, so that it is refusals that must not keep anybody waiting; nor may probes, which nobody is refused.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from .attacks import Place, Player, dial, get
from .server import Besieged
from .stored import GAMES, store_of_many

CONNECTIONS = 20
PAUSE = 0.1  # seconds between two moves: a player who hurries is turned away as anybody is
ROUNDS = 3  # of quiet and hammering in turn, so that neither has a better hour of the machine than the other
TIMES, MORE = 2, 0.02  # the median move meanwhile: so many times what it is alone, and seconds more
LISTS = ("/api/campaigns?limit=50", "/api/tables?limit=50")
PROBES = ("/healthz", "/readyz")


class Waited(NamedTuple):
    """How long moves took, in seconds, before and while something was asked for."""

    what: str
    before: list[float]
    meanwhile: list[float]
    asked: int

    def rows(self) -> list[tuple[str, ...]]:
        """Quiet and hammered, one below the other: what was asked for meanwhile, moves, p50, p95, the longest."""
        asked = (("nothing", self.before), (f"{self.asked:,} {self.what}", self.meanwhile))
        return [(what, f"{len(took):,}", *[_ms(_at(took, part)) for part in (0.5, 0.95, 1.0)]) for what, took in asked]

    def check(self) -> None:
        before, median = _at(self.before, 0.5), _at(self.meanwhile, 0.5)
        longer = f"a move takes {1000 * median:.0f} ms instead of {1000 * before:.0f} while {self.what} are asked for"
        assert median < TIMES * before + MORE, longer


def _at(took: list[float], part: float) -> float:
    return sorted(took)[min(len(took) - 1, int(part * len(took)))]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def hammer(db: Path, seconds: float, what: str, paths: tuple[str, ...], rounds: int = ROUNDS) -> Waited:
    """A player's moves alone and while twenty connections ask for these, in turn."""
    found = Waited(what, [], [], 0)
    with Besieged(db) as server:
        player = Player(server.address)
        player.move()  # the first of a table has words to fetch
        for _ in range(rounds):
            quiet = _moves(player, seconds / 2 / rounds)
            hammered, asked = _hammered(player, server.port, seconds / 2 / rounds, paths)
            found = Waited(what, found.before + quiet, found.meanwhile + hammered, found.asked + asked)
    return found


def _hammered(player: Player, port: int, seconds: float, paths: tuple[str, ...]) -> tuple[list[float], int]:
    """Moves while something is asked for, and how often it was."""
    command = [sys.executable, "-m", __name__, str(port), *paths]  # a process: they shall not slow us down
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None
        asking.stdout.readline()  # they have begun
        try:
            took = _moves(player, seconds)
        finally:
            asked, _ = asking.communicate()
    return took, int(asked)


def ask_until_told(port: int, paths: tuple[str, ...]) -> int:
    """Twenty connections, until the standard input is closed; how often they were answered."""
    place, stop, asked = Place(port, "", ""), threading.Event(), [0] * CONNECTIONS
    askers = [threading.Thread(target=_ask, args=(place, paths, stop, asked, n)) for n in range(CONNECTIONS)]
    for thread in askers:
        thread.start()
    print("begun", flush=True)
    sys.stdin.read()
    stop.set()
    for thread in askers:
        thread.join()
    return sum(asked)


def _moves(player: Player, seconds: float) -> list[float]:
    """How long each move took, from asking to the answer."""
    done, end = len(player.took), time.monotonic() + seconds
    while time.monotonic() < end:
        if player.over:
            player.sit_down()
        player.move()
        time.sleep(PAUSE)
    return player.took[done:]


def _ask(place: Place, paths: tuple[str, ...], stop: threading.Event, asked: list[int], number: int) -> None:
    """One connection that asks again as soon as it is answered, and comes back when it is turned away."""
    with suppress(OSError):
        while not stop.is_set():
            with dial(place) as there:
                there.settimeout(10)
                while not stop.is_set() and _answered(there, get(paths[asked[number] % len(paths)])):
                    asked[number] += 1


def _answered(there: socket.socket, said: bytes) -> bool:
    """One request, read to its end; False: the connection is gone."""
    there.sendall(said)
    data = b""
    while b"\r\n\r\n" not in data:
        if not (more := there.recv(65536)):
            return False
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    lines = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    left = int(lines[0].split(b":")[1]) - len(body) if lines else 0
    while left > 0:
        more = there.recv(65536)
        left -= len(more)
        if not more:
            return False
    return True


def besiege(folder: Path, seconds: float, say: Callable[[str], None], games: int = GAMES) -> list[Waited]:
    """On a store of its own."""
    say("a store with a thousand campaigns")
    stored = store_of_many(folder, games)
    say("lists")
    lists = hammer(stored, 0.7 * seconds, "lists", LISTS)
    say("probes")
    return [lists, hammer(stored, 0.3 * seconds, "probes", PROBES)]


if __name__ == "__main__":
    print(ask_until_told(int(sys.argv[1]), tuple(sys.argv[2:])))
