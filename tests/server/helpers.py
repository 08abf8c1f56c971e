"""What tests of the server use: a live server in a thread, and clients that follow a table as a browser would."""

from __future__ import annotations

import itertools
import json
import random
import threading
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from interrex.engine.record import Record
from interrex.server.app import make_app
from interrex.server.config import UNLIMITED, Config
from interrex.server.connections import Connections
from interrex.server.run import address_of, listen, prepare

WAIT = 60.0  # seconds: a machine that stalls is no fault of the server
_numbers = itertools.count()


def fresh_id() -> str:
    return f"test-{next(_numbers):08}"


def config(folder: Path, **settings: Any) -> Config:
    return Config(**{"db": folder / "tables.db", "limits": UNLIMITED, "bot_delay": 0.0, **settings})


class Server:
    """Plain HTTP requests to a server somewhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=WAIT)

    def get(self, path: str, token: str | None = None, **params: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", headers=bearer(token), params=params)

    def post(self, path: str, body: Any, token: str | None = None, **params: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, headers=bearer(token), params=params)

    def table(self, *kinds: str, game: str = "kingsburg", **wanted: Any) -> Table:
        """A new table: each kind is human, open, or a bot's."""
        seats = [{"kind": k} if k in ("human", "open") else {"kind": "bot", "bot": k} for k in kinds]
        answer = self.post("/tables", {"game": game, "seats": seats, **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Live(Server):
    """A server in a thread, and requests to it."""

    def __init__(self, settings: Config) -> None:
        self.config = settings
        listening = listen("127.0.0.1", 0)
        ready = threading.Event()
        self.app = make_app(settings)
        self._server = prepare(self.app, settings, ready.set)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        assert ready.wait(WAIT), "the server does not start"
        super().__init__(address_of(listening))

    @property
    def connections(self) -> Connections:
        return self._server.connections

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(WAIT)

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


class Table:
    """A table as its owner knows it."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]["id"]
        self.owner: str = made["owner"]
        self.tokens: dict[int, str] = {key["seat"]: key["token"] for key in made["seats"]}

    @property
    def info(self) -> dict[str, Any]:
        return dict(self.server.get(f"/tables/{self.id}").json())

    def get(self, path: str, seat: int | None = None, **params: Any) -> httpx.Response:
        return self.server.get(
            f"/tables/{self.id}/{path}", self.tokens.get(seat) if seat is not None else None, **params
        )

    def post(self, path: str, seat: int | None = None, /, **body: Any) -> httpx.Response:
        token = self.tokens.get(seat) if seat is not None else None
        return self.server.post(f"/tables/{self.id}/{path}", body, token)

    def state(self, seat: int | None = None) -> dict[str, Any]:
        answer = self.get("state", seat)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def ask(self, seat: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state(seat)["seats"][0]["ask"]
        return found

    def play(self, seat: int, action: str | None = None) -> dict[str, Any]:
        """A move over HTTP: the one named, or the first allowed."""
        ask = self.ask(seat)
        assert ask is not None, f"seat {seat} is not asked anything"
        body = {"id": fresh_id(), "action": action or ask["offers"][0]["action"], "asked": ask["asked"]}
        return dict(self.post("moves", seat, **body).json())

    def pending(self) -> list[int]:
        return list(self.state()["seats"][0]["view"]["pending"])

    def play_on(self, moves: int, luck: random.Random | None = None) -> None:
        """Random moves of all seats that have tokens."""
        luck = luck or random.Random(1)
        for _ in range(moves):
            seat = luck.choice(self.pending())
            ask = self.ask(seat)
            assert ask is not None
            assert self.play(seat, luck.choice(ask["offers"])["action"])["type"] == "accepted"

    def finish(self, luck: random.Random | None = None) -> None:
        """Random moves to the end."""
        while self.info["status"] != "finished":
            self.play_on(1, luck)

    def play_out(self, luck: random.Random | None = None) -> Record:
        self.finish(luck)
        return self.record()

    def record(self) -> Record:
        """By whoever has a token here: in a campaign it is for those who take part."""
        tokens = [*self.tokens.values(), self.owner]
        return Record.from_json(self.server.get(f"/tables/{self.id}/record", tokens[0] or None).content)

    def socket(self, *seats: int, language: str = "en", greet: bool = True) -> Socket:
        return Socket(self, [self.tokens[seat] for seat in seats], language, greet)


class Socket:
    """A client on a socket: it keeps log and chat as the protocol says, and checks what it is told."""

    def __init__(self, table: Table, tokens: list[str], language: str = "en", greet: bool = True) -> None:
        url = f"{table.server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        self.connection: ClientConnection = connect(url, compression=None, max_size=None, legacy=True)
        self.logs: dict[int | None, list[Any]] = {}
        self.chat: list[Any] = []
        self.state: dict[str, Any] = {}
        self.heard: list[str] = []  # everything, as it came
        if greet:
            self.hello(tokens, language)

    def hello(self, tokens: list[str], language: str = "en") -> None:
        self.send({"type": "hello", "tokens": tokens, "language": language})
        self.next_state()

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self, wait: float = WAIT) -> dict[str, Any]:
        data = self.connection.recv(timeout=wait)
        assert isinstance(data, str)
        self.heard.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "state":
            self._take(message)
        return message

    def _take(self, state: dict[str, Any]) -> None:
        assert state["seq"] >= self.state.get("seq", 0), "states go back"
        self.state = state
        for line in state["chat"]:
            assert line["number"] <= len(self.chat), "lines of the chat are missing"
            self.chat[line["number"] : line["number"] + 1] = [line]
        for seen in state["seats"]:
            log = self.logs.setdefault(seen["seat"], [])
            assert seen["log_from"] <= len(log), "lines of the log are missing"
            log[seen["log_from"] :] = seen["log"]

    def next_state(self) -> dict[str, Any]:
        while (message := self.receive())["type"] != "state":
            pass
        return message

    def until(self, seq: int) -> dict[str, Any]:
        """The situation, once it is as new as that."""
        while not self.state or self.state["seq"] < seq:
            self.receive()
        return self.state

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; its answer."""
        name = fields.pop("id", None) or fresh_id()
        self.send({"type": kind, "id": name, **fields})
        while (message := self.receive()).get("id") != name:
            pass
        return message

    def question(self, seat: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = next(s["ask"] for s in self.state["seats"] if s["seat"] == seat)
        return found

    def play(self, seat: int, action: str | None = None, **fields: Any) -> dict[str, Any]:
        question = self.question(seat)
        assert question is not None, f"seat {seat} is not asked anything"
        first = action or question["offers"][0]["action"]
        return self.ask("play", **{"seat": seat, "action": first, "asked": question["asked"], **fields})

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}
