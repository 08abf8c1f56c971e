"""Players: one key for all seats, devices, ways back, and what is left of somebody who wants to be forgotten."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from interrex.server.config import Limits

from .helpers import Live, Server, Table, config

WORDS = "a horse eats correct batteries"


class Person:
    """Somebody with a key, at one device."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token

    @classmethod
    def new(cls, server: Server, device: str = "") -> Person:
        made = server.post("/me", {"device": device})
        assert made.status_code == 201, made.text
        return cls(server, made.json()["token"])

    def get(self, path: str = "", **params: Any) -> Any:
        answer = self.server.get(f"/me{path}", self.token, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.server.post(f"/me{path}", body, self.token)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def status(self, path: str = "") -> int:
        return self.server.get(f"/me{path}", self.token).status_code

    def key(self) -> str:
        return str(self.get("/key")["key"])

    def at_another_device(self, name: str = "") -> Person:
        answer = self.server.post("/me/devices", {"device": name}, self.key())
        assert answer.status_code == 201, answer.text
        return Person(self.server, answer.json()["token"])

    def claim(self, table: Table, *seats: int) -> int:
        claims = [{"about": table.id, "token": table.tokens[seat]} for seat in seats]
        return int(self.post("/claim", claims=claims)["held"])

    def tokens(self) -> dict[tuple[str, int], str]:
        return {(seat["about"], seat["number"]): one["token"] for one in self.get("/keys") for seat in one["seats"]}


def test_a_private_link_brings_all_seats_to_another_device(server: Live) -> None:
    me, here, there = Person.new(server, "laptop"), server.table("human", "open"), server.table("human", "random")
    assert me.claim(here, 0) == me.claim(there, 0) == 1
    me.post("/settings", settings={"name": "Ala", "colour": "red"})
    phone = me.at_another_device("phone")
    assert phone.tokens() == {(here.id, 0): here.tokens[0], (there.id, 0): there.tokens[0]}
    assert phone.get()["settings"] == {"name": "Ala", "colour": "red"}
    assert [(one["name"], one["here"]) for one in sorted(phone.get()["devices"], key=lambda one: one["name"])] == [
        ("laptop", False),
        ("phone", True),
    ]


def test_nothing_that_opens_anything_is_written_down(tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        me, table = Person.new(server, "laptop"), server.table("human", "open")
        me.claim(table, 0)
        me.post("/claim", claims=[{"about": table.id, "token": table.owner, "kind": "owner"}])
        me.post("/phrase", handle="Ala of the hill", phrase=WORDS)
        secrets = [me.key(), me.token, table.tokens[0], table.owner, WORDS, "Ala of the hill"]
        assert {one["token"] for one in me.get("/keys")} == {table.tokens[0], table.owner}
    kept = b"".join([path.read_bytes() for path in tmp_path.glob("tables.db*")])
    assert b"laptop" in kept  # we look in the right place
    assert [secret for secret in secrets if secret.encode() in kept] == []


def test_only_who_holds_a_seats_secret_can_claim_it(server: Live) -> None:
    me, table, other = Person.new(server), server.table("human", "open"), server.table("human", "open")
    claims = [
        {"about": table.id, "token": "A" * 32},
        {"about": other.id, "token": table.tokens[0]},
        {"about": table.id, "token": table.tokens[0], "kind": "owner"},
        {"about": "nowhere", "token": table.tokens[0]},
    ]
    assert me.post("/claim", claims=claims) == {"held": 0}
    assert me.get("/keys") == []


def test_a_rematch_comes_along_by_itself(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "human", game="toy")
    me.claim(table, 0)
    table.finish()
    again = table.post("rematch", 0).json()["id"]
    assert {about for about, _ in me.tokens()} == {table.id, again}


def test_a_renewed_key_is_void_at_once_on_all_devices_with_every_link_that_hung_on_it(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "open")
    me.claim(table, 0)
    phone, key, old = me.at_another_device(), me.key(), me.token
    made = me.post("/renew")
    renewed = Person(server, made["token"])
    assert made["key"] != key
    assert [Person(server, token).status() for token in (old, phone.token)] == [403, 403]
    assert server.post("/me/devices", {}, key).status_code == 403
    assert table.get("state", 0).status_code == 403  # by the seat's link as the old devices know it
    (token,) = renewed.tokens().values()
    assert server.get(f"/tables/{table.id}/state", token).json()["seats"][0]["seat"] == 0


def test_a_removed_device_opens_nothing_and_the_others_go_on(server: Live) -> None:
    me, table = Person.new(server, "mine"), server.table("human", "open")
    me.claim(table, 0)
    lost = me.at_another_device("lost")
    (device,) = [one["id"] for one in me.get()["devices"] if one["name"] == "lost"]
    assert [one["name"] for one in me.post("/devices/remove", id=device)["devices"]] == ["mine"]
    assert lost.status() == 403
    assert table.get("state", 0).status_code == 403
    (token,) = me.tokens().values()
    assert server.get(f"/tables/{table.id}/state", token).status_code == 200
    assert server.post("/me/devices/remove", {"id": device}, me.token).status_code == 404


def test_a_removed_device_that_copied_the_key_is_shut_out_and_the_others_are_led_to_the_new_one(server: Live) -> None:
    me, table = Person.new(server, "mine"), server.table("human", "open")
    me.claim(table, 0)
    me.post("/phrase", handle="Iga of the tower", phrase=WORDS)
    tablet, stolen = me.at_another_device("tablet"), me.at_another_device("stolen")
    copied = stolen.key()
    for name in ("stolen", "second"):  # twice, so that the tablet is led on two steps
        (device,) = [one["id"] for one in me.get()["devices"] if one["name"] == name]
        me.post("/devices/remove", id=device)
        if name == "stolen":
            me.at_another_device("second")
    assert server.post("/me/devices", {}, copied).status_code == 403
    assert tablet.key() == me.key() != copied
    assert tablet.tokens() == me.tokens() != {}
    assert tablet.key() == me.key()  # it is sealed with the tablet's own token now
    back = server.post("/me/enter", {"handle": "Iga of the tower", "phrase": WORDS})
    assert Person(server, back.json()["token"]).tokens() == me.tokens()
    assert me.at_another_device("by the new link").tokens() == me.tokens()


def test_who_leaves_a_device_is_unknown_there_and_at_home_elsewhere(server: Live) -> None:
    me, table = Person.new(server, "mine"), server.table("human", "open")
    me.claim(table, 0)
    borrowed, key = me.at_another_device("borrowed"), me.key()
    (device,) = [one["id"] for one in borrowed.get()["devices"] if one["here"]]
    assert [one["name"] for one in borrowed.post("/devices/remove", id=device)["devices"]] == ["mine"]
    assert borrowed.status() == 403
    assert table.get("state", 0).status_code == 403  # by the link as it is remembered there
    (token,) = me.tokens().values()
    assert server.get(f"/tables/{table.id}/state", token).status_code == 200
    assert server.post("/me/devices", {}, key).status_code == 201  # the link stays what it was


def test_another_players_device_cannot_be_removed(server: Live) -> None:
    me, other = Person.new(server), Person.new(server)
    (device,) = [one["id"] for one in other.get()["devices"]]
    assert server.post("/me/devices/remove", {"id": device}, me.token).status_code == 404
    assert other.status() == 200


def test_a_seat_whose_link_was_renewed_at_the_table_hangs_on_no_key_until_it_is_claimed(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "open")
    me.claim(table, 0)
    table.tokens[0] = table.post("renew", 0, seat=0).json()["token"]
    assert me.tokens() == {}
    assert me.claim(table, 0) == 1


def test_who_knows_the_name_and_the_words_comes_back_without_a_link(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "open")
    me.claim(table, 0)
    assert me.get()["phrase"] is False
    assert me.post("/phrase", handle="Ala", phrase=WORDS)["phrase"] is True
    back = server.post("/me/enter", {"handle": "  ala ", "phrase": WORDS.replace(" ", "  "), "device": "library"})
    assert back.status_code == 201
    assert Person(server, back.json()["token"]).tokens() == me.tokens() != {}
    assert me.post("/phrase/remove")["phrase"] is False
    assert server.post("/me/enter", {"handle": "Ala", "phrase": WORDS}).status_code == 401


def test_nobody_learns_who_is_here(server: Live) -> None:
    """A name that somebody has and one that nobody has are refused alike, and both can be chosen."""
    me, other = Person.new(server), Person.new(server)
    me.post("/phrase", handle="Ola", phrase=WORDS)
    answers = [server.post("/me/enter", {"handle": name, "phrase": "x" * 20}) for name in ("Ola", "Nobody")]
    assert answers[0].status_code == answers[1].status_code == 401
    assert answers[0].content == answers[1].content
    assert other.post("/phrase", handle="Ola", phrase="some other words")["phrase"] is True
    assert server.post("/me/phrase", {"handle": "Ola", "phrase": WORDS}, other.token).status_code == 409
    assert server.post("/me/phrase", {"handle": "Ola", "phrase": "short"}, other.token).status_code == 400


def test_a_renewed_key_is_not_opened_by_old_words(server: Live) -> None:
    me = Person.new(server)
    me.post("/phrase", handle="Ela", phrase=WORDS)
    me.post("/renew")
    assert server.post("/me/enter", {"handle": "Ela", "phrase": WORDS}).status_code == 401


@pytest.mark.parametrize("token", [None, "A" * 32, "no token at all"])
def test_without_a_devices_token_nothing_is_told(server: Live, token: str | None) -> None:
    for path in ("", "/key", "/keys", "/games", "/export"):
        assert server.get(f"/me{path}", token).status_code == (401 if token is None else 403)


def test_a_seats_token_and_the_key_itself_are_no_devices_token(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "open")
    for token in (table.tokens[0], table.owner, me.key()):
        assert Person(server, token).status("/keys") == 403


def test_guessing_and_making_keys_has_an_end(tmp_path: Path) -> None:
    with Live(config(tmp_path, limits=Limits(), steady=lambda: 0.0)) as server:
        me = Person.new(server)
        made = [server.post("/me", {}).status_code for _ in range(25)]
        assert (made[:19], made[-1]) == ([201] * 19, 429)
        guesses = [server.get("/me", "A" * 32).status_code for _ in range(40)]
        assert (guesses[:30], guesses[-1]) == ([403] * 30, 429)
        entered = [server.post("/me/enter", {"handle": "a", "phrase": "x" * 20}).status_code for _ in range(8)]
        assert (entered[:6], entered[-1]) == ([401] * 6, 429)
        assert me.status() == 200  # whoever has a key is none of them
        asked = [me.status() for _ in range(100)]
        assert asked[-1] == 429


HOURS = {"zone": "Europe/Warsaw", "sleep": 1320, "wake": 480, "free": [6]}
AWAY = [4e9, 4e9 + 86_400]


def rest(table: Table) -> None:
    table.post("hours", 0, seat=0, hours=HOURS, id="my-nights")
    table.post("holiday", 0, seat=0, begins=AWAY[0], ends=AWAY[1], id="my-holiday")


def say_ahead(table: Table) -> None:
    order = {"question": "look", "ways": ["pass"]}
    assert table.post("orders", 0, seat=0, order=order, id="my-order").json()["type"] == "accepted"


def holidays(table: Table) -> list[str]:
    said = [line["message"]["key"] for line in table.state(1)["seats"][0]["log"]]
    return [key for key in said if key in ("server-told-holiday", "server-told-back")]


def test_everything_about_me_can_be_had(server: Live) -> None:
    me, table = Person.new(server, "laptop"), server.table("human", "human", game="toy", name="Ours")
    me.claim(table, 0)
    me.post("/settings", settings={"name": "Ala"})
    table.post("chat", 0, seat=0, text="hello there", id="a-chat-line")
    table.post("chat", 1, seat=1, text="not mine", id="another-line")
    rest(table)
    say_ahead(table)
    table.post("orders", 0, seat=0, order={"question": "look", "ways": ["look", "pass"]}, id="another-order")
    found = me.get("/export")
    assert found["settings"] == {"name": "Ala"}
    assert [one["name"] for one in found["devices"]] == ["laptop"]
    assert [one["name"] for one in found["games"]] == ["Ours"]
    assert [one["text"] for one in found["said"]] == ["hello there"]
    assert [(one["table"], one["hours"], one["holiday"]) for one in found["rested"]] == [
        (table.id, HOURS, None),
        (table.id, None, AWAY),
    ]
    assert [(one["table"], one["order"]["ways"]) for one in found["ahead"]] == [
        (table.id, ["pass"]),
        (table.id, ["look", "pass"]),
    ]
    assert not [secret for secret in (me.key(), me.token, table.tokens[0]) if secret in str(found)]


def test_of_somebody_who_is_forgotten_a_guest_is_left(tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        me, done, runs = (
            Person.new(server, "Zenobias phone"),
            *[server.table("open", "human", game="toy") for _ in range(2)],
        )
        for table in (done, runs):
            joined = table.post("join", None, seat=0, name="Zenobia")
            table.tokens[0] = joined.json()["seat"]["token"]
            me.claim(table, 0)
            table.post("chat", 0, seat=0, text="I am from Palmyra", id="a-chat-line")
            rest(table)
        say_ahead(runs)
        done.finish()
        assert me.post("/delete", really=True) == {"seats": 2}
        assert me.status() == 403
        for table in (done, runs):
            assert table.info["seats"][0]["name"] == "A guest"
            assert table.get("state", 0).status_code == 403
            said = table.state(1)["chat"]
            assert [(line["name"], line["text"]) for line in said] == [("A guest", "…")]
            assert (table.info["seats"][0]["holiday"], holidays(table)) == (None, [])
        assert runs.info["seats"][0]["left"] is True
        assert server.get(f"/tables/{done.id}/record").json()["names"][0] == "A guest"
    with Live(config(tmp_path)) as server:  # from the store
        done.server = server
        assert [line["text"] for line in done.state(1)["chat"]] == ["…"]
        assert (done.info["seats"][0]["holiday"], holidays(done)) == (None, [])
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        assert db.execute("SELECT DISTINCT text FROM events WHERE kind IN ('hours', 'holiday')").fetchall() == [
            ("null",),
            ("forgotten",),
        ]
        assert db.execute("SELECT DISTINCT text FROM events WHERE kind = 'order'").fetchall() == [("[]",)]


def test_nobody_answers_ahead_for_somebody_who_is_forgotten(tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        me, table = Person.new(server), server.table("human", "human", "human", game="toy", seed="undo")
        me.claim(table, 0)
        say_ahead(table)
        for seat in table.tokens:
            if seat:
                table.play(seat, "bid 1")
        me.post("/delete", really=True)
        for _ in range(500):
            if 0 not in table.pending():
                break
            time.sleep(0.01)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        kinds = [kind for (kind,) in db.execute("SELECT kind FROM events WHERE seat = 0 ORDER BY seq")]
    assert kinds[:3] == ["order", "order", "leave"], "taken back before a bot sits down"
    assert "ordered" not in kinds


def test_a_seat_that_two_hold_stays_when_one_of_them_is_forgotten(server: Live) -> None:
    me, other, table = Person.new(server), Person.new(server), server.table("human", "open")
    assert me.claim(table, 0) == other.claim(table, 0) == 1
    assert me.post("/delete", really=True) == {"seats": 0}
    assert table.get("state", 0).status_code == 200
    assert other.tokens() == {(table.id, 0): table.tokens[0]}


def test_who_has_no_key_plays_as_ever(server: Live) -> None:
    table = server.table("human", "human", game="toy")
    table.finish()
    assert table.info["status"] == "finished"
