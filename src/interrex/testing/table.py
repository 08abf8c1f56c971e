"""A position on a table: play by text, look at what is offered, refused and said."""

from __future__ import annotations

from typing import Any, Self

from interrex.engine import wire
from interrex.engine.action import parse, text
from interrex.engine.match import check
from interrex.engine.message import Message, Refusal
from interrex.engine.prospect import Prospect
from interrex.engine.registry import find
from interrex.engine.state import State
from interrex.engine.words import words


class Table:
    """Any position of a game, however it came about, under the same checks as a match."""

    def __init__(self, game: str, state: State) -> None:
        self.game = find(game)
        self.state: Any = state
        state.listener = []
        state.run()

    def seat(self, seat: int | None = None) -> int:
        """The seat meant, or the one that must decide."""
        return int(self.state.pending()[0]) if seat is None else seat

    def play(self, *lines: str, seat: int | None = None) -> Self:
        """Play actions one after another, each for the seat that must decide unless one is named."""
        for line in lines:
            no = self.refusal(line, seat)
            if no is not None:
                raise AssertionError(f"{line!r} is refused: {self.say(no.message)} Offered: {self.offers(seat)}")
            who = self.seat(seat)
            self.state.play(who, self.state.waiting().read(who, parse(line)))
        return self

    def play_out(self, line: str = "pass") -> Self:
        """Answer everything that comes with the same action."""
        while not self.state.over:
            self.play(line)
        return self

    def offers(self, seat: int | None = None) -> list[str]:
        return [text(a) for a in self.state.actions(self.seat(seat))] if not self.state.over else []

    def refusal(self, line: str, seat: int | None = None) -> Refusal | None:
        return check(self.game, self.state, self.seat(seat), parse(line))

    def refused(self, line: str, seat: int | None = None) -> str:
        """The rule that forbids the action; fails if nothing does."""
        no = self.refusal(line, seat)
        assert no is not None, f"{line!r} is allowed"
        assert self.say(no.message) != no.message.key, f"no words for {no.message.key}"
        return no.rule

    def prospect(self, line: str, seat: int | None = None) -> Prospect:
        return self.game.prospect(self.state, self.seat(seat), parse(line))

    def foreseen(self, line: str, seat: int | None = None) -> list[str]:
        """What is said beforehand about an offer."""
        return [self.say(message) for _, message in self.prospect(line, seat).lines]

    def foretold(self, seat: int | None = None) -> list[str]:
        """What the seat is told to expect."""
        return [self.say(told) for told in self.game.warnings(self.state, self.seat(seat))]

    def asked(self) -> str:
        """The key of the question put to the seat that must decide."""
        return str(self.state.waiting().ask(self.state, self.seat()).key)

    def said(self, seat: int | None = None) -> list[str]:
        """The keys of everything said that the seat (None: a spectator) may hear."""
        return [t.message.key for t in self.state.listener if t.audience in (None, seat)]

    def say(self, message: Message, language: str = "en") -> str:
        return words(language, self.game.id).say(message)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a client would read."""
        shown: dict[str, Any] = wire.plain(self.game.view(self.state, seat))
        return shown
