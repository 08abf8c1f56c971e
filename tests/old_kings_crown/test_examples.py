"""The worked examples of the rulebook, as positions (X), and a few more of our own (Y)."""

from __future__ import annotations

import pytest

from interrex.engine.game import Result
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
    t = at(BIDS, seat(C, "b06"), seat(G, "b10"), road="kc45 kc2 kc3 kc14")
    t.play("bid c-b06", seat=0).play("bid g-b10", seat=1)
    assert t.who() == G
    t.play("take kc45")
    assert t.occupied(G) == ["kc45:g-b10"]
    assert t.road() == ["kc2", "kc3", "kc14"]  # not refilled yet
    assert t.who() == C


@rule("old-kings-crown", "4.1.5")
def test_tied_bids_follow_the_order_track() -> None:
    t = at(BIDS, seat(C, "b10"), seat(G, "b10"), order=f"{G} {C}")
    t.play("bid c-b10", seat=0).play("bid g-b10", seat=1)
    assert t.who() == G


@rule("old-kings-crown", "4.2.3", "4.2.4", "4.2.11")
def test_x5_a_stronger_bid_steals() -> None:
    t = at(BIDS, seat(U, "b12"), seat(N, "b03", occupied="kc16:b08"))
    t.play("bid u-b12", seat=0).play("bid n-b03", seat=1).play("steal kc16")
    assert t.occupied(U) == ["kc16:u-b12"]
    assert "n-b08" in t.hand(N)


@rule("old-kings-crown", "4.2.3", "20.17", "4.2.5")
def test_x5b_an_equal_bid_does_not() -> None:
    t = at(BIDS, seat(U, "b12"), seat(N, "b03", occupied="kc16:b12", supply="kc4"), on_highlands=f"kc43:{N}")
    t.play("bid u-b12", seat=0).play("bid n-b03", seat=1)
    assert t.refused("steal kc16") == "4.2.3"
    assert t.refused("steal kc4") == "4.2.3"
    assert t.refused("steal kc43") == "4.2.3"
    t.play("take-back")
    assert t.hand(U) == ["u-b12"]


@rule("old-kings-crown", "4.5.1", "1.8.1")
def test_x6_everybody_lays_a_card_beside_each_region() -> None:
    hand = "b03 b04 b05"
    t = at(CARDS, seat(N, hand), seat(C, hand), seat(U, hand), seat(G, hand))
    for number, letter in enumerate("ncug"):
        t.play(f"lay {letter}-b03 highlands", f"lay {letter}-b04 plateau", f"lay {letter}-b05 lowlands", seat=number)
    assert [sum(map(len, region["laid"])) for region in t.view(None)["regions"]] == [4, 4, 4]
    assert t.view(0)["regions"][1]["laid"] == [["n-b04"], [None], [None], [None]]


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
    t = at(SPRING, seat(N, camp=0), seat(C, tactics=(1, 0, 0, 0), occupied="kc14:b10", discard="b03"))
    t.play("ct1", "kc14 c-b03", "place highlands 1", "place plateau 1", "place lowlands 1")
    assert t.state.men[1] == (1, 1, 1)
    assert t.state.over  # nothing is left to do


@rule("old-kings-crown", "5.1.1", "5.1.2")
def test_x9_the_last_player_orders_the_clashes() -> None:
    t = at(SUMMER, seat(N), seat(C), laid_plateau="n-b03")
    assert t.who() == C
    t.play("clash plateau", "clash highlands")
    assert t.state.markers == (1, 0, 2)
    assert t.state.clash.region == 1


def day_of_x10() -> Board:
    t = at(
        PLATEAU,
        seat(G),
        seat(N, "b07"),
        seat(U, tactics=(0, 3, 0, 0)),
        seat(C, tactics=(0, 3, 0, 0)),
        laid_plateau="g-b14 n-b01 u-b14 c-b12",
        resolved="lowlands",
    )
    t.play("ambush n-b01 n-b07", "ut2 u-b14", "retreat u-b14", "withdraw u-b14")
    return t.play("ct2 c-b12", "flank c-b12 highlands")


