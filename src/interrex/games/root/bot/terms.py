"""What a thinking player of Root looks at: the terms of its judgement, for all seats at once.

Points win; what else counts differs from faction to faction, so each has terms of its own (``OWN``), which are nothing
for all others. How much each of them counts was learned (``judgement.json``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..boards import AllianceBoard, Board, EyrieBoard, MarquiseBoard, total, where
from ..data import ALLIANCE, ALLIED, BIRD, EVENING, EYRIE, GOAL, HAND_LIMIT, HOSTILE, MARQUISE, SUIT_OF
from ..satchel import vagabond_at
from ..state import ALONE, AMBUSHING, CHOOSING_ALLY, NOBODY, Root
from .battles import battle
from .judgement import dominance, prospects, turns_left
from .woodland import Woodland, how_many, look

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
    sawmills, workshops, recruiters = mine.buildings
    acting = g.left if g.turn == seat else 0
    return (
        float(total(sawmills)), float(total(workshops)), float(total(recruiters)),
        float(min(8, total(mine.wood))), float(mine.keep >= 0), float(acting),
    )  # fmt: skip


def _eyrie(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine: EyrieBoard = g.boards[EYRIE]
    cards = 0
    for column in mine.decree:
        cards += len(column)
    return float(total(mine.roosts)), float(cards), float(mine.leader == NOBODY)


def _alliance(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine: AllianceBoard = g.boards[ALLIANCE]
    bases = 0
    for base in mine.base_of:
        if base != NOBODY:
            bases += 1
    return float(how_many(mine.sympathy)), float(bases), float(mine.officers), float(min(8, len(mine.supporters)))


def _vagabond(g: Root, seat: int, woodland: Woodland) -> tuple[float, ...]:
    mine = vagabond_at(g, seat)
    friends = allies = enemies = 0
    for faction in g.armies:
        standing = mine.relations[faction]
        if standing == HOSTILE:
            enemies += 1
            continue
        friends += standing
        if standing == ALLIED:
            allies += 1
    whole, hurt = total(mine.fresh) + total(mine.spent), total(mine.damaged) + total(mine.damaged_spent)
    return (
        float(whole), float(hurt), float(total(mine.spent)), float(friends),
        float(allies), float(enemies), float(total(mine.quests)),
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
    turns, fights = turns_left(g), _fights(g)
    rows: list[list[float]] = []
    for seat, number in enumerate(g.faction):
        one = OWN[number]
        row = _common(g, seat, number, woodland, fights[seat])
        row.extend(one.before)
        row.append(1.0)
        row.append(prospects(g, seat, number, woodland, turns))
        row.extend(one.own(g, seat, woodland))
        row.extend(one.after)
        rows.append(row)
    if g.coalition != ALONE[g.players]:
        for seat, partner in enumerate(g.coalition):
            if partner != NOBODY:
                rows[seat] = rows[partner]  # law 9.2.8: he wins if his partner does
    return rows


def _common(g: Root, seat: int, number: int, woodland: Woodland, fight: float) -> list[float]:
    card = g.dominance[seat]
    points = 0.0 if card != NOBODY else float(g.score[seat])
    hand, birds = g.hands[seat], 0
    for one in hand:
        if SUIT_OF[one] == BIRD:
            birds += 1
    board: Board = g.boards[number]
    return [
        points,
        max(0.0, points - 20),
        dominance(g, seat, SUIT_OF[card]) if card != NOBODY else 0.0,
        float(min(HAND_LIMIT, len(hand))),
        float(birds),
        float(len(g.crafted[seat])),
        float(total(g.items[seat])),
        fight,
        float(g.turn == seat and g.phase < EVENING),
        float(_exposed(g, number, woodland)),
        float(how_many(woodland.ruled[number])),
        float(woodland.armies[number]),
        float(board.supply),
    ]


def _exposed(g: Root, faction: int, woodland: Woodland) -> int:
    """Buildings and tokens that nobody guards, where an enemy's warriors stand or can come to."""
    mine: Board = g.boards[faction]
    unguarded = mine.unguarded()
    if not unguarded:
        return 0
    armies = 0
    for other in g.armies:
        if other != faction:
            board: Board = g.boards[other]
            armies |= where(board.warriors)
    threatened = (armies | woodland.chart.around(armies)) & ~where(mine.warriors)
    bare = 0
    for row in unguarded:
        left = threatened
        for n in row:
            if left & 1:
                bare += n
            left >>= 1
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
