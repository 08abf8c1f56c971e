"""Guests at a table: they may do something meanwhile, and nothing waits for them."""

from __future__ import annotations

import time

from .helpers import WAIT, Live, Table


def court(server: Live, *kinds: str, seed: str = "court") -> Table:
    return server.table(*kinds, game="toy", seed=seed, options={"court": True})


def play(table: Table, *lines: str) -> None:
    """Moves as ``2 with 1``: the seat, then what it does."""
    for line in lines:
        seat, _, action = line.partition(" ")
        answer = table.play(int(seat), action)
        assert answer["type"] == "accepted", answer


def until(table: Table, event: str) -> list[str]:
    """The keys of the log, once this one is among them."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        heard = [line["message"]["key"] for line in table.state()["seats"][0]["log"]]
        if event in heard:
            return heard
    raise AssertionError(f"nobody hears {event}")


def test_a_question_says_whether_it_is_owed(server: Live) -> None:
    table = court(server, "human", "human")
    asks = [table.ask(seat) for seat in (0, 1)]
    assert [ask and ask["owed"] for ask in asks] == [True, False]
    assert [ask and ask["question"]["key"] for ask in asks] == ["toy-ask-stake", "engine-ask-deal"]
    assert table.pending() == [0]


def test_dealing_makes_nobodys_question_stale(server: Live) -> None:
    table = court(server, "human", "human")
    with table.socket(0) as ala:
        asked = ala.question(0)
        play(table, "1 with 0", "1 promise 1 coins 1 0", "1 propose")
        ala.until(table.state()["seq"])
        after = ala.question(0)
        assert asked is not None
        assert after is not None
        assert asked["asked"] == after["asked"]
        assert {"accept 1", "refuse 1"} <= {offer["action"] for offer in after["offers"]}
        assert ala.ask("play", seat=0, action="stake 1", asked=asked["asked"])["type"] == "accepted"


def test_a_bot_answers_a_deal_that_was_put_to_it(server: Live) -> None:
    table = court(server, "human", "greedy")
    play(table, "0 with 1", "0 promise 0 coins 1 1", "0 propose")
    assert "engine-told-accept" in until(table, "engine-told-accept"), "a coin for nothing"
    assert table.state()["seats"][0]["view"]["board"]["coins"] == [1, 3]
    assert table.pending() == [0], "the game waits for whom it waited"


def test_a_person_thinks_again_while_others_are_not_done(server: Live) -> None:
    table = court(server, "human", "human")
    play(table, "0 stake 0", "1 stake 0", "0 bid 1", "0 pass", "0 pass")
    ask = table.ask(0)
    assert ask is not None
    assert (ask["owed"], [offer["action"] for offer in ask["offers"]]) == (False, ["reopen"])
    play(table, "1 bid 0", "0 reopen", "0 bid 2")
    assert table.state(0)["seats"][0]["view"]["board"]["said"] == ["bid 2"]
    assert table.state(1)["seats"][0]["view"]["board"]["said"] == ["bid 0"]
