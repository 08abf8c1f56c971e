"""The shape of the store, and how a store of an earlier shape becomes one of today.

``PRAGMA user_version`` counts the migrations a file has been through. A new shape is a new entry at the end of
``MIGRATIONS``; entries that were ever released are never changed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from ..words import ServerError

Migration = str | Callable[[sqlite3.Connection], None]

V1 = """
CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    game          TEXT NOT NULL,
    version       INTEGER NOT NULL,
    players       INTEGER NOT NULL,
    options       TEXT NOT NULL,     -- JSON
    key           BLOB NOT NULL,     -- of the luck: secret until the game is over
    seeded        INTEGER NOT NULL,
    listed        INTEGER NOT NULL,
    owner         BLOB NOT NULL,     -- a hash of the owner's token
    created       REAL NOT NULL,
    moves         INTEGER NOT NULL,  -- from here on: what the list shows, kept in step with the events
    waiting_since REAL NOT NULL,
    result        TEXT               -- JSON, once the game is over
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (created DESC) WHERE listed = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('human', 'open', 'bot')),
    name     TEXT NOT NULL,
    bot      TEXT,
    away     INTEGER NOT NULL,       -- a bot keeps it warm
    token    BLOB,                   -- a hash of the seat's token
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE events (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    seq       INTEGER NOT NULL,      -- 1, 2, 3, … at each table
    kind      TEXT NOT NULL,
    seat      INTEGER,
    text      TEXT NOT NULL,
    client_id TEXT,
    at        REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_once ON events (table_id, client_id) WHERE client_id IS NOT NULL;

CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN
    SELECT RAISE(ABORT, 'events are never changed');
END;
CREATE TRIGGER events_last BEFORE DELETE ON events BEGIN
    SELECT RAISE(ABORT, 'events are never removed');
END;
"""

V2 = """
CREATE TABLE campaigns (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,           -- JSON
    listed  INTEGER NOT NULL,
    owner   BLOB NOT NULL,           -- a hash of the owner's token
    created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX campaigns_listed ON campaigns (created DESC) WHERE listed = 1;

CREATE TABLE houses (
    campaign_id TEXT NOT NULL REFERENCES campaigns (id),
    house       INTEGER NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('human', 'open', 'bot')),
    name        TEXT NOT NULL,
    bot         TEXT,
    token       BLOB,                -- a hash of its holder's token, which opens its seat at every table as well
    PRIMARY KEY (campaign_id, house)
) WITHOUT ROWID;

-- A table may be a game of a campaign: which one, and its number there (1, 2, 3, …); by seat, for which house (JSON);
-- what the game began with (JSON), and what it left behind once it was over (JSON).
ALTER TABLE tables ADD COLUMN campaign TEXT REFERENCES campaigns (id);
ALTER TABLE tables ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN houses TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN chronicle TEXT;
ALTER TABLE tables ADD COLUMN wrote TEXT;
CREATE UNIQUE INDEX tables_campaign ON tables (campaign, number) WHERE campaign IS NOT NULL;
CREATE UNIQUE INDEX tables_under_way ON tables (campaign) WHERE campaign IS NOT NULL AND result IS NULL;
"""

V3 = """
-- Somebody went back over luck or others' moves with nobody there to agree.
ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
-- The table at which the same people play again.
ALTER TABLE tables ADD COLUMN rematch TEXT REFERENCES tables (id);
"""

V4 = """
-- How long one may think (JSON); NULL: as long as one likes.
ALTER TABLE tables ADD COLUMN clock TEXT;
"""

V5 = """
-- How long one may think in the games of a campaign (JSON); NULL: as long as one likes.
ALTER TABLE campaigns ADD COLUMN clock TEXT;
"""

V6 = """
-- Whom the game waits for (JSON), so that nothing needs to be played again to say it; NULL: not known.
ALTER TABLE tables ADD COLUMN pending TEXT;

-- A table goes as a whole or not at all: its events last as long as it does.
DROP TRIGGER events_last;
CREATE TRIGGER events_last BEFORE DELETE ON events WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) BEGIN
    SELECT RAISE(ABORT, 'events are never removed');
