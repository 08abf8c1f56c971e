"""The 33 denizens of Nomad."""

from __future__ import annotations

from interrex.games.oath.data.numbers import NUMBER
from interrex.testing import rule

from .positions import at, campaign, chancellor, citizen, exile, ids, pawned, until

# -------------------------------------------------------------------------------------------------------------- plans


@rule("oath", "5.5.4.1", "18.3.4")
def test_rain_boots_ignore_single_shields() -> None:
    t = pawned("rain-boots", dice="3 5  4 4 4 4").play("rain-boots")
    assert t.log("oath-rolls-defense") == [{"n": 2}]
    assert t.settle().advisers(1) == []


def test_horse_archers_add_or_remove_three_and_leave() -> None:
    t = pawned("horse-archers").play("horse-archers plus")
    assert t.pools() == (7, 2)
    assert t.settle().advisers(1) == []
    assert pawned(defenders="horse-archers").play("horse-archers minus").pools() == (1, 2)


@rule("oath", "5.5.3.2")
def test_dice_that_cannot_leave_the_attack_pool_join_the_defense() -> None:
    t = campaign("", "horse-archers").play("target-pawn", "commit 2")
    assert t.play("horse-archers minus").pools() == (0, 3)


def test_warning_signals_gather_warbands_before_the_roll() -> None:
    t = pawned(defenders="warning-signals", bands="deep-woods: 2x4").play("warning-signals")
    t.play("where slot-5", "where slot-5", "where slot-5")
    assert (t.warbands(2), t.bands("deep-woods")) == (5, 1)
    assert "where slot-5" not in t.offers()
    t.play("pass").settle()
    assert t.advisers(2) == []


@rule("oath", "5.5.5.1")
def test_lancers_double_every_face() -> None:
    t = pawned("lancers", dice="1 1  6 1 1 1").play("lancers")
    assert t.log("oath-rolls-attack") == [{"n": 7, "skulls": 2}]
    assert t.settle().advisers(1) == []


def test_mountain_giant_leaves_only_after_a_great_stride() -> None:
    t = pawned("mountain-giant").play("mountain-giant plus", "number 1")
    assert t.pools() == (5, 2)
    assert t.settle().advisers(1) == ["mountain-giant"]
    t = pawned(defenders="mountain-giant").play("mountain-giant minus", "number 3")
    assert t.pools() == (1, 2)
    assert t.dark(2) == 1
    assert t.settle().advisers(2) == []


def test_rival_khan_needs_a_nomad_among_the_enemys_advisers() -> None:
    t = pawned("rival-khan", "elders").play("rival-khan plus")
    assert t.pools() == (8, 2)
    assert t.settle().advisers(1) == []
    assert "rival-khan" not in pawned("rival-khan scouts").verbs()


@rule("oath", "5.5.5")
def test_mounted_patrol_halves_the_final_pool() -> None:
    t = pawned("longbows", "mounted-patrol", dice="1 1 1 1 1").play("longbows plus", "mounted-patrol")
    assert t.pools() == (2, 2)
    assert t.settle().advisers(2) == []


def test_great_crusade_counts_nomads_ruled_itself_included() -> None:
    t = pawned("great-crusade elders", cards="deep-woods: tents keep", bands="deep-woods: 1x1")
    assert t.play("great-crusade plus").pools() == (7, 2)
    assert t.settle().advisers(1) == ["elders"]


@rule("oath", "18.3.6")
def test_bandits_lead_a_great_crusade_too() -> None:
    t = at(chancellor(), exile(at="steppe", warbands=9), turn=1, cards="steppe: great-crusade tents", dice="1 1 1 1")
    t.play("campaign bandits", "pass", "commit 5")
    assert t.pools() == (3, 1)
    t.settle()
    assert t.cards("steppe") == ["tents"]


def test_storm_caller_adds_two_defense_dice_and_leaves() -> None:
    t = pawned(defenders="storm-caller").play("storm-caller")
    assert t.pools() == (4, 4)
    assert t.settle().advisers(2) == []


# -------------------------------------------------------------------------------------------------------- Wild Mounts


