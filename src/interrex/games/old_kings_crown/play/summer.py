"""Summer: clash markers, then a clash in each region, and again among those who tie (rulebook 5)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ..data import CARD_IDS, FACTIONS, FIRST_KINGDOM, NOBODY, REGIONS, SUMMER
from ..moments import HALVED, LOWEST_WINS, PLACES_MARKERS, SILENCED, SUPPORTER_STRENGTH, ask, of, who_says
from ..nature import all_say, in_clash, strengths
from ..state import (
    ANSWER,
    CLASH_END,
    DAY,
    NIGHT,
    NONE,
    REVEAL,
    REWARDS,
    TALLY,
    TIE,
    Cards,
    Clash,
    Crown,
    Decision,
    Procedure,
    by_seat,
)
from ..words import CARD, REGION
from .asking import Ask
from .day import DayTurns
from .moving import lay
from .night import night
from .rewards import CHOOSE, before_rewards

MARKER: Final = Phrase("clash", REGION)


class Summer(Procedure):
    """The last on the order track lays the markers; the regions follow in that order (rulebook 5.1)."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        if n == 0:
            g.season = SUMMER
            g.tell("old-kings-crown-begins-summer")
            choosers = who_says(g, PLACES_MARKERS)
            g.push(LayMarkers(choosers[0] if choosers else g.order[-1]))
            return True
        g.push(Conflict(g.markers[n - 1]))
        return n < 3


class LayMarkers(Decision):
    """Which region comes first, which second (rulebook 5.1.1)."""

    __slots__ = ()
    rule = "5.1.1"
    asks = "old-kings-crown-ask-clash"
    phrases = (MARKER,)

    def actions(self, g: Crown) -> list[Action]:
        return MARKER.each([region for region in range(3) if region not in g.markers])

    def play(self, g: Crown, a: Action) -> None:
        (region,) = MARKER.values(a)
        g.markers = (*g.markers, region)
        if len(g.markers) < 2:
            g.tell("old-kings-crown-first-marker", seat=self.seat, region=REGIONS[region])
            g.push(self)
            return
        g.markers = (*g.markers, 3 - sum(g.markers))
        g.tell("old-kings-crown-markers", seat=self.seat, region=tuple([REGIONS[r] for r in g.markers]))

    def question(self, g: Crown) -> Message:
        return Message(self.asks, {"n": len(g.markers) + 1})

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-clash") if a[0] == MARKER.name else None


CLAIMS: Final = by_seat(lambda winner: Ask(winner, CHOOSE))


class Conflict(Procedure):
    """A region, clash after clash, until it is resolved (rulebook 5.2 to 5.7)."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def step(self, g: Crown, n: int) -> bool:
        region = self.region
        match n:
            case 0:
                g.deeds.append(Clash.new(region, g.order, g.players, first=True))
                if g.listener is not None:
                    g.tell("old-kings-crown-clash", region=REGIONS[region])
                begin(g, region)
            case 1:  # what was added is revealed, and only it may answer, and so on (rulebook 5.3.5 to 5.3.7)
                added = reveal(g, region)
                if added:
                    g.resume_at(1)
                    turns(g, ANSWER, added)
                else:
                    clash: Clash = g.deeds[-1]
                    clash.stage = NIGHT
                    clash.revealed = NONE
                    if not silenced(g, region):
                        night(g)
            case 2:
                best = tally(g)
                clash = g.deeds[-1]
                if len(best) == 1:
                    clash.seat = best[0]
                    g.resume_at(4)
                    resolve(g, region)
                else:
                    clash.stage = TIE
                    ask_tied(g, best)
            case 3:
                if anything_laid(g, region):
                    g.resume_at(1)
                    again(g, region)
                    begin(g, region)
                else:
                    resolve(g, region)
            case 4 if (winner := g.deeds[-1].seat) != NOBODY:
                g.push(CLAIMS[winner])
            case _:
                g.resolved |= 1 << region
                end_clash(g)
                g.tell("old-kings-crown-resolved", region=REGIONS[region])
                g.deeds.pop()
                return False
        return True


def begin(g: Crown, region: int) -> None:
    """Cards are revealed, and the Day begins (rulebook 5.2, 5.3)."""
    clash: Clash = g.deeds[-1]
    clash.stage = REVEAL
    played = reveal(g, region)
    if not clash.first:
        g.tried[region] |= sum([1 << card for card in played])
    turns(g, DAY, NONE)


def turns(g: Crown, stage: str, revealed: Cards) -> None:
    """Everybody's actions by Day, or those of the cards just revealed."""
    clash: Clash = g.deeds[-1]
    clash.stage = stage
    clash.revealed = revealed
    if not silenced(g, clash.region):
        g.push(DayTurns(clash.seats))


def resolve(g: Crown, region: int) -> None:
    """There is a winner, or there never will be one (rulebook 5.7)."""
    clash: Clash = g.deeds[-1]
    clash.stage = REWARDS
    before_rewards(g, region, clash.seat)


