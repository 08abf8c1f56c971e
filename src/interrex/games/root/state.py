"""A position of Root: plain values, a hand-written copy, nothing that decides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from interrex.engine import frames
from interrex.engine.luck import Luck
from interrex.engine.message import Message
from interrex.engine.state import State

from .data import (
    ALLIANCE,
    BASE,
    CARDS,
    CLEARINGS,
    EYRIE,
    INDIFFERENT,
    ITEMS,
    MARQUISE,
    NUMBER,
    ROOST,
    SAWMILL,
    SUIT_OF,
    VAGABOND,
    WARRIORS,
    WOOD_TOKENS,
    Map,
)  # fmt: skip

NOBODY = -1
GONE = -2  # of the keep: off the map for good

Cards = tuple[int, ...]  # card numbers, sorted


class Rover:
    """A Vagabond's own things. Items are counted by kind and state."""

    __slots__ = (
        "aids",
        "character",
        "damaged",
        "damaged_spent",
        "fresh",
        "from_ruins",
        "place",
        "quests",
        "relations",
        "spent",
    )

    def __init__(self) -> None:
        self.character = 0
        self.place = NOBODY  # a clearing, or 12 and more: a forest
        self.fresh = [0] * len(ITEMS)  # face up, undamaged
        self.spent = [0] * len(ITEMS)  # exhausted, undamaged
        self.damaged = [0] * len(ITEMS)  # face up, damaged
        self.damaged_spent = [0] * len(ITEMS)
        self.from_ruins = 0  # mask of item kinds found in ruins (law 9.7.3)
        self.relations = [INDIFFERENT] * 3
        self.aids = [0] * 3  # this turn, towards the next step
        self.quests = [0] * 3  # completed, by suit

    def copy(self) -> Rover:
        twin = Rover.__new__(Rover)
        twin.character = self.character
        twin.place = self.place
        twin.fresh = self.fresh[:]
        twin.spent = self.spent[:]
        twin.damaged = self.damaged[:]
        twin.damaged_spent = self.damaged_spent[:]
        twin.from_ruins = self.from_ruins
        twin.relations = self.relations[:]
        twin.aids = self.aids[:]
        twin.quests = self.quests[:]
        return twin

    def undamaged(self, item: int) -> int:
        return self.fresh[item] + self.spent[item]


class Fight:
    """A battle under way (law 4.3)."""

    __slots__ = (
        "ally", "ambushed", "attacker", "by_ally", "by_items", "clearing", "defender", "extra", "most", "points",
        "removed", "rolled", "shielded", "triggers", "turned", "used",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, clearing: int) -> None:
        self.attacker = attacker  # seats
        self.defender = defender
        self.clearing = clearing
        self.ally = NOBODY  # the faction whose warriors an attacking Vagabond treats as his own
        self.ambushed = False
        self.most = [0, 0]  # hits that attacker, defender could roll
        self.rolled = [0, 0]  # and did
        self.extra = [0, 0]
        self.shielded = [False, False]  # from rolled hits
        self.used = 0  # mask of effects used
        self.points = [0, 0]  # for buildings and tokens, to attacker and defender
        self.removed = [0, 0]  # buildings and tokens taken off by attacker, defender
        self.turned = NOBODY  # the faction made hostile by this battle
        self.by_ally = 0  # hits taken by removing allied warriors
        self.by_items = 0
        self.triggers: list[frames.Frame[Root]] = []  # what the losses bring about, once all is removed

    def copy(self) -> Fight:
        twin = Fight.__new__(Fight)
        twin.attacker, twin.defender, twin.clearing, twin.ally = self.attacker, self.defender, self.clearing, self.ally
        twin.ambushed, twin.most = self.ambushed, self.most
        twin.rolled, twin.extra, twin.shielded = self.rolled[:], self.extra[:], self.shielded[:]
        twin.used, twin.points, twin.removed, twin.turned = self.used, self.points[:], self.removed[:], self.turned
        twin.by_ally, twin.by_items, twin.triggers = self.by_ally, self.by_items, self.triggers[:]
        return twin


