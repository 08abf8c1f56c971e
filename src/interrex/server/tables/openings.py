"""Tables that want company: those whose owner says so, on a page for everybody, if whoever runs the server has one."""

from __future__ import annotations

from typing import cast

from interrex.engine import wire

from ..protocol.people import Experience, OpeningInfo, OpeningWanted
from ..protocol.table import Clock
from ..protocol.values import DAY
from ..refusals import no
from ..store import people
from ..store.people import Opening
from ..store.rows import OpeningRow
from .memory import Tables

MOST = 100  # tables on the page; of more, the newest
WEEKS = 14 * DAY  # who has waited longer for company does not stand there any more


async def openings(tables: Tables) -> bytes:
    """The newest first; made once for all who ask within a moment."""

    check(tables)

    async def make() -> bytes:
        found = await tables.store.read(people.openings(tables.config.clock() - WEEKS, MOST))
        return wire.encode([_info(one) for one in found if any(seat.kind == "open" for seat in one.seats)])

    return await tables.board.shown(("openings", "", ""), make)


def _info(one: Opening) -> OpeningInfo:
    row, table = one.row, one.table
    return OpeningInfo(
        table=table.id,
        name=table.name,
        game=table.game,
        seats=table.players,
        players=[seat.name for seat in one.seats if seat.kind == "human"],
        free=sum([seat.kind == "open" for seat in one.seats]),
        bots=sum([seat.kind == "bot" for seat in one.seats]),
        clock=None if table.clock is None else wire.decode(table.clock, Clock),
        language=row.language,
        experience=cast(Experience, row.experience),
        at=row.at,
    )


async def opening(tables: Tables, table: str) -> OpeningWanted | None:
    """How a table stands on the page."""
    found = await tables.store.read(people.opening(table)) if tables.config.public_lobby else None
    return None if found is None else OpeningWanted(found.language, cast(Experience, found.experience))


async def open_up(tables: Tables, table: str, wanted: OpeningWanted) -> None:
    check(tables)
    row = OpeningRow(table, tables.config.clock(), wanted.language, wanted.experience)
    if not await tables.store.write(people.open_up(row, MOST)):
        raise no("conflict", "server-table-full")


def check(tables: Tables) -> None:
    """No, where whoever runs the server has no such page."""
    if not tables.config.public_lobby:
        raise no("not-found", "server-no-public-lobby")
