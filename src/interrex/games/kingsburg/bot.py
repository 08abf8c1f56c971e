"""What a thinking player of Kingsburg needs: a judgement of positions."""

from __future__ import annotations

from functools import cache
from typing import Final

from interrex.engine.kept import Kept
from interrex.engine.sealed import said

from .data import (
    ALL_BUILDINGS,
    AUTUMN,
    BUILDINGS,
    ENEMIES,
    EXTRA,
    GOVERNORS,
    NUMBER,
    PLACES,
    PROVINCE,
    SPRING,
    STRIPS,
    SUMMER,
    WHIM,
    WINTER,
    YEARS,
    Enemy,
    cards_of,
    rows_of,
)
from .moments import (
    HIGHER,
    LOST_POINTS,
    POWERS,
    REWARDS,
    SPARED,
    STRENGTH,
    VICTORY,
    WINS_TIES,
    WORTH_A_SEASON,
    WORTH_A_YEAR,
    WORTH_OF_GOODS,
    WORTH_OF_SUPPORT,
    ask,
)
from .play.winter import arrivals, to_be_razed
from .state import NOBODY, Kingsburg, knows_enemy
from .words import LETTERS

# Worth of things in points, for a game that still has time to use them.

GOOD: Final = 0.9  # one good, while there is something to build
TOKEN: Final = 0.6
SPARE_DIE: Final = 0.55  # a point on a die still in hand


@cache
def advisor_worth(rank: int) -> float:
    a = PLACES[rank - 1]
    chosen = sum(a.choice[0]) if a.choice else 0
    goods = sum(a.goods) + chosen + a.any
    flexible = 0.12 * a.any + (0.05 if a.choice else 0)
    trade = 0.7 if a.trade else 0
    return GOOD * goods + flexible + trade + a.points + 0.75 * a.soldiers + TOKEN * a.tokens + (0.1 if a.peek else 0)


def support_worth(g: Kingsburg, rank: int) -> float:
    """Of an advisor, or of the tile that lies there."""
    if g.whims >> rank & 1:
        worth: float = POWERS.total(WORTH_OF_SUPPORT, 1 << WHIM[rank], 0.0)
        return worth
    return advisor_worth(rank)


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
        + goods_worth(g, seat)
        + works(g, seat)
        + _winter(g, seat)
        + (levies_worth(g, seat) if g.levies else 0)
        + (alliances(g, seat) if g.modules.allies else 0)
        + (founding(g, seat) if g.modules.strips or g.modules.hands or g.modules.stall else 0)
        + TOKEN * min(g.tokens[seat], 3) * seasons_left(g) / 15
        + (1.0 if g.envoy == seat else 0)
    )


def seasons_left(g: Kingsburg) -> int:
    """Productive seasons still to begin."""
    return 3 * (YEARS - g.year) + (g.phase < SPRING) + (g.phase < SUMMER) + (g.phase < AUTUMN)


def _coming_support(g: Kingsburg, seat: int) -> float:
    """What dice already placed will bring, and what dice in hand may still do."""
    spare, dice = in_hand(g, seat)
    return placed_support(g, seat) + SPARE_DIE * min(spare, 18) * 0.4 + 0.25 * dice


def placed_support(g: Kingsburg, seat: int) -> float:
    return sum([support_worth(g, rank) for rank, owner, _ in g.placed if owner == seat])


def in_hand(g: Kingsburg, seat: int) -> tuple[int, int]:
    """Pips on dice that may still be placed, and how many of them are coloured: without one, none can."""
    if g.passed >> seat & 1 or not g.coloured[seat]:
        return 0, 0
    return sum(g.coloured[seat]) + sum(g.white[seat]), len(g.coloured[seat])


def goods_worth(g: Kingsburg, seat: int) -> float:
    """Goods are worth what can still be built with them; the more of one kind, the less."""
    left = seasons_left(g) + 1
    keep = GOOD if g.phase <= AUTUMN or g.year < YEARS else 0.1
    worth = 0.0
    for amount in g.goods[seat]:
        worth += keep * (min(amount, 4) + 0.5 * max(0, amount - 4))
    kept: float = g.wealth(seat) * POWERS.total(WORTH_OF_GOODS, g.in_play[seat], 0.0)
    return max(worth, kept) * min(1.0, 0.4 + 0.1 * left)


def works(g: Kingsburg, seat: int) -> float:
    """What buildings will bring in the seasons and years to come."""
    held = g.in_play[seat]
    season, year = POWERS.total(WORTH_A_SEASON, held, 0.0), POWERS.total(WORTH_A_YEAR, held, 0.0)
    left = seasons_left(g)
    favour = 0.25 * g.buildings(seat) * (YEARS - g.year + 1) / YEARS
    worth: float = season * left + year * (YEARS - g.year) / YEARS + favour
    return worth


def _winter(g: Kingsburg, seat: int) -> float:
    """What the coming battle is likely to bring or cost, and what strong walls will do in later ones."""
    if g.met >> g.year - 1 & 1:
        return 0.0
    return next_battle(g, seat) + later_winters(g, seat)


def next_battle(g: Kingsburg, seat: int) -> float:
    """Nothing once this year's has been fought."""
    if g.met >> g.year - 1 & 1:
        return 0.0
    known = g.enemies[g.year - 1] if knows_enemy(g, g.year - 1, seat) else NOBODY
    return _battle(g, seat, g.army[seat], g.year, known)


