"""Kingsburg: what any sensible player does. Goods that are left at the end are worth nothing, points are."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from interrex.games.kingsburg.data import AUTUMN, RECRUITING, SUMMER, YEARS
from interrex.games.kingsburg.play import PHASES, YEAR, Reign
from interrex.games.kingsburg.play.season import BUILDING
from interrex.testing import Table

from ..sensible import Case, go_on, see, suite
from .positions import BUILD, INFLUENCE, RECRUIT, ROLL, SUPPORT, Seat, at, seat

OTHERS: Final = (
    seat("inn statue", gold=2, score=12),
    seat("statue palisade", wood=2, score=12),
    seat("inn guard-tower", stone=2, score=12),
)


def among(frame: Any, own: Seat, *, phase: int, year: int, **more: Any) -> Table:
    """One's own seat at a table of four, in the middle of a game."""
    table = at(frame, own, *OTHERS, phase=phase, year=year, **more)
    rest: list[tuple[Any, int]] = [(Reign(), year), (YEAR, phase + 1)]
    if frame is not RECRUIT:
        rest.append((PHASES[phase], 1 if frame in (ROLL, INFLUENCE) else 2))
    if frame is ROLL:
        rest.append((INFLUENCE, 0))
    if frame is SUPPORT:
        rest.append((BUILDING, 0))
    return go_on(table, *rest)


last_autumn = partial(among, phase=AUTUMN, year=YEARS)
summer = partial(among, phase=SUMMER, year=2)
last_levy = partial(among, phase=RECRUITING, year=YEARS)

