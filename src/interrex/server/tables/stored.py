"""Tables as they are stored, and back: rows and events of a match, a match and a record of rows and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine import wire
from interrex.engine.errors import BadConfig, BrokenRecord, InterrexError
from interrex.engine.game import Chronicle, Result
from interrex.engine.match import Match
from interrex.engine.record import Record
from interrex.engine.registry import find

from ..names import clean
from ..protocol.table import Clock
from ..store.rows import Event, SeatRow, Stored, TableRow
from ..tokens import new_table_id
from . import events
from .situation import Situation

Wrote = tuple[int, Chronicle]  # what a game left behind, and the version of the rules by which it can be read


def open_match(stored: Stored) -> Match:
    """The match of a table before its first move; BrokenRecord if this program plays other rules."""
    row = stored.row
    game = find(row.game)
    if not game.reads(row.version):
        raise BrokenRecord("engine-record-version", game.id, found=row.version, known=game.version)
    chronicle = None if row.chronicle is None else wire.decode(row.chronicle, dict[str, Any])
    options = wire.decode(row.options, dict[str, Any])
    try:
        match = Match(game, row.players, options, row.key, chronicle, _houses(row))
    except BadConfig as error:  # what it is played with, such as a story, is not here any more
        raise BrokenRecord(error.said.key, error.game, **error.said.params) from None
    match.practice, match.hinted = row.practice, row.hinted
    return match


def _houses(row: TableRow) -> tuple[int, ...]:
    return wire.decode(row.houses, tuple[int, ...])


def row_of(
    record: Record,
    result: Result | None = None,
    wrote: Wrote | None = None,
    *,
    name: str,
    listed: bool,
    seeded: bool,
    owner: bytes,
    now: float,
    campaign: str | None = None,
    number: int = 0,
    clock: str | None = None,
    pending: Sequence[int] | None = None,
    hints: bool = False,
) -> TableRow:
    """A game as a new table; over if it has a result."""
    return TableRow(
        id=new_table_id(),
        name=clean(name)[:30],
        game=record.game,
        version=record.version,
        players=record.players,
        options=as_json(record.options),
        key=bytes.fromhex(record.key),
        seeded=seeded,
        listed=listed,
        owner=owner,
        created=now,
        moves=len(record.moves),
        waiting_since=now,
        result=None if result is None else as_json(result.json()),
        campaign=campaign,
        number=number,
        houses=as_json(record.houses),
        chronicle=None if record.chronicle is None else as_json(record.chronicle),
        wrote=None if wrote is None else as_json(wrote),
        practice=record.practice,
        clock=clock,
        pending=None if pending is None else as_json(pending),
        hints=hints,
        hinted=record.hinted,
    )


def events_of(record: Record, now: float) -> list[Event]:
    """Its moves as a table's events."""
    return [Event(n, events.MOVE, seat, action, None, now) for n, (seat, action) in enumerate(record.moves, 1)]


def record_of(stored: Stored) -> Record:
    """The record of a stored table, whether or not today's program can play it: only for those who may have the key."""
    row, moves, practice, hinted = stored.row, list[tuple[int, str]](), False, False
    for event in stored.events:
        if event.kind == events.MOVE and event.seat is not None:
            moves.append((event.seat, event.text))
        elif event.kind == events.UNDO:
            undone, spoils = events.taken_back(event.text)
            del moves[len(moves) - undone :]
            practice |= spoils
        hinted |= event.kind == events.HINT
    return Record(
        game=row.game,
        version=row.version,
        players=row.players,
        key=row.key.hex(),
        moves=tuple(moves),
        options=wire.decode(row.options, dict[str, Any]),
        chronicle=None if row.chronicle is None else wire.decode(row.chronicle, dict[str, Any]),
        houses=_houses(row),
        names=names_of(stored.seats),
        practice=practice or row.practice,
        hinted=hinted or row.hinted,
    )


def names_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """What a record calls the players; nothing if none of them has a name."""
    names = tuple([seat.name for seat in seats])
    return names if any(names) else ()


def as_json(value: Any) -> str:
    return wire.encode(value).decode()


def fold(stored: Stored) -> Situation:
    """The whole situation of a stored table; BrokenRecord where a move does not follow today's rules."""
    clock = None if stored.row.clock is None else wire.decode(stored.row.clock, Clock)
    situation = Situation(open_match(stored), stored.row.created, clock)
    vain = events.in_vain(stored.events) if clock is None else ()  # clocks run in vain, too
    for event in stored.events:
        try:
            situation.fold(event, vain=event.seq in vain)
        except InterrexError as error:
            raise BrokenRecord(error.said.key, error.game, event.seq, **error.said.params) from None
    return situation
