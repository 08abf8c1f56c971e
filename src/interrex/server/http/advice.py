"""What would you do, and what was luck: hints and reviews over HTTP."""

from __future__ import annotations

from ..protocol.advice import HintsInfo, HintsWanted, ReasonInfo, ReviewInfo
from ..reviews import check
from .requests import ACT, FIND, TABLE, Call, Endpoint


async def hints(call: Call, wanted: HintsWanted) -> HintsInfo:
    """What the seat might do, with chances to win and what speaks for it; or what a move costs that it thinks of.

    From the first time on the game says that somebody asked.
    """
    async with call.hold() as live:
        seat, table, server = call.seat(live), live.table, call.server
        call.live = live
        server.limiter.take("hints", f"{table.id} {seat}", server.config.limits.hints)
        await table.hint(seat, wanted.asked)
        if wanted.action is None:
            return await server.adviser.hints(table, seat)
        return await server.adviser.loss(table, seat, wanted.action)


async def see_review(call: Call) -> ReviewInfo:
    """A finished game looked back upon, as far as that has come: for whoever may have its record."""
    await call.server.campaigns.check_record(call.part("id"), call.token)
    async with call.hold() as live:
        check(live.table)
        return call.server.reviews.found(live.table)


async def make_review(call: Call) -> ReviewInfo:
    """Look back upon a finished game. For those who played it; once it is done, it stays with the table."""
    await call.server.campaigns.check_record(call.part("id"), call.token)
    call.take("reviews", call.server.config.limits.reviews)
    async with call.hold() as live:
        call.seat(live)
        call.server.reviews.begin(live.table)
        return call.server.reviews.found(live.table)


async def see_reason(call: Call) -> ReasonInfo:
    """Why did the bot do that? Once it tells nothing hidden; of a finished game, to whoever may have its record."""
    call.take("positions", call.server.config.limits.positions)
    move = call.place("move")
    async with call.hold() as live:
        if live.table.match.over:
            await call.server.campaigns.check_record(call.part("id"), call.token)
        return await call.server.adviser.reason(live.table, move)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", TABLE + "/hints", hints, HintsWanted, HintsInfo, token="seat", refuses=ACT),
    Endpoint("GET", TABLE + "/moves/{move}/reason", see_reason, gives=ReasonInfo, token="maybe", refuses=FIND),
    Endpoint("GET", TABLE + "/review", see_review, gives=ReviewInfo, token="maybe", refuses=FIND),
    Endpoint("POST", TABLE + "/review", make_review, gives=ReviewInfo, token="seat", refuses=FIND),
)
