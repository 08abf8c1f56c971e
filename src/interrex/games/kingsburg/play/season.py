"""A productive season: spring, summer, autumn (phases 2, 4 and 6)."""

from __future__ import annotations

from typing import Final

from .. import cards
from ..state import Choice, Kingsburg, Procedure, Round
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


class SeasonEnd(Round):
    """Each seat in turn order (rulebook 14.16): what comes by itself first, then what it may use (14.15)."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Choice | None:
        cards.season_end(g, seat)
        asked = UseBuilding(seat, cards.SEASON_END)
        return asked if asked.open(g) else None


STEPS: Final = (Rolling(), Influencing(), Support(), Building(), SeasonEnd())
