"""The 23 sites (rulebook 11)."""

from __future__ import annotations

import pytest

from interrex.testing import rule

from .positions import SITES, TURN, Board, at, campaign, chancellor, exile


def with_site(site: str, slot: int = 4) -> str:
    """The usual map with another site in a slot."""
    names = SITES.split()
    if site in names:
        names[names.index(site)] = names[slot - 1]
    names[slot - 1] = site
    return " ".join(names)


def playing(site: str, card: str, **more: object):  # type: ignore[no-untyped-def]
    """An Exile at that site turns a card up and plays it there."""
    t = at(chancellor(), exile(at=site, hidden=card), turn=1, sites=with_site(site), **more)  # type: ignore[arg-type]
    return t.play(f"turn-up {card}", f"play-to-site {card} 4")


# -------------------------------------------------------------------------------------------------- opportunity sites


@rule("oath", "4.1.4", "11.1.1", "11.1.2", "11.1.3", "7.3.1")
@pytest.mark.parametrize(
    ("site", "goods"), [("mine", ["favor"]), ("salt-flats", ["favor", "secrets"]), ("drowned-city", ["secrets"])]
)
def test_opportunity_sites_give_one_token_on_waking(site: str, goods: list[str]) -> None:
    t = at(chancellor(), exile(at=site), turn=1, sites=with_site(site), frame=TURN)
    assert t.asked() == "oath-ask-act"  # nothing lies there
    for one in goods:
        t = at(chancellor(), exile(at=site), turn=1, sites=with_site(site), frame=TURN)
        g = t.state
        g.stack.clear()
        g.steps.clear()
        g.site_favor[3] = g.site_secrets[3] = 2
        g.push(TURN(1))
        g.run()
        assert set(t.offered(site)) == {"favor", "secrets"}
        t.play(f"{site} {one}")
        assert (t.favor(1), t.secrets(1)) == ((1, 0) if one == "favor" else (0, 1))


# ---------------------------------------------------------------------------------------------------------- homelands


@rule("oath", "11.2.0", "11.2.1", "5.1.4.1")
def test_ancient_city_rewards_order_with_warbands() -> None:
    assert playing("ancient-city", "keep").warbands(1) == 5
    assert playing("ancient-city", "tents").warbands(1) == 3


@rule("oath", "11.2.2", "11.2.6", "22.2.19")
@pytest.mark.parametrize(("site", "card"), [("deep-woods", "wolves"), ("wastes", "mercenaries")])
def test_deep_woods_and_wastes_give_a_relic(site: str, card: str) -> None:
    assert playing(site, card, relics=f"{site}: map").relics(1) == ["map"]
    assert playing(site, card).relics(1) == []


@rule("oath", "11.2.3")
def test_fertile_valley_rewards_hearth_with_favor() -> None:
    assert playing("fertile-valley", "wayside-inn", world="").favor(1) == 2
    assert playing("fertile-valley", "tents", world="").favor(1) == 1


@rule("oath", "11.2.4", "11.2.5")
@pytest.mark.parametrize(("site", "card"), [("standing-stones", "alchemist"), ("steppe", "tents")])
def test_standing_stones_and_steppe_reward_their_suit_with_a_secret(site: str, card: str) -> None:
    assert playing(site, card, world="").secrets(1) == 1
    assert playing(site, "keep", world="").secrets(1) == 0


@rule("oath", "11.2.0")
def test_a_homeland_gives_nothing_after_its_suit_was_discarded_there() -> None:
    t = at(chancellor(), exile(at="steppe", hidden="tents"), turn=1, cards="steppe: elders wolves", peoples_favor=1)
    t.play("turn-up tents", "play-to-site tents 4", "clear elders")
    assert t.secrets(1) == 0


@rule("oath", "11.2.0")
def test_a_homeland_rewards_whoever_has_not_discarded_its_suit_themselves() -> None:
    seats = (chancellor(), exile(at="steppe", warbands=4, hidden="elders"), exile(warbands=1))
    t = at(*seats, turn=1, cards="steppe: storm-caller", bands="steppe: 2x1", dice="1 1 1 1  4 4 4 4")
    t.play("campaign 2", "commit 4", "storm-caller")
    assert t.settle().cards("steppe") == [], "the defender has discarded it"
    t.play("turn-up elders", "play-to-site elders 4")
    assert t.secrets(1) == 1


# ----------------------------------------------------------------------------------------------------------- journeys


