"""Taking pieces off the map."""

from __future__ import annotations

from interrex.engine.frames import Frame

from ..data import ALLIANCE, BASE, BUILDINGS, FACTIONS, HOSTILE, KEEP, MARQUISE, OWNER_OF, SYMPATHY, VAGABOND, WOOD
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
        g.tell("root-loses-warriors", seat=g.seat_of[faction], n=n, clearing=clearing + 1)
        if faction == MARQUISE:
            self.triggers.append(FieldHospitals(clearing, n))

    def building(self, g: Root, kind: int, clearing: int) -> None:
        g.buildings[kind][clearing] -= 1
        g.changed(clearing)
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

    def everything(self, g: Root, faction: int, clearing: int, by: int) -> None:
        """All of a faction's pieces in a clearing."""
        self.warriors(g, faction, clearing, g.warriors[faction][clearing])
        for kind, token in fixtures(g, faction, clearing):
            if token:
                self.token(g, token, clearing, by)
            else:
                self.building(g, kind, clearing)


def fixtures(g: Root, faction: int, clearing: int) -> list[tuple[int, str]]:
    """A faction's buildings (kind, "") and tokens (NOBODY, token) in a clearing, one entry a piece."""
    found: list[tuple[int, str]] = []
    for kind, owner in enumerate(OWNER_OF):
        if owner == faction:
            found += [(kind, "")] * g.buildings[kind][clearing]
    if faction == MARQUISE:
        found += [(NOBODY, WOOD)] * g.wood[clearing]
        found += [(NOBODY, KEEP)] * (g.keep == clearing)
    elif faction == ALLIANCE:
        found += [(NOBODY, SYMPATHY)] * (g.sympathy >> clearing & 1)
    return found


def remove_all_enemies(g: Root, seat: int, clearings: list[int]) -> None:
    """Revolts and favours: every enemy piece in these clearings (law 9.2.2.1 for Vagabonds)."""
    losses = Losses()
    for clearing in clearings:
        for enemy in g.enemies(seat):
            faction = g.faction[enemy]
            if faction >= VAGABOND:
                if g.rover(faction).place == clearing:
                    from .vagabond import Damage  # the Vagabond's files build on this one

                    losses.triggers.append(Damage(enemy, 3))
                continue
            if g.faction[seat] >= VAGABOND and g.warriors[faction][clearing]:
                turn_hostile(g, seat, faction)
            losses.everything(g, faction, clearing, seat)
    g.push(Aftermath(tuple(losses.triggers)))
    score(g, seat, losses.points)


def turn_hostile(g: Root, seat: int, faction: int) -> bool:
    """A Vagabond has removed a warrior (law 9.2.9.3). True if that made the faction hostile just now."""
    rover = g.rover_at(seat)
    if rover.relations[faction] == HOSTILE:
        return False
    rover.relations[faction] = HOSTILE
    rover.aids[faction] = 0
    g.tell("root-hostile", seat=seat, faction=FACTIONS[faction])
    return True
