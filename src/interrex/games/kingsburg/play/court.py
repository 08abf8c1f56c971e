"""The king's attention: his aid, his favour, his envoy (phases 1, 3 and 5)."""

from __future__ import annotations

from ..data import ALL_BUILDINGS
from ..moments import AIDED, BREAKS_TIES, ask
from ..state import NOBODY, Kingsburg, Together
from .choices import TAKE, Take, any_lots


def neediest(g: Kingsburg) -> list[int]:
    """Fewest buildings, and among those fewest goods, in turn order (rulebook 3.1, 3.2 and 6.1, 6.2)."""
    need = [((held & ALL_BUILDINGS).bit_count(), sum(goods)) for held, goods in zip(g.in_play, g.goods, strict=True)]
    least = min(need)
    fewest = favoured(g, [seat for seat in g.order if need[seat][0] == least[0]])
    return fewest or [seat for seat in g.order if need[seat] == least]


def favoured(g: Kingsburg, tied: list[int]) -> list[int]:
    """Of those tied in their number of buildings, the one for whom ties are broken (rulebook 21.2.1)."""
    return [seat for seat in tied if ask(g, seat, BREAKS_TIES, False)] if g.brought & BREAKS_TIES.speakers else []


def aid(g: Kingsburg) -> None:
    """A white die for the one in need; goods for several equally in need (rulebook 3)."""
    aided = [seat for seat in g.order if ask(g, seat, AIDED, False)] if g.brought & AIDED.speakers else []
    needy = aided or neediest(g)
    if len(needy) == 1:
        g.aided = 1 << needy[0]
        g.tell("kingsburg-aid-die", seat=needy[0])
    else:
        # rulebook 14.1: they choose at the same time
        g.push(Together(tuple([Take(seat, any_lots(TAKE, 1), "3.3") for seat in sorted(needy)])))


def favour(g: Kingsburg) -> None:
    """A point for the most buildings, for each who has them (rulebook 5)."""
    built = [(held & ALL_BUILDINGS).bit_count() for held in g.in_play]
    most = max(built)
    leading = [seat for seat in g.order if built[seat] == most]
    for seat in favoured(g, leading) or leading:
        g.score[seat] += 1
        if g.told is not None:
            g.tell("kingsburg-favour", seat=seat)


def envoy(g: Kingsburg) -> None:
    """The marker comes back and goes to the one in need, if there is one (rulebook 6)."""
    if g.envoy != NOBODY:
        g.tell("kingsburg-envoy-returns", seat=g.envoy)
    g.envoy = NOBODY  # rulebook 6.7
    needy = neediest(g)
    if len(needy) == 1:
        g.envoy = needy[0]
        g.tell("kingsburg-envoy-comes", seat=g.envoy)
    else:
        g.tell("kingsburg-envoy-stays")
