"""Set positions: what any sensible house does, or never does, whatever it thinks of the rest.

Most of them are of the last dilemma of a reign, where all can be counted: an outcome brings an agenda points or costs
it some, and a vote costs a coin and power that would not have changed a place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from interrex.bots import decide, make
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.data import AGENDA, AGENDA_IDS
from interrex.games.kings_dilemma.play.rounds import CouncilRound
from interrex.games.kings_dilemma.play.scoring import Score
from interrex.games.kings_dilemma.play.setting_up import TakeAgenda
from interrex.games.kings_dilemma.state import Council, Procedure
from interrex.games.kings_dilemma.story.parts import Front
from interrex.games.kings_dilemma.vocabulary import Move, Resource

from .positions import Position, at

LAST = ((0, 1),) * 10  # with one more the reign ends, whatever card it is
BOTS = {"steward": 1, "knight": 1, "regent": 4}  # which of the positions each is asked: all, or one in four
SIDES = {"aye": "nay", "nay": "aye"}

# By agenda: rows, and a move that gains it three points or more
BETTER = {
    "greedy": ([9, 5, 12, 9, 9], 1),
    "rebel": ([9, 5, 12, 9, 9], 1),
    "moderate": ([9, 15, 4, 9, 9], 1),
    "extremist": ([9, 9, 13, 9, 9], 3),
    "opportunist": ([9, 15, 10, 9, 9], -1),
    "opulent": ([9, 3, 8, 9, 9], 1),
}
MOVED: Resource = "morale"


class LastRound(Procedure):
    """A dilemma, and what the reign comes to."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        g.push(Score() if n else CouncilRound())
        return n == 0


class Set(NamedTuple):
    """What is asked, of which seat, and which answers are sensible."""

    name: str
    table: Callable[[], Position]
    sensible: Callable[[str], bool]
    seat: int = 0


def council(agenda: str, good: str = "aye", last: bool = True, **given: Any) -> Position:
    """Wylio speaks, last of all or first; the side ``good`` gains its agenda three points or more, the other none.

    Solad and Tork have other agendas; they are weaker and no coin changes a place, so that nothing hangs on either.
    """
    rows, by = BETTER[agenda]
    others = [n for n, name in enumerate(AGENDA_IDS) if name != agenda]
    moves = (Move(res=MOVED, by=by),)
    fields: dict[str, Any] = {
        "rows": rows,
        "faces": [-1 if by > 0 else 1] * 5,
        "agendas": [[AGENDA[agenda]], [others[0]], [others[1]]],
        "draft": [],
        "removed": others[2:],
        "track": LAST,
        "coins": [6, 20, 13] if agenda == "opulent" else [20, 8, 6],  # with coins, too, it would have won already
        "power": [12, 4, 3],
        "leader": "solad" if last else "wylio",
        "moderator": "solad",
    }
    shown = (f"{'up' if by > 0 else 'down'} {MOVED}",)
    sides: dict[str, Any] = {good: moves, SIDES[good]: ()}
    front = Front(aye=shown if good == "aye" else (), nay=shown if good == "nay" else ())
    return at(front=front, frame=LastRound(), **sides, **{**fields, **given})


def spoken(agenda: str, good: str, *said: str, **given: Any) -> Position:
    """The other two have spoken."""
    return council(agenda, good, **given).play(*said)


def offered(agenda: str, price: int, side: str, **given: Any) -> Position:
    """Solad offers coins for a vote."""
    t = council(agenda, "aye", last=False, **given)
    t.deal("solad with {wylio}", f"solad promise {{solad}} coins {price} {{wylio}}",
           f"solad promise {{wylio}} vote {side} 3")  # fmt: skip
    return t.deal("solad propose")


def tied(agenda: str, good: str) -> Position:
    """Nobody has voted, and Wylio is the Moderator."""
    return council(agenda, good, moderator="wylio").play("gather", "gather", "gather")


def drafting(rows: list[int]) -> Position:
    """Wylio is the first to choose."""
    unseen = ((4,), (), ())
    return at(frame=TakeAgenda(0), rows=rows, agendas=[[], [], []], draft=[0, 1, 2, 3, 5], removed=[4], unseen=unseen)


def begins(*words: str) -> Callable[[str], bool]:
    return lambda said: said.startswith(words)


def never(*words: str) -> Callable[[str], bool]:
    return lambda said: not said.startswith(words)


def within(word: str, least: int, most: int) -> Callable[[str], bool]:
    return lambda said: said in [f"{word} {n}" for n in range(least, most + 1)]


def of_each(agenda: str) -> list[Set]:
    return [
        *[Set(f"{agenda}: speaks for {good}, and last, when the Moderator could do otherwise",
              partial(spoken, agenda, good, "gather", f"{SIDES[good]} 1"), begins(good)) for good in SIDES],
        *[Set(f"{agenda}: never votes against its {good}",
              partial(council, agenda, good, last=False), never(SIDES[good])) for good in SIDES],
        *[Set(f"{agenda}: decides for its {good}", partial(tied, agenda, good), begins(f"decide {good}"))
          for good in SIDES],
        Set(f"{agenda}: sells no side against itself for a coin", lambda: offered(agenda, 1, "nay"), begins("refuse")),
    ]  # fmt: skip


POSITIONS = [
    *[one for agenda in AGENDA_IDS for one in of_each(agenda)],
    Set("outbids, and keeps enough power for its place",
        lambda: spoken("opulent", "aye", "gather", "nay 1", power=[9, 6, 3]), within("aye", 1, 6)),
    Set("lets a vote go that it cannot win",
        lambda: spoken("opulent", "aye", "gather", "nay 4", power=[3, 4, 9], coins=[8] * 3), never("aye", "nay")),
    Set("adds what puts its side level or ahead again",
        lambda: council("opulent", last=False, power=[12, 4, 9]).play("aye 1", "gather", "nay 3"),
        within("add", 2, 11)),
    Set("passes where nothing is at stake", lambda: at(
        track=LAST, agendas=[[5], [0], [1]], draft=[], removed=[2, 3, 4], coins=[10, 10, 10], leader="solad",
        moderator="tork", frame=LastRound()).play("gather", "gather"), begins("gather", "moderate")),
    Set("keeps the coin that is a first place", lambda: at(
        track=LAST, agendas=[[0], [5], [1]], draft=[], removed=[2, 3, 4], coins=[10, 10, 10], power=[8, 8, 8],
        moderator="tork", frame=LastRound()), begins("gather", "moderate")),
    Set("takes coins for what it would do anyway",
        lambda: offered("opulent", 3, "aye", coins=[9, 9, 9]), begins("accept")),
    Set("takes no Moderate where all markers are far out", lambda: drafting([2, 16, 2, 16, 2]), never("take moderate")),
    Set("takes no Opulent where all markers are low", lambda: drafting([3, 2, 4, 3, 2]), never("take opulent")),
]  # fmt: skip


ASKED = [(one, bot) for bot, every in BOTS.items() for one in POSITIONS[::every]]


@pytest.mark.parametrize(("position", "bot"), ASKED, ids=[f"{one.name} ({bot})" for one, bot in ASKED])
def test_any_sensible_house(position: Set, bot: str) -> None:
    t = position.table()
    answer = decide(make(bot, GAME, Luck(key_from_seed(position.name))), t.g, t.seat(position.seat))
    assert position.sensible(" ".join(map(str, answer))), answer
