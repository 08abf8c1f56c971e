"""The 33 denizens of Discord."""

from __future__ import annotations

from interrex.games.oath.data.numbers import NUMBER
from interrex.games.oath.play.victory import fulfilled
from interrex.testing import rule

from .positions import REST, WINNING, at, campaign, chancellor, exile, pawned, until

# -------------------------------------------------------------------------------------------------------------- plans


@rule("oath", "18.3.4")
def test_mercenaries_leave_a_defeated_side() -> None:
    t = pawned("mercenaries").play("mercenaries plus")
    assert t.pools() == (7, 2)
    assert t.advisers(1) == ["mercenaries"]
    assert pawned("mercenaries", dice="1 1  4 4 4 4 4 4 4").play("mercenaries plus").settle().advisers(1) != []
    t = pawned("mercenaries", two={"warbands": 9}).play("mercenaries plus").settle()
    assert t.advisers(1) == []
    assert t.bank("discord") == 4


def test_a_small_favor_brings_four_warbands() -> None:
    t = at(chancellor(), exile(hidden="a-small-favor"), turn=1).play("turn-up a-small-favor")
    assert t.play("play-face-up a-small-favor").warbands(1) == 7


@rule("oath", "18.1.3", "7.5.3")
def test_second_wind_travels_and_campaigns_again() -> None:
    t = pawned("second-wind", dice=WINNING).play("second-wind")
    assert (t.favor(1), t.secrets(1)) == (2, 1)
    until(t, "oath-ask-site").play("site 5")
    assert (t.site(1), t.supply(1)) == ("deep-woods", 5)
    t.play("foe bandits", "pass")
    assert t.asked() == "oath-ask-commit"
    assert t.supply(1) == 5


@rule("oath", "7.4.0", "11.11")
def test_second_wind_travels_with_modifiers_that_open_a_way() -> None:
    sites = "fertile-valley buried-giant narrow-pass steppe deep-woods salt-flats drowned-city lush-coast"
    here = {"at": "buried-giant"}
    t = pawned("second-wind", dice=WINNING, one=here, two=here, sites=sites).play("second-wind")
    until(t, "oath-ask-site").play("site 5")
    assert t.offers() == ["buried-giant"], "nothing else leads past the Narrow Pass"
    assert t.play("buried-giant").site(1) == "deep-woods"


def test_second_wind_is_gone_with_a_defeat() -> None:
    t = pawned("second-wind", two={"warbands": 9}).play("second-wind").settle()
    assert "site" not in t.verbs()
    assert t.site(1) == "steppe"


@rule("oath", "6.6.2")
def test_second_wind_follows_nobody_whose_act_phase_is_over() -> None:
    t = pawned("second-wind", dice=WINNING, cards="ancient-city: martial-culture", bands="ancient-city: 1x1")
    t.play("martial-culture", "second-wind")
    until(t, "oath-ask-yes").play("yes")
    assert t.state.role[1] == 2
    assert t.site(1) == "steppe"
    assert "site" not in t.verbs()


@rule("oath", "22.2.8", "22.2.9")
def test_sleight_of_hand_takes_any_secret_but_the_last() -> None:
    seats = (chancellor(at="steppe", secrets=1), exile(at="steppe", favor=1, advisers="sleight-of-hand"))
    t = at(*seats, exile(at="steppe", secrets=1, dark=1), turn=1).play("sleight-of-hand", "side down")
    assert (t.secrets(1), t.dark(1), t.secrets(2), t.dark(2)) == (0, 1, 1, 0)
    assert "sleight-of-hand" not in at(*seats, turn=1).verbs()


def test_key_to_the_city_opens_a_site_whose_ruler_is_away() -> None:
    line = ("turn-up key-to-the-city", "play-to-site key-to-the-city 4")
    seats = (chancellor(), exile(at="steppe", hidden="key-to-the-city"))
    t = at(*seats, turn=1, bands="steppe: 0x3").play(*line)
    assert (t.bands("steppe"), t.state.colours[3]) == (1, t.state.colour[1])
    assert t.warbands(1) == 3
    t = at(chancellor(at="steppe"), seats[1], turn=1, bands="steppe: 0x3").play(*line)
    assert t.bands("steppe") == 3


