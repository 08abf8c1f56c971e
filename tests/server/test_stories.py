"""Stories from elsewhere at the server: offered like ours, sealed like ours, and missed by name when they are gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from interrex.engine import registry
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.stories import STORIES
from interrex.games.kings_dilemma.story.shelf import OURS, SHELF
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


@rule(ID, "11.11", "11.12")
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


@rule(ID, "11.14")
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
