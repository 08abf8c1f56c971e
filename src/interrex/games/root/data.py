"""The printed components of Root: the maps, the shared deck, and what stands on the four faction boards."""

from __future__ import annotations

from typing import Final, NamedTuple

# Tables of any length: compiled, a tuple of a length that is known is put together anew to look something up in it.
Numbers = tuple[int, ...]
Names = tuple[str, ...]

# ------------------------------------------------------------------------------------------------------------ phases

SET_UP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3

# ------------------------------------------------------------------------------------------------------------- suits

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final[Names] = ("fox", "rabbit", "mouse", "bird")
Suit = int

# ------------------------------------------------------------------------------------------------------------- items

BOOT: Final = 0
TORCH: Final = 1
TEA: Final = 2
SWORD: Final = 3
BAG: Final = 4
CROSSBOW: Final = 5
HAMMER: Final = 6
COIN: Final = 7
ITEMS: Final[Names] = ("boot", "torch", "tea", "sword", "bag", "crossbow", "hammer", "coin")
Item = int
NO_ITEM: Final = -1

#                       boot torch tea sword bag crossbow hammer coin
ITEM_SUPPLY: Final[Numbers]  = (2,   0,    2,  2,    2,  1,       1,     2)   # law 5.1.5
RUIN_ITEMS: Final[Numbers]   = (BAG, BOOT, HAMMER, SWORD)                      # law 9.3.4: marked "R"
ON_TRACKS: Final[Numbers]    = (TEA, COIN, BAG)                                # law 9.2.5.1: kept on tracks while face up
TRACK_SPACES: Final          = 3

# -------------------------------------------------------------------------------------------------------------- maps


class Map(NamedTuple):
    """A side of the board. Clearings are counted from 0 (printed 1 to 12); places from 12 on are forests."""

    id: str
    suits: tuple[Suit, ...]                    # empty: dealt at random, four of each (winter)
    slots: tuple[int, ...]                     # building slots, the ruin's included
    ruins: tuple[int, ...]                     # clearings
    paths: tuple[tuple[int, int], ...]
    river: tuple[tuple[int, int], ...]
    forests: tuple[tuple[int, ...], ...]       # the clearings each touches
    forest_paths: tuple[tuple[int, int], ...]  # forests side by side
    corners: tuple[tuple[int, int], ...]       # and their opposite
    places: tuple[tuple[float, float], ...]    # for whoever draws it, 0 to 1


def _one_less(pairs: str) -> tuple[tuple[int, int], ...]:
    """``1-5 1-9`` as printed, to (0, 4), (0, 8)."""
    found = [pair.split("-") for pair in pairs.split()]
    return tuple([(int(a) - 1, int(b) - 1) for a, b in found])


def _groups(groups: str) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([int(n) - 1 for n in group.split("-")]) for group in groups.split()])


_CORNERS: Final = ((0, 2), (1, 3), (2, 0), (3, 1))

MAPS: Final = {
    "autumn": Map(
        id="autumn",
        suits=(FOX, MOUSE, RABBIT, RABBIT, RABBIT, FOX, MOUSE, FOX, MOUSE, RABBIT, MOUSE, FOX),
        slots=(1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2),
        ruins=(5, 9, 10, 11),
        paths=_one_less("1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12"),
        river=_one_less("5-10 10-11 11-7 7-4"),
        forests=_groups("1-2-5-10 1-9-10-12 2-6-10-11-12 4-9-12 3-7-11-12 3-6-11 4-7-8-12"),
        forest_paths=((0, 1), (0, 2), (1, 2), (1, 3), (2, 4), (2, 5), (3, 6), (4, 5), (4, 6)),
        corners=_CORNERS,
        places=((.09, .12), (.88, .16), (.90, .84), (.10, .80), (.52, .08), (.93, .50), (.62, .72), (.38, .90),
                (.06, .46), (.40, .32), (.66, .47), (.33, .58)),
    ),
    "winter": Map(
        id="winter",
        suits=(),
        slots=(1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3),
        ruins=(7, 8, 10, 11),
        paths=_one_less("1-5 1-10 1-11 2-6 2-7 2-12 3-7 3-8 3-12 4-9 4-10 4-11 5-6 8-9 8-12 9-11"),
        river=_one_less("10-11 11-12 12-7"),
        # law 17.1.1: the river divides forests as paths do
        forests=_groups("1-10-11 4-10-11 4-9-11 1-2-5-6-11-12 8-9-11-12 3-8-12 3-7-12 2-7-12"),
        forest_paths=((0, 1), (0, 3), (1, 2), (2, 4), (3, 4), (3, 7), (4, 5), (5, 6), (6, 7)),
        corners=_CORNERS,
        places=((.08, .12), (.92, .12), (.92, .86), (.08, .86), (.37, .08), (.64, .09), (.94, .48), (.64, .90),
                (.36, .90), (.06, .48), (.35, .48), (.66, .48)),
    ),
}
CLEARINGS: Final = 12

