"""A PostgreSQL of our own: made in a temporary folder, on a free port of loopback, never as root, and removed.

The role ``interrex`` may come in without a password and do nothing but make databases; ``guarded`` needs its password.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg

BINARIES = "/usr/lib/postgresql/*/bin"  # where Debian puts them, a folder for each version
PREFIX = "interrex-postgres-"
PR_SET_PDEATHSIG = 1  # of Linux's prctl
ROOM = 4 * 2**30  # bytes
WAIT = 60.0  # seconds for it to come up: a machine may be busy
RULES = """
host all interrex 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
host replication interrex 127.0.0.1/32 trust
"""


class NoPostgres(Exception):
    """There is none on this machine."""


def binary(name: str) -> str:
    """One of PostgreSQL's programs, of the newest version that is here."""
    if found := shutil.which(name):
        return found
    folders = Path("/").glob(BINARIES.lstrip("/"))
    for folder in sorted(folders, key=lambda folder: float(folder.parent.name), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    raise NoPostgres(f"{name} is not here: install Debian's package postgresql")


class Cluster:
    """One that runs while the ``with`` lasts. ``safe``: what it has committed survives a power cut."""

    def __init__(self, safe: bool = False) -> None:
        self.safe = safe
        self.password = secrets.token_urlsafe(12)
        self.guard = secrets.token_urlsafe(12)
        where = (None if safe else _memory()) or Path(tempfile.gettempdir())
        _sweep(where)
        self.folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-", dir=where))
        self.port = 0
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self._make()
            self.start()
            with self._admin() as connection:
                connection.execute("CREATE ROLE interrex LOGIN CREATEDB REPLICATION")
                connection.execute(f"CREATE ROLE guarded LOGIN CREATEDB PASSWORD '{self.guard}'".encode())
                connection.execute("GRANT guarded TO interrex")  # which makes databases for it
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.remove()

    def _make(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self.password)
        if (user := _other_user()) is not None:
            shutil.chown(self.folder, user)
            shutil.chown(secret, user)
        ways = ["-U", "postgres", "--auth=scram-sha-256", "--no-locale", "--encoding=UTF8", "--no-sync"]
        made = [binary("initdb"), "-D", str(self.data), "--pwfile", str(secret), *ways]
        subprocess.run(made, check=True, user=user, cwd="/", stdout=subprocess.DEVNULL)
        (self.data / "pg_hba.conf").write_text(RULES)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """On the port it had before, if it had one."""
        self.port = self.port or _free_port()
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 60,
        }
        if not self.safe:
            settings |= {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
        said = [f"-c{name}={value}" for name, value in settings.items()]
        with (self.folder / "log").open("ab") as log:
            command = [binary("postgres"), "-D", str(self.data), *said]
            how: dict[str, Any] = {
                "user": _other_user(),
                "cwd": "/",
                "stdout": log,
                "stderr": log,
                "preexec_fn": _go_with_parent,
            }
            self._process = subprocess.Popen(command, **how)
        self._await()

    def _await(self) -> None:
        deadline = time.monotonic() + WAIT
        while True:
            try:
                self._admin().close()
                return
            except psycopg.OperationalError:
                assert self._process is not None
                if time.monotonic() > deadline or self._process.poll() is not None:
                    raise AssertionError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT breaks connections off and writes everything down; SIGQUIT is as bad as a power cut."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(WAIT)
            self._process = None

    @property
    def process(self) -> int:
        """Of the one that all others are children of."""
        assert self._process is not None
        return self._process.pid

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, template: str = "template0", **settings: str) -> str:
        """The address of a new one."""
        name = f"made_{next(self._numbers)}"
        given = "".join([f" {setting} '{value}'" for setting, value in settings.items()])
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}{given}".encode())
        return self.address(name)

    def address(self, database: str, user: str = "interrex") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def _admin(self) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.address("postgres", "postgres"), password=self.password, autocommit=True)


def _other_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


def _go_with_parent() -> None:
    """Nobody else would end it when the tests are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


def _sweep(where: Path) -> None:
    """Away with what killed tests have left."""
    if sys.platform != "linux":
        return
    for left in where.glob(f"{PREFIX}*-*"):
        if not Path("/proc", left.name.removeprefix(PREFIX).split("-")[0]).exists():
            shutil.rmtree(left, ignore_errors=True)


def _memory() -> Path | None:
    """A folder on no disk, if there is one with room: a database is a thousand files, which a disk forgets slowly."""
    there = Path("/dev/shm")
    return there if os.access(there, os.W_OK) and shutil.disk_usage(there).free > ROOM else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
