"""Search, muster, trade, recover and travel (rulebook 5), minor actions (rulebook 6)."""

from __future__ import annotations

import pytest

from interrex.games.oath.data.numbers import NUMBER
from interrex.games.oath.state import CITIZEN, EXILE, PURPLE
from interrex.testing import rule

from .positions import Board, at, chancellor, citizen, exile
from .test_sites import with_site

# ------------------------------------------------------------------------------------------------------------- search


@rule("oath", "5.1.2", "5.1.2.1", "5.1.3", "10.6", "10.5.1")
def test_three_cards_are_drawn_and_two_discarded_in_the_order_one_likes() -> None:
    t = at(chancellor(), exile(at="steppe"), turn=1).play("search world")
    assert sorted(t.offered("discard")) == ["elders", "tents", "wolves"]
    t.play("discard tents", "discard elders")
    assert t.pile("hinterland") == ["tents", "elders"]
    assert len(t.state.world) == 2


@rule("oath", "5.1.2.2", "22.2.4")
def test_what_is_empty_cannot_be_searched_and_of_few_one_draws_those() -> None:
    t = at(chancellor(), exile(), turn=1, world="")
    assert t.refused("search world") == "5.1.2.2"
    assert t.refused("search cradle") == "5.1.2.2"
    t = at(chancellor(), exile(), turn=1, world="", piles="cradle: keep tents").play("search cradle")
    assert len(t.state.drawn[1]) == 2


def searched(card: str, **more: object) -> Board:
    """One card in hand."""
    own = {"at": "steppe", **more.pop("own", {})}  # type: ignore[dict-item]
    return at(chancellor(), exile(**own), turn=1, world=card, **more).play("search world")  # type: ignore[arg-type]


@rule("oath", "5.1.4", "5.1.4.1", "5.1.4.2", "10.19")
def test_a_card_is_played_to_the_site_or_to_the_advisers_or_discarded() -> None:
    t = searched("wolves")
    assert t.offers() == ["play-to-site wolves 4", "play-face-up wolves", "play-face-down wolves", "discard wolves"]
    t.play("play-to-site wolves 4")
    assert (t.cards("steppe"), t.favor(1), t.bank("beast")) == (["wolves"], 1, 2)
    t = searched("wolves").play("play-face-up wolves")
    assert (t.advisers(1), t.favor(1)) == (["wolves"], 0)
    t = searched("wolves").play("play-face-down wolves")
    assert (t.advisers(1), t.hidden(1)) == ([], ["wolves"])
    assert searched("wolves").play("discard wolves").pile("hinterland") == ["wolves"]


@rule("oath", "7.2.1", "7.2.0", "5.1.4")
def test_restrictions_hold_for_cards_played_face_up() -> None:
    t = searched("wayside-inn")
    assert t.refused("play-face-up wayside-inn") == "7.2.1"
    assert "play-face-down wayside-inn" in t.offers()
    assert searched("assassin").refused("play-to-site assassin 4") == "7.2.1"


@rule("oath", "5.1.4.2", "7.2.0", "10.14")
def test_a_face_down_adviser_has_no_suit_and_no_power() -> None:
    own = {"at": "steppe", "secrets": 2, "hidden": "wolves elders", "favor": 2}
    t = at(chancellor(), exile(**own), turn=1, cards="steppe: tents").play("trade tents favor")
    assert t.favor(1) == 3, "one, for no adviser matches"
    assert not {"wolves", "elders"} & t.verbs()


@rule("oath", "5.1.4.2.1")
def test_a_fourth_adviser_needs_room_and_locked_ones_give_none() -> None:
    t = searched("wolves", own={"advisers": "council-seat vow-of-peace vow-of-silence"})
    assert t.refused("play-face-up wolves") == "18.4.2"
    assert t.refused("play-face-down wolves") == "5.1.4.2.1"
    t = searched("wolves", own={"advisers": "council-seat tents vow-of-silence"}).play("play-face-up wolves")
    assert t.advisers(1) == ["council-seat", "vow-of-silence", "wolves"]


