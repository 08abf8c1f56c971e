"""Ten thousand malformed or hostile requests and socket messages: no 5xx, no traceback, no change, no secret."""

from __future__ import annotations

import base64
import json
import random
import socket as sockets
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from interrex.engine.luck import key_from_seed

from .helpers import bearer
from .process import Process

REQUESTS, MESSAGES, RAW = 5000, 4700, 300
SEED = "hostile"

WORDS: list[Any] = [
    None, True, False, 0, -1, 1, 31, 32, 2**31, 2**63, -(2**70), 1e308, 0.1, "", " ", "\x00", "\u202e", "é" * 40, "🦊",
    "x" * 31, "x" * 201, "x" * 5000, "../../etc/passwd", "<script>alert(1)</script>", "{{7*7}}", "${jndi:ldap://x}",
    "'; DROP TABLE events; --", "%s%n%x", "\\ud800", "pass", "take gold", "influence 8 d35", "influence 99999999999 d9",
    "build crane", "take " + "gold " * 30, "die:0:d2", "advisor:٣", "advisor:-1", "building:9:crane", "goods:x:y",
    ":::", [], {}, [[]], {"a": {}}, ["x"] * 40, [None], "abcdefgh", "test-0001", "en", "pl", "xx", "kingsburg", "chess",
]  # fmt: skip
FIELDS = ["type", "id", "seat", "action", "asked", "refs", "text", "name", "left", "agree", "tokens", "language",
          "game", "seats", "options", "listed", "seed", "kind", "bot", "password", "question", "on", "absent", "clock",
          "per", "seconds", "__proto__", ""]  # fmt: skip
TYPES = ["hello", "play", "undo", "consent", "why", "sit", "stand", "stand-in", "ping", "fly", "state", "accepted", ""]
CHANGING = ("undo", "consent", "sit", "stand", "stand-in")  # with a proper seat, these would do something
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "get"]


class Target:
    """A server with two tables in play, and what nobody may get out of it."""

    def __init__(self, server: Process) -> None:
        self.address = server.address
        self.netloc = server.address.removeprefix("http://")
        self.http = httpx.Client(base_url=server.address, timeout=10)
        wanted = {"game": "kingsburg", "seats": [{"kind": "human"}] * 2, "seed": SEED}
        made = [self.http.post("/api/tables", json=wanted).json() for _ in range(2)]
        self.tables = [table["table"]["id"] for table in made]
        self.tokens = [[key["token"] for key in table["seats"]] for table in made]
        secret = [token for tokens in self.tokens for token in tokens] + [table["owner"] for table in made]
        self.secrets = [*[token.encode() for token in secret], key_from_seed(SEED).hex().encode(), b"Traceback",
                        b"site-packages", b".py", b"sqlite"]  # fmt: skip
        for table, tokens in zip(self.tables, self.tokens, strict=True):
            ask = self.see(table, tokens[0])["seats"][0]["ask"]
            move = {"id": "first-move", "action": ask["offers"][0]["action"], "asked": ask["asked"]}
            assert self.http.post(f"/api/tables/{table}/moves", json=move, headers=bearer(tokens[0])).status_code == 200

    def see(self, table: str, token: str) -> dict[str, Any]:
        state: dict[str, Any] = self.http.get(f"/api/tables/{table}/state", headers=bearer(token)).json()
        del state["now"]
        return state

    def everything(self) -> list[dict[str, Any]]:
        return [self.see(t, token) for t, tokens in zip(self.tables, self.tokens, strict=True) for token in tokens]

    def check(self, data: bytes) -> None:
        for secret in self.secrets:
            assert secret not in data, data[:500]


# What is sent


def thing(luck: random.Random, depth: int = 2) -> Any:
    """Any JSON, with a liking for what looks like something."""
    if depth and luck.random() < 0.3:
        names = luck.sample(FIELDS, luck.randint(0, 6))
        return {name: thing(luck, depth - 1) for name in names}
    return luck.choice(WORDS)


def message(luck: random.Random) -> dict[str, Any]:
    """A message with some field that cannot be: none of these may ever do anything."""
    found = {
        "type": luck.choice(TYPES),
        "id": luck.choice(["abcdefgh", f"id-{luck.getrandbits(32):08x}"]),
        "seat": luck.choice([0, 1]),
        "action": luck.choice(WORDS),
        "asked": luck.choice([-1, 99, 2**40, "1"]),  # no question of that number was ever asked
        "agree": luck.choice(WORDS),
    }
    if found["type"] in CHANGING:
        found["seat"] = luck.choice([2, 31, -1, 99, "0", None])
    for _ in range(luck.randint(0, 2)):
        found[luck.choice(FIELDS[2:])] = thing(luck)
    if luck.random() < 0.5:
        found.pop(luck.choice(list(found)))
    if found.get("type") in CHANGING and found.get("seat") in (0, 1):
        found["seat"] = 7
    if found.get("asked") in (0, 1, True):
        found["asked"] = 77
    return found


