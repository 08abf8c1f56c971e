"""After the vote: who has won, who leads, coins and power (rulebook 4.3.19 on, 4.5)."""

from __future__ import annotations

from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.data import HOUSE_IDS
from interrex.games.kings_dilemma.kingdom import Postponed, Sheet
from interrex.games.kings_dilemma.state import AYE, NAY
from interrex.games.kings_dilemma.story.parts import Circumstance
from interrex.games.kings_dilemma.vocabulary import VoteRules
from interrex.testing import rule

from .positions import FIVE, at


@rule("kings-dilemma", "4.3.19", "4.5.5", "4.5.6")
def test_more_power_wins_winners_pay_into_the_pool_and_losers_take_back() -> None:
    t = at(pool=3).play("aye 3", "nay 1", "nay 1")
    assert (t.g.side, t.g.pool, t.g.power) == (AYE, 6, [5, 8, 8])


@rule("kings-dilemma", "4.3.20", "13.17")
def test_a_tie_is_the_moderators_even_after_voting() -> None:
    t = at(moderator="solad").play("aye 1", "nay 1", "gather")
    assert (t.who(), t.votes()) == ("solad", ["decide aye", "decide nay"])
    t.play("decide aye")
    assert t.g.side == AYE


@rule("kings-dilemma", "4.3.21")
def test_if_all_pass_the_moderator_decides_and_leads() -> None:
    t = at(moderator="solad", leader="wylio").play("gather", "gather", "gather", "decide nay")
    assert (t.g.side, t.leader()) == (NAY, "solad")


@rule("kings-dilemma", "4.3.22")
def test_a_leader_on_the_losing_side_gives_the_token_to_the_first_winner() -> None:
    t = at(FIVE, leader="wylio").play("nay 4", "aye 3", "aye 2", "gather", "gather")
    assert (t.g.side, t.leader()) == (AYE, "solad")


@rule("kings-dilemma", "4.3.23", "1.3.8")
def test_of_several_the_moderator_chooses_the_leader() -> None:
    t = at(FIVE, leader="wylio", moderator="allwed").play("nay 3", "aye 2", "aye 2", "gather", "gather")
    assert (t.who(), t.votes()) == ("allwed", ["appoint 1", "appoint 2"])
    assert t.refused("appoint 0") == "4.3.22"  # it has voted for the losing side
    t.play("appoint 2")
    assert t.leader() == "tork"


@rule("kings-dilemma", "4.3.24", "13.18", "10.7.6")
def test_a_leader_who_has_not_voted_gives_the_token_away_too() -> None:
    t = at(rules=VoteRules(silent=True), leader="wylio")
    t.play("gather", seat=0).play("aye 1", seat=1).play("aye 1", seat=2).play("appoint 1", seat=0)
    assert t.leader() == "solad"


@rule("kings-dilemma", "4.5.1")
def test_in_the_next_vote_passing_to_moderate_is_open_again() -> None:
    t = at(deck=(0, 1), parts=None).play("moderate", "aye 1", "aye 1")
    assert not t.g.moderated or t.state.over


@rule("kings-dilemma", "4.5.2", "4.3.6", "4.3.10", "13.15")
def test_a_pass_brings_a_coin_after_the_vote() -> None:
    t = at().play("gather")
    assert t.coins("wylio") == 10
    t.play("moderate", "aye 1")
    assert t.g.coins == [11, 11, 10]


@rule("kings-dilemma", "4.5.3", "4.5.4", "1.2.6")
def test_the_pool_is_shared_and_the_rest_stays() -> None:
    t = at(pool=5).play("gather", "gather", "aye 1")
    assert t.g.power == [10, 10, 7]
    assert t.g.pool == 2  # one that could not be shared, and the winner's


@rule("kings-dilemma", "4.5.3")
def test_who_passed_to_moderate_shares_nothing() -> None:
    t = at(pool=4).play("moderate", "gather", "aye 2")
    assert t.g.power == [8, 12, 6]


@rule("kings-dilemma", "4.5.4")
def test_if_nobody_gathers_all_of_it_stays() -> None:
    t = at(pool=5).play("aye 2", "nay 1", "moderate")
    assert t.g.pool == 7