def test_scryer_sees_a_whole_pile() -> None:
    t = at(chancellor(), exile(advisers="scryer", secrets=1), turn=1, piles="cradle: tents wolves scouts elders")
    t.play("scryer")
    assert [t.state.eyes[card] for card in t.state.piles[0]] == [2, 2, 2, 2]
    t.play("pass")


def test_disgraced_captain_adds_four_against_sites_of_order() -> None:
    t = campaign("disgraced-captain", cards="steppe: longbows", bands="steppe: 2x1").play("pass", "commit 4")
    assert t.play("disgraced-captain").pools() == (8, 1)
    assert (t.favor(1), t.tokens("disgraced-captain")) == (1, (1, 0))
    t = campaign("disgraced-captain scouts", cards="steppe: tents", bands="steppe: 2x1").play("pass", "commit 4")
    assert t.verbs() == {"scouts", "pass"}


def test_naysayers_take_from_a_chancellor_without_the_title() -> None:
    seats = (chancellor(favor=2), exile(advisers="naysayers"))
    t = at(*seats, turn=1, frame=REST, title=1).play("naysayers")
    assert (t.favor(0), t.favor(1)) == (1, 1)
    assert "naysayers" not in at(*seats, turn=1, frame=REST).verbs()


def test_book_burning_leaves_the_victim_one_secret_of_their_choice() -> None:
    t = pawned("book-burning", dice=WINNING, two={"secrets": 2, "dark": 2}).play("book-burning")
    until(t, "oath-ask-side")
    assert t.seat() == 2
    t.play("side down")
    assert (t.secrets(2), t.dark(2)) == (0, 1)


def test_cracked_sage_adds_or_removes_four_where_the_enemy_has_an_arcane_adviser() -> None:
    assert pawned("cracked-sage", "alchemist").play("cracked-sage plus").pools() == (8, 2)
    assert pawned("cracked-sage scouts").verbs() == {"scouts", "pass"}


@rule("oath", "5.5.5.3", "9.5")
def test_zealots_sacrifice_for_three() -> None:
    t = pawned("zealots", two={"warbands": 6}, dice="1 1  1 1 1 1").play("zealots")
    t.play("sacrifice").settle()
    assert t.warbands(1) == 2  # two swords and twice three beat six
    assert t.warbands(2) == 3
    assert pawned("zealots scouts").verbs() == {"scouts", "pass"}


@rule("oath", "9.2.2")
def test_beast_tamer_keeps_enemies_from_beast_and_nomad_plans() -> None:
    assert "rangers" not in pawned("rangers horse-archers longbows", "beast-tamer").verbs()
    assert "horse-archers" not in pawned("horse-archers longbows", "beast-tamer").verbs()
    assert "longbows" in pawned("longbows horse-archers", "beast-tamer").verbs()
    assert "horse-archers" in pawned("horse-archers beast-tamer").verbs()


def test_slander_burns_all_of_the_defenders_favor() -> None:
    assert pawned("slander", dice=WINNING).play("slander").settle().favor(2) == 0


# ----------------------------------------------------------------------------------------------- favor and secrets


def test_charlatan_burns_what_lies_on_the_darkest_secret() -> None:
    t = at(chancellor(), exile(hidden="charlatan"), turn=1, darkest_secret=0, on_banners=(1, 4))
    t.play("turn-up charlatan", "play-face-up charlatan")
    assert t.state.on_banner[1] == 1


def test_downtrodden_muster_two_more_with_the_poorest_suit_alone() -> None:
    seats = (chancellor(), exile(at="steppe", favor=1, advisers="downtrodden"))
    t = at(*seats, turn=1, cards="steppe: tents")
    assert t.play("muster tents").warbands(1) == 5
    t = at(*seats, turn=1, cards="steppe: tents")
    t.state.banks[5] = 2
    assert t.play("muster tents").warbands(1) == 7


