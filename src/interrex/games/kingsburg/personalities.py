"""Personalities of bots at Kingsburg: what some care for more than they should."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Personality

PERSONALITIES: Final = (
    Personality("builder", {"buildings": 0.35, "works": 0.25, "reach": 0.08}),
    Personality("captain", {"winter": 0.3, "winters": 0.4, "soldiers": 0.2}),
    Personality("flatterer", {"support": 0.12, "envoy": 0.5, "tokens": 0.4}),
)
