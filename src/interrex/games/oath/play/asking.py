"""What powers do, in parts, and the one question that they ask: choose one of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message
from interrex.engine.verbs import Phrase

from ..state import Oath, Procedure
from ..words import (
    BANNER,
    CARD,
    COLOUR,
    FOE,
    GOODS,
    PLACE,
    REGION,
    RELIC,
    SEAT,
    SEEN,
    SLOT,
    SPACE,
    STEP,
    SUIT,
    WANTED,
    WAY,
    N,
    Spoken,
    component,
)
from .elsewhere import Demand

# What can be chosen: the verb is called after it.
BANKS: Final = Spoken("bank", SUIT)
SEATS: Final = Spoken("player", SEAT)
FOES: Final = Spoken("foe", FOE)
SITES: Final = Spoken("site", SLOT)
CARDS: Final = Spoken("card", CARD)
RELICS: Final = Spoken("relic", RELIC)
FACE_DOWN_RELICS: Final = Spoken("face-down", SEEN)  # known by where they lie
BANNERS: Final = Spoken("banner", BANNER)
PILES: Final = Spoken("pile", REGION)
COLOURS: Final = Spoken("colour", COLOUR)
NUMBERS: Final = Spoken("number", N)
SPACES: Final = Spoken("space", SPACE)
SIGNED: Final = Spoken("dice", STEP)
KINDS: Final = Spoken("goods", GOODS)
PLACES: Final = Spoken("where", PLACE)
YES: Final = Spoken("yes")
ONTO: Final = Spoken("onto", STEP)
BARGAINS: Final = Spoken("bargain", WANTED)
SUITS: Final = Spoken("suit", SUIT)
SIDES: Final = Spoken("side", WAY)  # of a secret


class Effect:
    """A part of what a power does, for the component it stands on and the seat that uses it."""

    says: str = "oath-would-do-nothing"  # why not, where it would do nothing
    plain: bool = False  # of a battle plan: it asks nothing and changes no more than what is rolled

    def can(self, g: Oath, card: int, seat: int) -> bool:
        """Would it do anything now? A power none of whose parts would is not offered (rulebook 18.1.5)."""
        return True

    def do(self, g: Oath, card: int, seat: int) -> None:
        raise NotImplementedError


class Choosing(Effect):
    """Somebody chooses, mostly the user. What leaves no choice is not asked; an option may be to do nothing."""

    phrase: Spoken = NUMBERS
    optional: bool = False
    says = "oath-nothing-to-choose"
    asks: str = ""  # the question's key, where it is not about the component

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        raise NotImplementedError

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        raise NotImplementedError

    def chooser(self, g: Oath, card: int, seat: int) -> int:
        return seat

    def declined(self, g: Oath, card: int, seat: int) -> None:
        """What doing nothing means: nothing, mostly."""

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return bool(self.options(g, card, seat))

    def do(self, g: Oath, card: int, seat: int) -> None:
        found = self.options(g, card, seat)
        if len(found) == 1 and not self.optional:
            self.chosen(g, card, seat, found[0])
        elif found:
            g.push(Pick(self.chooser(g, card, seat), card, seat, self))
        else:
            self.declined(g, card, seat)


class Pick(Demand):
    """Choose one of what a power leaves open."""

    __slots__ = ("card", "effect", "user")
    minor = True
    rule = "7.1.3"

    def __init__(self, seat: int, card: int, user: int, effect: Choosing) -> None:
        self.seat = seat
        self.card = card
        self.user = user
        self.effect = effect

    def actions(self, g: Oath) -> list[Action]:
        effect = self.effect
        phrase = effect.phrase
        found = [
            phrase.action(value) if phrase.words else phrase.action()
            for value in effect.options(g, self.card, self.user)
        ]
        return [*found, PASS] if effect.optional else found

    def play(self, g: Oath, a: Action) -> None:
        if a == PASS:
            self.effect.declined(g, self.card, self.user)
        else:
            values = self.effect.phrase.values(a)
            self.effect.chosen(g, self.card, self.user, values[0] if values else 0)

    def question(self, g: Oath) -> Message:
        if self.effect.asks:
            return Message(self.effect.asks, {})
        return Message(f"oath-ask-{self.effect.phrase.name}", {"what": component(self.card)})

    def spoken(self, g: Oath, seat: int) -> Sequence[Phrase]:
        return (self.effect.phrase,)

    def passing(self, g: Oath, seat: int) -> Message:
        return Message("oath-do-nothing", {})


class Carry(Procedure):
    """A power carried out part by part; what one part asks is answered before the next."""

    __slots__ = ("card", "effects", "seat")

    def __init__(self, card: int, seat: int, effects: tuple[Effect, ...]) -> None:
        self.card = card
        self.seat = seat
        self.effects = effects

    def step(self, g: Oath, n: int) -> bool:
        if n < len(self.effects):
            self.effects[n].do(g, self.card, self.seat)
        return n + 1 < len(self.effects)


def carry(g: Oath, card: int, seat: int, effects: tuple[Effect, ...]) -> None:
    if len(effects) == 1:
        effects[0].do(g, card, seat)
    elif effects:
        g.push(Carry(card, seat, effects))


class Call(Procedure):
    """One thing to be done when its turn comes."""

    __slots__ = ("about", "does")

    def __init__(self, does: Callable[..., None], *about: int) -> None:
        self.does = does
        self.about = about

    def step(self, g: Oath, n: int) -> bool:
        self.does(g, *self.about)
        return False
