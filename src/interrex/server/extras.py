"""What needs more than is installed by itself: said before anything is started, and what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from .words import ServerError


@contextmanager
def needs(key: str) -> Iterator[None]:
    """Around what is imported. ServerError says what to install."""
    try:
        yield
    except ImportError:
        raise ServerError(key) from None


def importable(module: str, key: str) -> None:
    """Likewise, of one that only those install who want it."""
    with needs(key):
        import_module(module)
