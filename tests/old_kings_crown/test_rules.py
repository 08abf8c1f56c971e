"""Rules that no single component and no worked example shows."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.message import Message
from interrex.engine.words import words
from interrex.games.old_kings_crown import GAME
from interrex.games.old_kings_crown.play.moving import attrition
from interrex.testing import rule

from .positions import (
    AUTUMN,
    BIDS,
    HERALDS,
    HIGHLANDS,
    PLATEAU,
    SPRING,
    WINTER,
    at,
    seat,
)

N, C, U, G = "nobility", "clans", "uprising", "gathering"


@rule("old-kings-crown", "1.1.5", "20.5", "5.3.1")
def test_what_several_may_do_at_one_moment_goes_in_turn_order() -> None:
    t = at(HIGHLANDS, seat(N, "b02"), seat(C, "b02"), order=f"{C} {N}", laid_highlands="n-b01 c-b01")
    assert t.who() == C
    t.play("pass")
    assert t.who() == N


@rule("old-kings-crown", "1.1.6")
def test_assassins_spare_their_own() -> None:
    t = at(HIGHLANDS, seat(N), seat(C), laid_highlands="n-b07 n-b12 c-b12")
    assert t.lost() == ["c-b12"]


@rule("old-kings-crown", "1.1.7", "20.18")
def test_a_text_beats_the_rules_and_a_card_just_taken_can_be_stolen() -> None:
    t = at(BIDS, seat(N, "b14", occupied="kc5:b13"), seat(C, "c1"))
    t.play("bid n-b14", seat=0).play("bid c1", seat=1).play("take kc1", "occupy 2")
    assert "kc1" in t.offered("steal")


@rule("old-kings-crown", "1.3.3")
def test_others_use_of_an_action_does_not_use_up_mine() -> None:
    t = at(SPRING, seat(N, camp=0), seat(C, camp=0), secrets="n-b08 c-b08")
    t.play("secrets", "mark castle")
    assert t.who() == C
    t.play("secrets", "mark castle")
    assert t.view(None)["locations"][0]["marks"] == [1, 1]


@rule("old-kings-crown", "1.3.6")
def test_may_is_asked_and_must_is_not() -> None:
    t = at(HIGHLANDS, seat(N, occupied="kc33:b10"), seat(C), laid_highlands="n-b14 c-b07")
    assert t.verbs() == {"go"}
    t = at(HIGHLANDS, seat(N, occupied="kc41:b10"), seat(C), laid_highlands="n-b14 c-b07")
    assert t.verbs() == {"claim"}


@rule("old-kings-crown", "20.75")
def test_two_texts_that_save_an_heir_cost_only_one() -> None:
    t = at(HIGHLANDS, seat(N, occupied="kc33:b10 kc41:b11"), seat(C), laid_highlands="n-b14 c-b07")
    assert t.hand(N) == ["n-b14"]
    t.play("pass")
    assert len(t.occupied(N)) == 2
    t = at(HIGHLANDS, seat(N, occupied="kc33:b10 kc41:b11"), seat(C), laid_highlands="n-b14 c-b07").play("part")
    assert t.hand(N) == ["n-b11", "n-b14"]
    assert t.kingdom_discard() == ["kc41"]


@rule("old-kings-crown", "1.3.7")
def test_a_passive_ends_with_its_source() -> None:
    t = at(
        AUTUMN, seat(N, "b04", occupied="kc3:b10"), seat(C, "b03", tactics=(0, 0, 1, 0)), relics="n-b03",
        order=f"{C} {N}",
    )  # fmt: skip
    assert t.view(None)["councils"][0]["votes"] == [2, 0]
    t.play("ct3 kc3 c-b03")
    assert t.view(None)["councils"][0]["votes"] == [0, 0]
    assert t.council("relics") == ["n-b03"]


@rule("old-kings-crown", "1.3.9")
def test_only_what_one_controls_can_be_used() -> None:
    t = at(SPRING, seat(C), seat(N, occupied="kc13:b10"))
    assert t.refused("kc13") == "4.6.1"


@rule("old-kings-crown", "1.5.2")
def test_face_down_cards_and_cards_in_hand_are_not_active() -> None:
    t = at(AUTUMN, seat(N, "b14"), seat(C), laid_plateau="n-b02")
    assert t.refused("rally n-b14") == "9.4.1"
    assert t.refused("rally n-b02") == "9.4.1"


@rule("old-kings-crown", "1.5.3", "9.5.3")
def test_influence_leaves_a_card_that_is_rallied_and_it_may_be_deployed_again() -> None:
    t = at(AUTUMN, seat(N), seat(C), plateau="n-b02 n-b09+2").play("rally n-b02", "home n-b09", "pass")
    assert t.state.stakes == ()
    t.play("deploy n-b09 lowlands")
    assert t.stake("n-b09") == 1


@rule("old-kings-crown", "9.5.3", "9.4.4")
def test_a_card_is_deployed_once_in_a_step() -> None:
    t = at(AUTUMN, seat(N, "b09"), seat(C), plateau="n-b02").play("deploy n-b09 plateau", "rally n-b02", "home n-b09")
    t.play("pass")
    assert t.refused("deploy n-b09 highlands") == "9.5.1"


@rule("old-kings-crown", "1.2.7", "12.4", "12.5")
def test_a_headquarters_card_goes_to_the_supply_and_works_only_there() -> None:
    t = at(AUTUMN, seat(N, "b03 b04", lore=2, place="n5"), seat(C))
    assert t.offered("govern") == []
    t.play("journey n-b03", "buy n5")
    assert t.view(None)["seats"][0]["quarters"] == ["n5"]
    assert t.offered("govern") == ["n-b04 relics", "n-b04 secrets", "n-b04 oaths"]


@rule("old-kings-crown", "12.2")
def test_lore_is_not_spent_at_other_times() -> None:
    t = at(AUTUMN, seat(N, "b03", lore=5), seat(C))
    assert t.refused("buy n1") == "6.1.1"


@rule("old-kings-crown", "1.9.2")
def test_orders_for_acquiring_hold_for_thefts_too() -> None:
    t = at(BIDS, seat(N, "b14"), seat(C, "b03", occupied="kc17:b04"))
    t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play("steal kc17")
    assert t.limit(N) == 7


@rule("old-kings-crown", "3.2.7")
def test_a_limit_below_the_hand_is_made_good_at_once() -> None:
    t = at(AUTUMN, seat(N, "b03 b04 b05 b06 b07 b08"), seat(C))
    attrition(t.state, 0)
    t.play("discard n-b03")
    assert (t.limit(N), len(t.hand(N))) == (5, 5)


@rule("old-kings-crown", "4.4.1", "4.4.2")
def test_heralds_go_anywhere_in_turn_order() -> None:
    t = at(HERALDS, seat(N), seat(C), order=f"{C} {N}")
    assert t.who() == C
    assert len(t.offers()) == 6
    t.play("herald castle", "herald castle")
    assert t.view(None)["locations"][0]["heralds"] == [0, 1]


@rule("old-kings-crown", "5.3.3", "1.3.2")
def test_an_action_of_the_day_serves_one_clash_only() -> None:
    t = at(HIGHLANDS, seat(N, "b02", occupied="kc45:b10"), seat(C), laid_highlands="n-b12", laid_plateau="n-b11")
    t.play("kc45 n-b12", "pass", "claim castle", "pass")
    t.state.push(PLATEAU)
    t.state.run()
    assert "kc45" not in t.verbs()


@rule("old-kings-crown", "5.3.4", "5.3.6")
def test_only_what_was_revealed_answers_an_ambush() -> None:
    t = at(
        HIGHLANDS, seat(G, "b02", tactics=(0, 0, 1, 0)), seat(C, "b08", tactics=(0, 3, 0, 0)),
        laid_highlands="g-b12 c-b01", plateau="g-b03",
    )  # fmt: skip
    t.play("pass", "ambush c-b01 c-b08")
    assert t.who() == C  # the Gathering has had its turn
    assert t.verbs() == {"flank", "pass"}  # no tactic, no other card
    assert t.refused("ct2 c-b08") == "5.3.6"


@rule("old-kings-crown", "5.3.7", "20.29", "9.1.3")
def test_an_ambusher_may_ambush() -> None:
    t = at(HIGHLANDS, seat(U, "b12 u3"), seat(C), laid_highlands="u-b01 c-b13")
    t.play("ambush u-b01 u3", "ambush u3 u-b12")
    assert t.state.clash.totals == (13, 9)


@rule("old-kings-crown", "5.5.4", "20.31", "5.5.2")
def test_if_nobody_has_strength_all_are_tied() -> None:
    t = at(HIGHLANDS, seat(N, "b03"), seat(C))
    assert t.verbs() == {"reinforce", "pass"}
    t.play("reinforce n-b03")
    assert t.who() == N


@rule("old-kings-crown", "5.7.1")
def test_powers_before_rewards_come_first() -> None:
    t = at(HIGHLANDS, seat(C), seat(N), laid_highlands="c3 n-b03").play("pass")
    assert (t.influence(C), t.verbs()) == (1, {"claim"})


@rule("old-kings-crown", "7.2", "7.3", "7.4", "1.1.4")
def test_winter_clears_the_map() -> None:
    t = at(
        WINTER, seat(N, herald="castle", men="plateau:2", camp=3), seat(C), plateau="n-b03 c-b04",
        markers="highlands plateau lowlands", resolved="highlands plateau lowlands",
    )  # fmt: skip
    assert t.herald(N) is None
    assert (t.men(N, "plateau"), t.state.lost_men[0]) == (0, 2)
    assert t.view(None)["regions"][0]["marker"] is None
    assert (t.discard(N), t.discard(C)) == (["n-b03"], ["c-b04"])


@rule("old-kings-crown", "9.3.4", "9.1.4", "9.2.3")
def test_a_command_is_used_once_in_each_clash() -> None:
    t = at(HIGHLANDS, seat(N, "b02"), seat(C), laid_highlands="n-b08 c-b03").play("flank n-b08 plateau")
    t.play("claim castle")
    t.state.push(PLATEAU)
    t.state.run()
    assert t.offered("flank") == ["n-b08 lowlands"]  # again, in another clash
    t = at(HIGHLANDS, seat(N, "b02 b03"), seat(C), laid_highlands="n-b01 c-b03", plateau="n-b05")
    t.state.doing[-1].ordered = ((0, 1),)
    assert t.refused("ambush n-b01 n-b02") == "9.1.1"


@rule("old-kings-crown", "10.1.3", "20.34")
def test_retreat_takes_back_the_invulnerable_and_the_spent() -> None:
    t = at(HIGHLANDS, seat(G, "b01", men="highlands:1", camp=4), seat(N, "b03"), laid_highlands="g-b08 n-b10")
    t.play("pass", "reinforce g-b01", "reinforce n-b03", "retreat g-b01", "withdraw g-b08", "withdraw g-b01")
    assert t.hand(G) == ["g-b01", "g-b08"]


@rule("old-kings-crown", "5.6.1", "5.6.5", "20.79")
def test_the_same_card_does_not_prolong_a_tie_for_ever() -> None:
    t = at(HIGHLANDS, seat(G, "b01 b03"), seat(N), laid_highlands="g-b10 n-b10")
    t.play("reinforce g-b01", "retreat g-b01", "withdraw g-b01", "pass")
    assert t.offers() == ["reinforce g-b03", "pass"]
    assert t.refused("reinforce g-b01") == "5.6.1"


@rule("old-kings-crown", "14.1.1")
def test_different_tactics_serve_one_year() -> None:
    t = at(SPRING, seat(N, tactics=(1, 2, 0, 0), camp=0), seat(C), plateau="n-b09").play("nt1", "nt2 plateau")
    assert t.state.tactics[0] == (0, 1, 0, 0)


@rule("old-kings-crown", "20.9")
def test_numbers_of_cards_are_open() -> None:
    t = at(AUTUMN, seat(N, "b03 b04"), seat(C, deck="b05 b06"))
    seats = t.view(None)["seats"]
    assert (seats[0]["cards"], seats[0]["hand"], seats[1]["deck"]) == (2, None, [None, None])


@rule("old-kings-crown", "20.15")
def test_an_empty_hand_makes_no_bid() -> None:
    t = at(BIDS, seat(N), seat(C, "b03"))
    assert t.state.pending() == (1,)
    t.play("bid c-b03", "take-back")
    assert t.state.over


@rule("old-kings-crown", "20.28", "5.1.3")
def test_a_kingdom_card_needs_no_card_in_the_clash() -> None:
    t = at(HIGHLANDS, seat(N, occupied="kc46:b10"), seat(C), laid_highlands="c-b06").play("kc46")
    assert t.state.clash.totals == (5, 4)


@rule("old-kings-crown", "1.9.1", "20.1", "20.3", "20.4", "1.2.1")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_component_has_a_name_and_says_what_it_does(language: str) -> None:
    spoken = words(language, "old-kings-crown")
    for kind in ("card", "kingdom", "tactic", "favour", "location", "council"):
        for name in GAME.named[kind]:
            entry = spoken.bundle.get_message(f"old-kings-crown-{kind}-{name}")
            assert spoken.say(Message(f"old-kings-crown-{kind}-{name}", {}))
            text, errors = spoken.bundle.format_pattern(entry.attributes["does"], {})
            assert not errors
            assert len(str(text)) > 10


@rule("old-kings-crown", "7.6", "20.38", "2.1", "8.1", "1.1.2")
@pytest.mark.parametrize("years", [4, 5, 6])
def test_a_game_lasts_as_long_as_agreed(years: int) -> None:
    match = interrex.new("old-kings-crown", 2, 3, {"years": years})
    seasons: list[str] = []
    while not match.over:
        board = match.view(None)["board"]
        if not seasons or seasons[-1] != board["season"]:
            seasons.append(board["season"])
        mover = match.pending()[0]
        match.play(mover, match.actions(mover)[-1])
    assert match.view(None)["board"]["year"] == years
    assert [season for season in seasons if season == "summer"] == ["summer"] * years
