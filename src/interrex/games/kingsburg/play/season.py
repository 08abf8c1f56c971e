"""A productive season: spring, summer, autumn (phases 2, 4 and 6)."""

from __future__ import annotations

from typing import Final

from ..moments import BEFORE_SUPPORT, SEASON_END, SEASON_OPENS
from ..state import Kingsburg, Procedure
from .building import Building
from .influence import INFLUENCING
from .occasions import occur
from .rolling import Rolling, block_advisors
from .support import Support, put_dice_away
from .whims import STANDARD, TRADITION, Settling, draw, take_one_away


class Season(Procedure):
    """Rulebook 4, with 10 for two players."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.taken = 0
            g.passed = 0
            g.used = [0] * g.players
            g.built = g.content = 0
            if g.modules.whim_mode == STANDARD:
                draw(g)
            if g.players == 2:
                block_advisors(g)
            g.then(ROLLING, INFLUENCING)
            if g.brought & SEASON_OPENS.mask:
                occur(g, SEASON_OPENS)  # on top of them: it comes first
        elif n == 1:
            if g.whims:
                g.then(SUPPORT, SETTLING, BUILDING)
            else:
                g.then(SUPPORT, BUILDING)
            if g.brought & BEFORE_SUPPORT.mask:
                occur(g, BEFORE_SUPPORT)  # on top of them: it comes first
        elif n == 2 and occur(g, SEASON_END):
            return True
        else:
            put_dice_away(g)
            if g.modules.whim_mode == TRADITION:
                take_one_away(g)
        return n < 2


ROLLING: Final = Rolling()
SUPPORT: Final = Support()
SETTLING: Final = Settling()
BUILDING: Final = Building()
