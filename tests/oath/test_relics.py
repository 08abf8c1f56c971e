"""The relics (rulebook 14)."""

from __future__ import annotations

from interrex.engine.message import Message
from interrex.games.oath.play.victory import EndOfRound
from interrex.testing import rule

from .positions import WINNING, Board, at, campaign, chancellor, exile, pawned
from .test_sites import with_site


def holding(relic: str, **more: object) -> Board:
    """An Exile with a relic, two secrets and three favor, at the Steppe; the Chancellor is elsewhere."""
    own = {"at": "steppe", "favor": 3, "secrets": 2, "relics": relic, **more.pop("own", {})}  # type: ignore[dict-item]
    other = more.pop("other", {})
    return at(chancellor(**other), exile(**own), turn=1, **more)  # type: ignore[arg-type]


@rule("oath", "14.1", "18.3.7")
def test_sticky_fire_burns_what_is_left_for_a_favor() -> None:
    t = pawned(one={"relics": "sticky-fire"}, dice=WINNING).play("sticky-fire")
    while t.asked() != "oath-ask-yes":
        t.play("pass")
    t.play("yes")
    assert t.warbands(2) == 0
    assert (t.favor(1), t.favor(2)) == (2, 4)


@rule("oath", "14.2")
def test_cursed_cauldron_gains_what_the_enemy_lost() -> None:
    t = pawned(one={"relics": "cursed-cauldron"}, dice=WINNING).play("cursed-cauldron").settle()
    assert t.warbands(1) == 5


@rule("oath", "14.3", "10.20")
def test_brass_horse_rides_to_the_suit_it_shows() -> None:
    t = holding("brass-horse", piles="provinces: keep", cards="drowned-city: longbows; deep-woods: tents").play(
        "brass-horse"
    )
    assert t.site(1) == "drowned-city"
    assert t.supply(1) == 7
    t = holding("brass-horse", piles="provinces: vision-of-faith", cards="drowned-city: longbows").play("brass-horse")
    assert len(t.offered("site")) == 7
    assert "brass-horse" not in holding("brass-horse").verbs()


@rule("oath", "14.3")
def test_brass_horse_rides_anywhere_if_the_suit_is_out_of_reach() -> None:
    sites = with_site("the-hidden-place", 7)  # for which no secret is left
    board = {"sites": sites, "piles": "provinces: birdsong", "cards": "the-hidden-place: wolves"}
    t = holding("brass-horse", own={"secrets": 1}, **board).play("brass-horse")
    assert t.offered("site") == ["1", "2", "3", "5", "6", "8"]
    assert holding("brass-horse", own={"secrets": 2}, **board).play("brass-horse").site(1) == "the-hidden-place"


@rule("oath", "14.3", "11.11", "7.4.0")
def test_brass_horse_rides_where_modifiers_open_a_way() -> None:
    sites = "fertile-valley buried-giant narrow-pass steppe deep-woods salt-flats drowned-city lush-coast"
    own = {"at": "buried-giant", "secrets": 2}
    t = holding("brass-horse", own=own, sites=sites, piles="cradle: birdsong", cards="deep-woods: wolves")
    t.play("brass-horse", "buried-giant")
    assert (t.site(1), t.secrets(1), t.dark(1)) == ("deep-woods", 0, 1)


@rule("oath", "14.4")
def test_truthful_harp_draws_two_more_and_shows_them() -> None:
    t = holding("truthful-harp", reliquary="").play("search world", "truthful-harp")
    assert len(t.state.drawn[1]) == 5
    assert len(t.view(0)["seats"][1]["drawn"]) == 5
    assert all(card["card"] for card in t.view(0)["seats"][1]["drawn"])


@rule("oath", "14.5")
def test_grand_mask_rules_cards_at_imperial_sites() -> None:
    cards, bands = "ancient-city: wayside-inn toll-roads; drowned-city: tents", "ancient-city: 0x1; steppe: 0x1"
    t = holding("grand-mask", cards=cards, bands=bands, own={"supply": 3})
    assert "wayside-inn" not in holding("map", cards=cards, bands=bands).verbs()
    t = holding("grand-mask", cards="ancient-city: siege-engines", bands=bands)
    assert "siege-engines" in t.verbs()
    assert "siege-engines" not in holding("map", cards="ancient-city: siege-engines", bands=bands).verbs()


