"""Binding deals: what can be promised, and the floors on which it is (rulebook 6.6.1, 19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.deals import Deal, Floor, Lapse, Row, Term, Terms
from interrex.engine.frames import PASS
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Word

from ..data.numbers import CHAINED, KIND, SCEPTER, Cards, back
from ..moments import NO_GIVE, NO_STATION, UNLIMITED
from ..ruling import barred, spendable, too_many
from ..state import EXILE, KNOWLEDGE, SLOT_COUNT, WITH, Oath, Procedure, without
from ..words import BANNER, CARD, RELIC, SEAT, SLOT, SPACE, N, component, place_name
from .access import forbidden_by
from .asking import CARDS
from .citizenship import become_citizen
from .elsewhere import Demand, Question
from .moving import (
    PEOPLE,
    SECRET,
    banner_number,
    banner_of,
    dispensable,
    drop_adviser,
    enliven,
    from_reliquary,
    give_relic,
    hold_banner,
    receive_relic,
    still,
)
from .using import Wield
from .warbands import send_out, take_back
from .wealth import give_favor

HIDDEN: Final = Word("at", "hidden:{seat}:{}", {n + 1: n for n in range(9)}.get, range(1, 10).__getitem__, size=9)


class Handing(Term[Oath]):
    """Something that changes hands when the deal is struck."""

    now = True
    rule = "19.2"
    towards = 0

    def others(self, g: Oath, seat: int) -> list[int]:
        """Those who are on the floor."""
        floor = g.waiting()
        return [other for other in (*floor.pending(), *floor.guests()) if other != seat]

    def why_not(self, g: Oath, seat: int, *values: Any) -> Refusal | None:
        other, what = values
        if no := why_not_to(g, self.rule, seat, other):
            return no
        if other not in self.others(g, seat):
            return refusal(self.rule, "engine-no-with", seat=other)
        return self.why_not_given(g, seat, other, what)

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        """Between two on the floor: what the giver lacks, or the other."""
        raise NotImplementedError


def why_not_to(g: Oath, rule: str, seat: int, other: int) -> Refusal | None:
    """Of a promise that names somebody."""
    if other == seat:
        return refusal(rule, "oath-no-promise-to-oneself")
    return None if other < g.players else refusal(rule, "oath-no-such-player")


class GiveFavor(Handing):
    name = "give-favor"
    takes = (SEAT, N)

    def could(self, g: Oath, seat: int) -> list[Row]:
        return [(self.others(g, seat), range(1, spendable(g, seat) + 1))]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        if not what:
            return refusal(self.rule, "oath-no-promise-of-none")
        own = spendable(g, seat)
        return refusal(self.rule, "oath-gives-less-favor", seat=seat, n=own) if what > own else None

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        give_favor(g, seat, values[0], values[1])


class GiveSecrets(Handing):
    """Face-up ones first; they keep the side they show (rulebook 19.12)."""

    name = "give-secrets"
    takes = (SEAT, N)

    def could(self, g: Oath, seat: int) -> list[Row]:
        own = g.secrets[seat] + g.dark[seat]
        if not own or barred(g, NO_GIVE, seat):
            return []
        return [(self.others(g, seat), range(1, own + 1))]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        if not what:
            return refusal(self.rule, "oath-no-promise-of-none")
        if by := barred(g, NO_GIVE, seat):
            return forbidden_by(by)
        own = g.secrets[seat] + g.dark[seat]
        return refusal(self.rule, "oath-gives-less-secrets", seat=seat, n=own) if what > own else None

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        other, n = values
        up = min(n, g.secrets[seat])
        g.secrets[seat] -= up
        g.dark[seat] -= n - up
        g.secrets[other] += up
        g.dark[other] += n - up
        g.tell("oath-gives-secrets", seat=seat, n=n, other=Message("oath-player", {"seat": other}), dark=n - up)


class Single(Handing):
    """One of several things, its last word: any number of them may be promised, each once (rulebook 6.6.1, 19.3)."""

    apart = 1


class GiveRelic(Single):
    name = "give-relic"
    takes = (SEAT, RELIC)

    def could(self, g: Oath, seat: int) -> list[Row]:
        return [(self.others(g, seat), g.relics[seat])]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        return None if what in g.relics[seat] else _not_held(self.rule, seat, what)

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        give_relic(g, seat, values[0], values[1])


def _not_held(rule: str, seat: int, what: int) -> Refusal:
    return refusal(rule, "oath-does-not-hold", seat=seat, what=component(what))


class GiveBanner(Single):
    name = "give-banner"
    takes = (SEAT, BANNER)

    def could(self, g: Oath, seat: int) -> list[Row]:
        held = [banner_number(g, banner) for banner in (PEOPLE, SECRET) if g.holds[banner] == seat]
        return [(self.others(g, seat), held)]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        if KIND[what] != "banner":
            return refusal(self.rule, "oath-no-such-banner")
        banner = banner_of(what)
        if g.holds[banner] != seat:
            return _not_held(self.rule, seat, what)
        shown = banner_number(g, banner)
        return None if what == shown else refusal(self.rule, "oath-shows-banner", what=component(shown))

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        give_banner(g, seat, values[0], banner_of(values[1]))


def give_banner(g: Oath, seat: int, other: int, banner: int) -> None:
    """A gift: nothing is burned (rulebook 19.11)."""
    hold_banner(g, other, banner)
    g.tell(
        "oath-gives", seat=seat, other=Message("oath-player", {"seat": other}), what=component(banner_number(g, banner))
    )


class GiveAdviser(Single):
    """A face-up adviser that is not locked (rulebook 19.4)."""

    name = "give-adviser"
    takes = (SEAT, CARD)

    def could(self, g: Oath, seat: int) -> list[Row]:
        return [(self.others(g, seat), [card for card in g.advisers[seat] if not CHAINED[card]])]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        if what not in g.advisers[seat]:
            return refusal(self.rule, "oath-not-their-adviser", seat=seat, what=component(what))
        return refusal(self.rule, "oath-locked-adviser", what=component(what)) if CHAINED[what] else None

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        other, card = values
        g.advisers[seat] = without(g.advisers[seat], card)
        still(g, card)
        g.advisers[other] = (*g.advisers[other], card)
        enliven(g, card, WITH + other)
        whom = Message("oath-player", {"seat": other})
        g.tell("oath-gives-adviser", seat=seat, other=whom, what=component(card))


class GiveHidden(Single):
    """A face-down adviser, unseen, named by its place (rulebook 19.4)."""

    name = "give-hidden"
    takes = (SEAT, HIDDEN)

    def could(self, g: Oath, seat: int) -> list[Row]:
        return [(self.others(g, seat), range(len(g.facedown[seat])))]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        there = len(g.facedown[seat])
        return refusal(self.rule, "oath-hidden-advisers", seat=seat, n=there) if what >= there else None

    def resolved(self, g: Oath, seat: int, *values: Any) -> tuple[Any, ...]:
        other, at = values
        return other, g.facedown[seat][at]

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        other, card = values
        g.facedown[seat] = without(g.facedown[seat], card)
        g.facedown[other] = (*g.facedown[other], card)
        g.eyes[card] |= 1 << other
        g.tell("oath-gives-hidden", seat=seat, other=Message("oath-player", {"seat": other}), back=back(card))
        g.whisper(other, "oath-sees", what=component(card))


class TooMany(Demand):
    """A deal brought more advisers than the limit allows: which one goes?"""

    __slots__ = ("down", "up")
    minor = True
    rule = "18.4.3"
    asks = "oath-ask-room"
    phrases = (CARDS,)

    def __init__(self, seat: int, up: Cards, down: int) -> None:
        self.seat = seat
        self.up = up  # the cards that came face up
        self.down = down  # and how many came face down: they lie last

    def actions(self, g: Oath) -> list[Action]:
        return CARDS.each(to_go(g, self.seat, self.up, self.down))

    def play(self, g: Oath, a: Action) -> None:
        drop_adviser(g, self.seat, CARDS.values(a)[0])
        discard_down(g, self.seat, self.up, self.down)


def to_go(g: Oath, seat: int, up: Cards, down: int) -> list[int]:
    """Of too many advisers those that did not come just now, and only where none are left those that did."""
    hidden = g.facedown[seat]
    came = {*up, *hidden[len(hidden) - down :]}
    found = dispensable(g, seat) if too_many(g, seat) else []
    return [card for card in found if card not in came] or found


def discard_down(g: Oath, seat: int, up: Cards, down: int) -> None:
    """What leaves no choice is not asked."""
    while len(found := to_go(g, seat, up, down)) == 1:
        drop_adviser(g, seat, found[0])
    if found:
        g.push(TooMany(seat, up, down))


def hold_to_limits(g: Oath, deal: Deal) -> None:
    """Everything has changed hands: whoever received advisers discards down (rulebook 18.4.3, 18.4.5)."""
    given = [(clause.term, *clause.term.values(clause.action)) for clause in deal.clauses]
    for seat in g.order(g.turn)[::-1]:
        up = tuple([what for term, other, what in given if term is ADVISER_TERM and other == seat])
        down = len([term for term, other, _ in given if term is HIDDEN_TERM and other == seat])
        if down or any(not UNLIMITED.mask >> card & 1 for card in up):
            discard_down(g, seat, up, down)


class GiveSite(Single):
    """A site: the seller's warbands leave it, and one of the buyer's comes (rulebook 19.6)."""

    name = "give-site"
    takes = (SEAT, SLOT)

    def could(self, g: Oath, seat: int) -> list[Row]:
        own = [slot for slot in range(SLOT_COUNT) if g.colours[slot] == g.flag[seat]]
        able = [
            o for o in self.others(g, seat) if g.host[o] and g.flag[o] != g.flag[seat] and not barred(g, NO_STATION, o)
        ]
        return [(able, own)]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        if g.colours[what] != g.flag[seat]:
            return refusal(self.rule, "oath-not-their-site", seat=seat, site=place_name(g, what))
        if g.flag[other] == g.flag[seat]:
            return refusal(self.rule, "oath-same-colour", seat=other)
        if not g.host[other]:
            return refusal(self.rule, "oath-buyer-without-warbands", seat=other)
        by = barred(g, NO_STATION, other)
        return forbidden_by(by) if by else None

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        other, slot = values
        take_back(g, seat, slot, g.bands[slot])
        send_out(g, other, slot, 1)


class GiveCitizenship(Handing):
    """Citizenship with exactly one relic of the Reliquary (rulebook 6.6.1)."""

    name = "give-citizenship"
    takes = (SEAT, SPACE)
    rule = "6.6.1"

    def could(self, g: Oath, seat: int) -> list[Row]:
        if g.scepter_holder() != seat:
            return []
        exiles = [other for other in self.others(g, seat) if g.role[other] == EXILE]
        return [(exiles, filled(g))]

    def why_not_given(self, g: Oath, seat: int, other: int, what: int) -> Refusal | None:
        if g.scepter_holder() != seat:
            return _not_held(self.rule, seat, SCEPTER)
        if g.role[other] != EXILE:
            return refusal(self.rule, "oath-not-an-exile", seat=other)
        return None if g.reliquary[what] else refusal(self.rule, "oath-space-empty", n=what + 1)

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        other, space = values
        g.push(Naturalise(other, space))


class Naturalise(Procedure):
    """First the new Citizen's warbands and board, then the relic (rulebook 6.6.2)."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            become_citizen(g, self.seat)
            return True
        g.uncover()
        relic = from_reliquary(g, self.space)
        receive_relic(g, self.seat, relic)
        g.tell("oath-takes", seat=self.seat, what=(component(relic),))
        return False