@rule("oath", "10.4", "18.5.4")
def test_vow_of_renewal_gets_what_anybody_burns() -> None:
    t = pawned("slander", dice=WINNING, one={"favor": 1}).play("slander").settle()
    assert t.favor(0) == 0
    board = at(
        chancellor(advisers="vow-of-renewal"),
        exile(at="steppe", favor=1, warbands=4, advisers="slander"),
        exile(at="steppe", favor=3, warbands=2),
        turn=1,
        dice=WINNING,
    )
    board.play("campaign 2", "target-pawn", "commit 4", "slander").settle()
    assert (board.favor(0), board.favor(2)) == (3, 0)


def test_vow_of_renewal_cannot_recover_the_peoples_favor() -> None:
    t = at(chancellor(), exile(favor=4, advisers="vow-of-renewal"), turn=1)
    assert t.refused("recover-banner peoples-favor 3") == "9.2.2"


@rule("oath", "18.1.4")
def test_dissent_makes_everybody_pay_for_suits_ruled() -> None:
    seats = (
        chancellor(favor=1),
        exile(favor=3, advisers="scouts", hidden="dissent"),
        exile(favor=2, advisers="wolves"),
    )
    t = at(*seats, turn=1, cards="steppe: tents elders", bands="steppe: 1x1", peoples_favor=2)
    t.play("turn-up dissent", "play-face-up dissent")
    assert [t.favor(seat) for seat in range(3)] == [1, 0, 2]  # Order, Nomad and Discord
    assert t.tokens("dissent") == (3, 0)


def test_silver_tongue_gains_from_a_suit_at_its_site() -> None:
    t = at(chancellor(), exile(at="steppe", advisers="silver-tongue"), turn=1, frame=REST, cards="steppe: tents scouts")
    t.play("silver-tongue")
    assert t.offered("bank") == ["order", "nomad"]
    assert t.play("bank nomad").favor(1) == 1


def test_insomnia_gains_a_secret_at_rest() -> None:
    t = at(chancellor(), exile(advisers="insomnia"), turn=1, frame=REST)
    assert t.play("insomnia").secrets(1) == 1


@rule("oath", "7.6.4", "18.4.1")
def test_three_discord_advisers_limit_their_company_to_two() -> None:
    for name in ("silver-tongue", "insomnia", "assassin"):
        t = at(chancellor(), exile(hidden=name, advisers="scouts tents"), turn=1)
        t.play(f"turn-up {name}", f"play-face-up {name}", "card scouts")
        assert t.advisers(1) == ["tents", name]


def test_gambling_hall_pays_what_four_dice_show() -> None:
    t = at(chancellor(), exile(at="steppe", favor=2), turn=1, cards="steppe: gambling-hall", dice="6 4 3 1", banks=6)
    t.play("gambling-hall")
    won = t.log("oath-rolls-shields")[0]["n"]
    t.play("bank order")
    assert t.favor(1) == won
    assert t.bank("order") == 6 - int(str(won))


@rule("oath", "2.11.5")
def test_chaos_cult_takes_a_favor_from_a_new_oathkeeper() -> None:
    seats = (chancellor(), exile(favor=3), exile(advisers="chaos-cult"))
    t = at(*seats, turn=1, oath="people", on_banners=(1, 1)).play("recover-banner peoples-favor 2", "bank order")
    assert t.state.title == 1
    assert (t.favor(1), t.favor(2)) == (0, 1)


# -------------------------------------------------------------------------------------------------------------- cards


@rule("oath", "7.2.2")
def test_assassin_discards_an_adviser_of_somebody_here() -> None:
    seats = (chancellor(at="steppe", advisers="scouts council-seat"), exile(at="steppe", favor=1, advisers="assassin"))
    t = at(*seats, exile(advisers="tents"), turn=1).play("assassin")
    assert t.advisers(0) == ["council-seat"]


