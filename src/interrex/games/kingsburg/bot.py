"""What a thinking player of Kingsburg needs: worlds that fit what it knows, and a judgement of positions."""

from __future__ import annotations

from functools import cache

from interrex.engine.luck import Luck

from . import cards
from .data import ADVISORS, AUTUMN, BUILDINGS, ENEMIES, NUMBER, SPRING, SUMMER, YEARS, cards_of
from .state import NOBODY, Kingsburg


def determinize(g: Kingsburg, seat: int, luck: Luck) -> Kingsburg:
    """A world that looks the same to the seat: other luck, and any enemy where it cannot know which."""
    twin = g.copy()
    twin.luck = luck.branch()
    known = g.year if g.enemy != NOBODY or g.peeked >> seat & 1 else g.year - 1
    drawn = [luck.choice(cards_of(year)) for year in range(known + 1, YEARS + 1)]
    twin.enemies = (*g.enemies[:known], *drawn)
    twin.reseal(seat, luck)
    return twin


# Worth of things in points, for a game that still has time to use them.

GOOD = 0.9  # one good, while there is something to build
TOKEN = 0.6
DIE = 0.7  # a white die in every season to come
SPARE_DIE = 0.55  # a point on a die still in hand


@cache
def advisor_worth(rank: int) -> float:
    a = ADVISORS[rank - 1]
    chosen = sum(a.choice[0]) if a.choice else 0
    goods = sum(a.goods) + chosen + a.any
    flexible = 0.12 * a.any + (0.05 if a.choice else 0)
    trade = 0.7 if a.trade else 0
    return GOOD * goods + flexible + trade + a.points + 0.75 * a.soldiers + TOKEN * a.tokens + (0.1 if a.peek else 0)


def evaluate(g: Kingsburg, seat: int) -> float:
    """How well the seat stands against the best of the others, in points."""
    worth = [standing(g, s) for s in range(g.players)]
    mine = worth.pop(seat)
    return mine - 0.5 * max(worth) - 0.1 * sum(worth) / len(worth)


def standing(g: Kingsburg, seat: int) -> float:
    """Points now, and points to be expected."""
    if g.over:
        return g.score[seat] + 0.01 * g.wealth(seat)
    return (
        g.score[seat]
        + _coming_support(g, seat)
        + _goods(g, seat)
        + _works(g, seat)
        + _winter(g, seat)
        + TOKEN * min(g.tokens[seat], 3) * _seasons_left(g) / 15
        + (1.0 if g.envoy == seat else 0)
    )


def _seasons_left(g: Kingsburg) -> int:
    """Productive seasons still to begin."""
    return 3 * (YEARS - g.year) + (g.phase < SPRING) + (g.phase < SUMMER) + (g.phase < AUTUMN)


def _coming_support(g: Kingsburg, seat: int) -> float:
    """What dice already placed will bring, and what dice in hand may still do."""
    placed = sum([advisor_worth(rank) for rank, owner, _ in g.placed if owner == seat])
    if g.passed >> seat & 1 or not g.coloured[seat]:
        return placed
    spare = sum(g.coloured[seat]) + sum(g.white[seat])
    return placed + SPARE_DIE * min(spare, 18) * 0.4 + 0.25 * len(g.coloured[seat])


def _goods(g: Kingsburg, seat: int) -> float:
    """Goods are worth what can still be built with them; the more of one kind, the less."""
    left = _seasons_left(g) + 1
    keep = GOOD if g.phase <= AUTUMN or g.year < YEARS else 0.1
    worth = 0.0
    for amount in g.goods[seat]:
        worth += keep * (min(amount, 4) + 0.5 * max(0, amount - 4))
    if g.owns(seat, cards_number("cathedral")):
        worth = max(worth, g.wealth(seat) / 2)
    return worth * min(1.0, 0.4 + 0.1 * left)


@cache
def cards_number(building: str) -> int:
    return next(NUMBER[b.id] for b in BUILDINGS if b.id == building)


# What a building will bring in each season still to come (the rest of its worth is its points and its strength).
A_SEASON = {
    "statue": 0.02, "chapel": 0.15, "inn": 0.2, "market": 0.5, "farms": 1.9, "merchants-guild": 0.9,
    "barracks": 0.25, "stables": 0.15, "crane": 0.3, "town-hall": 0.35, "embassy": 1.0,
}  # fmt: skip
ALWAYS = {"cathedral": 1.0, "fortress": 1.0, "stone-wall": 0.8}


@cache
def _yield(province: int) -> tuple[float, float]:
    owned = [b.id for b in BUILDINGS if province >> NUMBER[b.id] & 1]
    return sum([A_SEASON.get(b, 0) for b in owned]), sum([ALWAYS.get(b, 0) for b in owned])


def _works(g: Kingsburg, seat: int) -> float:
    season, once = _yield(g.province[seat])
    left = _seasons_left(g)
    favour = 0.25 * g.buildings(seat) * (YEARS - g.year + 1) / YEARS
    return season * left + once * (YEARS - g.year) / YEARS + favour


def _winter(g: Kingsburg, seat: int) -> float:
    """What the coming battle is likely to bring or cost, and what strong walls will do in later ones."""
    province = g.province[seat]
    if g.enemy != NOBODY:
        return 0.0
    worth = 0.0
    for year in range(g.year, YEARS + 1):
        soldiers = g.army[seat] if year == g.year else 1.2
        weight = 1.0 if year == g.year else 0.6
        worth += weight * _battle(
            province, soldiers, year, g.enemies[g.year - 1] if year == g.year and g.peeked >> seat & 1 else NOBODY
        )
    return worth


def _battle(province: int, soldiers: float, year: int, known: int) -> float:
    return _battle_at(province, round(soldiers), year, known)


@cache
def _battle_at(province: int, soldiers: int, year: int, known: int) -> float:
    """Average over the year's cards and the king's die."""
    cards_met = [known] if known != NOBODY else list(cards_of(year))
    worth = 0.0
    for number in cards_met:
        card = ENEMIES[number]
        bonus = cards.strength(province, card.kind)
        gain = 0.9 * (sum(card.gain) + card.gain_any) + card.gain_points + cards.victory(province) + 0.4
        raze = card.raze * (_razed_worth(province) + 1.0)
        loss = 0.45 * min(6, sum(card.lose) + card.lose_any) + card.lose_points + raze
        for die in range(1, 7):
            army = soldiers + die + bonus
            if army > card.strength or (army == card.strength and cards.wins_ties(province)):
                worth += gain
            elif army < card.strength:
                worth -= loss
    return worth / (6 * len(cards_met))


@cache
def _razed_worth(province: int) -> float:
    standing_ = [b for b in BUILDINGS if province >> NUMBER[b.id] & 1]
    if not standing_:
        return 0.0
    column = max([b.column for b in standing_])
    return float(next(b.points for b in standing_ if b.column == column))
