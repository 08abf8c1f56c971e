"""Answers given ahead at a table: given, taken back; what becomes of them is said in ``orders``."""

from __future__ import annotations

from interrex.engine.action import text
from interrex.engine.frames import PASS

from ..protocol.table import OrderWish
from ..refusals import info, no
from . import events, orders
from .situation import Standing
from .stored import as_json
from .table import Table, Thing
from .turns import by_holder

STANDING = 50  # questions a seat may pass for good


@by_holder
async def stand(table: Table, seat: int, key: str, on: bool, client_id: str) -> int:
    """Always pass the question of that key, which the seat is asked now; or be asked it again from now on."""
    if (before := table.again(client_id, seat, (events.STAND,))) is not None:
        return before
    question = table.match.question(seat)
    if on and (question is None or question.key != key or not table.match.passable(seat)):
        raise no("conflict", "server-no-standing")
    kept = [one for one in table.situation.standing.get(seat, []) if one.key != key]
    if not on or question is None:
        return await table.happen([(events.STAND, seat, as_json(kept))], client_id)
    stands = as_json([*kept, info(question)][-STANDING:])
    attempt = table.match.attempt(seat, PASS)
    things = [(events.STAND, seat, stands), (events.MOVE, seat, text(PASS)), *table.ended(attempt)]
    return await table.happen(things, client_id, attempt=attempt)


@by_holder
async def give(table: Table, seat: int, wish: OrderWish, client_id: str) -> int:
    """Answer a question before it is asked."""
    if (before := table.again(client_id, seat, (events.ORDER,))) is not None:
        return before
    if table.match.over:
        raise no("conflict", "server-order-over")
    order, given = orders.checked(table.match, seat, wish), orders.lasting(table.situation, seat, table.clock())
    if order.until is not None and order.until <= table.clock():
        raise no("bad", "server-order-past")
    if len(given) >= orders.MOST:
        raise no("conflict", "server-order-many", most=orders.MOST)
    standing = Standing(table.situation.numbered + 1, order, table.clock())
    return await table.happen([(events.ORDER, seat, as_json([*given, standing]))], client_id)


@by_holder
async def recall(table: Table, seat: int, number: int, client_id: str) -> int:
    """Take an order back."""
    if (before := table.again(client_id, seat, (events.ORDER,))) is not None:
        return before
    given = table.situation.orders.get(seat, [])
    left = [one for one in given if one.number != number]
    if len(left) == len(given):
        raise no("conflict", "server-order-gone")
    return await table.happen([(events.ORDER, seat, as_json(left))], client_id)


@by_holder
async def unsay(table: Table, seat: int) -> None:
    """Nothing is answered ahead any more: the seat's person is gone for good."""
    said = ((events.ORDER, table.situation.orders), (events.STAND, table.situation.standing))
    things: list[Thing] = [(kind, seat, "[]") for kind, given in said if given.get(seat)]
    if things:
        await table.happen(things, None)
