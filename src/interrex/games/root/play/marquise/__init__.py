"""The Marquise de Cat (law 6). She builds for wood and holds what she builds with warriors: one file a subject."""

from .building import Build
from .faction import Marquise
from .set_up import garrison, place_first
from .turn import ACTIONS, Act

__all__ = ["ACTIONS", "Act", "Build", "Marquise", "garrison", "place_first"]
