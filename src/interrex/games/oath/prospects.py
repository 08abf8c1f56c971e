"""What options cost and bring beside what their labels say: Supply, favor, secrets, gains, the odds of a campaign."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.prospect import NOTHING, Preview, Prospect, gain, price, together

from .data.constants import CAMPAIGN_COST, MUSTERED
from .data.numbers import SUIT
from .deeds import ATTACKER, BANDITS, FOR_FAVOR, FOR_SECRETS, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL, ActDeed, Campaign
from .moments import NO_TRADE_FAVOR, TRADE_FAVOR
from .play.campaign.odds import outlook
from .play.campaign.plans import UsePlans
from .play.campaign.targets import PAWN as PAWN_TARGET
from .play.campaign.targets import cast_out, declare, declare_own_site, force_size, targets_stand, title_dice
from .play.deeds import MAJOR, Major, bind, supply_cost
from .play.recover import BANNERS
from .ruling import ask, barred, matching
from .state import PURPLE, Oath

Said = dict[str, Any]  # what the words of an option stand for


def _paid(g: Oath, major: Major, deed: ActDeed) -> Prospect:
    """What an action takes, with the modifiers that are used by themselves."""
    favor, secrets = major.price(g, deed)
    return together(
        price("oath-would-spend-supply", n=supply_cost(g, deed)),
        price("oath-would-pay-favor", n=favor) if favor else NOTHING,
        price("oath-would-pay-secrets", n=secrets) if secrets else NOTHING,
    )


def _priced(g: Oath, major: Major, seat: int, what: int, how: int = 0) -> Prospect:
    deed = major.new(g, seat, what, how)
    g.deeds.append(deed)
    bind(g, deed)
    found = together(_paid(g, major, deed), _gained(g, deed))
    g.deeds.pop()
    return found


def _gained(g: Oath, deed: ActDeed) -> Prospect:
    """Of a muster or a trade, as much as there is."""
    seat = deed.seat
    if deed.verb == MUSTER:
        return gain("oath-would-gain-warbands", n=min(MUSTERED + deed.extra, g.bank[g.board_colour(seat)]))
    if deed.verb != TRADE:
        return NOTHING
    suit = SUIT[deed.what]
    found = matching(g, seat, suit)
    favor = (1 + found if deed.how == FOR_FAVOR else 0) + deed.extra
    favor += ask(g, TRADE_FAVOR, 0, deed.advisers, favor)
    favor = 0 if barred(g, NO_TRADE_FAVOR, deed.advisers) else min(favor, g.banks[suit])
    secrets = max(0, found + deed.extra_secrets) if deed.how == FOR_SECRETS else 0
    return together(
        gain("oath-would-gain-favor", n=favor) if favor or deed.how == FOR_FAVOR else NOTHING,
        gain("oath-would-gain-secrets", n=secrets) if deed.how == FOR_SECRETS else NOTHING,
    )


def _search(g: Oath, seat: int, said: Said) -> Prospect:
    return _priced(g, MAJOR[SEARCH], seat, said["source"])


def _muster(g: Oath, seat: int, said: Said) -> Prospect:
    return _priced(g, MAJOR[MUSTER], seat, said["card"])


def _trade(g: Oath, seat: int, said: Said) -> Prospect:
    return _priced(g, MAJOR[TRADE], seat, said["card"], said["goods"])


def _travel(g: Oath, seat: int, said: Said) -> Prospect:
    return _priced(g, MAJOR[TRAVEL], seat, said["slot"])


def _recover(g: Oath, seat: int, said: Said) -> Prospect:
    here = g.relics_at[g.pawn[seat]]
    return _priced(g, MAJOR[RECOVER], seat, here[said["at"]]) if said["at"] < len(here) else NOTHING


def _recover_banner(g: Oath, seat: int, said: Said) -> Prospect:
    return _priced(g, BANNERS, seat, said["banner"], said["n"])


# ------------------------------------------------------------------------------------------------------------ campaigns


def _campaign(g: Oath, seat: int, said: Said) -> Prospect:
    """Before anything is declared: with the whole force and as few targets as can be."""
    war = Campaign.new(seat, said["foe"], g.pawn[seat])
    g.deeds.append(war)
    cast_out(g, war)
    declare_own_site(g, war)
    if not targets_stand(g, war) and war.defender != BANDITS and g.pawn[war.defender] == war.pawn:
        declare(g, war, PAWN_TARGET, 0)
    found = _as_declared(g, war)
    if war.outcast >= 0:
        g.flag[war.outcast] = PURPLE
    g.deeds.pop()
    return together(price("oath-would-spend-supply", n=CAMPAIGN_COST), found)


def _as_declared(g: Oath, war: Campaign) -> Prospect:
    return outlook(g, war, force_size(g, war, ATTACKER), war.target_dice + title_dice(g, war))


def _commit(g: Oath, seat: int, said: Said) -> Prospect:
    return outlook(g, g.war, said["n"])


def _pass(g: Oath, seat: int, said: Said) -> Prospect:
    """Of plans: as things stand without any more."""
    return outlook(g, g.war) if g.stack and isinstance(g.stack[-1], UsePlans) else NOTHING


PROSPECTS: Final[dict[str, Preview]] = {
    "search": _search,
    "muster": _muster,
    "trade": _trade,
    "recover": _recover,
    "recover-banner": _recover_banner,
    "campaign": _campaign,
    "travel": _travel,
    "commit": _commit,
    "pass": _pass,
}
