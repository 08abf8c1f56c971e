"""Killed under load: whatever was acknowledged is there, once, and every seat sees what it must.

Each table has a mirror, a match of our own with the same luck that makes every acknowledged move. A move whose answer
never came is sent again after the restart, under the same id: then it is there once, had it been written or not.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple

import interrex
from interrex.engine import registry, wire

from ..load import request
from .server import Besieged

PLAYERS = 3
LEAST, MOST = 0.2, 1.2  # seconds of play before the axe falls
FAILED = "server-store-failed"
Gone = (OSError, HTTPException)


class Away(OSError):
    """The server is there, and what it keeps its tables in is not."""


class Fell(NamedTuple):
    """What came of it."""

    kills: int
    moves: int  # acknowledged
    unanswered: int  # moves that were under way when the server died
    written: int  # of these, how many it had written


class Mirror:
    def __init__(self, address: str, number: int) -> None:
        self.game, seed = registry.first(), f"siege {number}"
        wanted = {"game": self.game, "seats": [{"kind": "human"}] * PLAYERS, "seed": seed}
        made = wire.decode(request(address, "POST", "/api/tables", wanted)[1], dict[str, Any])
        self.path = f"/api/tables/{made['table']['id']}"
        self.tokens = [key["token"] for key in made["seats"]]
        self.match = interrex.new(self.game, PLAYERS, seed)
        self.luck = random.Random(seed)
        self.pending: tuple[int, dict[str, Any]] | None = None
        self.sent = 0

    def step(self, address: str) -> None:
        """The move whose answer never came once more, or else a new one."""
        if self.pending is None:
            seat = self.luck.choice(self.match.pending())
            ask = self._state(address, seat)["ask"]
            self.sent += 1
            action = self.luck.choice(ask["offers"])["action"]
            self.pending = (seat, {"id": f"move-{self.sent:06}", "action": action, "asked": ask["asked"]})
        seat, body = self.pending
        status, data = request(address, "POST", f"{self.path}/moves", body, self.tokens[seat])
        answer = wire.decode(data, dict[str, Any])
        if status == 503 or answer.get("message", {}).get("key") == FAILED:
            raise Away
        assert answer == {"type": "accepted", "id": body["id"], "seq": len(self.match.moves) + 1}, (body, answer)
        self.match.play(seat, body["action"])
        self.pending = None

    def play(self, address: str) -> None:
        """Until the server is gone, or the game over."""
        try:
            while not self.match.over:
                self.step(address)
        except Gone:
            return

    def check(self, address: str) -> bool:
        """Everything acknowledged is there, and nothing twice; whether the move without an answer had been written."""
        info = wire.decode(request(address, "GET", self.path)[1], dict[str, Any])
        known, open_ = len(self.match.moves), self.pending is not None
        assert info["moves"] in (known, known + open_), f"{self.path}: {info['moves']} moves instead of {known}"
        if open_:
            self.step(address)
        for seat in range(PLAYERS):
            seen = self._state(address, seat)
            assert wire.encode(seen["view"]) == wire.encode(self.match.view(seat)), f"{self.path}: another position"
            heard = [line["message"]["key"] for line in seen["log"]]
            assert heard == [line.message.key for line in self.match.log(seat)], f"{self.path}: another log"
        return bool(info["moves"] > known)

    def _state(self, address: str, seat: int) -> dict[str, Any]:
        status, data = request(address, "GET", f"{self.path}/state", token=self.tokens[seat])
        if status == 503:
            raise Away
        seen: dict[str, Any] = wire.decode(data, dict[str, Any])["seats"][0]
        return seen


def kill_again_and_again(folder: Path, kills: int, tables: int, seconds: float, say: Callable[[str], None]) -> Fell:
    """AssertionError says what was lost or doubled."""
    db, luck, mirrors, finished = folder / "kills.db", random.Random(1), list[Mirror](), list[Mirror]()
    end, done, unanswered, written = time.monotonic() + seconds, 0, 0, 0
    with ThreadPoolExecutor(tables) as clients:
        while True:
            with Besieged(db, "--unlimited") as server:
                unanswered += sum(mirror.pending is not None for mirror in mirrors)
                written += sum(clients.map(lambda mirror: mirror.check(server.address), mirrors))
                assert "Traceback" not in server.log(), server.log()
                if done == kills or time.monotonic() > end:
                    moves = sum(len(mirror.match.moves) for mirror in [*mirrors, *finished])
                    return Fell(done, moves, unanswered, written)
                finished += [mirror for mirror in mirrors if mirror.match.over]
                going = [mirror for mirror in mirrors if not mirror.match.over]
                mirrors = going + [Mirror(server.address, done * tables + n) for n in range(tables - len(going))]
                playing = [clients.submit(mirror.play, server.address) for mirror in mirrors]
                time.sleep(luck.uniform(LEAST, MOST))
                server.kill()
                for one in playing:
                    one.result()
            done += 1
            say(f"killed {done} of {kills}")
