"""Deals: what is paid for binds (rulebook 4.4)."""

from __future__ import annotations

import pytest

from interrex.engine.deals import dealings
from interrex.games.kings_dilemma.play.rounds import CouncilRound
from interrex.games.kings_dilemma.play.scoring import Score
from interrex.games.kings_dilemma.story.parts import Circumstance, Dilemma, Front
from interrex.games.kings_dilemma.vocabulary import Choose, EndReign, Gain, HoldVote, Sticker, VoteRules
from interrex.testing import rule

from .positions import FIVE, Position, at
from .test_voting import ruling


def promised(t: Position, buyer: str, seller: str, promise: str, coins: int = 2, how: str = "coins") -> Position:
    """The buyer pays the seller for one promise."""
    number = t.g.dealt + 1
    return t.deal(
        f"{buyer} with {{{seller}}}",
        f"{buyer} promise {{{buyer}}} {how} {coins} {{{seller}}}",
        f"{buyer} promise {{{seller}}} {promise}",
        f"{buyer} propose",
        f"{seller} accept {number}",
    )


@rule("kings-dilemma", "4.4.1", "4.4.2", "13.19", "1.4.6")
def test_anybody_may_offer_at_any_moment_and_nobody_waits_for_an_answer() -> None:
    t = at()
    t.deal(
        "tork with {solad}", "tork promise {tork} coins 1 {solad}", "tork promise {solad} vote aye 1", "tork propose"
    )
    assert t.who() == "wylio"
    t.play("gather", "nay 1", "nay 1")
    assert t.g.deals == ()


@rule("kings-dilemma", "4.4.3", "4.4.4", "1.3.2")
def test_when_a_deal_is_struck_coins_change_hands_and_the_promise_binds() -> None:
    t = promised(at(), "solad", "wylio", "vote nay 2")
    assert (t.coins("solad"), t.coins("wylio")) == (8, 12)
    assert t.votes() == [f"nay {n}" for n in range(2, 9)]
    assert t.refused("aye 3") == "4.4.15"


@rule("kings-dilemma", "4.4.3", "4.3.20", "4.4.21", "13.20")
def test_several_share_one_price_for_a_tie() -> None:
    t = at(FIVE, leader="wylio", moderator="solad", power=[8, 8, 8, 2, 8])
    t.play("moderate", "aye 1", "nay 1", "aye 1", "nay 4", "add 3", "add 1", "add 1")
    assert t.who() == "wylio"
    t.deal(
        "coden with {wylio}", "coden with {solad}", "coden promise {coden} coins 3 {wylio}",
        "coden promise {solad} coins 2 {wylio}", "coden promise {wylio} tie aye", "coden propose",
        "wylio accept 1", "solad accept 1",
    )  # fmt: skip
    assert (t.coins("wylio"), t.coins("coden"), t.coins("solad")) == (15, 7, 8)
    assert t.votes() == ["decide aye"]
    t.play("decide aye")
    assert t.leader() == "solad"


@rule("kings-dilemma", "4.4.5")
def test_without_payment_there_is_no_deal() -> None:
    t = at().deal("solad with {wylio}", "solad promise {wylio} vote nay 2")
    assert t.refused("propose", seat=1) == "4.4.5"


@rule("kings-dilemma", "4.4.3")
def test_a_deal_has_one_to_three_promises() -> None:
    t = at().deal("solad with {wylio}", "solad promise {solad} coins 2 {wylio}")
    assert t.refused("propose", seat=1) == "4.4.3"


@rule("kings-dilemma", "4.4.6", "1.3.1")
def test_power_and_tokens_are_no_part_of_deals() -> None:
    t = at().deal("solad with {wylio}")
    kinds = {offer.split()[2] for offer in t.offers(1) if offer.startswith("promise")}
    assert not kinds & {"power", "leader", "moderator", "token"}


@rule("kings-dilemma", "4.4.7")
def test_nobody_pays_what_they_do_not_have() -> None:
    t = at(coins=[10, 1, 10])
    t.deal("solad with {wylio}", "solad promise {solad} coins 2 {wylio}", "solad promise {wylio} vote nay 2")
    assert t.refused("propose", seat=1) == "4.4.7"


