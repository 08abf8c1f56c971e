"""The printed components of Kingsburg: tables that read like the rulebook's own.

Where a fact comes from: RULEBOOK, printed in the rulebook; PUBLIC, gathered from public sources (rulebook 14.10); OURS,
fitted to what is left of it where it is lost (14.21).
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
OURS: Final = "ours"

GOODS: Final = ("gold", "wood", "stone")
Goods = tuple[int, int, int]  # how many of each
NOTHING: Final[Goods] = (0, 0, 0)

MOST_PLAYERS: Final = 5
YEARS: Final = 5
DICE: Final = 3  # of a player's own colour
WHITE_DICE: Final = 6
PLUS: Final = 2  # what a +2 token adds
LEVIES: Final = (0, 1, 1, 2, 3, 4)  # the soldier tokens of a player

# The eight phases of a year (rulebook 2.1).
AID: Final = 1
SPRING: Final = 2
FAVOUR: Final = 3
SUMMER: Final = 4
ENVOY: Final = 5
AUTUMN: Final = 6
RECRUITING: Final = 7
WINTER: Final = 8


def goods(gold: int = 0, wood: int = 0, stone: int = 0) -> Goods:
    return (gold, wood, stone)


# ---------------------------------------------------------------------------------------------------------- advisors


class Advisor(NamedTuple):
    """One of the eighteen seats of the king's council (rulebook 11)."""

    rank: int
    id: str
    goods: Goods = (0, 0, 0)
    choice: tuple[Goods, ...] = ()  # one of these, chosen by who influenced the advisor
    any: int = 0                    # that many goods of choice
    points: int = 0
    soldiers: int = 0
    tokens: int = 0                 # +2 tokens
    peek: bool = False              # at the top enemy card
    trade: bool = False             # the Alchemist's swap, the only optional support
    as_rank: int = 0                # of a place elsewhere: what dice must add up to, and when it gives support


ADVISORS: Final = (
    Advisor( 1, "jester",      points=1),
    Advisor( 2, "squire",      goods(gold=1)),
    Advisor( 3, "architect",   goods(wood=1)),
    Advisor( 4, "merchant",    choice=(goods(wood=1), goods(gold=1))),
    Advisor( 5, "sergeant",    soldiers=1),
    Advisor( 6, "alchemist",   trade=True),
    Advisor( 7, "astronomer",  any=1, tokens=1),
    Advisor( 8, "treasurer",   goods(gold=2)),
    Advisor( 9, "hunter",      choice=(goods(wood=1, gold=1), goods(wood=1, stone=1))),
    Advisor(10, "general",     soldiers=2, peek=True),
    Advisor(11, "swordsmith",  choice=(goods(stone=1, gold=1), goods(wood=1, stone=1))),
    Advisor(12, "duchess",     any=2, tokens=1),
    Advisor(13, "champion",    goods(stone=3)),
    Advisor(14, "smuggler",    any=3, points=-1),
    Advisor(15, "inventor",    goods(gold=1, wood=1, stone=1)),
    Advisor(16, "wizard",      goods(gold=4)),
    Advisor(17, "queen",       any=2, points=3, peek=True),
    Advisor(18, "king",        goods(gold=1, wood=1, stone=1), soldiers=1),
)
RANKS: Final = range(1, len(ADVISORS) + 1)

# The two places on the Politician's card (rulebook 17.2.20), numbered on from the King. Ranks and gifts are OURS.
POLITICIANS: Final = (
    Advisor(19, "alderman",    any=1, points=1, as_rank=6),
    Advisor(20, "chamberlain", any=2, points=1, as_rank=11),
)
PLACES: Final[tuple[Advisor, ...]] = (*ADVISORS, *POLITICIANS)
RANK: Final = {place.rank: place.as_rank or place.rank for place in PLACES}  # of each place, by its number


# --------------------------------------------------------------------------------------------------------- buildings


class Building(NamedTuple):
    """A building of the province sheet or of a strip. What it does is in ``cards.py``."""

    id: str
    row: str      # a letter: A is the topmost
    column: int   # 1 to 4
    cost: Goods
    points: int
    source: str   # of the cost
    signs: str = ""  # what its field shows beside its strength in battle: icons by name, and short texts


COLUMNS: Final = 4
ROMAN: Final = ("I", "II", "III", "IV")
ORIGINAL_ROWS: Final = "BCDEF"  # 1 to 5 where there are no others

