"""The commands of the Day: Ambush, Retreat, Flank (rulebook 9.1 to 9.3)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data import AMBUSH, CARD_IDS, FLANK, IN_REGION, NOBODY, REGIONS, RETREAT
from ..many import with_orders
from ..moments import AMBUSHES_FROM_DISCARD, FLANKED, POWERS, WITHDRAWN
from ..nature import commands, orders, says, unworn
from ..state import ANSWER, DAY, OF_FACTION, SPOKEN_FOR, Cards, Clash, Crown, Verb, without
from ..words import CARD, OTHER, REGION, N
from .asking import ANY, may
from .moving import ALL_EYES, into_hand, lay, lift, put_face_down, shift
from .spring import move_men


def fighters(g: Crown, seat: int) -> list[int]:
    """The seat's cards that may act now: in this clash, and in the second window only those just revealed."""
    clash: Clash = g.deeds[-1]
    region = clash.region
    active, fought = g.active[region], g.fought[region]
    if clash.stage == ANSWER:
        return _still_there(g.mine(seat, clash.revealed), active)
    mine = list(filter(OF_FACTION[g.faction[seat]], active))
    return unworn(mine, fought) if fought else mine


def _still_there(revealed: list[int], active: Cards) -> list[int]:
    return [card for card in revealed if card in active]


def barred(g: Crown, seat: int, region: int) -> bool:
    """May the seat not bring cards into this region during its first clash?"""
    if g.barred[region] in (NOBODY, seat) or not g.deeds:
        return False
    clash: Clash = g.deeds[-1]
    return clash.region == region and clash.first


def spoken_for(g: Crown, card: int) -> int:
    """The components that speak for a card for a time, as a mask."""
    mask = 0
    for gainer, what, number, _ in g.gained:
        if gainer == card and what == SPOKEN_FOR:
            mask |= 1 << number
    return mask


def ambushes_from(g: Crown, seat: int, card: int) -> Cards:
    """The pile of which a card's Ambush takes another."""
    mask = spoken_for(g, card) if g.gained else 0
    from_discard = mask and POWERS.ask(AMBUSHES_FROM_DISCARD, mask, g, seat, card, first=False)
    return g.discards[seat] if from_discard else g.hands[seat]


def no_fighter(g: Crown, seat: int, card: int) -> Refusal:
    """Why a card may not act in this clash."""
    name, region = CARD_IDS[card], g.clash.region
    if g.owner(card) != seat:
        return refusal("1.3.9", "old-kings-crown-no-fighter", card=name)
    if card not in g.active[region]:
        return refusal("5.3.2", "old-kings-crown-no-fighter-here", card=name)
    if g.clash.stage == ANSWER:
        return refusal("5.3.6", "old-kings-crown-no-fighter-new", card=name)
    return refusal("5.6.3", "old-kings-crown-no-fighter-worn", card=name)


class Command(Verb):
    """A command that a card in the clash may carry out, once in each clash."""

    command: int = 0

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.by(g, seat, [card for card, left in with_orders(g, seat, fighters(g, seat)) if left & self.command])

    def by(self, g: Crown, seat: int, able: list[int]) -> list[Action]:
        """What these may do, which can still carry it out."""
        raise NotImplementedError

    def possible(self, g: Crown, seat: int, card: int) -> bool:
        """Is there any way to carry it out?"""
        return bool(self.by(g, seat, [card]))

    def act(self, g: Crown, seat: int, card: int, *values: Any) -> None:
        clash: Clash = g.deeds[-1]
        clash.ordered = (*clash.ordered, (card, self.command))
        if g.listener is not None:
            self.told(g, seat, card, *values)
        self.carry_out(g, seat, card, *values)

    def told(self, g: Crown, seat: int, card: int, *values: Any) -> None:
        g.tell(f"old-kings-crown-{self.name}", seat=seat, card=CARD_IDS[card], region=REGIONS[g.clash.region])

    def carry_out(self, g: Crown, seat: int, card: int, *values: Any) -> None:
        raise NotImplementedError

    def why_not(self, g: Crown, seat: int, card: int, *values: Any) -> Refusal | None:
        if card not in fighters(g, seat):
            return no_fighter(g, seat, card)
        if (card, self.command) in g.clash.ordered:
            return refusal(self.rule, "old-kings-crown-no-again", card=CARD_IDS[card])
        return refusal(self.rule, f"old-kings-crown-no-{self.name}", card=CARD_IDS[card])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        if g.deeds and g.clash.stage in (DAY, ANSWER):
            return self.refuse(g, seat, a)
        return refusal("5.3.1", "old-kings-crown-no-command-now")


