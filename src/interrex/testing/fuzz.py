"""Random games under the conformance suite for as long as asked: ``make fuzz MINUTES=30``.

python -m interrex.testing.fuzz --minutes 5 [--game kingsburg] [--seed 1000]
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time

import interrex
from interrex.testing.conformance import play_and_check


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--game", choices=[game.id for game in interrex.games()])
    asked.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="the first seed")
    args = asked.parse_args()
    games = [game for game in interrex.games() if args.game in (None, game.id)]
    end = time.monotonic() + 60 * args.minutes
    for done in itertools.count():
        if time.monotonic() > end:
            print(f"\n{done} games, no fault")
            return 0
        game = games[done % len(games)]
        chance = random.Random(args.seed + done)
        players = chance.randint(*game.players)
        options = {option.name: chance.choice(option.values) for option in game.options}
        try:
            play_and_check(game, players, options, args.seed + done, every=4)
        except Exception:
            print(f"\n{game.id}, {players} players, options {options}, seed {args.seed + done}:", file=sys.stderr)
            raise
        left = max(0, end - time.monotonic())
        print(f"\r{done + 1} games, {left:.0f} s left ", end="", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
