"""When Root's crafted cards, leaders and characters speak. What they do is entered by ``cards.py``."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Final

from interrex.engine.powers import Moment, Powers

if TYPE_CHECKING:
    from .state import Root

# A value is asked for
FOILS_AMBUSH: Final = Moment("foils-ambush", operator.or_)  # law 4.3.1: of an attacker: no ambush can be played
MORE_HITS: Final = Moment("more-hits")  # law 4.3.3: extra hits of an attacker
SPOILS: Final = Moment("spoils")  # a point more for a battle that removed something
RECRUITED: Final = Moment("recruited")  # law 7.5.2.1: warriors more for one card of the Decree
FAIR_PRICE: Final = Moment("fair-price", operator.or_)  # law 7.2.3: items score as printed

# Its holder may use it
NEVER: Final = Moment("never")
BIRDSONG_BEGINS: Final = Moment("birdsong-begins")
IN_BIRDSONG: Final = Moment("birdsong")
DAYLIGHT_BEGINS: Final = Moment("daylight-begins")
IN_DAYLIGHT: Final = Moment("daylight")
EVENING_BEGINS: Final = Moment("evening-begins")
IN_BATTLE: Final = Moment("battle")
SPECIAL_HERE: Final = Moment("special-here")  # law 9.5.9: for a torch, in a clearing
SPECIAL_ANYWHERE: Final = Moment("special-anywhere")  # the same, in a forest too


def _all(held: tuple[int, ...]) -> tuple[int, ...]:
    return held


EFFECTS: Final[Powers[tuple[int, ...]]] = Powers(_all)


def ask(g: Root, seat: int, moment: Moment, first: int = 0) -> int:
    """What the seat's cards, leader or character add to a value."""
    held = g.people[seat].held(g, seat)
    if not held:
        return first
    value: int = EFFECTS.ask(moment, held, g, seat, first=first)
    return value
