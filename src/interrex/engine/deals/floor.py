"""Floors: what can be promised there, who may deal, and what was not struck when the time is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..action import Action
from ..frames import Decision, Frame, G, Procedure, Shared
from ..message import Refusal
from ..verbs import Choice, Phrase, Verb
from .answering import Accept, Refuse, Withdraw
from .drafting import Dealing, Promise, Propose, With
from .forms import Form, forms_of
from .pledges import settle
from .terms import DEALING, DRAFT, Deal, Term, by


def _binds(g: Any, deal: Deal, seat: int) -> Refusal | None:
    return None


def _nothing(g: Any, deal: Deal) -> None:
    return None


class Terms:
    """What can be promised on a floor, under which rule.

    ``void``: why a deal would bind nobody, as far as a seat can see. ``struck``: what follows when all of it has
    changed hands.
    """

    def __init__(
        self,
        rule: str,
        *terms: Term[Any],
        void: Callable[[Any, Deal, int], Refusal | None] = _binds,
        struck: Callable[[Any, Deal], None] = _nothing,
    ) -> None:
        self.rule = rule
        self.terms = terms
        self.named: dict[str | int, Term[Any]] = {term.name: term for term in terms}
        self.void = void
        self.struck = struck
        self.answers = (Accept(self), Refuse(self))
        self.promise = Promise(self)
        self.propose = Propose(self)
        self.verbs: tuple[Dealing, ...] = (*self.answers, With(self), self.promise, self.propose, Withdraw(self))

    def hold(self, g: Any, deal: Deal, seat: int) -> bool:
        """Could the deal be struck, as far as a seat can see?"""
        return self.void(g, deal, seat) is None and all(clause.stands(g, seat) for clause in deal.clauses)

    def against(self, g: Any, deal: Deal, seat: int) -> Refusal | None:
        """Why a seat cannot propose its draft, or accept what waits for it; None as well for what is not its matter."""
        if deal.number == DRAFT:
            return self.propose.why_not(g, seat)
        return self.propose.why_not_standing(g, deal, seat) if deal.waits_for(seat) else None


class Bargain(Choice[G]):
    """What everybody may do on a floor."""

    __slots__ = ("terms",)
    asks = "engine-ask-deal"

    def __init__(self, seat: int, terms: Terms) -> None:
        self.seat = seat
        self.terms = terms

    def choices(self, g: G) -> Sequence[Verb[G]]:
        return self.terms.verbs

    def listed(self, g: G, seat: int) -> list[Action]:
        """All but promises: those are spelt by forms."""
        found: list[Action] = []
        for verb in self.terms.verbs:
            if verb is not self.terms.promise:
                found += verb.offers(g, seat)
        return found

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        """All that could be promised is not gone through for one promise."""
        verb = next((verb for verb in self.terms.verbs if verb.name == action[0]), None)
        return None if verb is not None and verb.offered(g, seat, action) else self.reason(g, seat, action)

    def rule_for(self, seat: int) -> str:
        return self.terms.rule


class Floor(Shared[G]):
    """A decision during which everybody may deal. What was not struck when it is answered waits for the next floor."""

    __slots__ = ("last", "owing", "own", "seats", "terms")

    def __init__(self, own: Decision[G], seats: tuple[int, ...], terms: Terms, last: bool = False) -> None:
        self.own = own
        self.last = last  # what is not struck when it is answered is gone: ``Lapse`` follows
        self.owing = own.pending()  # asked at every move
        self.seats = seats
        self.terms = terms

    def pending(self) -> tuple[int, ...]:
        return self.owing

    def guests(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats if seat != self.own.seat])

    def bargain(self, seat: int) -> Bargain[G]:
        return Bargain(seat, self.terms)

    def decision(self, seat: int) -> Decision[G]:
        return self.own if seat == self.own.seat else self.bargain(seat)

    def offers(self, g: G, seat: int) -> list[Action]:
        dealing = self.bargain(seat).actions(g)
        return [*self.own.actions(g), *dealing] if seat == self.own.seat else dealing

    def listed(self, g: G, seat: int) -> list[Action]:
        dealing = self.bargain(seat).listed(g, seat)
        return [*self.own.actions(g), *dealing] if seat == self.own.seat else dealing

    def forms(self, g: G, seat: int) -> list[Form]:
        draft = by(g, seat)
        return forms_of(g, self.terms.promise, draft) if len(draft.parties) > 1 else []

    def answers(self, g: G, seat: int) -> list[Action]:
        if g.deals:
            put: list[Action] = []
            for verb in self.terms.answers:
                put += verb.offers(g, seat)
            if put:
                return put
        return self.own.actions(g) if seat == self.own.seat else []

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        asked = self.bargain(seat) if action[0] in DEALING else self.decision(seat)
        return asked.refuse(g, seat, action)

    def read(self, seat: int, action: Action) -> Action:
        return action if action[0] in DEALING else super().read(seat, action)

    def spoken(self, g: G, seat: int) -> Sequence[Phrase]:
        return [*self.decision(seat).spoken(g, seat), *self.terms.verbs]

    def answer(self, g: G, seat: int, action: Action) -> None:
        if action[0] in DEALING:
            g.push(self)
            self.bargain(seat).play(g, action)
        else:
            if g.pledges:
                settle(g, seat, action)
            self.own.play(g, action)

    def same_wait(self, after: Frame[G]) -> bool:
        return after is self


class Lapse(Procedure[G]):
    """The time for dealing is over: what was not struck is gone."""

    __slots__ = ()

    def step(self, g: G, n: int) -> bool:
        g.deals = ()
        return False


def last_call(g: Any) -> bool:
    """Will what is on the table be gone as soon as the floor's own question is answered?"""
    return bool(g.stack) and isinstance(g.stack[-1], Floor) and g.stack[-1].last
