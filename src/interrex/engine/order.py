"""An order: what a seat has said ahead (see ``ahead``). A struct, which stays Python where the rest is compiled."""

from __future__ import annotations

from typing import Literal

from . import wire

Scope = Literal["game", "turn", "mine"]  # how long: to the end, while this turn lasts, until the seat's own next one


class Order(wire.Struct, frozen=True):
    """What a seat has said ahead. Ways and conditions are written like actions: ``use longbows``."""

    question: str
    ways: tuple[str, ...]
    given: tuple[str, ...] = ()
    scope: Scope = "game"
    times: int | None = None  # it answers so often at most
    until: float | None = None  # and not after that moment, which is for whoever has a clock to know
