"""Games among bots as data: Parquet files with a row for each decision (``pip install interrex[dataset]``).

===========  ========================================================================================================
game         its number; its luck hangs on the seed and this number alone
move         decisions before it
seat         who was asked
bot, role    what the seat is played by, and what it is (empty where seats are alike)
seen         what the seat saw, as ``interrex.arrays`` lays it out: a list of fixed length
offers       the numbers of the actions on offer
chosen       the place among them of what was done
action       the same as text
won          the seat's part of the victory, in the end
score        its score in the end
===========  ========================================================================================================

The metadata of each file say by what it was made: game, version, players, options, bots and seed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from interrex.arrays import Series, Spec, seen, spec
from interrex.bots.kinds import Kind, name_of
from interrex.bots.playout import Outcome, playout
from interrex.engine import wire
from interrex.engine.action import Action, text
from interrex.engine.state import State

PART: Final = 50  # games in a file


class Order(NamedTuple):
    """What all games of a data set have in common."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[Kind, ...]  # by seat in game 0; in every later one all sit one seat further on
    seed: str

    def seating(self, number: int) -> tuple[Kind, ...]:
        turn = number % self.players
        return self.bots[-turn:] + self.bots[:-turn]


class Part(NamedTuple):
    """Some of the games, and the file they go to."""

    order: Order
    first: int
    last: int
    path: Path


class Scribe:
    """Writes down the decisions of some games, column by column."""

    def __init__(self, order: Order, what: Spec) -> None:
        self.order = order
        self.what = what
        self.options = what.game.check(order.players, order.options)
        self.columns: dict[str, list[Any]] = {name: [] for name in ("game", "move", "seat", "bot", "role", "chosen")}
        self.columns |= {name: [] for name in ("action", "won", "score")}
        self.series = Series(what.layout)
        self.seen = bytearray()
        self.offers: list[int] = []
        self.ends = [0]  # of each row's offers
        self.moves = 0

    def before(self, state: State, seat: int, action: Action) -> None:
        """A decision."""
        answers = state.answers(seat)
        offers = answers if action in answers else state.actions(seat)  # or an offer of its own, which nobody asked for
        view = seen(self.what.game, state, seat, self.order.players, self.options, self.moves)
        self.seen += self.series.write(view).data
        self.offers += self.what.numbering.numbers(offers)
        self.ends.append(len(self.offers))
        self.columns["move"].append(self.moves)
        self.columns["seat"].append(seat)
        self.columns["chosen"].append(offers.index(action))
        self.columns["action"].append(text(action))
        self.moves += 1

    def end(self, number: int, kinds: tuple[Kind, ...], outcome: Outcome) -> None:
        """How the game ended whose decisions came last."""
        result, roles = outcome.result, outcome.roles or ("",) * self.order.players
        won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.order.players)]
        seats = self.columns["seat"][len(self.columns["game"]) :]
        self.columns["game"] += [number] * self.moves
        self.columns["bot"] += [name_of(kinds[seat]) for seat in seats]
        self.columns["role"] += [roles[seat] for seat in seats]
        self.columns["won"] += [won[seat] for seat in seats]
        self.columns["score"] += [result.scores[seat] for seat in seats]
        self.moves = 0

    def table(self) -> Any:
        size = self.what.layout.size
        seen = pa.FixedSizeListArray.from_arrays(pa.array(np.frombuffer(self.seen, np.int16)), size)
        offers = pa.ListArray.from_arrays(pa.array(self.ends, pa.int32()), pa.array(self.offers, pa.int32()))
        kinds = {"game": pa.int32(), "move": pa.int32(), "seat": pa.int8(), "chosen": pa.int32(), "score": pa.int32()}
        kinds |= {"won": pa.float32(), "bot": pa.string(), "role": pa.string(), "action": pa.string()}
        arrays = {name: pa.array(values, kinds[name]) for name, values in self.columns.items()}
        table = pa.table({**arrays, "seen": seen, "offers": offers})
        return table.select(FIELDS).replace_schema_metadata({"interrex": wire.encode(head(self.order))})


TEXTS: Final = ["bot", "role", "action"]  # written as places in a list of them; of numbers to look for one takes longer
FIELDS: Final = ["game", "move", "seat", "bot", "role", "seen", "offers", "chosen", "action", "won", "score"]


def head(order: Order) -> dict[str, Any]:
    """By what a data set was made."""
    what = spec(order.game, order.players)
    bots = [name_of(bot) for bot in order.bots]
    return {**order._asdict(), "bots": bots, "version": what.game.version, "size": what.layout.size}


def parts(order: Order, games: int, folder: Path) -> list[Part]:
    """The files of a data set."""
    return [
        Part(order, first, min(first + PART, games), folder / f"games-{first:07}-{min(first + PART, games):07}.parquet")
        for first in range(0, games, PART)
    ]


class Written(wire.Struct, frozen=True):
    """A file that is there as a whole: a line of the list of them."""

    name: str
    games: int
    decisions: int


def write_all(parts: list[Part]) -> list[Written]:
    """Write some; a function, because another process finds it by its name."""
    return [write(part) for part in parts]


def write(part: Part) -> Written:
    """Play its games and write its file."""
    what = spec(part.order.game, part.order.players)
    scribe = Scribe(part.order, what)
    for number in range(part.first, part.last):
        kinds = part.order.seating(number)
        seed = f"{part.order.seed} game {number}"
        outcome = playout(what.game, part.order.players, scribe.options, seed, kinds, before=scribe.before)
        scribe.end(number, kinds, outcome)
    draft = part.path.with_suffix(".draft")
    pq.write_table(scribe.table(), draft, compression="zstd", use_dictionary=TEXTS)
    draft.replace(part.path)
    return Written(part.path.name, part.last - part.first, len(scribe.ends) - 1)
