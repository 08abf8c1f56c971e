"""What options bring beside what their labels say: an advisor's support, a building's use, the odds of winter."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from interrex.engine.message import Message
from interrex.engine.prospect import Foresees, Prospect, gain, ghost, odds, together

from .data import BUILDINGS, ENEMIES, RECRUITING, cards_of
from .moments import STRENGTH, WINS_TIES, ask
from .play.winter import arrivals
from .state import Kingsburg
from .view import known_enemy

Said = dict[str, Any]


def winter(g: Kingsburg, seat: int, army: int) -> tuple[int, int]:
    """With so many soldiers before the king's reinforcements, the chances to win and to lose, in per cent."""
    known = known_enemy(g, seat)
    enemies = [ENEMIES[number] for number in cards_of(g.year)] if known is None else [known]
    won = lost = 0
    reinforcements = arrivals(g, seat)
    for enemy in enemies:
        walls = ask(g, seat, STRENGTH, 0, enemy)
        for soldiers in reinforcements:
            ahead = army + soldiers + walls - enemy.strength
            won += ahead > 0 or (ahead == 0 and ask(g, seat, WINS_TIES, False))
            lost += ahead < 0
    all_ = len(enemies) * len(reinforcements)
    return round(100 * won / all_), round(100 * lost / all_)


def _influence(g: Kingsburg, seat: int, said: Said) -> Prospect:
    rank = said["advisor"]
    return _placed(rank, bool(g.whims >> rank & 1))


@cache
def _placed(rank: int, whim: bool) -> Prospect:
    key, kind = ("kingsburg-would-indulge", "whim") if whim else ("kingsburg-would-advise", "advisor")
    return together(gain(key, **{kind: rank}), ghost("dice", f"advisor:{rank}"))


def _build(g: Kingsburg, seat: int, said: Said) -> Prospect:
    building = BUILDINGS[said["building"]].id
    return together(gain("kingsburg-would-build", building=building), ghost(building, f"building:{seat}:{building}"))


def _recruit(g: Kingsburg, seat: int, said: Said) -> Prospect:
    army = g.army[seat] + 1
    won, lost = winter(g, seat, army)
    return odds("kingsburg-odds-winter", army=army, won=won, lost=lost)


PROSPECTS: Final[dict[str, Foresees]] = {"influence": _influence, "build": _build, "recruit": _recruit}


def foretells(g: Kingsburg, seat: int) -> tuple[Message, ...]:
    """How the winter would end as things are, while soldiers can still be recruited."""
    if g.phase != RECRUITING:
        return ()
    won, lost = winter(g, seat, g.army[seat])
    return (Message("kingsburg-foretold-winter", {"won": won, "lost": lost}),)
