"""Finding people: whom one has met, invitations, and tables that want company; what goes over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from interrex.engine.wire import Struct

from .table import Clock
from .values import Name, Place, Short

Spoken = Annotated[str, msgspec.Meta(pattern="^([a-z]{2,3})?$")]  # ISO 639; nothing: whichever
Experience = Literal["any", "new", "some", "much"]  # how well one should know the game


class Companion(Struct, frozen=True):
    """GET /api/me/companions: somebody of a name, in the seat where one met them last."""

    table: str
    seat: int
    name: str
    game: str
    at: float
    games: int  # tables at which somebody of this name sat


class InvitationWanted(Struct, frozen=True):
    """POST /api/me/invitations: whoever sits in a seat of a table where one met them is asked to another table."""

    table: Short
    met: Short
    seat: Place
    language: Spoken = ""


class InvitationSent(Struct, frozen=True):
    """GET /api/me/invitations?table=…: mine to a table."""

    id: str
    name: str  # of whoever is invited
    met: str
    seat: int
    at: float
    answer: Literal["waits", "accepted", "declined"]


class InvitationNamed(Struct, frozen=True):
    """POST /api/me/invitations/withdraw"""

    id: Short


class Acceptance(Struct, frozen=True):
    """POST /api/me/invitations/accept: take a seat that is free, under this name."""

    id: Short
    name: Name = ""


class Refusal(Struct, frozen=True):
    """POST /api/me/invitations/decline; never: nothing more is heard of whoever sent it."""

    id: Short
    never: bool = False


class MyInvitation(Struct, frozen=True):
    """In GET /api/me/games: a seat is free, and somebody one has met asks."""

    id: str
    name: str  # whose it is
    table: str
    title: str  # the table's name
    game: str
    players: list[str]  # who sits there already
    free: int  # seats
    clock: Clock | None
    language: str
    at: float


class OpeningWanted(Struct, frozen=True):
    """Of TableWanted, and POST /api/tables/{id}/opening with the owner's token: the public page shows the table."""

    language: Spoken = ""
    experience: Experience = "any"


class OpeningInfo(Struct, frozen=True):
    """GET /api/open: a table that wants company."""

    table: str
    name: str
    game: str
    seats: int
    players: list[str]  # who sits there already; nothing: somebody without a name
    free: int
    bots: int
    clock: Clock | None
    language: str
    experience: Experience
    at: float
