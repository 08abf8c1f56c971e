"""Moves that answer a deal on the table: accept it, refuse it, or take one's own back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..action import Action
from ..message import Refusal
from ..verbs import Word
from .drafting import Dealing
from .pledges import strike
from .terms import DRAFT, by


def _number(word: Any) -> int | None:
    return word if isinstance(word, int) and word >= DRAFT else None


NUMBER: Final = Word("n", "", _number, endless=True)  # of a deal: they are counted through the whole game


class Answering(Dealing):
    """An answer to an offer, by its number."""

    takes = (NUMBER,)

    def why_not_mine(self, g: Any, seat: int, number: int) -> Refusal | None:
        """For an offer that should lie on the table and be made to the seat."""
        deal = by(g, seat, number)
        if number == DRAFT or deal.number != number:
            return self.no("offer", n=number)
        return None if seat in deal.parties else self.no("offer-party", n=number)


class Accept(Answering):
    """Say yes, whatever others may have: that is theirs to know. The last one to do so strikes the deal.

    If then something is missing that only its owner could see, the offer lapses, and nobody is told whose it was.
    """

    name = "accept"
    quiet = False  # what changes hands may be looked at

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        found = [deal for deal in g.deals if deal.waits_for(seat)]
        return [self.action(deal.number) for deal in found if self.terms.hold(g, deal, seat)]

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if no := self.why_not_mine(g, seat, number):
            return no
        deal = by(g, seat, number)
        return self.no("accept-agreed", n=number) if seat in deal.agreed else self.why_not_standing(g, deal, seat)

    def act(self, g: Any, seat: int, *values: Any) -> None:
        deal = by(g, seat, *values)
        agreed = (*deal.agreed, seat)
        struck = len(agreed) == len(deal.parties)
        g.tell("engine-told-accept", seat=seat, n=deal.number)
        self.put(g, deal, *([] if struck else [deal._replace(agreed=agreed)]))
        if not struck:
            return
        if all(self.terms.hold(g, deal, party) for party in deal.parties):
            g.tell("engine-told-struck", n=deal.number)
            strike(g, deal)
            self.terms.struck(g, deal)
        else:
            g.tell("engine-told-lapse", n=deal.number)


class Refuse(Answering):
    """Say no: the offer is gone."""

    name = "refuse"

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        return [self.action(deal.number) for deal in g.deals if deal.waits_for(seat)]

    def act(self, g: Any, seat: int, *values: Any) -> None:
        self.put(g, by(g, seat, *values))
        if values[0] != DRAFT:
            g.tell(f"engine-told-{self.name}", seat=seat, n=values[0])

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if no := self.why_not_mine(g, seat, number):
            return no
        own = by(g, seat, number).parties[0] == seat
        return self.no("refuse-own" if own else "refuse-agreed", n=number)


class Withdraw(Refuse):
    """Take the own offer from the table, or tear the draft up."""

    name = "withdraw"

    def offers(self, g: Any, seat: int) -> Sequence[Action]:
        return [self.action(deal.number) for deal in g.deals if deal.parties[0] == seat]

    def why_not(self, g: Any, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if number == DRAFT:
            return self.no("withdraw")
        deal = by(g, seat, number)
        return self.no("offer", n=number) if deal.number != number else self.no("withdraw-others", seat=deal.parties[0])
