"""All words the command line may need, read by Fluent: the engine's, its own, and a game's where one is named."""

from __future__ import annotations

from functools import cache
from importlib import resources

from interrex.engine.registry import find, on_change
from interrex.engine.words import Words

from . import boards


@cache
def sentences(language: str, game: str | None, packs: tuple[str, ...] = ()) -> Words:
    file = f"{language}.ftl"
    places = ("interrex.engine", "interrex.cli")
    texts = [resources.files(place).joinpath("locale", file).read_text(encoding="utf-8") for place in places]
    if game is not None:
        texts += [find(game).fluent(language), *[find(game).pack(pack, language) for pack in packs]]
        texts.append(boards.fluent(game, language))
    return Words(language, texts, game or "cli", ties=False)  # a terminal breaks lines at them all the same


on_change(sentences.cache_clear)
