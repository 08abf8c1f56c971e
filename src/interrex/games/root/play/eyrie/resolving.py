"""Resolving the Decree, column by column, in full or into turmoil (law 7.5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import ONCE, Verb

from ...boards import EyrieBoard
from ...data import COLUMNS, EYRIE
from ...hands import different
from ...state import DONE, Root, SeatProcedure
from ...words import ON_DECREE, decree_word
from ..daylight import DaylightChoice, may_have_more
from .columns import RESOLVE
from .turmoil import Turmoil


def begin_column(g: Root, column: int) -> None:
    """What is left of a column is kept beside the Decree, which stays as it is."""
    mine: EyrieBoard = g.boards[EYRIE]
    mine.column = column
    mine.unresolved = mine.decree[column] if column < DONE else ()


def under_way(g: Root) -> int:
    """The column being resolved."""
    mine: EyrieBoard = g.boards[EYRIE]
    return mine.column


class ResolveDecree(SeatProcedure):
    """The cards of a column still to be resolved; then the next column (law 7.5.2)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        mine: EyrieBoard = g.boards[EYRIE]
        while not mine.unresolved and mine.column < DONE:
            begin_column(g, mine.column + 1)
        seat = self.seat
        if mine.column == DONE:
            if may_have_more(g, seat):
                g.push(EndOfDaylight(seat))
        elif found := RESOLVE[mine.column].ways(g, seat):
            g.push(Resolve(seat, tuple(found)))
        elif may_have_more(g, seat):
            g.push(BeforeTurmoil(seat))
        else:
            g.push(Turmoil(seat))
        return False


class GiveUp(Verb[Root]):
    """The order within a column is free, so a card that cannot be resolved may come first: turmoil (law 7.5.2)."""

    name = "turmoil"
    rule = "7.5.2"

    def __init__(self, column: int) -> None:
        super().__init__("", ON_DECREE[column])

    def hopeless(self, g: Root, found: tuple[Action, ...]) -> list[Action]:
        """The cards that none of the ways found resolves."""
        mine: EyrieBoard = g.boards[EYRIE]
        if len(mine.unresolved) == 1:
            return []  # it is resolved by what was found
        can = {a[1] for a in found}
        return [self.action(card) for card in different(mine.unresolved) if decree_word(card) not in can]

    def act(self, g: Root, seat: int, card: int) -> None:
        g.push(Turmoil(seat))

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        unresolved = g.boards[EYRIE].unresolved
        return refusal(self.rule, "root-no-turmoil" if card in unresolved else "root-no-decree-card")


GIVE_UP: Final = tuple([GiveUp(column) for column in range(len(COLUMNS))])


class DecreeChoice(DaylightChoice):
    """What Daylight allows while the Decree is carried out; afterwards the column is looked at afresh."""

    __slots__ = ()
    again = ONCE  # the Decree itself asks again

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        g.push(ResolveDecree(self.seat))
        verb.perform(g, self.seat, a)


class Resolve(DecreeChoice):
    """Resolve one card of the column. If it cannot be done, there is turmoil."""

    __slots__ = ("found",)
    rule = "7.5.2"

    def __init__(self, seat: int, found: tuple[Action, ...]) -> None:
        self.seat = seat
        self.found = found  # every way to resolve a card

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        column = under_way(g)
        return (RESOLVE[column], GIVE_UP[column], *self.besides(g))

    def find(self, g: Root, name: str | int) -> Verb[Root] | None:
        verb = RESOLVE[under_way(g)]
        return verb if name == verb.name else super().find(g, name)

    def actions(self, g: Root) -> list[Action]:
        found = [*self.found, *GIVE_UP[under_way(g)].hopeless(g, self.found)]
        for verb in self.besides(g):
            found += verb.offers(g, self.seat)
        return found

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        if verb is GIVE_UP[under_way(g)]:
            verb.perform(g, self.seat, a)  # the Decree is gone, there is nothing to go on with
        else:
            super().do(g, verb, a)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        if a == PASS:
            return refusal("7.5.2", "root-no-decree-skip")
        if a[0] in COLUMNS:
            return refusal("7.5.2", "root-no-other-column", column=COLUMNS[under_way(g)])
        return super().otherwise(g, a)

    def question(self, g: Root) -> Message:
        left = len(g.boards[EYRIE].unresolved)
        return Message("root-ask-resolve", {"column": COLUMNS[under_way(g)], "n": left})


class EndOfDaylight(DaylightChoice):
    """The Decree is resolved; what else Daylight allows may still be done."""

    __slots__ = ()
    rule = "7.5"
    asks = "root-ask-end-of-daylight"
    ends = "root-do-pass-end-of-daylight"


class BeforeTurmoil(DecreeChoice):
    """The next card cannot be resolved, but something may still be done first, and may even help."""

    __slots__ = ()
    rule = "7.5.2"
    asks = "root-ask-before-turmoil"
    ends = "root-do-pass-before-turmoil"

    def passed(self, g: Root) -> None:
        g.push(Turmoil(self.seat))
