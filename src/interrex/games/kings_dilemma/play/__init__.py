"""The order of play, from setting up a reign to its end.

setting_up   rulebook 2 and 3: agendas, and what earlier reigns left
rounds       4.1, 4.2, 4.8 and 5: a dilemma is drawn, and what becomes of the king
voting       4.3 and 10.6: the vote
terms        4.4: deals
counting     4.3.19: what vote cards count, and who is ahead
settling     4.3.19 on, and 4.5: who has won, who leads, coins and power
board        4.6, 4.7: markers, stickers, story cards, envelopes, doors
effects      10.2: what each word of a story does; ``houses`` whom it means (10.1, 10.3), ``running`` their order,
             ``moments`` abilities and what was put off (10.4, 10.5)
scoring      6: points, the winner, marks
ending       7 and 8: cleaning up, and the finale
leaving      8.2.7: a house that leaves in the middle of a reign
reasons      what several questions say when something cannot be done; ``rulings`` how changed rules are told and end
"""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Start
from interrex.engine.luck import Luck

from ..book import open_book, seated
from ..state import Council, Procedure
from .ending import CleanUp, LastAct
from .rounds import CouncilRound, finale_opens
from .scoring import Score
from .setting_up import Newcomers, SetUp


class Reign(Procedure):
    """One king, from the first agenda to the clean-up."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        match n:
            case 0:
                g.then(Newcomers(), SetUp())
            case 1:
                g.push(ROUND)
            case 2:
                if not g.ending and not finale_opens(g):
                    g.pause(2, ROUND)
            case 3:
                scored = g.ending or (finale_opens(g) and scores_reign(g))
                if scored:
                    g.ending = g.ending or "died"
                    g.push(Score())
            case 4:
                if finale_opens(g):
                    g.push(LastAct())
            case 5:
                g.push(CleanUp())
        return n < 5


ROUND: Final = CouncilRound()


def scores_reign(g: Council) -> bool:
    finale = g.story.pack.finale
    return finale is not None and finale.scores_reign


def setup(start: Start, luck: Luck) -> Council:
    g = table(str(start.options["story"]), seated(start), luck)
    if start.chronicle is not None:
        open_book(g, start.chronicle)
    g.push(Reign())
    return g


def table(tale: str, houses: tuple[int, ...], luck: Luck) -> Council:
    """An empty one, for these houses; those without a number have yet to choose."""
    g = Council()
    g.lay_out(tale, houses, luck)
    return g