@rule("old-kings-crown", "5.2.1", "5.3.1", "5.3.2", "5.3.5", "1.1.3", "1.3.1")
@rule("old-kings-crown", "5.4.1", "5.4.3", "20.30")
def test_x10_x11_a_day_and_a_night() -> None:
    t = day_of_x10()
    assert t.hand(U) == ["u-b14"]
    assert t.state.tactics[2] == (0, 2, 0, 0)
    assert t.active("highlands") == ["c-b12"]
    assert t.discard(G) == ["g-b14"]
    assert t.active("plateau") == ["n-b01", "n-b07"]
    assert t.who() == N


@rule("old-kings-crown", "5.5.1", "4.6.5")
def test_x12_cards_supporters_and_bonuses_add_up() -> None:
    t = at(
        HIGHLANDS, seat(N, men="highlands:3", camp=2, occupied="kc46:b10"), seat(C), laid_highlands="n-b13",
    ).play("kc46")  # fmt: skip
    assert t.state.clash.totals == (17, 0)


@rule("old-kings-crown", "5.6.1", "5.6.2", "5.6.3", "5.5.3", "5.2.2", "5.6.6", "20.26", "20.27", "20.32")
def test_x13_a_tie_is_fought_again() -> None:
    t = at(HIGHLANDS, seat(N, "b05", men="highlands:1", camp=4), seat(G, "b06"), laid_highlands="n-b08 g-b10").play(
        "pass"
    )  # the Cavalry stays
    assert t.state.clash.totals == (6, 6)
    t.play("reinforce n-b05")
    assert t.view(1)["regions"][0]["laid"][0] == [None]
    t.play("reinforce g-b06")
    assert t.state.clash.totals == (3, 4)
    assert t.who() == G
    assert t.active("highlands") == ["n-b08", "g-b10", "n-b05", "g-b06"]


@rule("old-kings-crown", "5.6.4", "5.7.7")
def test_x13b_if_all_hold_back_nobody_wins() -> None:
    t = at(HIGHLANDS, seat(N, "b05"), seat(G, "b06"), laid_highlands="n-b10 g-b10").play("pass", "pass")
    assert t.state.over
    assert (t.influence(N), t.influence(G)) == (0, 0)
    assert t.state.resolved == 1


@rule("old-kings-crown", "5.6.5", "5.6.2")
def test_ties_go_on_and_on_and_passers_stay_in() -> None:
    t = at(HIGHLANDS, seat(N, "b05 b13"), seat(G, "b05"), laid_highlands="n-b10 g-b10")
    t.play("reinforce n-b05", "reinforce g-b05")
    assert t.state.clash.totals == (3, 3)
    t.play("reinforce n-b13")
    assert t.who() == N
    assert t.state.clash.totals == (9, 0)


@rule("old-kings-crown", "5.7.2", "5.7.3", "5.7.4", "5.7.6", "20.33", "1.2.3", "4.4.2", "1.2.2")
def test_x14_herald_and_location() -> None:
    t = at(
        PLATEAU, seat(G, herald="fields"), seat(N, herald="fields", influence=1), laid_plateau="g-b10 n-b03",
    ).play("claim fields", "favour")  # fmt: skip
    assert (t.influence(G), t.influence(N)) == (3, 0)
    assert t.view(None)["favour"] == {"seat": 0, "left": 3}


@rule("old-kings-crown", "5.7.5", "1.2.3")
def test_a_herald_elsewhere_brings_nothing_and_nobody_falls_below_nought() -> None:
    t = at(PLATEAU, seat(G, herald="castle"), seat(N, herald="battlefield", influence=1), laid_plateau="g-b10")
    t.play("claim battlefield")
    assert (t.influence(G), t.influence(N)) == (2, 1)
    t = at(PLATEAU, seat(G, herald="battlefield"), seat(N, herald="battlefield"), laid_plateau="g-b10")
    t.play("claim battlefield")
    assert (t.influence(G), t.influence(N)) == (3, 0)


