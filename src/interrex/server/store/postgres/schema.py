"""The shape of the store in PostgreSQL, and how a database of an earlier shape becomes one of today.

Versions are those of the SQLite file: a version has the same tables with the same columns in both, in the same order.
PostgreSQL came with version 7. The table ``interrex`` says which version a database has, and that it is one of ours;
while one is being moved to, the number is below zero.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from psycopg import Connection

from ..address import Address, DatabaseError

V7 = """
CREATE TABLE meta (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE campaigns (
    id       TEXT COLLATE "C" PRIMARY KEY,
    name     TEXT NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,
    listed   SMALLINT NOT NULL,
    owner    BYTEA NOT NULL,
    created  DOUBLE PRECISION NOT NULL,
    clock    TEXT,
    wait     INTEGER NOT NULL,
    called   TEXT,
    practice SMALLINT NOT NULL
);
CREATE INDEX campaigns_listed ON campaigns (created DESC) WHERE listed = 1;

CREATE TABLE houses (
    campaign_id TEXT COLLATE "C" NOT NULL REFERENCES campaigns (id) DEFERRABLE,
    house       INTEGER NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('human', 'open', 'bot')),
    name        TEXT NOT NULL,
    bot         TEXT,
    token       BYTEA,
    dismissed   BYTEA,
    PRIMARY KEY (campaign_id, house)
);
CREATE INDEX houses_token ON houses (token) WHERE token IS NOT NULL;

CREATE TABLE tables (
    id            TEXT COLLATE "C" PRIMARY KEY,
    name          TEXT NOT NULL,
    game          TEXT NOT NULL,
    version       INTEGER NOT NULL,
    players       INTEGER NOT NULL,
    options       TEXT NOT NULL,
    key           BYTEA NOT NULL,
    seeded        SMALLINT NOT NULL,
    listed        SMALLINT NOT NULL,
    owner         BYTEA NOT NULL,
    created       DOUBLE PRECISION NOT NULL,
    moves         INTEGER NOT NULL,
    waiting_since DOUBLE PRECISION NOT NULL,
    result        TEXT,
    campaign      TEXT COLLATE "C" REFERENCES campaigns (id) DEFERRABLE,
    number        INTEGER NOT NULL,
    houses        TEXT NOT NULL,
    chronicle     TEXT,
    wrote         TEXT,
    practice      SMALLINT NOT NULL,
    rematch       TEXT COLLATE "C" REFERENCES tables (id) DEFERRABLE,
    clock         TEXT,
    pending       TEXT,
    decided       TEXT
) WITH (fillfactor = 70);  -- every move changes what the list shows: there is room for that beside the row
CREATE INDEX tables_listed ON tables (created DESC) WHERE listed = 1;
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
CREATE UNIQUE INDEX tables_campaign ON tables (campaign, number) WHERE campaign IS NOT NULL;
CREATE UNIQUE INDEX tables_under_way ON tables (campaign) WHERE campaign IS NOT NULL AND result IS NULL;

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) DEFERRABLE,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('human', 'open', 'bot')),
    name     TEXT NOT NULL,
    bot      TEXT,
    away     SMALLINT NOT NULL,
    token    BYTEA,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_token ON seats (token) WHERE token IS NOT NULL;

CREATE TABLE events (
    table_id  TEXT COLLATE "C" NOT NULL REFERENCES tables (id) DEFERRABLE,
    seq       INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    seat      INTEGER,
    text      TEXT NOT NULL,
    client_id TEXT COLLATE "C",
    at        DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX events_once ON events (table_id, client_id) WHERE client_id IS NOT NULL;

CREATE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'events are never changed';
END $$;
CREATE TRIGGER events_stay BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION events_stay();

CREATE FUNCTION events_last() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'TRUNCATE' OR EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) THEN
        RAISE EXCEPTION 'events are never removed';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER events_last BEFORE DELETE ON events FOR EACH ROW EXECUTE FUNCTION events_last();
CREATE TRIGGER events_all BEFORE TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION events_last();

-- Who of several servers may do what only one may do, and who has tried something too often. A crash empties both: then
-- every lease is taken anew, under a number that was never given before.
CREATE SEQUENCE lease_epochs;
CREATE UNLOGGED TABLE leases (
    name   TEXT COLLATE "C" PRIMARY KEY,
    holder TEXT NOT NULL,
    epoch  BIGINT NOT NULL,
    until  TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);
