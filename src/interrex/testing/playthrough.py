"""Playthroughs: whole games as text, every decision with its options and what happened. A rule change is a diff.

python -m interrex.testing.playthrough tests/playthroughs

A file's name says which game it is: ``<game>-<players>p-<seed>.txt``. A new one begins as an empty file of such a name.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from interrex.engine import wire
from interrex.engine.action import text
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match, new

from .conformance import of_any_verb

_NAME = re.compile(r"([a-z-]+)-(\d)p-(\d+)\.txt")


class Playthrough(NamedTuple):
    """Which game a file tells of."""

    game: str
    players: int
    seed: int


def kept(folder: Path) -> dict[Path, Playthrough]:
    """The playthroughs in a folder, by their files."""
    named = {path: _NAME.fullmatch(path.name) for path in sorted(folder.iterdir())}
    return {path: Playthrough(name[1], int(name[2]), int(name[3])) for path, name in named.items() if name}


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
        actions, answers = match.actions(seat), match.state.answers(seat)
        open_ = len(actions) - len(answers)  # what may be done besides answering: told by number, and now and then done
        chosen = luck.choice(of_any_verb(actions, luck) if open_ else actions)
        out.append(f"[{len(match.moves) + 1}] seat {seat}, rule {match.rule(seat)}: {match.sentence(question)}")
        besides = [f"({open_} besides)"] if open_ else []
        out.append("    " + " | ".join([*[text(a) for a in answers], *besides]))
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


def write(folder: Path) -> None:
    """Write every playthrough afresh; the diff is for reading."""
    for path, playthrough in kept(folder).items():
        path.write_text(transcript(*playthrough), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
