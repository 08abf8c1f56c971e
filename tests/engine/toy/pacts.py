"""Deals before the bids: coins now, for a bid to come (rule 3)."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.deals import Deal, Row, Term, Terms
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import AMOUNT

from .data import MOST_BID
from .state import SEAT, Tribute


class Coins(Term[Tribute]):
    """Handed over at once (rule 3.2)."""

    name = "coins"
    takes = (AMOUNT, SEAT)
    rule = "3.2"
    now = True
    towards = 1

    def could(self, g: Tribute, seat: int) -> list[Row]:
        return [(range(1, min(2, g.coins[seat]) + 1), (to,)) for to in g.others(seat)]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        n, to = values
        g.coins[seat] -= n
        g.coins[to] += n


class Deposit(Coins):
    """Laid aside in the treasury until the oaths of the deal have been kept; else it comes back (rule 3.4)."""

    name = "deposit"
    rule = "3.4"
    held = True

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.coins[seat] -= values[0]
        g.treasury += values[0]

    def pays(self, g: Tribute, seat: int, *values: Any) -> None:
        n, to = values
        g.treasury -= n
        g.coins[to] += n

    def returns(self, g: Tribute, seat: int, *values: Any) -> None:
        self.pays(g, seat, values[0], seat)


class Swear(Term[Tribute]):
    """To bid so much and no other sum (rule 3.3)."""

    name = "swear"
    takes = (AMOUNT,)
    rule = "3.3"

    def could(self, g: Tribute, seat: int) -> list[Row]:
        return [(range(MOST_BID + 1),)]

    def allows(self, g: Tribute, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "bid" or a[1] == promised[1]

    def settles(self, g: Tribute, seat: int, promised: Action, a: Action) -> bool:
        return a[0] == "bid"


def free(g: Tribute, deal: Deal, seat: int) -> Refusal | None:
    """A deal in which no coin changes hands binds nobody (rule 3.1), and a deposit needs an oath (rule 3.4).

    Nobody pays what they have twice: coins handed over and coins laid aside come from one purse (rule 3.2).
    """
    for giver in deal.parties:
        paid = [int(clause.action[1]) for clause in deal.clauses if clause.seat == giver and clause.term.now]
        if len(paid) > 1 and sum(paid) > g.coins[giver]:
            return refusal("3.2", "toy-paid-twice", seat=giver)
    if any(clause.term.held for clause in deal.clauses) and all(clause.term.now for clause in deal.clauses):
        return refusal("3.4", "toy-no-oath")
    return None if any(clause.term.now for clause in deal.clauses) else refusal("3.1", "toy-no-coins")


TERMS = Terms("3.1", Coins(), Swear(), Deposit(), void=free)