# The province sheet (rulebook 12). Points come from where the cost does.
#                                 row  column        gold wood stone  points
PROVINCE: Final = (
    Building("statue",            "B",   1,    goods(  2,   0,   0),    3,   RULEBOOK, "die reroll"),
    Building("chapel",            "B",   2,    goods(  3,   0,   1),    5,   PUBLIC,   "≤7 reroll"),
    Building("church",            "B",   3,    goods(  3,   1,   2),    7,   PUBLIC),
    Building("cathedral",         "B",   4,    goods(  5,   0,   3),    9,   PUBLIC,   "2 any :1"),

    Building("inn",               "C",   1,    goods(  1,   1,   0),    0,   RULEBOOK, "token"),
    Building("market",            "C",   2,    goods(  2,   2,   0),    1,   PUBLIC,   "±1"),
    Building("farms",             "C",   3,    goods(  2,   3,   1),    2,   PUBLIC,   "die"),
    Building("merchants-guild",   "C",   4,    goods(  3,   1,   2),    4,   PUBLIC,   "+1 gold"),

    Building("guard-tower",       "D",   1,    goods(  1,   0,   1),    0,   RULEBOOK),
    Building("blacksmith",        "D",   2,    goods(  1,   2,   0),    2,   PUBLIC),
    Building("barracks",          "D",   3,    goods(  2,   2,   1),    4,   PUBLIC,   "any swap soldier"),
    Building("wizards-guild",     "D",   4,    goods(  3,   2,   2),    6,   PUBLIC),

    Building("palisade",          "E",   1,    goods(  0,   2,   0),    0,   RULEBOOK),
    Building("stables",           "E",   2,    goods(  1,   1,   1),    2,   PUBLIC,   "+1 soldier"),
    Building("stone-wall",        "E",   3,    goods(  2,   0,   2),    2,   PUBLIC,   "=✓"),
    Building("fortress",          "E",   4,    goods(  3,   0,   2),    4,   PUBLIC,   "+1 star"),

    Building("barricade",         "F",   1,    goods(  0,   1,   0),    0,   PUBLIC),
    Building("crane",             "F",   2,    goods(  0,   1,   1),    1,   PUBLIC,   "−1 gold"),
    Building("town-hall",         "F",   3,    goods(  2,   1,   1),    2,   PUBLIC,   "any swap star"),
    Building("embassy",           "F",   4,    goods(  2,   2,   2),    4,   PUBLIC,   "+1 star"),
)

# The rows that the back of the sheet adds above and below (rulebook 15). Their points are ours too.
EXTRA: Final = (
    Building("sawmill",           "A",   1,    goods(  1,   2,   0),    2,   OURS,     "wood swap 2 gold"),
    Building("quarry",            "A",   2,    goods(  1,   1,   2),    3,   OURS,     "stone swap 3 gold"),
    Building("goldsmith",         "A",   3,    goods(  3,   1,   1),    5,   OURS,     "gold swap star soldier"),
    Building("staple-house",      "A",   4,    goods(  3,   2,   3),    8,   OURS,     "3× swap"),

    Building("makeshift-walls",   "G",   1,    goods(  1,   1,   0),    0,   OURS),
    Building("quartermaster",     "G",   2,    goods(  1,   1,   1),    1,   OURS,     "token = any"),
    Building("training-camp",     "G",   3,    goods(  2,   1,   1),    3,   OURS,     "≤1 +1 soldier"),
    Building("military-academy",  "G",   4,    goods(  3,   2,   1),    4,   OURS,     "die soldier"),
)

