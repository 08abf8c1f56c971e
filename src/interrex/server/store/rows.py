"""What the store holds, as values: tables, seats, events, campaigns, houses, players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class TableRow(NamedTuple):
    """A table as it was made, and what the list shows of it."""

    id: str
    name: str
    game: str
    version: int
    players: int
    options: str
    key: bytes
    seeded: bool
    listed: bool
    owner: bytes
    created: float
    moves: int
    waiting_since: float
    result: str | None
    campaign: str | None = None
    number: int = 0
    houses: str = "[]"
    chronicle: str | None = None
    wrote: str | None = None
    practice: bool = False
    rematch: str | None = None
    clock: str | None = None
    pending: str | None = None
    decided: str | None = None
    told: str | None = None
    ends: str | None = None


class SeatRow(NamedTuple):
    """Who sits in a seat now."""

    seat: int
    kind: str
    name: str
    bot: str | None
    left: bool
    token: bytes | None


class Event(NamedTuple):
    """One thing that happened at a table."""

    seq: int
    kind: str
    seat: int | None
    text: str
    client_id: str | None
    at: float


class Summary(NamedTuple):
    """What the list shows of a table after an event; and what a game leaves behind that ended with it."""

    moves: int
    waiting_since: float
    result: str | None
    wrote: str | None = None
    practice: bool = False
    pending: str | None = None
    decided: str | None = None  # of the campaign, if the game ended with it
    told: str | None = None  # what everybody heard last
    ends: str | None = None  # by seat, when its time is up


class Renewal(NamedTuple):
    """A new link in the place of an old one, wherever that opened something; hashes of both."""

    old: bytes
    new: bytes


class Lease(NamedTuple):
    """The right of one server to do what only one may do, such as a bot's moves at a table; each has its number."""

    name: str
    holder: str
    epoch: int


class News(NamedTuple):
    """A table as it stands, without what its game began with and left behind, and what has happened lately."""

    row: TableRow
    seats: list[SeatRow]
    events: list[Event]


class Stored(NamedTuple):
    """Everything about one table."""

    row: TableRow
    seats: list[SeatRow]
    events: list[Event]


class NewTable(NamedTuple):
    """A table that is yet to be written."""

    row: TableRow
    seats: Sequence[SeatRow]
    events: Sequence[Event] = ()


class CampaignRow(NamedTuple):
    """A campaign as it was made. Its games are the tables that name it."""

    id: str
    name: str
    game: str
    options: str
    listed: bool
    owner: bytes
    created: float
    clock: str | None = None
    wait: int = 259_200
    called: str | None = None
    practice: bool = False


class HouseRow(NamedTuple):
    """Who somebody is across the games of a campaign, and who plays for them."""

    house: int
    kind: str
    name: str
    bot: str | None
    token: bytes | None
    dismissed: bytes | None = None


class StoredCampaign(NamedTuple):
    """Everything about one campaign; its tables in the order of its games.

    What a game began with and what it left behind is there for the last one that is over: the next hangs on it alone.
    """

    row: CampaignRow
    houses: list[HouseRow]
    tables: list[TableRow]


class PlayerRow(NamedTuple):
    """Somebody who has a key: its hash, what they have set (JSON), and the day they first came."""

    id: str
    key: bytes
    settings: str
    since: int


class DeviceRow(NamedTuple):
    """What a player comes from: the key is sealed with its token."""

    id: str
    player: str
    token: bytes
    sealed: bytes
    name: str
    first_day: int
    last_day: int


class WayRow(NamedTuple):
    """Another way to a key than its link."""

    locator: bytes
    player: str
    kind: str
    sealed: bytes


class HoldingRow(NamedTuple):
    """A token that hangs on a key, of a seat or house or of an owner, sealed with the key; and where it came from."""

    player: str
    token: bytes
    kind: str
    about: str
    sealed: bytes
