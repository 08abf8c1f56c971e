"""Does the compiled build play as the source does? The same games in both, compared move by move and word by word.

python -m interrex.testing.builds [--games 200] [--game ID] [--seed 1]

Run it where the compiled package is installed; the source is played in a second process. Half of the games are played
by random bots, half by greedy ones; what is compared of each is its record, its result, and everything that was told
and shown along the way.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import random
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b

from interrex.bots import asked_seats, decide, make
from interrex.build import PACKAGE, compiled, from_source
from interrex.engine import wire
from interrex.engine.action import text
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import ids, register
from interrex.testing.fuzz import drawn

BOTS = ("random", "greedy")


def main() -> int:
    known = titles()
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=200, help="how many of each title (200)")
    asked.add_argument("--game", choices=[game.id for game in known])
    asked.add_argument("--seed", type=int, default=1, help="the first seed (1)")
    asked.add_argument("--list", action="store_true", help="play in this build only and print what is to be compared")
    args = asked.parse_args()
    chosen = [game for game in known if args.game in (None, game.id)]
    if not args.list and not compiled():
        print("This is the plain build: there is nothing to compare it with.", file=sys.stderr)
        return 2
    for game in chosen:
        if game.id not in ids():
            register(game)
    if not args.list:
        return compare(chosen, args.games, args.seed)
    for line in played(chosen, args.games, args.seed):
        print(line, flush=True)
    return 0


def titles() -> list[Game]:
    """Every game there is a folder of, registered or not."""
    names = sorted([module.name for module in pkgutil.iter_modules([str(PACKAGE / "games")])])
    return [importlib.import_module(f"interrex.games.{name}").GAME for name in names]


def played(games: list[Game], count: int, seed: int) -> Iterator[str]:
    """A line a game: which it was, and a digest of all that happened in it."""
    for game in games:
        for number in range(seed, seed + count):
            bots = BOTS[number % len(BOTS)]
            players, options = drawn(game, random.Random(number))
            yield f"{game.id} {bots} seed {number} players {players}: {digest(game, players, options, number, bots)}"


def digest(game: Game, players: int, options: dict[str, bool | int | str], seed: int, bots: str) -> str:
    state = game.start(players, options, Luck(key_from_seed(seed)))
    state.listener = []
    state.run()
    thinking = [make(bots, game, Luck(key_from_seed(f"{seed} bot {seat}"))) for seat in range(players)]
    seen = blake2b(digest_size=16)
    moves = 0
    while seats := asked_seats(state):
        seat = seats[0]
        action = decide(thinking[seat], state, seat)
        seen.update(f"{seat} {text(action)} {state.listener}\n".encode())
        if moves % 16 == 0:
            seen.update(wire.encode([game.view(state, looking) for looking in (None, *range(players))]))
        state.listener.clear()
        state.play(seat, action)
        moves += 1
    return f"{moves} moves, {game.result(state)}, {seen.hexdigest()}"


def compare(games: list[Game], count: int, seed: int) -> int:
    """Play in both builds at once; the first game that differs is named, and its seed plays it again."""
    asked = ["--list", "--games", str(count), "--seed", str(seed)]
    if len(games) == 1:
        asked += ["--game", games[0].id]
    source = subprocess.Popen(from_source("interrex.testing.builds", *asked), stdout=subprocess.PIPE, text=True)
    assert source.stdout is not None
    same = 0
    for mine in played(games, count, seed):
        theirs = source.stdout.readline().rstrip("\n")
        if mine != theirs:
            source.kill()
            print(f"compiled: {mine}\nsource:   {theirs}", file=sys.stderr)
            return 1
        same += 1
    print(f"{same} games are the same in both builds: {', '.join([game.title for game in games])}, {count} of each")
    return source.wait()


if __name__ == "__main__":
    sys.exit(main())
