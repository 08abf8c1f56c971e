"""What a component does stands in one place: its entry. Its id stands nowhere else in the game's code."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from interrex.engine.powers import Power
from interrex.games.kingsburg import GAME as KINGSBURG
from interrex.games.kingsburg import data as kingsburg
from interrex.games.oath import GAME as OATH
from interrex.games.oath.data import banners, denizens, edifices, relics, reliquary, sites, visions
from interrex.games.root import GAME as ROOT
from interrex.games.root import data as root

GAMES = Path(__file__).parents[1] / "src" / "interrex" / "games"


class Components(NamedTuple):
    """The components of a game that have powers: ids, entries, and the files in which ids may be written."""

    ids: Collection[str]
    entries: Mapping[str, tuple[Power, ...]]
    files: tuple[str, ...] = ("data.py", "cards.py")
    words: tuple[str, ...] = ()  # ids that are plain words too, or named by the rules themselves
    idle: tuple[str, ...] = ()  # those that do nothing, as printed


COMPONENTS = {
    "kingsburg": Components(
        [*[building.id for building in kingsburg.BUILDINGS], *[card.id for card in kingsburg.CARDS]],
        KINGSBURG.rules.entries,
        (
            *["data.py", "pictures.py", "lessons.py"],
            *["cards/buildings.py", "cards/destiny.py", "cards/governors.py", "cards/scenarios.py"],
        ),
        idle=("bridge",),
    ),
    "root": Components(
        [*[card.id for card in root.CARDS if card.kind == root.PERSISTENT], *root.LEADERS, *root.CHARACTERS],
        ROOT.rules.entries,
        ("data.py", "cards.py", "lessons.py", "play/walkthrough.py"),  # the last two deal printed hands
    ),
    "oath": Components(
        [
            *[card.id for suit in denizens.BY_SUIT for card in suit],
            *[card.id for card in (*edifices.EDIFICES, *relics.RELICS, *visions.VISIONS, *sites.SITES)],
            *[card.id for card in (*banners.BANNERS, *reliquary.RELIQUARY)],
        ],
        OATH.rules.entries,
        (
            "lessons.py",
            *[
                f"{path.parent.name}/{path.name}"
                for place in ("data", "cards")
                for path in (GAMES / "oath" / place).glob("*.py")
            ],
        ),
        ("keep", "map", "peoples-favor", "darkest-secret"),
    ),
}


@pytest.mark.parametrize("game", COMPONENTS)
def test_every_component_has_one_entry_in_printed_order(game: str) -> None:
    ids, entries, _, _, idle = COMPONENTS[game]
    assert list(entries) == list(ids)
    assert [id for id, powers in entries.items() if not powers] == list(idle), "each of the others does something"


def written(path: Path) -> Iterator[str]:
    """Everything a file names, in words: its strings and its identifiers, but no docstrings and comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        for name in ("id", "attr", "arg", "name"):
            if isinstance(found := getattr(node, name, None), str):
                yield found


def in_words(text: str) -> str:
    """``TownHall``, ``town_hall`` and ``town-hall`` as the same words."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", text)
    return f"-{'-'.join(re.findall('[a-z0-9]+', apart.lower()))}-"


def named(path: Path, ids: Collection[str]) -> set[str]:
    texts = [in_words(text) for text in written(path)]
    return {component for component in ids if any(f"-{component}-" in text for text in texts)}


@pytest.mark.parametrize("game", COMPONENTS)
def test_no_component_is_named_outside_its_tables(game: str) -> None:
    ids, _, files, words, _ = COMPONENTS[game]
    found = {
        str(path.relative_to(GAMES)): names
        for path in sorted((GAMES / game).rglob("*.py"))
        if str(path.relative_to(GAMES / game)) not in files and (names := named(path, ids) - {*words})
    }
    assert not found


def test_a_name_would_be_noticed(tmp_path: Path) -> None:
    file = tmp_path / "play.py"
    file.write_text('"""The Inn."""\nclass TownHall: ...\nKEY = f"kingsburg-{x}-stone-wall"\ndef use(market): ...\n')
    assert named(file, ["inn", "town-hall", "stone-wall", "wall-stone", "market"]) == {
        "town-hall",
        "stone-wall",
        "market",
    }
