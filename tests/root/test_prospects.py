"""What is said of an option beforehand, and whether it comes true."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.prospect import Ghost
from interrex.games.root.odds import ambush_chance, odds
from interrex.games.root.play.battle import ambushes

from .positions import at

ROLLS = [f"{one} {other}" for one, other in product(range(4), repeat=2)]
WOODLAND = {"seat-1": "marquise", "seat-2": "eyrie", "seat-3": "alliance", "seat-4": "vagabond"}

# Battle


Position = dict[str, Any]


@pytest.mark.parametrize(
    ("who", "enemy", "position"),
    [
        ("marquise", "eyrie", {"warriors": "marquise:5=3 eyrie:5=2", "buildings": "roost:5"}),
        ("marquise", "alliance", {"warriors": "marquise:5=4 alliance:5=2", "tokens": "sympathy:5"}),
        ("marquise", "alliance", {"warriors": "marquise:5=4", "tokens": "sympathy:5"}),
        ("eyrie", "marquise", {"warriors": "marquise:5=1 eyrie:5=2", "tokens": "wood:5=3", "leader": "commander"}),
    ],
)
def test_the_odds_are_those_of_all_rolls_played_out(who: str, enemy: str, position: Position) -> None:
    frame, line = "marquise actions", f"battle 5 {enemy}"
    if who == "eyrie":
        frame, line = "eyrie decree", f"battle vizier 5 {enemy}"
        position = position | {"decree": {"battle": "vizier"}}
    dealt = taken = cleared = scored = 0
    for dice in ROLLS:
        t = at(frame, dice=dice, **position)
        g = t.state
        seats = attacker, defender = t.seat_of(who), t.seat_of(enemy)
        foreseen = odds(g, attacker, 4, g.faction[defender])
        before = [g.pieces(g.faction[seat], 4) for seat in seats]
        t.play(line)
        while not g.over and t.asked() == "root-ask-lose-piece":
            t.play(t.offers()[0])
        after = [g.pieces(g.faction[seat], 4) for seat in seats]
        taken += before[0] - after[0]
        dealt += before[1] - after[1]
        cleared += after[1] == 0
        scored += g.score[attacker]
    n = len(ROLLS)
    assert foreseen == (dealt / n, taken / n, cleared / n, scored / n)


@pytest.mark.parametrize("ally", ["alone", "beside the Eyrie"])
@pytest.mark.parametrize("standing", ["hostile", "indifferent"])
def test_a_vagabonds_odds_count_his_infamy_and_his_ally(ally: str, standing: str) -> None:
    position: Position = {
        "vagabond": "thief 5 sword boot torch",
        "warriors": "eyrie:5=2 marquise:5=2",
        "buildings": "sawmill:5",
        "relations": f"eyrie=allied marquise={standing}",
    }
    dealt = taken = cleared = scored = 0
    for dice in ROLLS:
        t = at("vagabond roam", dice=dice, **position)
        g = t.state
        seat, marquise, eyrie = [t.seat_of(who) for who in ("vagabond", "marquise", "eyrie")]
        beside = () if ally == "alone" else (g.faction[eyrie],)
        foreseen = odds(g, seat, 4, g.faction[marquise], *beside)
        before = g.pieces(g.faction[marquise], 4)
        t.play("battle 5 marquise", "ally eyrie" if beside else "pass")
        while t.asked() == "root-ask-damage":
            taken += 1
            t.play(next(offer for offer in t.offers() if offer.startswith("damage")))
        after = g.pieces(g.faction[marquise], 4)
        dealt += before - after
        cleared += after == 0
        scored += g.score[seat]
    n = len(ROLLS)
    assert foreseen == (dealt / n, taken / n, cleared / n, scored / n)


def test_a_vagabond_reads_what_an_ally_would_change_and_whom_he_makes_an_enemy() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 sword boot torch",
        warriors="eyrie:5=2 marquise:5=2",
        relations="eyrie=allied marquise=indifferent",
    )
    assert t.foreseen("battle 5 marquise") == [
        "Exhausts: sword",
        "Hits on average: 0.9 dealt, 0.8 taken",
        "0 % chance to clear the field",
        "Beside the Eyrie: 1.7 dealt, 0.8 taken",
        "Makes an enemy: Marquise de Cat",
    ]
    t.play("battle 5 marquise")
    assert t.foreseen("ally eyrie") == [
        "Hits on average: 1.7 dealt, 0.8 taken",
        "75 % chance to clear the field",
        "0.8 VP on average",
    ]


def test_a_vagabond_with_nothing_left_to_damage_ignores_hits() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword", warriors="marquise:5=3", relations="marquise=hostile")
    assert odds(t.state, t.seat_of("vagabond"), 4, t.state.faction[t.seat_of("marquise")]).taken <= 1


def test_an_ambush_is_as_likely_as_the_cards_one_has_not_seen_make_it() -> None:
    t = at("marquise actions", warriors="marquise:5=3 eyrie:5=2", hands={"eyrie": "ambush-fox anvil"})
    g = t.state
    marquise, eyrie = t.seat_of("marquise"), t.seat_of("eyrie")
    chance = ambush_chance(g, marquise, eyrie, 4)
    worlds: list[Any] = [t.game.determinize(g, marquise, Luck(key_from_seed(seed))) for seed in range(1500)]
    fit = [bool(ambushes(world, eyrie, 4)) for world in worlds]
    assert chance == pytest.approx(sum(fit) / len(fit), abs=0.03)
    assert any("chance of an ambush" in said for said in t.foreseen("battle 5 eyrie"))


def test_who_foils_ambushes_need_not_expect_one() -> None:
    t = at(
        "marquise actions",
        warriors="marquise:5=3 eyrie:5=2",
        hands={"eyrie": "anvil"},
        crafted={"marquise": "scouting-party"},
    )
    assert not [said for said in t.foreseen("battle 5 eyrie") if "ambush" in said]


def test_effects_that_lie_open_are_named() -> None:
    t = at("marquise actions", warriors="marquise:5=3 eyrie:5=2", crafted={"eyrie": "armorers brutal-tactics sappers"})
    assert t.foreseen("battle 5 eyrie")[-1] == "They may use: Armorers, Sappers"


# Price, gain and risk


def test_a_building_names_its_wood_and_its_points_and_where_it_would_stand() -> None:
    t = at("marquise actions", warriors="marquise:5=1", buildings="sawmill:1,2", tokens="wood:5=3")
    assert t.foreseen("build sawmill 5") == ["Costs 2 wood of 3 within reach", "+2 VP"]
    assert t.prospect("build sawmill 5").ghosts == (Ghost("sawmill", "clearing:5"),)


def test_whoever_follows_a_dominance_card_expects_no_points() -> None:
    t = at(
        "marquise actions", warriors="marquise:5=1", buildings="sawmill:1", tokens="wood:5=3",
        dominance={"marquise": "dominance-fox"},
    )  # fmt: skip
    assert t.foreseen("build sawmill 5") == ["Costs 1 wood of 3 within reach"]


def test_a_march_tells_who_would_rule_and_who_is_outraged() -> None:
    t = at("marquise actions", warriors="marquise:1=3 eyrie:5=2", tokens="sympathy:5")
    assert t.foreseen("march 1 5") == [
        "You would rule clearing 5",
        "Outrage: a rabbit card, or a bird, goes to the Alliance",
    ]
    assert t.prospect("march 1 5").ghosts == (Ghost("marquise", "clearing:5", 3, "clearing:1"),)
    t.play("march 1 5")
    assert "You would rule clearing 5" not in t.foreseen("warriors 2")
    assert t.foreseen("warriors 3")[-1] == "You would no longer rule clearing 1"


def test_a_vagabond_reads_which_items_it_takes() -> None:
    t = at(
        "vagabond roam",
        vagabond="ranger 5 boot boot torch crossbow",
        warriors="eyrie:1=1 marquise:5=1",
        relations="eyrie=hostile",
    )
    assert t.foreseen("move 1") == ["Exhausts: boot, boot"]
    assert t.foreseen("strike marquise warrior") == ["Exhausts: crossbow", "Makes an enemy: Marquise de Cat"]


def test_sympathy_names_supporters_and_points() -> None:
    t = at("alliance spread", tokens="sympathy:1", supporters="anvil bake-sale sword", warriors="marquise:5=3")
    assert t.foreseen("spread 9") == ["Costs 1 supporter (mouse or bird)", "+1 VP"]


# Foretold


def test_a_decree_that_cannot_be_fulfilled_is_foretold() -> None:
    t = at(
        "eyrie decree",
        warriors="eyrie:3=2",
        buildings="roost:3",
        decree={"recruit": "vizier", "battle": "anvil"},
        score="eyrie=4",
    )
    assert t.foretold() == ["Whatever comes before, the Decree fails at Battle (Anvil): turmoil, −1 VP."]
    helped = at(
        "eyrie decree",
        warriors="eyrie:3=2 marquise:3=1",
        buildings="roost:3",
        decree={"recruit": "vizier", "battle": "vizier"},
    )
    assert helped.foretold() == []


def test_too_few_pieces_for_a_column_are_foretold() -> None:
    t = at(
        "eyrie decree",
        warriors="eyrie:3=2",
        buildings="roost:3",
        decree={"recruit": "vizier anvil"},
        supply="eyrie=1",
        suits="mouse " * 12,
    )
    assert "fails at Recruit" in t.foretold()[0]


def test_a_card_added_where_it_cannot_be_resolved_says_so() -> None:
    t = at("eyrie birdsong", warriors="eyrie:3=2", buildings="roost:3", hands={"eyrie": "anvil"})
    assert t.foreseen("decree battle anvil") == ["Battle: whatever comes before, this card could not be resolved"]


def test_somebody_about_to_win_by_dominance_is_foretold() -> None:
    t = at("marquise actions", warriors="eyrie:1=1,6=1,8=1 marquise:5=1", dominance={"eyrie": "dominance-fox"})
    assert len(t.foretold()) == 1
    assert (
        at("marquise actions", warriors="eyrie:1=1,6=1 marquise:5=1", dominance={"eyrie": "dominance-fox"}).foretold()
        == []
    )


# What is promised comes true


@pytest.mark.parametrize("seed", range(3))
def test_promised_points_are_scored(seed: int) -> None:
    """In whole games, of options that are done at once."""
    match, luck = interrex.new("root", players=4, seed=seed, options=WOODLAND), Luck(key_from_seed(seed))
    g: Any = match.state
    checked = 0
    while not match.over and len(match.moves) < 500:
        (seat, *_) = match.pending()
        action = luck.choice(match.actions(seat))
        foreseen = match.game.prospect(g, seat, action)
        promised = sum([said.params["n"] for _, said in foreseen.lines if said.key == "root-would-score"])
        before = g.score[seat]
        asked = match.state.waiting().ask(g, seat).key
        match.play(seat, action)
        again = match.question(seat)
        if again is not None and again.key == asked and action[0] not in ("battle", "pass"):
            assert g.score[seat] - before == promised, f"{action}: {foreseen}"
            checked += promised > 0
    assert checked
