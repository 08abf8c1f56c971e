"""Winter: reinforcements, the enemy, the battles and what they bring or cost (phase 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import add
from typing import Final

from interrex.engine.frames import Frame
from interrex.engine.kept import Kept

from ..data import ALL_BUILDINGS, BUILDINGS, ENEMIES, NOTHING, Enemy
from ..moments import (
    BEFORE_REVEAL,
    FIXED,
    HIGHER,
    KEPT,
    LOST_POINTS,
    OWN_DICE,
    POWERS,
    REINFORCEMENTS,
    REWARDS,
    SPARED,
    SPOILS,
    STRENGTH,
    VICTORY,
    WINS_TIES,
    WINTER_END,
    WINTER_START,
    ask,
)
from ..state import NOBODY, Decision, Kingsburg, Procedure, Round, SeatProcedure
from ..words import bundle, gifts
from .choices import TAKE, Lose, Take, any_lots
from .levies import call_up
from .occasions import begin, occur


class Winter(Procedure):
    """Rulebook 8; reinforcements come before the enemy is seen (14.6)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        """What asks nobody is followed by the next at once."""
        if n == 0 and occur(g, WINTER_START):
            return True
        if n <= 1:
            g.resume_at(2)
            if g.levies:
                call_up(g)  # rulebook 19.2
                return True
            reinforce(g)
        if n <= 2:
            g.resume_at(3)
            if g.brought & OWN_DICE.mask:
                roll_own_dice(g)
            if g.brought & KEPT.mask:
                count_the_manned(g)
            if occur(g, BEFORE_REVEAL):
                return True
        if n <= 3:
            g.resume_at(4)
            reveal(g)
            g.push(BATTLES)
            return True
        if n == 4:
            honour_the_strongest(g)
            if occur(g, WINTER_END):
                return True
        disband(g)
        return False


def reinforce(g: Kingsburg) -> None:
    """Rulebook 8.1."""
    first = g.order[0]
    fixed: int = ask(g, first, FIXED, 0)
    soldiers = fixed or g.luck.roll()
    g.sent = (soldiers,) * g.players
    if g.brought & HIGHER.mask and not fixed:
        favour_one(g, soldiers)
        soldiers = min(g.sent)
    come: Sequence[int] = g.sent
    if g.brought & REINFORCEMENTS.mask:
        come = [ask(g, seat, REINFORCEMENTS, sent) for seat, sent in enumerate(g.sent)]
    g.army = list(map(add, g.army, come))
    if g.listener is not None:
        key = "kingsburg-fixed-reinforcements" if fixed else "kingsburg-reinforcements"
        g.tell(key, seat=first, soldiers=soldiers)


def favour_one(g: Kingsburg, first: int) -> None:
    """A second die, where somebody may use the higher of two and all others the lower (rulebook 21.2.3)."""
    favoured = [ask(g, seat, HIGHER, False) for seat in range(g.players)]
    if not any(favoured):
        return
    second = g.luck.roll()
    g.sent = tuple([max(first, second) if high else min(first, second) for high in favoured])
    g.tell("kingsburg-two-dice", seat=favoured.index(True), soldiers=max(first, second))


KINGS_DIE: Final = tuple(range(1, 7))


def roll_own_dice(g: Kingsburg) -> None:
    """A die of one's own that is higher than what the king sent counts instead of it (rulebook 15.2.8)."""
    for seat in g.order:
        for _ in range(ask(g, seat, OWN_DICE, 0)):
            die = g.luck.roll()
            soldiers = max(g.sent[seat], own_soldiers(g, seat, die))
            g.army[seat] += soldiers - g.sent[seat]
            g.sent = (*g.sent[:seat], soldiers, *g.sent[seat + 1 :])
            g.tell("kingsburg-own-die", seat=seat, die=die, soldiers=soldiers, army=g.army[seat])


def own_soldiers(g: Kingsburg, seat: int, die: int) -> int:
    """What a die of one's own is worth: half of it, rounded up, where no die is rolled for all (rulebook 15.2.9)."""
    return (die + 1) // 2 if g.levies or ask(g, seat, FIXED, 0) else die


