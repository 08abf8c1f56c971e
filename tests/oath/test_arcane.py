"""The 33 denizens of Arcane."""

from __future__ import annotations

from interrex.testing import rule

from .positions import WINNING, acting, at, campaign, chancellor, citizen, exile, pawned

# ------------------------------------------------------------------------------------------------------------ actions


def test_alchemist_makes_four_favor_of_any_banks() -> None:
    t = acting("alchemist").play("alchemist", "bank order", "bank order", "bank beast", "bank nomad")
    assert (t.favor(1), t.bank("order"), t.bank("beast"), t.secrets(1)) == (7, 1, 2, 0)


def test_spirit_snare_takes_a_favor_from_a_bank() -> None:
    assert acting("spirit-snare").play("spirit-snare", "bank order").favor(1) == 4


def test_wizard_school_teaches_a_secret_and_ends_the_act() -> None:
    t = acting(cards="steppe: wizard-school").play("wizard-school")
    assert t.secrets(1) == 3
    assert t.state.act_over


@rule("oath", "18.1.5")
def test_taming_charm_discards_for_favor_of_that_suit() -> None:
    t = acting("taming-charm", cards="steppe: tents longbows", tokens="tents: 1 0", banks=1).play("taming-charm")
    assert (t.cards("steppe"), t.favor(1), t.bank("nomad")) == (["longbows"], 5, 0)
    assert "taming-charm" not in acting("taming-charm", cards="steppe: longbows").verbs()


@rule("oath", "18.1.9")
def test_inquisitor_plays_a_conspiracy_found() -> None:
    seats = (chancellor(at="steppe", hidden="conspiracy tents"), exile(at="steppe", favor=1, advisers="inquisitor"))
    t = at(*seats, turn=1).play("inquisitor adviser-0-1")
    assert t.verbs() == {"reveal", "play-face-down", "discard"}
    assert t.play("play-face-down conspiracy").hidden(1) == ["conspiracy"]
    assert t.hidden(0) == ["tents"]


def test_inquisitor_pays_for_a_wrong_suspicion() -> None:
    seats = (chancellor(at="steppe", hidden="conspiracy tents"), exile(at="steppe", favor=1, advisers="inquisitor"))
    t = at(*seats, exile(hidden="elders"), turn=1)
    assert t.offered("inquisitor") == ["adviser-0-1", "adviser-0-2"]  # only those here
    t.play("inquisitor adviser-0-2")
    assert (t.favor(0), t.favor(1), t.tokens("inquisitor")) == (1, 0, (0, 0))
    assert t.hidden(0) == ["conspiracy", "tents"]
    assert len(t.log("oath-sees")) == 1


def test_terror_spells_kill_two_in_the_region() -> None:
    t = acting("terror-spells", bands="deep-woods: 0x2; fertile-valley: 0x2", darkest_secret=1).play("terror-spells")
    assert t.offered("where") == ["slot-5", "board-1"]
    t.play("where slot-5", "where board-1")
    assert (t.bands("deep-woods"), t.warbands(1)) == (1, 2)
    assert "terror-spells" not in acting("terror-spells", bands="deep-woods: 0x2").verbs()


def test_blood_pact_turns_pairs_of_warbands_into_secrets() -> None:
    t = acting("blood-pact", {"warbands": 5}).play("blood-pact")
    assert t.offered("number") == ["1", "2"]
    t.play("number 2")
    assert (t.warbands(1), t.secrets(1)) == (1, 3)


@rule("oath", "18.1.4")
def test_plague_engines_make_everybody_pay_for_their_sites() -> None:
    seats = (chancellor(favor=3), exile(advisers="plague-engines", secrets=2, favor=1), citizen(favor=3))
    t = at(*seats, turn=1, bands="steppe: 0x1; deep-woods: 0x1; ancient-city: 1x1; lush-coast: 1x1")
    t.play("plague-engines")
    assert ([t.favor(seat) for seat in range(3)], t.bank("arcane")) == ([1, 0, 1], 8)


def test_tutor_gives_a_secret() -> None:
    t = acting("tutor").play("tutor")
    assert (t.secrets(1), t.tokens("tutor")) == (2, (1, 1))