@rule("oath", "5.1.4.3", "2.2.2")
def test_visions_are_never_played_to_sites_and_face_up_by_exiles_only() -> None:
    t = searched("vision-of-faith")
    assert set(t.offers()) == {"play-face-down vision-of-faith", "reveal vision-of-faith", "discard vision-of-faith"}
    assert t.refused("play-to-site vision-of-faith 4") == "5.1.4.3"
    for role in (chancellor, citizen):
        seats = (role(), exile()) if role is chancellor else (chancellor(), role())
        t = at(*seats, turn=0 if role is chancellor else 1, world="vision-of-faith").play("search world")
        assert t.refused("reveal vision-of-faith") == "5.1.4.3"
        assert "play-face-down vision-of-faith" in t.offers()


@rule("oath", "5.1.4.4", "22.2.9")
def test_the_conspiracy_takes_a_treasure_of_somebody_like_minded() -> None:
    victim = {"at": "steppe", "advisers": "scouts elders", "relics": "map"}
    plotter = {"at": "steppe", "secrets": 1, "hidden": "conspiracy"}

    def plot(advisers: str, **own: object) -> Board:
        one = exile(**{**plotter, "advisers": advisers, **own})
        t = at(chancellor(), one, exile(**victim), turn=1, peoples_favor=2, on_banners=(3, 1))
        return t.play("turn-up conspiracy", "reveal conspiracy")

    t = plot("longbows keep")
    assert "relic map" in t.offers()
    t = plot("longbows tents")
    assert "pass" in t.offers(), "it may be declined"
    assert t.play("pass").secrets(1) == 1
    assert plot("longbows wolves").asked() == "oath-ask-act", "only one matches"
    assert plot("longbows tents", secrets=0).asked() == "oath-ask-act", "no secret to burn"
    assert plot("longbows tents", at="deep-woods").asked() == "oath-ask-act", "not at the same site"
    t = plot("longbows tents")
    banner = next(offer for offer in t.offers() if "peoples-favor" in offer)
    t.play(banner)
    assert (t.state.holds[0], t.state.on_banner[0], t.state.mob, t.secrets(1)) == (1, 1, True, 0)


@rule("oath", "5.1.4.4", "5.1.4.4.1")
def test_even_the_chancellor_may_play_the_conspiracy() -> None:
    plotter = chancellor(at="steppe", secrets=1, hidden="conspiracy", advisers="scouts tents")
    t = at(plotter, exile(at="steppe", advisers="longbows elders", relics="map"))
    t.play("turn-up conspiracy", "reveal conspiracy", "relic map")
    assert "map" in t.relics(0)
    assert NUMBER["conspiracy"] in t.state.boxed
    assert all(NUMBER["conspiracy"] not in pile for pile in t.state.piles)


# -------------------------------------------------------------------------------------------------- muster and trade


@rule("oath", "5.2.1", "5.2.2")
def test_mustering_takes_a_favor_on_a_card_without_tokens() -> None:
    t = at(chancellor(), exile(at="steppe", favor=3), turn=1, cards="steppe: tents; deep-woods: keep")
    t.play("muster tents")
    assert (t.warbands(1), t.favor(1), t.supply(1), t.tokens("tents")) == (5, 2, 6, (1, 0))
    assert t.refused("muster tents") == "5.2.1"
    assert t.refused("muster keep") == "5.2.1", "not here"


@rule("oath", "5.2.2", "10.10", "6.6.3")
def test_a_citizen_musters_purple_warbands() -> None:
    t = at(chancellor(), citizen(at="steppe", favor=1), turn=1, cards="steppe: tents")
    before = t.state.bank[PURPLE]
    t.play("muster tents")
    assert (t.warbands(1), t.state.bank[PURPLE]) == (5, before - 2)


@rule("oath", "5.3.1", "5.3.2", "5.3.2.1")
def test_trading_for_favor() -> None:
    own = {"at": "steppe", "secrets": 1, "advisers": "elders rain-boots wolves"}
    t = at(chancellor(), exile(**own), turn=1, cards="steppe: tents").play("trade tents favor")
    assert (t.favor(1), t.bank("nomad"), t.secrets(1), t.supply(1), t.tokens("tents")) == (3, 0, 0, 6, (0, 1))
    assert t.refused("trade tents favor") == "5.3.1"


@rule("oath", "5.3.2", "5.3.2.2")
def test_trading_for_secrets() -> None:
    own = {"at": "steppe", "favor": 4, "advisers": "elders rain-boots wolves"}
    t = at(chancellor(), exile(**own), turn=1, cards="steppe: tents keep").play("trade tents secrets")
    assert (t.favor(1), t.secrets(1), t.tokens("tents")) == (2, 2, (2, 0))
    assert t.play("trade keep secrets").secrets(1) == 2, "nobody matches: nothing is gained"


