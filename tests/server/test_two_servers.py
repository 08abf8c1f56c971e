"""Two servers, nginx and PostgreSQL: the example of docs/hosting.md, run as it is written there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interrex.testing.postgres import Cluster

from .helpers import WAIT
from .test_hosting import DOCS, NAME, Proxy, enter, free_port

SECTION = DOCS.split("### Two servers, nginx and PostgreSQL\n")[1].split("\n### ")[0]
COMMANDS = [shlex.split(line) for line in re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)[0].splitlines()]
(EXAMPLE,) = re.findall(r"```nginx\n(.*?)```", SECTION, re.DOTALL)
DATABASE = "postgresql://interrex@127.0.0.1/interrex"
RUN = [sys.executable, "-c", "from interrex.cli import main; main()"]  # what the entry point does


class Served:
    """One of the commands, with a database and a port of our own."""

    def __init__(self, command: list[str], database: str) -> None:
        assert command[0] == "interrex"
        self.named = command[command.index("--port") + 1]
        self.port = str(free_port())
        ours = {self.named: self.port, DATABASE: database}
        self._command = [*RUN, *[ours.get(word, word) for word in command[1:]]]
        assert set(ours.values()) <= set(self._command)
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "INTERREX_PASSWORD": "Sesame", "LC_ALL": "C.UTF-8"}
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        assert f":{self.port}" in self._process.stdout.readline()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate(timeout=WAIT)


@pytest.fixture
def servers(cluster: Cluster) -> Iterator[list[Served]]:
    started: list[Served] = []
    try:
        database = cluster.database()
        started += [Served(command, database) for command in COMMANDS]
        yield started
    finally:
        for server in started:
            server.kill()


def test_one_goes_on_where_the_other_was_killed(servers: list[Served], folder: Path) -> None:
    first, second = servers
    proxy = Proxy(folder, EXAMPLE, {f"127.0.0.1:{server.named}": f"127.0.0.1:{server.port}" for server in servers})

    def ask(method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        headers = {"Origin": f"https://{NAME}", **({} if token is None else {"Authorization": f"Bearer {token}"})}
        answer = http.request(method, f"/api{path}", json=body, headers=headers, extensions={"sni_hostname": NAME})
        assert answer.is_success, answer.text
        return answer.json()

    def play(table: str, tokens: list[str]) -> int:
        """Whoever is asked does the first thing offered; how many moves there are then."""
        states = [(token, ask("GET", f"/tables/{table}/state", token)["seats"][0]) for token in tokens]
        token, asked = next((token, seat["ask"]) for token, seat in states if seat["ask"])
        move = {"id": f"by-the-way-{len(done)}", "action": asked["offers"][0]["action"], "asked": asked["asked"]}
        done.append(ask("POST", f"/tables/{table}/moves", token, move))
        return int(ask("GET", f"/tables/{table}/state", token)["seats"][0]["view"]["moves"])

    done: list[Any] = []
    try:
        with proxy.client("127.0.0.2") as http:
            enter(http, "Sesame").raise_for_status()
            first.kill()  # who was let in by one is known to the other
            made = ask("POST", "/tables", body={"game": "kingsburg", "seats": [{"kind": "human"}] * 2})
            table, tokens = made["table"]["id"], [seat["token"] for seat in made["seats"]]
            assert play(table, tokens) == 1
            first.start()
            second.kill()
            assert play(table, tokens) == 2
            second.start()
            first.kill()
            assert play(table, tokens) == 3
            assert [listed["id"] for listed in ask("GET", "/tables")] == [table]
    finally:
        proxy.stop()


def test_both_are_told_the_same() -> None:
    first, second = [[word for word in command if word not in ("8001", "8002")] for command in COMMANDS]
    assert first == second
