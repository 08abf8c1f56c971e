"""Moves that write a deal: with whom, what each promises, and laying it on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..action import Action
from ..message import Message, Param, Refusal, refusal
from ..verbs import SEAT, Verb, Word
from .terms import DRAFT, Clause, Deal, Row, Term, by

if TYPE_CHECKING:
    from .floor import Terms


class Dealing(Verb[Any]):
    """A move about deals. What is not offered is refused under the rule about deals; each verb knows its reasons."""

    quiet = True  # as long as nothing is struck

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms
        self.says = f"engine-do-{self.name}"

    def offered(self, g: Any, seat: int, a: Action) -> bool:
        """Is that one of its offers? For a verb that finds one without listing all."""
        return a in self.offers(g, seat)

    def refuse(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return self.misread(g, a, self.terms.rule) or self.why_not(g, seat, *self.values(a))

    def no(self, key: str, **params: Param) -> Refusal:
        return refusal(self.terms.rule, f"engine-no-{key}", **params)

    def why_not_standing(self, g: Any, deal: Deal, seat: int) -> Refusal | None:
        """For a deal that should bind, as far as the seat can see."""
        if void := self.terms.void(g, deal, seat):
            return void
        fallen = next((clause for clause in deal.clauses if not clause.stands(g, seat)), None)
        return None if fallen is None else self.no("clause", clause=fallen.says(g))

    def put(self, g: Any, old: Deal, *new: Deal) -> None:
        g.deals = (*[deal for deal in g.deals if deal != old], *new)


class With(Dealing):
    """Draw somebody into the draft of a deal."""

    name = "with"
    takes = (SEAT,)

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        floor, parties = g.waiting(), by(g, seat).parties
        return [self.action(other) for other in sorted((*floor.pending(), *floor.guests())) if other not in parties]

    def act(self, g: Any, seat: int, *values: Any) -> None:
        draft = by(g, seat)
        self.put(g, draft, draft._replace(parties=(*draft.parties, *values)))

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (other,) = values
        if other == seat:
            return self.no("with-oneself")
        floor = g.waiting()
        there = other in floor.pending() or other in floor.guests()
        return self.no("with-there" if there else "with", seat=other)


class Promise(Dealing):
    """Write a promise of one of the parties into the draft. Each makes one of a kind, or several that differ."""

    name = "promise"
    takes = (SEAT, Word("what", many=True, endless=True))

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        draft = by(g, seat)
        found: list[Action] = []
        for who in draft.parties:
            for term in self.terms.terms:
                found += [self.action(who, words) for words in term.spell(self.open(g, draft, who, term))]
        return found

    def open(self, g: Any, draft: Deal, who: int, term: Term[Any]) -> list[Row]:
        """What one of the parties could still promise of a kind."""
        if len(draft.parties) == 1:
            return []
        made = [clause for clause in draft.clauses if clause.seat == who and clause.term is term]
        return term.narrowed(term.could(g, who), draft.parties, made)

    def offered(self, g: Any, seat: int, a: Action) -> bool:
        """One promise is looked for among the rows of its kind, and nothing is listed."""
        if self.misread(g, a, self.terms.rule) is not None:
            return False
        who, words = self.values(a)
        draft, term = by(g, seat), self.terms.named.get(words[0]) if words else None
        if who not in draft.parties or term is None or term.misread(g, words, term.rule) is not None:
            return False
        return term.is_among(self.open(g, draft, who, term), words)

    def act(self, g: Any, seat: int, *values: Any) -> None:
        draft = by(g, seat)
        self.put(g, draft, draft._replace(clauses=(*draft.clauses, self.clause(*values))))

    def clause(self, who: int, words: Action) -> Clause:
        return Clause(who, self.terms.named[words[0]], words)

    def always_alike(self, a: Action) -> bool:
        return self.terms.named[a[2]].plain

    def within(self, a: Action) -> Action:
        return a[2:]

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        who, words = values
        draft = by(g, seat)
        if len(draft.parties) == 1:
            return self.no("promise-alone")
        if who not in draft.parties:
            return self.no("promise-party", seat=who)
        term = self.terms.named.get(words[0]) if words else None
        if term is None:
            return self.no("promise", said=str(words[0]) if words else "–")
        if no := term.misread(g, words, term.rule):
            return no
        if not term.is_among(term.could(g, who), words):
            return term.why_not(g, who, *term.values(words)) or self.no("promise-now", seat=who)
        if term.towards >= 0 and (other := term.values(words)[term.towards]) not in draft.parties:
            return self.no("promise-towards", seat=other)
        made = next(c for c in draft.clauses if c.seat == who and c.term is term and term.doubles(c.action, words))
        return self.no("promise-twice", clause=made.says(g))

    def label(self, g: Any, seat: int, a: Action) -> Message:
        return self.clause(*self.values(a)).says(g)

    def refs(self, g: Any, seat: int, a: Action) -> tuple[str, ...]:
        clause = self.clause(*self.values(a))
        return clause.term.refs(g, clause.seat, clause.action)


class Propose(Dealing):
    """Lay the draft on the table, one offer at a time."""

    name = "propose"

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        return [self.action()] if self.why_not(g, seat) is None else []

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        draft = by(g, seat)
        if not draft.clauses:
            return self.no("propose")
        busy = next((deal for deal in g.deals if deal.number != DRAFT and deal.parties[0] == seat), None)
        return self.no("propose-busy", n=busy.number) if busy else self.why_not_standing(g, draft, seat)

    def act(self, g: Any, seat: int, *values: Any) -> None:
        draft = by(g, seat)
        g.dealt += 1
        self.put(g, draft, draft._replace(number=g.dealt, agreed=(seat,)))
        g.tell("engine-told-propose", seat=seat, n=g.dealt, clauses=tuple([c.says(g) for c in draft.clauses]))
