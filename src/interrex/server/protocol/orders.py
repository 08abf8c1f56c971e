"""What may be answered ahead at a table, as a seat is shown it, and what an order would have answered so far."""

from __future__ import annotations

from interrex.engine.wire import Struct

from .table import MessageInfo, OrderWish
from .values import Place


class PartInfo(Struct, frozen=True):
    """A way to answer or a condition, as an order writes it and in words."""

    text: str
    said: MessageInfo


class AheadQuestion(Struct, frozen=True):
    """A question that may be answered ahead, with what can be said to it now."""

    name: str
    said: MessageInfo
    rule: str
    ways: list[PartInfo]
    given: list[PartInfo]
    usual: list[str]  # the ways that are proposed
    ends: list[str]  # an order must end in one of these; empty: it need not
    once: bool  # it is meant for the next time


class AheadInfo(Struct, frozen=True):
    """GET /api/tables/{id}/orders"""

    questions: list[AheadQuestion]
    never: list[MessageInfo]  # what may never be answered ahead, and why
    turns: bool  # are there turns of one's own?
    most: int  # orders of one seat


class OrderTry(Struct, frozen=True):
    """POST /api/tables/{id}/orders/try: what would this order do? It is not given."""

    seat: Place
    order: OrderWish


class TriedInfo(Struct, frozen=True):
    """A question of this game that the order would have answered, after so many moves."""

    moves: int
    question: MessageInfo
    would: MessageInfo
    did: MessageInfo
    same: bool


class OrderTried(Struct, frozen=True):
    said: list[MessageInfo]  # the order in words
    found: int  # how many of the seat's questions so far it would have answered
    alike: int  # how many of these as the seat did
    last: list[TriedInfo]  # the latest of them
