"""A game in a package of its own, installed as anybody would install it, appears in every face.

``ferry/`` is that package: a small game with secrets and roles, a bot and a board in the browser; the terminal draws it
on the plain one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.helpers import Server
from tests.server.process import Process

PACKAGE = Path(__file__).parent / "ferry"
QUIETLY = ("-q", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the package was installed."""
    folder = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(PACKAGE, tmp_path_factory.mktemp("source") / "ferry")  # building leaves nothing behind
    subprocess.run([sys.executable, "-m", "pip", "install", *QUIETLY, "--target", str(folder), str(source)], check=True)
    return folder


@pytest.fixture(autouse=True)
def environment(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the programs that are started: they find the package, speak English and keep their files here."""
    path = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    settings = {"PYTHONPATH": os.pathsep.join(path), "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    for name, value in {**settings, "COLUMNS": "100"}.items():
        monkeypatch.setenv(name, value)


def python(*arguments: str, typed: str = "") -> str:
    done = subprocess.run([sys.executable, *arguments], input=typed, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def interrex(line: str, *typed: str) -> str:
    return python("-m", "interrex.cli", *line.split(), typed="".join([f"{word}\n" for word in typed]))


# The terminal


def test_it_is_listed_after_ours_with_its_bot() -> None:
    games = [game["id"] for game in json.loads(interrex("games --json"))]
    assert games[-1] == "ferry"
    assert len(games) > 1
    assert "ferryman" in interrex("games")


def test_its_names_are_told_in_both_languages() -> None:
    assert "Otters" in interrex("games ferry")
    names = json.loads(interrex("games ferry --json --lang pl"))["names"]
    assert names["options"]["rounds"] == {"name": "Rundy", "values": {"3": "trzy", "5": "pięć"}}
    assert names["components"]["role"]["otter"] == "Wydry"


def test_its_rulebook_can_be_read() -> None:
    assert "the boat has sunk" in interrex("rules ferry 1.3")
    assert "łódź zatonęła" in interrex("rules ferry 1.3 --lang pl")


def test_it_is_played_at_the_terminal_on_the_plain_board() -> None:
    said = interrex("play ferry --players 2 --bots ferryman --seed 1", "land", "load 1", "load 2", "land")
    assert "Your boat is empty" in said
    assert "quays" in said, "the view, as an outline"
    assert "lands safely" in said
    assert "wins!" in said


def test_its_bot_plays_against_ours() -> None:
    report = json.loads(interrex("sim ferry --bots ferryman,random --games 8 --seed 1 --json"))
    assert (report["finished"], report["errors"]) == (8, [])
    assert [row["bot"] for row in report["kinds"]] == ["ferryman", "random"]
    assert [row["name"] for row in report["roles"]] == ["Herons", "Otters"]


# The library


def test_it_conforms() -> None:
    python("-c", CONFORMS)


CONFORMS = """
import interrex
from interrex.testing.conformance import play_and_check

game = interrex.game("ferry")
for players in range(game.players[0], game.players[1] + 1):
    for rounds in game.options[0].values:
        play_and_check(game, players, {"rounds": rounds}, seed=players)
"""


# The web table


def test_the_server_offers_it_and_plays_it(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as process:
        server = Server(process.address)
        (info,) = [game for game in server.get("/games").json() if game["id"] == "ferry"]
        assert set(info["bots"]) == {"ferryman", "greedy", "knight", "random", "regent", "steward"}
        assert "Load a crate" in server.get("/words/ferry/en.ftl").text
        table = server.table("human", "ferryman", game="ferry", seed="1")
        with table.socket(0) as socket:
            while socket.state["table"]["status"] != "finished":
                if socket.question(0) is None:
                    socket.receive()
                else:
                    assert socket.play(0)["type"] == "accepted"
                    socket.until(socket.state["seq"] + 1)
            assert set(socket.state["seats"][0]["view"]["board"]) >= {"quays", "boats", "score"}
        assert [seat for seat, _ in table.record().moves] == [0, 1] * 3


def test_its_board_is_served_out_of_the_package_and_nothing_else_is(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as process, httpx.Client(base_url=process.address, timeout=60) as http:
        boards = {game["id"]: game["board"] for game in http.get("/api/games").json()}
        address = boards.pop("ferry")
        assert set(boards.values()) == {None}
        assert re.fullmatch(r"/boards/ferry/[0-9a-f]{16}/board\.js", address)
        module = http.get(address)
        assert module.text == (PACKAGE / "src" / "ferry" / "web" / "board.js").read_text()
        assert module.headers["content-type"] == "text/javascript; charset=utf-8"
        assert module.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "script-src 'self'; style-src 'self';" in module.headers["content-security-policy"]
        assert http.get(address, headers={"If-None-Match": module.headers["etag"]}).status_code == 304
        folder = address.removesuffix("board.js")
        assert http.get(f"{folder}board.css").headers["content-type"] == "text/css; charset=utf-8"
        elsewhere = (
            "__init__.py",
            "none.js",
            "%2e%2e%2fplay.py",
            "..%2fplay.py",
            "../play.py",
            "",
            "board.js/board.js",
        )
        for path in (
            *[folder + each for each in elsewhere],
            "/boards/ferry/0123456789abcdef/board.js",
            "/boards/none/0/board.js",
        ):
            assert http.get(path).status_code == 404, path


def test_a_client_cannot_have_the_server_import_anything(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as process:
        for bot in ("ferry.bot:Ferryman", "antigravity:Bot"):
            wanted = {"game": "ferry", "seats": [{"kind": "human"}, {"kind": "bot", "bot": bot}]}
            answer = httpx.post(f"{process.address}/api/tables", json=wanted)
            assert answer.status_code == 400
            assert f"no bot called “{bot}”" in answer.text


# A package that fails


def test_a_broken_package_is_told_of_and_the_house_stands(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "broken"
    shutil.copytree(installed, folder)
    (folder / "ferry" / "play.py").write_text("import no_such_module\n")
    monkeypatch.setenv("PYTHONPATH", os.environ["PYTHONPATH"].replace(str(installed), str(folder)))
    command = [sys.executable, "-m", "interrex.cli", "--lang", "pl", "games"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Ostrzeżenie: Nie można użyć „ferry” z pakietu interrex-ferry: ModuleNotFoundError" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "2–5" in done.stdout
