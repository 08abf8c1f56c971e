"""The moments at which components speak, in the order of play.

The order of play asks here, by moment, and needs not know which components there are; ``cards`` enters what each of
them does. What a seat controls is a mask of component numbers (``g.held``), what lasts for the year another
(``g.lasting``); the text of a faction card speaks only where that card may (see ``nature.texts``).
"""

from __future__ import annotations

import operator
from functools import reduce
from typing import Any, Final

from interrex.engine.powers import Moment, Powers

from .state import Crown

POWERS: Final[Powers[int]] = Powers()

# What a card is, asked of its owner's powers about the card (rulebook 1.4)
CARD_TRAITS: Final = Moment("card-traits", operator.or_)
CARD_COMMANDS: Final = Moment("card-commands", operator.or_)
CARD_VOTES: Final = Moment("card-votes")
CARD_LORE: Final = Moment("card-lore")

# Start of year (rulebook 3)
ATTRITION: Final = Moment("attrition")  # instead of losing a place in the hand
SETS_ORDER: Final = Moment("sets-order")  # instead of the order that influence gives

# Bids and Kingdom cards (rulebook 4.1 to 4.3)
REVEALED: Final = Moment("bids-revealed")
BID_STRENGTH: Final = Moment("bid-strength")
FIRST_BID: Final = Moment("first-bid")
GUARD: Final = Moment("guard")  # strength of its owner's occupiers
THEFT_STRENGTH: Final = Moment("theft-strength")
NO_THEFT: Final = Moment("no-theft", operator.or_)  # forbids stealing
IGNORES_GUARD: Final = Moment("ignores-guard", operator.or_)  # text of the bid card
THEFT: Final = Moment("theft")  # about the thief and the card, which is still where it was
SPACES_MORE: Final = Moment("spaces")
AHEAD: Final = Moment("ahead")  # cards of the Kingdom deck that count as face up: tuples
AT_ROAD: Final = Moment("at-road")  # before a card is taken from the road
BOLD: Final = Moment("bold")  # instead of occupying it: the card's own order, about the card beneath
COMES: Final = Moment("comes")  # its own text, when it is acquired
LEAVES: Final = Moment("leaves")
ACQUIRES: Final = Moment("acquires")  # about any Kingdom card

# Actions, each in its own step (rulebook 4.6, 5.3, 6.1)
NEVER: Final = Moment("never")
IN_SPRING: Final = Moment("spring")
IN_DAY: Final = Moment("day")
IN_AUTUMN: Final = Moment("autumn")
DAY_TEXT: Final = Moment("day-text")  # on a card that is active in the clash
AUTUMN_TEXT: Final = Moment("autumn-text")  # on an active card
COUNCIL_TEXT: Final = Moment("council-text")  # on a card in a council, in Autumn
DEPLOYS_IN_SPRING: Final = Moment("deploys-in-spring", operator.or_)
FAVOUR_RIGHTS: Final = Moment("favour-rights", operator.or_)  # a mask of these two
WITHOUT_DISC: Final = 1  # one's own Favour once more, or though another holds the disc
OF_OTHERS: Final = 2  # the Favour of any other faction in play

# The clash (rulebook 5)
PLACES_MARKERS: Final = Moment("places-markers", operator.or_)
SILENCED: Final = Moment("silenced", operator.or_)  # of a Kingdom card on a region: no Day and no Night
CLEARS: Final = Moment("clears", operator.or_)  # of a Kingdom card on a region: opponents' print counts nothing
CLEARS_CLASH: Final = Moment("clears-clash", operator.or_)  # text of an active card: the same in its clash
HALVED: Final = Moment("halved", operator.or_)  # of a Kingdom card on a region: opponents' totals
FLANKED: Final = Moment("flanked")  # text of a card that flanks, about the card and whither
AMBUSHES_FROM_DISCARD: Final = Moment("ambushes-from-discard", operator.or_)  # said for a card, for a time
WITHDRAWN: Final = Moment("withdrawn")  # the same, instead of coming to hand when it retreats: about the card
KILLS: Final = Moment("kills")  # text at Night, about the card and who is there: tuples of cards
DIES: Final = Moment("dies", operator.or_)  # text at Night: it eliminates itself
HEIRS_DIE: Final = Moment("heirs-die", operator.or_)  # the same of a seat's powers, about one of its cards
KILLED: Final = Moment("killed")  # about a card that has eliminated others
KILLED_TEXT: Final = Moment("killed-text")
SUPPORTER_STRENGTH: Final = Moment("supporter-strength")
LOWEST_WINS: Final = Moment("lowest-wins", operator.or_)
ELIMINATED: Final = Moment("eliminated")  # about the card: it goes elsewhere instead, at once
SPARES: Final = Moment("spares")  # about the seat's doomed cards: those of which only one can go elsewhere
FROM_ELIMINATION: Final = Moment("from-elimination", operator.or_)  # mask of piles it may go to instead