def _needs_citizenship(g: Oath, deal: Deal, seat: int) -> Refusal | None:
    if any(isinstance(clause.term, GiveCitizenship) for clause in deal.clauses):
        return None
    return refusal("6.6.1", "oath-no-citizenship-in-deal")


def _needs_warbands(g: Oath, deal: Deal, seat: int) -> Refusal | None:
    """Of every buyer one for each site (rulebook 19.6)."""
    buyers = [int(clause.action[1]) for clause in deal.clauses if isinstance(clause.term, GiveSite)]
    if all(buyers.count(buyer) <= g.host[buyer] for buyer in buyers):
        return None
    return refusal("19.6", "oath-too-few-to-buy")


FAVOR_TERM, SECRETS_TERM, RELIC_TERM, BANNER_TERM = GiveFavor(), GiveSecrets(), GiveRelic(), GiveBanner()
ADVISER_TERM, HIDDEN_TERM, SITE_TERM = GiveAdviser(), GiveHidden(), GiveSite()
CITIZENSHIP_TERM: Final = GiveCitizenship()
CITIZENSHIP: Final = Terms(
    "6.6.1", CITIZENSHIP_TERM, FAVOR_TERM, SECRETS_TERM, BANNER_TERM, RELIC_TERM, void=_needs_citizenship
)


