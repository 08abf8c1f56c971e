"""Personalities of bots at Oath: what some care for more than they should."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Personality

PERSONALITIES: Final = (
    Personality("conqueror", {"war": 4.0, "sites": 0.15, "warbands": 0.05}),
    Personality("visionary", {"vision": 0.5, "vision-lead": 0.2, "vision-hidden": 0.25, "drawn": 0.05}),
    Personality("collector", {"relics": 0.35, "banners": 0.3, "secrets": 0.04}),
)
