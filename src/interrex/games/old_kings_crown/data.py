"""The printed components of The Old King's Crown, in printed order.

Numbers and names of kinds are facts of the printed game as read in the rulebook and in public material; where a fact
is doubtful the rulebook's ``Decisions`` say what was decided. Names are our own and stand in the locale files.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NOBODY: Final = -1

# Seasons: how far the year has come
START: Final = "start"
SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
WINTER: Final = "winter"

FACTIONS: Final = ("nobility", "clans", "uprising", "gathering")

REGIONS: Final = ("highlands", "plateau", "lowlands")
HIGHLANDS, PLATEAU, LOWLANDS = range(3)


class Location(NamedTuple):
    id: str
    region: int
    influence: int


LOCATIONS: Final = (
    Location("castle",       HIGHLANDS, 1),
    Location("wilderness",   HIGHLANDS, 1),
    Location("fields",       PLATEAU,   1),
    Location("battlefield",  PLATEAU,   2),
    Location("shrine",       LOWLANDS,  1),
    Location("necropolis",   LOWLANDS,  1),
)  # fmt: skip
IN_REGION: Final = ((0, 1), (2, 3), (4, 5))  # the locations of each region

COUNCILS: Final = ("relics", "secrets", "oaths")
RELICS, SECRETS, OATHS = range(3)

ARCHETYPES: Final = ("ruse", "trader", "follower", "agent", "cavalry", "machine", "captain", "heir", "champion")
RUSE, TRADER, FOLLOWER, AGENT, CAVALRY, MACHINE, CAPTAIN, HEIR, CHAMPION = [1 << n for n in range(9)]

# Traits and commands, as masks
TRAITS: Final = ("invulnerable", "resilient", "pathfinder")
INVULNERABLE, RESILIENT, PATHFINDER = 1, 2, 4
COMMANDS: Final = ("ambush", "retreat", "flank", "rally", "rally-two", "deploy", "assassinate")
AMBUSH, RETREAT, FLANK, RALLY, RALLY_TWO, DEPLOY, ASSASSINATE = [1 << n for n in range(7)]


class Kind(NamedTuple):
    """A faction card. ``cost`` is its price in lore; 0: it belongs to the basic deck."""

    id: str
    archetype: int  # a mask of one; 0: a headquarters card, which never fights
    strength: int
    traits: int
    commands: int
    either: int  # commands of which only one can be used in a clash
    votes: int
    lore: int
    cost: int = 0


BASIC: Final = (
    #    id            archetype  strength  traits                    commands     either            votes lore
    Kind("ruse",       RUSE,       0,       INVULNERABLE,             0,           AMBUSH | RETREAT, 0,    0),
    Kind("trader",     TRADER,     0,       0,                        RALLY_TWO,   0,                2,    2),
    Kind("follower-1", FOLLOWER,   1,       INVULNERABLE,             0,           0,                0,    1),
    Kind("follower-2", FOLLOWER,   2,       INVULNERABLE,             0,           0,                0,    1),
    Kind("follower-3", FOLLOWER,   3,       INVULNERABLE,             0,           0,                0,    1),
    Kind("follower-4", FOLLOWER,   4,       INVULNERABLE,             0,           0,                0,    1),
    Kind("agent",      AGENT,      5,       0,                        ASSASSINATE, 0,                2,    1),
    Kind("cavalry",    CAVALRY,    5,       PATHFINDER,               FLANK,       0,                1,    1),
    Kind("machine",    MACHINE,    5,       INVULNERABLE,             DEPLOY,      0,                0,    0),
    Kind("captain-6",  CAPTAIN,    6,       PATHFINDER,               0,           0,                1,    1),
    Kind("captain-7",  CAPTAIN,    7,       PATHFINDER,               0,           0,                1,    1),
    Kind("captain-8",  CAPTAIN,    8,       PATHFINDER,               0,           0,                1,    1),
    Kind("captain-9",  CAPTAIN,    9,       PATHFINDER,               0,           0,                1,    1),
    Kind("heir",       HEIR,      10,       PATHFINDER | RESILIENT,   RALLY,       0,                1,    1),
)  # fmt: skip
BASICS: Final = len(BASIC)
FIRST_HEIR: Final = 13  # the kind that begins in hand

PLACES: Final = (
    #    id                           archetype str traits                     commands             either votes lore cost
    Kind("his-lordships-shadow",      CHAMPION, 11, RESILIENT,                 0,                   0,     0,    2,   2),
    Kind("usher-of-three-doors",      TRADER,    5, INVULNERABLE,              0,                   0,     2,    0,   3),
    Kind("cousin-from-the-crypt",     HEIR,     10, PATHFINDER | RESILIENT,    RALLY,               0,     1,    1,   4),
    Kind("boundary-stone-on-rollers", MACHINE,   3, INVULNERABLE,              DEPLOY,              0,     0,    0,   2),
    Kind("muniment-room",             0,         0, 0,                         0,                   0,     0,    0,   3),
    Kind("daughter-of-two-horizons",  CHAMPION, 11, RESILIENT | PATHFINDER,    0,                   0,     0,    2,   2),
    Kind("low-tide-charge",           CAVALRY,   3, 0,                         FLANK | ASSASSINATE, 0,     0,    0,   3),
    Kind("horses-of-the-white-wave",  CAVALRY,  11, INVULNERABLE | PATHFINDER, FLANK,               0,     0,    2,   5),
    Kind("wagon-parliament",          0,         0, 0,                         0,                   0,     0,    0,   2),
    Kind("winter-slipway",            0,         0, 0,                         0,                   0,     0,    0,   2),
    Kind("voice-from-the-scaffold",   CHAMPION, 11, 0,                         0,                   0,     2,    2,   2),
    Kind("loose-axle",                AGENT,     5, RESILIENT,                 0,                   0,     0,    0,   3),
    Kind("fog-committee",             AGENT,     5, RESILIENT,                 AMBUSH,              0,     0,    0,   5),
    Kind("pawnshop-back-room",        0,         0, 0,                         0,                   0,     0,    0,   2),
    Kind("friends-in-every-kitchen",  0,         0, 0,                         0,                   0,     0,    0,   2),
    Kind("patient-sickle",            CHAMPION, 11, RESILIENT,                 0,                   0,     1,    2,   2),
    Kind("counter-of-the-absent",     CAPTAIN,   5, INVULNERABLE,              0,                   0,     1,    0,   2),
    Kind("wearer-of-borrowed-hides",  CAVALRY,   5, RESILIENT,                 0,                   0,     0,    0,   3),
    Kind("smallest-candle",           AGENT,     3, RESILIENT,                 0,                   0,     0,    0,   4),
    Kind("split-oak",                 0,         0, 0,                         0,                   0,     0,    0,   2),
)  # fmt: skip

OWN: Final = 19  # cards of a faction: a card's number is 19 times its faction and its place among these
KINDS: Final = tuple([kind for f in range(4) for kind in (*BASIC, *PLACES[5 * f : 5 * f + 5])])  # by card
CARDS: Final = len(KINDS)
CARD_IDS: Final = tuple(
    [kind.id if kind.cost else f"{FACTIONS[card // OWN]}-{kind.id}" for card, kind in enumerate(KINDS)]
)
CARD: Final = {word: card for card, word in enumerate(CARD_IDS)}


class KingdomCard(NamedTuple):
    id: str
    suit: int  # the council it speaks of
    motif: str  # what boards draw on it


KINGDOM_DECK: Final = (
    KingdomCard("drovers-guild",                RELICS,   "cavalry"),
    KingdomCard("tithe-barn",                   RELICS,   "barn"),
    KingdomCard("voices-from-the-common",       RELICS,   "follower"),
    KingdomCard("hidden-granary",               RELICS,   "barn"),
    KingdomCard("ring-of-menhirs",              RELICS,   "stones"),
    KingdomCard("scraped-parchment",            RELICS,   "scroll"),
    KingdomCard("opened-barrow",                RELICS,   "barrow"),
    KingdomCard("hedge-school",                 RELICS,   "lore"),
    KingdomCard("magpies-diet",                 RELICS,   "bird"),
    KingdomCard("moot-hill",                    RELICS,   "stones"),
    KingdomCard("toll-bridge",                  RELICS,   "bridge"),
    KingdomCard("pilgrim-stair",                RELICS,   "stair"),
    KingdomCard("well-of-questions",            RELICS,   "well"),
    KingdomCard("reprieve-in-a-borrowed-hand",  RELICS,   "scroll"),
    KingdomCard("harvest-wreath",               RELICS,   "wreath"),
    KingdomCard("house-with-no-door",           RELICS,   "house"),
    KingdomCard("coronation-stone",             RELICS,   "heir"),
    KingdomCard("wayhouse-of-returnings",       SECRETS,  "house"),
    KingdomCard("turn-of-the-wind",             SECRETS,  "wind"),
    KingdomCard("rookery-post",                 SECRETS,  "bird"),
    KingdomCard("roll-call-in-the-rain",        SECRETS,  "rain"),
    KingdomCard("sunken-causeway",              SECRETS,  "water"),
    KingdomCard("old-poacher",                  SECRETS,  "snare"),
    KingdomCard("warrant-under-wax",            SECRETS,  "seal"),
    KingdomCard("gravediggers-bargain",         SECRETS,  "shovel"),
    KingdomCard("last-fair",                    SECRETS,  "tent"),
    KingdomCard("tally-stick",                  SECRETS,  "tally"),
    KingdomCard("borrowed-liveries",            SECRETS,  "cloak"),
    KingdomCard("cupboard-of-death-masks",      SECRETS,  "ruse"),
    KingdomCard("bell-under-the-bog",           SECRETS,  "bell"),
    KingdomCard("all-souls-thaw",               SECRETS,  "sun"),
    KingdomCard("hauling-ox",                   SECRETS,  "ox"),
    KingdomCard("rowan-charm",                  SECRETS,  "berries"),
    KingdomCard("crows-perch-on-the-tor",       SECRETS,  "tor"),
    KingdomCard("velvet-oath",                  OATHS,    "ring"),
    KingdomCard("summoning-sticks",             OATHS,    "sticks"),
    KingdomCard("wheelwrights-yard",            OATHS,    "wheel"),
    KingdomCard("wrestling-at-the-wake",        OATHS,    "wrestle"),
    KingdomCard("relay-of-grey-mares",          OATHS,    "cavalry"),
    KingdomCard("sheep-gate-in-the-wall",       OATHS,    "gate"),
    KingdomCard("milk-brother",                 OATHS,    "captain"),
    KingdomCard("calfskin-drum",                OATHS,    "drum"),
    KingdomCard("quaking-bog",                  OATHS,    "bog"),
    KingdomCard("hazel-lane",                   OATHS,    "path"),
    KingdomCard("bitterns-last-boom",           OATHS,    "bird"),
    KingdomCard("sword-from-the-thatch",        OATHS,    "oaths"),
    KingdomCard("eclipse-over-the-fell",        OATHS,    "sun"),
    KingdomCard("tinkers-caravan",              OATHS,    "wheel"),
    KingdomCard("snow-blindness",               OATHS,    "snow"),
    KingdomCard("adder-in-the-bracken",         OATHS,    "adder"),
    KingdomCard("door-of-bog-oak",              OATHS,    "door"),
)  # fmt: skip
KINGDOM: Final = tuple([card.id for card in KINGDOM_DECK])
KINGDOM_CARDS: Final = len(KINGDOM)
SUIT: Final = tuple([card.suit for card in KINGDOM_DECK])


class Tactic(NamedTuple):
    id: str
    uses: int  # markers laid on it at set-up; 1: it has none and is exhausted by its use


TACTICS: Final = (
    Tactic("every-man-a-wall",        1),
    Tactic("trespass-forbidden",      2),
    Tactic("precedence",              1),
    Tactic("silver-broom",            1),
    Tactic("weather-of-our-choosing", 1),
    Tactic("portage",                 3),
    Tactic("driven-cattle",           1),
    Tactic("up-from-the-bilge",       1),
    Tactic("no-clean-hands",          1),
    Tactic("coal-holes-and-lofts",    3),
    Tactic("knock-at-four",           1),
    Tactic("turned-signposts",        1),
    Tactic("two-for-one",             1),
    Tactic("rag-and-bone-moon",       1),
    Tactic("changelings",             1),
    Tactic("ground-that-takes",       1),
)  # fmt: skip
FAVOURS: Final = ("bread-and-bonfires", "following-wind", "ear-at-every-keyhole", "called-home-by-name")

SUPPORTERS: Final = 5
HAND: Final = 6
LEAST_HAND: Final = 3
MOST_HAND: Final = 8
LAID: Final = 3  # cards a seat lays beside the regions
DEALT: Final = 5  # Kingdom cards dealt in the advanced set-up
FAVOUR_USES: Final = 3
ROAD: Final = 4
SPACES: Final = 2
SECRET_MARKS: Final = 4  # on a location, for its reward
GATE_MARKS: Final = 3  # on a headquarters card that comes with markers

# The numbers of the components that have powers: what somebody has in play is a mask of them.
FIRST_PLACE: Final = BASICS
FIRST_KINGDOM: Final = FIRST_PLACE + len(PLACES)
FIRST_TACTIC: Final = FIRST_KINGDOM + KINGDOM_CARDS
FIRST_FAVOUR: Final = FIRST_TACTIC + len(TACTICS)
FIRST_LOCATION: Final = FIRST_FAVOUR + len(FAVOURS)
FIRST_COUNCIL: Final = FIRST_LOCATION + len(LOCATIONS)
COMPONENTS: Final = {
    name: number
    for number, name in enumerate(
        [
            *[kind.id for kind in (*BASIC, *PLACES)], *KINGDOM, *[tactic.id for tactic in TACTICS], *FAVOURS,
            *[location.id for location in LOCATIONS], *COUNCILS,
        ]
    )
}  # fmt: skip
NUMBER: Final = tuple([COMPONENTS[kind.id] for kind in KINDS])  # of the component that a card is
NAMES: Final = tuple(COMPONENTS)

RULES: Final = {  # where the rulebook tells what each does
    **{kind.id: f"15.{n + 1}" for n, kind in enumerate(BASIC)},
    **{kind.id: f"16.{n // 5 + 1}.{n % 5 + 1}" for n, kind in enumerate(PLACES)},
    **{name: f"17.{n + 1}" for n, name in enumerate(KINGDOM)},
    **{tactic.id: f"14.{n // 4 + 2}.{n % 4 + 1}" for n, tactic in enumerate(TACTICS)},
    **{name: f"13.{n + 2}" for n, name in enumerate(FAVOURS)},
    **{location.id: f"18.{n + 1}" for n, location in enumerate(LOCATIONS)},
    **{name: f"11.{n + 2}" for n, name in enumerate(COUNCILS)},
}
