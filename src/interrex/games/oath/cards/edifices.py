"""The six edifices, both sides of each (rulebook 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.powers import Power

from ..data.constants import REGIONS
from ..data.faces import BEAST
from ..data.numbers import IDS, MOB_BANNER, PEOPLE_BANNER, SUIT, TURNS_TO, Cards, is_denizen
from ..deeds import DEFENDER, SEARCH, ActDeed
from ..moments import (
    END_ROLLED,
    ENEMIES,
    EVERYBODY,
    KEEPS_SITES,
    NO_FACE_UP,
    NO_TARGET,
    ON_DRAW,
    RECOVERED,
    TARGET_DICE,
)
from ..play.asking import CARDS, NUMBERS, SIGNED, Choosing
from ..play.campaign.targets import A_BANNER, SITE
from ..play.deals import FESTIVAL
from ..play.moving import enliven, still, turn_banner
from ..play.wealth import clear, lay
from ..powers.checks import at_sites, others, ruler_rules, targeted_here
from ..powers.effects.battle import Dice
from ..powers.effects.dealings import Negotiate
from ..powers.effects.shape import Choose, Do
from ..powers.effects.treasures import DrawRelic
from ..powers.forms import action, cannot, does, modifies, named, plan, says
from ..ruling import card_chief
from ..state import SLOT_COUNT, Oath, without
from ..words import component

# ----------------------------------------------------------------------------------------------------- Rampart, Halls


def site_of_ruler(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] == SITE and ruler_rules(g, card, about[1]))


def peoples_favor(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] == A_BANNER and about[1] in (PEOPLE_BANNER, MOB_BANNER))


def mock(g: Oath, card: int, seat: int, *about: Any) -> None:
    turn_banner(g, mob=True)


def recovered_people(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[1] in (PEOPLE_BANNER, MOB_BANNER)


# --------------------------------------------------------------------------------------------------- Temple, District


def beast_sites(g: Oath, card: int, seat: int) -> int:
    return sum([1 << slot for slot in range(SLOT_COUNT) if at_sites(g, (slot,), (BEAST,))])


def a_beast(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(SUIT[about[0]] == BEAST)


class ChangeEnd(Choosing):
    """The end die, one more or one less (rulebook 15.8)."""

    phrase = SIGNED
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (0, 1)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.end_die += -1 if value else 1


CHANGE_END: Final = ChangeEnd()


def squalid(g: Oath, card: int, seat: int) -> None:
    CHANGE_END.do(g, card, seat)


def is_chief(g: Oath, card: int, seat: int) -> bool:
    """Its ruler; of the Empire the Chancellor (rulebook 22.2.20)."""
    return card_chief(g, card) == seat


# ------------------------------------------------------------------------------------------------------------- Spires


def swap_drawn(g: Oath, card: int, deed: ActDeed) -> None:
    """Asked once the cards are drawn."""
    deed.rewarded |= 1 << card


def spire_used(g: Oath, card: int, seat: int) -> bool:
    return bool(g.deed.rewarded >> card & 1 and g.deeds[-1].used >> card & 1)


def drawn_denizens(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Those that were not swapped in just now, while there is anybody for whom to swap them."""
    return [c for c in g.drawn[seat] if is_denizen(c) and c not in g.deed.kept] if lost_before(g) else ()


def lost_before(g: Oath) -> Cards:
    """The Dispossessed without those that were swapped out just now: they come last."""
    return g.dispossessed[: len(g.dispossessed) - len(g.deed.kept)]


def swap_one(g: Oath, card: int, seat: int, value: int) -> None:
    new = g.luck.choice(lost_before(g))
    g.dispossessed = (*without(g.dispossessed, new), value)
    g.drawn[seat] = (*without(g.drawn[seat], value), new)
    g.eyes[new] |= 1 << seat
    g.deed.kept = (*g.deed.kept, new)
    g.tell("oath-swaps-drawn", seat=seat)
    SWAP_DRAWN.do(g, card, seat)


SWAP_DRAWN: Final = Choose(CARDS, drawn_denizens, swap_one, optional=True)


def ask_spire(g: Oath, card: int, seat: int) -> None:
    SWAP_DRAWN.do(g, card, seat)


def depths(g: Oath, card: int, seat: int) -> Sequence[int]:
    pile = [c for c in g.piles[g.region(seat)] if is_denizen(c)]
    return range(min(5, len(pile), len(g.dispossessed)) + 1)


def replace_top(g: Oath, card: int, seat: int, n: int) -> None:
    """So many denizens from the top; Visions keep their places (rulebook 15.10)."""
    region = g.region(seat)
    pile = list(g.piles[region])
    places = [at for at in range(len(pile) - 1, -1, -1) if is_denizen(pile[at])][:n]
    lost = list(g.dispossessed)
    g.luck.shuffle(lost)
    for at in places:
        new = lost.pop(0)
        lost.append(pile[at])
        g.eyes[pile[at]] = g.eyes[new] = 0
        pile[at] = new
    for known in lost:
        g.eyes[known] = 0
    g.piles[region], g.dispossessed = tuple(pile), tuple(lost)
    g.tell("oath-replaces-top", seat=seat, n=n, region=REGIONS[region])


# ------------------------------------------------------------------------------------------------------------- Forges


def repair(g: Oath, card: int, seat: int) -> None:
    """To its intact side; what was placed stays on it (rulebook 15.12)."""
    slot, whole = g.place[card], TURNS_TO[card]
    favor, secrets = clear(g, card)
    still(g, card)
    g.cards[slot] = tuple([whole if other == card else other for other in g.cards[slot]])
    enliven(g, whole, slot)
    lay(g, whole, favor, secrets)
    g.tell("oath-turns-card", card=IDS[card], what=component(whole))


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "sprawling-rampart": (says(TARGET_DICE, 1, site_of_ruler, EVERYBODY),),
        "bandit-rampart":    (plan(DEFENDER, Dice(attack=-2), given=targeted_here),),
        "hall-of-debate":    (cannot(NO_TARGET, peoples_favor, EVERYBODY),),
        "hall-of-mockery":   (does(RECOVERED, mock, recovered_people, EVERYBODY),),
        "forest-temple":     (says(KEEPS_SITES, beast_sites, whose=EVERYBODY),),
        "ruined-temple":     (cannot(NO_FACE_UP, a_beast, ENEMIES),),
        "festival-district": (action(Negotiate(FESTIVAL, others)),),
        "squalid-district":  (does(END_ROLLED, squalid, is_chief, EVERYBODY),),
        "great-spire":       (modifies(SEARCH, swap_drawn), does(ON_DRAW, ask_spire, spire_used, EVERYBODY)),
        "fallen-spire":      (action(Choose(NUMBERS, depths, replace_top)),),
        "ancient-forge":     (action(DrawRelic()),),
        "broken-forge":      (action(Do(repair)),),
    }
)  # fmt: skip
