"""Imagined worlds: whatever a seat that is not asked imagines can be played on, in every game there is."""

from __future__ import annotations

import random
import time

import interrex
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed

from ..conformance import check_playable
from ..fuzz import drawn


def imagine(seconds: float, seed: int | None = None) -> dict[str, int]:
    """How many worlds of each game were imagined by seats that were not asked, and played on without a fault.

    Without a seed, other games every time.
    """
    games = interrex.games()
    return {game.id: _imagine(game, seconds / len(games), random.Random(seed)) for game in games}


def _imagine(game: Game, seconds: float, chance: random.Random) -> int:
    end, worlds = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        seed = chance.randrange(10**9)
        players, options = drawn(game, chance)
        match, luck = interrex.new(game.id, players, seed, options), Luck(key_from_seed(f"worlds {seed}"))
        while not match.over and time.monotonic() < end:
            for seat in range(players):
                if not match.asked(seat):
                    check_playable(game, game.determinize(match.state, seat, luck), seat, luck)
                    worlds += 1
            mover = chance.choice(match.pending())
            match.play(mover, chance.choice(match.actions(mover)))
    return worlds
