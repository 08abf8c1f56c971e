"""The outbox: whatever sockets have to send when a turn of the event loop is over, all of it in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def add(self, send: Callable[[], None]) -> None:
        """To be called once, soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append(send)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for send in waiting:
            try:
                send()
            except Exception as error:  # of one socket: the others are sent theirs
                told = {"message": "a socket could not be sent its state", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)
