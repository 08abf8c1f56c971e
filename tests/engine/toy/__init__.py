"""Tribute: a toy game that uses everything the engine has. Seats bid under seal, dice fall, a secret may be looked at.

Each seat holds a secret number. In each of three rounds all bid 0 to 2 at the same time; every highest bidder rolls a
die and scores it; then the first highest bidder may look at another's number. At the end each scores its own. With the
whole court there, they deal before they bid, lay cards with their bids, and the first may levy coins.
"""

from __future__ import annotations

from typing import Any

from interrex.engine import sealed, zones
from interrex.engine.action import text
from interrex.engine.ahead import PASSING, Ahead, Question, any_of, exactly
from interrex.engine.game import Extras, Faces, Game, Notation, Option, Result, Rules, Start, Thinking
from interrex.engine.luck import Luck
from interrex.engine.match import Match
from interrex.engine.verbs import AMOUNT

from .data import COURT
from .levy import Levy
from .play import Bid, Lay, Look, Rounds
from .state import HANDS, LAID, SECRET, ZONES, Tribute, new


def setup(start: Start, luck: Luck) -> Tribute:
    g = new(start.players, int(start.options["rounds"]), bool(start.options["court"]), luck)
    g.push(Rounds())
    return g


def result(g: Tribute) -> Result:
    winners = tuple([seat for seat in range(g.players) if g.score[seat] == max(g.score)])
    return Result(winners, tuple(g.score), "1.3")


def view(g: Tribute, seat: int | None) -> dict[str, Any]:
    numbers = [zones.shown(g, SECRET, place, seat)[0] for place in range(g.players)]
    hands = [zones.shown(g, HANDS, place, seat) for place in range(g.players)]
    laid = [zones.shown(g, LAID, place, seat) for place in range(g.players)]
    return {
        "score": g.score,
        "cards": [faces[0] if faces else None for faces in numbers],
        "coins": g.coins,
        "hands": [{"cards": [COURT[card] for card in faces], "backs": backs} for faces, backs in hands],
        "laid": [{"cards": [COURT[card] for card in faces], "backs": backs} for faces, backs in laid],
        "shown": [[COURT[card] for card in pile] for pile in g.shown],
        "said": [text(action) for action in sealed.said(g, seat)],
    }


def evaluate(g: Tribute, seat: int) -> float:
    return g.score[seat] + g.coins[seat] / 2


def pieces(g: Tribute) -> dict[str, int]:
    return {"coins": sum(g.coins) + g.treasury}


def scroll(match: Match, names: tuple[str, ...]) -> str:
    return "".join([f"{names[move.seat]}: {text(move.action)}\n" for move in match.moves])


AHEAD = Ahead(
    questions=(
        Question("look", ("toy-ask-look",), (any_of("look"), PASSING), "1.1", usual=("pass",)),
        Question("bid", ("toy-ask-bid",), (exactly("bid", AMOUNT, lambda g, seat: (0, 1, 2)),), "1.1"),
    ),
    never={"court": ("toy-ask-stake", "toy-ask-lay")},
)


GAME = Game(
    id="toy",
    version=1,
    title="Tribute",
    package=__name__,
    players=(2, 3),
    options=(Option("rounds", (1, 3), 3, "1.1"), Option("court", (False, True), False, "2.1")),
    rules=Rules(
        setup=setup,
        result=result,
        pieces=pieces,
        zones=ZONES,
    ),
    faces=Faces(
        view=view,
        components=dict,
        clicks=(Look(), Bid(), Lay(), Levy()),
    ),
    thinking=Thinking(
        evaluate=evaluate,
    ),
    extras=Extras(
        ahead=AHEAD,
        notations=(Notation("scroll", scroll),),
    ),
)
