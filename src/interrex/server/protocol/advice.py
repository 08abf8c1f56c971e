"""Hints, what a tutor says, and games looked back upon: what goes over HTTP."""

from __future__ import annotations

from typing import Literal

from interrex.engine.wire import Struct
from interrex.review.looking_back import Review

from .table import MessageInfo
from .values import ActionText


class HintsWanted(Struct, frozen=True):
    """POST /api/tables/{id}/hints with the seat's token: what to do; or what a move costs that one thinks of."""

    asked: int
    action: ActionText | None = None


class HintInfo(Struct, frozen=True):
    """An answer with its chance to win, how much that may be off, and how far it is behind the best, likewise."""

    action: str
    chance: float
    error: float  # standard error: it is off by less than twice as much, most of the time
    behind: float
    behind_error: float
    says: list[MessageInfo]  # what speaks for it, and what against


class LossInfo(Struct, frozen=True):
    """What a move costs of a chance to win beside the best that was found, and how much that may be off."""

    cost: float
    error: float
    better: HintInfo


class HintsInfo(Struct, frozen=True):
    """The answer: the best first; or the loss, where a move was named and something better was found."""

    asked: int
    hints: list[HintInfo]
    loss: LossInfo | None = None


class ReasonInfo(Struct, frozen=True):
    """GET /api/tables/{id}/moves/{move}/reason: why a bot made a move, as it knew things then."""

    move: int
    seat: int
    hint: HintInfo | None  # None: it had no choice


class ReviewInfo(Struct, frozen=True):
    """GET and POST /api/tables/{id}/review: a finished game looked back upon, or how far that has come."""

    status: Literal["none", "under-way", "ready", "failed", "off"]  # none: nobody has asked; off: the host wants none
    done: float  # from 0 to 1
    review: Review | None = None
