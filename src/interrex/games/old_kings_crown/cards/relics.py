"""Kingdom cards of the first suit, that of the council of Relics (rulebook 17.1 to 17.17)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.powers import Power

from ..data import CARDS, FIRST_KINGDOM, FOLLOWER, HEIR, KINDS, KINGDOM, LOCATIONS, NOBODY, PATHFINDER, REGIONS, TACTICS
from ..moments import (
    ATTRITION,
    BID_STRENGTH,
    CLAIMED,
    COMES,
    FAVOUR_RIGHTS,
    FIRST_BID,
    GUARD,
    JOURNEY_LORE,
    JOURNEYED,
    JOURNEYS_FROM_ACTIVE,
    LEAVES,
    MARKS_GO,
    NO_THEFT,
    THEFT,
    THEFT_STRENGTH,
    WINS,
    WITHOUT_DISC,
    ask,
)
from ..nature import WITH_VOTES, fitting, those, traits
from ..play.asking import may, must
from ..play.kingdom import arrived, use_up_bid
from ..play.moving import change_limit, control, discard_kingdom, give_up, leave_council, set_uses
from ..play.sending import govern
from ..play.using import Use
from ..play.wealth import acquire_place, gain, gain_lore
from ..powers import (
    GOES,
    Spent,
    ToHand,
    at,
    autumn,
    bold,
    discarded,
    kingdom_of,
    more_lore,
    named,
    printed_lore,
    sitting,
    spring,
    trait,
    votes,
)
from ..state import Crown, Verb, without
from ..words import CARD, COUNCIL, FOR_SALE, LOCATION, REGION, SITTER, TACTIC
from .councils import drop_mark

# ------------------------------------------------------------------------------------------------ orders when acquired


def to_supply(g: Crown, seat: int, kingdom: int) -> None:
    """The bid card is discarded; this lies in the supply."""
    use_up_bid(g, seat)
    g.acquiring = NOBODY
    g.supply[seat] = (*g.supply[seat], kingdom)
    control(g, seat, FIRST_KINGDOM + kingdom)
    arrived(g, seat, kingdom)


def to_region(g: Crown, seat: int, kingdom: int) -> None:
    """The bid card is discarded; this lies on a region."""
    use_up_bid(g, seat)
    must(g, seat, LAY_ON)


def to_location(g: Crown, seat: int, kingdom: int) -> None:
    use_up_bid(g, seat)
    must(g, seat, LAY_AT)


class LayOn(Verb):
    """The Kingdom card just acquired onto a region."""

    name = "lay-on"
    takes = (REGION,)
    rule = "4.2.9"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return list(self.row())

    def act(self, g: Crown, seat: int, region: int) -> None:
        kingdom, g.acquiring = g.acquiring, NOBODY
        g.tell("old-kings-crown-lies-on", seat=seat, region=REGIONS[region])
        onto_region(g, seat, kingdom, region)
        arrived(g, seat, kingdom)


def onto_region(g: Crown, seat: int, kingdom: int, region: int) -> None:
    g.on_region = (*g.on_region, (kingdom, seat, region))
    control(g, seat, FIRST_KINGDOM + kingdom)


class LayAt(Verb):
    """The Kingdom card just acquired onto a location."""

    name = "lay-at"
    takes = (LOCATION,)
    rule = "4.2.9"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return list(self.row())

    def act(self, g: Crown, seat: int, location: int) -> None:
        kingdom, g.acquiring = g.acquiring, NOBODY
        g.tell("old-kings-crown-lies-at", seat=seat, location=LOCATIONS[location].id)
        g.on_location = (*g.on_location, (kingdom, seat, location))
        control(g, seat, FIRST_KINGDOM + kingdom)
        arrived(g, seat, kingdom)


LAY_ON: Final = LayOn()
LAY_AT: Final = LayAt()


def opens_barrow(g: Crown, seat: int, kingdom: int) -> None:
    """The cheapest card of the place of power without paying; this is discarded."""
    use_up_bid(g, seat)
    g.acquiring = NOBODY
    g.kingdom_discard = (*g.kingdom_discard, kingdom)
    arrived(g, seat, kingdom)
    must(g, seat, UNEARTH)


class Unearth(Verb):
    name = "unearth"
    takes = (FOR_SALE,)
    rule = "17.7"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        costs = [KINDS[card].cost for card in g.places[seat]]
        return self.each([card for card in g.places[seat] if KINDS[card].cost == min(costs)])

    def act(self, g: Crown, seat: int, card: int) -> None:
        acquire_place(g, seat, card)


UNEARTH: Final = Unearth()

# ----------------------------------------------------------------------------------------------------------- actions


class Tithe(Use):
    """An influence for a card in a council; two more for giving this up, with one in each."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if sitting(g, seat) else []

    def happens(self, g: Crown, seat: int) -> None:
        gain(g, seat, 1)
        may(g, seat, 1, SELL)


