"""The 33 denizens of Beast."""

from __future__ import annotations

from interrex.testing import rule

from .positions import REST, acting, at, campaign, chancellor, citizen, exile, pawned

# ---------------------------------------------------------------------------------------------------------- searching


@rule("oath", "5.1.2")
def test_errand_boy_fetches_from_another_pile() -> None:
    piles = "cradle: keep tents; hinterland: elders"
    t = acting("errand-boy", piles=piles).play("search cradle", "errand-boy")
    assert t.state.drawn[1]
    assert (t.supply(1), t.favor(1)) == (5, 2)
    assert "cradle" not in acting("wolves", piles=piles).offered("search")


@rule("oath", "5.1.2", "7.6.2")
def test_mushrooms_take_one_card_from_beneath_the_pile() -> None:
    t = acting(cards="steppe: mushrooms", piles="provinces: keep tents elders").play("search provinces", "mushrooms")
    assert t.offered("play-to-site") == ["keep 4"]
    assert (t.supply(1), t.secrets(1)) == (7, 1)
    t = acting("augury", cards="steppe: mushrooms", piles="provinces: keep tents elders")
    t.play("search provinces", "mushrooms", "augury")
    assert len(t.state.drawn[1]) == 2


def test_mushrooms_and_errand_boy_reach_the_bottom_of_another_pile() -> None:
    t = acting("errand-boy", cards="steppe: mushrooms", piles="cradle: keep tents elders")
    t.play("search cradle", "errand-boy", "mushrooms")
    assert t.offered("discard") == ["keep"]


@rule("oath", "7.1.1", "14.11.1")
def test_mushrooms_elsewhere_are_no_help_while_somebody_has_the_bandit_crown() -> None:
    crowned = chancellor(relics="bandit-crown")
    t = at(
        crowned, exile(at="steppe", secrets=2, supply=0), turn=1, cards="deep-woods: mushrooms", piles="provinces: keep"
    )
    assert t.offered("search") == []


def test_new_growth_plants_beasts_and_hearth_anywhere() -> None:
    t = acting("new-growth", {"hidden": "wolves tents"}, face_down="salt-flats").play("turn-up wolves")
    assert t.offered("play-to-site") == [f"wolves {n}" for n in (1, 2, 3, 4, 5, 8)]
    t = acting("new-growth", {"hidden": "wolves tents"}).play("turn-up tents")
    assert t.offered("play-to-site") == ["tents 4"]


@rule("oath", "7.4.2", "18.1.9")
def test_wild_cry_rewards_beasts_played_face_up() -> None:
    t = acting("wild-cry", {"supply": 3, "hidden": "wolves tents"}).play("turn-up wolves", "play-face-up wolves")
    assert (t.supply(1), t.warbands(1)) == (4, 5)
    t = acting("wild-cry", {"supply": 3, "hidden": "tents"}).play("turn-up tents", "play-face-up tents")
    assert (t.supply(1), t.warbands(1)) == (3, 3)


def test_wild_cry_sounds_once_in_a_search() -> None:
    t = acting("wild-cry land-warden", world="birdsong elders wolves").play("search world", "land-warden")
    t.play("discard elders", "play-to-site wolves 4")
    assert t.warbands(1) == 5
    assert t.play("play-face-up birdsong").warbands(1) == 5


@rule("oath", "10.5.1")
def test_bracken_says_where_discards_go() -> None:
    t = acting("bracken", piles="cradle: keep").play("search world", "bracken cradle bottom")
    t.play("discard elders", "discard wolves", "discard tents")
    assert t.pile("cradle") == ["tents", "wolves", "elders", "keep"]
    t = acting("bracken", {"hidden": "wolves"}, piles="cradle: keep").play("turn-up wolves", "bracken cradle top")
    assert t.play("discard wolves").pile("cradle") == ["keep", "wolves"]


def test_bracken_does_not_sort_what_a_card_played_discards() -> None:
    t = acting("bracken", {"hidden": "threatening-roar"}, cards="deep-woods: wolves", piles="cradle: keep")
    t.play("turn-up threatening-roar", "bracken cradle top", "play-face-up threatening-roar")
    assert (t.pile("cradle"), t.pile("hinterland")) == (["keep"], ["wolves"])


