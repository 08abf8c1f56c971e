"""``interrex bench``: how fast the games are, beside python-chess in the same run on the same interpreter.

Absolute times mean nothing on shared machines; ratios do. Short chunks of everything are measured in turn, round after
round, so that noise hits all alike, and a ratio is the median of its rounds. Where the package is compiled, its source
is measured as well, in a process of its own. A game that has modules is measured twice: plain, and with all of them.
"""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from statistics import median
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

import interrex
from interrex.bots import decide, make
from interrex.bots.random_play import BATCH, PLAYERS, RandomPlay
from interrex.bots.search.judge import Judge
from interrex.bots.search.walk import Walk, unsealed
from interrex.build import compiled, from_source
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Game, Marks
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import DOOR
from interrex.engine.state import State
from interrex.server.tables.served import ServedPlay

from ..arguments import Json, Lang
from ..terminal import err, out
from ..usage import Program
from ..words import CommandError, say

app = Program()

ROUNDS = 15
POSITIONS = 24  # from the middle of a game, to be copied and thought about
SEARCHED = 4  # of them, to be searched: candidates are looked at before the clock runs


Work = Callable[[], int]  # does a batch of work and says how many units it was

FULL = "full"


class Subject(NamedTuple):
    """What is measured: a game, plain or with everything there is. The report has its figures under the key."""

    key: str
    game: Game
    options: dict[str, Any]
    marks: Marks

    @property
    def title(self) -> str:
        return say("cli-bench-full", title=self.game.title) if self.options else self.game.title


def subjects(games: list[Game]) -> list[Subject]:
    found: list[Subject] = []
    for game in games:
        found.append(Subject(game.id, game, {}, game.extras.marks))
        if game.extras.fullest is not None:
            found.append(Subject(f"{game.id} {FULL}", game, *game.extras.fullest))
    return found


