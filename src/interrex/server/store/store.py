"""The store: tables, seats, events and campaigns, and how they are written and read, whatever they are kept in.

Nothing here blocks the event loop: ``await`` what you write and it is kept for good, whole or not at all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from secrets import token_bytes
from typing import Any, ClassVar, Protocol, TypeVar

from .errors import Taken
from .rows import (
    CampaignRow,
    Event,
    HouseRow,
    Lease,
    News,
    NewTable,
    Renewal,
    SeatRow,
    Stored,
    StoredCampaign,
    Summary,
    TableRow,
)

T = TypeVar("T")


class Rows(Protocol):
    """What a statement found."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """A connection to what the store is kept in. Statements are SQL that all of them take, a value is a ``?``."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> object: ...


Work = Callable[[Db], T]

_STANDS = f"UPDATE tables SET {', '.join([f'{column} = ?' for column in Summary._fields])} WHERE id = ?"
_EVENT = ", ".join(Event._fields)
_STILL_CALLED = "COALESCE(called, '') = COALESCE(?, '')"
_LET_GO = """
DELETE FROM holdings WHERE token IN (SELECT token FROM seats WHERE table_id = ?)
AND NOT EXISTS (SELECT 1 FROM seats WHERE token = holdings.token AND table_id <> ?)
AND NOT EXISTS (SELECT 1 FROM houses WHERE token = holdings.token)
"""  # the tokens that open nothing but this table
_FULL = """
DELETE FROM openings WHERE table_id = ?
AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND kind = 'open')
"""  # nobody need be told that there is room
LEFT = ("chronicle", "wrote")  # what a game began with and left behind: long, and seldom asked for
WITHOUT_LEFT = ", ".join([f"NULL AS {column}" if column in LEFT else column for column in TableRow._fields])


