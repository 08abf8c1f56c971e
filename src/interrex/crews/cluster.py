"""Games played on a Ray cluster, or on one that Ray starts for them on this machine.

A node that dies takes its chunks with it, and Ray has them played again elsewhere: what comes of a chunk comes once.
Sent are the names of a game and its bots, options, seeds and numbers of games; back come results. Code is not sent,
but for bots of the script itself: every node has Interrex and the bots installed, and is asked before anything begins.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from interrex.bots.kinds import Kind
from interrex.engine.errors import InterrexError

from .papers import papers
from .processes import AHEAD, Killed, cores

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # before Ray is imported: nothing is told to anybody
AGAIN = 5  # times that a chunk is begun anew whose node or process died
PATIENCE = 5.0  # seconds for a cluster to answer at its address
SMALL = 200 * 2**20  # bytes: what passes between processes of a cluster of our own is little
THIS_MACHINE = "127.0.0.1"


class NoCluster(InterrexError):
    """There is no Ray here, or no cluster there."""


class OtherNode(InterrexError):
    """A node of the cluster would play other games, or none."""


try:
    import ray
    from ray import cloudpickle
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy
except ModuleNotFoundError:
    raise NoCluster("engine-cluster-missing") from None


def _toiler() -> Callable[..., Any]:
    """Sent by value, as it stands inside of another: a node may have no Interrex, or one that knows nothing of this."""

    def toil(ours: dict[str, str], furnish: bytes, errand: bytes | None) -> tuple[str, dict[str, str], Any]:
        import ray

        where = ray.util.get_node_ip_address()
        try:
            import interrex
        except ImportError:
            return where, {}, None
        if interrex.__version__ != ours["interrex"]:
            return where, {"interrex": interrex.__version__}, None
        from interrex.crews import node

        return where, *node.toil(ours, furnish, errand)

    return toil


class Cluster:
    """All processors of a cluster, or so many."""

    def __init__(self, workers: int | None, ours: dict[str, str], furnish: bytes, ends: bool) -> None:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.workers = min(workers or processors, processors)
        self.ahead = workers or AHEAD * processors
        self._papers = (ours, furnish)
        self._ends = ends  # whether Ray was begun for this crew, and ends with it
        self._toil = ray.remote(max_retries=AGAIN)(_toiler())
        self._under_way: dict[Future[Any], Any] = {}

    def ask_everybody(self) -> None:
        """Every node shows its papers before anything is played. One that joins later does so with its first chunk."""
        nodes = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        places = [NodeAffinitySchedulingStrategy(node["NodeID"], soft=False) for node in nodes]
        asked = [self._toil.options(num_cpus=0, scheduling_strategy=place) for place in places]
        for answer in ray.get([toil.remote(*self._papers, None) for toil in asked]):
            self._admit(*answer[:2])

    def begin(self, play: Callable[[list[Any]], list[Any]], chunk: list[Any]) -> Future[Any]:
        ref = self._toil.remote(*self._papers, cloudpickle.dumps((play, chunk)))
        future: Future[Any] = ref.future()
        self._under_way[future] = ref
        return future

    def answer(self, future: Future[Any]) -> list[Any]:
        del self._under_way[future]
        try:
            where, theirs, came = future.result()
        except ray.exceptions.RayTaskError:
            raise  # what a game or a bot did there
        except ray.exceptions.RayError as error:
            raise Killed("engine-cluster-died", detail=type(error).__name__) from None
        self._admit(where, theirs)
        found: list[Any] = came
        return found

    def _admit(self, where: str, theirs: dict[str, str]) -> None:
        """OtherNode says what a node has and we have not, or the other way round."""
        ours = self._papers[0]
        if theirs == ours:
            return
        other = next(name for name in ours if theirs.get(name) != ours[name])
        what, _, name = other.partition(" ")
        here, there = ours[other], theirs.get(other, "")
        key = f"engine-node-{'other' if there else 'no'}-{what}"
        raise OtherNode(key, node=where, name=name, ours=here, theirs=there)

    def close(self) -> None:
        for ref in self._under_way.values():
            ray.cancel(ref, force=True)
        if self._ends:
            ray.shutdown()


def join(address: str, workers: int | None, wants: Any) -> Cluster:
    """The cluster at the address; without one that of RAY_ADDRESS, else one of our own on this machine, for a while."""
    began = not ray.is_initialized()
    if began:
        _connect(address or os.environ.get("RAY_ADDRESS", ""), workers)
    sent = [_named(bot) for bot in dict.fromkeys(wants.bots)]
    ours = papers(wants.game, [name for name in sent if name])
    crew = Cluster(workers, ours, cloudpickle.dumps(wants.furnish), began)
    try:
        crew.ask_everybody()
    except BaseException:
        crew.close()
        raise
    return crew


def _named(bot: Kind) -> str:
    """By which name a node finds it; none for a class of the script that runs, which is sent along."""
    if isinstance(bot, str):
        return bot
    return "" if bot.__module__ == "__main__" else f"{bot.__module__}:{bot.__qualname__}"


def _connect(address: str, workers: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if not address:
        ray.init(
            "local", num_cpus=workers or cores(), include_dashboard=False, object_store_memory=SMALL,
            _node_ip_address=THIS_MACHINE, **quiet,
        )  # fmt: skip
        return
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        raise NoCluster("engine-cluster-address", address=address)
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()  # Ray itself would wait for minutes
        ray.init(address, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise NoCluster("engine-cluster-away", address=address, detail=str(error).splitlines()[0]) from None
