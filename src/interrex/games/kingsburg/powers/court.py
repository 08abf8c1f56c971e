"""Uses that reach the advisors, the enemy's card and the other seats."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal
from interrex.engine.state import State

from ..data import NOTHING, RANK, RANKS
from ..moments import WHITE_DICE, ask
from ..play.support import Peek
from ..play.whims import copy_lowest, lowest_free
from ..state import ONCE_MORE, Kingsburg
from ..words import ADVISOR, gifts, sourced
from .gifts import tell
from .use import Usable


class Look(Usable):
    """A secret look at the year's enemy (rulebook 13.4), late in the game."""

    def __init__(self, name: str, from_year: int) -> None:
        super().__init__(name)
        self.from_year = from_year

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.year >= self.from_year else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.push(Peek(seat, None))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-look", self.name)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Pray(Usable):
    """White dice for those who would have none, points for the others (rulebook 17.2.5)."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Kingsburg, seat: int) -> None:
        tell(g, "kingsburg-prays", self.name, seat=seat)
        for other in g.order:
            if ask(g, other, WHITE_DICE, g.aided >> other & 1):
                g.score[other] += 1
                tell(g, "kingsburg-gains", self.name, seat=other, gifts=gifts(NOTHING, points=1))
            else:
                g.aided |= 1 << other

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-pray", self.name)


class Reserve(Usable):
    """An advisor whom nobody else may influence this year (rulebook 21.2.4)."""

    takes = (ADVISOR,)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(rank) for rank in RANKS]

    def act(self, g: Kingsburg, seat: int, rank: int) -> None:
        closed = [shut if other == seat else shut | 1 << rank for other, shut in enumerate(g.modules.closed)]
        g.renew().closed = tuple(closed)
        tell(g, "kingsburg-reserves", self.name, seat=seat, advisor=rank)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-reserve", self.name, advisor=a[1])

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class SupportTwice(Usable):
    """Who influenced only low advisors is supported twice by one of them, at that one's rank (rulebook 21.2.7)."""

    takes = (ADVISOR,)

    def __init__(self, name: str, to_rank: int) -> None:
        super().__init__(name)
        self.to_rank = to_rank

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        own = sorted({place for place, owner, _ in g.placed if owner == seat})
        only_low = all(RANK[place] <= self.to_rank for place in own)
        return [self.action(place) for place in own] if only_low else []

    def act(self, g: Kingsburg, seat: int, rank: int) -> None:
        g.placed.append((rank, seat, ONCE_MORE))
        tell(g, "kingsburg-supports-twice", self.name, seat=seat, advisor=rank)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-support-twice", self.name, advisor=a[1])

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Raid(Usable):
    """The support of the lowest advisor whom nobody influenced (rulebook 21.2.8)."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if lowest_free(g) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        asked = copy_lowest(g, seat, 0)
        if asked is not None:
            g.push(asked)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-raid", self.name)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()
