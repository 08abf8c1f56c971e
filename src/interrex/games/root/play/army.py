"""What the factions with warriors have in common."""

from __future__ import annotations

from functools import cache

from ..data import BIRD, BUILDINGS, OWNER_OF
from ..faction import Faction
from ..state import Root
from .battle import LosePieces, account
from .losses import Losses


class Army(Faction):
    """A faction of warriors."""

    def grounds(self, g: Root, suit: int) -> list[int]:
        found = [clearing for clearing, n in enumerate(g.warriors[self.number]) if n]
        if suit == BIRD:
            return found
        suits = g.suits
        return [clearing for clearing in found if suits[clearing] == suit]

    def fights(self, g: Root, clearing: int) -> bool:
        return g.warriors[self.number][clearing] > 0

    def strength(self, g: Root, clearing: int) -> int:
        return g.warriors[self.number][clearing]

    def suffer(self, g: Root, side: int, hits: int) -> None:
        """Warriors first, then what its player chooses (law 4.3.4)."""
        clearing = g.doing[-1].clearing
        warriors = min(hits, g.warriors[self.number][clearing])
        losses = Losses()
        losses.warriors(g, self.number, clearing, warriors)
        account(g, 1 - side, self.number, warriors, losses)
        if hits > warriors:
            g.push(LosePieces(side, hits - warriors))

    def swept(self, g: Root, clearing: int, by: int, losses: Losses) -> None:
        losses.warriors(g, self.number, clearing, g.warriors[self.number][clearing])
        for piece in self.fixtures(g, clearing):
            losses.piece(g, piece, clearing, by)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        kinds = [kind for kind, owner in enumerate(OWNER_OF) if owner == self.number]
        return [BUILDINGS[kind] for kind in kinds for _ in range(g.buildings[kind][clearing])]

    def crafting_pieces(self, g: Root) -> list[int]:
        there, done = of_each_suit(self.crafters(g), g.suits), g.activated
        return [there[0] - done[0], there[1] - done[1], there[2] - done[2]]

    def crafters(self, g: Root) -> tuple[int, ...]:
        """The clearing of each of its crafting pieces."""
        raise NotImplementedError

    def activate(self, g: Root, way: tuple[int, int, int]) -> None:
        g.activated = [done + n for done, n in zip(g.activated, way, strict=True)]

    def keep_item(self, g: Root, item: int) -> None:
        g.items[g.seat_of[self.number]][item] += 1


@cache
def of_each_suit(clearings: tuple[int, ...], suits: tuple[int, ...]) -> tuple[int, int, int]:
    """How many of these clearings are fox, rabbit and mouse."""
    there = [suits[clearing] for clearing in clearings]
    return there.count(0), there.count(1), there.count(2)
