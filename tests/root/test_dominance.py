"""Dominance cards and coalitions (law 3.3 and 9.2.8)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.root.data import ALLIANCE
from interrex.testing import rule

from .positions import Board, at

# Activating


@pytest.mark.parametrize(
    ("frame", "faction"),
    [
        ("marquise craft", "marquise"),
        ("marquise actions", "marquise"),
        ("eyrie craft", "eyrie"),
        ("alliance daylight", "alliance"),
    ],
)
@rule("root", "3.3.1", "2.1.3")
def test_ten_points_allow_to_activate_in_daylight(frame: str, faction: str) -> None:
    t = at(frame, hands={faction: "dominance-fox dominance-bird"}, score=f"{faction}=10")
    assert t.offered("dominance") == ["dominance-bird", "dominance-fox"]
    t.play("dominance dominance-fox")
    assert t.view(None)["seats"][t.seat_of(faction)]["dominance"] == "dominance-fox"
    assert t.hand(faction) == ["dominance-bird"]


@rule("root", "3.3.1")
def test_nine_points_do_not() -> None:
    t = at("marquise actions", hands={"marquise": "dominance-fox"}, score="marquise=9")
    assert t.refused("dominance dominance-fox") == "3.3.1"


@rule("root", "3.3.2", "2.1.3")
def test_an_activated_card_stays_and_is_not_exchanged() -> None:
    t = at(
        "marquise actions",
        hands={"marquise": "dominance-bird"},
        score="marquise=12",
        dominance={"marquise": "dominance-fox"},
    )
    assert t.refused("dominance dominance-bird") == "3.3.2"


@rule("root", "3.3.2")
def test_an_activated_card_is_not_part_of_the_hand() -> None:
    t = at(
        "marquise evening", hands={"marquise": "anvil sword cobbler sappers"}, dominance={"marquise": "dominance-fox"}
    )
    assert t.state.over, "with the card drawn there are five in hand: nothing to discard"


@rule("root", "3.3.1")
def test_who_has_activated_one_scores_no_more() -> None:
    t = at("marquise actions", dominance={"marquise": "dominance-fox"}, score="marquise=29", warriors="marquise:5=2",
           buildings="sawmill:5", tokens="wood:5=2")  # fmt: skip
    t.play("build sawmill 5")
    assert (t.points("marquise"), t.state.over) == (29, False)


@rule("root", "3.3.1", "7.7.1")
def test_nor_loses_points() -> None:
    t = at("eyrie decree", dominance={"eyrie": "dominance-fox"}, score="eyrie=12", decree={"move": "vizier"})
    assert t.points("eyrie") == 12


# Winning


def three(suit: str, warriors: str, faction: str = "marquise") -> Board:
    return at(f"{faction} turn", warriors=warriors, dominance={faction: f"dominance-{suit}"}, buildings="roost:3")


@pytest.mark.parametrize(("suit", "where"), [("fox", "1,6,8"), ("rabbit", "4,5,10"), ("mouse", "2,7,9")])
@rule("root", "3.3.1.1", "3.3")
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong(suit: str, where: str) -> None:
    t = three(suit, f"marquise:{where}")
    assert t.state.over
    assert (t.game.result(t.state).winners, t.game.result(t.state).rule) == ((0,), "3.3.1.1")
    assert not three(suit, f"marquise:{where[:-2].rstrip(',')}").state.over, "two do not"
    assert not three("bird", f"marquise:{where}").state.over


@pytest.mark.parametrize(
    ("corners", "wins"), [("1,3", True), ("2,4", True), ("1,2", False), ("1,4", False), ("2,3", False)]
)
@rule("root", "3.3.1.2")
def test_bird_dominance_takes_opposite_corners(corners: str, wins: bool) -> None:
    t = at("alliance turn", warriors=f"alliance:{corners}", dominance={"alliance": "dominance-bird"})
    assert t.state.over == wins
    if wins:
        assert t.game.result(t.state).rule == "3.3.1.2"


@rule("root", "3.3.1.1")
def test_ruling_counts_not_standing_there() -> None:
    assert not three("fox", "marquise:1,6,8 eyrie:8").state.over
    assert three("fox", "eyrie:1,6,8 marquise:8", "eyrie").state.over, "Lords of the Forest"


@rule("root", "3.3.1.1")
def test_not_in_the_middle_of_a_turn_nor_in_anothers() -> None:
    t = at("marquise actions", warriors="marquise:1,6,8", dominance={"marquise": "dominance-fox"}).play("pass")
    assert not t.state.winners
    t = at("eyrie turn", warriors="marquise:1,6,8", dominance={"marquise": "dominance-fox"})
    assert not t.state.over


# Availability


@rule("root", "3.3.3")
def test_a_spent_dominance_card_is_laid_beside_the_map() -> None:
    t = at("marquise actions", buildings="sawmill:1", hands={"marquise": "dominance-fox dominance-bird"})
    t.play("overwork 1 dominance-fox", "bird dominance-bird")
    assert (t.available(), t.discard()) == (["dominance-bird", "dominance-fox"], [])
    assert t.view(None)["available"] == ["dominance-bird", "dominance-fox"]


@rule("root", "3.3.3")
def test_so_is_one_that_is_discarded_or_lost() -> None:
    t = at("marquise evening", hands={"marquise": "dominance-fox anvil sword cobbler sappers"})
    t.play("discard dominance-fox")
    assert t.available() == ["dominance-fox"]
    t = at("eyrie decree", decree={"move": "dominance-mouse"})
    assert t.available() == ["dominance-mouse"], "purged from the Decree"
    t = at("alliance daylight", supporters="sword " * 5, hands={"alliance": "dominance-fox"})
    t.play("mobilize dominance-fox")
    assert t.available() == ["dominance-fox"], "no room for another supporter"


@rule("root", "3.3.4")
def test_an_available_card_is_taken_for_one_of_its_suit() -> None:
    t = at("marquise actions", available="dominance-fox", hands={"marquise": "anvil armorers sword"})
    assert t.offered("claim") == ["dominance-fox anvil", "dominance-fox armorers"]
    t.play("claim dominance-fox anvil")
    assert (t.hand("marquise"), t.available(), t.discard()) == (["sword", "dominance-fox", "armorers"], [], ["anvil"])
    assert t.state.left == 3


@rule("root", "3.3.4", "2.1.1.2")
def test_the_bird_card_takes_a_bird() -> None:
    t = at("vagabond roam", available="dominance-bird", hands={"vagabond": "anvil sword"})
    assert t.refused("claim dominance-bird anvil") == "3.3.4"
    t = at("vagabond roam", available="dominance-bird", hands={"vagabond": "anvil armorers"})
    assert t.offered("claim") == ["dominance-bird armorers"]


@rule("root", "3.3.4", "3.3.3")
def test_one_dominance_card_may_be_spent_for_another() -> None:
    t = at("alliance daylight", available="dominance-fox", hands={"alliance": "dominance-bird"})
    t.play("claim dominance-fox dominance-bird")
    assert (t.hand("alliance"), t.available()) == (["dominance-fox"], ["dominance-bird"])


@rule("root", "11.2", "5.1.3")
def test_two_play_without_dominance_cards() -> None:
    from interrex.engine.luck import Luck, key_from_seed
    from interrex.games.root import GAME
    from interrex.games.root.data import CARDS
    from interrex.games.root.state import Root

    for players, cards in ((2, 50), (3, 54)):
        g = GAME.start(players, {}, Luck(key_from_seed(1)))
        assert isinstance(g, Root)
        everything = [*g.deck, *g.boards[ALLIANCE].supporters, *[card for hand in g.hands for card in hand]]
        assert len(everything) == cards
        assert sum([CARDS[card].kind == "dominance" for card in everything]) == cards - 50


# Coalitions


def wanderer(score: str, factions: str = "marquise eyrie alliance vagabond", **more: Any) -> Board:
    return at("vagabond roam", factions=factions, hands={"vagabond": "dominance-fox"}, score=score, **more)


@rule("root", "9.2.8")
def test_a_vagabond_forms_a_coalition_with_whoever_has_the_fewest_points() -> None:
    t = wanderer("marquise=12 eyrie=4 alliance=7 vagabond=10")
    assert t.refused("dominance dominance-fox") == "9.2.8"
    assert t.offered("coalition") == ["dominance-fox eyrie"]
    t.play("coalition dominance-fox eyrie")
    seat = t.view(None)["seats"][3]
    assert (seat["coalition"], seat["dominance"]) == (1, "dominance-fox")


@rule("root", "9.2.8")
def test_among_the_tied_he_chooses_and_his_own_points_do_not_count() -> None:
    t = wanderer("marquise=11 eyrie=11 alliance=15 vagabond=10")
    assert t.offered("coalition") == ["dominance-fox marquise", "dominance-fox eyrie"]


@rule("root", "9.2.8", "3.3.1")
def test_he_needs_ten_points_himself_and_a_table_of_four() -> None:
    assert wanderer("vagabond=9").refused("coalition dominance-fox eyrie") == "3.3.1"
    t = wanderer("vagabond=15", factions="marquise eyrie vagabond")
    assert t.refused("coalition dominance-fox eyrie") == "9.2.8"


@rule("root", "9.2.8")
def test_he_wins_with_his_partner_and_scores_no_more() -> None:
    t = wanderer("marquise=29 eyrie=29 alliance=28 vagabond=20", vagabond="thief 12 torch", ruins="12=bag")
    t.play("coalition dominance-fox alliance", "explore")
    assert t.points("vagabond") == 20
    t = at("alliance birdsong", score="alliance=29", tokens="sympathy:1", supporters="bake-sale",
           coalition={"vagabond": "alliance"}, dominance={"vagabond": "dominance-fox"})  # fmt: skip
    t.play("spread 5")
    result = t.game.result(t.state)
    assert (result.winners, result.rule) == ((2, 3), "9.2.8"), "the rule says why he wins without the points"


@rule("root", "9.2.8", "3.3.1.1")
def test_also_by_the_partners_dominance() -> None:
    t = at("eyrie turn", warriors="eyrie:1,6,8", dominance={"eyrie": "dominance-fox", "vagabond": "dominance-mouse"},
           coalition={"vagabond": "eyrie"})  # fmt: skip
    assert t.game.result(t.state).winners == (1, 3)


@rule("root", "9.2.8")
def test_his_own_dominance_card_never_wins() -> None:
    t = at(
        "vagabond turn",
        coalition={"vagabond": "eyrie"},
        dominance={"vagabond": "dominance-fox"},
        warriors="eyrie:1,6,8",
    )
    assert not t.state.over


@rule("root", "9.2.9.3.4")
def test_a_hostile_partner_becomes_indifferent() -> None:
    t = wanderer("marquise=5 eyrie=4 alliance=7 vagabond=10", relations="eyrie=hostile marquise=hostile")
    t.play("coalition dominance-fox eyrie")
    assert (t.relation("eyrie"), t.relation("marquise")) == ("indifferent", "hostile")


@rule("root", "23.18")
def test_who_follows_a_dominance_card_is_passed_over() -> None:
    t = wanderer("marquise=2 eyrie=4 alliance=7 vagabond=10", dominance={"marquise": "dominance-mouse"})
    assert t.offered("coalition") == ["dominance-fox eyrie"]


TWO = "marquise eyrie vagabond vagabond-2"


@rule("root", "9.2.8")
def test_a_partner_of_another_vagabond_is_not_to_be_had() -> None:
    t = wanderer(
        "marquise=5 eyrie=2 vagabond=10",
        TWO,
        coalition={"vagabond-2": "eyrie"},
        dominance={"vagabond-2": "dominance-mouse"},
    )
    assert t.offered("coalition") == [], "the Eyrie have the fewest points, and are taken"


@rule("root", "9.2.8")
def test_the_other_vagabond_may_be_the_partner() -> None:
    t = wanderer("marquise=5 eyrie=6 vagabond=10 vagabond-2=2", TWO)
    t.play("coalition dominance-fox vagabond-2")
    assert t.state.coalition == [-1, -1, 3, -1]


@rule("root", "9.2.8")
def test_whoever_wins_brings_his_own_partner_along() -> None:
    """The second Vagabond joined the first, who then joined the Marquise: she wins, so he wins, so the second does."""
    t = at("marquise actions", factions=TWO, score="marquise=29", warriors="marquise:1=2", buildings="sawmill:5",
           tokens="wood:1", coalition={"vagabond": "marquise", "vagabond-2": "vagabond"},
           dominance={"vagabond": "dominance-fox", "vagabond-2": "dominance-mouse"})  # fmt: skip
    t.play("build sawmill 1")
    assert t.game.result(t.state).winners == (0, 2, 3)


@rule("root", "9.2.8", "9.2.2.1")
def test_a_partners_revolt_spares_him() -> None:
    t = at("alliance birdsong", tokens="sympathy:5", supporters="bake-sale cobbler", warriors="marquise:5=2",
           vagabond="thief 5 sword boot torch tea", coalition={"vagabond": "alliance"},
           dominance={"vagabond": "dominance-fox"})  # fmt: skip
    t.play("revolt 5")
    assert (t.warriors("marquise", 5), t.satchel()) == (0, "boot sword tea torch")


@pytest.mark.parametrize(("frame", "faction", "line"), [
    ("marquise actions", "marquise", "dominance anvil"),
    ("vagabond roam", "vagabond", "coalition anvil eyrie"),
])  # fmt: skip
@rule("root", "3.3.1", "9.2.8")
def test_another_card_is_no_dominance_card(frame: str, faction: str, line: str) -> None:
    t = at(frame, hands={faction: "anvil"}, score=f"{faction}=12")
    no = t.refusal(line)
    assert no is not None
    assert (no.rule, no.message.key) == ("3.3.1", "root-no-dominance-card")
