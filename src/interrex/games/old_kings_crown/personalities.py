"""Personalities of bots at The Old King's Crown: what some care for more than they should."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Personality

PERSONALITIES: Final = (
    Personality("marshal", {"clashes": 0.15, "deployed": 0.02, "strength": 0.01}),
    Personality("councillor", {"relics": 0.08, "secrets": 0.08, "oaths": 0.08, "ahead": 0.2}),
    Personality("scholar", {"lore": 0.04, "kingdom": 0.06, "tactics": 0.03}),
)
