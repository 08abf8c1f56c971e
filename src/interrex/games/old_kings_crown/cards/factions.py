"""Faction cards with a text: the Agent of the basic deck, and the cards of the places of power (rulebook 15, 16)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.powers import Power

from ..data import (
    AMBUSH,
    CAPTAIN,
    CARD_IDS,
    CHAMPION,
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
from ..moments import (
    ACQUIRES,
    BOUGHT,
    CLEARS_CLASH,
    DIES,
    IGNORES_GUARD,
    KILLED_TEXT,
    KILLS,
    LOWEST_WINS,
    MARK_VOTES,
    MARK_VOTES_TEXT,
    MARKS_GO,
    SPACES_MORE,
    TAKES_ALONG,
    WINS_TEXT,
)
from ..nature import WITH_FLANK, fitting, texts, those
from ..nature import votes as votes_of
from ..play.asking import ANY, Ask, may, must
from ..play.commands import fighters
from ..play.kingdom import LOOKS, Obtain, Refilled
from ..play.moving import HAND, LOST, add_stake, burn, council_of, into_hand, lift
from ..play.night import opponents_here
from ..play.sending import active_cards, all_active, govern, seat_in
from ..play.spring import move_men
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
    named,
    printed_votes,
    spring,
    trait,
    votes,
)
from ..state import ALL_OF, COMMANDS_OF, FROM_DISCARD, YEAR_END, Cards, Crown, Verb, changed
from ..words import CARD, COUNCIL, DISCARDED, OTHER, REGION, N

# ------------------------------------------------------------------------------------------------------ all factions


def facing(of: int) -> Any:
    """An opponent's card of that kind is in the clash."""

    def is_there(g: Crown, seat: int, *about: Any) -> bool:
        return bool(fitting(g, opponents_here(g, seat), of))

    return is_there


ignores_guard: Final = at(IGNORES_GUARD, True)

# ---------------------------------------------------------------------------------------------------------- Nobility


class ChangeCouncils(Use):
    """From the council it is in to another; it is not removed (rulebook 20.52)."""

    takes = (CARD, COUNCIL)

    def offers(self, g: Crown, seat: int) -> list[Action]:
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


def summons(g: Crown, seat: int, card: int) -> None:
    may(g, seat, 1, SUMMON[7])


class Fortify(Use):
    """Influence on it, where at least two Supporters stand with it."""

    takes = (CARD,)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        here = [card for card in active_cards(g, seat) if texts(g, card) >> self.number & 1]
        return self.each([card for card in here if g.men[seat][g.region_of(card)] >= 2])

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
        lift(g, card)
        into_hand(g, card)
        g.tell("old-kings-crown-comes-home", seat=seat, card=CARD_IDS[card])


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

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def happens(self, g: Crown, seat: int) -> None:
        if g.order[0] != seat:
            gain(g, seat, 1)
            must(g, seat, FETCH)
        else:
            must(g, seat, EARN, FETCH)


# ------------------------------------------------------------------------------------------------------------- Clans


def rides_to_victory(g: Crown, seat: int, region: int) -> None:
    gain(g, seat, 1)


class Convene(Use):
    """Active cards with Flank into one council."""

    takes = (COUNCIL,)

    def offers(self, g: Crown, seat: int) -> list[Action]:
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

    takes = (REGION, N)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        most = min(2, g.lost_men[seat])
        return [self.action(region, n) for region in range(3) for n in range(1, most + 1)]

    def happens(self, g: Crown, seat: int, region: int, n: int) -> None:
        g.lost_men[seat] -= n
        move_men(g, seat, region, n)
        g.tell("old-kings-crown-places", seat=seat, region=REGIONS[region], n=n)


# ---------------------------------------------------------------------------------------------------------- Uprising


def heirs_and_captains(g: Crown, seat: int, card: int) -> Cards:
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


def influence_or_lore(g: Crown, seat: int, card: int, hits: Cards) -> None:
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
    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if PLEDGE.offers(g, seat) else []

    def seems(self, g: Crown, seat: int) -> bool:
        return PLEDGE.seems(g, seat)

    def happens(self, g: Crown, seat: int) -> None:
        g.then(Ask(seat, PLEDGE, LOOKS), Refilled())


def befriends(g: Crown, seat: int, kingdom: int) -> None:
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

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return list(self.row())

    def happens(self, g: Crown, seat: int, council: int) -> None:
        put_mark(g, seat, council)


def in_a_council(g: Crown, seat: int, card: int) -> bool:
    return council_of(g, card) >= 0


class WearHide(Use):
    """A lost card is burned, and this one adds what is printed on it."""

    takes = (CARD, OTHER)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        here = [card for card in fighters(g, seat) if texts(g, card) >> self.number & 1]
        return [self.action(card, other) for card in here for other in lost(g, seat)]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        lift(g, other)
        burn(g, other)
        copies(g, card, ALL_OF, other)


def with_markers(g: Crown, seat: int, card: int) -> None:
    g.gate[seat] = GATE_MARKS


class OpenGate(Use):
    """A marker: an active card in the clash gains Ambush; a second one: from the discard pile."""

    takes = (CARD,)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(fighters(g, seat)) if g.gate[seat] else []

    def happens(self, g: Crown, seat: int, card: int) -> None:
        g.gate[seat] -= 1
        gains(g, card, COMMANDS_OF, AMBUSH, YEAR_END)
        may(g, seat, 1, DEEPER)


class Deeper(Verb):
    """The second marker, for the card that has just gained Ambush."""

    name = "deeper"
    rule = "16.4.5"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if g.gate[seat] else []

    def act(self, g: Crown, seat: int) -> None:
        g.gate[seat] -= 1
        g.alter((*g.gained, (g.gained[-1][0], FROM_DISCARD, 0, YEAR_END)), g.copied)


DEEPER: Final = Deeper()

# ----------------------------------------------------------------------------------------------------------- entries

BASIC: Final[dict[str, tuple[Power, ...]]] = {
    "b07":  (at(DIES, True, facing(FOLLOWER)),),
}  # fmt: skip

PLACES: Final[dict[str, tuple[Power, ...]]] = named({
    "n1":  (ignores_guard,),
    "n2":  (council_text(ChangeCouncils()),),
    "n3":  (at(BOUGHT, summons),),
    "n4":  (autumn_text(Fortify()),),
    "n5":  (votes(1, given=printed_votes(0)), autumn(ReadPrivileges())),

    "c1":  (ignores_guard,),
    "c2":  (at(TAKES_ALONG, True),),
    "c3":  (at(WINS_TEXT, rides_to_victory),),
    "c4":  (command(FLANK, of=TRADER), leaving_council(HAND), day(Convene())),
    "c5":  (trait(RESILIENT), spring(Land())),

    "u1":  (ignores_guard,),
    "u2":  (at(KILLS, heirs_and_captains), at(KILLED_TEXT, influence_or_lore)),
    "u3":  (at(CLEARS_CLASH, True), at(DIES, True, facing(HEIR))),
    "u4":  (at(SPACES_MORE, 1), autumn(Pawn())),
    "u5":  (at(ACQUIRES, befriends), at(MARK_VOTES, True), at(MARKS_GO, True)),

    "g1":  (ignores_guard,),
    "g2":  (council_text(Count()), at(MARK_VOTES_TEXT, True, in_a_council), leaving_council_text(LOST)),
    "g3":  (day_text(WearHide()),),
    "g4":  (at(LOWEST_WINS, True),),
    "g5":  (at(BOUGHT, with_markers), day(OpenGate())),
})  # fmt: skip
