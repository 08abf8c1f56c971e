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
    t = at(
        BIDS,
        seat("nobility", "captain-6 follower-1"),
        seat("clans", "follower-2 follower-3 follower-4", occupied="bitterns-last-boom:follower-3"),
    )
    strong, weak = t.foreseen("bid nobility-captain-6"), t.foreseen("bid nobility-follower-1")
    assert strong[0] == "A bid of strength 6"
    assert strong[1].startswith("Strong enough to steal: ")
    assert weak[0] == "A bid of strength 1"
    assert not any("steal" in line for line in weak)


def test_a_bid_that_could_steal_many_counts_them() -> None:
    held = (
        seat("clans", "follower-2", occupied="bitterns-last-boom:follower-1 sword-from-the-thatch:follower-3"),
        seat("uprising", "follower-2", occupied="eclipse-over-the-fell:follower-1"),
    )
    assert at(BIDS, seat("nobility", "captain-6"), *held).foreseen("bid nobility-captain-6")[1] == (
        "Can steal 1 of 3 Kingdom cards"
    )


def test_how_likely_a_bid_is_first_agrees_with_the_hands_one_can_imagine() -> None:
    t = at(
        BIDS,
        seat("nobility", "captain-6 follower-1"),
        seat("clans", "follower-2 follower-3 captain-8"),
        order="clans nobility",
    )
    card = CARD["nobility-captain-6"]
    first = 0.0
    for world in worlds(t, 0):
        hand = world.hands[1]
        first += sum([strength(world, other) < strength(world, card) for other in hand]) / len(hand)
    assert first_bid(t.state, 0, card) == pytest.approx(first / WORLDS, abs=0.03)


def test_a_tie_of_bids_goes_to_the_earlier_on_the_order_track() -> None:
    def chance(order: str) -> float:
        return first_bid(
            at(BIDS, seat("nobility", "captain-6 follower-1"), seat("clans", "captain-6"), order=order).state,
            0,
            CARD["nobility-captain-6"],
        )

    assert chance("nobility clans") > chance("clans nobility")


def test_a_card_laid_says_how_likely_it_is_the_strongest_and_stands_as_a_ghost() -> None:
    t = at(CARDS, seat("nobility", "captain-6 follower-1 follower-2"), seat("clans", "follower-2 follower-3 captain-8"))
    card = CARD["nobility-captain-6"]
    beaten = 0.0
    for world in worlds(t, 0):
        hand = world.hands[1]
        beaten += sum([strength(world, other) < strength(world, card) for other in hand]) / len(hand)
    chance = strongest_laid(t.state, 0, card, 0)
    assert chance == pytest.approx(beaten / WORLDS, abs=0.03)
    assert t.foreseen("lay nobility-captain-6 highlands", 0) == [
        "Strength 6",
        f"Strongest there: {round(100 * chance)} %",
    ]
    assert t.prospect("lay nobility-captain-6 highlands", 0).ghosts == (
        Ghost("nobility-captain-6", "region:highlands"),
    )


def test_a_card_that_was_seen_changes_the_odds() -> None:
    t = at(
        CARDS, seat("nobility", "captain-6 follower-1 follower-2"), seat("clans", "follower-1 follower-2 follower-3")
    )
    blind = strongest_laid(t.state, 0, CARD["nobility-captain-6"], 0)
    for card in t.state.hands[1]:
        t.state.eyes[card] |= 1
    assert blind < strongest_laid(t.state, 0, CARD["nobility-captain-6"], 0) == 1


def test_the_herald_says_what_the_location_would_bring() -> None:
    t = at(HERALDS, seat("nobility"), seat("clans", herald="battlefield"))
    assert t.foreseen("herald battlefield") == [
        "3 influence, if you win the region and claim it",
        "And 1 from the rival whose Herald is here",
    ]
    assert t.prospect("herald castle").ghosts == (Ghost("herald", "location:castle"),)