# ------------------------------------------------------------------------------------------------------------ recover


@rule("oath", "5.4.1", "5.4.1.1", "22.1.6", "10.14")
@pytest.mark.parametrize(
    ("cards", "advisers", "lost"),
    [
        ("wayside-inn", "herald", False),  # the rulebook's example
        ("wayside-inn tents", "herald", True),
        ("wayside-inn tents", "herald elders", False),
        ("tents", "", True),
        ("", "herald", False),
        ("", "", False),
        ("bandit-rampart", "herald", False),
    ],
)
def test_when_the_darkest_secret_can_be_recovered(cards: str, advisers: str, lost: bool) -> None:
    holder = exile(at="steppe", advisers=advisers, hidden="scouts")
    t = at(chancellor(), exile(secrets=3), holder, turn=1, darkest_secret=2, cards=f"steppe: {cards}" if cards else "")
    assert ("darkest-secret 2" in t.offered("recover-banner")) is lost


@rule("oath", "5.4.1", "5.4.1.1", "5.4.4.2")
def test_secrets_on_the_banner_are_shared_out() -> None:
    t = at(
        chancellor(),
        exile(secrets=4),
        exile(at="steppe"),
        turn=1,
        darkest_secret=2,
        on_banners=(1, 3),
        cards="steppe: tents",
    )
    t.play("recover-banner darkest-secret 4")
    assert (t.secrets(1), t.secrets(2), t.state.on_banner[1], t.supply(1)) == (1, 2, 4, 6)
    t = at(chancellor(), exile(secrets=4), turn=1, darkest_secret=1, on_banners=(1, 3)).play(
        "recover-banner darkest-secret 4"
    )
    assert t.secrets(1) == 3, "from oneself: all"
    t = at(chancellor(), exile(secrets=4), turn=1, on_banners=(1, 3))
    before = t.state.shared_secrets
    t.play("recover-banner darkest-secret 4")
    assert (t.secrets(1), t.state.shared_secrets) == (1, before + 2), "from nobody: the rest is the shared bank's"


@rule("oath", "5.4.4", "5.4.4.1", "22.1.8")
def test_favor_on_the_banner_goes_round_the_banks() -> None:
    t = at(chancellor(), exile(favor=9), turn=1, peoples_favor=0, on_banners=(8, 1), mob=True)
    banner = t.offered("recover-banner")[0].split()[0]
    t.play(f"recover-banner {banner} 9", "bank nomad")
    assert t.state.banks == [5, 4, 4, 4, 4, 5]
    assert (t.state.on_banner[0], t.state.mob, t.state.holds[0]) == (9, False, 1)


@rule("oath", "5.4.1", "6.3")
def test_only_relics_here_can_be_recovered() -> None:
    t = at(chancellor(), exile(at="steppe", favor=9, secrets=9), turn=1, relics="deep-woods: map", relic_deck="")
    assert t.refused("recover 1") == "5.4.1"


# ------------------------------------------------------------------------------------------------------------- travel


@rule("oath", "5.6.1")
@pytest.mark.parametrize(
    ("start", "costs"),
    [
        ("fertile-valley", [None, 1, 2, 2, 2, 4, 4, 4]),
        ("steppe", [2, 2, 2, None, 2, 2, 2, 2]),
        ("salt-flats", [4, 4, 2, 2, 2, None, 3, 3]),
    ],
)
def test_journeys_cost_by_regions(start: str, costs: list[int | None]) -> None:
    for slot, cost in enumerate(costs):
        t = at(chancellor(), exile(at=start), turn=1)
        if cost is None:
            assert t.refused(f"travel {slot + 1}") == "5.6.1"
        else:
            assert t.play(f"travel {slot + 1}").supply(1) == 7 - cost


@rule("oath", "5.6.2", "2.8.2")
def test_a_face_down_site_is_turned_up_on_arrival() -> None:
    t = at(chancellor(), exile(), turn=1, face_down="steppe")
    assert t.view(1)["slots"][3]["site"] is None
    t.play("travel 4")
    assert (t.site(1), t.view(0)["slots"][3]["site"], t.view(0)["slots"][3]["face_up"]) == ("steppe", "steppe", True)


