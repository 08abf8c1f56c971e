"""Kingdom cards of the second suit: kc18 to kc34."""

from __future__ import annotations

from typing import Any

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, START, Board, at, seat


def clash(kingdom: str, laid: str, hand: str = "", **more: Any) -> Board:
    return at(HIGHLANDS, seat("nobility", hand, occupied=f"{kingdom}:b10"), seat("clans"), laid_highlands=laid, **more)


@rule("old-kings-crown", "17.18", "20.75")
def test_kc18_brings_councillors_home_and_travellers_under_the_deck() -> None:
    t = at(AUTUMN, seat("nobility", "b03", occupied="kc18:b10 kc16:b11"), seat("clans"), oaths="n-b07")
    t.play("kc16 n-b07", "go n-b07 hand")
    assert "n-b07" in t.hand("nobility")
    t.play("journey n-b03", "go n-b03 bottom")
    assert t.deck("nobility")[0] == "n-b03"


@rule("old-kings-crown", "17.19", "20.76")
def test_kc19_turns_hands_over() -> None:
    t = at(
        SPRING,
        seat("nobility", "b03 b04", occupied="kc19:b10", deck="b05 b11 b12", camp=0),
        seat("clans", "b03 b04", deck="b05", camp=0),
    )
    t.play("kc19", "blow nobility", "blow clans", "pass", "sink n-b04", "sink c-b04")
    assert t.hand("nobility") == ["n-b11", "n-b12"]
    assert t.deck("nobility") == ["n-b03", "n-b04", "n-b05"]
    assert t.hand("clans") == ["c-b04", "c-b05"]  # no attrition: what went under comes up again


@rule("old-kings-crown", "17.20")
def test_kc20_swaps_by_post_in_spring_and_autumn() -> None:
    t = at(SPRING, seat("nobility", "b03", occupied="kc20:b10", camp=0), seat("clans"), relics="n-b07")
    assert t.offered("kc20") == ["n-b03 n-b07", "n-b03 n-b10"]
    t.play("kc20 n-b03 n-b07")
    assert t.council("relics") == ["n-b03"]
    assert t.hand("nobility") == ["n-b07"]
    t.state.push(AUTUMN)
    t.state.run()
    t.play("kc20 n-b07 n-b10")
    assert t.occupied("nobility") == ["kc20:n-b07"]


@rule("old-kings-crown", "17.21", "20.7")
def test_kc21_calls_the_roll() -> None:
    t = clash("kc21", "n-b14 c-b11 c-b13 c-b05", hand="b13 b01").play("kc21")
    assert t.hand("clans") == ["c-b11", "c-b13"]  # Captains, as the one shown
    assert t.active("highlands") == ["n-b14", "c-b05"]
    assert t.view(1)["seats"][0]["known"] == ["n-b01", "n-b10", "n-b13"]
    assert t.kingdom_discard() == ["kc21"]
    t = at(
        HIGHLANDS, seat("nobility", "b12", occupied="kc21:b10"), seat("clans", "b02 b03", limit=3),
        laid_highlands="n-b14 c-b11 c-b13",
    )  # fmt: skip
    t.play("kc21", "enter c-b13")
    assert "c-b13" in t.hand("clans")
    assert t.deck("clans")[-1] == "c-b11"


@rule("old-kings-crown", "17.21", "20.74", "1.4.3")
def test_kc21_finds_no_archetype_where_it_is_blank() -> None:
    for fog, home in (("u-b14", ["c-b06"]), ("u3", [])):
        t = at(
            HIGHLANDS, seat("uprising", "b05", occupied="kc21:b10"), seat("clans"), laid_highlands=f"{fog} c-b06",
        )  # fmt: skip
        assert t.play("kc21").hand("clans") == home  # a Follower, as the one shown, but stronger


@rule("old-kings-crown", "17.22")
def test_kc22_leads_supporters_away() -> None:
    t = at(
        HIGHLANDS, seat("nobility", occupied="kc22:b10", men="highlands:3", camp=2), seat("clans"),
        laid_highlands="c-b03", resolved="lowlands",
    )  # fmt: skip
    t.play("kc22")
    assert "lowlands 1" not in t.offered("cross")
    t.play("cross plateau 1", "cross board 1", "pass")
    assert (t.men("nobility", "plateau"), t.camp("nobility"), t.men("nobility", "highlands")) == (1, 3, 1)


