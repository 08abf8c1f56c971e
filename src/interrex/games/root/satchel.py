"""What a Vagabond has: his items by kind and state, where he is, what others think of him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .boards import NOBODY, Board
from .data import CLEARINGS, FACTIONS, INDIFFERENT, ITEMS, VAGABOND, VAGABOND_2

if TYPE_CHECKING:
    from .state import Root

_NONE: Final = [0] * CLEARINGS  # never to be changed


class Vagabond(Board):
    """A Vagabond's own things: no warriors, no buildings. Items are counted by kind and state."""

    __slots__ = (
        "aids", "character", "damaged", "damaged_spent", "fresh", "from_ruins", "place", "quests", "relations", "spent",
    )  # fmt: skip

    character: int
    place: int  # a clearing, or 12 and more: a forest
    fresh: list[int]  # face up, undamaged
    spent: list[int]  # exhausted, undamaged
    damaged: list[int]  # face up, damaged
    damaged_spent: list[int]
    from_ruins: int  # mask of item kinds found in ruins (law 9.7.3)
    relations: list[int]  # by faction; with other Vagabonds there are none
    aids: list[int]  # the same; this turn, towards the next step
    quests: list[int]  # completed, by suit

    @staticmethod
    def new() -> Vagabond:
        vagabond = Vagabond()
        vagabond.warriors = _NONE
        vagabond.supply = 0
        vagabond.buildings = ()
        vagabond.character = 0
        vagabond.place = NOBODY
        vagabond.fresh, vagabond.spent, vagabond.damaged, vagabond.damaged_spent = [[0] * len(ITEMS) for _ in range(4)]
        vagabond.from_ruins = 0
        vagabond.relations = [INDIFFERENT] * len(FACTIONS)
        vagabond.aids = [0] * len(FACTIONS)
        vagabond.quests = [0] * 3
        return vagabond

    def copy(self) -> Vagabond:
        twin = Vagabond()
        twin.warriors = _NONE
        twin.supply = 0
        twin.buildings = ()
        twin.character = self.character
        twin.place = self.place
        twin.fresh = self.fresh[:]
        twin.spent = self.spent[:]
        twin.damaged = self.damaged[:]
        twin.damaged_spent = self.damaged_spent[:]
        twin.from_ruins = self.from_ruins
        twin.relations = self.relations[:]
        twin.aids = self.aids[:]
        twin.quests = self.quests[:]
        return twin

    def piles(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """By state, in the order of ``words``: fresh, exhausted, damaged, both."""
        return self.fresh, self.spent, self.damaged, self.damaged_spent

    def undamaged(self, item: int) -> int:
        return self.fresh[item] + self.spent[item]

    def there(self) -> int:
        return 1 << self.place if 0 <= self.place < CLEARINGS else 0


def vagabond_at(g: Root, seat: int) -> Vagabond:
    """The board of a seat that plays one."""
    board: Vagabond = g.boards[g.faction[seat]]
    return board


def vagabonds(g: Root) -> list[Vagabond]:
    """Those in play."""
    return [g.boards[faction] for faction in (VAGABOND, VAGABOND_2) if g.seat_of[faction] != NOBODY]
