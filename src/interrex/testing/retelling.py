"""Games told again: whoever knows nothing but the log must be able to say how things stand.

A game's test brings a listener that is given the messages everybody hears, and nothing else; and says which part of
what a spectator sees it claims to know. After every move that changes whose turn it is, the two are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from interrex.bots import asked_seats, decide, find, make
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.message import Message


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
            _compare(listener.board(), public(game.view(match.state, None)), since)
            compared += 1
            since.clear()
        seats = asked_seats(match.state)
        if not seats:
            break
        match.play(seats[0], decide(bots[seats[0]], match.state, seats[0]))
    assert match.over, "the game did not end"
    return compared


def _compare(told: dict[str, Any], seen: dict[str, Any], since: list[str]) -> None:
    apart = {
        name: (told.get(name), seen.get(name)) for name in told.keys() | seen.keys() if told.get(name) != seen.get(name)
    }
    rows = [
        f"  {name}: the log says {says!r}, the board shows {shows!r}" for name, (says, shows) in sorted(apart.items())
    ]
    assert not apart, "\n".join(["cannot be told from the log:", *rows, "since the last turn:", *since])
