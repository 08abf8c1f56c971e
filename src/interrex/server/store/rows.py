"""What the store holds, as values: tables, seats, events, campaigns, houses, players, notices."""

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
    hints: bool = False
    hinted: bool = False
    roles: str | None = None


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
    hinted: bool = False
    roles: str | None = None  # by seat, which side it played, if the game ended with it


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
    onward: bytes = b""  # from the key that was sealed to the one of today, where that is another


class WayRow(NamedTuple):
    """Another way to a key than its link."""

    locator: bytes
    player: str
    kind: str
    sealed: bytes
    onward: bytes = b""  # likewise


class PasskeyRow(NamedTuple):
    """What a way by a passkey is checked with, and when it was used."""

    locator: bytes
    player: str
    public: bytes
    uses: int
    answered: bytes  # when the challenges that it answered lately were made, and hashes of them
    name: str
    first_day: int
    last_day: int


class InvitationRow(NamedTuple):
    """Whoever sits in a seat of a table at which both have met is asked to another table."""

    id: str
    table: str
    inviter: str
    name: str  # the inviter's, where they met
    met: str
    seat: int
    language: str
    at: float
    answer: str | None = None


class OpeningRow(NamedTuple):
    """A table that everybody may see has room."""

    table: str
    at: float
    language: str
    experience: str


class HoldingRow(NamedTuple):
    """A token that hangs on a key, of a seat or house or of an owner, sealed with the key; and where it came from."""

    player: str
    token: bytes
    kind: str
    about: str
    sealed: bytes


class RouteRow(NamedTuple):
    """A way in which a player is told that a game waits; what it leads to is JSON."""

    id: str
    player: str
    kind: str
    place: str
    token: bytes | None  # a hash of what opens a feed
    device: str | None  # whose push service it is
    name: str
    language: str
    made: float
    confirmed: bool = True
    everywhere: bool = True  # at all tables but the exceptions; else at these alone
    alarm: bool = True  # when most of the time is gone
    ahead: bool = False  # when the player before has begun
    gap: int = 0  # seconds between two mails
    went: float = 0.0
    failing: str | None = None
    failing_since: float | None = None


class NoticeRow(NamedTuple):
    """A question that a route is to tell of, or has told of."""

    route: str
    table_id: str
    seat: int
    asked: int
    kind: str
    at: float
    due: float
    state: str
    tries: int


class Asks(NamedTuple):
    """Questions put to seats at one moment: since which event they are asked, and whom else that concerns.

    Or a call for the next game of a campaign, to houses, by the second at which it was made.
    """

    asked: int
    at: float
    seats: tuple[int, ...]
    ahead: tuple[int, ...] = ()  # the seats that come after a seat which is asked alone
    alarms: tuple[tuple[int, float], ...] = ()  # seats, and when most of their time will be gone