END;
"""

V7 = """
-- Before a game of a campaign begins, it is called for: how many seconds those of the last one have to agree, and what
-- was called for, with the answers so far (JSON); NULL: nothing.
ALTER TABLE campaigns ADD COLUMN wait INTEGER NOT NULL DEFAULT 259200;
ALTER TABLE campaigns ADD COLUMN called TEXT;

-- Somebody has chosen the luck of one of its games. (Games from elsewhere were written down when the campaign was.)
ALTER TABLE campaigns ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
UPDATE campaigns SET practice = 1 WHERE EXISTS (
    SELECT 1 FROM tables WHERE campaign = campaigns.id AND seeded = 1 AND tables.created > campaigns.created
);

-- A hash of the token of whoever played for the house until the owner sent them away for good.
ALTER TABLE houses ADD COLUMN dismissed BLOB;

-- Who has won the campaign with this game (JSON; null: nobody yet), for the list; NULL: nobody has looked.
ALTER TABLE tables ADD COLUMN decided TEXT;

-- A person has one link: renewed at one table, it is renewed wherever it opens something.
CREATE INDEX seats_token ON seats (token) WHERE token IS NOT NULL;
CREATE INDEX houses_token ON houses (token) WHERE token IS NOT NULL;
"""

V8 = """
-- A player is a key, of which only a hash is kept; what they have set (JSON), and the day they first came.
CREATE TABLE players (
    id       TEXT PRIMARY KEY,
    key      BLOB NOT NULL,
    settings TEXT NOT NULL,
    since    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX players_key ON players (key);

-- What a player comes from: a hash of its token, the key sealed with that token, what they call it, and the first and
-- the last day of its use.
CREATE TABLE devices (
    id        TEXT PRIMARY KEY,
    player    TEXT NOT NULL REFERENCES players (id),
    token     BLOB NOT NULL,
    sealed    BLOB NOT NULL,
    name      TEXT NOT NULL,
    first_day INTEGER NOT NULL,
    last_day  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX devices_token ON devices (token);
CREATE INDEX devices_player ON devices (player);

-- Other ways to a key than a link: by what it is found, and the key sealed with what only the person knows.
CREATE TABLE ways (
    locator BLOB PRIMARY KEY,
    player  TEXT NOT NULL REFERENCES players (id),
    kind    TEXT NOT NULL CHECK (kind IN ('phrase', 'passkey')),
    sealed  BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX ways_player ON ways (player);

-- The tokens of seats, houses, tables and campaigns that hang on a key: a hash of each, where it came from, and the
-- token sealed with the key.
CREATE TABLE holdings (
    player TEXT NOT NULL REFERENCES players (id),
    token  BLOB NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('seat', 'owner')),
    about  TEXT NOT NULL,
    sealed BLOB NOT NULL,
    PRIMARY KEY (player, token)
) WITHOUT ROWID;
CREATE INDEX holdings_token ON holdings (token);

-- How many lines of a table's chat a player has read.
CREATE TABLE looked (
    player   TEXT NOT NULL REFERENCES players (id),
    table_id TEXT NOT NULL,
    chat     INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE INDEX looked_table ON looked (table_id);

-- What everybody at a table heard last, and by seat when its time is up (both JSON).
ALTER TABLE tables ADD COLUMN told TEXT;
ALTER TABLE tables ADD COLUMN ends TEXT;
CREATE INDEX events_chat ON events (kind, table_id) WHERE kind = 'chat';

-- What somebody called themselves and said goes when they want to be forgotten; that it was said stays.
DROP TRIGGER events_stay;
CREATE TRIGGER events_stay BEFORE UPDATE ON events WHEN NOT (
    OLD.kind IN ('join', 'rename', 'chat') AND NEW.table_id IS OLD.table_id AND NEW.seq IS OLD.seq
    AND NEW.kind IS OLD.kind AND NEW.seat IS OLD.seat AND NEW.client_id IS OLD.client_id AND NEW.at IS OLD.at
) BEGIN
    SELECT RAISE(ABORT, 'events are never changed');
END;
"""

V9 = """
-- By what ways a player is told that a game waits: a browser's push service, a mail address, a webhook, or a feed that
-- is fetched. Where it leads and how (JSON); a hash of the token that opens a feed; the device of a push service;
-- whether it is confirmed; at all tables but those of `exceptions`, or at those alone; what else is told (the alarm,
-- and that the player before has begun); how many seconds lie between two mails at least; when something last went
-- out, and since when and why nothing does.
CREATE TABLE routes (
    id            TEXT PRIMARY KEY,
    player        TEXT NOT NULL REFERENCES players (id),
    kind          TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'webhook', 'feed')),
    place         TEXT NOT NULL,
    token         BLOB,
    device        TEXT,
    name          TEXT NOT NULL,
    language      TEXT NOT NULL,
    made          REAL NOT NULL,
    confirmed     INTEGER NOT NULL,
    everywhere    INTEGER NOT NULL,
    alarm         INTEGER NOT NULL,
    ahead         INTEGER NOT NULL,
    gap           INTEGER NOT NULL,
    went          REAL NOT NULL,
    failing       TEXT,
    failing_since REAL
) WITHOUT ROWID;
CREATE INDEX routes_player ON routes (player);
CREATE UNIQUE INDEX routes_token ON routes (token) WHERE token IS NOT NULL;

CREATE TABLE exceptions (
    route    TEXT NOT NULL REFERENCES routes (id),
    table_id TEXT NOT NULL,
    PRIMARY KEY (route, table_id)
) WITHOUT ROWID;
CREATE INDEX exceptions_table ON exceptions (table_id);

-- The outbox: one notice for a question and a route. A question is a table, a seat and the event since which the seat
-- is asked; `at` is when it was put, `due` when the notice is to be sent or tried again, `tries` how often that failed.
CREATE TABLE notices (
    route    TEXT NOT NULL REFERENCES routes (id),
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    asked    INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('asked', 'ahead', 'alarm', 'call')),
    at       REAL NOT NULL,
    due      REAL NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'void', 'failed')),
    tries    INTEGER NOT NULL,
    PRIMARY KEY (route, table_id, seat, asked, kind)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE state IN ('waiting', 'sending');
