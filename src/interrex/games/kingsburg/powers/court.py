"""Uses that reach the advisors, the enemy's card and the other seats."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.conditions import Condition
from interrex.engine.message import Message
from interrex.engine.state import State

from ..data import NOTHING, RANKS
from ..gifts import tell
from ..moments import WHITE_DICE, ask
from ..play.support import Peek
from ..play.whims import copy_lowest
from ..state import ONCE_MORE, Kingsburg
from ..words import ADVISOR, gifts
from .conditions import an_advisor_is_free, from_year, only_low_advisors
from .use import Usable


class Look(Usable):
    """A secret look at the year's enemy (rulebook 13.4), late in the game."""

    def __init__(self, since: int) -> None:
        super().__init__()
        self.needs = from_year(since) if since > 1 else None

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.push(Peek(seat, None))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-look")


class Pray(Usable):
    """White dice for those who would have none, points for the others (rulebook 17.2.5)."""

    def happens(self, g: Kingsburg, seat: int) -> None:
        tell(g, "kingsburg-prays", self.name, seat=seat)
        for other in g.order:
            if ask(g, other, WHITE_DICE, g.aided >> other & 1):
                g.score[other] += 1
                tell(g, "kingsburg-gains", self.name, seat=other, gifts=gifts(NOTHING, points=1))
            else:
                g.aided |= 1 << other
                g.tell("kingsburg-blessed", seat=other)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-pray")


class Reserve(Usable):
    """An advisor whom nobody else may influence this year (rulebook 21.2.4)."""

    takes = (ADVISOR,)

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(rank) for rank in RANKS]

    def happens(self, g: Kingsburg, seat: int, rank: int) -> None:
        closed = [shut if other == seat else shut | 1 << rank for other, shut in enumerate(g.modules.closed)]
        g.renew().closed = tuple(closed)
        tell(g, "kingsburg-reserves", self.name, seat=seat, advisor=rank)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-reserve", advisor=a[1])


class SupportTwice(Usable):
    """Who influenced only low advisors is supported twice by one of them, at that one's rank (rulebook 21.2.7)."""

    takes = (ADVISOR,)

    def __init__(self, to_rank: int) -> None:
        super().__init__()
        self.needs = only_low_advisors(to_rank)

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        own = sorted({place for place, owner, _ in g.placed if owner == seat})
        return [self.action(place) for place in own]

    def happens(self, g: Kingsburg, seat: int, rank: int) -> None:
        g.placed.append((rank, seat, ONCE_MORE))
        tell(g, "kingsburg-supports-twice", self.name, seat=seat, advisor=rank)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-support-twice", advisor=a[1])


class Raid(Usable):
    """The support of the lowest advisor whom nobody influenced (rulebook 21.2.8)."""

    needs: Condition | None = an_advisor_is_free

    def happens(self, g: Kingsburg, seat: int) -> None:
        asked = copy_lowest(g, self.number, seat, 0)
        if asked is not None:
            g.push(asked)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-raid")
