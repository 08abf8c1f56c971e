"""Kingdom cards of the first suit, that of the council of Relics (rulebook 17.1 to 17.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.powers import Power

from ..data import (
    CARD_IDS,
    CARDS,
    FIRST_KINGDOM,
    FOLLOWER,
    HEIR,
    KINDS,
    KINGDOM,
    LOCATIONS,
    NOBODY,
    PATHFINDER,
    REGIONS,
    TACTICS,
)
from ..many import WITH_VOTES, fitting, those
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
from ..nature import traits
from ..needs import SITS, SITS_OR_MARK, TACTIC_LEFT, need, sitting
from ..play.asking import may, must
from ..play.kingdom import arrived, use_up_occupier
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
    more_lore,
    printed_lore,
    spring,
    trait,
    votes,
)
from ..state import Crown, Verb, without
from ..words import CARD, COUNCIL, FOR_SALE, LOCATION, REGION, SITTER, TACTIC
from .councils import drop_mark

# ------------------------------------------------------------------------------------------------ orders when acquired


def to_supply(g: Crown, own: int, seat: int, kingdom: int) -> None:
    """The card laid for it is discarded; this lies in the supply."""
    use_up_occupier(g)
    g.acquiring = NOBODY
    g.tell("old-kings-crown-into-supply", seat=seat, kingdom=KINGDOM[kingdom])
    g.supply[seat] = (*g.supply[seat], kingdom)
    control(g, seat, FIRST_KINGDOM + kingdom)
    arrived(g, seat, kingdom)


def to_region(g: Crown, own: int, seat: int, kingdom: int) -> None:
    """The card laid for it is discarded; this lies on a region."""
    use_up_occupier(g)
    must(g, seat, LAY_ON)


def to_location(g: Crown, own: int, seat: int, kingdom: int) -> None:
    use_up_occupier(g)
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
        g.tell("old-kings-crown-lies-on", seat=seat, kingdom=KINGDOM[kingdom], region=REGIONS[region])
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
        g.tell("old-kings-crown-lies-at", seat=seat, kingdom=KINGDOM[kingdom], location=LOCATIONS[location].id)
        g.on_location = (*g.on_location, (kingdom, seat, location))
        control(g, seat, FIRST_KINGDOM + kingdom)
        arrived(g, seat, kingdom)


LAY_ON: Final = LayOn()
LAY_AT: Final = LayAt()


def opens_barrow(g: Crown, own: int, seat: int, kingdom: int) -> None:
    """The cheapest card of the place of power without paying; this is discarded."""
    use_up_occupier(g)
    g.acquiring = NOBODY
    g.tell("old-kings-crown-discards-kingdom", seat=seat, kingdom=KINGDOM[kingdom])
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
        g.tell("old-kings-crown-unearths", seat=seat, card=CARD_IDS[card])
        acquire_place(g, seat, card)


UNEARTH: Final = Unearth()

# ----------------------------------------------------------------------------------------------------------- actions


class Tithe(Use):
    """An influence for a card in a council; two more for giving this up, with one in each."""

    needs = (SITS,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if sitting(g, seat) else []

    def happens(self, g: Crown, seat: int) -> None:
        gain(g, seat, 1)
        may(g, seat, 1, SELL)


class Sell(Verb):
    """The barn itself for two influence more."""

    name = "sell"
    rule = "17.2"
    kingdom: int = KINGDOM.index("tithe-barn")

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if all(g.mine(seat, cards) for cards in g.council) else []

    def act(self, g: Crown, seat: int) -> None:
        gain(g, seat, 2)
        discard_kingdom(g, seat, self.kingdom)


SELL: Final = Sell()


def voices(g: Crown, own: int, seat: int, card: int) -> int:
    return 1 if g.order[0] == seat else 2


def granary_opens(g: Crown, own: int, seat: int) -> None:
    """It is discarded instead of a place in the hand."""
    kingdom = KINGDOM.index("hidden-granary")
    g.tell("old-kings-crown-discards-kingdom", seat=seat, kingdom=KINGDOM[kingdom])
    g.supply[seat] = without(g.supply[seat], kingdom)
    g.kingdom_discard = (*g.kingdom_discard, kingdom)
    give_up(g, seat, FIRST_KINGDOM + kingdom)


class Scrape(Use):
    """A tactic is burned for lore: three if it was not exhausted."""

    needs = (TACTIC_LEFT,)

    takes = (TACTIC,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        first = 4 * g.faction[seat]
        return self.each([first + tactic for tactic in range(4) if g.tactics[seat][tactic] != NOBODY])

    def happens(self, g: Crown, seat: int, tactic: int) -> None:
        fresh = g.tactics[seat][tactic % 4] > 0
        set_uses(g, seat, tactic % 4, NOBODY)
        g.tell("old-kings-crown-burns", seat=seat, tactic=TACTICS[tactic].id)
        gain_lore(g, seat, 3 if fresh else 1)


def voters_there(g: Crown, seat: int) -> list[int]:
    """The seat's active cards with votes in the region on which it lies."""
    region = next((r for kingdom, _, r in g.on_region if KINGDOM[kingdom] == "moot-hill"), NOBODY)
    return those(g, seat, g.active[region], WITH_VOTES) if region != NOBODY else []