@rule("oath", "18.4.2")
def test_assassin_cannot_come_to_two_locked_advisers() -> None:
    t = at(chancellor(), exile(hidden="assassin", advisers="council-seat insomnia"), turn=1).play("turn-up assassin")
    assert "play-face-up" not in t.verbs()


@rule("oath", "18.5.14", "7.2.2")
def test_salt_the_earth_lies_alone_and_never_beside_locked_cards() -> None:
    seats = (chancellor(), exile(at="steppe", hidden="salt-the-earth"))
    t = at(*seats, turn=1, cards="steppe: tents scouts")
    t.play("turn-up salt-the-earth", "play-to-site salt-the-earth 4", "card scouts")
    assert t.cards("steppe") == ["salt-the-earth"]
    assert t.favor(1) == 1
    t = at(*seats, turn=1, cards="steppe: boiling-lake").play("turn-up salt-the-earth")
    assert "play-to-site" not in t.verbs()
    t = at(chancellor(), exile(at="steppe", hidden="tents"), turn=1, cards="steppe: salt-the-earth")
    assert "play-to-site" not in t.play("turn-up tents").verbs()
    t = at(chancellor(), exile(at="drowned-city", hidden="salt-the-earth"), turn=1).play("turn-up salt-the-earth")
    assert t.play("play-to-site salt-the-earth 7").cards("drowned-city") == ["salt-the-earth"]


@rule("oath", "7.2.2")
def test_riots_clear_the_most_common_suit_under_the_mob() -> None:
    seats = (chancellor(), exile(at="steppe", hidden="riots"))
    cards = "steppe: scryer; deep-woods: salt-the-earth; ancient-city: scouts"
    t = at(*seats, turn=1, cards=cards, mob=True).play("turn-up riots", "play-to-site riots 4")
    assert (t.cards("steppe"), t.cards("deep-woods")) == (["riots"], ["salt-the-earth"])
    assert t.cards("ancient-city") == ["scouts"]
    t = at(*seats, turn=1, cards=cards).play("turn-up riots", "play-to-site riots 4")
    assert t.cards("steppe") == ["scryer", "riots"]


def test_riots_let_their_player_break_ties() -> None:
    cards = "ancient-city: scouts tents"
    t = at(chancellor(), exile(hidden="riots"), turn=1, cards=cards, mob=True).play("turn-up riots")
    t.play("play-face-up riots", "suit nomad")
    assert t.cards("ancient-city") == ["scouts"]


@rule("oath", "22.2.30")
def test_riots_discard_in_the_order_their_player_likes() -> None:
    cards = "ancient-city: tents elders; fertile-valley: lost-tongue"
    t = at(chancellor(), exile(hidden="riots"), turn=1, cards=cards, mob=True).play("turn-up riots")
    t.play("play-face-up riots")
    assert t.offered("card") == ["tents", "elders"]  # region by region; alone, none is asked about
    t.play("card elders")
    assert t.pile("hinterland") == ["elders", "tents"]


def test_enchantress_changes_places_with_anybodys_adviser() -> None:
    seats = (chancellor(at="steppe", advisers="scouts tents elders"), exile(secrets=1, advisers="enchantress"))
    t = at(*seats, turn=1).play("enchantress", "card scouts")
    assert (t.advisers(0), t.advisers(1)) == (["tents", "elders", "enchantress"], ["scouts"])
    assert t.secrets(1) == 0


@rule("oath", "18.4.3")
def test_a_swap_leaves_nobody_with_too_many_advisers() -> None:
    seats = (chancellor(advisers="scouts insomnia"), exile(secrets=1, advisers="enchantress elders tents", favor=2))
    t = at(*seats, turn=1).play("enchantress")
    assert t.advisers(0) == ["insomnia", "enchantress"]  # Insomnia is locked
    assert t.advisers(1) == ["elders", "tents", "scouts"]


