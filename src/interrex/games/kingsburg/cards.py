"""What each building does, one entry each, in the order of ``data.py``; and the moments the order of play calls.

A moment asks the buildings in play. What happens by itself (a gain, a bonus) is a plain function or number in the
building's entry; what its owner may do or leave is a ``Use``, and the owner settles the order (rulebook 1.7).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import table

from .data import AUTUMN, BUILDINGS, GOODS, NUMBER, RULE, SPRING, SUMMER
from .state import Kingsburg, Verb
from .words import BUILDING, dice_told

Act = Callable[[Kingsburg, int], None]

# The moments in which an owner may use a building or leave it.
AFTER_ROLL, SEASON_END = "after-roll", "season-end"


class Use(Verb):
    """Something an owner may do once a season. The verb is the building's id."""

    def __init__(self, building: str) -> None:
        super().__init__()
        self.name = building
        self.number = NUMBER[building]
        self.rule = RULE[building]

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        """For a use that is not offered: what it takes."""
        return refusal(self.rule, f"kingsburg-no-{self.name}")

    def refuse(self, g: Kingsburg, seat: int, a: Action) -> Refusal | None:
        """What it takes matters more than a word too few: a click on the building says no more than its name."""
        return super().refuse(g, seat, a) if self.offers(g, seat) else self.why_not(g, seat)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return tuple(BUILDING.refs(seat, (self.name,)))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        return ((self.name,), True) if pointed == self.refs(g, seat, ()) else None


class Statue(Use):
    """All dice alike, white ones included: reroll one of them."""

    words = (table("die", "", ("coloured", "white")),)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        if len({*g.coloured[seat], *g.white[seat]}) != 1:
            return []
        return [self.action(0), self.action(1)] if g.white[seat] else [self.action(0)]

    def act(self, g: Kingsburg, seat: int, white: int) -> None:
        die = g.luck.roll()
        dice = g.white if white else g.coloured
        dice[seat] = tuple(sorted((*dice[seat][1:], die)))
        g.tell("kingsburg-statue-rerolls", seat=seat, die=die, total=g.total(seat))

    def why_not(self, g: Kingsburg, seat: int, *white: int) -> Refusal | None:
        if white and self.offers(g, seat):
            return refusal(self.rule, "kingsburg-no-such-use", building=self.name)
        return super().why_not(g, seat)


class Chapel(Use):
    """A total of 7 or less: reroll everything."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.total(seat) <= 7 else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = g.luck.dice(len(g.coloured[seat]))
        g.white[seat] = g.luck.dice(len(g.white[seat]))
        dice = dice_told(g.coloured[seat], g.white[seat])
        g.tell("kingsburg-chapel-rerolls", seat=seat, dice=dice, total=g.total(seat))


class TownHall(Use):
    """One good or one +2 token for a point."""

    words = (table("spent", "", (*GOODS, "+2")),)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate((*g.goods[seat], g.tokens[seat])) if n]

    def act(self, g: Kingsburg, seat: int, spent: int) -> None:
        if spent == len(GOODS):
            g.tokens[seat] -= 1
        else:
            gold, wood, stone = [int(kind == spent) for kind in range(len(GOODS))]
            g.pay(seat, gold, wood, stone)
        g.score[seat] += 1
        g.tell("kingsburg-town-hall-sells", seat=seat, spent=(*GOODS, "+2")[spent])


# What happens by itself


def receive_gold(g: Kingsburg, seat: int) -> None:
    g.gain(seat, 1, 0, 0)
    g.tell("kingsburg-merchants-guild-earns", seat=seat)


def serve_guests(g: Kingsburg, seat: int) -> None:
    if g.phase == SUMMER:
        g.tokens[seat] += 1
        g.tell("kingsburg-inn-earns", seat=seat)


def receive_envoys(g: Kingsburg, seat: int) -> None:
    if g.phase in (SPRING, SUMMER, AUTUMN):
        g.score[seat] += 1
        g.tell("kingsburg-embassy-earns", seat=seat)


def count_goods(g: Kingsburg, seat: int) -> None:
    points = g.wealth(seat) // 2  # rulebook 14.13: all kinds together, rounded down, and kept
    g.score[seat] += points
    g.tell("kingsburg-cathedral-earns", seat=seat, points=points)


class Effect:
    """A building's entry: by moment, what it does there. What is left out does nothing."""

    def __init__(
        self,
        *,
        before_roll: Act | None = None,        # rulebook 4.1: before the dice are rolled
        white_dice: int = 0,                   # rulebook 4.1.1: more dice to roll
        after_roll: Use | None = None,         # rulebook 4.1.3: may change the roll
        roll_settled: Act | None = None,       # rulebook 1.8: looks at the final total and changes no die
        shift: int = 0,                        # rulebook 4.2: how far from its dice an advisor may be
        drill: int = 0,                        # rulebook 4.3: more soldiers from an advisor who gives some
        discount: int = 0,                     # rulebook 4.4: gold off buildings of columns III and IV
        season_end: Act | None = None,         # rulebook 4.5: by itself
        season_end_use: Use | None = None,     # rulebook 4.5: if the owner likes
        recruit_for: int = 0,                  # rulebook 7: goods for one soldier
        strength: int = 0,                     # rulebook 8.3: bonus in battle
        against: Mapping[str, int] = {},       # rulebook 8.3: instead, against this kind of enemy
        wins_ties: bool = False,               # rulebook 8.5
        victory: int = 0,                      # rulebook 8.4: more points for winning a battle
        game_end: Act | None = None,           # rulebook 9
    ) -> None:  # fmt: skip
        self.before_roll = before_roll
        self.white_dice = white_dice
        self.after_roll = after_roll
        self.roll_settled = roll_settled
        self.shift = shift
        self.drill = drill
        self.discount = discount
        self.season_end = season_end
        self.season_end_use = season_end_use
        self.recruit_for = recruit_for
        self.strength = strength
        self.against = against
        self.wins_ties = wins_ties
        self.victory = victory
        self.game_end = game_end


