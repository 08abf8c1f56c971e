"""Saved games: plain records in the person's data folder, and beside each a line that says who sits where.

Campaigns are kept beside them, each as one file.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from interrex.engine.record import Record

from .arguments import HUMAN, kinds_named
from .words import CommandError

TOO_BIG = 16 * 1024 * 1024  # no game is that long; whoever gives us /dev/zero gets an answer all the same
LATEST = "last"
KEY = 32  # bytes
_REASONS: dict[type[Exception], str] = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
    PermissionError: "forbidden",
}


def folder(kind: str = "saves") -> Path:
    """Where games (or ``campaigns``) are kept unless a file is named."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "interrex" / kind


def key() -> bytes | None:
    """A secret of this folder's own, by which it knows what was written here; None where none can be kept."""
    path = folder("seal")
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                file.write(secrets.token_bytes(KEY))
        return found if len(found := path.read_bytes()) == KEY else None
    except OSError:
        return None


def new_file(game: str) -> Path:
    """A name nobody has taken."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *[f"{stem}-{n}" for n in range(2, 1000)]]
    return next(path for name in names if not (path := folder() / f"{name}.json").exists())


def find(name: str) -> Path:
    """The file of that name; ``last`` is the game saved last."""
    if name != LATEST or Path(name).exists():
        return Path(name)
    saved = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saved:
        raise CommandError("cli-no-saves", folder=str(folder()))
    return saved[-1]


def load(path: Path) -> Record:
    """The record in a file; an error in words for whatever else is there."""
    return Record.from_json(read(path))


def read(path: Path) -> bytes:
    """What is in a file, if that is not too much."""
    try:
        with path.open("rb") as file:
            data = file.read(TOO_BIG + 1)
    except (OSError, ValueError) as error:
        raise _trouble("cli-cannot-read", path, error) from None
    if len(data) > TOO_BIG:
        raise CommandError("cli-too-big", path=str(path))
    return data


def save(path: Path, record: Record) -> None:
    write(path, record.to_json())


def save_both(path: Path, record: Record, kinds: tuple[str, ...]) -> None:
    """A game with who sits where: both are written before either is put in its place, and the seats come first.

    So there is never a game whose seats are not known.
    """
    with draft(path, record.to_json()) as game, draft(seats_file(path), _seats_text(kinds)) as seats:
        seats.put()
        game.put()


def seats_file(path: Path) -> Path:
    return path.with_name(path.name + ".seats")


def save_seats(path: Path, kinds: tuple[str, ...]) -> None:
    write(seats_file(path), _seats_text(kinds))


def _seats_text(kinds: tuple[str, ...]) -> str:
    return ",".join(kinds) + "\n"


def load_seats(path: Path, players: int) -> tuple[str, ...]:
    """Who sat where when the game was saved; without that line, a person in the first seat and bots in the others."""
    try:
        kinds = kinds_named(seats_file(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        kinds = (HUMAN, *["steward"] * (players - 1))
    except (OSError, ValueError) as error:
        raise _trouble("cli-cannot-read", seats_file(path), error) from None
    if len(kinds) != players:
        raise CommandError("cli-bad-count", given=len(kinds), seats=players)
    return kinds


def write_text(path: Path, text: str) -> None:
    """A text for other programs, written straight: the path may be a pipe."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _trouble("cli-cannot-write", path, error) from None


def write(path: Path, text: str) -> None:
    """All or nothing: a crash while saving leaves the file of before."""
    with draft(path, text) as file:
        file.put()


class Draft(NamedTuple):
    """A file that is written and not yet in its place."""

    written: str
    path: Path

    def put(self) -> None:
        os.replace(self.written, self.path)


@contextmanager
def draft(path: Path, text: str) -> Iterator[Draft]:
    """Write beside the file; what was not put in its place is gone afterwards. Trouble is told in words."""
    try:
        if path.parent in (folder(), folder("campaigns")):
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
            yield Draft(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise _trouble("cli-cannot-write", path, error) from None


def _trouble(key: str, path: Path, error: Exception) -> CommandError:
    """What the system said, in the person's language where we know the words."""
    reason = _REASONS.get(type(error), "other")
    detail = error.strerror if isinstance(error, OSError) else str(error)
    return CommandError(key, path=str(path), reason=reason, detail=detail or "")
