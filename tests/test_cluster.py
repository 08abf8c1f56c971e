"""A cluster of two nodes on this machine: the same games as here, whoever dies, and nobody plays who would play others.

Everything is on loopback, and Ray tells nobody that it is used.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # or Ray makes this machine's address of 127.0.0.1
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_raylet_start_wait_time_s"] = "120"  # noqa: SIM112  # Ray spells it so: on a machine that has much else to do

import interrex
from interrex.bots.base import Imagine
from interrex.bots.random import RandomBot
from interrex.bots.simulate import prepare, run
from interrex.cli import app
from interrex.crews import Wants, muster
from interrex.crews.cluster import NoCluster, OtherNode
from interrex.engine.action import Action

NODE = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_log_monitor": False, "node_ip_address": "127.0.0.1"}
HEAD = {"include_dashboard": False, "no_monitor": True}
SOON = {"health_check_period_ms": 500, "health_check_failure_threshold": 2, "health_check_initial_delay_ms": 0}
GAMES = 120
DOOM = "INTERREX_DOOM"


class Doomed(RandomBot):
    """Its process is killed in the middle of a game, once."""

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        doom = Path(os.environ[DOOM])
        if doom.exists():
            doom.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(imagine, seat, actions)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with tempfile.TemporaryDirectory(prefix="interrex-", dir="/tmp") as folder:  # sockets want a short path
        os.environ.update({"RAY_TMPDIR": folder, DOOM: f"{folder}/doom"})
        import ray  # here, because Ray takes its time and reads the variable
        from ray.cluster_utils import Cluster

        found = Cluster(initialize_head=True, head_node_args={**NODE, **HEAD, "_system_config": SOON})
        found.add_node(**NODE)
        yield found
        ray.shutdown()
        found.shutdown()
        del os.environ["RAY_TMPDIR"], os.environ[DOOM]


@pytest.fixture(scope="module")
def on(cluster: Any) -> str:
    """Where it is. Tests share one connection, so that its processes need not begin anew for each."""
    import ray

    address: str = cluster.address
    ray.init(address, log_to_driver=False, logging_level="ERROR")
    return f"ray://{address}"


@pytest.mark.parametrize("where", ["ry", "ray:", "ray://", "slurm://x"])
def test_games_cannot_be_played_just_anywhere(where: str) -> None:
    refused = CliRunner().invoke(app, ["sim", "--on", where, "--games", "1"])
    assert refused.exit_code == 2
    assert f"cannot be played on “{where}”. Say “ray”" in " ".join(refused.stderr.split())


@pytest.mark.parametrize(("address", "words"), [("nowhere", "is not the address"), ("127.0.0.1:1", "No Ray cluster")])
def test_a_cluster_that_does_not_answer_is_said_to(address: str, words: str) -> None:
    with pytest.raises(NoCluster, match=words):
        interrex.simulate("kingsburg", bots="random", games=1, on=f"ray://{address}")


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "interrex.crews.cluster")
    monkeypatch.setitem(sys.modules, "ray", None)
    refused = CliRunner().invoke(app, ["sim", "--on", "ray", "--games", "1"])
    assert refused.exit_code == 2
    assert "pip install interrex[cluster]" in refused.stderr


def test_a_cluster_plays_the_same_games(cluster: Any) -> None:
    here = interrex.simulate("kingsburg", bots=("greedy", "random"), games=24, seed="s")
    there = interrex.simulate("kingsburg", bots=("greedy", "random"), games=24, seed="s", on=f"ray://{cluster.address}")
    assert there == here


def test_games_of_a_killed_process_are_played_again_and_counted_once(on: str) -> None:
    there = [interrex.simulate("kingsburg", bots=Doomed, players=2, games=12, seed="s", on=on)]
    Path(os.environ[DOOM]).touch()
    there.append(interrex.simulate("kingsburg", bots=Doomed, players=2, games=12, seed="s", on=on))
    assert not Path(os.environ[DOOM]).exists(), "it was killed"
    assert there[0] == there[1]
    assert not there[1].failed


def test_games_of_a_killed_node_are_played_again_and_counted_once(cluster: Any, on: str, tmp_path: Path) -> None:
    series = prepare("kingsburg", "random", 2, "s", {}, rotate=True, after=0, census=False)
    come, kept = 0, tmp_path / "kept.jsonl"
    (other,) = cluster.worker_nodes

    def watch(played: int) -> None:
        nonlocal come
        come += played
        if come == GAMES // 2:
            for pid in children(other.all_processes["raylet"][0].process.pid):
                os.kill(pid, signal.SIGKILL)
            cluster.remove_node(other, allow_graceful=False)

    with muster(on, None, Wants(series.game, series.bots, _nothing)) as crew:
        assert crew.workers == 2
        there = run(series, GAMES, crew, kept, watch)
    cluster.add_node(**NODE)
    assert there == interrex.simulate("kingsburg", bots="random", players=2, games=GAMES, seed="s")
    assert come == GAMES
    assert len(kept.read_bytes().splitlines()) == 1 + GAMES


def test_an_interrupted_run_on_a_cluster_goes_on(on: str, tmp_path: Path) -> None:
    series = prepare("kingsburg", "random", 2, "s", {}, rotate=True, after=0, census=False)
    kept, come = tmp_path / "kept.jsonl", 0

    def interrupt(played: int) -> None:
        nonlocal come
        come += played
        if come == 10:
            raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        muster(on, None, Wants(series.game, series.bots, _nothing)) as crew,
    ):
        run(series, 40, crew, kept, interrupt)
    assert len(kept.read_bytes().splitlines()) == 1 + 10
    there = interrex.simulate("kingsburg", bots="random", players=2, games=40, on=on, kept=kept)
    assert there == interrex.simulate("kingsburg", bots="random", players=2, games=40, seed="s")


def test_an_arena_on_a_cluster_tells_the_same(on: str) -> None:
    line = ["arena", "kingsburg", "--bots", "greedy,random", "-p", "2", "-n", "4", "--seed", "s", "--json"]
    here, there = [CliRunner().invoke(app, [*line, *who]) for who in (["--jobs", "1"], ["--on", on])]
    assert there.exit_code == 0, there.output
    assert there.stdout == here.stdout


def test_a_node_without_a_bot_is_refused(on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text("from interrex.bots.random import RandomBot\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OtherNode) as refused:
        interrex.simulate("kingsburg", bots="bots_of_mine:RandomBot", players=2, games=4, on=on)
    assert str(refused.value) == ("The node 127.0.0.1 has no bot “bots_of_mine:RandomBot”: install its package there.")
    assert "nie ma bota „bots_of_mine:RandomBot”" in refused.value.say("pl")


def test_a_node_with_another_version_is_refused(cluster: Any, on: str, tmp_path: Path) -> None:
    (tmp_path / "interrex.py").write_text('__version__ = "0.0.9"\n')
    older = cluster.add_node(**NODE, env_vars={"PYTHONPATH": str(tmp_path)})
    try:
        refused = CliRunner().invoke(app, ["sim", "--bots", "random", "--games", "4", "--on", on, "--lang", "pl"])
    finally:
        cluster.remove_node(older)
    assert refused.exit_code == 2
    assert f"jest Interrex 0.0.9, a tutaj {interrex.__version__}" in " ".join(refused.stderr.split())


def _nothing() -> None:
    pass


def children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
