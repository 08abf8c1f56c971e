"""What a seat does at its table, over HTTP; one handler each."""

from __future__ import annotations

import asyncio

from ..protocol.lobby import MovePosted
from ..protocol.orders import AheadInfo, OrderTried, OrderTry
from ..protocol.table import (
    Accepted,
    Chat,
    Consent,
    Give,
    Holiday,
    Keep,
    Pause,
    Recall,
    Refused,
    Sit,
    Stand,
    StandIn,
    Undo,
    Why,
)
from ..tables import orders
from ..tables.acting import Act, act
from .requests import ACT, FIND, TABLE, Call, Endpoint


async def play(call: Call, move: MovePosted) -> Accepted:
    """Make a move."""
    async with call.hold() as live:
        seat = call.acting(live)
        return Accepted(move.id, await live.table.play(seat, move.action, move.asked, move.id))


async def undo(call: Call, wish: Undo) -> Accepted:
    """Take back the seat's last move, or ask the others."""
    return await _acted(call, wish)


async def consent(call: Call, answer: Consent) -> Accepted:
    """Agree to somebody's taking back, or not; whoever asked may withdraw by a no."""
    return await _acted(call, answer)


async def chat(call: Call, line: Chat) -> Accepted:
    """Say something; without a seat, as a spectator."""
    async with call.hold() as live:
        seat = None if line.seat is None else call.seat(live, line.seat)
        call.count(live, seat, "chat")
        return Accepted(line.id, await live.table.chat(seat, line.text, line.id))


async def sit(call: Call, wish: Sit) -> Accepted:
    """Rename oneself, leave the seat to a bot, or take it back."""
    return await _acted(call, wish)


async def stand(call: Call, wish: Stand) -> Accepted:
    """Always pass a question, or be asked it again."""
    return await _acted(call, wish)


async def see_orders(call: Call) -> AheadInfo:
    """What the seat may answer before it is asked, and what nobody may."""
    async with call.hold() as live:
        return orders.catalogue(live.table.match, call.seat(live, None))


async def try_order(call: Call, wish: OrderTry) -> OrderTried:
    """An order in words, and what it would have answered in this game so far. It is not given."""
    async with call.hold() as live:
        seat, match = call.acting(live, wish.seat), live.table.match
        order = orders.checked(match, seat, wish.order)
        async with live.table.replaying:
            return await asyncio.to_thread(orders.tried, match, seat, order)


async def give_order(call: Call, wish: Give) -> Accepted:
    """Answer a question before it is asked."""
    return await _acted(call, wish)


async def recall_order(call: Call, wish: Recall) -> Accepted:
    """Take an order back."""
    return await _acted(call, wish)


async def keep_hours(call: Call, wish: Keep) -> Accepted:
    """The hours at which one's time stands still."""
    return await _acted(call, wish)


async def go_on_holiday(call: Call, wish: Holiday) -> Accepted:
    """Be away for some days, or back."""
    return await _acted(call, wish)


async def pause(call: Call, wish: Pause) -> Accepted:
    """Stop everybody's time, if all agree; or go on."""
    return await _acted(call, wish)


async def stand_in(call: Call, wish: StandIn) -> Accepted:
    """A bot for somebody who has been away, if the others agree."""
    return await _acted(call, wish)


async def why(call: Call, question: Why) -> Refused:
    """Why can this not be done?"""
    async with call.hold() as live:
        seat = call.acting(live, question.seat)
        reason = live.table.why(seat, question.action, question.refs)
        return await reason.said(call.language, live.table.names(call.language), question.id)


async def _acted(call: Call, wish: Act) -> Accepted:
    async with call.hold() as live:
        return Accepted(wish.id, await act(live.table, call.acting(live, wish.seat), wish))


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", TABLE + "/moves", play, MovePosted, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/undo", undo, Undo, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/consent", consent, Consent, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/chat", chat, Chat, Accepted, token="maybe", refuses=ACT),
    Endpoint("POST", TABLE + "/sit", sit, Sit, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/stand", stand, Stand, Accepted, token="seat", refuses=ACT),
    Endpoint("GET", TABLE + "/orders", see_orders, gives=AheadInfo, token="seat", refuses=FIND),
    Endpoint("POST", TABLE + "/orders", give_order, Give, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/orders/try", try_order, OrderTry, OrderTried, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/orders/recall", recall_order, Recall, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/hours", keep_hours, Keep, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/pause", pause, Pause, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/holiday", go_on_holiday, Holiday, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/stand-in", stand_in, StandIn, Accepted, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/why", why, Why, Refused, token="seat", refuses=ACT),
)  # fmt: skip
