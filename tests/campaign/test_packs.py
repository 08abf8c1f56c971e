"""Sealed packs: nothing of them can be read before play opens them; and a leak would be noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import interrex
from interrex.engine.game import Game
from interrex.engine.words import words
from interrex.testing.conformance import check_packs, play_and_check, play_on_and_check

from . import heirloom
from .heirloom import GAME, Heirloom

ROOT = interrex.game("root")


@pytest.mark.parametrize("seed", range(12))
def test_the_toy_conforms(seed: int) -> None:
    play_and_check(GAME, 2 + seed % 2, {"turns": 6}, seed)


@pytest.mark.parametrize("seed", range(6))
def test_its_campaigns_conform(seed: int) -> None:
    campaign = play_on_and_check(GAME, 2 + seed % 2, 4, seed)
    assert campaign.chronicle is not None
    assert campaign.chronicle["games"] == 4


def test_the_two_legs_of_root_conform() -> None:
    assert play_on_and_check(ROOT, 2, 2, 1, every=40).result() is not None


def begun() -> interrex.Match:
    return interrex.new("heirloom", 2, 1)


def test_words_of_a_pack_are_said_once_it_is_open() -> None:
    match = begun()
    assert match.packs() == ()
    assert not words("en", "heirloom").knows("heirloom-card-lantern")
    match.play(0, "open")
    assert match.packs() == ("attic",)
    [line] = match.log(None)
    assert match.sentence(line.message, "en", ("Ada", "Bo")) == "Ada finds the way up to the attic."
    label = GAME.label(match.state, 1, ("take", "spyglass"))
    assert match.sentence(label) == "Take the captain's spyglass"
    assert match.sentence(label, "pl") == "Weź: luneta kapitana"
    assert not words("en", "heirloom", match.packs()).knows("heirloom-card-amphora")


def test_what_is_opened_stays_open_in_the_next_game() -> None:
    campaign = interrex.campaign("heirloom", houses=("Ada", "Bo"))
    match = campaign.next()
    for action in ("open", "dig", "dig", "dig"):
        match.play(match.pending()[0], action)
    campaign.add(match)
    assert campaign.next().packs() == ("attic",)


def test_the_words_of_the_game_never_include_those_of_packs() -> None:
    for language in ("en", "pl"):
        assert "lantern" not in GAME.fluent(language)
        assert "heirloom-card-lantern" in GAME.pack("attic", language)


# What would be noticed


def open_view(g: Heirloom, seat: int | None) -> dict[str, Any]:
    return {"cards": [card for pack in heirloom.CARDS.values() for card in pack]}


def refs_in_view(g: Heirloom, seat: int | None) -> dict[str, Any]:
    return {"marks": ["card:amphora"] if seat == 1 else []}


def shown(**faces: Any) -> Game:
    return GAME._replace(faces=GAME.faces._replace(**faces))


LEAKS: dict[str, Callable[[], Game]] = {
    "views tell": lambda: shown(view=open_view),
    "views tell ": lambda: shown(view=refs_in_view),
    "components tell": lambda: shown(components=lambda: {"cards": {"lantern": 4}}),
    "components tell ": lambda: shown(components=lambda: {"words": ["heirloom-cellar-opened"]}),
}


@pytest.mark.parametrize("where", LEAKS)
def test_a_leak_would_be_noticed(where: str) -> None:
    match = interrex.Match(LEAKS[where](), 2, {}, b"key")
    with pytest.raises(AssertionError, match=f"{where.strip()}.*nobody has opened"):
        check_packs(match)


def test_a_leak_in_the_log_would_be_noticed() -> None:
    match = begun()
    match.state.whisper(1, "heirloom-takes", seat=1, card="amphora")
    match._listen(match.state)
    with pytest.raises(AssertionError, match="logs tell of pack cellar"):
        check_packs(match)


def test_a_leak_in_an_option_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heirloom, "cards", lambda g: {"lantern": 4})
    with pytest.raises(AssertionError, match="options tell of pack attic"):
        check_packs(interrex.Match(shown(view=lambda g, seat: {}), 2, {}, b"key"))


def test_a_leak_in_the_word_file_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Game.fluent
    monkeypatch.setattr(Game, "fluent", lambda game, language: plain(game, language) + game.pack("cellar", language))
    with pytest.raises(AssertionError, match="words tell of pack cellar"):
        check_packs(begun())


def test_a_leak_in_the_chronicle_would_be_noticed() -> None:
    assert GAME.saga is not None
    saga = GAME.saga._replace(chronicle=lambda g, start: {"left": ["amphora"]})
    match = interrex.Match(GAME._replace(saga=saga), 2, {}, b"key", houses=(0, 1))
    while not match.over:
        match.play(match.pending()[0], "dig")
    with pytest.raises(AssertionError, match="records tell of pack cellar"):
        check_packs(match)


def test_a_pack_that_says_less_in_one_language_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Game.pack
    monkeypatch.setattr(
        Game, "pack", lambda game, name, language: plain(game, name, language) if language == "en" else ""
    )
    with pytest.raises(AssertionError, match="another language"):
        check_packs(begun())