@rule("oath", "14.5")
def test_what_the_grand_mask_rules_counts_wherever_ruled_cards_do() -> None:
    board = {"cards": "ancient-city: tavern-songs wolves longbows", "bands": "ancient-city: 0x1"}
    t = holding("grand-mask", own={"hidden": "fabled-feast", "favor": 0}, **board)
    t.play("turn-up fabled-feast", "play-face-up fabled-feast", "bank beast")
    assert t.favor(1) == 2, "for itself and the Tavern Songs"
    t = holding("grand-mask", own={"hidden": "dissent", "favor": 5}, other={"favor": 5}, **board)
    t.play("turn-up dissent", "play-face-up dissent")
    assert (t.favor(0), t.favor(1)) == (4, 2), "the battle plan is still the Chancellor's"


@rule("oath", "14.5", "15.8", "4.0.2")
def test_the_grand_mask_is_worn_in_a_turn_and_not_at_the_end_of_the_round() -> None:
    ending = {"round": 5, "dice": "5", "frame": EndOfRound()}
    t = holding("grand-mask", cards="deep-woods: squalid-district", bands="deep-woods: 0x1", **ending)
    assert (t.asked(), t.seat()) == ("oath-ask-dice", 0), "though the last turn was the Exile's"


def test_the_grand_mask_opens_no_way_by_cards_of_others_to_those_without_it() -> None:
    """The Errand Boy at another's site would let its ruler search the Cradle's pile."""
    cards, piles = "deep-woods: errand-boy", "cradle: keep wolves; provinces: tents"
    t = holding("map", other={"relics": "grand-mask"}, cards=cards, bands="deep-woods: 0x2", piles=piles)
    assert t.offered("search") == ["world", "provinces"]


@rule("oath", "14.6", "7.2.1", "10.25")
def test_horned_mask_swaps_an_adviser_with_a_card_here() -> None:
    t = holding("horned-mask", own={"advisers": "wolves"}, cards="steppe: tents keep").play("horned-mask wolves tents")
    assert t.advisers(1) == ["tents"]
    assert t.cards("steppe") == ["keep", "wolves"]


@rule("oath", "14.7")
def test_cup_of_plenty_trades_for_no_supply_with_a_match() -> None:
    t = holding("cup-of-plenty", reliquary="", own={"advisers": "elders"}, cards="steppe: tents keep")
    assert t.play("trade tents favor").supply(1) == 7
    assert t.play("trade keep favor").supply(1) == 6


@rule("oath", "14.8", "18.2.1")
def test_whistle_calls_a_pawn_and_pays_it() -> None:
    t = holding("whistle", own={"secrets": 1}).play("whistle")
    assert t.site(0) == "steppe"
    assert (t.secrets(0), t.secrets(1)) == (1, 0)


@rule("oath", "14.9")
def test_dowsing_sticks_draw_a_relic() -> None:
    t = holding("dowsing-sticks", relic_deck="map ivory-eye").play("dowsing-sticks", "relic ivory-eye")
    assert t.relics(1) == ["dowsing-sticks", "ivory-eye"]
    t = holding("dowsing-sticks", relic_deck="map ivory-eye").play("dowsing-sticks", "pass")
    assert t.state.relic_deck[0] == 226
    assert t.favor(1) == 1


@rule("oath", "14.10")
def test_cracked_horn_puts_discards_under_the_world_deck() -> None:
    t = holding("cracked-horn", reliquary="").play("search world", "cracked-horn")
    t.play("discard elders", "discard tents", "discard wolves")
    assert t.pile("hinterland") == []
    assert [t.state.world[n] for n in range(3)] == [39, 29, 26]


@rule("oath", "14.11", "14.11.1", "14.11.2", "14.11.3", "7.6.5")
def test_bandit_crown_rules_empty_sites() -> None:
    t = holding("bandit-crown", bands="steppe: 1x1")
    assert t.state.role[1] == 1
    assert "1" in t.offered("withdraw-warbands")
    assert "3" in t.offered("station")
    t = campaign(two={"relics": "bandit-crown"})
    assert t.asked() == "oath-ask-target"
    assert t.state.war.sites  # the empty site is the defender's, so it must be a target
    t.play("target-pawn", "pass", "commit 4")
    assert t.state.war.totals[1] == 3  # two warbands and a bandit


@rule("oath", "14.12")
def test_ring_of_devotion_keeps_warbands_off_sites() -> None:
    t = holding("ring-of-devotion", bands="steppe: 1x1", cards="steppe: tents")
    assert "station" not in t.verbs()
    assert t.play("muster tents").warbands(1) == 7


