"""Campaigns step by step (rulebook 5.5)."""

from __future__ import annotations

import pytest

from interrex.games.oath.ruling import enemy
from interrex.games.oath.state import PURPLE
from interrex.testing import rule

from .positions import WINNING, Board, at, campaign, chancellor, citizen, exile, pawned, until
from .test_interactions_plans import finish
from .test_sites import with_site

HOLLOW = "1 1 1 1 1 1 1 1 1 1 1 1"

# ------------------------------------------------------------------------------------------------------- the defender


@rule("oath", "5.5.1", "22.1.9", "4.2.2")
def test_whom_one_may_attack() -> None:
    seats = (chancellor(), exile(at="steppe"), exile(at="steppe"), exile())
    assert at(*seats, turn=1).offered("campaign") == ["2", "bandits"], "a pawn here, and nobody rules the site"
    assert at(*seats, turn=1, bands="steppe: 3x1").offered("campaign") == ["2", "3"]
    assert at(*seats, turn=1, bands="steppe: 1x1").offered("campaign") == ["2"]
    assert at(*seats, turn=1, bands="steppe: 3x1").refused("campaign 0") == "5.5.1"
    assert at(*seats, turn=1).play("campaign 2").supply(1) == 5


@rule("oath", "5.5.1", "6.6.3")
def test_an_imperial_site_may_be_taken_from_any_imperial_player() -> None:
    seats = (chancellor(), exile(at="steppe"), citizen())
    assert at(*seats, turn=1, bands="steppe: 0x1").offered("campaign") == ["0", "2"]


@rule("oath", "5.5.1.1", "10.12")
def test_who_attacks_the_empire_from_within_is_out_of_it_for_a_while() -> None:
    seats = (chancellor(at="steppe", warbands=1), citizen(at="steppe", warbands=6, advisers="scouts"), citizen())
    t = at(*seats, turn=1, bands="steppe: 0x2", dice="1 1 1 1  4 4 4 4 4 4").play("campaign 0")
    assert not t.state.imperial(1)
    t.play("target-pawn", "pass", "commit 6")
    assert t.state.war.allies == ()
    finish(t)
    assert t.state.imperial(1)
    seats = (chancellor(at="steppe", warbands=6), citizen(at="steppe", warbands=1), citizen(at="steppe", warbands=5))
    t = at(*seats, bands="steppe: 0x2", dice="1 1  4 4 4 4 4 4").play("campaign 1")
    assert [t.state.imperial(seat) for seat in range(3)] == [True, False, True]
    assert not t.offered("target-site"), "the Empire's sites are not the Citizen's now"
    t.play("target-pawn", "commit 6")
    assert t.log("oath-strengths") == [{"attack": 6, "defense": 1}], "nobody joins"


@rule("oath", "5.5.1.1", "5.5.6.1", "5.5.7.1")
def test_a_citizen_who_beats_the_chancellor_may_leave_the_site_to_bandits() -> None:
    seats = (chancellor(warbands=1), citizen(at="steppe", warbands=6))
    t = at(*seats, turn=1, bands="steppe: 0x2", dice="1 1  4 4 4 4 4 4").play("campaign 0")
    until(t, "oath-ask-commit").play("commit 6", "share 0")
    assert (t.bands("steppe"), t.warbands(0), t.warbands(1)) == (0, 2, 6), "one of two died, one fell back"
    assert t.view(None)["slots"][3]["bandits"]


# -------------------------------------------------------------------------------------------------------- the targets


@rule("oath", "5.5.2", "5.5.2.1", "5.5.2.4")
def test_any_site_of_the_defenders_may_be_a_target_and_ones_own_must() -> None:
    t = campaign(bands="steppe: 2x1; lush-coast: 2x1; fertile-valley: 2x1")
    assert t.state.war.sites == 1 << 3, "the attacker's site is declared by itself"
    assert t.offered("target-site") == ["1", "8"]
    t.play("target-site 8")
    assert t.state.war.target_dice == 2


