"""Trading from another site, or with others' advisers: what decides which modifiers there are (rulebook 18.5.10)."""

from __future__ import annotations

from typing import Any

from interrex.engine.conditions import condition

from ..deeds import ActDeed
from ..moments import START
from ..play.deeds import MAJOR, Modifier, bind
from ..ruling import POWERS
from ..state import Oath


class ActsAs(Modifier):
    """Comes before all others (rulebook 18.1.1): what held for the real site and advisers is seen anew."""

    def change(self, g: Oath, deed: ActDeed, *values: Any) -> None:
        self.turn(g, deed, *values)
        plain = MAJOR[deed.verb].new(g, deed.seat, deed.what, deed.how)
        deed.set, deed.added, deed.free, deed.over = plain.set, plain.added, plain.free, plain.over
        deed.extra, deed.extra_secrets, deed.suits = plain.extra, plain.extra_secrets, plain.suits
        deed.price, deed.lent, deed.ignores = plain.price, plain.lent, plain.ignores
        deed.reach = 1 << deed.pawn
        deed.used &= ~helping(deed)
        bind(g, deed)

    def turn(self, g: Oath, deed: ActDeed, *values: Any) -> None:
        """Who or where the seat counts to be."""
        raise NotImplementedError


def helping(deed: ActDeed) -> int:
    """The mask of those that were used without asking: they may no longer be at hand."""
    return sum([1 << number for number, power in _used(deed) if power.auto])


@condition("oath-before-other-modifiers")
def acts_first(g: Oath, card: int, seat: int) -> bool:
    """No other choice has been made in it, but for one of this kind."""
    return all(power.auto or isinstance(power.does, ActsAs) for _, power in _used(g.deed))


def _used(deed: ActDeed) -> list[Any]:
    moment = START[deed.verb]
    return list(POWERS.at(moment, deed.used & moment.mask))
