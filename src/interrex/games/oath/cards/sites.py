"""The 23 sites (rulebook 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import Condition, among, condition
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Power

from ..data.banners import FAVOR, SECRETS
from ..data.faces import HEARTH
from ..data.numbers import IDS, NOBODY, NUMBER
from ..data.numbers import SITE as SITES
from ..data.sites import COAST
from ..deeds import CAMPAIGN, MUSTER, SEARCH, TRAVEL
from ..moments import (
    ACCESS_TO_SITE,
    AT_SITE,
    BEFORE_SITE,
    CHOOSER,
    ELSEWHERE,
    EVERYBODY,
    NO_POWER,
    NO_TRAVEL,
    PAWN_HERE,
    RECOVERED,
    SITE_ATTACK,
    WHOLE_TARGETS,
)
from ..play.access import forbidden_by
from ..play.asking import NUMBERS
from ..play.campaign.targets import EVERYWHERE, target_slots
from ..play.deeds import Modifier
from ..play.moving import relic_from_site, take_relics
from ..play.pledges import TRIBUNAL
from ..play.using import Use
from ..play.wealth import arrive, turn_down
from ..powers.changes import adds_supply, costs, draws, extra, free, ignores
from ..powers.checks import others
from ..powers.effects.dealings import Negotiate
from ..powers.effects.shape import Choose
from ..powers.effects.warbands import GainWarbands
from ..powers.effects.wealth import GainFavor, GainSecrets
from ..powers.forms import action, burdens, cannot, flips, homeland, modifies, modifies_with, named, says
from ..ruling import acting_on, barred, chief, enemy, kept_from, react, rules
from ..state import REGION, SLOTS_IN, TABLE, Oath
from ..words import GOODS

NARROW_PASS: Final = 1 << NUMBER["narrow-pass"]
COASTS: Final = frozenset([site.number for site in SITES.values() if site.power == COAST])
HIDDEN_PLACE: Final = 1 << NUMBER["the-hidden-place"]

# -------------------------------------------------------------------------------------------------- opportunity sites


class TakeHere(Use):
    """A favor or a secret that lies at the site, on waking (rulebook 4.1.4)."""

    takes = (GOODS,)
    rule = "11.1.1"

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        slot = g.pawn[seat]
        return self.each([goods for goods in (0, 1) if (g.site_favor, g.site_secrets)[goods][slot]])

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        slot = g.pawn[seat]
        if values[0]:
            g.site_secrets[slot] -= 1
            g.secrets[seat] += 1
        else:
            g.site_favor[slot] -= 1
            arrive(g, seat, 1)
        goods = Message(f"oath-goods-{(FAVOR, SECRETS)[values[0]]}", {})
        g.tell("oath-takes-from-site", seat=seat, what=goods, site=IDS[g.site[slot]])


def opportunity() -> Power:
    return says(AT_SITE, TakeHere(), whose=PAWN_HERE)


# ---------------------------------------------------------------------------------------------------------- homelands


def relics_here(g: Oath, site: int, seat: int) -> Sequence[int]:
    """By their places: their faces may be unknown. None where they are as if locked."""
    slot = g.place[site]
    return () if kept_from(g, seat, slot) else range(len(g.relics_at[slot]))


def take_here(g: Oath, site: int, seat: int, at: int) -> None:
    relic = g.relics_at[g.place[site]][at]
    relic_from_site(g, relic)
    g.uncover()
    take_relics(g, seat, (relic,))
    react(g, RECOVERED, seat, relic, 0)


TAKE_RELIC: Final = Choose(NUMBERS, relics_here, take_here)

# ----------------------------------------------------------------------------------------------------------- journeys


def coasts(g: Oath, site: int, seat: int) -> int:
    mask = 0
    for number in COASTS:
        if g.live >> number & 1:
            mask |= 1 << g.place[number]
    return mask


to_coast = acting_on(coasts, "oath-only-to-coast", reads=TABLE)


def coast() -> Power:
    """To another Coast for 1 Supply, whatever the Narrow Pass says (rulebook 11.3.0)."""
    return modifies(TRAVEL, costs(1), ignores(NARROW_PASS), given=to_coast, whose=PAWN_HERE, auto=True)


class TurnSecret(Modifier):
    """Paid with a secret that is turned face down."""

    for_a_secret = True

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        turn_down(g, seat)
        super().act(g, seat, *values)


def no_secret(g: Oath, site: int, seat: int, *about: Any) -> Refusal:
    by = barred(g, NO_POWER, seat, site, True)
    return forbidden_by(by) if by else refusal("11.11", "oath-no-secret", n=1)


def anywhere_for_a_secret(g: Oath, site: int, seat: int) -> int:
    return EVERYWHERE if g.secrets[seat] > 0 and not barred(g, NO_POWER, seat, site, True) else 0


has_secret = acting_on(anywhere_for_a_secret, no_secret, reads=TABLE)


def this_slot(g: Oath, site: int, seat: int) -> int:
    return 1 << g.place[site]


def slots_past_here(g: Oath, site: int, seat: int) -> int:
    """Into the region, but not to this site (rulebook 11.8.1)."""
    here = g.place[site]
    return 0 if REGION[g.pawn[seat]] == REGION[here] else SLOTS_IN[REGION[here]] & ~(1 << here)


to_here, past_here = among(this_slot, reads=TABLE), among(slots_past_here, reads=TABLE)


def kept_by_pass(g: Oath, site: int, seat: int) -> int:
    """The sites of the region, for an attacker from another who rules this site not nor has it as target (rulebook
    11.8.2)."""
    war, here = g.war, g.place[site]
    if war.sites >> here & 1 or REGION[war.pawn] == REGION[here] or rules(g, seat, here):
        return 0
    return SLOTS_IN[REGION[here]] & ~(1 << here)


def _strikes_past(g: Oath, site: int, seat: int) -> bool:
    return target_slots(g.war) & kept_by_pass(g, site, seat) != 0


strikes_past = Condition(_strikes_past, mask=kept_by_pass, reads=TABLE)


def leads(g: Oath, site: int, seat: int) -> int:
    """The enemy player who rules the site; for the Empire the Chancellor (rulebook 11.7.2)."""
    ruler = chief(g, g.place[site])
    return ruler if ruler != NOBODY and enemy(g, ruler, seat) else NOBODY


# --------------------------------------------------------------------------------------------------------- the others


def clears_here(g: Oath, site: int, seat: int, slot: int) -> int:
    return this_slot(g, site, seat)


@condition("oath-only-mustering-here", reads=TABLE)
def mustering_here(g: Oath, site: int, seat: int) -> bool:
    here = g.place[site]
    return g.place[g.deeds[-1].what] == here and rules(g, seat, here)


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "ancient-city":     (homeland(GainWarbands(2)),),
        "barren-coast":     (coast(),),
        "buried-giant":     (modifies_with(TRAVEL, TurnSecret(free, ignores(NARROW_PASS)), has_secret, PAWN_HERE),),
        "charming-valley":  (burdens(TRAVEL, adds_supply(1), who=PAWN_HERE),),
        "deep-woods":       (homeland(TAKE_RELIC),),
        "drowned-city":     (opportunity(),),
        "fertile-valley":   (homeland(GainFavor(1, HEARTH)),),
        "great-slum":       (says(BEFORE_SITE, clears_here, to_here, EVERYBODY),),
        "the-tribunal":     (action(Negotiate(TRIBUNAL, others), whose=ACCESS_TO_SITE),),
        "lush-coast":       (coast(),),
        "marshes":          (burdens(SEARCH, draws(-1), who=PAWN_HERE),),
        "mine":             (opportunity(),),
        "mountain":         (says(SITE_ATTACK, -1),),
        "narrow-pass":      (cannot(NO_TRAVEL, past_here, EVERYBODY),
                             cannot(WHOLE_TARGETS, strikes_past, EVERYBODY, of=ELSEWHERE)),
        "plains":           (says(SITE_ATTACK, 1),),
        "river":            (modifies(MUSTER, extra(1), given=mustering_here, whose=PAWN_HERE, auto=True),),
        "rocky-coast":      (coast(),),
        "salt-flats":       (opportunity(),),
        "shrouded-wood":    (burdens(TRAVEL, costs(2), ignores(NARROW_PASS | HIDDEN_PLACE), who=PAWN_HERE),
                             says(CHOOSER, leads, whose=PAWN_HERE)),
        "standing-stones":  (homeland(GainSecrets(1)),),
        "steppe":           (homeland(GainSecrets(1)),),
        "the-hidden-place": (flips(TRAVEL, to_here, EVERYBODY), flips(CAMPAIGN, to_here, EVERYBODY)),
        "wastes":           (homeland(TAKE_RELIC),),
    }
)  # fmt: skip
