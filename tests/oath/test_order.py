"""The 33 denizens of Order."""

from __future__ import annotations

from interrex.games.oath.data.numbers import NOBODY, NUMBER
from interrex.games.oath.play.title import successor
from interrex.testing import rule

from .positions import REST, WINNING, at, campaign, chancellor, citizen, exile, pawned

# -------------------------------------------------------------------------------------------------------------- plans


def test_wrestlers_trade_a_warband_for_a_defense_die() -> None:
    t = pawned(defenders="wrestlers").play("wrestlers")
    assert t.warbands(2) == 1
    assert t.pools() == (4, 3)


@rule("oath", "18.1.5")
def test_wrestlers_with_nobody_to_sacrifice_are_not_offered() -> None:
    assert "wrestlers" not in pawned(defenders="wrestlers longbows", two={"warbands": 0}).verbs()


@rule("oath", "5.5.8", "9.3.1")
def test_battle_honors_pay_two_favor_after_a_victory() -> None:
    t = pawned("battle-honors", dice=WINNING).play("battle-honors").settle()
    assert (t.favor(1), t.bank("order")) == (5, 1)
    t = pawned("battle-honors", dice=WINNING, banks=1).play("battle-honors").settle()
    assert (t.favor(1), t.bank("order")) == (4, 0)


def test_bear_traps_take_a_die_and_a_warband() -> None:
    t = pawned(defenders="bear-traps").play("bear-traps")
    assert t.warbands(1) == 3
    assert t.pools() == (3, 2)


@rule("oath", "7.5.4", "5.5.3")
def test_longbows_add_or_remove_a_die() -> None:
    assert pawned("longbows").play("longbows plus").pools() == (5, 2)
    assert pawned(defenders="longbows").play("longbows minus").pools() == (3, 2)


@rule("oath", "7.5.1", "18.3.6", "5.5.3.1")
def test_keep_defends_its_own_site_and_bandits_use_it() -> None:
    t = campaign(cards="steppe: keep", bands="steppe: 2x1").play("pass", "commit 4", "keep")
    assert t.pools() == (4, 3)
    t = at(chancellor(), exile(at="steppe", warbands=9), turn=1, cards="steppe: keep longbows", dice="1 1 1 1 1")
    t.play("campaign bandits", "pass", "commit 2")
    assert t.pools() == (1, 3)  # and the bandits' Longbows always remove


def test_pressgangs_muster_with_a_card_that_has_tokens() -> None:
    seats = (chancellor(), exile(favor=2, advisers="pressgangs", at="steppe"))
    t = at(*seats, turn=1, cards="steppe: tents", tokens="tents: 1 0").play("muster tents")
    assert t.warbands(1) == 5
    assert t.tokens("tents") == (2, 0)


@rule("oath", "7.3.3")
def test_garrison_brings_a_warband_for_each_site_and_sends_one_there() -> None:
    bands = "steppe: 1x1; deep-woods: 1x2"
    t = at(chancellor(), exile(at="steppe", hidden="garrison"), turn=1, bands=bands).play(
        "turn-up garrison", "play-to-site garrison 4"
    )
    t.settle()
    assert t.warbands(1) == 3
    assert (t.bands("steppe"), t.bands("deep-woods")) == (2, 3)


def test_scouts_bring_supply() -> None:
    assert pawned("scouts").play("scouts").supply(1) == 6


@rule("oath", "7.6.1", "6.6.2.3")
def test_martial_culture_makes_a_victorious_exile_a_citizen() -> None:
    t = pawned(dice=WINNING, cards="ancient-city: martial-culture", bands="ancient-city: 1x1").play("martial-culture")
    while t.asked() != "oath-ask-yes":
        t.play("pass")
    t.play("yes")
    assert t.state.over or t.state.role[1] == 2
    t = at(
        chancellor(at="steppe"),
        exile(at="steppe"),
        turn=1,
        cards="ancient-city: martial-culture",
        bands="ancient-city: 1x1",
    )
    t.play("campaign 0", "target-pawn", "pass", "commit 3")
    assert "martial-culture" not in t.verbs()


@rule("oath", "5.5.3.3")
def test_code_of_honor_stands_alone() -> None:
    t = pawned("code-of-honor longbows")
    assert t.verbs() == {"code-of-honor", "longbows", "pass"}
    assert "code-of-honor" not in pawned("code-of-honor longbows scouts").play("longbows plus").verbs()
    assert t.play("code-of-honor plus").pools() == (6, 2)


