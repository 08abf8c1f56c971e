"""Strike: the crossbow (law 9.5.6)."""

from __future__ import annotations

from interrex.engine.action import Action

from ...data import BUILDINGS, FACTIONS, VAGABOND
from ...state import Root
from ..common import score
from ..losses import Losses, fixtures, turn_hostile


def strikes(g: Root, seat: int) -> list[Action]:
    """A warrior of each enemy here; where one has none, another piece of his (law 9.5.6)."""
    here = g.rover_at(seat).place
    found: list[Action] = []
    for enemy in g.enemies(seat):
        faction = g.faction[enemy]
        if faction >= VAGABOND or not g.pieces(faction, here):
            continue
        if g.warriors[faction][here]:
            found.append(("strike", FACTIONS[faction], "warrior"))
        else:
            for kind, token in dict.fromkeys(fixtures(g, faction, here)):
                found.append(("strike", FACTIONS[faction], token or BUILDINGS[kind]))
    return found


def strike(g: Root, seat: int, a: Action) -> None:
    here = g.rover_at(seat).place
    faction, piece = FACTIONS.index(str(a[1])), str(a[2])
    g.tell("root-strikes", seat=seat, faction=a[1])
    losses = Losses()
    if piece == "warrior":
        losses.warriors(g, faction, here, 1)
        turn_hostile(g, seat, faction)
    elif piece in BUILDINGS:
        losses.building(g, BUILDINGS.index(piece), here)
    else:
        losses.token(g, piece, here, seat)
    g.then(*losses.triggers)
    score(g, seat, losses.points)
