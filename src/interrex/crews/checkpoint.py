"""A file that keeps games as they end, a line each, so that an interrupted run goes on where it was."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from interrex.engine import wire
from interrex.engine.errors import BadConfig

Key = TypeVar("Key")
Came = TypeVar("Came")


class Kept(Generic[Key, Came]):
    """What there is already, by name, under which seed; and ``keep`` for one more."""

    def __init__(self, seed: str, name: Callable[[Came], Key], done: list[Came], file: BinaryIO | None) -> None:
        self.seed = seed
        self.done = {name(one): one for one in done}
        self._name = name
        self._file = file

    def keep(self, one: Came) -> None:
        """Written at once: whatever ends this process, it is there."""
        self.done[self._name(one)] = one
        if self._file is not None:
            self._file.write(wire.encode(one) + b"\n")
            self._file.flush()


@contextmanager
def checkpoint(
    path: Path | None, asked: dict[str, Any], kind: type[Came], name: Callable[[Came], Key]
) -> Iterator[Kept[Key, Came]]:
    """What a run has kept; a file of something else is refused. Without a seed that of the file is gone on with."""
    whole = _whole_lines(path) if path is not None and path.exists() else b""
    lines = whole.splitlines()
    try:
        head = wire.decode(lines[0], dict[str, Any]) if lines else {**asked, "seed": asked["seed"] or _any_seed()}
        done = [wire.decode(line, kind) for line in lines[1:]]
    except msgspec.DecodeError:
        raise BadConfig("engine-kept-other", asked["game"], file=str(path)) from None
    if head != {**asked, "seed": asked["seed"] or head.get("seed")}:
        raise BadConfig("engine-kept-other", asked["game"], file=str(path))
    if path is None:
        yield Kept(head["seed"], name, done, None)
        return
    with path.open("r+b" if lines else "wb") as file:
        file.truncate(len(whole))
        file.seek(len(whole))
        if not lines:
            file.write(wire.encode(head) + b"\n")
        yield Kept(head["seed"], name, done, file)


def _any_seed() -> str:
    return secrets.token_hex(4)


def _whole_lines(path: Path) -> bytes:
    """Without one that was being written when the process died: the next would stand on the same line."""
    found = path.read_bytes()
    return found[: found.rfind(b"\n") + 1] or found
