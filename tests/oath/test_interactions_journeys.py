"""Powers that meet on a journey. The number of each test is that of its row in the list of pairs that fight."""

from __future__ import annotations

from interrex.testing import rule

from .positions import WINNING, Board, at, campaign, chancellor, citizen, exile, pawned, until
from .test_sites import with_site


@rule("oath", "9.2.1", "10.13", "10.21.1")
def test_01_a_tyrants_own_last_warband_dies() -> None:
    t = at(chancellor(), exile(advisers="tyrant"), turn=1, bands="steppe: 1x1").play("travel 4")
    assert (t.site(1), t.bands("steppe")) == ("steppe", 0)
    assert t.refused("station 1") == "6.5.2"  # no longer the ruler


@rule("oath", "9.2.4")
def test_02_a_tyrant_may_come_where_nobody_can_die() -> None:
    t = at(chancellor(), exile(advisers="tyrant"), turn=1).play("travel 4")
    assert (t.site(1), t.warbands(1)) == ("steppe", 3)


def banished(**more: object) -> Board:
    """Seat 1 has beaten seat 2 at the Steppe and says where they go."""
    return until(pawned(dice=WINNING, **more), "oath-ask-send")  # type: ignore[arg-type]


@rule("oath", "18.2.2", "9.2.4", "5.5.7.3")
def test_03_a_banished_player_bathes_in_the_boiling_lake() -> None:
    t = banished(cards="deep-woods: boiling-lake")
    assert t.warbands(2) == 1
    t.play("send 5")
    assert (t.site(2), t.warbands(2)) == ("deep-woods", 0)


@rule("oath", "18.1.8", "9.2.2")
def test_04_without_favor_nobody_travels_on_toll_roads() -> None:
    board = {"sites": with_site("charming-valley"), "cards": "deep-woods: toll-roads", "bands": "deep-woods: 2x1"}
    seats = (chancellor(), exile(at="charming-valley", supply=7), exile())
    t = at(*seats, turn=1, **board)  # type: ignore[arg-type]
    assert t.refused("travel 5") == "18.1.8"
    assert at(seats[0], exile(at="charming-valley", favor=1), seats[2], turn=1, **board).play("travel 5").supply(1) == 4  # type: ignore[arg-type]


@rule("oath", "18.1.8", "7.6.2")
def test_05_a_portal_ignores_sites_but_no_cards() -> None:
    board = {"cards": "steppe: portal; deep-woods: toll-roads", "bands": "deep-woods: 2x1"}
    for favor, goes in ((0, False), (1, True)):
        t = at(chancellor(), exile(at="steppe", secrets=1, favor=favor), exile(), turn=1, **board)  # type: ignore[arg-type]
        assert ("5" in t.offered("travel")) is goes
    t.play("travel 5", "portal")
    assert (t.supply(1), t.favor(1), t.favor(2)) == (7, 0, 1)


PASS = "barren-coast standing-stones narrow-pass lush-coast deep-woods salt-flats drowned-city rocky-coast"


@rule("oath", "9.2.3", "11.3.0")
def test_06_coasts_ignore_the_narrow_pass() -> None:
    t = at(chancellor(), exile(at="barren-coast"), turn=1, sites=PASS).play("travel 4")
    assert (t.site(1), t.supply(1)) == ("lush-coast", 6)


@rule("oath", "11.3.0", "11.8.1")
def test_07_a_face_down_site_is_no_coast() -> None:
    t = at(chancellor(), exile(at="barren-coast"), turn=1, sites=PASS, face_down="lush-coast")
    assert t.refused("travel 4") == "9.2.2"
    assert "3" in t.offered("travel")


def modified(*spaces: int) -> str:
    """The relics of the Reliquary, these spaces empty."""
    relics = ["truthful-harp", "cup-of-plenty", "cracked-horn", "brass-horse"]
    return " ".join(["the-grand-scepter" if n in spaces else relic for n, relic in enumerate(relics)])


