"""What each component does: one entry each, in the order of ``data.py``, in the words of ``powers``."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import NUMBER, SCENARIO, WHIM
from ..moments import POWERS
from .buildings import BUILDINGS
from .destiny import DESTINY
from .governors import GOVERNORS
from .scenarios import EDICTS, GROUPS, SCENARIOS
from .whims import WHIMS

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {**BUILDINGS, **DESTINY, **GOVERNORS, **GROUPS, **EDICTS}

POWERS.enter(ENTRIES, NUMBER)
POWERS.enter(SCENARIOS, SCENARIO)
POWERS.enter(
    {f"whim-{rank}": powers for rank, powers in WHIMS.items()}, {f"whim-{rank}": n for rank, n in WHIM.items()}
)
