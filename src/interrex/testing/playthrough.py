"""Playthroughs: whole games as text, every decision with its options and what happened. A rule change is a diff.

python -m interrex.testing.playthrough tests/playthroughs
"""

from __future__ import annotations

import sys
from pathlib import Path

from interrex.engine import wire
from interrex.engine.action import text
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match, new

# What is kept: game, players, seed.
GAMES = (
    ("kingsburg", 2, 1),
    ("kingsburg", 3, 2),
    ("kingsburg", 5, 3),
    ("root", 2, 1),
    ("root", 4, 2),
)


def transcript(game: str, players: int, seed: int) -> str:
    """A random game, in words."""
    match = new(game, players, seed)
    luck = Luck(key_from_seed(f"playthrough {seed}"))
    out = [f"# {game}, {players} players, seed {seed}", f"# rules version {match.game.version}", ""]
    out += _said(match)
    while not match.over:
        seat = match.pending()[0]
        question = match.question(seat)
        assert question is not None
        actions = match.actions(seat)
        chosen = luck.choice(actions)
        out.append(f"[{len(match.moves) + 1}] seat {seat}, rule {match.rule(seat)}: {match.sentence(question)}")
        out.append("    " + " | ".join([text(a) for a in actions]))
        out.append(f"  > {text(chosen)}")
        match.play(seat, chosen)
        out += _said(match)
    out.append(f"result: {wire.encode(match.result().json()).decode()}")
    out.append(f"board: {wire.encode(match.view(None)['board']).decode()}")
    return "\n".join(out) + "\n"


def _said(match: Match) -> list[str]:
    lines = [line for line in match.lines if line.move == len(match.moves)]
    return [
        f"    {'' if line.audience is None else f'(seat {line.audience} only) '}{match.sentence(line.message)}"
        for line in lines
    ]


def name(game: str, players: int, seed: int) -> str:
    return f"{game}-{players}p-{seed}.txt"


def write(folder: Path) -> None:
    """Write every playthrough afresh; the diff is for reading."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, players, seed in GAMES:
        (folder / name(game, players, seed)).write_text(transcript(game, players, seed), encoding="utf-8")


if __name__ == "__main__":
    import interrex  # noqa: F401 - registers the games

    write(Path(sys.argv[1]))