VOTER_THERE: Final = need("voter", voters_there)


class Moot(Use):
    """Govern with an active card of the region on which it lies."""

    needs = (VOTER_THERE,)

    takes = (CARD, COUNCIL)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for card in voters_there(g, seat):
            found += self.row(card)
        return found

    def happens(self, g: Crown, seat: int, card: int, council: int) -> None:
        govern(g, seat, card, council)


def one_influence(g: Crown, own: int, seat: int, *about: int) -> None:
    gain(g, seat, 1)


def pays_for_theft(g: Crown, own: int, seat: int, thief: int, kingdom: int) -> None:
    """Whose it is, or, if it is stolen itself, the thief."""
    gain(g, thief if KINGDOM[kingdom] == "magpies-diet" else seat, 1)


@condition()
def is_pathfinder(g: Crown, own: int, seat: int, card: int) -> bool:
    return bool(traits(g, card) & PATHFINDER)


class Question(Use):
    """An influence for whoever has no lore, else a lore."""

    def happens(self, g: Crown, seat: int) -> None:
        if g.lore[seat]:
            gain_lore(g, seat, 1)
        else:
            gain(g, seat, 1)


class MoveIn(Spent):
    """A card out of a council, or a marker that goes like one: room for one more in the hand."""

    needs = (SITS_OR_MARK,)

    takes = (SITTER,)
    price = GOES

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        marks = [CARDS + council for council in range(3) if g.council_marks[seat][council]]
        return self.each([*sitting(g, seat), *(marks if marks and ask(g, seat, MARKS_GO, False) else [])])

    def happens(self, g: Crown, seat: int, sitter: int) -> None:
        if sitter < CARDS:
            leave_council(g, sitter)
        else:
            drop_mark(g, seat, sitter - CARDS)
        change_limit(g, seat, 1)
        self.spend(g, seat)


def more_room(g: Crown, own: int, seat: int, kingdom: int) -> None:
    change_limit(g, seat, 1)


def less_room(g: Crown, own: int, seat: int, kingdom: int) -> None:
    change_limit(g, seat, -1)


@condition()
def active_heir(g: Crown, own: int, seat: int, region: int) -> bool:
    return bool(fitting(g, g.mine(seat, g.active[region]), HEIR))


ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "drovers-guild":               (trait(PATHFINDER), at(JOURNEYS_FROM_ACTIVE, True)),
    "tithe-barn":                  (spring(Tithe()),),
    "voices-from-the-common":      (votes(voices, of=FOLLOWER),),
    "hidden-granary":              (bold(to_supply), at(ATTRITION, granary_opens)),
    "ring-of-menhirs":             (at(BID_STRENGTH, 5), at(GUARD, 5), at(FIRST_BID, one_influence),
                                    at(NO_THEFT, True)),
    "scraped-parchment":           (spring(Scrape()),),
    "opened-barrow":               (bold(opens_barrow),),
    "hedge-school":                (more_lore(1, printed_lore(1)),),
    "magpies-diet":                (at(THEFT_STRENGTH, 3), at(THEFT, pays_for_theft)),
    "moot-hill":                   (bold(to_region), autumn(Moot())),
    "toll-bridge":                 (bold(to_location), at(CLAIMED, one_influence)),
    "pilgrim-stair":               (at(JOURNEY_LORE, 1, is_pathfinder), at(JOURNEYED, one_influence, is_pathfinder)),
    "well-of-questions":           (spring(Question()),),
    "reprieve-in-a-borrowed-hand": (spring(ToHand(discarded)),),
    "harvest-wreath":              (at(FAVOUR_RIGHTS, WITHOUT_DISC),),
    "house-with-no-door":          (autumn(MoveIn()),),
    "coronation-stone":            (at(COMES, more_room), at(LEAVES, less_room), at(WINS, one_influence, active_heir)),
}  # fmt: skip