def test_bracken_discards_above_what_mushrooms_leave() -> None:
    t = acting("bracken augury", cards="steppe: mushrooms", piles="provinces: keep tents elders")
    t.play("search provinces", "mushrooms", "bracken provinces top")
    assert t.play("pass", "discard keep").pile("provinces") == ["tents", "elders", "keep"]


# ------------------------------------------------------------------------------------------------------------ actions


def test_wolves_kill_on_any_board() -> None:
    t = acting("wolves").play("wolves")
    assert t.offered("where") == ["board-0", "board-1"]
    assert t.play("where board-0").warbands(0) == 2


@rule("oath", "18.1.6", "18.1.5")
def test_roving_terror_takes_the_place_of_a_card_elsewhere() -> None:
    t = acting(cards="steppe: roving-terror tents; deep-woods: elders keep").play("roving-terror")
    assert t.cards("deep-woods") == ["keep", "roving-terror"]  # the locked one stays, so there was no choice
    assert (t.cards("steppe"), t.pile("hinterland")) == (["tents"], ["elders"])
    assert (t.tokens("roving-terror"), t.favor(1)) == ((0, 1), 3)
    assert "roving-terror" not in acting(cards="steppe: roving-terror tents").verbs()


@rule("oath", "18.5.13")
def test_fae_merchant_takes_one_relic_and_puts_one_away() -> None:
    t = acting("fae-merchant", {"relics": "map"}, relic_deck="ivory-eye").play("fae-merchant")
    assert t.offered("relic") == ["map", "ivory-eye"]
    t.play("relic map")
    assert (t.relics(1), t.state.relic_deck[0]) == (["ivory-eye"], 227)


def test_fae_merchant_never_buys_the_scepter() -> None:
    t = acting("fae-merchant", {"relics": "the-grand-scepter"}, relic_deck="ivory-eye").play("fae-merchant")
    assert t.relics(1) == ["the-grand-scepter"]


@rule("oath", "18.1.5")
def test_second_chance_wins_over_a_warband_of_order_or_discord() -> None:
    t = at(chancellor(advisers="longbows"), exile(advisers="second-chance", secrets=1), turn=1).play("second-chance")
    assert (t.warbands(0), t.warbands(1)) == (2, 4)
    assert "second-chance" not in acting("second-chance").verbs()


@rule("oath", "18.4.5")
def test_pied_piper_goes_over_to_another_with_two_of_their_favor() -> None:
    seats = (chancellor(favor=3, advisers="tents elders scouts"), exile(advisers="pied-piper", secrets=1))
    t = at(*seats, turn=1).play("pied-piper")
    assert (t.advisers(0), t.favor(0), t.favor(1)) == (["tents", "elders", "scouts", "pied-piper"], 1, 2)
    assert t.tokens("pied-piper") == (0, 1)
    assert t.play("pass").secrets(1) == 0


def test_pied_piper_comes_without_a_discard() -> None:
    t = acting("tents elders scouts", {"hidden": ""}, world="wolves pied-piper")
    t.play("search world", "discard wolves", "play-face-up pied-piper")
    assert len(t.advisers(1)) == 4


def test_memory_of_nature_moves_a_favor_for_each_beast() -> None:
    t = acting("memory-of-nature", cards="steppe: wolves; deep-woods: birdsong tents").play("memory-of-nature")
    assert "beast" not in t.offered("bank")
    t.play("bank order", "bank order")
    assert (t.bank("order"), t.bank("beast")) == (1, 5)
    assert "memory-of-nature" not in acting("memory-of-nature").verbs()


@rule("oath", "18.5.7", "18.3.5")
def test_wild_allies_fight_from_a_site_with_a_beast() -> None:
    seats = (chancellor(at="deep-woods", warbands=1), exile(advisers="wild-allies", secrets=1, warbands=2))
    t = at(*seats, turn=1, cards="deep-woods: wolves", bands="deep-woods: 0x2", dice="1 1 1 1 1").play("wild-allies")
    t.play("pass")
    assert t.refused("commit 3") == "5.5.2.5"  # the Chancellor's warbands there are not their own
    seats = (chancellor(at="deep-woods"), exile(advisers="wild-allies", secrets=1, warbands=2))
    t = at(*seats, turn=1, cards="deep-woods: wolves", bands="deep-woods: 1x2", dice="1 1 1 1 1 1").play("wild-allies")
    assert t.play("target-pawn", "pass", "commit 4").supply(1) == 7


