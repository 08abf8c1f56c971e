"""``make siege``: everything, within ten minutes, and a table of what was tried, ready for ``docs/security.md``."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from ..foretelling import foretell, sagas
from .attacks import stand
from .foreknowledge import forge, learn
from .keys import steal, wait_for_games
from .kills import kill_again_and_again
from .lists import besiege
from .long import MOVES, measure
from .loop import check
from .outside import turn_against
from .rounds import go_round
from .stored import store_of_many
from .trespass import trespass
from .worlds import imagine

KILLS, TABLES = 100, 20
CAMPAIGNS, DEPTH = 200, 3  # of campaigns whose next games are foretold


def main() -> int:
    asked = argparse.ArgumentParser(prog="interrex.testing.siege", description=__doc__)
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--kills", type=int, default=KILLS)
    asked.add_argument("--only", choices=[name for name, _ in PARTS] + [name for name, _ in COMPANY])
    asked.add_argument("--restarts", type=int, default=5, help="of PostgreSQL, with --only servers")
    asked.add_argument("--freezes", type=int, default=50, help="with --only freezes")
    asked.add_argument("--frozen", type=float, default=30.0, help="seconds of each")
    asked.add_argument("--lease", type=float, default=15.0, help="seconds after which another server takes over")
    args = asked.parse_args()
    if args.only in dict(COMPANY):
        return dict(COMPANY)[args.only](args)
    seconds, faults = 60 * args.minutes, 0
    with tempfile.TemporaryDirectory(prefix="interrex-siege-") as folder:
        for name, siege in PARTS:
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


def doors(folder: Path, seconds: float, kills: int) -> None:
    row("what was not theirs", "tried", "came through")
    row(*["---"] * 3)
    tried = trespass(folder, say)
    for one in tried:
        row(*one)
    print()
    through = [one.attack for one in tried if one.through]
    assert not through, f"came through: {', '.join(through)}"


def keys(folder: Path, seconds: float, kills: int) -> None:
    from ..postgres import Cluster  # here, because it needs what only those install who want it

    row("somebody else's key", "tried", "came through")
    row(*["---"] * 3)
    tried = [*steal(folder, say), *turn_against(folder, say)]
    for one in tried:
        row(one.attack, f"{one.tried:,}", one.through)
    say("ten thousand keys")
    with Cluster() as cluster:
        in_a_file, in_a_database = wait_for_games(folder / "keys.db"), wait_for_games(cluster.database())
    for where, waited in (("a file", in_a_file), ("PostgreSQL", in_a_database)):
        print(f"\r{waited.keys:,} keys with {waited.games} games each in {where}: my games in "
              f"{1000 * waited.usual:.1f} ms usually, {1000 * waited.slow:.1f} ms for one of twenty, "
              f"{1000 * waited.longest:.1f} ms at most.\n")  # fmt: skip
    through = [one.attack for one in tried if one.through]
    assert not through, f"came through: {', '.join(through)}"
    in_a_file.check()
    in_a_database.check()


def lists(folder: Path, seconds: float, kills: int) -> None:
    found = besiege(folder, 0.07 * seconds, say)
    row("a thousand campaigns stored, asked for meanwhile", "moves", "p50", "p95", "the longest")
    row(*["---"] * 5)
    for waited in found:
        for one in waited.rows():
            row(*one)
    print()
    for waited in found:
        waited.check()


def loop(folder: Path, seconds: float, kills: int) -> None:
    say("a store with a thousand campaigns")
    stored = store_of_many(folder)
    row("what was asked for", "of", "usually", "at most")
    row(*["---"] * 4)
    found = go_round(stored, say)
    for kept in found:
        row(f"`{kept.route}`", kept.what, f"{1000 * kept.usual:.1f} ms", f"{1000 * kept.longest:.1f} ms")
    print()
    check(found)


def worlds(folder: Path, seconds: float, kills: int) -> None:
    say("imagined worlds")
    found = imagine(0.13 * seconds)
    each = ", ".join([f"{game} {imagined:,}" for game, imagined in found.items()])
    print(f"\r{sum(found.values()):,} worlds imagined by seats that were not asked, all played on: {each}.\n")


def kills(folder: Path, seconds: float, kills: int) -> None:
    fell = kill_again_and_again(folder, kills, TABLES, 0.55 * seconds, say)
    print(f"\rKilled {fell.kills} times under load from {TABLES} tables: {fell.moves:,} moves acknowledged, none lost "
          f"or doubled; of {fell.unanswered:,} under way, {fell.written:,} had been written.")  # fmt: skip


def foreknowledge(folder: Path, seconds: float, kills: int) -> None:
    """The next game of a campaign, sealed packs, and what a move shows that is taken back freely."""
    for game in sagas():
        say(f"foretelling {game.title}")
        guessed = foretell(game, CAMPAIGNS, DEPTH, random.randrange(10**9), time.monotonic() + 0.08 * seconds)
        print(f"\r{game.title}: {guessed.games:,} next games foretold from public things. Of {guessed.cards:,} cards "
              f"in piles {guessed.right:,} right, by chance {guessed.chance:,.0f} (σ {guessed.chance**0.5:,.0f}); of "
              f"{guessed.orders:,} piles of known cards the order of {guessed.known:,}, by chance {guessed.lucky:,.1f} "
              f"(σ {guessed.lucky**0.5:,.1f}); of {guessed.singles:,} cards that lie alone {guessed.told:,} are "
              f"told by the chronicle.")  # fmt: skip
        guessed.check()
        forged = forge(game, random.randrange(10**9))
        print(
            f"{game.title}: {forged.tried} forged files, {forged.refused} refused, {forged.opened} sealed packs opened."
        )
        assert not forged.opened, f"{forged.opened} sealed packs of {game.title} were opened by forged files"
    say("taking back")
    learned = learn(0.1 * seconds)
    each = ", ".join([f"{game} {tried:,}" for game, tried in learned.items()])
    print(f"\r{sum(learned.values()):,} moves with much to tell taken back freely, none had shown anything: {each}.\n")


PARTS: Final = (
    ("attacks", attacks),
    ("doors", doors),
    ("keys", keys),
    ("lists", lists),
    ("loop", loop),
    ("long", long),
    ("worlds", worlds),
    ("foreknowledge", foreknowledge),
    ("kills", kills),
)


# Several servers over a PostgreSQL of its own: asked for by name, for they take longer


def servers(args: argparse.Namespace) -> int:
    from .servers import kill_one_after_another  # here, because it needs what not everybody installs

    stood = kill_one_after_another(args.kills, args.restarts, TABLES, say)
    print(f"\rTwo servers over PostgreSQL: {stood.kills} killed and PostgreSQL restarted {stood.restarts} times under "
          f"load from {TABLES} tables: {stood.moves:,} moves acknowledged, {stood.again:,} of them sent again, none "
          f"lost or doubled; {stood.states:,} states seen by spectators who came back {stood.moved:,} times, none "
          f"twice.")  # fmt: skip
    return 0


def freezes(args: argparse.Namespace) -> int:
    from .freezes import freeze_again_and_again  # likewise

    thawed = freeze_again_and_again(args.freezes, args.frozen, args.lease, say)
    print(f"\rThe server that held the leases frozen {thawed.freezes} times for {thawed.seconds:g} s: another made "
          f"{thawed.meanwhile:,} moves meanwhile; of {thawed.events:,} events under {thawed.leases:,} leases, "
          f"{thawed.astray} by a server that did not hold one.")  # fmt: skip
    return 0


COMPANY: Final = (("servers", servers), ("freezes", freezes))


def row(*cells: object) -> None:
    """A row of the table, as ``docs/security.md`` has it."""
    print(f"\r| {' | '.join(map(str, cells))} |", flush=True)


def say(what: str) -> None:
    print(f"\r{what:60}", end="", flush=True, file=sys.stderr)


if __name__ == "__main__":
    raise SystemExit(main())
