"""The HTTP API, route by route, errors included."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import interrex
from interrex.engine import registry, wire
from interrex.engine.luck import fingerprint, key_from_seed
from interrex.games.root.rootlog import rootlog
from interrex.rules.search import search
from interrex.server.http import library
from interrex.server.protocol.library import GameInfo, Position, RulebookInfo, RulesFound
from interrex.server.protocol.lobby import TableMade
from interrex.server.protocol.table import StateMessage, TableInfo

from .helpers import Live, config, fresh_id


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["type"], found["code"]) == (status, "refused", code), answer.text
    assert found["sentence"] != found["message"]["key"], "no words"
    return found


# Games, rules, words


def test_games_are_told_with_players_options_bots_and_components(server: Live) -> None:
    found = {game.id: game for game in wire.decode(server.get("/games").content, list[GameInfo])}
    assert found["kingsburg"].players == [2, 3, 4, 5]
    assert "greedy" in found["kingsburg"].bots
    assert len(found["kingsburg"].components["advisors"]) == 18
    assert found["toy"].options[0].values == [1, 3]
    assert [found[game].notations for game in ("kingsburg", "root", "toy")] == [[], ["rootlog"], ["scroll"]]


def test_games_are_imported_apart_from_play(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who asks for one waits for that; those who play do not."""
    where: list[str] = []

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def works(*args: Any) -> Any:
            where.append(threading.current_thread().name)
            return work(*args)

        return works

    library._games.cache_clear()  # as if nobody had asked yet
    monkeypatch.setattr("interrex.server.http.library.games", noted(registry.games))
    monkeypatch.setattr("interrex.server.tables.memory.find", noted(registry.find))
    server.get("/games")
    server.table("human", "human")
    assert [name.startswith("asyncio") for name in where] == [True, True], "not in the event loop's thread"


def test_rules_come_in_both_languages(server: Live) -> None:
    books = [wire.decode(server.get(f"/games/kingsburg/rules/{lang}").content, RulebookInfo) for lang in ("en", "pl")]
    assert [rule.id for rule in books[0].rules] == [rule.id for rule in books[1].rules]
    refused(server.get("/games/kingsburg/rules/de"), 404, "not-found")
    refused(server.get("/games/chess/rules/en"), 404, "not-found")


def test_rules_come_with_those_they_name_and_those_that_name_them(server: Live) -> None:
    book = wire.decode(server.get("/games/kingsburg/rules/en").content, RulebookInfo)
    envoy = next(rule for rule in book.rules if rule.id == "6.4")
    assert (envoy.refers_to, envoy.referred_by[0]) == (("4.2",), "4.2.4")


def test_rules_are_searched_as_in_the_terminal(server: Live) -> None:
    def ask(words: str) -> RulesFound:
        return wire.decode(server.get("/games/root/rules/pl/search", words=words).content, RulesFound)

    assert ask("walki").hits[0].id == search("root", "pl", "walki").hits[0].id
    assert "walce" in ask("walki").words
    assert (ask("wlki").hits, ask("wlki").suggestions[0]) == ([], "walki")
    assert (ask("").total, ask("wojownik " * 99).total > 5) == (0, True)
    assert len(ask("w").hits) == 50 < ask("w").total
    refused(server.get("/games/chess/rules/en/search", words="x"), 404, "not-found")


def test_words_hold_those_of_engine_server_and_game(server: Live) -> None:
    answer = server.get("/words/kingsburg/pl.ftl")
    assert answer.headers["content-type"].startswith("text/plain")
    for key in ("engine-over", "server-stale", "kingsburg-advisor-8"):
        assert f"\n{key} =" in answer.text
    refused(server.get("/words/kingsburg/xx.ftl"), 404, "not-found")


