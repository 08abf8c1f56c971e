"""Rolling the dice and setting the turn order (rulebook 4.1), and nobody's dice in a game for two (rulebook 10)."""

from __future__ import annotations

from .. import cards
from ..data import DICE
from ..state import NEUTRAL, Kingsburg, Procedure
from ..words import Dice, dice_text, dice_told, seat_names
from .choices import UseBuilding


def block_advisors(g: Kingsburg) -> None:
    """Nobody's dice: three block one advisor, two more block another (rulebook 10)."""
    three = g.luck.dice(3)
    block(g, three)
    two = g.luck.dice(2)
    if sum(two) != sum(three):
        block(g, two)
    else:
        for die in sorted(set(two)):  # rulebook 10.3; of two alike one is left out (10.4)
            block(g, (die,))


def block(g: Kingsburg, dice: Dice) -> None:
    rank = sum(dice)
    g.taken |= 1 << rank
    g.placed.append((rank, NEUTRAL, dice_text(dice)))
    g.tell("kingsburg-neutral-dice", advisor=rank)


class Rolling(Procedure):
    """Rulebook 4.1: all roll, then each may change the roll, then the order is set by what lies there."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            for seat in g.order:
                cards.before_roll(g, seat)
                roll(g, seat)
            # rulebook 14.2: seat by seat, in the order of before
            asked = [UseBuilding(seat, cards.AFTER_ROLL) for seat in g.order]
            g.then(*[use for use in asked if use.open(g)])
            return True
        for seat in g.order:
            cards.roll_settled(g, seat)  # rulebook 1.8: what depends on a total and changes no die comes last
        set_order(g)
        return False


def roll(g: Kingsburg, seat: int) -> None:
    """Three dice of one's colour and every white one: there is no limit (rulebook 4.1.2)."""
    white = cards.white_dice(g.province[seat]) + (seat == g.aided)
    g.coloured[seat] = g.luck.dice(DICE)
    g.white[seat] = g.luck.dice(white) if white else ()
    if g.told is not None:
        g.tell("kingsburg-rolls", seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]), total=g.total(seat))


def set_order(g: Kingsburg) -> None:
    """Lowest total first; a sort that keeps the old order among equals is the rule for ties (rulebook 4.1.5)."""
    totals = [sum(own) + sum(white) for own, white in zip(g.coloured, g.white, strict=True)]
    g.order = tuple(sorted(g.order, key=totals.__getitem__))
    if g.told is not None:
        g.tell("kingsburg-order", seats=seat_names(g.order))
