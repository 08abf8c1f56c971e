"""Arrays tell what a view tells, no less and no more: looked at in as many positions of random games as asked.

python -m interrex.testing.eyes --positions 100000 [--game ID] [--seed 1]

In worlds that look the same to a seat it has the same numbers, rows and mask; views that differ give numbers that
differ, the same view gives the same; and whatever was written before, a series of views has the same numbers, too.
How many views held more than their arrays have room for is counted: those are told by a hash.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

import interrex
from interrex.arrays import Series, Spec, seen, spec
from interrex.engine import wire
from interrex.engine.game import Game, Options
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

from .fuzz import drawn

MOST_MOVES = 4000


class Position(NamedTuple):
    """A position that somebody looks at."""

    game: Game
    players: int
    options: Options
    state: State
    moves: int
    seat: int


def positions(game: Game, seed: int) -> Iterator[Position]:
    """Game after game with any options, looked at by whoever is asked and by one seat besides."""
    rng = random.Random(seed)
    while True:
        players, wishes = drawn(game, rng)
        options = game.check(players, wishes)
        state = game.start(players, options, Luck(key_from_seed(rng.random().hex())))
        state.run()
        moves = 0
        while not state.over and moves < MOST_MOVES:
            asked = rng.choice(state.pending())
            for seat in {asked, rng.randrange(players)}:
                yield Position(game, players, options, state, moves, seat)
            everything = rng.random() < 0.1  # offers of deals, too
            state.play(asked, rng.choice(state.actions(asked) if everything else state.answers(asked)))
            moves += 1


class Eyes:
    """What was seen so far of one game, by a digest of each view and of each array."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.luck = Luck(key_from_seed("eyes"))
        self.arrays: dict[bytes, bytes] = {}
        self.views: dict[bytes, bytes] = {}
        self.beyond = 0  # views with more in them than there is room for
        self.series: dict[int, Series] = {}  # by number of players: games and seats come as they are looked at

    def look(self, position: Position) -> None:
        """Raise AssertionError where an array tells anything else than the view does."""
        what = spec(self.game, position.players)
        view = seen(self.game, position.state, position.seat, position.players, position.options, position.moves)
        array = what.layout.array(view)
        self.beyond += bool(what.layout.named(array)["beyond"].any())
        numbers = array.tobytes()
        shown, written = _digest(wire.encode(view)), _digest(numbers + bytes([position.players]))
        assert self.arrays.setdefault(written, shown) == shown, f"two views, one array: {position}"
        assert self.views.setdefault(shown, written) == written, f"one view, two arrays: {position}"
        series = self.series.setdefault(position.players, Series(what.layout))
        assert series.write(view).tobytes() == numbers, f"a series of views writes it otherwise: {position}"
        world = position._replace(state=self.game.determinize(position.state, position.seat, self.luck))
        imagined = seen(self.game, world.state, position.seat, position.players, position.options, position.moves)
        for again in (what.layout.array(imagined), series.write(imagined)):
            assert again.tobytes() == numbers, f"the array tells worlds apart that look the same: {position}"
        if position.seat in position.state.pending():
            assert _offers(what, position) == _offers(what, world), f"offers tell worlds apart: {position}"


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


def _offers(what: Spec, position: Position) -> tuple[bytes, list[int]]:
    offers = position.state.actions(position.seat)
    numbers = what.numbering.numbers(offers)
    assert [what.numbering.chosen(number, offers) for number in numbers] == offers, f"numbers lead astray: {position}"
    return what.rows.array(offers).tobytes(), numbers


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--positions", type=int, default=10_000, help="of each game (10000)")
    asked.add_argument("--game", choices=[game.id for game in interrex.games()])
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    for game in [game for game in interrex.games() if args.game in (None, game.id)]:
        eyes, looks = Eyes(game), positions(game, args.seed)
        for _ in range(args.positions):
            eyes.look(next(looks))
        found = f"{args.positions} positions, {len(eyes.views)} views, as many arrays, {eyes.beyond} had no room"
        print(f"{game.id}: {found}, no fault", flush=True)


if __name__ == "__main__":
    main()
