"""What options cost and bring beside what their labels say: one entry a verb, in the order of the year."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.message import Message
from interrex.engine.prospect import NOTHING, Preview, Prospect, gain, ghost, odds, price, together

from .data import (
    CARD_IDS,
    COUNCILS,
    FACTIONS,
    FIRST_KINGDOM,
    FIRST_LOCATION,
    KINDS,
    KINGDOM,
    LOCATIONS,
    NOBODY,
    PATHFINDER,
    REGIONS,
)
from .many import council_votes
from .moments import (
    BOLD,
    CLAIMED,
    IGNORES_GUARD,
    JOURNEY_LORE,
    NO_THEFT,
    PAYS,
    POWERS,
    SUPPORTER_STRENGTH,
    THEFT_STRENGTH,
    ask,
    of,
)
from .nature import asks, in_clash, lore, strength, traits, votes
from .odds import bid_with, first_bid, strongest_laid
from .play.bids import guard
from .play.moving import holder_of
from .play.night import night
from .play.summer import silenced, totals
from .state import ANSWER, DAY, NIGHT, Crown

Said = dict[str, Any]
FEW: Final = 2


def at(region: int) -> str:
    return f"region:{REGIONS[region]}"


def stronger(n: int, region: int) -> Prospect:
    return gain("old-kings-crown-would-add", n=n, region=REGIONS[region]) if n else NOTHING


def weaker(n: int, region: int) -> Prospect:
    return price("old-kings-crown-would-weaken", n=n, region=REGIONS[region]) if n else NOTHING


# Spring


def _bid(g: Crown, seat: int, said: Said) -> Prospect:
    card = said["card"]
    n = bid_with(g, seat, card)
    return together(
        gain("old-kings-crown-would-bid", n=n),
        _theft(_within_reach(g, seat, card, n)),
        odds("old-kings-crown-odds-bid", chance=round(100 * first_bid(g, seat, card))),
    )


def _theft(within: tuple[Message, ...]) -> Prospect:
    """A few are named."""
    if len(within) > FEW:
        return gain("old-kings-crown-would-steal-many", n=len(within))
    return gain("old-kings-crown-would-steal", kingdoms=within) if within else NOTHING


def _within_reach(g: Crown, seat: int, bid: int, n: int) -> tuple[Message, ...]:
    """The Kingdom cards of others that so strong a bid could steal (rulebook 4.2.3)."""
    if POWERS.forbids(NO_THEFT, g.held[seat], g, seat) is not None:
        return ()
    mine = ask(g, seat, THEFT_STRENGTH, n)
    ignored = asks(g, bid, IGNORES_GUARD)
    found = [
        kingdom
        for other in g.others(seat)
        for kingdom, card in g.occupied[other]
        if card != NOBODY and mine > (0 if ignored else guard(g, other, card))
    ]
    return tuple([Message(f"old-kings-crown-kingdom-{KINGDOM[kingdom]}", {}) for kingdom in found])


def _take(g: Crown, seat: int, said: Said) -> Prospect:
    """What it does; and the card that will lie beneath it, unless it is used up (rulebook 4.2.8)."""
    kingdom, card = said["kingdom"], said.get("card", g.bids[seat])
    bold = 1 << FIRST_KINGDOM + kingdom & BOLD.mask
    beneath = NOTHING if bold or card == NOBODY else price("old-kings-crown-would-occupy", card=CARD_IDS[card])
    return together(beneath, gain(f"old-kings-crown-kingdom-{KINGDOM[kingdom]}.does"))


def _steal(g: Crown, seat: int, said: Said) -> Prospect:
    victim = FACTIONS[g.faction[holder_of(g, said["kingdom"])]]
    return together(_take(g, seat, said), gain("old-kings-crown-would-rob", faction=victim))


def _occupy(g: Crown, seat: int, said: Said) -> Prospect:
    space, rows = said["space"], g.occupied[seat]
    before = rows[space][0] if space < len(rows) else NOBODY
    stands = ghost(KINGDOM[g.acquiring], f"space:{seat}:{space + 1}")
    return (
        stands
        if before == NOBODY
        else together(price("old-kings-crown-would-replace", kingdom=KINGDOM[before]), stands)
    )


def _herald(g: Crown, seat: int, said: Said) -> Prospect:
    """A Herald is worth something to whoever wins the region and claims his location (rulebook 5.7.4)."""
    location = said["location"]
    rivals = [other for other in g.others(seat) if g.herald[other] == location]
    return together(
        gain("old-kings-crown-would-herald", n=pays(g, seat, location) + 1),
        gain("old-kings-crown-would-oust", n=len(rivals)) if rivals else NOTHING,
        ghost("herald", f"location:{LOCATIONS[location].id}"),
    )


def pays(g: Crown, seat: int, location: int) -> int:
    return int(of(FIRST_LOCATION + location, PAYS, 0, g, seat))


def _lay(g: Crown, seat: int, said: Said) -> Prospect:
    card, region = said["card"], said["region"]
    return together(
        gain("old-kings-crown-would-fight", n=strength(g, card)),
        odds("old-kings-crown-odds-lay", chance=round(100 * strongest_laid(g, seat, card, region))),
        ghost(CARD_IDS[card], at(region)),
    )


def _place(g: Crown, seat: int, said: Said) -> Prospect:
    region, n = said["region"], said["n"]
    worth = n * int(ask(g, seat, SUPPORTER_STRENGTH, 1))
    return together(
        price("old-kings-crown-would-spend-men", n=n, all=g.camp[seat]), stronger(worth, region),
        ghost("supporter", at(region), n),
    )  # fmt: skip


def _deploy(g: Crown, seat: int, said: Said) -> Prospect:
    card, region = said["card"], said["region"]
    return together(
        stronger(strength(g, card), region), gain("old-kings-crown-would-outlast"), ghost(CARD_IDS[card], at(region))
    )


# Summer


def _ambush(g: Crown, seat: int, said: Said) -> Prospect:
    return _into_clash(g, said["other"])


def _reinforce(g: Crown, seat: int, said: Said) -> Prospect:
    return _into_clash(g, said["card"])


def _into_clash(g: Crown, card: int) -> Prospect:
    region = g.clash.region
    return together(stronger(strength(g, card), region), ghost(CARD_IDS[card], at(region)))


def _flank(g: Crown, seat: int, said: Said) -> Prospect:
    card, region, here = said["card"], said["region"], g.clash.region
    n = strength(g, card)
    return together(weaker(n, here), stronger(n, region), ghost(CARD_IDS[card], at(region), 1, at(here)))


def _withdraw(g: Crown, seat: int, said: Said) -> Prospect:
    card = said["card"]
    return weaker(strength(g, card), g.clash.region) if card in in_clash(g, g.clash) else NOTHING


def _recall(g: Crown, seat: int, said: Said) -> Prospect:
    """The tired go first: they count for nothing (rulebook 20.27)."""
    region = g.clash.region
    fresh = max(0, said["n"] - g.tired[seat][region])
    return weaker(fresh * int(ask(g, seat, SUPPORTER_STRENGTH, 1)), region)


def _claim(g: Crown, seat: int, said: Said) -> Prospect:
    location = said["location"]
    herald = g.herald[seat] == location
    robbed = [other for other in g.others(seat) if g.herald[other] == location and g.influence[other]] if herald else []
    reward = gain(f"old-kings-crown-location-{LOCATIONS[location].id}.does")
    mine = pays(g, seat, location) + herald + len(robbed) + tolls(g, seat, location)
    return together(gain("old-kings-crown-would-gain", n=mine), reward)


def tolls(g: Crown, seat: int, location: int) -> int:
    """What the seat's own Kingdom cards on a location bring when its reward is claimed."""
    world = g.copy()
    world.listener = None
    for kingdom, owner, place in g.on_location:
        if place == location and owner == seat:
            POWERS.happen(CLAIMED, 1 << FIRST_KINGDOM + kingdom, world, owner)
    return world.influence[seat] - g.influence[seat]