@rule("kings-dilemma", "10.6.4")
def test_where_heads_count_power_decides_nothing_but_the_leader() -> None:
    t = at(rules=VoteRules(head_count=True), leader="tork").play(
        "nay 5",
        "aye 1",
        "aye 1",
    )
    assert t.g.side == AYE


@rule("kings-dilemma", "10.6.5")
def test_a_majority_of_the_houses_is_needed_or_nay_wins_without_a_tie() -> None:
    t = at(rules=VoteRules(majority=True), leader="wylio").play("aye 5", "gather", "gather")
    assert (t.g.side, t.leader()) == (NAY, "wylio")


@rule("kings-dilemma", "10.6.5")
def test_what_is_shown_ahead_is_what_would_win() -> None:
    t = at(rules=VoteRules(majority=True)).play("aye 3")
    assert t.view(None)["vote"]["ahead"] == "nay"
    assert at().play("aye 3").view(None)["vote"]["ahead"] == "aye"


@rule("kings-dilemma", "10.6.11")
def test_the_leaders_card_may_count_more() -> None:
    t = at(rules=VoteRules(leader_vote=2), leader="wylio").play("aye 1", "nay 1", "nay 1")
    assert t.g.side == AYE


@rule("kings-dilemma", "10.6.12")
def test_winners_may_keep_their_power() -> None:
    t = at(rules=VoteRules(keep_power=True), pool=3).play("aye 3", "gather", "moderate")
    assert (t.power("wylio"), t.g.pool) == (8, 0)


@rule("kings-dilemma", "10.6.14")
def test_an_election_remembers_the_house_with_the_most_power() -> None:
    t = at(rules=VoteRules(elect="warden")).play("back 1 2", "back 1 1", "back 0 2")
    assert t.g.facts["warden"] == 2
    assert t.g.power == [6, 7, 8]
    assert t.g.sides == {0: AYE}


@rule("kings-dilemma", "10.6.14", "10.5.4", "10.2.23")
def test_what_waits_for_a_fact_hears_of_an_election() -> None:
    waits = v.Later(when=v.When(at="when_flag", of="warden"), then=(v.Gain(what="coins", n=5, who="holder warden"),))
    parts = {"circumstance": {"comet": Circumstance(then=(waits,))}}
    for votes in (("back 1 2", "back 1 1", "back 0 2"), ("back 1 2", "gather", "back 0 2", "elect 1")):
        t = at(rules=VoteRules(elect="warden"), parts=parts, later=(Postponed(0, 1, 0, 0, ""),)).play(*votes)
        assert (t.coins("solad") >= 15, t.g.later) == (True, ())


@rule("kings-dilemma", "10.6.14", "13.50", "4.3.21")
def test_where_nobody_is_named_nobody_is_elected_and_nay_follows() -> None:
    t = at(rules=VoteRules(elect="warden"), nay=[v.Pool(by=2)], moderator="tork").play("gather", "gather", "moderate")
    assert ("warden" in t.g.facts, t.g.sides, t.leader()) == (False, {0: NAY}, "tork")


@rule("kings-dilemma", "10.6.14")
def test_in_an_election_no_side_can_be_voted_for() -> None:
    t = at(rules=VoteRules(elect="warden"))
    assert t.refused("aye 1") == "10.6.14"


@rule("kings-dilemma", "1.1.5", "13.7")
def test_what_winning_brings_comes_clockwise_from_the_leader() -> None:
    """Tork has 1 power for a vote lost with at least four, Gamam 2 coins for one won with more than five."""
    boxes = {"tork": (0, 0, 0, 3), "gamam": (0, 3, 0, 0)}
    sheets = tuple([Sheet(boxes=boxes.get(house, (0, 0, 0, 0)), taken=True) for house in HOUSE_IDS])
    t = at("tork solad gamam", sheets=sheets).play("nay 4", "gather", "aye 6", "hold")
    gained = [told.message.params["house"] for told in t.g.listener if told.message.key == "kings-dilemma-gains"]
    assert (t.leader(), gained) == ("gamam", [7, 3])