# -------------------------------------------------------------------------------------------------------- when played


@rule("oath", "7.6.1")
def test_long_lost_heir_may_become_a_citizen() -> None:
    t = acting(own={"hidden": "long-lost-heir"}).play("turn-up long-lost-heir", "play-face-up long-lost-heir")
    assert t.play("yes").state.role[1] == 2


def test_threatening_roar_clears_nomads_and_other_beasts_of_the_region() -> None:
    cards = "steppe: tents; deep-woods: birdsong longbows; salt-flats: wolves; fertile-valley: elders"
    t = acting(own={"hidden": "threatening-roar"}, cards=cards)
    t.play("turn-up threatening-roar", "play-to-site threatening-roar 4", "card birdsong")
    assert t.pile("hinterland") == ["birdsong", "tents"]
    assert t.cards("steppe") == ["threatening-roar"]
    assert t.cards("deep-woods") == ["longbows"]
    assert (t.cards("fertile-valley"), t.cards("salt-flats")) == (["elders"], ["wolves"])


def test_animal_host_brings_a_warband_for_each_beast_at_sites() -> None:
    t = acting("wolves", {"hidden": "animal-host"}, cards="deep-woods: birdsong tents")
    t.play("turn-up animal-host", "play-to-site animal-host 4")
    assert t.warbands(1) == 5


# --------------------------------------------------------------------------------------------------- muster and trade


def test_animal_playmates_muster_beasts_for_no_supply() -> None:
    t = acting("animal-playmates", cards="steppe: wolves tents").play("muster wolves")
    assert (t.supply(1), t.favor(1)) == (7, 2)
    assert t.play("muster tents").supply(1) == 6


def test_the_old_oak_gives_a_secret_more_to_friends_of_beasts() -> None:
    t = acting("birdsong", cards="steppe: the-old-oak").play("trade the-old-oak secrets")
    assert t.secrets(1) == 4
    assert acting("tents", cards="steppe: the-old-oak").play("trade the-old-oak secrets").secrets(1) == 2


def test_birdsong_trades_with_beasts_and_nomads_for_no_supply() -> None:
    t = acting("birdsong", cards="steppe: tents longbows").play("trade tents favor")
    assert t.supply(1) == 7
    assert t.play("trade longbows favor").supply(1) == 6


@rule("oath", "18.5.10", "18.1.1")
def test_small_friends_trade_at_a_site_with_a_beast() -> None:
    cards = "deep-woods: wolves tents; ancient-city: longbows"
    t = acting("small-friends elders", cards=cards).play("trade tents favor", "small-friends")
    assert (t.favor(1), t.tokens("tents")) == (5, (0, 1))
    assert not [offer for offer in t.offered("trade") if offer.startswith("longbows")]


def test_small_friends_leave_the_modifiers_of_their_own_site_behind() -> None:
    cards = "steppe: the-old-oak awaited-return; deep-woods: wolves tents"
    t = acting("small-friends", cards=cards).play("trade tents favor", "small-friends")
    assert t.asked() == "oath-ask-act"  # Awaited Return is out of reach now
    assert t.supply(1) == 6


@rule("oath", "9.2.2")
def test_vow_of_beastkin_musters_one_more_but_only_with_its_like() -> None:
    t = acting("vow-of-beastkin", cards="steppe: wolves tents").play("muster wolves")
    assert t.warbands(1) == 6
    assert t.refused("muster tents") == "9.2.2"


@rule("oath", "9.2.2")
def test_forest_council_keeps_beasts_from_enemies() -> None:
    cards, bands = "ancient-city: forest-council; steppe: wolves tents", "ancient-city: 0x1"
    t = acting(cards=cards, bands=bands)
    assert t.refused("muster wolves") == "9.2.2"
    assert t.refused("trade wolves favor") == "9.2.2"
    assert t.play("muster tents").warbands(1) == 5
    assert acting(cards=cards, bands="ancient-city: 1x1").play("muster wolves").warbands(1) == 5


