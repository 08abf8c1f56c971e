"""The worked examples of the rulebook, as positions (X), and a few more of our own (Y)."""

from __future__ import annotations

import pytest

from interrex.engine.game import Result
from interrex.games.old_kings_crown.data import FACTIONS, REGIONS
from interrex.testing import rule

from .positions import (
    AUTUMN,
    BIDS,
    CARDS,
    END,
    HIGHLANDS,
    LOWLANDS,
    PLATEAU,
    SPRING,
    START,
    SUMMER,
    WINTER,
    Board,
    at,
    seat,
)

N, C, U, G = "nobility", "clans", "uprising", "gathering"


def order(t: Board) -> list[str]:
    state = t.state
    return [(N, C, U, G)[state.faction[seat_]] for seat_ in state.order]


@rule("old-kings-crown", "3.3.1", "3.3.3")
def test_x1_most_influence_goes_first() -> None:
    t = at(START, seat(N, influence=3), seat(C, influence=2), seat(G, influence=1), seat(U), order=f"{C} {N} {G} {U}")
    assert order(t) == [N, C, G, U]


@rule("old-kings-crown", "3.3.2")
def test_x2_ties_change_places() -> None:
    t = at(
        START, seat(N, influence=5), seat(C, influence=4), seat(G, influence=5), seat(U, influence=4),
        order=f"{N} {C} {G} {U}",
    )  # fmt: skip
    assert order(t) == [G, N, U, C]


@rule("old-kings-crown", "3.3.2", "20.14")
def test_y5_three_tied_are_reversed_as_a_group() -> None:
    t = at(START, seat(N, influence=3), seat(C, influence=3), seat(U, influence=3))
    assert order(t) == [U, C, N]


@rule("old-kings-crown", "4.1.1", "4.1.2", "4.1.5", "4.2.1", "4.2.2", "4.2.7", "4.2.10")
def test_x3_x4_the_stronger_bid_takes_first() -> None:
    t = at(
        BIDS,
        seat(C, "follower-4"),
        seat(G, "captain-6"),
        road="bitterns-last-boom tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
    )
    t.play("bid clans-follower-4", seat=0).play("bid gathering-captain-6", seat=1)
    assert t.who() == G
    t.play("take bitterns-last-boom")
    assert t.occupied(G) == ["bitterns-last-boom:gathering-captain-6"]
    assert t.road() == ["tithe-barn", "voices-from-the-common", "reprieve-in-a-borrowed-hand"]  # not refilled yet
    assert t.who() == C


@rule("old-kings-crown", "4.1.5")
def test_tied_bids_follow_the_order_track() -> None:
    t = at(BIDS, seat(C, "captain-6"), seat(G, "captain-6"), order=f"{G} {C}")
    t.play("bid clans-captain-6", seat=0).play("bid gathering-captain-6", seat=1)
    assert t.who() == G


@rule("old-kings-crown", "4.2.3", "4.2.4", "4.2.11")
def test_x5_a_stronger_bid_steals() -> None:
    t = at(BIDS, seat(U, "captain-8"), seat(N, "follower-1", occupied="house-with-no-door:cavalry"))
    t.play("bid uprising-captain-8", seat=0).play("bid nobility-follower-1", seat=1).play("steal house-with-no-door")
    assert t.occupied(U) == ["house-with-no-door:uprising-captain-8"]
    assert "nobility-cavalry" in t.hand(N)


@rule("old-kings-crown", "4.2.3", "20.17", "4.2.5")
def test_x5b_an_equal_bid_does_not() -> None:
    t = at(
        BIDS,
        seat(U, "captain-8"),
        seat(N, "follower-1", occupied="house-with-no-door:captain-8", supply="hidden-granary"),
        on_highlands=f"quaking-bog:{N}",
    )
    t.play("bid uprising-captain-8", seat=0).play("bid nobility-follower-1", seat=1)
    assert t.refused("steal house-with-no-door") == "4.2.3"
    assert t.refused("steal hidden-granary") == "4.2.5"
    assert t.refused("steal quaking-bog") == "4.2.5"
    t.play("take-back")
    assert t.hand(U) == ["uprising-captain-8"]


