"""Positions of Root built by name. Clearings have their printed numbers.

t = at("eyrie decree", warriors="eyrie:3=6 marquise:7=1", buildings="roost:3", decree={"move": "vizier"})
t.play("move vizier 3 7", "warriors 4")
assert t.warriors("eyrie", 7) == 4
"""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine.frames import Frame
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.verbs import While
from interrex.games.root import GAME
from interrex.games.root.boards import AllianceBoard, EyrieBoard, MarquiseBoard
from interrex.games.root.data import (
    ALLIANCE,
    CARDS,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMNS,
    DAYLIGHT,
    DECK,
    EVENING,
    EYRIE,
    FACTIONS,
    ITEM_SUPPLY,
    ITEMS,
    LEADER_NAMES,
    MAPS,
    MARQUISE,
    NUMBER,
    OWNER_OF,
    QUESTS,
    RECRUIT,
    SUITS,
    VAGABOND,
    VAGABOND_2,
    VIZIER,
    WARRIORS,
)
from interrex.games.root.play import Turn, alliance, begin_phase, eyrie, marquise, vagabond, woodland
from interrex.games.root.play.daylight import CraftFirst
from interrex.games.root.satchel import Vagabond
from interrex.games.root.state import Root
from interrex.testing import ScriptedLuck, Table

EVERYBODY = "marquise eyrie alliance vagabond"
QUEST = {quest.id: number for number, quest in enumerate(QUESTS)}
RELATIONS = {"hostile": -1, "indifferent": 0, "1": 1, "2": 2, "allied": 3}
WITHOUT_DOMINANCE = [card for card in DECK if CARDS[card].kind != "dominance"]


class Board(Table):
    """A table with a few words for what tests of Root look at."""

    def __init__(self, state: Root) -> None:
        super().__init__("root", state)

    def who(self) -> str:
        """The faction that must decide."""
        faction: int = self.state.faction[self.seat()]
        return FACTIONS[faction]

    def seat_of(self, faction: str) -> int:
        return int(self.state.seat_of[FACTIONS.index(faction)])

    def warriors(self, faction: str, clearing: int) -> int:
        return int(self.state.boards[FACTIONS.index(faction)].warriors[clearing - 1])

    def supply(self, faction: str) -> int:
        return int(self.state.boards[FACTIONS.index(faction)].supply)

    def buildings(self, kind: str, clearing: int) -> int:
        return row_of(self.state, kind)[clearing - 1]

    def wood(self, clearing: int) -> int:
        return int(self.state.boards[MARQUISE].wood[clearing - 1])

    def wood_supply(self) -> int:
        return int(self.state.boards[MARQUISE].wood_supply)

    def officers(self) -> int:
        return int(self.state.boards[ALLIANCE].officers)

    def sympathy(self) -> list[int]:
        return [c + 1 for c in range(CLEARINGS) if self.state.boards[ALLIANCE].sympathy >> c & 1]

    def ruler(self, clearing: int) -> str | None:
        ruler = self.state.rulers()[clearing - 1]
        return None if ruler < 0 else FACTIONS[ruler]

    def points(self, faction: str) -> int:
        return int(self.state.score[self.seat_of(faction)])

    def hand(self, faction: str) -> list[str]:
        return words(self.state.hands[self.seat_of(faction)])

    def crafted(self, faction: str) -> list[str]:
        return words(self.state.crafted[self.seat_of(faction)])

    def supporters(self) -> list[str]:
        return words(self.state.boards[ALLIANCE].supporters)

    def discard(self) -> list[str]:
        return words(self.state.discard)

    def available(self) -> list[str]:
        return words(self.state.available)

    def decree(self, column: str) -> list[str]:
        return words(self.state.boards[EYRIE].decree[COLUMNS.index(column)])

    def items(self, faction: str) -> list[str]:
        """A Crafted Items box."""
        return item_words(self.state.items[self.seat_of(faction)])

    def vagabond(self, faction: str = "vagabond") -> Vagabond:
        vagabond = self.state.boards[FACTIONS.index(faction)]
        assert isinstance(vagabond, Vagabond)
        return vagabond

    def satchel(self, faction: str = "vagabond") -> str:
        """All items of a Vagabond, sorted: ``boot sword- tea!`` (exhausted ``-``, damaged ``!``)."""
        vagabond = self.vagabond(faction)
        marks = (("", vagabond.fresh), ("-", vagabond.spent), ("!", vagabond.damaged), ("!-", vagabond.damaged_spent))
        return " ".join(sorted([item + mark for mark, counts in marks for item in item_words(counts)]))

    def place(self, faction: str = "vagabond") -> str:
        """``12``, or ``f3`` in the third forest."""
        place = self.vagabond(faction).place
        return str(place + 1) if place < CLEARINGS else f"f{place - CLEARINGS + 1}"

    def relation(self, to: str, faction: str = "vagabond") -> str:
        standing = self.vagabond(faction).relations[FACTIONS.index(to)]
        return next(word for word, number in RELATIONS.items() if number == standing)

    def verbs(self) -> set[str]:
        return {offer.split()[0] for offer in self.offers()}

    def offered(self, verb: str) -> list[str]:
        """What is offered with this verb, the verb left out."""
        return [offer[len(verb) + 1 :] for offer in self.offers() if offer.split()[0] == verb]