CASES: Final = (
    # The last building of the game
    Case("what can be built in the last autumn is built",
         lambda: last_autumn(BUILD, seat(gold=2, army=9, score=12)), does="build statue"),
    Case("in the last autumn points are built, not an inn",
         lambda: last_autumn(BUILD, seat(gold=2, wood=2, army=9, score=12)), does="build statue"),
    Case("the cathedral ends a game well",
         lambda: last_autumn(BUILD, seat("statue chapel church", gold=5, wood=1, stone=3, army=9, score=12)),
         does="build cathedral"),
    Case("the dearer of two buildings in the last autumn",
         lambda: last_autumn(BUILD, seat("statue chapel inn market", gold=3, wood=3, stone=2, army=9, score=12)),
         does="build church"),
    Case("the wizards' guild in the last autumn",
         lambda: last_autumn(BUILD, seat("guard-tower blacksmith barracks", gold=3, wood=2, stone=2, army=5, score=12)),
         does="build wizards-guild"),
    Case("a chapel before a barricade in the last autumn",
         lambda: last_autumn(BUILD, seat("statue", gold=3, wood=1, stone=1, army=9, score=12)), does="build chapel"),
    Case("barracks rather than a barricade in the last autumn",
         lambda: last_autumn(BUILD, seat("guard-tower blacksmith", gold=2, wood=2, stone=1, army=9, score=12)),
         does="build barracks"),
    Case("goods for a statue are not carried through a summer",
         lambda: summer(BUILD, seat(gold=2, army=4, score=5)), never="pass"),
    Case("goods for an inn are not carried through a summer",
         lambda: summer(BUILD, seat("statue", gold=1, wood=1, army=4, score=5)), never="pass"),
    # Dice
    Case("a die that can bring a point brings it",
         lambda: summer(INFLUENCE, seat(dice="d1", score=5)), does="influence 1 d1"),
    Case("a die that can bring gold is not put away",
         lambda: summer(INFLUENCE, seat(dice="d2", score=5)), does="influence 2 d2"),
    Case("a die that can bring wood is not put away",
         lambda: summer(INFLUENCE, seat(dice="d3", score=5), placed="4:1:d4"), does="influence 3 d3"),
    Case("nobody passes with three dice",
         lambda: summer(INFLUENCE, seat(dice="d666", score=5)), never="pass"),
    Case("three dice are not spent on the Jester's rank and nothing else",
         lambda: summer(INFLUENCE, seat(dice="d156", score=5), placed="5:1:d5 6:2:d6 7:3:d34 11:1:d56 12:2:d66"),
         never="pass"),
    Case("the last die of the game takes a point",
         lambda: last_autumn(INFLUENCE, seat(dice="d1", army=9, score=12)), does="influence 1 d1"),
    Case("the last die of the game takes a point, not gold without use",
         lambda: last_autumn(INFLUENCE, seat("statue", dice="d1", tokens=1, army=9, score=12)), does="influence 1 d1"),
    Case("the Queen is worth more than the Jester and a few dice in hand",
         lambda: last_autumn(INFLUENCE, seat("statue chapel", dice="d566", gold=2, army=9, score=12),
                             placed="5:1:d5 6:2:d6 11:3:d56 12:1:d66"), does="influence 17 d566"),
    # What advisors give
    Case("the Merchant gives the gold a statue lacks",
         lambda: last_autumn(SUPPORT, seat(gold=1, army=9, score=12), placed="4:0:d4"), does="take gold"),
    Case("the Astronomer gives the gold a statue lacks",
         lambda: last_autumn(SUPPORT, seat(gold=1, army=9, score=12), placed="7:0:d34"), does="take gold"),
    Case("the Astronomer gives the stone a chapel lacks",
         lambda: last_autumn(SUPPORT, seat("statue", gold=3, army=9, score=12), placed="7:0:d34"), does="take stone"),
    Case("the Hunter gives the stone a chapel lacks",
         lambda: last_autumn(SUPPORT, seat("statue", gold=3, army=9, score=12), placed="9:0:d45"),
         does="take wood stone"),
    Case("the Duchess gives what a church lacks",
         lambda: last_autumn(SUPPORT, seat("statue chapel", gold=3, wood=1, army=9, score=12), placed="12:0:d66"),
         does="take stone stone"),
    Case("the Duchess gives the two stones of a cathedral",
         lambda: last_autumn(SUPPORT, seat("statue chapel church", gold=5, stone=1, army=9, score=12),
                             placed="12:0:d66"), does="take stone stone"),
    Case("the Alchemist takes what is left over after a statue",
         lambda: last_autumn(SUPPORT, seat("statue chapel", gold=2, wood=2, stone=1, army=9, score=12),
                             placed="6:0:d6"), never="trade stone"),
    # Soldiers
    Case("goods that are of no more use enlist soldiers",
         lambda: last_levy(RECRUIT, seat("statue chapel church", gold=6, army=3, score=12)), does="recruit .*"),
    Case("goods that are of no more use enlist soldiers behind walls, too",
         lambda: last_levy(RECRUIT, seat("statue palisade", wood=6, army=3, score=12)), does="recruit .*"),
    Case("nobody enlists more when no enemy of the first year can win",
         lambda: among(RECRUIT, seat("statue", gold=2, army=9, score=5), phase=RECRUITING, year=1), does="pass"),
    Case("nobody enlists more when no enemy of the second year can win",
         lambda: among(RECRUIT, seat("statue palisade", gold=2, army=11, score=5), phase=RECRUITING, year=2),
         does="pass"),
    # Rolling again
    Case("three ones are rolled again",
         lambda: summer(ROLL, seat("statue chapel", score=5), dice="1 1 1 2 3 4 2 3 4 5 5 6"), never="pass"),
    Case("three ones are rolled again by a chapel",
         lambda: summer(ROLL, seat("chapel", score=5), dice="1 1 1 2 3 4 2 3 4 5 5 6"), does="chapel"),
    Case("four pips are rolled again",
         lambda: summer(ROLL, seat("statue chapel", score=5), dice="1 1 2 2 3 4 2 3 4 5 5 6"), does="chapel"),
)  # fmt: skip


@suite(CASES)
def test_a_sensible_player(case: Case, level: str) -> None:
    see(case, level)