@rule("kings-dilemma", "4.4.7")
def test_what_one_house_pays_in_a_deal_is_added_up() -> None:
    t = at(coins=[10, 9, 10]).deal(
        "wylio with {solad}", "wylio with {tork}", "wylio promise {solad} coins 5 {wylio}",
        "wylio promise {solad} deposit 5 {tork}", "wylio promise {wylio} vote aye 1", "wylio propose",
    )  # fmt: skip
    assert t.refused("accept 1", seat=1) == "4.4.7"


@rule("kings-dilemma", "4.4.3", "13.20")
def test_one_house_pays_at_most_ten_in_a_deal_however_it_pays() -> None:
    t = at(coins=[10, 30, 10]).deal(
        "solad with {wylio}", "solad promise {wylio} vote aye 1",
        "solad promise {solad} coins 6 {wylio}", "solad promise {solad} deposit 5 {wylio}",
    )  # fmt: skip
    assert t.refused("propose", seat=1) == "4.4.3"


def wylio_drafts(t: Position, *clauses: str) -> Position:
    """Wylio offers Solad and Tork a deal of these clauses."""
    lines = [f"wylio promise {clause}" for clause in clauses]
    return t.deal("wylio with {solad}", "wylio with {tork}", *lines, "wylio propose")


@rule("kings-dilemma", "4.4.7", "1.4.2", "13.52")
@pytest.mark.parametrize("clause", ["{solad} coins 2 {tork}", "{solad} vote nay 2"])
def test_whoever_agrees_is_not_told_what_another_lacks(clause: str) -> None:
    rich, poor = [wylio_drafts(at(coins=[9, n, 9], power=[9, n, 9]), "{wylio} coins 1 {tork}",
                               "{tork} shun aye", clause) for n in (9, 1)]  # fmt: skip
    assert "accept 1" in rich.offers(1)
    assert "accept 1" not in poor.offers(1)
    assert rich.offers(2) == poor.offers(2)
    assert "accept 1" in poor.offers(2)


@rule("kings-dilemma", "4.4.7", "4.4.3", "13.52")
def test_an_offer_lapses_without_a_name_if_something_is_missing_when_the_last_agrees() -> None:
    t = wylio_drafts(at(), "{solad} coins 6 {tork}", "{tork} shun aye").deal("solad accept 1")
    t.g.coins[1] = 5
    t.deal("tork accept 1")
    assert (t.g.deals, t.g.pledges, t.coins("solad"), t.coins("tork")) == ((), (), 5, 10)
    assert t.said()[-1] == "engine-told-lapse"
    assert set(t.g.listener[-1].message.params) == {"n"}


@rule("kings-dilemma", "4.4.15")
def test_nobody_proposes_a_vote_of_their_own_with_more_power_than_they_have() -> None:
    t = at(power=[8, 2, 8]).deal("solad with {wylio}", "solad promise {wylio} coins 1 {solad}")
    assert t.deal("solad promise {solad} vote aye 3").refusal("propose", seat=1) is not None


@rule("kings-dilemma", "4.4.15")
def test_a_promise_that_everybody_sees_is_too_late_is_accepted_by_nobody() -> None:
    t = wylio_drafts(at(), "{wylio} coins 1 {solad}", "{solad} vote nay 2").play("gather", "aye 1")
    assert "accept 1" not in t.offers(2)


@rule("kings-dilemma", "4.4.8", "13.21")
def test_a_deposit_is_paid_when_the_promise_is_kept() -> None:
    t = promised(at(), "solad", "wylio", "vote nay 2", how="deposit")
    assert (t.coins("solad"), t.coins("wylio")) == (8, 10)
    t.play("nay 2")
    assert t.coins("wylio") == 12


@rule("kings-dilemma", "4.4.9", "4.4.8", "4.4.21")
def test_a_deposit_comes_back_when_somebody_else_moderates() -> None:
    t = promised(at(moderator="solad"), "wylio", "solad", "tie aye", how="deposit")
    t.play("aye 1", "nay 1", "moderate", "decide nay")
    assert (t.coins("wylio"), t.coins("solad")) == (10, 10)