@rule("old-kings-crown", "6.2.1", "11.1.3", "11.1.4", "6.2.2")
def test_x15_two_govern_in_oaths() -> None:
    t = at(AUTUMN, seat(C, "b07"), seat(G, "b10")).play("govern c-b07 oaths")
    t.play("govern g-b10 oaths")
    assert t.council("oaths") == ["c-b07", "g-b10"]
    assert t.view(None)["councils"][2]["votes"] == [2, 1]


@rule("old-kings-crown", "6.3.1", "12.1")
def test_x16_a_journey_brings_lore() -> None:
    t = at(AUTUMN, seat(U, "b03", place=""), seat(C)).play("journey u-b03")
    assert (t.lost(), t.lore(U)) == (["u-b03"], 1)


@rule("old-kings-crown", "6.1.1", "6.1.2", "9.4.1", "6.3.2")
def test_x17_an_autumn() -> None:
    t = at(AUTUMN, seat(U, "b03", camp=0, lost_men=5, place=""), seat(C), plateau="u-b14")
    t.play("journey u-b03", "rally u-b14", "govern u-b14 oaths", "oaths", "muster lost 2")
    assert (t.lore(U), t.lost(), t.council("oaths"), t.camp(U)) == (1, ["u-b03"], ["u-b14"], 2)


@rule("old-kings-crown", "9.1.1", "9.1.2", "20.2")
def test_x18_an_ambush() -> None:
    t = at(HIGHLANDS, seat(U, "b12"), seat(N), laid_highlands="u-b01 n-b10").play("ambush u-b01 u-b12")
    assert t.state.clash.totals == (8, 6)
    assert t.who() == U


@rule("old-kings-crown", "9.2.1", "9.2.2", "5.1.3", "5.5.2")
def test_x19_a_retreat() -> None:
    t = at(LOWLANDS, seat(G, "b02", herald="shrine"), seat(C), laid_lowlands="g-b01 c-b07")
    t.play("retreat g-b01", "withdraw g-b01", "recall-herald")
    assert t.hand(G) == ["g-b01", "g-b02"]
    assert t.herald(G) is None
    assert t.state.clash.totals == (0, 5)  # it still takes part


@rule("old-kings-crown", "9.3.1", "9.3.3", "20.35")
def test_x20_a_flank() -> None:
    t = at(HIGHLANDS, seat(N), seat(C), laid_highlands="n-b08", laid_plateau="n-b03").play("flank n-b08 plateau")
    t.state.push(PLATEAU)
    t.state.run()
    assert t.active("plateau") == ["n-b08", "n-b03"]


@rule("old-kings-crown", "9.5.1", "9.5.2", "7.5", "7.4", "20.37", "4.5.3")
def test_x21_y11_a_deployed_card_lives_through_a_winter() -> None:
    t = at(AUTUMN, seat(N, "b09"), seat(C)).play("deploy n-b09 highlands")
    assert t.stake("n-b09") == 1
    t.state.push(WINTER)
    t.state.run()
    assert (t.active("highlands"), t.stake("n-b09")) == (["n-b09"], 0)
    t.state.push(WINTER)
    t.state.run()
    assert (t.active("highlands"), t.discard(N)) == ([], ["n-b09"])


@rule("old-kings-crown", "9.4.1")
def test_x22_rally_self() -> None:
    t = at(AUTUMN, seat(U), seat(C), plateau="u-b14").play("rally u-b14")
    assert t.hand(U) == ["u-b14"]


@rule("old-kings-crown", "9.4.2", "9.4.3", "9.4.4", "20.36")
def test_x23_rally_any_two() -> None:
    t = at(AUTUMN, seat(G), seat(C), plateau="g-b02", highlands="g-b07").play("rally g-b02")
    t.play("home g-b02", "home g-b07")
    assert t.hand(G) == ["g-b02", "g-b07"]


