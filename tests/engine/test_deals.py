"""Deals, shown on the court of the toy: coins now, for a bid to come."""

from __future__ import annotations

import pytest

import interrex
from interrex import bots
from interrex.engine import deals
from interrex.engine.luck import Luck, key_from_seed
from interrex.testing import snapshot
from tests.engine.toy.state import Tribute


def floor(players: int = 3) -> interrex.Match:
    """Seat 0 sets the stakes; all may deal meanwhile."""
    return interrex.new("toy", players=players, seed=5, options={"court": True})


def g(m: interrex.Match) -> Tribute:
    assert isinstance(m.state, Tribute)
    return m.state


def play(m: interrex.Match, *lines: str) -> interrex.Match:
    """Moves as ``2 with 1``: the seat, then what it does."""
    for line in lines:
        seat, _, action = line.partition(" ")
        m.play(int(seat), action)
    return m


THEIRS = ("1 with 0", "1 promise 1 coins 1 0", "1 promise 0 swear 1", "1 propose")
OFFER = ("2 with 1", "2 promise 2 coins 1 1", "2 propose")


def offered(m: interrex.Match, seat: int) -> set[str]:
    return {interrex.text(action) for action in m.actions(seat)}


def struck(players: int = 3) -> interrex.Match:
    """Seat 2 gives a coin to seat 1, which will bid 0."""
    m = floor(players)
    play(m, "2 with 1", "2 promise 2 coins 1 1", "2 promise 1 swear 0", "2 propose", "1 accept 1")
    return m


def test_everybody_may_deal_while_one_is_to_move() -> None:
    m = floor()
    assert (m.pending(), m.guests()) == ((0,), (1, 2))
    assert offered(m, 1) == {"with 0", "with 2"}
    assert offered(m, 0) == {"stake 0", "stake 1", "with 1", "with 2"}
    play(m, "2 with 1", "0 stake 1")
    assert m.pending() == (1,)


def test_a_draft_is_a_chain_of_small_choices_that_only_its_author_sees() -> None:
    m = floor()
    play(m, "2 with 1", "2 promise 2 coins 1 1", "2 promise 1 swear 0")
    [draft] = m.view(2)["dealings"]["deals"]
    assert [(c["seat"], c["action"], c["how"]) for c in draft["clauses"]] == [
        (2, "coins 1 1", "now"),
        (1, "swear 0", "pledge"),
    ]
    assert [m.view(seat)["dealings"] for seat in (0, 1, None)] == [None] * 3
    assert m.log(None) == []
    luck = Luck(key_from_seed(1))
    assert m.game.determinize(m.state, 0, luck).deals == ()
    assert m.game.determinize(m.state, 2, luck).deals == m.state.deals


def test_every_seat_sees_what_was_offered_and_promised_and_its_own_draft() -> None:
    m = floor()
    play(m, "2 with 1", "2 promise 2 coins 1 1")
    assert [m.view(seat)["dealings"] for seat in (0, 1, None)] == [None] * 3
    [draft] = m.view(2)["dealings"]["deals"]
    assert (draft["number"], draft["parties"]) == (0, [2, 1])
    play(m, "2 promise 1 swear 0", "2 propose")
    [offer] = m.view(0)["dealings"]["deals"]
    assert (offer["number"], offer["agreed"]) == (1, [2])
    assert [(c["seat"], c["says"]["key"]) for c in offer["clauses"]] == [(2, "engine-clause"), (1, "engine-clause")]
    play(m, "1 accept 1")
    assert m.view(None)["dealings"]["deals"] == []
    assert [pledge["seat"] for pledge in m.view(None)["dealings"]["pledges"]] == [1]