@rule("oath", "5.5.2.2", "5.5.2.3", "5.5.2.4")
def test_relics_and_pawn_need_the_defenders_pawn_here() -> None:
    t = campaign(two={"relics": "map"}, peoples_favor=2, relic_deck="")
    assert {"target-relic", "target-banner", "target-pawn"} <= t.verbs()
    assert "pass" not in t.offers(), "something here must be a target"
    t.play("target-pawn")
    assert t.state.war.target_dice == 2
    t = campaign(two={"relics": "map", "at": "deep-woods"}, peoples_favor=2, relic_deck="", bands="steppe: 2x1")
    assert t.asked() == "oath-ask-commit", "nothing but the site"


@rule("oath", "5.5.2.5", "22.2.6", "22.2.28", "10.9")
def test_attack_dice_up_to_the_force_or_none() -> None:
    t = campaign().play("target-pawn")
    assert t.offered("commit") == ["0", "1", "2", "3", "4"]
    assert t.refused("commit 5") == "5.5.2.5"
    t = campaign(one={"warbands": 0}, dice=HOLLOW).play("target-pawn")
    assert t.log("oath-pools") == [{"attack": 0, "defense": 2}]
    assert t.log("oath-attacker-loses")


@rule("oath", "5.5.2.6", "5.5.2.7", "5.5.4.4", "5.5.4")
def test_allies_of_the_empire() -> None:
    seats = (
        chancellor(at="deep-woods", warbands=5),
        exile(at="steppe", warbands=4),
        citizen(at="steppe", warbands=2),
        citizen(at="steppe", warbands=3),
        citizen(at="lush-coast", warbands=9),
    )
    t = at(*seats, turn=1, dice=HOLLOW).play("campaign 2", "target-pawn")
    assert (t.seat(), t.asked()) == (3, "oath-ask-join")
    t.play("join")
    assert t.seat() == 2, "the defender's permission"
    t.play("allow", "commit 4")
    assert t.state.war.totals == (2, 5)
    assert t.state.war.allies == (0, 3), "the Chancellor joins, too far away to lend warbands"
    t = at(*seats, turn=1, dice=HOLLOW).play("campaign 2", "target-pawn", "join", "deny", "commit 4")
    assert t.state.war.totals == (2, 2)


@rule("oath", "5.5.4.4", "5.5.2.7")
def test_an_ally_at_a_targeted_site_fights_along() -> None:
    seats = (chancellor(at="deep-woods", warbands=5), exile(at="steppe", warbands=4), citizen(at="steppe", warbands=2))
    t = at(*seats, turn=1, bands="deep-woods: 0x1; steppe: 0x1", dice=HOLLOW).play("campaign 2", "target-site 5")
    until(t, "oath-ask-commit").play("commit 4")
    finish(t)
    assert t.log("oath-strengths") == [{"attack": 2, "defense": 9}], "5 and 2 on boards, 1 at each site"
    assert t.log("oath-defense-counts") == [{"n": 9, "shields": 0, "force": 9}]


@rule("oath", "5.5.2.8", "9.2.2")
def test_modifiers_of_allies_are_in_force() -> None:
    seats = (chancellor(advisers="vow-of-peace"), exile(at="steppe", warbands=4), citizen(at="steppe", warbands=2))
    t = at(*seats, turn=1, dice=HOLLOW).play("campaign 2", "target-pawn", "commit 4")
    assert t.log("oath-attacker-loses"), "no sacrifice against a Vow of Peace among the Allies"


# -------------------------------------------------------------------------------------------------------------- plans


@rule("oath", "5.5.3", "7.5.0", "7.5.2")
def test_first_the_attackers_plans_then_the_defenders() -> None:
    t = pawned("longbows scouts", "bear-traps wrestlers")
    assert (t.seat(), t.verbs()) == (1, {"longbows", "scouts", "pass"})
    t.play("scouts", "pass")
    assert (t.seat(), t.verbs()) == (2, {"bear-traps", "wrestlers", "pass"})
    t.play("wrestlers")
    assert t.verbs() == {"bear-traps", "pass"}, "each once"


@rule("oath", "7.5.1", "7.5.3")
def test_plans_are_for_their_ruler_even_with_tokens_on_them() -> None:
    t = campaign("scouts", cards="steppe: longbows").play("target-pawn", "commit 4")
    assert "longbows" not in t.verbs(), "the pawn is there, but nobody of the two rules it"
    t = pawned("", "mercenaries", tokens="mercenaries: 1 0")
    assert "mercenaries" in t.verbs()