def test_dream_thief_swaps_face_down_advisers_unseen() -> None:
    seats = (chancellor(hidden="elders wolves"), exile(hidden="tents"), exile(advisers="dream-thief", favor=2))
    t = at(*seats, turn=2)
    assert t.offered("dream-thief") == ["adviser-0-1 adviser-1-1", "adviser-0-2 adviser-1-1"]
    t.play("dream-thief adviser-0-2 adviser-1-1")
    assert (t.hidden(0), t.hidden(1)) == (["elders", "tents"], ["wolves"])
    assert [t.state.eyes[card] for card in (t.state.facedown[0][1], t.state.facedown[1][0])] == [0b11, 0b11]


def test_forgotten_vault_adds_to_the_darkest_secret_or_burns_of_it() -> None:
    t = acting(cards="steppe: forgotten-vault").play("forgotten-vault")
    assert t.state.on_banner[1] == 2  # there was only one: it could not burn
    t = acting(cards="steppe: forgotten-vault", on_banners=(1, 3)).play("forgotten-vault", "onto minus")
    assert t.state.on_banner[1] == 2


@rule("oath", "19.12")
def test_witchs_bargain_exchanges_favor_and_secrets_at_will() -> None:
    seats = (chancellor(at="steppe", favor=3, secrets=1), exile(at="steppe", secrets=3, advisers="witchs-bargain"))
    t = at(*seats, turn=1).play("witchs-bargain", "player 0", "player 0", "bargain favor")
    assert (t.favor(0), t.favor(1), t.secrets(0), t.secrets(1)) == (0, 3, 3, 0)
    t.play("player 0", "pass")  # only two favor for a secret are left to exchange
    assert (t.favor(1), t.secrets(1), t.asked()) == (1, 1, "oath-ask-act")


@rule("oath", "9.2.2")
def test_witchs_bargain_under_a_vow_of_silence_only_takes_secrets() -> None:
    seats = (
        chancellor(at="steppe", favor=3, secrets=1),
        exile(at="steppe", secrets=2, favor=2, advisers="witchs-bargain vow-of-silence"),
    )
    t = at(*seats, turn=1).play("witchs-bargain", "player 0")
    assert (t.favor(1), t.secrets(1)) == (0, 2)


# -------------------------------------------------------------------------------------------------------- when played


@rule("oath", "7.2.2")
def test_dazzle_clears_hearth_and_order_of_the_region() -> None:
    cards = "steppe: storyteller keep; deep-woods: longbows tents; fertile-valley: wayside-inn"
    t = acting(own={"hidden": "dazzle"}, cards=cards).play("turn-up dazzle", "play-face-up dazzle")
    t.play("card longbows")
    assert t.pile("hinterland") == ["longbows", "storyteller"]  # in the order one likes
    assert (t.cards("steppe"), t.cards("deep-woods")) == (["keep"], ["tents"])
    assert t.cards("fertile-valley") == ["wayside-inn"]


@rule("oath", "18.1.4")
def test_revelation_lets_everybody_burn_favor_for_secrets() -> None:
    t = acting(own={"hidden": "revelation"}).play("turn-up revelation", "play-face-up revelation")
    assert t.seat() == 0
    t.play("number 2")
    assert t.seat() == 1
    t.play("number 1")
    assert (t.favor(0), t.secrets(0), t.favor(1), t.secrets(1)) == (0, 2, 2, 3)


@rule("oath", "7.6.1")
def test_bewitch_makes_a_citizen_of_whoever_knows_more() -> None:
    cards = {"cards": "steppe: tents longbows", "tokens": "tents: 0 1"}
    t = at(chancellor(secrets=1), exile(at="steppe", secrets=1, hidden="bewitch"), turn=1, **cards)  # type: ignore[arg-type]
    t.play("turn-up bewitch", "play-face-up bewitch", "yes")
    assert t.state.role[1] == 2
    t = at(chancellor(secrets=1), exile(at="steppe", secrets=1, hidden="bewitch"), turn=1)
    assert t.play("turn-up bewitch", "play-face-up bewitch").asked() == "oath-ask-act"


