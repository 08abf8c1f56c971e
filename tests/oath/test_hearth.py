"""The 33 denizens of Hearth."""

from __future__ import annotations

from interrex.testing import rule

from .positions import WINNING, acting, at, chancellor, citizen, exile, pawned

# -------------------------------------------------------------------------------------------------------------- banks


def test_memory_of_home_burns_a_secret_and_moves_a_whole_bank() -> None:
    t = acting("memory-of-home").play("memory-of-home", "bank order")
    assert (t.bank("order"), t.bank("hearth"), t.secrets(1)) == (0, 6, 1)
    assert t.offered("memory-of-home") == [""]
    assert "memory-of-home" not in acting("memory-of-home", banks=0).verbs()


def test_levelers_move_two_from_a_fullest_to_an_emptiest_bank() -> None:
    t = acting("levelers")
    t.state.banks[:] = [5, 1, 5, 3, 1, 3]
    t.play("levelers")
    assert t.offered("bank") == ["discord", "order"]
    t.play("bank order")
    assert t.offered("bank") == ["arcane", "beast"]
    t.play("bank beast")
    assert (t.bank("order"), t.bank("beast")) == (3, 3)
    t = acting("levelers").play("levelers", "bank order")  # all are equal: any two
    assert t.offered("bank") == ["discord", "arcane", "hearth", "beast", "nomad"]


@rule("oath", "7.3.3")
def test_fabled_feast_takes_a_favor_for_each_hearth_card_ruled() -> None:
    cards, bands = "deep-woods: wayside-inn tents; ancient-city: rowdy-pub", "deep-woods: 1x1"
    t = acting("marriage", {"hidden": "fabled-feast"}, cards=cards, bands=bands, banks=9)
    t.play("turn-up fabled-feast", "play-to-site fabled-feast 4", "bank order")
    assert t.bank("order") == 6  # itself at a site nobody rules, Marriage once, the Inn


def test_salad_days_bring_a_favor_each_from_three_banks() -> None:
    t = acting(own={"hidden": "salad-days"}).play("turn-up salad-days", "play-face-up salad-days")
    t.play("bank order", "bank beast")
    assert t.offered("bank") == ["discord", "arcane", "hearth", "nomad"]
    assert t.play("bank nomad").favor(1) == 6
    t = acting(own={"hidden": "salad-days"}, banks=0)
    t.state.banks[2] = 4
    assert t.play("turn-up salad-days", "play-face-up salad-days").favor(1) == 4


# ------------------------------------------------------------------------------------------------------------ actions


@rule("oath", "19.3")
def test_tinkers_fair_opens_talks_about_relics() -> None:
    t = acting(own={"relics": "map"}, cards="steppe: tinkers-fair").play("tinkers-fair")
    t.play("with 0", "promise 1 give-relic 0 map", "promise 0 give-favor 1 2", "propose").play("accept 1", seat=0)
    assert (t.favor(1), "map" in t.relics(0)) == (5, True)


@rule("oath", "19.6")
def test_deed_writer_sells_sites() -> None:
    t = acting("deed-writer", bands="deep-woods: 1x2").play("deed-writer")
    t.play("with 0", "promise 1 give-site 0 5", "promise 0 give-favor 1 2", "propose").play("accept 1", seat=0)
    assert (t.favor(1), t.bands("deep-woods"), t.warbands(0), t.warbands(1)) == (5, 1, 2, 5)


def test_wayside_inn_brings_supply() -> None:
    t = acting(own={"supply": 3}, cards="steppe: wayside-inn").play("wayside-inn")
    assert (t.supply(1), t.tokens("wayside-inn")) == (5, (1, 0))


def test_storyteller_lays_a_secret_on_the_banner() -> None:
    assert acting("storyteller").play("storyteller").state.on_banner[1] == 2


