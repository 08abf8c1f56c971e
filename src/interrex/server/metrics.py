"""Figures for whoever looks after a server, in the text format that Prometheus reads.

Counts and spreads are kept as things happen; what can be looked up (sockets, tables, memory) is looked up when asked.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Count:
    """How often something happened, by one label where it has one."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name = name
        self.about = about
        self.label = label
        self.n: Counter[str] = Counter()

    def add(self, value: str = "") -> None:
        self.n[value] += 1

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "counter")
        for value, n in sorted(self.n.items()) or [("", 0)]:
            yield f'{self.name}{{{self.label}="{value}"}} {n}' if value else f"{self.name} {n}"


class Spread:
    """How long something took."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.n = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.n[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "histogram")
        so_far = 0
        for bound, n in zip([*map(str, BOUNDS), "+Inf"], self.n, strict=True):
            so_far += n
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    def __init__(self) -> None:
        self.moves = Count("interrex_moves_total", "Moves made, by people and bots.", "game")
        self.requests = Count("interrex_requests_total", "HTTP requests answered.", "status")
        self.refusals = Count("interrex_refusals_total", "What was turned down.", "code")
        self.answering = Spread("interrex_request_seconds", "From an HTTP request to its answer.")
        self.moving = Spread("interrex_move_seconds", "From a move's arrival to its being on the disk and told.")
        self.writing = Spread("interrex_store_write_seconds", "From handing over to the store to its being written.")
        self.thinking = Spread("interrex_bot_thinking_seconds", "What bots need for a decision.")
        self._gauges: list[tuple[str, str, Callable[[], float]]] = []
        self._began = time.time()
        self.gauge("interrex_start_time_seconds", "When the server began, since 1970.", lambda: self._began)
        self.gauge("process_cpu_seconds_total", "Processor time of the server.", time.process_time)
        self.gauge("process_resident_memory_bytes", "Memory of the server.", _memory)

    def gauge(self, name: str, about: str, look: Callable[[], float]) -> None:
        """Something that is looked up when asked for."""
        self._gauges.append((name, about, look))

    def text(self) -> str:
        lines: list[str] = []
        kept = (self.moves, self.requests, self.refusals, self.answering, self.moving, self.writing, self.thinking)
        for figure in kept:
            lines += figure.lines()
        for name, about, look in self._gauges:
            lines += _head(name, about, "counter" if name.endswith("_total") else "gauge")
            lines.append(f"{name} {look():.15g}")
        return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def _memory() -> float:
    """Resident bytes, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * float(os.sysconf("SC_PAGE_SIZE"))
    except OSError:
        return 0.0
