"""A position of Root: plain values, a hand-written copy, nothing that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from interrex.engine import frames
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.undertaking import Undertaking

from .data import ALLIANCE, CLEARINGS, EYRIE, ITEMS, MARQUISE, SET_UP, VAGABOND, WARRIORS, WOOD_TOKENS, Map
from .hands import Cards
from .satchel import Vagabond

if TYPE_CHECKING:
    from .faction import Faction

NOBODY: Final = -1
GONE: Final = -2  # of the keep: off the map for good
DONE: Final = 4  # of the Decree's columns: all are resolved

SUPPORTERS: Final = 4  # as a pile of cards beside the hands, which have their seat's number
Seen = tuple[int, int]  # a seat that knows of a card

# How far a battle has come (law 4.3)
CHOOSING_ALLY: Final = "ally"
AMBUSHING: Final = "ambush"
USING_EFFECTS: Final = "effects"
DEALING_HITS: Final = "hits"

ATTACKER: Final = 0
DEFENDER: Final = 1


class Fight(Undertaking[Any]):
    """A battle under way (law 4.3). Its seat is the attacker's. Lists are by side."""

    __slots__ = (
        "ally", "ambushed", "attacker", "by_ally", "by_items", "clearing", "defender", "extra", "most", "points",
        "removed", "rolled", "shielded", "sides", "triggers",
    )  # fmt: skip

    attacker: int  # seats
    defender: int
    sides: tuple[int, int]  # both
    clearing: int
    ally: int  # the faction whose warriors an attacking Vagabond treats as his own
    ambushed: bool
    most: list[int]  # hits that each could roll
    rolled: list[int]  # and did
    extra: list[int]
    shielded: list[bool]  # from rolled hits
    points: list[int]  # for buildings and tokens
    removed: list[int]  # buildings and tokens taken off by each
    by_ally: int  # hits taken by removing allied warriors
    by_items: int
    triggers: list[frames.Frame[Root]]  # what the losses bring about, once all is removed

    @staticmethod
    def new(attacker: int, defender: int, clearing: int) -> Fight:
        fight = Fight()
        fight.begin(attacker, CHOOSING_ALLY)
        fight.attacker = attacker
        fight.defender = defender
        fight.sides = (attacker, defender)
        fight.clearing = clearing
        fight.ally = NOBODY
        fight.ambushed = False
        fight.most, fight.rolled, fight.extra, fight.points, fight.removed = [[0, 0] for _ in range(5)]
        fight.shielded = [False, False]
        fight.by_ally = fight.by_items = 0
        fight.triggers = []
        return fight

    def copy(self) -> Fight:
        twin = Fight()
        self.copy_into(twin)
        twin.attacker, twin.defender, twin.sides = self.attacker, self.defender, self.sides
        twin.clearing, twin.ally, twin.ambushed = self.clearing, self.ally, self.ambushed
        twin.most, twin.rolled, twin.extra = self.most, self.rolled[:], self.extra[:]
        twin.shielded, twin.points, twin.removed = self.shielded[:], self.points[:], self.removed[:]
        twin.by_ally, twin.by_items, twin.triggers = self.by_ally, self.by_items, self.triggers[:]
        return twin


ALONE: Final = [[NOBODY] * players for players in range(5)]
OTHERS: Final = [[tuple([s for s in range(players) if s != seat]) for seat in range(players)] for players in range(5)]


