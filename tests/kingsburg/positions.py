"""Positions of Kingsburg built by name.

t = at(BUILD, seat(gold=2, wood=1), seat("inn"))    # two seats, the building step of a spring
t.play("build statue")
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from interrex.engine.frames import fields
from interrex.games.kingsburg import moments
from interrex.games.kingsburg.data import ENEMIES, NUMBER, SPRING, YEARS, cards_of
from interrex.games.kingsburg.play import Reign
from interrex.games.kingsburg.play.building import Building
from interrex.games.kingsburg.play.court import aid, envoy, favour
from interrex.games.kingsburg.play.influence import Influencing
from interrex.games.kingsburg.play.occasions import Occur
from interrex.games.kingsburg.play.recruiting import Recruiting
from interrex.games.kingsburg.play.rolling import Rolling
from interrex.games.kingsburg.play.season import Season
from interrex.games.kingsburg.play.support import Support
from interrex.games.kingsburg.play.winter import Winter
from interrex.games.kingsburg.state import NOBODY, Kingsburg, Modules, Procedure
from interrex.games.kingsburg.words import dice_of
from interrex.testing import ScriptedLuck, Table


class AtOnce(Procedure):
    """A phase that is done in one go."""

    __slots__ = ("happens",)

    def __init__(self, happens: Callable[[Kingsburg], None]) -> None:
        self.happens = happens

    def step(self, g: Kingsburg, n: int) -> bool:
        self.happens(g)
        return False


AID, FAVOUR, ENVOY = AtOnce(aid), AtOnce(favour), AtOnce(envoy)
SEASON, ROLL, INFLUENCE, SUPPORT, BUILD, SEASON_END = (
    Season(), Rolling(), Influencing(), Support(), Building(), Occur(moments.SEASON_END),
)  # fmt: skip
RECRUIT, WINTER = Recruiting(), Winter()


class LastPoints(Reign):
    """The end of the fifth year."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        return super().step(g, YEARS + n)


LAST_POINTS = LastPoints()


class Seat(NamedTuple):
    province: int
    goods: tuple[int, int, int]
    tokens: int
    score: int
    army: int
    coloured: tuple[int, ...]
    white: tuple[int, ...]


def seat(
    buildings: str = "",
    *,
    gold: int = 0,
    wood: int = 0,
    stone: int = 0,
    tokens: int = 0,
    score: int = 0,
    army: int = 0,
    dice: str = "d",
) -> Seat:
    """A player: buildings by name, goods, and dice in hand as a word (``d135w2``)."""
    in_hand = dice_of(dice)
    assert in_hand is not None
    province = sum([1 << NUMBER[name] for name in buildings.split()])
    return Seat(province, (gold, wood, stone), tokens, score, army, *in_hand)


def at(
    frame: Procedure,
    *seats: Seat,
    phase: int = SPRING,
    year: int = 1,
    order: tuple[int, ...] = (),
    dice: str = "",
    enemy: str = "",
    envoy: int = NOBODY,
    placed: str = "",
    **modules: Any,
) -> Table:
    """A position with that procedure to run and nothing after it.

    ``enemy`` is this year's card (``goblins 3``); ``dice`` what will be rolled; ``placed`` what lies on the advisors
    already, as ``rank:seat:dice`` words (``8:0:d35``). What modules add to a position is named as it is there.
    """
    g = Kingsburg()
    g.lay_out(len(seats), ScriptedLuck(dice=dice))
    g.year, g.phase, g.envoy = year, phase, envoy
    g.order = order or tuple(range(len(seats)))
    g.enemies = tuple([card_number(enemy, year) if y == year else cards_of(y)[0] for y in range(1, 6)])
    g.met = (1 << year - 1) - 1
    for number, player in enumerate(seats):
        g.in_play[number], g.goods[number], g.tokens[number] = player.province, player.goods, player.tokens
        g.score[number], g.army[number] = player.score, player.army
        g.coloured[number], g.white[number] = player.coloured, player.white
    for word in placed.split():
        rank, owner, dice_there = word.split(":")
        g.placed.append((int(rank), int(owner), dice_there))
        g.taken |= 1 << int(rank)
    for name, value in modules.items():
        setattr(g.modules if name in fields(Modules) else g, name, value)
    g.brought = reduce(or_, g.in_play)
    g.push(frame)
    return Table("kingsburg", g)


def card_number(enemy: str, year: int) -> int:
    if not enemy:
        return cards_of(year)[0]
    kind, strength = enemy.split()
    return next(n for n in cards_of(year) if ENEMIES[n].kind == kind and ENEMIES[n].strength == int(strength))


def names(table: Table, number: int) -> list[str]:
    """The buildings of a seat."""
    return [str(b) for b in table.view(None)["seats"][number]["buildings"]]
