"""Deeds promised at the Tribunal (rulebook 19.8 to 19.10)."""

from __future__ import annotations

import pytest

from interrex.engine.deals import dealings
from interrex.engine.words import LANGUAGES
from interrex.games.oath.play.pledges import TRIBUNAL, PledgesDue
from interrex.games.oath.play.turn import ActPhase
from interrex.testing import rule

from .positions import Board, Seat, at, chancellor, citizen, exile, until
from .test_sites import with_site

HERE = {"at": "the-tribunal"}


def struck(*clauses: str, seats: tuple[Seat, ...] = (), **more: object) -> Board:
    """Seat 1 and seat 0 have struck this deal at the Tribunal, in seat 1's turn."""
    board = {"sites": with_site("the-tribunal"), **more}
    table = seats or (
        chancellor(favor=3, secrets=2, **HERE),
        exile(favor=3, secrets=2, warbands=4, **HERE),
        exile(**HERE),
    )
    t = at(*table, turn=1, **board)  # type: ignore[arg-type]
    t.play("the-tribunal", "with 0", *[f"promise {clause}" for clause in clauses], "propose")
    t.play("accept 1", seat=0)
    return t.play("pass")


@rule("oath", "19.8", "19.9", "11.13")
def test_who_promised_to_leave_somebody_alone_does_not_attack_them() -> None:
    t = struck("1 leave-alone 0 3")
    assert t.offered("campaign") == ["2", "bandits"]
    assert t.refused("campaign 0") == "19.9"
    shown = dealings(t.state, 2)
    assert shown is not None
    assert [(p.seat, p.action, p.parties) for p in shown.pledges] == [(1, "leave-alone 0 3", (1, 0))]


@rule("oath", "19.8", "19.9")
def test_a_free_campaign_is_a_campaign_too() -> None:
    seats = (chancellor(**HERE), exile(favor=3, advisers="knights-errant", **HERE))
    t = struck("1 leave-alone 0 3", seats=seats, cards="the-tribunal: tents", bands="the-tribunal: 0x1")
    t.play("muster tents")
    assert t.asked() == "oath-ask-act", "nobody else could be attacked"


@rule("oath", "19.8")
def test_targets_of_a_kind_are_spared() -> None:
    t = struck("1 spare 0 relics 1", bands="the-tribunal: 0x1").play("campaign 0")
    assert t.offered("target-relic") == []
    assert t.refused("target-relic the-grand-scepter") == "19.8"
    assert "target-pawn" in t.offers()
    t = struck("1 spare 0 sites 1", bands="the-tribunal: 0x1")
    assert t.refused("campaign 0") == "19.9", "the site would have to be a target"
    assert "campaign 0" in struck("1 spare 0 sites 1").offers()


@rule("oath", "19.8", "19.9", "18.3.5")
def test_spared_sites_are_spared_by_campaigns_from_elsewhere_too() -> None:
    """The Chancellor rules the Deep Woods and the Ancient City, where there are beasts; seat 2's pawn is at the one."""

    def wild(*clauses: str) -> Board:
        seats = (chancellor(), exile(advisers="wild-allies", secrets=1, **HERE), exile(at="deep-woods"))
        board = {"cards": "deep-woods: wolves; ancient-city: birdsong", "bands": "deep-woods: 0x1; ancient-city: 0x1"}
        return struck(*clauses, seats=seats, **board)

    t = wild("1 spare 0 relics 1").play("wild-allies")
    assert t.offered("site") == ["3", "5"]
    assert t.play("site 5").offered("foe") == ["0", "2"]
    t = wild("1 spare 0 sites 1").play("wild-allies")
    assert (t.state.war.defender, t.state.war.sites, t.offers()) == (2, 0, ["target-pawn"]), "nothing else was left"