@rule("oath", "11.3.0", "11.3.1", "11.3.2", "11.3.3", "11.8.1", "9.2.3")
@pytest.mark.parametrize("coast", ["barren-coast", "lush-coast", "rocky-coast"])
def test_coasts_are_one_supply_apart_whatever_the_pass_says(coast: str) -> None:
    other = "lush-coast" if coast != "lush-coast" else "rocky-coast"
    sites = f"{coast} standing-stones narrow-pass {other} deep-woods salt-flats drowned-city mine"
    t = at(chancellor(), exile(at=coast), turn=1, sites=sites).play(f"travel {sites.split().index(other) + 1}")
    assert t.supply(1) == 6
    t = at(chancellor(), exile(at=coast), turn=1, sites=sites, face_down=other)
    assert t.refused("travel 4") == "9.2.2"  # not a Coast until it is turned up


@rule("oath", "11.8.1")
def test_narrow_pass_bars_the_way_into_its_region() -> None:
    sites = with_site("narrow-pass")
    t = at(chancellor(), exile(), turn=1, sites=sites)
    assert t.offered("travel") == ["2", "4", "6", "7", "8"]
    t = at(chancellor(), exile(at="ancient-city"), turn=1, sites=sites)
    assert "5" in t.offered("travel")


@rule("oath", "11.8.2")
def test_narrow_pass_must_be_a_target_too() -> None:
    sites = "fertile-valley standing-stones ancient-city narrow-pass deep-woods salt-flats drowned-city lush-coast"
    seats = (chancellor(), exile(warbands=6), exile(at="drowned-city"))
    t = at(*seats, turn=1, sites=sites, bands="fertile-valley: 2x1; deep-woods: 2x1; narrow-pass: 2x1").play(
        "campaign 2"
    )
    t.play("target-site 5")
    assert "pass" not in t.offers()
    t.play("target-site 4")
    assert t.asked() == "oath-ask-commit"
    t = at(*seats, turn=1, sites=sites, bands="fertile-valley: 2x1; deep-woods: 2x1").play("campaign 2")
    assert t.asked() == "oath-ask-commit"  # the pass is not the defender's: nothing beyond it can be declared


@rule("oath", "11.6", "7.6.2")
def test_charming_valley_costs_one_more_to_leave() -> None:
    t = at(chancellor(), exile(at="charming-valley"), turn=1, sites=with_site("charming-valley")).play("travel 5")
    assert t.supply(1) == 4


@rule("oath", "11.11", "7.1.2.3")
def test_buried_giant_turns_a_secret_for_a_free_journey() -> None:
    sites = with_site("buried-giant")
    t = at(chancellor(), exile(at="buried-giant", secrets=1, supply=0), turn=1, sites=sites).play(
        "travel 5", "buried-giant"
    )
    assert (t.supply(1), t.secrets(1), t.dark(1)) == (0, 0, 1)
    assert at(chancellor(), exile(at="buried-giant", supply=0), turn=1, sites=sites).refused("travel 5") == "4.2.2"


@rule("oath", "11.7.1", "11.7.2", "18.2.3")
def test_shrouded_wood_costs_two_and_its_ruler_leads() -> None:
    sites = with_site("shrouded-wood")
    t = at(chancellor(), exile(at="shrouded-wood"), turn=1, sites=sites).play("travel 8")
    assert t.supply(1) == 5
    t = at(chancellor(), exile(at="shrouded-wood"), turn=1, sites=sites, bands="shrouded-wood: 0x1")
    assert t.refused("travel 8") == "11.7.2"
    t.play("leave")
    assert t.seat() == 0
    t.play("send 1")
    assert t.site(1) == "fertile-valley"
    assert t.supply(1) == 5


def led(favor: int, bands: str = "", advisers: str = "", cards: str = "") -> Board:
    """Seat 1 sets out, with three Supply, from the Shrouded Wood that seat 2 rules."""
    seats = (chancellor(), exile(at="shrouded-wood", favor=favor, supply=3, advisers=advisers), exile())
    bands = f"shrouded-wood: 2x1; {bands}"
    return at(*seats, turn=1, sites=with_site("shrouded-wood"), bands=bands, cards=cards).play("leave")


