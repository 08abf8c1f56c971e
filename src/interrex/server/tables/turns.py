"""Turns: what is done at a table or with a campaign is done one after another, as if there were one server.

The arbiter is the store: an event's place at its table is taken once. Whoever finds theirs taken, or is about to turn
something down, looks first what others have done, and then answers as if they had waited for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from ..refusals import No, no
from ..store.errors import Fenced, StoreError, Taken

if TYPE_CHECKING:
    from .campaigns import Campaigns
    from .table import Table

P = ParamSpec("P")
S = TypeVar("S", bound=int | None)
T = TypeVar("T")

TRIES = 100  # each but the first follows on something that somebody else has done meanwhile


class Overtaken(Exception):
    """Somebody else was faster, at another server: what was prepared is worth nothing."""


def in_turn(deed: Callable[Concatenate[Table, P], Awaitable[T]]) -> Callable[Concatenate[Table, P], Awaitable[T]]:
    """Something done at a table while nobody else does anything at it."""

    @wraps(deed)
    async def done(table: Table, /, *args: P.args, **named: P.kwargs) -> T:
        async with table.lock:
            return await _settled(table, lambda: deed(table, *args, **named))

    return done


def by_holder(
    deed: Callable[Concatenate[Table, S, P], Awaitable[T]],
) -> Callable[Concatenate[Table, S, P], Awaitable[T]]:
    """Likewise by whoever holds a seat: not with a link that was renewed before it was their turn."""

    @wraps(deed)
    async def done(table: Table, seat: S, /, *args: P.args, **named: P.kwargs) -> T:
        link = _link(table, seat)

        async def still_theirs() -> T:
            if _link(table, seat) != link:
                raise no("not-yours", "server-not-your-seat")
            return await deed(table, seat, *args, **named)

        async with table.lock:
            return await _settled(table, still_theirs)

    return done


def _link(table: Table, seat: int | None) -> bytes | None:
    return None if seat is None else table.seats[seat].token


async def _settled(table: Table, deed: Callable[[], Awaitable[T]]) -> T:
    try:
        if not table.company.fresh():
            await table.look()
        for _ in range(TRIES):
            try:
                return await deed()
            except Overtaken:
                if await table.look() is None:
                    break
            except No:
                if table.company.alone or await table.look() is None:
                    raise
    except Fenced as error:
        table.company.lost(error.lease)
    except StoreError:
        raise no("conflict", "server-store-failed") from None
    raise no("stale", "server-stale")


def one_at_a_time(
    deed: Callable[Concatenate[Campaigns, P], Awaitable[T]],
) -> Callable[Concatenate[Campaigns, P], Awaitable[T]]:
    """Something that changes a campaign, by what is stored of it; again, if another server has changed it meanwhile."""

    @wraps(deed)
    async def done(campaigns: Campaigns, /, *args: P.args, **named: P.kwargs) -> T:
        async with campaigns.lock:
            for _ in range(TRIES):
                with suppress(Taken):
                    return await deed(campaigns, *args, **named)
            raise no("conflict", "server-store-failed")

    return done
