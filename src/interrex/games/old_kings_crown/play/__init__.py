"""The order of play: set-up, then year after year. A file for each phase.

year      hands and the order track
bids      the bids and what they bring; kingdom: the Great Road, acquiring
placing   Heralds, and cards face down beside the regions
spring    the Spring action step
summer    clash markers and clashes; day, night, rewards
autumn    governing, journeying, commands
winter    what goes, and what stays
ending    who has won

Below them: moving (the only ways cards move), wealth, sending (governing, journeying), commands, using (actions of
components) and asking (one question at a time).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from interrex.engine.errors import BadConfig
from interrex.engine.game import Start
from interrex.engine.luck import Luck

from ..data import (
    BASICS,
    CARDS,
    FACTIONS,
    FIRST_COUNCIL,
    FIRST_HEIR,
    FIRST_TACTIC,
    HAND,
    KINGDOM_CARDS,
    OWN,
    ROAD,
)
from ..state import Crown, Procedure
from .advanced import AdvancedSetup, deal_kingdom, drawn_order
from .autumn import Autumn
from .bids import Bids
from .ending import end
from .placing import Cards, Heralds
from .spring import Spring
from .summer import Summer
from .winter import Winter
from .year import StartOfYear

RANDOM: Final = "random"
NORMAL: Final = "normal"
ADVANCED: Final = "advanced"

# What each faction begins with (rulebook 2): the cards of its deck, the first Heir before the others; its place of
# power; its tactics and the three councils, as a mask of the components it controls
BEGINNING: Final = [
    (first + FIRST_HEIR, *[first + kind for kind in range(BASICS) if kind != FIRST_HEIR])
    for first in range(0, CARDS, OWN)
]
PLACES: Final = [tuple(range(first + BASICS, first + OWN)) for first in range(0, CARDS, OWN)]
HELD: Final = [15 << FIRST_TACTIC + 4 * own | 7 << FIRST_COUNCIL for own in range(len(FACTIONS))]


def setup(start: Start, luck: Luck) -> Crown:
    """Rulebook 2."""
    players, options = start.players, start.options
    faction = seating([str(options[f"seat-{seat + 1}"]) for seat in range(players)], luck)
    g = table(faction, int(options["years"]), luck)
    deck = list(range(KINGDOM_CARDS))
    luck.shuffle(deck)
    g.kingdom = tuple(deck)
    if options["setup"] == ADVANCED:
        deal_kingdom(g)
    g.road = g.kingdom[-ROAD:]
    g.kingdom = g.kingdom[:-ROAD]
    for seat in range(players):
        heir, *cards = BEGINNING[faction[seat]]
        luck.shuffle(cards)
        g.hands[seat] = tuple(sorted([heir, *cards[1 - HAND :]]))
        g.decks[seat] = tuple(cards[: 1 - HAND])
    if options["setup"] == ADVANCED:
        g.then(AdvancedSetup(), Reign())
    else:
        g.order = drawn_order(g)
        g.push(Reign())
    return g


def table(faction: tuple[int, ...], years: int, luck: Luck) -> Crown:
    """Boards, places of power and tactics; nothing is dealt yet."""
    g = Crown.new(faction, years, luck)
    g.places = [PLACES[own] for own in faction]
    g.held = [HELD[own] for own in faction]
    return g


def seating(chosen: list[str], luck: Luck) -> tuple[int, ...]:
    """Factions in seat order: as chosen; "random" draws among those nobody chose (rulebook 2.5)."""
    named = [FACTIONS.index(word) for word in chosen if word != RANDOM]
    if len(set(named)) < len(named):
        raise BadConfig("old-kings-crown-bad-twice", "old-kings-crown")
    left = [f for f in range(len(FACTIONS)) if f not in named]
    luck.shuffle(left)
    return tuple([left.pop() if word == RANDOM else FACTIONS.index(word) for word in chosen])


@mypyc_attr(allow_interpreted_subclasses=True)
class Reign(Procedure):
    """Year after year (rulebook 1.1.2)."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        if n == g.years:
            end(g)
        g.year = n + 1
        g.push(Year(first=n == 0))
        return True


class Year(Procedure):
    """Start of year, Spring, Summer, Autumn, Winter."""

    __slots__ = ("first",)

    def __init__(self, first: bool) -> None:
        self.first = first

    def step(self, g: Crown, n: int) -> bool:
        g.tell("old-kings-crown-year", n=g.year)
        start = [] if self.first else [StartOfYear()]
        g.then(*start, Bids(), Heralds(), Cards(), Spring(), Summer(), Autumn(), Winter())
        return False
