"""How strong Kingsburg's governors, alternative rows and scenarios are, by games among greedy players.

``python tools/balance.py governors --each 1000`` plays four-handed games until every governor has been in a thousand;
``rows`` does so with the strips, ``scenarios`` with seats, groups and leanings. Games of a trial are numbered, and a
number always gives the same game, so a run goes on where it was broken off: what has been played by the rules as they
are lies in ``build/balance``. ``--write`` puts the tables into ``docs/kingsburg-balance.md``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import groupby
from math import ceil, sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

import interrex
from interrex.bots.greedy import GreedyBot
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.data import BUILDINGS, GOVERNORS, SCENARIOS, SEVEN_ROWS, SHEET, Sheet, covered

PLAYERS = 4
FAIR = 1 / PLAYERS
ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "build/balance"
REPORT = ROOT / "docs/kingsburg-balance.md"


class Had(NamedTuple):
    """What a seat had in a game, its share in the victory, and how far its score was from the table's mean."""

    what: str
    won: float
    ahead: float


# ------------------------------------------------------------------------------------------------------------- a game


def begun(trial: str, number: int, options: dict[str, Any]) -> tuple[Any, Luck]:
    g = GAME.start(PLAYERS, options, Luck(key_from_seed(f"{trial} {number}")))
    g.run()
    return g, Luck(key_from_seed(f"{trial} {number} of players"))


def play(g: Any, luck: Luck) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """To the end, every seat greedy: who does what."""
    bot = GreedyBot(GAME, luck)
    while not g.over:
        seat = g.pending()[0]
        action = bot.choose(partial(GAME.determinize, g, seat, luck), seat, g.actions(seat))
        g.play(seat, action)
        yield seat, action


def judged(g: Any, had: list[tuple[int, str]]) -> list[Had]:
    """The victory is shared among the winners."""
    result = GAME.result(g)
    mean = sum(result.scores) / PLAYERS
    share = 1 / len(result.winners)
    return [Had(what, share if seat in result.winners else 0.0, result.scores[seat] - mean) for seat, what in had]


def seated(trial: str, number: int, things: tuple[str, ...]) -> list[str]:
    """Four different things for the four seats. In as many games as there are things each sits once in every seat."""
    circle = list(things)
    turn, at = divmod(number, len(things))
    Luck(key_from_seed(f"{trial} round {turn}")).shuffle(circle)
    return [circle[(at + seat) % len(things)] for seat in range(PLAYERS)]


# ------------------------------------------------------------------------------------------------------------- trials


def with_governors(number: int) -> list[Had]:
    """Every seat keeps a governor of ours, whatever it was dealt."""
    names = seated("governors", number, tuple([card.id for card in GOVERNORS]))
    g, luck = begun("governors", number, {"governors": "dealt"})
    places = {card.id: place for place, card in enumerate(GOVERNORS)}
    hands = tuple([(places[name],) for name in names])
    box = tuple([place for place in places.values() if (place,) not in hands])
    kept = g.renew()
    kept.hands, kept.box = hands, box
    for _ in play(g, luck):
        pass
    return judged(g, list(enumerate(names)))


def _with_rows(trial: str, sheet: Sheet, letters: str, number: int) -> list[Had]:
    """Every seat covers another row of its sheet with a strip, or none."""
    bare = "none"
    names = seated(trial, number, (*letters, bare))
    g, luck = begun(trial, number, {"rows": sheet is SEVEN_ROWS})
    sheets = tuple([sheet if name == bare else covered(sheet, (name,)) for name in names])
    g.renew().sheets = sheets
    for _ in play(g, luck):
        pass
    return judged(g, list(enumerate(names)))


def leaning(g: Any, seat: int) -> str:
    """The row of the sheet in which the seat has built most; of two the upper one."""
    rows = Counter([b.row for number, b in enumerate(BUILDINGS) if g.in_play[seat] >> number & 1])
    return min(rows, key=lambda row: (-rows[row], row)) if rows else "none"


def with_a_scenario(number: int) -> list[Had]:
    """Seats, the rows they lean to, and in the first scenario the groups they joined, once a year."""
    scenario = SCENARIOS[number % len(SCENARIOS)].id
    g, luck = begun("scenarios", number, {"scenario": scenario})
    joined = [(seat, action[1]) for seat, action in play(g, luck) if action[0] == "join"]
    had = [(seat, f"{scenario}, seat {seat + 1}") for seat in range(PLAYERS)]
    had += [(seat, f"{scenario}, mostly row {leaning(g, seat)}") for seat in range(PLAYERS)]
    had += [(seat, f"{scenario}, a year with the {group}") for seat, group in joined]
    return judged(g, had)