@app.command()
def bench(
    *,
    seconds: Annotated[float, typer.Option(min=0.1, metavar="SECONDS")] = 20.0,
    games: Annotated[str | None, typer.Option(metavar="ID,ID,…")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure decisions, copies and thinking time, as ratios to python-chess."""
    chosen = [interrex.game(name.strip()) for name in games.split(",")] if games else list(interrex.games())
    quiet = json and not sys.stderr.isatty()
    if compiled():
        report = measure(chosen, seconds / 2, quiet)
        report["source"] = measure_source(chosen, seconds / 2)
    else:
        report = measure(chosen, seconds, quiet)
    if json:
        report["doors"] = doors(chosen, seconds / 2)
        print(wire.encode(report).decode())
    else:
        show(report)


def doors(games: list[Game], seconds: float) -> dict[str, Any] | None:
    """Steps through the doors to other libraries; None where these are not installed."""
    try:
        from interrex.testing import door_speed  # here, because they are extras
    except ImportError:
        return None
    return door_speed.measured([game for game in games if game.id in DOOR.names()], seconds)


# The work


def chess_moves() -> Work:
    """Random legal moves of python-chess: R."""
    try:
        import chess  # here, because only this command needs it
    except ImportError:
        raise CommandError("cli-no-chess") from None
    rng = random.Random(1)
    board = chess.Board()

    def work() -> int:
        nonlocal board
        for _ in range(BATCH):
            if board.is_game_over():
                board = chess.Board()
            board.push(rng.choice(list(board.legal_moves)))
        return BATCH

    return work


def middle_positions(game: Game, options: dict[str, Any]) -> list[State]:
    """Positions spread over a few random games."""
    play = RandomPlay(game, options)
    found: list[State] = []
    while len(found) < POSITIONS:
        play.work()
        if not play.state.over:
            found.append(play.state.copy())
    return found


def copies(positions: list[State]) -> Work:
    def work() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return work


def greedy_decisions(game: Game, positions: list[State]) -> Work:
    """One decision of the greedy bot at a time, only where there is something to decide."""
    bot = make("greedy", game, Luck(key_from_seed("bench")))
    asked = [(p, seat) for p in positions for seat in p.pending()[:1] if len(p.answers(seat)) > 1]
    turn = 0

    def work() -> int:
        nonlocal turn
        position, seat = asked[turn % len(asked)]
        decide(bot, position, seat)
        turn += 1
        return 1

    return work


def search_iterations(game: Game, positions: list[State]) -> Work:
    """One try of a knight's candidate at a time; as many share a world as there are candidates."""
    luck = Luck(key_from_seed("bench"))
    asked = [(p, seat) for p in positions for seat in p.pending()[:1] if len(p.actions(seat)) > 1][:SEARCHED]
    tries: list[tuple[State, int, Walk, list[Action]]] = []
    for position, seat in asked:
        world = unsealed(game.determinize(position, seat, luck), seat)
        walk, actions = Walk(Judge(game, world), luck, seat), position.answers(seat)
        walk.root.learn(actions, walk.looks(world, seat, actions))
        best = sorted(actions, key=lambda action: -walk.root.edges[action].first)
        tries.append((position, seat, walk, best[: walk.search.wide]))

    def endlessly() -> Iterator[None]:
        for position, seat, walk, candidates in cycle(tries):
            world = unsealed(game.determinize(position, seat, luck), seat)
            for action in candidates:
                walk.attempt(world.copy(), action)
                yield

    iterations = endlessly()

    def work() -> int:
        next(iterations)
        return 1

    return work


# Measuring


def rate(work: Work, seconds: float) -> float:
    """Units a second, over at least so long and one batch."""
    began = time.perf_counter()
    units = work()
    while (passed := time.perf_counter() - began) < seconds:
        units += work()
    return units / passed


def measure(games: list[Game], seconds: float, quiet: bool) -> dict[str, Any]:
    tasks: dict[str, Work] = {"chess": chess_moves()}
    measured = subjects(games)
    plays = {subject.key: RandomPlay(subject.game, subject.options) for subject in measured}
    served = {subject.key: ServedPlay(subject.game, subject.options) for subject in measured}
    bargaining = {subject.key: ServedPlay(subject.game, subject.options, talking=True) for subject in measured}
    for key, game, options, _ in measured:
        positions = middle_positions(game, options)
        tasks[f"{key} decisions"] = plays[key].work
        tasks[f"{key} listening"] = RandomPlay(game, options, listening=True).work
        tasks[f"{key} copies"] = copies(positions)
        tasks[f"{key} greedy"] = greedy_decisions(game, positions)
        tasks[f"{key} search"] = search_iterations(game, positions)
        tasks[f"{key} served"] = served[key].work
        tasks[f"{key} bargaining"] = bargaining[key].work
    chunk = seconds / ((ROUNDS + 2) * len(tasks))
    for work in tasks.values():
        rate(work, 2 * chunk)  # warm up: caches fill, the interpreter specialises
    finished = {name: play.finished for name, play in plays.items()}
    spent = dict.fromkeys(plays, 0.0)
    rates: dict[str, list[float]] = {name: [] for name in tasks}
    with Progress(console=err(), transient=True, disable=quiet) as progress:
        for _ in progress.track(range(ROUNDS), description=say("cli-bench-measuring")):
            for name, work in tasks.items():
                began = time.perf_counter()
                rates[name].append(rate(work, chunk))
                if name.endswith(" decisions"):
                    spent[name.removesuffix(" decisions")] += time.perf_counter() - began
    games_rate = {name: (play.finished - finished[name]) / spent[name] for name, play in plays.items()}
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiled": compiled(),
        "rounds": ROUNDS,
        "players": PLAYERS,
        "start": {what: processor_time(line, round(seconds)) for what, line in starts().items()},
        "chess": {"moves_per_second": median(rates["chess"])},
        "games": {
            one.key: {
                **_figures(one, rates, plays[one.key], games_rate[one.key]),
                "bargaining": _served(rates, one.key, "bargaining") if bargaining[one.key].edits else None,
            }
            for one in measured
        },
        "source": None,
    }


def starts() -> dict[str, list[str]]:
    """What everybody waits for: the package, and what the program says when it is asked nothing else."""
    asked = [sys.executable, "-m", "interrex.cli", "--help"] if compiled() else from_source("interrex.cli", "--help")
    return {"import": [sys.executable, "-c", "import interrex"], "help": asked}


def processor_time(line: list[str], times: int) -> float:
    """Of a process, in seconds: the least there was. Another's work on the machine can only add to it."""
    taken = []
    for _ in range(min(max(times, 1), ROUNDS)):
        before = os.times()
        subprocess.run(line, stdout=subprocess.DEVNULL, check=True)
        after = os.times()
        taken.append(after.children_user - before.children_user + after.children_system - before.children_system)
    return min(taken)


def measure_source(games: list[Game], seconds: float) -> Any:
    """The same of the source, where this build is compiled; of games that another process finds."""
    known = ",".join([game.id for game in games if game.id in DOOR.names()])
    if not known:
        return None
    asked = ("bench", "--json", "--seconds", str(seconds), "--games", known)
    ran = subprocess.run(from_source("interrex.cli", *asked), stdout=subprocess.PIPE, check=True)
    return wire.decode(ran.stdout, dict)


def _figures(subject: Subject, rates: dict[str, list[float]], play: RandomPlay, games_rate: float) -> dict[str, Any]:
    chess = median(rates["chess"])

    def against_chess(name: str, share: float = 1.0) -> dict[str, Any]:
        mine = rates[f"{subject.key} {name}"]
        ratio = median([ours / theirs for ours, theirs in zip(mine, rates["chess"], strict=True)])
        return {"per_second": share * median(mine), "ratio": share * ratio}

    def marked(name: str, mark: float) -> dict[str, Any]:
        found = against_chess(name)
        return {**found, "mark": mark, "met": found["ratio"] >= mark}

    marks = subject.marks.compiled if compiled() else (subject.marks.decisions, subject.marks.copies)
    return {
        "decisions": marked("decisions", marks[0]),
        "choices": against_chess("decisions", play.choices / play.decisions),
        "listening": against_chess("listening"),
        "copies": marked("copies", marks[1]),
        "games": {"per_second": games_rate, "ratio": games_rate / chess},
        "greedy": _thinking(rates[f"{subject.key} greedy"], rates["chess"]),
        "search": against_chess("search"),
        "served": _served(rates, subject.key, "served"),
    }


def _served(rates: dict[str, list[float]], key: str, what: str) -> dict[str, float]:
    """Time a move with four states, at a table where people answer, or bargain before they do."""
    found = _thinking(rates[f"{key} {what}"], rates["chess"])
    return {"ms_per_move": found["ms_per_decision"], "chess_moves_per_move": found["chess_moves_per_decision"]}


def _thinking(mine: list[float], chess: list[float]) -> dict[str, float]:
    """Time a decision; its ratio says how many random moves of chess take as long."""
    moves = median([theirs / ours for ours, theirs in zip(mine, chess, strict=True)])
    return {"ms_per_decision": 1000 / median(mine), "chess_moves_per_decision": moves}


def show(report: dict[str, Any]) -> None:
    """One table; where there are two builds, a line for each, one below the other."""
    console = out()
    builds = [report] if report["source"] is None else [report["source"], report]
    for one in builds:
        moves = round(one["chess"]["moves_per_second"])
        console.print(
            say("cli-bench-title", python=one["python"], compiled=_build(one), rounds=one["rounds"], rate=moves)
        )
        console.print(say("cli-bench-start", **{what: f"{taken:.2f}" for what, taken in one["start"].items()}))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("game", "what", "build"):
        table.add_column(say(f"cli-bench-{column}"))
    for column in ("rate", "ratio", "mark"):
        table.add_column(say(f"cli-bench-{column}"), justify="right")
    table.add_column("")
    for key, title in [(one.key, one.title) for one in subjects(list(interrex.games())) if one.key in report["games"]]:
        for what in (
            "decisions",
            "choices",
            "listening",
            "copies",
            "games",
            "greedy",
            "search",
            "served",
            "bargaining",
        ):
            for one in [one for one in builds if key in one["games"] and one["games"][key][what] is not None]:
                build = say("cli-bench-built", compiled=_build(one))
                table.add_row(title, say(f"cli-bench-{what}"), build, *_cells(what, one["games"][key][what]))
    console.print(table)


def _build(report: dict[str, Any]) -> str:
    return "yes" if report["compiled"] else "no"


def _cells(what: str, figures: dict[str, Any]) -> tuple[str, ...]:
    if what == "greedy":
        return f"{figures['ms_per_decision']:.2f}", f"{figures['chess_moves_per_decision']:.1f} / R"
    if what in ("served", "bargaining"):
        return f"{figures['ms_per_move']:.2f}", f"{figures['chess_moves_per_move']:.1f} / R"
    if what in ("games", "search"):
        return f"{figures['per_second']:,.1f}", f"{figures['ratio']:.4f} R"
    numbers = (f"{figures['per_second']:,.0f}", f"{figures['ratio']:.1f} R")
    if not figures.get("mark"):
        return numbers
    verdict = "[green]" + say("cli-bench-met") if figures["met"] else "[red]" + say("cli-bench-not-met")
    return (*numbers, f"≥ {figures['mark']:g} R", verdict)