@rule("kings-dilemma", "4.4.9")
def test_without_a_deposit_the_coins_stay() -> None:
    t = promised(at(moderator="solad"), "wylio", "solad", "tie aye")
    t.play("aye 1", "nay 1", "moderate", "decide nay")
    assert (t.coins("wylio"), t.coins("solad")) == (8, 12)


@rule("kings-dilemma", "4.4.10")
@pytest.mark.parametrize(
    ("first", "second", "possible"),
    [("vote aye 1", "cap 2", True), ("vote aye 3", "cap 2", False), ("tie aye", "tie nay", False),
     ("shun aye", "shun nay", True), ("vote aye 1", "shun aye", False), ("raise 4", "cap 2", False),
     ("raise 2", "cap 2", True)],
)  # fmt: skip
def test_promises_that_contradict_each_other_cannot_be_sold(first: str, second: str, possible: bool) -> None:
    t = promised(at(), "solad", "wylio", first)
    t.deal("tork with {wylio}", "tork promise {tork} coins 1 {wylio}", f"tork promise {{wylio}} {second}")
    assert (t.refusal("propose", seat=2) is None) == possible


@rule("kings-dilemma", "4.4.10", "10.6.2", "10.6.3", "10.6.7", "10.7.5")
@pytest.mark.parametrize(
    ("rules", "promise", "possible"),
    [(VoteRules(max_power=2), "vote aye 3", False), (VoteRules(max_power=2), "vote aye 2", True),
     (VoteRules(no_pass=True), "abstain any", False), (VoteRules(no_pass=True), "shun aye", True),
     (VoteRules(no_pass=True, min_power=3), "cap 2", False), (VoteRules(min_power=3), "cap 2", True),
     (VoteRules(coins_too=True), "vote aye 3", True), (VoteRules(elect="warden"), "abstain power", True),
     (VoteRules(elect="warden", max_power=2, no_pass=True), "cap 1", True)],
)  # fmt: skip
def test_what_this_vote_makes_impossible_cannot_be_sold(rules: VoteRules, promise: str, possible: bool) -> None:
    t = at(rules=rules).deal("tork with {wylio}", "tork promise {tork} coins 1 {wylio}")
    t.deal(f"tork promise {{wylio}} {promise}")
    assert t.refused("propose", seat=2) == "4.4.10" if not possible else t.refusal("propose", seat=2) is None


@rule("kings-dilemma", "4.4.10", "10.7.5")
def test_nobody_sells_to_moderate_where_the_token_is_locked() -> None:
    t = at(rulings=(ruling("moderator_locked"),)).deal("tork with {wylio}", "tork promise {tork} coins 1 {wylio}")
    assert t.deal("tork promise {wylio} abstain moderator").refused("propose", seat=2) == "4.4.10"


@rule("kings-dilemma", "4.4.16", "10.6.3")
def test_nobody_raises_beyond_what_a_card_may_hold() -> None:
    t = at(rules=VoteRules(max_power=3)).deal("solad with {wylio}")
    assert [offer for offer in t.offers(1) if offer.startswith("promise 0 raise")] == [
        "promise 0 raise 2", "promise 0 raise 3",
    ]  # fmt: skip
    t = promised(at(rules=VoteRules(max_power=3)), "solad", "wylio", "raise 3").play("aye 1", "nay 2", "gather")
    assert t.votes() == ["add 2"]


@rule("kings-dilemma", "4.4.10", "10.6.1", "4.4.25")
def test_what_a_vote_has_made_impossible_keeps_nobody_from_selling_something_else() -> None:
    closed = Dilemma(storyline="plot", front=Front(), aye=(), nay=(), rules=VoteRules(no_pass=True))
    t = at(deck=(0, 4), draws="0", parts={"dilemma": {"closed": closed}})
    promised(t, "solad", "wylio", "next-abstain power").play("nay 1", "gather", "gather")
    t.g.push(CouncilRound())
    t.g.run()
    assert "aye 2" in promised(t, "tork", "wylio", "vote aye 2").votes()


