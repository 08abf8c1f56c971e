"""The sixteen tactics."""

from __future__ import annotations

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, PLATEAU, SPRING, SUMMER, WINTER, at, seat

FIRST, SECOND, THIRD, FOURTH = (1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)


@rule("old-kings-crown", "14.2.1", "20.60", "14.1.2", "3.2.4")
def test_every_man_a_wall_makes_a_wall_of_supporters() -> None:
    t = at(SPRING, seat("nobility", tactics=FIRST, men="highlands:2", camp=0), seat("clans", camp=0)).play(
        "every-man-a-wall"
    )
    assert t.state.tactics[0] == (0, 0, 0, 0)
    t.state.push(WINTER)
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.state.clash.totals == (4, 0)
    t.play("claim castle")
    assert t.men("nobility", "highlands") == 2  # through the Winter
    assert t.state.tired[0] == (0, 0, 0)


@rule("old-kings-crown", "14.2.2", "20.61", "14.1.3", "20.48")
def test_trespass_forbidden_bars_a_region_to_ambushers() -> None:
    t = at(
        SPRING, seat("nobility", tactics=SECOND, camp=0), seat("clans", "trader", camp=0), highlands="nobility-machine",
        laid_highlands="clans-ruse",
    ).play("trespass-forbidden highlands")  # fmt: skip
    assert t.state.tactics[0] == (0, 1, 0, 0)
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.offered("ambush") == []
    assert t.offered("retreat") == ["clans-ruse"]


@rule("old-kings-crown", "14.2.3", "4.1.4")
def test_precedence_hushes_other_bids() -> None:
    t = at(BIDS, seat("nobility", "follower-1", tactics=THIRD), seat("clans", "heir"))
    t.play("bid nobility-follower-1", seat=0).play("bid clans-heir", seat=1).play("precedence")
    assert t.who() == "nobility"
    assert [s["bid"]["strength"] for s in t.view(None)["seats"]] == [1, 0]
    assert t.said()[-2:] == ["old-kings-crown-uses", "old-kings-crown-hushes"]


@rule("old-kings-crown", "14.2.4", "12.1")
def test_silver_broom_sweeps_a_council() -> None:
    t = at(
        AUTUMN, seat("nobility", tactics=FOURTH, lore=0, place="his-lordships-shadow", deck=""), seat("clans"),
        relics="clans-agent nobility-trader", oaths="nobility-agent",
    )  # fmt: skip
    t.play(
        "silver-broom relics", "recall-card nobility-trader", "recall-card nobility-agent", "buy his-lordships-shadow"
    )
    assert t.discard("clans") == ["clans-agent"]
    assert t.deck("nobility") == ["nobility-trader", "nobility-agent"]
    assert t.hand("nobility") == ["his-lordships-shadow"]


@rule("old-kings-crown", "14.3.1", "20.62", "5.1.1")
def test_weather_of_our_choosing_orders_the_weather() -> None:
    t = at(SPRING, seat("clans", tactics=FIRST, camp=0, men="highlands:2", place=""), seat("nobility", camp=0))
    t.play("weather-of-our-choosing")
    t.state.push(SUMMER)
    t.state.run()
    assert t.who() == "clans"  # though the Nobility is last
    t.play("clash highlands", "clash plateau")
    assert t.influence("clans") == 1  # the most Supporters, before the reward
    assert t.lore("clans") == 0


@rule("old-kings-crown", "14.3.1")
def test_weather_of_our_choosing_pays_lore_for_the_most_cards_even_in_a_draw() -> None:
    t = at(
        SPRING,
        seat("clans", tactics=FIRST, camp=0, place=""),
        seat("nobility", camp=0),
        highlands="clans-follower-1 clans-follower-2 nobility-follower-3",
    ).play("weather-of-our-choosing")
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.lore("clans") == 1
    assert t.state.over


@rule("old-kings-crown", "14.3.2")
def test_portage_ports_a_captain() -> None:
    t = at(
        HIGHLANDS,
        seat("clans", tactics=(0, 3, 0, 0)),
        seat("nobility"),
        laid_highlands="clans-captain-6 clans-follower-1 nobility-follower-2",
    )
    assert t.offered("portage") == ["clans-captain-6"]
    t.play("portage clans-captain-6", "flank clans-captain-6 plateau")
    assert t.active("plateau") == ["clans-captain-6"]
    assert t.state.tactics[0] == (0, 2, 0, 0)


@rule("old-kings-crown", "14.3.3", "20.63")
def test_driven_cattle_drives_off_a_kingdom_card() -> None:
    t = at(AUTUMN, seat("clans", "follower-1", tactics=THIRD), seat("nobility", occupied="magpies-diet:captain-6"))
    t.play("driven-cattle magpies-diet clans-follower-1")
    assert t.occupied("clans") == ["magpies-diet:clans-follower-1"]
    assert t.hand("nobility") == ["nobility-captain-6"]
    assert t.influence("clans") == 0  # not a theft


@rule("old-kings-crown", "14.3.4")
def test_up_from_the_bilge_gathers_up_to_the_limit() -> None:
    t = at(
        AUTUMN, seat("clans", "follower-1", tactics=FOURTH, limit=3, discard="captain-8 "
        "captain-9"), seat("nobility"), plateau="clans-captain-7",
    ).play("up-from-the-bilge", "gather clans-captain-8", "gather clans-captain-7")  # fmt: skip
    assert t.hand("clans") == ["clans-follower-1", "clans-captain-7", "clans-captain-8"]
    assert "gather" not in t.verbs()