@rule("oath", "18.3.3")
def test_wild_mounts_let_a_beast_go_for_all_nomad_plans() -> None:
    t = pawned(
        "wild-mounts horse-archers rain-boots", one={"favor": 3}, cards="deep-woods: wolves", bands="deep-woods: 1x1"
    )
    t.play("wild-mounts", "horse-archers plus", "rain-boots")
    until(t, "oath-ask-card").play("card wolves").settle()
    assert t.advisers(1) == ["wild-mounts", "horse-archers", "rain-boots"]
    assert t.cards("deep-woods") == []


def test_wild_mounts_may_be_declined_and_need_a_beast() -> None:
    t = pawned("wild-mounts horse-archers", cards="deep-woods: wolves", bands="deep-woods: 1x1")
    t.play("wild-mounts", "horse-archers plus")
    until(t, "oath-ask-card").play("pass").settle()
    assert (t.advisers(1), t.cards("deep-woods")) == (["wild-mounts"], ["wolves"])
    assert "wild-mounts" not in pawned("wild-mounts horse-archers").verbs()


def test_wild_mounts_do_nothing_unless_used_nor_for_the_other_side() -> None:
    t = pawned("wild-mounts horse-archers", "storm-caller", cards="deep-woods: wolves", bands="deep-woods: 1x1")
    t.play("wild-mounts", "pass", "storm-caller").settle()
    assert t.advisers(2) == []
    t = pawned("wild-mounts horse-archers", cards="deep-woods: wolves", bands="deep-woods: 1x1")
    t.play("horse-archers plus", "pass").settle()
    assert t.advisers(1) == ["wild-mounts"]


@rule("oath", "22.2.22")
def test_bandits_mount_to_save_two_plans_or_more() -> None:
    raider = exile(at="steppe", warbands=9)
    line = ("campaign bandits", "pass", "commit 5")
    cards = "steppe: wild-mounts horse-archers; deep-woods: wolves"
    t = at(chancellor(), raider, turn=1, cards=cards, dice="1 1 1 1 1 1").play(*line).settle()
    assert (t.cards("steppe"), t.cards("deep-woods")) == (["wild-mounts"], ["wolves"])
    cards = "steppe: wild-mounts horse-archers; deep-woods: wolves storm-caller"
    t = at(chancellor(), raider, turn=1, cards=cards, dice="1 1 1 1 1 1").play(*line).settle()
    assert (t.cards("steppe"), t.cards("deep-woods")) == (["wild-mounts", "horse-archers"], ["storm-caller"])


# -------------------------------------------------------------------------------------------------- favor and secrets


def test_ancient_binding_leaves_everybody_one_secret() -> None:
    seats = (chancellor(secrets=3, dark=1), exile(advisers="ancient-binding scryer", secrets=5), exile(secrets=1))
    t = at(*seats, turn=1, tokens="scryer: 0 1").play("ancient-binding", "side up")
    assert [t.secrets(seat) + t.dark(seat) for seat in range(3)] == [1, 0, 1]
    assert t.secrets(0) == 1
    assert (t.tokens("ancient-binding"), t.tokens("scryer")) == ((0, 1), (0, 0))


def test_elders_give_a_secret_for_two_favor() -> None:
    t = at(chancellor(), exile(advisers="elders", favor=2), turn=1).play("elders")
    assert (t.secrets(1), t.favor(1)) == (1, 0)


def test_faithful_friend_brings_four_supply() -> None:
    t = at(chancellor(), exile(hidden="faithful-friend", supply=1), turn=1).play("turn-up faithful-friend")
    assert t.play("play-face-up faithful-friend").supply(1) == 5


@rule("oath", "18.5.2")
def test_vow_of_kinship_keeps_favor_in_the_nomad_bank() -> None:
    t = at(chancellor(), exile(hidden="vow-of-kinship", favor=4), turn=1).play("turn-up vow-of-kinship")
    t.play("play-face-up vow-of-kinship")
    assert (t.favor(1), t.bank("nomad")) == (0, 7)