class Store(ABC):
    """One of its kind says how it is opened, and how something is done in one transaction."""

    later: ClassVar[str]  # the statement after which what refers to a row may go after that row, within a transaction
    took: Callable[[float], None]  # is told how long every write took

    @abstractmethod
    def open(self) -> None:
        """Make or find what it is kept in, and bring it up to date. ServerError says what is wrong with it."""

    @abstractmethod
    def close(self) -> None:
        """Everything that was to be written so far is written first."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Carried out in a transaction; returns when it is kept for good. StoreError: nothing of it was done.

        It returns then even to whoever is cancelled meanwhile, so that what was written is applied; what they wait for
        next is cancelled instead.
        """

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """What it finds; it changes nothing."""

    @abstractmethod
    def waiting(self) -> int:
        """How much is handed over and not written yet."""

    @abstractmethod
    async def ready(self) -> None:
        """StoreError if what is written now would not stay. Tried once a second, however often it is asked."""

    # Others who use the same store; where there is nobody, there is nothing to say

    def tell(  # noqa: B027 - alone, there is nobody to be told
        self, db: Db, table: str, seq: int | None = None, renewal: Renewal | None = None
    ) -> None:
        """If this is kept, everybody hears of it: of the last event at a table, or of another change of it."""

    def check_lease(self, db: Db, lease: Lease) -> None:  # noqa: B027 - alone, all is ours to do
        """Fenced, if what only one may do is not ours to do any more."""

    # What is written and read

    async def secret(self) -> bytes:
        """A random value that is this store's own."""
        return await self.kept("secret", token_bytes(32))

    async def kept(self, name: str, fresh: bytes) -> bytes:
        """A value that is made once, whoever makes it first, and stays."""

        def work(db: Db) -> bytes:
            db.execute("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh))
            return bytes(db.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()[0])

        return await self.write(work)

    async def create(self, row: TableRow, seats: Sequence[SeatRow], events: Sequence[Event] = ()) -> None:
        await self.write(lambda db: _create(db, NewTable(row, seats, events)))

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        seats: Sequence[SeatRow] = (),
        summary: Summary | None = None,
        holders: Sequence[tuple[str, HouseRow]] = (),
        tokens: Sequence[SeatRow] = (),
        renewal: Renewal | None = None,
        lease: Lease | None = None,
        along: Work[None] | None = None,
    ) -> None:
        """Events, and what they change about seats, list and houses of a campaign, in one; ``along``: and this.

        ``tokens``: the seats that another token opens from now on. Others' stay as they are: a link may have been
        renewed at another table meanwhile. Taken: something else has happened at the table. Fenced: it is not for us.
        """

        def work(db: Db) -> None:
            if lease is not None:
                self.check_lease(db, lease)
            _insert(db, table, events)
            for seat in seats:
                update = "UPDATE seats SET kind = ?, name = ?, bot = ?, away = ? WHERE table_id = ? AND seat = ?"
                db.execute(update, (seat.kind, seat.name, seat.bot, seat.left, table, seat.seat))
            if seats:
                db.execute(_FULL, (table, table))
            for seat in tokens:
                db.execute("UPDATE seats SET token = ? WHERE table_id = ? AND seat = ?", (seat.token, table, seat.seat))
            if renewal is not None:
                db.execute("UPDATE seats SET token = ? WHERE token = ?", (renewal.new, renewal.old))
                db.execute("UPDATE houses SET token = ? WHERE token = ?", (renewal.new, renewal.old))
                db.execute("DELETE FROM holdings WHERE token = ?", (renewal.old,))  # it hangs on no key until claimed
            if summary is not None:
                db.execute(_STANDS, (*summary, table))
            for campaign, house in holders:
                _hold(db, campaign, house)
            if along is not None:
                along(db)
            self.tell(db, table, events[-1].seq, renewal)

        await self.write(work)

    async def follow(self, table: str, rematch: NewTable, along: Work[None] | None = None) -> None:
        """The table at which those of another play again, and that other one says so. Taken: they do already."""

        def work(db: Db) -> None:
            _create(db, rematch)
            if along is not None:
                along(db)
            says_so = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL RETURNING id"
            _once(db.execute(says_so, (rematch.row.id, table)))
            self.tell(db, table)

        await self.write(work)

    async def load(self, table: str) -> Stored | None:
        def work(db: Db) -> Stored | None:
            found = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            events = f"SELECT {_EVENT} FROM events WHERE table_id = ? ORDER BY seq"
            return Stored(table_row(found), seats_of(db, table), [Event(*e) for e in db.execute(events, (table,))])

        return await self.read(work)

    async def news(self, table: str, after: int) -> News | None:
        """How a table stands, and its events after one of them; None if there is no such table."""

        def work(db: Db) -> News | None:
            since = f"SELECT {_EVENT} FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
            events = [Event(*e) for e in db.execute(since, (table, after))]  # first: what stands is no older than they
            found = db.execute(f"SELECT {WITHOUT_LEFT} FROM tables WHERE id = ?", (table,)).fetchone()
            return None if found is None else News(table_row(found), seats_of(db, table), events)

        return await self.read(work)

    async def last_events(self, tables: Sequence[str]) -> dict[str, int]:
        """By table, the number of its last event, where it has one."""
        last = f"SELECT table_id, MAX(seq) FROM events WHERE table_id IN ({_marks(tables)}) GROUP BY table_id"
        return await self.read(lambda db: {row[0]: int(row[1]) for row in db.execute(last, tables)})

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """The table without what happened at it."""

        def work(db: Db) -> tuple[TableRow, list[SeatRow]] | None:
            found = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            return None if found is None else (table_row(found), seats_of(db, table))

        return await self.read(work)

    async def ids(self) -> list[str]:
        """Every table, oldest first."""
        query = "SELECT id FROM tables ORDER BY created, id"
        return await self.read(lambda db: [row[0] for row in db.execute(query).fetchall()])

    async def timed(self) -> list[str]:
        """The tables with a clock at which a game is under way."""
        query = "SELECT id FROM tables WHERE clock IS NOT NULL AND result IS NULL"
        return await self.read(lambda db: [row[0] for row in db.execute(query).fetchall()])

    async def untouched(self, since: float) -> list[str]:
        """The tables at which nothing has happened since then; games of campaigns stay with them."""
        last = "(SELECT at FROM events WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)"
        query = f"SELECT id FROM tables WHERE campaign IS NULL AND COALESCE({last}, created) < ? ORDER BY created"
        return await self.read(lambda db: [row[0] for row in db.execute(query, (since,)).fetchall()])

    async def delete(self, table: str, lease: Lease | None = None) -> None:
        """Everything about a table. Fenced: it is not for us."""

        def work(db: Db) -> None:
            if lease is not None:
                self.check_lease(db, lease)
            db.execute(self.later)  # the table goes first: only then may its events go
            db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table,))
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            db.execute(_LET_GO, (table, table))
            db.execute("DELETE FROM holdings WHERE kind = 'owner' AND about = ?", (table,))
            for about in ("looked", "exceptions", "notices", "openings"):
                db.execute(f"DELETE FROM {about} WHERE table_id = ?", (table,))
            db.execute("DELETE FROM invitations WHERE table_id = ? AND COALESCE(answer, '') <> 'never'", (table,))
            db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
            db.execute("DELETE FROM events WHERE table_id = ?", (table,))

        await self.write(work)

    # Campaigns

    async def found(self, row: CampaignRow, houses: Sequence[HouseRow], games: Sequence[NewTable] = ()) -> None:
        """A new campaign, with the games it has already seen elsewhere."""

        def work(db: Db) -> None:
            db.execute(f"INSERT INTO campaigns VALUES ({_marks(row)})", row)
            db.executemany("INSERT INTO houses VALUES (?, ?, ?, ?, ?, ?, ?)", [(row.id, *house) for house in houses])
            for game in games:
                _create(db, game)

        await self.write(work)

    async def campaign(self, campaign: str) -> StoredCampaign | None:
        def work(db: Db) -> StoredCampaign | None:
            found = db.execute("SELECT * FROM campaigns WHERE id = ?", (campaign,)).fetchone()
            return None if found is None else _campaign(db, found)

        return await self.read(work)

    async def call(self, campaign: str, called: str, before: str | None, along: Work[None] | None = None) -> None:
        """What was called for, and the answers so far. Taken: what was called for before is not what we think."""
        calls = f"UPDATE campaigns SET called = ? WHERE id = ? AND {_STILL_CALLED} RETURNING id"

        def work(db: Db) -> None:
            _once(db.execute(calls, (called, campaign, before)))
            if along is not None:
                along(db)

        await self.write(work)

    async def begin(self, campaign: str, game: NewTable, before: str | None, along: Work[None] | None = None) -> None:
        """The game that was called for. One whose luck was chosen marks the campaign for good. Taken: likewise."""

        def work(db: Db) -> None:
            _create(db, game)
            if along is not None:
                along(db)
            begun = f"UPDATE campaigns SET called = NULL WHERE id = ? AND {_STILL_CALLED} RETURNING id"
            _once(db.execute(begun, (campaign, before)))
            if game.row.seeded:
                db.execute("UPDATE campaigns SET practice = 1 WHERE id = ?", (campaign,))

        await self.write(work)

    async def undecided(self) -> list[str]:
        """The campaigns of which nobody has looked who won them with their games so far."""
        query = (
            "SELECT DISTINCT campaign FROM tables WHERE campaign IS NOT NULL AND result IS NOT NULL AND decided IS NULL"
        )
        return await self.read(lambda db: [row[0] for row in db.execute(query).fetchall()])

    async def decide(self, campaign: str, last: str, decided: str) -> None:
        """Who has won the campaign with its last game; with those before, nobody had."""

        def work(db: Db) -> None:
            db.execute("UPDATE tables SET decided = ? WHERE id = ? AND campaign = ?", (decided, last, campaign))
            rest = "UPDATE tables SET decided = 'null' WHERE campaign = ? AND result IS NOT NULL AND decided IS NULL"
            db.execute(rest, (campaign,))

        await self.write(work)

    async def add_house(self, campaign: str, house: HouseRow) -> None:
        await self.write(lambda db: db.execute("INSERT INTO houses VALUES (?, ?, ?, ?, ?, ?, ?)", (campaign, *house)))

    async def hold(self, campaign: str, house: HouseRow, before: str) -> None:
        """Somebody else plays for the house from now on, which was of that kind. Taken: it is not any more."""

        def work(db: Db) -> None:
            still = "UPDATE houses SET kind = kind WHERE campaign_id = ? AND house = ? AND kind = ? RETURNING house"
            _once(db.execute(still, (campaign, house.house, before)))
            _hold(db, campaign, house)

        await self.write(work)

    async def give_up(self, table: str) -> None:
        """The game under way is a table of its own from now on, and no game of its campaign."""
        update = "UPDATE tables SET campaign = NULL, number = 0 WHERE id = ? AND result IS NULL"

        def work(db: Db) -> None:
            db.execute(update, (table,))
            self.tell(db, table)

        await self.write(work)


