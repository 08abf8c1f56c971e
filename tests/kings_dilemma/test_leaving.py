"""A house that leaves in the middle of a reign (rulebook 8.2.7, 4.4.14)."""

from __future__ import annotations

import interrex
from interrex.bots import asked_seats, installed
from interrex.bots.seated import thinking
from interrex.engine.action import text
from interrex.games.kings_dilemma.play.leaving import for_absent
from interrex.games.kings_dilemma.vocabulary import VoteRules
from interrex.testing import rule

from .positions import FIVE, Position, at


def done(t: Position, house: str) -> list[str]:
    """What may be done in the place of a house that has left."""
    seat = t.seat_of(house)
    return [text(action) for action in for_absent(t.g, seat, t.g.answers(seat))]


@rule("kings-dilemma", "8.2.7", "13.38")
def test_the_seat_passes_to_gather_power() -> None:
    assert done(at(FIVE), "wylio") == ["gather"]


@rule("kings-dilemma", "8.2.7")
def test_where_it_may_not_pass_it_lays_as_little_as_it_can() -> None:
    assert done(at(rules=VoteRules(no_pass=True)), "wylio") == ["aye 1", "nay 1"]
    t = at(rules=VoteRules(no_pass=True, elect="warden", min_power=2))
    assert done(t, "wylio") == ["back 0 2", "back 1 2", "back 2 2"]


@rule("kings-dilemma", "8.2.7")
def test_where_it_alone_must_decide_chance_does() -> None:
    t = at(moderator="tork").play("gather", "gather", "gather")
    assert done(t, "tork") == ["decide aye", "decide nay"]


@rule("kings-dilemma", "8.2.7", "4.4.14")
def test_it_agrees_to_nothing() -> None:
    t = at(FIVE).deal("solad with {wylio}", "solad promise {solad} coins 3 {wylio}", "solad promise {wylio} vote aye 3")
    t.deal("solad propose")
    assert done(t, "wylio") == ["refuse 1"]


@rule("kings-dilemma", "4.4.14", "13.38")
def test_what_it_has_promised_is_kept_at_the_least_cost() -> None:
    t = at(FIVE).deal("solad with {wylio}", "solad promise {solad} coins 3 {wylio}", "solad promise {wylio} vote aye 3")
    t.deal("solad propose", "wylio accept 1")
    assert done(t, "wylio") == ["aye 3"]
    t.play("aye 3", "nay 4", "gather", "gather", "gather")
    assert done(t, "wylio") == ["hold"]


@rule("kings-dilemma", "4.4.14")
def test_a_promise_to_moderate_is_kept() -> None:
    t = at().deal(
        "solad with {wylio}", "solad promise {solad} coins 1 {wylio}", "solad promise {wylio} abstain moderator"
    )
    t.deal("solad propose", "wylio accept 1")
    assert done(t, "wylio") == ["moderate"]


@rule("kings-dilemma", "8.2.7", "13.38")
def test_a_reign_that_everybody_has_left_comes_to_its_end() -> None:
    match = interrex.new("kings-dilemma", 3, seed=5)
    while not match.over:
        seat = asked_seats(match.state)[0]
        match.play(seat, thinking(match, seat, installed("random"), left=True)())
    votes = {text(move.action) for move in match.moves if move.action[0] in ("aye", "nay", "moderate")}
    assert votes <= {"aye 1", "nay 1"}
    assert match.result().rule == "6.5.1"
