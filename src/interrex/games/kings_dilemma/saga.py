"""How reigns of a kingdom follow one another (rulebook 7.3, 8), and what lies on the table between them."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Between, Saga

from . import between
from .book import result, settles, tells, writes
from .data import HOUSES

BETWEEN: Final = Between(between.shows, between.opened)
SAGA: Final = Saga(writes, settles, tells, result, between=BETWEEN, houses=len(HOUSES))  # rulebook 8.2.5
