"""A position: plain values, a hand-written copy, nothing that decides.

Components are known by their printed numbers. What lies face up somewhere is in ``g.live``, and ``g.place`` says where:
at one of the eight slots of the map, or with a seat. Only the primitives of ``play`` change either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from interrex.engine import frames
from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.verbs import Verb as AnyVerb
from interrex.engine.verbs import Word

from .data.constants import MOST_SUPPLY, SLOTS
from .data.numbers import MOST, NOBODY, NONE, SCEPTER, Cards
from .deeds import ActDeed, Campaign
from .words import COLOURS, told

Tokens = tuple[int, int, int]  # a card, the favor and the secrets lying on it

# How many deals had been proposed, the mask of who had a say, what that was about, and all offers
Offers = tuple[int, int, list[Action], list[Action]]

# What an action may change, and what others may hang on
KNOWLEDGE: Final = 1  # who knows which face-down card
FORCES: Final = 2  # how many warbands are where, as long as nobody else comes to rule anything
TABLE: Final = 4  # everything else
WHATEVER: Final = -1

# What a seat is (rulebook 12.1)
CHANCELLOR: Final = 0
EXILE: Final = 1
CITIZEN: Final = 2
ROLES: Final = ("chancellor", "exile", "citizen")

# Colours of warbands; in a chronicle's string they are bits (rulebook 21.2)
PURPLE: Final = 0

# Where something lies face up: a slot of the map, then the seats
SLOT_COUNT: Final = sum(SLOTS)
WITH: Final = SLOT_COUNT  # WITH + seat
NOWHERE: Final = 255
REGION: Final = tuple([region for region, slots in enumerate(SLOTS) for _ in range(slots)])  # by slot
SLOTS_OF: Final = tuple([tuple([s for s in range(SLOT_COUNT) if REGION[s] == region]) for region in range(3)])
SLOTS_IN: Final = tuple([sum([1 << s for s in slots]) for slots in SLOTS_OF])  # the same as masks
SLOTS_AMONG: Final = tuple([tuple([s for s in range(SLOT_COUNT) if mask >> s & 1]) for mask in range(1 << SLOT_COUNT)])

ALL_SLOTS: Final = len(SLOTS_AMONG) - 1  # their mask

Order = tuple[int, ...]


def clockwise(players: int) -> tuple[Order, ...]:
    """All seats in order, from each of them on."""
    return tuple([tuple([(first + n) % players for n in range(players)]) for first in range(players)])


CLOCKWISE: Final = tuple([clockwise(players) for players in range(7)])

# Phases
SETUP: Final = "setup"
WAKE: Final = "wake"
ACT: Final = "act"
REST: Final = "rest"
ROUND_END: Final = "round-end"  # nobody's turn
CHRONICLE: Final = "chronicle"
IN_TURN: Final = frozenset([WAKE, ACT, REST])


class Ground(NamedTuple):
    """A slot of the map when the game was won."""

    site: int  # 0: face down
    colour: int  # that ruled it
    cards: Cards


class Legacy(NamedTuple):
    """What the winner has settled so far, when the chronicle is written (rulebook 8), and what came of it."""

    oath: int  # of the next game
    ground: tuple[Ground, ...]  # the map as the game left it
    relics: Cards  # the winner's
    citizens: int = 0  # mask of colours: boards on their Citizen side
    annexed: int = 0  # mask of slots that count as the winner's (rulebook 22.2.16)
    built: int = 0  # an edifice built, or repaired
    kept: Cards = NONE  # sites that stay on the map
    ruined: Cards = NONE  # edifices
    suit: int = NOBODY  # of those that joined most
    healed: bool = False


class Oath(State):
    """Lists are by seat, unless they say otherwise."""

    __slots__ = (
        "act_over",
        "advisers",
        "altered_",
        "archive",
        "at",
        "bands",
        "bank",
        "banks",
        "boxed",
        "by_hand",
        "cage",
        "cards",
        "chancellor",
        "colour",
        "colours",
        "dark",
        "discarded",
        "dispossessed",
        "drawn",
        "edifices",
        "end_die",
        "eyes",
        "face_up",
        "facedown",
        "favor",
        "first_game",
        "flag",
        "garrisons",
        "holds",
        "host",
        "laden",
        "legacy",
        "live",
        "middle",
        "mob",
        "oath",
        "offered_",
        "on_banner",
        "own",
        "pawn",
        "phase",
        "piles",
        "place",
        "players",
        "prophets",
        "relic_deck",
        "relics",
        "relics_at",
        "reliquary",
        "rested",
        "role",
        "round",
        "scepter_taken",
        "secrets",
        "shared",
        "shared_secrets",
        "site",
        "site_deck",
        "site_favor",
        "site_secrets",
        "stirred",
        "supply",
        "switched",
        "talked",
        "title",
        "tokens",
        "turn",
        "unplayed",
        "upper",
        "usurper",
        "vision",
        "visions_drawn",
        "winner",
        "won_by",
        "won_with",
        "world",
    )  # fmt: skip
    game = "oath"

    players: int
    chancellor: int
    role: list[int]
    colour: list[int]  # of the board
    flag: list[int]  # the colour under which a seat rules just now: purple for Imperial players
    oath: int  # which of the four
    round: int
    turn: int  # whose it is
    phase: str
    act_over: bool
    winner: int
    won_by: str  # the rule
    won_with: int  # the Vision, if it was won by one alone; else 0
    # the map, by slot
    site: list[int]
    face_up: int  # mask of slots
    cards: list[Cards]
    relics_at: list[Cards]  # face down
    site_favor: list[int]
    site_secrets: list[int]
    bands: list[int]  # warbands
    colours: list[int]  # their colour; NOBODY: there are none
    garrisons: list[int]  # the same by colour: masks of slots
    # banks
    banks: list[int]  # of favor, by suit
    shared: int  # favor in the shared bank
    shared_secrets: int  # what was taken from the shared bank, less what came back: below nought there is no limit
    bank: list[int]  # warbands in personal banks, by colour
    # seats
    favor: list[int]
    secrets: list[int]  # face up
    dark: list[int]  # secrets face down
    host: list[int]  # warbands on the board
    supply: list[int]
    pawn: list[int]
    advisers: list[Cards]  # face up
    facedown: list[Cards]
    vision: list[int]  # revealed; 0: none
    relics: list[Cards]
    drawn: list[Cards]  # cards in hand while searching
    # banners: the People's Favor, the Darkest Secret
    holds: list[int]  # by banner, the seat that holds it; NOBODY
    on_banner: list[int]  # by banner: what lies on it
    mob: bool
    title: int
    usurper: bool
    # decks, top last
    world: Cards
    upper: int  # cards left of the topmost part of the world deck, as everybody can count
    middle: int
    piles: list[Cards]  # by region
    relic_deck: Cards
    site_deck: Cards
    reliquary: Cards  # by space; 0: taken
    archive: Cards
    edifices: Cards  # in the Archive, their intact side
    dispossessed: Cards
    first_game: bool  # then everybody knows which cards are in it
    boxed: Cards
    visions_drawn: int
    # components
    tokens: tuple[Tokens, ...]
    laden: int  # mask of the cards with tokens
    live: int  # mask of everything face up
    at: list[int]  # by slot: mask of what is live there
    own: list[int]  # mask of what is live with a seat
    place: bytearray  # by component: where it is live
    eyes: bytearray  # by component: mask of the seats that know where it lies face down
    prophets: tuple[tuple[int, int], ...]  # Visions and the seats whose warbands lie on them
    cage: tuple[int, ...]  # by colour: warbands on a relic
    by_hand: int  # mask of the seats that use nothing without being asked (rulebook 22.3.2)
    # this turn
    switched: bool  # has the seat on turn changed that?
    discarded: tuple[tuple[int, int, int], ...]  # who has discarded at which slot a card of which suit
    scepter_taken: bool
    talked: int  # mask of the seats that were at talks
    rested: int  # mask of Rest powers used
    end_die: int  # as rolled at the end of a round; 0: not
    # the chronicle
    unplayed: int  # mask of colours: boards on their Citizen side that nobody plays with
    legacy: Legacy | None  # None: the game is not decided yet
    stirred: bool  # has anything happened that may move the title?
    offered_: Offers | None  # in the Act Phase, as long as it is remembered (see ``Act.actions``)
    altered_: int  # what was changed since: KNOWLEDGE, FORCES

    @staticmethod
    def new(players: int, chancellor: int, luck: Luck) -> Oath:
        """An empty table: nothing is dealt or laid out yet."""
        g = Oath()
        g.begin(luck)
        g.players, g.chancellor = players, chancellor
        g.role = [CHANCELLOR if seat == chancellor else EXILE for seat in range(players)]
        g.colour = [0] * players
        g.flag = [0] * players
        g.oath, g.round, g.turn, g.phase, g.act_over = 0, 1, chancellor, SETUP, False
        g.winner, g.won_by, g.won_with = NOBODY, "3.5", 0
        g.site = [0] * SLOT_COUNT
        g.face_up = 0
        g.cards, g.relics_at = [NONE] * SLOT_COUNT, [NONE] * SLOT_COUNT
        g.site_favor, g.site_secrets, g.bands = [0] * SLOT_COUNT, [0] * SLOT_COUNT, [0] * SLOT_COUNT
        g.colours = [NOBODY] * SLOT_COUNT
        g.garrisons = [0] * len(COLOURS)
        g.banks = [0] * 6
        g.shared = g.shared_secrets = 0
        g.bank = [0] * len(COLOURS)
        g.favor, g.secrets, g.dark, g.host, g.vision = [[0] * players for _ in range(5)]
        g.pawn = [NOBODY] * players  # until it is placed
        g.supply = [MOST_SUPPLY] * players
        g.advisers, g.facedown, g.relics, g.drawn = [[NONE] * players for _ in range(4)]
        g.holds, g.on_banner, g.mob = [NOBODY, NOBODY], [0, 0], False
        g.title, g.usurper = chancellor, False
        g.world = g.relic_deck = g.site_deck = g.archive = g.edifices = g.dispossessed = g.boxed = NONE
        g.upper = g.middle = 0
        g.piles = [NONE] * 3
        g.reliquary = (0, 0, 0, 0)
        g.visions_drawn = 0
        g.tokens, g.laden, g.live = (), 0, 0
        g.at, g.own = [0] * SLOT_COUNT, [0] * players
        g.place, g.eyes = bytearray([NOWHERE] * MOST), bytearray(MOST)
        g.prophets, g.cage = (), (0,) * len(COLOURS)
        g.new_turn()
        g.end_die = 0
        g.first_game = False
        g.unplayed, g.legacy, g.by_hand = 0, None, 0
        g.stirred = False
        g.offered_, g.altered_ = None, 0
        return g

    def new_turn(self) -> None:
        self.discarded = ()
        self.scepter_taken = False
        self.rested = self.talked = 0
        self.act_over = self.switched = False

    def copy(self) -> Oath:
        twin = Oath()
        self.copy_into(twin)
        twin.players, twin.chancellor, twin.oath = self.players, self.chancellor, self.oath
        twin.role, twin.colour, twin.flag = self.role[:], self.colour[:], self.flag[:]
        twin.round, twin.turn, twin.phase, twin.act_over = self.round, self.turn, self.phase, self.act_over
        twin.winner, twin.won_by, twin.won_with = self.winner, self.won_by, self.won_with
        twin.site, twin.face_up, twin.cards = self.site[:], self.face_up, self.cards[:]
        twin.relics_at, twin.site_favor, twin.site_secrets = self.relics_at[:], self.site_favor[:], self.site_secrets[:]
        twin.bands, twin.colours, twin.garrisons = self.bands[:], self.colours[:], self.garrisons[:]
        twin.banks, twin.shared, twin.shared_secrets, twin.bank = (
            self.banks[:],
            self.shared,
            self.shared_secrets,
            self.bank[:],
        )
        twin.favor, twin.secrets, twin.dark = self.favor[:], self.secrets[:], self.dark[:]
        twin.host, twin.supply, twin.pawn = self.host[:], self.supply[:], self.pawn[:]
        twin.advisers, twin.facedown, twin.vision = self.advisers[:], self.facedown[:], self.vision[:]
        twin.relics, twin.drawn = self.relics[:], self.drawn[:]
        twin.holds, twin.on_banner, twin.mob = self.holds[:], self.on_banner[:], self.mob
        twin.title, twin.usurper = self.title, self.usurper
        twin.world, twin.upper, twin.middle, twin.piles = self.world, self.upper, self.middle, self.piles[:]
        twin.relic_deck, twin.site_deck, twin.reliquary = self.relic_deck, self.site_deck, self.reliquary
        twin.archive, twin.edifices, twin.dispossessed = self.archive, self.edifices, self.dispossessed
        twin.first_game, twin.unplayed, twin.legacy = self.first_game, self.unplayed, self.legacy
        twin.by_hand, twin.switched = self.by_hand, self.switched
        twin.boxed, twin.visions_drawn = self.boxed, self.visions_drawn
        twin.tokens, twin.laden, twin.live = self.tokens, self.laden, self.live
        twin.at, twin.own, twin.place, twin.eyes = self.at[:], self.own[:], self.place[:], self.eyes[:]
        twin.prophets, twin.cage = self.prophets, self.cage
        twin.discarded, twin.scepter_taken, twin.talked = self.discarded, self.scepter_taken, self.talked
        twin.rested, twin.end_die, twin.stirred = self.rested, self.end_die, self.stirred
        twin.offered_, twin.altered_ = None, 0  # a copy may become an imagined world
        return twin

    # What the rules ask of a position again and again

    @property
    def war(self) -> Campaign:
        """The campaign under way; only while there is one and it is the innermost action."""
        war: Campaign = self.deeds[-1]
        return war

    @property
    def deed(self) -> ActDeed:
        """The major action under way; only while there is one."""
        deed: ActDeed = self.deeds[-1]
        return deed

    def order(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from one of them."""
        return CLOCKWISE[self.players][first % self.players]

    def region(self, seat: int) -> int:
        return REGION[self.pawn[seat]]

    def board_colour(self, seat: int) -> int:
        """The colour of the warbands on its board."""
        return self.colour[seat] if self.role[seat] == EXILE else PURPLE

    def seat_of(self, colour: int) -> int:
        """The seat whose board has that colour; NOBODY: nobody plays it."""
        return self.colour.index(colour) if colour in self.colour else NOBODY

    def imperial(self, seat: int) -> bool:
        return self.flag[seat] == PURPLE

    def holder(self, number: int) -> int:
        """The seat with which a component lies face up; NOBODY: it lies at a site, or nowhere."""
        place = self.place[number]
        return place - WITH if WITH <= place < NOWHERE else NOBODY

    def scepter_holder(self) -> int:
        return self.holder(SCEPTER)

    def favor_on(self, card: int) -> int:
        return next((favor for laden, favor, _ in self.tokens if laden == card), 0)

    def secrets_on(self, card: int) -> int:
        return next((secrets for laden, _, secrets in self.tokens if laden == card), 0)


Procedure = frames.Procedure[Oath]
SeatProcedure = frames.SeatProcedure[Oath]
Round = frames.Round[Oath]
Decision = frames.Decision[Oath]


def told_by(alters: int) -> tuple[bool, bool]:
    """Of a verb that changes no more than this, whether it is quiet, and whether it shows something."""
    return alters in (0, FORCES), alters == KNOWLEDGE


class Verb(AnyVerb[Oath]):
    """A verb of Oath: its label names sites and players as they are in the position."""

    alters: int = WHATEVER  # what it may change: KNOWLEDGE, FORCES

    def take_over(self) -> None:
        super().take_over()
        self.quiet, self.discloses = told_by(self.alters)

    def tell(self, g: Any, word: Word, said: Any) -> Any:
        return told(g, word, said)


AnyFrame = Frame[Oath]
OfSeat = TypeVar("OfSeat", bound=AnyFrame)


def by_seat(frame: Callable[[int], OfSeat]) -> tuple[OfSeat, ...]:
    """A frame for each seat: frames are values, so the same will do every time."""
    return tuple([frame(seat) for seat in range(len(COLOURS))])


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def changed(row: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """A row of numbers with one of them changed."""
    return (*row[:at], row[at] + by, *row[at + 1 :])
