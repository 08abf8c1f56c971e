"""The server's words: the same in both languages, none missing, none unused."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import interrex.server
from interrex.engine.message import Message
from interrex.engine.words import Words
from interrex.server import words as server_words
from interrex.server.refusals import No
from interrex.server.words import preferred, words

SOURCE = Path(interrex.server.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.found.add(node.id.name)


def entries(language: str) -> dict[str, set[str]]:
    """The messages of a file, with the variables each uses."""
    parsed = FluentParser().parse((SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, Entry):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_say_the_same_things_about_the_same_things() -> None:
    assert entries("en") == entries("pl")


def test_every_key_in_the_code_has_words_and_every_word_is_said() -> None:
    files = [
        *SOURCE.rglob("*.py"),
        *[SOURCE.parent / "cli" / "commands" / name for name in ("serve.py", "export.py", "care.py")],
    ]
    said = {key for file in files for key in re.findall(r'"(server-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    assert said == set(entries("en"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_sentence_can_be_said(language: str) -> None:
    for key, variables in entries(language).items():
        for n in (1, 2, 5):
            said = words(language).say(Message(key, dict.fromkeys(variables, n)))
            assert said != key
            assert "{" not in said


@pytest.mark.parametrize(
    ("header", "language"),
    [("pl", "pl"), ("de, pl-PL;q=0.8", "pl"), ("", "en"), ("*", "en"), ("en-GB, pl", "en"), (";;,,x", "en")],
)
def test_the_language_asked_for_is_spoken_if_we_can(header: str, language: str) -> None:
    assert preferred(header) == language


def test_words_of_a_game_are_read_apart_from_the_event_loop_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[int] = []

    def read(language: str, texts: list[str], prefix: str) -> Words:
        readers.append(threading.get_ident())
        return Words(language, texts, prefix)

    async def refused_twice() -> str:
        refusal = No("illegal", Message("engine-nothing-to-undo", {}), game="toy")
        await refusal.said("en")
        return (await refusal.said("en")).sentence

    monkeypatch.setattr(server_words, "_read", {})
    monkeypatch.setattr(server_words, "Words", read)
    assert asyncio.run(refused_twice()) == words("en", "toy").say(Message("engine-nothing-to-undo", {}))
    assert len(readers) == 1
    assert readers[0] != threading.get_ident()
