"""A network that learns Kingsburg from victories alone, in plain NumPy: self-play with PPO, masked to what is on offer.

    python examples/learn_kingsburg.py --minutes 20 --workers 2 --kept learned.npz --draw curve.svg

It goes on where ``--kept`` leaves off. What is learned is measured on fresh seeds: one that plays by the network among
three that play at random, in every seat; 25 % would be even. docs/research.md explains it step by step.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import interrex
from interrex.bots.figures import share

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]
Luck = np.random.Generator

GAME = "kingsburg"
PLAYERS = 4
ROWS = 64  # games at a time
WIDE = 64  # actions on offer that the network looks at
HIDDEN = 64
BATCH = 2048
EPOCHS = 3
CLIP = 0.2
CURIOSITY = 0.01
RATE = 1e-3


class Net:
    """Two layers; a logit for each action on offer by its number, and a guess at the part of the victory."""

    def __init__(self, inputs: int, actions: int, luck: Luck) -> None:
        def weights(*shape: int) -> Floats:
            made: Floats = (luck.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)
            return made

        self.parts: dict[str, Floats] = {
            "one": weights(inputs, HIDDEN), "one0": np.zeros(HIDDEN, np.float32),
            "two": weights(HIDDEN, HIDDEN), "two0": np.zeros(HIDDEN, np.float32),
            "act": 0.01 * weights(actions, HIDDEN), "act0": np.zeros(actions, np.float32),
            "worth": 0.01 * weights(HIDDEN, 1), "worth0": np.full(1, 1 / PLAYERS, np.float32),
        }  # fmt: skip
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def think(self, inputs: Floats, offers: Ints) -> tuple[Floats, Floats, Any]:
        """Of each position the chances with which actions on offer are chosen, what it is worth, and the way there."""
        parts = self.parts
        one = np.maximum(inputs @ parts["one"] + parts["one0"], 0)
        two = np.maximum(one @ parts["two"] + parts["two0"], 0)
        numbers, at = np.unique(offers, return_inverse=True)
        at = at.reshape(offers.shape)
        logits = np.take_along_axis(two @ parts["act"][numbers].T + parts["act0"][numbers], at, axis=1)
        logits = np.where(offers >= 0, logits, -1e9)  # the mask
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances = odds / odds.sum(axis=1, keepdims=True)
        worth = (two @ parts["worth"] + parts["worth0"])[:, 0]
        return chances, worth, (one, two, numbers, at)

    def learn(self, inputs: Floats, offers: Ints, chosen: Ints, before: Floats, gain: Floats, won: Floats) -> None:
        """One step of Adam on PPO's clipped objective; ``before``: how likely the choice was when it was made."""
        chances, worth, (one, two, numbers, at) = self.think(inputs, offers)
        rows, many = np.arange(len(chosen)), len(chosen)
        picked = chances[rows, chosen]
        ratio = picked / before
        counts = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        slope = chances * (counts * gain * ratio)[:, None]
        slope[rows, chosen] -= counts * gain * ratio
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        slope += CURIOSITY * chances * (logs + surprise)
        slope = (slope / many).astype(np.float32)
        error = ((worth - won) / many).astype(np.float32)[:, None]
        of_numbers = np.zeros((many, len(numbers)), np.float32)
        np.add.at(of_numbers, (rows[:, None], at), slope)
        parts = self.parts
        back_two = (of_numbers @ parts["act"][numbers] + error @ parts["worth"].T) * (two > 0)
        back_one = (back_two @ parts["two"].T) * (one > 0)
        act, act0 = np.zeros_like(parts["act"]), np.zeros_like(parts["act0"])
        act[numbers], act0[numbers] = of_numbers.T @ two, of_numbers.sum(axis=0)
        self.follow(
            {
                "one": inputs.T @ back_one, "one0": back_one.sum(axis=0),
                "two": one.T @ back_two, "two0": back_two.sum(axis=0),
                "act": act, "act0": act0, "worth": two.T @ error, "worth0": error.sum(axis=0),
            }
        )  # fmt: skip

    def follow(self, slopes: dict[str, Floats]) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.parts[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


class Eyes(NamedTuple):
    """Which of the numbers that are seen ever change, and how to bring them to one scale."""

    columns: npt.NDArray[np.intp]
    mean: Floats
    spread: Floats

    def see(self, seen: npt.NDArray[np.int16]) -> Floats:
        found: Floats = np.clip((seen[:, self.columns] - self.mean) / self.spread, -4, 4).astype(np.float32)
        return found


def open_eyes(many: Any, luck: Luck) -> Eyes:
    """Look at random games for a while."""
    looked = []
    for _ in range(250):
        looked.append(many.seen[:8].copy())
        many.step(luck.integers(many.count))
    seen = np.concatenate(looked).astype(np.float32)
    spread = seen.std(axis=0)
    columns = np.flatnonzero(spread > 0)
    return Eyes(columns, seen.mean(axis=0)[columns], spread[columns])


def draw(chances: Floats, luck: Luck) -> Ints:
    """A place in each row, as likely as it says."""
    below = luck.random((len(chances), 1), np.float32)
    found = (np.cumsum(chances, axis=1) < below).sum(axis=1)
    places: Ints = np.minimum(found, (chances > 0).sum(axis=1) - 1).astype(np.int32)
    return places


class Decision(NamedTuple):
    """One of each game."""

    inputs: Floats
    offers: Ints
    counts: Ints
    seat: npt.NDArray[np.int8]
    chosen: Ints
    before: Floats
    worth: Floats
    won: Floats  # filled in when the game has ended


class Self:
    """Games of the network with itself, as far as they have come."""

    def __init__(self, many: Any, eyes: Eyes, luck: Luck) -> None:
        self.many, self.eyes, self.luck = many, eyes, luck
        self.decisions: list[Decision] = []
        self.began = np.zeros(many.n, int)

    def play(self, net: Net) -> None:
        many = self.many
        inputs, offers = self.eyes.see(many.seen), many.offers[:, :WIDE].copy()
        chances, worth, _ = net.think(inputs, offers)
        chosen = draw(chances, self.luck)
        before = chances[np.arange(many.n), chosen]
        won = np.zeros(many.n, np.float32)
        self.decisions.append(Decision(inputs, offers, many.count.copy(), many.seat.copy(), chosen, before, worth, won))
        many.step(chosen)
        for row in np.flatnonzero(many.done):
            for decision in self.decisions[self.began[row] :]:
                decision.won[row] = many.reward[row, decision.seat[row]]
            self.began[row] = len(self.decisions)

    def finished(self) -> list[Decision]:
        """The decisions of which all games have ended; the others are kept."""
        ready = int(self.began.min())
        found, self.decisions = self.decisions[:ready], self.decisions[ready:]
        self.began -= ready
        return found


def improve(net: Net, lived: list[Decision], luck: Luck) -> None:
    """Make likelier what turned out better than was thought."""
    inputs, offers, counts, _, chosen, before, worth, won = [np.concatenate(part) for part in zip(*lived, strict=True)]
    gain = won - worth
    gain = ((gain - gain.mean()) / (gain.std() + 1e-6)).astype(np.float32)
    free = np.flatnonzero(counts > 1)  # where there was something to choose
    for _ in range(EPOCHS):
        luck.shuffle(free)
        for at in range(0, len(free), BATCH):
            some = free[at : at + BATCH]
            net.learn(inputs[some], offers[some], chosen[some], before[some], gain[some], won[some])


def measure(net: Net, eyes: Eyes, games: int, seed: str, workers: int) -> tuple[float, int]:
    """Victories of one who plays by the network among three who play at random; every seat equally often."""
    luck = np.random.default_rng(7)
    with interrex.vector(GAME, n=games, players=PLAYERS, seed=seed, workers=workers) as many:
        mine = np.arange(games) % PLAYERS
        won, over = np.zeros(games), np.zeros(games, bool)
        while not over.all():
            places = luck.integers(many.count).astype(np.int32)
            asked = np.flatnonzero((many.seat == mine) & ~over)
            if len(asked):
                chances, _, _ = net.think(eyes.see(many.seen[asked]), many.offers[asked, :WIDE])
                places[asked] = draw(chances, luck)
            many.step(places)
            ended = many.done & ~over
            won[ended] = many.reward[ended, mine[ended]]
            over |= many.done
    return float(won.sum()), games


class Point(NamedTuple):
    """What had been learned after so long."""

    minutes: float
    played: int  # games
    won: float
    games: int


def keep(path: Path, net: Net, eyes: Eyes, curve: list[Point]) -> None:
    stored: dict[str, Any] = {"curve": np.array(curve), "steps": np.array(net.steps), **eyes._asdict()}
    for name in net.parts:
        stored |= {
            f"part {name}": net.parts[name],
            f"mean {name}": net.means[name],
            f"square {name}": net.squares[name],
        }
    draft = path.with_suffix(".draft.npz")
    np.savez_compressed(draft, **stored)
    draft.replace(path)


def go_on(path: Path, actions: int) -> tuple[Net, Eyes, list[Point]]:
    stored = np.load(path)
    eyes = Eyes(stored["columns"], stored["mean"], stored["spread"])
    net = Net(len(eyes.columns), actions, np.random.default_rng(0))
    for name in net.parts:
        net.parts[name], net.means[name], net.squares[name] = [
            stored[f"{kind} {name}"] for kind in ("part", "mean", "square")
        ]
    net.steps = int(stored["steps"])
    return net, eyes, [Point(float(a), int(b), float(c), int(d)) for a, b, c, d in stored["curve"]]


def learn(
    minutes: float,
    workers: int = 0,
    kept: Path | None = None,
    every: float = 2.0,
    games: int = 128,
    tell: Callable[[Point], None] = lambda point: None,
    clock: Callable[[], float] = time.monotonic,
) -> tuple[Net, Eyes, list[Point]]:
    """Learn for so long, minutes of before included, and measure every few minutes."""
    curve: list[Point] = []
    with interrex.vector(GAME, n=ROWS, players=PLAYERS, seed=f"learn {time.time_ns()}", workers=workers) as many:
        luck = np.random.default_rng()
        if kept is not None and kept.exists():
            net, eyes, curve = go_on(kept, many.spec.numbering.n)
        else:
            eyes = open_eyes(many, luck)
            net = Net(len(eyes.columns), many.spec.numbering.n, luck)
        games_before = curve[-1].played if curve else 0
        spent = 60 * curve[-1].minutes if curve else 0.0
        measured = spent - 60 * every
        myself = Self(many, eyes, luck)
        first = int(many.played.sum())
        while spent < 60 * minutes:
            began = clock()
            for _ in range(64):
                myself.play(net)
            lived = myself.finished()
            if sum([len(decision.seat) for decision in lived]) >= BATCH:
                improve(net, lived, luck)
            else:
                myself.decisions[:0] = lived
                myself.began += len(lived)
            spent += clock() - began
            if spent - measured >= 60 * every or spent >= 60 * minutes:
                measured = spent
                won, of = measure(net, eyes, games, "measure", workers)
                curve.append(Point(spent / 60, games_before + int(many.played.sum()) - first, won, of))
                tell(curve[-1])
                if kept is not None:
                    keep(kept, net, eyes, curve)
    return net, eyes, curve


def picture(curve: list[Point]) -> str:
    """The learning curve as SVG: the share of victories with its 95 % interval, over games played."""
    wide, high, left, low = 640, 320, 56, 40
    most = max([point.played for point in curve]) or 1

    def x(played: float) -> float:
        return left + (wide - left - 24) * played / most

    def y(rate: float) -> float:
        return high - low - (high - low - 24) * rate

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fbf8f1"/>',
    ]
    for rate in (0.0, 0.25, 0.5, 0.75, 1.0):
        dash = ' stroke-dasharray="5 4"' if rate == 1 / PLAYERS else ""
        lines.append(f'<path d="M{left} {y(rate):.1f}H{wide - 24}" stroke="#b8ad98"{dash}/>')
        lines.append(f'<text x="{left - 8}" y="{y(rate) + 4:.1f}" text-anchor="end" fill="#5b5140">{rate:.0%}</text>')
    for part in range(5):
        played = most * part / 4
        label = f"{played:,.0f}"
        lines.append(f'<text x="{x(played):.1f}" y="{high - 22}" text-anchor="middle" fill="#5b5140">{label}</text>')
    middle = (left + wide - 24) / 2
    lines.append(f'<text x="{middle}" y="{high - 6}" text-anchor="middle" fill="#5b5140">games of self-play</text>')
    lines.append(f'<text x="{wide - 28}" y="{y(0.25) - 6:.1f}" text-anchor="end" fill="#5b5140">a fair share</text>')
    for point in curve:
        found = share(point.won, point.games)
        lines.append(
            f'<path d="M{x(point.played):.1f} {y(found.low):.1f}V{y(found.high):.1f}" stroke="#a33b2a" opacity="0.45" '
            'stroke-width="5"/>'
        )
    way = "L".join([f"{x(point.played):.1f} {y(point.won / point.games):.1f}" for point in curve])
    lines.append(f'<path d="M{way}" fill="none" stroke="#a33b2a" stroke-width="2"/>')
    lines += [
        f'<circle cx="{x(point.played):.1f}" cy="{y(point.won / point.games):.1f}" r="3.5" fill="#a33b2a"/>'
        for point in curve
    ]
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--minutes", type=float, default=20.0)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--kept", type=Path, default=None)
    asked.add_argument("--draw", type=Path, default=None)
    asked.add_argument("--every", type=float, default=2.0)
    asked.add_argument("--games", type=int, default=400)
    given = asked.parse_args()

    def tell(point: Point) -> None:
        rate, low, high = share(point.won, point.games)[1:]
        print(f"{point.minutes:5.1f} min {point.played:7} games: wins {rate:.1%} ({low:.1%} – {high:.1%})", flush=True)

    net, eyes, curve = learn(given.minutes, given.workers, given.kept, given.every, tell=tell)
    rate, low, high = share(*measure(net, eyes, given.games, "fresh", given.workers))[1:]
    print(
        f"On fresh seeds, {given.games} games among three at random: {rate:.1%} ({low:.1%} – {high:.1%}); even is 25 %."
    )
    if given.draw is not None:
        given.draw.write_text(picture(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