@rule("oath", "18.5.2")
def test_vow_of_kinship_gains_and_pays_there_and_nobody_takes_it() -> None:
    kin = exile(at="steppe", advisers="vow-of-kinship", secrets=1)
    t = at(chancellor(), kin, turn=1, cards="steppe: scouts").play("trade scouts favor")
    assert (t.favor(1), t.bank("order"), t.bank("nomad")) == (0, 2, 4)
    t = at(chancellor(), kin, turn=1, cards="steppe: scouts").play("muster scouts")
    assert t.bank("nomad") == 2
    seats = (chancellor(at="steppe", hidden="royal-tax"), kin)
    t = at(*seats, bands="steppe: 0x1").play("turn-up royal-tax", "play-face-up royal-tax")
    assert (t.favor(0), t.bank("nomad")) == (0, 3)


@rule("oath", "18.1.10")
def test_spell_breaker_forbids_enemies_powers_that_cost_secrets() -> None:
    cards, bands = "ancient-city: spell-breaker; steppe: tents", "ancient-city: 0x1"
    seats = (chancellor(), exile(at="steppe", secrets=2, favor=2, advisers="scryer elders"))
    t = at(*seats, turn=1, cards=cards, bands=bands, piles="cradle: wolves")
    assert "scryer" not in t.verbs()
    assert {"elders", "trade"} <= t.verbs()
    t = at(*seats, turn=1, cards=cards, bands="ancient-city: 1x1", piles="cradle: wolves")
    assert "scryer" in t.verbs()


@rule("oath", "18.1.10", "11.12.1")
def test_spell_breaker_closes_the_hidden_place() -> None:
    sites = "fertile-valley standing-stones ancient-city steppe deep-woods salt-flats drowned-city the-hidden-place"
    seats = (chancellor(), exile(secrets=1))
    t = at(*seats, turn=1, sites=sites, cards="steppe: spell-breaker", bands="steppe: 0x1")
    assert t.refused("travel 8") == "11.12.1"
    assert at(*seats, turn=1, sites=sites).play("travel 8").site(1) == "the-hidden-place"


# ----------------------------------------------------------------------------------------------------------- journeys


@rule("oath", "18.2.4", "19.7")
def test_the_gathering_calls_everybody_and_lets_them_deal() -> None:
    seats = (chancellor(favor=2), exile(at="steppe", hidden="the-gathering"), exile(favor=1))
    t = at(*seats, turn=1).play("turn-up the-gathering", "play-to-site the-gathering 4")
    assert t.seat() == 0
    t.play("yes", "pass")
    assert (t.site(0), t.site(2)) == ("steppe", "fertile-valley")
    assert t.asked() == "oath-ask-talks"
    assert t.state.waiting().guests() == (0,)
    t.play("pass")
    assert (t.asked(), t.seat()) == ("oath-ask-talks", 0)  # all must have had enough
    t.play("pass")
    assert t.asked() == "oath-ask-act"


def test_tents_make_a_journey_within_the_region_free() -> None:
    t = at(chancellor(), exile(favor=1, advisers="tents"), turn=1).play("travel 2", "tents")
    assert (t.supply(1), t.favor(1), t.site(1)) == (7, 0, "standing-stones")
    t = at(chancellor(), exile(favor=1, advisers="tents", supply=7), turn=1).play("travel 4")
    assert t.asked() == "oath-ask-act"
    assert t.supply(1) < 7


def test_special_envoy_travels_for_nothing_and_ends_the_act_phase() -> None:
    t = at(chancellor(), exile(advisers="special-envoy"), turn=1).play("travel 8", "special-envoy")
    assert (t.supply(1), t.site(1)) == (7, "lush-coast")
    assert t.state.act_over


def test_a_fast_steed_carries_a_small_host() -> None:
    t = at(chancellor(), exile(favor=1, advisers="a-fast-steed"), turn=1).play("travel 8", "a-fast-steed")
    assert (t.supply(1), t.favor(1)) == (7, 0)
    t = at(chancellor(), exile(favor=1, advisers="a-fast-steed", warbands=4), turn=1).play("travel 8")
    assert t.asked() == "oath-ask-act"


@rule("oath", "7.1.1")
def test_a_way_station_that_others_rule_is_free_for_nobody_else() -> None:
    t = at(chancellor(), exile(at="steppe", supply=0), turn=1, cards="deep-woods: way-station")
    assert t.offered("travel") == []


