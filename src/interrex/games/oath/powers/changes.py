"""What a modifier or a burden changes about an action under way: (position, component, deed)."""

from __future__ import annotations

from typing import Any

from ..data.numbers import ALL_SITES
from ..play.asking import Carry, Effect
from ..play.ways import needs_supply, opens_nothing
from ..state import Oath
from ..undertakings import UNSET, Deed


def free(g: Oath, card: int, deed: Any, *values: int) -> None:
    """It costs no Supply."""
    deed.free = True


def costs(n: int) -> Any:
    """Its cost in Supply is set."""

    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.set = n if deed.set == UNSET else min(n, deed.set)

    return needs_supply(change) if n else change


def adds_supply(n: int) -> Any:
    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.added += n

    return change


def extra(n: int) -> Any:
    """So many more warbands, or so much more favor, are gained."""

    def change(g: Oath, card: int, deed: Deed, *values: int) -> None:
        deed.extra += n

    return opens_nothing(change)


def extra_secrets(n: int) -> Any:
    def change(g: Oath, card: int, deed: Deed, *values: int) -> None:
        deed.extra_secrets += n

    return opens_nothing(change)


def draws(n: int) -> Any:
    """So many more cards are drawn, or fewer."""

    def change(g: Oath, card: int, deed: Deed, *values: int) -> None:
        deed.draws += n

    return opens_nothing(change)


@needs_supply
def over_tokens(g: Oath, card: int, deed: Deed, *values: int) -> None:
    """Tokens on the card do not matter."""
    deed.over = True


def ignores(mask: int) -> Any:
    """Powers of these components do not count in it."""

    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.ignores |= mask

    return needs_supply(change)


@needs_supply
def ignores_sites(g: Oath, card: int, deed: Any, *values: int) -> None:
    deed.ignores |= ALL_SITES


@opens_nothing
def reveals_drawn(g: Oath, card: int, deed: Deed, *values: int) -> None:
    deed.shown = True


def follows(*effects: Effect) -> Any:
    """What comes after the action, when others have reacted (rulebook 18.1.3)."""

    def change(g: Oath, card: int, deed: Any, *values: int) -> None:
        deed.after = (*deed.after, Carry(card, deed.seat, effects))

    return opens_nothing(change)


def discards_to(pile: int) -> Any:
    """Where all discards of the search go."""

    def change(g: Oath, card: int, deed: Deed, *values: int) -> None:
        deed.onto = pile

    return opens_nothing(change)


def plays(n: int) -> Any:
    """So many of the cards drawn are played."""

    def change(g: Oath, card: int, deed: Deed, *values: int) -> None:
        deed.plays = n

    return opens_nothing(change)
