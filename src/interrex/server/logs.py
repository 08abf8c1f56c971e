"""The log: for people or for programs; what clients do wrong is worth one line a minute for each address."""

from __future__ import annotations

import logging
import sys
import time
from typing import Literal

from interrex.engine import wire

Format = Literal["text", "json"]

MINUTE = 60.0
MOST = 4_096  # that are remembered

said: dict[tuple[str, str, str], float] = {}  # (log, what, who): when


def seldom(log: logging.Logger, what: str, who: str) -> None:
    """Warn of what somebody does, unless that was said a moment ago."""
    now, key = time.monotonic(), (log.name, what, who)
    if now - said.get(key, -MINUTE) < MINUTE:
        return
    if len(said) >= MOST:
        said.clear()
    said[key] = now
    log.warning("%s: %s", who, what) if who else log.warning("%s", what)


class Json(logging.Formatter):
    """One JSON object a line: when, how grave, who says it, what, and what went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return wire.encode(entry).decode()


def set_up(form: Format) -> None:
    """Write the log to the standard error stream, from the first piece of news on."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Json() if form == "json" else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
