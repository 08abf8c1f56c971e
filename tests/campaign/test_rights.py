"""Who may read and do what in a campaign: the table of docs/security.md, cell by cell, over HTTP."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import interrex
from interrex.engine.registry import find
from interrex.server.tables.rights import MAY, Deed, Role
from tests.server.helpers import Live, config

from .play import play_out
from .test_server import Saga, refused

ROLES: tuple[Role, ...] = ("owner", "member", "dismissed", "spectator", "stranger")
SECURITY = Path(__file__).parents[2] / "docs" / "security.md"


class Brought(Saga):
    """A campaign of Root that both its games have decided, played elsewhere; its houses are taken here."""

    def __init__(self, server: Live) -> None:
        campaign = interrex.Campaign(find("root"), ["Ada", "Bo"])
        for seed in (1, 2):
            campaign.add(play_out(campaign.next(seed=seed)))
        made = server.post("/campaigns/import", {"campaign": json.loads(campaign.to_json())}).json()
        self.server, self.id, self.owner = server, made["campaign"]["id"], made["owner"]
        self.tokens = {n: self.post("join", house=n).json()["house"]["token"] for n in (0, 1)}


class Scene:
    """A campaign after a game, from which the last was dismissed, at a server whose lobby has a password."""

    def __init__(self, server: Live, decided: bool = False) -> None:
        self.server = server
        self.insider("sesame")
        self.saga = Brought(server) if decided else Saga(server, "human:Ada", "human:Bo", "human:Cy")
        self.tokens: dict[Role, str | None] = {
            "owner": self.saga.owner,
            "member": self.saga.tokens[0],
            "dismissed": self.saga.tokens[1 if decided else 2],
            "spectator": None,
            "stranger": "x" * 32,
        }
        if not decided:
            self.saga.next().finish()
        self.table: str = self.saga.info["games"][0]["table"]
        gone = {"house": 1 if decided else 2, "bot": "random"}
        assert server.post(f"/campaigns/{self.saga.id}/dismiss", gone, self.saga.owner).status_code == 200
        self.saga.post("houses", self.saga.owner)

    def insider(self, password: str | None) -> None:
        self.server.http.cookies.clear()
        if password is not None:
            assert self.server.post("/lobby", {"password": password}).status_code == 200

    def ask(self, role: Role, deed: Deed) -> httpx.Response:
        self.insider(None if role == "stranger" else "sesame")
        return ASKED[deed](self, self.tokens[role])


def get(path: str) -> Callable[[Scene, str | None], httpx.Response]:
    return lambda scene, token: scene.server.get(path.format(id=scene.saga.id, table=scene.table), token)


def all_that_is_kept(scene: Scene, token: str | None) -> httpx.Response:
    """The records and notations as well; the first answer that is not as the file's."""
    answer = get("/campaigns/{id}/export")(scene, token)
    for path, found in (("/tables/{table}/record", 200), ("/tables/{table}/notation/any", 404)):
        more = get(path)(scene, token)
        if more.status_code != (found if answer.status_code == 200 else answer.status_code):
            return more
    return answer


def post(path: str, **body: Any) -> Callable[[Scene, str | None], httpx.Response]:
    return lambda scene, token: scene.server.post(path.format(id=scene.saga.id), body, token)


def join(scene: Scene, token: str | None) -> httpx.Response:
    """A house that is open when it is tried."""
    houses = scene.saga.info["houses"]
    if houses[-1]["kind"] != "open":
        houses = scene.saga.post("houses", scene.saga.owner).json()["houses"]
    return scene.saga.post("join", token, house=len(houses) - 1)


def give_up(scene: Scene, token: str | None) -> httpx.Response:
    """The game under way, which is there when it is tried."""
    if scene.saga.info["games"][-1]["result"] is not None:
        scene.saga.next()
    return scene.saga.post("next", token, anew=True)


ASKED: dict[Deed, Callable[[Scene, str | None], httpx.Response]] = {
    "list": get("/campaigns"),
    "see": get("/campaigns/{id}"),
    "join": join,
    "export": all_that_is_kept,
    "export decided": all_that_is_kept,
    "call": post("/campaigns/{id}/next", houses=[0, 1, 2]),
    "invite": post("/campaigns/{id}/houses", name="Dee"),
    "give up": give_up,
    "dismiss": post("/campaigns/{id}/dismiss", house=1, bot="random"),
}


@pytest.fixture
def server(tmp_path: Any) -> Iterator[Live]:
    with Live(config(tmp_path, password="sesame")) as live:
        yield live


