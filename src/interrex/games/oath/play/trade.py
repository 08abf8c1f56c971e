"""Trade, for favor or for secrets (rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal

from ..data.constants import TRADE_COST
from ..data.numbers import IDS, MOST, SUIT
from ..deeds import FOR_FAVOR, FOR_SECRETS, TRADE, ActDeed
from ..moments import NO_TRADE, NO_TRADE_FAVOR, PURSE, TRADE_FAVOR
from ..ruling import ask, barred, matching, spendable
from ..state import AnyFrame, Oath, SeatProcedure
from ..words import CARD, GOODS
from .access import forbidden_by
from .deeds import MAJOR, Major, why_not
from .muster import bare_cards, cards_here, cards_on_map, lawful_card
from .ways import WIDENED
from .wealth import gain_favor, gain_secrets, lay, spend, tell_paid

PRICES: Final = ((0, 1), (2, 0))  # favor and secrets, by what is traded for


class Trade(Major):
    """A secret for favor, or two favor for secrets."""

    name = "trade"
    takes = (CARD, GOODS)
    rule = "5.3.1"
    verb = TRADE
    bans = (NO_TRADE,)
    quiet_as_printed = True

    def __init__(self) -> None:
        super().__init__()
        self.by_goods: list[list[Action]] = []  # what is traded for, then the card

    def new(self, g: Oath, seat: int, what: int, how: int = 0) -> ActDeed:
        deed = ActDeed.new(seat, TRADE, what, how, g.pawn[seat])
        deed.reach = 1 << g.pawn[seat]
        return deed

    def cost(self, g: Oath, deed: ActDeed) -> int:
        return TRADE_COST

    def price(self, g: Oath, deed: ActDeed) -> tuple[int, int]:
        return PRICES[deed.how]

    def lawless(self, g: Oath, deed: ActDeed) -> Refusal | None:
        by = barred(g, NO_TRADE, deed.seat, deed.what)
        return forbidden_by(by) if by else lawful_card(g, deed, self.rule)

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        if not g.supply[seat] or not g.cards[g.pawn[seat]]:
            return ()
        favor, secrets = spendable(g, seat), g.secrets[seat]
        if favor <= 1 and not secrets:
            return ()
        bare = bare_cards(g, seat)
        found = self.for_goods(FOR_FAVOR, bare) if secrets else []
        return found + self.for_goods(FOR_SECRETS, bare) if favor > 1 else found

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        rich, learned = spendable(g, seat) > 1, g.secrets[seat] > 0
        if not rich and not learned:
            return ()
        bare = bare_cards(g, seat) if g.supply[seat] and not hindered else ()
        found: list[Action] = []
        if learned:
            found += self.for_goods(FOR_FAVOR, self.lawful(g, seat, FOR_FAVOR, bare, helped, hindered))
        if rich or (helped and g.live & PURSE.mask):  # another's purse may be borrowed
            bare = bare if rich else ()
            found += self.for_goods(FOR_SECRETS, self.lawful(g, seat, FOR_SECRETS, bare, helped, hindered))
        return found

    def lawful(self, g: Oath, seat: int, goods: int, bare: Sequence[int], helped: int, hindered: bool) -> Sequence[int]:
        """The cards that can be traded with; ``bare`` are those without tokens at the site, where nothing hinders."""
        if not helped and not hindered:
            return bare
        cards = cards_on_map(g) if helped == WIDENED else cards_here(g, seat)
        if hindered:
            return [card for card in cards if self.possible(g, self.new(g, seat, card, goods))]
        return [*bare, *self.aided(g, seat, [card for card in cards if card not in bare], goods)]

    def for_goods(self, goods: int, cards: Sequence[int]) -> list[Action]:
        row = (self.by_goods or self.write_rows())[goods]
        found: list[Action] = []
        for card in cards:  # written out: a comprehension is a call
            found.append(row[card])
        return found

    def write_rows(self) -> list[list[Action]]:
        self.by_goods = [[self.action(card, goods) for card in range(MOST)] for goods in (FOR_FAVOR, FOR_SECRETS)]
        return self.by_goods

    def act(self, g: Oath, seat: int, card: int, goods: int) -> None:
        self.begin(g, seat, card, goods)

    def why_not(self, g: Oath, seat: int, card: int, goods: int) -> Refusal | None:
        return why_not(g, self.new(g, seat, card, goods))

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        return (Trading(seat),)


class Trading(SeatProcedure):
    """Pay the card, and gain by advisers that match it (rulebook 5.3.2)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed: ActDeed = g.deeds[-1]
        seat = self.seat
        favor, secrets = PRICES[deed.how]
        spend(g, seat, favor)
        g.secrets[seat] -= secrets
        lay(g, deed.what, favor, secrets)
        if g.listener is not None:
            g.tell("oath-trades", seat=seat, card=IDS[deed.what])
            tell_paid(g, seat, deed.what, favor, secrets)
        suit = SUIT[deed.what]
        found = matching(g, seat, suit)
        gained = favor_gained(deed, found)
        gained += ask(g, TRADE_FAVOR, 0, deed.advisers, gained)
        if gained and not barred(g, NO_TRADE_FAVOR, deed.advisers):
            gain_favor(g, seat, suit, gained)
        if deed.how == FOR_SECRETS:
            gain_secrets(g, seat, max(0, found + deed.extra_secrets))
        return False


def favor_gained(deed: ActDeed, found: int) -> int:
    """With so many advisers that match."""
    return (1 + found if deed.how == FOR_FAVOR else 0) + deed.extra


TRADES: Final = Trade()
MAJOR[TRADE] = TRADES