def test_supporters_name_their_number_and_their_strength() -> None:
    t = at(SPRING, seat("nobility", camp=3), seat("clans"))
    assert t.foreseen("place plateau 2") == ["Takes 2 of 3 Supporters", "+2 strength on the Plateau"]
    assert t.prospect("place plateau 2").ghosts == (Ghost("supporter", "region:plateau", 2),)


# Summer


def test_an_ambush_and_a_flank_say_what_they_change_and_where() -> None:
    t = at(
        HIGHLANDS,
        seat("nobility", "captain-6"),
        seat("clans"),
        laid_highlands="nobility-cavalry clans-follower-3",
        markers="highlands",
    )
    while t.who() != "nobility" or "flank" not in t.verbs():
        t.play("pass")
    assert t.foreseen("flank nobility-cavalry plateau") == [
        "−5 strength in the Highlands",
        "+5 strength on the Plateau",
    ]
    assert t.prospect("flank nobility-cavalry plateau").ghosts == (
        Ghost("nobility-cavalry", "region:plateau", 1, "region:highlands"),
    )


# Autumn


def test_governing_counts_the_votes_and_says_who_leads() -> None:
    t = at(AUTUMN, seat("nobility", "trader captain-6"), seat("clans"), oaths="clans-agent")
    assert t.foreseen("govern nobility-captain-6 oaths") == ["1 vote of yours there"]
    assert t.foreseen("govern nobility-captain-6 relics") == ["1 vote of yours there", "The most votes of all"]
    assert t.prospect("govern nobility-captain-6 relics").ghosts == (Ghost("nobility-captain-6", "council:relics"),)


def test_a_journey_says_where_the_card_goes_and_what_it_learns() -> None:
    t = at(AUTUMN, seat("nobility", "trader captain-6"), seat("clans"))
    assert t.foreseen("journey nobility-trader") == ["To the lost pile", "+2 lore"]
    assert t.foreseen("journey nobility-captain-6") == ["To the discard pile (Pathfinder)", "+1 lore"]


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


# What stands there already, tolls, and Night


def test_the_strongest_there_counts_what_is_deployed() -> None:
    hand = "captain-6 follower-1 follower-2"
    theirs = seat("clans", "follower-2 follower-3 follower-4", deck="")
    card = CARD["nobility-captain-6"]
    alone = at(CARDS, seat("nobility", hand), theirs).state
    assert strongest_laid(alone, 0, card, 0) == 1.0
    faced = at(CARDS, seat("nobility", hand), theirs, highlands="clans-machine+1").state
    assert strongest_laid(faced, 0, card, 0) == 0.0  # 5 and at least 2
    both = at(CARDS, seat("nobility", hand, men="highlands:2"), theirs, highlands="clans-machine+1").state
    assert strongest_laid(both, 0, card, 0) == pytest.approx(1 / 3)  # 8 against 7, 8 or 9


def test_a_claim_counts_ones_own_toll_bridge_and_brings_what_was_said() -> None:
    t = at(HIGHLANDS, seat("nobility"), seat("clans"), laid_highlands="nobility-heir", on_castle="toll-bridge:nobility")
    assert t.foreseen("claim castle")[0] == "+2 influence"
    assert t.foreseen("claim wilderness")[0] == "+1 influence"
    t.play("claim castle")
    assert t.influence("nobility") == 2


def test_what_night_will_leave_is_foretold_and_comes_true() -> None:
    t = at(
        HIGHLANDS,
        seat("nobility", "follower-1", men="highlands:1"),
        seat("clans", "follower-2"),
        laid_highlands="nobility-ruse nobility-captain-9 clans-agent",
    )
    said = {m.params["seat"]: (m.params["m"], m.params["n"]) for m in t.game.warnings(t.state, t.seat())}
    assert said == {0: (10, 1)}
    while t.state.deeds and not t.state.clash.totals:
        t.play("pass")
    assert t.state.clash.totals[0] == 1