def test_armed_mob_drives_out_an_adviser_of_the_darkest_secrets_holder() -> None:
    seats = (chancellor(), exile(favor=1), exile(at="steppe", advisers="tents marriage keep"))
    mob = {"cards": "fertile-valley: armed-mob", "turn": 1}
    t = at(*seats, darkest_secret=2, **mob).play("armed-mob")  # type: ignore[arg-type]
    assert t.advisers(2) == ["marriage", "keep"]  # the locked ones stay


def test_armed_mob_spares_whoever_holds_the_peoples_favor_too() -> None:
    seats = (chancellor(), exile(favor=1), exile(at="steppe", advisers="tents elders"))
    mob = {"cards": "fertile-valley: armed-mob", "turn": 1}
    t = at(*seats, darkest_secret=2, **mob).play("armed-mob", "card tents")  # type: ignore[arg-type]
    assert (t.advisers(2), t.pile("hinterland")) == (["elders"], ["tents"])
    assert "armed-mob" not in at(*seats, darkest_secret=2, peoples_favor=2, **mob).verbs()  # type: ignore[arg-type]


def test_tavern_songs_look_at_three_cards_of_the_own_pile() -> None:
    t = acting("tavern-songs", piles="provinces: keep tents elders wolves; cradle: alchemist").play("tavern-songs")
    assert len(t.log("oath-sees")) == 3
    assert "tavern-songs" not in t.verbs()


@rule("oath", "18.1.6", "7.2.1")
def test_homesteaders_move_an_adviser_to_the_site() -> None:
    t = acting("homesteaders tents birdsong").play("homesteaders")
    assert t.offered("card") == ["homesteaders", "tents"]
    t.play("card tents")
    assert (t.cards("steppe"), t.advisers(1), t.favor(1)) == (["tents"], ["homesteaders", "birdsong"], 3)
    full = "steppe: keep elders wolves"
    assert "homesteaders" not in acting("homesteaders", cards=full).verbs()


def test_homesteaders_use_the_great_slum_but_not_the_peoples_favor() -> None:
    sites = "great-slum standing-stones ancient-city steppe deep-woods salt-flats drowned-city lush-coast"
    cards = "great-slum: elders wolves tents; steppe: scouts"
    t = acting("homesteaders", {"at": "great-slum"}, peoples_favor=1, sites=sites, cards=cards).play("homesteaders")
    assert t.offered("clear") == ["elders", "wolves", "tents"]
    assert t.play("clear wolves").cards("great-slum") == ["elders", "tents", "homesteaders"]
    t = acting("homesteaders", peoples_favor=1, cards="steppe: elders wolves")
    assert "homesteaders" not in t.verbs()


@rule("oath", "4.3.1", "4.3.2")
def test_a_round_of_ale_tidies_but_for_its_own_favor() -> None:
    tokens = {"cards": "steppe: a-round-of-ale tents", "tokens": "tents: 2 1"}
    t = acting(own={"dark": 1}, **tokens).play("a-round-of-ale")
    assert (t.tokens("tents"), t.tokens("a-round-of-ale")) == ((0, 0), (1, 0))
    assert (t.bank("nomad"), t.secrets(1), t.dark(1)) == (5, 4, 0)


def test_charming_friend_takes_a_favor_from_somebody_here() -> None:
    t = at(chancellor(at="steppe", favor=2), exile(at="steppe", secrets=1, advisers="charming-friend"), turn=1)
    assert t.play("charming-friend").favor(1) == 1
    assert "charming-friend" not in acting("charming-friend").verbs()


@rule("oath", "18.1.5")
def test_relic_breaker_buries_a_relic_here_for_three_warbands() -> None:
    t = acting("relic-breaker", relics="steppe: map ivory-eye").play("relic-breaker", "number 0")
    assert (t.warbands(1), len(t.state.relics_at[3]), t.state.relic_deck[0]) == (6, 1, 227)
    assert not t.log("oath-sees")
    assert "relic-breaker" not in acting("relic-breaker").verbs()


