"""Are bots fair? Twins of a position differ only in what the seat may not know: the same seed gives the same move.

python -m interrex.testing.twins GAME --positions 2000 [--levels random,knight] [--effort 0.05] [--seed s]

``--effort`` is how much of its budget a bot that searches has here: it is the number of its tries and nothing else.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

import interrex
from interrex.bots import Bot, asked_seats, decide, find, make
from interrex.bots.search import SearchBot
from interrex.engine.action import Action, text
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

LEVELS = "random,steward,knight,regent"
APART = 7  # decisions between two positions: those next to each other are much alike


class Difference(NamedTuple):
    """A bot did this in a position, and that in its twin."""

    level: str
    number: int
    moves: tuple[Action, Action]


def positions(game: Game, seed: str) -> Iterator[tuple[State, int]]:
    """Without end: where a seat has a choice, in random games with every number of players."""
    low, high = game.players
    for number in count():
        luck, players = Luck(key_from_seed(f"{seed} {number}")), low + number % (high - low + 1)
        state = game.start(players, game.check(players, {}), luck.branch())
        state.run()
        wait = luck.below(APART)
        while seats := asked_seats(state):
            actions = state.answers(seats[0])
            wait -= 1
            if wait <= 0 and len(actions) > 1:
                wait = APART
                yield state, seats[0]
            state.play(seats[0], luck.choice(actions))


def differences(game: Game, bots: dict[str, type[Bot]], many: int, seed: str) -> Iterator[Difference]:
    """What fair bots never show."""
    for number, (state, seat) in zip(range(many), positions(game, seed), strict=False):
        twin = game.determinize(state, seat, Luck(key_from_seed(f"{seed} twin {number}")))
        for level, bot in bots.items():
            luck = f"{seed} move {number}"
            one, other = [decide(make(bot, game, Luck(key_from_seed(luck))), p.copy(), seat) for p in (state, twin)]
            if one != other:
                yield Difference(level, number, (one, other))


def with_effort(bot: type[Bot], effort: float) -> type[Bot]:
    """So much of its budget; whoever does not search is as ever."""
    if not issubclass(bot, SearchBot):
        return bot
    return type(bot.__name__, (bot,), {"effort": bot.effort * effort})


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=[game.id for game in interrex.games()])
    asked.add_argument("--positions", type=int, default=2000)
    asked.add_argument("--levels", default=LEVELS)
    asked.add_argument("--effort", type=float, default=1.0, help="of a searching bot's budget (1)")
    asked.add_argument("--seed", default="twins")
    args = asked.parse_args()
    bots = {level: with_effort(find(level), args.effort) for level in args.levels.split(",")}
    found = dict.fromkeys(bots, 0)
    for level, number, (one, other) in differences(interrex.game(args.game), bots, args.positions, args.seed):
        found[level] += 1
        print(f"{args.game}, {level}, position {number} of “{args.seed}”: {text(one)} / {text(other)}", flush=True)
    for level, many in found.items():
        print(f"{args.game}, {level}: {many} differences in {args.positions} positions")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