@pytest.mark.parametrize("path", ["/games", "/games/oath/rules/pl", "/words/oath/pl.ftl"])
def test_long_texts_come_packed_and_once(server: Live, path: str) -> None:
    answer = server.get(path)
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 3
    plain = server.http.get(f"/api{path}", headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.content) == (False, answer.content)
    again = server.http.get(f"/api{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


# Making and finding tables


def test_a_table_is_made_with_tokens_for_its_owner_and_own_seats_only(server: Live) -> None:
    wanted = {
        "game": "kingsburg",
        "name": "  Ours\u202e  ",
        "seats": [{"kind": "human", "name": "Ala"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
    }
    answer = server.post("/tables", wanted)
    assert answer.status_code == 201
    made = wire.decode(answer.content, TableMade)
    assert [key.seat for key in made.seats] == [0]
    assert made.table.name == "Ours"
    assert made.table.status == "open"
    assert [(s.kind, s.name, s.bot) for s in made.table.seats] == [("human", "Ala", None), ("open", "", None),
                                                                  ("bot", "", "random")]  # fmt: skip
    assert made.table.key is None
    assert not made.table.seeded
    assert len({made.owner, made.seats[0].token, made.table.id}) == 3


def test_ids_and_tokens_cannot_be_guessed(server: Live) -> None:
    tables = [server.table("human", "human") for _ in range(5)]
    assert len({table.id for table in tables}) == 5
    assert all(len(table.id) == 12 for table in tables)
    assert all(len(token) == 32 for table in tables for token in (*table.tokens.values(), table.owner))


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, "no game called “chess”"),
        ({"game": "kingsburg", "seats": [{"kind": "human"}]}, "2 to 5 players, not 1"),
        ({"game": "kingsburg", "seats": [{"kind": "human"}] * 2, "options": {"x": 1}}, "no option “x”"),
        ({"game": "toy", "seats": [{"kind": "human"}] * 2, "options": {"rounds": 2}}, "Allowed: 1, 3"),
        ({"game": "kingsburg", "seats": [{"kind": "bot", "bot": "wise"}] * 2}, "no bot called “wise”"),
        ({"game": "kingsburg", "seats": [{"kind": "cat"}] * 2}, "Invalid enum value"),
        ({"game": "kingsburg"}, "seats"),
        ({"game": "kingsburg", "seats": [{"kind": "human", "name": "x" * 31}] * 2}, "length"),
        ({"game": "kingsburg", "seats": [{"kind": "human"}] * 2, "colour": "red"}, "unknown field"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: Live, wanted: Any, words: str) -> None:
    assert words in refused(server.post("/tables", wanted), 400, "bad")["sentence"]


def test_refusals_speak_the_readers_language(server: Live) -> None:
    wanted = {"game": "chess", "seats": [{"kind": "human"}]}
    assert server.post("/tables", wanted, lang="pl").json()["sentence"].startswith("Nie ma gry")
    polish = server.http.post("/api/tables", json=wanted, headers={"Accept-Language": "de, pl;q=0.8, en;q=0.5"})
    assert polish.json()["sentence"].startswith("Nie ma gry")


def test_listed_tables_are_listed_newest_first_and_others_are_not(server: Live) -> None:
    first, hidden, second = server.table("human", "open"), server.table("human", "open", listed=False), server.table(
        "human", "open", name="Second"
    )  # fmt: skip
    found = wire.decode(server.get("/tables", limit=2).content, list[TableInfo])
    assert [table.id for table in found] == [second.id, first.id]
    assert found[0].name == "Second"
    assert hidden.info["id"] == hidden.id  # whoever has its address finds it
    refused(server.get("/tables", limit=0), 400, "bad")
    refused(server.get("/tables", limit="many"), 400, "bad")


def test_a_table_that_is_not_there(server: Live) -> None:
    for path in ("", "/state", "/positions/0", "/record", "/notation/rootlog"):
        refused(server.get(f"/tables/nowhere{path}"), 404, "not-found")
    refused(server.post("/tables/nowhere/join", {}), 404, "not-found")
    refused(server.get("/nothing"), 404, "not-found")


def test_a_wrong_method_is_told_which_are_right(server: Live) -> None:
    answer = server.http.delete("/api/tables")
    assert refused(answer, 405, "bad")
    assert set(answer.headers["allow"].split(", ")) <= {"GET", "HEAD", "POST"}


# States


def test_a_state_shows_the_seat_what_it_sees_is_asked_and_has_heard(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    state = wire.decode(table.get("state", 0).content, StateMessage)
    seen = state.seats[0]
    assert seen.seat == 0
    assert seen.view.seat == 0
    assert seen.ask is not None
    assert {o.action for o in seen.ask.offers} == {"take gold", "take wood", "take stone"}
    assert seen.ask.rule == "3.3"
    assert seen.log_from == 0
    assert seen.log[0].message.key == "kingsburg-first-order"
    assert state.history is None
    assert abs(state.now - state.table.created) < 60


def test_a_spectator_sees_and_is_asked_no_more_than_anybody(server: Live) -> None:
    table = server.table("human", "human")
    seen = table.state()["seats"][0]
    assert seen["seat"] is None
    assert seen["ask"] is None
    assert seen["view"]["seat"] is None


def test_a_wrong_token_is_not_taken_for_a_spectator(server: Live) -> None:
    table, other = server.table("human", "human"), server.table("human", "human")
    refused(server.get(f"/tables/{table.id}/state", other.tokens[0]), 403, "not-yours")
    refused(server.get(f"/tables/{table.id}/state", table.owner), 403, "not-yours")


# Moves


def test_a_move_is_accepted_and_changes_the_position(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    before = table.state(0)
    assert table.play(0, "take wood") == {"type": "accepted", "id": table_id_of_last(), "seq": before["seq"] + 1}
    after = table.state(0)
    assert after["seq"] == before["seq"] + 1
    assert after["seats"][0]["ask"] is None
    assert after["seats"][0]["view"]["pending"] == [1]
    assert after["table"]["moves"] == 1


def table_id_of_last() -> str:
    number = int(fresh_id().removeprefix("test-")) - 1
    return f"test-{number:08}"


def test_an_illegal_move_names_rule_and_reason_and_changes_nothing(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    no = table.play(0, "take iron")
    assert (no["type"], no["code"], no["rule"]) == ("refused", "illegal", "3.3")
    assert table.play(0, "fly to the moon")["code"] == "illegal"
    assert table.play(0, "{'html': <b>}")["code"] == "illegal"
    assert table.state()["seq"] == 0


def test_a_move_out_of_turn_names_the_players(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    table.post("sit", 1, id=fresh_id(), seat=1, name="Ola")
    table.play(0)
    no = table.post("why", 0, id=fresh_id(), seat=0, action="take gold").json()
    assert no["sentence"] == "It is not for Player 1 to decide now; the game waits for Ola."


def test_a_stale_move_is_refused_as_such(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    no = refused(table.post("moves", 0, id="named-move", action="take gold", asked=99), 409, "stale")
    assert no["id"] == "named-move"


def test_moves_want_the_token_of_a_seat(server: Live) -> None:
    table = server.table("human", "human")
    body = {"id": fresh_id(), "action": "take gold", "asked": 0}
    assert table.post("moves", None, **body).headers["www-authenticate"] == "Bearer"
    refused(table.post("moves", None, **body), 401, "not-yours")
    refused(server.post(f"/tables/{table.id}/moves", body, table.owner), 403, "not-yours")
    refused(server.post(f"/tables/{table.id}/moves", body, "x" * 32), 403, "not-yours")


def test_a_move_sent_twice_is_made_once(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    ask = table.ask(0)
    assert ask is not None
    body = {"id": fresh_id(), "action": "take gold", "asked": ask["asked"]}
    first, second = (table.post("moves", 0, **body) for _ in range(2))
    assert first.json() == second.json()
    assert table.info["moves"] == 1
    no = refused(table.post("moves", 1, **body), 409, "conflict")  # somebody else's id
    assert "id" in no["sentence"]
    refused(table.post("moves", 0, **{**body, "action": "take wood"}), 409, "conflict")


def test_others_answers_do_not_make_a_simultaneous_question_stale(server: Live) -> None:
    table = server.table("human", "human", "human", game="toy")
    asks = [table.ask(seat) for seat in range(3)]
    for seat in (1, 0, 2):
        ask = asks[seat]
        assert ask is not None
        answer = table.post("moves", seat, id=fresh_id(), action="bid 1", asked=ask["asked"])
        assert answer.json()["type"] == "accepted"
    assert table.info["moves"] == 3


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"id": 3}', b"\xff\xfe\x00", b'{"id":"abcdefgh","action":"pass","asked":"1"}',
     b'{"id":"abcdefgh","action":"pass","asked":1,"seat":0}', b'{"id":"a","action":"pass","asked":1}',
     b"[" * 30_000, b'{"id":"abc defgh","action":"pass","asked":1}', b'{"id":"abcdefgh","action":"","asked":1}'],
)  # fmt: skip
def test_a_body_that_is_no_message_is_refused_in_words(server: Live, body: bytes) -> None:
    table = server.table("human", "human")
    headers = {"Authorization": f"Bearer {table.tokens[0]}"}
    answer = server.http.post(f"/api/tables/{table.id}/moves", content=body, headers=headers)
    assert refused(answer, 400, "bad")["message"]["key"] == "server-bad-message"


# Why not


def test_why_not_by_action_and_by_what_is_pointed_at(server: Live) -> None:
    table = server.table("human", "human", seed="one")
    by_action = table.post("why", 0, id="why-one-1", seat=0, action="take gold gold")
    assert by_action.status_code == 200
    assert (by_action.json()["code"], by_action.json()["rule"], by_action.json()["id"]) == (
        "illegal",
        "3.3",
        "why-one-1",
    )
    by_refs = table.post("why", 0, id=fresh_id(), seat=0, refs=["advisor:8"]).json()
    assert by_refs["code"] == "illegal"
    assert table.post("why", 0, id=fresh_id(), seat=0, action="take gold").json()["code"] == "allowed"
    assert table.post("why", 0, id=fresh_id(), seat=0).json()["code"] == "bad"
    refused(table.post("why", 0, id=fresh_id(), seat=1, action="take gold"), 403, "not-yours")
    assert table.state()["seq"] == 0


# Chat


def test_chat_is_text_and_nothing_else(server: Live) -> None:
    table = server.table("human", "human")
    table.post("sit", 0, id=fresh_id(), seat=0, name="<b>Ala</b>")
    text = '<script>alert("x")</script> & {{7*7}} żółw'
    assert table.post("chat", 0, id=fresh_id(), seat=0, text=text).json()["type"] == "accepted"
    assert (
        table.post("chat", None, id=fresh_id(), seat=None, text="I am\nonly\x00 looking").json()["type"] == "accepted"
    )
    chat = table.state()["chat"]
    assert [(line["number"], line["seat"], line["name"], line["text"]) for line in chat] == [
        (0, 0, "<b>Ala</b>", text),
        (1, None, "", "I am only looking"),
    ]
    answer = table.get("state")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    refused(table.post("chat", 0, id=fresh_id(), seat=0, text=" \n "), 400, "bad")
    refused(table.post("chat", None, id=fresh_id(), seat=0, text="I am seat 0"), 401, "not-yours")
    refused(table.post("chat", 0, id=fresh_id(), seat=0, text="x" * 501), 400, "bad")


# Looking back, and the end


def test_every_earlier_position_can_be_seen_as_the_seat_saw_it(server: Live) -> None:
    table = server.table("human", "human", seed="past")
    views = [table.state(0)["seats"][0]["view"]]
    luck = random.Random(5)
    for _ in range(40):
        table.play_on(1, luck)
        views.append(table.state(0)["seats"][0]["view"])
    log = table.state(0)["seats"][0]["log"]
    for move, view in enumerate(views):
        position = wire.decode(table.get(f"positions/{move}", 0).content, Position)
        assert (position.move, position.moves, wire.plain(position.view)) == (move, 40, view)
        assert wire.encode(position.log) == wire.encode([line for line in log if line["move"] == move])
    for beyond in ("41", "-1", "x", "1" * 500, "٣"):
        refused(table.get(f"positions/{beyond}", 0), 404, "not-found")


def test_the_record_and_the_key_are_published_at_the_end_and_not_before(server: Live) -> None:
    table = server.table("human", "human", game="toy", seed="lesson", options={"rounds": 1})
    key = key_from_seed("lesson")
    refused(table.get("record"), 409, "conflict")
    refused(server.get(f"/tables/{table.id}/record", table.owner), 409, "conflict")
    info = table.info
    assert (info["proof"], info["key"], info["seeded"]) == (fingerprint(key), None, True)
    record = table.play_out()
    info = table.info
    assert (info["status"], info["key"]) == ("finished", key.hex())
    assert record.key == key.hex()
    match = interrex.replay(record)
    assert match.over
    assert info["result"] == match.result().json()
    state = table.state()
    assert state["history"] == [list(match.at(n).result().scores) for n in range(len(match.moves) + 1)]
    assert state["seats"][0]["view"]["result"] == match.result().json()


def test_a_finished_game_can_be_had_in_a_notation_with_the_names_at_the_table(server: Live) -> None:
    table = server.table("human", "human", game="toy", seed="scroll", options={"rounds": 1})
    table.post("sit", 0, id=fresh_id(), seat=0, name="Ala")
    assert "over" in refused(table.get("notation/scroll", 0), 409, "conflict")["sentence"]
    match = interrex.replay(table.play_out())
    answer = table.get("notation/scroll", lang="pl")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == match.game.notation("scroll").write(match, ("Ala", "Gracz 2"))
    assert "Known: scroll" in refused(table.get("notation/rootlog"), 404, "not-found")["sentence"]


def test_a_rootlog_is_written_of_a_finished_game_of_root(server: Live) -> None:
    table = server.table("random", "random", game="root", seed="rootlog")
    deadline = time.monotonic() + 60
    while table.info["status"] != "finished":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert table.get("notation/rootlog").text == rootlog(interrex.replay(table.record()), ("Player 1", "Player 2"))


def test_nothing_is_lost_by_a_restart(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = server.table("human", "human", "open", game="toy", seed="again")
        body = {"id": "my-only-move", "action": "bid 2", "asked": 0}
        first = table.post("moves", 0, **body).json()
        table.post("chat", 1, id=fresh_id(), seat=1, text="hello")
        table.post("sit", 1, id=fresh_id(), seat=1, name="Ola", left=False)
        before = [table.state(seat) for seat in (0, 1, None)]
    with Live(config(folder)) as server:
        table.server = server
        after = [table.state(seat) for seat in (0, 1, None)]
        for state in (*before, *after):
            del state["now"]
        assert after == before
        assert table.post("moves", 0, **body).json() == first
        assert table.info["moves"] == 1


def test_idle_tables_are_put_away_and_come_back(folder: Path) -> None:
    with Live(config(folder, live_tables=3)) as server:
        tables = [server.table("human", "human", game="toy") for _ in range(10)]
        for n, table in enumerate(tables):
            table.play(n % 2, f"bid {n % 3}")
        assert len(server.app.state.server.tables._live) <= 3
        for n, table in enumerate(tables):
            assert table.info["moves"] == 1
            assert table.pending() == [1 - n % 2]