class Talks(Question):
    """Whoever has opened a floor closes it."""

    __slots__ = ("since",)
    rule = "19.2"
    asks = "oath-ask-talks"
    ends = "oath-do-end-talks"

    def __init__(self, seat: int, since: int) -> None:
        self.seat = seat
        self.since = since  # how many deals had ever been proposed when they began

    def actions(self, g: Oath) -> list[Action]:
        return [PASS]


LAPSE: Final = Lapse[Oath]()


def negotiate(g: Oath, seats: tuple[int, ...], terms: Terms, *ending: int) -> None:
    """A floor for these seats, until each of those who end it has had enough; whoever has can still be asked."""
    for seat in seats:
        g.talked |= 1 << seat
    g.push(LAPSE)
    for seat in ending[::-1]:
        g.push(Floor(Talks(seat, g.dealt), seats, terms, last=seat == ending[-1]))


def exile_seats(g: Oath) -> int:
    """The mask of the seats of Exiles."""
    mask = 0
    for seat in range(g.players):
        if g.role[seat] == EXILE:
            mask |= 1 << seat
    return mask


class OfferCitizenship(Wield):
    """The holder of the Grand Scepter negotiates with an Exile (rulebook 6.6.1)."""

    name = "offer-citizenship"
    says = "oath-do-offer-citizenship"
    takes = (SEAT,)
    rule = "6.6.1"
    alters = 0  # as long as no deal is proposed

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        return self.among(exile_seats(g) & ~(1 << seat)) if any(g.reliquary) else ()

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        negotiate(g, (seat, values[0]), CITIZENSHIP, seat)


