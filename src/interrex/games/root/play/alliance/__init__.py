"""The Woodland Alliance (law 8). Supporters bring sympathy and revolts, officers fight: one file a phase or subject."""

from .birdsong import Birdsong, Spread
from .evening import Operating
from .faction import Alliance

__all__ = ["Alliance", "Birdsong", "Operating", "Spread"]
