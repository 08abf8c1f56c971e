"""Kingdom cards of the second suit: wayhouse-of-returnings to crows-perch-on-the-tor."""

from __future__ import annotations

from typing import Any

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, START, Board, at, seat


def clash(kingdom: str, laid: str, hand: str = "", **more: Any) -> Board:
    return at(
        HIGHLANDS, seat("nobility", hand, occupied=f"{kingdom}:captain-6"), seat("clans"), laid_highlands=laid, **more
    )


@rule("old-kings-crown", "17.18", "20.75")
def test_wayhouse_of_returnings_brings_councillors_home_and_travellers_under_the_deck() -> None:
    t = at(
        AUTUMN,
        seat("nobility", "follower-1", occupied="wayhouse-of-returnings:captain-6 house-with-no-door:captain-7"),
        seat("clans"),
        oaths="nobility-agent",
    )
    t.play("house-with-no-door nobility-agent", "go nobility-agent hand")
    assert "nobility-agent" in t.hand("nobility")
    t.play("journey nobility-follower-1", "go nobility-follower-1 bottom")
    assert t.deck("nobility")[0] == "nobility-follower-1"


@rule("old-kings-crown", "17.19", "20.76")
def test_turn_of_the_wind_turns_hands_over() -> None:
    t = at(
        SPRING,
        seat(
            "nobility",
            "follower-1 follower-2",
            occupied="turn-of-the-wind:captain-6",
            deck="follower-3 captain-7 captain-8",
            camp=0,
        ),
        seat("clans", "follower-1 follower-2", deck="follower-3", camp=0),
    )
    t.play(
        "turn-of-the-wind", "blow nobility", "blow clans", "pass", "sink nobility-follower-2", "sink clans-follower-2"
    )
    assert t.hand("nobility") == ["nobility-captain-7", "nobility-captain-8"]
    assert t.deck("nobility") == ["nobility-follower-1", "nobility-follower-2", "nobility-follower-3"]
    assert t.hand("clans") == ["clans-follower-2", "clans-follower-3"]  # no attrition: what went under comes up again


@rule("old-kings-crown", "17.20")
def test_rookery_post_swaps_by_post_in_spring_and_autumn() -> None:
    t = at(
        SPRING,
        seat("nobility", "follower-1", occupied="rookery-post:captain-6", camp=0),
        seat("clans"),
        relics="nobility-agent",
    )
    assert t.offered("rookery-post") == ["nobility-follower-1 nobility-agent", "nobility-follower-1 nobility-captain-6"]
    t.play("rookery-post nobility-follower-1 nobility-agent")
    assert t.council("relics") == ["nobility-follower-1"]
    assert t.hand("nobility") == ["nobility-agent"]
    t.state.push(AUTUMN)
    t.state.run()
    t.play("rookery-post nobility-agent nobility-captain-6")
    assert t.occupied("nobility") == ["rookery-post:nobility-agent"]


@rule("old-kings-crown", "17.21", "20.7")
def test_roll_call_in_the_rain_calls_the_roll() -> None:
    t = clash(
        "roll-call-in-the-rain", "nobility-heir clans-captain-7 clans-captain-9 clans-follower-3", hand="captain-9 ruse"
    ).play("roll-call-in-the-rain")
    assert t.hand("clans") == ["clans-captain-7", "clans-captain-9"]  # Captains, as the one shown
    assert t.active("highlands") == ["nobility-heir", "clans-follower-3"]
    assert t.view(1)["seats"][0]["known"] == ["nobility-ruse", "nobility-captain-6", "nobility-captain-9"]
    assert t.kingdom_discard() == ["roll-call-in-the-rain"]
    t = at(
        HIGHLANDS,
        seat("nobility", "captain-8", occupied="roll-call-in-the-rain:captain-6"),
        seat("clans", "trader follower-1", limit=3),
        laid_highlands="nobility-heir clans-captain-7 clans-captain-9",
    )
    t.play("roll-call-in-the-rain", "enter clans-captain-9")
    assert "clans-captain-9" in t.hand("clans")
    assert t.deck("clans")[-1] == "clans-captain-7"


