"""Players: a key, its devices, what hangs on it, and my games; what goes over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from interrex.engine.game import Result
from interrex.engine.wire import Struct

from .notices import NoticeInfo, RouteInfo, RouteTrouble
from .passkeys import PasskeyInfo
from .people import InvitationSent, MyInvitation
from .table import Hours, OrderWish
from .values import Name, Short, Token

Phrase = Annotated[str, msgspec.Meta(min_length=12, max_length=200)]
Handle = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
HoldingKind = Literal["seat", "owner"]  # seat: of a seat or of a house


class PlayerWanted(Struct, frozen=True):
    """POST /api/me: a new key, for the device it is asked from."""

    device: Name = ""


class PlayerMade(Struct, frozen=True):
    """A device's token, which opens everything under /api/me; the key is what the private link holds."""

    key: str
    token: str


class DeviceWanted(Struct, frozen=True):
    """POST /api/me/devices with the key of a private link: a token for one device more."""

    device: Name = ""


class DeviceMade(Struct, frozen=True):
    token: str


class DeviceInfo(Struct, frozen=True):
    """What a player comes from; days since 1 January 1970."""

    id: str
    name: str
    first: int
    last: int
    here: bool  # whether it is the one that asks


class DeviceGone(Struct, frozen=True):
    """POST /api/me/devices/remove: its token opens nothing any more, nor do the links it remembers."""

    id: Short


class PhraseWanted(Struct, frozen=True):
    """POST /api/me/phrase: come back without a link, by a name of one's own and some words. Neither is kept."""

    handle: Handle
    phrase: Phrase


class Entry(Struct, frozen=True):
    """POST /api/me/enter: by what was set with /api/me/phrase; a device's token comes back."""

    handle: Handle
    phrase: Annotated[str, msgspec.Meta(max_length=200)]
    device: Name = ""


class SettingsWanted(Struct, frozen=True):
    """POST /api/me/settings: name, colour and whatever else a client wants to find on another device."""

    settings: dict[str, Any]


class Claim(Struct, frozen=True):
    """A token, and the table or campaign that it opens something of."""

    about: Short
    token: Token
    kind: HoldingKind = "seat"


class Claims(Struct, frozen=True):
    """POST /api/me/claim: these hang on the key from now on."""

    claims: Annotated[list[Claim], msgspec.Meta(min_length=1, max_length=100)]


class Claimed(Struct, frozen=True):
    """How many of them do; the others open nothing (any more)."""

    held: int


class KeySeat(Struct, frozen=True):
    """A seat of a table, or a house of a campaign."""

    about: str
    number: int


class KeyInfo(Struct, frozen=True):
    """GET /api/me/keys: a token that hangs on the key, and what it opens."""

    token: str
    kind: HoldingKind
    about: str
    seats: list[KeySeat]
    houses: list[KeySeat]


class PlayerInfo(Struct, frozen=True):
    """GET /api/me"""

    settings: dict[str, Any]
    since: int
    devices: list[DeviceInfo]
    phrase: bool  # whether there is a way back without the link
    passkeys: list[PasskeyInfo] = msgspec.field(default_factory=list)


class ChatRead(Struct, frozen=True):
    """POST /api/me/read: so many lines of a table's chat."""

    table: Short
    lines: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Farewell(Struct, frozen=True):
    """POST /api/me/delete: everything about me, for good."""

    really: Literal[True]


class Gone(Struct, frozen=True):
    """Of how many seats nobody is known any more."""

    seats: int


class MyGame(Struct, frozen=True):
    """A table at which I sit. A decision is known by its table and by ``asked`` of the table's state."""

    table: str
    name: str
    game: str
    seats: list[int]  # mine
    players: list[str]  # by seat, what they are called
    mine: bool  # it waits for me
    waits: list[int]  # the seats it waits for
    open: bool  # a seat waits for somebody to join
    left: bool  # bots play for me
    since: float  # when the present decision began to wait
    ends: float | None  # when my time is up
    told: str  # what everybody heard last, as a sentence
    unread: int  # lines of the chat
    moves: int
    campaign: str | None
    number: int
    result: Result | None


class MyCampaign(Struct, frozen=True):
    """A campaign between two games."""

    campaign: str
    name: str
    game: str
    houses: list[int]  # mine
    played: int  # games so far
    called: bool  # somebody has called for the next game
    mine: bool  # and I have not answered
    until: float | None  # when nobody is waited for any longer
    decided: bool


class MyGames(Struct, frozen=True):
    """GET /api/me/games: the most urgent first."""

    games: list[MyGame]
    campaigns: list[MyCampaign]
    invitations: list[MyInvitation]
    waiting: int  # how many of all of these wait for me
    now: float
    troubles: list[RouteTrouble] = msgspec.field(default_factory=list)  # ways to tell me that fail


class Said(Struct, frozen=True):
    table: str
    at: float
    name: str
    text: str


class Rested(Struct, frozen=True):
    """When my time was to stand still at a table, and when I said so."""

    table: str
    at: float
    hours: Hours | None  # None: at none any more, or a holiday
    holiday: list[float] | None  # from when until when


class GivenAhead(Struct, frozen=True):
    """What I have said ahead at a table, and when: an order, or a question that I always pass."""

    table: str
    at: float
    order: OrderWish | None
    passes: str  # the question's key


class PlayerExport(Struct, frozen=True):
    """GET /api/me/export: everything that is kept about me."""

    settings: dict[str, Any]
    since: int
    devices: list[DeviceInfo]
    phrase: bool
    games: list[MyGame]
    campaigns: list[MyCampaign]
    invitations: list[MyInvitation]
    said: list[Said]
    rested: list[Rested] = msgspec.field(default_factory=list)
    sent: list[InvitationSent] = msgspec.field(default_factory=list)  # invitations
    told: list[RouteInfo] = msgspec.field(default_factory=list)  # how I am told that a game waits
    passkeys: list[PasskeyInfo] = msgspec.field(default_factory=list)
    ahead: list[GivenAhead] = msgspec.field(default_factory=list)
    notices: list[NoticeInfo] = msgspec.field(default_factory=list)  # of what I was told, of the last thirty days
