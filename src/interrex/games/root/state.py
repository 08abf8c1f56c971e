"""A position of Root: plain values, a hand-written copy, nothing that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from interrex.engine import frames
from interrex.engine.action import Action
from interrex.engine.deeds import Deed
from interrex.engine.luck import Luck
from interrex.engine.message import Refusal
from interrex.engine.state import State

from .boards import DONE, GONE, NOBODY, Board
from .data import CLEARINGS, FACTIONS, ITEMS, SET_UP, Map
from .hands import Cards

if TYPE_CHECKING:
    from .faction import Faction

__all__ = ["DONE", "GONE", "NOBODY"]

SUPPORTERS: Final = 4  # as a pile of cards beside the hands, which have their seat's number
Seen = tuple[int, int]  # a seat that knows of a card

# How far a battle has come (law 4.3)
CHOOSING_ALLY: Final = "ally"
AMBUSHING: Final = "ambush"
USING_EFFECTS: Final = "effects"
DEALING_HITS: Final = "hits"

ATTACKER: Final = 0
DEFENDER: Final = 1


class Fight(Deed[Any]):
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
    triggers: list[Any]  # frames: what the losses bring about, once all is removed

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
        fight.most, fight.rolled, fight.extra = [0, 0], [0, 0], [0, 0]
        fight.points, fight.removed = [0, 0], [0, 0]
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
        "armies",
        "available",
        "boards",
        "closers",
        "coalition",
        "crafted",
        "deck",
        "discard",
        "dominance",
        "dropped",
        "faction",
        "factions",
        "found",
        "hands",
        "item_supply",
        "items",
        "left",
        "lord",
        "map",
        "people",
        "phase",
        "players",
        "quest_deck",
        "quests",
        "quests_done",
        "round",
        "ruins",
        "ruins_seen",
        "rulers_",
        "score",
        "seat_of",
        "seen",
        "slots_",
        "suits",
        "turn",
        "used",
        "watchful",
        "winners",
        "won_by",
    )  # fmt: skip
    game = "root"

    deeds: list[Fight]
    map: Map
    players: int
    faction: tuple[int, ...]  # by seat
    factions: tuple[Faction, ...]  # by number
    people: tuple[Faction, ...]  # by seat
    seat_of: tuple[int, ...]  # by faction
    armies: tuple[int, ...]  # the factions in play that have warriors
    lord: int  # the faction in play that rules where it is tied, or NOBODY
    closers: tuple[int, ...]  # the factions in play that may close clearings to others
    watchful: tuple[Faction, ...]  # those in play that mind where others move
    boards: list[Any]  # by faction: a board of its kind (see ``boards``); of those not in play it stays empty
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
    # on the map
    ruins: list[Cards]  # the items beneath; a ruin is there while any is
    ruins_seen: int  # mask of who has looked beneath which: bit 12 * seat + clearing
    found: Cards  # items that came from beneath ruins
    rulers_: tuple[int, ...] | None  # worked out when asked for, as are the slots; never changed, only replaced
    slots_: list[int] | None
    # what Vagabonds share
    quest_deck: list[int]
    quests: Cards
    quests_done: Cards
    dropped: int  # items out of the game
    # this turn
    left: int  # actions
    used: int  # mask of persistent effects used
    activated: list[int]  # crafting pieces, by suit

    @staticmethod
    def new(map: Map, faction: tuple[int, ...], factions: tuple[Faction, ...], luck: Luck) -> Root:
        """An empty woodland."""
        g = Root()
        g.begin(luck)
        players = len(faction)
        g.map = map
        g.players = players
        g.faction = faction
        g.factions = factions
        g.people = tuple([factions[f] for f in faction])
        g.seat_of = tuple([faction.index(f) if f in faction else NOBODY for f in range(len(FACTIONS))])
        g.armies = tuple([f for f in sorted(faction) if factions[f].has_warriors])
        g.lord = next((f for f in faction if factions[f].rules_ties), NOBODY)
        g.closers = tuple([f for f in g.armies if factions[f].closes_clearings])
        g.watchful = tuple([f for f in g.people if f.minds_moves])
        g.boards = [f.new_board() for f in factions]
        g.suits = map.suits
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
        g.ruins = [()] * CLEARINGS
        g.ruins_seen = 0
        g.found = ()
        g.rulers_ = None
        g.slots_ = None
        g.quest_deck = []
        g.quests = ()
        g.quests_done = ()
        g.dropped = 0
        g.new_turn()
        return g

    def new_turn(self) -> None:
        """Nothing done yet."""
        board: Board = self.boards[self.faction[self.turn]]
        board.new_turn()
        self.left = 0
        self.used = 0
        self.activated = [0, 0, 0]

    def copy(self) -> Root:
        twin = Root()
        self.copy_into(twin)
        twin.map = self.map
        twin.players = self.players
        twin.faction = self.faction
        twin.factions = self.factions
        twin.people = self.people
        twin.seat_of = self.seat_of
        twin.armies = self.armies
        twin.lord = self.lord
        twin.closers = self.closers
        twin.watchful = self.watchful
        twin.boards = self.boards[:]
        for faction in self.faction:
            board: Board = self.boards[faction]
            twin.boards[faction] = board.copy()
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
        twin.ruins = self.ruins[:]
        twin.ruins_seen = self.ruins_seen
        twin.found = self.found
        twin.rulers_ = self.rulers_
        twin.slots_ = self.slots_
        twin.quest_deck = self.quest_deck[:]
        twin.quests = self.quests
        twin.quests_done = self.quests_done
        twin.dropped = self.dropped
        twin.left = self.left
        twin.used = self.used
        twin.activated = self.activated[:]
        return twin

    # What the rules ask of a position again and again

    @property
    def fight(self) -> Fight:
        """The battle under way; only while there is one."""
        return self.deeds[-1]

    def rulers(self) -> tuple[int, ...]:
        """The faction that rules each clearing, or NOBODY (law 2.5)."""
        return self._find_rulers() if self.rulers_ is None else self.rulers_

    def _find_rulers(self) -> tuple[int, ...]:
        self.rulers_ = tuple([self._ruler(c) for c in range(CLEARINGS)])
        return self.rulers_

    def _ruler(self, c: int) -> int:
        """Who has most warriors and buildings there; of those tied, whoever may rule so (law 7.2.2)."""
        most, ruler, boards = 0, NOBODY, self.boards
        for faction in self.armies:
            board: Board = boards[faction]
            n = board.warriors[c]
            for row in board.buildings:
                n += row[c]
            if n > most:
                most, ruler = n, faction
            elif n and n == most:
                ruler = self.lord if self.lord in (faction, ruler) else NOBODY
        return ruler

    def changed(self, clearing: int) -> None:
        """Pieces that count for rule have come or gone."""
        rulers = self.rulers_
        if rulers is not None and (ruler := self._ruler(clearing)) != rulers[clearing]:
            changed = list(rulers)
            changed[clearing] = ruler
            self.rulers_ = tuple(changed)

    def came(self, faction: int, clearing: int) -> None:
        """Warriors of a faction have come. Where it rules, it rules all the more."""
        if self.rulers_ is not None and self.rulers_[clearing] != faction:
            self.changed(clearing)

    def went(self, faction: int, clearing: int) -> None:
        """Warriors of a faction have gone. Where another rules, that changes nothing."""
        if self.rulers_ is not None and self.rulers_[clearing] in (faction, NOBODY):
            self.changed(clearing)

    def slots(self) -> list[int]:
        """By clearing, open building slots; a ruin fills one (law 2.2.3, 2.2.4)."""
        if self.slots_ is None:
            self.slots_ = [self._slots_in(c) for c in range(CLEARINGS)]
        return self.slots_

    def _slots_in(self, c: int) -> int:
        free = self.map.slots[c] - bool(self.ruins[c])
        for faction in self.armies:
            board: Board = self.boards[faction]
            for row in board.buildings:
                free -= row[c]
        return free

    def rebuilt(self, clearing: int) -> None:
        """A building or a ruin has come or gone."""
        if self.slots_ is not None:
            self.slots_ = self.slots_[:]
            self.slots_[clearing] = self._slots_in(clearing)
        self.changed(clearing)

    def closed_to(self, faction: int) -> int:
        """The clearings, as bits, in which others let it place no pieces (law 6.2.2)."""
        found = 0
        for other in self.closers:
            if other != faction:
                board: Board = self.boards[other]
                found |= board.closed()
        return found

    def may_place(self, faction: int, clearing: int) -> bool:
        return not self.closed_to(faction) >> clearing & 1

    def pieces(self, faction: int, clearing: int) -> int:
        """How many pieces of a faction stand in a clearing, pawns included."""
        return self.factions[faction].pieces(self, clearing)

    def not_now(self, seat: int, action: Action) -> Refusal | None:
        return self.people[seat].not_now(self, seat, action)

    def enemies(self, seat: int) -> Sequence[int]:
        """The other seats, but for a coalition partner (law 21.8)."""
        if self.coalition == ALONE[self.players]:
            return OTHERS[self.players][seat]
        return apart(seat, self.coalition)


def apart(seat: int, coalition: Sequence[int]) -> list[int]:
    """The other seats, but for a coalition partner."""
    return [s for s, partner in enumerate(coalition) if s != seat and coalition[seat] != s and partner != seat]


Procedure = frames.Procedure[Root]
SeatProcedure = frames.SeatProcedure[Root]


class Decision(frames.Decision[Root]):
    """A question of one's own, answered by phrases."""

    __slots__ = ()

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        for phrase in self.spoken(g, self.seat):
            if phrase.name == a[0]:
                decision: Any = self  # what it says of its answers has words of its own, as they have
                no = phrase.misread(g, a, self.rule_for(self.seat))
                return no or decision.forbids(g, *phrase.values(a))
        return None

    def forbids(self, g: Root, *values: Any) -> Refusal | None:
        """The reason, for an answer that is not among the actions."""
        return None
