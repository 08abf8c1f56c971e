"""Edifices, banners, Visions and the Reliquary (rulebook 15 to 17)."""

from __future__ import annotations

import pytest

from interrex.games.oath.moments import KEEPS_SITES
from interrex.games.oath.play.victory import EndOfRound
from interrex.games.oath.ruling import ask
from interrex.testing import rule

from .positions import TURN, WINNING, at, campaign, chancellor, exile

# ----------------------------------------------------------------------------------------------------------- edifices


@rule("oath", "15.1")
def test_sprawling_rampart_adds_a_die_to_its_rulers_sites() -> None:
    t = campaign(bands="steppe: 2x1; ancient-city: 2x1", cards="ancient-city: sprawling-rampart").play(
        "target-site 3", "pass", "commit 4"
    )
    assert t.pools() == (4, 4)
    t = campaign(bands="steppe: 2x1; ancient-city: 0x1", cards="ancient-city: sprawling-rampart").play(
        "pass", "commit 4"
    )
    assert t.pools() == (4, 1)


@rule("oath", "15.2", "15.13")
def test_bandit_rampart_takes_two_attack_dice() -> None:
    t = campaign(bands="steppe: 2x1", cards="steppe: bandit-rampart").play("pass", "commit 4", "bandit-rampart")
    assert t.pools() == (2, 1)


@rule("oath", "15.3")
def test_hall_of_debate_keeps_the_peoples_favor_from_campaigns() -> None:
    t = campaign(cards="drowned-city: hall-of-debate", peoples_favor=2)
    assert t.refused("target-banner peoples-favor") == "9.2.2"
    assert "target-banner" in campaign(peoples_favor=2).verbs()


@rule("oath", "15.4", "5.4.4.1")
def test_hall_of_mockery_turns_the_recovered_banner() -> None:
    t = at(chancellor(), exile(favor=3), turn=1, cards="drowned-city: hall-of-mockery").play(
        "recover-banner peoples-favor 2", "bank order"
    )
    assert t.state.mob
    t = at(chancellor(), exile(favor=3), turn=1, mob=True).play("recover-banner mobs-favor 2", "bank order")
    assert not t.state.mob


@rule("oath", "15.6")
def test_ruined_temple_keeps_beasts_face_down() -> None:
    t = at(
        chancellor(), exile(hidden="errand-boy"), turn=1, cards="drowned-city: ruined-temple", bands="drowned-city: 0x1"
    )
    assert t.play("turn-up errand-boy").offers() == ["discard errand-boy"]


@rule("oath", "15.7", "19.4")
def test_festival_district_deals_in_advisers() -> None:
    t = at(
        chancellor(advisers="longbows", favor=1), exile(at="steppe", favor=2), turn=1, cards="steppe: festival-district"
    ).play("festival-district")
    t.play("with 0", "promise 0 give-adviser 1 longbows", "promise 1 give-favor 0 1", "propose")
    t.play("accept 1", seat=0)
    assert t.advisers(1) == ["longbows"]


@rule("oath", "15.8", "3.3.2", "3.3.3", "22.2.20")
def test_squalid_district_changes_the_end_die() -> None:
    cards, bands = "steppe: squalid-district", "steppe: 0x1"
    t = at(chancellor(), exile(), round=5, dice="5", cards=cards, bands=bands, frame=EndOfRound())
    assert t.seat() == 0
    t.play("dice plus")
    assert t.state.winner == 0
    t = at(chancellor(), exile(), round=5, dice="5", frame=EndOfRound())
    assert t.state.winner == -1


@rule("oath", "15.9")
def test_great_spire_swaps_drawn_denizens() -> None:
    t = at(chancellor(), exile(at="steppe", secrets=1), turn=1, cards="steppe: great-spire", dispossessed="true-names")
    t.play("search world", "great-spire", "card elders")
    assert "discard true-names" in t.offers()
    assert t.state.dispossessed == (26,)


