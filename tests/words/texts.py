"""All that a game says in one language, wherever it stands: messages, lessons, boards, rulebook, stories."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/interrex"
GAMES = ("kingsburg", "root", "old-kings-crown", "oath", "kings-dilemma")
SHARED = "shared"
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=")


class Said(NamedTuple):
    """A line of a text, under the key of its message or, in prose, its number."""

    file: Path
    key: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.file.relative_to(ROOT)}: {self.key}"


def fluent_files(of: str, language: str) -> list[Path]:
    """Of a game, or of all that is shared."""
    if of == SHARED:
        own = [SOURCE / part / "locale" / f"{language}.ftl" for part in ("engine", "server", "cli")]
        return [*own, ROOT / "web/src/locale" / f"{language}.ftl"]
    package = of.replace("-", "_")
    locale = SOURCE / "games" / package / "locale"
    return [
        locale / f"{language}.ftl",
        locale / f"lessons.{language}.ftl",
        SOURCE / "cli/boards" / package / "locale" / f"{language}.ftl",
        ROOT / "web/src/boards" / of / "locale" / f"{language}.ftl",
    ]


def prose_files(of: str, language: str) -> list[Path]:
    if of == SHARED:
        return []
    folder = SOURCE / "games" / of.replace("-", "_")
    stories = sorted(folder.glob(f"stories/*/words.{language}.toml"))
    of_today = [file for file in stories if file.parent.suffix != ".first"]  # what an earlier edition said stays said
    return [folder / "rulebook" / f"{language}.md", *of_today]


def texts(of: str, language: str) -> Iterator[Said]:
    for file in fluent_files(of, language):
        yield from _messages(file)
    for file in prose_files(of, language):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield Said(file, str(number), line)


def _messages(file: Path) -> Iterator[Said]:
    message = key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        found = MESSAGE.match(line) or ATTRIBUTE.match(line)
        if found is not None:
            message = message if line.startswith(" ") else found[1]
            key = f"{message}.{found[1]}" if line.startswith(" ") else message
        yield Said(file, key, line[found.end() if found else 0 :].strip())
