"""Letting a turn end. A position in the middle of a turn and one after it are not alike: whoever compares the two may
take ending the turn for a loss, and never do it, or for a gain, and do nothing else."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.state import State

from . import asked_seats

LONGEST: Final = 16  # questions until a turn is over
FEW: Final = 6  # answers that are looked at on the way there
LOOKS: Final = 2  # choices that are looked through, one after another


def whose_turn(game: Game, world: State) -> int:
    """The seat whose turn it is; where the game has no turns, the one whose answer is due."""
    turn = game.thinking.turn
    return asked_seats(world)[0] if turn is None else turn(world)


def some_of(answers: list[Action], luck: Luck) -> list[Action]:
    """A few of many answers, passing among them where one can."""
    if len(answers) <= FEW:
        return answers
    return [*[luck.choice(answers) for _ in range(FEW - 1)], PASS if PASS in answers else answers[-1]]


def settle(game: Game, world: State, seat: int, looks: int = LOOKS) -> None:
    """Pass in the seat's place until others' turn has come. What others are asked meanwhile they refuse.

    Where the seat must choose, it chooses what seems best, unless something is under way that luck will decide
    (``Thinking.risks``): that is judged as it stands.
    """
    thinking = game.thinking
    for _ in range(LONGEST):
        if world.over:
            return
        asked = asked_seats(world)[0]
        if asked != seat and whose_turn(game, world) != seat:
            return
        answers = world.answers(asked)
        if PASS in answers:
            world.play(asked, PASS)
        elif len(answers) == 1 or asked != seat:
            world.play(asked, answers[-1])
        elif not looks or (thinking.risks is not None and thinking.risks(world)):
            return
        else:
            looks -= 1
            world.play(seat, _best(game, world, seat, answers[:FEW], looks))


def _best(game: Game, world: State, seat: int, answers: list[Action], looks: int) -> Action:
    worth = []
    for answer in answers:
        after = world.copy()
        after.play(seat, answer)
        settle(game, after, seat, looks)
        worth.append(game.chances(after)[seat])
    return answers[worth.index(max(worth))]
