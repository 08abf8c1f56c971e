"""Faction cards with a text: the Agent of the basic deck, and the cards of the places of power (rulebook 15, 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.conditions import Condition, condition
from interrex.engine.powers import Power

from ..data import (
    AMBUSH,
    CAPTAIN,
    CARD_IDS,
    CHAMPION,
    COMPONENTS,
    COUNCILS,
    FLANK,
    FOLLOWER,
    GATE_MARKS,
    HEIR,
    REGIONS,
    RESILIENT,
    SPACES,
    SUIT,
    TRADER,
)
from ..many import WITH_FLANK, fitting, those
from ..moments import (
    ACQUIRES,
    AMBUSHES_FROM_DISCARD,
    BOUGHT,
    CLEARS_CLASH,
    DIES,
    FLANKED,
    IGNORES_GUARD,
    KILLED_TEXT,
    KILLS,
    LOWEST_WINS,
    MARK_VOTES,
    MARK_VOTES_TEXT,
    MARKS_GO,
    SPACES_MORE,
    WINS_TEXT,
)
from ..nature import texts
from ..nature import votes as votes_of
from ..needs import ACTIVE_FLANK, CAPTAIN_OR_CHAMPION, FIGHTER, HAS_LOST, LOST_MEN, MARKER, ON_ROAD, need
from ..play.asking import ANY, may, must
from ..play.commands import fighters
from ..play.kingdom import AskAtRoad, Obtain, Refilled
from ..play.moving import HAND, LOST, add_stake, burn, comes_home, council_of, lift
from ..play.night import opponents_here
from ..play.sending import active_cards, all_active, govern, seat_in
from ..play.spring import move_men, moves_men
from ..play.using import Use
from ..play.wealth import gain, gain_lore
from ..powers import (
    at,
    autumn,
    autumn_text,
    command,
    copies,
    council_text,
    day,
    day_text,
    discarded,
    gains,
    leaving_council,
    leaving_council_text,
    lost,
    printed_votes,
    spring,
    trait,
    votes,
)
from ..state import ALL_OF, COMMANDS_OF, SPOKEN_FOR, YEAR_END, Cards, Crown, Verb, changed
from ..words import CARD, COUNCIL, DISCARDED, OTHER, REGION, N

# ------------------------------------------------------------------------------------------------------ all factions


def facing(of: int) -> Condition:
    """An opponent's card of that kind is in the clash."""

    return Condition(lambda g, own, seat, *about: bool(fitting(g, opponents_here(g, seat), of)))


ignores_guard: Final = at(IGNORES_GUARD, True)

# ---------------------------------------------------------------------------------------------------------- Nobility


class ChangeCouncils(Use):
    """From the council it is in to another; it is not removed (rulebook 20.52)."""

    takes = (CARD, COUNCIL)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [
            self.action(card, council)
            for start, cards in enumerate(g.council)
            for card in g.mine(seat, cards)
            if texts(g, card) >> self.number & 1
            for council in range(3)
            if council != start
        ]

    def happens(self, g: Crown, seat: int, card: int, council: int) -> None:
        seat_in(g, seat, card, council)


class Summon(Verb):
    """Govern with a lost or discarded card, each into a different council."""

    name = "summon"
    takes = (CARD, COUNCIL)
    rule = "16.1.3"

    def __init__(self, free: int) -> None:
        super().__init__()
        self.free = free  # mask of the councils left

    def offers(self, g: Crown, seat: int) -> list[Action]:
        cards = [card for card in (*discarded(g, seat), *lost(g, seat)) if votes_of(g, card)]
        return [self.action(card, council) for card in cards for council in range(3) if self.free >> council & 1]

    def act(self, g: Crown, seat: int, card: int, council: int) -> None:
        govern(g, seat, card, council)
        may(g, seat, 1, SUMMON[self.free & ~(1 << council)])


SUMMON: Final = tuple([Summon(free) for free in range(8)])


def summons(g: Crown, own: int, seat: int, card: int) -> None:
    may(g, seat, 1, SUMMON[7])


def fortified(g: Crown, seat: int) -> list[int]:
    """The seat's active cards with that text beside which at least two of its Supporters stand."""
    here = [card for card in active_cards(g, seat) if texts(g, card) >> BOUNDARY_STONE & 1]
    return [card for card in here if g.men[seat][g.region_of(card)] >= 2]


BOUNDARY_STONE: Final = COMPONENTS["boundary-stone-on-rollers"]
TWO_MEN_BESIDE: Final = need("two-men-beside", fortified)