@rule("oath", "14.13", "2.3.3")
def test_skeleton_key_opens_the_reliquary_at_imperial_sites() -> None:
    t = holding("skeleton-key", bands="steppe: 0x1").play("skeleton-key", "space 2", "space 2")
    assert t.relics(1) == ["skeleton-key", "cup-of-plenty"]
    assert t.state.own[0] >> 269 & 1
    assert "skeleton-key" not in holding("skeleton-key").verbs()


@rule("oath", "14.14")
def test_oracular_pig_sees_three_cards_of_the_world_deck() -> None:
    t = holding("oracular-pig", relic_deck="").play("oracular-pig")
    assert len(t.log("oath-sees")) == 3
    assert "oracular-pig" not in t.verbs()  # nothing new to see


@rule("oath", "14.15", "9.2.2", "10.23")
def test_circlet_of_command_guards_the_rest() -> None:
    t = campaign(two={"relics": "circlet-of-command map"}, peoples_favor=2)
    assert t.refused("target-relic map") == "9.2.2"
    assert t.refused("target-banner peoples-favor") == "9.2.2"
    t.play("target-relic circlet-of-command", "target-pawn", "commit 4")
    assert t.pools() == (4, 4)


@rule("oath", "14.16")
def test_ivory_eye_looks_at_anything_face_down() -> None:
    t = holding(
        "ivory-eye", face_down="deep-woods", other={"hidden": "keep"}, relics="ancient-city: map", relic_deck=""
    )
    assert set(t.offered("ivory-eye")) == {"site-5", "adviser-0-1", "relic-3-1"}
    t.play("ivory-eye adviser-0-1")
    assert t.view(1)["seats"][0]["face_down"][0]["card"] == "keep"


@rule("oath", "14.17", "13.1")
def test_map_is_buried_for_supply() -> None:
    t = holding("map", own={"supply": 1}, relic_deck="").play("map")
    assert t.supply(1) == 5
    assert t.relics(1) == []
    assert t.state.relic_deck[0] == 227


@rule("oath", "14.18", "14.18.1")
def test_obsidian_cage_keeps_a_beaten_force() -> None:
    t = pawned(one={"relics": "obsidian-cage"}, dice=WINNING).play("obsidian-cage").settle()
    assert t.warbands(2) == 0
    assert t.state.cage[2] == 1
    t.play("obsidian-cage")
    assert t.warbands(2) == 1


@rule("oath", "14.19")
def test_book_of_records_gains_secrets_instead_of_favor() -> None:
    t = holding("book-of-records", own={"hidden": "keep", "favor": 0, "secrets": 0}).play(
        "turn-up keep", "play-to-site keep 4"
    )
    assert (t.favor(1), t.secrets(1)) == (0, 1)


@rule("oath", "14.20")
def test_dragonskin_drum_gains_a_warband_after_a_journey() -> None:
    assert holding("dragonskin-drum").play("travel 5").warbands(1) == 4


@rule("oath", "14.21", "6.4", "6.6.1", "6.6.2", "6.6.2.1", "6.6.2.3", "6.6.2.4", "6.6.3")
def test_the_grand_scepter_offers_citizenship() -> None:
    t = at(chancellor(favor=3), exile(warbands=2), bands="steppe: 1x2")
    t.play("peek-reliquary 1")
    assert t.view(0)["reliquary"][0]["relic"] == "truthful-harp"
    t.play("offer-citizenship 1", "with 1", "promise 0 give-favor 1 2")
    assert t.refused("propose") == "6.6.1"
    t.play("promise 0 give-citizenship 1 1", "propose")
    t.play("accept 1", seat=1)
    assert t.state.role[1] == 2
    assert t.relics(1) == ["truthful-harp"]
    assert t.favor(1) == 2
    assert t.state.colours[3] == 0
    assert t.state.own[0] >> 267 & 1


@rule("oath", "14.21")
def test_a_scepter_just_taken_rests_for_the_turn() -> None:
    assert "peek-reliquary" in holding("the-grand-scepter").verbs()
    t = holding("the-grand-scepter")
    t.state.scepter_taken = True
    assert "peek-reliquary" not in t.verbs()


@rule("oath", "6.4", "6.6.1")
def test_the_log_says_what_the_grand_scepter_is_used_for() -> None:
    t = at(chancellor(), exile()).play("peek-reliquary 2", "show-reliquary 2 1", "offer-citizenship 1")
    deeds = [told["deed"] for told in t.log("oath-uses-for")]
    said = [t.say(deed) for deed in deeds if isinstance(deed, Message)]
    assert said == [
        "a look at space 2 of the Reliquary",
        "space 2 of the Reliquary is shown to Player 2",
        "talks about Citizenship with Player 2",
    ]
