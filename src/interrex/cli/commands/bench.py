"""``interrex bench``: how fast the games are, beside python-chess in the same run on the same interpreter.

Absolute times mean nothing on shared machines; ratios do. Short chunks of everything are measured in turn, round after
round, so that noise hits all alike, and a ratio is the median of its rounds.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

import interrex
from interrex.bots import decide, make
from interrex.engine import state as engine_state
from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

from ..arguments import Json, Lang
from ..terminal import err, out
from ..words import CommandError, say

ROUNDS = 15
PLAYERS = 4
POSITIONS = 24  # from the middle of a game, to be copied and thought about
BATCH = 32  # units of work between two looks at the clock


Work = Callable[[], int]  # does a batch of work and says how many units it was


def bench(
    *,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure, in all.")] = 20.0,
    games: Annotated[str | None, typer.Option(metavar="ID,ID,…", help="Which games; all if left out.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure decisions, copies and thinking time, as ratios to python-chess."""
    chosen = [interrex.game(name.strip()) for name in games.split(",")] if games else list(interrex.games())
    report = measure(chosen, seconds, quiet=json and not sys.stderr.isatty())
    if json:
        print(wire.encode(report).decode())
    else:
        show(report)


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


class RandomPlay:
    """Random play at the fast layer; counts decisions, and games on the side.

    It answers what is asked, as bots do: an open offer never has to be made, and drafting one decides nothing.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = random.Random(1)
        self.finished = 0
        self.state = self._new()

    def _new(self) -> State:
        players = min(max(PLAYERS, self.game.players[0]), self.game.players[1])
        state = self.game.start(players, {}, Luck(key_from_seed(self.finished)))
        state.run()
        return state

    def work(self) -> int:
        state, choice = self.state, self.rng.choice
        for _ in range(BATCH):
            if state.over:
                self.finished += 1
                state = self._new()
            seat = state.pending()[0]
            state.play(seat, choice(state.wanted(seat)))
        self.state = state
        return BATCH


def middle_positions(game: Game) -> list[State]:
    """Positions spread over a few random games."""
    play = RandomPlay(game)
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
    asked = [(p, seat) for p in positions for seat in p.pending()[:1] if len(p.actions(seat)) > 1]
    turn = 0

    def work() -> int:
        nonlocal turn
        position, seat = asked[turn % len(asked)]
        decide(bot, position, seat)
        turn += 1
        return 1

    return work


# Measuring


def rate(work: Work, seconds: float) -> float:
    """Units a second, over at least so long."""
    units = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        units += work()
    return units / passed


def measure(games: list[Game], seconds: float, quiet: bool) -> dict[str, Any]:
    tasks: dict[str, Work] = {"chess": chess_moves()}
    plays = {game.id: RandomPlay(game) for game in games}
    for game in games:
        positions = middle_positions(game)
        tasks[f"{game.id} decisions"] = plays[game.id].work
        tasks[f"{game.id} copies"] = copies(positions)
        tasks[f"{game.id} greedy"] = greedy_decisions(game, positions)
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
        "compiled": not str(engine_state.__file__).endswith(".py"),
        "rounds": ROUNDS,
        "players": PLAYERS,
        "chess": {"moves_per_second": median(rates["chess"])},
        "games": {game.id: _figures(game, rates, games_rate[game.id]) for game in games},
    }


def _figures(game: Game, rates: dict[str, list[float]], games_rate: float) -> dict[str, Any]:
    def against_chess(name: str, mark: float) -> dict[str, Any]:
        mine = rates[f"{game.id} {name}"]
        ratio = median([ours / theirs for ours, theirs in zip(mine, rates["chess"], strict=True)])
        return {"per_second": median(mine), "ratio": ratio, "mark": mark, "met": ratio >= mark}

    chess = median(rates["chess"])
    return {
        "decisions": against_chess("decisions", game.marks.decisions),
        "copies": against_chess("copies", game.marks.copies),
        "games": {"per_second": games_rate, "ratio": games_rate / chess},
        "greedy": _thinking(rates[f"{game.id} greedy"], rates["chess"]),
    }


def _thinking(mine: list[float], chess: list[float]) -> dict[str, float]:
    """Time a decision; its ratio says how many random moves of chess take as long."""
    moves = median([theirs / ours for ours, theirs in zip(mine, chess, strict=True)])
    return {"ms_per_decision": 1000 / median(mine), "chess_moves_per_decision": moves}


def show(report: dict[str, Any]) -> None:
    console = out()
    compiled = "yes" if report["compiled"] else "no"
    moves = round(report["chess"]["moves_per_second"])
    console.print(
        say("cli-bench-title", python=report["python"], compiled=compiled, rounds=report["rounds"], rate=moves)
    )
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("cli-bench-game"))
    table.add_column(say("cli-bench-what"))
    for column in ("rate", "ratio", "mark"):
        table.add_column(say(f"cli-bench-{column}"), justify="right")
    table.add_column("")
    for game_id, figures in report["games"].items():
        title = interrex.game(game_id).title
        for what in ("decisions", "copies"):
            one = figures[what]
            verdict = "[green]" + say("cli-bench-met") if one["met"] else "[red]" + say("cli-bench-not-met")
            numbers = (f"{one['per_second']:,.0f}", f"{one['ratio']:.1f} R", f"≥ {one['mark']:g} R")
            table.add_row(title, say(f"cli-bench-{what}"), *numbers, verdict)
        table.add_row(
            title,
            say("cli-bench-games"),
            f"{figures['games']['per_second']:,.1f}",
            f"{figures['games']['ratio']:.4f} R",
        )
        greedy = figures["greedy"]
        table.add_row(
            title,
            say("cli-bench-greedy"),
            f"{greedy['ms_per_decision']:.2f}",
            f"{greedy['chess_moves_per_decision']:.1f} / R",
        )
    console.print(table)
