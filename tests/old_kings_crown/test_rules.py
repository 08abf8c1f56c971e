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
    t = at(HIGHLANDS, seat(N, "trader"), seat(C, "trader"), order=f"{C} {N}", laid_highlands="nobility-ruse clans-ruse")
    assert t.who() == C
    t.play("pass")
    assert t.who() == N


@rule("old-kings-crown", "1.1.6")
def test_assassins_spare_their_own() -> None:
    t = at(HIGHLANDS, seat(N), seat(C), laid_highlands="nobility-agent nobility-captain-8 clans-captain-8")
    assert t.lost() == ["clans-captain-8"]


@rule("old-kings-crown", "1.1.7", "20.18")
def test_a_text_beats_the_rules_and_a_card_just_taken_can_be_stolen() -> None:
    t = at(BIDS, seat(N, "heir", occupied="ring-of-menhirs:captain-9"), seat(C, "daughter-of-two-horizons"))
    t.play("bid nobility-heir", seat=0).play("bid daughter-of-two-horizons", seat=1).play(
        "take drovers-guild", "occupy 2"
    )
    assert "drovers-guild" in t.offered("steal")


@rule("old-kings-crown", "1.3.3")
def test_others_use_of_an_action_does_not_use_up_mine() -> None:
    t = at(SPRING, seat(N, camp=0), seat(C, camp=0), secrets="nobility-cavalry clans-cavalry")
    t.play("secrets", "mark castle")
    assert t.who() == C
    t.play("secrets", "mark castle")
    assert t.view(None)["locations"][0]["marks"] == [1, 1]


@rule("old-kings-crown", "1.3.6")
def test_may_is_asked_and_must_is_not() -> None:
    t = at(HIGHLANDS, seat(N, occupied="rowan-charm:captain-6"), seat(C), laid_highlands="nobility-heir clans-agent")
    assert t.verbs() == {"go"}
    t = at(HIGHLANDS, seat(N, occupied="milk-brother:captain-6"), seat(C), laid_highlands="nobility-heir clans-agent")
    assert t.verbs() == {"claim"}


@rule("old-kings-crown", "20.75")
def test_two_texts_that_save_an_heir_cost_only_one() -> None:
    t = at(
        HIGHLANDS,
        seat(N, occupied="rowan-charm:captain-6 milk-brother:captain-7"),
        seat(C),
        laid_highlands="nobility-heir clans-agent",
    )
    assert t.hand(N) == ["nobility-heir"]
    t.play("pass")
    assert len(t.occupied(N)) == 2
    t = at(
        HIGHLANDS,
        seat(N, occupied="rowan-charm:captain-6 milk-brother:captain-7"),
        seat(C),
        laid_highlands="nobility-heir clans-agent",
    ).play("part")
    assert t.hand(N) == ["nobility-captain-7", "nobility-heir"]
    assert t.kingdom_discard() == ["milk-brother"]


@rule("old-kings-crown", "1.3.7")
def test_a_passive_ends_with_its_source() -> None:
    t = at(
        AUTUMN,
        seat(N, "follower-2", occupied="voices-from-the-common:captain-6"),
        seat(C, "follower-1", tactics=(0, 0, 1, 0)),
        relics="nobility-follower-1",
        order=f"{C} {N}",
    )
    assert t.view(None)["councils"][0]["votes"] == [2, 0]
    t.play("driven-cattle voices-from-the-common clans-follower-1")
    assert t.view(None)["councils"][0]["votes"] == [0, 0]
    assert t.council("relics") == ["nobility-follower-1"]


@rule("old-kings-crown", "1.3.9")
def test_only_what_one_controls_can_be_used() -> None:
    t = at(SPRING, seat(C), seat(N, occupied="well-of-questions:captain-6"))
    assert t.refused("well-of-questions") == "1.3.9"


@rule("old-kings-crown", "1.5.2")
def test_face_down_cards_and_cards_in_hand_are_not_active() -> None:
    t = at(AUTUMN, seat(N, "heir"), seat(C), laid_plateau="nobility-trader")
    assert t.refused("rally nobility-heir") == "9.4.1"
    assert t.refused("rally nobility-trader") == "9.4.1"


@rule("old-kings-crown", "1.5.3", "9.5.3")
def test_influence_leaves_a_card_that_is_rallied_and_it_may_be_deployed_again() -> None:
    t = at(AUTUMN, seat(N), seat(C), plateau="nobility-trader nobility-machine+2").play(
        "rally nobility-trader", "home nobility-machine", "pass"
    )
    assert t.state.stakes == ()
    t.play("deploy nobility-machine lowlands")
    assert t.stake("nobility-machine") == 1


