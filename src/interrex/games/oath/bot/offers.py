"""Offers that pay both: what a seat proposes where a deal would bind (rulebook 6.6.1, 19).

Two kinds of bargain mean something to the judgement:

- *Citizenship*, with a relic of the Reliquary, for favor, secrets, relics or a banner, or as a gift. The Empire wins
  sites and treasures for the Oathkeeper's goal and is rid of a rival; an Exile who is behind shares its prospects. One
  who holds the title or is about to fulfil a Vision would lose by it, and is not asked.
- *One thing for another*: favor, secrets, a relic, a banner or a ruled site. They are not worth the same to all: favor
  and secrets buy banners, treasures and sites meet goals, and those differ (oath, Vision, succession).

Advisers and promised deeds are left out, because the judgement sees no difference between one and another.

Of the bargains that pay both, the one is offered by which the product of what both gain is greatest (Nash): neither
gets the better of the other, so it is likely to be accepted. With every seat talks are opened once a turn at most, and
at talks one offer is made: nothing is offered again that was refused, and talks about nothing are never opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.deals import Clause, Deal, Floor, by, strike
from interrex.engine.powers import Power

from ..cards import ENTRIES
from ..data.numbers import IDS, NUMBER, SCEPTER
from ..moments import IN_ACT
from ..play.apportion import Apportion
from ..play.deals import (
    BANNER_TERM,
    CITIZENSHIP,
    CITIZENSHIP_TERM,
    FAVOR_TERM,
    RELIC_TERM,
    SECRETS_TERM,
    SITE_TERM,
    Talks,
)
from ..play.turn import Act
from ..play.using import Use
from ..powers.effects.dealings import Negotiate
from ..state import Oath
from .judgement import FAVOR, judged


def opens_floor(power: Power) -> bool:
    """An Action by which its user opens talks: all of these are free, and may be used as often as one likes."""
    use = power.does
    return power.at is IN_ACT and isinstance(use, Use) and any(isinstance(effect, Negotiate) for effect in use.effects)


LEAST: Final = FAVOR  # what either must gain
MOST: Final = 6  # favor or secrets in one offer
GOODS: Final = (FAVOR_TERM, SECRETS_TERM, RELIC_TERM, BANNER_TERM, SITE_TERM)
COUNTED: Final = (FAVOR_TERM, SECRETS_TERM)
WELCOMES: Final = "offer-citizenship"
OPENS: Final = tuple([name for name, powers in ENTRIES.items() if any(opens_floor(power) for power in powers)])
BEST_UNCOVERED: Final = (2, 1, 3, 0)  # spaces of the Reliquary: what brings something first (17.8 to 17.11)
OPENING: Final = sum([1 << NUMBER[name] for name in OPENS])

Clauses = tuple[Clause, ...]


class Gains(NamedTuple):
    """What a deal would bring the one who offers it, and the other."""

    own: float
    other: float

    def product(self) -> float:
        """Nothing where it does not pay one of them."""
        return self.own * self.other if min(self) >= LEAST else 0.0


class Offer(NamedTuple):
    partner: int
    clauses: Clauses
    gains: Gains


# ------------------------------------------------------------------------------------------------ the steps of an offer


def next_offer(g: Oath, seat: int) -> Action | None:
    """The next step of an offer that pays the seat and, as far as it can know, somebody else."""
    top = g.stack[-1]
    if isinstance(top, Act):
        return open_talks(g, seat)
    if isinstance(top, Floor) and isinstance(top.own, Talks) and top.own.since == g.dealt:
        return speak(g, seat, top)
    return None


def open_talks(g: Oath, seat: int) -> Action | None:
    """Those that lead to the best offer."""
    if g.scepter_holder() != seat and not g.live & OPENING:
        return None
    best, found = 0.0, None
    for action in g.actions(seat):
        if opens(g, action):
            talks = g.copy()
            talks.play(seat, action)
            top = talks.stack[-1]
            offer = best_offer(talks, seat, top, top.guests()) if isinstance(top, Floor) else None
            if offer is not None and offer.gains.product() > best:
                best, found = offer.gains.product(), action
    return found


def opens(g: Oath, action: Action) -> bool:
    """Does it begin talks with those with whom there were none in this turn?"""
    if action[0] == WELCOMES:
        return not g.talked >> int(action[1]) & 1
    return action[0] in OPENS and not g.talked


def speak(g: Oath, seat: int, floor: Floor[Oath]) -> Action | None:
    """At talks where nobody has offered anything yet: draw the partner in, write down what both promise, propose it."""
    draft = by(g, seat)
    offer = best_offer(g, seat, floor, draft.parties[1:] or floor.guests())
    if offer is None or not {*draft.clauses} <= {*offer.clauses}:
        return None
    if len(draft.parties) == 1:
        return ("with", offer.partner)
    rest = [clause for clause in offer.clauses if clause not in draft.clauses]
    return ("promise", rest[0].seat, *rest[0].action) if rest else ("propose",)


# ------------------------------------------------------------------------------------------------------ what is offered


def best_offer(g: Oath, seat: int, floor: Floor[Oath], others: Sequence[int]) -> Offer | None:
    found = [offer for other in others if (offer := offer_to(g, seat, floor, other)) is not None]
    return max(found, key=lambda offer: offer.gains.product(), default=None)


def offer_to(g: Oath, seat: int, floor: Floor[Oath], other: int) -> Offer | None:
    """The best to this partner: what each thing is worth by itself says which two to exchange."""
    sides, before = (seat, other), Gains(judged(g, seat), judged(g, other))
    first: Clauses = ()
    base = Gains(0.0, 0.0)
    if floor.terms is CITIZENSHIP:
        first = welcome(g, seat, other)
        base = gains(g, sides, before, first)
        if not first or sum(base) < 2 * LEAST:  # a price only moves from one to the other
            return None
    given = [(clause, gains(g, sides, before, (*first, clause))) for clause in goods(g, floor, seat, other)]
    taken = [(clause, gains(g, sides, before, (*first, clause))) for clause in goods(g, floor, other, seat)]
    thought = [(first, base), *[((*first, clause), worth) for clause, worth in (*taken, *given)]]
    for taking, one in taken:
        for giving, two in given:
            both = Gains(one.own + two.own - base.own, one.other + two.other - base.other)
            thought.append(((*first, taking, giving), both))
    clauses, seems = max(thought, key=lambda pair: pair[1].product())
    offer = Offer(other, clauses, gains(g, sides, before, clauses) if seems.product() else seems)
    return offer if offer.gains.product() else None


def welcome(g: Oath, seat: int, other: int) -> Clauses:
    """Citizenship, with one relic (rulebook 6.6.1)."""
    for space in BEST_UNCOVERED:
        if g.reliquary[space]:
            return (Clause(seat, CITIZENSHIP_TERM, CITIZENSHIP_TERM.action(other, space)),)
    return ()


def goods(g: Oath, floor: Floor[Oath], seat: int, other: int) -> list[Clause]:
    """What one could give the other at these talks, but for the Grand Scepter: that is the say over Citizenship."""
    return [
        Clause(seat, term, words)
        for term in floor.terms.terms
        if term in GOODS
        for words in term.offers(g, seat)
        if words[1] == other and not (term in COUNTED and int(words[2]) > MOST) and words[2] != IDS[SCEPTER]
    ]


def gains(g: Oath, sides: tuple[int, int], before: Gains, clauses: Clauses) -> Gains:
    """As the deal would leave both."""
    after = g.copy()
    strike(after, Deal(0, sides, clauses))
    after.run()
    while isinstance(after.waiting(), Apportion):  # rulebook 6.6.2.1: whichever of the warbands are replaced
        asked = after.pending()[0]
        after.play(asked, after.answers(asked)[-1])
    return Gains(judged(after, sides[0]) - before.own, judged(after, sides[1]) - before.other)
