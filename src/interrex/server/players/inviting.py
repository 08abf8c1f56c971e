"""Invitations: whoever one has met at a table is asked to another one.

They go to a seat, not to a person: to whoever sits where one met them. So nobody learns whether somebody has a key, nor
that two seats are one person's; and there is nobody to be found whom one has not played with.
"""

from __future__ import annotations

from typing import Literal

from interrex.engine import wire
from interrex.engine.words import LANGUAGES

from ..names import likeness
from ..protocol.lobby import Joined, SeatKey
from ..protocol.people import Companion, InvitationSent, InvitationWanted, MyInvitation
from ..protocol.table import Clock
from ..refusals import no
from ..store import people, players
from ..store.errors import Taken
from ..store.people import Asked, Met, Sent
from ..store.rows import HoldingRow, InvitationRow
from ..store.store import Store
from ..tables import seating
from ..tables.memory import Tables
from ..tokens import hashed, new_call_id, new_token, seal
from ..words import display_names, say
from .keyring import HOLDINGS, Me

LOOKED = 600  # seats of others, at the newest tables
COMPANIONS = 60
WAITING = 20  # invitations of one player's without an answer
SHOWN = 20  # of those one has


async def companions(tables: Tables, me: Me) -> list[Companion]:
    """People by the names they go by, whom one met last first."""
    guests = {likeness(say(language, "server-guest")) for language in LANGUAGES}
    by_name: dict[str, list[Met]] = {}
    for one in await tables.store.read(people.met(me.player.id, LOOKED)):
        if one.name and likeness(one.name) not in guests:
            by_name.setdefault(one.name, []).append(one)
    found = [
        Companion(seats[0].table, seats[0].seat, name, seats[0].game, seats[0].at, len({one.table for one in seats}))
        for name, seats in by_name.items()
    ]
    return found[:COMPANIONS]


async def invite(tables: Tables, me: Me, wanted: InvitationWanted) -> list[InvitationSent]:
    store, player = tables.store, me.player.id
    if not (wanted.table.isascii() and wanted.met.isascii()):
        raise no("not-found", "server-no-table")
    if not await store.read(people.belongs(player, wanted.table)):
        raise no("not-yours", "server-invite-elsewhere")
    own = await store.read(people.seat_at(player, wanted.met))
    others = {(one.table, one.seat) for one in await store.read(people.met(player, LOOKED))}
    if own is None or (wanted.met, wanted.seat) not in others:
        raise no("not-found", "server-invite-stranger")
    found = await store.table(wanted.table)
    if found is None or found[0].result is not None or all(seat.kind != "open" for seat in found[1]):
        raise no("conflict", "server-table-full")
    now = tables.config.clock()
    row = InvitationRow(new_call_id(), wanted.table, player, own, wanted.met, wanted.seat, wanted.language, now)
    try:
        if not await store.write(people.invite(row, WAITING)):
            raise no("conflict", "server-invitations-many", most=WAITING)
    except Taken:
        raise no("conflict", "server-invited-already") from None
    return await sent(tables, me, wanted.table)


async def sent(tables: Tables, me: Me, table: str) -> list[InvitationSent]:
    found = await tables.store.read(people.sent(me.player.id, table)) if table.isascii() else []
    return [_sent(one) for one in found]


async def all_sent(store: Store, me: Me) -> list[InvitationSent]:
    return [_sent(one) for one in await store.read(people.all_sent(me.player.id))]


def _sent(one: Sent) -> InvitationSent:
    """Whoever wants to hear nothing more has declined, as far as anybody is told."""
    said: Literal["waits", "accepted", "declined"] = "waits"
    if one.row.answer is not None:
        said = "accepted" if one.row.answer == "accepted" else "declined"
    return InvitationSent(one.row.id, one.name, one.row.met, one.row.seat, one.row.at, said)


async def withdraw(tables: Tables, me: Me, invitation: str) -> None:
    if not (invitation.isascii() and await tables.store.write(people.withdraw(me.player.id, invitation))):
        raise no("not-found", "server-no-invitation")


async def invited(store: Store, player: str, language: str) -> list[MyInvitation]:
    return [_mine(one, language) for one in await store.read(people.invited(player, SHOWN))]


def _mine(one: Asked, language: str) -> MyInvitation:
    row, table, names = one.row, one.table, display_names(language, [seat.name for seat in one.seats])
    return MyInvitation(
        id=row.id,
        name=row.name or say(language, "server-guest"),
        table=row.table,
        title=table.name,
        game=table.game,
        players=[names[seat.seat] for seat in one.seats if seat.kind == "human"],
        free=sum([seat.kind == "open" for seat in one.seats]),
        clock=None if table.clock is None else wire.decode(table.clock, Clock),
        language=row.language,
        at=row.at,
    )


async def accept(tables: Tables, me: Me, invitation: str, name: str) -> Joined:
    """A seat that is free, which hangs on the key at once."""
    row = await _to_be_answered(tables, me, invitation)
    async with tables.hold(row.table) as live:
        token = new_token()
        seat = await seating.join(live.table, None, name, token)
        held = HoldingRow(me.player.id, hashed(token), "seat", row.table, seal(me.key, token))
        await tables.store.write(players.hold([held], HOLDINGS))  # full: the browser remembers the seat
        await tables.store.write(people.answer(row.id, "accepted"))
        return Joined(live.views.info(), SeatKey(seat, token))


async def decline(tables: Tables, me: Me, invitation: str, never: bool) -> None:
    row = await _to_be_answered(tables, me, invitation)
    await tables.store.write(people.answer(row.id, "never" if never else "declined"))


async def _to_be_answered(tables: Tables, me: Me, invitation: str) -> InvitationRow:
    found: InvitationRow | None = None
    if invitation.isascii():
        found = await tables.store.read(people.invitation(me.player.id, invitation))
    if found is None:
        raise no("not-found", "server-no-invitation")
    return found
