"""The log: what clients do wrong is worth one line a minute for each address, however often they do it."""

from __future__ import annotations

import logging
import time

MINUTE = 60.0
MOST = 4_096  # that are remembered

_said: dict[tuple[str, str, str], float] = {}


def seldom(log: logging.Logger, what: str, who: str) -> None:
    """Warn of what somebody does, unless that was said a moment ago."""
    now, key = time.monotonic(), (log.name, what, who)
    if now - _said.get(key, -MINUTE) < MINUTE:
        return
    if len(_said) >= MOST:
        _said.clear()
    _said[key] = now
    log.warning("%s: %s", who, what) if who else log.warning("%s", what)
