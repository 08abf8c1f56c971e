"""Stories from elsewhere at the server: offered like ours, sealed like ours, and missed by name when they are gone."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from interrex.campaign import Campaign
from interrex.engine import registry, wire
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.packs import STORIES
from interrex.games.kings_dilemma.story.shelf import OURS, SHELF, plain
from interrex.stories import install
from interrex.testing import rule

from .helpers import Live, config

ID = GAME.id


@pytest.fixture
def story(tmp_path: Path) -> Iterator[str]:
    """The name of a stranger's story, installed for one test."""
    before = dict(SHELF)
    files = {file: text.encode() for file, text in STORIES.blank("a-tale").items()}
    yield install(tmp_path / "stories", GAME, files)
    SHELF.clear()
    SHELF.update(before)
    registry.unregister(ID)


def test_an_installed_story_is_offered_with_its_title(story: str, tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        (game,) = [game for game in server.get("/games").json() if game["id"] == ID]
        assert game["options"][0]["values"] == [*OURS, story]
        words = server.get(f"/words/{ID}/pl.ftl").text
        assert f"kings-dilemma-option-story-{story} = Nowa historia" in words
        assert "Co obiecuje TAK" not in words


@rule("kings-dilemma", "11.11", "11.12")
def test_what_an_installed_story_has_sealed_is_not_there(story: str, tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        table = server.table("human", "human", "human", game=ID, options={"story": story})
        table.play_on(8)
        opened = server.get(f"/tables/{table.id}/state").json()["packs"]
        assert opened
        for pack in opened:
            assert server.get(f"/tables/{table.id}/packs/{pack}/en.ftl").status_code == 200
        sealed = [pack for pack in SHELF[story].sealed if pack not in opened]
        assert sealed
        for pack in sealed[:40]:
            assert server.get(f"/tables/{table.id}/packs/{pack}").status_code == 404
            assert server.get(f"/tables/{table.id}/packs/{pack}/en.ftl").status_code == 404


@rule("kings-dilemma", "11.14")
def test_a_table_whose_story_is_gone_waits_for_it(story: str, tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        table = server.table("human", "random", "random", game=ID, options={"story": story})
    kept = SHELF.pop(story)
    whole = registry.find(ID)
    registry.register(GAME)
    with Live(config(tmp_path)) as server:
        refused = server.get(f"/tables/{table.id}/state")
        assert refused.status_code == 409
        assert story in refused.text
        unknown = server.post("/tables", {"game": ID, "seats": [{"kind": "human"}] * 3, "options": {"story": story}})
        assert unknown.status_code == 400
    SHELF[story] = kept
    registry.register(whole)
    with Live(config(tmp_path)) as server:
        assert server.get(f"/tables/{table.id}/state").status_code == 200


@rule("kings-dilemma", "11.10", "11.12")
def test_what_lies_on_the_table_between_reigns_comes_with_the_words_of_what_was_opened(tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        houses = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ada", "Bo", "Cy")]
        made = server.post("/campaigns", {"game": ID, "houses": houses}).json()
        place = f"/campaigns/{made['campaign']['id']}"
        assert server.get(f"{place}/between/en").json() == {"lies": None, "words": ""}
        table = server.post(f"{place}/next", {"seed": "reign"}, made["owner"]).json()["made"]["table"]["id"]
        wait_until(lambda: server.get(f"/tables/{table}").json()["status"] == "finished")
        told = server.get(f"{place}/between/pl").json()
        assert told["lies"]["reign"] == 1
        assert {one["person"] for one in told["lies"]["houses"]} == {0, 1, 2}
        for stack in told["lies"]["stories"]:
            assert f"kings-dilemma-story-{stack['cards'][-1]['story']} = " in told["words"]
        opened = {plain(name) for name in server.get(f"/tables/{table}/state").json()["packs"]}
        sealed = [pack for pack in SHELF[OURS[0]].sealed if pack not in opened]
        assert not [pack for pack in sealed if f"-{pack} = " in told["words"]]
        assert server.get(f"{place}/between/xx").status_code == 404


def wait_until(done: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.1)


# Kingdoms from elsewhere, in a host's own story


@pytest.fixture
def reign(story: str) -> dict[str, Any]:
    """The file of a kingdom in that story, of one reign by random houses."""
    kingdom, luck = Campaign(registry.find(ID), ("Ada", "Bo", "Cy"), {"story": story}), random.Random(1)
    match = kingdom.next(seed=1)
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, luck.choice(match.actions(seat)))
    kingdom.add(match)
    return wire.decode(kingdom.to_json(), dict[str, Any])


FORGED: dict[str, Callable[[dict[str, Any], dict[str, Any]], None]] = {
    "what the last game left": lambda file, all_open: file.update(chronicle=all_open),
    "what the first game began with": lambda file, all_open: file["records"][0].update(chronicle=all_open),
    "no game at all": lambda file, all_open: file.update(chronicle=all_open, records=[]),
    "a game without moves": lambda file, all_open: (
        file.update(chronicle=all_open),
        file["records"][0].update(moves=[], version=1),
    )[0],
    "a game by earlier rules": lambda file, all_open: (
        file.update(chronicle=all_open, version=1),
        file["records"][0].update(chronicle=all_open, version=1),
    )[0],
    "a kingdom of ours that has read it": lambda file, all_open: (
        file.update(chronicle=all_open, options={}),
        file["records"][0].update(chronicle=all_open, options={}),
    )[0],
}


@rule("kings-dilemma", "11.10", "11.11")
@pytest.mark.parametrize("name", FORGED)
def test_a_forged_kingdom_opens_nothing_of_a_host_s_own_story(
    story: str, reign: dict[str, Any], name: str, tmp_path: Path
) -> None:
    """A file from anybody says that all of a story is open which only this host has."""
    sealed, played = set(SHELF[story].sealed), set(reign["chronicle"]["opened"])
    assert played < sealed
    FORGED[name](reign, {**reign["chronicle"], "opened": sorted(sealed)})
    with Live(config(tmp_path)) as server:
        brought = server.post("/campaigns/import", {"campaign": reign})
        if brought.status_code != 201:
            assert brought.json()["code"] == "bad"
            assert not [pack for pack in sealed if pack in brought.text]
            return
        place = f"/campaigns/{brought.json()['campaign']['id']}"
        words = server.get(f"{place}/between/en").json()["words"]
        assert not [pack for pack in sealed - played if f"-{pack} = " in words]
        begun = server.post(f"{place}/next", {"houses": [0, 1, 2]}, brought.json()["owner"]).json()["made"]
        tables = [begun["table"]["id"], *[game["table"] for game in brought.json()["campaign"]["games"]]]
        for table, pack in itertools.product(tables, sorted(sealed - played)):
            assert server.get(f"/tables/{table}/packs/{pack}").status_code in (404, 409)
            assert server.get(f"/tables/{table}/packs/{pack}/en.ftl").status_code in (404, 409)
