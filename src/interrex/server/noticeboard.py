"""The noticeboard: lists and pages that many look at, made apart from those who play.

Whoever asks for one that is about to be made shares it; nobody is shown one that was begun before they asked. They are
made one after another in a thread of its own, and the event loop does no more than hand them out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .refusals import no

T = TypeVar("T")
Key = tuple[str, ...]  # what is shown, and which page of it

WAITING = 40  # that may wait their turn; whoever comes later is told to come again
AGAIN = 2  # seconds until then


class Noticeboard:
    def __init__(self, waiting: int = WAITING) -> None:
        self._thread = ThreadPoolExecutor(1, "interrex-notices")
        self._most = waiting
        self._turn = asyncio.Lock()
        self._waiting: dict[Key, asyncio.Task[bytes]] = {}  # about to be made

    async def shown(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What ``make`` gives, or has given to somebody who asked at the same time."""
        task = self._waiting.get(key)
        if task is None:
            if len(self._waiting) >= self._most:
                raise no("too-fast", "server-too-fast", seconds=AGAIN)
            task = self._waiting[key] = asyncio.create_task(self._made(key, make))
        return await asyncio.shield(task)

    async def _made(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        async with self._turn:
            del self._waiting[key]  # whoever asks from now on wants a newer one
            return await make()

    async def apart(self, work: Callable[[], T]) -> T:
        """Done by the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
