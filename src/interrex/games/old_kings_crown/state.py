"""A position: plain values, a hand-written copy, nothing that decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from interrex.engine import frames
from interrex.engine.deeds import Deed
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.verbs import Verb as AnyVerb

from .data import CARDS, FACTIONS, HAND, KINGDOM_CARDS, NOBODY, OWN, SPACES, START, SUPPORTERS, TACTICS

Cards = tuple[int, ...]  # numbers of cards
Occupied = tuple[int, int]  # a Kingdom card and the faction card beneath it
Lying = tuple[int, int, int]  # a Kingdom card on the map, its owner's seat, the region or location
Gained = tuple[int, int, int, int]  # a card, what it has gained, how much, until when
Copied = tuple[int, int, int]  # a card, what it has of another, that other
Outlook = tuple[int, int, bool, int]  # components held and lasting, as masks; first on the track? the faction

FREE: Final[Occupied] = (NOBODY, NOBODY)
BARE_BOARD: Final = (FREE,) * SPACES
NONE: Final[Cards] = ()
NO_MEN: Final = (0, 0, 0)

# What a card can gain for a time, and until when
COMMANDS_OF: Final = 0  # a mask
TRAITS_OF: Final = 1  # a mask
SPOKEN_FOR: Final = 2  # the number of a component that speaks for it, as its own text would

CLASH_END: Final = 0
YEAR_END: Final = 1

# What a card can copy of another's print, for the year
ALL_OF: Final = 0  # beside its own, strength too, but no archetype
LIKENESS: Final = 1  # instead of its own, all but the strength

# The stages of a clash
REVEAL: Final = "reveal"
DAY: Final = "day"
ANSWER: Final = "answer"  # the second window: only what was just revealed
NIGHT: Final = "night"
TALLY: Final = "tally"
TIE: Final = "tie"
REWARDS: Final = "rewards"
SHOWN_AS: Final = {  # each stage, in order, and the one it is a part of for those who look on
    REVEAL: REVEAL, DAY: DAY, ANSWER: DAY, NIGHT: NIGHT, TALLY: TALLY, TIE: TALLY, REWARDS: REWARDS,
}  # fmt: skip


class Clash(Deed[Any]):
    """A clash under way. ``seat`` is the winner's once there is one."""

    __slots__ = ("bonus", "first", "ordered", "region", "revealed", "seats", "totals")

    region: int
    seats: tuple[int, ...]  # who takes part, in turn order
    first: bool  # in its region this year
    revealed: Cards  # just now: only these may answer
    ordered: tuple[tuple[int, int], ...]  # cards and the commands they have carried out
    bonus: tuple[int, ...]  # strength beside cards and Supporters, by seat
    totals: tuple[int, ...]  # by seat; empty until they are counted

    @staticmethod
    def new(region: int, seats: tuple[int, ...], players: int, first: bool) -> Clash:
        clash = Clash()
        clash.begin(NOBODY, REVEAL)
        clash.region = region
        clash.seats = seats
        clash.first = first
        clash.revealed = NONE
        clash.ordered = ()
        clash.bonus = (0,) * players
        clash.totals = ()
        return clash

    def copy(self) -> Clash:
        twin = Clash()
        self.copy_into(twin)
        twin.region, twin.seats, twin.first = self.region, self.seats, self.first
        twin.revealed, twin.ordered = self.revealed, self.ordered
        twin.bonus, twin.totals = self.bonus, self.totals
        return twin


# By faction, whether a card is one of its own: asked of many cards at a time, so by what needs no Python to run.
OF_FACTION: Final = tuple([frozenset(range(first, first + OWN)).__contains__ for first in range(0, CARDS, OWN)])

# By faction, the uses of its tactics at set-up
USES: Final = [tuple([tactic.uses for tactic in TACTICS[first : first + 4]]) for first in range(0, len(TACTICS), 4)]