# ------------------------------------------------------------------------------------------------------ minor actions


@rule("oath", "6.0", "6.1", "22.1.12")
def test_a_face_down_adviser_is_turned_up_or_discarded_for_nothing() -> None:
    t = at(chancellor(), exile(at="steppe", supply=0, hidden="wolves keep"), turn=1).play("turn-up wolves")
    assert t.offers() == ["play-to-site wolves 4", "play-face-up wolves", "discard wolves"]
    t.play("play-face-up wolves", "turn-up keep", "discard keep")
    assert (t.advisers(1), t.hidden(1), t.pile("hinterland")) == (["wolves"], [], ["keep"])


@rule("oath", "6.2", "7.3.2", "7.1.1", "7.1.2.1")
def test_action_powers_are_used_with_access_while_the_card_is_empty() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", favor=3, supply=1),
        turn=1,
        cards="steppe: wayside-inn; deep-woods: gambling-hall",
    )
    assert "gambling-hall" not in t.verbs(), "neither ruled nor here"
    t.play("wayside-inn")
    assert t.tokens("wayside-inn") == (1, 0)
    assert "wayside-inn" not in t.verbs()
    t = at(chancellor(), exile(favor=3, secrets=3), turn=1, cards="deep-woods: gambling-hall", bands="deep-woods: 1x1")
    assert "gambling-hall" in t.verbs(), "ruled from afar"


@rule("oath", "6.3", "20.5", "10.17")
def test_relics_here_may_be_looked_at_and_stay_known() -> None:
    t = at(chancellor(), exile(at="steppe"), turn=1, relics="steppe: map; deep-woods: whistle", relic_deck="")
    assert t.offered("peek") == ["1"]
    t.play("peek 1", "travel 5")
    assert t.view(1)["slots"][3]["relics"] == [{"relic": "map"}]
    assert t.view(0)["slots"][3]["relics"] == [{"relic": None}]
    assert t.view(1)["slots"][4]["relics"] == [{"relic": None}]


@rule("oath", "6.4", "20.6")
def test_only_the_scepters_holder_looks_into_the_reliquary() -> None:
    assert "peek-reliquary" not in at(chancellor(), exile(), turn=1).verbs()
    t = at(chancellor(), exile()).play("peek-reliquary 2")
    assert t.view(0)["reliquary"][1] == {"relic": "cup-of-plenty"}
    assert t.view(1)["reliquary"][1] == {"relic": None}


@rule("oath", "6.5.1", "6.5.2")
def test_warbands_move_between_board_and_site() -> None:
    t = at(chancellor(), exile(at="steppe", warbands=2), turn=1, bands="steppe: 1x3")
    assert t.offered("withdraw-warbands") == ["1", "2"], "not the last one"
    t.play("withdraw-warbands 2")
    assert (t.bands("steppe"), t.warbands(1)) == (1, 4)
    t.play("station 4")
    assert (t.bands("steppe"), t.warbands(1)) == (5, 0)
    t = at(chancellor(), exile(at="steppe", warbands=2), turn=1)
    assert t.refused("station 1") == "6.5.2"


@rule("oath", "6.5.1")
def test_a_citizen_needs_leave_to_withdraw() -> None:
    seats = (chancellor(), citizen(at="steppe", warbands=1))
    t = at(*seats, turn=1, bands="steppe: 0x3").play("withdraw-warbands 2")
    assert t.seat() == 0
    t.play("deny")
    assert t.bands("steppe") == 3
    t.play("withdraw-warbands 2", "allow")
    assert (t.bands("steppe"), t.warbands(1)) == (1, 3)
    assert t.play("station 3").bands("steppe") == 4, "the other way needs none"


@rule("oath", "6.5.3")
def test_imperial_players_pass_warbands_with_consent() -> None:
    seats = (chancellor(at="steppe", warbands=3), citizen(at="steppe", warbands=2), citizen(), exile(at="steppe"))
    t = at(*seats, turn=1)
    assert t.offered("give-warbands") == ["0 1", "0 2"]
    t.play("give-warbands 0 2")
    assert t.seat() == 0
    t.play("allow", "ask-warbands 0 4", "allow")
    assert (t.warbands(0), t.warbands(1)) == (1, 4)
    assert not {"give-warbands", "ask-warbands"} & at(*seats, turn=3).verbs()


