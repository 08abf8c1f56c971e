"""Why something cannot be done now that the question is not about: a component's use, or a verb of another phase."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from .data import KIND, NUMBER
from .moments import HELPS, POWERS
from .play.occasions import Use
from .powers.conditions import in_play, not_used
from .powers.use import Usable
from .state import Kingsburg
from .words import refused

# The verbs that each phase brings, with the rule that says when.
ELSEWHERE: Final = {
    "influence": "4.2", "trade": "11.6", "build": "4.4", "recruit": "7.1", "muster": "7.1", "levy": "19.2",
    "lose": "8.8", "take": "11", "choose": "20.1.2", "grant": "20.1.2", "name": "20.1.2", "hand": "20.1.2",
    "keep": "17.1.2", "open": "17.1.3", "bid": "17.1.4", "join": "21.1.3", "ally": "21.3.1", "betray": "21.3.3",
    "redraw": "16.1.2", "pick": "16.1.4", "cover": "16.1.3",
}  # fmt: skip


class NotNow(Phrase):
    """A verb that another question has. Nobody points at it but by its name."""

    only_explains = True

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal(ELSEWHERE[self.name], f"kingsburg-no-{self.name}-now")

    def fill(self, g: Any, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        return None


class Component(Phrase):
    """A component by its name, whether or not anybody could ever use it."""

    only_explains = True

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return of_component(g, seat, self.name)

    def fill(self, g: Any, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """What is there: a building that is only planned is pointed at to be built."""
        there = (f"{KIND[self.name]}:{seat}:{self.name}",)
        return ((self.name,), True) if pointed == there and g.owns(seat, NUMBER[self.name]) else None


UNTIMELY: Final = (*[Component(name) for name in NUMBER], *[NotNow(name) for name in ELSEWHERE])


def of_component(g: Kingsburg, seat: int, name: str) -> Refusal | None:
    """Not yours, already used, not the moment, or what it asks for does not hold; or nobody ever uses it."""
    card = NUMBER[name]
    powers = POWERS.by_number[card]
    use = next((power for power in powers if isinstance(power.does, Usable)), None)
    if use is None:
        helps = any(power.at is HELPS for power in powers)
        works = refused("kingsburg-no-only-helps" if helps else "kingsburg-no-by-itself", name)
        return in_play.blame(g, card, seat) or works
    asked = g.waiting()
    if isinstance(asked, Use) and asked.moment is use.at:
        blame: Refusal | None = use.does.blame(g, seat)
        return blame
    not_now = refused("kingsburg-no-moment", name, moment=Message(f"kingsburg-moment-{use.at.name}", {}))
    return in_play.blame(g, card, seat) or not_used.blame(g, card, seat) or not_now
