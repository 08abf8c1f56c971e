"""What the factions with warriors have in common."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal

from ..boards import Board
from ..data import BIRD, BUILDINGS, FOX, OWNER_OF, RABBIT
from ..faction import Faction
from ..state import Root
from .battle import LosePieces, account
from .losses import Losses
from .reasons import not_now


class Army(Faction):
    """A faction of warriors."""

    __slots__ = ()

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.kinds = tuple([kind for kind in BUILDINGS if OWNER_OF[kind] == number])

    def grounds(self, g: Root, suit: int) -> list[int]:
        board: Board = g.boards[self.number]
        found = [clearing for clearing, n in enumerate(board.warriors) if n]
        if suit == BIRD:
            return found
        suits = g.suits
        return [clearing for clearing in found if suits[clearing] == suit]

    def fights(self, g: Root, clearing: int) -> bool:
        board: Board = g.boards[self.number]
        return board.warriors[clearing] > 0

    def strength(self, g: Root, clearing: int) -> int:
        board: Board = g.boards[self.number]
        return board.warriors[clearing]

    def suffer(self, g: Root, side: int, hits: int) -> None:
        """Warriors first, then what its player chooses (law 4.3.4)."""
        clearing = g.deeds[-1].clearing
        warriors = min(hits, self.strength(g, clearing))
        losses = Losses()
        losses.warriors(g, self.number, clearing, warriors)
        account(g, 1 - side, self.number, warriors, losses)
        if hits > warriors:
            g.push(LosePieces(side, hits - warriors))

    def swept(self, g: Root, clearing: int, by: int, losses: Losses) -> None:
        losses.warriors(g, self.number, clearing, self.strength(g, clearing))
        for piece in self.fixtures(g, clearing):
            losses.piece(g, piece, clearing, by)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        board: Board = g.boards[self.number]
        found: list[str] = []
        for place, kind in enumerate(self.kinds):
            for _ in range(board.buildings[place][clearing]):
                found.append(kind)
        return found

    def crafting_pieces(self, g: Root) -> list[int]:
        fox, rabbit, mouse = g.activated
        fox, rabbit, mouse = -fox, -rabbit, -mouse
        for clearing in self.crafters(g):
            suit = g.suits[clearing]
            if suit == FOX:
                fox += 1
            elif suit == RABBIT:
                rabbit += 1
            else:
                mouse += 1
        return [fox, rabbit, mouse]

    def crafters(self, g: Root) -> tuple[int, ...]:
        """The clearing of each of its crafting pieces."""
        raise NotImplementedError

    def activate(self, g: Root, way: tuple[int, int, int]) -> None:
        fox, rabbit, mouse = g.activated
        g.activated = [fox + way[0], rabbit + way[1], mouse + way[2]]

    def not_now(self, g: Root, seat: int, a: Action) -> Refusal | None:
        return not_now(g, seat, a)

    def keep_item(self, g: Root, item: int) -> None:
        g.items[g.seat_of[self.number]][item] += 1
