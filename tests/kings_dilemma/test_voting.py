"""The vote: turns, passes, the moving Leader, the end (rulebook 4.3)."""

from __future__ import annotations

from interrex.engine.action import parse
from interrex.games.kings_dilemma.kingdom import Laid, Ruling
from interrex.games.kings_dilemma.play.voting import Vote
from interrex.games.kings_dilemma.story.parts import StoryCard
from interrex.games.kings_dilemma.vocabulary import Ability, Changed, Gain, TokenGive, Until, VoteRules, When
from interrex.testing import rule

from .positions import FIVE, Position, at


def vote(houses: str = "wylio solad tork", **given: object) -> Position:
    return at(houses, frame=Vote(), **given)  # type: ignore[arg-type]


@rule("kings-dilemma", "4.3.1", "1.1.3", "4.3.17", "1.4.5")
def test_turns_go_clockwise_from_the_leader_for_one_lap() -> None:
    t = vote(leader="solad")
    assert t.who() == "solad"
    t.play("aye 1")
    assert t.who() == "tork"
    t.play("gather")
    assert t.who() == "wylio"
    t.play("nay 1")
    assert t.state.over


@rule("kings-dilemma", "4.3.2", "4.3.3", "4.3.4", "2.4")
def test_the_first_turn_is_aye_nay_or_one_of_two_passes() -> None:
    t = vote(power=[2, 8, 8])
    assert t.votes() == ["aye 1", "aye 2", "nay 1", "nay 2", "gather", "moderate"]
    assert t.refused("aye 0") == "4.3.3"
    assert t.refused("nay 0") == "4.3.4"
    assert t.refused("hold") == "4.3.2"


@rule("kings-dilemma", "4.3.5")
def test_without_power_one_can_only_pass() -> None:
    t = vote(power=[0, 8, 8])
    assert t.votes() == ["gather", "moderate"]
    assert t.refused("aye 1") == "4.3.5"


@rule("kings-dilemma", "4.3.7", "4.3.8", "4.3.9", "1.3.8")
def test_the_first_to_pass_to_moderate_has_the_token_at_once_and_nobody_takes_it_again() -> None:
    t = vote(leader="wylio", moderator="solad")
    t.play("moderate")
    assert t.moderator() == "wylio"
    assert "moderate" not in t.votes()
    assert t.refused("moderate") == "4.3.8"


@rule("kings-dilemma", "4.3.7")
def test_the_moderator_may_keep_the_token_by_passing() -> None:
    t = vote(leader="wylio", moderator="wylio").play("moderate")
    assert t.moderator() == "wylio"


@rule("kings-dilemma", "4.3.11", "4.3.12", "1.3.7")
def test_who_lays_more_than_every_other_leads_and_equal_is_not_more() -> None:
    t = vote(leader="wylio").play("aye 2", "nay 2")
    assert t.leader() == "wylio"
    t.play("nay 3")
    assert t.leader() == "tork"


@rule("kings-dilemma", "10.5.1", "4.3.11", "1.1.5")
def test_what_answers_a_new_leader_comes_before_the_next_turn() -> None:
    wins = When(at="became_leader", kind="bid")
    ability = Ability(kind="when", who="each", on=wins, then=(Gain(what="power", n=5),))
    parts = {"story": {"lead": StoryCard(storyline="plot", number=2, abilities=(ability,))}}
    t = at(parts=parts, stories=((Laid(1, 1),), ())).play("gather", "aye 1")
    assert (t.leader(), t.who(), t.power("solad")) == ("solad", "tork", 8 - 1 + 5)


@rule("kings-dilemma", "10.5.1", "4.3.16")
def test_a_new_leader_who_gives_the_token_away_does_not_outbid_again_with_the_same_power() -> None:
    wins = When(at="became_leader", kind="bid")
    ability = Ability(kind="when", who="each", on=wins, then=(TokenGive(token="leader", to="moderator"),))
    parts = {"story": {"lead": StoryCard(storyline="plot", number=2, abilities=(ability,))}}
    t = at(parts=parts, stories=((Laid(1, 1),), ()), moderator="wylio").play("gather", "aye 1")
    assert (t.leader(), t.who()) == ("wylio", "tork")