def test_outriders_ignore_skulls() -> None:
    t = pawned("outriders", dice="1 1  6 6 6 6").play("outriders").settle()
    assert t.warbands(1) == 4
    assert t.log("oath-rolls-attack") == [{"n": 8, "skulls": 0}]


def test_messenger_moves_warbands_but_for_the_last() -> None:
    bands = "steppe: 1x2; deep-woods: 1x1"
    t = at(chancellor(), exile(advisers="messenger", favor=1), turn=1, bands=bands).play("messenger")
    assert t.offered("where") == ["slot-4", "board-1"]
    t.play("where slot-4", "where board-1", "site 5", "pass")
    assert (t.bands("steppe"), t.bands("deep-woods"), t.warbands(1)) == (1, 2, 3)


def test_messenger_cannot_go_to_and_fro_for_ever() -> None:
    bands = "steppe: 1x2; deep-woods: 1x1"
    t = at(chancellor(), exile(advisers="messenger", favor=1, warbands=2), turn=1, bands=bands).play("messenger")
    t.play("where board-1", "site 5")
    assert t.offers() == ["site 4", "site 5", "pass"], "once the board gives, sites do no more"
    t.play("site 5")
    assert (t.bands("steppe"), t.bands("deep-woods"), t.warbands(1)) == (2, 3, 0)
    assert t.asked() == "oath-ask-act"


def test_field_promotion_brings_three_warbands() -> None:
    assert pawned("field-promotion", dice=WINNING).play("field-promotion").settle().warbands(1) == 7


@rule("oath", "18.5.12", "18.2.1")
def test_palanquin_takes_another_along() -> None:
    t = at(chancellor(at="steppe"), exile(at="steppe", advisers="palanquin", favor=1), turn=1)
    t.play("palanquin 0 5")
    assert t.site(0) == t.site(1) == "deep-woods"
    assert t.supply(0) == 7


@rule("oath", "5.5.6.3")
def test_shield_wall_adds_two_dice_and_costs_the_whole_force() -> None:
    assert pawned(defenders="shield-wall").play("shield-wall").pools() == (4, 4)
    t = pawned(defenders="shield-wall", dice="1 1 1 1  4 4 4 4").play("shield-wall").settle()
    assert t.warbands(2) == 0


def test_military_parade_pays_for_the_enemys_advisers() -> None:
    t = pawned("military-parade", "elders keep", dice=WINNING).play("military-parade").settle()
    assert t.favor(1) == 5
    assert (t.bank("nomad"), t.bank("order")) == (2, 2)


@rule("oath", "9.2.2")
def test_tome_guardians_keep_the_darkest_secret_from_enemies() -> None:
    guarded = {
        "cards": "ancient-city: tome-guardians; steppe: tents",
        "bands": "ancient-city: 0x1",
        "darkest_secret": 2,
    }
    t = campaign(**guarded)  # type: ignore[arg-type]
    assert t.refused("target-banner darkest-secret") == "9.2.2"
    seats = (chancellor(), exile(secrets=3), exile(at="steppe"))
    assert at(*seats, turn=1, **guarded).refused("recover-banner darkest-secret 2") == "9.2.2"  # type: ignore[arg-type]


@rule("oath", "9.2.4", "18.2.2")
def test_tyrant_kills_a_warband_where_its_holder_comes() -> None:
    t = at(chancellor(), exile(advisers="tyrant"), turn=1, bands="steppe: 0x2").play("travel 4")
    assert t.bands("steppe") == 1
    t = at(chancellor(), exile(advisers="tyrant"), turn=1, bands="steppe: 1x1").play("travel 4")
    assert t.bands("steppe") == 0
    assert at(chancellor(), exile(advisers="tyrant"), turn=1).play("travel 4").site(1) == "steppe"


@rule("oath", "18.1.8", "6.1", "18.1.9")
def test_forced_labor_bills_searches_and_turning_cards_up() -> None:
    cards, bands = "ancient-city: forced-labor", "ancient-city: 0x1; steppe: 0x1"
    t = at(chancellor(), exile(at="steppe", favor=1, hidden="tents"), turn=1, cards=cards, bands=bands).play(
        "search world"
    )
    assert (t.favor(0), t.favor(1)) == (1, 0)
    t.play("discard elders", "discard wolves", "discard alchemist")
    assert t.refused("search world") == "18.1.8"
    assert t.refused("turn-up tents") == "18.1.8"


