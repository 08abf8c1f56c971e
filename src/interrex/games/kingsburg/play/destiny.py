"""The year's destiny: a card for everybody, from the start of phase 1 to the end of phase 8 (rulebook 18.1)."""

from __future__ import annotations

from typing import Final

from interrex.engine.message import Message

from ..data import DESTINY, NUMBER, RANKS
from ..moments import CLOSED, MARKED, SHUNNED, ask
from ..state import NOBODY, Kingsburg
from .scenarios import left_out

LOTS: Final = RANKS[:-2]  # neither Queen nor King is drawn by lot


def shuffle(g: Kingsburg) -> None:
    deck = list(range(len(DESTINY)))
    g.luck.shuffle(deck)
    g.renew().fates = tuple(deck)


def reveal(g: Kingsburg) -> None:
    """The top card lies open, and its powers are everybody's. What has no place in the scenario is replaced."""
    card = turn_up(g)
    while card in left_out(g):
        g.renew().past_fates += (g.modules.fate,)
        g.tell("kingsburg-destiny-skipped", destiny=card)
        card = turn_up(g)
    g.tell("kingsburg-destiny-comes", destiny=card)
    for seat in range(g.players):
        g.bring(seat, NUMBER[card])
    first = g.order[0]
    mark(g, ask(g, first, MARKED, 0))
    shut = ask(g, first, CLOSED, 0) | (g.modules.marked if ask(g, first, SHUNNED, False) else 0)
    if shut:
        g.renew().closed = tuple([closed | shut for closed in g.modules.closed])


def turn_up(g: Kingsburg) -> str:
    modules = g.renew()
    modules.fate, *left = modules.fates
    modules.fates = tuple(left)
    return DESTINY[modules.fate].id


def mark(g: Kingsburg, n: int) -> None:
    """So many advisors, drawn by lot."""
    if not n:
        return
    ranks = list(LOTS)
    g.luck.shuffle(ranks)
    drawn = sorted(ranks[:n])
    g.renew().marked = sum([1 << rank for rank in drawn])
    g.tell("kingsburg-marks", n=n, advisors=tuple([Message(f"kingsburg-advisor-{rank}", {}) for rank in drawn]))


def discard(g: Kingsburg) -> None:
    """The year is over."""
    g.remove(1 << NUMBER[DESTINY[g.modules.fate].id])
    modules = g.renew()
    modules.past_fates += (modules.fate,)
    modules.fate = NOBODY
    modules.marked = 0
    modules.closed = (0,) * g.players
