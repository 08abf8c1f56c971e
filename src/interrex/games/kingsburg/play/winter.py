"""Winter: reinforcements, the enemy, the battles and what they bring or cost (phase 8)."""

from __future__ import annotations

from .. import cards
from ..data import BUILDINGS, COLUMNS, ENEMIES, Enemy
from ..state import NOBODY, Kingsburg, Procedure
from ..words import bundle, gifts
from .choices import TAKE, Lose, Take, any_lots

ROWS = 5


class Winter(Procedure):
    """Rulebook 8; reinforcements come before the enemy is seen (14.6)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            reinforce(g)
            reveal(g)
        elif n <= g.players:
            g.push(Battle(g.order[n - 1]))
        else:
            honour_the_strongest(g)
            disband(g)
            return False
        return True


def reinforce(g: Kingsburg) -> None:
    """Rulebook 8.1."""
    soldiers = g.luck.roll()
    for seat in g.order:
        g.army[seat] += soldiers
    g.tell("kingsburg-reinforcements", seat=g.order[0], soldiers=soldiers)


def reveal(g: Kingsburg) -> None:
    """Rulebook 8.2."""
    g.enemy = g.enemies[g.year - 1]
    g.reveals += 1
    card = ENEMIES[g.enemy]
    g.tell("kingsburg-enemy", enemy=card.kind, strength=card.strength)


WON, DREW, LOST = 1, 0, -1


def outcome(g: Kingsburg, seat: int, card: Enemy) -> int:
    """Rulebook 8.4 to 8.6, once the army track shows the seat's whole strength."""
    if g.army[seat] > card.strength:
        return WON
    if g.army[seat] == card.strength:
        return WON if cards.wins_ties(g.province[seat]) else DREW
    return LOST


class Battle(Procedure):
    """One seat against the enemy. Losses come in the order goods, building, points (rulebook 14.12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Kingsburg, n: int) -> bool:
        seat, card = self.seat, ENEMIES[g.enemy]
        if n == 0:
            g.army[seat] += cards.strength(g.province[seat], card.kind)  # rulebook 8.3
            match outcome(g, seat, card):
                case 1:
                    g.tell("kingsburg-battle-won", seat=seat, army=g.army[seat])
                    win(g, seat, card)
                    return False
                case 0:
                    g.tell("kingsburg-battle-drawn", seat=seat, army=g.army[seat])
                    return False
            g.tell("kingsburg-battle-lost", seat=seat, army=g.army[seat])
            lose_goods(g, seat, card)
            return True
        for _ in range(card.raze):
            raze(g, seat)
        g.score[seat] -= card.lose_points  # rulebook 8.10
        if card.lose_points:
            g.tell("kingsburg-loses-points", seat=seat, points=card.lose_points)
        return False


def win(g: Kingsburg, seat: int, card: Enemy) -> None:
    points = card.gain_points + cards.victory(g.province[seat])
    g.gain(seat, *card.gain)
    g.score[seat] += points
    if given := gifts(card.gain, points=points):
        g.tell("kingsburg-spoils", seat=seat, gifts=given)
    if card.gain_any:
        g.push(Take(seat, any_lots(TAKE, card.gain_any), "8.4"))


def lose_goods(g: Kingsburg, seat: int, card: Enemy) -> None:
    """What is there is lost, what is missing is not made up for (rulebook 8.8)."""
    gold, wood, stone = [min(have, due) for have, due in zip(g.goods[seat], card.lose, strict=True)]
    lost = (gold, wood, stone)
    g.pay(seat, *lost)
    if any(lost):
        g.tell("kingsburg-loses-goods", seat=seat, goods=bundle(lost))
    if card.lose_any and g.wealth(seat) > card.lose_any:
        g.push(Lose(seat, card.lose_any))
    elif card.lose_any and g.wealth(seat):
        g.tell("kingsburg-loses-goods", seat=seat, goods=bundle(g.goods[seat]))
        g.goods[seat] = (0, 0, 0)


def to_be_razed(province: int) -> int:
    """The rightmost column, and there the topmost row (rulebook 8.9); NOBODY in an empty province."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS):
            if province >> row * COLUMNS + column & 1:
                return row * COLUMNS + column
    return NOBODY


def raze(g: Kingsburg, seat: int) -> None:
    number = to_be_razed(g.province[seat])
    if number == NOBODY:
        return
    building = BUILDINGS[number]
    g.province[seat] &= ~(1 << number)
    g.score[seat] -= building.points
    g.tell("kingsburg-razed", seat=seat, building=building.id, points=building.points)


def honour_the_strongest(g: Kingsburg) -> None:
    """A point for standing highest on the army track, for each who also won (rulebook 8.7)."""
    card = ENEMIES[g.enemy]
    highest = max(g.army)
    for seat in g.order:
        if g.army[seat] == highest and outcome(g, seat, card) == WON:
            g.score[seat] += 1
            g.tell("kingsburg-strongest", seat=seat)


def disband(g: Kingsburg) -> None:
    """Rulebook 8.11. Who knew this year's card knows nothing of the next."""
    g.enemy = NOBODY
    g.peeked = 0
    g.army = [0] * g.players
