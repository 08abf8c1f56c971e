"""What a server can be told: where it keeps its tables, who may use it, and how much of it one person may use."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from .store.address import Place

BODY_LIMIT = 64 * 1024
IMPORT_LIMIT = 4 * 1024 * 1024  # of a campaign from elsewhere: some two hundred long games
EXPORT_LIMIT = IMPORT_LIMIT - 4 * 1024  # of one to be handed on, so that it can be brought in elsewhere
MESSAGE_LIMIT = 16 * 1024
FRAME_LIMIT = 2 * MESSAGE_LIMIT  # beyond this the socket is closed without an answer
AWAY_AFTER = 60.0  # seconds after which a bot may be asked to stand in
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Rate(NamedTuple):
    """How much may be done at once, and how much a second after that."""

    burst: float
    a_second: float


class Limits(NamedTuple):
    """How much of what one address, one seat or one socket may do."""

    requests: Rate = Rate(240, 60)  # HTTP, an address
    refusals: Rate = Rate(60, 20)  # told at once, and probes, an address; further ones wait their turn
    connects: Rate = Rate(400, 40)  # connections made, an address: turning them down early costs least
    tables: Rate = Rate(20, 0.2)  # tables made, an address
    passwords: Rate = Rate(6, 0.1)  # passwords tried, an address
    guesses: Rate = Rate(500, 2)  # wrong ones among them, all together: more than any one address could try
    keys: Rate = Rate(20, 0.1)  # players' keys made or renewed, an address
    routes: Rate = Rate(20, 0.02)  # ways to be told set up, a key
    confirmations: Rate = Rate(4, 0.002)  # mails that ask whether an address is one's own, a key and an address
    one_mailbox: Rate = Rate(2, 1 / 43_200)  # likewise, to one mail address, whoever types it
    told: Rate = Rate(40, 0.02)  # notices by one route; further ones wait
    strangers: Rate = Rate(30, 0.2)  # keys and devices that nobody knows, an address
    me: Rate = Rate(80, 8)  # whatever a player asks, a key
    invitations: Rate = Rate(20, 0.02)  # sent, a key
    openings: Rate = Rate(5, 0.01)  # tables shown on the page for everybody, an address
    sittings: Rate = Rate(12, 0.05)  # seats taken at those, an address
    sockets: Rate = Rate(60, 5)  # sockets opened, an address
    messages: Rate = Rate(60, 20)  # a socket
    moves: Rate = Rate(40, 10)  # whatever changes a table, a seat
    chat: Rate = Rate(8, 0.5)  # a seat, or a spectator's address
    imports: Rate = Rate(4, 0.02)  # campaigns from elsewhere, every game of which is played again; an address
    loads: Rate = Rate(60, 2)  # tables fetched from the store, every move of which is played again; an address
    writings: Rate = Rate(12, 0.5)  # notations, records and exports, an address
    lists: Rate = Rate(40, 6)  # pages of the lists of tables and campaigns, an address
    pages: Rate = Rate(60, 12)  # of campaigns, with their history; an address
    searches: Rate = Rate(40, 4)  # of rulebooks, an address: words that nobody has written take longest
    positions: Rate = Rate(120, 20)  # looked back at, an address
    reviews: Rate = Rate(6, 0.02)  # games to be looked back upon, an address
    hints: Rate = Rate(12, 0.5)  # asked for, and moves a tutor looks at, a seat
    connections: int = 4000  # in all, as far as the system lets us
    connections_of_one: int = 250  # an address
    sockets_at_once: int = 200  # an address
    sockets_of_seat: int = 16  # devices of one person, and a few forgotten ones
    spectators: int = 100  # a table
    spectators_of_one: int = 20  # an address, at one table


class Patience(NamedTuple):
    """How long a connection may take, in seconds."""

    head: float = 15.0  # until a request's head is there
    body: float = 30.0  # until its body is
    unread: float = 30.0  # while nothing of what was written is read
    ping: float = 20.0  # between two questions whether a socket is there, and for the answer


_NO_END = Rate(1e9, 1e9)
UNLIMITED = Limits._make([_NO_END if isinstance(limit, Rate) else 1_000_000 for limit in Limits()])


def data_folder() -> Path:
    """Where tables are kept unless another place is named."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "interrex"


class Config(NamedTuple):
    """One server."""

    db: Place
    password: str | None = None  # of the lobby: without it nobody lists or makes tables
    public_lobby: bool = False  # a page for everybody with the tables whose owners want that
    hosts: frozenset[str] | None = LOOPBACK  # the names it answers to; None: any
    proxies: tuple[str, ...] = ()  # addresses and networks whose word about where a request came from is taken
    watchers: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # addresses and networks that may see the figures
    limits: Limits = Limits()
    bot_delay: float = 0.6  # seconds, so that one can follow what bots do
    away_after: float = AWAY_AFTER  # seconds somebody must have been away before a bot may stand in
    live_tables: int = 400  # idle tables kept in memory
    idle_after: float = 3600.0  # seconds after which a table that nobody uses is put away
    delete_after: float | None = None  # days after which a table that nobody touched is deleted; None: never
    reviews: int = 1  # games looked back upon at the same time, each in a process of its own; 0: none
    lease: float = 15.0  # seconds after which another server takes over what one has ceased to do
    address: str = "http://127.0.0.1:8000"  # by which people reach it: links in notices begin so
    passkeys: bool = False  # whether players may come back by one (WebAuthn)
    push: bool = False  # whether browsers may be told by their push services
    mail: str | None = None  # smtp://user@host:port?from=address, by which mail goes out; None: none does
    mail_password: str | None = None
    webhooks: tuple[str, ...] = ()  # the hosts that webhooks may lead to, "any" for all; none: there are no webhooks
    neighbours: tuple[str, ...] = ()  # private networks that push services and webhooks may be in, for tests
    notice_after: float = 60.0  # seconds a question waits before the absent are told: longer than a lost socket lasts
    post_every: float = 5.0  # seconds between two looks at what is to be told
    patience: Patience = Patience()
    hello_within: float = 20.0  # seconds a socket may stay silent at first
    static: Path = Path(__file__).parent / "static"
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