@rule("oath", "15.10")
def test_fallen_spire_swaps_the_top_of_a_pile_unseen() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", secrets=2),
        turn=1,
        cards="steppe: fallen-spire",
        dispossessed="true-names",
        piles="provinces: keep vision-of-faith scouts",
    )
    t.play("fallen-spire", "number 1")
    assert t.pile("provinces") == ["keep", "vision-of-faith", "true-names"]
    assert t.state.dispossessed == (8,)


@rule("oath", "15.11", "15.12")
def test_forges_draw_a_relic_and_are_repaired() -> None:
    t = at(
        chancellor(), exile(at="steppe", favor=2, secrets=1), turn=1, cards="steppe: ancient-forge", relic_deck="map"
    ).play("ancient-forge", "relic map")
    assert t.relics(1) == ["map"]
    t = at(chancellor(), exile(at="steppe", favor=2, secrets=2), turn=1, cards="steppe: broken-forge").play(
        "broken-forge"
    )
    assert t.cards("steppe") == ["ancient-forge"]
    assert t.tokens("ancient-forge") == (2, 2)


# ------------------------------------------------------------------------------------------------------------ banners


@rule("oath", "17.1", "5.4.1.1", "22.1.6", "5.4.4.2", "18.1.2")
def test_the_darkest_secret_is_recovered_where_a_card_matches_no_adviser() -> None:
    holder = exile(at="steppe", advisers="elders")
    seats = (chancellor(), exile(secrets=3), holder)
    t = at(*seats, turn=1, darkest_secret=2, cards="steppe: tents")
    assert t.refused("recover-banner darkest-secret 2") == "9.2.2"
    t = at(*seats, turn=1, darkest_secret=2, cards="steppe: keep", on_banners=(1, 2)).play(
        "recover-banner darkest-secret 3"
    )
    assert (t.secrets(1), t.secrets(2)) == (1, 1)
    t = at(chancellor(), exile(at="steppe"), turn=1, darkest_secret=1, visions=3).play("search world")
    assert t.supply(1) == 5


@rule("oath", "17.2", "4.1.1.1", "4.1.1.3", "5.1.4.1")
def test_the_peoples_favor_is_tended_and_opens_the_region() -> None:
    t = at(chancellor(), exile(favor=1), turn=1, peoples_favor=1, on_banners=(5, 1), frame=TURN).play("tend-add")
    assert t.banners(1) == ["mobs-favor"]
    t = at(chancellor(), exile(at="steppe", hidden="keep"), turn=1, peoples_favor=1, cards="deep-woods: wolves").play(
        "turn-up keep"
    )
    assert t.banners(1) == ["peoples-favor"]
    assert t.offered("play-to-site") == ["keep 3", "keep 4", "keep 5"]
    t.play("play-to-site keep 5", "clear wolves")
    assert t.cards("deep-woods") == ["keep"]


@rule("oath", "17.3", "4.1.1.2")
def test_the_mobs_favor_is_tended_twice() -> None:
    t = at(chancellor(), exile(favor=1), turn=1, peoples_favor=1, on_banners=(2, 1), mob=True, frame=TURN)
    assert t.banners(1) == ["mobs-favor"]
    t.play("tend-add", "tend-move order")
    assert t.asked() == "oath-ask-act"
    assert t.state.on_banner[0] == 2
    t = at(chancellor(), exile(hidden="keep"), turn=1, peoples_favor=1, mob=True).play("turn-up keep")
    assert len(t.offered("play-to-site")) == 2


# ------------------------------------------------------------------------------------------------------------ Visions


@rule("oath", "5.1.4.4", "16.1", "5.1.4.4.1", "2.5.3")
def test_conspiracy_takes_a_treasure_for_two_matching_advisers() -> None:
    seats = (
        chancellor(),
        exile(advisers="elders keep", secrets=1, hidden="conspiracy"),
        exile(advisers="tents scouts", relics="map"),
    )
    t = at(*seats, turn=1, peoples_favor=2, on_banners=(4, 1)).play("turn-up conspiracy", "reveal conspiracy")
    assert set(t.offered("relic")) == {"map", "peoples-favor"}
    t.play("relic peoples-favor")
    assert (t.state.holds[0], t.state.on_banner[0], t.state.mob) == (1, 2, True)
    assert t.secrets(1) == 0
    seats = (
        chancellor(),
        exile(advisers="elders", secrets=1, hidden="conspiracy"),
        exile(advisers="tents", relics="map"),
    )
    t = at(*seats, turn=1).play("turn-up conspiracy", "reveal conspiracy")
    assert t.asked() == "oath-ask-act"


