"""The judgement of positions, and what a greedy player makes of it."""

from __future__ import annotations

import interrex
from interrex.games.old_kings_crown.bot import evaluate

from .positions import AUTUMN, END, at, seat


def test_influence_is_what_counts() -> None:
    t = at(AUTUMN, seat("nobility", "follower-1", influence=5), seat("clans", influence=2))
    assert evaluate(t.state, 0) > evaluate(t.state, 1)


def test_the_winner_has_won() -> None:
    t = at(END, seat("nobility", influence=5), seat("clans", influence=2))
    assert (evaluate(t.state, 0) > 50, evaluate(t.state, 1) < -50) == (True, True)


def test_greedy_beats_three_random_players() -> None:
    """Of 200 games it wins more than three in four; ten are enough to notice that it has lost its mind."""
    bots = ("greedy", "random", "random", "random")
    played = interrex.simulate("old-kings-crown", bots=bots, players=4, games=10, seed=1, rotate=False)
    assert sum([game.winners == (0,) for game in played.games]) >= 6
