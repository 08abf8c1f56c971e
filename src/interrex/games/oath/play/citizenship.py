"""Becoming a Citizen, and being exiled (rulebook 6.6.2, 6.7, 6.8, 7.6.1)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data.constants import MOST_SUPPLY
from ..data.numbers import NOBODY
from ..deeds import Men
from ..moments import NO_EXILE
from ..ruling import barred, spendable
from ..state import CITIZEN, EXILE, PURPLE, SLOT_COUNT, WITH, Oath, Verb
from ..words import SEAT, place_name
from .access import forbidden_by
from .apportion import Share, apportion
from .asking import SPACES, Choosing
from .moving import PEOPLE, discard_vision, from_reliquary, take_relics
from .using import Wield
from .warbands import put, remove
from .wealth import all_secrets, give_favor


def become_citizen(g: Oath, seat: int) -> None:
    """Without what an offer adds (rulebook 6.6.2)."""
    g.tell("oath-becomes-citizen", seat=seat)
    if g.title == seat:
        g.usurper = False
    if g.turn == seat:
        g.act_over = True
    g.supply[seat] = MOST_SUPPLY
    g.stirred = True
    discard_vision(g, seat)
    own = g.colour[seat]
    slots = [(slot, g.bands[slot]) for slot in range(SLOT_COUNT) if g.colours[slot] == own]
    places: tuple[Men, ...] = (*slots, (WITH + seat, g.host[seat]))
    total = sum([n for _, n in places])
    apportion(g, seat, REPLACED, places, min(total, g.bank[PURPLE]))


class Replaced(Share):
    """Purple warbands take the place of the new Citizen's own, as far as they go (rulebook 6.6.2.1)."""

    asks = "oath-ask-replace"
    rule = "6.6.2.1"

    def done(self, g: Oath, seat: int, shares: tuple[Men, ...]) -> None:
        own = g.colour[seat]
        for place, _ in shares:
            n = g.bands[place] if place < SLOT_COUNT else g.host[seat]
            remove(g, place, n)
            g.bank[own] += n
        g.role[seat] = CITIZEN
        g.flag[seat] = PURPLE
        for place, n in shares:
            g.bank[PURPLE] -= n
            put(g, place, PURPLE, n)
            g.tell("oath-turns-purple", n=n, place=place_name(g, place))


REPLACED: Final = Replaced()


def become_exile(g: Oath, seat: int) -> None:
    """Rulebook 6.7.2."""
    g.tell("oath-becomes-exile", seat=seat)
    n, own = g.host[seat], g.colour[seat]
    g.bank[PURPLE] += n
    g.role[seat] = EXILE
    g.flag[seat] = own
    g.host[seat] = min(n, g.bank[own])
    g.bank[own] -= g.host[seat]
    g.tell("oath-turns-own", seat=seat, n=g.host[seat])
    g.supply[seat] = MOST_SUPPLY
    g.stirred = True


def exile_price(g: Oath, seat: int, other: int) -> int:
    """Rulebook 6.7.1."""
    more = (g.title == other) + (g.holds[PEOPLE] == other)
    less = (g.title == seat) + (g.holds[PEOPLE] == seat)
    return 5 + more - less


class ExileCitizen(Wield):
    """The holder of the Grand Scepter exiles another."""

    name = "exile"
    says = "oath-do-exile"
    takes = (SEAT,)
    rule = "6.7.1"

    def when_ready(self, g: Oath, seat: int) -> list[Action]:
        return self.each(self.citizens(g, seat)) if CITIZEN in g.role else []

    def citizens(self, g: Oath, seat: int) -> list[int]:
        return [other for other in range(g.players) if other != seat and self.why_not(g, seat, other) is None]

    def why_not(self, g: Oath, seat: int, *values: int) -> Refusal | None:
        other = values[0]
        if other >= g.players or other == seat or g.role[other] != CITIZEN:
            return refusal(self.rule, "oath-no-citizen")
        by = barred(g, NO_EXILE, other)
        if by:
            return forbidden_by(by)
        price = exile_price(g, seat, other)
        return None if spendable(g, seat) >= price else refusal(self.rule, "oath-no-favor", n=price)

    def happens(self, g: Oath, seat: int, *values: int) -> None:
        give_favor(g, seat, values[0], exile_price(g, seat, values[0]))
        become_exile(g, values[0])


class ExileSelf(Verb):
    """A Citizen leaves the Empire (rulebook 6.8)."""

    name = "exile-self"
    rule = "6.8.1"

    def price(self, g: Oath, seat: int) -> int:
        return g.host[seat] + all_secrets(g, seat)

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()] if g.role[seat] == CITIZEN and self.why_not(g, seat) is None else []

    def why_not(self, g: Oath, seat: int) -> Refusal | None:
        if g.role[seat] != CITIZEN or g.scepter_holder() == seat:
            return refusal(self.rule, "oath-no-self-exile")
        by = barred(g, NO_EXILE, seat)
        if by:
            return forbidden_by(by)
        price = self.price(g, seat)
        return None if spendable(g, seat) >= price else refusal(self.rule, "oath-no-favor", n=price)

    def act(self, g: Oath, seat: int) -> None:
        holder = g.scepter_holder()
        if holder != NOBODY:
            give_favor(g, seat, holder, self.price(g, seat))
        become_exile(g, seat)
        g.act_over = True


EXILE_SELF: Final = ExileSelf()


class BlindRelic(Choosing):
    """A relic of the Reliquary, taken unseen."""

    phrase = SPACES

    def options(self, g: Oath, card: int, seat: int) -> list[int]:
        return [space for space in range(4) if g.reliquary[space]]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        relic = from_reliquary(g, value)
        g.uncover()
        take_relics(g, seat, (relic,))


BLIND_RELIC: Final = BlindRelic()
