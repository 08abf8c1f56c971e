"""The map, boards and components (rulebook 2), the table of sites (rulebook 11.14)."""

from __future__ import annotations

import re

import pytest

from interrex.games.oath.data.denizens import DENIZENS
from interrex.games.oath.data.edifices import EDIFICES
from interrex.games.oath.data.faces import NO_SUIT, SUITS
from interrex.games.oath.data.numbers import IDS, NUMBER
from interrex.games.oath.data.relics import RELICS
from interrex.games.oath.data.sites import SITES
from interrex.rules.rulebook import markdown
from interrex.testing import rule

from .positions import at, campaign, chancellor, exile
from .test_sites import with_site


@rule("oath", "2.1.2", "5.1.1", "5.1.2", "2.1.5")
def test_piles_of_regions_and_the_world_deck_are_searched() -> None:
    t = at(chancellor(), exile(at="steppe"), turn=1, piles="provinces: keep; cradle: scouts")
    assert t.offered("search") == ["world", "provinces"]
    assert t.refused("search cradle") == "5.1.2"


@rule("oath", "2.1.3", "22.2.5", "5.4.4.1")
def test_banks_stand_in_the_order_of_the_map() -> None:
    assert SUITS == ("discord", "arcane", "order", "hearth", "beast", "nomad")
    t = at(chancellor(), exile(favor=5), turn=1, on_banners=(4, 1)).play(
        "recover-banner peoples-favor 5", "bank hearth"
    )
    assert [t.bank(suit) for suit in SUITS] == [4, 3, 3, 4, 4, 4], "Hearth, Beast, Nomad and Discord again"


