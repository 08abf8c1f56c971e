"""Orders: what a seat has answered ahead is answered, seen and heard of by nobody else, and ends when it should."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.action import text
from interrex.engine.match import new
from interrex.engine.order import Order
from interrex.server.store.rows import Event
from interrex.server.tables import events
from interrex.server.tables.orders import answered, ended
from interrex.server.tables.situation import Situation, Standing
from interrex.server.tables.stored import as_json

from .helpers import Live, Table, config, fresh_id

LOOK = {"question": "look", "ways": ["look", "pass"]}


class Hands:
    """The time, as the test turns it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def begun(server: Live, **wanted: Any) -> Table:
    return server.table("human", "human", "human", game="toy", seed="undo", options={"rounds": 3}, **wanted)


def give(table: Table, seat: int, **order: Any) -> dict[str, Any]:
    return dict(table.post("orders", seat, id=fresh_id(), seat=seat, order=order).json())


def recall(table: Table, seat: int, number: int) -> dict[str, Any]:
    return dict(table.post("orders/recall", seat, id=fresh_id(), seat=seat, number=number).json())


def attempt(table: Table, seat: int, **order: Any) -> dict[str, Any]:
    return dict(table.post("orders/try", seat, seat=seat, order=order).json())


def orders(table: Table, seat: int) -> list[dict[str, Any]]:
    return list(table.state(seat)["seats"][0]["orders"])


def heard(table: Table, seat: int | None) -> list[str]:
    return [line["message"]["key"] for line in table.state(seat)["seats"][0]["log"]]


def bid(table: Table) -> None:
    """All bid, the first one most: then it may look at a card."""
    for seat in table.tokens:
        if seat in table.pending():
            table.play(seat, "bid 2" if seat == 0 else "bid 1")


def until(done: Any) -> None:
    for _ in range(1000):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("it does not happen")


def test_what_may_be_answered_is_listed_and_what_may_not(server: Live) -> None:
    table = begun(server)
    shown = table.get("orders", 0).json()
    assert [one["name"] for one in shown["questions"]] == ["look", "bid"]
    look, bids = shown["questions"]
    assert [part["text"] for part in look["ways"]] == ["look", "pass"]
    assert look["usual"] == ["pass"]
    assert [part["text"] for part in bids["ways"]] == ["bid 0", "bid 1", "bid 2"]
    assert [one["key"] for one in shown["never"]] == ["toy-never-court"]
    assert table.get("orders").json()["code"] == "not-yours", "only whoever holds the seat may ask"


def test_it_is_said_back_and_tried_before_it_is_given(server: Live) -> None:
    table = begun(server)
    bid(table)
    table.play(0, "pass")
    said = attempt(table, 0, **LOOK)
    assert [one["key"] for one in said["said"]] == ["engine-order", "engine-order-scope-game"]
    assert (said["found"], said["alike"]) == (1, 0)
    assert said["last"][0]["would"]["key"] == "toy-do-look"
    assert said["last"][0]["did"]["key"] == "toy-do-pass"
    assert orders(table, 0) == [], "it was not given"
    assert attempt(table, 1, **LOOK)["found"] == 0, "another seat was asked nothing of the kind"


