"""One table, over HTTP: who sits there, what can be seen, what is left of it; one handler each."""

from __future__ import annotations

from interrex.engine.errors import UnknownNotation
from interrex.engine.game import Game
from interrex.engine.record import Record

from ..protocol.library import PackInfo, Position
from ..protocol.lobby import Dismiss, Fill, Join, Joined, PlayOn, Renew, SeatKey, TableMade
from ..protocol.table import StateMessage, TableInfo
from ..refusals import no, of_error
from ..tables import openings, seating
from ..tables.memory import kind_of
from ..tables.views import NOTHING
from ..tokens import new_token
from .requests import ACT, FIND, GATE, PLAIN, SENT, TABLE, Call, Endpoint


async def see_table(call: Call) -> TableInfo:
    """What anybody with the table's address may know."""
    if (info := await call.tables.info(call.part("id"))) is not None:
        return info
    async with call.hold() as live:
        return live.views.info()


async def join(call: Call, wanted: Join) -> Joined:
    """Take an open seat; its token comes back."""
    async with call.hold() as live:
        call.count(live, None, "chat")
        if await openings.opening(call.tables, live.table.id) is not None:  # nobody takes all that is on the page
            await call.take_everywhere("sittings", call.server.config.limits.sittings)
        token = new_token()
        seat = await seating.join(live.table, wanted.seat, wanted.name, token)
        return Joined(live.views.info(), SeatKey(seat, token))


async def fill(call: Call, wanted: Fill) -> TableInfo:
    """Bots for all open seats. For the table's owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await seating.fill(live.table, kind_of(wanted.bot, live.table.match.game), wanted.names)
        return live.views.info()


async def renew(call: Call, wanted: Renew) -> SeatKey:
    """A new link for one's own seat; the old one dies."""
    async with call.hold() as live:
        seat, token = call.acting(live, wanted.seat), new_token()
        await seating.renew(live.table, seat, token)
        return SeatKey(seat, token)


async def dismiss(call: Call, wanted: Dismiss) -> TableInfo:
    """A bot for good in the seat of somebody else. For the table's owner, who cannot have the seat: it has a hand."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await seating.dismiss(live.table, wanted.seat, kind_of(wanted.bot, live.table.match.game))
        return live.views.info()


async def play_again(call: Call) -> TableInfo:
    """The table at which the people of a finished game play again: everybody's token opens their seat there, too."""
    async with call.hold() as live:
        call.seat(live, None)
        await call.count_table()
        return await call.tables.play_again(live)


async def play_on(call: Call, wanted: PlayOn) -> TableMade:
    """A practice game against bots from a position of a finished one; the token of the seat comes back."""
    call.check_lobby()
    await call.count_table()
    call.take("loads", call.server.config.limits.loads)
    return await call.tables.play_on(call.part("id"), wanted)


async def see_state(call: Call) -> bytes:
    """The whole situation for the token's seat, or for a spectator."""
    async with call.hold() as live:
        return live.views.state([call.viewer(live)], NOTHING, 0, call.server.config.clock())


async def see_position(call: Call) -> Position:
    """What the token's seat, or a spectator, saw after that many moves.

    Of a finished game also what another seat saw (``seat``), for whoever may have its record.
    """
    call.take("positions", call.server.config.limits.positions)
    move, seat = call.place("move"), call.seat_named()
    if seat is None:
        async with call.hold() as live:
            return live.views.position(call.viewer(live), move)
    await call.server.campaigns.check_record(call.part("id"), call.token)
    async with call.hold() as live:
        if not live.table.match.over:
            raise no("conflict", "server-review-not-over")
        if seat >= live.table.match.players:
            raise no("not-found", "server-not-found")
        return live.views.position(seat, move)


async def see_record(call: Call) -> str:
    """The record of a finished game, key and all: whoever has it can check every die."""
    call.take("writings", call.server.config.limits.writings)
    await call.server.campaigns.check_record(call.part("id"), call.token)
    record = await call.tables.record(call.part("id"))
    return await call.server.scribe.written(("record", call.part("id"), *record.names), record.to_json)


async def see_notation(call: Call) -> str:
    """A finished game as its players write games down: it shows what was hidden."""
    call.take("writings", call.server.config.limits.writings)
    await call.server.campaigns.check_record(call.part("id"), call.token)
    async with call.hold() as live:
        table, match = live.table, live.table.match
        try:
            notation = match.game.notation(call.part("name")[:60])
        except UnknownNotation as error:
            raise of_error(error, "not-found") from None
        if not match.over:
            raise no("conflict", "server-notation-not-over")
        names = table.names(call.language)
        key = ("notation", notation.name, table.id, *names)
        return await call.server.scribe.written(key, lambda: notation.write(match, names))


# Packs


async def see_pack(call: Call) -> PackInfo:
    """What is printed on the components of a pack, for a table that has opened it or a seat that was shown it."""
    game, pack = await _opened(call)
    assert game.extras.packs is not None
    return PackInfo(game.extras.packs.components(pack))


async def read_pack(call: Call) -> str:
    """The words of a pack as Fluent text, for a table that has opened it or a seat that was shown it."""
    game, pack = await _opened(call)
    return game.pack(pack, call.edition())


async def _opened(call: Call) -> tuple[Game, str]:
    """A pack that is sealed is not there: whoever asks learns as much about it as about one nobody made."""
    async with call.hold() as live:
        match, pack = live.table.match, call.part("pack")
        if pack not in match.packs(call.viewer(live)):
            raise no("not-found", "server-not-found")
        return match.game, pack


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", TABLE, see_table, gives=TableInfo, refuses=FIND),
    Endpoint("POST", TABLE + "/join", join, Join, Joined, refuses=SENT),
    Endpoint("POST", TABLE + "/fill", fill, Fill, TableInfo, token="owner", refuses=SENT),
    Endpoint("POST", TABLE + "/renew", renew, Renew, SeatKey, token="seat", refuses=ACT),
    Endpoint("POST", TABLE + "/dismiss", dismiss, Dismiss, TableInfo, token="owner", refuses=SENT),
    Endpoint("POST", TABLE + "/rematch", play_again, gives=TableInfo, token="seat", refuses=FIND),
    Endpoint("POST", TABLE + "/play-on", play_on, PlayOn, TableMade, status=201, refuses=(*GATE, *SENT)),
    Endpoint("GET", TABLE + "/state", see_state, gives=StateMessage, token="maybe", refuses=FIND),
    Endpoint("GET", TABLE + "/positions/{move}", see_position, gives=Position, token="maybe", refuses=FIND,
             query=("seat",)),
    Endpoint("GET", TABLE + "/record", see_record, gives=Record, token="maybe", refuses=FIND),
    Endpoint("GET", TABLE + "/notation/{name}", see_notation, media=PLAIN, token="maybe", refuses=FIND),
    Endpoint("GET", TABLE + "/packs/{pack}", see_pack, gives=PackInfo, token="maybe", refuses=FIND),
    Endpoint("GET", TABLE + "/packs/{pack}/{language}.ftl", read_pack, media=PLAIN, token="maybe", refuses=FIND),
)  # fmt: skip
