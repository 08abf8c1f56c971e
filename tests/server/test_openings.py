"""The page for everybody: tables whose owners want company, on a server that has such a page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interrex.server.config import Limits
from interrex.server.tables import openings

from .helpers import Live, Server, config

CLOCK = {"per": "move", "seconds": 86_400, "more": 0}


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Live]:
    with Live(config(tmp_path, public_lobby=True, password="sesame")) as server:
        server.post("/lobby", {"password": "sesame"})
        yield server


def listed(server: Server) -> list[dict[str, Any]]:
    return list(server.get("/open").json())


def test_a_table_stands_there_only_if_its_owner_says_so(public: Live) -> None:
    public.table("human", "open", game="toy", name="Ours alone")
    wanted = {"language": "pl", "experience": "new"}
    table = public.table("human", "open", "random", game="toy", name="Come in", clock=CLOCK, opening=wanted)
    (found,) = listed(Server(public.address))  # somebody who does not know the lobby's password
    assert {name: value for name, value in found.items() if name != "at"} == {
        "table": table.id, "name": "Come in", "game": "toy", "seats": 3, "players": [""], "free": 1, "bots": 1,
        "clock": CLOCK, "language": "pl", "experience": "new",
    }  # fmt: skip
    assert public.get("/lobby").json()["public"] is True


def test_a_stranger_sits_down_and_a_full_table_stands_there_no_longer(public: Live) -> None:
    table = public.table("human", "open", game="toy", opening={})
    joined = Server(public.address).post(f"/tables/{table.id}/join", {"name": "Zoe"})
    assert joined.status_code == 200
    assert listed(public) == []
    assert public.post(f"/tables/{table.id}/opening", {}, table.owner).status_code == 409


def test_the_owner_and_nobody_else_puts_it_there_and_takes_it_away(public: Live) -> None:
    table, path = public.table("human", "open", game="toy"), "opening"
    assert public.get(f"/tables/{table.id}/{path}", table.owner).json() is None
    for token in (None, table.tokens[0], "A" * 32):
        assert public.post(f"/tables/{table.id}/{path}", {}, token).status_code in (401, 403)
    wish = {"language": "de", "experience": "much"}
    assert public.post(f"/tables/{table.id}/{path}", wish, table.owner).json() == wish
    assert public.get(f"/tables/{table.id}/{path}", table.owner).json() == wish
    assert public.post(f"/tables/{table.id}/{path}/remove", {}, table.tokens[0]).status_code == 403
    assert len(listed(public)) == 1
    assert public.post(f"/tables/{table.id}/{path}/remove", {}, table.owner).status_code == 200
    assert listed(public) == []


def test_a_server_has_no_such_page_unless_whoever_runs_it_says_so(server: Live) -> None:
    table = server.table("human", "open", game="toy")
    assert server.get("/open").status_code == 404
    assert server.get("/lobby").json()["public"] is False
    assert server.post(f"/tables/{table.id}/opening", {}, table.owner).status_code == 404
    wanted = {"game": "toy", "seats": [{"kind": "human"}, {"kind": "open"}], "opening": {}}
    assert server.post("/tables", wanted).status_code == 404


def test_who_waits_too_long_for_company_stands_there_no_longer(tmp_path: Path) -> None:
    now = 1_000_000.0
    with Live(config(tmp_path, public_lobby=True, clock=lambda: now)) as server:
        server.table("human", "open", game="toy", opening={})
        assert len(listed(server)) == 1
        now += openings.WEEKS
        assert listed(server) == []


def test_the_page_holds_so_many_and_the_newest_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "MOST", 3)
    now = 1_000_000.0
    with Live(config(tmp_path, public_lobby=True, clock=lambda: now)) as server:
        for n in range(5):
            now += 1
            server.table("human", "open", game="toy", name=str(n), opening={})
        assert [one["name"] for one in listed(server)] == ["4", "3", "2"]


def test_floods_have_an_end(tmp_path: Path) -> None:
    limits = Limits()._replace(tables=Limits().requests)
    with Live(config(tmp_path, public_lobby=True, limits=limits, steady=lambda: 0.0)) as server:
        wanted = {"game": "kingsburg", "seats": [{"kind": "human"}, *[{"kind": "open"}] * 3], "opening": {}}
        made = [server.post("/tables", wanted) for _ in range(8)]
        assert [one.status_code for one in made] == [201] * 5 + [429] * 3
        ids = [one.json()["table"]["id"] for one in made[:5]]
        sat = [server.post(f"/tables/{id_}/join", {}).status_code for id_ in ids for _ in range(3)]
        assert sat == [200] * 12 + [429] * 3
        assert [server.get("/open").status_code for _ in range(60)][-1] == 429


@pytest.mark.parametrize("wish", [{"language": "<b>"}, {"experience": "godlike"}, {"language": "x" * 500}, []])
def test_bad_wishes_are_refused(public: Live, wish: Any) -> None:
    table = public.table("human", "open", game="toy")
    assert public.post(f"/tables/{table.id}/opening", wish, table.owner).status_code == 400
    assert listed(public) == []