@rule("old-kings-crown", "4.5.1", "1.8.1")
def test_x6_everybody_lays_a_card_beside_each_region() -> None:
    hand = "follower-1 follower-2 follower-3"
    t = at(CARDS, seat(N, hand), seat(C, hand), seat(U, hand), seat(G, hand))
    for number, name in enumerate(FACTIONS):
        beside = [f"lay {name}-follower-{n} {region}" for n, region in enumerate(REGIONS, start=1)]
        t.play(*beside, seat=number)
    assert [sum(map(len, region["laid"])) for region in t.view(None)["regions"]] == [4, 4, 4]
    assert t.view(0)["regions"][1]["laid"] == [["nobility-follower-2"], [None], [None], [None]]


@rule("old-kings-crown", "4.6.2", "4.6.3", "4.6.4", "20.25")
def test_x7_supporters_go_anywhere_once() -> None:
    t = at(SPRING, seat(G), seat(N, camp=0), seat(U), seat(C, camp=3))
    t.play("place plateau 2", "pass")
    assert t.who() == U  # the Nobility has none, and nothing else to do
    t.play("place highlands 5")
    t.play("place highlands 1", "place plateau 1", "place lowlands 1")
    assert t.men(G, "plateau") == 2
    assert t.men(U, "highlands") == 5
    assert t.state.men[3] == (1, 1, 1)


@rule("old-kings-crown", "4.6.1", "4.6.4")
def test_x8_several_actions_in_one_step() -> None:
    t = at(
        SPRING,
        seat(N, camp=0),
        seat(C, tactics=(1, 0, 0, 0), occupied="reprieve-in-a-borrowed-hand:captain-6", discard="follower-1"),
    )
    t.play(
        "weather-of-our-choosing",
        "reprieve-in-a-borrowed-hand clans-follower-1",
        "place highlands 1",
        "place plateau 1",
        "place lowlands 1",
    )
    assert t.state.men[1] == (1, 1, 1)
    assert t.state.over  # nothing is left to do


@rule("old-kings-crown", "5.1.1", "5.1.2")
def test_x9_the_last_player_orders_the_clashes() -> None:
    t = at(SUMMER, seat(N), seat(C), laid_plateau="nobility-follower-1")
    assert t.who() == C
    t.play("clash plateau", "clash highlands")
    assert t.state.markers == (1, 0, 2)
    assert t.state.clash.region == 1


def day_of_x10() -> Board:
    t = at(
        PLATEAU,
        seat(G),
        seat(N, "agent"),
        seat(U, tactics=(0, 3, 0, 0)),
        seat(C, tactics=(0, 3, 0, 0)),
        laid_plateau="gathering-heir nobility-ruse uprising-heir clans-captain-8",
        resolved="lowlands",
    )
    t.play(
        "ambush nobility-ruse nobility-agent",
        "coal-holes-and-lofts uprising-heir",
        "retreat uprising-heir",
        "withdraw uprising-heir",
    )
    return t.play("portage clans-captain-8", "flank clans-captain-8 highlands")


@rule("old-kings-crown", "5.2.1", "5.3.1", "5.3.2", "5.3.5", "1.1.3", "1.3.1")
@rule("old-kings-crown", "5.4.1", "5.4.3", "20.30")
def test_x10_x11_a_day_and_a_night() -> None:
    t = day_of_x10()
    assert t.hand(U) == ["uprising-heir"]
    assert t.state.tactics[2] == (0, 2, 0, 0)
    assert t.active("highlands") == ["clans-captain-8"]
    assert t.discard(G) == ["gathering-heir"]
    assert t.active("plateau") == ["nobility-ruse", "nobility-agent"]
    assert t.who() == N


@rule("old-kings-crown", "5.5.1", "4.6.5")
def test_x12_cards_supporters_and_bonuses_add_up() -> None:
    t = at(
        HIGHLANDS,
        seat(N, men="highlands:3", camp=2, occupied="sword-from-the-thatch:captain-6"),
        seat(C),
        laid_highlands="nobility-captain-9",
    ).play("sword-from-the-thatch")
    assert t.state.clash.totals == (17, 0)


