"""What others at a table must agree to: taking back, a bot for somebody absent, a pause."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from interrex.engine.message import Message

from ..refusals import No, no
from ..store.rows import SeatRow
from . import absence, events
from .situation import Request
from .table import STAND_IN, Table, Thing
from .turns import by_holder


@by_holder
async def undo(table: Table, seat: int, practice: bool, client_id: str) -> int:
    """Take back the seat's last move and all after it: at once, by asking the others, or knowing the price."""
    if (before := table.again(client_id, seat, (events.UNDO, events.ASK))) is not None:
        return before
    moves = table.match.to_take_back(seat)
    if table.match.over:
        raise no("conflict", "server-undo-over")
    if not moves:
        raise No("conflict", Message("engine-nothing-to-undo", {}))
    if table.situation.request is not None:
        raise no("conflict", "server-undo-asked")
    if needed := must_agree(table, seat):
        text = " ".join(map(str, (moves, *needed)))
        return await table.happen([(events.ASK, seat, text)], client_id)
    price = spoils(table, seat)
    if price and not practice:
        raise No("conflict", Message("engine-undo-practice", {}))
    text = f"{moves} {events.PRACTICE}" if price else str(moves)
    return await table.happen([(events.UNDO, seat, text)], client_id)


@by_holder
async def consent(table: Table, seat: int, agree: bool, client_id: str) -> int:
    """Yes or no to what somebody has asked for; whoever asked may withdraw it."""
    answer = events.YES if agree else events.NO
    if (before := table.again(client_id, seat, (events.CONSENT,), answer)) is not None:
        return before
    request = table.situation.request
    withdraws = request is not None and seat == request.seat and not agree
    if request is None or not (seat in request.needed or withdraws):
        raise no("conflict", "server-nobody-asked")
    things: list[Thing] = [(events.CONSENT, seat, answer)]
    rows: list[SeatRow] = []
    if agree and request.needed == (seat,):
        _grant(table, request, things, rows)
    return await table.happen(things, client_id, rows)


@by_holder
async def stand_in(table: Table, seat: int, absent: int, client_id: str) -> int:
    """A bot for somebody who has been away for a while, if all others who play agree."""
    if (before := table.again(client_id, seat, (events.ASK_BOT, events.REPLACE))) is not None:
        return before
    _check_absent(table, seat, absent)
    if table.situation.request is not None:
        raise no("conflict", "server-undo-asked")
    needed = tuple([other for other in table.people() if other not in (seat, absent)])
    if needed:
        text = " ".join(map(str, (absent, *needed)))
        return await table.happen([(events.ASK_BOT, seat, text)], client_id)
    things, rows = list[Thing](), list[SeatRow]()
    _grant(table, Request(seat, 0, (), absent), things, rows)
    return await table.happen(things, client_id, rows)


@by_holder
async def pause(table: Table, seat: int, on: bool, client_id: str) -> int:
    """Nobody's time runs, if all others who play agree; until one of them wants to go on."""
    if (before := table.again(client_id, seat, (events.ASK_PAUSE, events.PAUSE, events.RESUME))) is not None:
        return before
    situation = table.situation
    if situation.clocks is None or table.match.over:
        raise no("conflict", "server-no-clock")
    if on == (situation.paused is not None):
        raise no("conflict", "server-paused" if on else "server-not-paused")
    if not on:
        return await table.happen([(events.RESUME, seat, "")], client_id)
    if situation.request is not None:
        raise no("conflict", "server-undo-asked")
    needed = [other for other in table.people() if other != seat]
    kind, text = (events.ASK_PAUSE, " ".join(map(str, needed))) if needed else (events.PAUSE, "")
    return await table.happen([(kind, seat, text)], client_id)


def must_agree(table: Table, seat: int) -> list[int]:
    """The seats of others who have a say before this one takes back."""
    return table.match.must_agree(seat, _voters(table))


def spoils(table: Table, seat: int) -> bool:
    """Whether taking back makes a practice game of this."""
    return table.match.spoils(seat, _voters(table))


def others_say(table: Table, seat: int) -> bool:
    """Whether anybody else has a say in what the seat takes back."""
    for row in table.seats:  # written out: it is asked for every state
        if row.seat != seat and (row.kind == "open" or (row.kind == "human" and not row.left)):
            return True
    return False


def _voters(table: Table) -> list[int]:
    """Those who play, and whoever will take an open seat: what happened before they came is their game as well."""
    return sorted([*table.people(), *[row.seat for row in table.seats if row.kind == "open"]])


def _grant(table: Table, request: Request, things: list[Thing], rows: list[SeatRow]) -> None:
    """Everybody has agreed: what was asked for happens with the last answer."""
    if request.pause:
        things.append((events.PAUSE, request.seat, ""))
    elif request.absent is None:
        things.append((events.UNDO, request.seat, str(request.moves)))
    else:
        things.append((events.REPLACE, request.absent, STAND_IN))
        rows.append(table.seats[request.absent]._replace(left=True, bot=STAND_IN))


def grant_without(table: Table, seats: Sequence[int], things: list[Thing], rows: list[SeatRow]) -> None:
    """Bots play for these seats from now on: if nobody else had to agree, what was asked for happens.

    Not so where nobody has agreed and nobody is left who could: taking back makes a practice game of it then, and
    whoever asked has not been told the price.
    """
    request = table.situation.request
    if request is None or not request.needed or request.seat in seats or request.absent in seats:
        return
    left = [seat for seat in _voters(table) if seat not in seats]
    alone = request.takes_back and table.match.spoils(request.seat, left)
    if set(request.needed) <= set(seats) and not alone:
        _grant(table, request, things, rows)


def _check_absent(table: Table, seat: int, absent: int) -> None:
    if table.match.over or seat == absent or seat not in table.people() or absent not in table.people():
        raise no("conflict", "server-nobody-away")
    if table.situation.paused is not None:
        raise no("conflict", "server-paused")
    if absent in table.online():
        raise no("conflict", "server-is-here", seat=absent)
    wait = absence.away_from(table, absent) - table.clock()
    if wait > 0:
        raise no("conflict", "server-away-briefly", seat=absent, seconds=ceil(wait))