@rule("oath", "7.3.4")
def test_vow_of_poverty_trades_for_no_favor_and_begs_at_rest() -> None:
    t = acting("vow-of-poverty", {"favor": 0}, cards="steppe: tents").play("trade tents favor")
    assert (t.favor(1), t.secrets(1)) == (0, 1)
    t = at(chancellor(), exile(advisers="vow-of-poverty"), turn=1, frame=REST).play("vow-of-poverty", "bank order")
    assert t.favor(1) == 2
    t = at(chancellor(), exile(advisers="vow-of-poverty elders", favor=1), turn=1, frame=REST)
    assert t.favor(1) == 1


# ------------------------------------------------------------------------------------------------------------- travel


@rule("oath", "7.6.2")
def test_forest_paths_lead_to_beasts_past_the_powers_of_sites() -> None:
    sites = "fertile-valley narrow-pass ancient-city steppe deep-woods salt-flats drowned-city lush-coast"
    t = acting("forest-paths", sites=sites, cards="ancient-city: wolves; lush-coast: tents")
    assert "1" not in t.offered("travel")
    t.play("travel 3", "forest-paths")
    assert (t.site(1), t.supply(1), t.favor(1)) == ("ancient-city", 7, 2)
    t = acting("forest-paths", cards="lush-coast: tents").play("travel 8")
    assert t.supply(1) < 7


@rule("oath", "18.2.2")
def test_grasping_vines_take_a_warband_of_whoever_leaves_the_rulers_sites() -> None:
    cards, bands = "ancient-city: grasping-vines", "ancient-city: 0x1; steppe: 0x1"
    assert acting(cards=cards, bands=bands).play("travel 5").warbands(1) == 2
    assert acting(cards=cards, bands="ancient-city: 0x1").play("travel 5").warbands(1) == 3
    assert acting(cards=cards, bands="ancient-city: 1x1; steppe: 1x1").play("travel 5").warbands(1) == 3


@rule("oath", "18.5.3")
def test_vow_of_union_stays_where_it_rules() -> None:
    assert acting("vow-of-union", bands="steppe: 1x1").refused("travel 5") == "9.2.2"
    assert acting("vow-of-union", {"warbands": 0}, bands="steppe: 1x1").play("travel 5").site(1) == "deep-woods"
    assert acting("vow-of-union").play("travel 5").site(1) == "deep-woods"


@rule("oath", "18.5.3", "5.5.7.1")
def test_vow_of_union_fights_with_the_warbands_of_all_its_sites() -> None:
    seats = (chancellor(), exile(at="steppe", warbands=1, advisers="vow-of-union"), exile(at="steppe", warbands=1))
    bands = "deep-woods: 1x3; ancient-city: 1x1"
    t = at(*seats, turn=1, bands=bands, cards="steppe: keep", dice="1 1 1  5 5 5 5 5").play("campaign bandits")
    t.play("pass", "commit 5")
    while t.asked() != "oath-ask-recall":
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    assert t.offered("where") == ["slot-3", "slot-5"]
    t.play("where slot-5", "where slot-5", "pass", "share 3")
    assert (t.bands("steppe"), t.bands("deep-woods"), t.warbands(1)) == (3, 1, 0)


# -------------------------------------------------------------------------------------------------------------- plans


@rule("oath", "9.2.2")
def test_true_names_forbid_plans_of_the_holders_suits() -> None:
    t = pawned("scouts keep wolves", "true-names elders", one={"advisers": "nature-worship longbows rival-khan"})
    assert t.verbs() == {"longbows", "pass"}
    t = pawned("nature-worship longbows", "scouts", two={"advisers": "scouts"})
    assert t.verbs() == {"nature-worship", "longbows", "pass"}


@rule("oath", "18.3.11")
def test_rangers_find_more_men_against_many_shields() -> None:
    t = pawned("rangers", dice="1 1  6 6 6 6").play("rangers")
    assert t.pools() == (4, 2)
    assert t.settle().warbands(1) == 4
    t = pawned("rangers", dice="1 1 1 1 1 1 1 1 1 1 1 1 1", title=2, usurper=True).play("rangers")
    assert t.pools() == (6, 4)