@rule("old-kings-crown", "9.6.1", "9.6.2", "9.6.3", "1.1.4", "1.3.4")
def test_x24_assassins_kill_each_other() -> None:
    t = at(HIGHLANDS, seat(N), seat(G), seat(U), laid_highlands="n-b14 g-b07 u-b07")
    assert t.discard(N) == ["n-b14"]
    assert sorted(t.lost()) == ["g-b07", "u-b07"]


@rule("old-kings-crown", "10.1.1", "1.6.2", "1.3.8")
def test_x25_the_invulnerable_stay() -> None:
    t = at(HIGHLANDS, seat(G), seat(U), seat(C), laid_highlands="g-b12 u-b07 c-b09")
    assert t.lost() == ["g-b12"]
    assert "c-b09" in t.active("highlands")


@rule("old-kings-crown", "10.2.1", "10.2.2")
def test_x26_the_resilient_are_discarded() -> None:
    t = at(HIGHLANDS, seat(N), seat(U), laid_highlands="n-b14 u-b07")
    assert (t.discard(N), t.lost()) == (["n-b14"], [])


@rule("old-kings-crown", "10.3.1")
def test_x27_pathfinders_return() -> None:
    t = at(AUTUMN, seat(C, "c1", place=""), seat(N)).play("journey c1")
    assert (t.discard(C), t.lore(C)) == (["c1"], 2)


@rule("old-kings-crown", "12.1", "12.3")
def test_x29_lore_buys_at_once() -> None:
    t = at(AUTUMN, seat(U, "b03", lore=1, place="u1 u3"), seat(C)).play("journey u-b03")
    assert t.offers() == ["buy u1", "pass"]
    t.play("buy u1")
    assert (t.lore(U), t.hand(U)) == (0, ["u1"])


@rule("old-kings-crown", "13.1.2")
def test_x30_the_favour_turns() -> None:
    t = at(PLATEAU, seat(C), seat(N), laid_plateau="c-b10").play("claim fields", "favour")
    assert t.state.favour_left == 3
    t.state.push(HIGHLANDS)
    t.state.run()
    t.play("cf castle")
    assert t.state.favour_left == 2


@rule("old-kings-crown", "1.4.1", "1.4.2", "1.4.3")
def test_x31_gained_content_is_not_printed() -> None:
    t = at(
        HIGHLANDS, seat(N, occupied="kc50:b10"), seat(C), laid_highlands="n-b09 c-b12", on_highlands=f"kc49:{C}",
    ).play("kc50 n-b09")  # fmt: skip
    assert t.lost() == ["c-b12"]  # the gained Assassinate stays
    t = at(
        HIGHLANDS, seat(N, occupied="kc50:b10"), seat(C), laid_highlands="n-b09 c-b07", on_highlands=f"kc49:{C}",
    ).play("kc50 n-b09")  # fmt: skip
    assert sorted(t.lost()) == ["c-b07", "n-b09"]  # the printed Invulnerable does not


@rule("old-kings-crown", "4.5.2", "20.24")
def test_x33_few_cards_are_laid_first() -> None:
    t = at(CARDS, seat(N, "b03 b04 b05"), seat(C, "b10 b11"))
    assert t.state.pending() == (1,)
    t.play("lay c-b10 lowlands")
    assert t.offers() == ["lay c-b11 highlands", "lay c-b11 plateau"]
    t.play("lay c-b11 highlands")
    assert t.state.pending() == (0,)


@rule("old-kings-crown", "4.3.1", "4.3.3", "4.3.4", "2.2")
def test_x34_the_road_is_refilled() -> None:
    t = at(BIDS, seat(N, "b14"), seat(C, "b03")).play("bid n-b14", seat=0).play("bid c-b03", seat=1)
    t.play("take kc2", "take-back")
    assert t.road() == ["kc11", "kc12", "kc1", "kc3"]
    assert t.kingdom_discard() == ["kc14"]