@rule("old-kings-crown", "9.5.3", "9.4.4")
def test_a_card_is_deployed_once_in_a_step() -> None:
    t = at(AUTUMN, seat(N, "machine"), seat(C), plateau="nobility-trader").play(
        "deploy nobility-machine plateau", "rally nobility-trader", "home nobility-machine"
    )
    t.play("pass")
    assert t.refused("deploy nobility-machine highlands") == "9.5.3"


@rule("old-kings-crown", "1.2.7", "12.4", "12.5")
def test_a_headquarters_card_goes_to_the_supply_and_works_only_there() -> None:
    t = at(AUTUMN, seat(N, "follower-1 follower-2", lore=2, place="muniment-room"), seat(C))
    assert t.offered("govern") == []
    t.play("journey nobility-follower-1", "buy muniment-room")
    assert t.view(None)["seats"][0]["quarters"] == ["muniment-room"]
    assert t.offered("govern") == [
        "nobility-follower-2 relics",
        "nobility-follower-2 secrets",
        "nobility-follower-2 oaths",
    ]


@rule("old-kings-crown", "12.2")
def test_lore_is_not_spent_at_other_times() -> None:
    t = at(AUTUMN, seat(N, "follower-1", lore=5), seat(C))
    assert t.refused("buy his-lordships-shadow") == "12.2"


@rule("old-kings-crown", "1.9.2")
def test_orders_for_acquiring_hold_for_thefts_too() -> None:
    t = at(BIDS, seat(N, "heir"), seat(C, "follower-1", occupied="coronation-stone:follower-2"))
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play("steal coronation-stone")
    assert t.limit(N) == 7


@rule("old-kings-crown", "3.2.7")
def test_a_limit_below_the_hand_is_made_good_at_once() -> None:
    t = at(AUTUMN, seat(N, "follower-1 follower-2 follower-3 follower-4 agent cavalry"), seat(C))
    attrition(t.state, 0)
    t.play("discard nobility-follower-1")
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
    t = at(
        HIGHLANDS,
        seat(N, "trader", occupied="bitterns-last-boom:captain-6"),
        seat(C),
        laid_highlands="nobility-captain-8",
        laid_plateau="nobility-captain-7",
    )
    t.play("bitterns-last-boom nobility-captain-8", "pass", "claim castle", "pass")
    t.state.push(PLATEAU)
    t.state.run()
    assert "bitterns-last-boom" not in t.verbs()


@rule("old-kings-crown", "5.3.4", "5.3.6")
def test_only_what_was_revealed_answers_an_ambush() -> None:
    t = at(
        HIGHLANDS, seat(G, "trader", tactics=(0, 0, 1, 0)), seat(C, "cavalry", tactics=(0, 3, 0, 0)),
        laid_highlands="gathering-captain-8 clans-ruse", plateau="gathering-follower-1",
    )  # fmt: skip
    t.play("pass", "ambush clans-ruse clans-cavalry")
    assert t.who() == C  # the Gathering has had its turn
    assert t.verbs() == {"flank", "pass"}  # no tactic, no other card
    assert t.refused("portage clans-cavalry") == "5.3.6"


@rule("old-kings-crown", "5.3.7", "20.29", "9.1.3")
def test_an_ambusher_may_ambush() -> None:
    t = at(HIGHLANDS, seat(U, "captain-8 fog-committee"), seat(C), laid_highlands="uprising-ruse clans-captain-9")
    t.play("ambush uprising-ruse fog-committee", "ambush fog-committee uprising-captain-8")
    assert t.state.clash.totals == (13, 9)


@rule("old-kings-crown", "5.5.4", "20.31", "5.5.2")
def test_if_nobody_has_strength_all_are_tied() -> None:
    t = at(HIGHLANDS, seat(N, "follower-1"), seat(C))
    assert t.verbs() == {"reinforce", "pass"}
    t.play("reinforce nobility-follower-1")
    assert t.who() == N


@rule("old-kings-crown", "5.7.1")
def test_powers_before_rewards_come_first() -> None:
    t = at(HIGHLANDS, seat(C), seat(N), laid_highlands="horses-of-the-white-wave nobility-follower-1").play("pass")
    assert (t.influence(C), t.verbs()) == (1, {"claim"})


