"""The vocabulary of Root's cards, leaders and characters: one word for one idea of the law."""

from __future__ import annotations

from interrex.engine.conditions import Condition, condition
from interrex.engine.powers import Moment, Power
from interrex.engine.verbs import Verb

from .moments import FAIR_PRICE, FOILS_AMBUSH, MORE_HITS, RECRUITED, SPECIAL_ANYWHERE, SPECIAL_HERE, SPOILS
from .state import Root


def may(moment: Moment, verb: Verb[Root], given: Condition | None = None) -> Power:
    """Its owner may do this at that moment."""
    return Power(moment, verb, given)


def special(verb: Verb[Root]) -> Power:
    """Its owner may do this in a clearing, for a torch (law 9.5.9)."""
    return Power(SPECIAL_HERE, verb)


def special_anywhere(verb: Verb[Root]) -> Power:
    return Power(SPECIAL_ANYWHERE, verb)


def more_hits(n: int) -> Power:
    """Extra hits when attacking."""
    return Power(MORE_HITS, n)


def spoils(points: int) -> Power:
    """More points for a battle that removed buildings or tokens."""
    return Power(SPOILS, points)


def recruits_more(n: int) -> Power:
    """Warriors beside the one that a card of the Decree brings."""
    return Power(RECRUITED, n)


def no_ambush() -> Power:
    return Power(FOILS_AMBUSH, True)


def fair_price() -> Power:
    """Crafted items score as printed."""
    return Power(FAIR_PRICE, True)


@condition("root-needs-warriors")
def with_warriors(g: Root, card: int, seat: int) -> bool:
    return g.people[seat].has_warriors


@condition()
def with_a_pawn(g: Root, card: int, seat: int) -> bool:
    return not g.people[seat].has_warriors


@condition("root-for-attackers", "4.3.3")
def attacking(g: Root, card: int, seat: int) -> bool:
    return g.deeds[-1].attacker == seat


@condition("root-for-defenders", "4.3.3")
def defending(g: Root, card: int, seat: int) -> bool:
    return g.deeds[-1].defender == seat