def mangle(luck: random.Random, data: bytes) -> bytes:
    """Some bytes otherwise."""
    if luck.random() < 0.6 or not data:
        return data
    changed = bytearray(data)
    for _ in range(luck.randint(1, 5)):
        place = luck.randrange(len(changed))
        match luck.randrange(3):
            case 0:
                changed[place] = luck.randrange(256)
            case 1:
                del changed[place:]
            case _:
                changed[place:place] = luck.randbytes(luck.randint(1, 9))
        if not changed:
            break
    return bytes(changed)


def body(luck: random.Random, most: int) -> bytes:
    kind = luck.randrange(12)
    if kind == 0:
        return luck.randbytes(luck.randint(0, 400))
    if kind == 1:
        return b"[" * luck.randint(1, most)
    if kind == 2:
        return b'{"asked": ' + b"9" * luck.randint(1, most) + b"}"
    if kind == 3:
        return json.dumps(thing(luck)).encode(errors="replace")
    return mangle(luck, json.dumps(message(luck)).encode(errors="replace"))


def path(luck: random.Random, target: Target) -> str:
    """Addresses that are, might be, or cannot be. Nothing here joins or chats: there everybody may."""
    table = luck.choice([*target.tables, "nowhere", "%00", "..", "%2e%2e%2f", "x" * 300, "ü", "'", "*"])
    tail = luck.choice(["", "/state", "/record", "/moves", "/undo", "/consent", "/sit", "/why", "/stand", "/stand-in",
                        "/renew", "/socket", "/rematch", "/play-on", "/fill", "/positions/0", "/positions/99",
                        "/positions/-1", "/positions/" + "9" * 400, "/positions/٣", "/events", "/moves/1", "//state",
                        "/state/..", "/state%00"])  # fmt: skip
    query = luck.choice(["", "", "?lang=pl", "?lang=../..", "?limit=-1", "?limit=" + "9" * 50, "?%00=%ff", "?a=b&a=c"])
    base = luck.choice([f"/api/tables/{table}{tail}"] * 6 + [
        "/", "/api", "/api/", "/api/tables", "/api/lobby", "/api/games", "/api/games/x/rules/en", "/api/openapi.json",
        "/api/games/kingsburg/rules/../../../etc/passwd", "/api/words/kingsburg/xx.ftl", "/api/words/../en.ftl", "/t/x",
        "/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../store.py", "/.git/config",
        "//evil.example/", "/static/../app.py", "/index.html%00", "/" + "a" * 3000,
    ])  # fmt: skip
    quoted: str = str(httpx.URL("http://x" + base, query=None).raw_path, "ascii") if not base.isascii() else base
    return quoted + query


def headers(luck: random.Random, target: Target, mine: str) -> dict[str, str]:
    token = luck.choice([mine, mine, "x" * 32, "", "Bearer", "x" * 5000, mine[:-1], mine.lower(), "%00", "null"])
    found = {"Authorization": luck.choice(["Bearer ", "bearer ", "Basic ", "", "Bearer  "]) + token}
    extra = {
        "Origin": ["null", "http://evil.example", target.address, "", "javascript:alert(1)"],
        "Host": [target.netloc, "evil.example", "", "localhost", "127.0.0.1:1:1", "[::1"],
        "Content-Type": ["text/plain", "application/json", "multipart/form-data; boundary=x", "x" * 300],
        "Accept-Language": ["pl", "xx", ",,,;;;", "en-GB;q=x", "\x7f", "p" * 3000],
        "Cookie": ["interrex_lobby=x", "interrex_lobby=ffffffffff.00", "=;=;", "a" * 3000, "interrex_lobby=%ff.é"],
        "Content-Length": ["-1", "x", "99999999999999999999", "0", "5, 5"],
        "Transfer-Encoding": ["chunked", "gzip", "chunked, chunked"],
        "Upgrade": ["websocket", "h2c", "x"],
        "Connection": ["Upgrade", "close", "keep-alive, Upgrade"],
        "X-Forwarded-For": ["127.0.0.1", "x"],
        "Sec-WebSocket-Key": ["x", base64.b64encode(b"x" * 16).decode()],
        "Sec-WebSocket-Version": ["13", "99", "x"],
        "If-None-Match": ['"', "*", "W/x"],
        "Accept-Encoding": ["gzip", "identity", "*", "br;q=x"],
    }
    for name in luck.sample(sorted(extra), luck.choice([0, 0, 1, 1, 2, 3])):
        found[name] = luck.choice(extra[name])
    return found


# Sending it


