"""Effects one after another, each to its end (rulebook 10.1.2). ``effects`` enters what each word does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ..data import MOST_EFFECTS, NO_HOUSE
from ..state import Council, Procedure
from ..vocabulary import Effects
from ..words import SEAT
from .houses import seats_of
from .reasons import Question, why_not_seated

CHOSEN: Final = "chosen "


Part = Callable[[Council], None]


class InOrder(Procedure):
    """Parts of a phase, one after another, until one of them begins something that comes first."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts

    def step(self, g: Council, n: int) -> bool:
        parts, depth = self.parts, len(g.stack)
        for place in range(n, len(parts)):
            if place > n:
                g.resume_at(place + 1)
            parts[place](g)
            if len(g.stack) > depth:
                return place + 1 < len(parts)
        return False


class Run(Procedure):
    """One after another, until one of them begins something that comes first."""

    __slots__ = ("effects", "handle", "house")

    def __init__(self, effects: Effects, house: int = NO_HOUSE, handle: str = "") -> None:
        self.effects = effects
        self.house = house  # who signed the card, or whose sheet it is
        self.handle = handle  # of the card: its choices have words

    def step(self, g: Council, n: int) -> bool:
        effects, depth = self.effects, len(g.stack)
        for place in range(n, len(effects)):
            g.stir += 1
            if g.stir > MOST_EFFECTS:
                return False
            effect = effects[place]
            if g.chosen == NO_HOUSE and MEANING[type(effect)]:
                chooser = _chooser(effect)
                choosing = seats_of(g, chooser, self.house) if chooser else []
                if choosing:
                    g.pause(place, NameHouse(choosing[0]))
                    return True
            if place > n:
                g.resume_at(place + 1)
            DO[type(effect)](g, self, effect)
            g.chosen = NO_HOUSE
            if len(g.stack) > depth:
                return place + 1 < len(effects)
        return False


DO: Final[dict[type, Callable[[Council, Run, Any], None]]] = {}
MEANING: Final[dict[type, tuple[str, ...]]] = {}  # by kind of effect: its fields that may mean a house


def enter(effects: Mapping[type, Callable[[Council, Run, Any], None]]) -> None:
    """Tell what kinds of effects do."""
    for kind, does in effects.items():
        DO[kind] = does
        MEANING[kind] = tuple([field for field in ("who", "to", "payer") if hasattr(kind, field)])


def _chooser(effect: object) -> str:
    """Who names a house for an effect that means a chosen one; empty: it means none."""
    for field in MEANING[type(effect)]:
        said = getattr(effect, field)
        if isinstance(said, str) and said.startswith(CHOSEN):
            return said.removeprefix(CHOSEN)
    return ""


NAME_HOUSE: Final = Phrase("name", SEAT)


class NameHouse(Question):
    """One house names another (rulebook 10.1.3)."""

    __slots__ = ()
    rule = "10.1.3"
    asks = "kings-dilemma-ask-name"
    phrases = (NAME_HOUSE,)

    def actions(self, g: Council) -> list[Action]:
        return [NAME_HOUSE.action(seat) for seat in range(g.players) if seat != self.seat]

    def play(self, g: Council, a: Action) -> None:
        g.chosen = g.houses[int(a[1])]
        g.tell("kings-dilemma-names-house", seat=self.seat, house=g.chosen)

    def barred(self, g: Council, *values: Any) -> Refusal:
        (seat,) = values
        return why_not_seated(g, self.rule, seat) or refusal(self.rule, "kings-dilemma-no-name")