@rule("old-kings-crown", "5.6.1", "5.6.2", "5.6.3", "5.5.3", "5.2.2", "5.6.6", "20.26", "20.27", "20.32")
def test_x13_a_tie_is_fought_again() -> None:
    t = at(
        HIGHLANDS,
        seat(N, "follower-3", men="highlands:1", camp=4),
        seat(G, "follower-4"),
        laid_highlands="nobility-cavalry gathering-captain-6",
    ).play("pass")  # the Cavalry stays
    assert t.state.clash.totals == (6, 6)
    t.play("reinforce nobility-follower-3")
    assert t.view(1)["regions"][0]["laid"][0] == [None]
    t.play("reinforce gathering-follower-4")
    assert t.state.clash.totals == (3, 4)
    assert t.who() == G
    assert t.active("highlands") == [
        "nobility-cavalry",
        "gathering-captain-6",
        "nobility-follower-3",
        "gathering-follower-4",
    ]


@rule("old-kings-crown", "5.6.4", "5.7.7")
def test_x13b_if_all_hold_back_nobody_wins() -> None:
    t = at(
        HIGHLANDS, seat(N, "follower-3"), seat(G, "follower-4"), laid_highlands="nobility-captain-6 gathering-captain-6"
    ).play("pass", "pass")
    assert t.state.over
    assert (t.influence(N), t.influence(G)) == (0, 0)
    assert t.state.resolved == 1


@rule("old-kings-crown", "5.6.5", "5.6.2")
def test_ties_go_on_and_on_and_passers_stay_in() -> None:
    t = at(
        HIGHLANDS,
        seat(N, "follower-3 captain-9"),
        seat(G, "follower-3"),
        laid_highlands="nobility-captain-6 gathering-captain-6",
    )
    t.play("reinforce nobility-follower-3", "reinforce gathering-follower-3")
    assert t.state.clash.totals == (3, 3)
    t.play("reinforce nobility-captain-9")
    assert t.who() == N
    assert t.state.clash.totals == (9, 0)


@rule("old-kings-crown", "5.7.2", "5.7.3", "5.7.4", "5.7.6", "20.33", "1.2.3", "4.4.2", "1.2.2")
def test_x14_herald_and_location() -> None:
    t = at(
        PLATEAU,
        seat(G, herald="fields"),
        seat(N, herald="fields", influence=1),
        laid_plateau="gathering-captain-6 nobility-follower-1",
    ).play("claim fields", "favour")
    assert (t.influence(G), t.influence(N)) == (3, 0)
    assert t.view(None)["favour"] == {"seat": 0, "left": 3}


@rule("old-kings-crown", "5.7.5", "1.2.3")
def test_a_herald_elsewhere_brings_nothing_and_nobody_falls_below_nought() -> None:
    t = at(
        PLATEAU,
        seat(G, herald="castle"),
        seat(N, herald="battlefield", influence=1),
        laid_plateau="gathering-captain-6",
    )
    t.play("claim battlefield")
    assert (t.influence(G), t.influence(N)) == (2, 1)
    t = at(PLATEAU, seat(G, herald="battlefield"), seat(N, herald="battlefield"), laid_plateau="gathering-captain-6")
    t.play("claim battlefield")
    assert (t.influence(G), t.influence(N)) == (3, 0)


@rule("old-kings-crown", "6.2.1", "11.1.3", "11.1.4", "6.2.2")
def test_x15_two_govern_in_oaths() -> None:
    t = at(AUTUMN, seat(C, "agent"), seat(G, "captain-6")).play("govern clans-agent oaths")
    t.play("govern gathering-captain-6 oaths")
    assert t.council("oaths") == ["clans-agent", "gathering-captain-6"]
    assert t.view(None)["councils"][2]["votes"] == [2, 1]


@rule("old-kings-crown", "6.3.1", "12.1")
def test_x16_a_journey_brings_lore() -> None:
    t = at(AUTUMN, seat(U, "follower-1", place=""), seat(C)).play("journey uprising-follower-1")
    assert (t.lost(), t.lore(U)) == (["uprising-follower-1"], 1)


@rule("old-kings-crown", "6.1.1", "6.1.2", "9.4.1", "6.3.2")
def test_x17_an_autumn() -> None:
    t = at(AUTUMN, seat(U, "follower-1", camp=0, lost_men=5, place=""), seat(C), plateau="uprising-heir")
    t.play("journey uprising-follower-1", "rally uprising-heir", "govern uprising-heir oaths", "oaths", "muster lost 2")
    assert (t.lore(U), t.lost(), t.council("oaths"), t.camp(U)) == (1, ["uprising-follower-1"], ["uprising-heir"], 2)


