"""Recover: a relic at one's site, or a banner wherever it is (rulebook 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Word

from ..data.constants import RECOVER_COST
from ..data.faces import NO_SUIT
from ..data.numbers import ALL_BANNERS, ALL_RELICS, FIRST_BANNER, NOBODY, SECRET_BANNER, SITE
from ..deeds import RECOVER, ActDeed
from ..moments import BURDEN, FLIP, LOCKS, NO_RECOVER, NO_TAKE, RECOVERED, TOLL
from ..ruling import all_speaking, barred, kept_from, react, spendable
from ..state import AnyFrame, Oath, SeatProcedure
from ..words import BANNER, N, component
from .access import forbidden_by
from .asking import BANKS, Choosing
from .deeds import MAJOR, Major, why_not
from .moving import (
    PEOPLE,
    SECRET,
    banner_number,
    banner_of,
    everybody,
    hold_banner,
    may_take,
    relic_from_site,
    take_relics,
    turn_banner,
)
from .ways import UNAIDED
from .wealth import bank_word, burn_favor, burn_secrets, spend, to_bank

# A relic at the site, by its place there: its face may be unknown.
HERE: Final = Word("at", "relic-here:{}", {n + 1: n for n in range(4)}.get, range(1, 5).__getitem__, size=4)


PRICING: Final = (BURDEN[RECOVER], TOLL[RECOVER], FLIP[RECOVER])
PRICED: Final[Kept[int]] = Kept("what may ask for more", all_speaking, "what components do")


def is_banner(number: int) -> bool:
    return number >= FIRST_BANNER


class Recovering(Major):
    """What both kinds of recovering have in common: ``how`` is what is put on a banner."""

    rule = "5.4.1"
    verb = RECOVER

    def cost(self, g: Oath, deed: ActDeed) -> int:
        return RECOVER_COST

    def price(self, g: Oath, deed: ActDeed) -> tuple[int, int]:
        """Rulebook 5.4.2."""
        if is_banner(deed.what):
            own = max(0, deed.how - deed.lent)
            return (0, own) if deed.what == SECRET_BANNER else (own, 0)
        cost = SITE[g.site[g.pawn[deed.seat]]].recover
        return (cost.favor, cost.secrets)

    def lawless(self, g: Oath, deed: ActDeed) -> Refusal | None:
        seat, what = deed.seat, deed.what
        if is_banner(what) and deed.how <= g.on_banner[banner_of(what)] and not barred(g, NO_RECOVER, seat, what):
            return refusal("5.4.2", "oath-pay-more", n=g.on_banner[banner_of(what)])
        return self.banned(g, seat, what)

    def banned(self, g: Oath, seat: int, what: int) -> Refusal | None:
        by = barred(g, NO_RECOVER, seat, what)
        if by:
            return forbidden_by(by)
        if is_banner(what):
            holder = g.holds[banner_of(what)]
            if holder not in (NOBODY, seat) and not may_take(g, seat, what, holder):
                return refusal("9.2.2", "oath-cannot-take", what=component(what))
        elif kept_from(g, seat, g.pawn[seat]):
            return refusal("9.2.2", "oath-cannot-take-here")
        return None

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        return (Recovered(seat),)


class RecoverRelic(Recovering):
    name = "recover"
    takes = (HERE,)
    bans = (NO_RECOVER, LOCKS)
    objects = ALL_RELICS

    def able(self, g: Oath, seat: int) -> bool:
        """Has the seat what it takes, as printed?"""
        cost = SITE[g.site[g.pawn[seat]]].recover
        return g.supply[seat] > 0 and cost.favor <= spendable(g, seat) and cost.secrets <= g.secrets[seat]

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        here = g.relics_at[g.pawn[seat]]
        return self.row()[: len(here)] if here and self.able(g, seat) else ()

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        here = g.relics_at[g.pawn[seat]]
        if not hindered and self.able(g, seat):
            return self.each(range(len(here)))
        return self.each([n for n, relic in enumerate(here) if self.possible(g, self.new(g, seat, relic))])

    def act(self, g: Oath, seat: int, at: int) -> None:
        """Named, it is as good as taken: everybody may see it."""
        relic = g.relics_at[g.pawn[seat]][at]
        g.uncover()
        g.eyes[relic] = everybody(g)
        self.begin(g, seat, relic)

    def why_not(self, g: Oath, seat: int, at: int) -> Refusal | None:
        here = g.relics_at[g.pawn[seat]]
        if at >= len(here):
            return refusal(self.rule, "oath-no-relic-here")
        return why_not(g, self.new(g, seat, here[at]))


class RecoverBanner(Recovering):
    """A banner, with as much favor or as many secrets as one likes."""

    name = "recover-banner"
    takes = (BANNER, N)
    bans = (NO_RECOVER, NO_TAKE)
    objects = ALL_BANNERS

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        if g.secrets[seat] <= g.on_banner[SECRET] and spendable(g, seat) <= g.on_banner[PEOPLE]:
            return ()
        return self.asked_about(g, seat, UNAIDED, False)

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        favor, secrets = spendable(g, seat), g.secrets[seat]
        if not helped and (not g.supply[seat] or (favor <= g.on_banner[PEOPLE] and secrets <= g.on_banner[SECRET])):
            return ()
        lent = 2 if helped else 0  # the most that any power adds is tried
        return [
            *self.puts(g, seat, PEOPLE, favor, favor, helped, hindered),
            *self.puts(g, seat, SECRET, secrets, secrets + lent, helped, hindered),
        ]

    def puts(
        self, g: Oath, seat: int, banner: int, own: int, most: int, helped: int, hindered: bool
    ) -> Sequence[Action]:
        """On a banner the seat puts what it has, or more if that can be had."""
        least = g.on_banner[banner] + 1
        if most < least:
            return ()
        number = banner_number(g, banner)
        row = self.row(number)
        if g.live & (PRICED.known.get("all") or PRICED.of("all", PRICING)) or not g.supply[seat]:
            own = least - 1
        elif hindered and self.banned(g, seat, number) is not None:
            if not helped:
                return ()
            own = least - 1
        if own == most:
            return row[least : own + 1]
        if self.possible(g, self.new(g, seat, number, most)):  # then less is, too
            return row[least : most + 1]
        dear = max(least, own + 1)
        while dear < most and self.possible(g, self.new(g, seat, number, dear)):  # what is too much stays so
            dear += 1
        return row[least:dear]

    def act(self, g: Oath, seat: int, banner: int, n: int) -> None:
        self.begin(g, seat, banner, n)

    def why_not(self, g: Oath, seat: int, banner: int, n: int) -> Refusal | None:
        if banner != banner_number(g, banner_of(banner)):
            return refusal(self.rule, "oath-no-such-banner")
        return why_not(g, self.new(g, seat, banner, n))


class Recovered(SeatProcedure):
    """It is paid and taken, and a banner's tokens move (rulebook 5.4.2 to 5.4.4)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed, seat = g.deed, self.seat
        if is_banner(deed.what):
            recover_banner(g, seat, deed)
        else:
            pay_site(g, seat)
            relic_from_site(g, deed.what)
            take_relics(g, seat, (deed.what,))
            react(g, RECOVERED, seat, deed.what, 0)
        return False


