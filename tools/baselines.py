"""The baselines' table in docs/benchmark.md, made of the results in docs/bench-1.

``python tools/baselines.py`` writes it afresh; ``--check`` only says whether it is as it should be.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import interrex
from interrex.benchmark import SUITES, Measured, Standing, standings
from interrex.benchmark.standing import FEWEST
from interrex.bots.figures import Share
from interrex.engine import wire

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "benchmark.md"
RESULTS: Final = ROOT / "docs" / "bench-1"
BEGIN: Final = "<!-- the baselines: written by `python tools/baselines.py` -->"
END: Final = "<!-- the end of the baselines -->"
ENTRANTS: Final = {"steward": "steward", "random": "jester", "knight": "knight"}
HEAD: Final = """
| entrant | among three | game | wins, 95 % interval | with luck taken out | variance left | games |
| --- | --- | --- | --- | --- | --- | --- |
"""


def table() -> str:
    return HEAD + "\n".join([row(entrant, one) for entrant in ENTRANTS for one in found(entrant)]) + "\n"


def found(entrant: str) -> Iterator[Standing]:
    """Whoever fared best first."""
    path = RESULTS / f"{entrant}.jsonl"
    lines = path.read_bytes().splitlines()[1:] if path.exists() else []  # of older rules or weights, too
    measured = [wire.decode(line, Measured) for line in lines]
    yield from sorted(standings(measured, SUITES["bench-1"].players), key=lambda one: (one.rival, -one.share.rate))


def row(entrant: str, one: Standing) -> str:
    left = "" if one.ratio is None or one.deals < FEWEST else f"{one.mirrored:.2f} → {one.ratio:.2f}"
    taken = said(one.level) if one.part else ""
    cells = [ENTRANTS[entrant], f"{ENTRANTS[one.rival]}s", interrex.game(one.game).title, said(one.share), taken, left]
    return f"| {' | '.join(cells)} | {one.games} |"


def said(share: Share) -> str:
    return f"{share.rate:.0%} ({share.low:.0%} – {share.high:.0%})".replace("%", " %")


def main(asked: list[str]) -> str:
    """What is wrong with the page, if it is only looked at."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    written = f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"
    if written == text:
        return ""
    if "--check" in asked:
        return "The baselines' table is not what the results say. Write it afresh: python tools/baselines.py"
    PAGE.write_text(written, encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or 0)
