"""A game as doors to other libraries play it: at the fast layer, one seat asked at a time, answers by their numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from interrex.engine.action import Action
from interrex.engine.errors import BadConfig
from interrex.engine.game import Game, Options, View
from interrex.engine.luck import Luck
from interrex.engine.state import State

from .layout import Layout, Numbers, Series, seen
from .numbering import Mask, Numbering
from .shapes import DoesNotFit


class Playing:
    """A position with what the fast layer does not remember: options, how many moves there were, who is asked.

    Seats that decide at the same time are asked in a fair order: with every move it begins one further on. Nobody gains
    by being asked later, since answers lie under seal until all have been given. What is asked is offered; drafts of
    deals, which decide nothing and never end, only where ``deals`` is true, to those who owe an answer.
    """

    __slots__ = (
        "_numbers",
        "_offers",
        "_series",
        "deals",
        "game",
        "layout",
        "moves",
        "numbering",
        "options",
        "players",
        "seat",
        "state",
    )

    state: State

    def __init__(self, layout: Layout, numbering: Numbering, options: Options, deals: bool = False) -> None:
        self.game: Game = layout.game
        self.layout = layout
        self.numbering = numbering
        self.players = layout.players
        self.options = self.game.check(self.players, options)
        self.deals = deals
        self._series = Series(layout)
        self._offers: dict[int, list[Action]] = {}  # by seat, until the next move
        self._numbers: dict[int, list[int]] = {}

    def begin(self, key: bytes) -> None:
        """The same key gives the same game."""
        self.state = self.game.start(self.players, self.options, Luck(key))
        self.state.run()
        self.moves = 0
        self.look()

    def copy(self) -> Playing:
        twin = self.around(self.state.copy())
        twin._offers, twin._numbers = self._offers.copy(), self._numbers.copy()
        return twin

    def around(self, state: State) -> Playing:
        """The same game at another position with as many moves: a world that a seat imagines, say."""
        twin: Any = Playing.__new__(Playing)
        for name in ("deals", "game", "layout", "moves", "numbering", "options", "players"):
            setattr(twin, name, getattr(self, name))
        twin.state = state
        twin._series = Series(self.layout)
        twin.look()
        found: Playing = twin
        return found

    def look(self) -> None:
        """Who is asked now; nobody, once the game is over."""
        owing = self.state.pending()
        self.seat = owing[self.moves % len(owing)] if owing else -1
        self._offers = {}
        self._numbers = {}

    @property
    def over(self) -> bool:
        return self.seat < 0

    def offers(self, seat: int) -> list[Action]:
        """What a seat that owes an answer may do."""
        found = self._offers.get(seat)
        if found is None:
            state = self.state
            found = self._offers[seat] = state.actions(seat) if self.deals else state.answers(seat)
        return found

    def numbers(self, seat: int) -> list[int]:
        """The number of each."""
        found = self._numbers.get(seat)
        if found is None:
            found = self._numbers[seat] = self.numbering.numbers(self.offers(seat))
        return found

    def chosen(self, seat: int, number: int) -> Action:
        """The action of a seat's that has this number; DoesNotFit, if none has."""
        try:
            place = self.numbers(seat).index(number)
        except ValueError:
            raise DoesNotFit("engine-array-not-offered", self.game.id, number=number) from None
        return self.offers(seat)[place]

    def play(self, seat: int, action: Action) -> None:
        self.state.play(seat, action)
        self.moves += 1
        self.look()

    def view(self, seat: int | None) -> View:
        return seen(self.game, self.state, seat, self.players, self.options, self.moves)

    def array(self, seat: int | None) -> Numbers:
        """What a seat sees, to be kept and not to be written to."""
        return np.frombuffer(self.glance(seat).tobytes(), self.layout.dtype)

    def glance(self, seat: int | None) -> Numbers:
        """What a seat sees, until the next look."""
        return self._series.write(self.view(seat))

    def mask(self, seat: int) -> Mask:
        """Of a seat that is not asked all zeros."""
        mask = np.zeros(self.numbering.n, np.int8)
        if seat == self.seat or seat in self.state.pending():
            mask[self.numbers(seat)] = 1
        return mask

    def shares(self) -> list[float]:
        """By seat, of a finished game: its share of the win, less that of everybody were all to win.

        Whoever wins alone among four has 3/4, the others have -1/4: it adds up to nothing.
        """
        won = self.game.result(self.state).winners
        return [(seat in won) / max(1, len(won)) - 1 / self.players for seat in range(self.players)]


def players_of(game: Game, players: int | None) -> int:
    """As asked, or four, or as many as there can be."""
    low, high = game.players
    chosen = min(max(low, 4), high) if players is None else players
    if not low <= chosen <= high:
        raise BadConfig("engine-bad-players", game.id, game=game.title, asked=chosen, low=low, high=high)
    return chosen
