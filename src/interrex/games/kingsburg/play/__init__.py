"""The order of play, top to bottom: set-up, the five years, the eight phases of each. One file a phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from interrex.engine.game import Start
from interrex.engine.luck import Luck

from ..data import AID, AUTUMN, ENVOY, FAVOUR, RECRUITING, SPRING, SUMMER, WINTER, YEARS, cards_of
from ..moments import GAME_END, LAST_POINTS, YEAR_END, YEAR_START
from ..state import NOBODY, Kingsburg, Procedure
from ..words import seat_names
from . import court, destiny
from .ending import result
from .founding import NONE, Founding
from .levies import score_the_last
from .occasions import occur
from .recruiting import Recruiting
from .scenarios import end_year, start_year
from .season import Season
from .winter import Winter


def setup(start: Start, luck: Luck) -> Kingsburg:
    """Rulebook 1.2 to 1.4."""
    options = start.options
    g = Kingsburg()
    g.lay_out(start.players, luck)
    if options["scenario"] != NONE:
        g.renew().scenario = options["scenario"]
    order = list(range(start.players))
    luck.shuffle(order)
    g.order = tuple(order)
    g.enemies = tuple([luck.choice(cards_of(year)) for year in range(1, YEARS + 1)])
    g.then(Founding(options), Reign())
    return g


@mypyc_attr(allow_interpreted_subclasses=True)
class Reign(Procedure):
    """Five years, then the last points (rulebook 2.2, 9)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n < YEARS:
            g.year = n + 1
            begin_phase(g, AID)  # all that comes at the start of a year belongs to it
            g.push(YEAR)
            if g.modules.scenario:
                start_year(g)  # on top of it: it comes first
        elif n == YEARS:
            if g.levies:
                score_the_last(g)
            occur(g, GAME_END)
        elif n == YEARS + 1:
            occur(g, LAST_POINTS)
        elif g.listener is not None:
            g.tell("kingsburg-wins", seats=seat_names(result(g).winners))
        return n < YEARS + 2


class Year(Procedure):
    """Eight phases (rulebook 2.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        """What asks nobody is followed by the next at once."""
        if n == 0:
            if g.modules.fates:
                destiny.reveal(g)
            if occur(g, YEAR_START):
                return True
            n = AID
            g.resume_at(n + 1)
        if n <= WINTER:
            if n == AID:
                court.aid(g)
                return True
            begin_phase(g, n)
            if n in AT_COURT:
                AT_COURT[n](g)
                n += 1
                g.resume_at(n + 1)
                begin_phase(g, n)
            g.push(PHASES[n])
            return True
        if n == WINTER + 1 and occur(g, YEAR_END):
            return True
        if g.modules.fate != NOBODY:
            destiny.discard(g)
        if g.modules.scenario:
            end_year(g)
        return False


YEAR: Final = Year()


def begin_phase(g: Kingsburg, phase: int) -> None:
    g.phase = phase
    if g.listener is not None:
        g.tell("kingsburg-phase-begins", phase=phase, year=g.year)


AT_COURT: Final[dict[int, Callable[[Kingsburg], None]]] = {FAVOUR: court.favour, ENVOY: court.envoy}  # nobody is asked
PHASES: Final[dict[int, Procedure]] = {
    SPRING: Season(),
    SUMMER: Season(),
    AUTUMN: Season(),
    RECRUITING: Recruiting(),
    WINTER: Winter(),
}