@rule("old-kings-crown", "9.1.1", "9.1.2", "20.2")
def test_x18_an_ambush() -> None:
    t = at(HIGHLANDS, seat(U, "captain-8"), seat(N), laid_highlands="uprising-ruse nobility-captain-6").play(
        "ambush uprising-ruse uprising-captain-8"
    )
    assert t.state.clash.totals == (8, 6)
    assert t.who() == U


@rule("old-kings-crown", "9.2.1", "9.2.2", "5.1.3", "5.5.2")
def test_x19_a_retreat() -> None:
    t = at(LOWLANDS, seat(G, "trader", herald="shrine"), seat(C), laid_lowlands="gathering-ruse clans-agent")
    t.play("retreat gathering-ruse", "withdraw gathering-ruse", "recall-herald")
    assert t.hand(G) == ["gathering-ruse", "gathering-trader"]
    assert t.herald(G) is None
    assert t.state.clash.totals == (0, 5)  # it still takes part


@rule("old-kings-crown", "9.3.1", "9.3.3", "20.35")
def test_x20_a_flank() -> None:
    t = at(HIGHLANDS, seat(N), seat(C), laid_highlands="nobility-cavalry", laid_plateau="nobility-follower-1").play(
        "flank nobility-cavalry plateau"
    )
    t.state.push(PLATEAU)
    t.state.run()
    assert t.active("plateau") == ["nobility-cavalry", "nobility-follower-1"]


@rule("old-kings-crown", "9.5.1", "9.5.2", "7.5", "7.4", "20.37", "4.5.3")
def test_x21_y11_a_deployed_card_lives_through_a_winter() -> None:
    t = at(AUTUMN, seat(N, "machine"), seat(C)).play("deploy nobility-machine highlands")
    assert t.stake("nobility-machine") == 1
    t.state.push(WINTER)
    t.state.run()
    assert (t.active("highlands"), t.stake("nobility-machine")) == (["nobility-machine"], 0)
    t.state.push(WINTER)
    t.state.run()
    assert (t.active("highlands"), t.discard(N)) == ([], ["nobility-machine"])


@rule("old-kings-crown", "9.4.1")
def test_x22_rally_self() -> None:
    t = at(AUTUMN, seat(U), seat(C), plateau="uprising-heir").play("rally uprising-heir")
    assert t.hand(U) == ["uprising-heir"]


@rule("old-kings-crown", "9.4.2", "9.4.3", "9.4.4", "20.36")
def test_x23_rally_any_two() -> None:
    t = at(AUTUMN, seat(G), seat(C), plateau="gathering-trader", highlands="gathering-agent").play(
        "rally gathering-trader"
    )
    t.play("home gathering-trader", "home gathering-agent")
    assert t.hand(G) == ["gathering-trader", "gathering-agent"]


@rule("old-kings-crown", "9.6.1", "9.6.2", "9.6.3", "1.1.4", "1.3.4")
def test_x24_assassins_kill_each_other() -> None:
    t = at(HIGHLANDS, seat(N), seat(G), seat(U), laid_highlands="nobility-heir gathering-agent uprising-agent")
    assert t.discard(N) == ["nobility-heir"]
    assert sorted(t.lost()) == ["gathering-agent", "uprising-agent"]


@rule("old-kings-crown", "10.1.1", "1.6.2", "1.3.8")
def test_x25_the_invulnerable_stay() -> None:
    t = at(HIGHLANDS, seat(G), seat(U), seat(C), laid_highlands="gathering-captain-8 uprising-agent clans-machine")
    assert t.lost() == ["gathering-captain-8"]
    assert "clans-machine" in t.active("highlands")


@rule("old-kings-crown", "10.2.1", "10.2.2")
def test_x26_the_resilient_are_discarded() -> None:
    t = at(HIGHLANDS, seat(N), seat(U), laid_highlands="nobility-heir uprising-agent")
    assert (t.discard(N), t.lost()) == (["nobility-heir"], [])


