"""What a Vagabond has: his items by kind and state, where he is, what others think of him."""

from __future__ import annotations

from typing import Final

from .data import INDIFFERENT, ITEMS

_NOWHERE: Final = -1


class Vagabond:
    """A Vagabond's own things. Items are counted by kind and state. A new one is blank."""

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
    relations: list[int]
    aids: list[int]  # this turn, towards the next step
    quests: list[int]  # completed, by suit

    def __init__(self) -> None:
        pass

    @staticmethod
    def new() -> Vagabond:
        vagabond = Vagabond()
        vagabond.character = 0
        vagabond.place = _NOWHERE
        vagabond.fresh, vagabond.spent, vagabond.damaged, vagabond.damaged_spent = [[0] * len(ITEMS) for _ in range(4)]
        vagabond.from_ruins = 0
        vagabond.relations = [INDIFFERENT] * 3
        vagabond.aids = [0] * 3
        vagabond.quests = [0] * 3
        return vagabond

    def copy(self) -> Vagabond:
        twin = Vagabond()
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
