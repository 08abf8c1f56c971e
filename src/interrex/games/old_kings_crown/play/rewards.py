"""Rewards of a clash: what comes before them, a location, the Herald's, the location's (rulebook 5.7)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data import FIRST_KINGDOM, FIRST_LOCATION, IN_REGION, LOCATIONS, NOBODY, REGIONS
from ..moments import CLAIMED, GRANTS, HERALD_REWARD, PAYS, POWERS, RESOLVES, WINS, WINS_TEXT, happen, of, who_speaks
from ..nature import all_say, says
from ..state import Clash, Crown, Procedure, Verb
from ..words import LOCATION
from .asking import may
from .using import verbs
from .wealth import gain, steal_influence


def before_rewards(g: Crown, region: int, winner: int) -> None:
    """Powers that look at the end of a clash (rulebook 5.7.1)."""
    if winner == NOBODY:
        g.tell("old-kings-crown-draw", region=REGIONS[region])
    else:
        g.tell("old-kings-crown-wins", seat=winner, region=REGIONS[region])
        mine = g.mine(winner, g.active[region])
        if all_say(g, mine, WINS_TEXT):
            for card in mine:
                POWERS.happen(WINS_TEXT, says(g, card, WINS_TEXT), g, winner, region)
        happen(g, winner, WINS, region)
    for seat in who_speaks(g, RESOLVES):
        happen(g, seat, RESOLVES, region)


class Choose(Verb):
    """One of the two locations of the region (rulebook 5.7.2)."""

    name = "claim"
    takes = (LOCATION,)
    rule = "5.7.2"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        clash: Clash = g.deeds[-1]
        return self.each(IN_REGION[clash.region])

    def act(self, g: Crown, seat: int, location: int) -> None:
        if g.herald[seat] == location:
            g.then(HeraldReward(seat, location), LocationReward(seat, location, True))
        else:
            location_reward(g, seat, location, True)

    def why_not(self, g: Crown, seat: int, location: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-claim", location=LOCATIONS[location].id)


CHOOSE: Final = Choose()


class HeraldReward(Procedure):
    """If the winner's Herald stands there: 1, and 1 from everybody whose Herald does too (rulebook 5.7.4)."""

    __slots__ = ("location", "seat")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def step(self, g: Crown, n: int) -> bool:
        seat = self.seat
        g.tell("old-kings-crown-herald-reward", seat=seat, location=LOCATIONS[self.location].id)
        gain(g, seat, 1)
        for other in g.others(seat):
            if g.herald[other] == self.location:
                steal_influence(g, seat, other)
        for verb in verbs(g, seat, HERALD_REWARD):
            may(g, seat, 1, verb)
        return False


class LocationReward(Procedure):
    """What a location brings, when its turn comes."""

    __slots__ = ("location", "paid", "seat")

    def __init__(self, seat: int, location: int, paid: bool) -> None:
        self.seat = seat
        self.location = location
        self.paid = paid  # with its influence, too

    def step(self, g: Crown, n: int) -> bool:
        location_reward(g, self.seat, self.location, self.paid)
        return False


def location_reward(g: Crown, seat: int, location: int, paid: bool) -> None:
    """The influence of a location, then its text, if one likes (rulebook 5.7.6)."""
    number = FIRST_LOCATION + location
    if g.listener is not None:
        g.tell("old-kings-crown-claims", seat=seat, location=LOCATIONS[location].id)
    if paid:
        gain(g, seat, int(of(number, PAYS, 0, g, seat)))
    for kingdom, owner, place in g.on_location:
        if place == location and 1 << FIRST_KINGDOM + kingdom & CLAIMED.mask:
            POWERS.happen(CLAIMED, 1 << FIRST_KINGDOM + kingdom, g, owner)
    for _, power in POWERS.at(GRANTS, 1 << number):
        may(g, seat, 1, power.does)
