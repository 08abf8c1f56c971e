"""Many games at once, in this process or in several that share their arrays."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from interrex.arrays import Mask, Numbers, spec
from interrex.engine.errors import InterrexError
from interrex.engine.game import Options

from .table import MOST, Arrays, Setting, Tables, lay_out, room


class Stopped(InterrexError):
    """A process that stepped games has ended."""


class Many:
    """So many games of one kind. ``spec`` is how ``interrex.arrays`` describes them."""

    def __init__(self, setting: Setting, n: int, workers: int) -> None:
        self.setting = setting
        self.n = n
        self.spec = spec(setting.game, setting.players)
        self._memory = SharedMemory(create=True, size=room(setting, n)) if workers else None
        self._arrays = lay_out(setting, n, self._memory.buf if self._memory else bytearray(room(setting, n)))
        self._tables: Tables | None = None
        self._crew: list[tuple[Any, Connection]] = []
        if self._memory is None:
            self._tables = Tables(setting, 0, self._arrays)
            self._tables.show()
        else:
            self._hire(workers, self._memory.name)

    def _hire(self, workers: int, memory: str) -> None:
        context = get_context("forkserver")  # a fork of a process that has threads may hang
        bounds = [self.n * worker // workers for worker in range(workers + 1)]
        for first, last in pairwise(bounds):
            here, there = context.Pipe()
            process = context.Process(
                target=serve, args=(self.setting, self.n, first, last, memory, there), daemon=True
            )
            process.start()
            there.close()
            self._crew.append((process, here))
        self._await()

    def _await(self) -> None:
        for _, line in self._crew:
            try:
                trouble = line.recv()
            except EOFError:
                self.close()
                raise Stopped("engine-simulation-killed") from None
            if trouble is not None:
                self.close()
                raise trouble

    # What is seen

    @property
    def seen(self) -> Numbers:
        """(n, ``spec.layout.size``): what the seat that is asked sees."""
        return self._arrays.seen

    @property
    def seat(self) -> npt.NDArray[np.int8]:
        """(n): who is asked."""
        return self._arrays.seat

    @property
    def offers(self) -> npt.NDArray[np.int32]:
        """(n, most): the numbers of what is on offer, by ``spec.numbering``; -1 after the last."""
        return self._arrays.offers

    @property
    def count(self) -> npt.NDArray[np.int32]:
        """(n): how many are on offer."""
        return self._arrays.counts

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        """(n, players): parts of the victory, where the last step has ended a game; else 0."""
        return self._arrays.reward

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """(n): whether the last step has ended a game. What is seen is the next one's beginning already."""
        return self._arrays.done

    @property
    def played(self) -> npt.NDArray[np.int32]:
        """(n): games that have ended in each row."""
        return self._arrays.played

    def mask(self) -> Mask:
        """(n, ``spec.numbering.n``): 1 for the number of each action on offer."""
        mask = np.zeros((self.n, self.spec.numbering.n), np.int8)
        offers = self._offered()
        rows, places = np.nonzero(offers >= 0)
        mask[rows, offers[rows, places]] = 1
        return mask

    def places(self, numbers: npt.ArrayLike) -> npt.NDArray[np.intp]:
        """The places of actions by their numbers, for whoever chose from a mask."""
        offers = self._offered()
        meant = (offers == np.asarray(numbers)[:, None]) & (offers >= 0)
        if not bool(meant.any(axis=1).all()):
            raise IndexError("the number of an action that is on offer, for each game")
        found: npt.NDArray[np.intp] = np.argmax(meant, axis=1)
        return found

    def _offered(self) -> npt.NDArray[np.int32]:
        """As many columns as the longest row has."""
        return self.offers[:, : int(self.count.max())]

    # Play

    def step(self, places: npt.ArrayLike | Sequence[int]) -> None:
        """Play in every game the action at that place among its offers, and run on to its next decision."""
        chosen = np.asarray(places)
        if chosen.shape != (self.n,) or not bool(np.all((chosen >= 0) & (chosen < self.count))):
            raise IndexError("a place among what is on offer for each game, from 0 to count - 1")
        self._arrays.chosen[:] = chosen
        if self._tables is not None:
            self._tables.step()
            return
        for _, line in self._crew:
            line.send(True)
        self._await()

    def close(self) -> None:
        """Let the other processes go, and the memory."""
        for process, line in self._crew:
            line.close()
            process.join()
        self._crew = []
        if self._memory is not None:
            own: list[Any] = [array.copy() for array in self._arrays]
            self._arrays = Arrays(*own)
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Many:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def serve(setting: Setting, n: int, first: int, last: int, memory: str, line: Connection) -> None:
    """Step some of the games whenever the line says so, until it is closed; answer with what went wrong, or None."""
    shared = SharedMemory(memory)
    tables: Tables | None = None
    try:
        tables = Tables(setting, first, lay_out(setting, n, shared.buf).rows(slice(first, last)))
        tables.show()
        line.send(None)
        while line.recv():
            tables.step()
            line.send(None)
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    except Exception as error:
        line.send(error)
    finally:
        del tables  # whose arrays lie in it
        shared.close()


def vector(
    game: str,
    n: int = 256,
    *,
    players: int = 4,
    seed: int | str | None = None,
    options: Options | None = None,
    workers: int = 0,
    most: int = MOST,
) -> Many:
    """Many games of a kind, stepped by one call.

    The same seed gives the same games, however many ``workers`` there are; 0: they are played in this process.
    ``most``: the actions that may be on offer at a time; DoesNotFit where there are more.
    """
    found = spec(game, players)
    chosen = dict(found.game.check(players, dict(options or {})))
    sown = secrets.token_hex(4) if seed is None else str(seed)
    return Many(Setting(found.game.id, players, chosen, sown, most), n, min(workers, n))