def test_gossip_keeps_enemies_from_playing_face_down() -> None:
    seats = (chancellor(), exile(at="steppe"))
    t = at(*seats, turn=1, cards="ancient-city: gossip", bands="ancient-city: 0x1").play("search world")
    t.play("discard elders", "discard wolves")
    assert "play-face-down" not in t.verbs()
    t = at(*seats, turn=1, cards="ancient-city: gossip", bands="ancient-city: 1x1").play("search world")
    t.play("discard elders", "discard wolves")
    assert "play-face-down" in t.verbs()


# -------------------------------------------------------------------------------------------------- warbands, journeys


@rule("oath", "18.2.2", "9.2.4")
def test_boiling_lake_kills_two_of_whoever_does_not_rule_it() -> None:
    t = at(chancellor(), exile(), turn=1, cards="steppe: boiling-lake").play("travel 4")
    assert t.warbands(1) == 1
    t = at(chancellor(), exile(warbands=1), turn=1, cards="steppe: boiling-lake").play("travel 4")
    assert t.warbands(1) == 0
    t = at(chancellor(), exile(), turn=1, cards="steppe: boiling-lake", bands="steppe: 1x1").play("travel 4")
    assert t.warbands(1) == 3


@rule("oath", "7.6.5")
def test_bandit_chief_kills_one_at_each_site_and_swells_the_bandits() -> None:
    seats = (chancellor(), exile(at="steppe", hidden="bandit-chief", warbands=9))
    t = at(*seats, turn=1, bands="deep-woods: 0x2; ancient-city: 1x1", dice="1 1 1 1 1 1")
    t.play("turn-up bandit-chief", "play-to-site bandit-chief 4")
    assert (t.bands("deep-woods"), t.bands("ancient-city")) == (1, 0)
    t.play("campaign bandits", "pass", "commit 2", "pass")
    assert t.log("oath-strengths")[-1]["defense"] == 3


# ------------------------------------------------------------------------------------------------------------- relics


def test_blackmail_takes_a_relic_unless_its_owner_pays_three() -> None:
    line = ("turn-up blackmail", "play-face-up blackmail")
    mine = exile(at="steppe", hidden="blackmail")
    t = at(chancellor(), mine, exile(at="steppe", favor=3, relics="map"), turn=1).play(*line)
    assert t.asked() == "oath-ask-ransom"
    assert t.seat() == 2
    t.play("yes")
    assert (t.favor(1), t.relics(1), t.relics(2)) == (3, [], ["map"])
    t = at(chancellor(), mine, exile(at="steppe", favor=3, relics="map"), turn=1).play(*line, "pass")
    assert (t.favor(1), t.relics(1)) == (0, ["map"])
    t = at(chancellor(), mine, exile(at="steppe", favor=2, relics="map"), turn=1).play(*line)
    assert t.relics(1) == ["map"]


@rule("oath", "18.5.11", "7.1.2.2")
def test_relic_thief_answers_a_taking_in_its_region() -> None:
    seats = (chancellor(), exile(at="lush-coast", favor=9, secrets=9))
    thief = exile(at="drowned-city", favor=1, secrets=1, advisers="relic-thief")
    board = {"turn": 1, "relics": "lush-coast: map"}
    t = at(*seats, thief, dice="1", **board).play("recover 1")  # type: ignore[arg-type]
    assert t.seat() == 2
    t.play("yes")
    assert (t.relics(1), t.relics(2)) == ([], ["map"])
    assert (t.favor(2), t.secrets(2), t.dark(2)) == (0, 0, 1)
    t = at(*seats, thief, dice="4", **board).play("recover 1", "yes")  # type: ignore[arg-type]
    assert t.relics(1) == ["map"]
    far = exile(at="steppe", favor=1, secrets=1, advisers="relic-thief")
    assert at(*seats, far, **board).play("recover 1").seat() == 1  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------- Visions, campaigns


