"""Orders at a table: what seats have answered ahead, when an order answers, and when it is over.

An order answers as a standing answer does, after a pause drawn anew (``standing_orders``). It is not asked while
somebody thinks again, nor after it has ended; a bot that keeps the seat of somebody warm is asked only where the
owner has said nothing. What becomes of an order is an event like any other, so that it is the same after a restart.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from interrex.engine import ahead, wire
from interrex.engine.action import Action
from interrex.engine.match import Attempt, Match
from interrex.engine.message import bare
from interrex.engine.order import Order
from interrex.engine.state import State

from ..protocol.orders import AheadInfo, AheadQuestion, OrderTried, PartInfo, TriedInfo
from ..protocol.table import OrderInfo, OrderWish
from ..refusals import No, info
from .situation import Situation, Standing

MOST = 20  # orders of one seat
SHOWN = 6  # of what an order would have answered


class Answered(NamedTuple):
    """What an order answers, and its number."""

    number: int
    action: Action


def read(wanted: OrderWish) -> Order:
    return wire.convert(msgspec.to_builtins(wanted), Order)


def wish(order: Order) -> OrderWish:
    """As it was asked for."""
    return wire.convert(wire.plain(order), OrderWish)


def checked(match: Match, seat: int, wanted: OrderWish) -> Order:
    """The order, if it may be given now; a No says why not."""
    order = read(wanted)
    refused = ahead.why_not(match.game, match.state, seat, order)
    if refused is not None:
        raise No("bad", refused)
    return order


def lasts(situation: Situation, standing: Standing, now: float) -> bool:
    """Has it neither answered as often as it may nor outlived its time?"""
    order = standing.order
    if order.until is not None and now >= order.until:
        return False
    return order.times is None or len(situation.used.get(standing.number, ())) < order.times


def lasting(situation: Situation, seat: int, now: float) -> list[Standing]:
    """The seat's orders that may still answer."""
    return [one for one in situation.orders.get(seat, ()) if lasts(situation, one, now)]


def answered(situation: Situation, seat: int, now: float) -> Answered | None:
    """What the seat has answered ahead of what it is asked now. The newest order comes first."""
    if seat not in situation.orders or situation.thinking is not None or not situation.match.asked(seat):
        return None
    match = situation.match
    for standing in lasting(situation, seat, now)[::-1]:
        action = ahead.answer(match.game, match.state, seat, standing.order)
        if action is not None:
            return Answered(standing.number, action)
    return None


def ended(situation: Situation, attempt: Attempt, now: float, order: int | None = None) -> list[tuple[int, int, str]]:
    """The orders that a move ends, by seat and number, and why; ``order`` is the one that makes the move."""
    found = []
    for seat in situation.orders:
        for standing in lasting(situation, seat, now):
            why = _ends(situation.match, attempt.state, seat, standing.order)
            if why and standing.number == order and _done(situation, standing, why):
                why = "used"
            if why:
                found.append((seat, standing.number, why))
    return found


def _done(situation: Situation, standing: Standing, why: str) -> bool:
    """Whether an order that answers now has done what it was given for: it has used what it names, or answers last."""
    times = standing.order.times
    return why == "gone" or (times is not None and len(situation.used.get(standing.number, ())) + 1 >= times)


def _ends(match: Match, after: State, seat: int, order: Order) -> str:
    game = match.game
    if after.over:
        return ""
    if ahead.outlived(game, match.state, after, seat, order.scope):
        return "over"
    if ahead.gone(game, after, seat, order):
        return "gone"
    question = ahead.asked(game, after, seat)
    if question is None or question.name != order.question or not ahead.holds(question, after, seat, order):
        return ""
    return "unfit" if ahead.pick(question, after, seat, order) is None else ""


# ------------------------------------------------------------------------------------------------- as it is shown


def shown(situation: Situation, seat: int, now: float) -> list[OrderInfo]:
    """The seat's orders, but for those that are over."""
    return [
        OrderInfo(
            one.number,
            wish(one.order),
            [info(said) for said in ahead.in_words(situation.match.game, one.order)],
            len(situation.used.get(one.number, ())),
        )
        for one in lasting(situation, seat, now)
    ]


def catalogue(match: Match, seat: int) -> AheadInfo:
    """All that the seat may answer ahead now, and what nobody may."""
    game = match.game
    declared = game.extras.ahead
    return AheadInfo(
        questions=[_question(match, seat, question) for question in declared.questions],
        never=[info(bare(f"{game.id}-never-{reason}")) for reason in declared.never],
        turns=game.thinking.turn is not None,
        most=MOST,
    )


def _question(match: Match, seat: int, question: ahead.Question) -> AheadQuestion:
    game, state = match.game, match.state
    ways = [text for way in question.ways for text in _spelt(way, state, seat)]
    given = [text for one in question.given for text in _spelt(one, state, seat)]
    ends = [way.name for way in question.ways if way.always and way.word is None] if question.closed else []
    return AheadQuestion(
        name=question.name,
        said=info(bare(f"{game.id}-ahead-{question.name}")),
        rule=question.rule,
        ways=[PartInfo(text, info(ahead.say_way(game, question, text))) for text in ways],
        given=[PartInfo(text, info(ahead.say_given(game, question, text))) for text in given],
        usual=list(ahead.proposed(question, state, seat)),
        ends=ends,
        once=question.once,
    )


def _spelt(part: ahead.Way | ahead.Given, state: State, seat: int) -> list[str]:
    """A way or condition as an order writes it, with every word that may be said for it now."""
    if part.word is None:
        return [part.name]
    return [f"{part.name} {said}" for said in dict.fromkeys(part.now(state, seat))]


def tried(match: Match, seat: int, order: Order) -> OrderTried:
    """The order in words, and what it would have answered so far. It takes its time: not for the event loop."""
    found = ahead.tried(match, seat, order)
    last = [
        TriedInfo(one.moves, info(one.question), info(one.would), info(one.did), one.same) for one in found[-SHOWN:]
    ]
    said = [info(one) for one in ahead.in_words(match.game, order)]
    return OrderTried(said, len(found), sum([one.same for one in found]), last)