def test_a_proposal_is_told_and_the_last_to_accept_strikes_it() -> None:
    m = floor()
    play(m, "2 with 1", "2 with 0", "2 promise 2 coins 2 1", "2 promise 0 swear 1", "2 propose")
    told = "Player 3 makes offer 1: Player 3: 2 coins for Player 2; Player 1: bids 1."
    assert m.sentence(m.log(None)[-1].message) == told
    play(m, "1 accept 1")
    assert g(m).coins == [2, 2, 2]
    play(m, "0 accept 1")
    assert g(m).coins == [2, 4, 0]
    assert m.state.deals == ()
    assert [(pledge.seat, pledge.action) for pledge in m.state.pledges] == [(0, ("swear", 1))]


def test_an_offer_is_gone_when_refused_or_withdrawn() -> None:
    m = floor()
    play(m, *OFFER, "1 refuse 1")
    assert m.state.deals == ()
    play(m, *OFFER)
    assert "refuse 2" in offered(m, 1), "another number: nobody accepts what they have not seen"
    play(m, "2 withdraw 2")
    assert not {a for a in offered(m, 1) if a.startswith(("accept", "refuse"))}
    play(m, "2 with 1", "2 withdraw 0")
    assert m.state.deals == ()


@pytest.mark.parametrize(
    ("lines", "action", "key"),
    [
        ((), "with 2", "engine-no-with-oneself"),
        ((), "with 7", "engine-no-with"),
        ((), "with anybody", "engine-no-such-word"),
        (("2 with 1",), "with 1", "engine-no-with-there"),
        ((), "promise 2 coins 1 1", "engine-no-promise-alone"),
        (("2 with 1",), "promise 0 coins 1 1", "engine-no-promise-party"),
        (("2 with 1",), "promise 2 moons 1", "engine-no-promise"),
        (("2 with 1",), "promise 2 coins 9 1", "engine-no-promise-now"),
        (("2 with 1",), "promise 2 coins 1 0", "engine-no-promise-towards"),
        (("2 with 1", "2 promise 2 coins 1 1"), "promise 2 coins 2 1", "engine-no-promise-twice"),
        ((), "propose", "engine-no-propose"),
        (("2 with 1", "2 promise 1 swear 0"), "propose", "toy-no-coins"),
        ((*OFFER, "2 with 1", "2 promise 2 coins 1 1"), "propose", "engine-no-propose-busy"),
        ((), "accept 1", "engine-no-offer"),
        (OFFER, "accept 1", "engine-no-accept-agreed"),
        ((), "refuse 1", "engine-no-offer"),
        (OFFER, "refuse 1", "engine-no-refuse-own"),
        ((), "withdraw 1", "engine-no-offer"),
        ((), "withdraw 0", "engine-no-withdraw"),
        (THEIRS, "accept 1", "engine-no-offer-party"),
        (THEIRS, "withdraw 1", "engine-no-withdraw-others"),
        ((), "stake 1", "engine-not-asked"),
    ],
)  # fmt: skip
def test_what_is_no_deal_is_refused_in_words(lines: tuple[str, ...], action: str, key: str) -> None:
    m = play(floor(), *lines)
    no = m.refusal(2, action)
    assert no is not None
    assert (no.rule, no.message.key) == ("3.1", key)


def test_what_is_to_be_handed_over_must_still_be_there() -> None:
    m = floor()
    play(
        m,
        "2 with 1",
        "2 promise 2 coins 2 1",
        "2 propose",
        "0 with 2",
        "0 promise 2 coins 1 0",
        "0 propose",
        "2 accept 2",
    )
    assert offered(m, 1) >= {"refuse 1"}
    assert "accept 1" not in offered(m, 1)


def test_a_promise_binds_whoever_made_it_and_is_told_when_kept() -> None:
    m = struck()
    assert g(m).coins == [2, 3, 1]
    play(m, "0 stake 0", "1 stake 0", "2 stake 0")
    assert offered(m, 1) == {"bid 0"}
    assert offered(m, 2) == {"bid 0", "bid 1"}
    no = m.refusal(1, "bid 2")
    assert no is not None
    assert (no.rule, m.sentence(no.message)) == ("3.3", "A promise of deal 1 binds you (Player 2: bids 0).")
    for seat in range(3):
        play(m, f"{seat} bid 0", f"{seat} pass", f"{seat} pass")
    assert m.state.pledges == ()
    assert "A promise is kept (Player 2: bids 0)." in [m.sentence(line.message) for line in m.lines]


