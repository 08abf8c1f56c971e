"""A productive season: spring, summer, autumn (phases 2, 4 and 6)."""

from __future__ import annotations

from .. import cards
from ..state import Kingsburg, Procedure
from .building import Building
from .choices import UseBuilding
from .influence import Influencing
from .rolling import Rolling, block_advisors
from .support import Support


class Season(Procedure):
    """Rulebook 4, with 10 for two players."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        g.taken = 0
        g.passed = 0
        g.used = [0] * g.players
        if g.players == 2:
            block_advisors(g)
        g.then(*STEPS)
        return False


class SeasonEnd(Procedure):
    """Each seat in turn order (rulebook 14.16): what comes by itself first, then what it may use (14.15)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        for place in range(n, g.players):
            seat = g.order[place]
            cards.season_end(g, seat)
            if cards.uses(g, seat, cards.SEASON_END):
                g.resume_at(place + 1)
                g.push(UseBuilding(seat, cards.SEASON_END))
                return True
        return False


STEPS = (Rolling(), Influencing(), Support(), Building(), SeasonEnd())