class Crown(State):
    """Lists are by seat, unless they say otherwise."""

    __slots__ = (
        "acquiring",
        "acting",
        "active",
        "altered",
        "barred",
        "bids",
        "burned",
        "camp",
        "copied",
        "council",
        "council_marks",
        "dealt_kingdom",
        "decks",
        "discards",
        "eyes",
        "faction",
        "favour",
        "favour_left",
        "favoured",
        "fought",
        "gained",
        "gate",
        "hands",
        "held",
        "herald",
        "hushed",
        "influence",
        "kingdom",
        "kingdom_burned",
        "kingdom_discard",
        "laid",
        "lasting",
        "limit",
        "lore",
        "lost",
        "lost_men",
        "markers",
        "men",
        "occupied",
        "occupier",
        "on_location",
        "on_region",
        "opening",
        "order",
        "ordered",
        "outlook_",
        "places",
        "players",
        "quarters",
        "resolved",
        "road",
        "season",
        "seat_of",
        "secret_marks",
        "stakes",
        "supply",
        "tactics",
        "taken",
        "tired",
        "tried",
        "used",
        "winners",
        "won_by",
        "wrestlers",
        "year",
        "years",
    )  # fmt: skip
    game = "old-kings-crown"

    players: int
    faction: tuple[int, ...]
    seat_of: tuple[int, ...]  # by faction
    order: tuple[int, ...]  # the order track, first on top
    year: int
    years: int
    season: str
    acting: bool  # the action step of Spring has begun
    winners: tuple[int, ...]
    won_by: str
    # wealth
    influence: list[int]
    lore: list[int]
    limit: list[int]  # of hands
    # faction cards; whose a card is follows from its number
    hands: list[Cards]  # sorted
    decks: list[Cards]  # top last
    discards: list[Cards]
    lost: Cards
    burned: Cards
    places: list[Cards]  # not bought yet
    quarters: list[Cards]  # bought headquarters
    bids: list[int]  # laid open, until they are resolved
    wrestlers: list[int]  # shown at a contest of strength, until it is decided
    active: list[Cards]  # by region, in the order of arrival
    laid: list[tuple[Cards, Cards, Cards]]  # face down, by seat and region
    fought: list[int]  # by region: mask of the cards that fought an earlier clash there this year
    tried: list[int]  # by region: mask of the cards that were played there this year to break a tie
    stakes: tuple[tuple[int, int], ...]  # influence lying on active cards
    council: list[Cards]  # by council
    eyes: list[int]  # by card, Kingdom cards after faction cards: mask of the seats that know where it lies hidden
    # Kingdom cards
    road: Cards  # left to right; NOBODY is a gap. The leftmost is the top of the deck, face up
    kingdom: Cards  # the deck beneath it, top last
    kingdom_discard: Cards
    kingdom_burned: Cards
    dealt_kingdom: list[Cards]  # in the advanced set-up
    occupied: list[tuple[Occupied, ...]]  # by seat and space
    supply: list[Cards]  # Kingdom cards that need no space
    opening: list[Occupied]  # in the advanced set-up: what was chosen and is not acquired yet
    on_region: tuple[Lying, ...]
    on_location: tuple[Lying, ...]
    acquiring: int  # the card being acquired just now
    occupier: int  # the faction card that is laid for it
    taken: bool  # has a card left the road in this step?
    # pieces
    camp: list[int]  # Supporters on the board
    men: list[tuple[int, int, int]]  # Supporters by seat and region
    tired: list[tuple[int, int, int]]  # of these, those that fought an earlier clash there
    lost_men: list[int]
    herald: list[int]  # a location
    secret_marks: list[tuple[int, ...]]  # by seat and location
    council_marks: list[tuple[int, int, int]]  # by seat and council
    favour: int  # the seat that holds the disc
    favour_left: int
    tactics: list[tuple[int, ...]]  # by seat, uses left of each; NOBODY: burned
    gate: list[int]  # markers on a headquarters card
    # this year
    held: list[int]  # mask of the components a seat controls
    lasting: list[int]  # mask of those whose effect lasts for the year
    used: list[int]  # mask of the actions a seat has used
    favoured: list[int]  # how often it has used its own Favour
    gained: tuple[Gained, ...]
    copied: tuple[Copied, ...]
    altered: frozenset[int]  # the cards that have gained or copied something (see ``alter``)
    ordered: tuple[tuple[int, int], ...]  # in an action step of Spring or Autumn: cards and commands carried out
    markers: tuple[int, ...]  # the regions in the order of their clashes
    resolved: int  # mask of regions
    barred: list[int]  # by region: the seat that bars it
    hushed: int  # the seat whose opponents' bids count nothing
    outlook_: list[Outlook | None]  # what powers that speak of cards look at, while it is known (``many.look``)

    @staticmethod
    def new(faction: tuple[int, ...], years: int, luck: Luck) -> Crown:
        """An empty table: nothing is dealt or laid out yet."""
        g = Crown()
        g.begin(luck)
        players = len(faction)
        g.players = players
        g.faction = faction
        g.seat_of = tuple([faction.index(f) if f in faction else NOBODY for f in range(4)])
        g.order = tuple(range(players))
        g.year = 1
        g.years = years
        g.season = START
        g.winners = ()
        g.won_by = "8.1"
        g.influence, g.lore, g.lost_men, g.gate, g.held, g.favoured = [[0] * players for _ in range(6)]
        g.limit = [HAND] * players
        g.hands, g.decks, g.discards, g.places, g.quarters, g.dealt_kingdom, g.supply = [
            [NONE] * players for _ in range(7)
        ]
        g.lost = g.burned = NONE
        g.bids = [NOBODY] * players
        g.wrestlers = [NOBODY] * players
        g.active = [NONE] * 3
        g.laid = [(NONE, NONE, NONE)] * players
        g.stakes = ()
        g.council = [NONE] * 3
        g.eyes = [0] * (CARDS + KINGDOM_CARDS)
        g.road = (NOBODY,) * 4
        g.kingdom = g.kingdom_discard = g.kingdom_burned = NONE
        g.occupied = [BARE_BOARD] * players
        g.opening = [FREE] * players
        g.on_region = g.on_location = ()
        g.acquiring = g.occupier = NOBODY
        g.taken = False
        g.camp = [SUPPORTERS] * players
        g.men = [NO_MEN] * players
        g.herald = [NOBODY] * players
        g.secret_marks = [(0,) * 6] * players
        g.council_marks = [(0, 0, 0)] * players
        g.favour = NOBODY
        g.favour_left = 0
        g.tactics = [USES[own] for own in faction]
        g.lasting = [0] * players
        g.outlook_ = [None] * players
        g.new_year()
        return g

    def new_year(self) -> None:
        """Nothing used yet, and nothing lasts."""
        players = self.players
        self.outlook_ = [None] * players
        self.lasting, self.used, self.favoured = [0] * players, [0] * players, [0] * players
        self.alter((), ())
        self.acting = False
        self.ordered = ()
        self.markers = NONE
        self.resolved = 0
        self.fought = [0, 0, 0]
        self.tried = [0, 0, 0]
        self.tired = [NO_MEN] * players
        self.barred = [NOBODY] * 3
        self.hushed = NOBODY

    def alter(self, gained: tuple[Gained, ...], copied: tuple[Copied, ...]) -> None:
        """What cards have gained and copied from now on. Which these are is asked again and again, so it is kept."""
        self.gained = gained
        self.copied = copied
        self.altered = frozenset([entry[0] for entry in (*gained, *copied)])

    def copy(self) -> Crown:
        twin = Crown()
        self.copy_into(twin)
        twin.players = self.players
        twin.faction = self.faction
        twin.seat_of = self.seat_of
        twin.order = self.order
        twin.year = self.year
        twin.years = self.years
        twin.season = self.season
        twin.acting = self.acting
        twin.winners = self.winners
        twin.won_by = self.won_by
        twin.influence = self.influence[:]
        twin.lore = self.lore[:]
        twin.limit = self.limit[:]
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.lost = self.lost
        twin.burned = self.burned
        twin.places = self.places[:]
        twin.quarters = self.quarters[:]
        twin.bids = self.bids[:]
        twin.wrestlers = self.wrestlers[:]
        twin.active = self.active[:]
        twin.laid = self.laid[:]
        twin.fought = self.fought[:]
        twin.tried = self.tried[:]
        twin.stakes = self.stakes
        twin.council = self.council[:]
        twin.eyes = self.eyes[:]
        twin.road = self.road
        twin.kingdom = self.kingdom
        twin.kingdom_discard = self.kingdom_discard
        twin.kingdom_burned = self.kingdom_burned
        twin.dealt_kingdom = self.dealt_kingdom[:]
        twin.occupied = self.occupied[:]
        twin.supply = self.supply[:]
        twin.opening = self.opening[:]
        twin.on_region = self.on_region
        twin.on_location = self.on_location
        twin.acquiring = self.acquiring
        twin.occupier = self.occupier
        twin.taken = self.taken
        twin.camp = self.camp[:]
        twin.men = self.men[:]
        twin.tired = self.tired[:]
        twin.lost_men = self.lost_men[:]
        twin.herald = self.herald[:]
        twin.secret_marks = self.secret_marks[:]
        twin.council_marks = self.council_marks[:]
        twin.favour = self.favour
        twin.favour_left = self.favour_left
        twin.tactics = self.tactics[:]
        twin.gate = self.gate[:]
        twin.held = self.held[:]
        twin.lasting = self.lasting[:]
        twin.outlook_ = self.outlook_[:]
        twin.used = self.used[:]
        twin.favoured = self.favoured[:]
        twin.gained = self.gained
        twin.copied = self.copied
        twin.altered = self.altered
        twin.ordered = self.ordered
        twin.markers = self.markers
        twin.resolved = self.resolved
        twin.barred = self.barred[:]
        twin.hushed = self.hushed
        return twin

    # What the rules ask of a position again and again

    @property
    def clash(self) -> Clash:
        """The clash under way; only while there is one."""
        clash: Clash = self.deeds[-1]
        return clash

    def owner(self, card: int) -> int:
        """The seat whose faction card it is."""
        return self.seat_of[card // OWN]

    def mine(self, seat: int, cards: Cards) -> list[int]:
        """Of some cards, the seat's own."""
        return list(filter(OF_FACTION[self.faction[seat]], cards))

    def region_of(self, card: int) -> int:
        """The region beside which a card is active; NOBODY: it is not."""
        for region, cards in enumerate(self.active):
            if card in cards:
                return region
        return NOBODY

    def others(self, seat: int) -> list[int]:
        """Everybody else, in turn order."""
        at = self.order.index(seat)
        return list(self.order[:at] + self.order[at + 1 :])


Asked = TypeVar("Asked")


def by_seat(ask: Callable[[int], Asked]) -> tuple[Asked, ...]:
    """What every seat is asked again and again, made once: frames never change, so that one of each will do."""
    return tuple([ask(seat) for seat in range(len(FACTIONS))])


Procedure = frames.Procedure[Crown]
SeatProcedure = frames.SeatProcedure[Crown]
Round = frames.Round[Crown]
Decision = frames.Decision[Crown]
Verb = AnyVerb[Crown]


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def changed(row: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """A row of numbers with one of them changed."""
    return (*row[:at], row[at] + by, *row[at + 1 :])
