"""The figures of `docs/kings-dilemma-balance.md`, from the files that `interrex story simulate --keep FILE` has kept.

``python tools/dilemma_balance.py build/dilemma/*.log --write`` puts a table for each number of houses, and what was
reached of what is wanted, between the marks of that page. Who voted, how many kingdoms were played and of which seed
stands in the files, and is said with them. Without files it writes only what it counts of the story's words.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from interrex.engine import wire
from interrex.engine.wire import replace
from interrex.games.kings_dilemma.data import HOUSE_IDS, RESOURCES
from interrex.games.kings_dilemma.rehearsal import Kingdom, report
from interrex.games.kings_dilemma.story.shelf import OURS, SHELF
from interrex.games.kings_dilemma.story.tally import tally

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/kings-dilemma-balance.md"
STORY = SHELF[OURS[0]]
ENOUGH = 20  # votes on a dilemma, before it is said to go one way


class Run(NamedTuple):
    """What was played among one number of houses."""

    bot: str
    players: int
    seed: str
    kingdoms: int
    found: dict[str, Any]
    seldom: int  # cards seen in fewer than one kingdom of fifty
    one_way: list[str]


def read(path: Path) -> Run:
    head, *lines = path.read_bytes().splitlines(keepends=True)
    bot, players, seed, *_ = json.loads(head)
    played = [_counted(wire.decode(line, Kingdom), players) for line in lines if line.endswith(b"\n")]
    found = report(STORY, played)
    often = {name for name, n in _votes(played).items() if n >= ENOUGH}
    one_way = [
        f"`{name}` {round(100 * share)} %" for name, share in sorted(found["one-sided"].items()) if name in often
    ]
    return Run(bot.rpartition(":")[2], players, seed, len(played), found, len(found["seldom seen"]), one_way)


def _counted(kingdom: Kingdom, players: int) -> Kingdom:
    """What is complete by the boxes that the story prints today, should it print fewer than were played with."""
    houses = [
        replace(sat, complete=tuple([n >= of for n, of in zip(sat.boxes, _boxes(sat.house, players), strict=True)]))
        for sat in kingdom.houses
    ]
    return replace(kingdom, houses=houses)


def _boxes(house: str, players: int) -> tuple[int, ...]:
    return STORY.boxes[players][HOUSE_IDS.index(house)]


def _votes(played: list[Kingdom]) -> dict[str, int]:
    found: dict[str, int] = {}
    for kingdom in played:
        for one in kingdom.drawn:
            name = STORY.cards[one.card]
            found[name] = found.get(name, 0) + 1
    return found


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def bold(text: str, good: bool) -> str:
    return text if good else f"**{text}**"


def uneven(up: int, down: int) -> bool:
    return abs(up - down) > 0.1 * max(up, down, 1)


def apart(found: dict[str, Any]) -> float:
    return float(max(found.values()) - min(found.values()))


def figures(runs: list[Run]) -> list[str]:
    """A row for each thing that is wanted; what is not reached is bold."""
    rows = [("who voted", "", [f"{run.bot}, {run.kingdoms} kingdoms" for run in runs])]
    founds = [run.found for run in runs]
    rows.append(
        ("come to their finale", "all", [bold(str(f["finales"]), f["finales"] == f["kingdoms"]) for f in founds])
    )
    spread = [f["reigns"] for f in founds]
    rows.append(("reigns of a kingdom", "12 to 18", [f"{s['least']} to {s['most']}, {s['mean']:.1f}" for s in spread]))
    spread = [f["seen in a kingdom"] for f in founds]
    rows.append(
        (
            "dilemmas of a kingdom",
            "about 120",
            [f"{s['least']:.0f} to {s['most']:.0f}, {s['mean']:.0f}" for s in spread],
        )
    )
    rows.append(("reigns of 6 to 11 dilemmas", "", [percent(1 - f["short or long"]) for f in founds]))
    gone = [f["ends"].get("bottom", 0) + f["ends"].get("top", 0) for f in founds]
    ends = [f"{percent(f['ends'].get('bottom', 0))} and {percent(f['ends'].get('top', 0))}" for f in founds]
    rows.append(
        (
            "kings who abdicate, at the bottom and at the top",
            "25 to 40 %",
            [bold(end, 0.25 <= n <= 0.4) for end, n in zip(ends, gone, strict=True)],
        )
    )
    voted = [f["decided by votes"] for f in founds]
    rows.append(("decided by votes", "at least 80 %", [bold(percent(n), n >= 0.8) for n in voted]))
    ayes = [f["ayes"] for f in founds]
    rows.append(
        (
            "ayes",
            "even within 10 %",
            [bold(percent(n, 1), not uneven(round(1000 * n), round(1000 - 1000 * n))) for n in ayes],
        )
    )
    for n, res in enumerate(RESOURCES):
        moved = [f["rises and falls"][res] for f in founds]
        said = [bold(f"{up}, {down}", not uneven(up, down)) for up, down in moved]
        rows.append((f"{res}, rises and falls", "even within 10 %" if not n else "", said))
    rows.append(
        (
            f"voted one way in more than 85 %, of {ENOUGH} votes and more",
            "none",
            [bold(", ".join(run.one_way), False) if run.one_way else "none" for run in runs],
        )
    )
    never = [len(run.found["never seen"]) + run.seldom for run in runs]
    rows.append(("cards in fewer than 2 % of kingdoms", "none", [bold(str(n), not n) if n else "none" for n in never]))
    fifth = [f["depend on earlier votes"].get("5", 0.0) for f in founds]
    rows.append(
        (
            "cards of the fifth reign that depend on earlier votes",
            "at least half",
            [bold(percent(n), n >= 0.5) for n in fifth],
        )
    )
    gaps = [apart(f["agendas"]) for f in founds]
    rows.append(("agendas apart", "1.5", [bold(f"{n:.1f}", n <= 1.5) for n in gaps]))
    gaps = [apart(f["agendas alone"]) for f in founds]
    rows.append(("the same without tokens and power", "", [f"{n:.1f}" for n in gaps]))
    shares = [[n for house in f["achievements by seats"].values() for n in house] for f in founds]
    said = [bold(f"{_within(share)} of {len(share)}", _within(share) == len(share)) for share in shares]
    rows.append(("ordinary achievements complete in 30 to 70 %, of every seat", "all", said))
    spread = [f"{percent(min(share))} to {percent(max(share))}" for share in shares]
    rows.append(("they lie between", "", spread))
    shares = [[n for house in f["achievements"].values() for n in house[1:]] for f in founds]
    said = [f"{_within(share)} of {len(share)}" for share in shares]
    rows.append(("the same, of those alone who had the house", "", said))
    rows.append(("new to those who play a second time", "", [percent(f["new in the next kingdom"]) for f in founds]))
    rows.append(
        (
            "elections in which somebody was named",
            "",
            [", ".join([percent(n) for n in f["somebody elected"].values()]) for f in founds],
        )
    )
    heads = " | ".join([f"{run.players} houses" for run in runs])
    lines = [f"| what | wanted | {heads} |", "| --- | --- |" + " --- |" * len(runs)]
    return [*lines, *[f"| {what} | {wanted} | {' | '.join(said)} |" for what, wanted, said in rows]]


def _within(shares: list[float]) -> int:
    return len([n for n in shares if 0.3 <= n <= 0.7])


def agendas(runs: list[Run]) -> list[str]:
    heads = " | ".join([f"{run.players} houses: taken, points, alone" for run in runs])
    lines = ["", f"| agenda | {heads} |", "| --- |" + " --- |" * len(runs)]
    for name in sorted(runs[0].found["agendas"]):
        said = [_taken(run.found, name) for run in runs]
        lines.append(f"| {name.capitalize()} | {' | '.join(said)} |")
    return lines


def _taken(found: dict[str, Any], name: str) -> str:
    points, error = found["agendas"][name], found["standard errors"][name]
    return f"{found['agendas taken'][name]}, {points:.1f} ± {error:.1f}, {found['agendas alone'][name]:.1f}"


def achievements(runs: list[Run]) -> list[str]:
    """By house: its boxes, in how many of all seats each would be complete, and how many kingdoms it won."""
    heads = " | ".join([f"{run.players} houses: boxes, complete, won" for run in runs])
    lines = ["", f"| house | {heads} |", "| --- |" + " --- |" * len(runs)]
    for name in [name for name in HOUSE_IDS if all(name in run.found["achievements"] for run in runs)]:
        said = [_reached(run, name) for run in runs]
        lines.append(f"| {name.capitalize()} | {' | '.join(said)} |")
    return lines


def _reached(run: Run, house: str) -> str:
    boxes = " · ".join([str(n) for n in _boxes(house, run.players)[1:]])
    complete = " · ".join([bold(percent(n), 0.3 <= n <= 0.7) for n in run.found["achievements by seats"][house]])
    won, taken = run.found["houses"][house]
    return f"{boxes}, {complete}, {won} of {taken}"


def endings(runs: list[Run]) -> list[str]:
    run = max(runs, key=lambda run: run.kingdoms)
    lines: dict[str, list[str]] = {}
    for name, share in run.found["endings"].items():
        lines.setdefault(STORY.pack.story[name].storyline, []).append(percent(share))
    said = "; ".join([f"{line} {', '.join(shares)}" for line, shares in sorted(lines.items())])
    return ["", f"How storylines end, of {run.kingdoms} kingdoms: {said}."]


def words() -> list[str]:
    """What `interrex story count` says of the story, in short."""
    found = tally(STORY.pack, STORY.texts)
    voices = ", ".join([f"{voice} {n}" for voice, n in found["voices"].items()])
    lines = [
        f"Voices of the {found['kinds']['dilemma']} dilemmas: {voices}.",
        "",
        "| | English | Polish |",
        "| --- | --- | --- |",
    ]
    told = [found[language] for language in ("en", "pl")]
    rows = {
        "words in all": [str(one["words"]) for one in told],
        "words of a scene": [_lengths(one["scenes"]) for one in told],
        "words of an outcome": [_lengths(one["afters"]) for one in told],
        "scenes and outcomes too short or long": [_misfits(one) for one in told],
        "phrases of eight words in two dilemmas": [str(len(one["said twice"])) for one in told],
        "how most scenes begin": [_often(one["openings"]) for one in told],
        "how most outcomes end": [_often(one["closings"]) for one in told],
    }
    return [*lines, *[f"| {what} | {' | '.join(said)} |" for what, said in rows.items()]]


def _lengths(of: dict[str, Any]) -> str:
    return f"{of['least']} to {of['most']}, {of['mean']:.0f}"


def _misfits(of: dict[str, Any]) -> str:
    return str(len(of["scenes too short or long"]) + len(of["afters too short or long"]))


def _often(of: dict[str, int]) -> str:
    return ", ".join([f"*{text}* {n}" for text, n in of.items()])


def put(page: str, name: str, lines: list[str]) -> str:
    """A page with other lines between the marks of a name."""
    start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, after = page[: page.index(start) + len(start)], page[page.index(end) :]
    return f"{before}\n\n" + "\n".join(lines) + f"\n\n{after}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("files", nargs="*", type=Path)
    asked.add_argument("--write", action="store_true")
    given = asked.parse_args()
    runs = sorted([read(path) for path in given.files], key=lambda run: run.players)
    found = {"words": words()}
    if runs:
        found["figures"] = [*figures(runs), *agendas(runs), *achievements(runs), *endings(runs)]
    page = PAGE.read_text(encoding="utf-8")
    for name, lines in found.items():
        page = put(page, name, lines)
        if not given.write:
            print("\n".join(lines))
    if given.write:
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
