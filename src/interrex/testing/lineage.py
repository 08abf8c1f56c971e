"""Campaigns of bots, game after game: does each leave behind what the next can begin with? ``make lineage``

python -m interrex.testing.lineage GAME --kept FILE [--campaigns 100] [--games 20] [--bots greedy] [--players 4]

Every game is played by another group of houses, or with ``--players`` by the same so many. No component may appear or
vanish at any decision, no card between two games; no game may go on for ever; and a chronicle that can be written as
players keep it elsewhere must read back.

Each game is kept as it ends, so that an interrupted run goes on where it was. Last comes one JSON object: what was
played, and every fault. Exit code 1: there are faults; 3: the minutes were up before the last game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import interrex
from interrex.bots.census import Census
from interrex.bots.figures import spread
from interrex.bots.following import follow
from interrex.engine import wire, zones
from interrex.engine.errors import BadConfig
from interrex.engine.game import Chronicle, Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

MOST_DECISIONS = 20_000
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")


class Settings(wire.Struct, frozen=True):
    """What all games of a file have in common: its first line."""

    game: str
    version: int
    bots: str
    seed: str
    players: int | None  # the same houses in every game; None: another group each time


class Kept(wire.Struct, frozen=True):
    """A game that is over: any other line."""

    campaign: int
    number: int
    players: int
    decisions: int = 0
    seconds: float = 0.0  # of computing: the machine may have other work
    slowest: float = 0.0  # seconds of the longest decision
    unwritten: str = ""  # why the chronicle cannot be written as players keep it elsewhere, if it cannot
    chronicle: Chronicle | None = None
    fault: str = ""


class Witness:
    """Counts the components and the decisions of a game, and measures how long each of these takes."""

    def __init__(self, game: Game, cards: dict[str, int]) -> None:
        self.game = game
        self.cards = cards  # those that every game of the campaign begins with
        self.census = Census(game)
        self.seen = 0
        self.slowest = 0.0
        self.since = time.process_time()

    def __call__(self, state: State) -> None:
        if self.seen:
            self.slowest = max(self.slowest, time.process_time() - self.since)
        else:
            assert zones.census(state, self.game.rules.zones) == self.cards, "the game before has lost or made cards"
        self.seen += 1
        assert self.seen <= MOST_DECISIONS, "the game does not end"
        self.census(state)
        self.since = time.process_time()


def play(game: Game, settings: Settings, campaign: int, number: int, before: Chronicle | None) -> Kept:
    """The next game of a campaign; whatever goes wrong is its fault."""
    seed = f"{settings.seed} campaign {campaign} game {number}"
    houses = group(game, settings, campaign + number, seed)
    players = len(houses)
    began = time.process_time()
    try:
        witness = Witness(game, first_cards(game, players))
        outcome = follow(game, before, houses, {}, seed, (settings.bots,) * players, witness)
        assert outcome.chronicle is not None
        unwritten = read_back(game, outcome.chronicle)
    except Exception as error:  # whatever it is, the run goes on with the next campaign
        return Kept(campaign, number, players, fault=f"{seed}: {type(error).__name__}: {error}")
    seconds = time.process_time() - began
    return Kept(campaign, number, players, outcome.decisions, seconds, witness.slowest, unwritten, outcome.chronicle)


def group(game: Game, settings: Settings, turn: int, seed: str) -> tuple[int, ...]:
    """The houses by seat; all numbers of players take turns."""
    if settings.players is not None:
        return tuple(range(settings.players))
    least, most = game.players
    houses = list(range(len(NAMES)))
    Luck(key_from_seed(f"{seed} houses")).shuffle(houses)
    return tuple(houses[: least + turn % (most - least + 1)])


def first_cards(game: Game, players: int) -> dict[str, int]:
    """The cards of a game that begins as printed."""
    return zones.census(game.start(players, {}, Luck(key_from_seed(0))), game.rules.zones)


def read_back(game: Game, chronicle: Chronicle) -> str:
    """A chronicle is JSON, and as players keep it elsewhere it reads back; or the reason why it cannot."""
    assert wire.decode(wire.encode(chronicle), dict[str, Any]) == chronicle, "the chronicle is no JSON"
    assert game.saga is not None
    game.saga.summary(chronicle)
    notation = game.saga.notation
    if notation is None:
        return ""
    try:
        written = notation.write(chronicle, NAMES)
    except BadConfig as no:
        return no.said.key
    again = notation.read(written)
    differ = [part for part in chronicle if part not in notation.omits and again[part] != chronicle[part]]
    assert not differ, f"{differ} does not read back from {written}"
    assert notation.read(notation.write(again, NAMES)) == again, f"{written} reads back as another"
    return ""


def go_on(file: Path, settings: Settings, campaigns: int, games: int) -> Iterator[tuple[int, Kept]]:
    """Every game, those of the file first: how many were played before, and the game."""
    known = read(file, settings)
    game = interrex.game(settings.game)
    yield from enumerate(known)
    last = {kept.campaign: kept for kept in known}
    played = len(known)
    with file.open("ab") as kept_in:
        for campaign in range(campaigns):
            kept = last.get(campaign)
            while (kept is None or not kept.fault) and (number := 0 if kept is None else kept.number + 1) < games:
                kept = play(game, settings, campaign, number, None if kept is None else kept.chronicle)
                kept_in.write(wire.encode(kept) + b"\n")
                kept_in.flush()
                yield played, kept
                played += 1


def read(file: Path, settings: Settings) -> list[Kept]:
    """What a run before has kept. A file of another run is refused."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(wire.encode(settings) + b"\n")
    first, *lines = file.read_bytes().splitlines()
    if wire.decode(first, Settings) != settings:
        raise SystemExit(f"{file} keeps another run: {first.decode()}")
    return [wire.decode(line, Kept) for line in lines]