OTHERS = [[tuple([s for s in range(players) if s != seat]) for seat in range(players)] for players in range(5)]


class Root(State):
    """Lists of pieces are by clearing; lists of players' things by seat."""

    __slots__ = (
        "acted",
        "activated",
        "available",
        "bases",
        "board",
        "buildings",
        "coalition",
        "crafted",
        "deck",
        "decree",
        "deposed",
        "discard",
        "dominance",
        "dropped",
        "faction",
        "fight",
        "hands",
        "item_supply",
        "items",
        "keep",
        "leader",
        "left",
        "officers",
        "phase",
        "players",
        "quest_deck",
        "quests",
        "round",
        "rovers",
        "ruins",
        "rulers_",
        "score",
        "seat_of",
        "suits",
        "supply",
        "supporters",
        "sympathy",
        "turn",
        "used",
        "warriors",
        "winners",
        "won_by",
        "wood",
        "wood_supply",
    )  # fmt: skip
    game = "root"

    def __init__(self, board: Map, faction: tuple[int, ...], luck: Luck) -> None:
        self.begin(luck)
        self.board = board
        self.players = len(faction)
        self.faction = faction  # by seat
        self.seat_of = tuple([faction.index(f) if f in faction else NOBODY for f in range(5)])
        self.suits: tuple[int, ...] = board.suits
        self.turn = 0  # the seat whose turn it is
        self.round = 0
        self.phase = 0  # 0 set-up, 1 Birdsong, 2 Daylight, 3 Evening
        self.winners: tuple[int, ...] = ()
        self.won_by = "3.1"
        self.score = [0] * self.players
        self.dominance = [NOBODY] * self.players  # an activated dominance card
        self.coalition = [NOBODY] * self.players  # a Vagabond's partner
        # cards
        self.hands: list[Cards] = [()] * self.players
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.available: Cards = ()  # dominance cards beside the map
        self.crafted: list[Cards] = [()] * self.players  # persistent effects
        self.items = [[0] * len(ITEMS) for _ in range(self.players)]  # Crafted Items boxes
        self.item_supply: list[int] = []
        # pieces
        self.warriors = [[0] * CLEARINGS for _ in WARRIORS]
        self.supply = list(WARRIORS)
        self.buildings = [[0] * CLEARINGS for _ in range(5)]
        self.ruins: list[Cards] = [()] * CLEARINGS  # the items beneath; a ruin is there while any is
        self.rulers_: tuple[int, ...] | None = None
        # Marquise
        self.wood = [0] * CLEARINGS
        self.wood_supply = WOOD_TOKENS
        self.keep = NOBODY
        # Eyrie
        self.decree: list[Cards] = [()] * 4
        self.leader = NOBODY
        self.deposed = 0
        # Alliance
        self.sympathy = 0
        self.bases = [NOBODY] * 3  # by suit, where it stands
        self.supporters: Cards = ()
        self.officers = 0
        # Vagabonds
        self.rovers: list[Rover] = []
        self.quest_deck: list[int] = []
        self.quests: Cards = ()
        self.dropped = 0  # items out of the game
        # this turn
        self.left = 0  # actions
        self.acted = 0  # mask of what can be done once a turn
        self.used = 0  # mask of persistent effects used
        self.activated = [0, 0, 0]  # crafting pieces, by suit
        self.fight: Fight | None = None

    def copy(self) -> Root:
        twin = Root.__new__(Root)
        self.copy_into(twin)
        twin.board = self.board
        twin.players = self.players
        twin.faction = self.faction
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
        twin.items = [box[:] for box in self.items]
        twin.item_supply = self.item_supply[:]
        twin.warriors = [row[:] for row in self.warriors]
        twin.supply = self.supply[:]
        twin.buildings = [row[:] for row in self.buildings]
        twin.ruins = self.ruins[:]
        twin.rulers_ = self.rulers_
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
        twin.rovers = [rover.copy() for rover in self.rovers]
        twin.quest_deck = self.quest_deck[:]
        twin.quests = self.quests
        twin.dropped = self.dropped
        twin.left = self.left
        twin.acted = self.acted
        twin.used = self.used
        twin.activated = self.activated[:]
        twin.fight = self.fight and self.fight.copy()
        return twin

    # What the rules ask of a position again and again

    def rulers(self) -> tuple[int, ...]:
        """The faction that rules each clearing, or NOBODY (law 2.5)."""
        if self.rulers_ is None:
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

    def slots(self, clearing: int) -> int:
        """Open building slots; a ruin fills one (law 2.2.3, 2.2.4)."""
        built = sum([row[clearing] for row in self.buildings])
        return self.board.slots[clearing] - built - bool(self.ruins[clearing])

    def may_place(self, faction: int, clearing: int) -> bool:
        """Nobody but the Marquise places pieces in the clearing with the keep (law 6.2.2)."""
        return clearing != self.keep or faction == MARQUISE

    def pieces(self, faction: int, clearing: int) -> int:
        """How many pieces of a faction stand in a clearing, pawns included."""
        if faction >= VAGABOND:
            return int(self.rover(faction).place == clearing)
        found = self.warriors[faction][clearing]
        if faction == MARQUISE:
            for kind in (SAWMILL, SAWMILL + 1, SAWMILL + 2):
                found += self.buildings[kind][clearing]
            return found + self.wood[clearing] + (self.keep == clearing)
        if faction == EYRIE:
            return found + self.buildings[ROOST][clearing]
        return found + self.buildings[BASE][clearing] + (self.sympathy >> clearing & 1)

    def rover(self, faction: int) -> Rover:
        return self.rovers[faction - VAGABOND]

    def rover_at(self, seat: int) -> Rover:
        return self.rovers[self.faction[seat] - VAGABOND]

    def enemies(self, seat: int) -> Sequence[int]:
        """The other seats, but for a coalition partner (law 21.8)."""
        if max(self.coalition) < 0:
            return OTHERS[self.players][seat]
        return [s for s in range(self.players) if s != seat and self.coalition[seat] != s and self.coalition[s] != seat]

    def count(self, kind: int) -> int:
        """Buildings of a kind on the map."""
        return sum(self.buildings[kind])


