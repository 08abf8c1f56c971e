"""What somebody is given or pays, and how everybody hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from interrex.engine.message import Message, Param

from .data import NOTHING, Goods
from .state import Kingsburg
from .words import gifts, sourced

ONE_OF: Final[tuple[Goods, ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # of each kind of goods


class Gift(NamedTuple):
    """What somebody is given, or pays."""

    goods: Goods = NOTHING
    points: int = 0
    soldiers: int = 0
    tokens: int = 0
    strength: int = 0  # in the battle at hand: the army track shows it from now on


NO_GIFT: Final = Gift()


def all_of(gifts: Sequence[Gift]) -> Gift:
    """Several as one."""
    gold, wood, stone = [sum(amounts) for amounts in zip(*[gift.goods for gift in gifts], strict=True)]
    others = [sum(amounts) for amounts in zip(*[gift[1:] for gift in gifts], strict=True)]
    return Gift((gold, wood, stone), *others)


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


def pay(g: Kingsburg, seat: int, gift: Gift) -> None:
    g.pay(seat, gift.goods)
    g.score[seat] -= gift.points
    g.army[seat] -= gift.soldiers
    g.tokens[seat] -= gift.tokens


def gift_told(gift: Gift) -> tuple[Message, ...]:
    return gifts(
        gift.goods, points=gift.points, soldiers=gift.soldiers, tokens=gift.tokens, strength=gift.strength
    )  # fmt: skip


def tell(g: Kingsburg, key: str, name: str, **params: Param) -> None:
    """Say what a component did."""
    if g.listener is not None:
        said = sourced(key, name, **params)
        g.tell(said.key, **said.params)
