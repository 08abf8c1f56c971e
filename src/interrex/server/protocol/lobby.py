"""Making tables, taking seats at them, and coming into the lobby: what goes over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from interrex.engine.wire import Struct

from .people import OpeningWanted
from .table import Clock, TableInfo
from .values import ActionText, ClientId, Name, Options, Place, SeatKind, Short


class SeatWanted(Struct, frozen=True):
    """human: the creator's own seat (its token comes back); open: for whoever joins; bot: of the kind named."""

    kind: SeatKind
    name: Name = ""
    bot: Short | None = None


class TableWanted(Struct, frozen=True):
    """POST /api/tables"""

    game: Short
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=32)]
    name: Name = ""
    options: Options = msgspec.field(default_factory=dict)
    listed: bool = True
    seed: Short | None = None  # for lessons and tests: luck that can be had again
    clock: Clock | None = None
    hints: bool | None = None  # may one ask what to do? None: where one person plays bots
    opening: OpeningWanted | None = None  # on the page for everybody, where the server has one


class SeatKey(Struct, frozen=True):
    seat: int
    token: str


class TableMade(Struct, frozen=True):
    """The answer to it. ``owner`` opens what only the table's owner may do."""

    table: TableInfo
    owner: str
    seats: list[SeatKey]


class Join(Struct, frozen=True):
    """POST /api/tables/{id}/join: take an open seat; None: the first one."""

    seat: Place | None = None
    name: Name = ""


class Joined(Struct, frozen=True):
    table: TableInfo
    seat: SeatKey


class Fill(Struct, frozen=True):
    """POST /api/tables/{id}/fill with the owner's token: bots for all open seats; the game need not wait any more."""

    bot: Short | None = None
    names: Annotated[list[Name], msgspec.Meta(max_length=32)] = msgspec.field(default_factory=list)


class PlayOn(Struct, frozen=True):
    """POST /api/tables/{id}/play-on: from a position of a finished game, at a new table, with bots in other seats."""

    move: Annotated[int, msgspec.Meta(ge=0)]
    seat: Place
    name: Name = ""
    bot: Short | None = None


class Renew(Struct, frozen=True):
    """POST /api/tables/{id}/renew with the seat's own token: a new one, the old one dies."""

    seat: Place


class Dismiss(Struct, frozen=True):
    """POST /api/tables/{id}/dismiss with the owner's token: a bot for good in the seat of somebody else."""

    seat: Place
    bot: Short | None = None


class MovePosted(Struct, frozen=True):
    """POST /api/tables/{id}/moves: ``play`` without a socket; the seat is the token's."""

    action: ActionText
    asked: int
    id: ClientId


class LobbyKey(Struct, frozen=True):
    """POST /api/lobby: the password, where there is one; a cookie comes back."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


class LobbyInfo(Struct, frozen=True):
    """GET /api/lobby: whether listing and making tables takes a password, and whether this client has given it."""

    password: bool
    inside: bool
    public: bool = False  # whether there is a page for everybody, with tables that want company
    passkeys: bool = False  # whether players can come back by one, at this address