@rule("oath", "5.5.3.3")
def test_allies_use_plans_of_their_own_and_of_imperial_sites() -> None:
    seats = (
        chancellor(advisers="bear-traps", favor=1),
        exile(at="steppe", warbands=4),
        citizen(at="steppe", warbands=2, advisers="wrestlers", favor=1),
    )
    board = {"cards": "ancient-city: longbows", "bands": "ancient-city: 0x1", "dice": HOLLOW}
    t = at(*seats, turn=1, **board).play("campaign 2", "target-pawn", "pass", "commit 4")  # type: ignore[arg-type]
    assert (t.seat(), t.verbs()) == (2, {"wrestlers", "longbows", "pass"}), "not the Chancellor's own"
    t.play("longbows minus", "pass")
    assert (t.seat(), t.verbs()) == (0, {"bear-traps", "pass"}), "each plan is used once in all"


@rule("oath", "18.3.10", "5.5.4.2")
def test_a_site_whose_last_warband_is_sacrificed_stays_a_target() -> None:
    t = campaign("", "wrestlers", two={"at": "deep-woods"}, bands="steppe: 2x1", dice="1 1 4 4 4 4").play("commit 4")
    t.play("wrestlers")
    until(t, "oath-ask-occupy").play("share 2")
    assert (t.bands("steppe"), t.state.colours[3]) == (2, t.state.colour[1])


# ---------------------------------------------------------------------------------------------------------- the rolls


@rule("oath", "5.5.4", "5.5.4.1")
def test_shields_are_doubled_by_each_doubling() -> None:
    """Shields 1, 1 and 2 with two doublings count as 16."""
    t = campaign(one={"warbands": 9}, bands="steppe: 2x1; deep-woods: 2x1; lush-coast: 2x1", dice="3 3 5 6 6  1 1")
    t.play("target-pawn", "target-site 5", "target-site 8", "commit 2")
    assert t.log("oath-rolls-defense") == [{"n": 16}]


@rule("oath", "5.5.4.2", "5.5.4.3")
def test_warbands_at_targets_and_on_a_board_near_by_defend() -> None:
    t = campaign(two={"at": "deep-woods", "warbands": 5}, bands="steppe: 2x2; deep-woods: 2x3", dice=HOLLOW)
    finish(t.play("pass", "commit 4"))
    assert t.log("oath-strengths") == [{"attack": 2, "defense": 2}], "the pawn is elsewhere"
    t = campaign(two={"at": "deep-woods", "warbands": 5}, bands="steppe: 2x2; deep-woods: 2x3", dice=HOLLOW)
    finish(t.play("target-site 5", "commit 4"))
    assert t.log("oath-strengths") == [{"attack": 2, "defense": 10}], "the pawn is at a target"


@rule("oath", "5.5.5", "5.5.5.1", "5.5.5.2")
def test_skulls_kill_and_two_hollow_swords_make_one() -> None:
    t = pawned(dice="1 1  6 1 1 1")
    assert t.log("oath-rolls-attack") == [{"n": 3, "skulls": 1}]
    assert t.warbands(1) == 3


@rule("oath", "5.5.5.3", "9.5", "10.22")
def test_exactly_as_many_are_sacrificed_as_are_needed() -> None:
    t = pawned(one={"warbands": 6}, two={"warbands": 3}, dice=HOLLOW)
    assert t.offers() == ["sacrifice", "pass"]
    t.play("sacrifice")
    assert t.warbands(1) == 4, "two swords and two of them beat three"
    t = pawned(two={"warbands": 7}, dice=HOLLOW)
    assert t.asked() == "oath-ask-act", "five would be needed: it is not even asked"


@rule("oath", "5.5.5.4")
def test_a_tie_is_the_defenders() -> None:
    t = pawned(two={"warbands": 4}, one={"warbands": 4}, dice="1 1  4 4 4 4")
    finish(t)
    assert t.log("oath-strengths") == [{"attack": 4, "defense": 4}]
    assert t.log("oath-attacker-loses")


# ------------------------------------------------------------------------------------------------------------- losses