class Root(State):
    """Lists of pieces are by clearing; lists of players' things by seat."""

    __slots__ = (
        "activated",
        "available",
        "bases",
        "board",
        "buildings",
        "coalition",
        "column",
        "crafted",
        "deck",
        "decree",
        "deposed",
        "discard",
        "dominance",
        "dropped",
        "faction",
        "factions",
        "found",
        "hands",
        "item_supply",
        "items",
        "keep",
        "leader",
        "left",
        "officers",
        "operated",
        "operating",
        "people",
        "phase",
        "players",
        "quest_deck",
        "quests",
        "quests_done",
        "recruited",
        "round",
        "ruins",
        "ruins_seen",
        "rulers_",
        "score",
        "seat_of",
        "seen",
        "slots_",
        "suits",
        "supply",
        "supporters",
        "sympathy",
        "turn",
        "unresolved",
        "used",
        "vagabonds",
        "warriors",
        "winners",
        "won_by",
        "wood",
        "wood_supply",
    )  # fmt: skip
    game = "root"

    doing: list[Fight]
    board: Map
    players: int
    faction: tuple[int, ...]  # by seat
    factions: tuple[Faction, ...]  # by number
    people: tuple[Faction, ...]  # by seat
    seat_of: tuple[int, ...]  # by faction
    suits: tuple[int, ...]
    turn: int  # the seat whose turn it is
    round: int
    phase: int
    winners: tuple[int, ...]
    won_by: str
    score: list[int]
    dominance: list[int]  # an activated dominance card
    coalition: list[int]  # a Vagabond's partner
    # cards
    hands: list[Cards]
    deck: list[int]
    discard: list[int]
    available: Cards  # dominance cards beside the map
    crafted: list[Cards]  # persistent effects
    seen: tuple[tuple[Seen, ...], ...]  # by pile: what seats know of the hands of others and of the supporters
    items: list[list[int]]  # Crafted Items boxes
    item_supply: list[int]
    # pieces
    warriors: list[list[int]]
    supply: list[int]
    buildings: list[list[int]]
    ruins: list[Cards]  # the items beneath; a ruin is there while any is
    ruins_seen: int  # mask of who has looked beneath which: bit 12 * seat + clearing
    found: Cards  # items that came from beneath ruins
    rulers_: tuple[int, ...] | None  # worked out when asked for, as are the slots; never changed, only replaced
    slots_: list[int] | None
    # Marquise
    wood: list[int]
    wood_supply: int
    keep: int
    # Eyrie
    decree: list[Cards]
    leader: int
    deposed: int
    # Alliance
    sympathy: int
    bases: list[int]  # by suit, where it stands
    supporters: Cards
    officers: int
    # Vagabonds
    vagabonds: list[Vagabond]
    quest_deck: list[int]
    quests: Cards
    quests_done: Cards
    dropped: int  # items out of the game
    # this turn
    left: int  # actions
    recruited: bool  # by the Marquise
    column: int  # of the Decree, the one being resolved; NOBODY: it is still to come
    unresolved: Cards  # its cards still to be resolved
    operating: bool  # the Alliance's operations of the Evening
    operated: int  # how many of them are done
    used: int  # mask of persistent effects used
    activated: list[int]  # crafting pieces, by suit

    @staticmethod
    def new(board: Map, faction: tuple[int, ...], factions: tuple[Faction, ...], luck: Luck) -> Root:
        """An empty woodland."""
        g = Root()
        g.begin(luck)
        players = len(faction)
        g.board = board
        g.players = players
        g.faction = faction
        g.factions = factions
        g.people = tuple([factions[f] for f in faction])
        g.seat_of = tuple([faction.index(f) if f in faction else NOBODY for f in range(5)])
        g.suits = board.suits
        g.turn = 0
        g.round = 0
        g.phase = SET_UP
        g.winners = ()
        g.won_by = "3.1"
        g.score = [0] * players
        g.dominance = [NOBODY] * players
        g.coalition = [NOBODY] * players
        g.hands = [()] * players
        g.deck = []
        g.discard = []
        g.available = ()
        g.crafted = [()] * players
        g.seen = ((),) * (SUPPORTERS + 1)
        g.items = [[0] * len(ITEMS) for _ in range(players)]
        g.item_supply = []
        g.warriors = [[0] * CLEARINGS for _ in WARRIORS]
        g.supply = list(WARRIORS)
        g.buildings = [[0] * CLEARINGS for _ in range(5)]
        g.ruins = [()] * CLEARINGS
        g.ruins_seen = 0
        g.found = ()
        g.rulers_ = None
        g.slots_ = None
        g.wood = [0] * CLEARINGS
        g.wood_supply = WOOD_TOKENS
        g.keep = NOBODY
        g.decree = [()] * 4
        g.leader = NOBODY
        g.deposed = 0
        g.sympathy = 0
        g.bases = [NOBODY] * 3
        g.supporters = ()
        g.officers = 0
        g.vagabonds = []
        g.quest_deck = []
        g.quests = ()
        g.quests_done = ()
        g.dropped = 0
        g.new_turn()
        return g

    def new_turn(self) -> None:
        """Nothing done yet."""
        self.left = 0
        self.recruited = False
        self.column = NOBODY
        self.unresolved = ()
        self.operating = False
        self.operated = 0
        self.used = 0
        self.activated = [0, 0, 0]

    def copy(self) -> Root:
        twin = Root()
        self.copy_into(twin)
        twin.board = self.board
        twin.players = self.players
        twin.faction = self.faction
        twin.factions = self.factions
        twin.people = self.people
        twin.seat_of = self.seat_of
        twin.suits = self.suits
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.winners = self.winners
        twin.won_by = self.won_by
        twin.score = self.score[:]
        twin.dominance = self.dominance[:]
        twin.coalition = self.coalition[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.available = self.available
        twin.crafted = self.crafted[:]
        twin.seen = self.seen
        twin.items = [box[:] for box in self.items]
        twin.item_supply = self.item_supply[:]
        twin.warriors = [row[:] for row in self.warriors]
        twin.supply = self.supply[:]
        twin.buildings = [row[:] for row in self.buildings]
        twin.ruins = self.ruins[:]
        twin.ruins_seen = self.ruins_seen
        twin.found = self.found
        twin.rulers_ = self.rulers_
        twin.slots_ = self.slots_
        twin.wood = self.wood[:]
        twin.wood_supply = self.wood_supply
        twin.keep = self.keep
        twin.decree = self.decree[:]
        twin.leader = self.leader
        twin.deposed = self.deposed
        twin.sympathy = self.sympathy
        twin.bases = self.bases[:]
        twin.supporters = self.supporters
        twin.officers = self.officers
        twin.vagabonds = [vagabond.copy() for vagabond in self.vagabonds]
        twin.quest_deck = self.quest_deck[:]
        twin.quests = self.quests
        twin.quests_done = self.quests_done
        twin.dropped = self.dropped
        twin.left = self.left
        twin.recruited = self.recruited
        twin.column = self.column
        twin.unresolved = self.unresolved
        twin.operating = self.operating
        twin.operated = self.operated
        twin.used = self.used
        twin.activated = self.activated[:]
        return twin

    # What the rules ask of a position again and again

    @property
    def fight(self) -> Fight:
        """The battle under way; only while there is one."""
        return self.doing[-1]

    def rulers(self) -> tuple[int, ...]:
        """The faction that rules each clearing, or NOBODY (law 2.5)."""
        return self._find_rulers() if self.rulers_ is None else self.rulers_

    def _find_rulers(self) -> tuple[int, ...]:
        self.rulers_ = tuple([self._ruler(c) for c in range(CLEARINGS)])
        return self.rulers_

    def _ruler(self, c: int) -> int:
        marquise, eyrie, alliance = self.warriors
        sawmills, workshops, recruiters, roosts, bases = self.buildings
        m = marquise[c] + sawmills[c] + workshops[c] + recruiters[c]
        e = eyrie[c] + roosts[c]
        a = alliance[c] + bases[c]
        if e and e >= m and e >= a:
            return EYRIE  # law 7.2.2: also when tied
        if m > e and m > a:
            return MARQUISE
        return ALLIANCE if a > e and a > m else NOBODY

    def changed(self, clearing: int) -> None:
        """Pieces that count for rule have come or gone."""
        rulers = self.rulers_
        if rulers is not None and (ruler := self._ruler(clearing)) != rulers[clearing]:
            self.rulers_ = (*rulers[:clearing], ruler, *rulers[clearing + 1 :])

    def slots(self) -> list[int]:
        """By clearing, open building slots; a ruin fills one (law 2.2.3, 2.2.4)."""
        if self.slots_ is None:
            self.slots_ = [self._slots_in(c) for c in range(CLEARINGS)]
        return self.slots_

    def _slots_in(self, c: int) -> int:
        return self.board.slots[c] - sum([row[c] for row in self.buildings]) - bool(self.ruins[c])

    def rebuilt(self, clearing: int) -> None:
        """A building or a ruin has come or gone."""
        if self.slots_ is not None:
            self.slots_ = self.slots_[:]
            self.slots_[clearing] = self._slots_in(clearing)
        self.changed(clearing)

    def may_place(self, faction: int, clearing: int) -> bool:
        """Nobody but the Marquise places pieces in the clearing with the keep (law 6.2.2)."""
        return clearing != self.keep or faction == MARQUISE

    def pieces(self, faction: int, clearing: int) -> int:
        """How many pieces of a faction stand in a clearing, pawns included."""
        return self.factions[faction].pieces(self, clearing)

    def vagabond(self, faction: int) -> Vagabond:
        return self.vagabonds[faction - VAGABOND]

    def vagabond_at(self, seat: int) -> Vagabond:
        return self.vagabonds[self.faction[seat] - VAGABOND]

    def enemies(self, seat: int) -> Sequence[int]:
        """The other seats, but for a coalition partner (law 21.8)."""
        if self.coalition == ALONE[self.players]:
            return OTHERS[self.players][seat]
        return apart(seat, self.coalition)

    def count(self, kind: int) -> int:
        """Buildings of a kind on the map."""
        return sum(self.buildings[kind])


def apart(seat: int, coalition: Sequence[int]) -> list[int]:
    """The other seats, but for a coalition partner."""
    return [s for s, partner in enumerate(coalition) if s != seat and coalition[seat] != s and partner != seat]


Procedure = frames.Procedure[Root]
SeatProcedure = frames.SeatProcedure[Root]
Decision = frames.Decision[Root]
