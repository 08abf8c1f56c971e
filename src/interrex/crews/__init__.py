"""Crews: who plays many games. This process, several beside it, or a Ray cluster: the same games, whoever plays them.

A crew is handed chunks of what is to be played and plays each by the function it is given. What all of them share is
here: chunks go out as others come in, every game is counted once and kept as it comes, and what is left when somebody
interrupts is played by whoever goes on (``checkpoint``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple, Protocol, TypeVar

from interrex.bots.base import Bot
from interrex.engine.errors import InterrexError

from .checkpoint import Kept
from .processes import Here, Processes

Key = TypeVar("Key")
Task = TypeVar("Task")
Came = TypeVar("Came")
CHUNK = 20  # tasks handed over at a time, at most
RAY = "ray"


class UnknownPlace(InterrexError):
    """Games cannot be played there."""


class Wants(NamedTuple):
    """What the games of a run hang on, wherever they are played."""

    game: str
    bots: tuple[str | type[Bot], ...]
    furnish: Callable[[], None]  # called by whoever plays: it brings what the first process has and no package installs


class Crew(Protocol):
    """Whoever plays."""

    workers: int  # how many chunks are played at a time
    ahead: int  # and how many are handed out at a time

    def begin(self, play: Callable[[list[Task]], list[Came]], chunk: list[Task]) -> Future[Any]:
        """Have a chunk played."""

    def answer(self, future: Future[Any]) -> list[Any]:
        """What came of one; an error says why nothing did."""

    def close(self) -> None:
        """End all that is still under way."""


@contextmanager
def muster(on: str | None, workers: int | None, wants: Wants) -> Iterator[Crew]:
    """The crew asked for: ``ray`` or ``ray://host:port`` for a cluster, nothing for so many processes of this machine.

    Without a number one process plays, or as many as a cluster has processors for.
    """
    crew = _crew(on, workers, wants)
    try:
        yield crew
    finally:
        crew.close()


def _crew(on: str | None, workers: int | None, wants: Wants) -> Crew:
    if on is None:
        return Here() if workers is None or workers <= 1 else Processes(workers, wants.furnish)
    scheme, _, address = on.partition("://")
    if scheme != RAY or (on != RAY and not address):
        raise UnknownPlace("engine-unknown-place", on=on)
    from .cluster import join  # needs Ray, which nobody needs who plays on one machine

    return join(address, workers, wants)


def play_all(
    crew: Crew,
    play: Callable[[list[Task]], list[Came]],
    tasks: list[Task],
    name: Callable[[Task], Key],
    kept: Kept[Key, Came],
    watch: Callable[[int], None],
    chunk: int = CHUNK,
) -> list[Came]:
    """What came of every task, in their order: those that are kept already are not played again.

    Each is kept as it comes in; ``watch`` is told how many have come.
    """
    todo = [task for task in tasks if name(task) not in kept.done]
    watch(len(tasks) - len(todo))
    size = max(1, min(chunk, len(todo) // (4 * crew.workers)))
    chunks = iter([todo[first : first + size] for first in range(0, len(todo), size)])
    under_way = {crew.begin(play, some) for some in islice(chunks, crew.ahead)}
    while under_way:
        come, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in come:
            for one in crew.answer(future):
                kept.keep(one)
                watch(1)
            under_way |= {crew.begin(play, some) for some in islice(chunks, 1)}
    return [kept.done[name(task)] for task in tasks]
