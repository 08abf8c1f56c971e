"""What was tried: nodes are questions after a sequence of actions, whatever the world; edges are answers.

Chance and hidden cards are drawn anew with every world, so a node is not a position (an open loop): it stands for all
that a seat may be asked after the same actions. Every seat picks what is good for itself.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from interrex.engine.action import Action

PRIOR_SPREAD: Final = 0.35  # of first values, in standard deviations: how sharply priors tell them apart
FLOOR: Final = 0.15  # of the priors, shared by all alike
EXPLORE: Final = 1.0
LEAST_SPAN: Final = 0.01  # differences of chances below this are noise


class Edge:
    """An answer: how often it was tried and what came of it, what it seemed worth at first, and how likely it was."""

    __slots__ = ("first", "next", "prior", "tried", "worth")

    def __init__(self, first: float, prior: float) -> None:
        self.first = first
        self.prior = prior
        self.tried = 0
        self.worth = 0.0
        self.next: dict[Any, Node] = {}

    def mean(self) -> float:
        """What it is worth, the first look counted as one try."""
        return (self.first + self.worth) / (1 + self.tried)


class Node:
    """A question."""

    __slots__ = ("edges", "next")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.next: dict[Any, Node] = {}  # under seal: questions that hang on a seat's own answers alone

    def learn(self, actions: list[Action], first: list[float]) -> None:
        """Enter answers with what they seemed worth; priors follow from how far they are apart."""
        n = len(first)
        best, mean = max(first), sum(first) / n
        spread = PRIOR_SPREAD * sqrt(sum([(one - mean) ** 2 for one in first]) / n)
        odds = [exp(max(-30.0, (one - best) / spread)) for one in first] if spread > 1e-9 else [1.0] * n
        whole = sum(odds)
        for action, worth, one in zip(actions, first, odds, strict=True):
            self.edges[action] = Edge(worth, (1 - FLOOR) * one / whole + FLOOR / n)

    def pick(self, actions: list[Action]) -> Action:
        """Of answers that are all known: the one that promises most, and those little was tried of a little more."""
        edges = [self.edges[action] for action in actions]
        tried = sum([edge.tried for edge in edges])
        moved = sum([edge.worth - edge.tried * edge.first for edge in edges])
        shift = moved / tried if tried else 0.0  # by so much first looks were wrong about those that were tried
        means = [(edge.worth + edge.first + shift) / (edge.tried + 1) for edge in edges]
        low = min(means)
        span = max(max(means) - low, LEAST_SPAN)
        mass = sum([edge.prior for edge in edges])
        eager = EXPLORE * sqrt(tried + 1) / mass
        worth = [
            (mean - low) / span + eager * edge.prior / (1 + edge.tried) for mean, edge in zip(means, edges, strict=True)
        ]
        return actions[worth.index(max(worth))]


def after(place: Node | Edge, key: Any) -> Node:
    """The node of a question that follows, made when it first comes up."""
    found = place.next.get(key)
    if found is None:
        found = place.next[key] = Node()
    return found
