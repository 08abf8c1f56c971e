"""How effects are put together: on a condition, by choice, one for another, for everybody, or of a component's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interrex.engine.conditions import Condition

from ...deeds import BANDITS
from ...play.asking import YES, Carry, Choosing, Effect, carry
from ...state import Oath
from ...words import Spoken
from ..checks import from_chancellor

Selects = Callable[[Oath, int, int], Sequence[int]]  # position, component, user -> what there is to choose from


class May(Choosing):
    """The user decides whether the rest happens."""

    phrase = YES
    optional = True

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (1,) if seat != BANDITS and any(effect.can(g, card, seat) for effect in self.effects) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        carry(g, card, seat, self.effects)


class Given(Effect):
    """Effects on a condition that is looked at when their turn comes."""

    def __init__(self, check: Condition, *effects: Effect) -> None:
        self.check = check
        self.effects = effects

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return self.check.holds(g, card, seat) and any(effect.can(g, card, seat) for effect in self.effects)

    def do(self, g: Oath, card: int, seat: int) -> None:
        if self.check.holds(g, card, seat):
            carry(g, card, seat, self.effects)


class To(Effect):
    """ "This to get that": without this no that (rulebook 18.1.5)."""

    def __init__(self, first: Effect, *then: Effect) -> None:
        self.first = first
        self.then = then

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return self.first.can(g, card, seat)

    def do(self, g: Oath, card: int, seat: int) -> None:
        if self.first.can(g, card, seat):
            carry(g, card, seat, (self.first, *self.then))


class EachPlayer(Effect):
    """Every player does it, in turn order from the Chancellor (rulebook 18.1.4)."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def do(self, g: Oath, card: int, seat: int) -> None:
        for other in from_chancellor(g)[::-1]:
            g.push(Carry(card, other, self.effects))


class Do(Effect):
    """A deed of a component's own: a function of position, component and seat."""

    def __init__(
        self, does: Callable[[Oath, int, int], None], can: Callable[[Oath, int, int], bool] | None = None
    ) -> None:
        self.does = does
        self.possible = can

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return self.possible is None or self.possible(g, card, seat)

    def do(self, g: Oath, card: int, seat: int) -> None:
        self.does(g, card, seat)


class Choose(Choosing):
    """A choice of a component's own: what there is to choose from, and what is done with it."""

    def __init__(
        self,
        phrase: Spoken,
        selects: Selects,
        does: Callable[[Oath, int, int, int], None],
        optional: bool = False,
        by: Callable[[Oath, int, int], int] | None = None,
    ) -> None:
        self.phrase = phrase
        self.selects = selects
        self.does = does
        self.optional = optional
        self.by = by

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return self.selects(g, card, seat)

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return bool(self.selects(g, card, seat))

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        self.does(g, card, seat, value)

    def chooser(self, g: Oath, card: int, seat: int) -> int:
        return seat if self.by is None else self.by(g, card, seat)
