"""Finished games looked back upon at a web table: made once, in a process of its own, and kept with the table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from .helpers import WAIT, Live, Table, config


def finished(server: Live) -> Table:
    table = server.table("human", "human", seed="review")
    table.play_out()
    return table


def ready(table: Table) -> dict[str, Any]:
    """The review, once it is there; meanwhile it says how far it has come."""
    far = 0.0
    until = time.monotonic() + WAIT
    while (found := table.get("review", 0).json())["status"] == "under-way":
        assert far <= found["done"] <= 1
        far = found["done"]
        assert time.monotonic() < until
        time.sleep(0.05)
    assert found["status"] == "ready", found
    review: dict[str, Any] = found["review"]
    return review


def test_a_review_is_made_once_and_stays_with_the_table(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = finished(server)
        assert table.get("review").json()["status"] == "none"
        assert table.post("review", 1).json()["status"] == "under-way"
        review = ready(table)
        for seat in review["seats"]:
            parts = seat["parts"]
            whole = sum([parts[part] for part in ("first", "luck", "own", "others", "rest")])
            assert whole == pytest.approx(parts["result"])
            for costly in seat["costly"]:
                assert costly["cost"] > 2 * costly["error"]
                assert costly["played"] in [answer["action"] for answer in costly["answers"]]
        assert len(review["curve"]) == table.info["moves"] + 1
        assert table.get("review").json()["review"] == review, "whoever looks on may read it: the key is published"
    with Live(config(folder, reviews=0)) as server:
        again = server.get(f"/tables/{table.id}/review").json()
        assert (again["status"], again["review"]) == ("ready", review)


def test_only_those_who_played_have_one_made(server: Live) -> None:
    table = finished(server)
    answer = table.post("review")
    assert (answer.status_code, answer.json()["message"]["key"]) == (401, "server-token-wanted")
    assert table.get("review").json()["status"] == "none"


def test_of_a_game_that_goes_on_nothing_is_told(server: Live) -> None:
    table = server.table("human", "human")
    for answer in (table.post("review", 0), table.get("review", 0)):
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "server-review-not-over")


def test_a_game_without_judgement_is_not_reviewed(server: Live) -> None:
    table = server.table("human", "human", game="toy", options={"rounds": 1})
    table.play_out()
    assert table.post("review", 0).json()["message"]["key"] == "server-review-no-judgement"


def test_a_host_may_want_none(folder: Path) -> None:
    with Live(config(folder, reviews=0)) as server:
        table = finished(server)
        assert table.get("review").json()["status"] == "off"
        assert table.post("review", 0).json()["message"]["key"] == "server-reviews-off"


def test_a_finished_game_is_seen_with_anybodys_eyes_and_no_other_is(server: Live) -> None:
    table = server.table("human", "human", game="old-kings-crown", seed="eyes")

    def eyes(seat: str, token: str | None = None) -> Any:
        return server.get(f"/tables/{table.id}/positions/9", token, seat=seat)

    for seat in "01":
        assert eyes(seat, table.tokens[0]).json()["message"]["key"] == "server-review-not-over"
    table.play_out()
    own, other = [table.get("positions/9", seat).json()["view"] for seat in (0, 1)]
    assert own != other
    assert eyes("1", table.tokens[0]).json()["view"] == other
    assert eyes("1").json()["view"] == other
    for seat in ("2", "x", "", "-1", "9999"):
        assert eyes(seat, table.tokens[0]).status_code == 404