@rule("kings-dilemma", "4.4.11")
def test_all_parties_together_lift_a_promise() -> None:
    t = promised(at(), "solad", "wylio", "vote nay 2", how="deposit")
    t.deal("solad with {wylio}", "solad promise {solad} lift 1", "solad propose", "wylio accept 2")
    assert t.coins("solad") == 10
    assert "aye 1" in t.votes()


@rule("kings-dilemma", "4.4.11", "4.4.10")
@pytest.mark.parametrize(
    "clauses", [("{solad} lift 1", "{wylio} vote aye 3"), ("{wylio} vote aye 3", "{wylio} lift 1")]
)
def test_one_deal_lifts_a_promise_and_makes_the_opposite_one(clauses: tuple[str, str]) -> None:
    t = promised(at(), "solad", "wylio", "vote nay 2").deal("solad with {wylio}")
    t.deal("solad promise {solad} coins 1 {wylio}", *[f"solad promise {clause}" for clause in clauses])
    t.deal("solad propose", "wylio accept 2")
    assert t.votes() == [f"aye {n}" for n in range(3, 9)]


@rule("kings-dilemma", "4.4.11")
def test_nobody_lifts_a_promise_without_all_who_struck_the_deal() -> None:
    t = promised(at(), "solad", "wylio", "vote nay 2")
    t.deal("wylio with {tork}", "wylio promise {wylio} lift 1")
    assert t.refused("propose", seat=0) == "4.4.11"
    t.deal("wylio with {solad}", "wylio propose", "tork accept 2")
    assert t.refused("aye 1") == "4.4.15"
    assert "aye 1" in t.deal("solad accept 2").votes()


@rule("kings-dilemma", "4.4.12", "4.4.13", "13.22", "1.4.3")
def test_deals_are_open_and_end_with_the_vote() -> None:
    t = promised(at(), "solad", "wylio", "shun aye")
    shown = dealings(t.g, 2)
    assert shown is not None
    assert [(p.seat, p.action, p.how) for p in shown.pledges] == [(0, "shun aye", "pledge")]
    t.play("nay 1", "gather", "moderate")
    assert t.g.pledges == ()
    assert "engine-pledge-kept" in t.said()


@rule("kings-dilemma", "4.4.15")
def test_if_power_is_lost_what_is_left_must_be_laid() -> None:
    t = promised(at(power=[3, 8, 8]), "solad", "wylio", "vote aye 3")
    t.g.power[0] = 2
    assert t.votes() == ["aye 2"]


@rule("kings-dilemma", "4.4.15")
def test_nobody_promises_more_power_than_there_is() -> None:
    t = at(power=[2, 8, 8])
    t.deal(
        "solad with {wylio}",
        "solad promise {solad} coins 1 {wylio}",
        "solad promise {wylio} vote aye 3",
        "solad propose",
    )
    assert "accept 1" not in t.offers(0)


@rule("kings-dilemma", "4.4.15", "10.6.2")
def test_nobody_promises_a_vote_with_less_power_than_the_vote_needs() -> None:
    t = at(power=[1, 8, 8], rules=VoteRules(min_power=2)).deal("solad with {wylio}")
    t.deal("solad promise {solad} coins 1 {wylio}", "solad promise {wylio} vote aye 1", "solad propose")
    assert "accept 1" not in t.offers(0)


@rule("kings-dilemma", "4.4.15", "4.4.9")
def test_with_no_power_left_the_promise_to_vote_falls_away() -> None:
    t = promised(at(power=[3, 8, 8]), "solad", "wylio", "vote aye 3")
    t.g.power[0] = 0
    t.play("gather")
    assert "engine-pledge-released" in t.said()


@rule("kings-dilemma", "4.4.15", "10.6.9")
def test_a_promised_vote_without_power_takes_no_coins_where_coins_count() -> None:
    t = promised(at(power=[3, 8, 8], rules=VoteRules(coins_too=True)), "solad", "wylio", "vote aye 3", how="deposit")
    t.g.power[0] = 0
    assert {"gather", "buy-nay 0 2"} <= set(t.votes())
    t.play("gather")
    assert ("engine-pledge-released" in t.said(), t.coins("solad")) == (True, 10)