@rule("oath", "2.1.6", "13.3")
@pytest.mark.parametrize(("visions", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_the_more_visions_the_dearer_the_world_deck(visions: int, cost: int) -> None:
    t = at(chancellor(), exile(), turn=1, visions=visions, piles="cradle: keep").play("search world")
    assert t.supply(1) == 7 - cost
    assert at(chancellor(), exile(), turn=1, visions=visions, piles="cradle: keep").play("search cradle").supply(1) == 5


@rule("oath", "2.1.7", "10.4", "9.3.2")
def test_burned_tokens_return_to_the_shared_bank() -> None:
    t = at(chancellor(), exile(advisers="alchemist", secrets=20), turn=1)
    before = t.state.shared_secrets
    t.play("alchemist")
    assert t.state.shared_secrets == before + 1


@rule("oath", "2.2.1", "5.1.4.3.1")
def test_a_board_has_room_for_one_revealed_vision() -> None:
    t = at(chancellor(), exile(vision="vision-of-faith", hidden="vision-of-rebellion"), turn=1)
    t.play("turn-up vision-of-rebellion", "reveal vision-of-rebellion")
    assert IDS[t.state.vision[1]] == "vision-of-rebellion"
    assert t.pile("provinces") == ["vision-of-faith"]
    assert t.advisers(1) == [], "it is no adviser"


@rule("oath", "2.2.2", "5.1.4.2.1")
def test_three_advisers_up_and_down_and_then_one_must_go() -> None:
    t = at(chancellor(), exile(advisers="longbows scouts", hidden="vision-of-faith"), turn=1)
    t.play("search world", "discard elders", "discard tents", "play-face-down wolves")
    assert t.asked() == "oath-ask-room"
    assert sorted(t.offered("card")) == ["longbows", "scouts", "vision-of-faith"]
    t.play("card scouts")
    assert (t.advisers(1), t.hidden(1)) == (["longbows"], ["vision-of-faith", "wolves"])
    assert t.pile("provinces")[-1] == "scouts"


@rule("oath", "2.2.3", "10.10", "10.13")
def test_warbands_come_from_and_return_to_the_personal_bank() -> None:
    t = at(chancellor(), exile(at="steppe", favor=1, advisers="wolves", secrets=1), turn=1, cards="steppe: tents")
    colour = t.state.colour[1]
    assert t.state.bank[colour] == 11
    t.play("muster tents")
    assert t.state.bank[colour] == 9
    t.play("wolves", "where board-1")
    assert (t.state.bank[colour], t.warbands(1)) == (10, 4)


@rule("oath", "2.3.4")
def test_relics_in_the_reliquary_do_nothing_and_count_for_nobody() -> None:
    t = at(chancellor(at="steppe"), exile(at="steppe", relics="map ivory-eye"), oath="protection", relic_deck="")
    assert "brass-horse" not in t.verbs()
    t = at(chancellor(at="steppe"), exile(at="steppe", warbands=4), turn=1).play("campaign 0")
    assert t.offered("target-relic") == ["the-grand-scepter"]
    t = at(chancellor(), exile(relics="map", favor=9, at="mountain"), turn=1, oath="protection",
           sites=with_site("mountain"), relics="mountain: ivory-eye", relic_deck="").play("recover 1")  # fmt: skip
    assert t.state.title == 1, "two relics against the Scepter"


@rule("oath", "2.4.1", "2.8.4", "5.4.2", "22.1.7", "5.4.3")
@pytest.mark.parametrize("site", [site.id for site in SITES if site.relics])
def test_a_site_says_what_its_relics_cost(site: str) -> None:
    printed = SITES[[one.id for one in SITES].index(site)].recover
    rich = exile(at=site, favor=5, secrets=5)
    t = at(chancellor(), rich, turn=1, sites=with_site(site), relics=f"{site}: map", relic_deck="").play("recover 1")
    assert (t.favor(1), t.secrets(1), t.supply(1)) == (5 - printed.favor, 5 - printed.secrets, 6)
    assert t.relics(1) == ["map"]
    banks = [3 + (printed.favor if suit == printed.bank else 0) for suit in range(6)]
    assert t.state.banks == banks
    poor = exile(at=site, favor=max(0, printed.favor - 1), secrets=max(0, printed.secrets - 1))
    t = at(chancellor(), poor, turn=1, sites=with_site(site), relics=f"{site}: map", relic_deck="")
    assert "recover" not in t.verbs()


@rule("oath", "2.4.2", "14.22")
@pytest.mark.parametrize("relic", [relic.id for relic in RELICS])
def test_a_relic_adds_the_dice_on_its_shield(relic: str) -> None:
    t = campaign(two={"relics": relic}, reliquary="", relic_deck="")
    before = t.state.war.target_dice
    t.play(f"target-relic {relic}")
    assert t.state.war.target_dice - before == next(one.dice for one in RELICS if one.id == relic)


@rule("oath", "2.5.1", "5.4.2", "5.4.4")
def test_a_banner_costs_more_than_lies_on_it() -> None:
    t = at(chancellor(), exile(favor=4, secrets=4), turn=1, on_banners=(2, 3), darkest_secret=0, peoples_favor=0,
           cards="fertile-valley: tents")  # fmt: skip
    assert t.offered("recover-banner") == ["peoples-favor 3", "peoples-favor 4", "darkest-secret 4"]
    assert t.refused("recover-banner peoples-favor 2") == "5.4.2"


@rule("oath", "2.5.2", "5.5.2.2")
def test_a_banner_adds_a_die_for_each_token() -> None:
    t = campaign(peoples_favor=2, darkest_secret=2, on_banners=(4, 2)).play("target-banner peoples-favor")
    assert t.state.war.target_dice == 4
    assert t.play("target-banner darkest-secret").state.war.target_dice == 6


@rule("oath", "2.5.3", "10.23", "5.5.7.2")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 1), (5, 3)])
def test_seized_banners_lose_two_tokens_but_never_the_last(before: int, after: int) -> None:
    dice = "1 " * 2 * before + "4 " * 20
    two = {"warbands": 0}
    t = campaign(
        one={"warbands": 13}, two=two, peoples_favor=2, darkest_secret=2, on_banners=(before, before), dice=dice
    )
    t.play("target-banner peoples-favor", "target-banner darkest-secret", "pass", "commit 13").settle()
    assert t.state.holds == [1, 1]
    assert t.state.on_banner == [after, after]
    assert t.state.mob


@rule("oath", "2.6.1", "2.6.2", "2.6.3", "7.0")
def test_denizens_have_a_suit_maybe_a_restriction_and_a_power_face_up_only() -> None:
    assert {card.suit for card in DENIZENS} == set(range(6))
    t = at(chancellor(), exile(at="steppe", hidden="wayside-inn wolves", favor=1, secrets=1), turn=1)
    assert not {"wayside-inn", "wolves"} & t.verbs()
    assert t.play("turn-up wolves").offered("play-to-site") == ["wolves 4"]