@rule("old-kings-crown", "17.21", "20.74", "1.4.3")
def test_roll_call_in_the_rain_finds_no_archetype_where_it_is_blank() -> None:
    for fog, home in (("uprising-heir", ["clans-follower-4"]), ("fog-committee", [])):
        t = at(
            HIGHLANDS,
            seat("uprising", "follower-3", occupied="roll-call-in-the-rain:captain-6"),
            seat("clans"),
            laid_highlands=f"{fog} clans-follower-4",
        )
        assert t.play("roll-call-in-the-rain").hand("clans") == home  # a Follower, as the one shown, but stronger


@rule("old-kings-crown", "17.22")
def test_sunken_causeway_leads_supporters_away() -> None:
    t = at(
        HIGHLANDS, seat("nobility", occupied="sunken-causeway:captain-6", men="highlands:3", camp=2), seat("clans"),
        laid_highlands="clans-follower-1", resolved="lowlands",
    )  # fmt: skip
    t.play("sunken-causeway")
    assert "lowlands 1" not in t.offered("cross")
    t.play("cross plateau 1", "cross board 1", "pass")
    assert (t.men("nobility", "plateau"), t.camp("nobility"), t.men("nobility", "highlands")) == (1, 3, 1)


@rule("old-kings-crown", "17.23", "1.8.3")
def test_old_poacher_looks_and_swaps() -> None:
    t = at(
        SPRING, seat("nobility", occupied="old-poacher:captain-6", camp=0), seat("clans", camp=0),
        laid_highlands="nobility-follower-1 clans-agent", laid_plateau="nobility-captain-8 "
        "clans-heir", laid_lowlands="nobility-follower-3",
    )  # fmt: skip
    t.play("old-poacher highlands")
    assert t.view(0)["regions"][0]["laid"] == [["nobility-follower-1"], ["clans-agent"]]
    assert t.view(0)["regions"][1]["laid"] == [["nobility-captain-8"], [None]]
    assert t.view(None)["regions"][0]["laid"] == [[None], [None]]
    t.play("swap highlands plateau")
    assert t.laid("nobility", "highlands") == ["nobility-captain-8"]


@rule("old-kings-crown", "17.24", "11.1.5")
def test_warrant_under_wax_serves_a_warrant() -> None:
    t = at(
        AUTUMN,
        seat("nobility", occupied="warrant-under-wax:captain-6"),
        seat("clans"),
        plateau="nobility-follower-1",
        oaths="clans-agent clans-cavalry nobility-captain-8",
    )
    t.play("warrant-under-wax nobility-follower-1 oaths", "oust clans-agent", "pass")
    assert t.council("oaths") == ["clans-cavalry", "nobility-captain-8", "nobility-follower-1"]
    assert t.discard("clans") == ["clans-agent"]
    assert t.kingdom_discard() == ["warrant-under-wax"]


@rule("old-kings-crown", "17.24")
def test_warrant_under_wax_does_not_oust_the_card_it_seats() -> None:
    t = at(
        AUTUMN, seat("nobility", occupied="warrant-under-wax:captain-6 "
        "wayhouse-of-returnings:follower-1"), seat("clans"), plateau="nobility-captain-8", relics="clans-agent "
        "clans-cavalry",
    )  # fmt: skip
    t.play("warrant-under-wax nobility-captain-8 relics")
    assert t.offered("oust") == ["clans-agent", "clans-cavalry"]
    t.play("oust clans-cavalry")
    assert t.offered("oust") == ["clans-agent"]