def filled(g: Oath) -> list[int]:
    """The spaces of the Reliquary with a relic."""
    return [space for space in range(4) if g.reliquary[space]]


class OfferSelf(Wield):
    """An Exile who holds the Grand Scepter becomes a Citizen."""

    name = "accept-own-offer"
    says = "oath-do-accept-own-offer"
    takes = (SPACE,)
    rule = "6.6.1"

    def when_ready(self, g: Oath, seat: int) -> list[Action]:
        return self.each(filled(g)) if g.role[seat] == EXILE else []

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        g.push(Naturalise(seat, values[0]))


class ShowReliquary(Wield):
    """Let an Exile look at a relic of the Reliquary before an offer (rulebook 6.6.1)."""

    name = "show-reliquary"
    says = "oath-do-show-reliquary"
    takes = (SPACE, SEAT)
    rule = "6.6.1"
    alters = KNOWLEDGE

    def __init__(self) -> None:
        super().__init__()
        self.to_show = Kept("what may be shown of the Reliquary", self.shown, "who shows it, Exiles, who knows what")

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        """Of what is no relic any more nobody knows."""
        a, b, c, d = g.reliquary
        eyes = g.eyes
        who = (seat, exile_seats(g), eyes[a], eyes[b], eyes[c], eyes[d])
        found = self.to_show.known.get(who)
        return self.to_show.of(who, *who) if found is None else found

    def shown(self, seat: int, exiles: int, *knowing: int) -> tuple[Action, ...]:
        """What the seat knows, to those who do not."""
        found: list[Action] = []
        for space, eyes in enumerate(knowing):
            if eyes >> seat & 1:
                found += self.among(exiles & ~eyes, space)
        return tuple(found)

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        space, other = values
        g.eyes[g.reliquary[space]] |= 1 << other
        if g.listener is not None:
            g.tell("oath-shows-to", seat=seat, other=Message("oath-player", {"seat": other}))
            g.whisper(other, "oath-sees", what=component(g.reliquary[space]))


TINKERS: Terms = Terms("19.3", FAVOR_TERM, SECRETS_TERM, RELIC_TERM)
GATHERED: Terms = Terms("19.7", FAVOR_TERM, SECRETS_TERM, RELIC_TERM, ADVISER_TERM, HIDDEN_TERM, struck=hold_to_limits)
FESTIVAL: Terms = Terms("19.3", FAVOR_TERM, SECRETS_TERM, ADVISER_TERM, HIDDEN_TERM, struck=hold_to_limits)
DEEDS: Terms = Terms("19.6", FAVOR_TERM, SECRETS_TERM, SITE_TERM, void=_needs_warbands)
