"""The table of the house in docs/house.md, made of what every file says about itself in its first sentence.

``python tools/house.py`` writes it afresh; ``--check`` only says whether it is as it should be.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "house.md"
BEGIN: Final = "<!-- the house: written by `make house` -->"
END: Final = "<!-- the end of the house -->"

WHOLE: Final = ("src/interrex", "web/src", "tools", "examples", "docs")  # listed file by file
FOLDERS_ONLY: Final = ("tests", "web")
A_NAME: Final = 24  # letters of a sentence that only names its subject
KINDS: Final = {".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".typed", ""}
LEFT_OUT: Final = re.compile(r"/static/|/node_modules/|/__pycache__/|/test-results/|/\.|\.test\.ts$|docs/house\.md$")

# What cannot speak for itself: folders of the client, and files without room for a sentence.
SAID: Final = {
    "docs": "What to read beside the README",
    "examples": "Programs that use the server from outside",
    "tests": "Every test in Python, a folder a subject",
    "tests/campaign/records": "Games and campaigns that older versions wrote",
    "tests/playthroughs": "Transcripts of whole games, in which a change of rules can be read",
    "tools": "What building and keeping the project needs",
    "web": "The client and the tests that use it in a browser",
    "web/e2e": "A person at the table: whole games in a browser, phones, keyboards and screen readers included",
    "web/screenshots": "The pictures in docs/screenshots, taken afresh",
    "web/src": "The client of the web table",
    "web/src/boards": "Boards, a folder a game: what a view looks like and what can be clicked",
    "web/src/lib": "What needs no browser: pure functions and types, each tested beside it",
    "web/src/pages": "A page an address",
    "web/src/parts": "Pieces that several pages share",
    "web/src/state": "What the client remembers while it is open",
    "web/src/table": "The parts of the page on which a game is played",
    "py.typed": "Tells type checkers that the package has types",
    "rulebook/{en,pl}.md": "The rules in our own words, each under an id",
}  # fmt: skip


def table(root: Path = ROOT) -> str:
    """One row a folder and a file, in the order in which a reader looks."""
    rows = ["| where | what lives there |", "| --- | --- |"]
    for top in WHOLE:
        for folder, files in houses(root, top):
            rows.append(row(f"**`{folder}/`**", of_folder(root, folder)))
            rows += [row(f"`{name}`", line) for name, line in lines(root, folder, files) if name != "__init__.py"]
    for top in FOLDERS_ONLY:
        known = [path for path in sorted((root / top).rglob("*")) if path.is_dir()]
        named = [path.relative_to(root).as_posix() for path in [root / top, *known]]
        others = [one for one in named if not f"{one}/".startswith(tuple([f"{whole}/" for whole in WHOLE]))]
        rows += [row(f"**`{one}/`**", line) for one in others if (line := of_folder(root, one))]
    return "\n".join(rows)


def row(where: str, what: str) -> str:
    return f"| {where} | {what.replace('|', chr(92) + '|')} |"


def houses(root: Path, top: str) -> Iterator[tuple[str, list[Path]]]:
    """Every folder that has a line, with its files; folders that have none count as part of the one above."""
    files = sorted([path for path in (root / top).rglob("*") if path.is_file() and path.suffix in KINDS])
    homes: dict[str, list[Path]] = {top: []}
    for path in files:
        if not LEFT_OUT.search("/" + path.relative_to(root).as_posix()):
            homes.setdefault(home(root, path.parent), []).append(path)
    yield from sorted(homes.items())


def home(root: Path, folder: Path) -> str:
    name = folder.relative_to(root).as_posix()
    return name if of_folder(root, name) else home(root, folder.parent)


def of_folder(root: Path, folder: str) -> str:
    """What a folder says about itself: as a package, by its board, or in the list above."""
    for name in ("__init__.py", "Board.svelte"):
        if (root / folder / name).exists() and (line := first_sentence(root / folder / name)):
            return line
    return SAID.get(folder, "")


def lines(root: Path, folder: str, files: list[Path]) -> Iterator[tuple[str, str]]:
    """The files of a folder; one in two languages is one row."""
    said: dict[str, str] = {}
    for path in files:
        name = path.relative_to(root / folder).as_posix()
        both = re.sub(r"\b(?:en|pl)(?=\.(?:ftl|md)$)", "{en,pl}", name)
        said.setdefault(both, SAID.get(both) or first_sentence(path))
    yield from said.items()


def first_sentence(path: Path) -> str:
    """The first sentence of a file's docstring or opening comment; where it is only a name, the second as well."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        said = ast.get_docstring(ast.parse(text)) or ""
    elif path.suffix == ".md":
        said = text.partition("\n\n")[2]
    elif path.suffix in (".ftl", ""):
        said = re.sub(r"^#!.*\n", "", text)
        said = "\n".join([line.lstrip("# ") for line in re.split(r"\n(?!#)", said)[0].splitlines() if line[:1] == "#"])
    else:
        comment = re.match(r"(?:<script[^>]*>\s*)?(?:<!--(.*?)-->|/\*\*?(.*?)\*/)", text, re.DOTALL)
        said = re.sub(r"\n \* ?", "\n", (comment[1] or comment[2]) if comment else "")
    paragraph = " ".join(said.strip().split("\n\n")[0].split())
    sentences = re.split(r"(?<=[.!?])\s+(?=[A-Z`“\"])", paragraph)
    enough = 1 if len(sentences[0]) > A_NAME else 2
    return " ".join(sentences[:enough]).rstrip(".").replace("``", "`")


def silent(root: Path = ROOT) -> list[str]:
    """Files that say nothing about themselves."""
    found = []
    for top in WHOLE:
        for folder, files in houses(root, top):
            found += [f"{folder}/{name}" for name, line in lines(root, folder, files) if not line]
    return found


def written(page: str, rows: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{rows}\n{END}{after}"


def main(arguments: list[str]) -> str:
    """What is wrong, or nothing."""
    if mute := silent():
        return "Begin these files with a comment or docstring that says what lives there:\n" + "\n".join(mute)
    page = PAGE.read_text(encoding="utf-8")
    afresh = written(page, table())
    if "--check" not in arguments:
        PAGE.write_text(afresh, encoding="utf-8")
        return ""
    return "" if page == afresh else "The table of the house in docs/house.md is out of date. Run: make house"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or 0)
