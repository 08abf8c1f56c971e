"""A server whose tables are in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from interrex.server.store.address import place_of
from interrex.testing.postgres import Cluster

from .helpers import Live, config


def test_a_game_is_played_and_is_there_when_the_server_comes_back(cluster: Cluster, folder: Path) -> None:
    settings = config(folder, db=place_of(cluster.database()))
    with Live(settings) as server:
        table = server.table("human", "human", game="toy")
        table.play_on(2)
        before = table.state(0)
        assert server.http.get("/readyz").status_code == 200
    with Live(settings) as server:
        table.server = server
        assert table.state(0)["seats"][0]["view"] == before["seats"][0]["view"]
        assert [listed["id"] for listed in server.get("/tables").json()] == [table.id]
