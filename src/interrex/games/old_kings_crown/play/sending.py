"""Sending cards away for good uses: governing and journeying (rulebook 11.1.3, 6.3.1), wherever a rule allows it."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data import AUTUMN, CARD_IDS, COUNCILS, PATHFINDER
from ..many import WITH_LORE, WITH_VOTES, in_hand, those
from ..moments import FROM_JOURNEY, JOURNEY_LORE, JOURNEYED, JOURNEYS_FROM_ACTIVE, ask, happen
from ..nature import lore, traits
from ..state import Cards, Crown, Verb
from ..words import CARD, COUNCIL
from .moving import DISCARD, LOST, into_council, into_discard, into_lost, lift, or_elsewhere
from .wealth import gain_lore


def govern(g: Crown, seat: int, card: int, council: int) -> None:
    """A card with a vote into a council (rulebook 6.2.1)."""
    g.tell("old-kings-crown-governs", seat=seat, card=CARD_IDS[card], council=COUNCILS[council])
    lift(g, card)
    into_council(g, card, council)


def seat_in(g: Crown, seat: int, card: int, council: int) -> None:
    """Into a council without governing: votes are not needed (rulebook 11.1.5)."""
    g.tell("old-kings-crown-moves-into", seat=seat, card=CARD_IDS[card], council=COUNCILS[council])
    lift(g, card)
    into_council(g, card, council)


def journey(g: Crown, seat: int, card: int) -> None:
    """To the lost pile for its lore; with Pathfinder to the discard pile (rulebook 6.3.1)."""
    n = lore(g, card)
    n = int(ask(g, seat, JOURNEY_LORE, n, card))
    home = DISCARD if traits(g, card) & PATHFINDER else LOST
    choice = ask(g, seat, FROM_JOURNEY, home, card)
    pile = "discard" if home == DISCARD else "lost"
    g.tell("old-kings-crown-journeys", seat=seat, card=CARD_IDS[card], pile=pile)
    happen(g, seat, JOURNEYED, card)
    lift(g, card)
    if home == DISCARD:
        into_discard(g, card)
    else:
        into_lost(g, card)
    gain_lore(g, seat, n)
    or_elsewhere(g, card, choice, "6.3.1")


def all_active(g: Crown) -> Cards:
    """Everybody's active cards, in any region."""
    return g.active[0] + g.active[1] + g.active[2]


def active_cards(g: Crown, seat: int) -> list[int]:
    """All of the seat's."""
    return g.mine(seat, all_active(g))


class Govern(Verb):
    """From the hand (rulebook 6.2.1)."""

    name = "govern"
    takes = (CARD, COUNCIL)
    rule = "6.2.1"

    def cards(self, g: Crown, seat: int) -> Cards:
        """Those it could be done with, if they had votes."""
        return g.hands[seat]

    def able(self, g: Crown, seat: int) -> list[int]:
        """Those of them that have."""
        return in_hand(g, seat, WITH_VOTES)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in self.able(g, seat):
            found += self.row(card)
        return found

    def seems(self, g: Crown, seat: int) -> bool:
        return bool(g.hands[seat]) or bool(self.offers(g, seat))

    def act(self, g: Crown, seat: int, card: int, council: int) -> None:
        govern(g, seat, card, council)

    def why_not(self, g: Crown, seat: int, card: int, council: int) -> Refusal | None:
        if card not in self.cards(g, seat):
            return refusal(self.rule, "old-kings-crown-no-such-card", card=CARD_IDS[card])
        return refusal(self.rule, "old-kings-crown-no-votes", card=CARD_IDS[card])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("6.2.1", "old-kings-crown-no-govern-now") if g.season != AUTUMN else None


class Journey(Verb):
    """With a card of the hand (rulebook 6.3.1)."""

    name = "journey"
    takes = (CARD,)
    rule = "6.3.1"

    def cards(self, g: Crown, seat: int) -> Cards:
        """Those it could be done with, if they had lore."""
        if g.held[seat] & JOURNEYS_FROM_ACTIVE.mask and ask(g, seat, JOURNEYS_FROM_ACTIVE, False):
            return (*g.hands[seat], *active_cards(g, seat))
        return g.hands[seat]

    def able(self, g: Crown, seat: int) -> list[int]:
        """Those of them that have."""
        cards = self.cards(g, seat)
        return in_hand(g, seat, WITH_LORE) if cards is g.hands[seat] else those(g, seat, cards, WITH_LORE)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(self.able(g, seat))

    def seems(self, g: Crown, seat: int) -> bool:
        return bool(g.hands[seat]) or bool(self.offers(g, seat))

    def act(self, g: Crown, seat: int, card: int) -> None:
        journey(g, seat, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        if card not in self.cards(g, seat):
            return refusal(self.rule, "old-kings-crown-no-such-card", card=CARD_IDS[card])
        return refusal(self.rule, "old-kings-crown-no-lore-on", card=CARD_IDS[card])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("6.3.1", "old-kings-crown-no-journey-now") if g.season != AUTUMN else None
