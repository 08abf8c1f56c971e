"""Soldier tokens, which take the place of the king's die (rulebook 19)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import AMOUNT, Phrase

from ..data import LEVIES
from ..moments import FIXED, ask
from ..state import Decision, Kingsburg, Together

LEVY: Final = Phrase("levy", AMOUNT.renamed("n", "levy:{seat}:{}"))


def hand_out(g: Kingsburg) -> None:
    g.levies = (LEVIES,) * g.players


def call_up(g: Kingsburg) -> None:
    """All choose one of theirs in secret; then all are shown (rulebook 19.2), beside what is fixed (14.37)."""
    first = g.order[0]
    fixed: int = ask(g, first, FIXED, 0)
    g.sent = (fixed,) * g.players
    if fixed:
        g.army = [soldiers + fixed for soldiers in g.army]
        g.tell("kingsburg-fixed-reinforcements", seat=first, soldiers=fixed)
    g.push(_question(g.order))


@cache
def _question(order: tuple[int, ...]) -> Together:
    return Together(tuple([Levy(seat) for seat in order]))


class Levy(Decision):
    """One token, which then leaves the game."""

    __slots__ = ()
    rule: ClassVar[str] = "19.2"
    asks: ClassVar[str] = "kingsburg-ask-levy"
    phrases: ClassVar[tuple[Phrase, ...]] = (LEVY,)

    def actions(self, g: Kingsburg) -> list[Action]:
        return list(_offers(g.levies[self.seat]))

    def play(self, g: Kingsburg, a: Action) -> None:
        (soldiers,) = LEVY.values(a)
        seat, levies = self.seat, g.levies
        left = list(levies[seat])
        left.remove(soldiers)
        g.levies = (*levies[:seat], tuple(left), *levies[seat + 1 :])
        g.sent = (*g.sent[:seat], g.sent[seat] + soldiers, *g.sent[seat + 1 :])
        g.army[seat] += soldiers
        if g.listener is not None:
            g.tell("kingsburg-levies", seat=seat, soldiers=soldiers)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-levy") if a[0] == LEVY.name else None


@cache
def _offers(left: tuple[int, ...]) -> tuple[Action, ...]:
    """Of two tokens alike either will do."""
    return tuple([LEVY.action(soldiers) for soldiers in dict.fromkeys(left)])


def score_the_last(g: Kingsburg) -> None:
    """Everybody's token that is left scores (rulebook 19.3)."""
    for seat in g.order:
        points = sum(g.levies[seat])
        g.score[seat] += points
        g.tell("kingsburg-last-levy", seat=seat, points=points)