@rule("old-kings-crown", "14.4.1", "20.64", "10.1.2")
def test_no_clean_hands_pays_for_blood() -> None:
    t = at(SPRING, seat("uprising", tactics=FIRST, camp=0, place=""), seat("clans", camp=0),
           laid_highlands="uprising-heir clans-captain-8", laid_plateau="uprising-agent "
           "clans-follower-1").play("no-clean-hands")  # fmt: skip
    t.state.push(PLATEAU)
    t.state.push(HIGHLANDS)
    t.state.run()
    assert (t.influence("uprising"), t.lore("uprising"), t.lost()) == (1, 1, ["clans-captain-8"])
    t.play("claim castle", "pass")
    assert t.lost() == ["clans-captain-8", "uprising-agent"]  # killing itself only pays nothing
    assert t.lore("uprising") == 1


@rule("old-kings-crown", "14.4.2", "20.65")
def test_coal_holes_and_lofts_hides_in_coal_holes() -> None:
    t = at(
        HIGHLANDS, seat("uprising", tactics=(0, 3, 0, 0)), seat("clans"), laid_highlands="uprising-heir clans-captain-8"
    )
    t.play("coal-holes-and-lofts uprising-heir", "retreat uprising-heir", "withdraw uprising-heir")
    assert t.hand("uprising") == ["uprising-heir"]
    assert t.state.tactics[0] == (0, 2, 0, 0)


@rule("old-kings-crown", "14.4.3")
def test_knock_at_four_knocks_at_every_door() -> None:
    t = at(
        SPRING,
        seat("uprising", tactics=THIRD, camp=0, occupied="drovers-guild:follower-1 tithe-barn:follower-2"),
        seat("clans", "follower-1 follower-2 follower-3", camp=0),
        seat("nobility", "captain-8", camp=0),
    ).play("knock-at-four")
    t.play("yield clans-follower-1", "yield clans-follower-3", seat=1).play("yield nobility-captain-8", seat=2)
    assert t.hand("clans") == ["clans-follower-2"]
    assert t.discard("nobility") == ["nobility-captain-8"]


@rule("old-kings-crown", "14.4.4")
def test_turned_signposts_turns_signposts() -> None:
    t = at(
        SPRING, seat("uprising", tactics=FOURTH, camp=0), seat("clans", camp=0), seat("nobility", camp=0),
        laid_highlands="clans-follower-1 nobility-follower-1", laid_plateau="clans-captain-8 "
        "nobility-captain-8", laid_lowlands="nobility-follower-3",
    )  # fmt: skip
    t.play("turned-signposts clans highlands plateau")
    assert t.laid("clans", "highlands") == ["clans-captain-8"]
    assert t.view(0)["regions"][0]["laid"][1] == [None]
    t.play("turn nobility highlands lowlands")
    assert t.laid("nobility", "lowlands") == ["nobility-follower-1"]


@rule("old-kings-crown", "14.5.1")
def test_two_for_one_trades_two_for_one() -> None:
    t = at(
        HIGHLANDS,
        seat("gathering", tactics=FIRST, men="highlands:2", camp=3),
        seat("clans"),
        laid_highlands="clans-captain-7",
        lost="gathering-captain-8",
    ).play("two-for-one gathering-captain-8")
    assert t.state.clash.totals == (8, 7)
    assert t.state.lost_men[0] == 2


@rule("old-kings-crown", "14.5.2", "20.66")
def test_rag_and_bone_moon_gleans_from_the_kingdom() -> None:
    t = at(
        SPRING,
        seat("gathering", "follower-1", tactics=(0, 1, 0, 0), camp=0),
        seat("clans"),
        kingdom_discard="rookery-post hauling-ox",
    )
    t.play("rag-and-bone-moon", "glean hauling-ox gathering-follower-1")
    assert t.occupied("gathering") == ["hauling-ox:gathering-follower-1"]
    assert t.kingdom_discard() == ["rookery-post"]


@rule("old-kings-crown", "14.5.3", "20.6")
def test_changelings_changes_two_cards() -> None:
    t = at(
        HIGHLANDS, seat("gathering", tactics=THIRD), seat("clans"), laid_highlands="gathering-follower-1 "
        "clans-captain-7", plateau="gathering-captain-8+1",
    ).play("changelings gathering-follower-1 gathering-captain-8")  # fmt: skip
    assert t.state.clash.totals == (8, 7)
    assert t.active("plateau") == ["gathering-follower-1"]
    assert t.stake("gathering-captain-8") == 1  # it never stopped being active


@rule("old-kings-crown", "14.5.4")
def test_ground_that_takes_gives_cards_to_the_ground() -> None:
    t = at(
        AUTUMN, seat("gathering", tactics=FOURTH, discard="captain-8 "
        "captain-9", place="patient-sickle"), seat("clans"), plateau="gathering-follower-1",
    ).play("ground-that-takes", "offer gathering-follower-1", "offer gathering-captain-8", "pass", "buy "
    "patient-sickle", "regain gathering-captain-9")  # fmt: skip
    assert t.lost() == ["gathering-follower-1", "gathering-captain-8"]
    assert t.hand("gathering") == ["gathering-captain-9", "patient-sickle"]