# The strips that cover a row (rulebook 16). Their points are printed.
STRIPS: Final = (
    Building("tiltyard",          "A",   1,    goods(  0,   2,   0),    0,   OURS,     "+1 star"),
    Building("stadium",           "A",   2,    goods(  2,   2,   0),    2,   OURS,     "+1 star"),
    Building("gladiators-school", "A",   3,    goods(  2,   2,   1),    4,   OURS),
    Building("colosseum",         "A",   4,    goods(  3,   2,   2),    6,   OURS,     "soldier +1 star"),

    Building("bridge",            "B",   1,    goods(  2,   0,   1),    4,   OURS),
    Building("altar",             "B",   2,    goods(  2,   0,   1),    4,   OURS,     "≤9 reroll"),
    Building("monastery",         "B",   3,    goods(  3,   0,   2),    5,   OURS,     "0 any +1 star"),
    Building("basilica",          "B",   4,    goods(  4,   1,   2),    8,   OURS,     "∞"),

    Building("brewery",           "C",   1,    goods(  1,   1,   0),    0,   OURS,     "soldier swap star token"),
    Building("fair",              "C",   2,    goods(  1,   1,   0),    1,   OURS,     "1–6"),
    Building("vineyard",          "C",   3,    goods(  2,   2,   0),    1,   OURS,     "die"),
    Building("harbour",           "C",   4,    goods(  2,   2,   1),    2,   OURS,     "+1 any"),

    Building("watchtower",        "D",   1,    goods(  1,   0,   1),    0,   OURS,     "eye"),
    Building("armoury",           "D",   2,    goods(  1,   2,   0),    1,   OURS),
    Building("quarters",          "D",   3,    goods(  2,   1,   1),    3,   OURS,     "+1 soldier"),
    Building("alchemists-guild",  "D",   4,    goods(  4,   1,   2),    5,   OURS,     "any swap +2 sword"),

    Building("stockade",          "E",   1,    goods(  0,   1,   0),    0,   OURS,     "+1 soldier"),
    Building("griffin-tower",     "E",   2,    goods(  1,   2,   1),    2,   OURS,     "≤9 +1 soldier"),
    Building("ramparts",          "E",   3,    goods(  1,   0,   2),    2,   OURS,     "=✓ any +1"),
    Building("manor",             "E",   4,    goods(  3,   0,   2),    5,   OURS,     "2× star"),

    Building("hideout",           "F",   1,    goods(  1,   1,   0),    0,   OURS,     "−0 star"),
    Building("carpenters-shop",   "F",   2,    goods(  0,   2,   0),    1,   OURS,     "−1 wood"),
    Building("counting-house",    "F",   3,    goods(  2,   2,   0),    2,   OURS,     "any swap 2 star"),
    Building("architects-guild",  "F",   4,    goods(  3,   2,   1),    3,   OURS,     "+1 star"),

    Building("fountain",          "G",   1,    goods(  0,   0,   1),    0,   OURS,     "3/2/1 star"),
    Building("park",              "G",   2,    goods(  1,   0,   1),    1,   OURS,     "3: +1 star"),
    Building("school",            "G",   3,    goods(  1,   0,   1),    2,   OURS,     "3 soldier +2 star"),
    Building("university",        "G",   4,    goods(  2,   1,   1),    2,   OURS,     "≤9 +2 star"),
)

BUILDINGS: Final[tuple[Building, ...]] = (*PROVINCE, *EXTRA, *STRIPS)
ALL_BUILDINGS: Final = (1 << len(BUILDINGS)) - 1
FIRST_COLUMN: Final = sum([1 << number for number, b in enumerate(BUILDINGS) if b.column == 1])


# ------------------------------------------------------------------------------------------------------------- cards


class Card(NamedTuple):
    """A card that has powers while it is in play. What it does is in ``cards/``."""

    id: str
    source: str  # of what it does


# Destiny cards (rulebook 18)
DESTINY: Final = (
    Card("undiscovered-forest",   RULEBOOK),
    Card("call-to-arms",          RULEBOOK),
    Card("diplomacy",             RULEBOOK),
    Card("blizzard",              OURS),
    Card("rising-stars",          OURS),
    Card("secret-deals",          OURS),
    Card("kings-illness",         PUBLIC),
    Card("queens-journey",        OURS),
    Card("building-boom",         OURS),
    Card("cheap-timber",          OURS),
    Card("lean-treasury",         OURS),
    Card("master-masons",         OURS),
    Card("volunteers",            OURS),
    Card("open-granaries",        OURS),
    Card("clear-sky",             OURS),
    Card("bitter-frost",          OURS),
    Card("steadfast-defenders",   OURS),
    Card("rich-spoils",           OURS),
    Card("forgiving-king",        OURS),
    Card("hidden-reserves",       OURS),
    Card("mercenaries",           OURS),
    Card("grand-muster",          OURS),
    Card("royal-visit",           OURS),
    Card("alms",                  OURS),
    Card("pilgrims",              OURS),
    Card("open-court",            OURS),
    Card("new-years-gift",        OURS),
    Card("good-quarries",         OURS),
    Card("summer-fair",           OURS),
    Card("loaded-dice",           OURS),
)


