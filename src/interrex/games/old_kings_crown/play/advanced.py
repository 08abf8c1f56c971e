"""The advanced set-up: five Kingdom cards each, one mulligan, one card occupied from the start (rulebook 19)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.sealed import Chain, Said, Sealed
from interrex.engine.verbs import Phrase

from ..data import CARD_IDS, DEALT, FIRST_HEIR, KINGDOM, OWN
from ..state import FREE, Crown, Decision, Procedure, SeatProcedure
from ..words import CARD, KINGDOM_CARD
from .kingdom import acquire
from .moving import draw, draw_up, forget, lift, unknown_kingdom
from .year import set_order


def deal_kingdom(g: Crown) -> None:
    for seat in range(g.players):
        g.dealt_kingdom[seat] = tuple(sorted(g.kingdom[-DEALT:]))
        g.kingdom = g.kingdom[:-DEALT]


def drawn_order(g: Crown) -> tuple[int, ...]:
    """By lot (rulebook 2.10)."""
    order = list(range(g.players))
    g.luck.shuffle(order)
    return tuple(order)


def order_is_drawn(g: Crown) -> bool:
    """Not before all have chosen a Kingdom card (rulebook 19.6): till then ``g.order`` is just that of the seats."""
    return not any(g.dealt_kingdom)


KEEP: Final = Phrase("keep")
CHANGE: Final = Phrase("change")
CHOOSE: Final = Phrase("choose", KINGDOM_CARD)
BENEATH: Final = Phrase("beneath", CARD)


class Mulligan(Decision):
    """Keep the hand, or change all but the Heir (rulebook 19.3)."""

    __slots__ = ()
    rule = "19.3"
    asks = "old-kings-crown-ask-mulligan"
    phrases = (KEEP, CHANGE)

    def actions(self, g: Crown) -> list[Action]:
        return [KEEP.action(), CHANGE.action()]


class MulliganChain(Chain[Crown]):
    __slots__ = ()
    rule = "19.3"

    def next(self, g: Crown, said: Said) -> Decision | None:
        return None if said else Mulligan(self.seat)

    def open(self, g: Crown, said: Said) -> None:
        if said[0] != CHANGE.action():
            return
        seat = self.seat
        heir = OWN * g.faction[seat] + FIRST_HEIR
        cards = [*g.decks[seat], *[card for card in g.hands[seat] if card != heir]]
        g.luck.shuffle(cards)
        g.hands[seat] = (heir,)
        g.decks[seat] = tuple(cards)
        forget(g, tuple(cards))
        draw(g, seat, g.limit[seat] - 1)
        g.tell("old-kings-crown-mulligan", seat=seat)


class ChooseKingdom(Decision):
    """One of the five (rulebook 19.4)."""

    __slots__ = ()
    rule = "19.4"
    asks = "old-kings-crown-ask-choose"
    phrases = (CHOOSE,)

    def actions(self, g: Crown) -> list[Action]:
        return CHOOSE.each(g.dealt_kingdom[self.seat])


class ChooseOccupier(Decision):
    """And a card of the hand for it (rulebook 19.4)."""

    __slots__ = ()
    rule = "19.4"
    asks = "old-kings-crown-ask-beneath"
    phrases = (BENEATH,)

    def actions(self, g: Crown) -> list[Action]:
        return BENEATH.each(g.hands[self.seat])


class OpeningChain(Chain[Crown]):
    __slots__ = ()
    rule = "19.4"

    def next(self, g: Crown, said: Said) -> Decision | None:
        match len(said):
            case 0:
                return ChooseKingdom(self.seat)
            case 1:
                return ChooseOccupier(self.seat)
        return None

    def open(self, g: Crown, said: Said) -> None:
        (kingdom,) = CHOOSE.values(said[0])
        (card,) = BENEATH.values(said[1])
        seat = self.seat
        lift(g, card)
        g.opening[seat] = (kingdom, card)
        g.kingdom = (*[k for k in g.dealt_kingdom[seat] if k != kingdom], *g.kingdom)
        g.dealt_kingdom[seat] = ()
        g.tell("old-kings-crown-opens", seat=seat, kingdom=KINGDOM[kingdom], card=CARD_IDS[card])


class Opening(SeatProcedure):
    """A seat's first Kingdom card is acquired (rulebook 19.6, 19.7)."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        kingdom, card = g.opening[self.seat]
        g.opening[self.seat] = FREE
        g.tell("old-kings-crown-takes", seat=self.seat, kingdom=KINGDOM[kingdom], card=CARD_IDS[card])
        acquire(g, self.seat, kingdom, card)
        return False


class AdvancedSetup(Procedure):
    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        match n:
            case 0:
                g.push(Sealed(tuple([MulliganChain(seat) for seat in g.order])))
            case 1:
                g.push(Sealed(tuple([OpeningChain(seat) for seat in g.order])))
            case 2:
                pile = list(g.kingdom)
                g.luck.shuffle(pile)
                g.kingdom = tuple(pile)
                unknown_kingdom(g)
                set_order(g, drawn_order(g))
                g.then(*[Opening(seat) for seat in g.order])
            case _:
                for seat in g.order:
                    draw_up(g, seat)
        return n < 3
