"""What a scenario does at the start and at the end of every year (rulebook 21)."""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine.frames import Frame
from interrex.engine.powers import Power

from ..data import NUMBER, Card
from ..moments import LEFT_OUT, SCENARIO_ENDS, SCENARIO_STARTS
from ..play.scenarios import proclaim, repeal
from ..state import Kingsburg


def begins_with(asked: Frame[Kingsburg]) -> Power:
    """All are asked something before the year."""

    def begun(g: Kingsburg, card: int, seat: int) -> None:
        g.push(asked)

    return Power(SCENARIO_STARTS, begun)


def ends_with(asked: Frame[Kingsburg], years: Callable[[int], tuple[int, ...]]) -> Power:
    """All are asked something after some years; which those are depends on the number of players."""

    def ended(g: Kingsburg, card: int, seat: int) -> None:
        if g.year in years(g.players):
            g.push(asked)

    return Power(SCENARIO_ENDS, ended)


def ends(does: Callable[[Kingsburg], None]) -> Power:
    def ended(g: Kingsburg, card: int, seat: int) -> None:
        does(g)

    return Power(SCENARIO_ENDS, ended)


def draws_edicts(cards: tuple[Card, ...]) -> tuple[Power, ...]:
    """Another card every year, drawn by lot."""

    def drawn(g: Kingsburg, card: int, seat: int) -> None:
        left = [one.id for one in cards if not g.modules.past_edicts >> NUMBER[one.id] & 1]
        proclaim(g, g.luck.choice(left))

    return Power(SCENARIO_STARTS, drawn), ends(repeal)


def keeps_edict(edict: Card) -> tuple[Power, ...]:
    """The same card year after year."""

    def kept(g: Kingsburg, card: int, seat: int) -> None:
        proclaim(g, edict.id)

    return Power(SCENARIO_STARTS, kept), ends(repeal)


def leaves_out(*destiny: str) -> Power:
    """Destiny cards that are replaced by the next (rulebook 21.1.2)."""
    return Power(LEFT_OUT, destiny)
