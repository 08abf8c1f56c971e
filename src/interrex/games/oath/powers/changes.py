"""What a modifier or a burden changes about an action under way: (position, component, deed)."""

from __future__ import annotations

from typing import Any

from ..data.numbers import ALL_SITES
from ..deeds import UNSET, ActDeed
from ..play.asking import Carry, Effect
from ..play.ways import COST, FREE, HURDLES, YIELD, Change, touching
from ..state import Oath


@touching(COST | FREE)
def free(g: Oath, card: int, deed: Any, *values: int) -> None:
    """It costs no Supply."""
    deed.free = True


def costs(n: int) -> Change:
    """Its cost in Supply is set."""

    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.set = n if deed.set == UNSET else min(n, deed.set)

    return Change(change, COST if n else COST | FREE)


def adds_supply(n: int) -> Change:
    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.added += n

    return Change(change, COST)


def extra(n: int) -> Change:
    """So many more warbands, or so much more favor, are gained."""

    def change(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
        deed.extra += n

    return Change(change, YIELD)


def extra_secrets(n: int) -> Change:
    def change(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
        deed.extra_secrets += n

    return Change(change, YIELD)


def draws(n: int) -> Change:
    """So many more cards are drawn, or fewer."""

    def change(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
        deed.draws += n

    return Change(change, YIELD)


@touching(HURDLES)
def over_tokens(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
    """Tokens on the card do not matter."""
    deed.over = True


def ignores(mask: int) -> Change:
    """Powers of these components do not count in it."""

    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.ignores |= mask

    return Change(change, HURDLES)


@touching(HURDLES)
def ignores_sites(g: Oath, card: int, deed: Any, *values: int) -> None:
    deed.ignores |= ALL_SITES


@touching(YIELD)
def reveals_drawn(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
    deed.shown = True


def follows(*effects: Effect) -> Change:
    """What comes after the action, when others have reacted (rulebook 18.1.3)."""

    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.after = (*deed.after, Carry(card, deed.seat, effects))

    return Change(change, YIELD)


def discards_to(pile: int) -> Change:
    """Where all discards of the search go."""

    def change(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
        deed.onto = pile

    return Change(change, YIELD)


def plays(n: int) -> Change:
    """So many of the cards drawn are played."""

    def change(g: Oath, card: int, deed: ActDeed, *values: int) -> None:
        deed.plays = n

    return Change(change, YIELD)