def _once(changed: Rows) -> None:
    """Taken, if what was to be changed is not as it was."""
    if changed.fetchone() is None:
        raise Taken("it was changed meanwhile")


def _create(db: Db, new: NewTable) -> None:
    row = new.row
    db.execute(f"INSERT INTO tables VALUES ({_marks(row)})", row)
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", [(row.id, *seat) for seat in new.seats])
    _insert(db, row.id, new.events)


def _hold(db: Db, campaign: str, house: HouseRow) -> None:
    """Who gives no name goes by the house's own; who brings no token, by the one it has; a bot has none."""
    name, gone = "name = COALESCE(NULLIF(?, ''), name)", "dismissed = COALESCE(?, dismissed)"
    token = "token = ?" if house.kind == "bot" else "token = COALESCE(?, token)"
    update = f"UPDATE houses SET kind = ?, {name}, bot = ?, {token}, {gone} WHERE campaign_id = ? AND house = ?"
    held = None if house.kind == "bot" else house.token
    values = (house.kind, house.name, house.bot, held, house.dismissed)
    db.execute(update, (*values, campaign, house.house))


def _campaign(db: Db, found: tuple[Any, ...]) -> StoredCampaign:
    row = campaign_row(found)
    query = f"SELECT {WITHOUT_LEFT} FROM tables WHERE campaign = ? ORDER BY number"
    tables = [table_row(table) for table in db.execute(query, (row.id,))]
    last = max([place for place, table in enumerate(tables) if table.result is not None], default=None)
    if last is not None:
        left = db.execute(f"SELECT {', '.join(LEFT)} FROM tables WHERE id = ?", (tables[last].id,)).fetchone()
        tables[last] = tables[last]._replace(**dict(zip(LEFT, left, strict=True)))
    return StoredCampaign(row, houses_of(db, row.id), tables)


