"""Moving warriors along paths (law 4.2)."""

from __future__ import annotations

from functools import cache

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..data import ALLIANCE, CLEARINGS, FACTIONS
from ..state import NOBODY, Decision, Root, neighbours
from .aftermath import Outrage


def moves(g: Root, faction: int, *before: str, suit: int = 3) -> list[Action]:
    """From where to where warriors of the faction may move (law 4.2), as actions that begin with these words.

    ``suit``: only from such clearings.
    """
    rulers = g.rulers()
    here = g.warriors[faction]
    found: list[Action] = []
    for start, ways in enumerate(paths(g.board.id, before)):
        if here[start] and (suit == 3 or g.suits[start] == suit):
            if rulers[start] == faction:
                found += ways.values()
            else:
                found += [action for end, action in ways.items() if rulers[end] == faction]
    return found


@cache
def paths(board: str, before: tuple[str, ...]) -> tuple[dict[int, Action], ...]:
    """By clearing, every move along a path from it, by where it ends."""
    return tuple([{end: (*before, start + 1, end + 1) for end in ends} for start, ends in enumerate(neighbours(board))])


def why_not_move(g: Root, faction: int, a: Action, suit: int = 3) -> Refusal | None:
    """For ``verb from to`` in printed numbers."""
    if len(a) != 3 or not all(isinstance(n, int) and 1 <= n <= CLEARINGS for n in a[1:]):
        return refusal("4.2", "root-no-move-words")
    start, end = int(a[1]) - 1, int(a[2]) - 1
    if not g.warriors[faction][start]:
        return refusal("4.2", "root-no-warriors", clearing=a[1])
    if end not in neighbours(g.board.id)[start]:
        return refusal("2.2.1", "root-no-path", start=a[1], end=a[2])
    if suit != 3 and g.suits[start] != suit:
        return refusal("7.5.2.2", "root-no-suit", clearing=a[1])
    if faction not in (g.rulers()[start], g.rulers()[end]):
        return refusal("4.2.1", "root-no-rule", start=a[1], end=a[2])
    return None


def march(g: Root, faction: int, start: int, end: int) -> None:
    """Ask how many go, unless there is only one."""
    most = g.warriors[faction][start]
    if most == 1:
        move(g, faction, start, end, 1)
    else:
        g.push(HowMany(g.seat_of[faction], faction, start, end))


class HowMany(Decision):
    """How many warriors move along."""

    __slots__ = ("end", "faction", "start")
    rule = "4.2"
    minor = True
    asks = "root-ask-how-many"

    def __init__(self, seat: int, faction: int, start: int, end: int) -> None:
        self.seat = seat
        self.faction = faction
        self.start = start
        self.end = end

    def actions(self, g: Root) -> list[Action]:
        return [("warriors", n) for n in range(1, g.warriors[self.faction][self.start] + 1)]

    def play(self, g: Root, a: Action) -> None:
        assert isinstance(a[1], int)
        move(g, self.faction, self.start, self.end, a[1])

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"start": self.start + 1, "end": self.end + 1})


def move(g: Root, faction: int, start: int, end: int, n: int, led_by: int = NOBODY) -> None:
    """Warriors change places, of themselves or led by a Vagabond; where there is sympathy, that stirs outrage."""
    g.warriors[faction][start] -= n
    g.warriors[faction][end] += n
    g.changed(start)
    g.changed(end)
    seat = g.seat_of[faction]
    if led_by == NOBODY:
        g.tell("root-moves", seat=seat, n=n, start=start + 1, end=end + 1)
    else:
        g.tell("root-takes-along", seat=led_by, faction=FACTIONS[faction], n=n, start=start + 1, end=end + 1)
    if g.sympathy >> end & 1 and faction != ALLIANCE:
        g.push(Outrage(seat, end))
