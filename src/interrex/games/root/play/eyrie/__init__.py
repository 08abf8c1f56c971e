"""The Eyrie Dynasties (law 7). They resolve a Decree that only grows, or fall into turmoil: one file a subject."""

from .columns import recruited
from .faction import Eyrie
from .resolving import ResolveDecree, begin_column
from .roosts import first_roost
from .turmoil import follow

__all__ = ["Eyrie", "ResolveDecree", "begin_column", "first_roost", "follow", "recruited"]
