"""The Vagabond (law 9). Items are exhausted to act; the pawn is nobody's warrior. One file a phase or subject."""

from .faction import VagabondFaction
from .items import on_track
from .quest import can_quest
from .roaming import Roam
from .set_up import OpenQuests, first_forest, take_up

__all__ = ["OpenQuests", "Roam", "VagabondFaction", "can_quest", "first_forest", "on_track", "take_up"]
