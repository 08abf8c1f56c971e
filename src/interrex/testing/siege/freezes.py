"""A server that plays for bots is frozen again and again: another takes over, and what it wakes up to do is not done.

The database writes down who wrote each event, and on whose lease: a lease has one writer, whoever else wakes up.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import psycopg

from interrex.engine import registry, wire

from ..load import request
from ..postgres import Cluster
from .server import Besieged
from .servers import WAIT, Spectator

TABLES = 4
LOOK = 0.05  # seconds between two looks at the database

WRITTEN = """
CREATE TABLE written (table_id TEXT, seq INTEGER, kind TEXT, writer TEXT, holder TEXT, epoch BIGINT);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO written SELECT NEW.table_id, NEW.seq, NEW.kind, current_setting('application_name'),
        holder, epoch FROM leases WHERE name = NEW.table_id;
    RETURN NEW;
END $$;
CREATE TRIGGER note AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note();
"""
HOLDER = """
SELECT writer FROM written JOIN leases ON leases.epoch = written.epoch WHERE until > clock_timestamp()
GROUP BY writer ORDER BY COUNT(DISTINCT name) DESC LIMIT 1
"""  # who has the most of those that stand
ASTRAY = """
SELECT COUNT(*) FROM written AS late JOIN written AS before USING (table_id)
WHERE late.seq > before.seq AND late.epoch < before.epoch
"""


class Thawed(NamedTuple):
    """What came of it."""

    freezes: int
    seconds: float  # each
    meanwhile: int  # moves of bots that another server made while one was frozen
    events: int  # in all
    leases: int  # under which they were written
    astray: int  # of a server that did not have the lease


def freeze_again_and_again(freezes: int, seconds: float, lease: float, say: Callable[[str], None]) -> Thawed:
    """AssertionError says what a fenced server has written, or that nobody took over."""
    luck, meanwhile = random.Random(3), 0
    with Cluster() as cluster:
        address = cluster.database()
        names = ("first", "second")
        options = ("--unlimited", "--lease", str(lease), "--bot-delay", "0.2")
        servers = {name: Besieged(f"{address}?application_name={name}", *options) for name in names}
        try:
            with psycopg.connect(address, autocommit=True) as db:
                db.execute(WRITTEN)
                looking: list[Pair] = []
                for frozen in range(freezes):
                    looking = [pair for pair in looking if not pair.is_over()]
                    looking += [look_on(servers) for _ in range(TABLES - len(looking))]
                    name = _until(lambda: db.execute(HOLDER).fetchone())[0]
                    time.sleep(luck.uniform(0, 1))
                    meanwhile += _freeze(db, servers[name], name, seconds)
                    for pair in looking:
                        _until(pair.see_alike)
                    say(f"frozen {frozen + 1} of {freezes}")
                    for server in servers.values():
                        assert "Traceback" not in server.log(), server.log()
                counted = db.execute("SELECT COUNT(*), COUNT(DISTINCT epoch) FROM written").fetchone()
                events, leases = counted or (0, 0)
                assert db.execute("SELECT COUNT(*) FROM events").fetchone() == (events,), "written without a lease"
                several = "SELECT epoch FROM written GROUP BY epoch HAVING COUNT(DISTINCT writer) > 1"
                astray = db.execute(ASTRAY).fetchone() or (0,)
                assert not db.execute(several).fetchall(), "two servers wrote on one lease"
                assert not astray[0], "something was written on a lease that another had taken over"
        finally:
            for server in servers.values():
                server.__exit__()
    assert meanwhile, "nobody took over"
    return Thawed(freezes, seconds, meanwhile, events, leases, astray[0])


class Pair(NamedTuple):
    """Somebody at each of two servers who looks on at a table of bots."""

    one: Spectator
    other: Spectator

    def see_alike(self) -> bool:
        assert not self.one.fault + self.other.fault, self.one.fault + self.other.fault
        return self.one.seq > 0 and abs(self.one.seq - self.other.seq) <= 1

    def is_over(self) -> bool:
        if self.one.over:
            self.one.leave()
            self.other.leave()
        return self.one.over


def look_on(servers: dict[str, Besieged]) -> Pair:
    """A new table at which only bots play."""
    wanted = {"game": registry.first(), "seats": [{"kind": "bot", "bot": "random"}] * 3}
    addresses = [server.address for server in servers.values()]
    made = wire.decode(request(addresses[0], "POST", "/api/tables", wanted)[1], dict[str, Any])
    path = f"/api/tables/{made['table']['id']}"
    return Pair(*[Spectator(path, partial(str, address)) for address in addresses])


def _freeze(db: psycopg.Connection[Any], server: Besieged, name: str, seconds: float) -> int:
    """How many events another has written while the server stood still."""
    count = "SELECT COUNT(*) FROM written WHERE writer <> %s"
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        (before,) = db.execute(count, (name,)).fetchone() or (0,)
        time.sleep(seconds)
        (after,) = db.execute(count, (name,)).fetchone() or (0,)
    finally:
        os.kill(server.process.pid, signal.SIGCONT)
    return int(after - before)


def _until(found: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + WAIT
    while not (value := found()):
        assert time.monotonic() < deadline, "it never came"
        time.sleep(LOOK)
    return value
