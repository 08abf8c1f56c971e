"""Words: messages into sentences, by Project Fluent. One set of files for terminal and web.

A parameter ``p`` with the value ``v`` is replaced by the message ``<game>-p-v`` where there is one, so that
``advisor=8`` reads "Treasurer" or "Skarbnik". The attributes of that message come along under ``$p-<attribute>``:
``{ $advisor-acc }`` is the accusative. ``$p-id`` is the value as it was given: selectors read that and never ``$p``,
which is another word in every language. A key may name an attribute itself: ``<game>-card-armorers.does``.

A parameter ``game`` is the game's title, ``<game>-title``, in the language.

What a component does is the attribute ``does`` of its name, ``<game>-<kind>-<id>``: one text for all faces.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .errors import UnknownLanguage, put_into_words
from .message import Message, Param
from .plain import LANGUAGES
from .registry import find, on_change

__all__ = ["LANGUAGES", "TIE", "Effect", "Words", "title", "words"]

# A space at which no line may end, by language: in Polish the one after a word of one letter, or between a number and
# what it counts where that is a sign or an abbreviation
TIE = "\u00a0"
TIED = {"pl": re.compile(r"(?<![^\W_])([aiouwzAIOUWZ]) (?=\S)|(?<=\d) (?=(?:%|PZ\b))")}


BETWEEN = {"clauses": "; "}  # by parameter, what stands between several values where they have commas of their own
CASES = ("acc", "gen", "dat", "ins", "loc")  # attributes that are the name itself, as it stands in sentences


class Effect(NamedTuple):
    """A component that does something: its kind and id, as in ``card:armorers``, its name, and what it does."""

    kind: str
    id: str
    name: str
    does: str


@lru_cache(maxsize=4096)
def _parsed(text: str) -> tuple[Any, tuple[str, ...]]:
    """A Fluent text and the keys of its messages: parsed once, however many sets of words it becomes part of."""
    resource = FluentResource(text)
    return resource, tuple([entry.id.name for entry in resource.body if isinstance(entry, ast.Message)])


def _opening(pattern: Any) -> str:
    """Up to what a message is told of; of variants the last resort's."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        return str(first.value)
    chosen = first.expression
    variants = chosen.variants if isinstance(chosen, ast.SelectExpression) else []
    return "".join([_opening(variant.value) for variant in variants if variant.default])


