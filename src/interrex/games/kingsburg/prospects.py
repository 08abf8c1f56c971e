"""What options bring beside what their labels say: an advisor's support, a building's use, the odds of winter."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from interrex.engine.message import Message
from interrex.engine.prospect import Preview, Prospect, gain, ghost, odds, together

from .data import BUILDINGS, ENEMIES, RECRUITING, cards_of
from .moments import STRENGTH, WINS_TIES, ask
from .play.winter import arrivals, bonus, mustered
from .state import NOBODY, Kingsburg, knows_enemy

Said = dict[str, Any]


def winter(g: Kingsburg, seat: int, army: int) -> tuple[int, int]:
    """With so many soldiers before the reinforcements, the chances to win and to lose, in per cent.

    With soldier tokens they are those with the strongest token left: it is chosen, not drawn (rulebook 19.2).
    """
    return fought(g, seat, mustered(g, seat, army), max(g.levies[seat]) if g.levies else NOBODY)


def fought(g: Kingsburg, seat: int, army: int, token: int) -> tuple[int, int]:
    """The same once all who join at the start of winter are there."""
    known = knows_enemy(g, g.year - 1, seat)
    enemies = g.enemies[g.year - 1 : g.year] if known else cards_of(g.year)
    walls, ties = g.in_play[seat] & STRENGTH.mask, ask(g, seat, WINS_TIES, False)
    strength = [army + bonus(g, seat, walls, enemy) if walls else army for enemy in enemies]
    return _chances(tuple(enemies), tuple(strength), arrivals(g, seat, token), ties)


@lru_cache(4096)
def _chances(
    enemies: tuple[int, ...], strength: tuple[int, ...], reinforcements: tuple[int, ...], ties: bool
) -> tuple[int, int]:
    """The same for an army's strength against each of the enemies that may come, reinforcements as likely as others."""
    ahead = [
        army + soldiers - ENEMIES[enemy].strength
        for enemy, army in zip(enemies, strength, strict=True)
        for soldiers in reinforcements
    ]
    won = sum([by > 0 or (by == 0 and ties) for by in ahead])
    return round(100 * won / len(ahead)), round(100 * sum([by < 0 for by in ahead]) / len(ahead))


def _build(g: Kingsburg, seat: int, said: Said) -> Prospect:
    return _built(seat, BUILDINGS[said["building"]].id)


@cache
def _built(seat: int, building: str) -> Prospect:
    return together(gain("kingsburg-would-build", building=building), ghost(building, f"building:{seat}:{building}"))


def _recruit(g: Kingsburg, seat: int, said: Said) -> Prospect:
    army = g.army[seat] + 1
    return _odds(army, max(g.levies[seat]) if g.levies else NOBODY, *winter(g, seat, army))


def _levy(g: Kingsburg, seat: int, said: Said) -> Prospect:
    """The battle with this token. What the king sends besides has come already (rulebook 14.37)."""
    token: int = said["n"]
    return _odds(g.army[seat], token, *fought(g, seat, g.army[seat] - g.sent[seat], token))


@lru_cache(4096)
def _odds(army: int, token: int, won: int, lost: int) -> Prospect:
    if token == NOBODY:
        return odds("kingsburg-odds-winter", army=army, won=won, lost=lost)
    return odds("kingsburg-odds-levy", army=army, n=token, won=won, lost=lost)


PROSPECTS: Final[dict[str, Preview]] = {"build": _build, "recruit": _recruit, "levy": _levy}


def warnings(g: Kingsburg, seat: int) -> tuple[Message, ...]:
    """How the winter would end as things are, while soldiers can still be recruited."""
    if g.phase != RECRUITING:
        return ()
    won, lost = winter(g, seat, g.army[seat])
    if g.levies:
        return (Message("kingsburg-foretold-levy", {"n": max(g.levies[seat]), "won": won, "lost": lost}),)
    return (Message("kingsburg-foretold-winter", {"won": won, "lost": lost}),)
