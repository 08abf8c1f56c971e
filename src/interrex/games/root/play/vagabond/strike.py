"""Strike: the crossbow (law 9.5.6)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ...data import CROSSBOW, FACTIONS, PIECES, WARRIOR
from ...state import Root, Vagabond
from ...words import FACTION, PIECE
from ..common import score
from ..losses import Losses
from .hostility import turn_hostile
from .items import Tool


class Strike(Tool):
    """A warrior of an enemy here; where he has none, another piece of his (law 9.5.6)."""

    name = "strike"
    takes = (FACTION, PIECE)
    rule = "9.5.6"
    item = CROSSBOW

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        here = vagabond.place
        found: list[Action] = []
        for enemy in g.enemies(seat):
            faction = g.people[enemy]
            if faction.has_warriors and faction.fights(g, here):
                found.append(self.action(faction.number, PIECES.index(WARRIOR)))
            else:
                pieces = dict.fromkeys(faction.fixtures(g, here))
                found += [self.action(faction.number, PIECES.index(piece)) for piece in pieces]
        return found

    def happens(self, g: Root, seat: int, faction: int, piece: int) -> None:
        here = g.vagabond_at(seat).place
        g.tell("root-strikes", seat=seat, faction=FACTIONS[faction])
        losses = Losses()
        if PIECES[piece] == WARRIOR:
            losses.warriors(g, faction, here, 1)
            turn_hostile(g, seat, faction)
        else:
            losses.piece(g, PIECES[piece], here, by=seat)
        g.then(*losses.triggers)
        score(g, seat, losses.points)

    def why_not(self, g: Root, seat: int, faction: int, piece: int) -> Refusal | None:
        return refusal(self.rule, "root-no-strike")