def test_secret_police_keep_visions_down_where_their_ruler_rules() -> None:
    cards, bands = "ancient-city: secret-police", "ancient-city: 0x1; steppe: 0x1"
    t = at(chancellor(), exile(at="steppe", hidden="vision-of-faith"), turn=1, cards=cards, bands=bands)
    assert t.play("turn-up vision-of-faith").offers() == ["discard vision-of-faith"]
    t = at(chancellor(), exile(at="deep-woods", hidden="vision-of-faith"), turn=1, cards=cards, bands=bands)
    assert "reveal" in t.play("turn-up vision-of-faith").verbs()


def test_a_specialist_leaves_the_defender_without_plans() -> None:
    t = pawned("specialist", "longbows").play("specialist")
    assert t.pools() == (4, 2)
    assert t.asked() == "oath-ask-sacrifice"


@rule("oath", "18.3.5", "22.2.7", "22.2.6")
def test_captains_fight_from_another_site_with_its_warbands() -> None:
    seats = (chancellor(at="ancient-city"), exile(at="steppe", favor=1, warbands=1), exile(at="deep-woods", warbands=1))
    t = at(*seats, turn=1, cards="steppe: captains", bands="steppe: 1x1; deep-woods: 1x3", dice="1 1 1 1 1 1 1 1")
    t.play("captains")
    assert t.offered("site") == []  # only one of the two has anybody to attack
    t.play("target-pawn", "commit 4")
    assert t.supply(1) == 7
    assert t.pools() == (4, 2)


def test_siege_engines_kill_two_at_a_site_of_the_region() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", advisers="siege-engines", favor=1),
        turn=1,
        bands="deep-woods: 0x3; fertile-valley: 0x2",
    )
    t.play("siege-engines")
    assert (t.bands("deep-woods"), t.bands("fertile-valley")) == (1, 2)


def test_royal_tax_takes_two_from_everybody_at_ones_sites_of_the_region() -> None:
    seats = (
        chancellor(at="deep-woods", favor=3),
        exile(at="steppe", hidden="royal-tax"),
        exile(favor=1),
        exile(at="deep-woods", favor=1),
    )
    t = at(*seats, turn=1, bands="deep-woods: 1x1; fertile-valley: 1x1").play(
        "turn-up royal-tax", "play-face-up royal-tax"
    )
    assert [t.favor(seat) for seat in range(4)] == [1, 3, 1, 0]


@rule("oath", "18.1.8", "9.2.2")
def test_toll_roads_bill_enemies_on_the_way_to_their_rulers_sites() -> None:
    cards, bands = "ancient-city: toll-roads", "ancient-city: 0x1; steppe: 0x1"
    t = at(chancellor(), exile(favor=1), turn=1, cards=cards, bands=bands).play("travel 4")
    assert (t.favor(0), t.favor(1)) == (1, 0)
    assert at(chancellor(), exile(), turn=1, cards=cards, bands=bands).refused("travel 4") == "18.1.8"
    assert at(chancellor(), exile(), turn=1, cards=cards, bands=bands).play("travel 5").site(1) == "deep-woods"


def test_curfew_bills_trade_with_its_rulers_cards() -> None:
    cards, bands = "ancient-city: curfew; steppe: tents", "ancient-city: 0x1; steppe: 0x1"
    t = at(chancellor(), exile(at="steppe", secrets=1, favor=1), turn=1, cards=cards, bands=bands).play(
        "trade tents favor"
    )
    assert (t.favor(0), t.favor(1)) == (1, 1)
    t = at(chancellor(), exile(at="steppe", secrets=1), turn=1, cards=cards, bands=bands)
    assert t.refused("trade tents favor") == "18.1.8"


@rule("oath", "18.1.3")
def test_knights_errant_campaign_after_mustering() -> None:
    t = at(chancellor(), exile(at="steppe", favor=1, advisers="knights-errant"), turn=1, cards="steppe: tents")
    t.play("muster tents").play("foe bandits", "pass")
    assert t.asked() == "oath-ask-commit"
    assert (t.supply(1), t.warbands(1)) == (6, 5)


