"""The arena: every seat on the same deals, ratings that follow from results, and files that are gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from interrex.bots.arena import Fought, bouts, pairs_of, ratings
from interrex.cli.program import app
from interrex.engine import wire


def test_a_challenger_meets_each_deal_in_every_seat() -> None:
    todo = bouts("kingsburg", [("greedy", "random")], 3, {}, "x", 6)
    assert [bout.seat for bout in todo] == [0, 1, 2, 0, 1, 2]
    assert len({bout.name for bout in todo}) == 6


def test_pairs_take_turns_so_that_an_interrupted_arena_has_some_of_each() -> None:
    todo = bouts("kingsburg", [("greedy", "random"), ("random", "greedy")], 2, {}, "x", 2)
    assert [bout.challenger for bout in todo] == ["greedy", "random", "greedy", "random"]


def made(challenger: str, rival: str, won: list[float], players: int = 4) -> list[Fought]:
    return [Fought(f"{challenger} {rival} {n}", challenger, rival, one, "", players) for n, one in enumerate(won)]


def test_who_wins_as_often_as_not_knowing_better_is_rated_alike() -> None:
    even = ratings(made("a", "b", [1.0, 0.0, 0.0, 0.0]))
    assert abs(even["a"] - even["b"]) < 5


def test_ratings_order_those_who_never_met() -> None:
    fought = [*made("a", "b", [1.0, 1.0, 0.0, 1.0]), *made("b", "c", [1.0, 1.0, 1.0, 0.0])]
    rated = ratings(fought)
    assert rated["a"] > rated["b"] > rated["c"]


def test_shared_victories_count_in_parts_and_by_role() -> None:
    games = [Fought("1", "a", "b", 0.5, "cats", 4), Fought("2", "a", "b", 0.0, "birds", 4)]
    [pair] = pairs_of(games)
    assert (pair.share.wins, pair.games) == (0.5, 2)
    assert {role: (n, part.wins) for role, (n, part) in pair.roles.items()} == {"birds": (1, 0.0), "cats": (1, 0.5)}


RUN = ["arena", "kingsburg", "--bots", "greedy,random", "-p", "2", "--first", "--jobs", "1", "--json"]


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    CliRunner().invoke(app, [*RUN, "-n", "1", "--seed", "s", "--kept", str(kept)])
    kept.write_bytes(kept.read_bytes() + b'{"name":"gre')  # killed while it wrote
    more = CliRunner().invoke(app, [*RUN, "-n", "2", "--kept", str(kept)])
    whole = CliRunner().invoke(app, [*RUN, "-n", "2", "--seed", "s"])
    assert wire.decode(more.stdout.encode(), dict) == wire.decode(whole.stdout.encode(), dict)


def test_the_same_arena_in_whichever_processes_tells_the_same() -> None:
    one, two = [CliRunner().invoke(app, [*RUN, "-n", "3", "--seed", "s", "--jobs", jobs]) for jobs in ("1", "2")]
    assert one.exit_code == 0
    assert one.stdout == two.stdout


@pytest.mark.parametrize("other", [["-p", "3"], ["--seed", "t"]])
def test_the_file_of_another_arena_is_refused(tmp_path: Path, other: list[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    CliRunner().invoke(app, [*RUN, "-n", "1", "--seed", "s", "--kept", str(kept)])
    before = kept.read_bytes()
    refused = CliRunner().invoke(app, [*RUN, "-n", "1", "--kept", str(kept), *other])
    assert refused.exit_code == 2
    assert kept.read_bytes() == before


def test_one_kind_alone_is_no_arena() -> None:
    assert CliRunner().invoke(app, ["arena", "kingsburg", "--bots", "greedy"]).exit_code == 2
