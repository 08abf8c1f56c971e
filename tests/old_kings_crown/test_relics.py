"""Kingdom cards of the first suit: drovers-guild to coronation-stone."""

from __future__ import annotations

import pytest

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, START, Board, at, seat


def holding(frame: object, card: str, hand: str = "follower-1", **more: object) -> Board:
    """The Nobility with a Kingdom card, occupied by its Captain of 6; the Clans beside it."""
    lying = {k: str(more.pop(k)) for k in list(more) if k in LYING}
    return at(frame, seat("nobility", hand, occupied=f"{card}:captain-6", **more), seat("clans", "follower-2"), **lying)  # type: ignore[arg-type]


LYING = ("highlands", "plateau", "lowlands", "relics", "secrets", "oaths", "lost", "order", "favour", "resolved")


def acquiring(card: str, **more: object) -> Board:
    """The Nobility bids its Heir and takes that card from the road; the Clans take their bid back."""
    t = at(
        BIDS,
        seat("nobility", "heir", **more),
        seat("clans", "follower-1"),
        road=f"{card} tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand",
    )
    return t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1).play(f"take {card}")


@rule("old-kings-crown", "17.1")
def test_drovers_guild_makes_pathfinders_and_journeys_from_the_regions() -> None:
    t = holding(AUTUMN, "drovers-guild", highlands="nobility-follower-3", quarters="")
    assert t.offered("journey") == ["nobility-follower-1", "nobility-follower-3"]
    t.play("journey nobility-follower-3")
    assert t.discard("nobility") == ["nobility-follower-3"]  # a Follower, Pathfinder by the card alone
    assert t.lore("nobility") == 1


@rule("old-kings-crown", "17.2")
def test_tithe_barn_pays_one_for_a_card_in_a_council() -> None:
    t = holding(SPRING, "tithe-barn", relics="nobility-agent").play("tithe-barn")
    assert t.influence("nobility") == 1
    assert t.occupied("nobility") == ["tithe-barn:nobility-captain-6"]
    assert "tithe-barn" not in holding(SPRING, "tithe-barn").verbs()


@rule("old-kings-crown", "17.2", "1.9.3")
def test_tithe_barn_is_worth_three_with_cards_in_all_councils() -> None:
    t = holding(
        SPRING, "tithe-barn", relics="nobility-agent", secrets="nobility-cavalry", oaths="nobility-trader"
    ).play("tithe-barn", "sell")
    assert t.influence("nobility") == 3
    assert t.occupied("nobility") == []
    assert "nobility-captain-6" in t.hand("nobility")
    assert t.kingdom_discard() == ["tithe-barn"]


@rule("old-kings-crown", "17.3")
def test_voices_from_the_common_gives_followers_votes() -> None:
    t = holding(AUTUMN, "voices-from-the-common", relics="nobility-follower-2").play("govern nobility-follower-1 oaths")
    assert t.view(None)["councils"][2]["votes"] == [1, 0]
    t = holding(AUTUMN, "voices-from-the-common", order="clans nobility", relics="nobility-follower-2")
    assert t.view(None)["councils"][0]["votes"] == [2, 0]


@rule("old-kings-crown", "17.4", "20.67", "4.2.9", "20.23")
def test_hidden_granary_saves_the_hand_limit_once() -> None:
    t = acquiring("hidden-granary")
    assert t.state.supply[0] == (3,)
    assert t.discard("nobility") == ["nobility-heir"]
    t = at(
        START,
        seat("nobility", "follower-1", supply="hidden-granary", deck="", discard="follower-2 follower-3"),
        seat("clans", "follower-2"),
    )
    assert t.limit("nobility") == 6
    assert t.kingdom_discard() == ["hidden-granary"]


@rule("old-kings-crown", "17.5", "4.1.3")
def test_ring_of_menhirs_strengthens_bids_and_occupiers_but_forbids_theft() -> None:
    t = at(
        BIDS,
        seat("nobility", "heir", occupied="ring-of-menhirs:follower-1"),
        seat("clans", "captain-8", occupied="well-of-questions:follower-2"),
        seat("uprising", "follower-3", occupied="house-with-no-door:follower-1"),
    )
    t.play("bid nobility-heir", seat=0).play("bid clans-captain-8", seat=1).play("bid uprising-follower-3", seat=2)
    assert t.view(None)["seats"][0]["bid"]["strength"] == 15
    assert t.influence("nobility") == 1  # first to resolve
    assert t.offered("steal") == []
    t.play("take drovers-guild", "occupy 2")
    assert t.offered("steal") == [
        "ring-of-menhirs",
        "house-with-no-door",
    ]  # 8 against 1 + 5: drovers-guild's Heir guards with 15


