"""``make siege``: everything, within ten minutes, and a table of what was tried, ready for ``docs/security.md``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from .attacks import stand
from .kills import kill_again_and_again
from .long import MOVES, measure
from .worlds import imagine

KILLS, TABLES = 100, 20


def main() -> int:
    asked = argparse.ArgumentParser(prog="interrex.testing.siege", description=__doc__)
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--kills", type=int, default=KILLS)
    asked.add_argument("--only", choices=["attacks", "long", "worlds", "kills"])
    args = asked.parse_args()
    seconds, faults = 60 * args.minutes, 0
    with tempfile.TemporaryDirectory(prefix="interrex-siege-") as folder:
        for name, siege in (("attacks", attacks), ("long", long), ("worlds", worlds), ("kills", kills)):
            if args.only in (None, name):
                try:
                    siege(Path(folder), seconds, args.kills)
                except AssertionError as fault:
                    faults += 1
                    print(f"\nFAULT in {name}: {fault}", file=sys.stderr)
    return 1 if faults else 0


def attacks(folder: Path, seconds: float, kills: int) -> None:
    row("attack", "tried", "moves meanwhile", "the longest of them", "log")
    row(*["---"] * 5)
    for stood in stand(folder, 0.25 * seconds, say):
        row(stood.attack, f"{stood.tried:,}", stood.moves, f"{stood.longest:.1f} s", f"{stood.log:,} bytes")
    print()


def long(folder: Path, seconds: float, kills: int) -> None:
    say(f"a table of {MOVES} moves")
    took = measure(folder)
    shown = ", ".join([f"{name} {1000 * value:.1f} ms" for name, value in took._asdict().items() if name != "moves"])
    print(f"\rA table of {took.moves} moves, processor time of the event loop: {shown}.\n")
    took.check()


def worlds(folder: Path, seconds: float, kills: int) -> None:
    say("imagined worlds")
    found = imagine(0.13 * seconds)
    each = ", ".join([f"{game} {imagined:,}" for game, imagined in found.items()])
    print(f"\r{sum(found.values()):,} worlds imagined by seats that were not asked, all played on: {each}.\n")


def kills(folder: Path, seconds: float, kills: int) -> None:
    fell = kill_again_and_again(folder, kills, TABLES, 0.55 * seconds, say)
    print(f"\rKilled {fell.kills} times under load from {TABLES} tables: {fell.moves:,} moves acknowledged, none lost "
          f"or doubled; of {fell.unanswered:,} under way, {fell.written:,} had been written.")  # fmt: skip


def row(*cells: object) -> None:
    """A row of the table, as ``docs/security.md`` has it."""
    print(f"\r| {' | '.join(map(str, cells))} |", flush=True)


def say(what: str) -> None:
    print(f"\r{what:60}", end="", flush=True, file=sys.stderr)


if __name__ == "__main__":
    raise SystemExit(main())
