"""Calibration: chances as the judgement names them, made to come true as often as they say.

Bots only compare positions; a review also says how likely a victory was. So how far the judgement's differences decide
is found anew from finished games of stewards, by number of players, and what each role wins beside what was expected of
it; both at the beginning of a game and at its end, and between them as far as it has come. It lies beside a game
(``calibration.json``) and is found by ``python -m interrex.review.learning``. No bot judges by it. Terms that are a
matter of manners, which keep bots from talking for ever, are left out: nobody's chance is gone while they talk.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import exp, log
from typing import Final

from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.judgement import Judgement
from interrex.engine.state import State

FILE: Final = "calibration.json"

Span = tuple[float, float]  # at the beginning of a game and at its end


class Calibration(wire.Struct, frozen=True):
    """None: chances are taken as they are."""

    scale: dict[str, Span] = {}  # noqa: RUF012 - msgspec copies it; by number of players: how far differences decide
    lean: dict[str, Span] = {}  # noqa: RUF012 - by role
    games: int = 0  # it was found from so many
    bend: Span = (0.0, 0.0)  # what a whole chance counts besides; below nothing, large ones are drawn in most
    ahead: float = 0.0  # so much of what luck did is seen only when everybody has played on to the next chance

    def scaled(self, players: int, progress: float) -> float:
        return _between(self.scale.get(str(players), (1.0, 1.0)), progress)

    def of(self, chances: list[float], progress: float, roles: tuple[str, ...]) -> list[float]:
        """What they come to; what is certain stays so."""
        if not self.games or 0.0 in chances:
            return chances
        scale, bend = self.scaled(len(chances), progress), _between(self.bend, progress)
        worth = [scale * log(chance) + bend * chance for chance in chances]
        if self.lean and roles:
            leans = [_between(self.lean.get(role, (0.0, 0.0)), progress) for role in roles]
            worth = [one + lean for one, lean in zip(worth, leans, strict=True)]
        top = max(worth)
        odds = [exp(one - top) for one in worth]
        whole = sum(odds)
        return [one / whole for one in odds]


def _between(span: Span, progress: float) -> float:
    return span[0] + (span[1] - span[0]) * progress


def stored(game: Game) -> Calibration:
    """As it lies beside the game; a game without one is judged as bots judge it."""
    return _stored(game.package)


@cache
def _stored(package: str) -> Calibration:
    file = resources.files(package).joinpath(FILE)
    return wire.decode(file.read_bytes(), Calibration) if file.is_file() else Calibration()


def forget() -> None:
    """What was read: another lies there now."""
    _stored.cache_clear()


def progress(game: Game, state: State) -> float:
    """How far a game has come, from 0 to 1."""
    judgement = game.thinking.judgement
    assert judgement is not None
    return min(1.0, max(0.0, judgement.progress(state)))


def named(game: Game, state: State) -> list[float]:
    """By seat, to win, as the judgement names it before it is calibrated."""
    judgement = game.thinking.judgement
    assert judgement is not None
    return game.chances(state) if state.over or not judgement.fixed else _unmannered(judgement).chances(state)


@cache
def _unmannered(judgement: Judgement) -> Judgement:
    return judgement.unmannered()


def chances(game: Game, state: State) -> list[float]:
    """By seat, to win, as often as they come true."""
    found, calibration = named(game, state), stored(game)
    if state.over or not calibration.games:
        return found
    return calibration.of(found, progress(game, state), game.roles(state))
