"""The king's attention: his aid, his favour, his envoy (phases 1, 3 and 5)."""

from __future__ import annotations

from functools import cache

from ..data import ALL_BUILDINGS
from ..moments import AIDED, BREAKS_TIES, ask
from ..state import NOBODY, Kingsburg, Together
from .choices import TAKE, Take, any_lots


def buildings(g: Kingsburg) -> list[int]:
    """How many stand in each province."""
    return [(held & ALL_BUILDINGS).bit_count() for held in g.in_play]


def neediest(g: Kingsburg) -> list[int]:
    """Fewest buildings, and among those fewest goods, in turn order (rulebook 3.1, 3.2 and 6.1, 6.2)."""
    built = buildings(g)
    fewest = min(built)
    tied = [seat for seat in g.order if built[seat] == fewest]
    if len(tied) == 1:
        return tied
    wealth = [sum(g.goods[seat]) for seat in tied]
    least = min(wealth)
    return favoured(g, tied) or [seat for seat, goods in zip(tied, wealth, strict=True) if goods == least]


def favoured(g: Kingsburg, tied: list[int]) -> list[int]:
    """Of those tied in their number of buildings, the one for whom ties are broken (rulebook 21.2.1)."""
    return [seat for seat in tied if ask(g, seat, BREAKS_TIES, False)] if g.brought & BREAKS_TIES.mask else []


def aid(g: Kingsburg) -> None:
    """A white die for the one in need; goods for several equally in need (rulebook 3)."""
    aided = [seat for seat in g.order if ask(g, seat, AIDED, False)] if g.brought & AIDED.mask else []
    needy = aided or neediest(g)
    if len(needy) == 1:
        g.aided = 1 << needy[0]
        g.tell("kingsburg-aid-die", seat=needy[0])
    else:
        g.push(_question(tuple(sorted(needy))))


@cache
def _question(needy: tuple[int, ...]) -> Together:
    """One good each, chosen at the same time (rulebook 14.1). It is the same for the same seats, year after year."""
    return Together(tuple([Take(seat, any_lots(TAKE, 1), "3.3") for seat in needy]))


def favour(g: Kingsburg) -> None:
    """A point for the most buildings, for each who has them (rulebook 5)."""
    built = buildings(g)
    most = max(built)
    leading = [seat for seat in g.order if built[seat] == most]
    for seat in favoured(g, leading) or leading:
        g.score[seat] += 1
        if g.listener is not None:
            g.tell("kingsburg-favour", seat=seat)


def envoy(g: Kingsburg) -> None:
    """The marker comes back and goes to the one in need, if there is one (rulebook 6)."""
    if g.envoy != NOBODY:
        g.tell("kingsburg-envoy-returns", seat=g.envoy)
    g.envoy = NOBODY  # rulebook 6.7
    needy = neediest(g)
    if len(needy) == 1:
        g.envoy = needy[0]
        if g.listener is not None:
            g.tell("kingsburg-envoy-comes", seat=g.envoy)
    else:
        g.tell("kingsburg-envoy-stays")