@rule("oath", "5.5.6", "5.5.6.1")
def test_half_of_a_defeated_force_dies_rounded_down() -> None:
    t = finish(pawned(two={"warbands": 9}, one={"warbands": 5}, dice="1 1 1 1 1 1"))
    assert (t.warbands(1), t.warbands(2)) == (3, 9)
    t = campaign(
        one={"warbands": 9}, two={"warbands": 1}, bands="steppe: 2x2; deep-woods: 2x2", dice="1 1  4 4 4 4 4 4 4 4 4"
    )
    t.play("target-site 5", "pass", "commit 9")
    assert (t.seat(), t.asked()) == (2, "oath-ask-lose")
    t.play("share 0", "share 2")
    until(t, "oath-ask-occupy").play("share 0", "share 0")
    assert (t.bands("steppe"), t.bands("deep-woods"), t.warbands(2)) == (0, 0, 3)


@rule("oath", "5.5.6", "5.5.6.1")
def test_for_the_empire_the_chancellor_chooses_losses() -> None:
    seats = (chancellor(at="deep-woods", warbands=1), exile(at="steppe", warbands=9), citizen(at="steppe", warbands=4))
    t = at(*seats, turn=1, bands="steppe: 0x2", dice="1 1 1 1  4 4 4 4 4 4 4 4 4").play(
        "campaign 2", "target-pawn", "commit 9"
    )
    assert (t.seat(), t.asked()) == (0, "oath-ask-lose")
    t.play("share 0")
    until(t, "oath-ask-occupy").play("share 1")
    assert (t.warbands(0), t.warbands(2), t.bands("steppe")) == (3, 1, 1), "two fell back to the Chancellor's board"


@rule("oath", "5.5.6.2", "10.3", "10.21.2", "22.1.20")
def test_bandits_hide_and_come_back() -> None:
    t = at(chancellor(), exile(at="steppe", warbands=5), turn=1, dice="1  4 4 4 4 4").play(
        "campaign bandits", "pass", "commit 5"
    )
    t.play("share 1")
    assert not t.view(None)["slots"][3]["bandits"]
    t = at(chancellor(), exile(at="steppe", advisers="wolves"), turn=1, bands="steppe: 1x1", face_down="deep-woods")
    assert not t.view(None)["slots"][4]["bandits"], "nobody rules a face-down site"
    assert t.view(None)["slots"][0]["bandits"]


@rule("oath", "5.5.6.3")
def test_plans_for_a_defeat_follow_the_losses() -> None:
    t = finish(pawned("mercenaries", two={"warbands": 9}, dice=HOLLOW).play("mercenaries plus"))
    assert t.advisers(1) == []


# -------------------------------------------------------------------------------------------------------------- spoils


@rule("oath", "5.5.7", "5.5.7.1")
def test_the_victor_may_occupy_targets() -> None:
    t = campaign(
        one={"warbands": 9},
        two={"at": "lush-coast"},
        bands="steppe: 2x1; deep-woods: 2x1",
        dice="1 1  4 4 4 4 4 4 4 4 4",
    )
    t.play("target-site 5", "commit 9")
    until(t, "oath-ask-occupy").play("share 3", "share 0")
    assert (t.bands("steppe"), t.bands("deep-woods"), t.warbands(1)) == (3, 0, 6)


@rule("oath", "5.5.7.2", "2.5.3", "18.3.8", "10.26")
def test_the_victor_takes_all_targeted_treasures() -> None:
    t = campaign(one={"warbands": 9}, two={"relics": "map ivory-eye whistle"}, darkest_secret=2, on_banners=(1, 4),
                 relic_deck="", dice="1 1 1 1 1 1 1 1 1  4 4 4 4 4 4 4 4 4")  # fmt: skip
    t.play("target-relic map", "target-relic whistle", "target-banner darkest-secret", "pass", "commit 9")
    finish(t)
    assert (t.relics(1), t.relics(2)) == (["map", "whistle"], ["ivory-eye"])
    assert (t.state.holds[1], t.state.on_banner[1]) == (1, 2)


@rule("oath", "5.5.7.3", "22.1.11")
@pytest.mark.parametrize(("banish", "burn"), [(True, True), (True, False), (False, True), (False, False)])
def test_banishing_and_burning_are_each_the_attackers_choice(banish: bool, burn: bool) -> None:
    t = until(pawned(dice=WINNING, two={"favor": 5}), "oath-ask-send")
    assert t.seat() == 1
    t.play("send 8" if banish else "pass", "burn" if burn else "pass")
    assert (t.site(2), t.favor(2)) == ("lush-coast" if banish else "steppe", 3 if burn else 5)
    assert t.supply(2) == 7


