"""Random games under the conformance suite, for as long or as many as asked: ``make fuzz MINUTES=30``.

python -m interrex.testing.fuzz --minutes 5 [--games 1000] [--game ID] [--seed 1000] [--every 4]
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time

import interrex
from interrex.engine.game import Game
from interrex.testing.conformance import play_and_check


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=5, help="when to stop (5)")
    asked.add_argument("--games", type=int, help="stop after that many, if the minutes last")
    asked.add_argument("--game", choices=[game.id for game in interrex.games()])
    asked.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="the first seed")
    asked.add_argument("--every", type=int, default=4, help="moves between two looks at all views (4)")
    args = asked.parse_args()
    games = [game for game in interrex.games() if args.game in (None, game.id)]
    end = time.monotonic() + 60 * args.minutes
    for done in itertools.count():
        if time.monotonic() > end or done == args.games:
            print(f"\n{done} games, no fault")
            return 0
        game = games[done % len(games)]
        players, options = drawn(game, random.Random(args.seed + done))
        try:
            play_and_check(game, players, options, args.seed + done, every=args.every)
        except Exception:
            print(f"\n{game.id}, {players} players, options {options}, seed {args.seed + done}:", file=sys.stderr)
            raise
        left = max(0, end - time.monotonic())
        print(f"\r{done + 1} games, {left:.0f} s left ", end="", flush=True)
    return 0


def drawn(game: Game, chance: random.Random) -> tuple[int, dict[str, bool | int | str]]:
    """A number of players and options that go together."""
    while True:
        players = chance.randint(*game.players)
        options = {option.name: chance.choice(option.values) for option in game.options}
        try:
            interrex.new(game.id, players, 0, options)
        except interrex.BadConfig:
            continue
        return players, options


if __name__ == "__main__":
    sys.exit(main())