@rule("oath", "7.1.4")
def test_way_station_is_free_for_its_ruler_and_one_favor_for_others() -> None:
    cards = "lush-coast: way-station"
    t = at(chancellor(), exile(), turn=1, cards=cards, bands="lush-coast: 1x1").play("travel 8")
    assert t.supply(1) == 7
    t = at(chancellor(), exile(favor=1), turn=1, cards=cards, bands="lush-coast: 0x1").play("travel 8", "way-station")
    assert (t.supply(1), t.favor(0), t.favor(1)) == (7, 1, 0)
    t = at(chancellor(), exile(favor=1), turn=1, cards=cards).play("travel 8", "way-station")
    assert (t.supply(1), t.favor(1)) == (7, 0)
    t = at(chancellor(), exile(favor=1), turn=1, cards=cards).play("travel 8", "pass")
    assert (t.favor(1), t.site(1)) == (1, "lush-coast")
    assert t.supply(1) < 7


def test_hospitality_gains_favor_of_a_suit_met_again() -> None:
    seats = (chancellor(), exile(advisers="hospitality scouts"))
    t = at(*seats, turn=1, cards="steppe: elders longbows wolves").play("travel 4")
    assert t.offered("bank") == ["order", "nomad"]
    assert t.play("bank order").favor(1) == 1
    assert at(*seats, turn=1, cards="steppe: wolves").play("travel 4").favor(1) == 0


# -------------------------------------------------------------------------------------------------------------- cards


@rule("oath", "18.1.6", "7.2.2")
def test_great_herd_may_change_places_with_a_nomad_elsewhere() -> None:
    herdsman = exile(at="steppe", hidden="great-herd")
    cards = "deep-woods: tents sacred-ground; ancient-city: keep"
    t = at(chancellor(), herdsman, turn=1, cards=cards).play("turn-up great-herd", "play-to-site great-herd 4")
    assert t.offered("card") == ["tents"]
    t.play("card tents")
    assert (t.cards("steppe"), t.cards("deep-woods")) == (["tents"], ["sacred-ground", "great-herd"])


def test_convoys_stack_another_regions_pile() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", favor=1),
        turn=1,
        cards="steppe: convoys",
        piles="cradle: tents wolves; provinces: elders; hinterland: scouts",
    )
    t.play("convoys", "pile cradle")
    assert t.pile("provinces") == ["elders", "tents", "wolves"]
    assert t.pile("cradle") == []


@rule("oath", "7.2.1", "22.2.11")
def test_resettle_moves_anybodys_nomad_to_a_site_with_room() -> None:
    seats = (chancellor(advisers="elders hospitality scouts"), exile(at="steppe", advisers="tents"))
    t = at(*seats, turn=1, cards="steppe: resettle wolves longbows")
    assert {offer.split()[0] for offer in t.offered("resettle")} == {"elders", "tents"}
    assert t.refused("resettle elders 4")
    t.play("resettle elders 5")
    assert (t.advisers(0), t.cards("deep-woods")) == (["hospitality", "scouts"], ["elders"])


def test_resettle_makes_room_only_at_the_great_slum() -> None:
    sites = "great-slum standing-stones ancient-city steppe deep-woods salt-flats drowned-city lush-coast"
    cards = "steppe: resettle; great-slum: wolves longbows scouts; deep-woods: keep elders; standing-stones: alchemist"
    t = at(chancellor(), exile(at="steppe", advisers="tents"), turn=1, sites=sites, cards=cards, peoples_favor=1)
    t.play("resettle tents 1")
    assert t.offered("clear") == ["wolves", "longbows", "scouts"]  # the People's Favor is for playing
    t.play("clear wolves")
    assert t.cards("great-slum") == ["longbows", "scouts", "tents"]


@rule("oath", "2.7.1", "18.1.9")
def test_oracle_draws_the_next_vision_to_play_it() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", secrets=2),
        turn=1,
        cards="steppe: oracle",
        world="wayside-inn vision-of-faith wolves vision-of-rebellion elders scouts",
    )
    t.play("oracle")
    assert t.state.visions_drawn == 1
    t.play("reveal vision-of-rebellion")
    assert t.state.vision[1] == NUMBER["vision-of-rebellion"]
    assert len(t.state.world) == 5
    assert "oracle" not in at(chancellor(), exile(at="steppe", secrets=2), turn=1, cards="steppe: oracle").verbs()


