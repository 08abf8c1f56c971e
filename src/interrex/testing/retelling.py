"""Games told again: whoever knows nothing but the log must be able to say how things stand.

A game's test brings a listener that is given the messages everybody hears, and nothing else; and says which part of
what a spectator sees it claims to know. After every move that changes whose turn it is, the two are compared.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final, Protocol, get_args, get_type_hints

from interrex.bots import asked_seats, decide, find, make
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.wire import Struct

GAMES: Final = int(os.environ.get("INTERREX_RETOLD", "1"))  # of each kind that are told again


class Listener(Protocol):
    """Somebody who was told what happened, and was not there."""

    def hear(self, message: Message) -> None:
        """One line of the log."""

    def board(self) -> dict[str, Any]:
        """How things stand, by what was heard: the same shape as what is compared with it."""


# What a spectator sees (the game's own type) -> the part of it that the log must tell.
Public = Callable[[Any], dict[str, Any]]
# What everybody sees when the first question is asked, and the number of players -> somebody who listens from then on.
Arrive = Callable[[Any, int], Listener]


def retell(
    game: Game,
    players: int,
    seed: int | str,
    arrive: Arrive,
    public: Public,
    *,
    turn: Callable[[Any], Any],
    options: dict[str, Any] | None = None,
    bot: str = "random",
    most: int = 4000,
) -> int:
    """Play a game and compare after every turn; the number of comparisons. ``turn`` (of a position) changes with turns.

    A difference is told with the lines since the turn before.
    """
    match = Match(game, players, options or {}, key_from_seed(seed))
    return retell_match(match, seed, arrive, public, turn=turn, bot=bot, most=most)


def retell_match(
    match: Match,
    seed: int | str,
    arrive: Arrive,
    public: Public,
    *,
    turn: Callable[[Any], Any],
    bot: str = "random",
    most: int = 4000,
) -> int:
    """The same of a game that has just begun: the next of a campaign, say."""
    game, players = match.game, match.players
    bots = [make(find(bot), game, Luck(key_from_seed(f"{seed} teller {seat}"))) for seat in range(players)]
    listener = arrive(game.view(match.state, None), players)
    heard, compared, whose = len(match.lines), 0, turn(match.state)
    since: list[str] = []
    names = tuple([f"Player {seat + 1}" for seat in range(players)])
    for _ in range(most):
        for line in match.lines[heard:]:
            if line.audience is None:
                since.append(match.sentence(line.message, "en", names))
                listener.hear(line.message)
        heard = len(match.lines)
        if match.over or turn(match.state) != whose:
            whose = turn(match.state)
            compare(listener.board(), public(game.view(match.state, None)), since)
            compared += 1
            since.clear()
        seats = asked_seats(match.state)
        if not seats:
            break
        match.play(seats[0], decide(bots[seats[0]], match.state, seats[0]))
    assert match.over, "the game did not end"
    return compared


def compare(told: dict[str, Any], seen: dict[str, Any], since: list[str]) -> None:
    """What the log says and what the board shows; ``since``: the lines since the last time."""
    apart = {
        name: (told.get(name), seen.get(name)) for name in told.keys() | seen.keys() if told.get(name) != seen.get(name)
    }
    rows = [
        f"  {name}: the log says {says!r}, the board shows {shows!r}" for name, (says, shows) in sorted(apart.items())
    ]
    assert not apart, "\n".join(["cannot be told from the log:", *rows, "since the last turn:", *since])


# ------------------------------------------------------------------------------------------- what of a view is compared


class Compared:
    """The public part of a view, and which of the view's fields it was made of, whenever it was asked for."""

    def __init__(self, public: Public) -> None:
        self.public = public
        self.read: set[str] = set()

    def __call__(self, shown: Any) -> dict[str, Any]:
        _read_whole(self.public(_watched(shown, self.read)), self.read)
        return self.public(shown)


def fields_of(kind: Any) -> set[str]:
    """The fields of a type and of the types within, by name."""
    found: set[str] = set()
    if isinstance(kind, type) and issubclass(kind, Struct):
        for name, within in get_type_hints(kind).items():
            found |= {f"{kind.__name__}.{name}"} | fields_of(within)
    for within in get_args(kind):
        found |= fields_of(within)
    return found


class _Watched:
    """A value of a view that notes which of its fields are looked at."""

    def __init__(self, value: Struct, read: set[str]) -> None:
        self._value, self._read = value, read

    def __getattr__(self, name: str) -> Any:
        self._read.add(f"{type(self._value).__name__}.{name}")
        return _watched(getattr(self._value, name), self._read)

    def whole(self) -> set[str]:
        return fields_of(type(self._value))


def _watched(value: Any, read: set[str]) -> Any:
    if isinstance(value, Struct):
        return _Watched(value, read)
    if isinstance(value, dict):
        return {name: _watched(one, read) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return type(value)([_watched(one, read) for one in value])
    return value


def _read_whole(value: Any, read: set[str]) -> None:
    """What was handed on as it is, is compared in all its fields."""
    if isinstance(value, _Watched):
        read |= value.whole()
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple | set) else ()
    for one in within:
        _read_whole(one, read)
