"""What was drafted, offered and promised, as a seat may see it: the same for every game."""

from __future__ import annotations

from typing import Any

from .. import wire
from ..action import text
from ..message import Refusal
from .floor import Floor
from .forms import How, how
from .terms import Clause, Deal


class ClauseInfo(wire.Struct, frozen=True):
    """What one seat promises, in words."""

    seat: int
    action: str  # as it is promised: the term and its words
    says: Any  # a message, as log lines have it
    how: How  # what happens to it when the deal is struck
    deal: int = 0  # of a pledge: the number of its deal, and who struck it
    parties: tuple[int, ...] = ()


class Void(wire.Struct, frozen=True):
    """Why a deal binds nobody as it stands."""

    rule: str
    says: Any  # a message


class DealInfo(wire.Struct, frozen=True):
    """A deal as whoever may see it reads it."""

    number: int  # 0: the seat's own draft
    parties: tuple[int, ...]  # its author first
    clauses: list[ClauseInfo]
    agreed: tuple[int, ...]
    void: Void | None = None  # why the seat cannot propose or accept it now


class Dealings(wire.Struct, frozen=True):
    """What was drafted, offered and promised, as a seat may see it."""

    deals: list[DealInfo]
    pledges: list[ClauseInfo]  # of deals that were struck, until they are kept or fall away


def dealings(g: Any, seat: int | None) -> Dealings | None:
    """None: nothing was."""
    seen = [deal for deal in g.deals if deal.seen_by(seat)]
    if not seen and not g.pledges:
        return None
    return Dealings([_deal(g, deal, seat) for deal in seen], [_clause(g, pledge) for pledge in g.pledges])


def _deal(g: Any, deal: Deal, seat: int | None) -> DealInfo:
    no = None if seat is None else _against(g, deal, seat)
    void = None if no is None else Void(no.rule, no.message.json())
    return DealInfo(deal.number, deal.parties, [_clause(g, clause) for clause in deal.clauses], deal.agreed, void)


def _against(g: Any, deal: Deal, seat: int) -> Refusal | None:
    """On a floor where the seat may deal."""
    floor = g.waiting() if g.stack else None
    if not isinstance(floor, Floor) or seat not in floor.seats:
        return None
    return floor.terms.against(g, deal, seat)


def _clause(g: Any, clause: Clause) -> ClauseInfo:
    says, done = clause.says(g).json(), text(clause.action)
    return ClauseInfo(clause.seat, done, says, how(clause.term), clause.deal, clause.parties)
