"""Deals. Talk is free and binds nobody; deals are drafted, proposed, accepted, refused and withdrawn by moves.

A game lists the terms that can be promised. What is to be handed over is when the deal is struck; the rest becomes a
pledge, which filters what its seat may do (``State.actions``) until it is settled. A deposit is laid aside when the
deal is struck, paid when the deal's pledges were kept, returned when one falls away. A draft is its author's only.

terms      what can be promised, what a seat promises, and a deal
drafting   the moves that write a deal and lay it on the table
answering  the moves that accept, refuse and withdraw one
floor      a decision during which everybody may deal
pledges    what binds, and how it ends
forms      what could be promised, as slots to fill in
shown      what was drafted, offered and promised, as a seat may see it
"""

from __future__ import annotations

from .answering import NUMBER
from .floor import Bargain, Floor, Lapse, Terms, last_call
from .forms import Form, Slot
from .pledges import bound, broken, end, settle, strike
from .shown import ClauseInfo, DealInfo, Dealings, Void, dealings
from .terms import DEALING, DRAFT, Clause, Deal, Row, Term, by

__all__ = [
    "DEALING",
    "DRAFT",
    "NUMBER",
    "Bargain",
    "Clause",
    "ClauseInfo",
    "Deal",
    "DealInfo",
    "Dealings",
    "Floor",
    "Form",
    "Lapse",
    "Row",
    "Slot",
    "Term",
    "Terms",
    "Void",
    "bound",
    "broken",
    "by",
    "dealings",
    "end",
    "last_call",
    "settle",
    "strike",
]