def attack_over_http(target: Target, luck: random.Random, count: int) -> None:
    connection = HTTPConnection(target.netloc, timeout=10)
    for _ in range(count):
        place = path(luck, target)
        mine = target.tokens[target.tables[1] in place][luck.randrange(2)]
        method = luck.choice(["POST"] * 6 + ["GET"] * 3 + METHODS)
        try:
            connection.putrequest(method, place, skip_host=True, skip_accept_encoding=True)
            data = body(luck, 60_000) if luck.random() < 0.8 else b""
            sent = {"Host": target.netloc, "Content-Length": str(len(data)), **headers(luck, target, mine)}
            for name, value in sent.items():
                connection.putheader(name, value.encode("latin-1", "replace"))
            connection.endheaders(data)
            lying = sent["Content-Length"] != str(len(data)) or "Transfer-Encoding" in sent
            if lying and connection.sock is not None:
                connection.sock.shutdown(sockets.SHUT_WR)  # or it would wait for what never comes
            answer = connection.getresponse()
            received = answer.read()
            assert answer.status < 500, (method, place, sent, data[:200], received)
            target.check(received + str(answer.headers).encode())
            if lying or answer.status == 101 or answer.will_close:
                connection.close()
        except (OSError, HTTPException, ValueError):  # cut off, or it would not even be sent
            connection.close()
    connection.close()


def attack_over_sockets(target: Target, luck: random.Random, count: int) -> None:
    """Some say hello properly and misbehave afterwards; some never do. Many messages, then all the answers."""
    left = count
    while left > 0:
        some = min(left, 40)
        left -= some
        place = luck.randrange(2)
        url = f"ws://{target.netloc}/api/tables/{target.tables[place]}/socket"
        tokens = luck.choice([target.tokens[place], [target.tokens[place][1]], [], target.tokens[1 - place]])
        with connect(url, compression=None, max_size=None) as client:
            if luck.random() < 0.8:
                client.send(json.dumps({"type": "hello", "tokens": tokens}))
            try:
                for _ in range(some):
                    sent = body(luck, 15_000)
                    client.send(sent.decode(errors="replace") if luck.random() < 0.9 else sent)
                if luck.random() < 0.05:
                    client.send("x" * 40_000)
                for data in answers(client):
                    told = json.loads(data)
                    assert told["type"] in ("refused", "accepted", "state")
                    target.check(data.encode())
            except ConnectionClosed as closed:  # what is far too large ends it
                assert closed.rcvd is None or closed.rcvd.code == 1009, closed  # noqa: PT017


def answers(client: ClientConnection) -> Iterator[str]:
    """Everything up to the answer to a last ping, or to a refusal of it."""
    client.send('{"type":"ping","id":"the-last-one"}')
    while True:
        data = client.recv(timeout=10)
        assert isinstance(data, str)
        yield data
        if '"the-last-one"' in data:
            return


def frame(luck: random.Random) -> bytes:
    """A WebSocket frame that breaks the rules of frames somehow."""
    first = luck.choice([0x81, 0x82, 0x80, 0x00, 0x01, 0x83, 0x8F, 0xF1, 0x88, 0x89, 0x8A, 0xC1])
    size = luck.choice([b"\x85", b"\x05", b"\xfe\xff\xff", b"\xff" + b"\x7f" + b"\xff" * 7, b"\xff" + b"\xff" * 8])
    return bytes([first]) + size + luck.randbytes(luck.randint(0, 30))


def attack_over_tcp(target: Target, luck: random.Random, count: int) -> None:
    """Bytes that are no HTTP, no proper handshake, or no proper frames after one."""
    host, port = target.netloc.split(":")
    shake = (
        f"GET /api/tables/{target.tables[0]}/socket HTTP/1.1\r\nHost: {target.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    for _ in range(count):
        with sockets.create_connection((host, int(port)), timeout=5) as raw:
            match luck.randrange(4):
                case 0:
                    data = luck.randbytes(luck.randint(1, 300)) + b"\r\n\r\n"
                case 1:
                    data = mangle(luck, shake)
                case 2:
                    data = shake.replace(b"GET", luck.choice([b"POST", b"PUT", b"BREW"]))
                case _:
                    data = shake + b"".join([frame(luck) for _ in range(luck.randint(1, 4))])
            received = b""
            try:
                raw.sendall(data)
                raw.shutdown(sockets.SHUT_WR)
                raw.settimeout(0.3)
                while more := raw.recv(65536):
                    received += more
            except OSError:
                pass
            target.check(received)
            assert not received.startswith(b"HTTP/1.1 5"), (data, received)


def test_ten_thousand_hostile_requests_and_messages_change_and_tell_nothing(folder: Path) -> None:
    luck = random.Random(10_000)
    with Process(folder / "tables.db", "--unlimited") as server:
        target = Target(server)
        before = target.everything()
        attack_over_http(target, luck, REQUESTS)
        attack_over_sockets(target, luck, MESSAGES)
        attack_over_tcp(target, luck, RAW)
        for state in (after := target.everything()):
            state["table"]["seats"] = [{**seat, "online": False} for seat in state["table"]["seats"]]
        assert after == before
        target.http.close()
        assert server.process.poll() is None
        assert "Traceback" not in server.complaints(), server.complaints()