@rule("oath", "3.2.1", "3.2.2", "3.2.3", "16.2", "16.3", "16.4", "16.5", "4.1.2")
@pytest.mark.parametrize(
    ("vision", "having"),
    [
        ("vision-of-faith", {"darkest_secret": 1}),
        ("vision-of-rebellion", {"peoples_favor": 1}),
        ("vision-of-sanctuary", {"peoples_favor": 1, "darkest_secret": 1}),
        ("vision-of-conquest", {"bands": "steppe: 1x1; deep-woods: 1x1; ancient-city: 0x1"}),
    ],
)
def test_a_revealed_vision_wins_on_waking(vision: str, having: dict[str, object]) -> None:
    t = at(chancellor(), exile(vision=vision, favor=1), turn=1, visions=3, frame=TURN, **having)  # type: ignore[arg-type]
    while not t.state.over and t.asked() == "oath-ask-tend":
        t.play(t.offers()[0])
    assert (t.state.winner, t.state.won_by) == (1, "3.2.1")
    t = at(chancellor(), exile(vision=vision), turn=1, visions=3, frame=TURN)
    assert t.state.winner == -1


# ---------------------------------------------------------------------------------------------------------- reliquary


@rule("oath", "17.8")
def test_brutal_kills_the_whole_force() -> None:
    reliquary = "truthful-harp cup-of-plenty cracked-horn brass-horse"
    seats = (
        chancellor(at="steppe", warbands=4, relics="the-grand-scepter truthful-harp"),
        exile(at="steppe", warbands=2),
    )
    t = at(*seats, dice=WINNING, reliquary=reliquary).play("campaign 1", "target-pawn", "commit 4").settle()
    assert t.warbands(1) == 0


@rule("oath", "17.9")
def test_careless_gains_favor_and_loses_a_secret() -> None:
    seats = (
        chancellor(at="steppe", favor=4, secrets=1, relics="cracked-horn the-grand-scepter", advisers="elders"),
        exile(),
    )
    t = at(*seats, cards="steppe: tents keep").play("trade tents secrets")
    assert (t.favor(0), t.secrets(0)) == (3, 1)
    assert t.play("trade keep favor").favor(0) == 5


@rule("oath", "17.10", "18.1.2")
def test_decadent_rides_home_for_nothing_and_out_for_more() -> None:
    seats = (chancellor(at="steppe", relics="cup-of-plenty the-grand-scepter"), exile())
    assert at(*seats).play("travel 1").supply(0) == 7
    assert at(*seats).play("travel 8").supply(0) == 4


@rule("oath", "17.11")
def test_greedy_draws_two_more_but_never_for_more_than_two() -> None:
    seats = (chancellor(relics="brass-horse the-grand-scepter"), exile())
    t = at(*seats)
    assert len(t.play("search world").state.drawn[0]) == 5
    assert at(*seats, visions=1).refused("search world") == "9.2.2"
    assert at(*seats, visions=1, darkest_secret=0).play("search world").supply(0) == 5


@rule("oath", "15.5")
def test_forest_temple_keeps_every_site_with_a_beast() -> None:
    cards = "steppe: forest-temple; deep-woods: tents wolves; lush-coast: elders"
    g = at(chancellor(), exile(), cards=cards).state
    assert ask(g, KEEPS_SITES, 0, 0) == 1 << 3 | 1 << 4
    assert (
        ask(at(chancellor(), exile(), cards="steppe: ruined-temple; deep-woods: wolves").state, KEEPS_SITES, 0, 0) == 0
    )