CREATE INDEX notices_table ON notices (table_id);
"""

V10 = """
-- Whether the table may be asked what to do, and whether somebody has.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
"""

V11 = """
-- A removed device may have copied the key: those that stay are led from the key they know to the one that took its
-- place, step by step, each sealed with the one before.
ALTER TABLE devices ADD COLUMN onward BLOB NOT NULL DEFAULT X'';
ALTER TABLE ways ADD COLUMN onward BLOB NOT NULL DEFAULT X'';

-- Somebody is asked to take a seat: whoever sits in a seat of a table at which the inviter sits or sat as well. Nobody
-- is told whether that seat hangs on a key. The answer is NULL until there is one.
CREATE TABLE invitations (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    inviter  TEXT NOT NULL REFERENCES players (id),
    name     TEXT NOT NULL,          -- the inviter's, where both met
    met      TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    language TEXT NOT NULL,
    at       REAL NOT NULL,
    answer   TEXT CHECK (answer IN ('accepted', 'declined', 'never'))
) WITHOUT ROWID;
CREATE UNIQUE INDEX invitations_once ON invitations (table_id, met, seat);
CREATE INDEX invitations_met ON invitations (met, seat);
CREATE INDEX invitations_inviter ON invitations (inviter);

-- Tables whose owner wants everybody to see that there is room: in which language one speaks there, and how well one
-- should know the game. They go when the last seat is taken.
CREATE TABLE openings (
    table_id   TEXT PRIMARY KEY REFERENCES tables (id),
    at         REAL NOT NULL,
    language   TEXT NOT NULL,
    experience TEXT NOT NULL CHECK (experience IN ('any', 'new', 'some', 'much'))
) WITHOUT ROWID;
CREATE INDEX openings_newest ON openings (at DESC);

