"""Personalities of bots at The King's Dilemma: what some care for more than they should."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Personality

PERSONALITIES: Final = (
    Personality("treasurer", {"coins": 0.06}),
    Personality("magnate", {"power": 0.06}),
    Personality("chair", {"leader": 0.3, "moderator": 0.3}),
)