@rule("oath", "7.3.4", "4.3.5")
def test_vow_of_obedience_hides_visions_and_pays_at_rest() -> None:
    t = at(chancellor(), exile(advisers="vow-of-obedience"), turn=1, frame=REST).play("vow-of-obedience", "bank order")
    assert t.favor(1) == 1
    t = at(chancellor(), exile(advisers="vow-of-obedience", hidden="vision-of-faith"), turn=1)
    assert t.play("turn-up vision-of-faith").offers() == ["discard vision-of-faith"]


def test_hunting_party_campaigns_after_searching_the_world_deck() -> None:
    t = at(chancellor(), exile(at="steppe", advisers="hunting-party"), turn=1).play("search world")
    t.play("discard elders", "discard wolves", "discard tents")
    assert t.asked() == "oath-ask-foe"


@rule("oath", "6.6.2.3", "18.1.3")
def test_hunting_party_stays_at_home_when_the_act_phase_is_over() -> None:
    hunter = exile(at="steppe", advisers="hunting-party")
    t = at(chancellor(), hunter, exile(at="steppe"), turn=1, world="wolves tents long-lost-heir").play("search world")
    t.play("discard wolves", "discard tents", "play-face-up long-lost-heir", "yes")
    assert t.state.act_over
    assert t.state.over, "nothing is left to do in the Act Phase"


@rule("oath", "6.7.1", "6.8.1")
def test_council_seat_cannot_be_exiled() -> None:
    t = at(chancellor(favor=9), citizen(advisers="council-seat"))
    assert t.refused("exile 1") == "9.2.2"
    t = at(chancellor(), citizen(advisers="council-seat", favor=9), turn=1)
    assert t.refused("exile-self") == "9.2.2"


def test_encirclement_needs_the_larger_force() -> None:
    assert pawned("encirclement").play("encirclement plus").pools() == (6, 2)
    assert "encirclement" not in pawned("encirclement scouts", two={"warbands": 4}).verbs()


@rule("oath", "18.5.5", "18.3.2")
def test_peace_envoy_buys_the_victory() -> None:
    t = pawned("peace-envoy", one={"favor": 3}, relics="", two={"relics": "map"})
    t.play("peace-envoy").settle()
    assert t.favor(1) == 0
    assert t.favor(2) == 5
    assert t.warbands(2) == 2
    assert "peace-envoy" not in pawned("peace-envoy scouts", one={"favor": 2}).verbs()


def test_relic_hunter_adds_face_down_relics_to_the_targets() -> None:
    t = campaign("relic-hunter", bands="steppe: 2x1", relics="steppe: map", dice="1 1  6 6 4 4").play(
        "pass", "commit 4", "relic-hunter"
    )
    t.play("face-down relic-4-1")
    while t.asked() != "oath-ask-relic":
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    assert t.relics(1) == ["map"]
    t.play("relic map")
    assert t.relics(1) == []


@rule("oath", "18.3.8", "20.5")
def test_relic_hunter_chooses_among_the_relics_of_a_site_without_seeing_them() -> None:
    hunter = exile(at="drowned-city", advisers="relic-hunter", warbands=4)
    t = at(chancellor(), hunter, turn=1, relics="drowned-city: map ivory-eye", dice="1 1 1  4 4 4 4")
    t.play("campaign bandits", "pass", "commit 4", "relic-hunter")
    assert t.offers() == ["face-down relic-7-1", "face-down relic-7-2", "pass"], "by their places"
    t.play("face-down relic-7-2")
    assert (t.offers(), t.pools()) == (["face-down relic-7-1", "pass"], (4, 2))
    assert t.play("pass").settle().relics(1) == ["ivory-eye"]


@rule("oath", "22.2.32")
def test_relic_hunter_never_puts_the_grand_scepter_into_the_relic_deck() -> None:
    t = campaign(
        "relic-hunter", two={"relics": "the-grand-scepter map"}, dice="1 1 1 1 1 1 1 1  4 4 4 4", oath="devotion"
    )
    t.play("target-relic the-grand-scepter", "target-relic map", "pass", "commit 4", "relic-hunter").settle()
    assert "the-grand-scepter" in t.relics(1)
    assert NUMBER["the-grand-scepter"] not in t.state.relic_deck
    assert successor(t.state) == NOBODY  # an Exile holds it