@rule("oath", "18.2.3", "7.1.2")
def test_from_the_shrouded_wood_only_modifiers_that_can_be_paid_are_declared() -> None:
    board = {"cards": "deep-woods: way-station", "bands": "deep-woods: 2x1"}
    assert led(0, **board).asked() == "oath-ask-send", "no favor for the Way Station"
    t = led(1, **board).play("way-station")
    assert (t.favor(1), t.favor(2)) == (0, 1)
    t.play(f"send {t.to('deep-woods')}")
    assert (t.site(1), t.supply(1)) == ("deep-woods", 3), "what was paid for counts, though no favor is left"
    t = led(1, **board).play("way-station", "send 1")
    assert (t.favor(1), t.supply(1)) == (0, 1), "and is lost where it does not apply"


@rule("oath", "18.2.3")
def test_a_modifier_that_takes_the_last_toll_ends_the_journey_from_the_shrouded_wood() -> None:
    t = led(1, advisers="tents", cards="deep-woods: toll-roads").play("tents")
    assert (t.asked(), t.seat(), t.site(1)) == ("oath-ask-act", 1, "shrouded-wood")
    assert (t.favor(1), t.supply(1)) == (0, 3), "bandits ask a toll everywhere"
    assert t.log("oath-fails")


@rule("oath", "11.12.1")
def test_the_hidden_place_takes_a_secret_turned_down() -> None:
    sites = with_site("the-hidden-place")
    t = at(chancellor(), exile(secrets=1), turn=1, sites=sites).play("travel 4")
    assert (t.secrets(1), t.dark(1)) == (0, 1)
    assert at(chancellor(), exile(), turn=1, sites=sites).refused("travel 4") == "11.12.1"


@rule("oath", "11.12.2")
def test_targets_at_the_hidden_place_take_one_secret_in_all() -> None:
    sites = with_site("the-hidden-place")
    here = {"at": "the-hidden-place"}
    t = campaign(sites=sites, one=here, two=here, bands="the-hidden-place: 2x1").play("target-pawn", "commit 4")
    assert (t.secrets(1), t.dark(1)) == (1, 1)
    seats = (chancellor(), exile(**here), exile(**here))
    assert at(*seats, turn=1, sites=sites).refused("campaign 2") == "5.5.1"


# --------------------------------------------------------------------------------------------------------- the others


@rule("oath", "11.4.0", "11.4.1", "11.4.2", "22.2.27", "5.5.3.2")
def test_plains_add_an_attack_die_and_mountain_removes_one() -> None:
    for site, pools in (("plains", (5, 2)), ("mountain", (3, 2))):
        here = {"at": site}
        t = campaign("scouts", sites=with_site(site), one=here, two=here).play("target-pawn", "commit 4")
        assert t.pools() == pools
    here = {"at": "mountain"}
    t = campaign("scouts", sites=with_site("mountain"), one=here, two=here).play("target-pawn", "commit 0")
    assert t.pools() == (0, 3)


@rule("oath", "11.5")
def test_river_brings_one_more_warband_to_its_ruler() -> None:
    seats = (chancellor(), exile(at="river", favor=1))
    t = at(*seats, turn=1, sites=with_site("river"), cards="river: tents", bands="river: 1x1").play("muster tents")
    assert t.warbands(1) == 6
    assert at(*seats, turn=1, sites=with_site("river"), cards="river: tents").play("muster tents").warbands(1) == 5


@rule("oath", "11.9")
def test_great_slum_lets_a_card_go_first() -> None:
    seats = (chancellor(), exile(at="great-slum", hidden="tents"))
    t = at(*seats, turn=1, sites=with_site("great-slum"), cards="great-slum: keep wolves elders")
    t.play("turn-up tents", "play-to-site tents 4")
    assert "pass" not in t.offers()
    t.play("clear wolves")
    assert t.cards("great-slum") == ["keep", "elders", "tents"]


@rule("oath", "11.10")
def test_marshes_draw_one_card_fewer() -> None:
    t = at(chancellor(), exile(at="marshes"), turn=1, sites=with_site("marshes")).play("search world")
    assert len(t.state.drawn[1]) == 2


@rule("oath", "11.13", "19.2", "19.3")
def test_the_tribunal_lets_players_deal() -> None:
    seats = (chancellor(secrets=1), exile(at="the-tribunal", favor=3))
    t = at(*seats, turn=1, sites=with_site("the-tribunal")).play("the-tribunal")
    t.play("with 0", "promise 1 give-favor 0 2", "promise 0 give-secrets 1 1", "propose")
    t.play("accept 1", seat=0)
    t.play("pass")
    assert (t.favor(0), t.favor(1), t.secrets(0), t.secrets(1)) == (2, 1, 0, 1)