@rule("oath", "2.7.1", "5.1.2.1", "10.6")
def test_a_vision_drawn_stops_the_drawing_and_is_counted() -> None:
    t = at(chancellor(), exile(), turn=1, world="keep scouts vision-of-faith elders").play("search world")
    assert (len(t.state.drawn[1]), t.state.visions_drawn) == (2, 1)
    assert t.log("oath-draws-vision") == [{"seat": 1}]
    t = at(chancellor(), exile(), turn=1, piles="cradle: keep vision-of-faith scouts").play("search cradle")
    assert (len(t.state.drawn[1]), t.state.visions_drawn) == (3, 0)


@rule("oath", "2.7.2", "5.1.4.4", "16.1")
def test_the_conspiracy_gives_no_goal() -> None:
    t = at(chancellor(), exile(vision="vision-of-faith", hidden="conspiracy"), turn=1)
    t.play("turn-up conspiracy", "reveal conspiracy")
    assert IDS[t.state.vision[1]] == "vision-of-faith"
    assert NUMBER["conspiracy"] in t.state.boxed


@rule("oath", "2.8.1", "22.1.3", "5.1.4.1")
def test_a_site_holds_as_many_cards_as_its_capacity() -> None:
    hand = exile(at="steppe", hidden="wolves", advisers="new-growth")
    t = at(chancellor(), hand, turn=1, cards="steppe: tents bandit-rampart", face_down="deep-woods").play(
        "turn-up wolves"
    )
    slots = [offer.split()[1] for offer in t.offered("play-to-site")]
    assert "4" not in slots, "full: a ruin takes room too"
    assert "5" not in slots, "face down"
    assert t.refused("play-to-site wolves 4") == "5.1.4.1"


@rule("oath", "2.8.2", "5.6.2")
def test_a_site_turned_up_follows_its_prompt() -> None:
    t = at(chancellor(), exile(), turn=1, face_down="drowned-city salt-flats", relic_deck="map whistle ivory-eye")
    t.play("travel 6")
    assert (t.state.site_favor[5], t.state.site_secrets[5]) == (2, 1)
    t.state.supply[1] = 7
    t.play("travel 7")
    assert (t.state.site_secrets[6], sorted([IDS[r] for r in t.state.relics_at[6]])) == (3, ["ivory-eye", "whistle"])
    assert t.view(1)["slots"][6]["relics"] == [{"relic": None}, {"relic": None}]


@rule("oath", "2.8.3", "5.5.2.1", "5.5.4.2", "10.3")
def test_a_site_adds_a_die_and_a_bandit() -> None:
    t = at(chancellor(), exile(at="steppe", warbands=9), turn=1, dice="1 1 1 4 4 4 4 4 4 4 4 4").play(
        "campaign bandits"
    )
    t.play("target-site 5", "target-site 6", "pass", "commit 9")
    assert t.log("oath-pools") == [{"attack": 9, "defense": 3}]
    t.settle()
    assert t.log("oath-strengths") == [{"attack": 9, "defense": 3}]


@rule("oath", "2.8.5", "7.1.1")
def test_a_sites_power_is_for_whom_it_says() -> None:
    t = at(chancellor(), exile(favor=1, at="steppe"), turn=1, sites=with_site("river", 5), bands="river: 1x1",
           cards="steppe: tents")  # fmt: skip
    assert t.play("muster tents").warbands(1) == 5, "the River is not where the card is"


@rule("oath", "2.9", "5.2.1", "5.3.1", "15.13")
def test_ruins_have_no_suit_and_cannot_be_used_to_muster_or_trade() -> None:
    for intact, ruin in zip(EDIFICES[::2], EDIFICES[1::2], strict=True):
        assert ruin.suit == NO_SUIT
        t = at(chancellor(), exile(at="steppe", favor=3, secrets=2), turn=1, cards=f"steppe: {intact.id}")
        assert f"muster {intact.id}" in t.offers()
        t = at(chancellor(), exile(at="steppe", favor=3, secrets=2), turn=1, cards=f"steppe: {ruin.id}")
        assert not {"muster", "trade"} & t.verbs()
        assert t.refused(f"muster {ruin.id}") == "5.2.1"