@rule("old-kings-crown", "17.23", "1.8.3")
def test_kc23_looks_and_swaps() -> None:
    t = at(
        SPRING, seat("nobility", occupied="kc23:b10", camp=0), seat("clans", camp=0),
        laid_highlands="n-b03 c-b07", laid_plateau="n-b12 c-b14", laid_lowlands="n-b05",
    )  # fmt: skip
    t.play("kc23 highlands")
    assert t.view(0)["regions"][0]["laid"] == [["n-b03"], ["c-b07"]]
    assert t.view(0)["regions"][1]["laid"] == [["n-b12"], [None]]
    assert t.view(None)["regions"][0]["laid"] == [[None], [None]]
    t.play("swap highlands plateau")
    assert t.laid("nobility", "highlands") == ["n-b12"]


@rule("old-kings-crown", "17.24", "11.1.5")
def test_kc24_serves_a_warrant() -> None:
    t = at(
        AUTUMN, seat("nobility", occupied="kc24:b10"), seat("clans"), plateau="n-b03", oaths="c-b07 c-b08 n-b12",
    )  # fmt: skip
    t.play("kc24 n-b03 oaths", "oust c-b07", "pass")
    assert t.council("oaths") == ["c-b08", "n-b12", "n-b03"]
    assert t.discard("clans") == ["c-b07"]
    assert t.kingdom_discard() == ["kc24"]


@rule("old-kings-crown", "17.24")
def test_kc24_does_not_oust_the_card_it_seats() -> None:
    t = at(
        AUTUMN, seat("nobility", occupied="kc24:b10 kc18:b03"), seat("clans"), plateau="n-b12", relics="c-b07 c-b08",
    )  # fmt: skip
    t.play("kc24 n-b12 relics")
    assert t.offered("oust") == ["c-b07", "c-b08"]
    t.play("oust c-b08")
    assert t.offered("oust") == ["c-b07"]


@rule("old-kings-crown", "17.24", "17.18", "1.7.2")
def test_the_occupier_of_kc24_comes_home_after_those_it_ousts() -> None:
    t = at(
        AUTUMN, seat("nobility", "b02 b03", limit=3, occupied="kc24:b10 kc18:b04", deck=""), seat("clans"),
        plateau="n-b12", relics="n-b07",
    )  # fmt: skip
    t.play("kc24 n-b12 relics", "oust n-b07", "go n-b07 hand")
    assert t.hand("nobility") == ["n-b02", "n-b03", "n-b07"]
    assert t.deck("nobility") == ["n-b10"]


@rule("old-kings-crown", "17.25", "1.6.3")
def test_kc25_bargains_with_the_dead() -> None:
    t = at(SPRING, seat("nobility", "b03", occupied="kc25:b10", camp=0), seat("clans"), lost="n-b12 c-b13")
    assert t.offered("kc25") == ["n-b03 n-b12"]
    t.play("kc25 n-b03 n-b12")
    assert t.hand("nobility") == ["n-b12"]
    assert t.lost() == ["c-b13", "n-b03"]


@rule("old-kings-crown", "17.26", "4.2.13", "4.3.5", "20.20")
def test_kc26_holds_a_last_fair() -> None:
    t = at(SPRING, seat("nobility", "b03 b12", occupied="kc26:b10", camp=0), seat("clans"))
    t.play("kc26", "obtain kc1 n-b03", "obtain kc2 n-b12", "occupy 2")
    assert t.occupied("nobility") == ["kc1:n-b03", "kc2:n-b12"]
    assert t.hand("nobility") == ["n-b10"]
    assert t.road() == ["kc11", "kc12", "kc3", "kc14"]  # refilled after both, and nothing discarded
    assert t.view(None)["kingdom_burned"] == ["kc26"]
    assert t.kingdom_discard() == []


@rule("old-kings-crown", "17.27")
def test_kc27_sets_the_order() -> None:
    t = at(
        START, seat("nobility", occupied="kc27:b10"), seat("clans", influence=9), seat("uprising", influence=3)
    ).play("next uprising", "next nobility")
    assert [t.view(None)["seats"][s]["faction"] for s in t.state.order] == ["uprising", "nobility", "clans"]