@rule("oath", "18.1.8")
def test_oracle_needs_favor_for_a_toll() -> None:
    board = {
        "turn": 1,
        "cards": "steppe: oracle; ancient-city: forced-labor",
        "bands": "steppe: 0x1; ancient-city: 0x1",
        "world": "wolves vision-of-faith elders",
    }
    t = at(chancellor(), exile(at="steppe", secrets=2), **board)  # type: ignore[arg-type]
    assert "oracle" not in t.verbs()
    t = at(chancellor(), exile(at="steppe", secrets=2, favor=1), **board)  # type: ignore[arg-type]
    assert t.play("oracle").favor(0) == 1


def test_pilgrimage_trades_the_denizens_of_a_site_for_dispossessed_ones() -> None:
    seats = (chancellor(), exile(at="steppe", hidden="pilgrimage"))
    t = at(*seats, turn=1, cards="steppe: tents wolves boiling-lake", dispossessed="scouts longbows", piles="")
    t.play("turn-up pilgrimage", "play-face-up pilgrimage")
    assert t.cards("steppe") == ["boiling-lake"]
    pile = t.pile("provinces")
    assert len(pile) == 2
    assert len(t.state.dispossessed) == 2
    assert {*pile, *ids(t.state.dispossessed)} == {"tents", "wolves", "scouts", "longbows"}
    assert [t.state.eyes[NUMBER[card]] for card in pile] == [2, 2]


@rule("oath", "7.2.2", "9.2.2")
def test_ancient_bloodline_locks_cards_and_relics_at_its_holders_sites() -> None:
    keeper = exile(advisers="ancient-bloodline", at="ancient-city")
    thief = exile(at="lush-coast", favor=9, secrets=9, relics="horned-mask", advisers="scouts")
    board = {"turn": 2, "relics": "lush-coast: map", "cards": "lush-coast: tents"}
    t = at(chancellor(), keeper, thief, bands="lush-coast: 1x1", **board)  # type: ignore[arg-type]
    assert t.refused("recover 1") == "9.2.2"
    assert "horned-mask" not in t.verbs()
    t = at(chancellor(), keeper, thief, bands="lush-coast: 0x1", **board)  # type: ignore[arg-type]
    assert "horned-mask" in t.verbs()
    assert "recover 1" in t.offers()


def test_ancient_bloodline_keeps_relics_from_a_homeland_too() -> None:
    seats = (chancellor(), exile(advisers="ancient-bloodline"), exile(at="deep-woods", hidden="wolves"))
    line = ("turn-up wolves", "play-to-site wolves 5")
    t = at(*seats, turn=2, relics="deep-woods: map", bands="deep-woods: 1x1").play(*line)
    assert t.relics(2) == []
    assert at(*seats, turn=2, relics="deep-woods: map", bands="deep-woods: 0x1").play(*line).relics(2) == ["map"]


@rule("oath", "7.2.2", "9.2.2")
def test_ancient_bloodline_locks_cards_that_would_move_themselves() -> None:
    seats = (chancellor(), exile(advisers="ancient-bloodline"), exile(at="steppe", secrets=1, hidden="great-herd"))
    for ruler, free in ((0, True), (1, False)):
        cards = "steppe: roving-terror; deep-woods: elders"
        t = at(*seats, turn=2, cards=cards, bands=f"steppe: {ruler}x1")
        assert ("roving-terror" in t.verbs()) is free
        t.play("turn-up great-herd", "play-to-site great-herd 4")
        assert (t.offered("card") == ["elders"]) is free


@rule("oath", "18.4.4", "7.6.4")
def test_family_wagon_takes_any_number_of_nomads_and_one_other() -> None:
    t = at(chancellor(), exile(advisers="elders tents rain-boots", hidden="family-wagon"), turn=1)
    t.play("turn-up family-wagon", "play-face-up family-wagon")
    assert t.advisers(1) == ["elders", "tents", "rain-boots", "family-wagon"]
    t = at(chancellor(), exile(advisers="family-wagon tents scouts", hidden="longbows"), turn=1)
    t.play("turn-up longbows", "play-face-up longbows")
    assert t.advisers(1) == ["family-wagon", "tents", "longbows"]


