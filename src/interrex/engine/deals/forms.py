"""What could be promised, as slots to fill in: a list of every promise would be hundreds of lines long.

A form is a term with what each of its words may be. It has the legal rows and no others: in a row, whatever stands in
one slot goes with whatever stands in the others. The first slot is the seat that promises.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from .. import wire
from ..message import sendable
from ..verbs import AMOUNT, Word
from .drafting import Promise
from .terms import Deal, Row, Term

How = Literal["now", "aside", "pledge"]  # handed over when the deal is struck; laid aside till then; binding
Kind = Literal["seat", "amount", "choice"]


class Slot(wire.Struct, frozen=True):
    """A word of a promise that is still to be said."""

    word: str  # the parameter of the label; <game>-slot-<word> is its title
    kind: Kind
    ref: str  # the element of the board that it points at: {} is the word, {seat} who promises
    told: dict[str, Any]  # by word, what the label calls it, where it is not called as it is said


class Form(wire.Struct, frozen=True):
    """One kind of promise: ``promise <seat> <term> <words>`` with the words of any row."""

    term: str  # <game>-term-<term> is its title
    says: str  # the key of its label
    how: How
    apart: int  # the slot in which several promises of the kind by one seat differ; -1: it makes one in a deal
    slots: list[Slot]  # after the seat that promises, the words in order
    rows: list[list[list[str | int]]]  # of each: the seats that could promise that, then what each slot may hold


SEAT_REF: Final = "seat:{}"


def how(term: Term[Any]) -> How:
    """What happens to a promise when the deal is struck."""
    return "aside" if term.held else "now" if term.now else "pledge"


def forms_of(g: Any, promise: Promise, draft: Deal) -> list[Form]:
    """All that the parties of a draft could still promise."""
    found: list[Form] = []
    for term in promise.terms.terms:
        rows: dict[Any, list[int]] = {}
        for who in draft.parties:
            for row in promise.open(g, draft, who, term):
                rows.setdefault(_key(row), []).append(who)
        if rows:
            found.append(_form(g, term, rows))
    return found


def _key(row: Row) -> tuple[Any, ...]:
    return tuple([tuple(some) for some in row])


def _form(g: Any, term: Term[Any], rows: dict[Any, list[int]]) -> Form:
    written: list[list[list[str | int]]] = []
    for row, seats in rows.items():
        words = [[word.write(value) for value in some] for word, some in zip(term.words, row, strict=True)]
        written.append([[*seats], *words])
    slots = [_slot(g, term, word, [row[at] for row in written]) for at, word in enumerate(term.words, 1)]
    return Form(str(term.name), term.says or f"{g.game}-do-{term.name}", how(term), term.apart, slots, written)


def _slot(g: Any, term: Term[Any], word: Word, said: Sequence[Sequence[str | int]]) -> Slot:
    told: dict[str, Any] = {}
    for one in {one for some in said for one in some}:
        param = term.tell(g, word, one)
        if param != one:
            told[str(one)] = sendable(param)
    kind: Kind = "seat" if word.ref == SEAT_REF else "amount" if word.read == AMOUNT.read else "choice"
    return Slot(word.name, kind, word.ref, told)