# Governors (rulebook 17)
GOVERNORS: Final = (
    Card("princess",      RULEBOOK),
    Card("thief",         RULEBOOK),
    Card("preacher",      RULEBOOK),
    Card("tax-collector", RULEBOOK),
    Card("priest",        RULEBOOK),
    Card("philosopher",   RULEBOOK),
    Card("prince",        PUBLIC),
    Card("trickster",     OURS),
    Card("fairy",         PUBLIC),
    Card("architect",     OURS),
    Card("minstrel",      OURS),
    Card("miner",         OURS),
    Card("carpenter",     OURS),
    Card("sculptor",      OURS),
    Card("paladin",       OURS),
    Card("heiress",       OURS),
    Card("marshal",       OURS),
    Card("steward",       OURS),
    Card("banker",        OURS),
    Card("politician",    OURS),
    Card("scholar",       OURS),
    Card("recruiter",     OURS),
    Card("courtier",      OURS),
    Card("seer",          OURS),
    Card("damsel",        OURS),
)
GOVERNORS_DEALT: Final = 3


# Scenarios (rulebook 21), the groups of the first, the edicts of our own two
SCENARIOS: Final = (
    Card("promises",  RULEBOOK),
    Card("alliances", RULEBOOK),
    Card("fashions",  OURS),
    Card("frontier",  OURS),
)
NOT_WITH_LEVIES: Final = ("promises",)
GROUPS: Final = (
    Card("aristocracy",     RULEBOOK),
    Card("clergy",          RULEBOOK),
    Card("standing-army",            RULEBOOK),
    Card("secret-society",  RULEBOOK),
    Card("craftsmen",       RULEBOOK),
    Card("artists",         RULEBOOK),
    Card("peasants",        RULEBOOK),
    Card("bandits",         RULEBOOK),
)
FASHIONS: Final = (
    Card("fashion-b", OURS),
    Card("fashion-c", OURS),
    Card("fashion-d", OURS),
    Card("fashion-e", OURS),
    Card("fashion-f", OURS),
)
FRONTIER: Final = (Card("hard-frontier", OURS),)
EDICTS: Final = (*FASHIONS, *FRONTIER)


# What has powers, by kind: its number is its bit in a mask, and there is a rule about it. One bit between buildings and cards
# is nobody's: see ``state.PLUS2``.

CARDS: Final = (*DESTINY, *GOVERNORS, *GROUPS, *EDICTS)
NUMBER: Final = {
    **{b.id: number for number, b in enumerate(BUILDINGS)},
    **{card.id: number for number, card in enumerate(CARDS, len(BUILDINGS) + 1)},
}
NAME: Final = {number: name for name, number in NUMBER.items()}
FIRST_WHIM: Final = len(BUILDINGS) + 1 + len(CARDS)
WHIMS: Final = RANKS[:16]  # the advisors whom a whim tile may cover (rulebook 20): neither Queen nor King
WHIM: Final = {rank: FIRST_WHIM + rank - 1 for rank in WHIMS}  # the number of each tile
SCENARIO: Final = {card.id: number for number, card in enumerate(SCENARIOS, FIRST_WHIM + len(WHIMS))}
CHAPTERS: Final = {
    "12": [b.id for b in PROVINCE],
    "15.2": [b.id for b in EXTRA],
    "16.2": [b.id for b in STRIPS],
    "17.2": [card.id for card in GOVERNORS],
    "18.2": [card.id for card in DESTINY],
    "21.2": [card.id for card in GROUPS],
    "21.4": [card.id for card in FASHIONS],
    "21.5": [card.id for card in FRONTIER],
}
RULE: Final = {id: f"{chapter}.{n}" for chapter, ids in CHAPTERS.items() for n, id in enumerate(ids, 1)}


def rule_of(place: int) -> str:
    """The rule about an advisor, or about the card that a place elsewhere is on."""
    return f"11.{place}" if place in RANKS else RULE["politician"]


KIND: Final = {**{b.id: "building" for b in BUILDINGS}, **{card.id: "destiny" for card in DESTINY},
    **{card.id: "governor" for card in GOVERNORS},
    **{card.id: "group" for card in GROUPS},
    **{card.id: "edict" for card in EDICTS},
}


class Sheet:
    """A province sheet: rows of buildings by number, from the top, each from the left. It is known by itself."""

    __slots__ = ("fields", "rows")

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self.rows = rows
        self.fields = sum([1 << number for row in rows for number in row])


def rows_of(printed: tuple[Building, ...]) -> dict[str, tuple[int, ...]]:
    """The rows of some buildings, by letter."""
    letters = sorted({b.row for b in printed})
    return {letter: tuple([NUMBER[b.id] for b in printed if b.row == letter]) for letter in letters}


