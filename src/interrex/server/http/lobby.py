"""The lobby, over HTTP: its door, tables listed and made, and the page for everybody; one handler each."""

from __future__ import annotations

from ..protocol.lobby import LobbyInfo, LobbyKey, TableMade, TableWanted
from ..protocol.people import OpeningInfo, OpeningWanted
from ..protocol.table import TableInfo
from ..refusals import no
from ..store import people
from ..tables import openings
from .requests import FIND, GATE, PAGE, SENT, TABLE, Call, Endpoint


async def look_at_lobby(call: Call) -> LobbyInfo:
    """Whether listing and making tables takes a password, and whether this client has given it."""
    return LobbyInfo(call.server.lobby.needed, call.inside(), call.server.config.public_lobby, call.passkeys())


async def enter_lobby(call: Call, key: LobbyKey) -> LobbyInfo:
    """Give the password; a cookie remembers it."""
    server = call.server
    if server.lobby.needed:
        await call.take_everywhere("passwords", server.config.limits.passwords)
        await call.take_everywhere("guesses", server.config.limits.guesses, "")
        if not server.lobby.knows(key.password):
            raise no("password", "server-wrong-password")
        server.limiter.give_back("guesses", "")
        await call.tables.company.give_back("guesses", "")
        call.cookie = server.lobby.admit(server.config.clock())
    return LobbyInfo(server.lobby.needed, True, server.config.public_lobby, call.passkeys())


async def list_tables(call: Call) -> bytes:
    """The listed tables, newest first; those after one of them."""
    call.check_lobby()
    call.take("lists", call.server.config.limits.lists)
    return await call.tables.listed(call.number("limit", PAGE, PAGE), call.after())


async def make_table(call: Call, wanted: TableWanted) -> TableMade:
    """A new table, and the tokens of its owner and of the owner's own seats."""
    call.check_lobby()
    await call.count_table()
    if wanted.opening is not None:
        await _may_open_up(call)
    made = await call.tables.create(wanted)
    if wanted.opening is not None:
        await openings.open_up(call.tables, made.table.id, wanted.opening)
    return made


# Company


async def list_openings(call: Call) -> bytes:
    """Tables that want company, newest first, for everybody; where whoever runs the server has such a page."""
    call.take("lists", call.server.config.limits.lists)
    return await openings.openings(call.tables)


async def open_up(call: Call, wanted: OpeningWanted) -> OpeningWanted:
    """Show the table on the page for everybody. For its owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await _may_open_up(call)
        await openings.open_up(call.tables, live.table.id, wanted)
        return wanted


async def see_opening(call: Call) -> OpeningWanted | None:
    """How the table stands on the page for everybody, if it does. For its owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        return await openings.opening(call.tables, live.table.id)


async def close_up(call: Call) -> TableInfo:
    """The page for everybody shows it no longer. For its owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await call.tables.store.write(people.close_up(live.table.id))
        return live.views.info()


async def _may_open_up(call: Call) -> None:
    openings.check(call.tables)
    await call.take_everywhere("openings", call.server.config.limits.openings)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/lobby", look_at_lobby, gives=LobbyInfo),
    Endpoint("POST", "/api/lobby", enter_lobby, LobbyKey, LobbyInfo, refuses=("password", "bad", "too-large")),
    Endpoint("GET", "/api/tables", list_tables, gives=list[TableInfo],
             refuses=(*GATE, "bad", "not-found"), query=("limit", "after")),
    Endpoint("POST", "/api/tables", make_table, TableWanted, TableMade, status=201,
             refuses=(*GATE, "bad", "too-large", "not-found")),
    Endpoint("GET", "/api/open", list_openings, gives=list[OpeningInfo], refuses=("not-found",)),
    Endpoint("POST", TABLE + "/opening", open_up, OpeningWanted, OpeningWanted, token="owner", refuses=SENT),
    Endpoint("GET", TABLE + "/opening", see_opening, gives=OpeningWanted | None, token="owner", refuses=FIND),
    Endpoint("POST", TABLE + "/opening/remove", close_up, gives=TableInfo, token="owner", refuses=FIND),
)  # fmt: skip
