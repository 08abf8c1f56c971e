"""The course of every major action (rulebook 18.1): what must apply does, modifiers are used, it is paid, it happens.

A major action is a verb with its object, ``Major``; while it is under way it is a ``ActDeed``, which modifiers change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.component import GIVEN
from interrex.engine.conditions import Condition, condition
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Acting, Moment, Power
from interrex.engine.verbs import WHILE_OPEN

from ..data.constants import MOST_SUPPLY
from ..data.numbers import COST, NOBODY, is_relic
from ..deeds import UNSET, VERBS, ActDeed
from ..moments import ACCESS, BURDEN, ENDED, FLIP, NO_POWER, START, TOLL
from ..ruling import (
    NO_USE,
    POWERS,
    VOICES,
    applies,
    barred,
    card_chief,
    concerning,
    forsworn,
    happen,
    heard,
    naming,
    promised,
    react,
    rules_card,
    spendable,
)
from ..state import SLOT_COUNT, WITH, AnyFrame, Oath, SeatProcedure
from ..words import component
from .access import (
    WHOSE,
    WORDS,
    ComponentVerb,
    about_it,
    bare,
    belonging,
    in_play,
    pays_favor,
    pays_secrets,
    unbanned,
    unpromised,
)
from .elsewhere import Question
from .ways import FREE, MEDDLING, YIELD, AnyChange, Contested, Meddling, touched
from .wealth import burn_favor, give_favor, pay, payable, turn_down


class Major(Contested):
    """A major action. What its words stand for becomes the ``what`` and ``how`` of a deed."""

    priceless: bool = False  # it takes nothing but Supply
    quiet_as_printed: bool = False  # as printed, it draws no luck and shows nothing

    def cost(self, g: Oath, deed: ActDeed) -> int:
        """In Supply, as printed."""
        raise NotImplementedError

    def lawless(self, g: Oath, deed: ActDeed) -> Refusal | None:
        """Why it cannot be done, Supply and tolls apart."""
        return None

    def price(self, g: Oath, deed: ActDeed) -> tuple[int, int]:
        """The favor and secrets it takes besides."""
        return (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.courses: dict[int, tuple[AnyFrame, ...]] = {}  # by seat

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        """What happens once it is paid."""
        raise NotImplementedError

    def course(self, seat: int) -> tuple[AnyFrame, ...]:
        """The same and what follows it; always the same frames, which are values."""
        found = self.courses.get(seat)
        if found is None:
            found = self.courses[seat] = (*self.stages(seat), Finish(seat))
        return found

    def new(self, g: Oath, seat: int, what: int, how: int = 0) -> ActDeed:
        return ActDeed.new(seat, self.verb, what, how, g.pawn[seat])

    def unsettled(self, g: Oath, deed: ActDeed) -> AnyFrame | None:
        """What must still be decided before it can be paid, by somebody else."""
        return None

    def final(self, g: Any, seat: int, a: Action) -> bool | None:
        """Sure where it happens as printed."""
        if not self.quiet_as_printed or g.pledges or g.live & ENDED[self.verb].mask:
            return None
        return False if untouched(g, seat, self.verb, self.values(a)[0]) else None

    def possible(self, g: Oath, deed: ActDeed, burdened: bool = True) -> bool:
        """Is it lawful as it stands, or could modifiers make it so? ``burdened``: something may burden it."""
        g.deeds.append(deed)
        if burdened:
            bind(g, deed)
        else:
            ease(g, deed)
        found = could_be_lawful(g, deed)
        g.deeds.pop()
        return found

    def aided(self, g: Oath, seat: int, whats: Sequence[int], how: int = 0) -> list[int]:
        """Of what is not lawful as printed, what modifiers could make so; only where there are no burdens."""
        if not whats:
            return []
        acting = self.openers(g, seat)
        sure: list[int] = []
        hopeful: list[int] = []
        for number, power in acting:
            more = self.concerned(g, number, power.given, seat, whats, how)
            unasked = power.auto and not g.by_hand >> seat & 1
            if not more or not (unasked or payable(g, seat, number, COST[number])):
                continue
            if unasked or self.suffices(g, power.does):
                sure += self.eased(g, seat, more, how, number, power)
                if len(acting) == 1:
                    return sure
            hopeful += more
        if not hopeful:
            return []
        found = []
        for what in whats:
            if what in sure or (what in hopeful and self.possible(g, self.new(g, seat, what, how), burdened=False)):
                found.append(what)
        return found

    def openers(self, g: Oath, seat: int) -> list[Acting]:
        """The modifiers that concern the seat and could open a way."""
        moment, wanted = START[self.verb], ~YIELD if g.supply[seat] else FREE
        speaking = concerning(g, moment, seat)
        if g.pledges:
            speaking &= ~forsworn(g, seat)
        found = []
        for acting in moment.found.get(speaking) or POWERS.at(moment, speaking):
            number, power = acting
            if power.does.touches & wanted and applies(g, number, power.whose, seat):
                found.append(acting)
        return found

    def suffices(self, g: Oath, modifier: Modifier) -> bool:
        """Does it take no more than the price of the modifier, which can be paid, to use it?"""
        if not self.priceless or g.live & (TOLL[self.verb].mask | FLIP[self.verb].mask):
            return False
        return type(modifier) is Modifier or modifier.for_a_secret

    def eased(self, g: Oath, seat: int, whats: Sequence[int], how: int, number: int, power: Power) -> list[int]:
        """What one modifier makes lawful of what its condition holds of, where nothing keeps the seat from using it."""
        found = []
        for what in whats:
            deed = self.new(g, seat, what, how)
            g.deeds.append(deed)
            deed.used |= 1 << number
            power.does.change(g, deed)
            if supply_cost(g, deed) <= g.supply[seat] and blocked(g, deed) is None:
                found.append(what)
            g.deeds.pop()
        return found

    def concerned(
        self, g: Oath, number: int, given: Condition | None, seat: int, whats: Sequence[int], how: int
    ) -> list[int]:
        """Of what it could be about, that of which a modifier's condition holds."""
        if given is None:
            return list(whats)
        if given.mask is not None:
            mask = given.mask(g, number, seat)
            return [what for what in whats if mask >> what & 1]
        deed, found = self.new(g, seat, NOBODY, how), []
        g.deeds.append(deed)
        for what in whats:
            deed.what = what
            if given.holds(g, number, seat):
                found.append(what)
        g.deeds.pop()
        return found

    def begin(self, g: Oath, seat: int, what: int, how: int = 0) -> None:
        """Of what is on offer: where no component touches it, it is lawful and costs what is printed."""
        deed = self.new(g, seat, what, how)
        g.deeds.append(deed)
        if untouched(g, seat, self.verb, what):
            spend_supply(g, seat, self.cost(g, deed))
            g.then(*self.course(seat))
        else:
            g.push(Perform(seat))


