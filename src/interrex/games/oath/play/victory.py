"""The four victories (rulebook 3)."""

from __future__ import annotations

from interrex.engine.game import Result

from ..data.constants import END_ON, ROUNDS, VISIONS_TO_WIN
from ..data.numbers import NOBODY, VISION
from ..moments import END_ROLLED, GOAL
from ..ruling import of_text, react
from ..state import EXILE, PURPLE, ROUND_END, Oath, Procedure
from .chronicle import ChroniclePhase
from .title import successor


def wins(g: Oath, seat: int, rule: str, vision: int = 0) -> None:
    """The game is decided; the winner writes the chronicle (rulebook 3.5)."""
    g.winner, g.won_by, g.won_with = seat, rule, vision
    g.tell("oath-wins", seat=seat)
    g.finish(ChroniclePhase(seat))


def empire_wins(g: Oath, rule: str) -> None:
    """The Chancellor, or the Successor instead."""
    heir = successor(g)
    wins(g, g.chancellor if heir == NOBODY else heir, rule if heir == NOBODY else "3.3.1")


def visions_of(g: Oath, seat: int) -> list[int]:
    """The revealed Visions that are the seat's."""
    own = [g.vision[seat]] if g.vision[seat] else []
    return [*own, *[vision for vision, prophet in g.prophets if prophet == seat and vision not in own]]


def fulfilled(g: Oath, seat: int) -> list[int]:
    """Those whose goal it meets (rulebook 3.2)."""
    found: list[int] = []
    if g.role[seat] == EXILE and g.visions_drawn >= VISIONS_TO_WIN:
        for vision in visions_of(g, seat):
            if of_text(g, GOAL, vision, False, seat):
                found.append(vision)
    return found


def alone(visions: list[int]) -> int:
    """The Vision a game is won with; several are several ways, and then it is none (rulebook 8.1)."""
    return visions[0] if len(visions) == 1 else 0


def check_wake(g: Oath, seat: int) -> None:
    """Rulebook 4.1.2."""
    if g.role[seat] != EXILE:
        return
    visions = fulfilled(g, seat)
    usurps = g.title == seat and g.usurper
    if usurps:
        wins(g, seat, "3.1")
    elif visions:
        wins(g, seat, "3.2.1", alone(visions))


def imperial_title(g: Oath) -> bool:
    return g.flag[g.title] == PURPLE


class EndOfRound(Procedure):
    """A stable regime (rulebook 3.3), or war exhaustion (rulebook 3.4)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            g.phase = ROUND_END
            if g.round == ROUNDS:
                exhausted(g)
            if g.round in END_ON and imperial_title(g):
                g.push(EndRoll())
            return True
        g.round += 1
        return False


class EndRoll(Procedure):
    """The end die, which a power may change."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            g.end_die = g.luck.roll()
            g.tell("oath-end-roll", n=g.end_die)
            react(g, END_ROLLED)
            return True
        rolled, g.end_die = g.end_die, 0
        if rolled >= END_ON[g.round]:
            empire_wins(g, "3.3.3")
        return False


def exhausted(g: Oath) -> None:
    """After the eighth round (rulebook 3.4)."""
    if imperial_title(g):
        empire_wins(g, "3.4.1")
    if g.usurper:
        wins(g, g.title, "3.4.2")
    found = [(VISION[v].rank, seat) for seat in range(g.players) for v in fulfilled(g, seat)]
    if found:
        seat = min(found)[1]
        wins(g, seat, "3.4.3", alone(fulfilled(g, seat)))
    empire_wins(g, "3.4.4")


def result(g: Oath) -> Result:
    """Who has won; while it goes on, who would if the game were over now."""
    winner = g.chancellor if g.winner == NOBODY else g.winner
    return Result((winner,), tuple([int(seat == winner) for seat in range(g.players)]), g.won_by)