class Fortify(Use):
    """Influence on it, where at least two Supporters stand with it."""

    needs = (TWO_MEN_BESIDE,)

    takes = (CARD,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each(fortified(g, seat))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        add_stake(g, card, 1)


class Fetch(Verb):
    """A Captain from the discard pile to hand."""

    name = "fetch"
    takes = (DISCARDED,)
    rule = "16.1.5"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(fitting(g, discarded(g, seat), CAPTAIN))

    def act(self, g: Crown, seat: int, card: int) -> None:
        comes_home(g, card)


class Earn(Verb):
    """One influence."""

    name = "influence"
    rule = "16.1.5"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Crown, seat: int) -> None:
        gain(g, seat, 1)


FETCH: Final = Fetch()
EARN: Final = Earn()


class ReadPrivileges(Use):
    """A Captain or an influence; both for whoever is not first."""

    def happens(self, g: Crown, seat: int) -> None:
        if g.order[0] != seat:
            gain(g, seat, 1)
            must(g, seat, FETCH)
        else:
            must(g, seat, EARN, FETCH)


# ------------------------------------------------------------------------------------------------------------- Clans


def rides_to_victory(g: Crown, own: int, seat: int, region: int) -> None:
    gain(g, seat, 1)


class Along(Verb):
    """Supporters that go along with a card that flanks."""

    name = "along"
    takes = (REGION, N)
    rule = "16.2.2"

    def __init__(self, region: int) -> None:
        super().__init__()
        self.region = region

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action(self.region, n) for n in range(1, g.men[seat][g.clash.region] + 1)]

    def act(self, g: Crown, seat: int, region: int, n: int) -> None:
        move_men(g, seat, g.clash.region, -n)
        move_men(g, seat, region, n)
        moves_men(g, seat, g.clash.region, region, n)


ALONG: Final = tuple([Along(region) for region in range(3)])


def takes_along(g: Crown, own: int, seat: int, card: int, region: int) -> None:
    may(g, seat, 1, ALONG[region])


class Convene(Use):
    """Active cards with Flank into one council."""

    needs = (ACTIVE_FLANK,)

    takes = (COUNCIL,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row()) if those(g, seat, all_active(g), WITH_FLANK) else []

    def happens(self, g: Crown, seat: int, council: int) -> None:
        may(g, seat, ANY, JOIN[council])


class Join(Verb):
    """One of them."""

    name = "join"
    takes = (CARD, COUNCIL)
    rule = "16.2.4"

    def __init__(self, council: int) -> None:
        super().__init__()
        self.council = council

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action(card, self.council) for card in those(g, seat, all_active(g), WITH_FLANK)]

    def act(self, g: Crown, seat: int, card: int, council: int) -> None:
        seat_in(g, seat, card, council)


JOIN: Final = tuple([Join(council) for council in range(3)])


class Land(Use):
    """Up to two Supporters from the lost pile to one region."""

    needs = (LOST_MEN,)

    takes = (REGION, N)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        most = min(2, g.lost_men[seat])
        return [self.action(region, n) for region in range(3) for n in range(1, most + 1)]

    def happens(self, g: Crown, seat: int, region: int, n: int) -> None:
        g.lost_men[seat] -= n
        move_men(g, seat, region, n)
        g.tell("old-kings-crown-lands", seat=seat, region=REGIONS[region], n=n)


# ---------------------------------------------------------------------------------------------------------- Uprising


def heirs_and_captains(g: Crown, own: int, seat: int, card: int) -> Cards:
    return tuple(fitting(g, opponents_here(g, seat), HEIR | CAPTAIN))


class Learn(Verb):
    """One lore."""

    name = "lore"
    rule = "16.3.2"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Crown, seat: int) -> None:
        gain_lore(g, seat, 1)


LEARN: Final = Learn()


def influence_or_lore(g: Crown, own: int, seat: int, card: int, hits: Cards) -> None:
    """For a Heir or a Captain among those its own text hit (rulebook 20.55)."""
    if fitting(g, hits, HEIR | CAPTAIN):
        must(g, seat, EARN, LEARN)


class WithPledge(Obtain):
    """A card of the road onto this space, with a Captain or a Champion."""

    name = "pledge"
    rule = "16.3.4"
    space = SPACES

    def cards(self, g: Crown, seat: int) -> list[int]:
        return fitting(g, g.hands[seat], CAPTAIN | CHAMPION)


PLEDGE: Final = WithPledge()


class Pawn(Use):
    needs = (CAPTAIN_OR_CHAMPION, ON_ROAD)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if PLEDGE.offers(g, seat) else []

    def seems(self, g: Crown, seat: int) -> bool:
        return PLEDGE.seems(g, seat)

    def happens(self, g: Crown, seat: int) -> None:
        g.then(AskAtRoad(seat, PLEDGE), Refilled())


def befriends(g: Crown, own: int, seat: int, kingdom: int) -> None:
    council = SUIT[kingdom]
    if g.council_marks[seat][council] < 2:
        put_mark(g, seat, council)


