"""A server killed at random moments comes back with every move it acknowledged, and the same positions."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import interrex
from interrex.engine import wire

from .helpers import bearer
from .process import Process

KILLS = 10
TABLES = 3
PLAYERS = 3


class Pending(NamedTuple):
    """A move whose answer has not come."""

    seat: int
    body: dict[str, Any]


class Mirror:
    """A table as its players know it: a match of our own, with the same luck, that makes every acknowledged move."""

    def __init__(self, http: httpx.Client, number: int) -> None:
        seed = f"kill {number}"
        seats = [{"kind": "human"}] * PLAYERS
        made = http.post("/api/tables", json={"game": "kingsburg", "seats": seats, "seed": seed}).json()
        self.path = f"/api/tables/{made['table']['id']}"
        self.tokens = [key["token"] for key in made["seats"]]
        self.match = interrex.new("kingsburg", players=PLAYERS, seed=seed)
        self.pending: Pending | None = None
        self.sent = 0

    def step(self, http: httpx.Client, luck: random.Random) -> None:
        """Send the move whose answer never came once more, or else a new one."""
        if self.pending is None:
            seat = luck.choice(self.match.pending())
            state = http.get(f"{self.path}/state", headers=bearer(self.tokens[seat])).json()
            ask = state["seats"][0]["ask"]
            self.sent += 1
            body = {
                "id": f"move-{self.sent:06}",
                "action": luck.choice(ask["offers"])["action"],
                "asked": ask["asked"],
            }
            self.pending = Pending(seat, body)
        seat, body = self.pending
        answer = http.post(f"{self.path}/moves", json=body, headers=bearer(self.tokens[seat])).json()
        assert answer == {"type": "accepted", "id": body["id"], "seq": len(self.match.moves) + 1}
        self.match.play(seat, body["action"])
        self.pending = None

    def check(self, http: httpx.Client) -> None:
        """Everything acknowledged is there. A move in flight may have been written or not; sent again it is once."""
        moves = http.get(self.path).json()["moves"]
        assert moves in (len(self.match.moves), len(self.match.moves) + (self.pending is not None))
        if self.pending is not None:
            self.step(http, random.Random())
        for seat in range(PLAYERS):
            seen = http.get(f"{self.path}/state", headers=bearer(self.tokens[seat])).json()["seats"][0]
            assert wire.encode(seen["view"]) == wire.encode(self.match.view(seat))
            assert [line["message"]["key"] for line in seen["log"]] == [
                line.message.key for line in self.match.log(seat)
            ]  # fmt: skip


def test_a_server_killed_ten_times_has_lost_nothing(folder: Path) -> None:
    luck = random.Random(20261115)
    mirrors: list[Mirror] = []
    for kill in range(KILLS + 1):
        with Process(folder / "tables.db", "--unlimited") as server:
            with httpx.Client(base_url=server.address, timeout=10) as http:
                for mirror in mirrors:
                    mirror.check(http)
                mirrors = mirrors or [Mirror(http, number) for number in range(TABLES)]
                if kill < KILLS:
                    play_until_it_dies(server, http, mirrors, luck)
            assert "Traceback" not in server.complaints()
    assert sum(len(mirror.match.moves) for mirror in mirrors) > 10 * KILLS


def play_until_it_dies(server: Process, http: httpx.Client, mirrors: list[Mirror], luck: random.Random) -> None:
    """After some moves the axe falls, somewhere within the next ones."""
    axe = threading.Timer(luck.uniform(0, 0.02), server.process.kill)
    calm = luck.randint(5, 25)
    try:
        for step in range(10_000):
            if step == calm:
                axe.start()
            luck.choice(mirrors).step(http, luck)
    except httpx.TransportError:
        axe.join()
        server.process.wait(10)


def test_a_server_told_to_stop_stops_soon_and_quietly(folder: Path) -> None:
    with Process(folder / "tables.db") as server:
        http = httpx.Client(base_url=server.address)
        assert http.post("/api/tables", json={"game": "kingsburg", "seats": [{"kind": "bot"}] * 2}).status_code == 201
        http.close()
        server.stop()
        assert server.complaints() == ""