# -------------------------------------------------------------------------------------------------------- citizenship


@rule("oath", "6.6.1", "2.3.2", "19.5")
def test_an_offer_has_exactly_one_relic_of_the_reliquary() -> None:
    t = at(chancellor(), exile()).play("offer-citizenship 1", "with 1", "promise 0 give-citizenship 1 2")
    assert not [offer for offer in t.offers() if offer.startswith("promise 0 give-citizenship")]
    t.play("propose").play("accept 1", seat=1)
    assert t.relics(1) == ["cup-of-plenty"]
    assert "offer-citizenship" not in at(chancellor(), exile(), reliquary="the-grand-scepter " * 4).verbs()


@rule("oath", "6.6.1")
def test_any_number_of_relics_and_banners_may_be_promised() -> None:
    seats = (chancellor(favor=2), exile(relics="map whistle", secrets=1))
    t = at(*seats, peoples_favor=1, darkest_secret=1, relic_deck="").play("offer-citizenship 1", "with 1")
    t.play("promise 0 give-citizenship 1 1", "promise 1 give-relic 0 map", "promise 1 give-relic 0 whistle")
    t.play("promise 1 give-banner 0 peoples-favor", "promise 1 give-banner 0 darkest-secret", "propose")
    t.play("accept 1", seat=1)
    assert set(t.relics(0)) == {"the-grand-scepter", "map", "whistle"}
    assert t.state.holds == [0, 0]
    assert t.state.on_banner == [1, 1], "given, not seized"


@rule("oath", "6.6.1", "20.6")
def test_relics_may_be_shown_before_an_offer() -> None:
    t = at(chancellor(), exile(), exile()).play("peek-reliquary 1", "show-reliquary 1 2")
    assert [t.view(seat)["reliquary"][0]["relic"] for seat in range(3)] == ["truthful-harp", None, "truthful-harp"]


@rule("oath", "6.6.1", "22.2.29")
def test_an_exile_with_the_scepter_may_offer_to_themselves() -> None:
    t = at(chancellor(), exile(relics="the-grand-scepter"), turn=1).play("accept-own-offer 3")
    assert (t.state.role[1], t.relics(1)) == (CITIZEN, ["the-grand-scepter", "cracked-horn"])


@rule("oath", "6.6.2", "6.6.2.1", "6.6.2.2", "6.6.2.3", "22.1.13", "2.11.4")
def test_what_a_new_citizen_does() -> None:
    newcomer = exile(at="steppe", warbands=4, supply=1, vision="vision-of-faith", hidden="long-lost-heir")
    t = at(
        chancellor(), newcomer, turn=1, bands="deep-woods: 1x2", title=1, usurper=True, oath="people", peoples_favor=1
    )
    own, purple = t.state.colour[1], t.state.bank[PURPLE]
    t.play("turn-up long-lost-heir", "play-face-up long-lost-heir", "yes")
    g = t.state
    assert g.role[1] == CITIZEN
    assert (g.bank[own], g.bank[PURPLE], g.colours[4], g.bands[4], g.host[1]) == (14, purple - 6, PURPLE, 2, 4)
    assert (g.vision[1], g.usurper, g.title) == (0, False, 1)
    assert g.act_over
    assert "vision-of-faith" in t.pile("hinterland")
    assert t.supply(1) == 7


@rule("oath", "6.6.2.1")
def test_where_purple_warbands_are_short_the_new_citizen_chooses() -> None:
    newcomer = exile(at="steppe", warbands=4, hidden="long-lost-heir")
    t = at(chancellor(warbands=20), newcomer, turn=1, bands="deep-woods: 1x3")
    t.play("turn-up long-lost-heir", "play-face-up long-lost-heir", "yes")
    assert (t.seat(), t.asked()) == (1, "oath-ask-replace")
    t.play("share 1")
    assert (t.state.bands[4], t.state.host[1], t.state.bank[PURPLE]) == (1, 3, 0)


