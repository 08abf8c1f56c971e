"""How somebody has fared: statistics and ratings, what goes over HTTP."""

from __future__ import annotations

from typing import Literal

from interrex.engine.wire import Struct


class Tally(Struct, frozen=True):
    """So many games, of which so many were won; by chance, one would have won so many."""

    game: str  # nothing: of all
    name: str  # a side's or an opponent's
    games: int
    won: float  # half, where somebody else did as well
    chance: float


class Statistics(Struct, frozen=True):
    """GET /api/me/statistics: my finished games; no practice, and no games of campaigns."""

    games: list[Tally]
    sides: list[Tally]
    opponents: list[Tally]  # won: I came before them
    played: int


class RatingInfo(Struct, frozen=True):
    """How strong I am at a game; at a number of players there, or with a side."""

    game: str
    kind: Literal["game", "count", "side"]
    value: str
    name: str
    rating: int
    spread: int  # two in three are closer
    games: int


class Ratings(Struct, frozen=True):
    """GET /api/me/ratings: mine, if my settings say that I like them (``ratings``)."""

    liked: bool
    ratings: list[RatingInfo]
