"""Taking pieces off the map."""

from __future__ import annotations

from interrex.engine.frames import Frame

from ..data import ALLIANCE, BASE, BUILDINGS, KEEP, MARQUISE, OWNER_OF, SYMPATHY, WOOD
from ..state import GONE, NOBODY, Root
from .aftermath import Aftermath, BaseLost, FieldHospitals, Outrage
from .common import score


class Losses:
    """What is taken off the map together: first all of it goes, then it has its effects (law 1.5.4)."""

    def __init__(self) -> None:
        self.points = 0  # for whoever removes: one a building or token (law 3.2.1)
        self.triggers: list[Frame[Root]] = []

    def warriors(self, g: Root, faction: int, clearing: int, n: int) -> None:
        if not n:
            return
        g.warriors[faction][clearing] -= n
        g.supply[faction] += n
        g.changed(clearing)
        if g.told is not None:
            g.tell("root-loses-warriors", seat=g.seat_of[faction], n=n, clearing=clearing + 1)
        if faction == MARQUISE:
            self.triggers.append(FieldHospitals(clearing, n))

    def piece(self, g: Root, piece: str, clearing: int, by: int) -> None:
        """A building or a token."""
        if piece in BUILDINGS:
            self.building(g, BUILDINGS.index(piece), clearing)
        else:
            self.token(g, piece, clearing, by)

    def building(self, g: Root, kind: int, clearing: int) -> None:
        g.buildings[kind][clearing] -= 1
        g.rebuilt(clearing)
        self.points += 1
        g.tell("root-loses-piece", seat=g.seat_of[OWNER_OF[kind]], piece=BUILDINGS[kind], clearing=clearing + 1)
        if kind == BASE:
            suit = g.bases.index(clearing)
            g.bases[suit] = NOBODY
            self.triggers.append(BaseLost(suit))

    def token(self, g: Root, token: str, clearing: int, by: int) -> None:
        self.points += 1
        owner = ALLIANCE if token == SYMPATHY else MARQUISE
        g.tell("root-loses-piece", seat=g.seat_of[owner], piece=token, clearing=clearing + 1)
        if token == WOOD:
            g.wood[clearing] -= 1
            g.wood_supply += 1
        elif token == KEEP:
            g.keep = GONE
        else:
            g.sympathy &= ~(1 << clearing)
            if by != g.seat_of[ALLIANCE]:
                self.triggers.append(Outrage(by, clearing))


def remove_all_enemies(g: Root, seat: int, clearings: list[int]) -> None:
    """Revolts and favours: every enemy piece in these clearings (law 9.2.2.1 for Vagabonds)."""
    losses = Losses()
    mine = g.people[seat]
    for clearing in clearings:
        for enemy in g.enemies(seat):
            mine.sweeps(g, seat, g.faction[enemy], clearing)
            g.people[enemy].swept(g, clearing, seat, losses)
    g.push(Aftermath(tuple(losses.triggers)))
    score(g, seat, losses.points)
