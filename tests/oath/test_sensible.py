"""Set positions: what any sensible player does, or never does, whatever they think of the rest.

Most of them leave no Supply, or just enough for one deed: whatever else would be good can wait no longer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from interrex.bots import decide, make
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath import GAME
from interrex.games.oath.play.turn import TURNS, ActPhase, rests
from interrex.games.oath.state import REST, Oath, SeatProcedure

from .positions import Board, chancellor, exile, until
from .positions import at as at_act

BOTS = {"steward": 1, "knight": 1, "regent": 4}  # which of the positions each is asked: all, or one in four
SITES = "steppe: 1x2; deep-woods: 1x2; salt-flats: 1x2"
GOALS: dict[str, dict[str, Any]] = {  # what meets the goal of each Vision, for seat 1
    "vision-of-faith": {"darkest_secret": 1},
    "vision-of-rebellion": {"peoples_favor": 1},
    "vision-of-sanctuary": {"peoples_favor": 1, "darkest_secret": 1},
    "vision-of-conquest": {"bands": SITES},
}
OTHER = {"vision-of-conquest": "protection"}  # oaths that the same does not fulfil


class GoingOn(SeatProcedure):
    """A turn from its Act Phase on, and those of all others after it."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            g.push(ActPhase(self.seat))
        elif n == 1:
            g.phase = REST
            rests(g, self.seat, 0)
        else:
            g.then(*[TURNS[seat] for seat in (*g.order(self.seat)[1:], self.seat)])
        return True


class Set(NamedTuple):
    """What is asked of whom, and which answers are sensible."""

    name: str
    table: Callable[[], Board]
    sensible: Callable[[str], bool]


def begins(*words: str) -> Callable[[str], bool]:
    return lambda said: said.startswith(words)


def never(*words: str) -> Callable[[str], bool]:
    return lambda said: not said.startswith(words)


def at(*seats: Any, turn: int = 0, **more: Any) -> Board:
    return at_act(*seats, turn=turn, frame=GoingOn(turn), **more)


def holder(goal: str, **own: Any) -> Board:
    """An Exile meets the goal of a Vision, and enough Visions are drawn."""
    one = exile(**{"at": "steppe", "supply": 0, "warbands": 4, **own})
    return at(chancellor(), one, turn=1, visions=3, oath=OTHER.get(goal, "supremacy"), **GOALS[goal])


def revealing(goal: str) -> Board:
    """It has been turned up."""
    return holder(goal, hidden=goal).play(f"turn-up {goal}")


def bandits(warbands: int) -> Board:
    """A site has been won from bandits."""
    one = exile(at="steppe", warbands=warbands, supply=2)
    t = at(chancellor(), one, turn=1, dice="1" + " 4" * warbands)
    return t.play("campaign bandits", "pass", f"commit {warbands}")


def won(warbands: int) -> Board:
    """A site has been won from the Chancellor, who is elsewhere."""
    one = exile(at="steppe", warbands=warbands, supply=2)
    t = at(chancellor(warbands=2), one, turn=1, bands="steppe: 0x1", dice="1" + " 4" * warbands)
    return until(t.play("campaign 0"), "oath-ask-commit").play(f"commit {warbands}")


def armies(own: int, other: int, **more: Any) -> Board:
    """An Exile with Supply for one campaign stands at a site of the Chancellor's."""
    one = exile(at="steppe", warbands=own, supply=2)
    return at(chancellor(warbands=3), one, turn=1, **{"bands": f"steppe: 0x{other}", **more})


def challenged(own: int, other: int, **more: Any) -> Board:
    """The Chancellor, with Supply for one campaign, stands at a site of an Exile who is about to win by the title."""
    bands = f"steppe: 1x{other}; deep-woods: 1x3; salt-flats: 1x3"
    seats = (chancellor(at="steppe", warbands=own, supply=2), exile(at="deep-woods", warbands=1))
    return at(*seats, bands=bands, title=1, **more)


def poor(supply: int, **own: Any) -> Board:
    """An Exile at a site with a card to muster and to trade with."""
    given = {"at": "steppe", "supply": supply, "favor": 3, "secrets": 2, "warbands": 2, **own}
    return at(chancellor(), exile(**given), turn=1, cards="steppe: tents elders")


def banner(oath: str, **own: Any) -> Board:
    """The oath asks for a banner that nobody holds, and one deed is left."""
    one = exile(**{"at": "steppe", "supply": 1, "favor": 5, "secrets": 4, "warbands": 3, **own})
    return at(chancellor(), one, turn=1, oath=oath)


def hoped(two: int, one: int = 4) -> Board:
    """Two swords and four warbands against others: the attacker is asked for a sacrifice."""
    seats = (chancellor(), exile(at="steppe", warbands=one, supply=2), exile(at="steppe", warbands=two))
    t = at(*seats, turn=1, dice="1 " * 12).play("campaign 2", "target-pawn")
    return until(t, "oath-ask-commit").play(f"commit {one}")


POSITIONS = [
    *[Set(f"turns up a {vision} that is met", partial(holder, vision, hidden=vision), begins("turn-up"))
      for vision in GOALS],
    *[Set(f"reveals a {vision} that is met",
          partial(revealing, vision), begins("reveal")) for vision in GOALS],
    *[Set(f"of {n} warbands leaves some at a site won from bandits", partial(bandits, n), never("share 0"))
      for n in (2, 3, 4, 6, 8)],
    *[Set(f"of {n} warbands leaves some at a site won from the Empire", partial(won, n), never("share 0"))
      for n in (3, 5, 8)],
    *[Set(f"attacks one warband with {n}", partial(armies, n, 1), begins("campaign")) for n in (6, 8, 10)],
    *[Set(f"does not attack eight warbands with {n}", partial(armies, n, 8), never("campaign")) for n in (1, 2, 3)],
    *[Set(f"takes the title back with {n} warbands before it is too late",
          partial(challenged, n, 1), never("pass", "search", "travel")) for n in (7, 9)],
    Set("keeps the sites that its open Vision asks for",
        lambda: holder("vision-of-conquest", vision="vision-of-conquest"), never("withdraw-warbands")),
    Set("keeps the site by which it holds the title", lambda: at(
        chancellor(), exile(at="steppe", supply=0), turn=1, bands="steppe: 1x1", title=1),
        never("withdraw-warbands")),
    *[Set(f"does not rest with {n} Supply, most of which would be lost", partial(poor, n), never("pass"))
      for n in (4, 6, 7)],
    Set("the Chancellor does not rest with seven Supply", lambda: at(
        chancellor(at="steppe", supply=7, favor=3), exile(), cards="steppe: tents elders"), never("pass")),
    Set("takes the banner that is the title, for favor", lambda: banner("people"), begins("recover-banner")),
    Set("sacrifices one warband that wins the day", lambda: hoped(2), begins("sacrifice")),
    Set("sacrifices nobody in vain", lambda: hoped(5), never("sacrifice")),
    Set("with nothing left to do rests", lambda: at(
        chancellor(), exile(at="steppe", supply=0, warbands=0), turn=1), begins("pass")),
]  # fmt: skip


ASKED = [(one, bot) for bot, every in BOTS.items() for one in POSITIONS[::every]]


@pytest.mark.parametrize(("position", "bot"), ASKED, ids=[f"{one.name} ({bot})" for one, bot in ASKED])
def test_any_sensible_player(position: Set, bot: str) -> None:
    t = position.table()
    answer = decide(make(bot, GAME, Luck(key_from_seed(position.name))), t.state, t.seat())
    assert position.sensible(" ".join(map(str, answer))), answer
