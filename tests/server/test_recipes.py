"""The systemd unit and the container recipe of docs/hosting.md: read as they stand there, and run as far as can be.

What starts the server, with which options and in which environment, is run for real with the interpreter of the tests
in place of the one in /opt; systemd looks the unit over where it is installed. Nothing here builds an image.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .helpers import WAIT

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
HOME = "/opt/interrex/bin/"
RUN = [sys.executable, "-c", "from interrex.cli import main; main()"]  # what the entry point does


def example(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)
    return str(found)


UNIT = ConfigParser(interpolation=None)
UNIT.optionxform = str  # type: ignore[assignment,method-assign] # systemd minds the case
UNIT.read_string(example("ini"))
SERVICE = UNIT["Service"]
STEPS = [line.split(" ", 1) for line in example("dockerfile").splitlines()]


def step(name: str) -> str:
    (found,) = [said for instruction, said in STEPS if instruction == name]
    return found


@contextmanager
def served(command: list[str], **environment: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The command as it is written, on a free port; and the port."""
    assert command[:2] == [f"{HOME}interrex", "serve"]
    process = subprocess.Popen(
        [*RUN, *command[1:], "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", process.stdout.readline())
        assert found
        yield process, int(found[1])
    finally:
        process.kill()
        process.communicate()


def stopped(process: subprocess.Popen[str], how: signal.Signals) -> int:
    process.send_signal(how)
    return process.wait(float(SERVICE["TimeoutStopSec"]))


def test_the_units_command_serves_keeps_its_file_where_the_unit_says_and_stops_in_time(folder: Path) -> None:
    name, value = SERVICE["Environment"].split("=", 1)
    assert (name, value) == ("XDG_DATA_HOME", "/var/lib")
    with served(shlex.split(SERVICE["ExecStart"]), XDG_DATA_HOME=str(folder), INTERREX_PASSWORD="x") as (process, port):
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
        lobby = httpx.get(f"http://127.0.0.1:{port}/api/lobby", headers={"Host": "play.example.org"})
        assert lobby.json()["password"] is True  # as EnvironmentFile gives it
        assert (folder / SERVICE["StateDirectory"] / "tables.db").exists()
        assert stopped(process, signal.SIGTERM) == 0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_has_nothing_to_say_about_the_unit(folder: Path) -> None:
    unit = folder / "interrex.service"
    unit.write_text(example("ini").replace(f"{HOME}interrex", "/bin/true"))  # it looks whether the program is there
    looked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert (looked.returncode, looked.stderr) == (0, "")


def test_the_containers_command_serves_and_its_health_check_finds_it(folder: Path) -> None:
    entry = json.loads(step("ENTRYPOINT"))
    assert step("VOLUME") == str(Path(entry[entry.index("--db") + 1]).parent)
    entry[entry.index("--db") + 1] = str(folder / "tables.db")
    health = json.loads(step("HEALTHCHECK").removeprefix("CMD "))
    assert health[0] == f"{HOME}python"
    with served(entry) as (process, port):
        asked = [sys.executable, *[word.replace(f":{step('EXPOSE')}/", f":{port}/") for word in health[1:]]]
        assert str(port) in asked[-1]
        assert subprocess.run(asked, timeout=WAIT, check=False).returncode == 0
        assert stopped(process, signal.Signals[step("STOPSIGNAL")]) == 0
        assert subprocess.run(asked, timeout=WAIT, check=False, stderr=subprocess.DEVNULL).returncode != 0
    assert (folder / "tables.db").exists()


def test_the_container_installs_what_is_built_into_the_place_it_is_started_from() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wheel, where = step("COPY").split()
    assert wheel == f"{project['name']}-*.whl"
    installs = [said for instruction, said in STEPS if instruction == "RUN"]
    assert f"{HOME}pip install --no-cache-dir {where}{wheel}" in installs
    assert any("python3 -m venv /opt/interrex" in said for said in installs)
    assert "interrex" in project["scripts"]
    user = step("USER")
    assert any(
        f"useradd --create-home {user}" in said and f"chown {user} {step('VOLUME')}" in said for said in installs
    )
