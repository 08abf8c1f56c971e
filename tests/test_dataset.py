"""Games as Parquet: every decision a row that can be read back as what was seen, offered and done."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import interrex
from interrex import arrays, dataset
from interrex.bots.playout import playout
from interrex.cli.program import app
from interrex.engine import wire
from interrex.engine.action import text

RUN = ["dataset", "kingsburg", "-p", "2", "--bots", "greedy,random", "--seed", "s", "-j", "1", "--json"]


def run(folder: Path, games: int) -> Any:
    ran = CliRunner().invoke(app, [*RUN, "-n", str(games), "--to", str(folder)])
    assert ran.exit_code == 0, ran.output
    return wire.decode(ran.stdout.encode(), dict)


def test_every_decision_is_a_row_that_says_what_was_seen_and_done(tmp_path: Path) -> None:
    figures = run(tmp_path, 2)
    table = pq.read_table(tmp_path)
    assert table.num_rows == figures["decisions"]
    rows = table.to_pylist()
    what = arrays.spec("kingsburg", 2)
    at = iter([row for row in rows if row["game"] == 1])

    def compare(state: Any, seat: int, action: Any) -> None:
        row = next(at)
        offers = state.answers(seat)
        assert (row["seat"], row["action"]) == (seat, text(action))
        assert row["offers"] == what.numbering.numbers(offers)
        assert offers[row["chosen"]] == action
        assert np.array_equal(row["seen"], what.layout.look(state, seat, what.game.check(2, {}), row["move"]))

    outcome = playout(what.game, 2, {}, "s game 1", ("random", "greedy"), before=compare)
    assert next(at, None) is None
    for row in [row for row in rows if row["game"] == 1]:
        winners = outcome.result.winners
        assert row["won"] == (1 / len(winners) if row["seat"] in winners else 0.0)
        assert row["score"] == outcome.result.scores[row["seat"]]
        assert row["bot"] == ("random", "greedy")[row["seat"]]
    head = wire.decode(pq.read_schema(next(tmp_path.glob("*.parquet"))).metadata[b"interrex"], dict)
    assert (head["game"], head["bots"], head["seed"]) == ("kingsburg", ["greedy", "random"], "s")


def test_what_is_there_is_not_played_again_and_another_data_set_is_refused(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(dataset, "PART", 1)
    run(tmp_path, 2)
    files = sorted(tmp_path.glob("*.parquet"))
    assert len(files) == 2
    before = [file.read_bytes() for file in files]
    lines = (tmp_path / "_dataset.jsonl").read_bytes().splitlines(keepends=True)
    files[1].unlink()
    (tmp_path / "_dataset.jsonl").write_bytes(b"".join(lines[:2]))  # killed in the second
    assert run(tmp_path, 2)["before"] == 1
    assert files[1].read_bytes() == before[1]
    assert files[0].read_bytes() == before[0]
    assert CliRunner().invoke(app, [*RUN, "-n", "3", "--to", str(tmp_path)]).exit_code == 2


@pytest.mark.parametrize("game", [game.id for game in interrex.games()])
def test_a_game_of_every_title_is_written_whole(game: str, tmp_path: Path) -> None:
    order = dataset.Order(game, 3, {}, ("random",) * 3, "s")
    [part] = dataset.parts(order, 1, tmp_path)
    written = dataset.write(part)
    table = pq.read_table(part.path, columns=["move", "seat", "offers", "chosen", "won", "score"])
    columns = table.to_pydict()
    assert columns["move"] == list(range(written.decisions))
    assert all(0 <= at < len(offers) for at, offers in zip(columns["chosen"], columns["offers"], strict=True))
    by_seat = {
        seat: (won, score) for seat, won, score in zip(*[columns[of] for of in ("seat", "won", "score")], strict=True)
    }
    assert sum([won for won, _ in by_seat.values()]) == pytest.approx(1)
    outcome = playout(interrex.game(game), 3, {}, "s game 0", ("random",) * 3)
    assert (written.games, written.decisions) == (1, outcome.decisions)
    assert [by_seat[seat][1] for seat in range(3)] == list(outcome.result.scores)


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "interrex.dataset", None)
    refused = CliRunner().invoke(app, ["dataset", "kingsburg", "--to", str(tmp_path)])
    assert refused.exit_code == 2
    assert "interrex[dataset]" in refused.stderr
