"""Hints at a web table: whether they are given, what they say, and that the game says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interrex.engine.record import Record
from interrex.server.config import UNLIMITED, Rate

from .helpers import Live, Table, config


def asked(table: Table, seat: int = 0, action: str | None = None) -> dict[str, Any]:
    ask = table.ask(seat)
    assert ask is not None
    return dict(table.post("hints", seat, asked=ask["asked"], action=action).json())


def dice_rolled(server: Live, *kinds: str, **wanted: Any) -> Table:
    """The first seat is asked whom to influence."""
    table = server.table(*kinds, **wanted)
    with table.socket(0) as own:
        own.play(0)
        while not own.question(0):
            own.next_state()
    return table


def test_hints_are_answers_with_chances_and_reasons(server: Live) -> None:
    table = dice_rolled(server, "human", "steward", "steward", seed="hints")
    found = asked(table)
    ask = table.ask(0)
    assert ask is not None
    assert found["asked"] == ask["asked"]
    offered = [offer["action"] for offer in ask["offers"]]
    assert 2 <= len(found["hints"]) <= 3
    for hint in found["hints"]:
        assert hint["action"] in offered
        assert 0 < hint["chance"] < 1
        assert hint["says"][0]["key"].startswith("engine-hint-")
    assert found["hints"][0]["behind"] == 0


def test_from_the_first_time_on_the_game_says_so_and_after_a_restart_too(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = server.table("human", "random")
        assert (table.info["hints"], table.info["hinted"]) == (True, False)
        asked(table)
        asked(table)
        assert table.info["hinted"]
        told = [line["message"] for line in table.state()["seats"][0]["log"]]
        assert [one["params"] for one in told if one["key"] == "server-told-hint"] == [{"seat": 0}]
    with Live(config(folder)) as server:
        seats = [{"seat": 0, "token": table.tokens[0]}]
        again = Table(server, {"table": {"id": table.id}, "owner": "", "seats": seats})
        assert again.info["hinted"]
        with again.socket(0) as own:
            while own.state["table"]["result"] is None:
                if own.question(0):
                    own.play(0)
                else:
                    own.next_state()
        assert Record.from_json(again.get("record").content).hinted


@pytest.mark.parametrize(
    ("kinds", "wanted", "allowed"),
    [
        (("human", "steward"), None, True),
        (("human", "human"), None, False),
        (("human", "open"), None, False),
        (("human", "open"), True, True),
        (("human", "steward"), False, False),
    ],
)
def test_whoever_opens_a_table_says_whether_there_are_hints(
    server: Live, kinds: tuple[str, ...], wanted: bool | None, allowed: bool
) -> None:
    table = server.table(*kinds, hints=wanted)
    assert table.info["hints"] is allowed
    said = asked(table)
    assert ("hints" in said) is allowed
    assert table.info["hinted"] is allowed
    if not allowed:
        assert said["message"]["key"] == "server-hints-off"


def test_nobody_is_told_what_somebody_else_might_do(server: Live) -> None:
    table = server.table("human", "human", hints=True)
    answer = table.post("hints", None, asked=0)
    assert (answer.status_code, answer.json()["message"]["key"]) == (401, "server-token-wanted")
    ask = table.ask(0)
    assert ask is not None
    stale = table.post("hints", 0, asked=ask["asked"] + 7).json()
    assert stale["code"] == "stale"
    assert not table.info["hinted"]


def test_a_seat_that_is_asked_nothing_has_nothing_to_ask(server: Live) -> None:
    table = server.table("human", "human", hints=True, seed="turns")
    table.play(0)
    table.play(1)
    waits = next(seat for seat in (0, 1) if seat not in table.pending())
    answer = table.post("hints", waits, asked=0).json()
    assert answer["message"]["key"] == "engine-hint-none"


def test_a_game_without_judgement_has_no_hints(server: Live) -> None:
    table = server.table("human", "human", game="toy", hints=True)
    assert not table.info["hints"]
    assert asked(table)["message"]["key"] == "server-hints-off"


def test_a_tutor_says_what_a_move_costs_beside_a_better_one(server: Live) -> None:
    table = dice_rolled(server, "human", "steward", seed="tutor")
    best = asked(table)["hints"][0]["action"]
    assert asked(table, action=best)["loss"] is None
    loss = asked(table, action="pass")["loss"]
    assert loss["better"]["action"] == best
    assert loss["cost"] > 0
    assert loss["error"] > 0
    assert loss["better"]["says"]
    assert asked(table, action="§")["code"] == "illegal"


def test_there_is_a_limit_to_asking(folder: Path) -> None:
    with Live(config(folder, limits=UNLIMITED._replace(hints=Rate(1, 0.001)))) as server:
        table = server.table("human", "random")
        assert "hints" in asked(table)
        assert asked(table)["code"] == "too-fast"


def test_a_rematch_is_as_its_first_game_was(server: Live) -> None:
    table = server.table("human", "human", hints=True)
    table.play_out()
    again = table.post("rematch", 0).json()
    assert (again["hints"], again["hinted"]) == (True, False)


def test_why_a_bot_did_something_is_told_when_nothing_hidden_hangs_on_it(server: Live) -> None:
    table = server.table("human", "random", game="old-kings-crown", seed="why")
    before = table.get("moves/0/reason", 0)
    assert (before.status_code, before.json()["message"]["key"]) == (409, "server-reason-not-over")
    with table.socket(0) as own:
        while own.state["table"]["result"] is None:
            if own.question(0):
                own.play(0)
            else:
                own.next_state()
    moves = table.record().moves
    by_bot = next(n for n, (seat, _) in enumerate(moves) if seat == 1 and n > 10)
    by_person = next(n for n, (seat, _) in enumerate(moves) if seat == 0)
    found = table.get(f"moves/{by_bot}/reason").json()
    assert (found["move"], found["seat"]) == (by_bot, 1)
    assert found["hint"] is None or (found["hint"]["action"] == moves[by_bot][1] and found["hint"]["says"])
    assert table.get(f"moves/{by_person}/reason").json()["message"]["key"] == "server-reason-no-bot"
    assert table.get("moves/99999/reason").json()["message"]["key"] == "server-reason-no-bot"
    assert table.get("moves/x/reason").status_code == 404
