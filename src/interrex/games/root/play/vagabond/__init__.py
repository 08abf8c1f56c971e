"""The Vagabond (law 9). Items are exhausted to act; the pawn is nobody's warrior. One file a phase or action."""

from .birdsong import Birdsong
from .evening import Evening
from .explore import TakeFromRuin
from .hits import Damage, TakeHits
from .items import exhaust, on_track
from .pawn import boots_for, free_moves, wander
from .quest import can_quest
from .roaming import Roam
from .set_up import ChooseCharacter, StartingForest, open_quests, take_up

__all__ = [
    "Birdsong",
    "ChooseCharacter",
    "Damage",
    "Evening",
    "Roam",
    "StartingForest",
    "TakeFromRuin",
    "TakeHits",
    "boots_for",
    "can_quest",
    "exhaust",
    "free_moves",
    "on_track",
    "open_quests",
    "take_up",
    "wander",
]
