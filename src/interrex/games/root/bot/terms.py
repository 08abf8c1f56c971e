"""What a thinking player of Root looks at: the terms of its judgement, for all seats at once.

Points win; what else counts differs from faction to faction, so each has terms of its own (``OWN``), which are nothing
for all others. How much each of them counts was learned (``judgement.json``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..boards import AllianceBoard, EyrieBoard, MarquiseBoard
from ..data import ALLIANCE, ALLIED, BIRD, EVENING, EYRIE, GOAL, HAND_LIMIT, HOSTILE, MARQUISE, SUIT_OF
from ..places import clearings_in
from ..satchel import vagabond_at
from ..state import AMBUSHING, CHOOSING_ALLY, NOBODY, Root
from .battles import battle
from .common import TURNS_LEFT
from .judgement import PROSPECTS, dominance
from .woodland import Woodland, around, count, look

Own = Callable[[Root, int, Woodland], tuple[float, ...]]

COMMON: Final = (
    "points",
    "near",         # points beyond twenty: the race to thirty
    "dominance",    # how near a dominance card is to winning, instead of points
    "hand",         # cards that can be kept
    "birds",        # of these, birds
    "crafted",      # effects
    "items",        # crafted items that a Vagabond may take
    "battle",       # what a battle under way promises
    "on-turn",      # it has a turn under way
    "exposed",      # buildings and tokens without a warrior, where an army stands or is next door
    "ruled",        # clearings
    "army",         # warriors on the map
    "reserve",      # warriors still in supply
)  # fmt: skip


def _marquise(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine: MarquiseBoard = g.boards[MARQUISE]
    sawmills, workshops, recruiters = [float(sum(kind)) for kind in mine.buildings]
    acting = g.left if g.turn == seat else 0
    return sawmills, workshops, recruiters, float(min(8, sum(mine.wood))), float(mine.keep >= 0), float(acting)


def _eyrie(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine: EyrieBoard = g.boards[EYRIE]
    cards = sum([len(column) for column in mine.decree])
    return float(sum(mine.roosts)), float(cards), float(mine.leader == NOBODY)


def _alliance(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine: AllianceBoard = g.boards[ALLIANCE]
    bases = len(mine.base_of) - list(mine.base_of).count(NOBODY)
    return float(mine.sympathy.bit_count()), float(bases), float(mine.officers), float(min(8, len(mine.supporters)))


def _vagabond(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine = vagabond_at(g, seat)
    whole, hurt = sum(mine.fresh) + sum(mine.spent), sum(mine.damaged) + sum(mine.damaged_spent)
    relations = [mine.relations[faction] for faction in g.armies]
    friends = sum([standing for standing in relations if standing != HOSTILE])
    return (
        float(whole), float(hurt), float(sum(mine.spent)), float(friends),
        float(relations.count(ALLIED)), float(relations.count(HOSTILE)), float(sum(mine.quests)),
    )  # fmt: skip


class Faction:
    """The terms of one: their names, and what they are."""

    def __init__(self, name: str, names: tuple[str, ...], own: Own, first: int) -> None:
        self.names = tuple([f"{name}-{term}" for term in ("is", "prospects", *names)])
        self.own = own
        self.before = [0.0] * first
        self.after = [0.0] * 0


def _factions() -> tuple[Faction, ...]:
    """By faction; both Vagabonds have the same."""
    kinds: tuple[tuple[str, tuple[str, ...], Own], ...] = (
        ("marquise", ("sawmills", "workshops", "recruiters", "wood", "keep", "actions"), _marquise),
        ("eyrie", ("roosts", "decree", "leaderless"), _eyrie),
        ("alliance", ("sympathy", "bases", "officers", "supporters"), _alliance),
        ("vagabond", ("items", "damaged", "exhausted", "friends", "allies", "enemies", "quests"), _vagabond),
    )
    found: list[Faction] = []
    for name, names, own in kinds:
        found.append(Faction(name, names, own, sum([len(one.names) for one in found])))
    whole = sum([len(one.names) for one in found])
    for one in found:
        one.after = [0.0] * (whole - len(one.before) - len(one.names))
    return *found, found[-1]


OWN: Final = _factions()
NAMES: Final = (*COMMON, *[name for one in OWN[:-1] for name in one.names])


def progress(g: Root) -> float:
    return min(1.0, max(g.score) / GOAL)


def won(g: Root) -> Sequence[int]:
    return g.winners


def terms(g: Root) -> list[list[float]]:
    woodland = look(g)
    turns = TURNS_LEFT[min(GOAL, max(g.score))]
    fights = _fights(g)
    rows = []
    for seat, number in enumerate(g.faction):
        one = OWN[number]
        own = 1.0, PROSPECTS[number](g, seat, woodland, turns), *one.own(g, seat, woodland)
        rows.append([*_common(g, seat, number, woodland, fights[seat]), *one.before, *own, *one.after])
    if max(g.coalition) >= 0:
        for seat, partner in enumerate(g.coalition):
            if partner != NOBODY:
                rows[seat] = rows[partner]  # law 9.2.8: he wins if his partner does
    return rows


def _common(g: Root, seat: int, number: int, woodland: Woodland, fight: float) -> list[float]:
    card = g.dominance[seat]
    points = 0.0 if card != NOBODY else float(g.score[seat])
    hand = g.hands[seat]
    return [
        points,
        max(0.0, points - 20),
        dominance(g, seat, SUIT_OF[card]) if card != NOBODY else 0.0,
        float(min(HAND_LIMIT, len(hand))),
        float(sum([SUIT_OF[one] == BIRD for one in hand])),
        float(len(g.crafted[seat])),
        float(sum(g.items[seat])),
        fight,
        float(g.turn == seat and g.phase < EVENING),
        float(_exposed(g, number, woodland)),
        float(woodland.ruled[number].bit_count()),
        float(woodland.armies[number]),
        float(g.boards[number].supply),
    ]


def _exposed(g: Root, number: int, woodland: Woodland) -> int:
    """Buildings and tokens that nobody guards, where an enemy's warriors stand or can come to."""
    rows = woodland.rows[number]
    if len(rows) < 2:
        return 0
    armies = 0
    for faction in g.armies:
        if faction != number and woodland.rows[faction]:
            armies |= count(woodland.rows[faction][0])[1]
    threatened = (armies | around(woodland.chart, armies)) & ~count(rows[0])[1]
    bare = 0
    for clearing in clearings_in(threatened):
        for row in rows[1:]:
            bare += row[clearing]
    return bare


def _fights(g: Root) -> list[float]:
    """By seat, what the battle under way promises."""
    worth = [0.0] * g.players
    if g.deeds:
        fight = g.fight
        gained: Sequence[float] = fight.points
        if fight.stage in (CHOOSING_ALLY, AMBUSHING) and not fight.ambushed:  # the dice are still to be rolled
            gained = battle(g, fight.attacker, fight.defender, fight.clearing)
        worth[fight.attacker], worth[fight.defender] = float(gained[0]), float(gained[1])
    return worth