EFFECTS: dict[str, Effect] = {
    "statue":           Effect(after_roll=Statue("statue")),
    "chapel":           Effect(after_roll=Chapel("chapel")),
    "church":           Effect(against={"demons": 1}),
    "cathedral":        Effect(game_end=count_goods),

    "inn":              Effect(season_end=serve_guests),
    "market":           Effect(shift=1),
    "farms":            Effect(white_dice=1, strength=-1),
    "merchants-guild":  Effect(before_roll=receive_gold),

    "guard-tower":      Effect(strength=1),
    "blacksmith":       Effect(strength=1),
    "barracks":         Effect(recruit_for=1),
    "wizards-guild":    Effect(strength=2),

    "palisade":         Effect(strength=1, against={"zombies": 2}),
    "stables":          Effect(drill=1),
    "stone-wall":       Effect(strength=1, wins_ties=True),
    "fortress":         Effect(strength=1, victory=1),

    "barricade":        Effect(against={"goblins": 1}),
    "crane":            Effect(discount=1),
    "town-hall":        Effect(season_end_use=TownHall("town-hall")),
    "embassy":          Effect(season_end=receive_envoys),
}  # fmt: skip


# ---------------------------------------------------------------------------------------------------------- moments
# Each asks the buildings that act in it; which those are is worked out once. What a province as a whole adds up to is
# remembered: the same provinces come up again and again.

Entry = tuple[int, Effect]  # a building's bit, and what it does


def _acting(moment: str) -> list[Entry]:
    return [(1 << NUMBER[b.id], EFFECTS[b.id]) for b in BUILDINGS if getattr(EFFECTS[b.id], moment)]


def _mask(moment: str) -> int:
    return sum([bit for bit, _ in _acting(moment)])


def _acts(moment: str) -> list[tuple[int, Act]]:
    return [(bit, getattr(effect, moment)) for bit, effect in _acting(moment)]


_BEFORE_ROLL = _acts("before_roll")
_ROLL_SETTLED = _acts("roll_settled")
_SEASON_END = _acts("season_end")
_GAME_END = _acts("game_end")
SHIFT = _mask("shift")
_WINS_TIES = _mask("wins_ties")
_USES: dict[str, list[Use]] = {
    AFTER_ROLL: [e.after_roll for _, e in _acting("after_roll") if e.after_roll],
    SEASON_END: [e.season_end_use for _, e in _acting("season_end_use") if e.season_end_use],
}
_USE_MASK = {moment: sum([1 << use.number for use in uses]) for moment, uses in _USES.items()}
SHIFTER = next(b for b in BUILDINGS if EFFECTS[b.id].shift)


def before_roll(g: Kingsburg, seat: int) -> None:
    for bit, act in _BEFORE_ROLL:
        if g.province[seat] & bit:
            act(g, seat)


def roll_settled(g: Kingsburg, seat: int) -> None:
    for bit, act in _ROLL_SETTLED:
        if g.province[seat] & bit:
            act(g, seat)


def season_end(g: Kingsburg, seat: int) -> None:
    for bit, act in _SEASON_END:
        if g.province[seat] & bit:
            act(g, seat)


def game_end(g: Kingsburg, seat: int) -> None:
    for bit, act in _GAME_END:
        if g.province[seat] & bit:
            act(g, seat)


def may_shift(g: Kingsburg, seat: int) -> bool:
    """May the seat's next placement miss its advisor by one, this season?"""
    return bool(g.province[seat] & ~g.used[seat] & SHIFT)


def _sum(province: int, moment: str) -> int:
    return sum([int(getattr(effect, moment)) for bit, effect in _acting(moment) if province & bit])


@cache
def white_dice(province: int) -> int:
    return _sum(province, "white_dice")


@cache
def drill(province: int) -> int:
    return _sum(province, "drill")


@cache
def discount(province: int) -> int:
    return _sum(province, "discount")


@cache
def victory(province: int) -> int:
    return _sum(province, "victory")


@cache
def price_of_a_soldier(province: int) -> int:
    return min([2, *[effect.recruit_for for bit, effect in _acting("recruit_for") if province & bit]])


@cache
def strength(province: int, kind: str) -> int:
    """What the buildings add to an army that meets this kind of enemy."""
    owned = [EFFECTS[b.id] for b in BUILDINGS if province >> NUMBER[b.id] & 1]
    return sum([effect.against.get(kind, effect.strength) for effect in owned])


def wins_ties(province: int) -> bool:
    return bool(province & _WINS_TIES)


def uses(g: Kingsburg, seat: int, moment: str) -> list[Use]:
    """The seat's buildings, standing and unused, that it may use at this moment."""
    ready = g.province[seat] & ~g.used[seat] & _USE_MASK[moment]
    return [use for use in _USES[moment] if ready >> use.number & 1] if ready else []


def use_up(g: Kingsburg, seat: int, verb: Verb) -> None:
    g.used[seat] |= 1 << NUMBER[verb.name]


def why_not_use(g: Kingsburg, seat: int, moment: str, a: Action) -> Refusal | None:
    """For a building that does not stand or has been used."""
    for use in _USES[moment]:
        if use.name == a[0]:
            key = "kingsburg-no-used" if g.owns(seat, use.number) else "kingsburg-no-not-yours"
            return refusal(use.rule, key, building=use.name)
    return None