class Ambush(Command):
    """Another card face down into the clash (rulebook 9.1.1)."""

    name = "ambush"
    takes = (CARD, OTHER)
    rule = "9.1.1"
    command = AMBUSH

    def by(self, g: Crown, seat: int, able: list[int]) -> list[Action]:
        found: list[Action] = []
        clash: Clash = g.deeds[-1]
        if barred(g, seat, clash.region):
            return found
        for card in able:
            row = self.row(card)
            for other in ambushes_from(g, seat, card):
                found.append(row[other])
        return found

    def why_not(self, g: Crown, seat: int, card: int, *values: Any) -> Refusal | None:
        if card in fighters(g, seat) and orders(g, card, g.clash.ordered) & AMBUSH:
            if barred(g, seat, g.clash.region):
                return refusal("14.2.2", "old-kings-crown-no-ambush-barred")
            return refusal(self.rule, "old-kings-crown-no-ambush-card", card=CARD_IDS[values[0]])
        return super().why_not(g, seat, card)

    def told(self, g: Crown, seat: int, card: int, *values: Any) -> None:
        if values[0] in g.hands[seat]:
            super().told(g, seat, card)
        else:
            other = OTHER.tell(CARD_IDS[values[0]])
            g.tell("old-kings-crown-ambush-from-discard", seat=seat, card=CARD_IDS[card], other=other)

    def carry_out(self, g: Crown, seat: int, card: int, other: int) -> None:
        if other in g.hands[seat]:
            lay(g, other, g.clash.region)
        else:
            g.discards[seat] = without(g.discards[seat], other)
            g.eyes[other] = ALL_EYES
            put_face_down(g, other, g.clash.region)


class Retreat(Command):
    """Cards, Herald and Supporters from the region home (rulebook 9.2.1)."""

    name = "retreat"
    takes = (CARD,)
    rule = "9.2.1"
    command = RETREAT

    def by(self, g: Crown, seat: int, able: list[int]) -> list[Action]:
        return self.each(able)

    def possible(self, g: Crown, seat: int, card: int) -> bool:
        return True

    def carry_out(self, g: Crown, seat: int, card: int) -> None:
        may(g, seat, ANY, WITHDRAW, RECALL_HERALD, RECALL_MEN)


class Withdraw(Verb):
    """A card of the region to hand, whether or not it fought before."""

    name = "withdraw"
    takes = (CARD,)
    rule = "9.2.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        clash: Clash = g.deeds[-1]
        return self.each(g.mine(seat, g.active[clash.region]))

    def act(self, g: Crown, seat: int, card: int) -> None:
        g.tell("old-kings-crown-withdraws", seat=seat, card=CARD_IDS[card])
        lift(g, card)
        mask = spoken_for(g, card)
        if not (mask and POWERS.instead(WITHDRAWN, mask, g, seat, card)):
            into_hand(g, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-fighter-here", card=CARD_IDS[card])


class RecallHerald(Verb):
    """The Herald home from the region (rulebook 9.2.1)."""

    name = "recall-herald"
    rule = "9.2.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if g.herald[seat] in IN_REGION[g.clash.region] else []

    def act(self, g: Crown, seat: int) -> None:
        g.herald[seat] = NOBODY
        g.tell("old-kings-crown-herald-home", seat=seat)

    def why_not(self, g: Crown, seat: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-herald-here")


class RecallMen(Verb):
    """Supporters home from the region (rulebook 9.2.1)."""

    name = "recall"
    takes = (N,)
    rule = "9.2.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(range(1, g.men[seat][g.clash.region] + 1))

    def act(self, g: Crown, seat: int, n: int) -> None:
        move_men(g, seat, g.clash.region, -n)
        g.camp[seat] += n
        g.tell("old-kings-crown-men-home", seat=seat, n=n)

    def why_not(self, g: Crown, seat: int, n: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-men-here", n=g.men[seat][g.clash.region])


WITHDRAW: Final = Withdraw()
RECALL_HERALD: Final = RecallHerald()
RECALL_MEN: Final = RecallMen()


# By a mask of regions: those that are not in it
_REGIONS_BUT: Final = [tuple([region for region in range(3) if not mask >> region & 1]) for mask in range(8)]


def open_regions(g: Crown, region: int) -> tuple[int, ...]:
    """Other regions that are not resolved yet."""
    return _REGIONS_BUT[g.resolved | 1 << region]


class Flank(Command):
    """To another region that is not resolved: it fights there (rulebook 9.3.1)."""

    name = "flank"
    takes = (CARD, REGION)
    rule = "9.3.1"
    command = FLANK

    def by(self, g: Crown, seat: int, able: list[int]) -> list[Action]:
        clash: Clash = g.deeds[-1]
        where = open_regions(g, clash.region)
        found: list[Action] = []
        for card in able:
            row = self.row(card)
            for region in where:
                found.append(row[region])
        return found

    def told(self, g: Crown, seat: int, card: int, *values: Any) -> None:
        g.tell("old-kings-crown-flank", seat=seat, card=CARD_IDS[card], region=REGIONS[values[0]])

    def possible(self, g: Crown, seat: int, card: int) -> bool:
        clash: Clash = g.deeds[-1]
        return bool(open_regions(g, clash.region))

    def carry_out(self, g: Crown, seat: int, card: int, region: int) -> None:
        mask = says(g, card, FLANKED)
        shift(g, card, region)
        if mask:
            POWERS.happen(FLANKED, mask, g, seat, card, region)

    def why_not(self, g: Crown, seat: int, card: int, *values: Any) -> Refusal | None:
        if card in fighters(g, seat) and commands(g, card) & FLANK and not open_regions(g, g.clash.region):
            return refusal("9.3.2", "old-kings-crown-no-flank-left")
        if card in fighters(g, seat) and orders(g, card, g.clash.ordered) & FLANK:
            return refusal(self.rule, "old-kings-crown-no-flank-there", region=REGIONS[values[0]])
        return super().why_not(g, seat, card)


AMBUSHES: Final = Ambush()
RETREATS: Final = Retreat()
FLANKS: Final = Flank()