-- Which side each seat played, by seat (JSON), of a game that is over; NULL: not known.
ALTER TABLE tables ADD COLUMN roles TEXT;
CREATE INDEX tables_rated ON tables (waiting_since)
    WHERE result IS NOT NULL AND campaign IS NULL AND practice = 0 AND seeded = 0 AND hinted = 0;
"""

V12 = """
-- What a way to a key by a passkey is checked with: the public key of its authenticator, how often that says to have
-- been used, and when the challenges that it answered lately were made, with a hash of each, so that no answer counts
-- twice. What the player calls it, and the first and the last day of its use.
CREATE TABLE passkeys (
    locator   BLOB PRIMARY KEY REFERENCES ways (locator),
    player    TEXT NOT NULL REFERENCES players (id),
    public    BLOB NOT NULL,
    uses      INTEGER NOT NULL,
    answered  BLOB NOT NULL,
    name      TEXT NOT NULL,
    first_day INTEGER NOT NULL,
    last_day  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_player ON passkeys (player);
"""

V13 = """
-- When somebody slept and was on holiday goes as well when they want to be forgotten.
DROP TRIGGER events_stay;
CREATE TRIGGER events_stay BEFORE UPDATE ON events WHEN NOT (
    OLD.kind IN ('join', 'rename', 'chat', 'hours', 'holiday')
    AND NEW.table_id IS OLD.table_id AND NEW.seq IS OLD.seq
    AND NEW.kind IS OLD.kind AND NEW.seat IS OLD.seat AND NEW.client_id IS OLD.client_id AND NEW.at IS OLD.at
) BEGIN
    SELECT RAISE(ABORT, 'events are never changed');
END;
"""

V14 = """
-- What somebody has said ahead goes as well when they want to be forgotten.
DROP TRIGGER events_stay;
CREATE TRIGGER events_stay BEFORE UPDATE ON events WHEN NOT (
    OLD.kind IN ('join', 'rename', 'chat', 'hours', 'holiday', 'order', 'stand')
    AND NEW.table_id IS OLD.table_id AND NEW.seq IS OLD.seq
    AND NEW.kind IS OLD.kind AND NEW.seat IS OLD.seat AND NEW.client_id IS OLD.client_id AND NEW.at IS OLD.at
) BEGIN
    SELECT RAISE(ABORT, 'events are never changed');
END;
"""

MIGRATIONS: tuple[Migration, ...] = (V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14)
TODAY = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a store up to date: each step whole or not at all, and a copy of the file as it was kept beside it."""
    found = version(connection)
    if found > len(migrations):
        raise ServerError("server-store-newer", path=str(path), found=found, known=len(migrations))
    if 0 < found < len(migrations):
        copy = path.with_name(f"{path.name}.v{found}.backup")
        copy.unlink(missing_ok=True)
        connection.execute("VACUUM INTO ?", (str(copy),))
        copy.chmod(0o600)
    for number, migration in enumerate(migrations[found:], found + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version(connection) < number:  # else another process was faster
                _apply(connection, migration)
                connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
                connection.execute("ROLLBACK")
            raise


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    if isinstance(migration, str):
        for statement in statements(migration):  # executescript would commit before it begins
            connection.execute(statement)
    else:
        migration(connection)


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one at a time; a trigger's inner semicolons do not end it."""
    lines: list[str] = []
    for line in script.splitlines():
        lines.append(line)
        if line.rstrip().endswith(";") and sqlite3.complete_statement("\n".join(lines)):
            yield "\n".join(lines)
            lines = []