MAJOR: Final[dict[int, Major]] = {}


def untouched(g: Oath, seat: int, verb: int, what: int) -> bool:
    """Is there nothing that modifies or burdens a major action of the seat, or asks a price for it?"""
    known: Meddling = MEDDLING.known.get(verb) or MEDDLING.of(verb)
    live = g.live
    if not live & known.all:  # mostly
        return what != NOBODY
    touching = heard(g, seat, known.voices)
    if what == NOBODY or (touching and touches(g, seat, verb, what, touching)):
        return False
    if live & TOLL[verb].mask and barred(g, TOLL[verb], seat, what):
        return False
    return not live & FLIP[verb].mask or not barred(g, FLIP[verb], seat, what)


def touches(g: Oath, seat: int, verb: int, what: int, speaking: int) -> bool:
    """May any of these components modify or burden it? Not those that say at once that they are about others."""
    if g.live & BURDEN[verb].mask & speaking:
        return True
    for number, power in POWERS.at(START[verb], speaking):
        given = power.given
        if given is None or given.mask is None or given.mask(g, number, seat) >> what & 1:
            return True
    return False


def supply_cost(g: Oath, deed: ActDeed) -> int:
    """First set, then raised; "no Supply" beats both (rulebook 18.1.2)."""
    if deed.free:
        return 0
    return (MAJOR[deed.verb].cost(g, deed) if deed.set == UNSET else deed.set) + deed.added


def blocked(g: Oath, deed: ActDeed) -> Refusal | None:
    """Why the deed, as it stands, cannot be done. What it takes to go where somebody else leads is seen later."""
    if deed.what == NOBODY:
        return None
    major, seat = MAJOR[deed.verb], deed.seat
    no = major.lawless(g, deed)
    if no is not None:
        return no
    if supply_cost(g, deed) > g.supply[seat]:
        return refusal("4.2.2", "oath-no-supply", n=g.supply[seat])
    tolls = naming(g, TOLL[deed.verb], seat, deed.what) if g.live & TOLL[deed.verb].mask else ()
    favor, secrets = major.price(g, deed)
    if favor + len(tolls) > spendable(g, seat):
        return refusal("18.1.8" if tolls else major.rule, "oath-no-favor", n=favor + len(tolls))
    keepers = naming(g, FLIP[deed.verb], seat, deed.what) if g.live & FLIP[deed.verb].mask else ()
    if not can_flip(g, seat, keepers, secrets):
        return refusal("11.12.1", "oath-no-secret", n=secrets + 1)
    if secrets > g.secrets[seat]:
        return refusal(major.rule, "oath-no-secret", n=secrets)
    return None