@rule("oath", "18.1.2", "17.10", "11.7.1")
def test_09_a_decadent_chancellor_pays_three_from_the_wood() -> None:
    board = {"sites": with_site("shrouded-wood"), "reliquary": modified(1), "bands": "shrouded-wood: 0x1"}
    t = at(chancellor(at="shrouded-wood"), exile(), **board).play("travel 8")  # type: ignore[arg-type]
    assert t.supply(0) == 4
    assert at(chancellor(at="shrouded-wood"), exile(), **board).play("travel 1").supply(0) == 7  # type: ignore[arg-type]


@rule("oath", "18.2.3", "11.7.2")
def test_10_tents_stay_paid_when_the_wood_leads_elsewhere() -> None:
    traveller = exile(at="shrouded-wood", favor=1, advisers="tents")
    board = {"sites": with_site("shrouded-wood"), "bands": "shrouded-wood: 2x1", "turn": 1}
    t = at(chancellor(), traveller, exile(), **board).play("leave", "tents")  # type: ignore[arg-type]
    assert t.seat() == 2
    t.play("send 1")
    assert (t.site(1), t.supply(1), t.favor(1), t.tokens("tents")) == ("fertile-valley", 5, 0, (1, 0))
    t = at(chancellor(), traveller, exile(), **board).play("leave", "tents", "send 5")  # type: ignore[arg-type]
    assert (t.site(1), t.supply(1)) == ("deep-woods", 7)


@rule("oath", "18.2.3")
def test_modifiers_are_declared_before_it_is_known_whether_the_journey_can_be_paid() -> None:
    traveller = exile(at="shrouded-wood", favor=1, supply=1, advisers="tents")
    t = at(chancellor(), traveller, exile(), sites=with_site("shrouded-wood"), bands="shrouded-wood: 2x1", turn=1)
    assert t.play("leave").offers() == ["tents", "pass"], "the Hinterland would be too far"
    t.play("pass", "send 8")
    assert (t.site(1), t.supply(1)) == ("shrouded-wood", 1)


@rule("oath", "11.7.1", "18.2.1")
def test_who_is_sent_from_a_wood_cannot_refuse_the_hidden_place() -> None:
    """Its power does not count on the way, so there is nothing to pay."""
    sites = with_site("the-hidden-place", 2).replace("steppe", "shrouded-wood")
    here = {"at": "shrouded-wood"}
    t = until(pawned(dice=WINNING, one=here, two={**here, "secrets": 1}, sites=sites), "oath-ask-send").play("send 2")
    assert (t.site(2), t.secrets(2), t.seat()) == ("the-hidden-place", 1, 1)
    carrier = exile(at="shrouded-wood", advisers="palanquin", favor=1)
    t = at(chancellor(at="shrouded-wood", secrets=1), carrier, turn=1, sites=sites).play("palanquin 0 2")
    assert (t.site(0), t.site(1), t.secrets(0)) == ("the-hidden-place", "the-hidden-place", 1)


@rule("oath", "18.5.3", "18.2.1", "5.5.7.3", "14.11.1")
def test_11_vow_of_union_cannot_be_banished_from_a_site_it_rules() -> None:
    """With the Bandit Crown the defender still rules the site after the battle, where nobody moves in."""
    two = {"favor": 4, "warbands": 4, "advisers": "vow-of-union", "relics": "bandit-crown"}
    dice = "1 1 1  4 4 4 4 4 4 4 4 4"
    t = campaign(one={"warbands": 9}, two=two, dice=dice).play("target-pawn")
    until(t, "oath-ask-commit").play("commit 9")
    asked = []
    while t.asked() != "oath-ask-act":
        asked.append(t.asked())
        t.play("burn" if "burn" in t.offers() else "pass" if "pass" in t.offers() else t.offers()[0])
    assert "oath-ask-send" not in asked
    assert (t.site(2), t.warbands(2), t.favor(2)) == ("steppe", 2, 2)