Procedure = frames.Procedure[Root]
Decision = frames.Decision[Root]


class SeatProcedure(Procedure):
    """A procedure that knows nothing but whose it is: its steps need only the position and the seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@cache
def neighbours(board: str) -> tuple[tuple[int, ...], ...]:
    """By clearing: the clearings a path leads to."""
    from .data import MAPS  # the table of maps is large; only its names travel

    found: list[set[int]] = [set() for _ in range(CLEARINGS)]
    for a, b in MAPS[board].paths:
        found[a].add(b)
        found[b].add(a)
    return tuple([tuple(sorted(places)) for places in found])


@cache
def surroundings(board: str) -> tuple[tuple[int, ...], ...]:
    """By place, forests too: the clearings and forests beside it (law 2.2.1, 2.4.1)."""
    from .data import MAPS

    forests = MAPS[board].forests
    found = [list(places) for places in neighbours(board)] + [list(clearings) for clearings in forests]
    for number, clearings in enumerate(forests):
        for clearing in clearings:
            found[clearing].append(CLEARINGS + number)
    for a, b in MAPS[board].forest_paths:
        found[CLEARINGS + a].append(CLEARINGS + b)
        found[CLEARINGS + b].append(CLEARINGS + a)
    return tuple([tuple(sorted(places)) for places in found])


def matches(card: int, suit: int) -> bool:
    """Of this suit, or a bird, which is any (law 2.1.1)."""
    return SUIT_OF[card] in (suit, 3)


@lru_cache(maxsize=1 << 14)
def matching(hand: Cards, suit: int) -> Cards:
    """The different cards of a hand that can stand for the suit; suit 3: birds only (law 2.1.1.2)."""
    return tuple(sorted({card for card in hand if SUIT_OF[card] in (suit, 3)}))


def without(hand: Cards, card: int) -> Cards:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def card_id(card: int) -> str:
    return CARDS[card].id


def card_number(word: object) -> int:
    return NUMBER[str(word)]


def card_message(card: int) -> Message:
    return Message(f"root-card-{CARDS[card].id}", {})