CREATE UNLOGGED TABLE rates (
    what TEXT COLLATE "C" NOT NULL,
    who  TEXT COLLATE "C" NOT NULL,
    room DOUBLE PRECISION NOT NULL,
    at   TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (what, who)
);
"""

V8 = """
CREATE TABLE players (
    id       TEXT COLLATE "C" PRIMARY KEY,
    key      BYTEA NOT NULL,
    settings TEXT NOT NULL,
    since    INTEGER NOT NULL
);
CREATE UNIQUE INDEX players_key ON players (key);

CREATE TABLE devices (
    id        TEXT COLLATE "C" PRIMARY KEY,
    player    TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    token     BYTEA NOT NULL,
    sealed    BYTEA NOT NULL,
    name      TEXT NOT NULL,
    first_day INTEGER NOT NULL,
    last_day  INTEGER NOT NULL
);
CREATE UNIQUE INDEX devices_token ON devices (token);
CREATE INDEX devices_player ON devices (player);

CREATE TABLE ways (
    locator BYTEA PRIMARY KEY,
    player  TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    kind    TEXT NOT NULL CHECK (kind IN ('phrase', 'passkey')),
    sealed  BYTEA NOT NULL
);
CREATE INDEX ways_player ON ways (player);

CREATE TABLE holdings (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    token  BYTEA NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('seat', 'owner')),
    about  TEXT COLLATE "C" NOT NULL,
    sealed BYTEA NOT NULL,
    PRIMARY KEY (player, token)
);
CREATE INDEX holdings_token ON holdings (token);

CREATE TABLE looked (
    player   TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    table_id TEXT COLLATE "C" NOT NULL,
    chat     INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX looked_table ON looked (table_id);

ALTER TABLE tables ADD COLUMN told TEXT;
ALTER TABLE tables ADD COLUMN ends TEXT;
CREATE INDEX events_chat ON events (kind, table_id) WHERE kind = 'chat';

CREATE OR REPLACE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF OLD.kind IN ('join', 'rename', 'chat') AND ROW(NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.client_id, NEW.at)
        IS NOT DISTINCT FROM ROW(OLD.table_id, OLD.seq, OLD.kind, OLD.seat, OLD.client_id, OLD.at) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are never changed';
END $$;
"""

V9 = """
CREATE TABLE routes (
    id            TEXT COLLATE "C" PRIMARY KEY,
    player        TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    kind          TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'webhook', 'feed')),
    place         TEXT NOT NULL,
    token         BYTEA,
    device        TEXT COLLATE "C",
    name          TEXT NOT NULL,
    language      TEXT NOT NULL,
    made          DOUBLE PRECISION NOT NULL,
    confirmed     SMALLINT NOT NULL,
    everywhere    SMALLINT NOT NULL,
    alarm         SMALLINT NOT NULL,
    ahead         SMALLINT NOT NULL,
    gap           INTEGER NOT NULL,
    went          DOUBLE PRECISION NOT NULL,
    failing       TEXT,
    failing_since DOUBLE PRECISION
);
CREATE INDEX routes_player ON routes (player);
CREATE UNIQUE INDEX routes_token ON routes (token) WHERE token IS NOT NULL;

CREATE TABLE exceptions (
    route    TEXT COLLATE "C" NOT NULL REFERENCES routes (id) DEFERRABLE,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (route, table_id)
);
CREATE INDEX exceptions_table ON exceptions (table_id);

CREATE TABLE notices (
    route    TEXT COLLATE "C" NOT NULL REFERENCES routes (id) DEFERRABLE,
    table_id TEXT COLLATE "C" NOT NULL,
    seat     INTEGER NOT NULL,
    asked    INTEGER NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL CHECK (kind IN ('asked', 'ahead', 'alarm', 'call')),
    at       DOUBLE PRECISION NOT NULL,
    due      DOUBLE PRECISION NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'void', 'failed')),
    tries    INTEGER NOT NULL,
    PRIMARY KEY (route, table_id, seat, asked, kind)
);
CREATE INDEX notices_due ON notices (due) WHERE state IN ('waiting', 'sending');
CREATE INDEX notices_table ON notices (table_id);
"""

V10 = """
ALTER TABLE tables ADD COLUMN hints SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN hinted SMALLINT NOT NULL DEFAULT 0;
"""

V11 = """
ALTER TABLE devices ADD COLUMN onward BYTEA NOT NULL DEFAULT '';
ALTER TABLE ways ADD COLUMN onward BYTEA NOT NULL DEFAULT '';

