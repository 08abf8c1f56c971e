"""One server for one file: two would each keep their own idea of every table."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO, Self

from ..words import ServerError


class Lock:
    """Held while a server runs. It is the system's lock, not the file's presence: a killed server leaves none."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.path = db.with_name(f"{db.name}.lock")
        self._file: BinaryIO | None = None

    def take(self) -> None:
        """ServerError says that another server has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("ab")
        except OSError as error:
            raise ServerError("server-store-unusable", path=str(self.db), detail=str(error)) from None
        try:
            _lock(file)
        except OSError:
            file.close()
            raise ServerError("server-store-taken", path=str(self.db)) from None
        os.chmod(self.path, 0o600)
        self._file = file

    def leave(self) -> None:
        if self._file is not None:
            self._file.close()  # which gives it back
            self._file = None

    def __enter__(self) -> Self:
        self.take()
        return self

    def __exit__(self, *error: object) -> None:
        self.leave()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
