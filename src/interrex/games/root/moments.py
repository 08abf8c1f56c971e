"""When Root's crafted cards, leaders and characters speak. What they do is entered by ``cards.py``."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Final

from interrex.engine.powers import ASK, MAY, Moment, Powers

if TYPE_CHECKING:
    from .state import Root

# A value is asked for
FOILS_AMBUSH: Final = Moment("foils-ambush", ASK, operator.or_)  # law 4.3.1: of an attacker: no ambush can be played
MORE_HITS: Final = Moment("more-hits", ASK)  # law 4.3.3: extra hits of an attacker
SPOILS: Final = Moment("spoils", ASK)  # a point more for a battle that removed something
RECRUITED: Final = Moment("recruited", ASK)  # law 7.5.2.1: warriors more for one card of the Decree
FAIR_PRICE: Final = Moment("fair-price", ASK, operator.or_)  # law 7.2.3: items score as printed

# Its holder may use it
NEVER: Final = Moment("never", MAY)
BIRDSONG_BEGINS: Final = Moment("birdsong-begins", MAY)
IN_BIRDSONG: Final = Moment("birdsong", MAY)
DAYLIGHT_BEGINS: Final = Moment("daylight-begins", MAY)
IN_DAYLIGHT: Final = Moment("daylight", MAY)
EVENING_BEGINS: Final = Moment("evening-begins", MAY)
IN_BATTLE: Final = Moment("battle", MAY)
SPECIAL_HERE: Final = Moment("special-here", MAY)  # law 9.5.9: for a torch, in a clearing
SPECIAL_ANYWHERE: Final = Moment("special-anywhere", MAY)  # the same, in a forest too


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
