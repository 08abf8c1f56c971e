"""What is our own, because the source has lost it, says so where players look: in the words that every face shows."""

from __future__ import annotations

import re

import pytest

from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.games.kings_dilemma.story.shelf import OURS as STORIES
from interrex.games.kings_dilemma.story.shelf import SHELF
from interrex.games.kingsburg.components import listed
from interrex.games.kingsburg.data import BUILDINGS, CARDS, KIND, OURS
from tests.cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture

MARK = {"en": r"\b(?:our own|ours)\b", "pl": r"\bnasz(?:e|ego)?\b"}
PARTLY = ("princess", "thief", "tax-collector", "priest", "philosopher", "prince")  # lost icons (rulebook 14.32)


def marked(text: str, language: str) -> bool:
    return re.search(MARK[language], text, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_kingsburgs_cards_say_whether_they_are_ours(language: str) -> None:
    said = words(language, "kingsburg")
    for card in CARDS:
        does = said.does(KIND[card.id], card.id)
        assert does is not None
        assert marked(does, language) == (card.source == OURS or card.id in PARTLY), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_kingsburgs_buildings_say_whether_their_cost_is_ours(language: str) -> None:
    said = words(language, "kingsburg")
    printed = {one.id: one.printed for some in listed().values() for one in some if one.kind == "building"}
    for building in BUILDINGS:
        line = printed[building.id]
        assert line is not None
        assert marked(said.say(line), language) == (building.source == OURS), building.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dilemmas_achievements_are_marked_as_ours(language: str) -> None:
    said = words(language, "kings-dilemma")
    achievements = [effect for effect in said.effects() if effect.kind == "achievement"]
    assert len(achievements) == 48
    assert all(marked(effect.does, language) for effect in achievements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_stories_say_that_they_are_ours(language: str) -> None:
    for story in STORIES:
        assert marked(SHELF[story].texts[language]["pack"]["about"], language)


def test_the_scenarios_of_our_own_say_so() -> None:
    for language in LANGUAGES:
        for scenario in ("fashions", "frontier"):
            assert marked(
                words(language, "kingsburg").say(Message(f"kingsburg-option-scenario-{scenario}", {})), language
            )


def test_the_terminal_tells_it_of_a_building(cli: Cli) -> None:
    assert "cost, ours:" in cli("play kingsburg --seed 1", "? stadium").stdout
    assert "koszt, nasz:" in cli("play kingsburg --lang pl --seed 1", "? stadion").stdout
    assert "cost, ours" not in cli("play kingsburg --seed 1", "? inn").stdout
