"""The set-up of a game and what the boxes hold (rulebook 1.2 to 1.5, 13.1 to 13.3)."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.words import LANGUAGES, words
from interrex.games.kingsburg import GAME, data
from interrex.games.kingsburg.components import components
from interrex.games.kingsburg.data import ENEMIES, KINDS, STRENGTHS
from interrex.games.kingsburg.moments import STRENGTH, ask
from interrex.testing import rule

from .positions import AID, BUILD, ROLL, SUPPORT, WINTER, at, seat

FARMS = "inn market farms"
PROVINCE = [building.id for building in data.PROVINCE]
YEARS = ("I", "II", "III", "IV", "V")


def fresh(players: int, seed: int = 1) -> Any:
    return GAME.start(players, {}, Luck(key_from_seed(seed)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "1.2", "1.3")
def test_everything_starts_at_nought(players: int) -> None:
    board = interrex.new("kingsburg", players=players, seed=3).view(None)["board"]
    assert (board["year"], board["phase"], board["envoy"]) == (1, 1, None)
    assert len(board["seats"]) == players
    for one in board["seats"]:
        assert (one["score"], one["army"], one["tokens"], one["buildings"]) == (0, 0, 0, [])
        assert one["goods"] == {"gold": 0, "wood": 0, "stone": 0}
        assert one["white"] == []
    assert board["advisors"] == [[]] * 18


@pytest.mark.parametrize("players", [1, 6])
@rule("kingsburg", "1.3")
def test_there_are_pieces_for_two_to_five(players: int) -> None:
    with pytest.raises(interrex.BadConfig):
        interrex.new("kingsburg", players=players)


@rule("kingsburg", "1.2", "1.3")
def test_the_pieces() -> None:
    assert data.GOODS == ("gold", "wood", "stone")
    assert (data.DICE, data.WHITE_DICE) == (3, 6)
    assert [advisor.rank for advisor in data.ADVISORS] == list(range(1, 19))
    places = [(row, column) for row in "BCDEF" for column in (1, 2, 3, 4)]
    assert [(building.row, building.column) for building in data.PROVINCE] == places


@rule("kingsburg", "1.2")
def test_the_six_white_dice_suffice_for_everybody_at_once() -> None:
    t = at(AID, *[seat(FARMS, gold=n) for n in range(5)])
    t.state.push(ROLL)
    t.state.run()
    assert [len(white) for white in t.state.white] == [2, 1, 1, 1, 1]
    assert GAME.census(t.state)["white dice within the supply"]


@rule("kingsburg", "1.3")
def test_the_first_order_is_random() -> None:
    assert {fresh(3, seed).order for seed in range(80)} == set(permutations(range(3)))


@rule("kingsburg", "1.4")
def test_one_random_card_of_each_year_lies_in_the_deck_in_order() -> None:
    decks = [fresh(4, seed).enemies for seed in range(120)]
    assert {tuple(ENEMIES[card].year for card in deck) for deck in decks} == {(1, 2, 3, 4, 5)}
    for year in range(5):
        assert len({deck[year] for deck in decks}) == 5, f"every card of year {year + 1} may come"


@rule("kingsburg", "1.4", "13.1")
def test_the_deck_lies_face_down_and_its_back_shows_year_and_range() -> None:
    match = interrex.new("kingsburg", players=3, seed=5)
    for who in (0, 1, 2, None):
        board = match.view(who)["board"]
        assert board["year"] == 1
        foes = [("barbarians", 2), ("goblins", 2), ("goblins", 3), ("orcs", 3), ("zombies", 4)]
        assert [(foe["kind"], foe["strength"]) for foe in board["enemy"].pop("possible")] == foes
        assert board["enemy"] == {"range": [2, 4], "revealed": False, "card": None}


@rule("kingsburg", "13.1")
def test_a_revealed_card_shows_kind_strength_rewards_and_losses() -> None:
    t = at(WINTER, seat(gold=3), seat(), seat(), enemy="orcs 3", dice="1")
    card = t.view(None)["enemy"]["card"]
    assert (card["kind"], card["strength"]) == ("orcs", 3)
    assert card["gain"] == {"goods": {"gold": 1, "wood": 0, "stone": 0}, "any": 0, "points": 0}
    assert card["lose"] == {"goods": {"gold": 0, "wood": 0, "stone": 0}, "any": 2, "points": 1, "buildings": 0}


@rule("kingsburg", "13.2")
def test_the_backs_tell_the_range_of_each_year() -> None:
    assert STRENGTHS == {1: (2, 4), 2: (3, 5), 3: (4, 6), 4: (5, 7), 5: (7, 9)}
    for year, (low, high) in STRENGTHS.items():
        strengths = [card.strength for card in ENEMIES if card.year == year]
        assert (min(strengths), max(strengths)) == (low, high)


@rule("kingsburg", "13.3")
def test_a_kind_matters_only_to_the_buildings_that_name_it() -> None:
    assert {card.kind for card in ENEMIES} == set(KINDS)
    assert set(KINDS) == {"barbarians", "goblins", "orcs", "zombies", "demons", "dragons"}
    named = {}
    first = {kind: next(card for card in ENEMIES if card.kind == kind) for kind in KINDS}
    for building in PROVINCE:
        g = at(BUILD, seat(building), seat()).state
        usual = ask(g, 0, STRENGTH, 0, None)
        special = {kind for kind, card in first.items() if ask(g, 0, STRENGTH, 0, card) != usual}
        if special:
            named[building] = special
    assert named == {"barricade": {"goblins"}, "palisade": {"zombies"}, "church": {"demons"}}


@pytest.mark.parametrize("language", LANGUAGES)
@rule("kingsburg", "13.3")
def test_what_is_said_of_a_kind_is_what_its_cards_show(language: str) -> None:
    said = {(effect.kind, effect.id): effect for effect in words(language, "kingsburg").effects()}
    for kind in KINDS:
        text = said["enemy", kind].does
        years = {card.year for card in ENEMIES if card.kind == kind}
        named = re.findall(r"\b[IV]+\b", text)
        assert (named[0], named[-1]) == (YEARS[min(years) - 1], YEARS[max(years) - 1])
        against = [b.id for b in components().buildings if kind in b.against and b.id in PROVINCE]
        assert [building for building in PROVINCE if said["building", building].name in text] == against
    always = {
        "goblins": [card.raze for card in ENEMIES if card.kind == "goblins"],
        "orcs": [card.lose_any for card in ENEMIES if card.kind == "orcs"],
        "zombies": [card.lose_points for card in ENEMIES if card.kind == "zombies"],
        "dragons": [card.lose_points for card in ENEMIES if card.kind == "dragons"],
    }
    assert {kind: set(lost) for kind, lost in always.items()} == {
        "goblins": {1},
        "orcs": {2},
        "zombies": {2},
        "dragons": {5},
    }


@rule("kingsburg", "1.5")
def test_goods_and_tokens_lie_open() -> None:
    t = at(SUPPORT, seat(gold=3, wood=2, stone=1, tokens=4), seat(), seat())
    for who in (0, 1, 2, None):
        shown = t.view(who)["seats"][0]
        assert (shown["goods"], shown["tokens"]) == ({"gold": 3, "wood": 2, "stone": 1}, 4)


@rule("kingsburg", "1.5")
def test_neither_holdings_nor_the_supply_have_a_limit() -> None:
    t = at(SUPPORT, seat(gold=25, wood=20, stone=15, tokens=20), seat(), seat(), placed="7:0:d1 15:0:d1 16:0:d1")
    t.play("take wood")
    assert t.state.goods[0] == (30, 22, 16), "more than the box holds"
    assert t.state.tokens[0] == 21
