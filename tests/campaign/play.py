"""Playing games to their end, for tests of what follows."""

from __future__ import annotations

from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match


def play_out(match: Match) -> Match:
    """Random moves to the end; the same game each time."""
    luck = Luck(key_from_seed(f"out {match.key.hex()}"))
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, luck.choice(match.actions(seat)))
    return match