@rule("oath", "7.6.1")
def test_ballot_box_makes_a_citizen_of_the_peoples_favorite() -> None:
    t = acting(cards="steppe: ballot-box", peoples_favor=1)
    t.play("ballot-box")
    assert t.state.role[1] == 2
    assert "ballot-box" not in acting(cards="steppe: ballot-box").verbs()


# ---------------------------------------------------------------------------------------------------------- searching


@rule("oath", "7.4.2", "18.1.7")
def test_welcoming_party_pays_for_a_denizen_found() -> None:
    t = acting(cards="steppe: welcoming-party").play("search world", "discard elders", "discard wolves")
    assert t.play("play-face-up tents").favor(1) == 4
    assert t.bank("hearth") == 2
    t = acting(own={"hidden": "tents"}, cards="steppe: welcoming-party").play("turn-up tents", "play-face-up tents")
    assert t.favor(1) == 3  # it was a face-down adviser
    t = acting(cards="steppe: welcoming-party").play("search world", "discard elders", "discard wolves")
    assert t.play("play-face-down tents").favor(1) == 3


def test_welcoming_party_does_not_welcome_itself_and_only_once() -> None:
    t = acting(world="elders wolves welcoming-party").play("search world", "discard elders", "discard wolves")
    assert t.play("play-to-site welcoming-party 4").favor(1) == 4  # for playing it
    t = acting("land-warden", cards="steppe: welcoming-party").play("search world", "land-warden", "discard elders")
    t.play("play-face-up wolves", "play-to-site tents 4")
    assert t.favor(1) == 3 - 1 + 1 + 1


@rule("oath", "5.1.4.1", "7.4.3")
def test_crop_rotation_discards_before_a_card_comes() -> None:
    full = "steppe: keep elders"
    t = acting("crop-rotation", {"hidden": "tents"}, cards=full).play("turn-up tents", "play-to-site tents 4")
    assert t.offers() == ["clear elders"]
    assert t.play("clear elders").cards("steppe") == ["keep", "tents"]
    t = acting(own={"at": "lush-coast", "hidden": "tents"}, cards="lush-coast: crop-rotation wayside-inn")
    t.play("turn-up tents", "play-to-site tents 8")
    assert t.offered("clear") == ["wayside-inn"]  # never itself
    assert len(t.play("pass").cards("lush-coast")) == 3


@rule("oath", "11.2.0")
def test_crop_rotation_of_the_homelands_suit_spoils_the_reward() -> None:
    t = acting("crop-rotation", {"at": "fertile-valley", "hidden": "storyteller"}, cards="fertile-valley: wayside-inn")
    t.play("turn-up storyteller", "play-to-site storyteller 1", "clear wayside-inn")
    assert t.favor(1) == 4


@rule("oath", "18.5.15")
def test_land_warden_plays_two_cards_one_of_them_to_a_site() -> None:
    t = acting("land-warden").play("search world", "land-warden", "discard elders", "play-face-up wolves")
    assert t.verbs() == {"play-to-site", "discard"}
    t.play("play-to-site tents 4")
    assert (t.cards("steppe"), t.advisers(1)) == (["tents"], ["land-warden", "wolves"])


def test_land_warden_with_one_card_found_leaves_it_free() -> None:
    t = acting("land-warden", world="vision-of-faith").play("search world", "land-warden")
    assert t.verbs() == {"play-face-down", "reveal", "discard"}


def test_news_from_afar_searches_for_no_supply() -> None:
    t = acting("news-from-afar", visions=2).play("search world", "news-from-afar")
    assert (t.supply(1), t.favor(1)) == (7, 1)


# ------------------------------------------------------------------------------------------------------- when played


def test_family_heirloom_draws_a_relic() -> None:
    t = acting(own={"hidden": "family-heirloom"}, relic_deck="map").play("turn-up family-heirloom")
    t.play("play-face-up family-heirloom", "relic map")
    assert t.relics(1) == ["map"]


