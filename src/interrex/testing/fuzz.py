"""Random games under the conformance suite, for as long or as many as asked: ``make fuzz MINUTES=30``.

python -m interrex.testing.fuzz --minutes 5 [--games 1000] [--game ID] [--seed 1000] [--every 4]
python -m interrex.testing.fuzz --sweep 200 --game ID --minutes 600

Options are drawn anew for every game. A sweep goes through them instead: so many games with each value of each option
alone, and with all options away from their defaults, at every player count.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections.abc import Iterator

import interrex
from interrex.engine.game import Game
from interrex.testing.conformance import play_and_check

Options = dict[str, bool | int | str]
Play = tuple[Game, int, Options]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=5, help="when to stop (5)")
    asked.add_argument("--games", type=int, help="stop after that many, if the minutes last")
    asked.add_argument("--game", choices=[game.id for game in interrex.games()])
    asked.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="the first seed")
    asked.add_argument("--every", type=int, default=4, help="moves between two looks at all views (4)")
    asked.add_argument("--sweep", type=int, default=0, metavar="N", help="N games of every setting, instead of any")
    args = asked.parse_args()
    games = [game for game in interrex.games() if args.game in (None, game.id)]
    end = time.monotonic() + 60 * args.minutes
    plays = swept(games, args.sweep, args.seed) if args.sweep else anyhow(games, args.seed)
    done = 0
    for done, (game, players, options) in enumerate(plays):
        if time.monotonic() > end or done == args.games:
            break
        try:
            play_and_check(game, players, options, args.seed + done, every=args.every)
        except Exception:
            print(f"\n{game.id}, {players} players, options {options}, seed {args.seed + done}:", file=sys.stderr)
            raise
        left = max(0, end - time.monotonic())
        print(f"\r{done + 1} games, {left:.0f} s left ", end="", flush=True)
    else:
        done += 1
    print(f"\n{done} games, no fault")
    return 0


def anyhow(games: list[Game], seed: int) -> Iterator[Play]:
    for done in itertools.count():
        game = games[done % len(games)]
        yield game, *drawn(game, random.Random(seed + done))


def swept(games: list[Game], times: int, seed: int) -> Iterator[Play]:
    """One game of every setting after another, then the next of each: whoever stops early has seen a bit of all."""
    for time_, game in itertools.product(range(times), games):
        alone: list[Options] = [{o.name: v} for o in game.options for v in o.values if v != o.default]
        for players in range(game.players[0], game.players[1] + 1):
            settings = [*alone, changed(game, players, random.Random(seed + time_))] if alone else [{}]
            yield from [(game, players, options) for options in settings if fits(game, players, options)]


def changed(game: Game, players: int, chance: random.Random) -> Options:
    """Every option away from its default, as far as they go together."""
    options: Options = {}
    for option in chance.sample(game.options, len(game.options)):
        others = [value for value in option.values if value != option.default]
        tried = {**options, option.name: chance.choice(others)}
        options = tried if fits(game, players, tried) else options
    return options


def fits(game: Game, players: int, options: Options) -> bool:
    try:
        interrex.new(game.id, players, 0, options)
    except interrex.BadConfig:
        return False
    return True


def drawn(game: Game, chance: random.Random) -> tuple[int, Options]:
    """A number of players and options that go together."""
    while True:
        players = chance.randint(*game.players)
        options = {option.name: chance.choice(option.values) for option in game.options}
        if fits(game, players, options):
            return players, options


if __name__ == "__main__":
    sys.exit(main())