@rule("oath", "5.5.7.3", "11.7.2", "18.2.3")
def test_the_ruler_of_a_shrouded_wood_sends_whom_another_banishes() -> None:
    wood = {"at": "shrouded-wood"}

    def beaten(bands: str) -> Board:
        seats = (chancellor(), exile(warbands=4, **wood), exile(warbands=2, favor=3, **wood), exile())
        t = at(*seats, turn=1, sites=with_site("shrouded-wood"), bands=bands, dice=WINNING)
        return t.play("campaign 2", "target-pawn", "commit 4")

    t = until(beaten("shrouded-wood: 3x1"), "oath-ask-banish")
    assert t.seat() == 1, "whether they must go is the victor's choice"
    t.play("banish")
    assert (t.seat(), t.asked()) == (3, "oath-ask-send")
    assert t.play("send 8").site(2) == "lush-coast"
    t = until(beaten("shrouded-wood: 3x1"), "oath-ask-banish").play("pass")
    assert (t.site(2), t.asked()) == ("shrouded-wood", "oath-ask-burn")
    t = until(beaten("shrouded-wood: 1x1"), "oath-ask-send")
    assert "pass" in t.offers(), "a victor who rules the wood need not banish either"


@rule("oath", "18.2.1", "5.5.7.3")
def test_who_is_banished_never_pays_against_their_will() -> None:
    t = until(pawned(dice=WINNING, cards="deep-woods: toll-roads", bands="deep-woods: 1x1"), "oath-ask-send").play(
        "send 5"
    )
    assert (t.seat(), t.asked()) == (2, "oath-ask-pay-to-go")
    t.play("pass")
    assert (t.seat(), t.asked()) == (1, "oath-ask-send")
    assert "send 5" not in t.offers()
    t = until(pawned(dice=WINNING, cards="deep-woods: toll-roads", bands="deep-woods: 1x1"), "oath-ask-send").play(
        "send 5", "pay"
    )
    assert t.site(2) == "deep-woods"


# ------------------------------------------------------------------------------------------------------------ the end


@rule("oath", "5.5.8", "18.3.3")
def test_the_victor_orders_what_plans_bring() -> None:
    t = pawned("battle-honors field-promotion", dice=WINNING).play("battle-honors", "field-promotion")
    until(t, "oath-ask-resolve")
    assert t.offered("resolve") == ["battle-honors", "field-promotion"]
    t.play("resolve field-promotion")
    assert (t.warbands(1), t.favor(1)) == (7, 4), "one favor was the promotion's cost"


@rule("oath", "10.28", "10.29", "22.1.10")
def test_you_and_your_enemy_in_a_campaign() -> None:
    seats = (
        chancellor(at="steppe", warbands=1, secrets=1, advisers="alchemist"),
        exile(at="steppe", warbands=4, favor=3, secrets=1, advisers="cracked-sage"),
        citizen(at="steppe", warbands=2, secrets=1, advisers="fire-talkers"),
    )
    t = at(*seats, turn=1, darkest_secret=0, dice=HOLLOW).play("campaign 2", "target-pawn", "commit 4")
    assert "cracked-sage" in t.verbs(), "an Ally's adviser is the enemy's"
    t.play("pass")
    assert (t.seat(), "fire-talkers" in t.verbs()) == (2, True), "the side holds the Darkest Secret"


@rule("oath", "10.7", "22.1.16")
def test_who_is_whose_enemy() -> None:
    g = at(chancellor(), citizen(), exile(), exile()).state
    assert [[enemy(g, a, b) for b in range(4)] for a in range(4)] == [
        [False, False, True, True],
        [False, False, True, True],
        [True, True, False, True],
        [True, True, True, False],
    ]
    t = at(chancellor(), exile(favor=1), turn=1, cards="steppe: toll-roads").play("travel 4")
    assert t.favor(1) == 0, "bandits are everybody's enemies, and the toll is burned"
    assert t.state.flag[0] == PURPLE
