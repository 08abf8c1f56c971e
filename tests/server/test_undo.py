"""Taking back: at once where nobody can mind, with everybody's consent where somebody could."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from interrex.engine.match import replay

from .helpers import Live, Table, config, fresh_id


def toy(server: Live, *kinds: str) -> Table:
    return server.table(*(kinds or ("human", "human", "human")), game="toy", seed="undo")


def undo(table: Table, seat: int, **fields: Any) -> dict[str, Any]:
    return dict(table.post("undo", seat, **{"id": fresh_id(), "seat": seat, **fields}).json())


def consent(table: Table, seat: int, agree: bool) -> dict[str, Any]:
    return dict(table.post("consent", seat, id=fresh_id(), seat=seat, agree=agree).json())


def may(table: Table, seat: int) -> str | None:
    """Why others must agree before the seat takes back."""
    reason = table.state(seat)["seats"][0]["undo"]
    return None if reason is None else str(reason["key"])


def after_luck(server: Live, *kinds: str) -> Table:
    """All have bid, dice have fallen, and seat 0 is to look at a card."""
    table = toy(server, *kinds)
    for seat in table.tokens:
        table.play(seat, "bid 2" if seat == 0 else "bid 1")
    return table


def test_the_own_last_move_is_taken_back_at_once(server: Live) -> None:
    table = toy(server)
    table.play(1, "bid 2")
    assert may(table, 1) is None
    assert undo(table, 1) == {"type": "accepted", "id": last_id(), "seq": 2}
    assert table.pending() == [0, 1, 2]
    assert table.info["moves"] == 0


def last_id() -> str:
    return f"test-{int(fresh_id().removeprefix('test-')) - 1:08}"


def test_there_must_be_something_to_take_back(server: Live) -> None:
    table = toy(server)
    assert may(table, 0) == "engine-nothing-to-undo"
    no = undo(table, 0)
    assert (no["code"], no["message"]["key"]) == ("conflict", "engine-nothing-to-undo")


def test_all_other_people_must_agree_where_luck_or_others_came_between(server: Live) -> None:
    table = after_luck(server)
    assert may(table, 0) == "engine-undo-crosses-seat"
    assert undo(table, 0)["type"] == "accepted"
    state = table.state()
    assert state["request"] == {"seat": 0, "moves": 3, "needed": [1, 2], "absent": None, "pause": False}
    assert state["table"]["moves"] == 3
    assert consent(table, 2, True)["type"] == "accepted"
    assert table.state()["request"]["needed"] == [1]
    assert consent(table, 1, True)["type"] == "accepted"
    state = table.state()
    assert (state["request"], state["table"]["moves"]) == (None, 0)
    assert table.pending() == [0, 1, 2]


def test_one_no_ends_the_request(server: Live) -> None:
    table = after_luck(server)
    undo(table, 2)
    assert consent(table, 0, False)["type"] == "accepted"
    state = table.state()
    assert (state["request"], state["table"]["moves"]) == (None, 3)
    assert state["seats"][0]["log"][-1]["message"] == {"key": "server-told-no", "params": {"seat": 0}}
    assert consent(table, 1, True)["code"] == "conflict"


def test_whoever_asked_may_withdraw_but_not_agree(server: Live) -> None:
    table = after_luck(server)
    undo(table, 2)
    assert consent(table, 2, True)["code"] == "conflict"
    before = table.state()["seats"][0]["log"]
    assert consent(table, 2, False)["type"] == "accepted"
    assert table.state()["request"] is None
    assert table.state()["seats"][0]["log"] == before


def test_one_request_at_a_time(server: Live) -> None:
    table = after_luck(server)
    undo(table, 2)
    assert undo(table, 1)["message"]["key"] == "server-undo-asked"
    assert undo(table, 2)["message"]["key"] == "server-undo-asked"


def test_a_move_ends_the_request(server: Live) -> None:
    table = after_luck(server)
    undo(table, 2)
    table.play(0, "pass")
    assert table.state()["request"] is None


def test_undo_goes_back_to_before_the_seats_own_last_move(server: Live) -> None:
    table = after_luck(server)
    table.play(0, "look 2")
    undo(table, 2)  # its bid was the third of four moves
    for seat in (0, 1):
        consent(table, seat, True)
    assert table.info["moves"] == 2
    assert table.pending() == [2]


def against_bots(server: Live) -> Table:
    """A person has bid, bots have, dice have fallen, and the person is asked again."""
    table = toy(server, "human", "random", "random")
    table.play(0, "bid 2")
    while table.ask(0) is None and table.info["status"] != "finished":
        pass
    return table


def test_back_over_bots_and_luck_makes_a_practice_game_after_a_question(server: Live) -> None:
    table = against_bots(server)
    moves = table.info["moves"]
    assert may(table, 0) in ("engine-undo-crosses-seat", "engine-undo-crosses-luck"), "whoever bid last"
    assert table.state(0)["seats"][0]["spoils"] is True
    assert undo(table, 0)["message"]["key"] == "engine-undo-practice"
    assert (table.info["moves"], table.info["practice"]) == (moves, False)
    assert undo(table, 0, practice=True)["type"] == "accepted"
    assert 0 in table.pending()
    assert table.info["practice"] is True
    assert server.get("/tables").json()[0]["practice"] is True


def test_a_practice_game_asks_no_more_and_its_record_says_so(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = against_bots(server)
        undo(table, 0, practice=True)
        table.play(0, "bid 1")
        while table.ask(0) is None and table.info["status"] != "finished":
            pass
        assert may(table, 0) is None
        assert undo(table, 0)["type"] == "accepted"
    with Live(config(folder)) as server:
        table.server = server
        while table.info["status"] != "finished":
            if 0 in table.pending():
                table.play(0)
        assert table.record().practice is True
        assert replay(table.record()).practice is True


def test_where_people_agreed_or_nothing_was_shown_it_is_no_practice(server: Live) -> None:
    table = after_luck(server)
    undo(table, 0)
    for seat in (1, 2):
        consent(table, seat, True)
    table.play(0, "bid 1")
    undo(table, 0)
    assert table.info["practice"] is False


def test_a_person_who_left_is_not_asked(server: Live) -> None:
    table = after_luck(server)
    table.post("sit", 1, id=fresh_id(), seat=1, left=True)
    undo(table, 2)
    assert table.state()["request"]["needed"] == [0]


def test_leaving_is_consent_of_the_last_one_asked(server: Live) -> None:
    table = after_luck(server)
    undo(table, 2)
    consent(table, 0, True)
    table.post("sit", 1, id=fresh_id(), seat=1, left=True)
    state = table.state()
    assert state["request"] is None
    assert state["table"]["moves"] == 2


def test_what_was_undone_makes_questions_stale_and_is_cut_from_the_log(server: Live) -> None:
    table = after_luck(server)
    with table.socket(0) as ala, table.socket() as guest:
        asked = ala.question(0)
        assert asked is not None
        undo(table, 2)
        for seat in (0, 1):
            consent(table, seat, True)
        guest.until(table.state()["seq"])
        assert guest.logs[None] == table.state()["seats"][0]["log"]
        assert [line["message"]["key"] for line in guest.logs[None]] == ["server-told-undo"]
        no = ala.ask("play", seat=0, action="pass", asked=asked["asked"])
        assert no["code"] == "stale"
        table.play(2, "bid 0")
        guest.until(table.state()["seq"])
        assert guest.logs[None] == table.state()["seats"][0]["log"]
        assert len(guest.logs[None]) == 1 + 4


def test_bots_wait_while_people_are_asked(folder: Path) -> None:
    with Live(config(folder, bot_delay=0.05)) as server:
        table = server.table("human", "human", "random", game="toy", seed="undo")
        for seat in (0, 1):
            table.play(seat, "bid 0")
        table.post("undo", 0, id=fresh_id(), seat=0)
        request = table.state()["request"]
        if request is not None:  # the bot had not moved yet
            moves = table.info["moves"]
            import time  # here, because no other test has to wait

            time.sleep(0.3)
            assert table.info["moves"] == moves
            consent(table, 1, False)
        while table.info["moves"] < 3:
            pass


def test_a_request_outlives_a_restart(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = after_luck(server)
        undo(table, 2)
        consent(table, 0, True)
        before = table.state()["request"]
    with Live(config(folder)) as server:
        table.server = server
        assert (
            table.state()["request"] == before == {"seat": 2, "moves": 1, "needed": [1], "absent": None, "pause": False}
        )
        consent(table, 1, True)
        assert table.info["moves"] == 2
    with Live(config(folder)) as server:
        table.server = server
        assert table.info["moves"] == 2
        assert table.pending() == [2]


def test_an_undo_sent_twice_is_done_once(server: Live) -> None:
    table = toy(server)
    table.play(0, "bid 2")
    table.play(1, "bid 2")
    body = {"id": "undo-once-only", "seat": 1}
    assert table.post("undo", 1, **body).json() == table.post("undo", 1, **body).json()
    assert table.info["moves"] == 1


def test_after_the_end_nothing_is_taken_back_because_the_key_is_known(server: Live) -> None:
    table = server.table("human", "human", game="toy", options={"rounds": 1})
    table.play_out()
    no = undo(table, 0)
    assert (no["code"], no["message"]["key"]) == ("conflict", "server-undo-over")
    assert may(table, 0) == "server-undo-over"


def test_an_option_that_brings_luck_shows_a_secret_or_ends_the_game_is_final(server: Live) -> None:
    table = server.table("human", "human", game="toy", options={"rounds": 1})

    def final(seat: int) -> dict[str, bool]:
        ask = table.ask(seat)
        assert ask is not None
        return {offer["action"]: offer["final"] for offer in ask["offers"]}

    assert final(0) == {"bid 0": False, "bid 1": False, "bid 2": False}
    table.play(0, "bid 2")
    assert final(1) == {"bid 0": True, "bid 1": True, "bid 2": True}
    table = server.table("human", "human", game="toy", seed="undo")
    table.play(0, "bid 2")
    table.play(1, "bid 0")
    assert final(0) == {"look 1": True, "pass": False}


def log(table: Table) -> list[tuple[int, str]]:
    """For each line, after how many moves it was said, and its key."""
    return [(line["move"], line["message"]["key"]) for line in table.state()["seats"][0]["log"]]


def test_every_undo_is_a_line_that_later_ones_leave_standing(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = toy(server, "human", "human")
        for _ in range(2):
            table.play(0, "bid 2")
            undo(table, 0)
        table.play(1, "bid 1")
        table.post("renew", 1, seat=1)
        before = log(table)
        assert before == [(0, "server-told-undo")] * 2 + [(1, "server-told-link")]
    with Live(config(folder)) as server:
        table.server = server
        assert log(table) == before


def test_an_open_seat_has_a_say_in_what_happened_before_somebody_takes_it(server: Live) -> None:
    table = server.table("human", "human", "open", game="toy", seed="undo")
    for seat in (0, 1):
        table.play(seat, "bid 2")
    undo(table, 0)
    assert table.state()["request"]["needed"] == [1, 2]
    consent(table, 1, True)
    assert table.info["moves"] == 2  # it waits for whoever comes
    table.tokens[2] = table.post("join", None).json()["seat"]["token"]
    assert consent(table, 2, True)["type"] == "accepted"
    assert (table.info["moves"], table.info["practice"]) == (0, False)


def test_a_bot_in_an_open_seat_does_not_mind(server: Live) -> None:
    table = server.table("human", "human", "open", game="toy", seed="undo")
    for seat in (0, 1):
        table.play(seat, "bid 2")
    undo(table, 0)
    consent(table, 1, True)
    server.post(f"/tables/{table.id}/fill", {}, table.owner)
    assert log(table)[-1] == (0, "server-told-undo")


def alone_with_an_open_seat(server: Live) -> Table:
    """The only person who is left has asked to take back over another's move; whoever comes has a say."""
    table = server.table("human", "human", "open", game="toy", seed="undo")
    for seat in (0, 1):
        table.play(seat, "bid 2")
    table.post("sit", 1, id=fresh_id(), seat=1, left=True)
    assert undo(table, 0)["type"] == "accepted"
    assert table.state()["request"]["needed"] == [2]
    return table


def test_a_bot_in_the_only_other_seat_is_no_consent(server: Live) -> None:
    """Else the owner of a table goes back over luck, nobody agrees, and the record knows of no practice."""
    table = alone_with_an_open_seat(server)
    moves = table.info["moves"]
    server.post(f"/tables/{table.id}/fill", {}, table.owner)
    state = table.state(0)
    assert state["request"] is None
    assert state["table"]["moves"] >= moves
    assert state["seats"][0]["spoils"] is True
    assert undo(table, 0)["message"]["key"] == "engine-undo-practice"


def test_nor_is_it_that_the_only_other_person_leaves_or_is_sent_away(server: Live) -> None:
    for goes in ("leaves", "is sent away"):
        table = after_luck(server, "human", "human")
        undo(table, 0)
        if goes == "leaves":
            table.post("sit", 1, id=fresh_id(), seat=1, left=True)
        else:
            server.post(f"/tables/{table.id}/dismiss", {"seat": 1}, table.owner)
        assert table.state()["request"] is None
        assert "server-told-undo" not in [key for _, key in log(table)]