def can_flip(g: Oath, seat: int, keepers: Sequence[int], besides: int = 0) -> bool:
    """Can a secret be turned down for those who ask for one, besides secrets that are paid?"""
    return not keepers or (besides < g.secrets[seat] and not barred(g, NO_POWER, seat, keepers[0], True))


def why_not(g: Oath, deed: ActDeed) -> Refusal | None:
    """Why a deed cannot be done as it stands."""
    g.deeds.append(deed)
    bind(g, deed)
    found = blocked(g, deed)
    g.deeds.pop()
    return found


def bind(g: Oath, deed: ActDeed) -> None:
    """What must apply does, and so does what can only help (rulebook 22.3.2)."""
    if deed.what == NOBODY:
        return
    if g.live & BURDEN[deed.verb].mask:
        happen(g, BURDEN[deed.verb], deed.seat)
    ease(g, deed)


def ease(g: Oath, deed: ActDeed) -> None:
    """What can only help, used by itself."""
    if g.live & START[deed.verb].mask:
        while found := helps(g, deed, auto=True):  # one may open the way for another
            number, power = found[0]
            deed.used |= 1 << number
            power.does.change(g, deed)


def reaches(g: Oath, deed: ActDeed, card: int, whose: str) -> bool:
    """Access in an action under way: it may be done from another site or with others' advisers (rulebook 18.5.10)."""
    if whose != ACCESS:
        return applies(g, card, whose, deed.seat)
    place = g.place[card]
    if place < SLOT_COUNT:
        return place == deed.pawn or rules_card(g, deed.seat, card)
    owner = place - WITH
    return owner == (deed.seat if is_relic(card) or deed.advisers == deed.seat else deed.advisers)


def helps(g: Oath, deed: ActDeed, auto: bool = False) -> list[Acting]:
    """The modifiers its seat may still use in it: those that are a choice, or those that are not."""
    moment = START[deed.verb]
    speaking = g.live & moment.mask & ~deed.used
    if speaking and g.pledges:
        speaking &= ~forsworn(g, deed.seat)
    if speaking:  # of those that speak only to whoever is at their site, none from elsewhere
        _, own, _, all_over, _ = VOICES.of(moment)
        speaking &= own | all_over | g.at[g.pawn[deed.seat]]
    if not speaking:
        return []
    seat, found = deed.seat, []
    by_hand = bool(g.by_hand >> seat & 1)
    for acting in moment.found.get(speaking) or POWERS.at(moment, speaking):
        number, power = acting
        if (
            (power.auto and not by_hand) == auto
            and reaches(g, deed, number, power.whose)
            and (power.given is None or deed.what == NOBODY or power.given.holds(g, number, seat))
            and (auto or (payable(g, seat, number, COST[number]) and power.does.affordable(g, seat)))
        ):
            found.append(acting)
    return found


def could_be_lawful(g: Oath, deed: ActDeed) -> bool:
    """As it stands, or with modifiers that open a way; where Supply is all that lacks the rest need not be asked."""
    led = deed.what == NOBODY  # then it is not known yet what it costs
    if (led or supply_cost(g, deed) <= g.supply[deed.seat]) and blocked(g, deed) is None:
        return True
    for _, power in helps(g, deed):
        if power.does.touches & ~YIELD:
            for a in power.does.when_ready(g, deed.seat):
                if _leads_on(g, power.does, a):
                    return True
    return False


def _leads_on(g: Oath, modifier: Modifier, a: Action) -> bool:
    twin = g.copy()
    deed: ActDeed = twin.deeds[-1]
    modifier.perform(twin, deed.seat, a)
    return could_be_lawful(twin, deed)


def _reaches_now(g: Oath, card: int, whose: str, seat: int) -> bool:
    return reaches(g, g.deed, card, whose)


REACHING: Final = {whose: belonging(whose, _reaches_now) for whose in WORDS}


