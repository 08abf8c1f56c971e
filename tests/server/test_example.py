"""The example client in ``examples/`` against a live server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import interrex

from .helpers import Live

SCRIPT = Path(__file__).parents[2] / "examples" / "bot_client.py"


def run(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(SCRIPT), *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_it_stays_short() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 60


def test_example_clients_join_by_link_and_play_a_whole_game(server: Live) -> None:
    table = server.table("human", "open", "random", seed="example")
    link = f"{server.address}/t/{table.id}"
    clients = [run(link), run(link, table.tokens[0])]
    for client in clients:
        out, err = client.communicate(timeout=60)
        assert client.returncode == 0, err
        assert out.startswith("Scores: [")
    assert table.info["seats"][1]["name"] == "Example bot"
    assert interrex.replay(table.record()).over


def test_it_says_why_it_cannot_play(server: Live) -> None:
    table = server.table("human", "human")
    client = run(f"{server.address}/t/{table.id}", "x" * 32)
    _, err = client.communicate(timeout=60)
    assert client.returncode == 1
    assert err.startswith("This link does not open a seat")