class Trial(NamedTuple):
    play: Callable[[int], list[Had]]
    games: float  # for each time that every component is in one


TRIALS: dict[str, Trial] = {
    "governors": Trial(with_governors, len(GOVERNORS) / PLAYERS),
    "rows": Trial(partial(_with_rows, "rows", SEVEN_ROWS, "ABCDEFG"), 8 / PLAYERS),
    "five-rows": Trial(partial(_with_rows, "five-rows", SHEET, "BCDEF"), 6 / PLAYERS),
    "scenarios": Trial(with_a_scenario, len(SCENARIOS)),
}


# ------------------------------------------------------------------------------------------------------------ records


def rules() -> str:
    """A name for the rules and players of today: games by others must not be counted with theirs."""
    house = Path(interrex.__file__).parent
    found = sha256()
    for path in [*sorted(house.glob("games/kingsburg/**/*.py")), house / "bots/greedy.py"]:
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def read(record: Path) -> dict[int, list[Had]]:
    """What has been played. A line that was broken off is none."""
    games = {}
    for line in record.read_text().splitlines(keepends=True) if record.exists() else ():
        if line.endswith("\n"):
            number, outcome = json.loads(line)
            games[number] = [Had(*had) for had in outcome]
    return games


def numbered(trial: str, number: int) -> tuple[int, list[Had]]:
    return number, TRIALS[trial].play(number)


def run(trial: str, numbers: range, processes: int) -> list[list[Had]]:
    """Play what has not been played yet, and say now and then how far it is."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    record = RECORDS / f"{trial}-{rules()}.jsonl"
    games = read(record)
    record.write_text("".join([json.dumps([number, had]) + "\n" for number, had in games.items()]))
    left = [number for number in numbers if number not in games]
    began = told = time.monotonic()
    with record.open("a") as lines, Pool(processes) as pool:
        for done, (number, outcome) in enumerate(pool.imap_unordered(partial(numbered, trial), left), 1):
            games[number] = outcome
            print(json.dumps([number, outcome]), file=lines, flush=True)
            if time.monotonic() - told > 30 or done == len(left):
                told = time.monotonic()
                to_go = (told - began) / done * (len(left) - done) / 60
                print(f"{trial}: {done} of {len(left)} games, {to_go:.0f} minutes to go", file=sys.stderr)
    return [games[number] for number in numbers]


# ------------------------------------------------------------------------------------------------------------- tables


def table(outcomes: list[list[Had]]) -> list[str]:
    """Markdown: what it was, in how many games, how often it won and how sure that is, and how far it was ahead."""
    lines = ["| what | games | won | from the mean | ± | VP ahead |", "|------|------:|----:|----:|--:|----:|"]
    every = sorted([had for outcome in outcomes for had in outcome])
    rows = []
    for what, group in groupby(every, key=lambda had: had.what):
        each = list(group)
        n = len(each)
        rate, ahead = sum([had.won for had in each]) / n, sum([had.ahead for had in each]) / n
        spread = 1.96 * sqrt(max(rate * (1 - rate), 0.01) / n)
        row = f"| {what} | {n} | {rate:.1%} | {100 * (rate - FAIR):+.1f} | {100 * spread:.1f} | {ahead:+.1f} |"
        rows.append((-rate, row.replace("%", " %")))
    return [*lines, *[row for _, row in sorted(rows)]]


def write(trial: str, lines: list[str]) -> None:
    """Between the marks of the trial in the report."""
    report = REPORT.read_text()
    head, begins, rest = report.partition(f"<!-- {trial} -->\n")
    _, ends, tail = rest.partition(f"<!-- end of {trial} -->\n")
    REPORT.write_text(head + begins + "\n" + "\n".join(lines) + "\n\n" + ends + tail)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("trials", nargs="*", choices=[[], *TRIALS], help="all, if none is named")
    arguments.add_argument("--each", type=int, default=1000, help="games that every component is in")
    arguments.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments.add_argument("--processes", type=int, default=1)
    arguments.add_argument("--write", action="store_true", help="write the tables into docs/kingsburg-balance.md")
    asked = arguments.parse_args()
    for trial in asked.trials or TRIALS:
        games = ceil(asked.each * TRIALS[trial].games)
        lines = table(run(trial, range(asked.first, asked.first + games), asked.processes))
        print("\n".join(lines))
        if asked.write:
            write(trial, lines)


if __name__ == "__main__":
    main()