@rule("old-kings-crown", "17.5")
def test_ring_of_menhirs_guards_its_occupiers() -> None:
    t = at(BIDS, seat("nobility", "follower-1", occupied="ring-of-menhirs:follower-3"), seat("clans", "captain-8"))
    t.play("bid nobility-follower-1", seat=0).play("bid clans-captain-8", seat=1)
    assert t.who() == "clans"
    assert t.refused("steal ring-of-menhirs") == "4.2.3"  # 3 + 5 is not less than 8


@rule("old-kings-crown", "17.6", "1.6.4")
def test_scraped_parchment_burns_a_tactic_for_lore() -> None:
    t = holding(SPRING, "scraped-parchment", tactics=(0, 2, 1, 1), place="").play("scraped-parchment every-man-a-wall")
    assert t.lore("nobility") == 1
    t = holding(SPRING, "scraped-parchment", place="", tactics=(1, 2, 1, 1)).play("scraped-parchment silver-broom")
    assert t.lore("nobility") == 3
    assert t.view(None)["seats"][0]["tactics"]["silver-broom"] is None


@rule("old-kings-crown", "17.7")
def test_opened_barrow_gives_the_cheapest_card_of_the_place_of_power() -> None:
    t = acquiring("opened-barrow")
    assert t.offered("unearth") == ["his-lordships-shadow", "boundary-stone-on-rollers"]
    t.play("unearth his-lordships-shadow")
    assert "his-lordships-shadow" in t.hand("nobility")
    assert "opened-barrow" in t.kingdom_discard()
    assert t.discard("nobility") == ["nobility-heir"]


@rule("old-kings-crown", "17.8")
def test_hedge_school_doubles_a_single_lore() -> None:
    t = holding(AUTUMN, "hedge-school", place="").play("journey nobility-follower-1")
    assert t.lore("nobility") == 2


@rule("old-kings-crown", "17.9", "20.68")
def test_magpies_diet_helps_thieves_and_pays_for_thefts() -> None:
    t = at(
        BIDS,
        seat("nobility", "cavalry", occupied="magpies-diet:follower-1"),
        seat("clans", "machine", occupied="house-with-no-door:captain-7"),
    )
    t.play("bid nobility-cavalry", seat=0).play("bid clans-machine", seat=1)
    assert t.view(None)["seats"][0]["bid"]["strength"] == 5  # the order of bids is not touched
    t.play("steal house-with-no-door", "occupy 2")  # 5 + 3 against 7
    assert t.influence("nobility") == 1
    t.play("steal magpies-diet")  # the thief of this card is paid
    assert t.influence("clans") == 1
    assert t.influence("nobility") == 1


@rule("old-kings-crown", "17.9", "4.2.8")
def test_magpies_diet_pays_for_a_theft_that_takes_its_own_space() -> None:
    t = at(
        BIDS, seat("nobility", "heir", occupied="magpies-diet:captain-6 "
        "well-of-questions:follower-1"), seat("clans", "trader", occupied="calfskin-drum:follower-2"),
    )  # fmt: skip
    t.play("bid nobility-heir", seat=0).play("bid clans-trader", seat=1).play("steal calfskin-drum", "occupy 1")
    assert t.occupied("nobility") == ["calfskin-drum:nobility-heir", "well-of-questions:nobility-follower-1"]
    assert t.influence("nobility") == 1


@rule("old-kings-crown", "17.10", "1.5.1")
def test_moot_hill_lies_on_a_region_and_governs_from_there() -> None:
    t = acquiring("moot-hill").play("lay-on plateau")
    assert [card["card"] for card in t.view(None)["regions"][1]["cards"]] == ["moot-hill"]
    assert t.discard("nobility") == ["nobility-heir"]
    t = at(
        AUTUMN,
        seat("nobility", ""),
        seat("clans"),
        on_plateau="moot-hill:nobility",
        plateau="nobility-agent",
        highlands="nobility-cavalry",
    )
    assert t.offered("moot-hill") == ["nobility-agent relics", "nobility-agent secrets", "nobility-agent oaths"]
    t.play("moot-hill nobility-agent oaths")
    assert t.council("oaths") == ["nobility-agent"]


@rule("old-kings-crown", "17.11", "20.71")
def test_toll_bridge_collects_a_toll() -> None:
    t = acquiring("toll-bridge").play("lay-at castle")
    assert t.view(None)["locations"][0]["cards"] == [{"card": "toll-bridge", "seat": 0}]
    t = at(
        HIGHLANDS, seat("nobility"), seat("clans"), laid_highlands="clans-captain-6", on_castle="toll-bridge:nobility"
    )
    t.play("claim castle")
    assert t.influence("nobility") == 1
    assert t.influence("clans") == 1


@rule("old-kings-crown", "17.12")
def test_pilgrim_stair_pays_pathfinders() -> None:
    t = holding(AUTUMN, "pilgrim-stair", hand="captain-7", place="").play("journey nobility-captain-7")
    assert (t.lore("nobility"), t.influence("nobility")) == (2, 1)
    t = holding(AUTUMN, "pilgrim-stair", hand="follower-1", place="").play("journey nobility-follower-1")
    assert (t.lore("nobility"), t.influence("nobility")) == (1, 0)


