"""Muster (rulebook 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data.constants import MUSTER_COST, MUSTERED
from ..data.faces import NO_SUIT
from ..data.numbers import IDS, RUINS, SUIT
from ..deeds import MUSTER, ActDeed
from ..moments import NO_MUSTER
from ..ruling import barred, spendable
from ..state import SLOT_COUNT, AnyFrame, Oath, SeatProcedure
from ..words import CARD, component
from .access import forbidden_by
from .deeds import MAJOR, Major, why_not
from .warbands import gain_warbands
from .ways import WIDENED
from .wealth import lay, spend, tell_paid


def lawful_card(g: Oath, deed: ActDeed, rule: str) -> Refusal | None:
    """A denizen or intact edifice within reach, without tokens on it (rulebook 5.2.1, 5.3.1)."""
    place = g.place[deed.what]
    if place >= SLOT_COUNT or not deed.reach >> place & 1 or SUIT[deed.what] == NO_SUIT:
        return refusal(rule, "oath-no-such-card-here")
    if g.laden >> deed.what & 1 and not deed.over:
        return refusal(rule, "oath-tokens-on-it", what=component(deed.what))
    return None


def cards_here(g: Oath, seat: int) -> list[int]:
    return [card for card in g.cards[g.pawn[seat]] if SUIT[card] != NO_SUIT]


def bare_cards(g: Oath, seat: int) -> Sequence[int]:
    """Those of them without tokens: mostly all that lie there."""
    slot, laden = g.pawn[seat], g.laden
    cards, unfit = g.cards[slot], g.at[slot] & (laden | RUINS)
    return without(unfit, cards) if unfit else cards


def without(unfit: int, cards: Sequence[int]) -> list[int]:
    return [card for card in cards if not unfit >> card & 1]


def cards_on_map(g: Oath) -> list[int]:
    return [card for cards in g.cards for card in cards if SUIT[card] != NO_SUIT]


class Muster(Major):
    """Favor on a card brings warbands."""

    name = "muster"
    takes = (CARD,)
    rule = "5.2.1"
    verb = MUSTER
    bans = (NO_MUSTER,)
    quiet_as_printed = True

    def new(self, g: Oath, seat: int, what: int, how: int = 0) -> ActDeed:
        deed = ActDeed.new(seat, MUSTER, what, how, g.pawn[seat])
        deed.reach = 1 << g.pawn[seat]
        return deed

    def cost(self, g: Oath, deed: ActDeed) -> int:
        return MUSTER_COST

    def price(self, g: Oath, deed: ActDeed) -> tuple[int, int]:
        return deed.price

    def lawless(self, g: Oath, deed: ActDeed) -> Refusal | None:
        by = barred(g, NO_MUSTER, deed.seat, deed.what)
        return forbidden_by(by) if by else lawful_card(g, deed, self.rule)

    def plainly(self, g: Oath, seat: int) -> Sequence[int]:
        """The cards to muster with where no component has a say."""
        return bare_cards(g, seat) if g.supply[seat] and g.cards[g.pawn[seat]] and spendable(g, seat) else ()

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        found = self.plainly(g, seat)
        return self.each(found) if found else ()

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        cards = cards_on_map(g) if helped == WIDENED else cards_here(g, seat)
        if hindered:
            return self.each([card for card in cards if self.possible(g, self.new(g, seat, card))])
        sure = self.plainly(g, seat)
        return self.each([*sure, *self.aided(g, seat, [card for card in cards if card not in sure])])

    def act(self, g: Oath, seat: int, card: int) -> None:
        self.begin(g, seat, card)

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return why_not(g, self.new(g, seat, card))

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        return (Mustering(seat),)


class Mustering(SeatProcedure):
    """Pay the card, gain warbands (rulebook 5.2.2)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed: ActDeed = g.deeds[-1]
        seat = self.seat
        favor, secrets = deed.price
        spend(g, seat, favor)
        g.secrets[seat] -= secrets
        lay(g, deed.what, favor, secrets)
        if g.listener is not None:
            g.tell("oath-musters", seat=seat, card=IDS[deed.what])
            tell_paid(g, seat, deed.what, favor, secrets)
        gain_warbands(g, seat, MUSTERED + deed.extra)
        return False


MUSTERS: Final = Muster()
MAJOR[MUSTER] = MUSTERS