def test_a_sealed_answer_that_was_promised_binds_whoever_thinks_again() -> None:
    m = play(struck(), "0 stake 0", "1 stake 0", "2 stake 0", "1 bid 0", "1 pass", "1 pass", "1 reopen")
    assert offered(m, 1) == {"bid 0"}
    world = m.game.determinize(play(m, "1 bid 0").state, 0, Luck(key_from_seed(2)))
    assert world.pledges == m.state.pledges


def test_a_promise_that_cannot_be_kept_binds_no_longer_and_is_told() -> None:
    m = floor(2)
    play(m, "1 with 0", "1 promise 1 swear 2", "1 promise 0 coins 1 1", "1 propose", "0 accept 1")
    play(m, "1 with 0", "1 promise 1 coins 2 0", "1 propose", "0 accept 2")
    assert g(m).coins == [3, 1]
    play(m, "0 stake 0", "1 stake 0")
    assert offered(m, 1) == {"bid 0", "bid 1"}
    for seat in range(2):
        play(m, f"{seat} bid 1", f"{seat} pass", f"{seat} pass")
    said = [m.sentence(line.message, "en") for line in m.lines]
    assert "A promise could not be kept and binds no longer (Player 2: bids 2)." in said


def test_the_earlier_of_two_promises_binds() -> None:
    m = floor(2)
    for sum_ in (1, 2):
        play(m, "1 with 0", f"1 promise 1 swear {sum_}", "1 promise 0 coins 1 1", "1 propose", f"0 accept {sum_}")
    play(m, "0 stake 0", "1 stake 0")
    assert offered(m, 1) == {"bid 1"}


DEPOSIT = ("1 with 0", "1 promise 0 deposit 1 1")


def test_a_deposit_lies_aside_and_is_paid_when_the_promise_is_kept() -> None:
    m = play(floor(2), *DEPOSIT, "1 promise 1 swear 0", "1 propose", "0 accept 1")
    assert (g(m).coins, g(m).treasury) == ([1, 2], 1)
    pledges = m.view(None)["dealings"]["pledges"]
    assert [(c["seat"], c["action"], c["how"]) for c in pledges] == [
        (0, "deposit 1 1", "aside"),
        (1, "swear 0", "pledge"),
    ]
    play(m, "0 stake 0", "1 stake 0")
    for seat in range(2):
        play(m, f"{seat} bid 0", f"{seat} pass", f"{seat} pass")
    assert (g(m).coins, g(m).treasury, m.state.pledges) == ([1, 3], 0, ())


def test_a_deposit_comes_back_when_a_promise_falls_away() -> None:
    m = play(floor(2), *DEPOSIT, "1 promise 1 swear 2", "1 propose", "0 accept 1")
    play(m, "1 with 0", "1 promise 1 coins 2 0", "1 propose", "0 accept 2")
    assert (g(m).coins, g(m).treasury) == ([3, 0], 1)
    play(m, "0 stake 0", "1 stake 0")
    for seat in range(2):
        play(m, f"{seat} bid 0", f"{seat} pass", f"{seat} pass")
    assert (g(m).coins, g(m).treasury, m.state.pledges) == ([4, 0], 0, ())


def test_a_deposit_without_a_promise_is_no_deal() -> None:
    m = play(floor(2), *DEPOSIT)
    no = m.refusal(1, "propose")
    assert no is not None
    assert (no.rule, no.message.key) == ("3.4", "toy-no-oath")


def test_what_is_not_struck_waits_for_the_next_floor_and_then_lapses() -> None:
    m = play(floor(), *OFFER, "0 stake 0")
    assert "accept 1" in offered(m, 1)
    play(m, "1 stake 0", "2 stake 0")
    assert m.state.deals == ()