@pytest.mark.parametrize("deed", MAY)
def test_every_cell_of_the_table(server: Live, deed: Deed) -> None:
    """The refused first: they change nothing."""
    scene = Scene(server, decided=deed == "export decided")
    for role in sorted(ROLES, key=lambda role: (role in MAY[deed], role == "owner")):
        answer = scene.ask(role, deed)
        if role in MAY[deed]:
            assert answer.status_code == 200, (role, deed, answer.text)
        else:
            assert answer.status_code in (401, 403), (role, deed, answer.text)
            assert answer.json()["code"] in ("not-yours", "password")


def test_what_belongs_to_a_deed_is_refused_with_it(server: Live) -> None:
    scene = Scene(server)
    for role in ROLES:
        token = scene.tokens[role]
        for path in ("book", "between/en"):
            assert scene.server.get(f"/campaigns/{scene.saga.id}/{path}", token).status_code in (200, 400)
        answer = scene.saga.post("answer", token, agree=True, call="none")
        assert answer.status_code in ((409, 403) if role in MAY["call"] else (401, 403)), role
        assert (scene.server.get(f"/campaigns/{scene.saga.id}/house", token).status_code == 200) == (role == "member")


def test_the_table_in_the_docs_is_the_one_that_is_enforced() -> None:
    rows = re.findall(r"^\| `([a-z ]+)`[^|]*((?:\| (?:yes|no) ){5})\|", SECURITY.read_text(), re.MULTILINE)
    said = {deed: tuple(cells.replace("|", " ").split()) for deed, cells in rows}
    assert said == {deed: tuple("yes" if role in may else "no" for role in ROLES) for deed, may in MAY.items()}


def test_who_was_dismissed_at_a_table_is_dismissed_from_the_campaign(server: Live) -> None:
    Scene(server).insider("sesame")
    saga = Saga(server, "human:Ada", "human:Bo")
    table = saga.next()
    assert server.post(f"/tables/{table.id}/dismiss", {"seat": 1, "bot": "random"}, saga.owner).status_code == 200
    assert saga.info["houses"][1] == {"house": 1, "kind": "bot", "name": "Bo", "bot": "random"}
    for what, body in (
        ("next", {}),
        ("houses", {}),
        ("join", {"house": 1}),
        ("answer", {"agree": True, "call": "none"}),
    ):
        said = refused(saga.post(what, saga.tokens[1], **body), "not-yours")
        assert said["message"]["key"] == "server-campaign-dismissed"
    while table.info["status"] != "finished":
        if 0 in table.pending():
            table.play(0)
    assert saga.next(saga.tokens[0]).info["seats"][1]["kind"] == "bot"


def test_nobody_is_dismissed_who_is_not_there(server: Live) -> None:
    scene = Scene(server)
    for house in (2, 3, 9):
        refused(scene.saga.post("dismiss", scene.saga.owner, house=house), "conflict")


# What is sealed


def test_an_export_of_an_undecided_campaign_holds_nothing_sealed_and_can_be_brought(server: Live) -> None:
    scene = Scene(server)
    scene.insider("sesame")
    saga = Saga(server, "human:Ada", "human:Bo")
    saga.next().finish()
    second = saga.next()
    second.finish()
    exported = server.get(f"/campaigns/{saga.id}/export", saga.tokens[0]).json()
    assert exported["chronicle"] is None
    assert [record["chronicle"] for record in exported["records"]] == [None, None]
    body = refused(server.get(f"/tables/{second.id}/record", saga.tokens[0]), "conflict")
    assert body["message"]["key"] == "server-record-sealed"
    campaign = interrex.Campaign.from_json(httpx.Response(200, json=exported).text)
    assert campaign.chronicle is not None
    assert campaign.chronicle["games"] == 2
    made = server.post("/campaigns/import", {"campaign": exported}).json()
    assert made["campaign"]["story"] == saga.info["story"]


# Calling for the next game


def test_a_game_begins_when_all_of_the_last_one_agree(server: Live) -> None:
    saga = Scene(server).saga  # Cy is a bot now: nobody to ask
    said = saga.post("next", saga.tokens[0]).json()
    assert said["made"] is None
    called = said["campaign"]["called"]
    assert (called["by"], called["houses"], called["agreed"], called["waits"]) == (0, [0, 1, 2], [0], [1])
    assert saga.post("next", saga.tokens[0]).json()["made"] is None  # to ask again is no agreement of others
    assert saga.post("next", saga.owner).json()["made"] is None  # nor is that the owner wants it
    made = saga.answer(1).json()["made"]
    assert made["table"]["houses"] == [0, 1, 2]
    assert saga.info["called"] is None
    refused(saga.post("answer", saga.tokens[1], agree=True, call=called["id"]), "conflict")