# -------------------------------------------------------------------------------------------------- search and travel


def test_augury_draws_one_more() -> None:
    assert len(acting("augury").play("search world", "augury").state.drawn[1]) == 4


@rule("oath", "5.1.2")
def test_observatory_searches_any_pile_from_its_site() -> None:
    piles = "cradle: keep; hinterland: elders"
    t = acting(cards="steppe: observatory", piles=piles).play("search cradle")
    assert t.play("discard keep").pile("hinterland") == ["elders", "keep"]
    away = acting(cards="deep-woods: observatory", bands="deep-woods: 1x1", piles=piles)
    assert "cradle" not in away.offered("search")


@rule("oath", "7.6.2", "7.1.1")
def test_portal_leads_from_or_to_its_site_for_nothing() -> None:
    t = acting(cards="steppe: portal").play("travel 8", "portal")
    assert (t.site(1), t.supply(1)) == ("lush-coast", 7)
    t = acting(cards="lush-coast: portal", bands="lush-coast: 1x1").play("travel 8", "portal")
    assert t.supply(1) == 7
    t = acting(cards="lush-coast: portal", bands="lush-coast: 1x1").play("travel 7")
    assert t.supply(1) < 7
    assert acting(cards="lush-coast: portal").play("travel 8").supply(1) < 7  # nobody's to use from afar


def test_portal_passes_the_narrow_pass() -> None:
    sites = "fertile-valley standing-stones narrow-pass steppe deep-woods salt-flats drowned-city lush-coast"
    t = acting(own={"at": "fertile-valley"}, sites=sites, cards="fertile-valley: portal").play("travel 4", "portal")
    assert t.site(1) == "steppe"


# ----------------------------------------------------------------------------------------- trade, muster and recovery


def test_acting_troupe_plays_a_beast_or_order_adviser() -> None:
    t = acting("acting-troupe", cards="steppe: wolves fire-talkers").play("trade wolves favor")
    assert t.favor(1) == 5
    assert t.play("trade fire-talkers favor").favor(1) == 7  # Arcane, as it is
    assert acting("acting-troupe", cards="steppe: tents").play("trade tents favor").favor(1) == 4


def test_acting_troupe_stands_under_the_old_oak() -> None:
    t = acting("acting-troupe", cards="steppe: the-old-oak").play("trade the-old-oak secrets")
    assert t.secrets(1) == 4


def test_secret_signal_doubles_a_single_favor() -> None:
    t = acting("secret-signal", cards="steppe: tents fire-talkers").play("trade tents favor")
    assert (t.favor(1), t.bank("nomad")) == (5, 1)
    assert t.play("trade fire-talkers favor").favor(1) == 7  # two by its own match


def test_secret_signal_counts_what_the_careless_gain() -> None:
    own = chancellor(at="steppe", favor=2, secrets=1, advisers="secret-signal", relics="cracked-horn")
    t = at(own, exile(), cards="steppe: tents").play("trade tents secrets")
    assert t.favor(0) == 2  # one for the Careless, one for the signal
    t = at(own, exile(), cards="steppe: tents").play("trade tents favor")
    assert t.favor(0) == 4  # two without it


@rule("oath", "5.3.1")
def test_map_library_trades_with_the_whole_region() -> None:
    cards = "steppe: map-library; deep-woods: tents; fertile-valley: longbows"
    t = acting(cards=cards).play("trade tents favor")
    assert t.favor(1) == 4
    assert not [offer for offer in t.offered("trade") if offer.startswith("longbows")]
    away = acting(cards="ancient-city: map-library; deep-woods: tents", bands="ancient-city: 1x1")
    assert not [offer for offer in away.offered("trade") if offer.startswith("tents")]


@rule("oath", "18.5.10", "18.1.1")
def test_master_of_disguise_trades_with_anothers_advisers() -> None:
    seats = (chancellor(advisers="elders tents"), exile(at="steppe", secrets=2, advisers="master-of-disguise"))
    t = at(*seats, turn=1, cards="steppe: bracken")
    assert t.offered("trade") == ["bracken favor"]
    t = at(*seats, turn=1, cards="steppe: convoys")
    t.play("trade convoys favor", "master-of-disguise 0")
    assert (t.favor(1), t.tokens("master-of-disguise")) == (3, (0, 1))


