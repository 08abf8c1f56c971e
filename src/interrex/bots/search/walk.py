"""One try: a candidate in a world, what follows by what the tree knows, then cheaply as far as it goes; then judged."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.game import Depth
from interrex.engine.luck import Luck
from interrex.engine.sealed import Answers
from interrex.engine.state import State

from .. import asked_seats
from .judge import Judge
from .tree import Edge, Node, after

DEEPEST: Final = 80  # decisions in the tree, at most
HASTE: Final = 0.002  # for each decision of one's own: else some turns never end
WIDEST: Final = 24  # answers looked at in a node beyond the root

Path = list[tuple[Edge, int]]


def unsealed(world: State, seat: int) -> State:
    """Others have said nothing yet: what they say their own interest decides, not what a world happens to hold."""
    top = world.stack[-1]
    if isinstance(top, Answers) and seat in top.what.seats:
        world.stack[-1] = top.alone(world, seat)
    return world


class Walk:
    """What is known while one decision is thought about. Tries go as far as a knight's, if nothing else is said."""

    def __init__(self, judge: Judge, luck: Luck, seat: int, depth: Depth | None = None) -> None:
        judge.seat = seat
        self.judge = judge
        self.search = judge.game.thinking.search
        self.depth = self.search.knight if depth is None else depth
        self.luck = luck
        self.seat = seat
        self.root = Node()

    def looks(self, world: State, seat: int, actions: list[Action]) -> list[float]:
        """What each answer seems worth at a first look."""
        return [self.judge.step(world, seat, action) for action in actions]

    def attempt(self, world: State, action: Action) -> None:
        """Try a candidate in this world, which is used up by it."""
        path: Path = []
        self._others_answer(world, path)
        edge = self.root.edges[action]
        path.append((edge, self.seat))
        world.play(self.seat, action)
        self._descend(world, edge, path)
        self._play_on(world)
        own = sum([seat == self.seat for _, seat in path])
        worth = self.judge.of_all(world, {seat for _, seat in path})
        worth[self.seat] -= HASTE * own
        for tried, seat in path:
            tried.tried += 1
            tried.worth += worth[seat]

    def _next(self, world: State) -> int:
        """Who decides: under seal the others first, so that nobody answers what they have seen."""
        seats = asked_seats(world)
        if len(seats) > 1 and seats[0] == self.seat and isinstance(world.stack[-1], Answers):
            return seats[1]
        return seats[0]

    def _others_answer(self, world: State, path: Path) -> None:
        """Under seal, what the others say comes first, each by what it knows of its own answers."""
        while (seat := self._next(world)) != self.seat:
            top: Answers[Any] = world.stack[-1]
            said = top.said[top.what.seats.index(seat)]
            self._answer(world, seat, after(self.root, (seat, said)), path)

    def _answer(self, world: State, seat: int, node: Node, path: Path) -> Edge | None:
        """Let a seat answer as the node knows best; what it does not know yet is looked at first."""
        actions = world.answers(seat)
        if len(actions) == 1:
            world.play(seat, actions[0])
            return None
        actions = actions[:WIDEST]
        if new := [action for action in actions if action not in node.edges]:
            node.learn(new, self.looks(world, seat, new))
        action = node.pick(actions)
        edge = node.edges[action]
        path.append((edge, seat))
        world.play(seat, action)
        return edge

    def _descend(self, world: State, first: Edge, path: Path) -> None:
        """Down the tree until a question comes up that is new: it is looked at, and the best answer given."""
        place: Node | Edge = first
        sealed: Any = None  # what is answered under seal just now
        outside: Node | Edge = first  # where the tree goes on when it is opened, if one has not answered oneself
        while not world.over and len(path) < DEEPEST:
            seat, top = self._next(world), world.stack[-1]
            if isinstance(top, Answers):
                if top.what is not sealed:
                    sealed, outside = top.what, place
                node = after(outside, (seat, top.said[top.what.seats.index(seat)]))
            else:
                sealed = None
                node = after(place, (seat, type(top)))
            new = not node.edges
            edge = self._answer(world, seat, node, path)
            if edge is None:
                continue
            if sealed is None or seat == self.seat:
                place = edge
            if new and sealed is None:
                return

    def _play_on(self, world: State) -> None:
        """By first looks alone, to where others have come to decide often enough."""
        depth, turn, turns = self.depth, -1, 0
        for _ in range(depth.on):
            if world.over:
                return
            seat = self._next(world)
            turns += seat != turn
            if turns > depth.turns:
                return
            turn = seat
            actions = world.answers(seat)
            if depth.passing and PASS in actions:
                actions = [PASS]
            elif len(actions) > depth.sample:
                actions = [actions[self.luck.below(len(actions))] for _ in range(depth.sample)]
            looks = self.looks(world, seat, actions) if len(actions) > 1 else [0.0]
            world.play(seat, actions[looks.index(max(looks))])
