"""Benchmarks: luck that is nothing on the average, every seat of each deal, and files that can be played again."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from statistics import fmean, pstdev

import pytest
from typer.testing import CliRunner

from interrex.benchmark import SUITES, Fortune, Measured, bouts_of, mark, measure, standings
from interrex.benchmark.standing import shrink, standing, student
from interrex.bots import Bot, Imagine
from interrex.bots.playout import playout
from interrex.cli.program import app
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.registry import find

TOP = Path(__file__).parents[1]
SUITE = SUITES["bench-1"]
VERSION = find("kingsburg").version


def fortunes(game: str, games: int) -> list[list[float]]:
    found = []
    for number in range(games):
        fortune = Fortune(find(game), 4, str(number))
        playout(find(game), 4, {}, number, ("random",) * 4, watch=fortune.after, before=fortune.before)
        assert fortune.events
        found.append(fortune.of_seat)
    return found


def test_luck_is_shared_out_among_the_seats_and_nothing_on_the_average() -> None:
    found = fortunes("kingsburg", 24)
    assert all(abs(sum(game)) < 1e-9 for game in found)
    first = [game[0] for game in found]
    assert pstdev(first) > 0.05  # there is some
    assert abs(fmean(first)) < 3.5 * pstdev(first) / len(first) ** 0.5


@pytest.mark.parametrize("game", SUITE.games)
def test_every_game_of_the_benchmark_can_be_measured(game: str) -> None:
    [bout, *_] = bouts_of(SUITE, "greedy", [game], ["random"], 1)
    one = measure(bout._replace(challenger="random"))
    assert not one.error
    assert one.events


def test_every_deal_is_played_from_every_seat_and_nobody_meets_itself() -> None:
    bouts = bouts_of(SUITE, "steward", ["kingsburg"], ["random", "steward"], 2)
    assert [(bout.rival, bout.seat, bout.deal) for bout in bouts] == [
        ("random", seat, f"bench-1 kingsburg {deal}") for deal in range(2) for seat in range(4)
    ]
    assert bouts[1].kinds == ("random", "steward", "random", "random")


def test_the_deals_of_bench_1_are_those_that_were_published() -> None:
    assert SUITE == ("bench-1", 4, {"random": 50, "steward": 50, "knight": 10})
    assert {"kingsburg", "root", "oath", "old-kings-crown", "kings-dilemma"} <= {*SUITE.games}


def made(won: list[float], luck: list[float]) -> list[Measured]:
    return [
        Measured(str(n), "kingsburg", "random", n // 4, n % 4, "", mine, chance, 1, 9)
        for n, (mine, chance) in enumerate(zip(won, luck, strict=True))
    ]


def test_where_luck_decides_everything_nothing_is_left_of_the_variance() -> None:
    won = [float(n // 4 % 2) for n in range(40)]
    [found] = standings(made(won, [mine - 0.5 for mine in won]), 4)
    assert found.share.rate == 0.5
    assert found.ratio == pytest.approx(0.0, abs=0.02)
    assert found.level.low == pytest.approx(0.5, abs=0.1)


def test_luck_that_says_nothing_takes_nothing_off() -> None:
    assert shrink([1.0, 0.0] * 4, [0.0] * 8) == [0.0] * 8


def test_few_deals_teach_nothing_about_luck() -> None:
    assert shrink([1.0, 0.0, 1.0, 0.0], [0.5, -0.5, 0.5, -0.5]) == [0.0] * 4


def test_the_part_taken_off_a_deal_owes_nothing_to_that_deal() -> None:
    luck = [0.5, -0.5, 0.6, -0.4, 0.5, -0.6, 0.5, -0.5]
    one = shrink([0.5, 0.25, 0.75, 0.25, 0.5, 0.25, 0.5, 0.25], luck)
    other = shrink([0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25], luck)
    assert one[2] == other[2]
    assert one[0] != other[0]


def test_deals_that_all_end_alike_have_the_interval_of_their_games() -> None:
    found = standing(made([1.0] * 8, [0.1] * 8), 4)
    assert found.level == found.share
    assert found.ratio is None


def test_only_deals_of_which_every_seat_was_played_are_compared() -> None:
    found = standing(made([1.0] * 10, [0.0] * 10), 4)
    assert (found.games, found.deals) == (10, 2)


@pytest.mark.parametrize(("degrees", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (199, 1.972)])
def test_students_quantiles_are_those_of_the_tables(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, abs=0.01)


class Fainting(Bot):
    """Never answers."""

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        raise RuntimeError("faints")


def test_a_bot_that_breaks_has_lost_and_the_file_says_why() -> None:
    [bout, *_] = bouts_of(SUITE, Fainting, ["kingsburg"], ["random"], 1)
    one = measure(bout)
    assert (one.won, one.error) == (0.0, "RuntimeError: faints")


RUN = ["benchmark", "bench-1", "--bot", "greedy", "--games", "kingsburg", "--against", "random", "-j", "1", "--json"]


def test_a_result_can_be_played_again_and_a_false_one_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "greedy.jsonl"
    first = CliRunner().invoke(app, [*RUN, "--deals", "1", "--to", str(file)])
    assert first.exit_code == 0, first.output
    [table] = wire.decode(first.stdout.encode(), dict)["standings"]
    assert (table["games"], table["rival"]) == (4, "random")
    check = ["benchmark", "--check", str(file), "-j", "1", "--json"]
    again = CliRunner().invoke(app, check)
    assert (again.exit_code, wire.decode(again.stdout.encode(), dict)) == (0, {"checked": 4, "other": []})
    *lines, last = file.read_bytes().splitlines(keepends=True)
    claimed = {**wire.decode(last, dict), "won": 0.125}
    file.write_bytes(b"".join(lines) + wire.encode(claimed) + b"\n")
    false = CliRunner().invoke(app, check)
    assert false.exit_code == 1
    assert [one["name"] for one in wire.decode(false.stdout.encode(), dict)["other"]] == [claimed["name"]]
    played = wire.decode(lines[1], dict)
    added = [{**played, "name": "kingsburg greedy random 9999"}, {**played, "won": 1.0, "role": "made up"}]
    file.write_bytes(b"".join([*lines, *[wire.encode(line) + b"\n" for line in added]]))
    padded = CliRunner().invoke(app, [*check, "--deals", "1"])
    assert padded.exit_code == 1, "games that the benchmark has not, and two results of one game"
    assert len(wire.decode(padded.stdout.encode(), dict)["other"]) >= 2


def test_a_part_of_a_result_can_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "random.jsonl"
    head = {
        "benchmark": "bench-1",
        "bot": "random",
        "game": "bench-1",
        "seed": "bench-1",
        "versions": {"kingsburg": VERSION},
        "weights": {"kingsburg": mark(find("kingsburg"))},
    }
    far = {**wire.decode(wire.encode(made([1.0], [0.0])[0]), dict), "name": "kingsburg random steward 199", "deal": 49}
    file.write_bytes(wire.encode(head) + b"\n" + wire.encode(far) + b"\n")
    part = CliRunner().invoke(app, ["benchmark", "--check", str(file), "--deals", "2", "-j", "1", "--json"])
    assert (part.exit_code, wire.decode(part.stdout.encode(), dict)) == (0, {"checked": 0, "other": []})


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([], "is no result of a benchmark"),
        (["hello"], "is no result of a benchmark"),
        (["[1]"], "is no result of a benchmark"),
        (['{"benchmark":"bench-1"}'], "is no result of a benchmark"),
        (["HEAD", '{"x":1}'], "is no result of a benchmark"),
        (["HEAD", "LINE"], f"The file has kingsburg of version 0; here it is version {VERSION}"),
        (["RULES", "LINE"], "In this file kingsburg was judged by other weights than here"),
    ],
)
def test_a_file_that_cannot_be_checked_is_refused_in_words(tmp_path: Path, lines: list[str], said: str) -> None:
    head = '{"benchmark":"bench-1","bot":"random","game":"bench-1","seed":"bench-1",'
    head += '"versions":{"kingsburg":0},"weights":{}}'
    rules = head.replace('"kingsburg":0', f'"kingsburg":{VERSION}')
    line = wire.encode(made([1.0], [0.0])[0]).decode()
    file = tmp_path / "result.jsonl"
    file.write_text("".join([{"HEAD": head, "RULES": rules, "LINE": line}.get(one, one) + "\n" for one in lines]))
    refused = CliRunner().invoke(app, ["benchmark", "--check", str(file), "-j", "1"])
    assert refused.exit_code == 2
    assert said in " ".join(refused.stderr.split())


def test_an_interrupted_benchmark_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "greedy.jsonl"
    whole = CliRunner().invoke(app, [*RUN, "--deals", "1", "--to", str(file)])
    lines = file.read_bytes().splitlines(keepends=True)
    for _ in range(2):  # killed while it wrote, twice
        file.write_bytes(b"".join(lines[:3]) + b'{"name":"king')
        more = CliRunner().invoke(app, [*RUN, "--deals", "1", "--to", str(file)])
        assert more.stdout == whole.stdout


def test_the_page_says_what_the_results_say() -> None:
    said = importlib.util.spec_from_file_location("baselines", TOP / "tools" / "baselines.py")
    assert said is not None
    assert said.loader is not None
    baselines = importlib.util.module_from_spec(said)
    said.loader.exec_module(baselines)
    wrong = baselines.main(["--check"])
    assert not wrong, wrong
    assert "| steward | jesters | Kingsburg |" in baselines.table()


@pytest.mark.parametrize("wrong", [["bench-0"], ["--games", "chess"], ["--against", "regent"], ["--check", "nowhere"]])
def test_what_is_not_there_is_refused_in_words(wrong: list[str]) -> None:
    assert CliRunner().invoke(app, ["benchmark", *wrong]).exit_code == 2