@rule("kings-dilemma", "4.4.16")
def test_who_promised_to_raise_adds_while_behind() -> None:
    t = promised(at(), "solad", "wylio", "raise 4")
    t.play("aye 1", "nay 2", "gather")
    assert t.votes() == [f"add {n}" for n in range(3, 8)]


@rule("kings-dilemma", "4.4.17")
def test_a_cap_holds_in_later_turns_too() -> None:
    t = promised(at(), "solad", "wylio", "cap 2")
    assert "aye 3" not in t.votes()
    t.play("aye 1", "nay 2", "gather")
    assert t.votes() == ["add 1", "hold"]


@rule("kings-dilemma", "4.4.17", "10.6.14")
def test_a_cap_holds_in_an_election() -> None:
    t = promised(at(rules=VoteRules(elect="warden")), "solad", "wylio", "cap 1")
    assert t.votes() == ["back 0 1", "back 1 1", "back 2 1", "gather", "moderate"]


@rule("kings-dilemma", "4.4.16", "10.6.4", "10.6.14")
def test_behind_is_as_the_vote_is_counted() -> None:
    t = promised(at(rules=VoteRules(head_count=True)), "solad", "wylio", "raise 4")
    t.play("aye 1", "nay 3", "aye 1")
    assert t.votes() == [*[f"add {n}" for n in range(1, 8)], "hold"]
    t = promised(at(rules=VoteRules(elect="warden")), "solad", "wylio", "raise 4")
    t.play("back 0 1", "back 1 3", "gather")
    assert t.votes() == [f"add {n}" for n in range(3, 8)]


@rule("kings-dilemma", "4.4.18")
def test_a_pass_can_be_bought() -> None:
    assert promised(at(), "solad", "wylio", "abstain power").votes() == ["gather"]
    assert promised(at(), "solad", "wylio", "abstain any").votes() == ["gather", "moderate"]


@rule("kings-dilemma", "4.4.18", "4.4.8")
def test_if_another_moderates_first_one_gathers_power_and_the_deposit_goes_back() -> None:
    t = promised(at(), "wylio", "solad", "abstain moderator", how="deposit")
    t.play("moderate")
    assert t.votes() == ["gather"]
    t.play("gather")
    assert t.coins("wylio") == 10


@rule("kings-dilemma", "4.4.19", "4.4.20")
def test_a_side_and_moderating_can_be_given_up() -> None:
    assert promised(at(), "solad", "wylio", "shun aye").verbs() >= {"nay", "gather", "moderate"}
    assert "aye 1" not in promised(at(), "solad", "wylio", "shun aye").votes()
    assert "moderate" not in promised(at(), "solad", "wylio", "stand-back").votes()


@rule("kings-dilemma", "4.4.22")
def test_the_moderator_can_sell_whom_to_name_as_leader() -> None:
    t = promised(at(FIVE, leader="wylio", moderator="allwed"), "tork", "allwed", "name-leader 2")
    t.play("nay 3", "aye 2", "aye 2", "gather", "gather")
    assert t.votes() == ["appoint 2"]


@rule("kings-dilemma", "4.4.22", "10.6.14")
def test_whom_to_name_as_leader_says_nothing_about_who_is_elected() -> None:
    t = promised(at(FIVE, rules=VoteRules(elect="warden"), moderator="allwed"), "tork", "allwed", "name-leader 2")
    t.play("back 1 3", "back 2 2", "back 2 2", "back 1 1", "gather")
    assert t.votes() == ["elect 1", "elect 2"]
    assert t.play("elect 2").votes() == ["appoint 2"]


@rule("kings-dilemma", "4.4.23", "4.7.16")
def test_a_bought_signature_is_the_buyers() -> None:
    t = promised(at(aye=[Sticker(sticker="good-wealth")]), "solad", "wylio", "let-sign 1", coins=3)
    t.play("aye 1", "gather", "moderate")
    stuck = t.g.chronicle[1][0]
    assert stuck is not None
    assert (stuck.house, t.leader()) == (2, "wylio")
    assert "engine-pledge-kept" in t.said()


