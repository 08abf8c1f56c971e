"""What a benchmark plays: its tables, its deals and who is met there. What is published under a name never changes."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from interrex.bots.arena import Bout, bouts
from interrex.bots.kinds import Kind, name_of
from interrex.bots.playout import playout
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.registry import find as find_game
from interrex.engine.registry import games
from interrex.engine.state import State

from .fortune import Fortune

LONGEST: Final = 20_000  # decisions; a game that goes on beyond that is nobody's victory


class Suite(NamedTuple):
    """A benchmark by its name: so many deals of every game that has a judgement, ours and others'."""

    name: str
    players: int
    deals: dict[str, int]  # by baseline: each is played as often as there are seats

    @property
    def games(self) -> tuple[str, ...]:
        return tuple([game.id for game in games() if game.thinking.judgement is not None])


SUITES: Final = {suite.name: suite for suite in [Suite("bench-1", 4, {"random": 50, "steward": 50, "knight": 10})]}


class Measured(wire.Struct, frozen=True):
    """One game of a benchmark: a line of its file. Whoever plays it again gets the same line."""

    name: str
    game: str
    rival: str
    deal: int
    seat: int  # the entrant's
    role: str
    won: float  # the entrant's part of the victory
    luck: float  # what its chances owe to luck, as the game judges them
    events: int  # moves that luck had a part in
    decisions: int
    error: str = ""  # why it was not finished


def mark(game: Game) -> str:
    """Of the weights by which a game's positions are judged: with others stewards play and luck is seen otherwise."""
    judgement = game.thinking.judgement
    assert judgement is not None
    weights = judgement.stored()
    return blake2b(
        wire.encode([sorted(weights.terms.items()), sorted(weights.heat.items())]), digest_size=8
    ).hexdigest()


def bouts_of(suite: Suite, entrant: Kind, titles: Sequence[str], rivals: Sequence[str], deals: int) -> list[Bout]:
    """All that is to be played, rivals by turns; ``deals``: at most so many of each.

    Who meets itself plays one game in every seat of it and wins its fair share: that is not played.
    """
    found: list[Bout] = []
    for game in titles:
        options = find_game(game).check(suite.players, {})
        for rival in [rival for rival in rivals if rival != entrant]:
            many = min(deals, suite.deals[rival]) * suite.players
            found += bouts(game, [(entrant, rival)], suite.players, options, f"{suite.name} {game}", many)
    return sorted(found, key=lambda bout: bout.number // bout.players)  # who is interrupted has some of each


def name_of_bout(bout: Bout) -> str:
    return f"{bout.game} {bout.name}"


class Endless(Exception):
    """A game went on for too long."""


def measure_all(bouts: list[Bout]) -> list[Measured]:
    """Play some; a function, because another process finds it by its name."""
    return [measure(bout) for bout in bouts]


def measure(bout: Bout) -> Measured:
    game = find_game(bout.game)
    fortune = Fortune(game, bout.players, bout.deal)
    decisions = 0

    def before(state: State, seat: int, action: Action) -> None:
        nonlocal decisions
        decisions += 1
        if decisions > LONGEST:
            raise Endless
        fortune.before(state, seat, action)

    about = (name_of_bout(bout), bout.game, name_of(bout.rival), bout.number // bout.players, bout.seat)
    try:
        outcome = playout(game, bout.players, bout.options, bout.deal, bout.kinds, watch=fortune.after, before=before)
    except Exception as error:  # whatever an entrant raises: it has not won
        return Measured(*about, "", 0.0, 0.0, fortune.events, decisions, f"{type(error).__name__}: {error}")
    winners = outcome.result.winners
    won = 1 / len(winners) if bout.seat in winners else 0.0
    role = outcome.roles[bout.seat] if outcome.roles else ""
    luck = round(fortune.of_seat[bout.seat], 9)
    return Measured(*about, role, won, luck, fortune.events, outcome.decisions)