@rule("old-kings-crown", "17.24", "17.18", "1.7.2")
def test_the_occupier_of_warrant_under_wax_comes_home_after_those_it_ousts() -> None:
    t = at(
        AUTUMN, seat("nobility", "trader follower-1", limit=3, occupied="warrant-under-wax:captain-6 "
        "wayhouse-of-returnings:follower-2", deck=""), seat("clans"),
        plateau="nobility-captain-8", relics="nobility-agent",
    )  # fmt: skip
    t.play("warrant-under-wax nobility-captain-8 relics", "oust nobility-agent", "go nobility-agent hand")
    assert t.hand("nobility") == ["nobility-trader", "nobility-follower-1", "nobility-agent"]
    assert t.deck("nobility") == ["nobility-captain-6"]


@rule("old-kings-crown", "17.25", "1.6.3")
def test_gravediggers_bargain_bargains_with_the_dead() -> None:
    t = at(
        SPRING,
        seat("nobility", "follower-1", occupied="gravediggers-bargain:captain-6", camp=0),
        seat("clans"),
        lost="nobility-captain-8 clans-captain-9",
    )
    assert t.offered("gravediggers-bargain") == ["nobility-follower-1 nobility-captain-8"]
    t.play("gravediggers-bargain nobility-follower-1 nobility-captain-8")
    assert t.hand("nobility") == ["nobility-captain-8"]
    assert t.lost() == ["clans-captain-9", "nobility-follower-1"]


@rule("old-kings-crown", "17.26", "4.2.13", "4.3.5", "20.20")
def test_last_fair_holds_a_last_fair() -> None:
    t = at(SPRING, seat("nobility", "follower-1 captain-8", occupied="last-fair:captain-6", camp=0), seat("clans"))
    t.play("last-fair", "obtain drovers-guild nobility-follower-1", "obtain tithe-barn nobility-captain-8", "occupy 2")
    assert t.occupied("nobility") == ["drovers-guild:nobility-follower-1", "tithe-barn:nobility-captain-8"]
    assert t.hand("nobility") == ["nobility-captain-6"]
    assert t.road() == [
        "toll-bridge",
        "pilgrim-stair",
        "voices-from-the-common",
        "reprieve-in-a-borrowed-hand",
    ]  # refilled after both, and nothing discarded
    assert t.view(None)["kingdom_burned"] == ["last-fair"]
    assert t.kingdom_discard() == []


@rule("old-kings-crown", "17.27")
def test_tally_stick_sets_the_order() -> None:
    t = at(
        START,
        seat("nobility", occupied="tally-stick:captain-6"),
        seat("clans", influence=9),
        seat("uprising", influence=3),
    ).play("next uprising", "next nobility")
    assert [t.view(None)["seats"][s]["faction"] for s in t.state.order] == ["uprising", "nobility", "clans"]


@rule("old-kings-crown", "17.28", "20.69")
def test_borrowed_liveries_borrows_a_favour() -> None:
    t = at(
        AUTUMN,
        seat("nobility", occupied="borrowed-liveries:captain-6", herald="castle"),
        seat("gathering"),
        highlands="nobility-captain-8",
        favour="gathering",
    )
    t.play("called-home-by-name nobility-captain-8")
    assert t.hand("nobility") == ["nobility-captain-8"]
    assert t.state.favour_left == 3
    assert "called-home-by-name" not in t.verbs()


@rule("old-kings-crown", "17.29", "20.73", "1.4.2")
def test_cupboard_of_death_masks_wears_the_mask_of_the_dead() -> None:
    t = clash("cupboard-of-death-masks", "nobility-captain-8 clans-captain-9", lost="clans-agent").play(
        "cupboard-of-death-masks nobility-captain-8 clans-agent"
    )
    assert t.lost() == ["clans-agent", "clans-captain-9"]  # a Captain of 8 that kills like an Agent
    assert t.state.clash.totals == (8, 0)


