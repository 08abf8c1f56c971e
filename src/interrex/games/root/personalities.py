"""Personalities of bots at Root: what some care for more than they should."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Personality

PERSONALITIES: Final = (
    Personality("warlord", {"battle": 0.3, "army": 0.02, "ruled": 0.08}),
    Personality("artisan", {"crafted": 0.12, "items": 0.05, "hand": 0.04}),
    Personality("warden", {"exposed": -0.15, "ruled": 0.04}),
)
