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
NOBILITY, CLANS, UPRISING, GATHERING = range(4)
LETTERS: Final = ("n", "c", "u", "g")

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
    #    id     archetype  strength  traits                    commands     either            votes lore
    Kind("b01", RUSE,       0,       INVULNERABLE,             0,           AMBUSH | RETREAT, 0,    0),
    Kind("b02", TRADER,     0,       0,                        RALLY_TWO,   0,                2,    2),
    Kind("b03", FOLLOWER,   1,       INVULNERABLE,             0,           0,                0,    1),
    Kind("b04", FOLLOWER,   2,       INVULNERABLE,             0,           0,                0,    1),
    Kind("b05", FOLLOWER,   3,       INVULNERABLE,             0,           0,                0,    1),
    Kind("b06", FOLLOWER,   4,       INVULNERABLE,             0,           0,                0,    1),
    Kind("b07", AGENT,      5,       0,                        ASSASSINATE, 0,                2,    1),
    Kind("b08", CAVALRY,    5,       PATHFINDER,               FLANK,       0,                1,    1),
    Kind("b09", MACHINE,    5,       INVULNERABLE,             DEPLOY,      0,                0,    0),
    Kind("b10", CAPTAIN,    6,       PATHFINDER,               0,           0,                1,    1),
    Kind("b11", CAPTAIN,    7,       PATHFINDER,               0,           0,                1,    1),
    Kind("b12", CAPTAIN,    8,       PATHFINDER,               0,           0,                1,    1),
    Kind("b13", CAPTAIN,    9,       PATHFINDER,               0,           0,                1,    1),
    Kind("b14", HEIR,      10,       PATHFINDER | RESILIENT,   RALLY,       0,                1,    1),
)  # fmt: skip
BASICS: Final = len(BASIC)
FIRST_HEIR: Final = 13  # the kind that begins in hand

PLACES: Final = (
    #    id    archetype  strength  traits                      commands            either votes lore cost
    Kind("n1", CHAMPION,  11,       RESILIENT,                  0,                  0,     0,    2,   2),
    Kind("n2", TRADER,     5,       INVULNERABLE,               0,                  0,     2,    0,   3),
    Kind("n3", HEIR,      10,       PATHFINDER | RESILIENT,     RALLY,              0,     1,    1,   4),
    Kind("n4", MACHINE,    3,       INVULNERABLE,               DEPLOY,             0,     0,    0,   2),
    Kind("n5", 0,          0,       0,                          0,                  0,     0,    0,   3),
    Kind("c1", CHAMPION,  11,       RESILIENT | PATHFINDER,     0,                  0,     0,    2,   2),
    Kind("c2", CAVALRY,    3,       0,                          FLANK | ASSASSINATE, 0,    0,    0,   3),
    Kind("c3", CAVALRY,   11,       INVULNERABLE | PATHFINDER,  FLANK,              0,     0,    2,   5),
    Kind("c4", 0,          0,       0,                          0,                  0,     0,    0,   2),
    Kind("c5", 0,          0,       0,                          0,                  0,     0,    0,   2),
    Kind("u1", CHAMPION,  11,       0,                          0,                  0,     2,    2,   2),
    Kind("u2", AGENT,      5,       RESILIENT,                  0,                  0,     0,    0,   3),
    Kind("u3", AGENT,      5,       RESILIENT,                  AMBUSH,             0,     0,    0,   5),
    Kind("u4", 0,          0,       0,                          0,                  0,     0,    0,   2),
    Kind("u5", 0,          0,       0,                          0,                  0,     0,    0,   2),
    Kind("g1", CHAMPION,  11,       RESILIENT,                  0,                  0,     1,    2,   2),
    Kind("g2", CAPTAIN,    5,       INVULNERABLE,               0,                  0,     1,    0,   2),
    Kind("g3", CAVALRY,    5,       RESILIENT,                  0,                  0,     0,    0,   3),
    Kind("g4", AGENT,      3,       RESILIENT,                  0,                  0,     0,    0,   4),
    Kind("g5", 0,          0,       0,                          0,                  0,     0,    0,   2),
)  # fmt: skip

OWN: Final = 19  # cards of a faction: a card's number is 19 times its faction and its place among these
KINDS: Final = tuple([kind for f in range(4) for kind in (*BASIC, *PLACES[5 * f : 5 * f + 5])])  # by card
CARDS: Final = len(KINDS)
CARD_IDS: Final = tuple(
    [kind.id if kind.cost else f"{LETTERS[card // OWN]}-{kind.id}" for card, kind in enumerate(KINDS)]
)
CARD: Final = {word: card for card, word in enumerate(CARD_IDS)}

KINGDOM: Final = tuple([f"kc{n}" for n in range(1, 52)])  # the suits in turn: coins, books, swords
KINGDOM_CARDS: Final = len(KINGDOM)
SUIT: Final = tuple([n // 17 for n in range(KINGDOM_CARDS)])  # the council each speaks of


class Tactic(NamedTuple):
    id: str
    uses: int  # markers laid on it at set-up; 1: it has none and is exhausted by its use


TACTICS: Final = (
    Tactic("nt1", 1), Tactic("nt2", 2), Tactic("nt3", 1), Tactic("nt4", 1),
    Tactic("ct1", 1), Tactic("ct2", 3), Tactic("ct3", 1), Tactic("ct4", 1),
    Tactic("ut1", 1), Tactic("ut2", 3), Tactic("ut3", 1), Tactic("ut4", 1),
    Tactic("gt1", 1), Tactic("gt2", 1), Tactic("gt3", 1), Tactic("gt4", 1),
)  # fmt: skip
FAVOURS: Final = ("nf", "cf", "uf", "gf")

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


def owner_faction(card: int) -> int:
    return card // OWN
