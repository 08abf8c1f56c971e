"""What vote cards count, and which side is ahead (rulebook 4.3.19, 10.4.11, 10.6)."""

from __future__ import annotations

from interrex.engine.message import Message

from ..state import AYE, FOR, NAY, VOTED, Council
from ..vocabulary import USUAL, VoteRules
from .moments import modified


def counts(g: Council, seat: int) -> int:
    """What a vote card counts (rulebook 4.3.19, 10.4.11, 10.6.4, 10.6.11)."""
    return would_count(g, seat, g.weight(seat), g.leader)


def would_count(g: Council, seat: int, weight: int, leader: int) -> int:
    """The same of a card with so much on it, if that house led."""
    if g.rules.head_count:
        return 1
    more = g.rules.leader_vote if seat == leader else 0
    return max(0, weight + more + modified(g, seat, "bid_counts"))


def tell_count(g: Council, seat: int) -> None:
    """What abilities make of a vote card beyond what lies on it."""
    more = 0 if g.rules.head_count else modified(g, seat, "bid_counts")
    if more:
        g.tell("kings-dilemma-counts-more" if more > 0 else "kings-dilemma-counts-less", seat=seat, n=abs(more))


def ways(rules: VoteRules) -> tuple[Message, ...]:
    """How a vote is held otherwise than usual, in words; who is left out of it is told apart."""
    found = []
    for name in ("silent", "no_pass", "no_deals", "head_count", "majority", "coins_too", "keep_power", "elect"):
        if getattr(rules, name) != getattr(USUAL, name):
            found.append(Message(f"kings-dilemma-held-{name}", {}))
    for name in ("min_power", "max_power", "leader_vote"):
        if getattr(rules, name) != getattr(USUAL, name):
            found.append(Message(f"kings-dilemma-held-{name}", {"n": getattr(rules, name)}))
    return tuple(found)


def tallies(g: Council) -> dict[int, int]:
    """By stance, what it counts."""
    found: dict[int, int] = {}
    for seat, stance in enumerate(g.stance):
        if stance in VOTED:
            found[stance] = found.get(stance, 0) + counts(g, seat)
    return found


def ahead(g: Council, found: dict[int, int]) -> list[int]:
    """The stance that would win with these counts; of several the Moderator names one (rulebook 4.3.19, 4.3.20).

    Where nobody names a house nobody is elected, and the nay outcome follows (rulebook 10.6.14).
    """
    if g.rules.elect is not None:
        most = max(found.values(), default=0)
        return [stance for stance in range(FOR, FOR + g.players) if found.get(stance) == most] or [NAY]
    if g.rules.majority:
        return [AYE if 2 * g.stance.count(AYE) > g.players else NAY]
    aye, nay = found.get(AYE, 0), found.get(NAY, 0)
    return [AYE, NAY] if aye == nay else [AYE if aye > nay else NAY]
