"""The winner writes the chronicle (rulebook 8), step by step. It is play of the same game, whose result is settled.

vows       the next oath, and who is a Citizen then
edifices   one is built, or a ruin repaired
map        sites are discarded, ruined, moved together and drawn
decks      of which suits cards join the world deck

What else becomes of cards and relics is drawn when the next game begins (``dealing``), with that game's own luck.
"""

from __future__ import annotations

from ...data.numbers import SCEPTER
from ...data.oaths import OATHS
from ...state import CHRONICLE, CITIZEN, EXILE, SLOT_COUNT, Ground, Legacy, Oath, SeatProcedure
from ..wealth import settle_tokens
from .decks import ask_suit
from .edifices import Build
from .map import remake_map
from .vows import Enfranchise, ask_vow


class ChroniclePhase(SeatProcedure):
    """All its steps, in their order."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        seat = self.seat
        if n == 0:
            g.phase = CHRONICLE
            g.turn = seat
            g.legacy = Legacy(g.oath, ground(g), tuple([relic for relic in g.relics[seat] if relic != SCEPTER]))
            settle_tokens(g)
            ask_vow(g, seat)
        elif n == 1:
            g.tell("oath-vows", seat=seat, oath=OATHS[legacy(g).oath].id)
            if g.role[seat] != EXILE:
                g.legacy = legacy(g)._replace(citizens=citizens(g))
            else:
                others = tuple([o for o in g.order(seat)[1:] if g.role[o] == EXILE])
                if others:
                    g.push(Enfranchise(seat, others))
        elif n == 2:
            asked = Build(seat)
            if g.role[seat] != EXILE and asked.open(g):
                g.push(asked)
        elif n == 3:
            remake_map(g, seat)
            ask_suit(g, seat)
        else:
            g.tell("oath-chronicle-written", seat=seat)
        return n < 4


def legacy(g: Oath) -> Legacy:
    """What is settled so far; only while the chronicle is written."""
    assert g.legacy is not None
    return g.legacy


def citizens(g: Oath) -> int:
    """The mask of the colours whose boards show their Citizen side, those in the box among them (rulebook 8.7.2)."""
    own = [1 << g.colour[seat] for seat in range(g.players) if g.role[seat] == CITIZEN]
    return sum(own) | g.unplayed


def ground(g: Oath) -> tuple[Ground, ...]:
    """The map as the game left it."""
    up = [g.site[slot] if g.face_up >> slot & 1 else 0 for slot in range(SLOT_COUNT)]
    return tuple([Ground(site, g.colours[slot], g.cards[slot]) for slot, site in enumerate(up)])