SHEET: Final = Sheet(tuple(rows_of(PROVINCE).values()))
SEVEN_ROWS: Final = Sheet(tuple(rows_of((*EXTRA[:COLUMNS], *PROVINCE, *EXTRA[COLUMNS:])).values()))
COPIES: Final = 2  # of each strip


@cache
def covered(sheet: Sheet, letters: tuple[str, ...]) -> Sheet:
    """The sheet with strips laid over the rows of these letters (rulebook 16.1.3)."""
    strips = rows_of(STRIPS)
    rows = {BUILDINGS[row[0]].row: row for row in sheet.rows}
    return Sheet(tuple([strips[letter] if letter in letters else row for letter, row in rows.items()]))


# ----------------------------------------------------------------------------------------------------------- enemies


class Enemy(NamedTuple):
    """One of the twenty-five enemy cards (rulebook 13)."""

    year: int
    kind: str
    strength: int
    # rewards
    gain: Goods = (0, 0, 0)
    gain_any: int = 0
    gain_points: int = 0
    # losses
    lose: Goods = (0, 0, 0)
    lose_any: int = 0
    lose_points: int = 0
    raze: int = 0  # buildings
    source: str = PUBLIC


#         year  kind        strength   rewards                        losses
ENEMIES: Final[tuple[Enemy, ...]] = (
    Enemy(1, "barbarians",  2,         gain=goods(gold=1),            lose_any=1, raze=1),
    Enemy(1, "goblins",     2,         gain=goods(wood=1),            lose=goods(wood=1, stone=1), lose_points=1, raze=1),
    Enemy(1, "goblins",     3,         gain=goods(stone=1),           lose=goods(gold=1), raze=1, source=RULEBOOK),
    Enemy(1, "orcs",        3,         gain=goods(gold=1),            lose_any=2, lose_points=1),
    Enemy(1, "zombies",     4,         gain_points=1,                 lose_points=2),

    Enemy(2, "goblins",     3,         gain=goods(wood=1),            lose=goods(wood=2, stone=2), lose_points=1, raze=1),
    Enemy(2, "goblins",     4,         gain=goods(stone=1),           lose=goods(gold=2), raze=1),
    Enemy(2, "orcs",        4,         gain=goods(gold=1),            lose_any=2, raze=1),
    Enemy(2, "barbarians",  5,         gain=goods(gold=1),            lose_any=2, lose_points=1),
    Enemy(2, "zombies",     5,         gain_points=1,                 lose_points=2),

    Enemy(3, "goblins",     4,         gain=goods(wood=1),            lose=goods(wood=3, stone=3), lose_points=1, raze=1),
    Enemy(3, "goblins",     5,         gain=goods(stone=1),           lose=goods(gold=3), raze=1),
    Enemy(3, "orcs",        5,         gain=goods(gold=1),            lose_any=2, raze=1),
    Enemy(3, "demons",      6,         gain_points=1,                 lose=goods(gold=2, wood=1, stone=1), lose_points=1),
    Enemy(3, "zombies",     6,         gain_points=1,                 lose_points=2),

    Enemy(4, "goblins",     5,         gain=goods(wood=1),            lose=goods(wood=4, stone=4), lose_points=1, raze=1),
    Enemy(4, "goblins",     6,         gain=goods(stone=1),           lose=goods(gold=4), raze=1),
    Enemy(4, "demons",      6,         gain=goods(gold=1),            lose_any=4, raze=1),
    Enemy(4, "orcs",        7,         gain_any=1,                    lose_any=2, raze=1),
    Enemy(4, "zombies",     7,         gain_points=1,                 lose_points=2),

    Enemy(5, "barbarians",  7,         gain_points=1,                 lose_points=8),
    Enemy(5, "barbarians",  8,         gain_points=1,                 raze=1),
    Enemy(5, "demons",      8,         gain_points=2,                 lose_points=2, raze=1),
    Enemy(5, "demons",      9,         gain_points=2,                 raze=1),
    Enemy(5, "dragons",     9,         gain_points=3,                 lose_points=5),
)
CARDS_A_YEAR: Final = 5
KINDS: Final = ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")

# What the back of the card tells of the enemies of each year (rulebook 13.2).
STRENGTHS: Final = {1: (2, 4), 2: (3, 5), 3: (4, 6), 4: (5, 7), 5: (7, 9)}


def cards_of(year: int) -> range:
    """The numbers of a year's cards in ``ENEMIES``."""
    return range((year - 1) * CARDS_A_YEAR, year * CARDS_A_YEAR)
