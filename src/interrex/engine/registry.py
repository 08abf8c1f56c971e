"""The registered games: what installed packages bring through the entry point ``interrex.games``, ours included."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from .doors import BrokenPackage, Door
from .errors import UnknownGame
from .game import Game
from .message import Message


def _accept(name: str, found: object) -> Game | Message:
    if not isinstance(found, Game):
        return Message("engine-not-a-game", {})
    return found if found.id == name else Message("engine-other-id", {"id": found.id})


DOOR = Door("interrex.games", _accept)
_BY_HAND: dict[str, Game] = {}
_FORGETFUL: list[Callable[[], object]] = []


def register(game: Game) -> None:
    """A game without a package, for tests and notebooks; or one that is there, as it is from now on."""
    assert game.id not in ids() or find(game.id).package == game.package, f"two games called {game.id}"
    _BY_HAND[game.id] = game
    _forget()


def unregister(game_id: str) -> None:
    del _BY_HAND[game_id]
    _forget()


def on_change(forget: Callable[[], object]) -> None:
    """Call this whenever a game is another: for whoever keeps what it has made of one, such as its words."""
    _FORGETFUL.append(forget)


def _forget() -> None:
    for forget in _FORGETFUL:
        forget()


def ids() -> tuple[str, ...]:
    """The ids of all games, without importing any of them."""
    return tuple(dict.fromkeys((*DOOR.names(), *_BY_HAND)))


def games() -> tuple[Game, ...]:
    """Every registered game: one that the fewest can play, then ours, those of other packages, those by hand."""
    known = {game.id: game for game in (*DOOR.everything(), *_BY_HAND.values())}
    if not known:
        return ()
    first = min(known.values(), key=lambda game: game.players[0])
    return (first, *[game for game in known.values() if game is not first])


def find(game_id: str) -> Game:
    """The game of that id, or UnknownGame with the nearest names. No other game is imported for it."""
    if game_id in _BY_HAND:
        return _BY_HAND[game_id]
    if game_id in DOOR.names():
        try:
            return DOOR.load(game_id)
        except BrokenPackage as error:
            raise UnknownGame(error.said.key, **error.said.params) from error
    known = ids()
    if not known:
        raise UnknownGame("engine-no-games")
    raise UnknownGame("engine-unknown-game", name=game_id, known=", ".join(nearest(game_id, known)))


def nearest(name: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """What may have been meant, or all there is."""
    return tuple(get_close_matches(name.lower(), known, 1)) or known


def first() -> str:
    """The game for whoever names none: of those that the fewest can play, the first."""
    if not (known := games()):
        raise UnknownGame("engine-no-games")
    return known[0].id
