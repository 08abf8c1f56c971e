"""Kingdom cards of the third suit: velvet-oath to door-of-bog-oak."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, WINTER, Board, at, seat


def clash(kingdom: str, laid: str, hand: str = "", **more: Any) -> Board:
    """A clash in the Highlands; the Nobility has that Kingdom card, occupied by its Captain of 6."""
    return at(
        HIGHLANDS, seat("nobility", hand, occupied=f"{kingdom}:captain-6"), seat("clans"), laid_highlands=laid, **more
    )


@rule("old-kings-crown", "17.35")
def test_velvet_oath_makes_heirs_assassins_who_may_retreat() -> None:
    t = clash("velvet-oath", "nobility-heir clans-captain-8")
    assert t.offered("retreat") == ["nobility-heir"]
    t.play("pass")
    assert t.lost() == ["clans-captain-8"]
    assert t.influence("nobility") == 1
    t = clash("velvet-oath", "nobility-heir clans-follower-1").play("pass")  # a Follower sees through it
    assert t.discard("nobility") == ["nobility-heir"]
    assert t.influence("nobility") == 0


@rule("old-kings-crown", "17.36")
def test_summoning_sticks_lets_followers_and_cavalry_deploy_and_brings_followers_back() -> None:
    t = at(
        AUTUMN,
        seat(
            "nobility",
            "follower-1 cavalry captain-7",
            occupied="summoning-sticks:captain-6",
            discard="follower-2 captain-8",
        ),
        seat("clans"),
    )
    assert {offer.split()[0] for offer in t.offered("deploy")} == {"nobility-follower-1", "nobility-cavalry"}
    assert t.offered("summoning-sticks") == ["nobility-follower-2"]
    t.play("summoning-sticks nobility-follower-2", "deploy nobility-follower-1 plateau")
    assert t.active("plateau") == ["nobility-follower-1"]
    assert t.stake("nobility-follower-1") == 1


@rule("old-kings-crown", "17.37")
def test_wheelwrights_yard_deploys_in_spring_and_strengthens_what_is_deployed() -> None:
    t = at(SPRING, seat("nobility", "machine captain-7", occupied="wheelwrights-yard:captain-6"), seat("clans"))
    t.play("deploy nobility-machine lowlands")
    assert t.active("lowlands") == ["nobility-machine"]
    t = at(
        AUTUMN,
        seat("nobility", "", occupied="wheelwrights-yard:captain-6"),
        seat("clans"),
        highlands="nobility-machine nobility-captain-7",
    )
    assert t.offered("wheelwrights-yard") == ["nobility-machine"]
    t.play("wheelwrights-yard nobility-machine")
    assert t.stake("nobility-machine") == 1


@rule("old-kings-crown", "17.38", "20.72")
def test_wrestling_at_the_wake_lets_the_highest_lonely_card_win() -> None:
    t = at(
        SPRING,
        seat("nobility", "captain-8 follower-1", occupied="wrestling-at-the-wake:captain-6", camp=0),
        seat("clans", "heir", herald="battlefield"),
        seat("uprising", "heir trader"),
    )
    t.play("wrestling-at-the-wake").play("wrestle nobility-captain-8", seat=0).play("wrestle clans-heir", seat=1).play(
        "wrestle uprising-heir", seat=2
    )
    assert t.discard("clans") == ["clans-heir"]
    t.play("prize battlefield")
    assert t.influence("nobility") == 2
    assert t.hand("nobility") == ["nobility-follower-1", "nobility-captain-6", "nobility-captain-8"]
    assert t.kingdom_discard() == ["wrestling-at-the-wake"]


@rule("old-kings-crown", "17.38", "4.2.11")
def test_the_occupier_of_wrestling_at_the_wake_does_not_wrestle() -> None:
    t = at(
        SPRING,
        seat("nobility", "follower-1 follower-2", occupied="wrestling-at-the-wake:captain-9", camp=0),
        seat("clans", "captain-6"),
    )
    t.play("wrestling-at-the-wake")
    assert t.offers(0) == ["wrestle nobility-follower-1", "wrestle nobility-follower-2"]
    t.play("wrestle nobility-follower-1", seat=0).play("wrestle clans-captain-6", seat=1)
    assert t.occupied("nobility") == ["wrestling-at-the-wake:nobility-captain-9"]
    t.play("prize battlefield")
    assert t.hand("nobility") == ["nobility-follower-1", "nobility-follower-2", "nobility-captain-9"]
    assert t.kingdom_discard() == ["wrestling-at-the-wake"]
    t = at(SPRING, seat("nobility", "", occupied="wrestling-at-the-wake:captain-9", camp=0), seat("clans"))
    assert t.play("wrestling-at-the-wake").kingdom_discard() == ["wrestling-at-the-wake"]  # and if nobody wrestles


@rule("old-kings-crown", "17.39")
def test_relay_of_grey_mares_lets_heirs_flank() -> None:
    t = clash("relay-of-grey-mares", "nobility-heir nobility-captain-7 clans-follower-1")
    assert t.offered("flank") == ["nobility-heir plateau", "nobility-heir lowlands"]


@rule("old-kings-crown", "17.40")
def test_sheep_gate_in_the_wall_swaps_a_fighter_for_a_councillor() -> None:
    t = clash("sheep-gate-in-the-wall", "nobility-follower-1 clans-captain-7", secrets="nobility-captain-8").play(
        "sheep-gate-in-the-wall nobility-follower-1 nobility-captain-8"
    )
    assert t.council("secrets") == ["nobility-follower-1"]
    assert t.state.clash.totals == (8, 7)
    t = clash("sheep-gate-in-the-wall", "nobility-follower-1 clans-machine").play(
        "sheep-gate-in-the-wall nobility-follower-1 nobility-captain-6"
    )
    assert t.occupied("nobility") == ["sheep-gate-in-the-wall:nobility-follower-1"]


@rule("old-kings-crown", "17.41")
def test_milk_brother_dies_for_the_heir() -> None:
    t = clash("milk-brother", "nobility-heir clans-agent")
    assert "nobility-heir" in t.hand("nobility")
    assert t.kingdom_discard() == ["milk-brother"]
    t = at(AUTUMN, seat("nobility", "heir", occupied="milk-brother:captain-6"), seat("clans"))
    assert len(t.offered("deploy")) == 3


@rule("old-kings-crown", "17.41", "20.80", "20.5")
@pytest.mark.parametrize(
    ("spared", "other"), [("cousin-from-the-crypt", "nobility-heir"), ("nobility-heir", "cousin-from-the-crypt")]
)
def test_milk_brother_dies_for_one_heir_of_several(spared: str, other: str) -> None:
    t = at(
        HIGHLANDS,
        seat("nobility", occupied="milk-brother:captain-6"),
        seat("clans"),
        highlands="cousin-from-the-crypt nobility-heir clans-agent",
    )
    assert (t.who(), sorted(t.offered("spare"))) == ("nobility", ["cousin-from-the-crypt", "nobility-heir"])
    t.play(f"spare {spared}")
    assert spared in t.hand("nobility")
    assert other in (*t.discard("nobility"), *t.lost())
    assert t.kingdom_discard() == ["milk-brother"]


@rule("old-kings-crown", "17.41", "17.33", "20.75")
def test_milk_brother_is_not_asked_for_heirs_that_rowan_charm_saves() -> None:
    t = at(
        HIGHLANDS,
        seat("nobility", occupied="milk-brother:captain-6 rowan-charm:captain-7"),
        seat("clans"),
        highlands="cousin-from-the-crypt nobility-heir clans-agent",
    )
    assert t.verbs() == {"part", "pass"}
    assert t.hand("nobility") == ["nobility-heir", "cousin-from-the-crypt"]


@rule("old-kings-crown", "17.42")
def test_calfskin_drum_calls_two_supporters_home() -> None:
    t = at(
        AUTUMN,
        seat("nobility", "", occupied="calfskin-drum:captain-6", camp=0, men="plateau:3", lost_men=2),
        seat("clans"),
    )
    t.play("calfskin-drum")
    assert "plateau 3" not in t.offered("muster")
    t.play("muster plateau 1", "muster lost 1")
    assert (t.camp("nobility"), t.men("nobility", "plateau"), t.state.lost_men[0]) == (2, 2, 1)


@rule("old-kings-crown", "17.43", "20.59", "7.1")
def test_quaking_bog_halves_opponents_and_melts() -> None:
    t = at(
        BIDS,
        seat("nobility", "heir"),
        seat("clans", "follower-1"),
        road="quaking-bog tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
    )
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play(
        "take quaking-bog", "lay-on highlands"
    )
    assert t.discard("nobility") == ["nobility-heir"]
    t = at(
        HIGHLANDS,
        seat("nobility"),
        seat("clans"),
        laid_highlands="nobility-captain-6 clans-captain-9",
        on_highlands="quaking-bog:nobility",
    )
    assert t.state.clash.totals == (6, 5)
    t = at(WINTER, seat("nobility"), seat("clans"), on_highlands="quaking-bog:nobility")
    assert t.kingdom_discard() == ["quaking-bog"]
    assert t.state.on_region == ()


@rule("old-kings-crown", "17.44")
def test_hazel_lane_retreats_into_a_journey() -> None:
    t = clash("hazel-lane", "nobility-captain-7 clans-captain-8").play(
        "hazel-lane nobility-captain-7",
        "retreat nobility-captain-7",
        "withdraw nobility-captain-7",
        "set-out nobility-captain-7",
    )
    assert t.discard("nobility") == ["nobility-captain-7"]
    assert t.lore("nobility") == 1


@rule("old-kings-crown", "17.44", "20.81", "1.7.2")
def test_hazel_lane_journeys_even_with_a_full_hand() -> None:
    for answer, lore, deck in (("set-out nobility-captain-8", 1, []), ("pass", 0, ["nobility-captain-8"])):
        t = at(
            HIGHLANDS, seat("nobility", "follower-1 follower-2 "
            "follower-3", limit=3, occupied="hazel-lane:captain-6", place="", deck=""), seat("clans"),
            laid_highlands="nobility-captain-8 clans-captain-9",
        )  # fmt: skip
        t.play("hazel-lane nobility-captain-8", "retreat nobility-captain-8", "withdraw nobility-captain-8", answer)
        assert t.hand("nobility") == ["nobility-follower-1", "nobility-follower-2", "nobility-follower-3"]
        assert (t.lore("nobility"), t.deck("nobility")) == (lore, deck)


@rule("old-kings-crown", "17.44", "20.81", "17.49")
def test_hazel_lane_journeys_for_lore_that_was_blank_beside_the_region() -> None:
    t = clash("hazel-lane", "nobility-captain-8 clans-captain-9", on_highlands="snow-blindness:clans").play(
        "hazel-lane nobility-captain-8", "retreat nobility-captain-8", "withdraw nobility-captain-8"
    )
    assert t.offers() == ["set-out nobility-captain-8", "pass"]


@rule("old-kings-crown", "17.45", "1.3.5")
def test_bitterns_last_boom_gives_ambush_for_the_clash() -> None:
    t = clash("bitterns-last-boom", "nobility-captain-7 clans-captain-8", hand="heir").play(
        "bitterns-last-boom nobility-captain-7", "ambush nobility-captain-7 nobility-heir"
    )
    assert t.state.clash.totals == (17, 8)


@rule("old-kings-crown", "17.46")
def test_sword_from_the_thatch_adds_five_and_is_spent_with_its_occupier() -> None:
    t = clash("sword-from-the-thatch", "nobility-captain-7 clans-captain-9").play("sword-from-the-thatch")
    assert t.state.clash.totals == (12, 9)
    assert t.discard("nobility") == ["nobility-captain-6"]
    assert t.kingdom_discard() == ["sword-from-the-thatch"]


@rule("old-kings-crown", "17.47")
def test_eclipse_over_the_fell_lets_no_day_and_no_night_come() -> None:
    t = at(SPRING, seat("nobility", "", occupied="eclipse-over-the-fell:captain-6"), seat("clans")).play(
        "eclipse-over-the-fell highlands"
    )
    assert t.discard("nobility") == ["nobility-captain-6"]
    assert [card["card"] for card in t.view(None)["regions"][0]["cards"]] == ["eclipse-over-the-fell"]
    t = at(
        HIGHLANDS, seat("nobility", "trader"), seat("clans"), laid_highlands="nobility-ruse nobility-agent "
        "clans-captain-8",
        on_highlands="eclipse-over-the-fell:nobility",
    )  # fmt: skip
    assert t.verbs() == {"claim"}
    assert t.active("highlands") == [
        "nobility-ruse",
        "nobility-agent",
        "clans-captain-8",
    ]  # no ambush, nobody was killed
    t = at(WINTER, seat("nobility"), seat("clans"), on_highlands="eclipse-over-the-fell:nobility")
    assert t.kingdom_discard() == ["eclipse-over-the-fell"]


@rule("old-kings-crown", "17.48", "14.1.4")
def test_tinkers_caravan_refreshes_a_tactic() -> None:
    t = at(AUTUMN, seat("nobility", "", occupied="tinkers-caravan:captain-6", tactics=(1, 0, 1, 1)), seat("clans"))
    assert t.offered("tinkers-caravan") == ["trespass-forbidden"]
    t.play("tinkers-caravan trespass-forbidden")
    assert t.state.tactics[0] == (1, 2, 1, 1)
    assert t.discard("nobility") == ["nobility-captain-6"]


@rule("old-kings-crown", "17.49", "1.4.3", "1.4.1")
def test_snow_blindness_clears_what_is_printed_but_strength_and_archetype() -> None:
    t = at(
        HIGHLANDS, seat("nobility"), seat("clans", "trader"), laid_highlands="nobility-agent clans-ruse "
        "clans-follower-1",
        on_highlands="snow-blindness:nobility",
    )  # fmt: skip
    assert t.verbs() == {"reinforce", "pass"}  # the Ruse could not ambush, and nobody is left
    assert set(t.lost()) == {
        "clans-ruse",
        "clans-follower-1",
        "nobility-agent",
    }  # no longer Invulnerable; but a Follower still
    t = at(WINTER, seat("nobility"), seat("clans"), on_highlands="snow-blindness:nobility")
    assert t.kingdom_discard() == ["snow-blindness"]
    t = at(
        BIDS,
        seat("nobility", "heir"),
        seat("clans", "follower-1"),
        road="snow-blindness tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
    )
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play(
        "take snow-blindness", "lay-on highlands"
    )
    assert len(t.state.on_region) == 1


@rule("old-kings-crown", "17.50")
def test_adder_in_the_bracken_makes_an_assassin_and_is_spent_with_its_occupier() -> None:
    t = clash("adder-in-the-bracken", "nobility-captain-7 clans-captain-9").play(
        "adder-in-the-bracken nobility-captain-7"
    )
    assert t.lost() == ["clans-captain-9"]
    assert t.discard("nobility") == ["nobility-captain-6"]


@rule("old-kings-crown", "17.51")
def test_door_of_bog_oak_makes_a_card_invulnerable() -> None:
    t = clash("door-of-bog-oak", "nobility-captain-7 clans-agent").play("door-of-bog-oak nobility-captain-7")
    assert t.active("highlands") == ["nobility-captain-7", "clans-agent"]
    assert t.hand("nobility") == ["nobility-captain-6"]
    assert t.kingdom_discard() == ["door-of-bog-oak"]