@rule("old-kings-crown", "17.30")
def test_bell_under_the_bog_calls_heralds() -> None:
    t = at(
        SPRING,
        seat("nobility", occupied="bell-under-the-bog:captain-6", camp=0, herald="castle"),
        seat("clans", herald="shrine"),
    )
    t.play("bell-under-the-bog necropolis", "call clans necropolis", "pass")
    assert (t.herald("nobility"), t.herald("clans")) == ("castle", "necropolis")
    assert t.kingdom_discard() == ["bell-under-the-bog"]


@rule("old-kings-crown", "17.31")
def test_all_souls_thaw_thaws_the_lost() -> None:
    t = at(
        AUTUMN,
        seat("nobility", occupied="all-souls-thaw:captain-6", deck="trader"),
        seat("clans"),
        lost="nobility-captain-8 clans-follower-1 nobility-follower-2",
    )
    t.play("all-souls-thaw top", "rise nobility-captain-8 top")
    assert t.deck("nobility") == ["nobility-trader", "nobility-captain-8", "nobility-follower-2"]
    assert t.lost() == ["clans-follower-1"]
    t = at(
        AUTUMN,
        seat("nobility", occupied="all-souls-thaw:captain-6", deck="trader"),
        seat("clans"),
        lost="nobility-captain-8",
    )
    t.play("all-souls-thaw bottom")
    assert t.deck("nobility") == ["nobility-captain-8", "nobility-trader"]


@rule("old-kings-crown", "17.31", "1.7.2")
def test_the_occupier_of_all_souls_thaw_comes_home_after_the_lost() -> None:
    t = at(
        AUTUMN,
        seat(
            "nobility",
            "follower-1 follower-2 follower-3",
            limit=3,
            occupied="all-souls-thaw:captain-6",
            deck="captain-7",
        ),
        seat("clans"),
        lost="nobility-captain-8 nobility-captain-9",
    )
    t.play("all-souls-thaw top", "rise nobility-captain-8 top")
    assert t.deck("nobility") == [
        "nobility-captain-7",
        "nobility-captain-8",
        "nobility-captain-9",
        "nobility-captain-6",
    ]


@rule("old-kings-crown", "17.32")
def test_hauling_ox_hauls_an_active_card_home() -> None:
    t = at(
        AUTUMN,
        seat("nobility", occupied="hauling-ox:captain-6"),
        seat("clans"),
        plateau="nobility-captain-8",
        highlands="nobility-follower-1",
    )
    t.play("hauling-ox nobility-captain-8")
    assert t.hand("nobility") == ["nobility-captain-8"]


@rule("old-kings-crown", "17.33")
def test_rowan_charm_saves_the_eliminated() -> None:
    t = clash("rowan-charm", "nobility-captain-8 clans-agent").play("go nobility-captain-8 hand")
    assert t.hand("nobility") == ["nobility-captain-8"]
    t = clash("rowan-charm", "nobility-captain-8 clans-agent").play("go nobility-captain-8 lost")
    assert t.lost() == ["nobility-captain-8"]


@rule("old-kings-crown", "17.34")
def test_crows_perch_on_the_tor_looks_ahead_on_the_road() -> None:
    t = at(BIDS, seat("nobility", "heir", supply="crows-perch-on-the-tor"), seat("clans", "follower-1"))
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play("look")
    assert "toll-bridge" in t.offered("take")
    assert "pilgrim-stair" in t.offered("take")
    assert t.view(0)["ahead"] == ["pilgrim-stair", "toll-bridge"]
    assert t.view(1)["ahead"] == []
    t.play("take toll-bridge")
    assert t.occupied("nobility") == ["toll-bridge:nobility-heir"] or "lay-at" in t.verbs()
    t = at(
        BIDS,
        seat("nobility", "heir"),
        seat("clans", "follower-1"),
        road="crows-perch-on-the-tor tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
    )
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play("take crows-perch-on-the-tor")
    assert t.state.supply[0] == (33,)
