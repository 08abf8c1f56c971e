"""Many games at once, for whoever learns: one call steps all of them, and what is seen stands in arrays.

import interrex, numpy as np

many = interrex.vector(interrex.games()[0].id, n=256, seed=7)
luck = np.random.default_rng(1)
for _ in range(1000):
    many.step(luck.integers(many.count))    # a place among what each game offers, and on to its next decision
    many.seen, many.seat, many.offers, many.count, many.reward, many.done

The arrays are always the same and are written over by the next step. A game that has ended has ``done`` and
``reward`` (by seat, its part of the victory) for one step, and the next one has begun in its place.
"""

from __future__ import annotations

from .many import Many, vector

__all__ = ["Many", "vector"]
