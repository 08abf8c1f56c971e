"""The two banners, one with two sides (rulebook 17.1 to 17.3)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.conditions import condition
from interrex.engine.powers import Power

from ..data.faces import NO_SUIT
from ..data.numbers import ALL_BANNERS, SUIT
from ..deeds import SEARCH, WORLD
from ..moments import BEFORE_SITE, HOLDER, IN_WAKE, NO_RECOVER, OTHERS, PLAYS_TO
from ..play.turn import Tend
from ..powers.changes import costs
from ..powers.checks import holder_of, in_region, playing
from ..powers.forms import cannot, does, modifies, named, says
from ..ruling import acting_on, matching
from ..state import TABLE, Oath


@condition(reads=TABLE)
def guarded(g: Oath, banner: int, seat: int, *about: Any) -> bool:
    """Every card with a suit at the holder's site matches an adviser of theirs, or there is none (rulebook 5.4.1.1)."""
    if about[0] != banner:
        return False
    holder = holder_of(g, banner)
    cards = [card for card in g.cards[g.pawn[holder]] if SUIT[card] != NO_SUIT]
    return all(matching(g, holder, SUIT[card]) for card in cards)


def world_deck(g: Oath, banner: int, seat: int) -> int:
    return 1 << WORLD


of_world = acting_on(world_deck, "oath-only-world-deck", reads=TABLE)


def tend(times: int) -> Any:
    def wake(g: Oath, banner: int, seat: int) -> None:
        g.push(Tend(seat, times))

    return wake


def region(g: Oath, banner: int, seat: int, *about: Any) -> int:
    return sum([1 << slot for slot in in_region(g, seat)])


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "darkest-secret": (cannot(NO_RECOVER, guarded, OTHERS, of=ALL_BANNERS),
                           modifies(SEARCH, costs(2), given=of_world, whose=HOLDER, auto=True)),
        "mobs-favor":     (does(IN_WAKE, tend(2)), says(PLAYS_TO, region), says(BEFORE_SITE, region, playing)),
        "peoples-favor":  (does(IN_WAKE, tend(1)), says(PLAYS_TO, region), says(BEFORE_SITE, region, playing)),
    }
)  # fmt: skip