@rule("oath", "11.14", "22.3.1")
def test_the_table_of_sites_says_what_is_printed() -> None:
    said = {}
    for line in markdown("oath", "en").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and re.fullmatch(r"\d", cells[1]):
            said[re.sub(r"[^a-z]+", "-", cells[0].lower())] = tuple(cells[1:])
    assert {site.id for site in SITES} <= set(said)
    for site in SITES:
        tokens = [f"{site.favor} favor"] * bool(site.favor)
        tokens += [f"{site.secrets} secret{'s' * (site.secrets > 1)}"] * bool(site.secrets)
        cost = site.recover
        if cost.bank != NO_SUIT:
            price = f"3 favor into {SUITS[cost.bank].capitalize()}"
        elif cost.favor:
            price = f"burn {cost.favor} favor"
        else:
            price = f"burn {cost.secrets} secret{'s' * (cost.secrets > 1)}" if cost.secrets else ""
        assert said[site.id] == (str(site.capacity), str(site.relics or ""), ", ".join(tokens), price)


@rule("oath", "22.3.5", "9.3.1")
def test_dice_and_secrets_are_never_short() -> None:
    t = campaign(one={"warbands": 13}, dice="").play("target-pawn", "commit 13")
    assert len(t.state.listener) > 0
    assert t.log("oath-pools") == [{"attack": 13, "defense": 2}]
    t = at(
        chancellor(),
        exile(at="steppe", secrets=30, favor=2, advisers="elders tents"),
        turn=1,
        cards="steppe: rain-boots",
    )
    assert t.play("trade rain-boots secrets").secrets(1) == 32


@rule("oath", "9.3.1")
def test_of_what_is_short_one_gets_what_there_is() -> None:
    t = at(chancellor(), exile(at="steppe", warbands=13, favor=1), turn=1, cards="steppe: tents").play("muster tents")
    assert t.warbands(1) == 14
    t = at(chancellor(), exile(at="steppe", secrets=1, advisers="elders"), turn=1, cards="steppe: tents", banks=1)
    assert t.play("trade tents favor").favor(1) == 1


@rule("oath", "17.2", "5.1.4.1", "22.1.3")
def test_the_peoples_favor_plays_anywhere_in_the_region_and_clears_a_card_first() -> None:
    holder = exile(at="steppe", hidden="wolves")
    cards = "steppe: tents; ancient-city: keep scouts; fertile-valley: elders"
    t = at(chancellor(), holder, turn=1, cards=cards, peoples_favor=1, face_down="deep-woods").play("turn-up wolves")
    assert t.offered("play-to-site") == ["wolves 3", "wolves 4"], "not face down, not in another region"
    t.play("play-to-site wolves 4")
    assert sorted(t.offered("clear")) == ["scouts", "tents"], "anywhere in the region, but nothing locked"
    t.play("clear scouts")
    assert (t.cards("steppe"), t.cards("ancient-city")) == (["tents", "wolves"], ["keep"])


@rule("oath", "7.6.2", "11.6")
def test_a_journey_for_no_supply_is_free_from_the_charming_valley_too() -> None:
    traveller = exile(at="charming-valley", supply=0, favor=1, advisers="tents")
    t = at(chancellor(), traveller, turn=1, sites=with_site("charming-valley")).play("travel 5", "tents")
    assert (t.site(1), t.supply(1)) == ("deep-woods", 0)


@rule("oath", "7.6.5", "14.11.3")
def test_the_crowns_bandits_march_with_captains_and_are_not_sacrificed() -> None:
    crowned = exile(at="steppe", favor=1, warbands=1, relics="bandit-crown")
    t = at(chancellor(at="deep-woods", warbands=3), crowned, turn=1, cards="steppe: captains", bands="steppe: 1x1",
           relic_deck="", dice="1 1 1 1 1 1 1 1")  # fmt: skip
    t.play("captains", "target-pawn", "pass")
    assert t.offered("commit")[-1] == "2", "one on the board, and the bandit of an empty site"


@rule("oath", "5.5.5.2")
def test_a_single_hollow_sword_counts_nothing() -> None:
    t = campaign(dice="1 1  1").play("target-pawn", "commit 1")
    assert t.log("oath-rolls-attack") == [{"n": 0, "skulls": 0}]
