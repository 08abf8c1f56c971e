"""What is said of an option beforehand: from what the seat knows, and whether it comes true."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.prospect import Ghost
from interrex.games.old_kings_crown.data import CARD
from interrex.games.old_kings_crown.nature import strength
from interrex.games.old_kings_crown.odds import first_bid, strongest_laid

from .positions import AUTUMN, BIDS, CARDS, HERALDS, HIGHLANDS, SPRING, at, seat

WORLDS = 1500


def worlds(t: Any, who: int) -> list[Any]:
    return [t.game.determinize(t.state, who, Luck(key_from_seed(seed))) for seed in range(WORLDS)]


# Spring


def test_a_bid_names_its_strength_and_what_it_could_steal() -> None:
    t = at(BIDS, seat("nobility", "b10 b03"), seat("clans", "b04 b05 b06", occupied="kc45:b05"))
    strong, weak = t.foreseen("bid n-b10"), t.foreseen("bid n-b03")
    assert strong[0] == "A bid of strength 6"
    assert strong[1].startswith("Strong enough to steal: ")
    assert weak[0] == "A bid of strength 1"
    assert not any("steal" in line for line in weak)


def test_a_bid_that_could_steal_many_counts_them() -> None:
    held = seat("clans", "b04", occupied="kc45:b03 kc46:b05"), seat("uprising", "b04", occupied="kc47:b03")
    assert at(BIDS, seat("nobility", "b10"), *held).foreseen("bid n-b10")[1] == ("Can steal 1 of 3 Kingdom cards")


def test_how_likely_a_bid_is_first_agrees_with_the_hands_one_can_imagine() -> None:
    t = at(BIDS, seat("nobility", "b10 b03"), seat("clans", "b04 b05 b12"), order="clans nobility")
    card = CARD["n-b10"]
    first = 0.0
    for world in worlds(t, 0):
        hand = world.hands[1]
        first += sum([strength(world, other) < strength(world, card) for other in hand]) / len(hand)
    assert first_bid(t.state, 0, card) == pytest.approx(first / WORLDS, abs=0.03)


def test_a_tie_of_bids_goes_to_the_earlier_on_the_order_track() -> None:
    def chance(order: str) -> float:
        return first_bid(
            at(BIDS, seat("nobility", "b10 b03"), seat("clans", "b10"), order=order).state, 0, CARD["n-b10"]
        )

    assert chance("nobility clans") > chance("clans nobility")


def test_a_card_laid_says_how_likely_it_is_the_strongest_and_stands_as_a_ghost() -> None:
    t = at(CARDS, seat("nobility", "b10 b03 b04"), seat("clans", "b04 b05 b12"))
    card = CARD["n-b10"]
    beaten = 0.0
    for world in worlds(t, 0):
        hand = world.hands[1]
        beaten += sum([strength(world, other) < strength(world, card) for other in hand]) / len(hand)
    chance = strongest_laid(t.state, 0, card, 0)
    assert chance == pytest.approx(beaten / WORLDS, abs=0.03)
    assert t.foreseen("lay n-b10 highlands", 0) == [
        "Strength 6",
        f"Strongest there: {round(100 * chance)} %",
    ]
    assert t.prospect("lay n-b10 highlands", 0).ghosts == (Ghost("n-b10", "region:highlands"),)


def test_a_card_that_was_seen_changes_the_odds() -> None:
    t = at(CARDS, seat("nobility", "b10 b03 b04"), seat("clans", "b03 b04 b05"))
    blind = strongest_laid(t.state, 0, CARD["n-b10"], 0)
    for card in t.state.hands[1]:
        t.state.eyes[card] |= 1
    assert blind < strongest_laid(t.state, 0, CARD["n-b10"], 0) == 1


def test_the_herald_says_what_the_location_would_bring() -> None:
    t = at(HERALDS, seat("nobility"), seat("clans", herald="battlefield"))
    assert t.foreseen("herald battlefield") == [
        "3 influence, if you win the region and claim it",
        "And 1 from the rival whose Herald is here",
    ]
    assert t.prospect("herald castle").ghosts == (Ghost("herald", "location:castle"),)


def test_supporters_name_their_number_and_their_strength() -> None:
    t = at(SPRING, seat("nobility", camp=3), seat("clans"))
    assert t.foreseen("place plateau 2") == ["Takes 2 of 3 Supporters", "+2 strength in the Plateau"]
    assert t.prospect("place plateau 2").ghosts == (Ghost("supporter", "region:plateau", 2),)


# Summer


def test_an_ambush_and_a_flank_say_what_they_change_and_where() -> None:
    t = at(HIGHLANDS, seat("nobility", "b10"), seat("clans"), laid_highlands="n-b08 c-b05", markers="highlands")
    while t.who() != "nobility" or "flank" not in t.verbs():
        t.play("pass")
    assert t.foreseen("flank n-b08 plateau") == ["−5 strength in the Highlands", "+5 strength in the Plateau"]
    assert t.prospect("flank n-b08 plateau").ghosts == (Ghost("n-b08", "region:plateau", 1, "region:highlands"),)


# Autumn


def test_governing_counts_the_votes_and_says_who_leads() -> None:
    t = at(AUTUMN, seat("nobility", "b02 b10"), seat("clans"), oaths="c-b07")
    assert t.foreseen("govern n-b10 oaths") == ["1 vote of yours there"]
    assert t.foreseen("govern n-b10 relics") == ["1 vote of yours there", "The most votes of all"]
    assert t.prospect("govern n-b10 relics").ghosts == (Ghost("n-b10", "council:relics"),)


def test_a_journey_says_where_the_card_goes_and_what_it_learns() -> None:
    t = at(AUTUMN, seat("nobility", "b02 b10"), seat("clans"))
    assert t.foreseen("journey n-b02") == ["To the lost pile", "+2 lore"]
    assert t.foreseen("journey n-b10") == ["To the discard pile (Pathfinder)", "+1 lore"]


# What is promised comes true, and tells no secret


@pytest.mark.parametrize("seed", range(2))
def test_promised_lore_and_influence_are_gained(seed: int) -> None:
    match, luck = interrex.new("old-kings-crown", players=3, seed=seed), Luck(key_from_seed(seed))
    g: Any = match.state
    promises = {"old-kings-crown-would-learn": "lore", "old-kings-crown-would-gain": "influence"}
    checked = 0
    while not match.over and len(match.moves) < 700:
        who = luck.choice(list(match.pending()))
        action = luck.choice(match.actions(who))
        promised = {
            promises[said.key]: said.params["n"]
            for _, said in match.game.prospect(g, who, action).lines
            if said.key in promises and action[0] in ("journey", "claim")
        }
        before = {what: getattr(g, what)[who] for what in promised}
        match.play(who, action)
        for what, n in promised.items():
            assert getattr(g, what)[who] - before[what] >= n, f"{action}: {what}"
            checked += 1
    assert checked


@pytest.mark.parametrize("players", [2, 4])
def test_a_prospect_is_the_same_in_every_world_that_looks_the_same(players: int) -> None:
    match, luck = interrex.new("old-kings-crown", players=players, seed=players), Luck(key_from_seed(players))
    game, state = match.game, match.state
    while not match.over and len(match.moves) < 160:
        for who in match.pending():
            world = game.determinize(state, who, luck)
            for action in match.actions(who):
                assert game.prospect(world, who, action) == game.prospect(state, who, action), action
        who = luck.choice(list(match.pending()))
        match.play(who, luck.choice(match.actions(who)))
