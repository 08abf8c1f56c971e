"""Favor and secrets that a power brings, takes or burns."""

from __future__ import annotations

from collections.abc import Sequence

from ...deeds import BANDITS
from ...play.asking import BANKS, SEATS, Choosing, Effect
from ...play.wealth import bank_word, burn, gain_favor, gain_secrets, take_favor
from ...state import Oath
from ..checks import Count, amount, others_here
from .shape import Selects


class GainFavor(Effect):
    """From the bank of one suit; for bandits it is burned (rulebook 18.3.6)."""

    says = "oath-bank-empty"

    def __init__(self, n: Count, bank: int) -> None:
        self.n = n
        self.bank = bank

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return g.banks[self.bank] > 0 and amount(self.n, g, card, seat) > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        from_bank(g, seat, self.bank, amount(self.n, g, card, seat))


def from_bank(g: Oath, seat: int, bank: int, n: int) -> None:
    if seat == BANDITS:
        n = min(n, g.banks[bank])
        g.banks[bank] -= n
        if n:
            g.tell("oath-bandits-take", n=n, bank=bank_word(bank))
        burn(g, n)
    else:
        gain_favor(g, seat, bank, n)


class GainFromBank(Choosing):
    """From one bank that the user chooses."""

    says = "oath-banks-empty"

    phrase = BANKS

    def __init__(self, n: Count, banks: Selects | None = None) -> None:
        self.n = n
        self.banks = banks

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        from_ = range(6) if self.banks is None else self.banks(g, card, seat)
        return [bank for bank in from_ if g.banks[bank]] if amount(self.n, g, card, seat) > 0 else []

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        from_bank(g, seat, value, amount(self.n, g, card, seat))


class GainSecrets(Effect):
    def __init__(self, n: Count) -> None:
        self.n = n

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return amount(self.n, g, card, seat) > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        if seat != BANDITS:
            gain_secrets(g, seat, amount(self.n, g, card, seat))


class TakeFavor(Choosing):
    """From another player's board."""

    says = "oath-nobody-has-favor"

    phrase = SEATS

    def __init__(self, n: int, of: Selects = others_here) -> None:
        self.n = n
        self.of = of

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [other for other in self.of(g, card, seat) if g.favor[other]]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        take_favor(g, seat, value, self.n)
