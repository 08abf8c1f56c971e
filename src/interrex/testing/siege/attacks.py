"""Attacks on a server while somebody plays there: silence, slowness, floods and nonsense, from an address of their own.

All of 127.0.0.0/8 is this machine, so that attacker and player are two addresses. What counts is how long the player
waits for a move meanwhile, and how much the log grows.
"""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NamedTuple

from interrex.engine import registry, wire
from interrex.engine.words import LANGUAGES
from interrex.rules.search import MOST_WORDS

from ..load import request
from .server import Besieged

ATTACKER = "127.0.0.66"
CLOCK = 5.0  # seconds the player may wait for a move
LOG = 64 * 1024  # bytes of log that an attack may cause

Attack = Callable[["Place", ExitStack], int]  # gives back how often it was tried


NOTED = next(game for game in registry.games() if game.extras.notations)  # a game that is costly to write down


class Place(NamedTuple):
    """Where to attack."""

    port: int
    table: str  # somebody's, in play
    finished: str  # somebody's, over


class Stood(NamedTuple):
    """How a server stood an attack."""

    attack: str
    tried: int
    moves: int  # the player's meanwhile
    longest: float  # seconds that one of them took
    log: int  # bytes


def dial(place: Place, said: bytes = b"") -> socket.socket:
    there = socket.create_connection(("127.0.0.1", place.port), timeout=2, source_address=(ATTACKER, 0))
    there.sendall(said)
    return there


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


def _dialled(place: Place, held: ExitStack, times: int, said: bytes = b"", keep: bool = True) -> int:
    tried = 0
    for _ in range(times):
        with suppress(OSError):  # turned away: as it should be
            there = dial(place, said)
            tried += 1
            if keep:
                held.enter_context(there)
            else:
                there.close()
    return tried


def silence(place: Place, held: ExitStack) -> int:
    return _dialled(place, held, 1050)


def half_requests(place: Place, held: ExitStack) -> int:
    return _dialled(place, held, 300, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{")


def notations(place: Place, held: ExitStack) -> int:
    asked = ("record", f"notation/{NOTED.extras.notations[0].name}", "positions/1")
    wanted = [get(f"/api/tables/{place.finished}/{what}") for what in asked]
    return sum([_dialled(place, held, 100, one, keep=False) for one in wanted])


def searches(place: Place, held: ExitStack) -> int:
    """For words that no rulebook has, as many as are looked for and new ones every time: these take longest."""
    luck, tried = random.Random(), 0
    for _ in range(300):
        game, language = luck.choice(registry.ids()), luck.choice(LANGUAGES)
        sought = "+".join(["".join(luck.choices(ascii_lowercase, k=luck.randint(7, 10))) for _ in range(MOST_WORDS)])
        asked = get(f"/api/games/{game}/rules/{language}/search?words={sought}")
        tried += _dialled(place, held, 1, asked, keep=False)
    return tried


def deaf(place: Place, held: ExitStack) -> int:
    """Asking for states without ever reading one."""
    asked = get(f"/api/tables/{place.table}/state") * 40
    return _dialled(place, held, 100, asked)


def spectators(place: Place, held: ExitStack) -> int:
    key = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    head = f"GET /api/tables/{place.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{key}Sec-WebSocket-Version: 13\r\n\r\n"
    hello = b'{"type":"hello"}'
    frame = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
    return _dialled(place, held, 300, head.encode() + frame)


def nonsense(place: Place, held: ExitStack) -> int:
    luck = random.Random(7)
    tried = 0
    for n in range(1000):
        said = luck.randbytes(luck.randint(1, 400))
        if n % 2:
            said = get(f"/api/tables/{place.table}/{said[:40].hex()}")[: luck.randint(5, 200)] + said
        tried += _dialled(place, held, 1, said, keep=False)
    return tried


ATTACKS: tuple[Attack, ...] = (silence, half_requests, notations, searches, deaf, spectators, nonsense)


class Player:
    """Somebody who plays alone at a table, at an address of their own, and measures how long each move takes."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.took: list[float] = []
        self.sit_down()

    def sit_down(self) -> None:
        """At a new table."""
        seats = [{"kind": "human"}] * 2
        data = request(self.address, "POST", "/api/tables", {"game": registry.first(), "seats": seats})[1]
        made = wire.decode(data, dict[str, Any])
        self.table: str = made["table"]["id"]
        self.tokens = [key["token"] for key in made["seats"]]
        self.over = False

    def move(self) -> None:
        began = time.monotonic()
        for token in self.tokens:
            data = request(self.address, "GET", f"/api/tables/{self.table}/state", token=token)[1]
            ask = wire.decode(data, dict[str, Any])["seats"][0]["ask"]
            if ask is None or not ask["owed"]:
                continue
            move = {"id": f"siege-{len(self.took):06}", "action": ask["offers"][0]["action"], "asked": ask["asked"]}
            status, data = request(self.address, "POST", f"/api/tables/{self.table}/moves", move, token)
            assert status == 200, data
            self.took.append(time.monotonic() - began)
            return
        self.over = True

    def play(self, stop: threading.Event) -> None:
        self.move()
        while not stop.wait(0.2):
            if self.over:
                self.sit_down()
            self.move()


def stand(folder: Path, seconds: float, say: Callable[[str], None]) -> list[Stood]:
    """Every attack in turn, each for its share of the time. AssertionError says what did not stand."""
    found: list[Stood] = []
    with Besieged(folder / "attacks.db") as server:
        place = Place(server.port, Player(server.address).table, _finished(server.address))
        for attack in ATTACKS:
            name = attack.__name__.replace("_", " ")
            say(name)
            found.append(_stand(server, place, attack, name, seconds / len(ATTACKS)))
            assert found[-1].moves, f"{name}: nobody could play"
            assert found[-1].longest < CLOCK, f"{name}: a move took {found[-1].longest:.1f} s"
            assert found[-1].log < LOG, f"{name}: {found[-1].log} bytes of log"
            assert "Traceback" not in server.log(), server.log()
    return found


def _stand(server: Besieged, place: Place, attack: Attack, name: str, seconds: float) -> Stood:
    player, stop, end = Player(server.address), threading.Event(), time.monotonic() + seconds
    faults: list[BaseException] = []

    def play() -> None:
        try:
            player.play(stop)
        except BaseException as error:
            faults.append(error)

    thread, before, tried = threading.Thread(target=play), len(server.log()), 0
    thread.start()
    try:
        while time.monotonic() < end:
            with ExitStack() as held:
                tried += attack(place, held)
                time.sleep(min(1.0, max(0.0, end - time.monotonic())))
    finally:
        stop.set()
        thread.join()
    if faults:
        raise AssertionError(f"{name}: the player was shut out: {faults[0]!r}") from faults[0]
    return Stood(name, tried, len(player.took), max(player.took, default=0.0), len(server.log()) - before)


def _finished(address: str) -> str:
    """A table of bots that have played to the end."""
    data = request(address, "POST", "/api/tables", {"game": NOTED.id, "seats": [{"kind": "bot"}] * 2})[1]
    table: str = wire.decode(data, dict[str, Any])["table"]["id"]
    end = time.monotonic() + 60
    while wire.decode(request(address, "GET", f"/api/tables/{table}")[1], dict[str, Any])["status"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.2)
    return table