class Words:
    """The words of one language: the engine's own, and one game's."""

    def __init__(self, language: str, texts: list[str], prefix: str, ties: bool = True) -> None:
        self.language = language
        self.tied = TIED.get(language) if ties else None
        self.prefix = prefix
        self.bundle = FluentBundle([language], use_isolating=False)
        self.texts = texts
        self.keys: list[str] = []
        for text in texts:
            resource, keys = _parsed(text)
            self.bundle.add_resource(resource)
            self.keys += keys

    def tie(self, text: str) -> str:
        """With the spaces at which a line may end, and others at which it may not."""
        return text if self.tied is None else self.tied.sub(lambda found: f"{found[1] or ''}{TIE}", text)

    def knows(self, key: str) -> bool:
        return bool(self._pattern(key))

    def _pattern(self, key: str) -> Any:
        """Of a message, or of the attribute that the key names."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def say(self, said: Message, names: tuple[str, ...] = ()) -> str:
        """The sentence. An unknown key shows itself rather than failing."""
        if not self.knows(said.key):
            return said.key
        return self._format(self._pattern(said.key), self._args(said, names))

    def does(self, kind: str, component: str) -> str | None:
        """What a component does; None for one that does nothing."""
        pattern = self._pattern(f"{self.prefix}-{kind}-{component}.does")
        return None if pattern is None else self._format(pattern, {})

    def forms(self, key: str) -> list[str]:
        """A name as it reads in every case the language has for it."""
        if not self.knows(key):
            return []
        entry = self.bundle.get_message(key)
        cases = [entry.attributes[case] for case in CASES if case in entry.attributes]
        return [self._format(pattern, {}) for pattern in (entry.value, *cases)]

    def openings(self, start: str) -> dict[str, str]:
        """Of messages whose keys start so: the words with which they begin, whatever they are told of."""
        entries = [entry for text in self.texts for entry in _parsed(text)[0].body if isinstance(entry, ast.Message)]
        return {entry.id.name: _opening(entry.value) for entry in entries if entry.id.name.startswith(start)}

    def effects(self) -> list[Effect]:
        """Everything that does something, in the order of the game's words."""
        found = []
        for key in self.keys:
            kind, _, component = key.removeprefix(f"{self.prefix}-").partition("-")
            does = self.does(kind, component) if key.startswith(f"{self.prefix}-") else None
            if does is not None:
                found.append(Effect(kind, component, self.say(Message(key, {})), does))
        return found

    def faults(self, said: Message) -> list[str]:
        """What is missing or broken in the words for a message; empty if it reads well."""
        if not self.knows(said.key):
            return [f"no words for {said.key}"]
        nested = [part for value in said.params.values() for part in (value if isinstance(value, tuple) else (value,))]
        below = [fault for part in nested if isinstance(part, Message) for fault in self.faults(part)]
        pattern: Any = self._pattern(said.key)
        text, errors = self.bundle.format_pattern(pattern, self._args(said, ()))
        broken = [f"{said.key}: {error}" for error in errors] or ([] if str(text).strip() else [f"{said.key}: empty"])
        return below + broken

    def _args(self, said: Message, names: tuple[str, ...]) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in said.params.items():
            self._add(args, name, value, names)
        return args

    def _add(self, args: dict[str, Any], name: str, value: Param, names: tuple[str, ...]) -> None:
        if not isinstance(value, Message | tuple):
            args[f"{name}-id"] = value if isinstance(value, int) and not isinstance(value, bool) else str(value)
        if isinstance(value, Message):
            args[name] = self.say(value, names)
        elif isinstance(value, tuple):
            args[name] = BETWEEN.get(name, ", ").join([self._word(name, part, names) for part in value])
        elif name == "seat":
            args[name] = self._seat(value, names)
        elif name == "game" and self.knows(title := f"{self.prefix}-title"):
            args[name] = self.say(Message(title, {}))
        elif self.knows(key := f"{self.prefix}-{name}-{value}"):
            entry = self.bundle.get_message(key)
            args[name] = self._format(entry.value, {})
            for attribute, pattern in entry.attributes.items():
                args[f"{name}-{attribute}"] = self._format(pattern, {})
        else:
            args[name] = value

    def _word(self, name: str, value: Param, names: tuple[str, ...]) -> str:
        args: dict[str, Any] = {}
        self._add(args, name, value, names)
        return str(args[name])

    def _seat(self, seat: Param, names: tuple[str, ...]) -> str:
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        number = seat + 1 if isinstance(seat, int) else seat
        return self._format(self.bundle.get_message("engine-seat-name").value, {"number": number})

    def _format(self, pattern: Any, args: dict[str, Any]) -> str:
        text, _errors = self.bundle.format_pattern(pattern, args)
        return self.tie(str(text))


@lru_cache(maxsize=256)
def words(language: str, game: str | None = None, packs: tuple[str, ...] = ()) -> Words:
    """The engine's words, and a game's where one is named, with those of the packs its players have opened."""
    if language not in LANGUAGES:
        raise UnknownLanguage("engine-unknown-language", asked=language, known=", ".join(LANGUAGES))
    file = f"{language}.ftl"
    texts = [resources.files("interrex.engine").joinpath("locale", file).read_text(encoding="utf-8")]
    if game is not None:
        texts += [find(game).fluent(language), *[find(game).pack(pack, language) for pack in packs]]
    return Words(language, texts, game or "engine")


def title(game: str, language: str) -> str:
    """What a game is called in a language."""
    return _alone(game, language, f"{game}-title") or find(game).title


def invitation(game: str, language: str) -> str:
    """What a game is like, in a sentence; empty: it does not say."""
    return _alone(game, language, f"{game}-invitation")


def _alone(game: str, language: str, key: str) -> str:
    """Plain words are read by themselves: a lobby asks for those of all games. Empty: there are none."""
    plain = re.search(rf"^{re.escape(key)} = [^{{\n]+$(?!\n[ \t])", find(game).fluent(language), re.MULTILINE)
    spoken = Words(language, [plain[0]], game) if plain else words(language, game)
    return spoken.say(Message(key, {})) if spoken.knows(key) else ""


def _say(language: str, game: str | None, said: Message) -> str:
    return words(language, game).say(said)


on_change(words.cache_clear)
put_into_words(_say)
