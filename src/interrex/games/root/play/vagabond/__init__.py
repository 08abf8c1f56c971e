"""The Vagabond (law 9). Items are exhausted to act; the pawn is nobody's warrior. One file a phase or action."""

from .explore import TakeFromRuin
from .faction import Vagabond
from .items import on_track
from .quest import can_quest
from .roaming import Roam
from .set_up import first_forest, open_quests, take_up

__all__ = ["Roam", "TakeFromRuin", "Vagabond", "can_quest", "first_forest", "on_track", "open_quests", "take_up"]