@rule("old-kings-crown", "7.2", "7.3", "7.4", "1.1.4")
def test_winter_clears_the_map() -> None:
    t = at(
        WINTER, seat(N, herald="castle", men="plateau:2", camp=3), seat(C), plateau="nobility-follower-1 "
        "clans-follower-2",
        markers="highlands plateau lowlands", resolved="highlands plateau lowlands",
    )  # fmt: skip
    assert t.herald(N) is None
    assert (t.men(N, "plateau"), t.state.lost_men[0]) == (0, 2)
    assert t.view(None)["regions"][0]["marker"] is None
    assert (t.discard(N), t.discard(C)) == (["nobility-follower-1"], ["clans-follower-2"])


@rule("old-kings-crown", "9.3.4", "9.1.4", "9.2.3")
def test_a_command_is_used_once_in_each_clash() -> None:
    t = at(HIGHLANDS, seat(N, "trader"), seat(C), laid_highlands="nobility-cavalry clans-follower-1").play(
        "flank nobility-cavalry plateau"
    )
    t.play("claim castle")
    t.state.push(PLATEAU)
    t.state.run()
    assert t.offered("flank") == ["nobility-cavalry lowlands"]  # again, in another clash
    t = at(
        HIGHLANDS,
        seat(N, "trader follower-1"),
        seat(C),
        laid_highlands="nobility-ruse clans-follower-1",
        plateau="nobility-follower-3",
    )
    t.state.deeds[-1].ordered = ((0, 1),)
    assert t.refused("ambush nobility-ruse nobility-trader") == "9.1.1"


@rule("old-kings-crown", "10.1.3", "20.34")
def test_retreat_takes_back_the_invulnerable_and_the_spent() -> None:
    t = at(
        HIGHLANDS,
        seat(G, "ruse", men="highlands:1", camp=4),
        seat(N, "follower-1"),
        laid_highlands="gathering-cavalry nobility-captain-6",
    )
    t.play(
        "pass",
        "reinforce gathering-ruse",
        "reinforce nobility-follower-1",
        "retreat gathering-ruse",
        "withdraw gathering-cavalry",
        "withdraw gathering-ruse",
    )
    assert t.hand(G) == ["gathering-ruse", "gathering-cavalry"]


@rule("old-kings-crown", "5.6.1", "5.6.5", "20.79")
def test_the_same_card_does_not_prolong_a_tie_for_ever() -> None:
    t = at(HIGHLANDS, seat(G, "ruse follower-1"), seat(N), laid_highlands="gathering-captain-6 nobility-captain-6")
    t.play("reinforce gathering-ruse", "retreat gathering-ruse", "withdraw gathering-ruse", "pass")
    assert t.offers() == ["reinforce gathering-follower-1", "pass"]
    assert t.refused("reinforce gathering-ruse") == "5.6.1"


@rule("old-kings-crown", "14.1.1")
def test_different_tactics_serve_one_year() -> None:
    t = at(SPRING, seat(N, tactics=(1, 2, 0, 0), camp=0), seat(C), plateau="nobility-machine").play(
        "every-man-a-wall", "trespass-forbidden plateau"
    )
    assert t.state.tactics[0] == (0, 1, 0, 0)


@rule("old-kings-crown", "20.9")
def test_numbers_of_cards_are_open() -> None:
    t = at(AUTUMN, seat(N, "follower-1 follower-2"), seat(C, deck="follower-3 follower-4"))
    seats = t.view(None)["seats"]
    assert (seats[0]["cards"], seats[0]["hand"], seats[1]["deck"]) == (2, None, [None, None])


@rule("old-kings-crown", "20.15")
def test_an_empty_hand_makes_no_bid() -> None:
    t = at(BIDS, seat(N), seat(C, "follower-1"))
    assert t.state.pending() == (1,)
    t.play("bid clans-follower-1", "take-back")
    assert t.state.over


@rule("old-kings-crown", "20.28", "5.1.3")
def test_a_kingdom_card_needs_no_card_in_the_clash() -> None:
    t = at(
        HIGHLANDS, seat(N, occupied="sword-from-the-thatch:captain-6"), seat(C), laid_highlands="clans-follower-4"
    ).play("sword-from-the-thatch")
    assert t.state.clash.totals == (5, 4)


@rule("old-kings-crown", "1.9.1", "20.1", "20.3", "20.4", "1.2.1")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_component_has_a_name_and_says_what_it_does(language: str) -> None:
    spoken = words(language, "old-kings-crown")
    for kind in ("card", "kingdom", "tactic", "favour", "location", "council"):
        for name in GAME.faces.named[kind]:
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
