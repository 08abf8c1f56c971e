"""Taking pieces off the map."""

from __future__ import annotations

from ..boards import Board
from ..data import OWNER_OF
from ..state import Root
from .aftermath import Aftermath, LossEffect
from .common import score


class Losses:
    """What is taken off the map together: first all of it goes, then it has its effects (law 1.5.4)."""

    def __init__(self) -> None:
        self.points = 0  # for whoever removes: one a building or token (law 3.2.1)
        self.triggers: list[LossEffect] = []

    def warriors(self, g: Root, faction: int, clearing: int, n: int) -> None:
        if not n:
            return
        board: Board = g.boards[faction]
        board.warriors[clearing] -= n
        board.supply += n
        g.went(faction, clearing)
        if g.listener is not None:
            g.tell("root-loses-warriors", seat=g.seat_of[faction], n=n, clearing=clearing + 1)
        effect = g.factions[faction].fallen(g, clearing, n)
        if effect is not None:
            self.triggers.append(effect)

    def piece(self, g: Root, piece: str, clearing: int, by: int) -> None:
        """A building or a token."""
        owner = OWNER_OF[piece]
        effect = g.factions[owner].taken_off(g, piece, clearing, by)
        self.points += 1
        if g.listener is not None:
            g.tell("root-loses-piece", seat=g.seat_of[owner], piece=piece, clearing=clearing + 1)
        if effect is not None:
            self.triggers.append(effect)


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