def after_night(g: Crown, seat: int) -> tuple[Message, ...]:
    """By Day: the totals that Night would leave of the cards that lie open now, where it would change any."""
    if not g.deeds or g.clash.stage not in (DAY, ANSWER) or silenced(g, g.clash.region):
        return ()
    world = g.copy()
    world.listener = None
    world.clash.stage = NIGHT
    night(world)
    now, then = totals(g), totals(world)
    return tuple(
        [
            Message("old-kings-crown-after-night", {"seat": other, "n": then[other], "m": now[other]})
            for other in g.clash.seats
            if then[other] != now[other]
        ]
    )


# Autumn


def _govern(g: Crown, seat: int, said: Said) -> Prospect:
    card, council = said["card"], said["council"]
    now = [council_votes(g, other, council) for other in range(g.players)]
    mine = now[seat] + votes(g, card)
    leads = all(mine > n for other, n in enumerate(now) if other != seat)
    return together(
        gain("old-kings-crown-would-vote", n=mine),
        gain("old-kings-crown-would-lead") if leads else NOTHING,
        ghost(CARD_IDS[card], f"council:{COUNCILS[council]}"),
    )


def _reign(g: Crown, seat: int, said: Said) -> Prospect:
    """At the Castle all others leave that council (rulebook 18.1)."""
    card, council = said["card"], said["council"]
    gone = len(g.council[council])
    return together(
        price("old-kings-crown-would-empty", n=gone) if gone else NOTHING,
        ghost(CARD_IDS[card], f"council:{COUNCILS[council]}"),
    )


def _journey(g: Crown, seat: int, said: Said) -> Prospect:
    card = said["card"]
    kept = traits(g, card) & PATHFINDER
    return together(
        price("old-kings-crown-would-discard" if kept else "old-kings-crown-would-lose"),
        gain("old-kings-crown-would-learn", n=int(ask(g, seat, JOURNEY_LORE, lore(g, card), card))),
    )


def _buy(g: Crown, seat: int, said: Said) -> Prospect:
    card = said["card"]
    return together(
        price("old-kings-crown-would-pay", n=KINDS[card].cost, all=g.lore[seat]),
        gain(f"old-kings-crown-card-{CARD_IDS[card]}.does"),
    )


PROSPECTS: Final[dict[str, Preview]] = {
    "bid":          _bid,
    "take":         _take,
    "obtain":       _take,
    "pledge":       _take,
    "steal":        _steal,
    "occupy":       _occupy,
    "herald":       _herald,
    "lay":          _lay,
    "place":        _place,
    "deploy":       _deploy,
    "ambush":       _ambush,
    "reinforce":    _reinforce,
    "flank":        _flank,
    "withdraw":     _withdraw,
    "recall":       _recall,
    "claim":        _claim,
    "govern":       _govern,
    "summon":       _govern,
    "reign":        _reign,
    "journey":      _journey,
    "roam":         _journey,
    "set-out":      _journey,
    "buy":          _buy,
}  # fmt: skip
