"""What waits for the end of a campaign."""

from __future__ import annotations

from typing import Any

from interrex.engine.conditions import Condition, condition

from ..data.numbers import SUIT
from ..deeds import ATTACKER, DEFENDER
from ..play.asking import Carry, Effect
from ..state import SLOT_COUNT, Oath
from .checks import about_suit
from .effects.shape import Given


@condition()
def defeated(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Has the user's side lost the campaign under way?"""
    return g.war.victor != (ATTACKER if seat == g.war.seat else DEFENDER)


def targets_site_with(suit: int) -> Condition:
    """Is a site with a card of that suit a target?"""

    def holds(g: Oath, card: int, seat: int, *about: Any) -> bool:
        sites = [slot for slot in range(SLOT_COUNT) if g.war.sites >> slot & 1]
        return any(SUIT[other] == suit for slot in sites for other in g.cards[slot])

    return Condition(holds, about_suit("oath-no-such-site-targeted", "7.5.0", suit))


@condition()
def still_acting(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Nothing follows for whoever's Act Phase is over (rulebook 6.6.2)."""
    return g.turn != seat or not g.act_over


class Afterwards(Effect):
    """What its user does once the campaign is over and others have answered it (rulebook 18.1.3)."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = tuple([Given(still_acting, effect) for effect in effects])

    def do(self, g: Oath, card: int, seat: int) -> None:
        g.war.after = (*g.war.after, Carry(card, seat, self.effects))
