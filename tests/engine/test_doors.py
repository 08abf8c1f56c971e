"""Doors: what installed packages bring, ours first; and a package that fails does not take the house down."""

from __future__ import annotations

import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import interrex
from interrex.engine import doors, registry
from interrex.engine.doors import BrokenPackage, Door, PackageWarning
from interrex.engine.game import Game
from interrex.engine.message import Message
from tests.engine.toy import GAME as TOY


def accept(name: str, found: object) -> int | Message:
    return found if isinstance(found, int) else Message("engine-not-a-game", {})


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages: a house and a guest, with entry points into the module ``wares``."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "wares", raising=False)
    package(tmp_path, "guest", "aleph = wares:three\nzeta = wares:one\nbroken = wares:gone\nwrong = wares:text\n")
    package(tmp_path, "interrex", "zeta = wares:two\nbeta = wares:one\n")
    (tmp_path / "wares.py").write_text("one, two, three, text = 1, 2, 3, 'x'\n")
    return tmp_path


def package(folder: Path, name: str, entries: str) -> None:
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[wares]\n{entries}")


def test_names_are_known_before_anything_is_imported(brought: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert Door("wares", accept).names() == ("beta", "zeta", "aleph", "broken", "wrong"), "ours first"
    assert "wares" not in sys.modules


def test_what_is_ours_is_not_taken_over(brought: Path) -> None:
    with pytest.warns(PackageWarning, match="“zeta”, which the package guest brings, cannot be used: another package"):
        assert Door("wares", accept).load("zeta") == 2


@pytest.mark.filterwarnings("ignore::interrex.engine.doors.PackageWarning")
@pytest.mark.parametrize(("name", "why"), [("broken", "AttributeError: .*gone"), ("wrong", "it is not a Game")])
def test_what_cannot_be_used_says_whose_it_is_and_why(brought: Path, name: str, why: str) -> None:
    with pytest.raises(BrokenPackage, match=f"“{name}”, which the package guest brings, cannot be used: {why}"):
        Door("wares", accept).load(name)


def test_a_broken_package_is_told_of_once_and_the_others_go_on(brought: Path) -> None:
    door = Door("wares", accept)
    with pytest.warns(PackageWarning) as told:
        assert door.everything() == (1, 2, 3)
    assert len(told) == 3
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert door.everything() == (1, 2, 3)


@pytest.mark.filterwarnings("ignore::interrex.engine.doors.PackageWarning")
def test_a_warning_speaks_polish_too(brought: Path) -> None:
    with pytest.raises(BrokenPackage) as error:
        Door("wares", accept).load("wrong")
    assert PackageWarning(error.value).error.say("pl").startswith("Nie można użyć „wrong” z\u00a0pakietu guest")


# Games


def entered(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """As if these entry points were all there are."""
    entries = [EntryPoint(name, place, "interrex.games") for name, _, place in [v.partition("=") for v in values]]
    monkeypatch.setattr(doors, "entry_points", lambda group: entries)
    monkeypatch.setattr(registry, "DOOR", Door("interrex.games", registry.DOOR._accept))
    monkeypatch.setattr(registry, "_BY_HAND", {})


def test_a_game_that_cannot_be_used_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entered(monkeypatch, "toy=tests.engine.toy:GAME", "tribute=tests.engine.toy:GAME", "lost=no.such.module:GAME")
    with pytest.warns(PackageWarning):
        assert interrex.games() == (TOY,)
    with pytest.raises(interrex.UnknownGame, match="the game calls itself “toy”"):
        interrex.game("tribute")
    with pytest.raises(interrex.UnknownGame, match="ModuleNotFoundError"):
        interrex.game("lost")
    with pytest.raises(interrex.UnknownGame, match="Known: toy"):
        interrex.game("toi")


def test_without_any_game_one_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    entered(monkeypatch)
    for ask in (registry.first, lambda: interrex.game("toy")):
        with pytest.raises(interrex.UnknownGame, match="install it first"):
            ask()


def test_another_version_takes_the_place_of_the_one_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    entered(monkeypatch, "toy=tests.engine.toy:GAME")
    newer = TOY._replace(version=2)
    registry.register(newer)
    assert (registry.ids(), interrex.games(), interrex.game("toy")) == (("toy",), (newer,), newer)
    with pytest.raises(AssertionError, match="two games called toy"):
        registry.register(Game(**{**TOY._asdict(), "package": "elsewhere"}))


def test_who_needs_one_game_does_not_wait_for_the_others() -> None:
    """In a process that has imported nothing yet."""
    code = "import sys, interrex; interrex.new('kingsburg', 2); print([m for m in sys.modules if 'games.root' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_whoever_asks_while_entries_are_read_finds_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the threads of a server that has just been started again do."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*, group: str) -> Iterator[EntryPoint]:
        yield EntryPoint("one", "x:y", group)
        begun.set()
        go_on.wait(5)
        yield EntryPoint("two", "x:z", group)

    monkeypatch.setattr(doors, "entry_points", slowly)
    door: Door[str] = Door("nothing", lambda name, found: name)
    first = threading.Thread(target=door.names)
    first.start()
    begun.wait(5)
    assert door._entries is None  # nobody finds half of them
    go_on.set()
    first.join()
    assert door.names() == ("one", "two")