def test_a_copy_keeps_deals_and_pledges_of_its_own() -> None:
    m = struck()
    twin = m.state.copy()
    assert snapshot(twin) == snapshot(m.state)
    twin.play(0, ("with", 1))
    assert m.state.deals == ()


def test_deals_are_in_the_record_and_can_be_taken_back() -> None:
    m = struck()
    assert snapshot(interrex.replay(m.record).state) == snapshot(m.state)
    m.undo()
    assert (g(m).coins, m.state.pledges) == ([2, 2, 2], ())


@pytest.mark.parametrize("kind", bots.kinds())
def test_a_bot_answers_what_is_put_to_it_and_drafts_nothing(kind: str) -> None:
    m = floor()
    assert bots.asked_seats(m.state) == (0,)
    play(m, "2 with 1", "2 promise 2 coins 2 1", "2 propose")
    assert bots.asked_seats(m.state) == (1, 0)
    bot = bots.make(kind, m.game, Luck(key_from_seed(3)))
    answer = bots.decide(bot, m.state, 1)
    assert answer in {("accept", 1), ("refuse", 1)}
    if kind == "greedy":
        assert answer == ("accept", 1), "two coins for nothing"
    play(m, "1 refuse 1")
    assert bots.decide(bot, m.state, 0)[0] == "stake"


def test_the_view_shows_offers_and_pledges_to_all() -> None:
    m = struck()
    shown = m.view(None)["dealings"]
    assert (shown["deals"], [(c["action"], c["deal"], c["parties"]) for c in shown["pledges"]]) == (
        [],
        [("swear 0", 1, [2, 1])],
    )


def test_what_stands_in_a_deals_way_is_told_to_whose_move_it_would_be() -> None:
    m = play(floor(), "2 with 1")
    assert m.view(2)["dealings"]["deals"][0]["void"]["says"]["key"] == "engine-no-propose"
    play(m, "2 promise 1 swear 0")
    assert m.view(2)["dealings"]["deals"][0]["void"]["says"]["key"] == "toy-no-coins"
    play(m, "2 promise 2 coins 2 1")
    assert m.view(2)["dealings"]["deals"][0]["void"] is None
    play(m, "2 propose", "0 with 2", "0 promise 2 coins 1 0", "0 propose", "2 accept 2")
    voids = [m.view(seat)["dealings"]["deals"][0]["void"] for seat in (0, 1, 2, None)]
    assert [void and void["says"]["key"] for void in voids] == [None, "engine-no-clause", None, None]


def test_forms_spell_what_could_be_promised_and_nothing_else() -> None:
    m = floor()
    assert m.state.forms(2) == []
    play(m, "2 with 1")
    rows = {form.term: form.rows for form in m.state.forms(2)}
    assert rows == {
        "coins": [[[2], [1, 2], [1]], [[1], [1, 2], [2]]],
        "swear": [[[2, 1], [0, 1, 2]]],
        "deposit": [[[2], [1, 2], [1]], [[1], [1, 2], [2]]],
    }
    play(m, "2 promise 1 swear 0")
    assert {form.term: form.rows for form in m.state.forms(2)}["swear"] == [[[2], [0, 1, 2]]], "one of a kind"
    assert [interrex.text(a) for a in m.state.listed(2)] == ["with 0", "withdraw 0"]


def test_a_promise_is_found_without_listing_all(monkeypatch: pytest.MonkeyPatch) -> None:
    m = play(floor(), "2 with 1")
    monkeypatch.setattr(deals.Term, "spell", lambda *args: pytest.fail("listed"))
    play(m, "2 promise 2 coins 1 1")
    assert m.refusal(2, "promise 2 coins 2 1") is not None


def test_deals_are_counted_beyond_any_amount() -> None:
    m = floor()
    g(m).dealt = 150
    play(m, *OFFER, "1 accept 151")
    assert (g(m).coins, g(m).deals) == ([2, 3, 1], ())