def test_master_of_disguise_leaves_ones_own_vows_and_helpers_behind() -> None:
    own = {"at": "steppe", "secrets": 2, "advisers": "master-of-disguise vow-of-poverty birdsong"}
    seats = (chancellor(advisers="elders small-friends"), exile(**own))
    t = at(*seats, turn=1, cards="steppe: tents").play("trade tents favor", "master-of-disguise 0")
    assert (t.favor(1), t.supply(1)) == (2, 6)  # no vow, and no Birdsong either
    t = at(*seats, turn=1, cards="deep-woods: tents wolves").play("trade tents favor", "master-of-disguise 0")
    t.play("small-friends")
    assert t.favor(1) == 2  # borrowed Small Friends can be used


@rule("oath", "18.5.10", "18.5.2")
def test_master_of_disguise_has_anothers_vow_of_kinship_for_a_purse() -> None:
    kin = exile(advisers="vow-of-kinship elders")
    trader = exile(at="steppe", secrets=2, favor=1, advisers="master-of-disguise")
    t = at(chancellor(), trader, kin, turn=1, cards="steppe: longbows")
    assert t.offered("trade") == ["longbows favor", "longbows secrets"]
    t.play("trade longbows favor", "master-of-disguise 2")
    assert (t.favor(1), t.bank("order"), t.bank("nomad")) == (1, 2, 4)
    t = at(chancellor(), trader, kin, turn=1, cards="steppe: tents", banks=1)
    t.play("trade tents secrets", "master-of-disguise 2")
    assert (t.favor(1), t.bank("nomad"), t.secrets(1)) == (0, 0, 3), "the bank pays first, then the board"
    assert at(chancellor(), trader, exile(), turn=1, cards="steppe: tents").offered("trade") == ["tents favor"]


def test_master_of_disguise_comes_first_or_not_at_all() -> None:
    own = {"at": "steppe", "secrets": 2, "advisers": "master-of-disguise small-friends"}
    t = at(chancellor(advisers="elders"), exile(**own), turn=1, cards="deep-woods: tents wolves")
    t.play("trade tents favor", "small-friends")
    assert t.asked() == "oath-ask-act"


def test_magicians_code_adds_two_secrets_of_the_bank() -> None:
    t = acting("magicians-code", {"secrets": 1}, on_banners=(1, 2))
    t.play("recover-banner darkest-secret 3", "magicians-code")
    assert (t.state.holds[1], t.state.on_banner[1], t.favor(1), t.secrets(1)) == (1, 3, 1, 1)
    assert "4" not in [offer.split()[-1] for offer in t.offered("recover-banner")]


@rule("oath", "5.2.1")
def test_initiation_rite_musters_for_a_secret() -> None:
    t = acting("initiation-rite", {"favor": 0}, cards="steppe: tents").play("muster tents")
    assert (t.warbands(1), t.secrets(1), t.tokens("tents")) == (5, 1, (0, 1))
    t = acting("initiation-rite", {"secrets": 0}, cards="steppe: tents")
    assert t.refused("muster tents") == "5.2.1"


@rule("oath", "9.2.2")
def test_vow_of_silence_hears_what_others_pay() -> None:
    t = acting("vow-of-silence", {"secrets": 3})
    assert t.refused("recover-banner darkest-secret 2") == "9.2.2"
    seats = (chancellor(secrets=3), exile(at="steppe", secrets=1, advisers="vow-of-silence"))
    t = at(*seats).play("recover-banner darkest-secret 2")
    assert t.secrets(1) == 3


def test_vow_of_silence_gives_no_secret_away() -> None:
    t = acting("vow-of-silence", cards="steppe: tinkers-fair").play("tinkers-fair", "with 0")
    assert not [offer for offer in t.offers() if "promise 1 give-secrets" in offer]
    t = acting("wolves", cards="steppe: tinkers-fair").play("tinkers-fair", "with 0")
    assert [offer for offer in t.offers() if "promise 1 give-secrets" in offer]