def test_nature_worship_counts_beast_advisers() -> None:
    assert pawned("nature-worship wolves").play("nature-worship plus").pools() == (6, 2)
    assert pawned(defenders="nature-worship").play("nature-worship minus").pools() == (3, 2)


@rule("oath", "5.5.3.3")
def test_nature_worship_counts_those_of_the_whole_side() -> None:
    seats = (
        chancellor(at="ancient-city", advisers="wolves"),
        exile(at="steppe", warbands=4),
        citizen(at="steppe", warbands=2, advisers="nature-worship", secrets=1),
    )
    t = at(*seats, turn=1, dice="1 1 1 1 1 1 1 1").play("campaign 2", "target-pawn", "commit 4", "nature-worship minus")
    assert t.pools()[0] == 2


@rule("oath", "7.1.2")
def test_insect_swarm_makes_enemy_plans_cost_a_favor() -> None:
    t = pawned("longbows", "insect-swarm", one={"favor": 1}).play("longbows plus")
    assert t.favor(1) == 0
    assert "longbows" not in pawned("longbows", "insect-swarm", one={"favor": 0}).verbs()
    t = at(chancellor(), exile(at="steppe", advisers="insect-swarm"), turn=1, cards="steppe: keep", dice="1 1 1 1 1 1")
    t.play("campaign bandits", "pass", "commit 2")
    assert t.pools() == (2, 1)  # the bandits pay nothing, so they use none


@rule("oath", "5.5.2")
def test_giant_python_lets_nobody_attack_an_odd_number_of_dice() -> None:
    t = campaign(two={"advisers": "giant-python"}, bands="steppe: 2x1; deep-woods: 2x1")
    assert "pass" not in t.offers()  # the site alone would be one die
    assert "pass" in t.play("target-site 5").offers()
    assert "pass" in campaign(bands="steppe: 2x1; deep-woods: 2x1").offers()


def test_giant_python_refuses_a_campaign_without_an_even_way() -> None:
    seats = (chancellor(), exile(at="steppe"), exile(at="deep-woods", advisers="giant-python"))
    t = at(*seats, turn=1, bands="steppe: 2x1")
    assert t.offered("campaign") == []
    seats = (chancellor(), exile(at="steppe"), exile(at="deep-woods"))
    assert at(*seats, turn=1, bands="steppe: 2x1").offered("campaign") == ["2"]


def test_giant_python_of_the_chancellor_guards_the_empire() -> None:
    seats = (chancellor(advisers="giant-python"), exile(at="steppe"), citizen(at="deep-woods"))
    assert at(*seats, turn=1, bands="steppe: 0x1").offered("campaign") == []
    seats = (chancellor(), exile(at="steppe"), citizen(at="deep-woods", advisers="giant-python"))
    assert at(*seats, turn=1, bands="steppe: 0x1").offered("campaign") == ["0"]


def test_war_tortoise_ignores_the_enemys_best_faces() -> None:
    t = pawned("war-tortoise", dice="5 5  1 1 1 1").play("war-tortoise")
    assert t.log("oath-rolls-defense") == [{"n": 0}]
    t = pawned(defenders="war-tortoise", dice="1 1  6 6 1 1").play("war-tortoise")
    assert t.log("oath-rolls-attack") == [{"n": 1, "skulls": 2}]


def test_marsh_spirit_leaves_the_attacker_without_plans() -> None:
    rules = {"cards": "steppe: marsh-spirit", "bands": "steppe: 2x1"}
    t = campaign("longbows", "extra-provisions", **rules).play("pass", "commit 4")
    assert (t.seat(), t.offered("extra-provisions")) == (2, [""])  # the defender has plans all the same
    t = campaign("longbows", bands="steppe: 2x1").play("pass", "commit 4")
    assert t.verbs() == {"longbows", "pass"}


def test_walled_garden_defends_with_all_beasts_at_sites() -> None:
    cards = "steppe: walled-garden tents; deep-woods: wolves"
    t = campaign(cards=cards, bands="steppe: 2x1").play("pass", "commit 4", "walled-garden")
    assert t.pools() == (4, 3)