@rule("old-kings-crown", "10.3.1")
def test_x27_pathfinders_return() -> None:
    t = at(AUTUMN, seat(C, "daughter-of-two-horizons", place=""), seat(N)).play("journey daughter-of-two-horizons")
    assert (t.discard(C), t.lore(C)) == (["daughter-of-two-horizons"], 2)


@rule("old-kings-crown", "12.1", "12.3")
def test_x29_lore_buys_at_once() -> None:
    t = at(AUTUMN, seat(U, "follower-1", lore=1, place="voice-from-the-scaffold fog-committee"), seat(C)).play(
        "journey uprising-follower-1"
    )
    assert t.offers() == ["buy voice-from-the-scaffold", "pass"]
    t.play("buy voice-from-the-scaffold")
    assert (t.lore(U), t.hand(U)) == (0, ["voice-from-the-scaffold"])


@rule("old-kings-crown", "13.1.2")
def test_x30_the_favour_turns() -> None:
    t = at(PLATEAU, seat(C), seat(N), laid_plateau="clans-captain-6").play("claim fields", "favour")
    assert t.state.favour_left == 3
    t.state.push(HIGHLANDS)
    t.state.run()
    t.play("following-wind castle")
    assert t.state.favour_left == 2


@rule("old-kings-crown", "1.4.1", "1.4.2", "1.4.3")
def test_x31_gained_content_is_not_printed() -> None:
    t = at(
        HIGHLANDS, seat(N, occupied="adder-in-the-bracken:captain-6"), seat(C), laid_highlands="nobility-machine "
        "clans-captain-8", on_highlands=f"snow-blindness:{C}",
    ).play("adder-in-the-bracken nobility-machine")  # fmt: skip
    assert t.lost() == ["clans-captain-8"]  # the gained Assassinate stays
    t = at(
        HIGHLANDS, seat(N, occupied="adder-in-the-bracken:captain-6"), seat(C), laid_highlands="nobility-machine "
        "clans-agent", on_highlands=f"snow-blindness:{C}",
    ).play("adder-in-the-bracken nobility-machine")  # fmt: skip
    assert sorted(t.lost()) == ["clans-agent", "nobility-machine"]  # the printed Invulnerable does not


@rule("old-kings-crown", "4.5.2", "20.24")
def test_x33_few_cards_are_laid_first() -> None:
    t = at(CARDS, seat(N, "follower-1 follower-2 follower-3"), seat(C, "captain-6 captain-7"))
    assert t.state.pending() == (1,)
    t.play("lay clans-captain-6 lowlands")
    assert t.offers() == ["lay clans-captain-7 highlands", "lay clans-captain-7 plateau"]
    t.play("lay clans-captain-7 highlands")
    assert t.state.pending() == (0,)


@rule("old-kings-crown", "4.3.1", "4.3.3", "4.3.4", "2.2")
def test_x34_the_road_is_refilled() -> None:
    t = (
        at(BIDS, seat(N, "heir"), seat(C, "follower-1"))
        .play("bid nobility-heir", seat=0)
        .play("bid clans-follower-1", seat=1)
    )
    t.play("take tithe-barn", "take-back")
    assert t.road() == ["toll-bridge", "pilgrim-stair", "drovers-guild", "voices-from-the-common"]
    assert t.kingdom_discard() == ["reprieve-in-a-borrowed-hand"]


@rule("old-kings-crown", "4.3.2", "20.19", "4.2.6")
def test_x34b_two_go_if_none_was_taken() -> None:
    t = at(BIDS, seat(N, "heir", occupied="rookery-post:follower-1"), seat(C, "captain-9")).play(
        "bid nobility-heir", seat=0
    )
    t.play("bid clans-captain-9", seat=1).play("take-back", "steal rookery-post")
    assert t.road() == ["toll-bridge", "pilgrim-stair", "drovers-guild", "tithe-barn"]
    assert t.kingdom_discard() == ["reprieve-in-a-borrowed-hand", "voices-from-the-common"]