@rule("oath", "18.1.4", "18.1.7")
def test_book_binders_are_paid_for_others_visions() -> None:
    seats = (chancellor(advisers="book-binders"), exile(hidden="vision-of-faith", advisers="tents"))
    t = at(*seats, turn=1).play("turn-up vision-of-faith", "reveal vision-of-faith", "bank order")
    assert t.favor(0) == 2
    t = at(chancellor(), exile(hidden="vision-of-faith", advisers="book-binders"), turn=1)
    assert t.play("turn-up vision-of-faith", "reveal vision-of-faith").favor(1) == 0


def test_saddle_makers_are_paid_for_others_nomads_and_order() -> None:
    seats = (chancellor(advisers="saddle-makers"), exile(hidden="tents longbows wolves"))
    t = at(*seats, turn=1).play("turn-up tents", "play-face-up tents")
    assert (t.favor(0), t.bank("nomad")) == (2, 1)
    assert t.play("turn-up longbows", "play-face-up longbows").favor(0) == 4
    assert t.play("turn-up wolves", "play-face-up wolves").favor(0) == 4


# -------------------------------------------------------------------------------------------------------------- plans


def test_extra_provisions_add_a_defense_die() -> None:
    assert pawned(defenders="extra-provisions").play("extra-provisions").pools() == (4, 3)


@rule("oath", "18.3.7", "18.3.4")
def test_traveling_doctor_spares_a_defeated_force_and_leaves() -> None:
    t = pawned(defenders="traveling-doctor", dice=WINNING).play("traveling-doctor").settle()
    assert (t.warbands(2), t.advisers(2)) == (2, [])
    t = pawned(attackers="traveling-doctor", dice=WINNING).play("traveling-doctor").settle()
    assert t.advisers(1) == ["traveling-doctor"]  # only in defeat


def test_traveling_doctor_beats_shield_wall_and_sticky_fire() -> None:
    t = pawned(defenders="traveling-doctor shield-wall", dice="1 1 1 1  4 4 4 4", one={"relics": "sticky-fire"})
    t.play("sticky-fire", "traveling-doctor", "shield-wall")
    while t.asked() != "oath-ask-yes":
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    t.play("yes")
    assert (t.warbands(2), t.favor(1), t.favor(2)) == (2, 2, 3)  # Shield Wall had cost one


def test_village_constable_needs_an_enemy_without_the_peoples_favor() -> None:
    rules = {"cards": "ancient-city: village-constable scouts", "bands": "ancient-city: 1x1"}
    assert pawned(**rules).play("village-constable plus").pools() == (6, 2)
    assert "village-constable" not in pawned(peoples_favor=2, **rules).verbs()


def test_the_great_levy_ignores_skulls_against_an_enemy_without_the_peoples_favor() -> None:
    t = pawned("the-great-levy", dice="1 1  6 6 6 6 6 6 6").play("the-great-levy plus")
    assert t.pools() == (7, 2)
    assert t.settle().warbands(1) == 4
    assert "the-great-levy" not in pawned("the-great-levy scouts", peoples_favor=2).verbs()


@rule("oath", "5.5.5.1")
def test_the_great_levy_of_a_defender_leaves_the_attacker_their_skulls() -> None:
    t = pawned(defenders="the-great-levy", dice="1 1  6").play("the-great-levy minus")
    assert t.pools()[0] == 1
    assert t.warbands(1) == 3, "one skull"


@rule("oath", "18.5.6", "18.3.2")
def test_hearts_and_minds_win_at_once_and_leave() -> None:
    rules = {"cards": "ancient-city: hearts-and-minds", "bands": "ancient-city: 2x1"}
    t = pawned(**rules).play("hearts-and-minds").settle()
    assert (t.warbands(1), t.warbands(2), t.cards("ancient-city")) == (2, 2, [])
    t = pawned(peoples_favor=2, **rules).play("hearts-and-minds").settle()
    assert t.cards("ancient-city") == ["hearts-and-minds"]


