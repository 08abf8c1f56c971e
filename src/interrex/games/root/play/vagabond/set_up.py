"""Set-up: a character, its items, and a forest to start in (law 9.3)."""

from __future__ import annotations

from interrex.engine.action import Action

from ...data import CHARACTER_NAMES, CHARACTERS, CLEARINGS, QUESTS_OPEN
from ...state import Decision, Root
from .items import gain


class ChooseCharacter(Decision):
    __slots__ = ()
    rule = "9.3.1"
    asks = "root-ask-character"

    def actions(self, g: Root) -> list[Action]:
        taken = [r.character for r in g.rovers if r is not g.rover_at(self.seat) and any(r.fresh)]
        return [("character", name) for n, name in enumerate(CHARACTER_NAMES) if n not in taken]

    def play(self, g: Root, a: Action) -> None:
        take_up(g, self.seat, a)
        g.push(StartingForest(self.seat))


def take_up(g: Root, seat: int, a: Action) -> None:
    """The character, and the items that come with him."""
    rover = g.rover_at(seat)
    rover.character = CHARACTER_NAMES.index(str(a[1]))
    for item in CHARACTERS[str(a[1])]:
        gain(rover, item)
    g.tell("root-character", seat=seat, character=a[1])


class StartingForest(Decision):
    __slots__ = ()
    rule = "9.3.2"
    asks = "root-ask-forest"

    def actions(self, g: Root) -> list[Action]:
        return [("forest", n + 1) for n in range(len(g.board.forests))]

    def play(self, g: Root, a: Action) -> None:
        assert isinstance(a[1], int)
        g.rover_at(self.seat).place = CLEARINGS + a[1] - 1
        g.tell("root-forest", seat=self.seat, forest=a[1])


def open_quests(g: Root) -> None:
    """Three for all to see (law 9.3.3)."""
    g.quests = tuple([g.quest_deck.pop() for _ in range(QUESTS_OPEN)])
