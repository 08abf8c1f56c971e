"""Favor and secrets: the only ways they move (rulebook 10).

All favor is somewhere: on boards, banks, cards, sites, a banner or in the shared bank. Of secrets there are as many as
are needed; what left the shared bank is counted all the same.
"""

from __future__ import annotations

from interrex.engine.message import Message

from ..data.faces import SUITS, Cost
from ..data.numbers import NOBODY, SCEPTER, SUIT
from ..moments import BURNED, NO_POWER
from ..ruling import barred, concerning, instead, purse, spendable
from ..state import Oath
from ..words import component


def arrive(g: Oath, seat: int, n: int) -> None:
    """Favor comes to a board."""
    bank = purse(g, seat)
    if bank == NOBODY:
        g.favor[seat] += n
    elif n:
        g.banks[bank] += n
        g.tell("oath-into-purse", seat=seat, n=n, bank=bank_word(bank))


def spend(g: Oath, seat: int, n: int) -> None:
    """Favor leaves a board; that of a bank first."""
    bank = purse(g, seat)
    if bank != NOBODY:
        there = min(n, g.banks[bank])
        g.banks[bank] -= there
        n -= there
        if there:
            g.tell("oath-out-of-purse", seat=seat, n=there, bank=bank_word(bank))
    g.favor[seat] -= n


def gain_favor(g: Oath, seat: int, bank: int, n: int) -> int:
    """From a bank, as much as there is (rulebook 9.3.1)."""
    n = min(n, g.banks[bank])
    g.banks[bank] -= n
    arrive(g, seat, n)
    if n:
        g.tell("oath-gains-favor", seat=seat, n=n, bank=bank_word(bank))
    return n


def gain_secrets(g: Oath, seat: int, n: int) -> None:
    if n > 0:
        g.secrets[seat] += n
        g.shared_secrets -= n
        g.tell("oath-gains-secrets", seat=seat, n=n)


def take_favor(g: Oath, seat: int, other: int, n: int) -> int:
    """From another's board; favor that is in a bank for its owner cannot be taken (rulebook 18.5.2)."""
    n = min(n, g.favor[other])
    if purse(g, other) != NOBODY or not n:
        return 0
    g.favor[other] -= n
    arrive(g, seat, n)
    g.tell("oath-takes-favor", seat=seat, n=n, other=Message("oath-player", {"seat": other}))
    return n


def give_favor(g: Oath, seat: int, other: int, n: int) -> None:
    n = min(n, spendable(g, seat))
    spend(g, seat, n)
    arrive(g, other, n)
    if n:
        g.tell("oath-gives-favor", seat=seat, n=n, other=Message("oath-player", {"seat": other}))


def to_bank(g: Oath, seat: int, bank: int, n: int) -> None:
    """Favor from a board into a bank."""
    spend(g, seat, n)
    g.banks[bank] += n
    if n:
        g.tell("oath-to-bank", seat=seat, n=n, bank=bank_word(bank))


def burn(g: Oath, n: int) -> None:
    """Favor that has left its place goes to the shared bank, unless somebody gets it (rulebook 10.4)."""
    if n and not instead(g, BURNED, g.turn, n):
        g.shared += n


def burn_favor(g: Oath, seat: int, n: int) -> None:
    spend(g, seat, n)
    burn(g, n)
    if n:
        g.tell("oath-burns-favor", seat=seat, n=n)


def burn_secrets(g: Oath, seat: int, n: int, dark: int = 0) -> None:
    """Face-up ones, and face-down ones where a power says so."""
    g.secrets[seat] -= n
    g.dark[seat] -= dark
    g.shared_secrets += n + dark
    if n + dark:
        g.tell("oath-burns-secrets", seat=seat, n=n + dark, dark=dark)


def take_secret(g: Oath, seat: int, other: int, dark: bool) -> None:
    """From another's board; it keeps the side it shows."""
    held = g.dark if dark else g.secrets
    held[other] -= 1
    held[seat] += 1
    g.tell("oath-takes-secret", seat=seat, other=Message("oath-player", {"seat": other}), dark=int(dark))