@rule("oath", "18.3.3")
def test_herald_is_paid_for_others_campaigns_against_players() -> None:
    t = pawned(dice=WINNING, two={"advisers": "herald"})
    while t.asked() != "oath-ask-bank":
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    favor = t.favor(2)
    assert t.play("bank order").favor(2) == favor + 1
    t = at(chancellor(advisers="herald"), exile(at="steppe"), turn=1, dice=WINNING)
    t.play("campaign bandits", "pass", "commit 3").settle()
    assert t.favor(0) == 0


@rule("oath", "9.2.2", "5.5.5.3")
def test_vow_of_peace_neither_attacks_nor_lets_others_sacrifice() -> None:
    t = at(chancellor(), exile(advisers="vow-of-peace"), turn=1)
    assert t.refused("campaign 0") == "9.2.2"
    t = pawned(defenders="vow-of-peace")
    assert t.asked() != "oath-ask-sacrifice"
    assert pawned().asked() == "oath-ask-sacrifice"


def test_vow_of_peace_works_for_an_ally() -> None:
    seats = (chancellor(advisers="vow-of-peace"), exile(at="steppe", warbands=4), citizen(at="steppe", warbands=2))
    t = at(*seats, turn=1, dice="1 1 1 1 1 1 1 1").play("campaign 2", "target-pawn", "commit 4")
    assert t.asked() != "oath-ask-sacrifice"


@rule("oath", "18.5.9")
def test_hospital_saves_the_dead_for_its_site() -> None:
    rules = {"cards": "ancient-city: hospital", "bands": "ancient-city: 1x1"}
    t = pawned(dice="6 6  6 6 1 1", **rules).play("hospital").settle()
    assert t.warbands(1) + t.bands("ancient-city") == 5
    assert t.bands("ancient-city") > 1
    assert t.state.bank[1] == 9


@rule("oath", "14.12", "18.5.9", "9.2.2")
def test_hospital_heals_nobody_under_a_ring_of_devotion() -> None:
    """What cannot be put at its site dies after all."""
    rules = {"cards": "ancient-city: hospital", "bands": "ancient-city: 1x1"}
    t = pawned(dice="6 6  6 6 1 1", one={"relics": "ring-of-devotion"}, **rules).play("hospital").settle()
    assert t.bands("ancient-city") == 1
    assert t.state.bank[1] == 13 - t.warbands(1)


def test_hospital_leaves_nothing_for_the_cauldron() -> None:
    rules = {"cards": "ancient-city: hospital", "bands": "ancient-city: 1x1"}
    t = pawned(dice="5 5  1 1 1 6", two={"relics": "cursed-cauldron"}, **rules)
    t.play("hospital", "cursed-cauldron").settle()
    assert (t.warbands(2), t.bands("ancient-city"), t.warbands(1)) == (2, 3, 2)


# --------------------------------------------------------------------------------------------------- muster and trade


def test_rowdy_pub_musters_one_more() -> None:
    t = acting(cards="steppe: rowdy-pub tents").play("muster rowdy-pub")
    assert t.warbands(1) == 6
    assert t.play("muster tents").warbands(1) == 8


@rule("oath", "18.4.5")
def test_marriage_is_two_advisers() -> None:
    t = acting("marriage", cards="steppe: wayside-inn").play("trade wayside-inn favor")
    assert t.favor(1) == 6
    t = acting("marriage tents", {"hidden": "elders"}).play("turn-up elders", "play-face-up elders")
    assert t.advisers(1) == ["marriage", "tents", "elders"]  # and one for the limit


def test_awaited_return_trades_a_warband_for_supply() -> None:
    t = acting("awaited-return", cards="steppe: tents").play("trade tents favor", "awaited-return")
    assert (t.supply(1), t.warbands(1)) == (7, 2)
    t = acting("awaited-return", {"warbands": 0}, cards="steppe: tents").play("trade tents favor")
    assert t.supply(1) == 6
