"""The sixteen tactics."""

from __future__ import annotations

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, PLATEAU, SPRING, SUMMER, WINTER, at, seat

FIRST, SECOND, THIRD, FOURTH = (1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


@rule("old-kings-crown", "14.2.1", "20.60", "14.1.2", "3.2.4")
def test_nt1_makes_a_wall_of_supporters() -> None:
    t = at(SPRING, seat("nobility", tactics=FIRST, men="highlands:2", camp=0), seat("clans", camp=0)).play("nt1")
    assert t.state.tactics[0] == (0, 0, 0, 0)
    t.state.push(WINTER)
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.state.clash.totals == (4, 0)
    t.play("claim castle")
    assert t.men("nobility", "highlands") == 2  # through the Winter
    assert t.state.tired[0] == (0, 0, 0)


@rule("old-kings-crown", "14.2.2", "20.61", "14.1.3", "20.48")
def test_nt2_bars_a_region_to_ambushers() -> None:
    t = at(
        SPRING, seat("nobility", tactics=SECOND, camp=0), seat("clans", "b02", camp=0), highlands="n-b09",
        laid_highlands="c-b01",
    ).play("nt2 highlands")  # fmt: skip
    assert t.state.tactics[0] == (0, 1, 0, 0)
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.offered("ambush") == []
    assert t.offered("retreat") == ["c-b01"]


@rule("old-kings-crown", "14.2.3", "4.1.4")
def test_nt3_hushes_other_bids() -> None:
    t = at(BIDS, seat("nobility", "b03", tactics=THIRD), seat("clans", "b14"))
    t.play("bid n-b03", seat=0).play("bid c-b14", seat=1).play("nt3")
    assert t.who() == "nobility"
    assert [s["bid"]["strength"] for s in t.view(None)["seats"]] == [1, 0]


@rule("old-kings-crown", "14.2.4", "12.1")
def test_nt4_sweeps_a_council() -> None:
    t = at(
        AUTUMN, seat("nobility", tactics=FOURTH, lore=0, place="n1", deck=""), seat("clans"),
        relics="c-b07 n-b02", oaths="n-b07",
    )  # fmt: skip
    t.play("nt4 relics", "recall-card n-b02", "recall-card n-b07", "buy n1")
    assert t.discard("clans") == ["c-b07"]
    assert t.deck("nobility") == ["n-b02", "n-b07"]
    assert t.hand("nobility") == ["n1"]


@rule("old-kings-crown", "14.3.1", "20.62", "5.1.1")
def test_ct1_orders_the_weather() -> None:
    t = at(SPRING, seat("clans", tactics=FIRST, camp=0, men="highlands:2", place=""), seat("nobility", camp=0))
    t.play("ct1")
    t.state.push(SUMMER)
    t.state.run()
    assert t.who() == "clans"  # though the Nobility is last
    t.play("clash highlands", "clash plateau")
    assert t.influence("clans") == 1  # the most Supporters, before the reward
    assert t.lore("clans") == 0


@rule("old-kings-crown", "14.3.1")
def test_ct1_pays_lore_for_the_most_cards_even_in_a_draw() -> None:
    t = at(
        SPRING, seat("clans", tactics=FIRST, camp=0, place=""), seat("nobility", camp=0), highlands="c-b03 c-b04 n-b05",
    ).play("ct1")  # fmt: skip
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.lore("clans") == 1
    assert t.state.over


@rule("old-kings-crown", "14.3.2")
def test_ct2_ports_a_captain() -> None:
    t = at(HIGHLANDS, seat("clans", tactics=(0, 3, 0, 0)), seat("nobility"), laid_highlands="c-b10 c-b03 n-b04")
    assert t.offered("ct2") == ["c-b10"]
    t.play("ct2 c-b10", "flank c-b10 plateau")
    assert t.active("plateau") == ["c-b10"]
    assert t.state.tactics[0] == (0, 2, 0, 0)


@rule("old-kings-crown", "14.3.3", "20.63")
def test_ct3_drives_off_a_kingdom_card() -> None:
    t = at(AUTUMN, seat("clans", "b03", tactics=THIRD), seat("nobility", occupied="kc9:b10"))
    t.play("ct3 kc9 c-b03")
    assert t.occupied("clans") == ["kc9:c-b03"]
    assert t.hand("nobility") == ["n-b10"]
    assert t.influence("clans") == 0  # not a theft


@rule("old-kings-crown", "14.3.4")
def test_ct4_gathers_up_to_the_limit() -> None:
    t = at(
        AUTUMN, seat("clans", "b03", tactics=FOURTH, limit=3, discard="b12 b13"), seat("nobility"), plateau="c-b11",
    ).play("ct4", "gather c-b12", "gather c-b11")  # fmt: skip
    assert t.hand("clans") == ["c-b03", "c-b11", "c-b12"]
    assert "gather" not in t.verbs()


@rule("old-kings-crown", "14.4.1", "20.64", "10.1.2")
def test_ut1_pays_for_blood() -> None:
    t = at(SPRING, seat("uprising", tactics=FIRST, camp=0, place=""), seat("clans", camp=0),
           laid_highlands="u-b14 c-b12", laid_plateau="u-b07 c-b03").play("ut1")  # fmt: skip
    t.state.push(PLATEAU)
    t.state.push(HIGHLANDS)
    t.state.run()
    assert (t.influence("uprising"), t.lore("uprising"), t.lost()) == (1, 1, ["c-b12"])
    t.play("claim castle", "pass")
    assert t.lost() == ["c-b12", "u-b07"]  # killing itself only pays nothing
    assert t.lore("uprising") == 1


@rule("old-kings-crown", "14.4.2", "20.65")
def test_ut2_hides_in_coal_holes() -> None:
    t = at(HIGHLANDS, seat("uprising", tactics=(0, 3, 0, 0)), seat("clans"), laid_highlands="u-b14 c-b12")
    t.play("ut2 u-b14", "retreat u-b14", "withdraw u-b14")
    assert t.hand("uprising") == ["u-b14"]
    assert t.state.tactics[0] == (0, 2, 0, 0)


@rule("old-kings-crown", "14.4.3")
def test_ut3_knocks_at_every_door() -> None:
    t = at(
        SPRING,
        seat("uprising", tactics=THIRD, camp=0, occupied="kc1:b03 kc2:b04"),
        seat("clans", "b03 b04 b05", camp=0),
        seat("nobility", "b12", camp=0),
    ).play("ut3")
    t.play("yield c-b03", "yield c-b05", seat=1).play("yield n-b12", seat=2)
    assert t.hand("clans") == ["c-b04"]
    assert t.discard("nobility") == ["n-b12"]


@rule("old-kings-crown", "14.4.4")
def test_ut4_turns_signposts() -> None:
    t = at(
        SPRING, seat("uprising", tactics=FOURTH, camp=0), seat("clans", camp=0), seat("nobility", camp=0),
        laid_highlands="c-b03 n-b03", laid_plateau="c-b12 n-b12", laid_lowlands="n-b05",
    )  # fmt: skip
    t.play("ut4 clans highlands plateau")
    assert t.laid("clans", "highlands") == ["c-b12"]
    assert t.view(0)["regions"][0]["laid"][1] == [None]
    t.play("turn nobility highlands lowlands")
    assert t.laid("nobility", "lowlands") == ["n-b03"]


@rule("old-kings-crown", "14.5.1")
def test_gt1_trades_two_for_one() -> None:
    t = at(
        HIGHLANDS, seat("gathering", tactics=FIRST, men="highlands:2", camp=3), seat("clans"), laid_highlands="c-b11",
        lost="g-b12",
    ).play("gt1 g-b12")  # fmt: skip
    assert t.state.clash.totals == (8, 7)
    assert t.state.lost_men[0] == 2


@rule("old-kings-crown", "14.5.2", "20.66")
def test_gt2_gleans_from_the_kingdom() -> None:
    t = at(SPRING, seat("gathering", "b03", tactics=(0, 1, 0, 0), camp=0), seat("clans"), kingdom_discard="kc20 kc32")
    t.play("gt2", "glean kc32 g-b03")
    assert t.occupied("gathering") == ["kc32:g-b03"]
    assert t.kingdom_discard() == ["kc20"]


@rule("old-kings-crown", "14.5.3", "20.6")
def test_gt3_changes_two_cards() -> None:
    t = at(
        HIGHLANDS, seat("gathering", tactics=THIRD), seat("clans"), laid_highlands="g-b03 c-b11", plateau="g-b12+1",
    ).play("gt3 g-b03 g-b12")  # fmt: skip
    assert t.state.clash.totals == (8, 7)
    assert t.active("plateau") == ["g-b03"]
    assert t.stake("g-b12") == 1  # it never stopped being active


@rule("old-kings-crown", "14.5.4")
def test_gt4_gives_cards_to_the_ground() -> None:
    t = at(
        AUTUMN, seat("gathering", tactics=FOURTH, discard="b12 b13", place="g1"), seat("clans"), plateau="g-b03",
    ).play("gt4", "offer g-b03", "offer g-b12", "pass", "buy g1", "regain g-b13")  # fmt: skip
    assert t.lost() == ["g-b03", "g-b12"]
    assert t.hand("gathering") == ["g-b13", "g1"]