def row_of(g: Root, kind: str) -> list[int]:
    """By clearing, the buildings of a kind."""
    faction = g.factions[OWNER_OF[kind]]
    row: list[int] = g.boards[faction.number].buildings[faction.kinds.index(kind)]
    return row


def words(numbers: tuple[int, ...] | list[int]) -> list[str]:
    return ["vizier" if n == VIZIER else CARDS[n].id for n in numbers]


def cards(line: str) -> tuple[int, ...]:
    return tuple(sorted([VIZIER if word == "vizier" else NUMBER[word] for word in line.split()]))


def item_words(counts: list[int]) -> list[str]:
    return [ITEMS[item] for item, n in enumerate(counts) for _ in range(n)]


def start(g: Root, line: str) -> Frame[Root]:
    """``eyrie turn``, ``birdsong``, ``daylight``, ``evening``; ``marquise actions``, ``eyrie decree`` and so on."""
    faction, what = line.split()
    number = FACTIONS.index(faction)
    seat = g.seat_of[number]
    g.turn = seat
    birdsong, daylight, evening = g.factions[number].phases(seat)
    if what == "actions":
        g.left = marquise.ACTIONS
    if what == "decree":
        eyrie.begin_column(g, RECRUIT)
    frames: dict[str, Callable[[], Frame[Root]]] = {
        "turn": lambda: Turn(seat),
        "birdsong": lambda: birdsong,
        "daylight": lambda: daylight,
        "evening": lambda: evening,
        "actions": lambda: marquise.Act(seat),
        "craft": lambda: CraftFirst(seat, {0: "6.5", EYRIE: "7.5.1"}[number]),
        "decree": lambda: eyrie.ResolveDecree(seat),
        "spread": lambda: While(alliance.Spread(seat)),
        "operations": lambda: alliance.Operating(seat),
        "roam": lambda: vagabond.Roam(seat),
    }
    return frames[what]()


def at(
    frame: str,
    *,
    factions: str = EVERYBODY,
    map: str = "autumn",
    suits: str = "",
    warriors: str = "",
    buildings: str = "",
    tokens: str = "",
    ruins: str = "",
    supply: str = "",
    score: str = "",
    hands: dict[str, str] | None = None,
    crafted: dict[str, str] | None = None,
    items: dict[str, str] | None = None,
    dominance: dict[str, str] | None = None,
    coalition: dict[str, str] | None = None,
    deck: str = "",
    discard: str = "",
    available: str = "",
    item_supply: str = "",
    decree: dict[str, str] | None = None,
    leader: str = "builder",
    deposed: str = "",
    supporters: str = "",
    officers: int = 0,
    vagabond: str = "thief f1",
    vagabond_2: str = "tinker f1",
    relations: str = "",
    quests: str = "",
    quests_done: str = "",
    quest_deck: str = "",
    dice: str = "",
    left: int | None = None,
) -> Board:
    """A position with that frame to run and nothing after it.

    ``warriors="eyrie:3=6,7 marquise:1=2"``, ``buildings="roost:3,7"``, ``tokens="wood:1=2 keep:1 sympathy:5"``,
    ``ruins="6=bag 10=boot,sword"``, ``vagabond="ranger 12 boot torch- sword!"``, ``deck``: the first is drawn first,
    ``dice``: what luck draws (a battle takes two numbers from 0 to 3).
    """
    faction = tuple([FACTIONS.index(name) for name in factions.split()])
    g = woodland(MAPS[map], faction, ScriptedLuck(draws=dice))
    g.round = 2
    if suits:
        g.suits = tuple([SUITS.index(suit) for suit in suits.split()])
    elif not g.suits:
        g.suits = tuple([0, 1, 2] * 4)
    g.deck = [NUMBER[word] for word in reversed(deck.split())] or WITHOUT_DOMINANCE[:]
    g.discard = [NUMBER[word] for word in discard.split()]
    g.available = cards(available)
    g.item_supply = list(ITEM_SUPPLY)
    for name, n in _pairs(item_supply):
        g.item_supply[ITEMS.index(name)] = n
    for f, line in ((VAGABOND, vagabond), (VAGABOND_2, vagabond_2)):
        if f in faction:
            g.boards[f] = _vagabond(line)
    for word in relations.split():
        name, standing = word.split("=")
        g.boards[VAGABOND].relations[FACTIONS.index(name)] = RELATIONS[standing]
    for word in quests_done.split():
        g.boards[VAGABOND].quests[SUITS.index(word)] += 1
    g.quests = tuple([QUEST[word] for word in quests.split()])
    g.quest_deck = [QUEST[word] for word in reversed(quest_deck.split())]
    _pieces(g, warriors, buildings, tokens)
    for word in ruins.split():
        clearing, under = word.split("=")
        g.ruins[int(clearing) - 1] = tuple(sorted([ITEMS.index(item) for item in under.split(",")]))
    alliance: AllianceBoard = g.boards[ALLIANCE]
    alliance.officers = officers
    alliance.supply -= officers
    for name, n in _pairs(supply):
        g.boards[FACTIONS.index(name)].supply = n

    def seat(name: str) -> int:
        return g.seat_of[FACTIONS.index(name)]

    for name, n in _pairs(score):
        g.score[seat(name)] = n
    for name, line in (hands or {}).items():
        g.hands[seat(name)] = cards(line)
    for name, line in (crafted or {}).items():
        g.crafted[seat(name)] = cards(line)
    for name, line in (items or {}).items():
        for item in line.split():
            g.items[seat(name)][ITEMS.index(item)] += 1
    for name, word in (dominance or {}).items():
        g.dominance[seat(name)] = NUMBER[word]
    for name, partner in (coalition or {}).items():
        g.coalition[seat(name)] = seat(partner)
    eyrie: EyrieBoard = g.boards[EYRIE]
    eyrie.leader = LEADER_NAMES.index(leader)
    for name in deposed.split():
        eyrie.deposed |= 1 << LEADER_NAMES.index(name)
    for column, line in (decree or {}).items():
        eyrie.decree[COLUMNS.index(column)] = cards(line)
    alliance.supporters = cards(supporters)
    g.rulers_ = g.slots_ = None
    first = start(g, frame)
    if left is not None:
        g.left = left
    phase = {"daylight": DAYLIGHT, "evening": EVENING}.get(frame.split()[1])
    if phase is None:
        g.push(first)
    else:
        g.phase = phase
        begin_phase(g, g.turn, first)
    return Board(g)