@rule("kings-dilemma", "4.3.13", "4.3.14", "4.3.15", "13.16")
def test_later_turns_add_or_hold_and_nobody_changes_sides() -> None:
    t = vote(leader="wylio", power=[3, 8, 8]).play("aye 1", "nay 2", "gather")
    assert t.who() == "wylio"
    assert t.votes() == ["add 1", "add 2", "hold"]
    assert t.refused("nay 1") == "4.3.15"
    assert t.refused("gather") == "4.3.15"
    assert t.refused("add 3") == "4.3.5"  # it has only 2 left
    t.play("add 2")
    assert (t.leader(), t.who()) == ("wylio", "solad")
    t.play("hold")
    assert t.state.over


@rule("kings-dilemma", "4.3.14", "13.16")
def test_who_has_nothing_left_is_asked_all_the_same() -> None:
    t = vote(leader="wylio", power=[1, 8, 8]).play("aye 1", "nay 2", "gather")
    assert t.votes() == ["hold"]


@rule("kings-dilemma", "4.3.14")
def test_to_hold_is_not_to_drop_out() -> None:
    t = vote(leader="wylio").play("aye 1", "nay 2", "nay 1", "hold")
    assert t.state.over
    t = vote(leader="wylio").play("aye 1", "nay 2", "nay 3", "hold", "add 2", "hold")
    assert (t.leader(), t.who()) == ("solad", "wylio")
    assert "add 1" in t.votes()


@rule("kings-dilemma", "4.3.16", "4.3.17")
def test_once_the_token_has_moved_every_other_house_has_one_more_turn() -> None:
    t = vote(leader="wylio").play("aye 1", "nay 1", "aye 2")
    assert t.leader() == "tork"
    t.play("hold")
    assert t.who() == "solad"
    t.play("hold")
    assert t.state.over


@rule("kings-dilemma", "4.3.18", "4.3.11", "4.3.12", "4.3.16")
def test_the_five_handed_vote_of_the_book() -> None:
    t = vote(FIVE, leader="wylio", moderator="solad", power=[8, 8, 8, 2, 8])
    t.play("moderate")
    assert t.moderator() == "wylio"
    t.play("aye 1")
    assert t.leader() == "solad"
    t.play("nay 1")
    assert t.leader() == "solad"
    t.play("aye 1", "nay 4")
    assert t.leader() == "allwed"
    assert t.who() == "solad"  # Wylio has passed
    t.play("add 3")
    assert t.leader() == "allwed"
    t.play("add 1")
    assert t.votes() == ["add 1", "hold"]
    t.play("add 1")
    assert t.state.over
    assert sum([t.g.laid[s] for s in (1, 3)]) == sum([t.g.laid[s] for s in (2, 4)]) == 6


# Special votes


@rule("kings-dilemma", "10.6.1", "10.6.2")
def test_a_vote_may_need_more_power() -> None:
    t = vote(rules=VoteRules(min_power=3), power=[4, 2, 8])
    assert t.votes() == ["aye 3", "aye 4", "nay 3", "nay 4", "gather", "moderate"]
    assert t.refused("aye 2") == "10.6.2"
    t.play("gather")
    assert t.votes() == ["gather", "moderate"]


@rule("kings-dilemma", "10.6.3")
def test_a_vote_card_may_have_a_limit() -> None:
    t = vote(rules=VoteRules(max_power=2)).play("aye 1", "nay 2", "gather")
    assert t.votes() == ["add 1", "hold"]
    assert t.refused("add 2") == "10.6.3"


@rule("kings-dilemma", "10.6.7")
def test_where_passing_is_closed_only_the_powerless_pass() -> None:
    t = vote(rules=VoteRules(no_pass=True), power=[1, 0, 1])
    assert t.votes() == ["aye 1", "nay 1"]
    assert t.refused("gather") == "10.6.7"
    t.play("aye 1")
    assert t.votes() == ["gather", "moderate"]