def test_an_order_answers_and_only_its_owner_hears_of_it(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = begun(server)
        assert give(table, 0, **LOOK, times=1)["type"] == "accepted"
        assert [one["order"]["ways"] for one in orders(table, 0)] == [["look", "pass"]]
        assert orders(table, 1) == []
        assert orders(table, 0)[0]["used"] == 0
        bid(table)
        until(lambda: "toy-looks" in heard(table, None))
        assert "server-told-ordered" in heard(table, 0)
        for other in (1, 2, None):
            assert "server-told-ordered" not in heard(table, other)
        assert orders(table, 0) == [], "once is once"
        said, moves = heard(table, 0), table.info["moves"]
    with Live(config(folder)) as server:
        table.server = server
        assert heard(table, 0) == said, "the same after a restart"
        assert table.info["moves"] == moves
        bid(table)
        asked = table.ask(0)
        assert asked is not None
        assert asked["question"]["key"] == "toy-ask-look", "it is spent"


def test_whoever_takes_back_is_asked_and_the_order_has_not_been_used(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = begun(server)
        give(table, 0, question="look", ways=["pass"], times=2)
        bid(table)
        until(lambda: "server-told-ordered" in heard(table, 0))
        until(lambda: table.ask(0) is not None)
        table.post("undo", 0, id=fresh_id(), seat=0)
        for seat in (1, 2):
            if table.state()["request"] is not None:
                table.post("consent", seat, id=fresh_id(), seat=seat, agree=True)
        asked = table.ask(0)
        assert asked is not None
        assert asked["question"]["key"] == "toy-ask-look", "nothing answers for somebody who thinks again"
        assert [one["used"] for one in orders(table, 0)] == [0]
        assert "server-told-ordered" not in heard(table, 0)
        log = heard(table, 0)
    with Live(config(folder)) as server:
        table.server = server
        assert heard(table, 0) == log
        assert [one["used"] for one in orders(table, 0)] == [0], "the same after a restart"
        table.play(0, "pass")
        bid(table)
        until(lambda: "server-told-ordered" in heard(table, 0))


def test_an_order_comes_before_the_bot_that_keeps_the_seat(server: Live) -> None:
    table = begun(server)
    give(table, 0, question="bid", ways=["bid 0"])
    until(lambda: 0 not in table.pending())
    table.post("sit", 0, id=fresh_id(), seat=0, left=True)
    for seat in (1, 2):
        table.play(seat, "bid 1")
    while heard(table, 0).count("server-told-ordered") < 2:
        for seat in (1, 2):
            if seat in table.pending():
                table.play(seat)
    bids = [line for line in table.state()["seats"][0]["log"] if line["message"]["key"] == "toy-bids"]
    assert {line["message"]["params"]["n"] for line in bids if line["message"]["params"]["seat"] == 0} == {0}


def test_an_order_ends_by_the_clock(folder: Path) -> None:
    hands = Hands()
    with Live(config(folder, clock=hands)) as server:
        table = begun(server)
        assert give(table, 0, **LOOK, until=hands.now)["message"]["key"] == "server-order-past"
        give(table, 0, **LOOK, until=hands.now + 60)
        hands.now += 61
        bid(table)
        asked = table.ask(0)
        assert asked is not None
        assert asked["question"]["key"] == "toy-ask-look"
        assert orders(table, 0) == []


def test_an_order_is_taken_back_and_the_newest_comes_first(server: Live) -> None:
    table = begun(server)
    for ways in (["pass"], ["look"]):
        give(table, 0, question="look", ways=ways)
    first, second = orders(table, 0)
    assert recall(table, 0, first["number"])["type"] == "accepted"
    assert [one["number"] for one in orders(table, 0)] == [second["number"]]
    assert recall(table, 0, first["number"])["message"]["key"] == "server-order-gone"
    assert recall(table, 1, second["number"])["message"]["key"] == "server-order-gone", "another's is nobody's"
    give(table, 0, question="look", ways=["pass"])
    bid(table)
    until(lambda: "server-told-ordered" in heard(table, 0))
    assert "toy-looks" not in heard(table, None)


def test_an_order_is_void_when_its_card_is_gone_and_its_owner_is_told() -> None:
    match = new("old-kings-crown", 2, "void")
    while "bid" not in {action[0] for seat in match.pending() for action in match.actions(seat)}:
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    seat, other = match.pending()
    situation, card = Situation(match, 0.0), match.actions(seat)[0]
    order = Standing(1, Order("bid", (text(card),)), 0.0)
    situation.fold(Event(1, events.ORDER, seat, as_json([order]), None, 0.0))
    assert answered(situation, seat, 0.0) == (1, card)
    assert answered(situation, other, 0.0) is None
    situation.fold(Event(2, events.MOVE, other, text(match.actions(other)[0]), None, 0.0))
    assert ended(situation, match.attempt(seat, match.actions(seat)[1]), 0.0) == [], "another card of the hand"
    [(whose, number, why)] = ended(situation, match.attempt(seat, card), 0.0)
    assert (whose, number, why) == (seat, 1, "gone")
    situation.fold(Event(3, events.ORDER_END, seat, f"{number} {why}", None, 0.0))
    assert situation.orders == {seat: []}
    last = situation.log[-1].line
    assert (last.audience, last.message.key) == (seat, "server-told-order-gone")


def test_an_order_that_has_done_what_it_was_given_for_ends_without_a_word() -> None:
    match = new("old-kings-crown", 2, "void")
    while "bid" not in {action[0] for seat in match.pending() for action in match.actions(seat)}:
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    seat, other = match.pending()
    match.play(other, match.actions(other)[0])
    situation, card = Situation(match, 0.0), match.actions(seat)[0]
    given = [
        Standing(1, Order("bid", (text(card),)), 0.0),
        Standing(2, Order("bid", (text(card),), until=50.0), 0.0),
    ]
    situation.fold(Event(1, events.ORDER, seat, as_json(given), None, 0.0))
    attempt = match.attempt(seat, card)
    assert ended(situation, attempt, 60.0, order=1) == [(seat, 1, "used")], "the other one is over already"
    situation.fold(Event(2, events.ORDER_END, seat, "1 used", None, 60.0))
    assert [one.number for one in situation.orders[seat]] == [2]
    assert [one for one in situation.log if one.line.message.key.startswith("server-told-order")] == []


@pytest.mark.parametrize(
    ("order", "key"),
    [
        ({"question": "weather", "ways": ["pass"]}, "engine-order-no-question"),
        ({"question": "look", "ways": []}, "engine-order-ways"),
        ({"question": "look", "ways": ["fly"]}, "engine-order-no-way"),
        ({"question": "look", "ways": ["pass"], "given": ["rain"]}, "engine-order-no-way"),
        ({"question": "look", "ways": ["pass"], "scope": "mine"}, "engine-order-no-turns"),
    ],
)
def test_what_cannot_be_ordered_is_refused_with_the_reason(server: Live, order: dict[str, Any], key: str) -> None:
    table = begun(server)
    for answer in (give(table, 0, **order), attempt(table, 0, **order)):
        assert answer["message"]["key"] == key


def test_nobody_gives_orders_without_end(server: Live) -> None:
    table = begun(server)
    answers = [give(table, 0, question="look", ways=["pass"]) for _ in range(21)]
    assert [answer["type"] for answer in answers] == ["accepted"] * 20 + ["refused"]
    assert answers[-1]["message"]["key"] == "server-order-many"


def test_orders_that_are_over_leave_room_for_others(folder: Path) -> None:
    hands = Hands()
    with Live(config(folder, clock=hands)) as server:
        table = begun(server)
        for _ in range(20):
            give(table, 0, question="look", ways=["pass"], until=hands.now + 60)
        hands.now += 61
        assert orders(table, 0) == []
        assert give(table, 0, question="look", ways=["pass"])["type"] == "accepted"
        assert [one["number"] for one in orders(table, 0)] == [21]
        assert [give(table, 0, question="look", ways=["pass"])["type"] for _ in range(20)].count("refused") == 1


def test_an_order_that_was_used_in_vain_is_known_to_be_so() -> None:
    def event(seq: int, kind: str, text: str) -> Event:
        return Event(seq, kind, 0, text, None, 0.0)

    told = [
        event(1, events.MOVE, "a"),
        event(2, events.ORDERED, "1"),
        event(3, events.MOVE, "b"),
        event(4, events.UNDO, "1"),
    ]
    assert events.in_vain(told) == {2, 3, 4}