@rule("old-kings-crown", "17.13")
def test_well_of_questions_answers_ignorance_with_influence() -> None:
    t = holding(SPRING, "well-of-questions").play("well-of-questions")
    assert (t.lore("nobility"), t.influence("nobility")) == (0, 1)
    t = holding(SPRING, "well-of-questions", lore=1, place="").play("well-of-questions")
    assert (t.lore("nobility"), t.influence("nobility")) == (2, 0)


@rule("old-kings-crown", "17.14", "1.6.1")
def test_reprieve_in_a_borrowed_hand_brings_a_discarded_card_back() -> None:
    t = holding(SPRING, "reprieve-in-a-borrowed-hand", discard="captain-8 trader").play(
        "reprieve-in-a-borrowed-hand nobility-captain-8"
    )
    assert t.hand("nobility") == ["nobility-follower-1", "nobility-captain-8"]
    assert "reprieve-in-a-borrowed-hand" not in t.verbs()  # once a year


@rule("old-kings-crown", "17.15", "20.69")
def test_harvest_wreath_uses_the_favour_without_the_disc() -> None:
    t = holding(SPRING, "harvest-wreath").play("bread-and-bonfires influence")
    assert t.influence("nobility") == 1
    assert "bread-and-bonfires" not in t.verbs()


@rule("old-kings-crown", "17.15", "13.1.2")
def test_harvest_wreath_uses_the_disc_twice() -> None:
    t = holding(SPRING, "harvest-wreath", favour="nobility").play(
        "bread-and-bonfires influence", "bread-and-bonfires heirs"
    )
    assert t.state.favour_left == 1
    assert "bread-and-bonfires" not in t.verbs()


@rule("old-kings-crown", "17.16", "1.7.1")
def test_house_with_no_door_trades_a_council_card_for_room() -> None:
    t = holding(AUTUMN, "house-with-no-door", oaths="nobility-agent").play("house-with-no-door nobility-agent")
    assert t.limit("nobility") == 7
    assert t.discard("nobility") == ["nobility-agent"]
    assert t.kingdom_discard() == ["house-with-no-door"]
    assert "nobility-captain-6" in t.hand("nobility")


@rule("old-kings-crown", "17.17", "20.70", "1.7.3", "20.8")
def test_coronation_stone_makes_room_while_it_stays() -> None:
    t = acquiring("coronation-stone")
    assert t.limit("nobility") == 7
    t = at(
        BIDS,
        seat(
            "nobility",
            "follower-1 follower-2 follower-3 follower-4 agent cavalry machine",
            occupied="coronation-stone:captain-6",
            limit=7,
        ),
        seat("clans", "heir"),
    )
    t.play("bid nobility-follower-1", seat=0).play("bid clans-heir", seat=1).play("steal coronation-stone")
    assert t.limit("nobility") == 6
    assert t.who() == "nobility"  # the occupier has come back: seven cards, room for six
    t.play("discard nobility-follower-2")
    assert len(t.hand("nobility")) == 6
    assert t.limit("clans") == 7


@rule("old-kings-crown", "17.17", "1.7.3", "20.70")
@pytest.mark.parametrize("how", ["steal coronation-stone", "driven-cattle coronation-stone clans-heir"])
def test_who_loses_the_coronation_stone_discards_before_it_finds_a_space(how: str) -> None:
    """The thief's board is full, so that there is a space to choose: but first the other hand is cut."""
    hand = "follower-1 follower-2 follower-3 follower-4 agent cavalry"
    bids = how.startswith("steal")
    t = at(
        BIDS if bids else AUTUMN,
        seat("nobility", f"{hand} machine" if bids else hand, occupied="coronation-stone:captain-6", limit=7),
        seat("clans", "heir", occupied="tithe-barn:captain-6", tactics=(0, 0, 1, 0)),
        order="clans nobility",
    )
    if bids:
        t.play("bid nobility-machine", seat=0).play("bid clans-heir", seat=1)
    t.play(how)
    assert (t.who(), t.view(None)["acquiring"]) == ("nobility", "coronation-stone")
    t.play("discard nobility-follower-2")
    assert t.who() == "clans"
    assert t.offered("occupy") == ["1", "2"]
    t.play("occupy 2")
    assert t.occupied("clans") == ["tithe-barn:clans-captain-6", "coronation-stone:clans-heir"]
    assert (t.limit("nobility"), t.limit("clans")) == (6, 7)


@rule("old-kings-crown", "17.17", "20.53")
def test_coronation_stone_pays_a_victorious_heir() -> None:
    t = at(
        HIGHLANDS,
        seat("nobility", occupied="coronation-stone:captain-6"),
        seat("clans"),
        laid_highlands="nobility-heir clans-follower-1",
    )
    assert t.influence("nobility") == 1
    t.play("claim castle")
    assert t.influence("nobility") == 2