def reveal(g: Crown, region: int) -> Cards:
    """All face-down cards beside the region are turned up and active (rulebook 5.2.1)."""
    found: list[int] = []
    laid = g.laid
    for seat in g.order:
        rows = laid[seat]
        if rows[region]:
            found += rows[region]
            rest = list(rows)
            rest[region] = NONE
            laid[seat] = (rest[0], rest[1], rest[2])
    if found:
        g.uncover()
        g.active[region] += tuple(found)
    if g.listener is not None:
        for card in found:
            g.tell("old-kings-crown-reveals", seat=g.owner(card), card=CARD_IDS[card])
    return tuple(found)


def lying(g: Crown, region: int) -> list[tuple[int, int]]:
    """The Kingdom cards on a region, as components, and whose they are."""
    return [(FIRST_KINGDOM + kingdom, seat) for kingdom, seat, place in g.on_region if place == region]


def silenced(g: Crown, region: int) -> bool:
    """Are there no Day and no Night here?"""
    if g.on_region:
        for number, seat in lying(g, region):
            if of(number, SILENCED, False, g, seat):
                return True
    return False


def totals(g: Crown) -> list[int]:
    """By seat: fresh active cards, fresh Supporters, and whatever else adds strength (rulebook 5.5.1)."""
    clash: Clash = g.deeds[-1]
    region, bonus, men, tired = clash.region, clash.bonus, g.men, g.tired
    found = strengths(g, in_clash(g, clash))
    for seat in clash.seats:
        fresh = men[seat][region] - tired[seat][region]
        if fresh:
            found[seat] += fresh * int(ask(g, seat, SUPPORTER_STRENGTH, 1))
        found[seat] += bonus[seat]
    if g.on_region:
        for number, owner in lying(g, region):
            if of(number, HALVED, False, g, owner):
                for seat in clash.seats:
                    if seat != owner:
                        found[seat] = (found[seat] + 1) // 2
    return found


def tally(g: Crown) -> list[int]:
    """Who has the best total, in turn order: mostly the highest (rulebook 5.5.4)."""
    clash: Clash = g.deeds[-1]
    clash.stage = TALLY
    clash.totals = tuple(totals(g))
    if g.listener is not None:
        for seat in clash.seats:
            g.tell("old-kings-crown-total", seat=seat, n=clash.totals[seat])
    return leaders(g)


def leaders(g: Crown) -> list[int]:
    """Of those who took part, the one with the best total, or those who share it."""
    clash: Clash = g.deeds[-1]
    totals: list[int] = []
    for seat in clash.seats:
        totals.append(clash.totals[seat])
    best = max(totals)
    if best and all_say(g, in_clash(g, clash), LOWEST_WINS):
        best = min(filter(None, totals))
    found: list[int] = []
    for seat, n in zip(clash.seats, totals, strict=True):
        if n == best:
            found.append(seat)
    return found


REINFORCE: Final = Phrase("reinforce", CARD)


class Reinforce(Decision):
    """Tied: another card face down, or none (rulebook 5.6.1).

    A card that was played so and came back to hand cannot be played so again here this year (20.79).
    """

    __slots__ = ()
    rule = "5.6.1"
    asks = "old-kings-crown-ask-reinforce"
    ends = "old-kings-crown-do-no-reinforce"
    phrases = (REINFORCE,)

    def actions(self, g: Crown) -> list[Action]:
        tried = g.tried[g.clash.region]
        return [*REINFORCE.each([card for card in g.hands[self.seat] if not tried >> card & 1]), PASS]

    def play(self, g: Crown, a: Action) -> None:
        if a == PASS:
            g.tell("old-kings-crown-holds-back", seat=self.seat)
            return
        (card,) = REINFORCE.values(a)
        lay(g, card, g.clash.region)
        g.tell("old-kings-crown-reinforces", seat=self.seat)

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-reinforce") if a[0] == REINFORCE.name else None


def ask_tied(g: Crown, tied: list[int]) -> None:
    g.then(*[Reinforce(seat) for seat in tied if g.hands[seat]])


def anything_laid(g: Crown, region: int) -> bool:
    """Has anybody a card face down there?"""
    return any(rows[region] for rows in g.laid)


def again(g: Crown, region: int) -> None:
    """A new clash among the tied; what has fought counts nothing in it (rulebook 5.6.2, 5.6.3)."""
    tied = tuple(leaders(g))
    end_clash(g)
    g.deeds[-1] = Clash.new(region, tied, g.players, first=False)
    g.tell("old-kings-crown-again", faction=tuple([FACTIONS[g.faction[seat]] for seat in tied]))


def end_clash(g: Crown) -> None:
    """What took part is worn out here for the year, and what lasted for the clash ends."""
    clash: Clash = g.deeds[-1]
    region, men, tired = clash.region, g.men, g.tired
    worn = g.fought[region]
    for card in in_clash(g, clash):
        worn |= 1 << card
    g.fought[region] = worn
    for seat in clash.seats:
        n = men[seat][region]
        if tired[seat][region] != n:
            row = list(tired[seat])
            row[region] = n
            tired[seat] = (row[0], row[1], row[2])
    if g.gained:
        g.alter(tuple([gain for gain in g.gained if gain[3] != CLASH_END]), g.copied)
