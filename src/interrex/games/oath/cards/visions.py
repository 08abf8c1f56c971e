"""The five Visions (rulebook 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.powers import Power

from ..data.numbers import CONSPIRES, VISION, is_relic
from ..moments import ADVISER_WORTH, GOAL, NO_POWER
from ..play.asking import RELICS
from ..play.moving import PEOPLE, SECRET, banner_number, banner_of, may_take, seize, take_relics
from ..play.title import fulfilling
from ..play.wealth import burn_secrets
from ..powers.checks import others_here
from ..powers.effects.shape import Choose
from ..powers.forms import named, says, when_played
from ..ruling import advisers, barred, matching, of_text, suit
from ..state import Oath


def meets(g: Oath, card: int, seat: int) -> bool:
    """Alone: for these goals a tie is not enough (rulebook 3.2.3)."""
    return fulfilling(g, VISION[card].goal) == [seat]


# --------------------------------------------------------------------------------------------------------- Conspiracy


def alike(g: Oath, seat: int, other: int) -> int:
    """How many of one's advisers match one of the other's; some card may count as more than one."""
    own = [card for card in advisers(g, seat) if matching(g, other, suit(g, card))]
    return len(own) + sum([int(of_text(g, ADVISER_WORTH, card, 0, seat)) for card in own])


def spoils(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Relics and banners of players here whose advisers are matched by two (rulebook 5.1.4.4)."""
    if not g.secrets[seat] or barred(g, NO_POWER, seat, CONSPIRES, True):
        return ()
    victims = [other for other in others_here(g, card, seat) if alike(g, seat, other) >= 2]
    found = [(relic, other) for other in victims for relic in g.relics[other]]
    found += [(banner_number(g, b), g.holds[b]) for b in (PEOPLE, SECRET) if g.holds[b] in victims]
    return [number for number, other in found if may_take(g, seat, number, other)]


def conspire(g: Oath, card: int, seat: int, number: int) -> None:
    burn_secrets(g, seat, 1)
    if is_relic(number):
        take_relics(g, seat, (number,), next(other for other in range(g.players) if number in g.relics[other]))
    else:
        seize(g, seat, banner_of(number))


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "conspiracy":          (when_played(Choose(RELICS, spoils, conspire, optional=True)),),
        "vision-of-faith":     (says(GOAL, meets),),
        "vision-of-rebellion": (says(GOAL, meets),),
        "vision-of-sanctuary": (says(GOAL, meets),),
        "vision-of-conquest":  (says(GOAL, meets),),
    }
)  # fmt: skip
