"""The boards of the factions: what each has on the map and beside it, and what it has done this turn.

A position has one for each faction (``g.boards``). What all have is asked of any of them; what one alone has is for its
own folder, which says whose board it takes: ``mine: EyrieBoard = g.boards[EYRIE]``. A Vagabond's is in ``satchel``.
"""

from __future__ import annotations

from typing import Final

from .data import ALLIANCE, CLEARINGS, EYRIE, MARQUISE, WARRIORS, WOOD_TOKENS
from .hands import Cards
from .places import ONLY

NOBODY: Final = -1
GONE: Final = -2  # of the keep: off the map for good
DONE: Final = 4  # of the Decree's columns: all are resolved


class Board:
    """What every faction has: warriors and buildings by clearing, and warriors to come. A new one is blank."""

    __slots__ = ("buildings", "supply", "warriors")

    warriors: list[int]
    supply: int
    buildings: tuple[list[int], ...]  # by kind, in the order of ``data.BUILDINGS``

    def __init__(self) -> None:
        pass

    def copy(self) -> Board:
        raise NotImplementedError

    def new_turn(self) -> None:
        """Its player's turn begins: nothing is done yet."""

    def army(self) -> int:
        """Its warriors, wherever they are: never more, never fewer."""
        return total(self.warriors) + self.supply

    def closed(self) -> int:
        """The clearings in which nobody else may place pieces, as bits."""
        return 0

    def unguarded(self) -> tuple[list[int], ...]:
        """By kind and clearing, its pieces that cannot fight: buildings, and tokens that stay where they are."""
        return self.buildings

    def there(self) -> int:
        """The clearings, as bits, with any of its pieces."""
        found = where(self.warriors)
        for row in self.buildings:
            found |= where(row)
        return found


def total(row: list[int]) -> int:
    """A sum, written out: compiled, a builtin has to be looked up and called the long way."""
    found = 0
    for n in row:
        found += n
    return found


def where(row: list[int]) -> int:
    """The clearings, as bits, with any of what is counted."""
    found, bit = 0, 1
    for n in row:
        if n:
            found |= bit
        bit += bit
    return found


def _empty() -> list[int]:
    return [0] * CLEARINGS


class MarquiseBoard(Board):
    """Law 6."""

    __slots__ = ("keep", "recruited", "wood", "wood_supply")

    wood: list[int]  # by clearing
    wood_supply: int
    keep: int  # a clearing; NOBODY: it is still to come; GONE
    recruited: bool  # this turn

    @staticmethod
    def new() -> MarquiseBoard:
        board = MarquiseBoard()
        board.warriors = _empty()
        board.supply = WARRIORS[MARQUISE]
        board.buildings = (_empty(), _empty(), _empty())
        board.wood = _empty()
        board.wood_supply = WOOD_TOKENS
        board.keep = NOBODY
        board.recruited = False
        return board

    def copy(self) -> MarquiseBoard:
        twin = MarquiseBoard()
        twin.warriors = self.warriors[:]
        twin.supply = self.supply
        sawmills, workshops, recruiters = self.buildings
        twin.buildings = (sawmills[:], workshops[:], recruiters[:])
        twin.wood = self.wood[:]
        twin.wood_supply = self.wood_supply
        twin.keep = self.keep
        twin.recruited = self.recruited
        return twin

    def new_turn(self) -> None:
        self.recruited = False

    def closed(self) -> int:
        """Law 6.2.2."""
        return 1 << self.keep if self.keep >= 0 else 0

    def unguarded(self) -> tuple[list[int], ...]:
        sawmills, workshops, recruiters = self.buildings
        return sawmills, workshops, recruiters, self.wood, ONLY[self.keep]

    def there(self) -> int:
        return super().there() | where(self.wood) | self.closed()


class EyrieBoard(Board):
    """Law 7."""

    __slots__ = ("column", "decree", "deposed", "leader", "roosts", "unresolved")

    roosts: list[int]  # their only kind of building
    decree: list[Cards]  # by column
    leader: int
    deposed: int  # mask of leaders
    column: int  # of the Decree, the one being resolved; NOBODY: it is still to come
    unresolved: Cards  # its cards still to be resolved

    @staticmethod
    def new() -> EyrieBoard:
        board = EyrieBoard()
        board.warriors = _empty()
        board.supply = WARRIORS[EYRIE]
        board.roosts = _empty()
        board.buildings = (board.roosts,)
        board.decree = [()] * 4
        board.leader = NOBODY
        board.deposed = 0
        board.new_turn()
        return board

    def copy(self) -> EyrieBoard:
        twin = EyrieBoard()
        twin.warriors = self.warriors[:]
        twin.supply = self.supply
        twin.roosts = self.roosts[:]
        twin.buildings = (twin.roosts,)
        twin.decree = self.decree[:]
        twin.leader = self.leader
        twin.deposed = self.deposed
        twin.column = self.column
        twin.unresolved = self.unresolved
        return twin

    def new_turn(self) -> None:
        self.column = NOBODY
        self.unresolved = ()


class AllianceBoard(Board):
    """Law 8."""

    __slots__ = ("base_of", "bases", "officers", "operated", "operating", "supporters", "sympathy")

    bases: list[int]  # their only kind of building
    base_of: list[int]  # by suit, where it stands
    sympathy: int  # the clearings with a token, as bits
    supporters: Cards
    officers: int
    operating: bool  # the operations of the Evening
    operated: int  # how many of them are done

    @staticmethod
    def new() -> AllianceBoard:
        board = AllianceBoard()
        board.warriors = _empty()
        board.supply = WARRIORS[ALLIANCE]
        board.bases = _empty()
        board.buildings = (board.bases,)
        board.base_of = [NOBODY] * 3
        board.sympathy = 0
        board.supporters = ()
        board.officers = 0
        board.new_turn()
        return board

    def copy(self) -> AllianceBoard:
        twin = AllianceBoard()
        twin.warriors = self.warriors[:]
        twin.supply = self.supply
        twin.bases = self.bases[:]
        twin.buildings = (twin.bases,)
        twin.base_of = self.base_of[:]
        twin.sympathy = self.sympathy
        twin.supporters = self.supporters
        twin.officers = self.officers
        twin.operating = self.operating
        twin.operated = self.operated
        return twin

    def new_turn(self) -> None:
        self.operating = False
        self.operated = 0

    def has_base(self) -> bool:
        """On the map."""
        fox, rabbit, mouse = self.base_of
        return fox != NOBODY or rabbit != NOBODY or mouse != NOBODY

    def army(self) -> int:
        return super().army() + self.officers

    def there(self) -> int:
        return super().there() | self.sympathy
