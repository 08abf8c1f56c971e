"""The registered games."""

from __future__ import annotations

from difflib import get_close_matches

from .errors import UnknownGame
from .game import Game

_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    assert game.id not in _GAMES or _GAMES[game.id].package == game.package, f"two games called {game.id}"
    _GAMES[game.id] = game


def unregister(game_id: str) -> None:
    """For tests that bring a game of their own."""
    del _GAMES[game_id]


def games() -> tuple[Game, ...]:
    """Every registered game, in the order of registration."""
    return tuple(_GAMES.values())


def find(game_id: str) -> Game:
    """The game of that id, or UnknownGame with the nearest names."""
    if game_id in _GAMES:
        return _GAMES[game_id]
    close = get_close_matches(game_id.lower(), _GAMES, 1) or list(_GAMES)
    raise UnknownGame("engine-unknown-game", name=game_id, known=", ".join(close))
