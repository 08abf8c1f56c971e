"""Rulebooks: parsed, addressed, and the three checks of DESIGN section 6."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import interrex
from interrex.engine.words import LANGUAGES, words
from interrex.rules.rulebook import markdown, parse
from interrex.testing.coverage import claims

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in interrex.games()]
OPENING = {  # how a rulebook begins, before its first rule
    "en": ["About.", "Goal.", "Length.", "A turn.", "This text."],
    "pl": ["O czym to jest.", "Cel.", "Jak długo.", "Tura.", "O tym tekście."],
}
CITED = re.compile(r'rule = "([\d.]+)"|refusal\(\s*"([\d.]+)"|rule(?:book)?s? (\d+(?:\.\d+)*)|(?<=[(, ])"(\d+\.\d+)"')


def test_headings_open_sections_and_bold_ids_open_rules() -> None:
    book = parse("x", "en", "# X\nHello.\n\n## 4 Four\n\n### 4.2 Two\n\n**4.2.1** One\nmore.\n\n**4.2.10** Ten.\n")
    assert book.intro == "Hello."
    assert [r.id for r in book.under("4.2")] == ["4.2", "4.2.1", "4.2.10"]
    assert book.find("4.2.1").text == "One\nmore."
    assert book.leaves() == ["4.2.1", "4.2.10"]
    assert [r.id for r in book.under("4.2.1")] == ["4.2.1"]


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(interrex.UnknownRule, match=r"no rule 99\.1"):
        interrex.rulebook("kingsburg", "en").find("99.1")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_ids_in_the_same_order(game: str) -> None:
    english, polish = interrex.rulebook(game, "en"), interrex.rulebook(game, "pl")
    assert list(english.rules) == list(polish.rules)
    assert all(english.rules[i].heading == polish.rules[i].heading for i in english.rules)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_rulebook_begins_with_what_the_game_is_about_and_how_one_wins(game: str, language: str) -> None:
    paragraphs = interrex.rulebook(game, language).intro.split("\n\n")
    assert [paragraph.split("**")[1] for paragraph in paragraphs] == OPENING[language]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_claimed_by_a_test(game: str) -> None:
    claimed = {rule_id for (name, rule_id) in claims(ROOT / "tests") if name == game}
    unclaimed = [rule_id for rule_id in interrex.rulebook(game, "en").leaves() if rule_id not in claimed]
    assert not unclaimed


def test_every_claim_is_on_a_rule_that_exists() -> None:
    for game, rule_id in claims(ROOT / "tests"):
        if game not in GAMES:
            continue  # not let in yet
        assert rule_id in interrex.rulebook(game, "en").rules, f"{game} {rule_id} is claimed but not written"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_the_code_cites_exists(game: str) -> None:
    book = interrex.rulebook(game, "en")
    folder = Path(interrex.game(game).package.replace(".", "/"))
    cited = set()
    for path in (ROOT / "src" / folder).rglob("*.py"):
        for groups in CITED.findall(path.read_text(encoding="utf-8")):
            cited |= {(path.name, rule_id) for rule_id in groups if rule_id}
    assert len(cited) > 50, "the pattern no longer finds citations"
    missing = sorted([(name, rule_id) for name, rule_id in cited if rule_id not in book.rules])
    assert not missing


def test_lists_of_components_are_made_of_the_games_own_words() -> None:
    """Whatever a game lists stands in both rulebooks, under the id that the game cites for it."""
    for game in interrex.games():
        for language in LANGUAGES:
            said, text = words(language, game.id), markdown(game.id, language)
            for component in [one for listed in game.faces.listed.values() for one in listed]:
                assert f"{said.does(component.kind, component.id)}" in text, component
    assert "**22.1** Armorers (bird, 2 cards; cost: fox). Discard in battle" in markdown("root", "en")
    assert "- Wielka Maska: " in markdown("oath", "pl")
    assert "**14.2.2** Trespass Forbidden (2 markers). Spring: " in markdown("old-kings-crown", "en")