@rule("old-kings-crown", "17.28", "20.69")
def test_kc28_borrows_a_favour() -> None:
    t = at(
        AUTUMN, seat("nobility", occupied="kc28:b10", herald="castle"), seat("gathering"), highlands="n-b12",
        favour="gathering",
    )  # fmt: skip
    t.play("gf n-b12")
    assert t.hand("nobility") == ["n-b12"]
    assert t.state.favour_left == 3
    assert "gf" not in t.verbs()


@rule("old-kings-crown", "17.29", "20.73", "1.4.2")
def test_kc29_wears_the_mask_of_the_dead() -> None:
    t = clash("kc29", "n-b12 c-b13", lost="c-b07").play("kc29 n-b12 c-b07")
    assert t.lost() == ["c-b07", "c-b13"]  # a Captain of 8 that kills like an Agent
    assert t.state.clash.totals == (8, 0)


@rule("old-kings-crown", "17.30")
def test_kc30_calls_heralds() -> None:
    t = at(SPRING, seat("nobility", occupied="kc30:b10", camp=0, herald="castle"), seat("clans", herald="shrine"))
    t.play("kc30 necropolis", "call clans necropolis", "pass")
    assert (t.herald("nobility"), t.herald("clans")) == ("castle", "necropolis")
    assert t.kingdom_discard() == ["kc30"]


@rule("old-kings-crown", "17.31")
def test_kc31_thaws_the_lost() -> None:
    t = at(AUTUMN, seat("nobility", occupied="kc31:b10", deck="b02"), seat("clans"), lost="n-b12 c-b03 n-b04")
    t.play("kc31 top", "rise n-b12 top")
    assert t.deck("nobility") == ["n-b02", "n-b12", "n-b04"]
    assert t.lost() == ["c-b03"]
    t = at(AUTUMN, seat("nobility", occupied="kc31:b10", deck="b02"), seat("clans"), lost="n-b12")
    t.play("kc31 bottom")
    assert t.deck("nobility") == ["n-b12", "n-b02"]


@rule("old-kings-crown", "17.31", "1.7.2")
def test_the_occupier_of_kc31_comes_home_after_the_lost() -> None:
    t = at(
        AUTUMN, seat("nobility", "b03 b04 b05", limit=3, occupied="kc31:b10", deck="b11"), seat("clans"),
        lost="n-b12 n-b13",
    )  # fmt: skip
    t.play("kc31 top", "rise n-b12 top")
    assert t.deck("nobility") == ["n-b11", "n-b12", "n-b13", "n-b10"]


@rule("old-kings-crown", "17.32")
def test_kc32_hauls_an_active_card_home() -> None:
    t = at(AUTUMN, seat("nobility", occupied="kc32:b10"), seat("clans"), plateau="n-b12", highlands="n-b03")
    t.play("kc32 n-b12")
    assert t.hand("nobility") == ["n-b12"]


@rule("old-kings-crown", "17.33")
def test_kc33_saves_the_eliminated() -> None:
    t = clash("kc33", "n-b12 c-b07").play("go n-b12 hand")
    assert t.hand("nobility") == ["n-b12"]
    t = clash("kc33", "n-b12 c-b07").play("go n-b12 lost")
    assert t.lost() == ["n-b12"]


@rule("old-kings-crown", "17.34")
def test_kc34_looks_ahead_on_the_road() -> None:
    t = at(BIDS, seat("nobility", "b14", supply="kc34"), seat("clans", "b03"))
    t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play("look")
    assert "kc11" in t.offered("take")
    assert "kc12" in t.offered("take")
    assert t.view(0)["ahead"] == ["kc12", "kc11"]
    assert t.view(1)["ahead"] == []
    t.play("take kc11")
    assert t.occupied("nobility") == ["kc11:n-b14"] or "lay-at" in t.verbs()
    t = at(BIDS, seat("nobility", "b14"), seat("clans", "b03"), road="kc34 kc2 kc3 kc14")
    t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play("take kc34")
    assert t.state.supply[0] == (33,)