@rule("oath", "18.5.3")
def test_11_vow_of_union_holds_travellers_of_their_own_will_and_others() -> None:
    union = exile(at="steppe", warbands=2, advisers="vow-of-union")
    t = at(chancellor(), union, turn=1, bands="steppe: 1x1")
    assert t.offered("travel") == []
    assert t.refused("travel 5") == "9.2.2"
    caller = exile(relics="whistle", secrets=1)
    assert "whistle" in at(chancellor(), union, caller, turn=2).verbs()
    seats = (chancellor(at="fertile-valley"), union, exile(at="fertile-valley", relics="whistle", secrets=1))
    assert "whistle" not in at(*seats, turn=2, bands="steppe: 1x1").verbs()


@rule("oath", "18.1.10", "11.12.1", "7.1.2.3")
def test_13_spell_breaker_bars_the_hidden_place() -> None:
    board = {"sites": with_site("the-hidden-place"), "cards": "deep-woods: spell-breaker", "turn": 1}
    t = at(chancellor(), exile(secrets=1), exile(), bands="deep-woods: 2x1", **board)  # type: ignore[arg-type]
    assert t.refused("travel 4") == "11.12.1"
    assert "4" in at(chancellor(), exile(secrets=1), bands="deep-woods: 1x1", **board).offered("travel")  # type: ignore[arg-type]


@rule("oath", "18.1.10")
def test_14_initiation_rite_is_no_cost_of_a_power() -> None:
    initiate = exile(at="steppe", secrets=1, advisers="initiation-rite")
    board = {"cards": "steppe: tents; deep-woods: spell-breaker", "bands": "deep-woods: 2x1"}
    t = at(chancellor(), initiate, exile(), turn=1, **board).play("muster tents")  # type: ignore[arg-type]
    assert (t.warbands(1), t.secrets(1), t.tokens("tents")) == (5, 0, (0, 1))


@rule("oath", "14.5", "18.1.8", "18.2.1")
def test_83_under_the_grand_mask_toll_roads_serve_its_holder() -> None:
    board = {"cards": "ancient-city: toll-roads", "bands": "ancient-city: 0x1", "turn": 1}
    masked = exile(at="ancient-city", relics="grand-mask whistle", secrets=1)
    t = at(chancellor(), masked, exile(), **board).play("whistle", "player 2")  # type: ignore[arg-type]
    assert (t.site(2), t.favor(2)) == ("ancient-city", 0)
    plain = exile(at="ancient-city", relics="whistle", secrets=1)
    t = at(chancellor(), plain, exile(), **board)  # type: ignore[arg-type]
    assert t.play("whistle").site(0) == "ancient-city", "only the Chancellor can come: the other has no favor"


@rule("oath", "6.7.1", "6.8.1", "9.2.2")
def test_89_a_council_seat_stays_in_the_empire() -> None:
    seats = (chancellor(favor=9), citizen(favor=9, advisers="council-seat", warbands=1))
    assert at(*seats).refused("exile 1") == "9.2.2"
    assert at(*seats, turn=1).refused("exile-self") == "9.2.2"


@rule("oath", "18.2.1", "4.2.1", "7.3.2")
def test_who_is_made_to_travel_ends_nobodys_turn_and_saves_nothing() -> None:
    called = exile(advisers="special-envoy a-fast-steed hospitality", favor=1, relics="dragonskin-drum", warbands=2)
    caller = exile(at="steppe", relics="whistle", secrets=1)
    t = at(chancellor(), caller, called, turn=1, cards="steppe: elders").play("whistle", "player 2")
    assert (t.seat(), t.asked(), t.state.act_over) == (1, "oath-ask-act", False)
    assert (t.site(2), t.warbands(2), t.favor(2)) == ("steppe", 3, 2), "Drum and Hospitality follow any journey"
