"""Who is away from a table: the hours and holidays one keeps there, who is late, and who is back."""

from __future__ import annotations

from math import ceil

from ..protocol.table import Hours
from ..protocol.values import DAY
from ..refusals import no
from . import events
from .hours import sensible
from .stored import as_json
from .table import Table
from .turns import by_holder, in_turn

LATE = 3.0  # times what people at a table usually take for a move
LONGEST_HOLIDAY = 30 * DAY


def away_from(table: Table, seat: int) -> float:
    """From when on somebody who was not heard of is late, by the table's own pace, so that a bot may stand in."""
    clocks, pace = table.situation.clocks, LATE * table.situation.pace()
    late = max(table.away_after, pace, clocks.clock.seconds if clocks and slow(table) else 0.0)
    return table.situation.rests[seat].after(table.heard_at[seat], late)


def slow(table: Table) -> bool:
    """Is there time for each move, so that nobody need be here while it lasts?"""
    clocks = table.situation.clocks
    return clocks is not None and clocks.clock.per == "move"


@by_holder
async def keep(table: Table, seat: int, hours: Hours | None, client_id: str) -> int:
    """The hours at which the seat's time stands still."""
    if (before := table.again(client_id, seat, (events.HOURS,))) is not None:
        return before
    if hours is not None and not sensible(hours):
        raise no("bad", "server-odd-hours")
    rest = table.situation.rests[seat]
    if hours not in (None, rest.hours) and (fixed := rest.fixed(table.clock())):
        raise no("conflict", "server-hours-lately", days=ceil(fixed / DAY))
    return await table.happen([(events.HOURS, seat, as_json(hours))], client_id)


@by_holder
async def holiday(table: Table, seat: int, begins: float | None, ends: float | None, client_id: str) -> int:
    """The seat is away from then until then, and all are told; or it is back."""
    if (before := table.again(client_id, seat, (events.HOLIDAY,))) is not None:
        return before
    if begins is None or ends is None:
        return await table.happen([(events.HOLIDAY, seat, "")], client_id)
    now = table.clock()
    left = LONGEST_HOLIDAY - table.situation.rests[seat].spent(now)
    if not begins < ends <= begins + LONGEST_HOLIDAY or not now < ends <= max(begins, now) + left:
        raise no("bad", "server-odd-holiday", days=int(LONGEST_HOLIDAY / DAY), left=int(left / DAY))
    return await table.happen([(events.HOLIDAY, seat, f"{begins} {ends}")], client_id)


@in_turn
async def welcome(table: Table, seat: int) -> None:
    """Somebody who was away is back: their seat is theirs again, and nobody needs to agree to anything."""
    request = table.situation.request
    if seat in table.situation.replaced:
        row = table.seats[seat]._replace(left=False, bot=None)
        await table.happen([(events.RETURN, seat, "")], None, [row])
    elif request is not None and request.absent == seat:
        await table.happen([(events.CONSENT, seat, events.NO)], None)
