"""My games: whom each game waits for, what happened last and how long there is, without playing anything again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interrex.engine import wire
from interrex.engine.match import Match
from interrex.engine.message import LogEntry, Message
from interrex.server.tables.glance import Told, heard
from interrex.server.words import display_names
from tests.engine.toy import GAME

from .helpers import Live, Table, config
from .test_players import Person


def games(me: Person, **params: Any) -> list[dict[str, Any]]:
    return list(me.get("/games", **params)["games"])


def turn_of(table: Table, seat: int) -> None:
    """Play until the game waits for the seat."""
    while seat not in table.pending():
        table.play_on(1)


def test_what_waits_for_me_comes_first_and_what_is_over_last(server: Live) -> None:
    me = Person.new(server)
    over, theirs, mine = [server.table("human", "human", game="kingsburg", name=n) for n in ("over", "theirs", "mine")]
    for table in (over, theirs, mine):
        me.claim(table, 0)
    over.finish()
    turn_of(theirs, 1)
    while 0 in theirs.pending():
        theirs.play_on(1)
    turn_of(mine, 0)
    found = me.get("/games")
    assert [one["name"] for one in found["games"]] == ["mine", "theirs", "over"]
    assert [one["mine"] for one in found["games"]] == [True, False, False]
    assert [one["waits"] for one in found["games"]] == [mine.pending(), theirs.pending(), []]
    assert found["waiting"] == 1
    assert found["games"][2]["result"] == over.info["result"]


@pytest.mark.parametrize("game", ["toy", "kingsburg", "oath"])
def test_what_happened_last_is_a_sentence_in_my_language_that_everybody_heard(server: Live, game: str) -> None:
    me, table = Person.new(server), server.table(*["human"] * 3, game=game)
    me.claim(table, 0)
    for _ in range(12):
        table.play_on(1)
        told = games(me)[0]["told"]
        with table.socket() as spectator:  # who hears nothing that not everybody hears
            heard = [Told(0.0, **line["message"]) for line in spectator.logs[None]]
        names = display_names("en", [seat["name"] for seat in table.info["seats"]])
        assert told in ["", *[one.sentence("en", game, names) for one in heard]]
    in_english, in_polish = [games(me, lang=lang)[0]["told"] for lang in ("en", "pl")]
    assert in_english
    assert f"{game}-" not in in_english + in_polish


def test_what_one_seat_alone_was_told_is_told_to_nobody_else() -> None:
    match = Match(GAME, 2, {}, b"k" * 32)
    after = match.attempt(match.pending()[0], match.actions(match.pending()[0])[0]).state
    after.listener = [LogEntry(None, Message("for-all", {})), LogEntry(1, Message("for-one", {}))]
    assert wire.decode(heard(match, after, 1.0) or "", Told).key == "for-all"
    after.listener = after.listener[1:]
    assert heard(match, after, 1.0) is None


def test_it_is_known_whom_a_game_waits_for_after_taking_back_and_in_a_rematch(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "random", game="toy", seed="1")
    me.claim(table, 0)
    turn_of(table, 0)
    table.play(0)
    table.post("undo", 0, seat=0, id="taken-back-1", practice=True)
    assert games(me)[0]["waits"] == table.pending()
    both = server.table("human", "human", game="toy")
    me.claim(both, 0)
    both.finish()
    again = both.post("rematch", 0).json()["id"]
    (found,) = [one for one in games(me) if one["table"] == again]
    assert found["waits"]
    assert found["seats"] == [1]


def test_lines_of_the_chat_are_unread_until_they_are_read(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "human", game="toy")
    me.claim(table, 0)
    for n in range(3):
        table.post("chat", 1, seat=1, text="hello", id=f"line-number-{n}")
    assert games(me)[0]["unread"] == 3
    me.post("/read", table=table.id, lines=2)
    assert games(me)[0]["unread"] == 1
    elsewhere = server.table("human", "human", game="toy")
    assert server.post("/me/read", {"table": elsewhere.id, "lines": 1}, me.token).status_code == 404


def test_the_time_i_have_left_is_that_of_the_table(tmp_path: Path) -> None:
    now = 1_000_000.0
    with Live(config(tmp_path, clock=lambda: now)) as server:
        me = Person.new(server)
        table = server.table("human", "human", game="toy", clock={"per": "player", "seconds": 600, "more": 5})
        me.claim(table, 0)
        assert games(me)[0]["ends"] is None  # before my first move no time runs
        table.play_on(4)
        turn_of(table, 0)
        until = table.info["seats"][0]["until"]
        assert until is not None
        assert games(me)[0]["ends"] == until
        now += 100
        table.post("chat", 1, seat=1, text="hurry", id="a-chat-line")
        assert games(me)[0]["ends"] == until
        table.post("sit", 0, seat=0, left=True, id="left-to-bot")
        assert [(one["mine"], one["left"], one["ends"]) for one in games(me)] == [(False, True, None)]


def test_several_seats_at_one_table_are_one_game(server: Live) -> None:
    me, table = Person.new(server), server.table("human", "human", game="toy")
    assert me.claim(table, 0, 1) == 2
    assert [one["seats"] for one in games(me)] == [[0, 1]]


def test_a_campaign_between_games_waits_for_whoever_has_not_answered_the_call(server: Live) -> None:
    me = Person.new(server)
    houses = [{"kind": "human", "name": "Ala"}, {"kind": "human", "name": "Bo"}, {"kind": "human", "name": "Cy"}]
    made = server.post("/campaigns", {"game": "oath", "houses": houses, "name": "Ours"}).json()
    id_, tokens = made["campaign"]["id"], [house["token"] for house in made["houses"]]
    assert me.post("/claim", claims=[{"about": id_, "token": tokens[0]}]) == {"held": 1}
    (found,) = me.get("/games")["campaigns"]
    assert (found["name"], found["called"], found["mine"], found["played"]) == ("Ours", False, False, 0)
    server.post(f"/campaigns/{id_}/next", {}, tokens[1])
    found = me.get("/games")
    assert [(one["called"], one["mine"]) for one in found["campaigns"]] == [(True, True)]
    assert found["waiting"] == 1


def test_somebody_elses_games_are_not_mine(server: Live) -> None:
    me, other, table = Person.new(server), Person.new(server), server.table("human", "human", game="toy")
    other.claim(table, 1)
    assert me.get("/games")["games"] == []
    assert games(other)[0]["seats"] == [1]