def pay_site(g: Oath, seat: int) -> None:
    cost = SITE[g.site[g.pawn[seat]]].recover
    if cost.bank != NO_SUIT:
        to_bank(g, seat, cost.bank, cost.favor)
    else:
        burn_favor(g, seat, cost.favor)
        burn_secrets(g, seat, cost.secrets)


def recover_banner(g: Oath, seat: int, deed: ActDeed) -> None:
    banner = banner_of(deed.what)
    before, holder, lent = g.on_banner[banner], g.holds[banner], min(deed.lent, deed.how)
    g.on_banner[banner] = deed.how
    hold_banner(g, seat, banner)
    g.tell("oath-recovers", seat=seat, what=component(deed.what), n=deed.how)
    if banner == PEOPLE:
        spend(g, seat, deed.how)
        deed.gained = before
        g.shared += before  # until it is known where it goes
        turn_banner(g, mob=False)
        if before:
            SPREAD.do(g, deed.what, seat)
    else:
        g.secrets[seat] -= deed.how - lent
        g.shared_secrets -= lent
        own = before if holder == seat else min(1, before)
        g.secrets[seat] += own
        if lent:
            g.tell("oath-lends-secrets", n=lent)
        if own:
            g.tell("oath-gets-secrets-back", seat=seat, n=own)
        if holder == NOBODY:
            g.shared_secrets += before - own
        elif before > own:
            g.secrets[holder] += before - own
            g.tell("oath-gets-secrets-back", seat=holder, n=before - own)
    react(g, RECOVERED, seat, deed.what, deed.how)


class Spread(Choosing):
    """What lay on the People's Favor goes to the banks one by one, from any bank on (rulebook 5.4.4.1)."""

    phrase = BANKS

    def options(self, g: Oath, card: int, seat: int) -> list[int]:
        return list(range(6))

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.shared -= g.deed.gained
        for n in range(g.deed.gained):
            g.banks[(value + n) % 6] += 1
        g.tell("oath-spreads", n=g.deed.gained, bank=bank_word(value))


SPREAD: Final = Spread()
RELICS: Final = RecoverRelic()
MAJOR[RECOVER] = RELICS
BANNERS: Final = RecoverBanner()