def arrivals(g: Kingsburg, seat: int, token: int = NOBODY) -> tuple[int, ...]:
    """How many soldiers the reinforcements may bring a seat, each as likely as the others: for whoever reckons.

    Soldier tokens are chosen, not drawn: who knows which one names it.
    """
    fixed: int = ask(g, seat, FIXED, 0)
    if g.levies:
        sent = tuple([fixed + one for one in (g.levies[seat] if token == NOBODY else (token,))])  # rulebook 14.37
    else:
        sent = (fixed,) if fixed else king_sends(g, seat)
    own: int = ask(g, seat, OWN_DICE, 0)
    if own:
        worth = [own_soldiers(g, seat, die) for die in KINGS_DIE]
        sent = tuple([max(found) for found in product(sent, *[worth] * own)])
    return tuple([ask(g, seat, REINFORCEMENTS, soldiers) for soldiers in sent])


def king_sends(g: Kingsburg, seat: int) -> tuple[int, ...]:
    """What the king's die may bring a seat, or the higher or the lower of two (rulebook 21.2.3)."""
    if not g.brought & HIGHER.mask:
        return KINGS_DIE
    used = max if ask(g, seat, HIGHER, False) else min
    return tuple([used(first, second) for first, second in product(KINGS_DIE, KINGS_DIE)])


def mustered(g: Kingsburg, seat: int, army: int) -> int:
    """So many soldiers, with those that join them at the start of winter (rulebook 16.2.17): for whoever reckons."""
    if not g.in_play[seat] & WINTER_START.mask:
        return army
    twin = g.copy()
    twin.stack, twin.steps = [], []  # nothing but that happens
    twin.army[seat] = army
    asked = begin(twin, seat, WINTER_START)
    if asked is not None:
        twin.push(asked)
        twin.run()
    return twin.army[seat]


def reveal(g: Kingsburg) -> None:
    """Rulebook 8.2."""
    g.enemy = g.enemies[g.year - 1]
    g.met |= 1 << g.year - 1
    if g.listener is not None:
        card = ENEMIES[g.enemy]
        g.tell("kingsburg-enemy", enemy=card.kind, strength=card.strength)


WON: Final = 1
DREW: Final = 0
LOST: Final = -1
BATTLE_TOLD: Final = {WON: "kingsburg-battle-won", DREW: "kingsburg-battle-drawn", LOST: "kingsburg-battle-lost"}


def outcome(g: Kingsburg, seat: int, card: Enemy) -> int:
    """Rulebook 8.4 to 8.6, once the army track shows the seat's whole strength."""
    if g.army[seat] > card.strength:
        return WON
    if g.army[seat] == card.strength:
        return WON if ask(g, seat, WINS_TIES, False) else DREW
    return LOST


def bonus(g: Kingsburg, seat: int, walls: int, enemy: int) -> int:
    """What stands in a province adds this to an army against an enemy, NOBODY while it is unknown."""
    return BONUSES.of((walls, enemy), g, seat, walls, enemy)


def _bonus(g: Kingsburg, seat: int, walls: int, enemy: int) -> int:
    found: int = POWERS.ask(STRENGTH, walls, g, seat, None if enemy == NOBODY else ENEMIES[enemy])
    return found


BONUSES: Final = Kept("bonuses", _bonus, "what stands, the enemy's card", 1 << 16)


