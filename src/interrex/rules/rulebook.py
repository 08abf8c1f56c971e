"""Rulebooks: a game's rules in our own words, each under an id.

The files are Markdown. ``## 4 Title`` and ``### 4.2 Title`` open a chapter or section; a paragraph that begins with an
id in bold (``**4.2.1** …``) is a rule and goes on to the next id or heading. ``{card:armorers}`` stands for what that
component does, in the words of the game (see ``words``). ``{each}`` stands for all components that the game lists there
(``Faces.listed``), a rule for each of them, ``- {each}`` for the same, a line for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from interrex.engine.errors import UnknownRule
from interrex.engine.game import Listed
from interrex.engine.message import Message
from interrex.engine.registry import find
from interrex.engine.words import Words, words

_HEADING = re.compile(r"#{2,3} (\d+(?:\.\d+)*) (.+)")
_EFFECT = re.compile(r"\{(\w+):([\w-]+)\}")
_RULE = re.compile(r"\*\*(\d+(?:\.\d+)+)\*\* (.*)")
_RULES = "{each}"
_LINES = "- {each}"


class Rule(NamedTuple):
    """A rule, or a heading (then ``text`` is its title)."""

    id: str
    text: str
    heading: bool


class Rulebook(NamedTuple):
    """A game's rules in one language, in printed order."""

    game: str
    language: str
    intro: str
    rules: dict[str, Rule]

    def find(self, rule_id: str) -> Rule:
        if rule_id not in self.rules:
            raise UnknownRule("engine-unknown-rule", self.game, asked=rule_id, game=find(self.game).title)
        return self.rules[rule_id]

    def under(self, rule_id: str) -> list[Rule]:
        """The rule, and everything below it."""
        self.find(rule_id)
        return [r for r in self.rules.values() if r.id == rule_id or r.id.startswith(rule_id + ".")]

    def leaves(self) -> list[str]:
        """The ids of rules proper, headings left out."""
        return [r.id for r in self.rules.values() if not r.heading]


def parse(game: str, language: str, markdown: str) -> Rulebook:
    intro: list[str] = []
    found: dict[str, tuple[list[str], bool]] = {}
    into = intro
    for line in markdown.splitlines():
        if opening := _HEADING.fullmatch(line) or _RULE.fullmatch(line):
            rule_id, first = opening.groups()
            assert rule_id not in found, f"rule {rule_id} stands twice in {game} {language}"
            into = [first]
            found[rule_id] = (into, line.startswith("#"))
        elif not line.startswith("# "):
            into.append(line)
    rules = {i: Rule(i, "\n".join(lines).strip(), heading) for i, (lines, heading) in found.items()}
    return Rulebook(game, language, "\n".join(intro).strip(), rules)


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a registered game."""
    return parse(game, language, markdown(game, language))


@cache
def markdown(game: str, language: str) -> str:
    """A rulebook as it is read: with what its components do."""
    said = words(language, game)

    def does(component: re.Match[str]) -> str:
        text = said.does(*component.groups())
        assert text is not None, f"{component[0]} does nothing in {game} {language}"
        return text

    return _EFFECT.sub(does, "\n".join(_listing(game, said)))


def _listing(game: str, said: Words) -> Iterator[str]:
    """The lines of the file, with components where they are listed."""
    listed, above = find(game).faces.listed, ""
    for line in find(game).file("rulebook", f"{said.language}.md").split("\n"):
        if opening := _HEADING.fullmatch(line) or _RULE.fullmatch(line):
            above = opening[1]
        if line == _RULES:
            rules = [(one.rule or f"{above}.{n}", _row(said, one, ". ")) for n, one in enumerate(listed[above], 1)]
            yield "\n\n".join([f"**{rule}** {row}" for rule, row in rules])
        elif line == _LINES:
            yield "\n".join([f"- {_row(said, component, ': ')}" for component in listed[above]])
        else:
            yield line


def _row(said: Words, component: Listed, colon: str) -> str:
    """A component: its name, what is printed on it, what it does, and what the rules have to say besides."""
    key = f"{said.prefix}-{component.kind}-{component.id}"
    name = said.say(Message(key, {}))
    printed = f" ({said.say(component.printed)})" if component.printed else ""
    also = f" {said.say(Message(f'{key}.also', {}))}" if said.knows(f"{key}.also") else ""
    return f"{name}{printed}{colon}{said.does(component.kind, component.id)}{also}"
