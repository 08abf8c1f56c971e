"""Limits, origins, headers, sizes, the lobby's password, and the files of the web client."""

from __future__ import annotations

import http.client
from pathlib import Path
from typing import Any

import httpx
import pytest

from interrex.server.config import BODY_LIMIT, UNLIMITED, Limits, Rate
from interrex.server.http import security
from interrex.server.http.security import Limiter, Lobby, address
from interrex.server.refusals import No
from interrex.server.tokens import hashed, holder, new_token

from .helpers import Live, config, fresh_id

# Tokens


def test_a_token_opens_its_own_place_only() -> None:
    tokens = [new_token() for _ in range(4)]
    hashes = [hashed(token) for token in tokens]
    assert [holder(token, hashes) for token in tokens] == [0, 1, 2, 3]
    assert holder(new_token(), hashes) is None
    assert holder(tokens[1], [None, hashes[1]]) == 1
    assert holder("", [None]) is None


def test_a_lobby_token_outlives_a_restart_and_dies_with_the_password_or_its_time() -> None:
    lobby = Lobby("sesame", b"s" * 32)
    token = lobby.admit(1000)
    assert lobby.admitted(token, 1001)
    assert Lobby("sesame", b"s" * 32).admitted(token, 1001)
    assert not Lobby("another", b"s" * 32).admitted(token, 1001)
    assert not Lobby("sesame", b"t" * 32).admitted(token, 1001)
    assert not lobby.admitted(token, 1000 + 31 * 24 * 3600)
    until, _, sign = token.partition(".")
    for forged in ("", ".", "x", f"{until}ff.{sign}", f"{until}.{sign[:-1]}", "ffffffffff." + "0" * 48, "é.ü"):
        assert not lobby.admitted(forged, 1001)
    assert lobby.knows("sesame")
    assert not lobby.knows("Sesame")
    assert Lobby(None, b"s" * 32).admitted("", 1)


# Rates


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    limiter = Limiter(lambda: now[0])
    rate = Rate(3, 0.5)
    for _ in range(3):
        limiter.take("x", "ala", rate)
    with pytest.raises(No) as caught:
        limiter.take("x", "ala", rate)
    assert caught.value.message.params == {"seconds": 2}
    limiter.take("x", "ola", rate)
    limiter.take("y", "ala", rate)
    now[0] = 2.0
    limiter.take("x", "ala", rate)
    with pytest.raises(No):
        limiter.take("x", "ala", rate)


def test_what_is_too_much_waits_its_turn_but_not_for_ever() -> None:
    now = [0.0]
    limiter = Limiter(lambda: now[0])
    rate = Rate(2, 4)
    assert [limiter.late("x", "ala", rate) for _ in range(12)] == [0, 0, *[n / 4 for n in range(1, 9)], 2.0, 2.0]
    assert limiter.late("x", "ola", rate) == 0
    now[0] = 1.0  # four have had their turn
    assert limiter.late("x", "ala", rate) == 1.25
    now[0] = 5.0
    assert [limiter.late("x", "ala", rate) for _ in range(3)] == [0, 0, 0.25]


def test_full_buckets_are_forgotten() -> None:
    now = [0.0]
    limiter = Limiter(lambda: now[0])
    for n in range(limiter.MOST + 1):
        now[0] += 1
        limiter.take("x", str(n), Rate(2, 1))
    assert len(limiter._buckets) <= limiter.MOST


@pytest.mark.parametrize(
    ("client", "who"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),  # of IPv4, to a server that listens to both: no neighbour of all others
        (("testclient", 1), "testclient"),
        (("\x9b2J\x9b31m10.0.0.1 ERROR: all is lost\x85", 1), "2J31m10.0.0.1ERROR:allislost"),  # by a proxy's client
        (("x" * 4000, 1), "x" * 45),
        (("\x9b\x9d", 1), "?"),
        (None, ""),
    ],
)
def test_addresses_are_counted_by_household(client: Any, who: str) -> None:
    assert address({"client": client}) == who


