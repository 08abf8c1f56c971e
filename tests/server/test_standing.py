"""Standing answers: a seat passes a kind of question for good, and is asked everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from interrex.engine.match import new
from interrex.server.tables.standing_orders import only, pause

from .helpers import Live, Table, config, fresh_id


def stand(table: Table, seat: int, question: str, on: bool = True) -> dict[str, Any]:
    return dict(table.post("stand", seat, id=fresh_id(), seat=seat, question=question, on=on).json())


def kept(table: Table, seat: int) -> list[str]:
    return [one["key"] for one in table.state(seat)["seats"][0]["standing"]]


def at_the_look(server: Live) -> tuple[Table, str]:
    """Seat 0 may look at a card or pass; seats 1 and 2 have nothing to do."""
    table = server.table("human", "human", "human", game="toy", seed="undo", options={"rounds": 3})
    for seat in table.tokens:
        table.play(seat, "bid 2" if seat == 0 else "bid 1")
    ask = table.ask(0)
    assert ask is not None
    assert ask["passable"]
    return table, ask["question"]["key"]


def test_the_question_is_passed_at_once_and_whenever_it_comes_again(folder: Path) -> None:
    with Live(config(folder)) as server:
        table, question = at_the_look(server)
        moves = table.info["moves"]
        assert stand(table, 0, question)["type"] == "accepted"
        assert kept(table, 0) == [question]
        while table.info["moves"] == moves:
            pass
        assert kept(table, 1) == [], "a seat's own"
    with Live(config(folder)) as server:
        table.server = server
        assert kept(table, 0) == [question], "kept with the table"
        assert stand(table, 0, question, on=False)["type"] == "accepted"
        assert kept(table, 0) == []


def test_only_the_question_that_is_asked_and_can_be_passed(server: Live) -> None:
    table = server.table("human", "human", game="toy", seed="undo")
    ask = table.ask(0)
    assert ask is not None
    assert not ask["passable"], "a bid must be made"
    assert stand(table, 0, ask["question"]["key"])["message"]["key"] == "server-no-standing"
    assert stand(table, 0, "toy-ask-anything")["message"]["key"] == "server-no-standing"


def test_whoever_takes_back_is_asked(server: Live) -> None:
    table, question = at_the_look(server)
    moves = table.info["moves"]
    stand(table, 0, question)
    while table.info["moves"] == moves:
        pass
    assert table.post("undo", 0, id=fresh_id(), seat=0).status_code == 200
    for seat in (1, 2):
        if table.state()["request"] is not None:
            table.post("consent", seat, id=fresh_id(), seat=seat, agree=True)
    asked = table.ask(0)
    assert asked is not None
    assert asked["question"]["key"] == question


def test_a_pause_is_drawn_anew_and_is_never_shorter_than_a_bots() -> None:
    pauses = [pause(0.5) for _ in range(50)]
    assert len(set(pauses)) > 40
    assert 0.5 <= min(pauses) <= max(pauses) <= 2.0


def test_whether_an_ambush_is_in_hand_plays_no_part() -> None:
    """The defender is asked whatever it holds; the question can be passed for good with an ambush and without."""
    found = set()
    for seed in range(40):
        match = new("root", 2, seed, {"seat-1": "marquise", "seat-2": "eyrie"})
        while not match.over and len(match.moves) < 400:
            seat = match.pending()[0]
            question = match.question(seat)
            if question is not None and question.key == "root-ask-ambush":
                assert match.passable(seat)
                offers = match.actions(seat)
                found.add(len(offers) > 1)
                assert not only(match, seat, offers, match.state.luck.copy()), "silence would tell"
            fights = [action for action in match.actions(seat) if action[0] == "battle"]
            match.play(seat, (fights or match.actions(seat))[0])
        if found == {True, False}:
            return
    assert found, "nobody was ambushed"
