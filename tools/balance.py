"""How strong Kingsburg's governors, alternative rows and scenarios are, by games among greedy players.

``python tools/balance.py governors --games 6250`` plays four-handed games in which everybody keeps one of the three
governors dealt, drawn by lot, and prints how often each of them won. ``rows``: one seat lays one strip over its sheet,
the others none. ``scenarios``: how often each seat won. The tables in ``docs/kingsburg-balance.md`` are what it prints.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any, NamedTuple

from interrex.bots.greedy import GreedyBot
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.data import GOVERNORS, SEVEN_ROWS, SHEET, covered
from interrex.games.kingsburg.play.scenarios import SCENARIOS

PLAYERS = 4
FAIR = 100 / PLAYERS


class Outcome(NamedTuple):
    """One game: what seats had, their share in the victory, and how far their score was from the table's mean."""

    had: tuple[str, ...]
    won: tuple[float, ...]
    ahead: tuple[float, ...]


def play(g: Any, luck: Luck, had: dict[int, str]) -> Outcome:
    """To the end, every seat greedy; the victory shared among the winners. What is asked about is had by some seats."""
    bot = GreedyBot(GAME, luck)
    while not g.over:
        seat = g.pending()[0]
        here = g.copy()
        action = bot.choose(lambda: GAME.determinize(here, seat, luck), seat, g.actions(seat))  # noqa: B023
        g.play(seat, action)
    result = GAME.result(g)
    mean = sum(result.scores) / PLAYERS
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in had]
    return Outcome(tuple(had.values()), tuple(won), tuple([result.scores[seat] - mean for seat in had]))


def begun(number: int, options: dict[str, Any]) -> tuple[Any, Luck]:
    g = GAME.start(PLAYERS, options, Luck(key_from_seed(f"balance {number}")))
    g.run()
    return g, Luck(key_from_seed(f"balance {number} of players"))


def with_governors(number: int) -> Outcome:
    g, luck = begun(number, {"governors": "dealt"})
    for seat in range(PLAYERS):
        g.play(seat, luck.choice(g.actions(seat)))
    return play(g, luck, {seat: GOVERNORS[card].id for seat, card in enumerate(g.governors)})


def with_a_row(number: int) -> Outcome:
    """One seat has a strip: each letter and each seat in turn. Rows A and G are tried on the sheet that has them."""
    letter, owner = "ABCDEFG"[number % 7], number // 7 % PLAYERS
    wide = letter in "AG"
    g, luck = begun(number, {"rows": wide})
    sheets = list(g.sheets)
    sheets[owner] = covered(SEVEN_ROWS if wide else SHEET, (letter,))
    g.sheets = tuple(sheets)
    return play(g, luck, {owner: letter})


def with_a_scenario(number: int) -> Outcome:
    scenario = SCENARIOS[number % len(SCENARIOS)]
    g, luck = begun(number, {"scenario": scenario})
    return play(g, luck, {seat: f"{scenario}, seat {seat + 1}" for seat in range(PLAYERS)})


TRIALS: dict[str, Callable[[int], Outcome]] = {
    "governors": with_governors,
    "rows": with_a_row,
    "scenarios": with_a_scenario,
}


def table(outcomes: Iterator[Outcome]) -> list[str]:
    """Markdown: what it was, in how many games, how often it won and how sure that is, and how far it was ahead."""
    games: Counter[str] = Counter()
    wins: dict[str, float] = {}
    ahead: dict[str, float] = {}
    for outcome in outcomes:
        for had, won, by in zip(*outcome, strict=True):
            games[had] += 1
            wins[had] = wins.get(had, 0.0) + won
            ahead[had] = ahead.get(had, 0.0) + by
    lines = ["| what | games | won | from the mean | ± | VP ahead |", "|------|------:|----:|----:|--:|----:|"]
    for had in sorted(games, key=lambda had: -wins[had] / games[had]):
        n, rate = games[had], wins[had] / games[had]
        spread = 196 * sqrt(max(rate * (1 - rate), 0.01) / n)
        share = f"{100 * rate:.1f} % | {100 * rate - FAIR:+.1f} | {spread:.1f}"
        lines.append(f"| {had} | {n} | {share} | {ahead[had] / n:+.1f} |")
    return lines


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("trial", choices=TRIALS)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = arguments.parse_args()
    print("\n".join(table(map(TRIALS[asked.trial], range(asked.first, asked.first + asked.games)))))


if __name__ == "__main__":
    main()