def test_too_many_requests_of_an_address_are_refused(folder: Path) -> None:
    now = [0.0]
    limits = UNLIMITED._replace(requests=Rate(5, 1))
    with Live(config(folder, limits=limits, steady=lambda: now[0])) as server:
        assert [server.get("/lobby").status_code for _ in range(7)] == [200] * 5 + [429] * 2
        answer = server.get("/lobby")
        assert answer.json()["code"] == "too-fast"
        assert answer.headers["retry-after"] == "1"
        assert "content-security-policy" in answer.headers
        now[0] = 3.0
        assert server.get("/lobby").status_code == 200


@pytest.mark.parametrize(
    ("path", "headers", "statuses"),
    [
        ("/api/lobby", {}, [200, 200, 429, 429, 429, 429, 429]),
        ("/api/tables", {}, [200, 429, 429, 429, 429, 429]),
        ("/api/lobby", {"Host": "elsewhere.example"}, [403] * 5),
        ("/healthz", {}, [200] * 5),
    ],
    ids=["too often", "a list too often", "by another name", "probes"],
)
def test_whoever_hammers_is_answered_ever_later_and_nobody_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch, path: str, headers: dict[str, str], statuses: list[int]
) -> None:
    """To say no takes time of the event loop as well, that of twenty connections all there is."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(security, "sleep", wait)
    limits = UNLIMITED._replace(requests=Rate(2, 0.001), lists=Rate(1, 0.001), refusals=Rate(3, 4))
    with Live(config(folder, limits=limits, steady=lambda: 0.0, proxies=("127.0.0.1",))) as server:

        def ask(who: str) -> int:
            return server.http.get(path, headers={"X-Forwarded-For": who, **headers}).status_code

        assert [ask("192.0.2.7") for _ in statuses] == statuses
        assert waited == [0.25, 0.5]
        assert ask("192.0.2.8") == statuses[0]
        assert waited == [0.25, 0.5]


def test_making_tables_moving_and_chatting_have_limits_of_their_own(folder: Path) -> None:
    limits = UNLIMITED._replace(tables=Rate(2, 0.001), moves=Rate(3, 0.001), chat=Rate(2, 0.001))
    with Live(config(folder, limits=limits)) as server:
        table = server.table("human", "human", game="toy")
        server.table("human", "human", game="toy")
        refused = server.post("/tables", {"game": "toy", "seats": [{"kind": "human"}] * 2})
        assert refused.status_code == 429
        chat = [table.post("chat", 0, id=fresh_id(), seat=0, text="x").status_code for _ in range(3)]
        assert chat == [200, 200, 429]
        assert table.post("chat", 1, id=fresh_id(), seat=1, text="x").status_code == 200
        why = [table.post("why", 0, id=fresh_id(), seat=0, action="bid 1").status_code for _ in range(4)]
        assert why == [200, 200, 200, 429]
        with table.socket(0, 1) as both:
            assert both.play(0)["code"] == "too-fast"
            assert both.play(1)["type"] == "accepted"


def test_ordinary_play_stays_within_the_limits(folder: Path) -> None:
    with Live(config(folder, limits=Limits())) as server:
        table = server.table("human", "human", game="toy")
        assert table.play_out().moves


# Origins, hosts, headers, sizes


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "chrome-extension://x", "http://["]
)
def test_requests_that_change_something_come_from_our_own_pages(server: Live, origin: str) -> None:
    wanted = {"game": "toy", "seats": [{"kind": "human"}] * 2}
    answer = server.http.post("/api/tables", json=wanted, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["message"]["key"]) == (403, "server-origin")
    assert server.http.get("/api/games", headers={"Origin": origin}).status_code == 200
    assert server.http.post("/api/tables", json=wanted, headers={"Origin": server.address}).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[", ""])
def test_a_server_on_loopback_answers_to_its_own_names(server: Live, host: str) -> None:
    answer = server.http.get("/api/games", headers={"Host": host})
    assert answer.status_code in (400, 403)
    assert server.http.get("/api/games", headers={"Host": "localhost:99"}).status_code == 200


def test_every_answer_has_strict_headers(server: Live) -> None:
    answers = [server.get("/games"), server.get("/nothing"), server.http.get("/"), server.http.get("/x.js"),
               server.http.delete("/api/games"), server.post("/tables", {})]  # fmt: skip
    for answer in answers:
        assert answer.headers["content-security-policy"] == (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers


def test_a_body_has_a_largest_size(server: Live) -> None:
    body = b'{"game": "' + b"x" * BODY_LIMIT + b'"}'
    answer = server.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def chunks() -> Any:
        for _ in range(20):
            yield b"x" * 10_000

    answer = server.http.post("/api/tables", content=chunks())  # no length is named beforehand
    assert answer.status_code == 413
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=5)
    connection.putrequest("POST", "/api/tables")
    connection.putheader("Content-Length", str(10**12))
    connection.endheaders()
    assert connection.getresponse().status == 413  # before a byte of it was sent
    connection.close()
    assert server.get("/games").status_code == 200


# The lobby


def test_with_a_password_listing_and_making_tables_need_it(folder: Path) -> None:
    with Live(config(folder, password="Sezamie, otwórz się")) as server:
        wanted = {"game": "toy", "seats": [{"kind": "human"}, {"kind": "open"}]}
        assert server.get("/lobby").json() == {"password": True, "inside": False, "passkeys": False, "public": False}
        for answer in (server.get("/tables"), server.post("/tables", wanted)):
            assert (answer.status_code, answer.json()["code"]) == (401, "password")
        wrong = server.post("/lobby", {"password": "sesame"})
        assert (wrong.status_code, wrong.json()["message"]["key"]) == (401, "server-wrong-password")
        assert "set-cookie" not in wrong.headers
        right = server.post("/lobby", {"password": "Sezamie, otwórz się"})
        assert right.json() == {"password": True, "inside": True, "passkeys": False, "public": False}
        cookie = right.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        assert server.get("/lobby").json()["inside"]
        made = server.post("/tables", wanted)
        assert made.status_code == 201
        assert len(server.get("/tables").json()) == 1
        guest = httpx.Client(base_url=server.address)
        table = made.json()["table"]["id"]
        assert guest.get(f"/api/tables/{table}").status_code == 200  # a link is enough to look and to join
        assert guest.post(f"/api/tables/{table}/join", json={}).status_code == 200
        guest.close()


def test_passwords_cannot_be_tried_for_ever(folder: Path) -> None:
    with Live(config(folder, password="x", limits=UNLIMITED._replace(passwords=Rate(3, 0.001)))) as server:
        tried = [server.post("/lobby", {"password": str(n)}).status_code for n in range(5)]
        assert tried == [401, 401, 401, 429, 429]
        assert server.post("/lobby", {"password": "x"}).status_code == 429


def test_without_a_password_everybody_is_inside(server: Live) -> None:
    assert server.get("/lobby").json() == {"password": False, "inside": True, "passkeys": False, "public": False}
    assert server.post("/lobby", {"password": "whatever"}).json() == {
        "password": False,
        "inside": True,
        "passkeys": False,
        "public": False,
    }


# The web client


def test_without_a_built_client_a_plain_page_says_so(folder: Path) -> None:
    with Live(config(folder, static=folder / "nothing")) as server:
        answer = server.http.get("/", headers={"Accept-Language": "pl"})
        assert answer.headers["content-type"].startswith("text/plain")
        assert "nie jest zbudowany" in answer.text


def test_the_built_client_is_served_from_memory(folder: Path) -> None:
    built = folder / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Interrex</title>" + " " * 500)
    (built / "assets" / "main-1a2b3c.js").write_text("let x = 1;" * 100)
    (built / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    with Live(config(folder, static=built)) as server:
        for page in ("/", "/new", "/t/abc", "/t/abc/replay", "/c/abc", "/c/abc/book"):
            answer = server.http.get(page)
            assert "<title>Interrex</title>" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        script = server.http.get("/assets/main-1a2b3c.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let x = 1;" * 100
        assert server.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        tagged = server.http.get("/icon.svg", headers={"If-None-Match": server.http.get("/icon.svg").headers["etag"]})
        assert tagged.status_code == 304
        for path in ("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/nothing.js"):
            connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=5)
            connection.request("GET", path)
            answered = connection.getresponse()
            assert answered.status == 404
            assert b"secret" not in answered.read().replace(b"secret.txt", b"")
            connection.close()
