"""The table: a match, who sits in which seat, and the file in which the game is kept."""

from __future__ import annotations

from pathlib import Path

from interrex.bots import asked_seats, judged
from interrex.bots.seated import may_move, thinking
from interrex.engine.action import Action
from interrex.engine.match import Match
from interrex.engine.message import Message

from . import saves
from .arguments import HUMAN, check_kinds
from .words import CommandError, words

BOT_NAMES = ("Ada", "Bruno", "Celia", "Daria", "Emil", "Flora", "Greta", "Hugo")


def names_of(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """People are called by their seats, bots have names."""
    return tuple(
        [
            words().say(Message("engine-seat", {"seat": seat})) if kind == HUMAN else BOT_NAMES[seat % len(BOT_NAMES)]
            for seat, kind in enumerate(kinds)
        ]
    )


def names_at(match: Match, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """A game that began elsewhere keeps the names it came with."""
    usual = names_of(kinds)
    return tuple([name or spare for name, spare in zip(match.names or usual, usual, strict=True)])


class Table:
    """Every move made here is saved before the next one is asked for."""

    def __init__(self, match: Match, kinds: tuple[str, ...], path: Path, houses: tuple[str, ...] = ()) -> None:
        check_kinds(kinds, humans=True)
        for kind in kinds:
            judged(kind, match.game)
        self.match = match
        self.kinds = kinds
        self.path = path
        self.houses = houses  # by seat: in a campaign, players go by the names of their houses
        self.hints = len(self.humans()) == 1  # may the table be asked what to do? Not where people play people
        self.tutor: float | None = None  # a loss of a chance to win beyond which a tutor speaks up; None: there is none
        self.trouble: CommandError | None = None  # why the last move could not be saved
        saves.save_both(path, match.record, kinds)

    def save(self) -> None:
        saves.save(self.path, self.match.record)

    @property
    def names(self) -> tuple[str, ...]:
        return self.houses or names_at(self.match, self.kinds)

    def humans(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def play(self, seat: int, action: Action | str) -> None:
        self.match.play(seat, action)
        self._keep()

    def play_bots(self) -> None:
        """Let the bots move until a person has to decide or the game is over."""
        while bots := self.bots_to_move():
            self.play(bots[0], thinking(self.match, bots[0], self.kinds[bots[0]])())

    def bots_to_move(self) -> list[int]:
        return [
            seat for seat in asked_seats(self.match.state) if self.kinds[seat] != HUMAN and may_move(self.match, seat)
        ]

    def teach(self, loss: float) -> None:
        """A tutor speaks up before a move that costs more; only where one plays bots."""
        if len(self.humans()) != 1:
            raise CommandError("cli-tutor-alone")
        self.tutor = loss

    def take_back(self, moves: int, spoils: bool) -> None:
        """``spoils``: it is a practice game from now on."""
        self.match.undo(moves)
        self.match.practice |= spoils
        self._keep()

    def _keep(self) -> None:
        """Save, but let the game go on if the disk will not have it."""
        try:
            self.save()
            self.trouble = None
        except CommandError as error:
            self.trouble = error