@rule("oath", "18.5.1", "3.2.1", "4.1.2")
def test_false_prophet_shares_a_vision() -> None:
    seats = (chancellor(), exile(hidden="false-prophet"), exile(vision="vision-of-faith"))
    t = at(*seats, turn=1, visions=3, darkest_secret=1).play("turn-up false-prophet", "play-face-up false-prophet")
    assert fulfilled(t.state, 1) == [NUMBER["vision-of-faith"]]
    assert [told["seat"] for told in t.log("oath-foretells")] == [1]


@rule("oath", "18.5.1")
def test_false_prophet_inherits_the_vision_of_another() -> None:
    seats = (
        chancellor(),
        exile(advisers="false-prophet"),
        exile(vision="vision-of-faith", hidden="vision-of-conquest"),
    )
    t = at(*seats, turn=2)
    t.state.prophets = ((NUMBER["vision-of-faith"], 1),)
    t.play("turn-up vision-of-conquest", "reveal vision-of-conquest")
    assert t.seat() == 1
    assert [told["seat"] for told in t.log("oath-inherits")] == [1]
    t.play("reveal vision-of-faith")
    assert not t.state.prophets
    assert t.state.vision[1:] == [NUMBER["vision-of-faith"], NUMBER["vision-of-conquest"]]


def test_a_prophets_own_vision_comes_back_once_and_the_warband_dies() -> None:
    seats = (chancellor(), exile(vision="vision-of-faith", hidden="false-prophet vision-of-conquest"))
    t = at(*seats, turn=1)
    before = sum(t.state.bank)
    t.play("turn-up false-prophet", "play-face-up false-prophet")
    assert sum(t.state.bank) == before - 1
    t.play("turn-up vision-of-conquest", "reveal vision-of-conquest", "discard vision-of-faith")
    assert sum(t.state.bank) == before
    assert t.state.vision[1] == NUMBER["vision-of-conquest"]
    assert t.pile("provinces") == ["vision-of-faith"]


def test_false_prophet_does_nothing_for_others_than_exiles() -> None:
    t = at(chancellor(hidden="false-prophet"), exile(vision="vision-of-faith"))
    assert t.play("turn-up false-prophet", "play-face-up false-prophet").state.prophets == ()


@rule("oath", "7.6.1")
def test_royal_ambitions_make_the_greater_ruler_a_citizen_with_a_relic() -> None:
    line = ("turn-up royal-ambitions", "play-face-up royal-ambitions")
    seats = (chancellor(), exile(hidden="royal-ambitions"))
    t = at(*seats, turn=1, bands="steppe: 1x1").play(*line, "yes")
    until(t, "oath-ask-space").play("space 2")
    assert t.state.role[1] == 2
    assert t.relics(1) == ["cup-of-plenty"]
    t = at(*seats, turn=1, bands="steppe: 0x1").play(*line)
    assert t.state.role[1] == 1


@rule("oath", "18.5.8", "18.1.3")
def test_sneak_attack_answers_a_campaign_before_second_wind() -> None:
    t = at(
        chancellor(at="steppe", advisers="sneak-attack"),
        exile(at="steppe", favor=2, secrets=2, warbands=4, advisers="second-wind"),
        exile(at="steppe", warbands=1),
        turn=1,
        dice="1 1 4 4 4 4  1 1 1 1 1 1 1 1 1 1 1 1",
    )
    t.play("campaign 2", "target-pawn", "commit 4", "second-wind")
    until(t, "oath-ask-yes")
    assert t.seat() == 0
    t.play("yes", "target-pawn")
    assert t.supply(0) == 7
    until(t, "oath-ask-site")
    assert t.seat() == 1


def test_sneak_attack_needs_a_foe_within_reach() -> None:
    t = at(
        chancellor(advisers="sneak-attack"),
        exile(at="steppe", warbands=4),
        exile(at="steppe", warbands=1),
        turn=1,
        dice=WINNING,
    )
    t.play("campaign 2", "target-pawn", "commit 4").settle()
    assert t.seat() == 1