@rule("oath", "19.8", "19.9", "18.5.8")
def test_spared_sites_are_spared_by_a_sneak_attack_too() -> None:
    def ambushed(*clauses: str) -> bool:
        seats = (chancellor(advisers="sneak-attack", **HERE), exile(warbands=4, **HERE), exile(warbands=1, **HERE))
        t = struck(*clauses, seats=seats, bands="the-tribunal: 1x1", dice="1 1 4 4 4 4 1 1 1 1")
        t.play("campaign 2", "target-pawn", "commit 4")
        while t.asked() not in ("oath-ask-yes", "oath-ask-act"):
            t.play("pass" if "pass" in t.offers() else t.offers()[0])
        return t.asked() == "oath-ask-yes"

    assert ambushed("0 spare 1 relics 1")
    assert not ambushed("0 spare 1 sites 1")


@rule("oath", "19.8", "5.5.1.1")
def test_a_citizen_whom_the_chancellor_attacks_has_no_sites_to_spare() -> None:
    seats = (chancellor(**HERE), citizen(**HERE), exile())
    t = struck("0 spare 1 sites 1", seats=seats, bands="the-tribunal: 0x1")
    t.state.turn = 0
    t.state.push(ActPhase(0))
    t.state.run()
    assert "1" in t.offered("campaign")


@rule("oath", "19.8", "19.9")
def test_a_card_promised_away_is_used_under_no_name() -> None:
    t = struck("0 leave-unused the-grand-scepter 2")
    t.state.turn = 0
    t.state.push(ActPhase(0))
    t.state.run()
    assert not {"peek-reliquary", "offer-citizenship"} & t.verbs()
    assert t.refused("peek-reliquary 1") == "19.8"


@rule("oath", "19.8", "19.9", "22.3.2")
def test_a_modifier_promised_away_neither_helps_by_itself_nor_opens_a_way() -> None:
    def trader(supply: int, *clauses: str) -> Board:
        own = {"secrets": 1, "advisers": "elders", "relics": "cup-of-plenty", "supply": supply}
        seats = (chancellor(favor=1, **HERE), exile(**own, **HERE))
        return struck("0 give-favor 1 1", *clauses, seats=seats, cards="the-tribunal: tents", reliquary="map")

    promise = "1 leave-unused cup-of-plenty 1"
    assert trader(3).play("trade tents favor").supply(1) == 3
    assert trader(3, promise).play("trade tents favor").supply(1) == 2
    assert "trade" in trader(0).verbs()
    assert "trade" not in trader(0, promise).verbs()


@rule("oath", "19.9")
def test_a_modifier_promised_away_is_refused_by_its_promise() -> None:
    own = {"secrets": 3, "favor": 3, "advisers": "tents a-fast-steed", "warbands": 1}
    t = struck("1 leave-unused tents 1", seats=(chancellor(**HERE), exile(**own, **HERE))).play("travel 5")
    assert "a-fast-steed" in t.verbs()
    assert t.refused("tents") == "19.8"


@rule("oath", "19.8")
def test_a_card_that_speaks_at_two_moments_can_be_promised_away_too() -> None:
    own = {"relics": "cracked-horn", "advisers": "tents"}
    t = at(chancellor(**HERE), exile(**own, **HERE), turn=1, sites=with_site("the-tribunal"), reliquary="map")
    offers = t.play("the-tribunal", "with 0").offered("promise")
    assert {"1 leave-unused cracked-horn 1", "1 leave-unused tents 1"} <= {*offers}


@rule("oath", "19.8", "19.9")
def test_banners_sites_visions_and_cards_may_be_promised_away() -> None:
    seats = (
        chancellor(**HERE),
        exile(favor=5, secrets=1, advisers="wolves", hidden="vision-of-faith", **HERE),
    )
    t = struck(
        "1 shun-banner peoples-favor 2",
        "1 keep-away 5 2",
        "1 hide-visions 2",
        "1 leave-unused wolves 2",
        seats=seats,
        mob=True,
    )
    assert not t.offered("recover-banner")
    assert "5" not in t.offered("travel")
    assert t.refused("travel 5") == "19.8"
    assert "wolves" not in t.verbs()
    assert "reveal" not in t.play("turn-up vision-of-faith").verbs()


@rule("oath", "19.8", "4.0.2")
def test_a_promise_ends_with_its_round() -> None:
    t = struck("1 leave-alone 0 1", "0 leave-alone 1 2")
    t.state.push(PledgesDue())
    t.state.run()
    assert [pledge.seat for pledge in t.state.pledges] == [0]
    assert "0" in t.offered("campaign")
    assert t.log("engine-pledge-kept")


