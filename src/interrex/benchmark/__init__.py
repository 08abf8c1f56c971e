"""Benchmarks that can be cited: fixed deals, every seat of each, named baselines, luck taken out."""

from .fortune import Fortune
from .standing import Standing, standings
from .suite import SUITES, Measured, Suite, bouts_of, mark, measure, measure_all

__all__ = [
    "SUITES",
    "Fortune",
    "Measured",
    "Standing",
    "Suite",
    "bouts_of",
    "mark",
    "measure",
    "measure_all",
    "standings",
]