CREATE TABLE invitations (
    id       TEXT COLLATE "C" PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    inviter  TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    name     TEXT NOT NULL,
    met      TEXT COLLATE "C" NOT NULL,
    seat     INTEGER NOT NULL,
    language TEXT NOT NULL,
    at       DOUBLE PRECISION NOT NULL,
    answer   TEXT CHECK (answer IN ('accepted', 'declined', 'never'))
);
CREATE UNIQUE INDEX invitations_once ON invitations (table_id, met, seat);
CREATE INDEX invitations_met ON invitations (met, seat);
CREATE INDEX invitations_inviter ON invitations (inviter);

CREATE TABLE openings (
    table_id   TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) DEFERRABLE,
    at         DOUBLE PRECISION NOT NULL,
    language   TEXT NOT NULL,
    experience TEXT NOT NULL CHECK (experience IN ('any', 'new', 'some', 'much'))
);
CREATE INDEX openings_newest ON openings (at DESC);

ALTER TABLE tables ADD COLUMN roles TEXT;
CREATE INDEX tables_rated ON tables (waiting_since)
    WHERE result IS NOT NULL AND campaign IS NULL AND practice = 0 AND seeded = 0 AND hinted = 0;
"""

V12 = """
CREATE TABLE passkeys (
    locator   BYTEA PRIMARY KEY REFERENCES ways (locator) DEFERRABLE,
    player    TEXT COLLATE "C" NOT NULL REFERENCES players (id) DEFERRABLE,
    public    BYTEA NOT NULL,
    uses      BIGINT NOT NULL,
    answered  BYTEA NOT NULL,
    name      TEXT NOT NULL,
    first_day INTEGER NOT NULL,
    last_day  INTEGER NOT NULL
);
CREATE INDEX passkeys_player ON passkeys (player);
"""

V13 = """
CREATE OR REPLACE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF OLD.kind IN ('join', 'rename', 'chat', 'hours', 'holiday')
        AND ROW(NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.client_id, NEW.at)
        IS NOT DISTINCT FROM ROW(OLD.table_id, OLD.seq, OLD.kind, OLD.seat, OLD.client_id, OLD.at) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are never changed';
END $$;
"""

V14 = """
CREATE OR REPLACE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF OLD.kind IN ('join', 'rename', 'chat', 'hours', 'holiday', 'order', 'stand')
        AND ROW(NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.client_id, NEW.at)
        IS NOT DISTINCT FROM ROW(OLD.table_id, OLD.seq, OLD.kind, OLD.seat, OLD.client_id, OLD.at) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are never changed';
END $$;
"""


class HalfMoved(DatabaseError):
    """It is being moved to, or that was interrupted."""


MIGRATIONS: Mapping[int, str] = {
    7: V7,
    8: V8,
    9: V9,
    10: V10,
    11: V11,
    12: V12,
    13: V13,
    14: V14,
}  # what makes a version of the one before; once released they are never changed
TODAY = max(MIGRATIONS)

_LOCK = int.from_bytes(b"interrex")  # whoever brings a database up to date does it alone
_ANYTHING = """
SELECT relname FROM pg_class
WHERE relnamespace = quote_ident(current_schema())::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f') LIMIT 1
"""


def migrate(connection: Connection[Any], address: Address, migrations: Mapping[int, str] = MIGRATIONS) -> None:
    """Bring a database up to date: each step whole or not at all, whoever else does the same at this moment."""
    for number, migration in migrations.items():
        with connection.transaction():
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            found = version(connection, address)
            if found > max(migrations):
                raise DatabaseError("server-store-newer", path=str(address), found=found, known=max(migrations))
            if found >= number:
                continue
            if not found:
                connection.execute("CREATE TABLE interrex (version INTEGER NOT NULL)")
                connection.execute("INSERT INTO interrex VALUES (0)")
            connection.execute(migration.encode())
            connection.execute("UPDATE interrex SET version = %s", (number,))


def version(connection: Connection[Any], address: Address) -> int:
    """Of the store in a database; 0 in an empty one. DatabaseError says that something else is kept there."""
    ours = connection.execute("SELECT to_regclass(quote_ident(current_schema()) || '.interrex')").fetchone()
    if ours is not None and ours[0] is not None:
        found = connection.execute("SELECT version FROM interrex").fetchone()
        if found is not None and found[0] < 0:
            raise HalfMoved("server-move-half", path=str(address))
        return 0 if found is None else int(found[0])
    anything = connection.execute(_ANYTHING).fetchone()
    if anything is not None:
        raise DatabaseError("server-database-foreign", path=str(address), what=anything[0])
    return 0