@rule("oath", "19.8", "19.10")
def test_debts_are_paid_at_the_end_of_their_round() -> None:
    t = struck("1 owe-favor 0 2 1", "0 owe-secrets 1 1 1", "1 forfeit 0 secrets 2")
    t.state.push(PledgesDue())
    t.state.run()
    assert (t.favor(0), t.favor(1), t.secrets(0), t.secrets(1)) == (5, 1, 1, 3), "and nothing is forfeit"
    assert t.state.pledges == ()


@rule("oath", "19.9", "19.10")
def test_who_cannot_pay_pays_the_penalty_as_far_as_possible() -> None:
    t = struck("1 owe-favor 0 6 1", "1 forfeit 0 secrets 3", "0 forfeit 1 favor 6", "0 leave-alone 1 4")
    t.state.push(PledgesDue())
    t.state.run()
    assert (t.favor(0), t.favor(1)) == (6, 0), "three of six"
    assert (t.secrets(0), t.secrets(1)) == (4, 0), "two of three"
    assert t.log("engine-pledge-released")
    assert [pledge.action[0] for pledge in t.state.pledges] == ["forfeit", "leave-alone"], "the other's still stand"


@rule("oath", "19.9", "6.5.1")
def test_promised_permissions_are_given() -> None:
    seats = (chancellor(**HERE), citizen(warbands=1, **HERE))
    t = struck("0 permit 1 2", seats=seats, bands="the-tribunal: 0x3").play("withdraw-warbands 2")
    assert (t.seat(), t.offers()) == (0, ["allow"])
    assert t.play("allow").warbands(1) == 3


@rule("oath", "19.9", "5.5.2.7")
def test_a_promised_ally_joins() -> None:
    seats = (chancellor(**HERE), citizen(**HERE), exile(warbands=3, **HERE))
    t = struck("1 ally-with 0 2", seats=seats, dice="1 1 1 1 1 1 1 1")
    t.state.turn = 2
    t.state.push(ActPhase(2))
    t.state.run()
    until(t.play("campaign 0", "target-pawn"), "oath-ask-join")
    assert t.offers() == ["join"]


@rule("oath", "19.9", "2.11.3")
def test_a_promised_heir_gets_the_title() -> None:
    seats = (chancellor(**HERE), exile(warbands=9, **HERE), exile(), exile())
    bands = "the-tribunal: 0x1; deep-woods: 0x1; fertile-valley: 2x1; standing-stones: 2x1"
    bands += "; ancient-city: 3x1; lush-coast: 3x1"
    t = struck("0 name-heir 3 2", seats=seats, bands=bands, dice="1 1 1 1 4 4 4 4 4 4 4 4 4")
    t.play("campaign 0", "pass", "commit 9")
    while t.asked() != "oath-ask-player":
        t.play(t.offers()[-1])
    assert t.offers() == ["player 3"]


@rule("oath", "22.2.23", "7.6.3")
def test_what_the_tribunal_lets_players_promise() -> None:
    t = at(chancellor(**HERE), exile(**HERE), turn=1, sites=with_site("the-tribunal"), round=7).play(
        "the-tribunal", "with 0"
    )
    kinds = {offer.split()[1] for offer in t.offered("promise")}
    assert {"leave-alone", "spare", "shun-banner", "keep-away", "hide-visions", "permit", "name-heir"} <= kinds
    assert {"owe-favor", "owe-secrets", "forfeit"} <= kinds
    assert {offer.split()[-1] for offer in t.offered("promise") if "leave-alone" in offer} == {"7", "8"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_has_words(language: str) -> None:
    t = at(chancellor(**HERE), citizen(advisers="wolves", **HERE), turn=1, sites=with_site("the-tribunal"))
    for term in TRIBUNAL.terms:
        for promised in term.offers(t.state, 1)[:9]:
            said = t.say(term.label(t.state, 1, promised), language)
            assert said
            assert not {"{", "$"} & {*said}
