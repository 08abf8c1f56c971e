"""Whom an event asks, for the outbox: the seats of people who are asked something that they were not asked before.

A question is known by its table, its seat and the event since which the seat is asked (``Situation.asked``). Whoever
has just answered themselves is there: what follows from their own click is no news to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from interrex.engine import wire
from interrex.engine.match import Attempt

from ..store.rows import Asks, Event, SeatRow, Summary
from . import events
from .hours import Rest
from .situation import same_wait

if TYPE_CHECKING:
    from .table import Table

MOST = 0.8  # of the time is gone when the alarm is due


def put(
    table: Table, new: Sequence[Event], attempt: Attempt | None, summary: Summary | None, seats: Sequence[SeatRow]
) -> Asks | None:
    """By these events, which are yet to happen; None: nobody who plays is asked anything new."""
    asks = [event for event in new if event.kind in (events.MOVE, events.UNDO)]  # orders may end with a move
    if not asks or summary is None or summary.pending is None:
        return None
    event = asks[-1]
    pending = wire.decode(summary.pending, list[int])
    again = attempt is not None and same_wait(table.match.state.waiting(), attempt.state)
    asked = [seat for seat in pending if seat == event.seat or not again]
    rows = [*table.seats]
    for row in seats:
        rows[row.seat] = row
    here = event.seat if new[0].client_id is not None else None
    until = [None] * len(rows) if summary.ends is None else wire.decode(summary.ends, list[float | None])
    rests = table.situation.rests
    due = [(seat, alarm(rests[seat], event.at, end)) for seat in asked if (end := until[seat]) is not None]
    return of_seats(event.seq, event.at, asked, rows, due, here)


def of_seats(
    seq: int,
    at: float,
    asked: Sequence[int],
    rows: Sequence[SeatRow],
    due: Sequence[tuple[int, float]] = (),
    here: int | None = None,
) -> Asks | None:
    """These are asked from that event on; ``due``: when whose time is nearly gone; ``here``: somebody who is there."""
    people = [row.seat for row in rows if row.kind == "human" and not row.left]
    seats = [seat for seat in asked if seat in people and seat != here]
    alarms = [(seat, moment) for seat, moment in due if seat in people]
    after = next_person(people, asked[0]) if len(asked) == 1 and asked[0] in people else None
    ahead = () if after is None or after == here else (after,)
    return Asks(seq, at, tuple(seats), ahead, tuple(alarms)) if seats or ahead or alarms else None


def alarm(rest: Rest, at: float, end: float) -> float:
    """When most of somebody's time is gone for a question that was put then and ends then: not while they sleep."""
    return rest.after(at, MOST * rest.awake(at, end))


def next_person(people: Sequence[int], seat: int) -> int | None:
    """Whoever sits next after a seat, other than its own."""
    others = [other for other in people if other != seat]
    return next((other for other in others if other > seat), others[0] if others else None)
