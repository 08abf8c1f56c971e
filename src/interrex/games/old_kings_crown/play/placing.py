"""Heralds to locations, and a card face down beside each region (rulebook 4.4, 4.5)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.sealed import Chain, Said, Sealed
from interrex.engine.verbs import Phrase

from ..data import CARDS, LAID, LOCATIONS, REGIONS
from ..state import Crown, Decision, Procedure, Round, by_seat
from ..words import CARD, LOCATION, REGION
from .moving import lay, lay_row


class HeraldPhrase(Phrase):
    """A Herald to a location."""

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("4.4.1", "old-kings-crown-no-herald-now")


HERALD: Final = HeraldPhrase("herald", LOCATION)


class Heralds(Round):
    """In turn order, each to any location (rulebook 4.4)."""

    __slots__ = ()

    def order(self, g: Crown) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Crown, seat: int) -> Frame[Crown]:
        return HERALDS[seat]


class SendHerald(Decision):
    __slots__ = ()
    rule = "4.4.1"
    asks = "old-kings-crown-ask-herald"
    phrases = (HERALD,)

    def actions(self, g: Crown) -> list[Action]:
        return list(HERALD.row())

    def play(self, g: Crown, a: Action) -> None:
        (location,) = HERALD.values(a)
        g.herald[self.seat] = location
        if g.listener is not None:
            g.tell("old-kings-crown-herald", seat=self.seat, location=LOCATIONS[location].id)


HERALDS: Final = by_seat(SendHerald)


class LayPhrase(Phrase):
    """A card beside a region."""

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("4.5.1", "old-kings-crown-no-lay-now")


LAY: Final = LayPhrase("lay", CARD, REGION)
LAY_AT: Final = [[LAY.action(card, region) for card in range(CARDS)] for region in range(3)]


class LayAt(Decision):
    """A card of the hand beside one region; those said before are laid already."""

    __slots__ = ("gone", "region")
    rule = "4.5.1"
    asks = "old-kings-crown-ask-lay"
    phrases = (LAY,)

    def __init__(self, seat: int, region: int, gone: tuple[int, ...]) -> None:
        self.seat = seat
        self.region = region
        self.gone = gone

    def actions(self, g: Crown) -> list[Action]:
        row = LAY_AT[self.region]
        found = list(map(row.__getitem__, g.hands[self.seat]))
        for card in self.gone:
            found.remove(row[card])
        return found

    def question(self, g: Crown) -> Message:
        return Message(self.asks, {"region": REGIONS[self.region]})

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-lay") if a[0] == LAY.name else None


CARD_OF: Final = {a: card for row in LAY_AT for card, a in enumerate(row)}


def _cards(said: Said) -> tuple[int, ...]:
    """Those said, one for each region in turn."""
    return tuple(map(CARD_OF.__getitem__, said))


class LayChain(Chain[Crown]):
    """A card beside each region, under seal."""

    __slots__ = ()
    rule = "4.5.1"

    def next(self, g: Crown, said: Said) -> Decision | None:
        if len(said) == LAID:
            return None
        return LayAt(self.seat, len(said), _cards(said))

    def open(self, g: Crown, said: Said) -> None:
        lay_row(g, self.seat, _cards(said))
        g.tell("old-kings-crown-lays-all", seat=self.seat)


CHAINS: Final = by_seat(LayChain)


class LayFew(Decision):
    """Fewer than three cards: all of them, beside regions of one's choice (rulebook 4.5.2)."""

    __slots__ = ()
    rule = "4.5.2"
    asks = "old-kings-crown-ask-lay-few"
    phrases = (LAY,)

    def actions(self, g: Crown) -> list[Action]:
        free = [region for region in range(3) if not g.laid[self.seat][region]]
        return [LAY.action(card, region) for card in g.hands[self.seat] for region in free]

    def play(self, g: Crown, a: Action) -> None:
        card, region = LAY.values(a)
        lay(g, card, region)
        g.tell("old-kings-crown-lays", seat=self.seat, region=REGIONS[region])
        if g.hands[self.seat]:
            g.push(self)

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-lay") if a[0] == LAY.name else None


class Cards(Procedure):
    """Those with fewer than three cards first, in turn order; then all others at the same time."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        if n == 0:
            few = [seat for seat in g.order if 0 < len(g.hands[seat]) < LAID]
            rest = tuple([CHAINS[seat] for seat in g.order if len(g.hands[seat]) >= LAID])
            g.then(*[LayFew(seat) for seat in few], *([Sealed(rest)] if rest else []))
            return True
        g.tell("old-kings-crown-all-laid")
        return False