# -------------------------------------------------------------------------------------------------------------- plans


@rule("oath", "22.1.10")
def test_fire_talkers_need_the_darkest_secret_on_their_side() -> None:
    assert pawned("fire-talkers", darkest_secret=1).play("fire-talkers plus").pools() == (7, 2)
    assert "fire-talkers" not in pawned("fire-talkers scouts").verbs()


def test_rusting_ray_ignores_hollow_swords() -> None:
    t = pawned(defenders="rusting-ray", darkest_secret=2).play("rusting-ray")
    assert t.log("oath-rolls-attack") == [{"n": 0, "skulls": 0}]
    assert "rusting-ray" not in pawned(defenders="rusting-ray").verbs()


@rule("oath", "18.3.7")
def test_billowing_fog_hides_a_defeated_force() -> None:
    t = pawned(defenders="billowing-fog", dice=WINNING).play("billowing-fog").settle()
    assert (t.warbands(2), t.advisers(2)) == (2, ["billowing-fog"])


def test_kindred_warriors_bring_up_to_a_die_for_each_other_suit() -> None:
    t = pawned("kindred-warriors tents", bands="ancient-city: 1x1", cards="ancient-city: longbows keep")
    t.play("kindred-warriors plus")
    assert t.offered("number") == ["0", "1", "2"]
    assert t.play("number 2").pools()[0] == 6
    t = pawned("kindred-warriors tents", dice="1 1  6 6 6 6").play("kindred-warriors plus", "number 0").settle()
    assert t.warbands(1) == 4


@rule("oath", "5.5.5.1")
def test_kindred_warriors_of_a_defender_leave_the_attacker_their_skulls() -> None:
    t = pawned(defenders="kindred-warriors tents", dice="1 1  6 6 6 6").play("kindred-warriors minus", "number 1")
    assert t.warbands(1) == 1, "three skulls"


@rule("oath", "7.1.2")
def test_gleaming_armor_makes_enemy_plans_cost_a_secret() -> None:
    t = pawned("longbows", "gleaming-armor", one={"secrets": 1}).play("longbows plus")
    assert (t.secrets(1), t.tokens("longbows")) == (0, (0, 1))
    assert "longbows" not in pawned("longbows", "gleaming-armor", one={"secrets": 0}).verbs()


@rule("oath", "18.3.9")
def test_jinx_rolls_again_once() -> None:
    t = pawned("jinx", dice="1 1  6 6 6 6  4 4 4 4")
    assert t.asked() == "oath-ask-rolled"
    t.play("jinx").settle()
    assert t.log("oath-rolls-attack") == [{"n": 8, "skulls": 4}, {"n": 4, "skulls": 0}]
    assert t.warbands(1) == 4  # the first skulls never were
    t = pawned(defenders="jinx", dice="1 1  5 5  1 1 1 1").play("jinx")
    assert (t.log("oath-rolls-defense"), t.dark(2)) == ([{"n": 0}, {"n": 4}], 1)


def test_jinx_throws_the_dice_of_a_gambling_hall_again() -> None:
    t = acting("jinx", cards="steppe: gambling-hall", dice="1 1 1 1  5 5 5 5", banks=9).play("gambling-hall", "jinx")
    assert [row["n"] for row in t.log("oath-rolls-shields")] == [0, 8]


def test_cracking_ground_counts_targeted_sites() -> None:
    t = campaign("cracking-ground", bands="steppe: 2x1; deep-woods: 2x1").play("target-site 5", "pass", "commit 4")
    t.play("cracking-ground plus")
    assert (t.pools(), t.secrets(1)) == ((6, 2), 1)


@rule("oath", "5.5.2.2")
def test_sealing_ward_adds_a_die_to_each_relic_of_its_holder() -> None:
    relic = {"relics": "map"}
    plain = campaign(two=relic).play("target-relic map", "pass", "commit 4").pools()[1]
    warded = campaign(two={"advisers": "sealing-ward", **relic}).play("target-relic map", "pass", "commit 4")
    assert warded.pools()[1] == plain + 1
