"""What somebody is given, and how everybody hears of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from interrex.engine.message import Message, Param

from ..data import NOTHING, Goods
from ..state import Kingsburg
from ..words import gifts, sourced

ONE_OF: Final[tuple[Goods, ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # of each kind of goods


class Gift(NamedTuple):
    """What somebody is given."""

    goods: Goods = NOTHING
    points: int = 0
    soldiers: int = 0
    tokens: int = 0
    strength: int = 0  # in the battle at hand: the army track shows it from now on


def give(g: Kingsburg, seat: int, gift: Gift) -> None:
    goods, points, soldiers, tokens, strength = gift
    if goods is not NOTHING:
        g.gain(seat, goods)
    if points:
        g.score[seat] += points
    if soldiers or strength:
        g.army[seat] += soldiers + strength
    if tokens:
        g.tokens[seat] += tokens


def gift_told(gift: Gift) -> tuple[Message, ...]:
    return gifts(
        gift.goods, points=gift.points, soldiers=gift.soldiers, tokens=gift.tokens, strength=gift.strength
    )  # fmt: skip


def tell(g: Kingsburg, key: str, name: str, **params: Param) -> None:
    """Say what a component did."""
    if g.told is not None:
        said = sourced(key, name, **params)
        g.tell(said.key, **said.params)