def levies_worth(g: Kingsburg, seat: int) -> float:
    """What soldier tokens are worth: those that are kept, and the one that is called up under seal now."""
    left, answers = list(g.levies[seat]), said(g, seat)
    if g.phase != WINTER or not answers:
        return 0.5 * sum(left)
    called = int(answers[0][1])
    left.remove(called)
    known = g.enemies[g.year - 1] if knows_enemy(g, g.year - 1, seat) else NOBODY
    cards = [known] if known != NOBODY else list(cards_of(g.year))
    fought = sum([_against(g, seat, g.army[seat], ENEMIES[card], (called,)) for card in cards]) / len(cards)
    return fought - _battle(g, seat, g.army[seat], g.year, known) + (sum(left) if len(left) == 1 else 0.5 * sum(left))


def alliances(g: Kingsburg, seat: int) -> float:
    """Tokens on advisors whom others are likely to want: those that give much."""
    ranks = [rank for rank, owner in g.modules.allies if owner == seat]
    return sum([0.08 * support_worth(g, rank) for rank in ranks]) * seasons_left(g) / 3


# Before the first year


def founding(g: Kingsburg, seat: int) -> float:
    """What strips and governors promise that lie before the seat, or that it has chosen under seal."""
    answers = said(g, seat)
    chosen = answers[0] if answers else ()
    worth = 0.0
    if g.modules.strips:
        letters = [LETTERS[str(word)] for word in chosen[1:]] if answers else g.modules.strips[seat]
        gains = [_row_worth(g, STRIP_ROWS[letter]) - _row_worth(g, OWN_ROWS[letter]) for letter in set(letters)]
        worth += sum(gains) if answers else sum([max(0.0, gain) for gain in gains])
    elif g.modules.hands and g.modules.governors[seat] == NOBODY and answers:
        worth += _card_worth(1 << NUMBER[str(chosen[1])])
    elif g.modules.stall and g.modules.bid[2] == seat:
        worth += _card_worth(1 << NUMBER[GOVERNORS[g.modules.bid[0]].id]) - g.modules.bid[1]
    return worth


SEASONS: Final = 15
LATER: Final = 0.9  # how much a winter of a later year counts
MAY_FALL: Final = 0.4  # how far a building is given up that later winters threaten: it falls once, not in each of them
CHANCES: Final[tuple[float, ...]] = (0.9, 0.7, 0.5, 0.3)  # that a building of this column will stand
STRIP_ROWS: Final = rows_of(STRIPS)
OWN_ROWS: Final = rows_of((*PROVINCE, *EXTRA))


def _row_worth(g: Kingsburg, row: tuple[int, ...]) -> float:
    worth = 0.0
    for chance, number in zip(CHANCES, row, strict=True):
        building = BUILDINGS[number]
        worth += chance * (building.points + 0.5 * _card_worth(1 << number) - 0.5 * GOOD * sum(building.cost))
    return worth


def _card_worth(held: int) -> float:
    """What something brings over a whole game."""
    season, year = POWERS.total(WORTH_A_SEASON, held, 0.0), POWERS.total(WORTH_A_YEAR, held, 0.0)
    battles = 1.5 if held & STRENGTH.mask else 0.0
    worth: float = SEASONS * season + year + battles
    return worth


def later_winters(g: Kingsburg, seat: int) -> float:
    key = (g.in_play[seat], g.brought & HIGHER.mask, g.year, g.levies[seat] if g.levies else ())
    return LATER_WINTERS.of(key, g, seat)


def _all_later(g: Kingsburg, seat: int) -> float:
    years = range(g.year + 1, YEARS + 1)
    return sum([LATER * _battle(g, seat, 1, year, NOBODY, MAY_FALL) for year in years])


def _battle(g: Kingsburg, seat: int, soldiers: int, year: int, known: int, falls: float = 1.0) -> float:
    """Average over the year's cards and the king's die. The same provinces come up again and again."""
    two_dice = g.brought & HIGHER.mask  # whoever has that
    key = (g.in_play[seat], two_dice, soldiers, year, known, falls, g.levies[seat] if g.levies else ())
    return BATTLES.of(key, g, seat, soldiers, year, known, falls)


def _fought(g: Kingsburg, seat: int, soldiers: int, year: int, known: int, falls: float) -> float:
    cards = [known] if known != NOBODY else list(cards_of(year))
    sent = arrivals(g, seat)
    found = sum([_against(g, seat, soldiers, ENEMIES[card], sent, falls) for card in cards])
    return found / (len(sent) * len(cards))


MANY: Final = 1 << 16
LATER_WINTERS: Final = Kept("later winters", _all_later, "what is in play, two dice, the year, soldier tokens", MANY)
BATTLES: Final = Kept("battles", _fought, "what is in play, two dice, soldiers, year, card, falls, tokens", MANY)


def _against(g: Kingsburg, seat: int, soldiers: int, card: Enemy, sent: tuple[int, ...], falls: float = 1.0) -> float:
    """What one card is worth, summed over what the king may send.

    ``falls`` is how far a building that would be razed is given up.
    """
    army = soldiers + ask(g, seat, STRENGTH, 0, card)
    card_gain = 0.9 * (sum(card.gain) + card.gain_any) + card.gain_points
    gain = ask(g, seat, REWARDS, 1) * card_gain + ask(g, seat, VICTORY, 0) + 0.4
    raze = card.raze * (falls * _razed_worth(g.in_play[seat] & ALL_BUILDINGS & ~ask(g, seat, SPARED, 0)) + 1.0)
    loss = 0.45 * min(6, sum(card.lose) + card.lose_any) + ask(g, seat, LOST_POINTS, card.lose_points) + raze
    worth = 0.0
    for more in sent:
        if army + more > card.strength or (army + more == card.strength and ask(g, seat, WINS_TIES, False)):
            worth += gain
        elif army + more < card.strength:
            worth -= loss
    return worth


def _razed_worth(province: int) -> float:
    number = to_be_razed(province)
    return 0.0 if number == NOBODY else float(BUILDINGS[number].points)
