"""The commands around the server: serve, export, import, loadtest."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import typer
from typer.testing import CliRunner, Result

import interrex
from interrex.cli import saves
from interrex.cli.commands import export, loadtest, serve
from interrex.cli.program import Commands
from interrex.cli.words import speak
from interrex.server.run import is_loopback, listen

from .helpers import Live, config

app = typer.Typer(cls=Commands, pretty_exceptions_enable=False)
app.command()(serve.serve)
app.command()(loadtest.loadtest)
app.command("export")(export.export_)
app.command("import")(export.import_)
SERVE = "import typer; from interrex.cli.commands.serve import serve; typer.run(serve)"


def run(*args: str) -> Result:
    speak("en")
    return CliRunner().invoke(app, [*map(str, args)])


def started(*args: str, data: Path, inherited: str = "") -> tuple[subprocess.Popen[str], str]:
    """The command in a process of its own, and the address it prints."""
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", inherited + SERVE, "--no-open", *args]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found, process.communicate()
    assert "nothing is lost" in process.stdout.readline()
    return process, found[0]


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGINT) -> str:
    """Tell it to stop, and what it complained about; it is not left behind if it does not."""
    process.send_signal(how)
    try:
        _, err = process.communicate(timeout=15)
    finally:
        process.kill()
    assert process.returncode == 0, err
    return err


def test_serve_prints_its_address_keeps_its_tables_and_stops_on_ctrl_c(folder: Path) -> None:
    process, address = started("--port", "0", data=folder)
    made = httpx.post(f"{address}/api/tables", json={"game": "kingsburg", "seats": [{"kind": "human"}] * 2})
    assert made.status_code == 201
    assert stop(process) == ""
    assert (folder / "interrex" / "tables.db").exists()
    process, address = started("--port", "0", data=folder)
    assert httpx.get(f"{address}/api/tables/{made.json()['table']['id']}").status_code == 200
    stop(process)


def test_serve_starts_without_what_takes_long_to_import_and_no_table_needs(folder: Path) -> None:
    slow = {"numpy", "open_spiel", "pettingzoo", "psycopg", "pyarrow", "pyspiel", "ray"}
    told = f"import atexit, sys; atexit.register(lambda: print({slow} & {{*sys.modules}} or 'none', file=sys.stderr)); "
    process, _ = started("--port", "0", data=folder, inherited=told)
    assert stop(process) == "none\n"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    "inherited", ["signal.signal(how, signal.SIG_IGN)", "signal.pthread_sigmask(signal.SIG_BLOCK, [how])"]
)
def test_serve_stops_though_whoever_started_it_ignores_signals(
    folder: Path, how: signal.Signals, inherited: str
) -> None:
    """As in a background job of a script."""
    process, _ = started("--port", "0", data=folder, inherited=f"import signal; how = {how:d}; {inherited}; ")
    assert stop(process, how) == ""


def test_serve_warns_when_everybody_may_come_in(folder: Path) -> None:
    for args, warned in ((("--host", "0.0.0.0"), True), (("--host", "0.0.0.0", "--password", "x"), False)):
        process, address = started("--port", "0", *args, data=folder)
        port = address.rsplit(":", 1)[1]
        assert httpx.get(f"http://127.0.0.1:{port}/api/lobby").json()["password"] is not warned
        assert ("--password" in stop(process)) is warned


def test_a_taken_port_is_told_in_one_line(folder: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        told = run("serve", "--port", port, "--db", str(folder / "x.db"), "--lang", "pl")
        assert told.exit_code == 2
        assert f"Port {port} jest zajęty" in told.stderr
    told = run("serve", "--host", "192.0.2.1", "--port", "0", "--db", str(folder / "x.db"))
    assert told.exit_code == 2
    assert "Cannot listen at 192.0.2.1" in told.stderr
    (folder / "y.db").write_text("no database at all" * 100)
    told = run("serve", "--port", "0", "--db", str(folder / "y.db"))
    assert told.exit_code == 2
    assert "cannot be used" in told.stderr


def test_loopback_is_known() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.8.8.8", "::1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "192.0.2.1", "example.org")))


# Export and import


def test_a_finished_game_goes_from_a_server_into_a_file_and_into_another_store(server: Live, folder: Path) -> None:
    table = server.table("human", "human", game="toy", seed="travel", options={"rounds": 1})
    told = run("export", server.address, table.id, "--to", str(folder))
    assert told.exit_code == 2
    assert "still being played" in told.stderr
    record = table.play_out()
    assert run("export", f"{server.address}/t/{table.id}", "--to", str(folder)).exit_code == 0
    file = folder / f"toy-{table.id}.json"
    assert saves.load(file) == record
    told = run("import", str(file), "--db", str(folder / "other.db"), "--name", "Visitors")
    assert told.exit_code == 0, told.stderr
    name = re.search(r"table (\S+)", told.stdout)
    assert name
    with Live(config(folder, db=folder / "other.db")) as other:
        info = other.get(f"/tables/{name[1]}").json()
        assert (info["status"], info["name"], info["key"]) == ("finished", "Visitors", record.key)
        assert other.get(f"/tables/{name[1]}/record").content.decode() == record.to_json()
        assert other.post(f"/tables/{name[1]}/join", {}).status_code == 409


def test_an_unfinished_game_can_be_gone_on_with_elsewhere(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = server.table("human", "human", seed="move house")
        table.play_on(9)
    assert run("export", str(folder / "tables.db"), "--to", str(folder)).exit_code == 0
    file = folder / f"kingsburg-{table.id}.json"
    assert len(interrex.replay(saves.load(file)).moves) == 9
    told = run("import", str(file), "--db", str(folder / "other.db"))
    name = re.search(r"table (\S+)", told.stdout)
    assert name
    with Live(config(folder, db=folder / "other.db")) as other:
        info = other.get(f"/tables/{name[1]}").json()
        assert (info["status"], info["moves"], info["seeded"]) == ("open", 9, True)
        table.server, table.id = other, name[1]
        table.tokens = {}
        for _ in range(2):
            key = other.post(f"/tables/{table.id}/join", {}).json()["seat"]
            table.tokens[key["seat"]] = key["token"]
        table.play_on(5)
        assert table.info["moves"] == 14


def test_what_cannot_be_exported_or_imported_is_told(server: Live, folder: Path) -> None:
    for args, words in (
        (("export", str(folder / "nothing.db")), "neither a file nor a server"),
        (("export", "http://127.0.0.1:9", "x"), "neither a file nor a server"),
        (("export", server.address, "nowhere"), "no table “nowhere”"),
        (("export", server.address, "../games"), "no table “../games”"),
        (("export", str(server.config.db), "nowhere"), "no table “nowhere”"),
        (("import", str(folder / "nothing.json")), "no file"),
    ):
        told = run(*args)
        assert told.exit_code == 2
        assert words in told.stderr.replace("\n", " ")


# Load


def test_a_small_load_test_finds_nothing_wrong() -> None:
    told = run("loadtest", "--tables", "3", "--players", "3", "--burst", "--json", "--limit", "60")
    report = json.loads(told.stdout)
    assert report["faults"] == []
    assert report["unfinished"] == 0
    assert report["moves"] > 300
    assert report["latency_ms"]["p50"] > 0
    assert told.exit_code == 0


def test_a_load_test_without_time_says_so() -> None:
    told = run("loadtest", "kingsburg", "--tables", "1", "--players", "2", "--think", "0.2", "--limit", "1")
    assert told.exit_code == 1
    assert "Time ran out" in told.stdout
    assert "ms a move" in told.stdout


def test_a_load_test_refuses_what_it_cannot_try() -> None:
    for nonsense in (("--think", "fast"), ("--players", "9"), ("chess",)):
        assert run("loadtest", *nonsense).exit_code == 2


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["--mail", "smtp://u:secret@mail.example.org?from=t@example.org"], "without a password"),
        (["--mail", "mail.example.org"], "--mail wants smtp://"),
    ],
)
def test_serve_says_what_is_wrong_with_a_mail_server_and_never_its_password(asked: list[str], says: str) -> None:
    result = run("serve", "--port", "0", *asked)
    assert result.exit_code != 0
    said = " ".join((result.output + str(result.exception or "")).split())
    assert says in said
    assert "secret" not in said