# Rewards (rulebook 5.7)
WINS: Final = Moment("wins")  # about the region
WINS_TEXT: Final = Moment("wins-text")
RESOLVES: Final = Moment("resolves")  # about the region, won or not
CLAIMED: Final = Moment("claimed")  # of a Kingdom card on a location
PAYS: Final = Moment("pays")  # influence of a location
GRANTS: Final = Moment("grants")  # what else a location gives
HERALD_REWARD: Final = Moment("herald-reward")  # a council's

# Councils, journeys, places of power (rulebook 6, 11, 12)
FROM_COUNCIL: Final = Moment("from-council", operator.or_)  # mask of piles a card may go to instead
FROM_COUNCIL_TEXT: Final = Moment("from-council-text", operator.or_)
MARK_VOTES: Final = Moment("mark-votes", operator.or_)  # do markers count as votes?
MARK_VOTES_TEXT: Final = Moment("mark-votes-text", operator.or_)  # the same, said by a card in a council
MARKS_GO: Final = Moment("marks-go", operator.or_)  # are markers swept away with cards?
JOURNEYS_FROM_ACTIVE: Final = Moment("journeys-from-active", operator.or_)
JOURNEY_LORE: Final = Moment("journey-lore")  # more of it, about the card
JOURNEYED: Final = Moment("journeyed")  # about the card
FROM_JOURNEY: Final = Moment("from-journey", operator.or_)
BOUGHT: Final = Moment("bought")

# Winter (rulebook 7)
IN_WINTER: Final = Moment("winter")  # of a Kingdom card on a region
KEEPS_MEN: Final = Moment("keeps-men", operator.or_)


def who_speaks(g: Crown, moment: Moment) -> list[int]:
    """The seats with powers that have a say then, in turn order: mostly none, which is seen at one glance."""
    held, lasting, speakers = g.held, g.lasting, moment.mask
    found: list[int] = []
    if (reduce(operator.or_, held) | reduce(operator.or_, lasting)) & speakers:
        for seat in g.order:
            if (held[seat] | lasting[seat]) & speakers:
                found.append(seat)
    return found


def who_says(g: Crown, moment: Moment) -> list[int]:
    """The seats whose powers say yes then, in turn order."""
    found: list[int] = []
    for seat in who_speaks(g, moment):
        if ask(g, seat, moment, False):
            found.append(seat)
    return found


def ask(g: Crown, seat: int, moment: Moment, first: Any, *about: Any) -> Any:
    """A value, with what the seat's powers make of it."""
    speaking = (g.held[seat] | g.lasting[seat]) & moment.mask
    return POWERS.ask(moment, speaking, g, seat, *about, first=first) if speaking else first


def happen(g: Crown, seat: int, moment: Moment, *about: Any) -> None:
    """What the seat's powers do by themselves."""
    speaking = (g.held[seat] | g.lasting[seat]) & moment.mask
    if speaking:
        POWERS.happen(moment, speaking, g, seat, *about)


def instead(g: Crown, seat: int, moment: Moment, *about: Any) -> bool:
    """True if a power of the seat has taken over."""
    speaking = g.held[seat] & moment.mask
    return bool(speaking) and POWERS.instead(moment, speaking, g, seat, *about)


def of(number: int, moment: Moment, first: Any, g: Crown, seat: int, *about: Any) -> Any:
    """What one component says."""
    mask = 1 << number
    return POWERS.ask(moment, mask, g, seat, *about, first=first) if mask & moment.mask else first
