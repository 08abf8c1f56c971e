"""Standing answers: "always pass here, until I say otherwise"; and questions that all can see have one answer.

A standing answer belongs to a kind of question, by its key, and only ever passes (``Match.passable``). It comes after a
pause drawn anew each time, longer than a bot's: others see that somebody passed, not that nobody thought.
"""

from __future__ import annotations

from random import Random

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.luck import Luck
from interrex.engine.match import Match

LONGEST = 4.0  # times a bot's pause
WORLDS = 4  # imagined for each of the others
_lots = Random()


def pause(delay: float) -> float:
    """How long a standing answer takes, where a bot takes that long."""
    return delay * _lots.uniform(1.0, LONGEST)


def only(match: Match, seat: int, actions: list[Action], luck: Luck) -> bool:
    """Whether there is one answer, and everybody can see that: then giving it at once tells nothing.

    A lone pass never is: games ask wherever there seems to be something to do, and passing at once would tell that
    there is not. Any other answer must be alone in worlds that the others may imagine.
    """
    if len(actions) != 1 or actions[0] == PASS or seat not in match.pending():
        return False
    others = [other for other in range(match.players) if other != seat]
    worlds = [match.game.determinize(match.state, other, luck) for other in others for _ in range(WORLDS)]
    return all(world.actions(seat) == actions for world in worlds)
