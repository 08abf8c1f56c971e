"""Sealed answers, shown on the court of the toy: a bid, then twice a card or none."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine import sealed
from interrex.engine.luck import Luck, key_from_seed
from interrex.testing import snapshot
from tests.engine.toy.state import Tribute


def court(players: int = 2, seed: int = 5) -> interrex.Match:
    """All have set the stakes and bid now."""
    m = interrex.new("toy", players=players, seed=seed, options={"court": True})
    for seat in range(players):
        m.play(seat, "stake 0")
    return m


def position(m: interrex.Match) -> Tribute:
    assert isinstance(m.state, Tribute)
    return m.state


def say(m: interrex.Match, seat: int, *lines: str) -> None:
    for line in lines:
        m.play(seat, line)


def test_each_seat_is_asked_one_question_after_another() -> None:
    m = court()
    asked = []
    for line in ("bid 1", "pass", "pass"):
        question = m.question(0)
        assert question is not None
        asked.append(question.key)
        m.play(0, line)
    assert asked == ["toy-ask-bid", "toy-ask-lay", "toy-ask-lay"]
    assert m.pending() == (1,)


def test_a_later_question_depends_on_the_own_earlier_answers() -> None:
    m = court()
    m.play(0, "bid 1")
    cards = m.actions(0)
    m.play(0, cards[0])
    assert m.actions(0) == cards[1:]
    no = m.why_not(0, cards[0])
    assert no is not None
    assert no.rule == "2.2"


def test_nothing_changes_shows_or_is_told_before_the_last_is_done() -> None:
    m = court(3)
    changing = ("bids", "hands", "laid", "reveals")
    before = [snapshot(m.state)[part] for part in changing]
    views = [m.view(seat)["board"] for seat in (1, 2, None)]
    m.play(0, "bid 2")
    m.play(0, m.actions(0)[0])
    m.play(0, "pass")
    assert [snapshot(m.state)[part] for part in changing] == before
    assert [m.view(seat)["board"] for seat in (1, 2, None)] == views
    assert m.log(None, since=4) == []


def test_a_seat_sees_what_it_has_said_itself() -> None:
    m = court()
    m.play(0, "bid 2")
    assert [m.view(seat)["board"]["said"] for seat in (0, 1, None)] == [["bid 2"], [], []]


def test_all_is_opened_together_and_that_is_a_reveal() -> None:
    m = court()
    say(m, 0, "bid 0", "pass", "pass")
    say(m, 1, "bid 1", "pass")
    reveals = m.state.reveals
    lines = m.play(1, "pass")
    assert [line.message.params.get("n") for line in lines][:2] == [0, 1]
    assert m.state.reveals > reveals
    assert m.may_undo(1) is not None


def test_whoever_is_done_is_a_guest_and_may_think_again() -> None:
    m = court()
    say(m, 0, "bid 2", "pass", "pass")
    assert (m.pending(), m.guests()) == ((1,), (0,))
    assert m.actions(0) == [("reopen",)]
    assert m.game.label(m.state, 0, ("reopen",)).key == "engine-do-reopen"
    assert m.rule(0) == "2.2"
    m.play(0, "reopen")
    assert (m.pending(), m.guests()) == ((0, 1), ())
    say(m, 0, "bid 0", "pass", "pass")
    say(m, 1, "bid 0", "pass", "pass")
    assert position(m).bids == [0, 0]
    assert interrex.replay(m.record).record == m.record


def test_thinking_again_needs_nobody_who_moved_since() -> None:
    m = court()
    say(m, 0, "bid 2", "pass", "pass")
    m.play(1, "bid 1")
    assert m.may_undo(0) is not None  # taking back would cross the other's move
    m.play(0, "reopen")
    assert m.pending() == (0, 1)
    assert sealed.said(m.state, 1) == (("bid", 1),)


def test_decisions_taken_together_are_final() -> None:
    m = interrex.new("toy", players=2, seed=1)
    m.play(0, "bid 2")
    assert m.guests() == ()
    with pytest.raises(interrex.IllegalAction, match="the game waits for Player 2"):
        m.play(0, "reopen")


def test_what_others_have_said_is_drawn_anew_at_the_same_length() -> None:
    m = court(3)
    say(m, 0, "bid 2", "pass", "pass")
    say(m, 1, "bid 2")
    luck, seen = Luck(key_from_seed("worlds")), set()
    for _ in range(30):
        world = m.game.determinize(m.state, 2, luck)
        assert (len(sealed.said(world, 0)), len(sealed.said(world, 1))) == (3, 1)
        assert (world.pending(), world.guests()) == ((1, 2), (0,))
        seen.add((sealed.said(world, 0)[0], sealed.said(world, 1)[0]))
    assert len(seen) == 9
    assert sealed.said(m.game.determinize(m.state, 0, luck), 0) == sealed.said(m.state, 0)
