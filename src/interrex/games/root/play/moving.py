"""Moving warriors along paths (law 4.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase, Verb

from ..boards import Board
from ..data import BIRD, FACTIONS
from ..places import neighbours
from ..state import NOBODY, Decision, Root
from ..words import END, START, N


def moves(g: Root, faction: int, paths: Paths, suit: int = BIRD) -> list[Action]:
    """From where to where warriors of the faction may move (law 4.2).

    ``suit``: only from such clearings; a bird stands for any.
    """
    rulers = g.rulers()
    along = paths.on(g.map.id)
    found: list[Action] = []
    board: Board = g.boards[faction]
    for start, n in enumerate(board.warriors):
        if n and (suit == BIRD or g.suits[start] == suit):
            if rulers[start] == faction:
                found += along[start]
            else:
                beside = neighbours(g.map.id)[start]
                for way, action in enumerate(along[start]):  # written out: a comprehension is a call
                    if rulers[beside[way]] == faction:
                        found.append(action)
    return found


class Paths:
    """Every move along a path, as actions that begin with the same words."""

    __slots__ = ("before", "on_board")

    def __init__(self, *before: str) -> None:
        self.before = before
        self.on_board: dict[str, list[list[Action]]] = {}

    def on(self, board: str) -> list[list[Action]]:
        """By clearing, those from it, in the order of its neighbours."""
        found = self.on_board.get(board)
        return self._write(board) if found is None else found

    def _write(self, board: str) -> list[list[Action]]:
        found: list[list[Action]] = []
        for start, ends in enumerate(neighbours(board)):
            found.append([(*self.before, start + 1, end + 1) for end in ends])
        self.on_board[board] = found
        return found


paths_after: Final = cache(Paths)  # these words
MOVES: Final = paths_after("move")


def why_not_move(g: Root, faction: int, start: int, end: int, suit: int = BIRD) -> Refusal | None:
    if not g.boards[faction].warriors[start]:
        return refusal("4.2", "root-no-warriors", clearing=start + 1)
    if end not in neighbours(g.map.id)[start]:
        return refusal("2.2.1", "root-no-path", start=start + 1, end=end + 1)
    if suit not in (BIRD, g.suits[start]):
        return refusal("7.5.2.2", "root-no-suit", clearing=start + 1)
    if faction not in (g.rulers()[start], g.rulers()[end]):
        return refusal("4.2.1", "root-no-rule", start=start + 1, end=end + 1)
    return None


class Move(Verb[Root]):
    """One move of warriors."""

    name = "move"
    takes = (START, END)
    rule = "4.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return moves(g, g.faction[seat], MOVES)

    def act(self, g: Root, seat: int, start: int, end: int) -> None:
        march(g, g.faction[seat], start, end)

    def why_not(self, g: Root, seat: int, start: int, end: int) -> Refusal | None:
        return why_not_move(g, g.faction[seat], start, end)


def march(g: Root, faction: int, start: int, end: int) -> None:
    """Ask how many go, unless there is only one."""
    board: Board = g.boards[faction]
    if board.warriors[start] == 1:
        move(g, faction, start, end, 1)
    else:
        g.push(HowMany(g.seat_of[faction], faction, start, end))


WARRIORS: Final = Phrase("warriors", N)


class HowMany(Decision):
    """How many warriors move along."""

    __slots__ = ("end", "faction", "start")
    rule = "4.2"
    minor = True
    asks = "root-ask-how-many"
    phrases = (WARRIORS,)

    def __init__(self, seat: int, faction: int, start: int, end: int) -> None:
        self.seat = seat
        self.faction = faction
        self.start = start
        self.end = end

    def actions(self, g: Root) -> list[Action]:
        board: Board = g.boards[self.faction]
        return list(WARRIORS.row()[1 : board.warriors[self.start] + 1])

    def play(self, g: Root, a: Action) -> None:
        (n,) = WARRIORS.values(a)
        move(g, self.faction, self.start, self.end, n)

    def forbids(self, g: Root, n: int) -> Refusal | None:
        return refusal(self.rule, "root-so-many", n=g.boards[self.faction].warriors[self.start])

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"start": self.start + 1, "end": self.end + 1})


def move(g: Root, faction: int, start: int, end: int, n: int, led_by: int = NOBODY) -> None:
    """Warriors change places, of themselves or led by a Vagabond; some mind that."""
    board: Board = g.boards[faction]
    board.warriors[start] -= n
    board.warriors[end] += n
    g.went(faction, start)
    g.came(faction, end)
    seat = g.seat_of[faction]
    if g.listener is None:
        pass
    elif led_by == NOBODY:
        g.tell("root-moves", seat=seat, n=n, start=start + 1, end=end + 1)
    else:
        g.tell("root-takes-along", seat=led_by, faction=FACTIONS[faction], n=n, start=start + 1, end=end + 1)
    for other in g.watchful:
        if other.number != faction and other.minds(g, end):
            other.entered(g, faction, end)
