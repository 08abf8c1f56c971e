"""The advisors' support (rulebook 4.3 and 11)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from .. import cards
from ..data import ADVISORS, ENEMIES, GOODS, NOTHING, Advisor
from ..state import NEUTRAL, NOBODY, Decision, Kingsburg, Procedure, gifts
from .choices import PASS, Take, any_lots, lots


class Support(Procedure):
    """From rank 1 to rank 18 (rulebook 4.3.1); then all take their dice back (4.3.2)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.placed.sort()
            if len(g.placed) != g.taken.bit_count():  # two sets at one advisor: in turn order (rulebook 14.3)
                g.placed.sort(key=lambda placed: (placed[0], (NEUTRAL, *g.order).index(placed[1])))
        depth = len(g.stack)
        for at in range(n, len(g.placed)):
            rank, seat, _ = g.placed[at]
            if seat != NEUTRAL:  # whose dice bring no support (rulebook 10.6)
                support(g, seat, rank)
                if len(g.stack) > depth:
                    g.steps[depth - 1] = at + 1
                    return True
        take_dice_back(g)
        return False


def take_dice_back(g: Kingsburg) -> None:
    """Rulebook 4.3.2, 4.5.2 and 10.6. The king's white die was for this season only (3.1)."""
    g.placed = []
    g.coloured = [()] * g.players
    g.white = [()] * g.players
    g.aided = NOBODY


def support(g: Kingsburg, seat: int, rank: int) -> None:
    """All an advisor gives; what must be chosen is asked, and a look at the enemy comes last (rulebook 11)."""
    advisor = ADVISORS[rank - 1]
    soldiers = advisor.soldiers + cards.drill(g.province[seat]) if advisor.soldiers else 0  # rulebook 14.5
    if advisor.goods != NOTHING:
        g.gain(seat, *advisor.goods)
    g.score[seat] += advisor.points
    g.army[seat] += soldiers
    g.tokens[seat] += advisor.tokens
    if g.told is not None:
        tell_support(g, seat, advisor, soldiers)
    if advisor.peek:
        g.push(Peek(seat))
    if advisor.choice:
        g.push(Take(seat, lots("take", advisor.choice), f"11.{rank}", rank))
    if advisor.any:
        g.push(Take(seat, any_lots("take", advisor.any), f"11.{rank}", rank))
    if advisor.trade and g.wealth(seat):
        g.push(Trade(seat))


def tell_support(g: Kingsburg, seat: int, advisor: Advisor, soldiers: int) -> None:
    given = gifts(advisor.goods, soldiers=soldiers, points=advisor.points, tokens=advisor.tokens)
    if given:
        g.tell("kingsburg-support", seat=seat, advisor=advisor.rank, gifts=given)


class Peek(Procedure):
    """A secret look at the year's enemy (rulebook 13.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Kingsburg, n: int) -> bool:
        card = ENEMIES[g.enemies[g.year - 1]]
        g.peeked |= 1 << self.seat
        g.reveals += 1
        g.tell("kingsburg-peeks", seat=self.seat)
        g.whisper(self.seat, "kingsburg-peek-shows", enemy=card.kind, strength=card.strength)
        return False


class Trade(Decision):
    """The Alchemist: one good for one each of the other two kinds, or leave it (rulebook 11.6)."""

    __slots__ = ()
    rule = "11.6"
    asks = "kingsburg-ask-trade"

    def actions(self, g: Kingsburg) -> list[Action]:
        owned: list[Action] = [("trade", kind) for kind, n in zip(GOODS, g.goods[self.seat], strict=True) if n]
        return [*owned, PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        if a == PASS:
            return
        gold, wood, stone = [-1 if a[1] == kind else 1 for kind in GOODS]
        g.gain(self.seat, gold, wood, stone)
        g.tell("kingsburg-trades", seat=self.seat, good=a[1])

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        if a[0] == "trade" and len(a) == 2 and a[1] in GOODS:
            return refusal(self.rule, "kingsburg-no-good", good=a[1])
        return None
