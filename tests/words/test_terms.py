"""Everything that can be promised has a title, and so has every slot that is filled in."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.deals import Term
from interrex.engine.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in interrex.games()])
def test_every_term_and_every_slot_has_a_title(game: str, language: str) -> None:
    said = words(language, game)
    terms = [phrase for phrase in interrex.new(game, 3, 1).game.phrases() if isinstance(phrase, Term)]
    missing = [f"{game}-term-{term.name}" for term in terms if not said.knows(f"{game}-term-{term.name}")]
    missing += [
        f"{game}-slot-{word.name}"
        for term in terms
        for word in term.words
        if not said.knows(f"{game}-slot-{word.name}") and not said.knows(f"engine-slot-{word.name}")
    ]
    assert not missing