@rule("kings-dilemma", "4.4.23", "4.4.9")
def test_a_leader_who_is_outbid_keeps_the_coins_for_the_signature() -> None:
    t = promised(at(aye=[Sticker(sticker="good-wealth")]), "solad", "wylio", "let-sign 1", coins=3)
    t.play("gather", "gather", "aye 2")
    stuck = t.g.chronicle[1][0]
    assert stuck is not None
    assert (stuck.house, t.coins("wylio") >= 13) == (3, True)
    assert "engine-pledge-released" in t.said()


@rule("kings-dilemma", "4.4.24", "10.2.25")
def test_an_option_can_be_sold() -> None:
    one, two = (Gain(what="coins", n=1, who="leader"),), (Gain(what="power", n=1, who="leader"),)
    t = promised(at(aye=[Choose(by="leader", options=(one, two))]), "solad", "wylio", "option 2")
    t.play("aye 1", "gather", "moderate")
    assert t.votes() == ["choose 2"]


@rule("kings-dilemma", "4.4.1", "4.4.24", "13.19")
def test_once_the_vote_is_settled_there_is_nothing_to_sell() -> None:
    one, two = (Gain(what="coins", n=1, who="leader"),), (Gain(what="power", n=1, who="leader"),)
    t = at(aye=[Choose(by="leader", options=(one, two))]).play("aye 1", "gather", "moderate")
    assert t.offers() == ["choose 1", "choose 2"]
    assert t.state.guests() == ()


@rule("kings-dilemma", "4.4.12", "4.1.4")
def test_what_was_promised_about_a_circumstance_ends_with_it() -> None:
    parts = {"circumstance": {"comet": Circumstance(then=(HoldVote(aye=(), nay=()),))}}
    t = promised(at(parts=parts, deck=(0, 4), draws="1"), "solad", "wylio", "let-sign 1", how="deposit")
    t.play("aye 1", "gather", "gather")
    assert (t.g.pledges, t.coins("solad")) == ((), 11)


@rule("kings-dilemma", "4.4.12", "4.4.8", "4.4.25")
def test_a_deposit_for_a_vote_that_does_not_come_goes_back_before_coins_are_scored() -> None:
    t = at(aye=[EndReign(how="died")], agendas=[[0], [1], [2]])
    promised(t, "solad", "wylio", "next-vote aye 1", coins=9, how="deposit")
    t.play("aye 1", "aye 1", "gather")
    t.g.push(Score())
    t.g.run()
    assert (t.coins("solad"), t.g.points[1][2]) == (10, 2)


@rule("kings-dilemma", "4.4.25", "4.4.12")
def test_a_promise_for_the_next_time_binds_in_the_next_vote() -> None:
    t = promised(at(deck=(0, 1)), "solad", "wylio", "next-abstain power")
    assert "aye 1" in t.votes()
    t.play("nay 1", "gather", "gather")
    t.g.push(CouncilRound())
    t.g.run()
    assert t.votes() == ["gather"]


@rule("kings-dilemma", "10.6.6", "4.4.25", "13.48")
def test_in_a_silent_vote_no_deal_is_struck_and_what_was_promised_before_binds() -> None:
    quiet = Dilemma(storyline="plot", front=Front(), aye=(), nay=(), rules=VoteRules(silent=True))
    t = at(deck=(0, 4), draws="0", parts={"dilemma": {"quiet": quiet}})
    promised(t, "solad", "wylio", "next-abstain power", how="deposit").play("nay 1", "gather", "gather")
    t.g.push(CouncilRound())
    t.g.run()
    assert t.offers(0) == ["gather"]
    assert not t.verbs(1) & {"with", "promise", "propose"}
    t.play("gather", seat=0).play("aye 1", seat=1).play("nay 2", seat=2)
    assert "engine-pledge-kept" in t.said()
    assert (t.coins("wylio"), t.g.pledges) == (13, ())


@rule("kings-dilemma", "10.6.8")
def test_a_vote_may_forbid_deals() -> None:
    t = at(rules=VoteRules(no_deals=True))
    assert t.state.guests() == ()
    assert "with 1" not in t.offers()
