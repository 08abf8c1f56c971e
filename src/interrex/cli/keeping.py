"""The file in which what was learned is kept, readable."""

from __future__ import annotations

from interrex.engine import wire
from interrex.engine.weights import Weights


def file_of(weights: Weights) -> str:
    """A line a term, so that a change can be read."""
    lines = [f'  "{name}": [{early}, {late}]' for name, (early, late) in weights.terms.items()]
    rest = wire.encode({"heat": weights.heat, "learned": weights.learned}).decode()[1:]
    return '{"terms": {\n' + ",\n".join(lines) + "\n},\n" + rest + "\n"
