"""What can be promised: terms. What one seat promises: a clause. What several promise each other: a deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from ..action import Action
from ..frames import G
from ..message import Message
from ..verbs import Verb

DEALING: Final = frozenset(["accept", "refuse", "with", "promise", "propose", "withdraw"])
DRAFT: Final = 0  # the number of a deal that is not on the table yet
NO_WORD: Final = -1
Row = tuple[Sequence[Any], ...]  # for each word of a term what it may be, whatever the others of the row are


@mypyc_attr(allow_interpreted_subclasses=True)
class Term(Verb[G]):
    """Something that can be promised. ``could`` is what a seat could promise now, as far as everybody can see."""

    now: bool = False  # handed over by ``act`` when the deal is struck; else it becomes a pledge
    held: bool = False  # of what is handed over: ``act`` lays it aside, until it ``pays`` or ``returns``
    towards: int = NO_WORD  # the place of the word that names a seat, where that must be a party to the deal
    apart: int = NO_WORD  # the word in which a seat's promises of the kind differ; else it makes one in a deal

    def take_over(self) -> None:
        super().take_over()
        kind: Any = type(self)
        if not self.now and isinstance(kind.now, bool):
            self.now = kind.now
        if not self.held and isinstance(kind.held, bool):
            self.held = kind.held
        if self.towards == NO_WORD and isinstance(kind.towards, int):
            self.towards = kind.towards
        if self.apart == NO_WORD and isinstance(kind.apart, int):
            self.apart = kind.apart

    def could(self, g: G, seat: int) -> Sequence[Row]:
        """In values, not in words; a game writes this instead of ``offers``."""
        raise NotImplementedError

    def offers(self, g: G, seat: int) -> Sequence[Action]:
        return self.spell(self.could(g, seat))

    def spell(self, rows: Sequence[Row]) -> list[Action]:
        """Every promise of these rows."""
        found: list[Action] = []
        for row in rows:
            found += [self.action(*values) for values in product(*row)]
        return found

    def is_among(self, rows: Sequence[Row], promised: Action) -> bool:
        """Is it one of these? Its words are as many as the term has."""
        values = self.values(promised)
        if not any(all(value in some for value, some in zip(values, row, strict=True)) for row in rows):
            return False
        return self.action(*values) == promised

    def narrowed(self, rows: Sequence[Row], parties: Sequence[int], made: Sequence[Clause]) -> list[Row]:
        """What is left of rows in a draft with these parties, in which the seat has made these promises of the kind."""
        if made and self.apart == NO_WORD:
            return []
        taken = [self.values(clause.action)[self.apart] for clause in made]
        found: list[Row] = []
        for row in rows:
            left = list(row)
            if self.towards != NO_WORD:
                left[self.towards] = [seat for seat in row[self.towards] if seat in parties]
            if taken:
                left[self.apart] = [value for value in left[self.apart] if value not in taken]
            if all(left):
                found.append(tuple(left))
        return found

    def doubles(self, promised: Action, more: Action) -> bool:
        """Is that already promised by this?"""
        return self.apart == NO_WORD or promised[self.apart + 1] == more[self.apart + 1]

    def seen_to_stand(self, g: G, seat: int, promised: Action) -> bool:
        """Could it still be promised, as far as everybody can see? What is to be handed over must be there."""
        return not self.now or self.is_among(self.could(g, seat), promised)

    def stands(self, g: G, seat: int, promised: Action) -> bool:
        """Could it still be promised, by what only its own seat can see?"""
        return self.seen_to_stand(g, seat, promised)

    def pays(self, g: G, seat: int, *values: Any) -> None:
        """All promises of the deal were kept: what was laid aside goes where it was meant to go."""
        raise NotImplementedError

    def returns(self, g: G, seat: int, *values: Any) -> None:
        """One of them fell away: what was laid aside comes back."""
        raise NotImplementedError

    def secures(self, deposit: Clause, pledge: Clause) -> bool:
        """Does what was laid aside come back if this promise of the deal falls away? As a rule any of them."""
        return True

    def resolved(self, g: G, seat: int, *values: Any) -> tuple[Any, ...]:
        """What ``act`` is given for its words, taken before anything of the deal changes hands: places may shift."""
        return values

    def allows(self, g: G, seat: int, promised: Action, a: Action) -> bool:
        """Does a later action of the seat keep the promise?"""
        return True

    def settles(self, g: G, seat: int, promised: Action, a: Action) -> bool:
        """Has the promise been dealt with once this is done?"""
        return False

    def fulfils(self, g: G, seat: int, promised: Action, a: Action) -> bool:
        """Of what settles it: was that what was promised, or only the next best that could still be done?"""
        return True


class Clause(NamedTuple):
    """What one seat promises."""

    seat: int
    term: Term[Any]
    action: Action
    deal: int = DRAFT  # of a pledge: the number of its deal, and who struck it
    parties: tuple[int, ...] = ()

    def stands(self, g: Any, eyes: int) -> bool:
        """Could it still be promised, as far as that seat can see?"""
        found = self.term.stands if self.seat == eyes else self.term.seen_to_stand
        return found(g, self.seat, self.action)

    def keeps(self, g: Any, a: Action) -> bool:
        """Does the seat keep it by this? Dealing on breaks no promise."""
        return a[0] in DEALING or self.term.allows(g, self.seat, self.action, a)

    def says(self, g: Any) -> Message:
        return Message("engine-clause", {"seat": self.seat, "what": self.term.label(g, self.seat, self.action)})


class Deal(NamedTuple):
    number: int
    parties: tuple[int, ...]  # its author first
    clauses: tuple[Clause, ...] = ()
    agreed: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        return self.number != DRAFT or self.parties[0] == seat

    def waits_for(self, seat: int) -> bool:
        return self.number != DRAFT and seat in self.parties and seat not in self.agreed


def by(g: Any, seat: int, number: int = DRAFT) -> Deal:
    """The deal of that number; the seat's draft, which may be blank yet."""
    found = [deal for deal in g.deals if deal.number == number and deal.seen_by(seat)]
    return found[0] if found else Deal(DRAFT, (seat,))
