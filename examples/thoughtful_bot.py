"""A bot that thinks ahead, by a judgement of its own: it wants to be ahead by points, and nothing else.

interrex sim kingsburg --bots thoughtful_bot:Thoughtful,greedy --games 20   (in the folder of this file)
"""

from __future__ import annotations

from interrex.bots.search import Opinion, SearchBot
from interrex.engine.state import State


class Leading(Opinion):
    """By how many points a seat is ahead of the best of the others."""

    def worth(self, world: State, seat: int) -> float:
        scores = self.game.result(world).scores
        lead = scores[seat] - max([score for one, score in enumerate(scores) if one != seat])
        return 0.5 + 0.5 * lead / (abs(lead) + 5)  # between 0 and 1, and steepest where it is close


class Thoughtful(SearchBot):
    """Asks for half of a knight's budget."""

    effort = 0.5

    def judge(self, world: State) -> Leading:
        return Leading(self.game, world)
