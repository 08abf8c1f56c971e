"""Pledges: what was promised in deals that were struck filters what its seat may do, until it is settled."""

from __future__ import annotations

from typing import Any

from ..action import Action
from ..frames import Shared
from ..message import Refusal, refusal
from .terms import DEALING, Clause, Deal


def strike(g: Any, deal: Deal) -> None:
    """What is to be handed over is; the rest is pledged, and so is what is only laid aside."""
    meant = [clause.term.resolved(g, clause.seat, *clause.term.values(clause.action)) for clause in deal.clauses]
    for clause, values in zip(deal.clauses, meant, strict=True):
        if clause.term.now:
            clause.term.act(g, clause.seat, *values)
        if clause.term.held or not clause.term.now:
            g.pledges = (*g.pledges, clause._replace(deal=deal.number, parties=deal.parties))


def end(g: Any, pledge: Clause, kept: bool) -> None:
    """A promise was kept, or has fallen away: it binds no longer, it is told, and deposits for it go their way."""
    g.pledges = tuple([other for other in g.pledges if other is not pledge])
    g.tell("engine-pledge-kept" if kept else "engine-pledge-released", clause=pledge.says(g))
    same = [other for other in g.pledges if other.deal == pledge.deal]
    held = [other for other in same if other.term.held]
    if not kept:
        held = [deposit for deposit in held if deposit.term.secures(deposit, pledge)]
    if held and (not kept or len(held) == len(same)):
        g.pledges = tuple([other for other in g.pledges if other not in held])
        for deposit in held:
            over = deposit.term.pays if kept else deposit.term.returns
            over(g, deposit.seat, *deposit.term.values(deposit.action))


def bound(g: Any, seat: int, free: list[Action]) -> list[Action]:
    """What its pledges leave of what a seat may do. One that cannot be kept binds nothing: dealing on keeps none."""
    for pledge in g.pledges:
        if pledge.seat == seat:
            free = binding(g, pledge, free)
    return free


def binding(g: Any, pledge: Clause, free: list[Action]) -> list[Action]:
    """What one pledge leaves."""
    kept = [a for a in free if pledge.keeps(g, a)]
    return kept if any(a[0] not in DEALING for a in kept) or all(a[0] in DEALING for a in free) else free


def broken(g: Any, seat: int, a: Action) -> Refusal | None:
    """The refusal of what would be allowed but for a pledge: the first that has taken it away.

    One that cannot be kept has taken nothing (``bound``), so it is no reason.
    """
    own = [pledge for pledge in g.pledges if pledge.seat == seat]
    if all(pledge.keeps(g, a) for pledge in own) or a in g.actions(seat):
        return None
    top = g.waiting()
    free = top.offers(g, seat) if isinstance(top, Shared) else top.actions(g)
    for pledge in own:
        free = binding(g, pledge, free)
        if a not in free:
            return refusal(pledge.term.rule, "engine-pledged", n=pledge.deal, clause=pledge.says(g))
    return None


def settle(g: Any, seat: int, a: Action) -> None:
    """A seat has acted. What it could not keep, and what it has fulfilled, binds it no longer."""
    for pledge in g.pledges:
        if pledge.seat == seat:
            kept = pledge.keeps(g, a)
            if not kept or pledge.term.settles(g, seat, pledge.action, a):
                end(g, pledge, kept and pledge.term.fulfils(g, seat, pledge.action, a))