@rule("old-kings-crown", "4.3.2", "20.19", "4.2.6")
def test_x34b_two_go_if_none_was_taken() -> None:
    t = at(BIDS, seat(N, "b14", occupied="kc20:b03"), seat(C, "b13")).play("bid n-b14", seat=0)
    t.play("bid c-b13", seat=1).play("take-back", "steal kc20")
    assert t.road() == ["kc11", "kc12", "kc1", "kc2"]
    assert t.kingdom_discard() == ["kc14", "kc3"]


@rule("old-kings-crown", "4.3.6", "20.21")
def test_the_kingdom_deck_is_shuffled_anew() -> None:
    t = at(BIDS, seat(N, "b14"), seat(C, "b13"), deck="", road="kc1 kc2 kc3 kc14", kingdom_discard="kc20 kc32")
    t.play("bid n-b14", seat=0).play("bid c-b13", seat=1).play("take-back", "take-back")
    assert len(t.road()) == 4
    t = at(BIDS, seat(N, "b14"), seat(C, "b13"), deck="", road="kc1 kc2 kc3 kc14")
    t.play("bid n-b14", seat=0).play("bid c-b13", seat=1).play("take kc1", "take kc2")
    assert len(t.road()) == 2  # kc14 went to the discard pile and came back: there are no more


@rule("old-kings-crown", "3.1.2", "3.2.1", "3.2.2", "3.2.3", "1.7.1", "1.8.2")
@pytest.mark.parametrize(
    ("limit", "hand", "deck", "discard", "after"),
    [
        (6, "b01 b02 b03", "b04", "b05 b06 b07 b08 b09", (5, 5, 4)),  # Y1
        (6, "b01 b02 b03 b04 b05", "", "b06 b07 b08 b09", (5, 5, 4)),  # Y2
        (3, "b01 b02", "", "b03 b04", (3, 3, 1)),  # Y3
        (6, "b01 b02 b03 b04 b05 b06", "", "b07", (6, 6, 0)),  # Y4
        (6, "b01 b02", "", "", (5, 2, 0)),
    ],
)
@rule("old-kings-crown", "3.2.5", "3.2.6", "20.13")
def test_y1_to_y4_drawing_and_attrition(
    limit: int, hand: str, deck: str, discard: str, after: tuple[int, int, int]
) -> None:
    t = at(START, seat(N, hand, limit=limit, deck=deck, discard=discard), seat(C, "b03"))
    assert (t.limit(N), len(t.hand(N)), len(t.deck(N))) == after


@rule("old-kings-crown", "1.7.2", "20.7")
def test_y8_a_full_hand_sends_cards_to_the_deck() -> None:
    t = at(AUTUMN, seat(G, "b03 b04 b05", limit=3), seat(C), plateau="g-b02", highlands="g-b07").play("rally g-b02")
    t.play("home g-b07", "home g-b02")
    assert t.deck(G)[-2:] == ["g-b07", "g-b02"]


@rule("old-kings-crown", "4.2.8", "4.2.11", "1.2.9", "20.22", "4.2.12")
def test_y12_a_third_card_replaces_one() -> None:
    t = at(BIDS, seat(N, "b14", occupied="kc20:b10 kc32:b11"), seat(C, "b03"))
    t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play("take kc2", "occupy 1")
    assert t.occupied(N) == ["kc2:n-b14", "kc32:n-b11"]
    assert t.kingdom_discard() == ["kc20"]
    assert t.hand(N) == ["n-b10"]


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
    t = at(HIGHLANDS, seat(N, "b02", occupied="kc46:b10"), seat(C), laid_highlands="n-b08", resolved="plateau lowlands")
    assert t.offered("flank") == []
    assert t.refused("flank n-b08 plateau") == "9.3.2"
