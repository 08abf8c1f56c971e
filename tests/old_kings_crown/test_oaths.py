"""Kingdom cards of the third suit: kc35 to kc51."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, WINTER, Board, at, seat


def clash(kingdom: str, laid: str, hand: str = "", **more: Any) -> Board:
    """A clash in the Highlands; the Nobility has that Kingdom card, occupied by its Captain of 6."""
    return at(HIGHLANDS, seat("nobility", hand, occupied=f"{kingdom}:b10"), seat("clans"), laid_highlands=laid, **more)


@rule("old-kings-crown", "17.35")
def test_kc35_makes_heirs_assassins_who_may_retreat() -> None:
    t = clash("kc35", "n-b14 c-b12")
    assert t.offered("retreat") == ["n-b14"]
    t.play("pass")
    assert t.lost() == ["c-b12"]
    assert t.influence("nobility") == 1
    t = clash("kc35", "n-b14 c-b03").play("pass")  # a Follower sees through it
    assert t.discard("nobility") == ["n-b14"]
    assert t.influence("nobility") == 0


@rule("old-kings-crown", "17.36")
def test_kc36_lets_followers_and_cavalry_deploy_and_brings_followers_back() -> None:
    t = at(AUTUMN, seat("nobility", "b03 b08 b11", occupied="kc36:b10", discard="b04 b12"), seat("clans"))
    assert {offer.split()[0] for offer in t.offered("deploy")} == {"n-b03", "n-b08"}
    assert t.offered("kc36") == ["n-b04"]
    t.play("kc36 n-b04", "deploy n-b03 plateau")
    assert t.active("plateau") == ["n-b03"]
    assert t.stake("n-b03") == 1


@rule("old-kings-crown", "17.37")
def test_kc37_deploys_in_spring_and_strengthens_what_is_deployed() -> None:
    t = at(SPRING, seat("nobility", "b09 b11", occupied="kc37:b10"), seat("clans"))
    t.play("deploy n-b09 lowlands")
    assert t.active("lowlands") == ["n-b09"]
    t = at(AUTUMN, seat("nobility", "", occupied="kc37:b10"), seat("clans"), highlands="n-b09 n-b11")
    assert t.offered("kc37") == ["n-b09"]
    t.play("kc37 n-b09")
    assert t.stake("n-b09") == 1


@rule("old-kings-crown", "17.38", "20.72")
def test_kc38_lets_the_highest_lonely_card_win() -> None:
    t = at(
        SPRING,
        seat("nobility", "b12 b03", occupied="kc38:b10", camp=0),
        seat("clans", "b14", herald="battlefield"),
        seat("uprising", "b14 b02"),
    )
    t.play("kc38").play("wrestle n-b12", seat=0).play("wrestle c-b14", seat=1).play("wrestle u-b14", seat=2)
    assert t.discard("clans") == ["c-b14"]
    t.play("prize battlefield")
    assert t.influence("nobility") == 2
    assert t.hand("nobility") == ["n-b03", "n-b10", "n-b12"]
    assert t.kingdom_discard() == ["kc38"]


@rule("old-kings-crown", "17.38", "4.2.11")
def test_the_occupier_of_kc38_does_not_wrestle() -> None:
    t = at(SPRING, seat("nobility", "b03 b04", occupied="kc38:b13", camp=0), seat("clans", "b10"))
    t.play("kc38")
    assert t.offers(0) == ["wrestle n-b03", "wrestle n-b04"]
    t.play("wrestle n-b03", seat=0).play("wrestle c-b10", seat=1)
    assert t.occupied("nobility") == ["kc38:n-b13"]
    t.play("prize battlefield")
    assert t.hand("nobility") == ["n-b03", "n-b04", "n-b13"]
    assert t.kingdom_discard() == ["kc38"]
    t = at(SPRING, seat("nobility", "", occupied="kc38:b13", camp=0), seat("clans"))
    assert t.play("kc38").kingdom_discard() == ["kc38"]  # and if nobody wrestles


@rule("old-kings-crown", "17.39")
def test_kc39_lets_heirs_flank() -> None:
    t = clash("kc39", "n-b14 n-b11 c-b03")
    assert t.offered("flank") == ["n-b14 plateau", "n-b14 lowlands"]


@rule("old-kings-crown", "17.40")
def test_kc40_swaps_a_fighter_for_a_councillor() -> None:
    t = clash("kc40", "n-b03 c-b11", secrets="n-b12").play("kc40 n-b03 n-b12")
    assert t.council("secrets") == ["n-b03"]
    assert t.state.clash.totals == (8, 7)
    t = clash("kc40", "n-b03 c-b09").play("kc40 n-b03 n-b10")
    assert t.occupied("nobility") == ["kc40:n-b03"]


@rule("old-kings-crown", "17.41")
def test_kc41_dies_for_the_heir() -> None:
    t = clash("kc41", "n-b14 c-b07")
    assert "n-b14" in t.hand("nobility")
    assert t.kingdom_discard() == ["kc41"]
    t = at(AUTUMN, seat("nobility", "b14", occupied="kc41:b10"), seat("clans"))
    assert len(t.offered("deploy")) == 3


@rule("old-kings-crown", "17.41", "20.80", "20.5")
@pytest.mark.parametrize(("spared", "other"), [("n3", "n-b14"), ("n-b14", "n3")])
def test_kc41_dies_for_one_heir_of_several(spared: str, other: str) -> None:
    t = at(HIGHLANDS, seat("nobility", occupied="kc41:b10"), seat("clans"), highlands="n3 n-b14 c-b07")
    assert (t.who(), sorted(t.offered("spare"))) == ("nobility", ["n-b14", "n3"])
    t.play(f"spare {spared}")
    assert spared in t.hand("nobility")
    assert other in (*t.discard("nobility"), *t.lost())
    assert t.kingdom_discard() == ["kc41"]


@rule("old-kings-crown", "17.41", "17.33", "20.75")
def test_kc41_is_not_asked_for_heirs_that_kc33_saves() -> None:
    t = at(HIGHLANDS, seat("nobility", occupied="kc41:b10 kc33:b11"), seat("clans"), highlands="n3 n-b14 c-b07")
    assert t.verbs() == {"part", "pass"}
    assert t.hand("nobility") == ["n-b14", "n3"]


@rule("old-kings-crown", "17.42")
def test_kc42_calls_two_supporters_home() -> None:
    t = at(AUTUMN, seat("nobility", "", occupied="kc42:b10", camp=0, men="plateau:3", lost_men=2), seat("clans"))
    t.play("kc42")
    assert "plateau 3" not in t.offered("muster")
    t.play("muster plateau 1", "muster lost 1")
    assert (t.camp("nobility"), t.men("nobility", "plateau"), t.state.lost_men[0]) == (2, 2, 1)


@rule("old-kings-crown", "17.43", "20.59", "7.1")
def test_kc43_halves_opponents_and_melts() -> None:
    t = at(BIDS, seat("nobility", "b14"), seat("clans", "b03"), road="kc43 kc2 kc3 kc14")
    t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play("take kc43", "lay-on highlands")
    assert t.discard("nobility") == ["n-b14"]
    t = at(HIGHLANDS, seat("nobility"), seat("clans"), laid_highlands="n-b10 c-b13", on_highlands="kc43:nobility")
    assert t.state.clash.totals == (6, 5)
    t = at(WINTER, seat("nobility"), seat("clans"), on_highlands="kc43:nobility")
    assert t.kingdom_discard() == ["kc43"]
    assert t.state.on_region == ()


@rule("old-kings-crown", "17.44")
def test_kc44_retreats_into_a_journey() -> None:
    t = clash("kc44", "n-b11 c-b12").play("kc44 n-b11", "retreat n-b11", "withdraw n-b11", "set-out n-b11")
    assert t.discard("nobility") == ["n-b11"]
    assert t.lore("nobility") == 1


@rule("old-kings-crown", "17.44", "20.81", "1.7.2")
def test_kc44_journeys_even_with_a_full_hand() -> None:
    for answer, lore, deck in (("set-out n-b12", 1, []), ("pass", 0, ["n-b12"])):
        t = at(
            HIGHLANDS, seat("nobility", "b03 b04 b05", limit=3, occupied="kc44:b10", place="", deck=""), seat("clans"),
            laid_highlands="n-b12 c-b13",
        )  # fmt: skip
        t.play("kc44 n-b12", "retreat n-b12", "withdraw n-b12", answer)
        assert t.hand("nobility") == ["n-b03", "n-b04", "n-b05"]
        assert (t.lore("nobility"), t.deck("nobility")) == (lore, deck)


@rule("old-kings-crown", "17.44", "20.81", "17.49")
def test_kc44_journeys_for_lore_that_was_blank_beside_the_region() -> None:
    t = clash("kc44", "n-b12 c-b13", on_highlands="kc49:clans").play("kc44 n-b12", "retreat n-b12", "withdraw n-b12")
    assert t.offers() == ["set-out n-b12", "pass"]


@rule("old-kings-crown", "17.45", "1.3.5")
def test_kc45_gives_ambush_for_the_clash() -> None:
    t = clash("kc45", "n-b11 c-b12", hand="b14").play("kc45 n-b11", "ambush n-b11 n-b14")
    assert t.state.clash.totals == (17, 8)


@rule("old-kings-crown", "17.46")
def test_kc46_adds_five_and_is_spent_with_its_occupier() -> None:
    t = clash("kc46", "n-b11 c-b13").play("kc46")
    assert t.state.clash.totals == (12, 9)
    assert t.discard("nobility") == ["n-b10"]
    assert t.kingdom_discard() == ["kc46"]


@rule("old-kings-crown", "17.47")
def test_kc47_lets_no_day_and_no_night_come() -> None:
    t = at(SPRING, seat("nobility", "", occupied="kc47:b10"), seat("clans")).play("kc47 highlands")
    assert t.discard("nobility") == ["n-b10"]
    assert [card["card"] for card in t.view(None)["regions"][0]["cards"]] == ["kc47"]
    t = at(
        HIGHLANDS, seat("nobility", "b02"), seat("clans"), laid_highlands="n-b01 n-b07 c-b12",
        on_highlands="kc47:nobility",
    )  # fmt: skip
    assert t.verbs() == {"claim"}
    assert t.active("highlands") == ["n-b01", "n-b07", "c-b12"]  # no ambush, nobody was killed
    t = at(WINTER, seat("nobility"), seat("clans"), on_highlands="kc47:nobility")
    assert t.kingdom_discard() == ["kc47"]


@rule("old-kings-crown", "17.48", "14.1.4")
def test_kc48_refreshes_a_tactic() -> None:
    t = at(AUTUMN, seat("nobility", "", occupied="kc48:b10", tactics=(1, 0, 1, 1)), seat("clans"))
    assert t.offered("kc48") == ["nt2"]
    t.play("kc48 nt2")
    assert t.state.tactics[0] == (1, 2, 1, 1)
    assert t.discard("nobility") == ["n-b10"]


@rule("old-kings-crown", "17.49", "1.4.3", "1.4.1")
def test_kc49_clears_what_is_printed_but_strength_and_archetype() -> None:
    t = at(
        HIGHLANDS, seat("nobility"), seat("clans", "b02"), laid_highlands="n-b07 c-b01 c-b03",
        on_highlands="kc49:nobility",
    )  # fmt: skip
    assert t.verbs() == {"reinforce", "pass"}  # the Ruse could not ambush, and nobody is left
    assert set(t.lost()) == {"c-b01", "c-b03", "n-b07"}  # no longer Invulnerable; but a Follower still
    t = at(WINTER, seat("nobility"), seat("clans"), on_highlands="kc49:nobility")
    assert t.kingdom_discard() == ["kc49"]
    t = at(BIDS, seat("nobility", "b14"), seat("clans", "b03"), road="kc49 kc2 kc3 kc14")
    t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play("take kc49", "lay-on highlands")
    assert len(t.state.on_region) == 1


@rule("old-kings-crown", "17.50")
def test_kc50_makes_an_assassin_and_is_spent_with_its_occupier() -> None:
    t = clash("kc50", "n-b11 c-b13").play("kc50 n-b11")
    assert t.lost() == ["c-b13"]
    assert t.discard("nobility") == ["n-b10"]


@rule("old-kings-crown", "17.51")
def test_kc51_makes_a_card_invulnerable() -> None:
    t = clash("kc51", "n-b11 c-b07").play("kc51 n-b11")
    assert t.active("highlands") == ["n-b11", "c-b07"]
    assert t.hand("nobility") == ["n-b10"]
    assert t.kingdom_discard() == ["kc51"]