@rule("oath", "6.6.2.4", "2.3.3")
def test_the_exchange_follows_and_a_space_is_uncovered() -> None:
    t = at(chancellor(favor=4), exile(favor=1, secrets=2)).play("offer-citizenship 1", "with 1")
    t.play("promise 0 give-citizenship 1 4", "promise 0 give-favor 1 3", "promise 1 give-secrets 0 2", "propose")
    t.play("accept 1", seat=1)
    assert (t.favor(0), t.favor(1), t.secrets(0), t.secrets(1)) == (1, 4, 2, 0)
    assert t.state.own[0] >> 270 & 1, "Greedy"


@rule("oath", "6.6.3", "10.12", "10.21.1")
def test_every_imperial_player_rules_every_imperial_site() -> None:
    t = at(chancellor(), citizen(), exile(), bands="steppe: 0x1; deep-woods: 2x1")
    assert t.view(None)["slots"][3]["rulers"] == [0, 1]
    assert t.view(None)["slots"][4]["rulers"] == [2]


@rule("oath", "6.7.1")
@pytest.mark.parametrize(
    ("title", "people", "price"), [(0, None, 4), (0, 0, 3), (1, None, 6), (1, 1, 7), (2, None, 5), (0, 1, 5), (1, 0, 5)]
)
def test_what_it_costs_to_exile_a_citizen(title: int, people: int | None, price: int) -> None:
    seats = (chancellor(favor=8), citizen(), exile())
    t = at(*seats, title=title, peoples_favor=people, oath="protection").play("exile 1")
    assert (t.favor(0), t.favor(1)) == (8 - price, price)
    t = at(chancellor(favor=price - 1), citizen(), exile(), title=title, peoples_favor=people, oath="protection")
    assert t.refused("exile 1") == "6.7.1"


@rule("oath", "6.7.2", "6.7.1")
def test_an_exiled_citizen_keeps_a_board_of_their_own() -> None:
    t = at(chancellor(favor=8), citizen(warbands=3, supply=0, at="steppe"), bands="steppe: 0x2").play("exile 1")
    g = t.state
    assert (g.role[1], g.host[1], g.bank[g.colour[1]], t.supply(1)) == (EXILE, 3, 11, 7)
    assert (g.colours[3], g.bands[3]) == (PURPLE, 2), "purple warbands on the map remain the Empire's"
    assert t.refused("exile 1") == "6.7.1"
    assert "exile" not in at(chancellor(), citizen(favor=9), turn=1).verbs()


@rule("oath", "6.8.1", "6.8.2")
def test_a_citizen_leaves_by_paying_the_scepters_holder() -> None:
    seats = (chancellor(), citizen(at="steppe", favor=7, secrets=1, dark=1, warbands=3))
    t = at(*seats, turn=1, cards="steppe: tents", tokens="tents: 0 1")
    t.play("exile-self")
    assert (t.favor(0), t.favor(1), t.state.role[1]) == (6, 1, EXILE), "three secrets, three warbands"
    assert t.state.act_over
    poor = (chancellor(), citizen(favor=2, warbands=3))
    assert at(*poor, turn=1).refused("exile-self") == "6.8.1"
    holder = (chancellor(), citizen(favor=9, relics="the-grand-scepter"))
    assert at(*holder, turn=1).refused("exile-self") == "6.8.1"


@rule("oath", "14.21", "2.4.3")
def test_a_scepter_that_was_given_serves_at_once() -> None:
    seats = (chancellor(at="steppe"), exile(at="steppe"))
    t = at(*seats, cards="steppe: tinkers-fair").play(
        "tinkers-fair", "with 1", "promise 0 give-relic 1 the-grand-scepter"
    )
    t.play("propose").play("accept 1", seat=1)
    t.play("pass")
    assert t.relics(1) == ["the-grand-scepter"]
    assert not t.state.scepter_taken


@rule("oath", "22.2.10", "7.4.2")
def test_a_welcoming_party_greets_one_card_in_a_search() -> None:
    t = at(chancellor(), exile(at="steppe", favor=1, advisers="land-warden"), turn=1, sites=with_site("lush-coast", 4),
           cards="lush-coast: welcoming-party", world="wolves birdsong scouts")  # fmt: skip
    t.state.pawn[1] = 3
    t.play("search world")
    while t.asked() == "oath-ask-modify":
        t.play(next((o for o in t.offers() if o != "pass"), "pass"))
    t.play("discard scouts", "play-to-site wolves 4", "play-face-up birdsong")
    assert [told["bank"] for told in t.log("oath-gains-favor")].count("hearth") == 1