def begin(*factions: str, seed: int = 1, **options: str) -> Board:
    """A new game with these factions in seat order, at its first question."""
    seats = {f"seat-{n + 1}": faction for n, faction in enumerate(factions)}
    state = GAME.start(len(factions), GAME.check(len(factions), {**seats, **options}), Luck(key_from_seed(seed)))
    assert isinstance(state, Root)
    return Board(state)


def _pairs(line: str) -> list[tuple[str, int]]:
    return [(name, int(n)) for name, n in [word.split("=") for word in line.split()]]


def _spots(line: str) -> list[tuple[str, int, int]]:
    """``eyrie:3=6,7`` to (eyrie, 3, 6), (eyrie, 7, 1), clearings printed."""
    found = []
    for word in line.split():
        name, places = word.split(":")
        for spot in places.split(","):
            clearing, _, n = spot.partition("=")
            found.append((name, int(clearing), int(n or 1)))
    return found


def _pieces(g: Root, warriors: str, buildings: str, tokens: str) -> None:
    for name, clearing, n in _spots(warriors):
        g.boards[FACTIONS.index(name)].warriors[clearing - 1] = n
    for faction, all_ in enumerate(WARRIORS):
        g.boards[faction].supply = all_ - sum(g.boards[faction].warriors)
    hers: MarquiseBoard = g.boards[MARQUISE]
    alliance: AllianceBoard = g.boards[ALLIANCE]
    for name, clearing, n in _spots(buildings):
        row_of(g, name)[clearing - 1] += n
        if name == "base":
            alliance.base_of[g.suits[clearing - 1]] = clearing - 1
    for name, clearing, n in _spots(tokens):
        if name == "wood":
            hers.wood[clearing - 1] = n
            hers.wood_supply -= n
        elif name == "keep":
            hers.keep = clearing - 1
        else:
            alliance.sympathy |= 1 << (clearing - 1)


def _vagabond(line: str) -> Vagabond:
    character, place, *items = line.split()
    vagabond = Vagabond.new()
    vagabond.character = CHARACTER_NAMES.index(character)
    vagabond.place = CLEARINGS + int(place[1:]) - 1 if place.startswith("f") else int(place) - 1
    for word in items:
        pile = {"": vagabond.fresh, "-": vagabond.spent, "!": vagabond.damaged, "!-": vagabond.damaged_spent}
        item = word.rstrip("!-")
        pile[word[len(item) :]][ITEMS.index(item)] += 1
    return vagabond
