"""The order of play, top to bottom: set-up, the five years, the eight phases of each. One file a phase."""

from __future__ import annotations

from interrex.engine.game import Options
from interrex.engine.luck import Luck

from .. import cards
from ..data import AID, AUTUMN, ENVOY, FAVOUR, RECRUITING, SPRING, SUMMER, WINTER, YEARS, cards_of
from ..state import Kingsburg, Procedure
from ..words import seat_names
from .court import KingsAid, KingsEnvoy, KingsFavour
from .ending import result
from .recruiting import Recruiting
from .season import Season
from .winter import Winter


def setup(players: int, options: Options, luck: Luck) -> Kingsburg:
    """Rulebook 1.2 to 1.4."""
    g = Kingsburg(players, luck)
    order = list(range(players))
    luck.shuffle(order)
    g.order = tuple(order)
    g.enemies = tuple([luck.choice(cards_of(year)) for year in range(1, YEARS + 1)])
    g.push(Reign())
    return g


class Reign(Procedure):
    """Five years, then the last points (rulebook 2.2, 9)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.tell("kingsburg-first-order", seats=seat_names(g.order))
        if n < YEARS:
            g.year = n + 1
            g.then(Year())
            return True
        for seat in g.order:
            cards.game_end(g, seat)
        g.tell("kingsburg-wins", seats=seat_names(result(g).winners))
        return False


class Year(Procedure):
    """Eight phases (rulebook 2.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        g.phase = n + 1
        if g.told is not None:
            g.tell("kingsburg-phase-begins", phase=g.phase, year=g.year)
        g.push(PHASES[g.phase])
        return g.phase != WINTER


PHASES: dict[int, Procedure] = {
    AID: KingsAid(),
    SPRING: Season(),
    FAVOUR: KingsFavour(),
    SUMMER: Season(),
    ENVOY: KingsEnvoy(),
    AUTUMN: Season(),
    RECRUITING: Recruiting(),
    WINTER: Winter(),
}
