"""Seats of a table: taken, left to bots and taken back, and the links that open them."""

from __future__ import annotations

from collections.abc import Sequence

from interrex.engine.words import LANGUAGES

from ..names import all_apart, apart, clean
from ..refusals import no
from ..store.rows import Renewal, SeatRow
from ..tokens import hashed
from . import agreeing, events
from .table import STAND_IN, Table, Thing
from .turns import by_holder, in_turn


@in_turn
async def join(table: Table, seat: int | None, name: str, token: str) -> int:
    """Take an open seat, the first one unless another is named. Gives back the seat."""
    places = [row.seat for row in table.seats if row.kind == "open" and not table.match.over]
    if not places:
        raise no("conflict", "server-table-full")
    if seat is not None and seat not in places:
        raise no("conflict", "server-seat-taken")
    seat = places[0] if seat is None else seat
    row = table.seats[seat]._replace(kind="human", name=_apart(table, seat, name), token=hashed(token))
    await table.happen([(events.JOIN, seat, row.name)], None, [row])
    return seat


@in_turn
async def fill(table: Table, bot: str, names: Sequence[str]) -> None:
    """Bots for all seats that are still open, under these names as far as they go."""
    places = [row for row in table.seats if row.kind == "open" and not table.match.over]
    if not places:
        raise no("conflict", "server-table-full")
    wanted = [*names, *[""] * len(places)]
    called = all_apart([_apart(table, row.seat, wanted[n]) for n, row in enumerate(places)])
    rows = [row._replace(kind="bot", name=called[n], bot=bot) for n, row in enumerate(places)]
    things: list[Thing] = [(events.FILL, row.seat, bot) for row in rows]
    agreeing.grant_without(table, [row.seat for row in rows], things, rows)
    await table.happen(things, None, rows)


@by_holder
async def sit(table: Table, seat: int, name: str | None, left: bool | None, client_id: str) -> int:
    """A new name; leaving the seat to a bot; taking it back."""
    kinds = (events.RENAME, events.LEAVE, events.RETURN)
    if (before := table.again(client_id, seat, kinds)) is not None:
        return before
    row, things, rows = table.seats[seat], list[Thing](), list[SeatRow]()
    if name is not None:
        row = row._replace(name=_apart(table, seat, name))
        things.append((events.RENAME, seat, row.name))
    if left is not None and left != row.left:
        row = row._replace(left=left, bot=STAND_IN if left else None)
        things.append((events.LEAVE, seat, STAND_IN) if left else (events.RETURN, seat, ""))
        if left:
            agreeing.grant_without(table, [seat], things, rows)
    if not things:
        raise no("conflict", "server-nothing-to-change")
    return await table.happen(things, client_id, [row, *rows])


@in_turn
async def dismiss(table: Table, seat: int, bot: str) -> int:
    """A bot for good in the seat of somebody else. The owner learns nothing by it: nobody holds the seat then."""
    if table.match.over or seat >= len(table.seats) or table.seats[seat].kind != "human":
        raise no("conflict", "server-nobody-sits", number=seat + 1)
    row = table.seats[seat]._replace(kind="bot", bot=bot, left=False, token=None)
    things, rows = list[Thing]([(events.DISMISS, seat, bot)]), [row]
    agreeing.grant_without(table, [seat], things, rows)
    return await table.happen(things, None, rows)


@by_holder
async def renew(table: Table, seat: int, token: str) -> int:
    """A new link for the seat, by whoever holds the old one, which opens nothing any more: here or elsewhere.

    A rematch, and every game of a campaign, is opened by the same link.
    """
    row = table.seats[seat]._replace(token=hashed(token))
    before = table.seats[seat].token
    renewal = None if before is None else Renewal(before, hashed(token))
    seq = await table.happen([(events.RESET, seat, "")], None, [row], renewal=renewal)
    if renewal is not None:
        table.renewed(renewal)
    return seq


def _apart(table: Table, seat: int, name: str) -> str:
    """A name for the seat that nobody takes for another's, nor for a seat that has none."""
    others = {name for language in LANGUAGES for n, name in enumerate(table.names(language)) if n != seat}
    return apart(clean(name), others)
