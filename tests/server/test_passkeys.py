"""Passkeys: made for a key, used on another device, removed; what is forged, stale or said twice opens nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest

from interrex.server.config import Config
from interrex.server.notices.carriers import check
from interrex.server.tokens import unwritten, written
from interrex.server.words import ServerError
from interrex.testing.authenticator import UP, Authenticator

from .helpers import Live, config
from .test_notices import Clock
from .test_players import WORDS, Person


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Live]:
    with Live(config(tmp_path, clock=clock, passkeys=True)) as found:
        found.http.base_url = found.address.replace("127.0.0.1", "localhost")
        yield found


def page(server: Live) -> str:
    return str(server.http.base_url).rstrip("/")


def phone(server: Live, **made: Any) -> Authenticator:
    return Authenticator(page(server), **made)


def register(me: Person, authenticator: Authenticator, name: str = "") -> Any:
    return me.post("/passkeys", **authenticator.make(me.post("/passkeys/begin")), name=name)["passkeys"]


def enter(server: Live, authenticator: Authenticator) -> Person:
    said = authenticator.sign(server.post("/me/passkeys/ask", {}).json())
    answer = server.post("/me/passkeys/enter", {**said, "device": "new phone"})
    assert answer.status_code == 201, answer.text
    return Person(server, answer.json()["token"])


def refused(server: Live, said: dict[str, str]) -> int:
    return server.post("/me/passkeys/enter", said).status_code


def test_a_passkey_brings_everything_to_another_device(server: Live) -> None:
    assert server.get("/lobby").json()["passkeys"] is True
    me, table, own = Person.new(server, "laptop"), server.table("human", "open"), phone(server)
    me.claim(table, 0)
    me.post("/settings", settings={"name": "Ala"})
    (listed,) = register(me, own, "my phone")
    assert (listed["name"], listed["first"], listed["last"]) == ("my phone", 19_675, 19_675)
    there = enter(server, own)
    assert there.tokens() == {(table.id, 0): table.tokens[0]}
    assert there.get()["settings"] == {"name": "Ala"}
    assert {one["name"] for one in there.get()["devices"]} == {"laptop", "new phone"}
    assert there.get("/export")["passkeys"] == me.get()["passkeys"]


def test_what_the_store_keeps_of_a_passkey_opens_nothing(server: Live, tmp_path: Path) -> None:
    me, own = Person.new(server), phone(server)
    register(me, own)
    key = me.key()
    server.stop()
    kept = b"".join([path.read_bytes() for path in tmp_path.glob("tables.db*")])
    assert own.id in kept  # we look in the right place
    assert [secret for secret in (unwritten(own.user), own.user.encode(), key.encode()) if secret in kept] == []


def test_a_second_one_can_be_made_and_each_removed_alone(server: Live) -> None:
    me, own, other = Person.new(server), phone(server), phone(server)
    me.post("/phrase", handle="Ala", phrase=WORDS)
    register(me, own)
    assert me.post("/passkeys/begin")["known"] == [written(own.id)]
    register(me, other)
    me.post("/phrase/remove")
    assert len(me.get()["passkeys"]) == 2  # words and passkeys are apart
    left = me.post("/passkeys/remove", id=written(own.id))["passkeys"]
    assert [one["id"] for one in left] == [written(other.id)]
    assert refused(server, own.sign(server.post("/me/passkeys/ask", {}).json())) == 401
    enter(server, other)
    somebody = Person.new(server)
    assert server.post("/me/passkeys/remove", {"id": written(other.id)}, somebody.token).status_code == 404


def test_a_removed_device_leaves_passkeys_as_they_are_and_a_renewed_key_voids_them(server: Live) -> None:
    me, own = Person.new(server, "mine"), phone(server)
    register(me, own)
    me.at_another_device("lost")
    (lost,) = [one["id"] for one in me.get()["devices"] if one["name"] == "lost"]
    me.post("/devices/remove", id=lost)
    assert enter(server, own).get()["passkeys"] == me.get()["passkeys"]
    renewed = Person(server, me.post("/renew")["token"])
    assert renewed.get()["passkeys"] == []
    assert refused(server, own.sign(server.post("/me/passkeys/ask", {}).json())) == 401


def test_who_is_forgotten_comes_back_by_no_passkey(server: Live) -> None:
    me, own = Person.new(server), phone(server)
    register(me, own)
    me.post("/delete", really=True)
    assert refused(server, own.sign(server.post("/me/passkeys/ask", {}).json())) == 401


def test_an_answer_counts_once_and_for_five_minutes(server: Live, clock: Clock) -> None:
    me, own = Person.new(server), phone(server)
    register(me, own)
    said = own.sign(server.post("/me/passkeys/ask", {}).json())
    assert server.post("/me/passkeys/enter", said).status_code == 201
    assert refused(server, said) == 401
    said = own.sign(server.post("/me/passkeys/ask", {}).json())
    clock.now += 301.0
    assert refused(server, said) == 401


def test_an_answer_counts_once_also_where_the_passkey_counts_nothing_and_was_used_since(server: Live) -> None:
    me, own = Person.new(server), phone(server, counts=False)
    register(me, own)
    said = [own.sign(server.post("/me/passkeys/ask", {}).json()) for _ in range(3)]
    assert [server.post("/me/passkeys/enter", one).status_code for one in said] == [201] * 3
    assert [refused(server, one) for one in said] == [401] * 3


@pytest.mark.parametrize("what", ["challenge", "page", "owner", "signature", "handle", "of registering", "cloned"])
def test_what_is_not_the_owners_own_answer_opens_nothing(server: Live, what: str) -> None:
    me, own = Person.new(server), phone(server)
    register(me, own)
    asked = server.post("/me/passkeys/ask", {}).json()
    match what:
        case "challenge":
            said = own.sign({**asked, "challenge": written(bytes(48))})
        case "page":
            own.page = "https://evil.example"
            said = own.sign(asked)
        case "owner":
            own.flags = UP
            said = own.sign(asked)
        case "signature":
            said = {**own.sign(asked), "signature": phone(server).sign(asked)["signature"]}
        case "handle":
            said = {**own.sign(asked), "user": written(bytes(32))}
        case "of registering":
            said = own.sign(me.post("/passkeys/begin"))
        case _:
            enter(server, own)
            own.uses = 0
            said = own.sign(server.post("/me/passkeys/ask", {}).json())
    assert refused(server, said) in (401, 403)


def test_what_no_authenticator_says_is_refused_in_words(server: Live) -> None:
    me, own = Person.new(server), phone(server)
    asked = me.post("/passkeys/begin")
    good = own.make(asked)
    wrong = [
        {**good, "attestation": "AAAA"},
        {**good, "attestation": written(cbor2.dumps({"fmt": "tpm", "attStmt": {"ver": 1}, "authData": b"x"}))},
        {**good, "client_data": written(b"[1, 2]")},
        {**good, "id": written(b"another")},
        phone(server, flags=UP).make(asked),
        own.make({**asked, "host": "evil.example"}),
        own.make(Person.new(server).post("/passkeys/begin")),  # somebody else's challenge
    ]
    for body in wrong:
        answer = server.post("/me/passkeys", body, me.token)
        assert (answer.status_code, bool(answer.json()["sentence"])) == (401, True), body
    assert server.post("/me/passkeys", {**good, "user": "short"}, me.token).status_code == 400
    assert me.get()["passkeys"] == []


def test_a_passkey_is_one_players(server: Live) -> None:
    me, other, own = Person.new(server), Person.new(server), phone(server)
    register(me, own)
    answer = server.post("/me/passkeys", own.make(other.post("/passkeys/begin")), other.token)
    assert answer.status_code == 409


def test_there_are_ten_at_most(server: Live) -> None:
    me = Person.new(server)
    for _ in range(10):
        register(me, phone(server))
    body = phone(server).make(me.post("/passkeys/begin"))
    assert server.post("/me/passkeys", body, me.token).status_code == 409


def test_where_there_are_none_it_is_said(tmp_path: Path, server: Live) -> None:
    with Live(config(tmp_path / "other")) as plain:
        me = Person.new(plain)
        assert plain.get("/lobby").json()["passkeys"] is False
        assert plain.post("/me/passkeys/begin", {}, me.token).status_code == 409
        assert plain.post("/me/passkeys/ask", {}).status_code == 409
    server.http.base_url = server.address  # by its number: browsers make none there
    assert server.get("/lobby").json()["passkeys"] is False
    assert server.post("/me/passkeys/ask", {}).status_code == 409


def test_a_server_without_the_library_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "webauthn", None)
    with pytest.raises(ServerError, match=r"interrex\[passkeys\]"):
        check(Config(tmp_path / "tables.db", passkeys=True))