def summary(settings: Settings, played: list[Kept], games: int) -> dict[str, Any]:
    whole = [kept for kept in played if not kept.fault]
    return {
        **wire.plain(settings),
        "campaigns": len({kept.campaign for kept in whole if kept.number == games - 1}),
        "games": len(whole),
        "players": dict(sorted(Counter([str(kept.players) for kept in whole]).items())),
        "decisions": spread([kept.decisions for kept in whole])._asdict(),
        "seconds": spread([kept.seconds for kept in whole])._asdict(),
        "slowest_decision": max([kept.slowest for kept in whole], default=0.0),
        "unwritten": dict(Counter([kept.unwritten for kept in whole if kept.unwritten])),
        "faults": [kept.fault for kept in played if kept.fault],
    }


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=[game.id for game in interrex.games() if game.saga is not None])
    asked.add_argument("--kept", type=Path, required=True, help="the file in which games are kept")
    asked.add_argument("--campaigns", type=int, default=100, help="how many (100)")
    asked.add_argument("--games", type=int, default=20, help="how many in each (20)")
    asked.add_argument("--bots", default="greedy", help="who plays (greedy)")
    asked.add_argument("--seed", default="1")
    asked.add_argument("--players", type=int, help="the same so many in every game (another group each time)")
    asked.add_argument("--minutes", type=float, default=float("inf"), help="when to stop (never)")
    args = asked.parse_args()
    settings = Settings(args.game, interrex.game(args.game).version, args.bots, args.seed, args.players)
    end = time.monotonic() + 60 * args.minutes
    played: list[Kept] = []
    for before, kept in go_on(args.kept, settings, args.campaigns, args.games):
        played.append(kept)
        print(f"\r{before + 1} of {args.campaigns * args.games} games ", end="", file=sys.stderr, flush=True)
        if time.monotonic() > end:
            break
    print(file=sys.stderr)
    report = summary(settings, played, args.games)
    print(wire.encode(report).decode())
    if report["faults"]:
        return 1
    return 0 if report["campaigns"] >= args.campaigns else 3


if __name__ == "__main__":
    sys.exit(main())