@rule("kings-dilemma", "10.6.9")
def test_two_coins_count_as_one_power() -> None:
    t = vote(rules=VoteRules(coins_too=True), power=[1, 8, 8], coins=[5, 10, 10])
    assert t.votes()[:5] == ["buy-aye 0 2", "buy-aye 0 4", "buy-aye 1 0", "buy-aye 1 2", "buy-aye 1 4"]
    assert t.refused("aye 1") == "10.6.9"
    t.play("buy-aye 1 4")
    assert (t.coins("wylio"), t.g.weight(0)) == (1, 3)
    t.play("buy-nay 0 2", "buy-nay 4 0")
    assert (t.votes(), t.leader()) == (["hold"], "tork")
    t.play("hold")
    assert t.votes()[:3] == ["buy-more 0 2", "buy-more 0 4", "buy-more 0 6"]
    assert t.refused("add 1") == "10.6.9"
    t.play("buy-more 3 4")
    assert (t.g.weight(1), t.leader()) == (6, "solad")


@rule("kings-dilemma", "10.6.10")
def test_an_excluded_leader_is_passed_over_and_the_next_house_begins() -> None:
    t = vote(rules=VoteRules(excluded="leader"), leader="solad")
    assert t.who() == "tork"
    t.play("gather")
    assert t.who() == "wylio"
    t.play("moderate")
    assert t.state.over


@rule("kings-dilemma", "10.6.10", "10.1.4")
def test_of_several_that_fit_one_is_excluded() -> None:
    t = vote(rules=VoteRules(excluded="rank coins first"), leader="tork")
    assert t.g.stance == [0, 0, 5]
    assert t.who() == "wylio"


@rule("kings-dilemma", "10.6.6", "13.48", "1.4.5")
def test_in_a_silent_vote_all_decide_at_once_and_the_first_moderates() -> None:
    t = vote(rules=VoteRules(silent=True), leader="solad", moderator="tork")
    assert t.state.pending() == (1, 2, 0)
    t.play("moderate", seat=0).play("aye 3", seat=1)
    assert t.g.stance == [0, 0, 0]
    t.play("moderate", seat=2)
    assert t.moderator() == "tork"
    assert (t.g.stance, t.leader()) == ([3, 1, 4], "solad")


@rule("kings-dilemma", "10.7.5")
def test_where_the_token_is_locked_nobody_passes_to_moderate() -> None:
    from_ = vote(rulings=(ruling("moderator_locked"),))
    assert "moderate" not in from_.votes()
    assert from_.refused("moderate") == "10.7.5"


@rule("kings-dilemma", "10.7.6")
def test_a_fixed_leader_is_not_outbid() -> None:
    t = vote(rulings=(ruling("leader_fixed"),), leader="wylio").play("aye 1", "nay 5", "gather")
    assert (t.leader(), t.state.over) == ("wylio", True)


def ruling(name: str, to: int = 1) -> Ruling:
    return Ruling(Changed(set=name, to=to), Until(), 1)  # type: ignore[arg-type]


@rule("kings-dilemma", "10.7.6", "10.6.6")
def test_a_fixed_leader_is_not_outbid_in_a_silent_vote_either() -> None:
    t = at(rules=VoteRules(silent=True), rulings=(ruling("leader_fixed"),), leader="wylio")
    t.play("aye 1", seat=0).play("aye 3", seat=1).play("gather", seat=2)
    assert t.leader() == "wylio"


def test_a_vote_points_at_its_pan() -> None:
    t = at()
    refs = {offer.split()[0]: t.game.refs(t.state, 0, parse(offer)) for offer in t.votes()}
    assert refs["aye"] == ("pan:aye", "power:0")
    assert refs["nay"] == ("pan:nay", "power:0")
    assert refs["gather"] == ()
    t.play("nay 1", "aye 2", "gather")
    assert t.game.refs(t.state, 0, parse("add 1")) == ("pan:nay", "power:0")
