"""Tests claim the rules they show: ``@rule("game", "4.2.1")``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(game: str, *ids: str) -> Callable[[F], F]:
    """Say which rules of a game's rulebook a test shows. ``coverage.claims`` finds it by reading the file."""
    assert ids, f"a claim on {game} must name at least one rule"

    def claim(test: F) -> F:
        return test

    return claim