# -------------------------------------------------------------------------------------------------------------- deck

ITEM: Final = "item"
PERSISTENT: Final = "persistent"
FAVOUR: Final = "favour"
AMBUSH: Final = "ambush"
DOMINANCE: Final = "dominance"


class Card(NamedTuple):
    """A kind of card of the shared deck."""

    id: str
    suit: Suit
    kind: str
    copies: int = 1
    cost: tuple[int, int, int] = (0, 0, 0)  # fox, rabbit, mouse
    any: int = 0                            # of any suit
    item: Item = NO_ITEM
    points: int = 0


F, R, M = (1, 0, 0), (0, 1, 0), (0, 0, 1)
FF, RR, MM = (2, 0, 0), (0, 2, 0), (0, 0, 2)
FFF, RRR, MMM = (3, 0, 0), (0, 3, 0), (0, 0, 3)

#         id                      suit     kind       copies cost           item      points
CARDS: Final[tuple[Card, ...]] = (
    Card("arms-trader",           BIRD,    ITEM,       1,    FF, item=SWORD,      points=2),
    Card("birdy-bindle",          BIRD,    ITEM,       1,    M,  item=BAG,        points=1),
    Card("crossbow-bird",         BIRD,    ITEM,       1,    F,  item=CROSSBOW,   points=1),
    Card("woodland-runners",      BIRD,    ITEM,       1,    R,  item=BOOT,       points=1),
    Card("a-visit-to-friends",    RABBIT,  ITEM,       1,    R,  item=BOOT,       points=1),
    Card("bake-sale",             RABBIT,  ITEM,       1,    RR, item=COIN,       points=3),
    Card("root-tea-rabbit",       RABBIT,  ITEM,       1,    M,  item=TEA,        points=2),
    Card("smugglers-trail",       RABBIT,  ITEM,       1,    M,  item=BAG,        points=1),
    Card("crossbow-mouse",        MOUSE,   ITEM,       1,    F,  item=CROSSBOW,   points=1),
    Card("investments",           MOUSE,   ITEM,       1,    RR, item=COIN,       points=3),
    Card("mouse-in-a-sack",       MOUSE,   ITEM,       1,    M,  item=BAG,        points=1),
    Card("root-tea-mouse",        MOUSE,   ITEM,       1,    M,  item=TEA,        points=2),
    Card("sword",                 MOUSE,   ITEM,       1,    FF, item=SWORD,      points=2),
    Card("travel-gear-mouse",     MOUSE,   ITEM,       1,    R,  item=BOOT,       points=1),
    Card("anvil",                 FOX,     ITEM,       1,    F,  item=HAMMER,     points=2),
    Card("foxfolk-steel",         FOX,     ITEM,       1,    FF, item=SWORD,      points=2),
    Card("gently-used-knapsack",  FOX,     ITEM,       1,    M,  item=BAG,        points=1),
    Card("protection-racket",     FOX,     ITEM,       1,    RR, item=COIN,       points=3),
    Card("root-tea-fox",          FOX,     ITEM,       1,    M,  item=TEA,        points=2),
    Card("travel-gear-fox",       FOX,     ITEM,       1,    R,  item=BOOT,       points=1),

    Card("ambush-bird",           BIRD,    AMBUSH,     2),
    Card("ambush-rabbit",         RABBIT,  AMBUSH),
    Card("ambush-mouse",          MOUSE,   AMBUSH),
    Card("ambush-fox",            FOX,     AMBUSH),

    Card("dominance-bird",        BIRD,    DOMINANCE),
    Card("dominance-rabbit",      RABBIT,  DOMINANCE),
    Card("dominance-mouse",       MOUSE,   DOMINANCE),
    Card("dominance-fox",         FOX,     DOMINANCE),

    Card("armorers",              BIRD,    PERSISTENT, 2,    F),
    Card("brutal-tactics",        BIRD,    PERSISTENT, 2,    FF),
    Card("royal-claim",           BIRD,    PERSISTENT, 1,    any=4),
    Card("sappers",               BIRD,    PERSISTENT, 2,    M),
    Card("better-burrow-bank",    RABBIT,  PERSISTENT, 2,    RR),
    Card("cobbler",               RABBIT,  PERSISTENT, 2,    RR),
    Card("command-warren",        RABBIT,  PERSISTENT, 2,    RR),
    Card("favor-of-the-rabbits",  RABBIT,  FAVOUR,     1,    RRR),
    Card("codebreakers",          MOUSE,   PERSISTENT, 2,    M),
    Card("favor-of-the-mice",     MOUSE,   FAVOUR,     1,    MMM),
    Card("scouting-party",        MOUSE,   PERSISTENT, 2,    MM),
    Card("favor-of-the-foxes",    FOX,     FAVOUR,     1,    FFF),
    Card("stand-and-deliver",     FOX,     PERSISTENT, 2,    MMM),
    Card("tax-collector",         FOX,     PERSISTENT, 3,    (1, 1, 1)),
)
NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
SUIT_OF: Final = tuple([card.suit for card in CARDS])
DECK: Final = tuple([number for number, card in enumerate(CARDS) for _ in range(card.copies)])