def all_secrets(g: Oath, seat: int) -> int:
    """On the board, and on cards where they are the seat's: those are always the secrets of whose turn it is."""
    found = g.secrets[seat] + g.dark[seat]
    return found + sum([secrets for _, _, secrets in g.tokens]) if seat == g.turn else found


# ---------------------------------------------------------------------------------------------------- tokens on cards


def lay(g: Oath, card: int, favor: int, secrets: int) -> None:
    """Onto a card; they have left their board."""
    rest = tuple([row for row in g.tokens if row[0] != card])
    g.tokens = (*rest, (card, g.favor_on(card) + favor, g.secrets_on(card) + secrets))
    g.laden |= 1 << card


def clear(g: Oath, card: int) -> tuple[int, int]:
    """Off a card: how much favor, and how many secrets."""
    found = (g.favor_on(card), g.secrets_on(card))
    g.tokens = tuple([row for row in g.tokens if row[0] != card])
    g.laden &= ~(1 << card)
    return found


def settle_tokens(g: Oath) -> None:
    """After the game: favor on cards goes to its banks, secrets to the shared bank (rulebook 8.3.4)."""
    for card, favor, secrets in g.tokens:
        g.banks[SUIT[card]] += favor
        g.shared_secrets += secrets
    g.tokens, g.laden = (), 0


# -------------------------------------------------------------------------------------------------------------- costs


def payable(g: Oath, seat: int, card: int, cost: Cost, laden: bool = False) -> bool:
    """Can the seat pay for a power (rulebook 7.1.2)? ``laden``: tokens on the card are no hindrance."""
    if cost.favor + cost.burned_favor > spendable(g, seat) or cost.secrets + cost.burned_secrets > g.secrets[seat]:
        return False
    if cost.favor + cost.secrets and not laden and g.laden >> card & 1 and g.turn == seat:
        return False
    if card == SCEPTER and g.scepter_taken:
        return False  # it rests in the turn it is taken (rulebook 14.21)
    return not concerning(g, NO_POWER, seat) or not barred(
        g, NO_POWER, seat, card, cost.secrets + cost.burned_secrets > 0
    )


def pay(g: Oath, seat: int, card: int, cost: Cost) -> None:
    """Onto the card; outside the own turn favor goes to its bank, and secrets are turned down (rulebook 7.1.2.2)."""
    if g.listener is not None:
        tell_paid(g, seat, card, cost.favor, cost.secrets)
    if cost.favor:
        spend(g, seat, cost.favor)
    if cost.burned_favor:
        burn_favor(g, seat, cost.burned_favor)
    if cost.burned_secrets:
        burn_secrets(g, seat, cost.burned_secrets)
    g.secrets[seat] -= cost.secrets
    if g.turn == seat:
        if cost.favor + cost.secrets:
            lay(g, card, cost.favor, cost.secrets)
    else:
        g.dark[seat] += cost.secrets
        if cost.favor:
            g.banks[SUIT[card]] += cost.favor


def tell_paid(g: Oath, seat: int, card: int, favor: int, secrets: int) -> None:
    """Onto the card, in one's own turn."""
    if favor + secrets:
        g.tell("oath-pays", seat=seat, favor=favor, secrets=secrets, what=component(card))


def turn_down(g: Oath, seat: int) -> None:
    """A secret on the board is turned face down."""
    g.secrets[seat] -= 1
    g.dark[seat] += 1
    g.tell("oath-turns-secret", seat=seat)


def bank_word(bank: int) -> str:
    return SUITS[bank]


def shift_favor(g: Oath, source: int, to: int, n: int) -> None:
    """From one bank to another, as much as there is."""
    n = min(n, g.banks[source])
    g.banks[source] -= n
    g.banks[to] += n
    g.tell("oath-shifts-favor", n=n, bank=bank_word(source), other=Message(f"oath-bank-{bank_word(to)}", {}))
