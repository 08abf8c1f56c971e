"""What outlives a reign, as small values: stickers, story cards, sheets, events, and what a story remembers."""

from __future__ import annotations

from typing import Final, NamedTuple

from .data import NO_HOUSE, PREFERENCE_BOXES, RESOURCES, SLOTS
from .vocabulary import Changed, Until


class Stuck(NamedTuple):
    """A sticker in the chronicle: which, who signed it, and its age in boxes."""

    sticker: int
    house: int
    boxes: int


Stickers = tuple[tuple[Stuck | None, ...], ...]  # by row, by slot
BLANK: Final[Stickers] = ((None,) * SLOTS,) * len(RESOURCES)


class Laid(NamedTuple):
    """A story card on its stack: who signed it, and the boxes marked of each limited ability."""

    story: int
    house: int = NO_HOUSE
    boxes: tuple[int, ...] = ()


class Postponed(NamedTuple):
    """Something put off to a later moment (rulebook 10.2.23), for whoever held the card."""

    later: int  # by number in its story: what it will be stays sealed
    times: int
    house: int
    left: int = 0  # rounds or reigns still to wait
    handle: str = ""  # of the card that put it off, which everybody has seen: its choices have words


class Ruling(NamedTuple):
    """A changed rule, and until when (rulebook 10.2.27)."""

    change: Changed
    until: Until
    left: int  # reigns


class Happening(NamedTuple):
    """An event in the event area."""

    event: int
    left: int  # reigns


Boxes = tuple[int, int, int, int]  # by achievement
NO_BOXES: Final[Boxes] = (0, 0, 0, 0)


class Sheet(NamedTuple):
    """What a house has marked."""

    prestige: int = 0
    craving: int = 0
    boxes: Boxes = NO_BOXES
    preferences: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # by agenda
    taken: bool = False  # has somebody in this kingdom this house?

    def complete(self, printed: Boxes, achievement: int) -> bool:
        """Are all boxes marked of those that its story prints (rulebook 11.19)?"""
        return self.boxes[achievement] >= printed[achievement]

    def preferred(self, agenda: int) -> bool:
        """Are all boxes of an agenda marked?"""
        return self.preferences[agenda] >= PREFERENCE_BOXES


class Entry(NamedTuple):
    """A line in the chronicles of the kingdom (rulebook 7.5)."""

    king: str
    end: str
    dilemmas: int
    houses: tuple[int, ...]
    agendas: tuple[str, ...]
    points: tuple[tuple[int, int, int, int], ...]  # agenda, tokens, coins, power
    places: tuple[int, ...]


def founders(entries: tuple[Entry, ...], sitting: tuple[int, ...]) -> int:
    """How many houses sat in a kingdom's first reign: those that sit now, while it lasts."""
    return len(entries[0].houses if entries else sitting)