# Where the persistent effects stand in the rulebook.
EFFECT_RULES: Final = {
    "armorers":            "22.1",
    "brutal-tactics":      "22.2",
    "royal-claim":         "22.3",
    "sappers":             "22.4",
    "better-burrow-bank":  "22.5",
    "cobbler":             "22.6",
    "command-warren":      "22.7",
    "codebreakers":        "22.8",
    "scouting-party":      "22.9",
    "stand-and-deliver":   "22.10",
    "tax-collector":       "22.11",
}

HAND_LIMIT: Final = 5
GOAL: Final = 30
DOMINANCE_FROM: Final = 10

# ---------------------------------------------------------------------------------------------------------- factions

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
VAGABOND_2: Final = 4
FACTIONS: Final[Names] = ("marquise", "eyrie", "alliance", "vagabond", "vagabond-2")
WARRIORS: Final[Numbers] = (25, 20, 10)

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
BUILDINGS: Final[Names] = ("sawmill", "workshop", "recruiter", "roost", "base")
WOOD: Final = "wood"
KEEP: Final = "keep"
SYMPATHY: Final = "sympathy"
WARRIOR: Final = "warrior"
PIECES: Final[Names] = (*BUILDINGS, WOOD, KEEP, SYMPATHY, WARRIOR)
OWNER_OF: Final = {
    "sawmill": MARQUISE,  "workshop": MARQUISE,  "recruiter": MARQUISE,  WOOD: MARQUISE,  KEEP: MARQUISE,
    "roost": EYRIE,
    "base": ALLIANCE,     SYMPATHY: ALLIANCE,
}  # fmt: skip

# Marquise: by how many of the kind stood on the map before
MARQUISE_BUILDINGS: Final        = 6
MARQUISE_COST: Final[Numbers]    = (0, 1, 2, 3, 3, 4)
MARQUISE_POINTS: Final[tuple[Numbers, ...]] = (
    (0, 1, 2, 3, 4, 5),  # sawmills
    (0, 2, 2, 3, 4, 5),  # workshops
    (0, 1, 2, 3, 3, 4),  # recruiters
)
MARQUISE_DRAWS: Final[Numbers]   = (1, 1, 1, 2, 2, 3, 3)  # by recruiters on the map
WOOD_TOKENS: Final               = 8

# Eyrie: by roosts on the map
ROOSTS: Final                    = 7
EYRIE_POINTS: Final[Numbers]     = (0, 0, 1, 2, 3, 4, 4, 5)
EYRIE_DRAWS: Final[Numbers]      = (1, 1, 1, 2, 2, 2, 3, 3)
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMNS: Final[Names]            = ("recruit", "move", "battle", "build")
VIZIER: Final                    = -1  # a card on the Decree that is always there: a bird