@rule("old-kings-crown", "4.3.6", "20.21")
def test_the_kingdom_deck_is_shuffled_anew() -> None:
    t = at(
        BIDS,
        seat(N, "heir"),
        seat(C, "captain-9"),
        deck="",
        road="drovers-guild tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
        kingdom_discard="rookery-post hauling-ox",
    )
    t.play("bid nobility-heir", seat=0).play("bid clans-captain-9", seat=1).play("take-back", "take-back")
    assert len(t.road()) == 4
    t = at(
        BIDS,
        seat(N, "heir"),
        seat(C, "captain-9"),
        deck="",
        road="drovers-guild tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
    )
    t.play("bid nobility-heir", seat=0).play("bid clans-captain-9", seat=1).play(
        "take drovers-guild", "take tithe-barn"
    )
    assert len(t.road()) == 2  # reprieve-in-a-borrowed-hand went to the discard pile and came back: there are no more


@rule("old-kings-crown", "3.1.2", "3.2.1", "3.2.2", "3.2.3", "1.7.1", "1.8.2")
@pytest.mark.parametrize(
    ("limit", "hand", "deck", "discard", "after"),
    [
        (6, "ruse trader follower-1", "follower-2", "follower-3 follower-4 agent cavalry machine", (5, 5, 4)),  # Y1
        (6, "ruse trader follower-1 follower-2 follower-3", "", "follower-4 agent cavalry machine", (5, 5, 4)),  # Y2
        (3, "ruse trader", "", "follower-1 follower-2", (3, 3, 1)),  # Y3
        (6, "ruse trader follower-1 follower-2 follower-3 follower-4", "", "agent", (6, 6, 0)),  # Y4
        (6, "ruse trader", "", "", (5, 2, 0)),
    ],
)
@rule("old-kings-crown", "3.2.5", "3.2.6", "20.13")
def test_y1_to_y4_drawing_and_attrition(
    limit: int, hand: str, deck: str, discard: str, after: tuple[int, int, int]
) -> None:
    t = at(START, seat(N, hand, limit=limit, deck=deck, discard=discard), seat(C, "follower-1"))
    assert (t.limit(N), len(t.hand(N)), len(t.deck(N))) == after


@rule("old-kings-crown", "1.7.2", "20.7")
def test_y8_a_full_hand_sends_cards_to_the_deck() -> None:
    t = at(
        AUTUMN,
        seat(G, "follower-1 follower-2 follower-3", limit=3),
        seat(C),
        plateau="gathering-trader",
        highlands="gathering-agent",
    ).play("rally gathering-trader")
    t.play("home gathering-agent", "home gathering-trader")
    assert t.deck(G)[-2:] == ["gathering-agent", "gathering-trader"]


@rule("old-kings-crown", "4.2.8", "4.2.11", "1.2.9", "20.22", "4.2.12")
def test_y12_a_third_card_replaces_one() -> None:
    t = at(BIDS, seat(N, "heir", occupied="rookery-post:captain-6 hauling-ox:captain-7"), seat(C, "follower-1"))
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play("take tithe-barn", "occupy 1")
    assert t.occupied(N) == ["tithe-barn:nobility-heir", "hauling-ox:nobility-captain-7"]
    assert t.kingdom_discard() == ["rookery-post"]
    assert t.hand(N) == ["nobility-captain-6"]


@rule("old-kings-crown", "8.1", "8.3", "8.4", "8.5", "20.39", "3.3.4")
def test_y15_ties_at_the_end() -> None:
    t = at(END, seat(N, influence=18), seat(C, influence=18), seat(U, influence=15), order=f"{C} {N} {U}", favour=U)
    assert t.game.result(t.state).winners == (1,)
    t = at(END, seat(N, influence=18), seat(C, influence=18), seat(U, influence=15), order=f"{C} {N} {U}", favour=N)
    assert t.game.result(t.state) == Result((0,), (18, 18, 15), "8.5")


@rule("old-kings-crown", "8.2", "12.6", "20.40", "1.2.4")
def test_y16_an_empty_place_of_power_turns_lore_into_influence() -> None:
    t = at(END, seat(N, lore=5, place=""), seat(C, lore=5, influence=1))
    assert (t.influence(N), t.influence(C)) == (2, 1)


@rule("old-kings-crown", "9.3.2")
def test_y20_no_flank_from_the_last_clash() -> None:
    t = at(
        HIGHLANDS,
        seat(N, "trader", occupied="sword-from-the-thatch:captain-6"),
        seat(C),
        laid_highlands="nobility-cavalry",
        resolved="plateau lowlands",
    )
    assert t.offered("flank") == []
    assert t.refused("flank nobility-cavalry plateau") == "9.3.2"