@condition(about_it("oath-used-in-this", "7.4.2"))
def unused_in_it(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return not g.deeds[-1].used >> card & 1


class Modifier(ComponentVerb):
    """What somebody with access to a component may do to an action under way."""

    rule = "7.4.0"
    chain = (in_play, WHOSE, unpromised, unused_in_it, unbanned, bare, GIVEN, pays_favor, pays_secrets)
    for_a_secret: bool = False  # its price, besides what is printed: its condition sees to it that there is one

    def __init__(self, *changes: AnyChange) -> None:
        super().__init__()
        self.changes = changes
        self.touches = touched(changes)

    def belonging(self) -> Condition:
        return REACHING[self.whose]

    def affordable(self, g: Oath, seat: int) -> bool:
        """Can the seat pay what it takes besides what is printed?"""
        return True

    def use_up(self, g: Oath, seat: int) -> None:
        g.tell("oath-uses", seat=seat, what=component(self.number))
        pay(g, seat, self.number, COST[self.number])
        g.deeds[-1].used |= 1 << self.number

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        if g.deed.what != NOBODY:  # else it is seen later whether it applies (rulebook 18.2.3)
            self.change(g, g.deed, *values)

    def change(self, g: Oath, deed: ActDeed, *values: Any) -> None:
        for change in self.changes:
            change(g, self.number, deed, *values)

    def cannot(self, g: Oath, seat: int) -> Refusal | None:
        if not self.affordable(g, seat):
            return refusal(self.rule, "oath-no-favor", n=1)
        return refusal("9.2.2", "oath-leads-nowhere", what=component(self.number))


class Modify(Question):
    """Use a modifier, or go on. No chain of uses ends where the action can neither go on nor be helped."""

    __slots__ = ()
    again = WHILE_OPEN
    rule = "7.4.0"

    def at(self, g: Oath) -> Moment:
        return START[g.deed.verb]

    def choices(self, g: Oath) -> Sequence[Modifier]:
        return [power.does for _, power in helps(g, g.deeds[-1])]

    def actions(self, g: Oath) -> list[Action]:
        seat = self.seat
        found = [a for verb in self.choices(g) for a in verb.when_ready(g, seat) if _leads_on(g, verb, a)]
        return [*found, PASS] if blocked(g, g.deeds[-1]) is None else found

    def why_not(self, g: Oath, a: Action) -> Refusal | None:
        kept = promised(g, self.seat, NO_USE, a[0])
        return refusal(kept.term.rule, "engine-pledged", clause=kept.says(g)) if kept else super().why_not(g, a)

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-modify", {"verb": VERBS[g.deeds[-1].verb]})

    def passing(self, g: Oath, seat: int) -> Message:
        return Message("oath-do-go-on", {"verb": VERBS[g.deeds[-1].verb]})


class Perform(SeatProcedure):
    """A deed, from its burdens until it is paid."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed: ActDeed = g.deeds[-1]
        if n == 0:
            bind(g, deed)
            if g.live & START[deed.verb].mask:
                asked = Modify(self.seat)
                if asked.open(g):
                    g.push(asked)
                    return True
        first = MAJOR[deed.verb].unsettled(g, deed)
        if first is not None:
            g.pause(1, first)
            return True
        if deed.what != NOBODY and (deed.free or blocked(g, deed) is None):
            pay_for(g, deed)
            g.then(*MAJOR[deed.verb].course(self.seat))
        else:
            g.tell("oath-fails", seat=self.seat)
            deed.after = ()
            g.push(Finish(self.seat))
        return False


class Finish(SeatProcedure):
    """What follows a deed: others react, then comes what modifiers have added."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed: ActDeed = g.deeds.pop()
        if deed.after:
            g.then(*deed.after)
        if g.live & ENDED[deed.verb].mask:
            react(g, ENDED[deed.verb], self.seat)
        return False


def pay_for(g: Oath, deed: ActDeed) -> None:
    """Supply, tolls and secrets turned down; what it is paid with besides belongs to its own steps."""
    seat = deed.seat
    spend_supply(g, seat, supply_cost(g, deed))
    pay_tolls(g, deed)


def pay_tolls(g: Oath, deed: ActDeed) -> None:
    seat = deed.seat
    if g.live & TOLL[deed.verb].mask:
        for card in naming(g, TOLL[deed.verb], seat, deed.what):
            ruler = card_chief(g, card)
            g.tell("oath-pays-toll", seat=seat, what=component(card))
            if ruler == NOBODY:
                burn_favor(g, seat, 1)
            else:
                give_favor(g, seat, ruler, 1)
    if g.live & FLIP[deed.verb].mask and naming(g, FLIP[deed.verb], seat, deed.what):
        turn_down(g, seat)


def spend_supply(g: Oath, seat: int, n: int) -> None:
    g.supply[seat] -= n
    if n and g.listener is not None:
        g.tell("oath-spends-supply", seat=seat, n=n, left=g.supply[seat])


def gain_supply(g: Oath, seat: int, n: int) -> None:
    """Never beyond the leftmost space (rulebook 13.1)."""
    g.supply[seat] = min(MOST_SUPPLY, g.supply[seat] + n)
    g.tell("oath-gains-supply", seat=seat, n=n)
