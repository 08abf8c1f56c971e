"""Rolling the dice and setting the turn order (rulebook 4.1), and nobody's dice in a game for two (rulebook 10)."""

from __future__ import annotations

from operator import add

from ..data import DICE
from ..moments import AFTER_ROLL, GOES_FIRST, ROLL_SETTLED, SEASON_START, WHITE_DICE, ask
from ..state import NEUTRAL, Kingsburg, Procedure
from ..words import Dice, dice_text, dice_told, seat_names
from .influence import reward_allies
from .occasions import occur


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
    g.tell("kingsburg-neutral-dice", advisor=rank, dice=dice_told(dice, ()))
    if g.modules.allies:
        reward_allies(g, NEUTRAL, rank)


class Rolling(Procedure):
    """Rulebook 4.1: all roll, then each may change the roll, then the order is set by what lies there.

    What comes at the start of the season comes to all before anybody rolls: who chooses knows no dice yet.
    """

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0 and g.brought & SEASON_START.mask and occur(g, SEASON_START):
            return True
        if n <= 1:
            for seat in g.order:
                roll(g, seat)
            if g.brought & AFTER_ROLL.mask:
                g.resume_at(2)
                if occur(g, AFTER_ROLL):
                    return True  # rulebook 14.2: seat by seat, in the order of before
        if n <= 2 and g.brought & ROLL_SETTLED.mask:
            g.resume_at(3)
            if occur(g, ROLL_SETTLED):
                return True  # rulebook 1.8: what depends on a total and changes no die
        set_order(g)
        return False


def roll(g: Kingsburg, seat: int) -> None:
    """Three dice of one's colour and every white one: there is no limit (rulebook 4.1.2)."""
    white = g.aided >> seat & 1
    if g.in_play[seat] & WHITE_DICE.mask:
        white = ask(g, seat, WHITE_DICE, white)
    g.coloured[seat] = g.luck.dice(DICE)
    g.white[seat] = g.luck.dice(white) if white else ()
    if g.listener is not None:
        g.tell("kingsburg-rolls", seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]), total=g.total(seat))


def set_order(g: Kingsburg) -> None:
    """Lowest total first; a sort that keeps the old order among equals is the rule for ties (rulebook 4.1.5)."""
    places = list(map(sum, g.coloured))
    if any(g.white):
        places = list(map(add, places, map(sum, g.white)))
    if g.brought & GOES_FIRST.mask:
        places = [0 if ask(g, seat, GOES_FIRST, False) else total for seat, total in enumerate(places)]
    g.order = tuple(sorted(g.order, key=places.__getitem__))
    if g.listener is not None:
        g.tell("kingsburg-order", seats=seat_names(g.order))
