"""What the advisor of each rank gives while a whim tile lies there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from interrex.engine.frames import PASS, Frame
from interrex.engine.powers import Power

from ..data import goods
from ..gifts import ONE_OF, Gift, all_of
from ..moments import SUPPORTS, WORTH_OF_SUPPORT
from ..play.whims import (
    Alternative,
    FirstPick,
    Grant,
    Grants,
    Handing,
    Name,
    WhimChoice,
    copy_lowest,
    left_of,
    right_of,
    support_with,
    take_from_chest,
    take_like_the_lot,
)
from ..state import Kingsburg

Given = Callable[[Kingsburg, int], bool]


def support(does: Callable[[Kingsburg, int, int, int], Frame[Kingsburg] | None], worth: float) -> tuple[Power, ...]:
    return Power(SUPPORTS, does), Power(WORTH_OF_SUPPORT, worth)


def choice(*ways: Alternative, worth: float, declinable: bool = False) -> tuple[Power, ...]:
    def asked(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg] | None:
        question = WhimChoice(seat, rank, ways, declinable)
        return None if question.actions(g) == [PASS] else question

    return support(asked, worth)


def granted(*by: Callable[[Kingsburg, int], int], worth: float) -> tuple[Power, ...]:
    """Goods chosen by others, one after another."""

    def asked(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg]:
        return Grants(tuple([Grant(chooser(g, seat), rank, seat) for chooser in by]))

    return support(asked, worth)


def naming(then: Callable[[int, int, int], Frame[Kingsburg]], worth: float) -> tuple[Power, ...]:
    def asked(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg]:
        return Name(seat, rank, then)

    return support(asked, worth)


def fewest(merit: Callable[[Kingsburg, int], int]) -> Given:
    def has_fewest(g: Kingsburg, seat: int) -> bool:
        return merit(g, seat) == min([merit(g, other) for other in range(g.players)])

    return has_fewest


def points_of(g: Kingsburg, seat: int) -> int:
    return g.score[seat]


def soldiers_of(g: Kingsburg, seat: int) -> int:
    return g.army[seat]


def two_of_the_kind(named: int, rank: int, seat: int) -> Frame[Kingsburg]:
    return Grant(named, rank, seat, n=2, also=1)


FIVE_THINGS: Final = (*[Gift(one) for one in ONE_OF], Gift(tokens=1), Gift(soldiers=1))


def one_of_five(named: int, rank: int, seat: int) -> Frame[Kingsburg]:
    return FirstPick(named, rank, seat, FIVE_THINGS)


def two_for_others(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg]:
    support_with(g, seat, rank, Gift((2, 2, 2)))
    return Handing(seat, rank, 2)


def five_points(g: Kingsburg, card: int, seat: int, rank: int) -> None:
    support_with(g, seat, rank, Gift(points=5))


_PARTS: Final = (*[Gift(one) for one in ONE_OF], Gift(soldiers=1, tokens=1))
_STONE, _SOLDIER, _POINT = Gift(goods(stone=1)), Gift(soldiers=1), Gift(points=1)


def _instead(double: Gift, kept: Gift, given: Given) -> Alternative:
    return Alternative(all_of([double, double, kept]), given=given)


_POOR, _WEAK, _LAST = fewest(Kingsburg.wealth), fewest(soldiers_of), fewest(points_of)

WHIMS: Final[dict[int, tuple[Power, ...]]] = {
    1: support(copy_lowest, worth=1.0),
    2: choice(Alternative(Gift(tokens=2)), Alternative(Gift(goods(gold=1), soldiers=1), pays=Gift(tokens=1)), worth=1.3),
    3: granted(left_of, worth=0.8),
    4: support(take_from_chest, worth=0.95),
    5: support(take_like_the_lot, worth=0.85),
    6: choice(
        *[Alternative(Gift(soldiers=1, points=1), pays=Gift(one)) for one in ONE_OF],
        *[Alternative(Gift(one, soldiers=1), pays=Gift(points=1)) for one in ONE_OF],
        *[Alternative(Gift(one, points=1), pays=Gift(soldiers=1)) for one in ONE_OF],
        worth=1.1,
        declinable=True,
    ),
    7: naming(two_of_the_kind, worth=1.5),
    8: granted(left_of, right_of, worth=1.7),
    9: choice(*[Alternative(all_of([one, other])) for one, other in combinations(_PARTS, 2)], worth=2.2),
    10: choice(*[Alternative(Gift(two)) for two in ((2, 0, 0), (0, 2, 0), (0, 0, 2))], worth=1.95),
    11: choice(
        Alternative(all_of([_STONE, _SOLDIER, _POINT])),
        _instead(_STONE, _POINT, _POOR), _instead(_STONE, _SOLDIER, _POOR),
        _instead(_SOLDIER, _POINT, _WEAK), _instead(_SOLDIER, _STONE, _WEAK),
        _instead(_POINT, _SOLDIER, _LAST), _instead(_POINT, _STONE, _LAST),
        worth=2.7,
    ),
    12: choice(
        Alternative(Gift(goods(gold=3)), others=Gift(points=1)), Alternative(Gift(points=3), others=Gift(goods(gold=1))), worth=2.3
    ),
    13: choice(*[Alternative(Gift(one, points=1, soldiers=1, tokens=1), peek=True) for one in ONE_OF], worth=3.3),
    14: naming(one_of_five, worth=3.4),
    15: support(two_for_others, worth=3.5),
    16: support(five_points, worth=5.0),
}  # fmt: skip
