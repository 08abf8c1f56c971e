"""Trade, for favor or for secrets (rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal

from ..data.constants import TRADE_COST
from ..data.numbers import IDS, SUIT
from ..moments import NO_TRADE, NO_TRADE_FAVOR, TRADE_FAVOR
from ..standing import ask, barred, matching, spendable
from ..state import FOR_FAVOR, FOR_SECRETS, TRADE, AnyFrame, Deed, Oath, SeatProcedure
from ..words import CARD, GOODS
from .deeds import MAJOR, Major, refused_by, why_not
from .muster import cards_here, cards_on_map, lawful_card
from .wealth import gain_favor, gain_secrets, lay, spend

PRICES: Final = ((0, 1), (2, 0))  # favor and secrets, by what is traded for


class Trade(Major):
    """A secret for favor, or two favor for secrets."""

    name = "trade"
    takes = (CARD, GOODS)
    rule = "5.3.1"
    verb = TRADE

    def new(self, g: Oath, seat: int, what: int, how: int = 0) -> Deed:
        deed = Deed.new(seat, TRADE, what, how, g.pawn[seat])
        deed.reach = 1 << g.pawn[seat]
        return deed

    def cost(self, g: Oath, deed: Deed) -> int:
        return TRADE_COST

    def price(self, g: Oath, deed: Deed) -> tuple[int, int]:
        return PRICES[deed.how]

    def lawless(self, g: Oath, deed: Deed) -> Refusal | None:
        by = barred(g, NO_TRADE, deed.seat, deed.what)
        return refused_by(by) if by else lawful_card(g, deed, self.rule)

    def offered(self, g: Oath, seat: int, helped: bool, hindered: bool) -> Sequence[Action]:
        rich = spendable(g, seat) > 1
        if not rich and not g.secrets[seat]:
            return ()
        cards = cards_here(g, seat)
        if not helped and not cards:
            return ()
        found: list[Action] = []
        for how, able in ((FOR_FAVOR, g.secrets[seat] > 0), (FOR_SECRETS, rich)):
            if not able:
                continue
            if hindered:
                wide = cards_on_map(g) if helped else cards
                lawful = [card for card in wide if self.possible(g, self.new(g, seat, card, how))]
            else:
                lawful = [card for card in cards if not g.laden >> card & 1] if g.supply[seat] else []
                if helped:
                    lawful += self.aided(g, seat, [card for card in cards_on_map(g) if card not in lawful], how)
            found += [self.action(card, how) for card in lawful]
        return found

    def act(self, g: Oath, seat: int, card: int, goods: int) -> None:
        self.begin(g, seat, card, goods)

    def why_not(self, g: Oath, seat: int, card: int, goods: int) -> Refusal | None:
        return why_not(g, self.new(g, seat, card, goods))

    def stages(self, g: Oath, deed: Deed) -> tuple[AnyFrame, ...]:
        return (Trading(deed.seat),)


class Trading(SeatProcedure):
    """Pay the card, and gain by advisers that match it (rulebook 5.3.2)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed, seat = g.deed, self.seat
        favor, secrets = PRICES[deed.how]
        spend(g, seat, favor)
        g.secrets[seat] -= secrets
        lay(g, deed.what, favor, secrets)
        g.tell("oath-trades", seat=seat, card=IDS[deed.what])
        suit = SUIT[deed.what]
        found = matching(g, seat, suit)
        gained = favor_gained(deed, found)
        gained += ask(g, TRADE_FAVOR, 0, deed.advisers, gained)
        if gained and not barred(g, NO_TRADE_FAVOR, deed.advisers):
            gain_favor(g, seat, suit, gained)
        if deed.how == FOR_SECRETS:
            gain_secrets(g, seat, max(0, found + deed.extra_secrets))
        return False


def favor_gained(deed: Deed, found: int) -> int:
    """With so many advisers that match."""
    return (1 + found if deed.how == FOR_FAVOR else 0) + deed.extra


TRADES: Final = Trade()
MAJOR[TRADE] = TRADES
