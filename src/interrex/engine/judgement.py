"""Judgement: what a position is worth to every seat, as chances to win that add up to one.

A game names what it looks at (*terms*) and gives them as numbers, for all seats in one pass. How much each counts is
data beside the game (``judgement.json``), learned by self-play with ``interrex tune``: one weight for the beginning of
a game and one for its end, and between them as far as the game has come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from math import exp
from typing import Any, Final

from . import wire
from .weights import Weights

FILE: Final = "judgement.json"
STEPS: Final = 32  # in which weights change from the beginning to the end

Rows = list[list[float]]


def nobody(g: Any) -> Sequence[int]:
    """Has won yet."""
    return ()


class Judgement:
    """Of one game: what it looks at, and how much that counts."""

    def __init__(
        self,
        package: str,
        names: tuple[str, ...],
        terms: Callable[[Any], Rows],
        progress: Callable[[Any], float],
        won: Callable[[Any], Sequence[int]] = nobody,
        fixed: tuple[str, ...] = (),
    ) -> None:
        self.package = package
        self.names = names  # of the terms, in order
        self.terms = terms  # by seat
        self.progress = progress  # from 0 at the beginning to 1 at the end
        self.won = won  # who has won, where that is known before all is over
        self.fixed = fixed  # terms that are a matter of manners: nothing is learned of them
        self.leans: list[float] = []  # by term, where this is one that leans
        self._by_step: list[list[float]] = []
        self._counting: list[int] = []  # the terms that do not always count nothing
        self._heat: list[float] = []

    def chances(self, g: Any) -> list[float]:
        """By seat, to win, while the game goes on."""
        if not self._by_step:
            self.use(self.stored())
        won = self.won(g)
        rows = self.terms(g)
        if won:
            return [1 / len(won) if seat in won else 0.0 for seat in range(len(rows))]
        weights = self._by_step[round(STEPS * min(1.0, max(0.0, self.progress(g))))]
        heat, counting = self._heat[len(rows)], self._counting
        worth: list[float] = []
        for row in rows:
            own = 0.0
            for at in counting:
                own += weights[at] * row[at]
            worth.append(heat * own)
        return softmax(worth)

    def weights(self, g: Any, players: int) -> list[float]:
        """How much each term counts in a position, of what chances follow from."""
        if not self._by_step:
            self.use(self.stored())
        weights = self._by_step[round(STEPS * min(1.0, max(0.0, self.progress(g))))]
        return [self._heat[players] * weight for weight in weights]

    def leaning(self, leans: Mapping[str, float]) -> Judgement:
        """One to which some terms count more or less, by so much."""
        stored, other = self.stored(), Judgement(self.package, self.names, self.terms, self.progress, self.won)
        terms = dict(stored.terms)
        for name, by in leans.items():
            early, late = terms.get(name, (0.0, 0.0))
            terms[name] = (early + by, late + by)
        other.use(Weights(terms, stored.heat))
        other.leans = [leans.get(name, 0.0) for name in self.names]
        return other

    def unmannered(self) -> Judgement:
        """One to which manners count nothing: by how a seat keeps others waiting nobody wins or loses."""
        stored, other = self.stored(), Judgement(self.package, self.names, self.terms, self.progress, self.won)
        other.use(Weights({name: span for name, span in stored.terms.items() if name not in self.fixed}, stored.heat))
        return other

    def leant(self, g: Any, seat: int) -> float:
        """What a leaning alone makes of a position, for whoever judges it otherwise."""
        return sum([by * term for by, term in zip(self.leans, self.terms(g)[seat], strict=True) if by])

    def stored(self) -> Weights:
        """As they lie beside the game."""
        text = resources.files(self.package).joinpath(FILE).read_text(encoding="utf-8")
        return wire.decode(text.encode(), Weights)

    def use(self, weights: Weights) -> None:
        """Judge by these from now on; what they do not name counts nothing."""
        pairs = [weights.terms.get(name, (0.0, 0.0)) for name in self.names]
        self._by_step = [[early + (late - early) * step / STEPS for early, late in pairs] for step in range(STEPS + 1)]
        self._counting = [at for at, pair in enumerate(pairs) if pair != (0, 0)]
        self._heat = [weights.heat.get(str(players), 1.0) for players in range(12)]


def softmax(worth: Sequence[float]) -> list[float]:
    top = max(worth)
    odds = [exp(one - top) for one in worth]
    whole = sum(odds)
    return [one / whole for one in odds]
