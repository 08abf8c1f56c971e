"""No file outside a game's own folders names that game: games come and go without anything else being touched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex

TOP = Path(__file__).parents[1]
SHARED = ("src/interrex", "web/src", "web/index.html", "web/vite.config.ts", "web/svelte.config.js")
OWN = ("src/interrex/games", "src/interrex/cli/boards", "web/src/boards")  # a game's folders are these, with its id
BUILT = TOP / "src" / "interrex" / "server" / "static"
TEXTS = {".py", ".ftl", ".md", ".ts", ".svelte", ".css", ".html", ".js", ".json", ".svg"}
CARDS = ("The Velvet Oath",)  # of other games: names that hold a game's title
ORDINARY = {"root", "oath"}  # words that also mean something else: looked for only where they mean the game


def files(game: str) -> Iterator[Path]:
    """Every text of the house that is not the game's own."""
    own = [TOP / folder / name for folder in OWN for name in (game, game.replace("-", "_"))]  # Python has no hyphens
    for place in SHARED:
        path = TOP / place
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            mine = any(file.is_relative_to(folder) for folder in (*own, BUILT))
            if file.suffix in TEXTS and file.is_file() and not mine:
                yield file


def pattern(name: str) -> re.Pattern[str]:
    """How a text would name the game."""
    word = re.escape(name)
    if name.lower() not in ORDINARY:
        return re.compile(rf"(?<![a-z]){word}(?![a-z])", re.IGNORECASE)
    quoted = rf"""["'`“„]{word}["'`”]"""
    placed = rf"(games|boards|tests)[./]{word}\b"
    keyed = rf"(?<![\w:-])(cli-)?{word}-[a-z]"  # of a message
    asked = rf"\b(play|sim|rules|games|new|next) {word}\b"  # on a command line
    titled = rf"\b{word.capitalize()}\b"
    return re.compile("|".join((quoted, placed, keyed, asked, titled)))


def named(text: str, game: interrex.Game) -> list[str]:
    """The lines of a text that name the game, one of its notations or its title."""
    names = {game.id, game.title.lower(), *[notation.name for notation in game.extras.notations]}
    patterns = [pattern(name) for name in names]
    for card in CARDS:
        text = text.replace(card, "")
    return [line.strip() for line in text.splitlines() if any(one.search(line) for one in patterns)]


@pytest.mark.parametrize("game", interrex.games(), ids=lambda game: game.id)
def test_no_shared_file_names_a_game(game: interrex.Game) -> None:
    found = {
        str(file.relative_to(TOP)): lines
        for file in files(game.id)
        if (lines := named(file.read_text(encoding="utf-8"), game))
    }
    assert not found


@pytest.mark.parametrize("game", interrex.games(), ids=lambda game: game.id)
def test_no_shared_file_is_called_after_a_game(game: interrex.Game) -> None:
    assert not [file for file in files(game.id) if game.id in re.split(r"[^a-z]+", str(file.relative_to(TOP)).lower())]


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("kingsburg", "see Kingsburg's board"),
        ("kingsburg", "cli-kingsburg-year = Year"),
        ("root", 'GAME = "root"'),
        ("root", "from interrex.games.root import GAME"),
        ("root", "root-faction-eyrie = Eyrie"),
        ("root", "interrex play root"),
        ("root", "a match of Root"),
        ("root", "--notation rootlog"),
    ],
)
def test_a_name_would_be_noticed(game: str, line: str) -> None:
    assert named(line, interrex.game(game))


@pytest.mark.parametrize("line", ["const root = document.documentElement", ":root {", "a root of two", "rooted"])
def test_an_ordinary_word_is_no_name(line: str) -> None:
    assert not named(line, interrex.game("root"))
