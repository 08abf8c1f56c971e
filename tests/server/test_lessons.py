"""A lesson at a table: the guide speaks to each seat, the others keep to the script, and no secret is told."""

from __future__ import annotations

import time
from typing import Any

import pytest

from interrex.games.kingsburg.lessons import FIRST_YEAR
from interrex.games.oath.lessons import FIRST_GAME as FIRST_CHRONICLE
from interrex.games.root.lessons import FIRST_GAME

from .helpers import Live, fresh_id

STEPS = len(FIRST_GAME.steps)


def made(live: Live, mine: int, game_id: str) -> dict[str, Any]:
    [game] = [game for game in live.http.get("/api/games").json() if game["id"] == game_id]
    [lesson] = game["lessons"]
    seats = [{"kind": "human"} if n == mine else {"kind": "bot", "bot": "greedy"} for n in range(lesson["players"])]
    wanted = {"game": game_id, "seats": seats, "options": lesson["options"], "seed": lesson["seed"]}
    return dict(live.http.post("/api/tables", json=wanted).json())


class Pupil:
    """Somebody at a guided table."""

    def __init__(self, live: Live, mine: int, game: str = "root") -> None:
        self.live = live
        table = made(live, mine, game)
        self.path = f"/api/tables/{table['table']['id']}"
        self.headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}

    def state(self) -> dict[str, Any]:
        """As soon as the seat is asked something and no other's step comes first, or the lesson is over."""
        for _ in range(500):
            state = self.live.http.get(f"{self.path}/state", headers=self.headers).json()["seats"][0]
            waits = state["guide"]["status"] == "on" and state["guide"]["action"] is None
            if (state["ask"] is not None and not waits) or state["guide"]["status"] == "done":
                return dict(state)
            time.sleep(0.01)
        raise AssertionError("the others do not play")

    def play(self, state: dict[str, Any], action: str) -> None:
        move = {"action": action, "asked": state["ask"]["asked"], "id": fresh_id()}
        answer = self.live.http.post(f"{self.path}/moves", json=move, headers=self.headers)
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("mine", range(4))
def test_the_guide_leads_each_faction_through_both_rounds(server: Live, mine: int) -> None:
    pupil = Pupil(server, mine)
    own = [number for number, step in enumerate(FIRST_GAME.steps) if step.seat == mine]
    for made, number in enumerate(own):
        step = FIRST_GAME.steps[number]
        state = pupil.state()
        guide = state["guide"]
        assert (guide["status"], guide["made"], guide["steps"]) == ("on", number, STEPS)
        assert (guide["own_made"], guide["own_steps"]) == (made, len(own))
        assert (guide["action"], guide["why"]["key"]) == (step.action, step.why)
        assert [card["key"].rsplit("-", 1)[-1] for card in guide["cards"]] == ["goal", "turn", FIRST_GAME.roles[mine]]
        assert set(guide["about"]) == {offer["action"].split()[0] for offer in state["ask"]["offers"]}
        assert all(past["seat"] != mine for past in guide["meanwhile"])
        pupil.play(state, step.action)
    done = pupil.state()["guide"]
    assert (done["status"], done["action"], done["about"]) == ("done", None, {})
    looked = [(one["move"], one["why"]["key"]) for one in done["looked"]]
    assert looked == [(number, FIRST_GAME.steps[number].why) for number in own]
    assert all(one["label"]["key"].startswith("root-") for one in done["looked"])


def test_whoever_leaves_the_guide_plays_on_with_thinking_bots(server: Live) -> None:
    pupil = Pupil(server, 0)
    pupil.play(pupil.state(), "craft travel-gear-mouse")
    state = pupil.state()
    assert (state["guide"]["status"], state["guide"]["made"], state["guide"]["action"]) == ("left", 0, None)
    undone = server.http.post(f"{pupil.path}/undo", json={"seat": 0, "id": fresh_id()}, headers=pupil.headers)
    assert undone.status_code == 200
    assert pupil.state()["guide"]["status"] == "on"


def test_onlookers_are_told_what_was_done_but_not_what_to_do(server: Live) -> None:
    pupil = Pupil(server, 1)
    pupil.state()
    guide = server.http.get(f"{pupil.path}/state").json()["seats"][0]["guide"]
    assert (guide["status"], guide["action"], guide["why"], guide["about"]) == ("on", None, None, {})
    assert [past["seat"] for past in guide["meanwhile"]] == [0] * 7
    assert len(guide["cards"]) == 2, "nobody's side"


def test_where_all_choose_at_once_the_others_wait_for_the_pupil(server: Live) -> None:
    pupil = Pupil(server, 0, "kingsburg")
    for step in FIRST_YEAR.steps:
        if step.seat == 0:
            state = pupil.state()
            assert (state["guide"]["status"], state["guide"]["action"]) == ("on", step.action)
            pupil.play(state, step.action)
    state = pupil.state()
    assert state["guide"]["status"] == "done"
    assert state["guide"]["looked"]
    onlooker = server.http.get(f"{pupil.path}/state").json()["seats"][0]
    assert onlooker["guide"]["looked"] == []
    pupil.play(state, state["ask"]["offers"][0]["action"])
    assert pupil.state()["guide"]["looked"] == [], "whoever has gone on is not kept"


@pytest.mark.parametrize("mine", [0, 1])
def test_what_nobody_owes_is_done_in_its_turn_too(server: Live, mine: int) -> None:
    """A deal is accepted by a seat that is not asked (Oath's new Citizen)."""
    pupil = Pupil(server, mine, "oath")
    for step in FIRST_CHRONICLE.steps:
        if step.seat == mine:
            state = pupil.state()
            assert (state["guide"]["status"], state["guide"]["action"]) == ("on", step.action)
            pupil.play(state, step.action)
    assert pupil.state()["guide"]["status"] == "done"


def test_an_ordinary_table_has_no_guide(server: Live) -> None:
    table = server.http.post("/api/tables", json={"game": "root", "seats": [{"kind": "human"}] * 4}).json()
    headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    state = server.http.get(f"/api/tables/{table['table']['id']}/state", headers=headers).json()
    assert state["seats"][0]["guide"] is None
