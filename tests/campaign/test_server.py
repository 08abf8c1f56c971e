"""Campaigns and packs at the server: houses across tables, the next game, export and import, and what stays sealed."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from functools import cache
from threading import Thread, current_thread
from typing import Any

import httpx
import pytest

import interrex
from interrex.engine import registry
from interrex.server.config import Limits, Rate
from tests.server.helpers import Live, Table, bearer, config
from tests.server.process import Process

from .play import play_out


@pytest.fixture
def server(tmp_path: Any) -> Iterator[Live]:
    with Live(config(tmp_path)) as live:
        yield live


def test_the_history_book_is_for_anybody_with_the_address(server: Live) -> None:
    realm = interrex.campaign("oath", houses=("Ada", "Bo", "Cy"))
    realm.add(play_out(realm.next(seed=1)))
    made = server.post("/campaigns/import", {"campaign": json.loads(realm.to_json()), "name": "Realm"}).json()
    book = server.get(f"/campaigns/{made['campaign']['id']}/book").json()
    assert (book["game"], book["name"], book["houses"]) == ("oath", "Realm", ["Ada", "Bo", "Cy"])
    [chapter] = book["chapters"]
    assert chapter["said"][0]["key"] == "oath-book-title"
    assert chapter["drawn"]["game"] == 1
    assert len(chapter["drawn"]["sites"]) == 8


def test_a_campaign_may_have_no_book(server: Live) -> None:
    answer = server.get(f"/campaigns/{Saga(server, 'human:Ada', 'human:Bo').id}/book")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad")


@pytest.mark.parametrize(
    "path", ["/campaigns/{id}", "/campaigns/{id}/book", "/games/oath/rules/en", "/words/oath/pl.ftl"]
)
def test_nobodys_move_waits_while_a_game_is_imported(path: str, server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    load, threads = registry.DOOR._import, list[Thread]()

    def loaded(entry: Any) -> Any:
        threads.append(current_thread())
        return load(entry)

    monkeypatch.setattr(registry.DOOR, "_import", loaded)
    monkeypatch.setattr(registry.DOOR, "_here", {})
    saga = Saga(server, "human:Ada", "human:Bo", "human:Cy", game="oath", listed=True)
    registry.DOOR._here.clear()
    assert server.get(path.format(id=saga.id)).status_code == 200
    assert len(threads) >= 2
    assert server._thread not in threads


class Saga:
    """A campaign as those who take part know it."""

    def __init__(self, server: Live, *kinds: str, game: str = "heirloom", **wanted: Any) -> None:
        self.server = server
        houses = [kind.partition(":") for kind in kinds]
        body = {"game": game, "houses": [house(kind, name) for kind, _, name in houses], **wanted}
        answer = server.post("/campaigns", body)
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        self.id: str = self.made["campaign"]["id"]
        self.owner: str = self.made["owner"]
        self.tokens: dict[int, str] = {key["house"]: key["token"] for key in self.made["houses"]}

    @property
    def info(self) -> dict[str, Any]:
        return dict(self.server.get(f"/campaigns/{self.id}").json())

    def post(self, what: str, token: str | None = None, /, **body: Any) -> httpx.Response:
        return self.server.post(f"/campaigns/{self.id}/{what}", body, token)

    def next(self, token: str | None = None, **wanted: Any) -> Table:
        """The next game: somebody calls for it, and everybody who is asked agrees."""
        answer = self.post("next", token or self.owner, **wanted)
        assert answer.status_code == 200, answer.text
        while (made := answer.json()["made"]) is None:
            answer = self.answer(answer.json()["campaign"]["called"]["waits"][0])
            assert answer.status_code == 200, answer.text
        table = Table(self.server, made)
        table.tokens = {seat: self.tokens[h] for seat, h in enumerate(made["table"]["houses"]) if h in self.tokens}
        return table

    def answer(self, house: int, agree: bool = True) -> httpx.Response:
        """What a house says to the call that stands."""
        return self.post("answer", self.tokens[house], agree=agree, call=self.info["called"]["id"])

    def export(self) -> str:
        answer = self.server.get(f"/campaigns/{self.id}/export", self.owner)
        assert answer.status_code == 200, answer.text
        return answer.text


def house(kind: str, name: str) -> dict[str, Any]:
    return {"kind": kind, "name": name} if kind in ("human", "open") else {"kind": "bot", "bot": kind, "name": name}


def refused(answer: httpx.Response, code: str) -> dict[str, Any]:
    body: dict[str, Any] = answer.json()
    assert body["code"] == code, answer.text
    assert not body["sentence"].startswith(("server-", "engine-"))
    return body


# Houses and games


def test_a_house_is_kept_across_tables_by_one_token(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    first = saga.next(saga.tokens[0])
    assert [seat["name"] for seat in first.info["seats"]] == ["Ada", "Bo"]
    first.finish()
    second = saga.next(saga.tokens[1], houses=[1, 0])
    assert second.tokens == {0: saga.tokens[1], 1: saga.tokens[0]}
    assert second.info["houses"] == [1, 0]
    assert second.info["campaign"] == saga.id
    second.finish()
    assert [game["number"] for game in saga.info["games"]] == [1, 2]
    campaign = interrex.Campaign.from_json(saga.export())
    assert [played.record.houses for played in campaign.games] == [(0, 1), (1, 0)]
    assert campaign.games[1].record.chronicle == interrex.replay(campaign.games[0].record).chronicle()


def test_a_campaigns_clock_runs_in_every_one_of_its_games(server: Live) -> None:
    clock = {"per": "player", "seconds": 900, "more": 10}
    saga = Saga(server, "human:Ada", "human:Bo", clock=clock)
    assert saga.info["clock"] == clock
    for _ in range(2):
        table = saga.next()
        assert table.info["clock"] == clock
        assert [seat["time"] for seat in table.info["seats"]] == [900, 900]
        table.finish()
    untimed = Saga(server, "human:Ada", "human:Bo")
    assert untimed.info["clock"] is None
    assert untimed.next().info["clock"] is None


def test_the_caller_gets_its_own_seat_and_only_the_owner_owns_the_table(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    saga.post("next", saga.tokens[0])
    made = saga.answer(1).json()["made"]
    assert made["seats"] == [{"seat": 1, "token": saga.tokens[1]}]
    assert made["owner"] == ""
    table = Table(server, made)
    assert server.post(f"/tables/{table.id}/dismiss", {"seat": 0}, saga.tokens[1]).status_code == 403
    assert server.post(f"/tables/{table.id}/dismiss", {"seat": 0}, saga.owner).status_code == 200
    assert saga.info["houses"][0]["kind"] == "bot"  # at the next game as well


def test_there_is_one_game_at_a_time(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    table = saga.next()
    refused(saga.post("next", saga.owner), "conflict")
    refused(saga.post("next", saga.tokens[0], anew=True), "not-yours")
    again = saga.next(anew=True)
    assert again.id != table.id
    assert table.info["campaign"] is None  # a table like any other now
    table.finish()
    assert [game["table"] for game in saga.info["games"]] == [again.id]
    again.finish()
    assert len(interrex.Campaign.from_json(saga.export()).games) == 1


def test_only_those_who_take_part_begin_a_game_or_bring_newcomers(server: Live) -> None:
    saga = Saga(server, "human:Ada", "open:Bo")
    stranger = Saga(server, "human:Eve", "human:Bo")
    for what in ("next", "houses"):
        assert saga.post(what).status_code == 401
        refused(saga.post(what, stranger.tokens[0]), "not-yours")
        refused(saga.post(what, "x" * 32), "not-yours")


def test_a_token_tells_which_house_it_opens(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    assert server.get(f"/campaigns/{saga.id}/house", saga.tokens[1]).json()["name"] == "Bo"
    assert server.get(f"/campaigns/{saga.id}/house").status_code == 401
    for token in (saga.owner, "x" * 32):
        refused(server.get(f"/campaigns/{saga.id}/house", token), "not-yours")


def test_an_open_house_is_taken_and_its_seat_with_it(server: Live) -> None:
    saga = Saga(server, "human:Ada", "open:Bo", "open:Cy")
    table = saga.next()
    joined = saga.post("join", house=1, name="Bogna").json()
    token = joined["house"]["token"]
    assert joined["campaign"]["houses"][1] == {"house": 1, "kind": "human", "name": "Bogna", "bot": None}
    table.tokens[1] = token
    assert table.info["seats"][1]["name"] == "Bogna"
    refused(saga.post("join", house=1), "conflict")
    refused(saga.post("join", house=7), "conflict")
    # whoever takes the seat at the table holds the house as well
    sat = server.post(f"/tables/{table.id}/join", {"seat": 2, "name": "Cyryl"}).json()
    saga.tokens |= {1: token, 2: sat["seat"]["token"]}
    assert saga.info["houses"][2]["name"] == "Cyryl"
    table.tokens[2] = saga.tokens[2]
    table.finish()
    saga.next(saga.tokens[2]).finish()


def test_a_house_can_be_taken_between_games(server: Live) -> None:
    saga = Saga(server, "human:Ada", "open")
    assert saga.info["houses"][1]["name"] == "Player 2"
    saga.tokens[1] = saga.post("join", house=1).json()["house"]["token"]
    assert saga.info["houses"][1]["name"] == "Player 2"
    saga.next(saga.tokens[1]).finish()


def test_a_new_link_for_a_seat_is_a_new_link_for_its_house(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    table = saga.next()
    key = server.post(f"/tables/{table.id}/renew", {"seat": 1}, saga.tokens[1]).json()
    refused(saga.post("houses", saga.tokens[1]), "not-yours")
    table.tokens[1] = saga.tokens[1] = key["token"]
    assert saga.post("houses", saga.tokens[1]).status_code == 200
    table.finish()
    saga.next(saga.tokens[1]).finish()


def test_newcomers_join(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    saga.next().finish()
    info = saga.post("houses", saga.tokens[0], name="Bo").json()
    assert [h["name"] for h in info["houses"]] == ["Ada", "Bo", "Bo 2"]
    saga.tokens[2] = saga.post("join", house=2, name="Cy").json()["house"]["token"]
    saga.next(houses=[2, 0]).finish()
    saga.post("houses", saga.tokens[0], kind="bot", bot="random", name="Otto")
    assert saga.next(houses=[0, 3]).info["seats"][1]["bot"] == "random"
    campaign = interrex.Campaign.from_json(saga.export())
    assert campaign.houses == ["Ada", "Bo", "Cy", "Otto"]
    refused(saga.post("houses", saga.owner, kind="bot", bot="alien"), "bad")


def test_a_campaign_has_no_more_houses_than_its_game(server: Live) -> None:
    twelve = [f"human:{n}" for n in range(12)]
    saga = Saga(server, *twelve, game="kings-dilemma")
    refused(saga.post("houses", saga.owner, name="One more"), "conflict")
    assert len(saga.info["houses"]) == 12
    thirteen = [{"kind": "open", "name": f"{n}"} for n in range(13)]
    answer = server.post("/campaigns", {"game": "kings-dilemma", "houses": thirteen})
    assert answer.json()["message"]["params"]["most"] == 12


def test_houses_there_are_none_of_do_not_play(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    for houses in ([0, 9], [0, 0], [], [0]):
        refused(saga.post("next", saga.owner, houses=houses), "bad")


def test_namesakes_do_no_harm(server: Live) -> None:
    saga = Saga(server, "human:Ada", "open:Bo")
    saga.tokens[1] = saga.post("join", house=1, name="Ada").json()["house"]["token"]
    assert [house["name"] for house in saga.info["houses"]] == ["Ada", "Ada 2"]
    table = saga.next()
    assert [seat["name"] for seat in table.info["seats"]] == ["Ada", "Ada 2"]
    table.finish()
    assert interrex.Campaign.from_json(saga.export()).houses == ["Ada", "Ada 2"]
    assert saga.next().info["status"] == "running"


def test_bots_play_a_campaign_by_themselves(server: Live) -> None:
    saga = Saga(server, "random:Otto", "greedy:Rufus")
    for number in (1, 2):
        table = saga.next()
        with table.socket() as watching:
            while watching.state["table"]["result"] is None:
                watching.receive()
        assert len(saga.info["games"]) == number
    assert saga.info["story"][0]["key"] == "heirloom-owns"


def test_listed_campaigns_are_listed(server: Live) -> None:
    seen, hidden = Saga(server, "human:Ada", "human:Bo", name="Ours"), Saga(server, "human", "human", listed=False)
    assert [one["id"] for one in server.get("/campaigns").json()] == [seen.id]
    assert server.get(f"/campaigns/{hidden.id}").status_code == 200
    assert hidden.next().info["listed"] is False
    assert seen.next().info["name"] == "Ours · 1"
    refused(server.get("/campaigns/nowhere"), "not-found")
    refused(server.get("/campaigns/nowhere/export"), "not-found")
    refused(server.get("/campaigns/ż"), "not-found")


def test_wishes_that_cannot_be(server: Live) -> None:
    two = [{"kind": "human"}, {"kind": "human"}]
    for body in (
        {"game": "kingsburg", "houses": two},
        {"game": "heirloom", "houses": two[:1]},
        {"game": "heirloom", "houses": two, "options": {"turns": 99}},
        {"game": "heirloom", "houses": [{"kind": "bot", "bot": "alien"}, {"kind": "human"}]},
        {"game": "root", "houses": two, "options": {"seat-1": "eyrie", "seat-2": "eyrie"}},
        {"game": "checkers", "houses": two},
        {"game": "heirloom", "houses": []},
    ):
        refused(server.post("/campaigns", body), "bad")
    assert server.get("/campaigns").json() == []


# Root


def test_the_second_leg_of_root(server: Live) -> None:
    saga = Saga(server, "random:Otto", "random:Rufus", game="root", options={"seat-1": "marquise", "seat-2": "eyrie"})
    for number in (1, 2):
        table = saga.next(seed=f"legs {number}")
        options = table.info["options"]
        assert options["seat-1"] == ("marquise", "eyrie")[number - 1]
        with table.socket() as watching:
            while watching.state["table"]["result"] is None:
                watching.receive()
    info = saga.info
    assert info["result"]["rule"] == "11.3"
    scores = [game["result"]["scores"] for game in info["games"]]
    assert info["result"]["scores"] == [a + b for a, b in zip(*scores, strict=True)]
    body = refused(saga.post("next", saga.owner), "bad")
    assert body["sentence"] == "Both legs of this match have been played."


# Export and import


def test_an_export_holds_finished_games_only_and_no_key_of_the_one_under_way(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    saga.next().finish()
    finished = saga.export()
    table = saga.next(seed="secret")
    table.play(0)
    assert json.loads(saga.export())["records"] == json.loads(finished)["records"]
    key = interrex.new("heirloom", 2, "secret").key.hex()
    for path in (f"/campaigns/{saga.id}", "/campaigns", f"/campaigns/{saga.id}/export"):
        assert key not in server.get(path, saga.tokens[0]).text
    everything = json.dumps(saga.info) + saga.export()
    assert not any(token in everything for token in (*saga.tokens.values(), saga.owner))


def test_a_campaign_moves_to_another_server_and_goes_on(server: Live) -> None:
    saga = Saga(server, "human:Ada", "human:Bo")
    for _ in range(2):
        saga.next().finish()
    made = server.post("/campaigns/import", {"campaign": json.loads(saga.export()), "name": "Copy"}).json()
    copy = Saga.__new__(Saga)
    copy.server, copy.id, copy.owner, copy.tokens = server, made["campaign"]["id"], made["owner"], {}
    assert copy.export() == saga.export()
    assert [game["result"] for game in copy.info["games"]] == [game["result"] for game in saga.info["games"]]
    assert copy.info["story"] == saga.info["story"]
    assert {h["kind"] for h in copy.info["houses"]} == {"open"}
    for number in (0, 1):
        copy.tokens[number] = copy.post("join", house=number).json()["house"]["token"]
    copy.next(copy.tokens[0]).finish()
    assert len(copy.info["games"]) == 3
    old = server.get(f"/tables/{copy.info['games'][0]['table']}/record", copy.tokens[0])
    assert interrex.replay(interrex.Record.from_json(old.content)).over


def test_names_that_show_nothing_or_look_alike_are_not_brought_from_elsewhere(server: Live) -> None:
    campaign = interrex.campaign("heirloom", houses=("Ada", "\u3164", "\u0410da"))
    campaign.add(play_out(campaign.next(seed=1)))
    made = server.post("/campaigns/import", {"campaign": json.loads(campaign.to_json())}).json()["campaign"]
    called = ["Ada", "Player 2", "\u0410da 2"]
    assert [house["name"] for house in made["houses"]] == called
    table = server.get(f"/tables/{made['games'][0]['table']}").json()
    assert [seat["name"] for seat in table["seats"]] == called


@pytest.mark.parametrize("moves", [None, [[0, "abracadabra"]]], ids=["playable", "text"])
def test_what_was_played_under_rules_that_are_gone_can_still_be_brought(server: Live, moves: list[Any] | None) -> None:
    campaign = interrex.campaign("heirloom", houses=("Ada", "Bo"))
    campaign.add(play_out(campaign.next(seed=1)))
    written = json.loads(campaign.to_json())
    if moves is not None:
        written["records"][0]["moves"], written["chronicle"]["opened"] = moves, ["attic", "cellar"]
    game = interrex.game("heirloom")
    registry.register(game._replace(version=2))
    try:
        made = server.post("/campaigns/import", {"campaign": written}).json()
        assert bool(made["campaign"]["games"][0]["result"]["winners"]) == (moves is None)
        answer = server.post(f"/campaigns/{made['campaign']['id']}/next", {}, made["owner"])
        assert answer.json()["made"], answer.text
        export = server.get(f"/campaigns/{made['campaign']['id']}/export", made["owner"])
        assert interrex.Campaign.from_json(export.text).chronicle == (campaign.chronicle if moves is None else None)
    finally:
        registry.register(game)


def test_a_game_whose_rules_are_gone_gives_way(server: Live) -> None:
    saga = Saga(server, "human:Ada", "open:Bo")
    game = interrex.game("heirloom")
    table = saga.next()
    registry.register(game._replace(version=2))
    try:
        saga.tokens[1] = saga.post("join", house=1).json()["house"]["token"]
        refused(saga.post("next", saga.tokens[1]), "conflict")
        assert saga.next(saga.tokens[1], anew=True).id != table.id
    finally:
        registry.register(game)


@cache
def file() -> dict[str, Any]:
    """A campaign of one game, as it is exported."""
    campaign = interrex.campaign("root", houses=("Ada", "Bo"))
    campaign.add(play_out(campaign.next(seed=1)))
    return dict(json.loads(campaign.to_json()))


def with_record(**parts: Any) -> dict[str, Any]:
    return {**file(), "records": [{**file()["records"][0], **parts}]}


HOSTILE: dict[str, Callable[[], Any]] = {
    "no campaign": list,
    "format": lambda: {**file(), "format": 7},
    "another chronicle": lambda: {**file(), "chronicle": {**file()["chronicle"], "map": "winter"}},
    "a chronicle of wrong shape": lambda: {**file(), "chronicle": {"legs": 7}},
    "unfinished": lambda: with_record(moves=file()["records"][0]["moves"][:-1]),
    "illegal": lambda: with_record(moves=[[0, "fly"]]),
    "no houses": lambda: {**file(), "houses": []},
    "rules to come": lambda: {**file(), "version": 99},
    "a long name": lambda: {**file(), "houses": ["Ada", "x" * 31]},
    "a name that steers": lambda: {**file(), "houses": ["Ada", "\u001b[2J"]},
    "an unknown field": lambda: {**file(), "token": "x"},
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_import_is_refused_in_words(server: Live, name: str) -> None:
    refused(server.post("/campaigns/import", {"campaign": HOSTILE[name]()}), "bad")
    assert server.get("/campaigns").json() == []
    assert server.get("/tables").json() == []


def test_an_import_may_be_larger_than_other_messages_but_not_without_end(server: Live) -> None:
    campaign = interrex.campaign("heirloom", houses=("Ada", "Bo"), options={"turns": 6})
    while len(campaign.to_json()) < 70_000:
        campaign.add(play_out(campaign.next()))
    assert server.post("/campaigns/import", {"campaign": json.loads(campaign.to_json())}).status_code == 201
    refused(server.post("/campaigns/import", {"campaign": {"game": "x" * 5_000_000}}), "too-large")
    refused(server.post("/campaigns", {"game": "x" * 70_000}), "too-large")


def test_what_can_be_exported_can_be_imported(server: Live) -> None:
    """A long campaign: its file is larger than half a megabyte."""
    campaign = interrex.campaign("heirloom", houses=("Ada", "Bo"), options={"turns": 6})
    while len(campaign.to_json()) < 600_000:
        campaign.add(play_out(campaign.next()))
    made = server.post("/campaigns/import", {"campaign": json.loads(campaign.to_json())}).json()
    exported = server.get(f"/campaigns/{made['campaign']['id']}/export", made["owner"])
    assert len(exported.text) > 512 * 1024
    again = server.post("/campaigns/import", {"campaign": exported.json()})
    assert len(again.json()["campaign"]["games"]) == len(campaign.games)


def test_whoever_may_not_import_is_told_before_the_file_is_read(tmp_path: Any) -> None:
    with Live(config(tmp_path, password="sesame")) as server:
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=10) as there:
            head = "POST /api/campaigns/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000000\r\n\r\n{"
            there.sendall(head.encode())
            assert there.recv(12) == b"HTTP/1.1 401"


def test_campaigns_are_limited_as_tables_are(tmp_path: Any) -> None:
    limits = Limits(tables=Rate(3, 0.001), imports=Rate(1, 0.001))
    with Live(config(tmp_path, limits=limits)) as server:
        saga = Saga(server, "human:Ada", "open:Bo")
        assert saga.post("houses", saga.owner).status_code == 200
        assert saga.post("join", house=1).status_code == 200
        refused(saga.post("next", saga.owner), "too-fast")
        brought = {"campaign": json.loads(saga.export())}
        assert server.post("/campaigns/import", brought).status_code == 201
        refused(server.post("/campaigns/import", brought), "too-fast")


def test_the_lobby_s_password_is_asked_for(tmp_path: Any) -> None:
    with Live(config(tmp_path, password="sesame")) as server:
        houses = [{"kind": "human"}, {"kind": "human"}]
        refused(server.post("/campaigns", {"game": "heirloom", "houses": houses}), "password")
        refused(server.get("/campaigns"), "password")
        refused(server.post("/campaigns/import", {"campaign": file()}), "password")


# Restarts


def test_a_campaign_survives_a_restart(tmp_path: Any) -> None:
    with Live(config(tmp_path)) as server:
        saga = Saga(server, "human:Ada", "human:Bo")
        saga.next().finish()
        table = saga.next()
        table.play_on(2)
        before, export = saga.info, saga.export()
    with Live(config(tmp_path)) as server:
        saga.server = table.server = server
        assert (saga.info, saga.export()) == (before, export)
        table.finish()
        assert [game["result"] is None for game in saga.info["games"]] == [False, False]
        saga.next(saga.tokens[1]).finish()
        assert len(interrex.Campaign.from_json(saga.export()).games) == 3


# Packs


def test_a_pack_is_served_to_tables_that_have_opened_it(server: Live) -> None:
    table = server.table("human", "human", game="heirloom")
    other = server.table("human", "human", game="heirloom")
    names = ("attic", "attic/en.ftl", "nothing", "nothing/en.ftl", "..%2Fen/en.ftl", "cellar")
    sealed = [table.get(f"packs/{name}") for name in names]
    assert {answer.status_code for answer in sealed} == {404}
    assert len({answer.json()["sentence"] for answer in sealed}) == 1  # no word on whether it exists
    table.play(0, "open")
    assert table.state()["packs"] == ["attic"]
    assert table.get("packs/attic").json() == {"components": {"cards": {"lantern": 4, "spyglass": 6}}}
    assert "luneta" in table.get("packs/attic/pl.ftl").text
    assert table.get("packs/attic/xx.ftl").status_code == 404
    assert table.get("packs/cellar").status_code == 404
    assert other.state()["packs"] == []
    assert other.get("packs/attic").status_code == 404


def test_nothing_else_tells_of_a_sealed_pack(server: Live) -> None:
    table = server.table("human", "human", game="heirloom")
    table.play(0, "dig")
    texts = [server.get("/games").text, server.get("/words/heirloom/en.ftl").text, server.get("/openapi.json").text]
    texts += [json.dumps(table.state(seat)) for seat in (None, 0, 1)]
    for text in texts:
        assert "lantern" not in text
        assert "amphora" not in text
        assert "attic" not in text


def test_a_refusal_about_an_opened_pack_is_said_with_its_words(server: Live) -> None:
    table = server.table("human", "human", game="heirloom")
    table.play(0, "open")
    answer = table.post("why", 1, id="question-1", seat=1, action="take lantern").json()
    assert answer["code"] == "allowed"


# The axe


def test_a_game_that_ends_under_the_axe_is_in_its_campaign_once(tmp_path: Any) -> None:
    """Killed around the last move of a leg, again and again: the leg is there, once, and the next one follows."""
    luck = random.Random(7)
    made: dict[str, Any] = {}
    for kill in range(4):
        with (
            Process(tmp_path / "tables.db", "--unlimited") as server,
            httpx.Client(base_url=f"{server.address}/api", timeout=10) as http,
        ):
            if not made:
                houses = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
                made = http.post("/campaigns", json={"game": "root", "houses": houses}).json()
                place = f"/campaigns/{made['campaign']['id']}"
                tokens = [key["token"] for key in made["houses"]]
                begun = [http.post(f"{place}/next", json={}, headers=bearer(token)).json() for token in tokens]
                leg = f"/tables/{begun[1]['made']['table']['id']}"
            try:
                for step in range(1000):
                    if one_move(http, leg, tokens, luck, f"{kill}-{step}"):
                        break
                    if step == 60 and kill < 2:
                        server.kill()
            except httpx.TransportError:
                continue
            if kill < 3:
                server.kill()  # right after the last move was acknowledged, however early some luck brings it
                continue
            info = http.get(place).json()
            assert [game["result"] is not None for game in info["games"]] == [True]
            campaign = interrex.Campaign.from_json(http.get(f"{place}/export", headers=bearer(tokens[0])).text)
            assert len(campaign.games) == 1
            for token in tokens:
                second = http.post(f"{place}/next", json={}, headers=bearer(token)).json()["made"]
            assert second["table"]["options"]["seat-1"] == campaign.settled((0, 1))["seat-1"]


def one_move(http: httpx.Client, table: str, tokens: list[str], luck: random.Random, name: str) -> bool:
    """A random move of whoever is to move; True when the game is over."""
    for token in tokens:
        state = http.get(f"{table}/state", headers=bearer(token)).json()
        if state["table"]["result"] is not None:
            return True
        if (ask := state["seats"][0]["ask"]) is not None:
            body = {"id": f"axe-{name}-x", "action": luck.choice(ask["offers"])["action"], "asked": ask["asked"]}
            http.post(f"{table}/moves", json=body, headers=bearer(token))
            return False
    return False