def put_mark(g: Crown, seat: int, council: int) -> None:
    a, b, c = changed(g.council_marks[seat], council, 1)
    g.council_marks[seat] = (a, b, c)
    g.tell("old-kings-crown-council-mark", seat=seat, council=COUNCILS[council])


# --------------------------------------------------------------------------------------------------------- Gathering


class Count(Use):
    """A marker on any council, while it sits in one."""

    takes = (COUNCIL,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row())

    def happens(self, g: Crown, seat: int, council: int) -> None:
        put_mark(g, seat, council)


@condition()
def in_a_council(g: Crown, own: int, seat: int, card: int) -> bool:
    return council_of(g, card) >= 0


class WearHide(Use):
    """A lost card is burned, and this one adds what is printed on it."""

    needs = (HAS_LOST,)

    takes = (CARD, OTHER)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        here = [card for card in fighters(g, seat) if texts(g, card) >> self.number & 1]
        return [self.action(card, other) for card in here for other in lost(g, seat)]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        lift(g, other)
        burn(g, other)
        copies(g, card, ALL_OF, other)


def with_markers(g: Crown, own: int, seat: int, card: int) -> None:
    set_gate(g, seat, GATE_MARKS)


def set_gate(g: Crown, seat: int, n: int) -> None:
    g.gate[seat] = n
    g.tell("old-kings-crown-gate", seat=seat, n=n)


class OpenGate(Use):
    """A marker: an active card in the clash gains Ambush; a second one: from the discard pile."""

    needs = (MARKER, FIGHTER)

    takes = (CARD,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each(fighters(g, seat)) if g.gate[seat] else []

    def happens(self, g: Crown, seat: int, card: int) -> None:
        set_gate(g, seat, g.gate[seat] - 1)
        gains(g, card, COMMANDS_OF, AMBUSH, YEAR_END)
        may(g, seat, 1, DEEPER)


class Deeper(Verb):
    """The second marker, for the card that has just gained Ambush."""

    name = "deeper"
    rule = "16.4.5"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if g.gate[seat] else []

    def act(self, g: Crown, seat: int) -> None:
        set_gate(g, seat, g.gate[seat] - 1)
        g.tell("old-kings-crown-deepens", seat=seat, card=CARD_IDS[g.gained[-1][0]])
        g.alter((*g.gained, (g.gained[-1][0], SPOKEN_FOR, SPLIT_OAK, YEAR_END)), g.copied)


DEEPER: Final = Deeper()
SPLIT_OAK: Final = COMPONENTS["split-oak"]

# ----------------------------------------------------------------------------------------------------------- entries

BASIC: Final[dict[str, tuple[Power, ...]]] = {
    "agent": (at(DIES, True, facing(FOLLOWER)),),
}  # fmt: skip

PLACES: Final[dict[str, tuple[Power, ...]]] = {
    "his-lordships-shadow":      (ignores_guard,),
    "usher-of-three-doors":      (council_text(ChangeCouncils()),),
    "cousin-from-the-crypt":     (at(BOUGHT, summons),),
    "boundary-stone-on-rollers": (autumn_text(Fortify()),),
    "muniment-room":             (votes(1, given=printed_votes(0)), autumn(ReadPrivileges())),

    "daughter-of-two-horizons":  (ignores_guard,),
    "low-tide-charge":           (at(FLANKED, takes_along),),
    "horses-of-the-white-wave":  (at(WINS_TEXT, rides_to_victory),),
    "wagon-parliament":          (command(FLANK, of=TRADER), leaving_council(HAND), day(Convene())),
    "winter-slipway":            (trait(RESILIENT), spring(Land())),

    "voice-from-the-scaffold":   (ignores_guard,),
    "loose-axle":                (at(KILLS, heirs_and_captains), at(KILLED_TEXT, influence_or_lore)),
    "fog-committee":             (at(CLEARS_CLASH, True), at(DIES, True, facing(HEIR))),
    "pawnshop-back-room":        (at(SPACES_MORE, 1), autumn(Pawn())),
    "friends-in-every-kitchen":  (at(ACQUIRES, befriends), at(MARK_VOTES, True), at(MARKS_GO, True)),

    "patient-sickle":            (ignores_guard,),
    "counter-of-the-absent":     (council_text(Count()), at(MARK_VOTES_TEXT, True, in_a_council),
                                  leaving_council_text(LOST)),
    "wearer-of-borrowed-hides":  (day_text(WearHide()),),
    "smallest-candle":           (at(LOWEST_WINS, True),),
    "split-oak":                 (at(BOUGHT, with_markers), day(OpenGate()), at(AMBUSHES_FROM_DISCARD, True)),
}  # fmt: skip
