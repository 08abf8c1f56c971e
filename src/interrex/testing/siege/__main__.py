"""``make siege``: everything, within ten minutes, and a table of what was tried."""

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
    for stood in stand(folder, 0.25 * seconds, say):
        print(f"\r{stood.attack:16} {stood.tried:6} times   {stood.moves:4} moves meanwhile, "
              f"the longest {1000 * stood.longest:5.0f} ms   {stood.log:6} bytes of log")  # fmt: skip


def long(folder: Path, seconds: float, kills: int) -> None:
    say(f"a table of {MOVES} moves")
    took = measure(folder)
    shown = ", ".join([f"{name} {1000 * value:.1f} ms" for name, value in took._asdict().items() if name != "moves"])
    print(f"\ra table of {took.moves} moves, processor time of the event loop: {shown}")
    took.check()


def worlds(folder: Path, seconds: float, kills: int) -> None:
    say("imagined worlds")
    for game, imagined in imagine(0.15 * seconds).items():
        print(f"\r{game:16} {imagined:6} worlds imagined and played on")


def kills(folder: Path, seconds: float, kills: int) -> None:
    fell = kill_again_and_again(folder, kills, TABLES, 0.55 * seconds, say)
    print(f"\rkilled {fell.kills} times under load from {TABLES} tables: {fell.moves} moves acknowledged, none lost or "
          f"doubled; of {fell.unanswered} under way, {fell.written} had been written")  # fmt: skip


def say(what: str) -> None:
    print(f"\r{what:60}", end="", flush=True, file=sys.stderr)


if __name__ == "__main__":
    raise SystemExit(main())
