"""Why not: what several questions have to say, and why a house has no turn in a vote."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..state import OUT, PASSED, SETTING_UP, VOTING, Council, Decision


class Question(Decision):
    """A question that is answered by one phrase: what it is not about is another's matter (``Council.not_now``)."""

    __slots__ = ()

    def why_not(self, g: Council, a: Action) -> Refusal | None:
        phrase = self.phrases[0]
        if a[0] != phrase.name:
            return None
        return phrase.misread(g, a, self.rule) or self.barred(g, *phrase.values(a))

    def barred(self, g: Council, *values: Any) -> Refusal:
        """Why this answer is not open."""
        raise NotImplementedError


def why_no_turn(g: Council, seat: int) -> Refusal:
    """Why a seat that is not asked to vote cannot: too early, too late, passed, left out, or another's turn."""
    if g.stage == SETTING_UP:
        return refusal("4.1.1", "kings-dilemma-no-vote-yet")
    if g.stage != VOTING:
        return refusal("4.3.16", "kings-dilemma-vote-over")
    if seat in g.pending():
        return g.asked_else(seat)
    stance = g.stance[seat]
    if stance == OUT:
        return refusal("10.6.10", "kings-dilemma-left-out")
    if stance in PASSED:
        return refusal("4.3.13", "kings-dilemma-has-passed")
    return refusal("4.3.1", "kings-dilemma-others-turn", seat=g.turn)


def why_not_seated(g: Council, rule: str, seat: int) -> Refusal | None:
    """For a seat that should be at this table."""
    return None if 0 <= seat < g.players else refusal(rule, "kings-dilemma-no-such-seat", n=seat + 1)


def why_not_laid(g: Council, seat: int, rule: str, power: int, worth: int) -> Refusal | None:
    """For so much power out of a seat's hand, worth so much with coins, on its card besides what lies there."""
    total = g.weight(seat) + worth
    if total > g.rules.max_power:
        return refusal("10.6.3", "kings-dilemma-no-many", n=g.rules.max_power)
    if total < g.rules.min_power:
        return refusal(rule if g.rules.min_power == 1 else "10.6.2", "kings-dilemma-no-few", n=g.rules.min_power)
    if power > g.power[seat]:
        return refusal("4.3.5", "kings-dilemma-no-power", n=max(0, g.power[seat]))
    return None


def locked_by(g: Council, name: str) -> Message:
    """What has changed a rule: an event by its name, or an outcome."""
    for event in g.events:
        if any(change.set == name for change in g.story.event_cards[event.event].rules):
            return Message("kings-dilemma-by-event", {"event": g.story.event_handle(event.event)})
    return Message("kings-dilemma-by-outcome", {})
