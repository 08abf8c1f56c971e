"""What keeps the words right: selectors that hold in every language, printed words and none of their stand-ins."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from interrex.engine.message import message
from interrex.engine.words import LANGUAGES, Words

from .texts import GAMES, SHARED, Said, fluent_files, texts

ALL = (*GAMES, SHARED)


class Selectors(Visitor):
    """Every selector of a file: the variable it reads, and the names of its variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, list[str]]] = []
        self.key = ""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802  # as the parser calls its nodes
        self.key = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            variants = [str(v.key.name if isinstance(v.key, ast.Identifier) else v.key.value) for v in node.variants]
            self.found.append((self.key, node.selector.id.name, variants))
        self.generic_visit(node)


def worded_selectors(sources: list[str], prefix: str) -> list[str]:
    """Selectors on what is replaced by a word before they can look at it."""
    parsed = [parse(source) for source in sources]
    known = {entry.id.name for resource in parsed for entry in resource.body if isinstance(entry, ast.Message)}
    wrong = []
    for resource in parsed:
        seen = Selectors()
        seen.visit(resource)
        wrong += [
            f"{key} selects on ${name}: write ${name}-id"
            for key, name, variants in seen.found
            if any(f"{prefix}-{name}-{variant}" in known for variant in variants)
        ]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", ALL)
def test_no_selector_reads_a_worded_value(of: str, language: str) -> None:
    sources = [file.read_text(encoding="utf-8") for file in fluent_files(of, language)]
    wrong = worded_selectors(sources, "engine" if of == SHARED else of)
    assert not wrong, wrong


TOLD = """
game-good-gold = złoto
    .cap = Złoto
game-takes = { $good ->
    [gold] Złoto
   *[stone] Kamień
}
game-gives = { $good-id ->
    [gold] Złoto, czyli { $good }
   *[stone] Kamień
}
"""


def test_a_selector_on_a_worded_value_is_found() -> None:
    assert worded_selectors([TOLD], "game") == ["game-takes selects on $good: write $good-id"]


def test_selectors_read_the_value_as_it_was_given() -> None:
    said = Words("pl", [TOLD], "game").say(message("game-gives", good="gold"))
    assert said == "Złoto, czyli złoto"


def test_polish_lines_end_on_no_single_letter() -> None:
    told = "game-line = Idź z nim i w las { $n } % za 3 PZ: „a to”\n"
    assert Words("pl", [told], "game").say(message("game-line", n=5)) == (
        "Idź z\u00a0nim i\u00a0w\u00a0las 5\u00a0% za 3\u00a0PZ: „a\u00a0to”"
    )
    assert "\u00a0" not in Words("en", [told], "game").say(message("game-line", n=5))


def test_clauses_of_a_deal_are_set_apart_by_semicolons() -> None:
    told = "game-pays = płaci { $n }, odbiorca: { $to }\ngame-deal = Oferta: { $clauses }.\n"
    clauses = (message("game-pays", n=8, to="Jan"), message("game-pays", n=2, to="Ala"))
    said = Words("pl", [told], "game").say(message("game-deal", clauses=clauses))
    assert said == "Oferta: płaci 8, odbiorca: Jan; płaci 2, odbiorca: Ala."


# --------------------------------------------------------------------------------------------- the glossaries
# Of each game the words its Polish edition prints, and those that must not stand for them (regular expressions).


def glossary(of: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / f"{of}.toml").read_text("utf-8"))["word"]
    return rows


def stand_ins(row: dict[str, Any], said: list[Said]) -> list[str]:
    """Where something else stands for a printed word; ``but`` are keys where it means another thing."""
    wrong = re.compile("|".join([rf"\b(?:{form})\b" for form in row["not"]]), 0 if row.get("exact") else re.IGNORECASE)
    allowed = row.get("but", [])
    hits = [(one, found[0]) for one in said if (found := wrong.search(one.text))]
    return [
        f"{one.where}: “{found}” for “{row['printed']}”"
        for one, found in hits
        if not any(re.fullmatch(key, one.key) for key in allowed)
    ]


@pytest.mark.parametrize("of", ALL)
def test_the_printed_words_are_used(of: str) -> None:
    said = list(texts(of, "pl"))
    assert len(said) > 500
    wrong = [fault for row in glossary(of) for fault in stand_ins(row, said)]
    assert not wrong, "\n".join(wrong)


def test_a_stand_in_is_found() -> None:
    said = [Said(Path(__file__), "a-key", "Stary namiestnik"), Said(Path(__file__), "fine", "Gubernator")]
    row = {"printed": "gubernator", "not": [r"namiestni\w+"]}
    assert len(stand_ins(row, said)) == 1
    assert not stand_ins({**row, "but": ["a-.*"]}, said)