class Sell(Verb):
    """The barn itself for two influence more."""

    name = "sell"
    rule = "17.2"
    kingdom: int = KINGDOM.index("kc2")

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if all(g.mine(seat, cards) for cards in g.council) else []

    def act(self, g: Crown, seat: int) -> None:
        gain(g, seat, 2)
        discard_kingdom(g, seat, self.kingdom)


SELL: Final = Sell()


def voices(g: Crown, seat: int, card: int) -> int:
    return 1 if g.order[0] == seat else 2


def granary_opens(g: Crown, seat: int) -> None:
    """It is discarded instead of a place in the hand."""
    kingdom = KINGDOM.index("kc4")
    g.supply[seat] = without(g.supply[seat], kingdom)
    g.kingdom_discard = (*g.kingdom_discard, kingdom)
    give_up(g, seat, FIRST_KINGDOM + kingdom)


class Scrape(Use):
    """A tactic is burned for lore: three if it was not exhausted."""

    takes = (TACTIC,)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        first = 4 * g.faction[seat]
        return self.each([first + tactic for tactic in range(4) if g.tactics[seat][tactic] != NOBODY])

    def happens(self, g: Crown, seat: int, tactic: int) -> None:
        fresh = g.tactics[seat][tactic % 4] > 0
        set_uses(g, seat, tactic % 4, NOBODY)
        g.tell("old-kings-crown-burns", seat=seat, tactic=TACTICS[tactic].id)
        gain_lore(g, seat, 3 if fresh else 1)


class Moot(Use):
    """Govern with an active card of the region on which it lies."""

    takes = (CARD, COUNCIL)

    def offers(self, g: Crown, seat: int) -> list[Action]:
        region = next((r for kingdom, _, r in g.on_region if kingdom == kingdom_of(self)), NOBODY)
        found: list[Action] = []
        for card in those(g, seat, g.active[region], WITH_VOTES):
            found += self.row(card)
        return found

    def happens(self, g: Crown, seat: int, card: int, council: int) -> None:
        govern(g, seat, card, council)


def one_influence(g: Crown, seat: int, *about: int) -> None:
    gain(g, seat, 1)


def pays_for_theft(g: Crown, seat: int, thief: int, kingdom: int) -> None:
    """Whose it is, or, if it is stolen itself, the thief."""
    gain(g, thief if KINGDOM[kingdom] == "kc9" else seat, 1)


def is_pathfinder(g: Crown, seat: int, card: int) -> bool:
    return bool(traits(g, card) & PATHFINDER)


class Question(Use):
    """An influence for whoever has no lore, else a lore."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def happens(self, g: Crown, seat: int) -> None:
        if g.lore[seat]:
            gain_lore(g, seat, 1)
        else:
            gain(g, seat, 1)


class MoveIn(Spent):
    """A card out of a council, or a marker that goes like one: room for one more in the hand."""

    takes = (SITTER,)
    price = GOES

    def offers(self, g: Crown, seat: int) -> list[Action]:
        marks = [CARDS + council for council in range(3) if g.council_marks[seat][council]]
        return self.each([*sitting(g, seat), *(marks if marks and ask(g, seat, MARKS_GO, False) else [])])

    def happens(self, g: Crown, seat: int, sitter: int) -> None:
        if sitter < CARDS:
            leave_council(g, sitter)
        else:
            drop_mark(g, seat, sitter - CARDS)
        change_limit(g, seat, 1)
        self.spend(g, seat)


def more_room(g: Crown, seat: int, kingdom: int) -> None:
    change_limit(g, seat, 1)


def less_room(g: Crown, seat: int, kingdom: int) -> None:
    change_limit(g, seat, -1)


def active_heir(g: Crown, seat: int, region: int) -> bool:
    return bool(fitting(g, g.mine(seat, g.active[region]), HEIR))


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named({
    "kc1":   (trait(PATHFINDER), at(JOURNEYS_FROM_ACTIVE, True)),
    "kc2":   (spring(Tithe()),),
    "kc3":   (votes(voices, of=FOLLOWER),),
    "kc4":   (bold(to_supply), at(ATTRITION, granary_opens)),
    "kc5":   (at(BID_STRENGTH, 5), at(GUARD, 5), at(FIRST_BID, one_influence), at(NO_THEFT, True)),
    "kc6":   (spring(Scrape()),),
    "kc7":   (bold(opens_barrow),),
    "kc8":   (more_lore(1, printed_lore(1)),),
    "kc9":   (at(THEFT_STRENGTH, 3), at(THEFT, pays_for_theft)),
    "kc10":  (bold(to_region), autumn(Moot())),
    "kc11":  (bold(to_location), at(CLAIMED, one_influence)),
    "kc12":  (at(JOURNEY_LORE, 1, is_pathfinder), at(JOURNEYED, one_influence, is_pathfinder)),
    "kc13":  (spring(Question()),),
    "kc14":  (spring(ToHand(discarded)),),
    "kc15":  (at(FAVOUR_RIGHTS, WITHOUT_DISC),),
    "kc16":  (autumn(MoveIn()),),
    "kc17":  (at(COMES, more_room), at(LEAVES, less_room), at(WINS, one_influence, active_heir)),
})  # fmt: skip