class Battles(Round):
    """Everybody meets the enemy, in turn order (rulebook 14.16)."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Frame[Kingsburg] | None:
        """The battle of one seat. Losses come in the order goods, building, points (rulebook 14.12)."""
        card = ENEMIES[g.enemy]
        if walls := g.in_play[seat] & STRENGTH.mask:
            g.army[seat] += bonus(g, seat, walls, g.enemy)  # rulebook 8.3
        g.fought |= 1 << seat
        came = outcome(g, seat, card)
        if g.listener is not None:
            g.tell(BATTLE_TOLD[came], seat=seat, army=g.army[seat])
        return win(g, seat, card) if came == WON else Defeat(seat) if came == LOST else None


BATTLES: Final = Battles()


def win(g: Kingsburg, seat: int, card: Enemy) -> Decision | None:
    """Rulebook 8.4."""
    times, spoils, points = 1, card.gain, card.gain_points
    if g.in_play[seat] & SPOILS.mask:
        times = ask(g, seat, REWARDS, 1)
        gold, wood, stone = spoils
        spoils = (times * gold, times * wood, times * stone)
        points = ask(g, seat, VICTORY, times * points)
    g.gain(seat, spoils)
    g.score[seat] += points
    if g.listener is not None and (given := gifts(spoils, points=points)):
        g.tell("kingsburg-spoils", seat=seat, gifts=given)
    return Take(seat, any_lots(TAKE, times * card.gain_any), "8.4") if card.gain_any else None


class Defeat(SeatProcedure):
    """What a defeat costs: goods, building, points (rulebook 8.8 to 8.10, 14.12)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        seat, card = self.seat, ENEMIES[g.enemy]
        if n == 0:
            lose_goods(g, seat, card)
            return True
        for _ in range(card.raze):
            raze(g, seat)
        points: int = ask(g, seat, LOST_POINTS, card.lose_points)
        g.score[seat] -= points
        if points and g.listener is not None:
            g.tell("kingsburg-loses-points", seat=seat, points=points)
        return False


def lose_goods(g: Kingsburg, seat: int, card: Enemy) -> None:
    """What is there is lost, what is missing is not made up for (rulebook 8.8)."""
    gold, wood, stone = [min(have, due) for have, due in zip(g.goods[seat], card.lose, strict=True)]
    lost = (gold, wood, stone)
    g.pay(seat, lost)
    if any(lost):
        g.tell("kingsburg-loses-goods", seat=seat, goods=bundle(lost))
    if card.lose_any and g.wealth(seat) > card.lose_any:
        g.push(Lose(seat, card.lose_any))
    elif card.lose_any and g.wealth(seat):
        g.tell("kingsburg-loses-goods", seat=seat, goods=bundle(g.goods[seat]))
        g.goods[seat] = NOTHING


@cache
def to_be_razed(province: int) -> int:
    """The rightmost column, and there the topmost row (rulebook 8.9); NOBODY in an empty province."""
    standing = [number for number in range(province.bit_length()) if province >> number & 1]
    return min(standing, key=lambda number: (-BUILDINGS[number].column, BUILDINGS[number].row), default=NOBODY)


def raze(g: Kingsburg, seat: int) -> None:
    number = to_be_razed(g.in_play[seat] & ALL_BUILDINGS & ~ask(g, seat, SPARED, 0))
    if number == NOBODY:
        return
    building = BUILDINGS[number]
    g.in_play[seat] &= ~(1 << number)
    g.score[seat] -= building.points
    if g.listener is not None:
        g.tell("kingsburg-razed", seat=seat, building=building.id, points=building.points)


def honour_the_strongest(g: Kingsburg) -> None:
    """A point for standing highest on the army track, for each who also won (rulebook 8.7)."""
    most, card = max(g.army), ENEMIES[g.enemy]
    for seat in g.order:
        if g.army[seat] == most and outcome(g, seat, card) == WON:
            g.score[seat] += 1
            if g.listener is not None:
                g.tell("kingsburg-strongest", seat=seat)


def count_the_manned(g: Kingsburg) -> None:
    """Who has a soldier, while the army track shows nothing else yet: walls cannot be kept (rulebook 16.2.15)."""
    g.renew().manned = sum([1 << seat for seat, soldiers in enumerate(g.army) if soldiers > 0])


def can_keep_a_soldier(g: Kingsburg, card: int, seat: int) -> bool:
    """Stands highest on the army track, won, and has a soldier at all (rulebook 16.2.15)."""
    strongest = g.army[seat] == max(g.army) and outcome(g, seat, ENEMIES[g.enemy]) == WON
    return strongest and bool(g.modules.manned >> seat & 1)


def disband(g: Kingsburg) -> None:
    """Rulebook 8.11. The card goes away; what it was everybody knows."""
    g.army = [ask(g, seat, KEPT, 0) if held & KEPT.mask else 0 for seat, held in enumerate(g.in_play)]
    g.enemy = NOBODY
    g.fought = 0
    if g.listener is not None:
        g.tell("kingsburg-disbands")
        for seat, kept in enumerate(g.army):
            if kept:
                g.tell("kingsburg-keeps-soldiers", seat=seat, n=kept)