def campaign_row(found: tuple[Any, ...]) -> CampaignRow:
    row = CampaignRow(*found)
    return row._replace(listed=bool(row.listed), practice=bool(row.practice))


def houses_of(db: Db, campaign: str) -> list[HouseRow]:
    query = "SELECT house, kind, name, bot, token, dismissed FROM houses WHERE campaign_id = ? ORDER BY house"
    return [HouseRow(*house) for house in db.execute(query, (campaign,))]


def _insert(db: Db, table: str, events: Sequence[Event]) -> None:
    db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", [(table, *event) for event in events])


def table_row(found: tuple[Any, ...]) -> TableRow:
    row = TableRow(*found)
    return row._replace(
        seeded=bool(row.seeded),
        listed=bool(row.listed),
        practice=bool(row.practice),
        hints=bool(row.hints),
        hinted=bool(row.hinted),
    )


def seats_of(db: Db, table: str) -> list[SeatRow]:
    query = "SELECT seat, kind, name, bot, away, token FROM seats WHERE table_id = ? ORDER BY seat"
    return [SeatRow(seat, kind, name, bot, bool(away), token) for seat, kind, name, bot, away, token in
            db.execute(query, (table,))]  # fmt: skip


def _marks(values: Sequence[Any]) -> str:
    return ", ".join("?" * len(values))