def test_who_stays_away_is_not_seated_and_the_game_says_so(server: Live) -> None:
    saga = Scene(server).saga
    saga.post("next", saga.tokens[0])
    made = saga.answer(1, agree=False).json()["made"]
    assert made["table"]["houses"] == [0, 2]
    assert [game["away"] for game in saga.info["games"]] == [[], [1]]


def test_another_lineup_is_asked_for_anew(server: Live) -> None:
    saga = Scene(server).saga
    saga.post("next", saga.tokens[0], houses=[0, 2])
    assert saga.info["called"]["waits"] == [1]
    said = saga.post("next", saga.tokens[1], houses=[1, 2]).json()["campaign"]["called"]
    assert (said["by"], said["agreed"], said["waits"]) == (1, [1], [0])
    refused(saga.post("next", saga.tokens[1], houses=[1]), "bad")  # no game of one could begin
    assert saga.info["called"]["houses"] == [1, 2]


def test_too_few_are_left_when_somebody_stays_away(server: Live) -> None:
    Scene(server).insider("sesame")
    saga = Saga(server, "human:Ada", "human:Bo")
    saga.next().finish()
    saga.post("next", saga.tokens[0])
    said = saga.answer(1, agree=False).json()
    assert (said["made"], said["campaign"]["called"]["waits"]) == (None, [])
    refused(saga.post("next", saga.tokens[0], call=said["campaign"]["called"]["id"]), "bad")
    saga.post("houses", saga.owner, kind="bot", bot="random")
    assert saga.post("next", saga.tokens[0], houses=[0, 2]).json()["made"]["table"]["houses"] == [0, 2]


def test_after_the_time_a_campaign_sets_nobody_is_waited_for(tmp_path: Path) -> None:
    now = [1000.0]
    with Live(config(tmp_path, clock=lambda: now[0])) as server:
        saga = Saga(server, "human:Ada", "human:Bo", wait=3600)
        saga.next().finish()
        called = saga.post("next", saga.tokens[0]).json()["campaign"]["called"]
        assert called["until"] == 1000.0 + 3600
        now[0] += 3599
        assert saga.post("next", saga.tokens[0]).json()["made"] is None
        now[0] += 1
        assert saga.post("next", saga.tokens[0]).json()["made"] is not None


def test_a_chosen_seed_marks_the_campaign_for_good_and_is_told_before(server: Live) -> None:
    saga = Scene(server).saga
    assert saga.info["practice"] is False
    saga.post("next", saga.tokens[0], seed="mine")
    assert (saga.info["called"]["seeded"], saga.info["practice"]) == (True, False)
    assert "mine" not in str(saga.info)
    assert saga.answer(1).json()["made"] is not None
    assert saga.info["practice"] is True
    exported = server.get(f"/campaigns/{saga.id}/export", saga.owner).json()
    assert exported["practice"] is True
    assert server.post("/campaigns/import", {"campaign": exported}).json()["campaign"]["practice"] is True
    assert [one["practice"] for one in server.get("/campaigns").json()] == [True, True]


@pytest.mark.parametrize("instead", [{"seed": "mine"}, {"houses": [0, 1]}])
def test_nobody_agrees_to_a_game_that_was_put_in_the_place_of_the_one_they_saw(server: Live, instead: Any) -> None:
    saga = Scene(server).saga
    seen = saga.post("next", saga.tokens[0]).json()["campaign"]["called"]["id"]
    now = saga.post("next", saga.tokens[0], **instead).json()["campaign"]["called"]
    assert now["waits"] == [1]
    for said in ({"agree": True, "call": seen}, {"agree": False, "call": seen}):
        refused(saga.post("answer", saga.tokens[1], **said), "conflict")
    for said in ({}, {"call": seen}):
        refused(saga.post("next", saga.tokens[1], **said), "conflict")
    assert saga.info["called"] == now
    assert saga.post("next", saga.tokens[1], call=now["id"]).json()["made"] is not None


def test_a_game_that_was_given_up_does_not_tell_what_is_sealed(server: Live) -> None:
    Scene(server).insider("sesame")
    saga = Saga(server, "human:Ada", "human:Bo")
    saga.next().finish()
    table = saga.next()
    assert saga.post("next", saga.owner, anew=True).status_code == 200
    assert server.get(f"/tables/{table.id}").json()["campaign"] is None
    table.finish()
    refused(server.get(f"/tables/{table.id}/record"), "conflict")
    refused(server.get(f"/tables/{table.id}/record", saga.tokens[0]), "conflict")
