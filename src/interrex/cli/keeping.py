"""What commands that learn keep: games as they end, so that an interrupted run goes on; and weights, readable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.weights import Weights

T = TypeVar("T")
K = TypeVar("K")


@contextmanager
def checkpoint(
    path: Path | None, asked: dict[str, Any], kind: type[T], name: Callable[[T], K]
) -> Iterator[tuple[dict[K, T], Callable[[T], None]]]:
    """What is there already, by name, and what keeps one more. A file of something else is refused."""
    lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
    if lines and wire.decode(lines[0], dict[str, Any]) != asked:
        raise BadConfig("cli-arena-other", asked["game"], file=str(path))
    done = {name(one): one for one in [wire.decode(line, kind) for line in lines[1:] if line.endswith(b"}")]}
    file = path.open("ab") if path is not None else None
    if file is not None and not lines:
        file.write(wire.encode(asked) + b"\n")

    def keep(one: T) -> None:
        done[name(one)] = one
        if file is not None:
            file.write(wire.encode(one) + b"\n")
            file.flush()

    try:
        yield done, keep
    finally:
        if file is not None:
            file.close()


def file_of(weights: Weights) -> str:
    """A line a term, so that a change can be read."""
    lines = [f'  "{name}": [{early}, {late}]' for name, (early, late) in weights.terms.items()]
    rest = wire.encode({"heat": weights.heat, "learned": weights.learned}).decode()[1:]
    return '{"terms": {\n' + ",\n".join(lines) + "\n},\n" + rest + "\n"