#                       Loyal Viziers
LEADERS: Final = {
    "builder":          (RECRUIT, MOVE),
    "charismatic":      (RECRUIT, BATTLE),
    "commander":        (MOVE, BATTLE),
    "despot":           (MOVE, BUILD),
}
LEADER_NAMES: Final = tuple(LEADERS)

# Alliance: by sympathy tokens on the map before
SYMPATHY_TOKENS: Final           = 10
SYMPATHY_COST: Final[Numbers]    = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
SYMPATHY_POINTS: Final[Numbers]  = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
SUPPORTERS_AT_MOST: Final        = 5   # without a base
MARTIAL_LAW: Final               = 3   # warriors of one player

# Vagabond
CHARACTERS: Final = {
    "thief":            (BOOT, TORCH, TEA, SWORD),
    "tinker":           (BOOT, TORCH, BAG, HAMMER),
    "ranger":           (BOOT, TORCH, CROSSBOW, SWORD),
}
CHARACTER_NAMES: Final = tuple(CHARACTERS)
HOSTILE: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3
AIDS_NEEDED: Final[Numbers]      = (1, 2, 3)  # to leave each space of the Allied track
RELATION_POINTS: Final[Numbers]  = (0, 1, 2, 2)
ALLY_POINTS: Final               = 2          # for each aid to an ally
ITEM_LIMIT: Final                = 6          # plus two for each bag on its track


class Quest(NamedTuple):
    id: str
    suit: Suit
    items: tuple[Item, Item]


QUESTS: Final[tuple[Quest, ...]] = (
    Quest("errand-fox",              FOX,     (TEA, BOOT)),
    Quest("errand-rabbit",           RABBIT,  (TEA, BOOT)),
    Quest("escort-mouse",            MOUSE,   (BOOT, BOOT)),
    Quest("expel-bandits-mouse",     MOUSE,   (SWORD, SWORD)),
    Quest("expel-bandits-rabbit",    RABBIT,  (SWORD, SWORD)),
    Quest("fend-off-a-bear-mouse",   MOUSE,   (TORCH, CROSSBOW)),
    Quest("fend-off-a-bear-rabbit",  RABBIT,  (TORCH, CROSSBOW)),
    Quest("fundraising-fox",         FOX,     (TEA, COIN)),
    Quest("give-a-speech-fox",       FOX,     (TORCH, TEA)),
    Quest("give-a-speech-rabbit",    RABBIT,  (TORCH, TEA)),
    Quest("guard-duty-mouse",        MOUSE,   (TORCH, SWORD)),
    Quest("guard-duty-rabbit",       RABBIT,  (TORCH, SWORD)),
    Quest("logistics-help-mouse",    MOUSE,   (BOOT, BAG)),
    Quest("logistics-help-fox",      FOX,     (BOOT, BAG)),
    Quest("repair-a-shed-fox",       FOX,     (TORCH, HAMMER)),
)
QUESTS_OPEN: Final = 3

# -------------------------------------------------------------------------------------------------------- components

# What has powers, by number: cards as they are counted in CARDS, then the leaders, then the characters.
FIRST_LEADER: Final    = len(CARDS)
FIRST_CHARACTER: Final = FIRST_LEADER + len(LEADERS)
COMPONENTS: Final      = {name: number for number, name in enumerate((*NUMBER, *LEADERS, *CHARACTERS))}

# In the notation that players use (rootlog), by name or the beginning of it.
CARD_LOG_NAMES: Final = {
    "ambush":             "@",        "cobbler":            "cob",
    "dominance":          "dom",      "codebreakers":       "codeb",
    "armorers":           "armor",    "royal-claim":        "royal",
    "better-burrow-bank": "bank",     "sappers":            "sap",
    "brutal-tactics":     "brutal",   "scouting-party":     "scout",
    "command-warren":     "command",  "stand-and-deliver":  "stand",
    "tax-collector":      "tax",
}
QUEST_LOG_NAMES: Final = {
    "errand":             "errand",   "give-a-speech":      "speech",
    "escort":             "escort",   "guard-duty":         "guard",
    "expel-bandits":      "bandits",  "logistics-help":     "logs",
    "fend-off-a-bear":    "bear",     "repair-a-shed":      "shed",
    "fundraising":        "funds",
}