def test_twin_brother_may_change_places_with_anothers_nomad() -> None:
    seats = (chancellor(at="lush-coast", advisers="elders scouts vow-of-kinship"), exile(hidden="twin-brother"))
    t = at(*seats, turn=1).play("turn-up twin-brother", "play-face-up twin-brother")
    assert t.offered("card") == ["elders"]
    t.play("card elders")
    assert (t.advisers(0), t.advisers(1)) == (["scouts", "vow-of-kinship", "twin-brother"], ["elders"])


@rule("oath", "5.1.4.3")
def test_sacred_ground_is_where_visions_are_revealed() -> None:
    seer = {"hidden": "vision-of-faith conspiracy"}
    t = at(chancellor(), exile(at="deep-woods", **seer), turn=1, cards="steppe: sacred-ground")
    assert t.play("turn-up vision-of-faith").offers() == ["discard vision-of-faith"]
    t = at(chancellor(), exile(at="deep-woods", **seer), turn=1, cards="steppe: sacred-ground")
    assert "reveal" in t.play("turn-up conspiracy").verbs()
    t = at(chancellor(), exile(at="steppe", **seer), turn=1, cards="steppe: sacred-ground")
    assert "reveal" in t.play("turn-up vision-of-faith").verbs()


# ------------------------------------------------------------------------------------------------- relics and banners


@rule("oath", "9.2.2")
def test_lost_tongue_keeps_treasures_from_those_without_nomads() -> None:
    two = {"relics": "map"}
    t = campaign("scouts", "lost-tongue", two=two, darkest_secret=2)
    assert t.refused("target-relic map") == "9.2.2"
    assert t.refused("target-banner darkest-secret") == "9.2.2"
    assert "target-relic map" in campaign("elders", "lost-tongue", two=two).offers()
    owner = exile(at="steppe", advisers="lost-tongue")
    board = {"turn": 1, "peoples_favor": 2, "cards": "steppe: wolves"}
    t = at(chancellor(), exile(favor=4), owner, **board)  # type: ignore[arg-type]
    assert t.refused("recover-banner peoples-favor 3") == "9.2.2"
    t = at(chancellor(), exile(favor=4, advisers="elders"), owner, **board)  # type: ignore[arg-type]
    assert "recover-banner peoples-favor 3" in t.offers()


@rule("oath", "7.6.1", "10.11")
def test_ancient_pact_gives_the_darkest_secret_for_citizenship() -> None:
    line = ("turn-up ancient-pact", "play-face-up ancient-pact")
    seats = (chancellor(), exile(hidden="ancient-pact"))
    t = at(*seats, turn=1, darkest_secret=1, on_banners=(1, 4)).play(*line, "yes")
    until(t, "oath-ask-space").play("space 3")
    assert (t.state.role[1], t.state.holds[1], t.state.on_banner[1]) == (2, 0, 4)
    assert t.relics(1) == ["cracked-horn"]
    t = at(*seats, turn=1, darkest_secret=0).play(*line)
    assert t.asked() == "oath-ask-act"
    t = at(chancellor(), citizen(hidden="ancient-pact"), turn=1, darkest_secret=1).play(*line)
    assert t.asked() == "oath-ask-act"


@rule("oath", "22.2.19", "11.2.2")
def test_relic_worship_brings_three_supply() -> None:
    worshipper = {"favor": 9, "secrets": 9, "supply": 3, "advisers": "relic-worship"}
    t = at(chancellor(), exile(at="lush-coast", **worshipper), turn=1, relics="lush-coast: map").play("recover 1")
    assert t.supply(1) == 5
    t = at(chancellor(), exile(at="deep-woods", hidden="wolves", **worshipper), turn=1, relics="deep-woods: map")
    t.play("turn-up wolves", "play-to-site wolves 5")
    assert (t.relics(1), t.supply(1)) == (["map"], 6)
    t = at(chancellor(), exile(**worshipper), turn=1).play("recover-banner peoples-favor 3", "bank order")
    assert t.supply(1) == 2
