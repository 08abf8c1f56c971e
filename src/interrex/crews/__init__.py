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
from time import monotonic
from typing import Any, NamedTuple, Protocol, TypeVar

from interrex.bots.base import Bot
from interrex.engine.errors import InterrexError

from .checkpoint import Kept
from .processes import Here, Processes

Key = TypeVar("Key")
Task = TypeVar("Task")
Came = TypeVar("Came")
CHUNK = 20  # tasks handed over at a time, at most, until it is seen how long they take
LARGEST = 160  # and where they take next to no time
FAIR = 16  # parts of what is left, of which a chunk is one at most
QUICK = 0.5  # seconds for a chunk to come back: then the next ones are twice as large
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
    portions = _Portions(todo, max(1, min(chunk, len(todo) // (4 * crew.workers))))
    began = {crew.begin(play, some): monotonic() for some in islice(portions, crew.ahead)}
    while began:
        come, _ = wait(began, return_when=FIRST_COMPLETED)
        for future in come:
            portions.took(monotonic() - began.pop(future))
            for one in crew.answer(future):
                kept.keep(one)
                watch(1)
            began |= {crew.begin(play, some): monotonic() for some in islice(portions, 1)}
    return [kept.done[name(task)] for task in tasks]


class _Portions(Iterator[list[Task]]):
    """Tasks in chunks. Handing one over costs something, so that quick ones are handed over by the hundred."""

    def __init__(self, todo: list[Task], size: int) -> None:
        self.todo = todo
        self.size = size
        self.first = 0

    def __next__(self) -> list[Task]:
        """Towards the end they are small again, so that nobody is waited for."""
        left = len(self.todo) - self.first
        size = min(self.size, max(CHUNK, left // FAIR))
        some = self.todo[self.first : self.first + size]
        if not some:
            raise StopIteration
        self.first += len(some)
        return some

    def took(self, seconds: float) -> None:
        """So long did one take, from when it was asked for."""
        if seconds < QUICK and CHUNK <= self.size < LARGEST:
            self.size *= 2
