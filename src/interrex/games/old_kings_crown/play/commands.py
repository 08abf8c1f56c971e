"""The commands of the Day: Ambush, Retreat, Flank (rulebook 9.1 to 9.3)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal

from ..data import AMBUSH, CARD_IDS, FLANK, IN_REGION, NOBODY, REGIONS, RETREAT
from ..moments import TAKES_ALONG
from ..nature import WITH_LORE, asks, commands, those, unworn, with_orders
from ..state import ANSWER, FROM_DISCARD, JOURNEYS, OF_FACTION, Cards, Clash, Crown, Verb, without
from ..words import CARD, OTHER, REGION, N
from .asking import ANY, May, may
from .moving import ALL_EYES, into_hand, into_hand_for_now, lay, lift, put_face_down, shift
from .sending import journey
from .spring import move_men


def fighters(g: Crown, seat: int) -> list[int]:
    """The seat's cards that may act now: in this clash, and in the second window only those just revealed."""
    clash: Clash = g.doing[-1]
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
    if g.barred[region] in (NOBODY, seat) or not g.doing:
        return False
    clash: Clash = g.doing[-1]
    return clash.region == region and clash.first


def gained(g: Crown, card: int, what: int) -> bool:
    for gainer, kind, _, _ in g.gained:
        if gainer == card and kind == what:
            return True
    return False


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
        clash: Clash = g.doing[-1]
        clash.ordered = (*clash.ordered, (card, self.command))
        if g.told is not None:
            g.tell(f"old-kings-crown-{self.name}", seat=seat, card=CARD_IDS[card], region=REGIONS[clash.region])
        self.carry_out(g, seat, card, *values)

    def carry_out(self, g: Crown, seat: int, card: int, *values: Any) -> None:
        raise NotImplementedError

    def why_not(self, g: Crown, seat: int, card: int, *values: Any) -> Refusal | None:
        if card not in fighters(g, seat):
            return refusal("5.3.2", "old-kings-crown-no-fighter", card=CARD_IDS[card])
        if (card, self.command) in g.clash.ordered:
            return refusal(self.rule, "old-kings-crown-no-again", card=CARD_IDS[card])
        return refusal(self.rule, f"old-kings-crown-no-{self.name}", card=CARD_IDS[card])


class Ambush(Command):
    """Another card face down into the clash (rulebook 9.1.1)."""

    name = "ambush"
    takes = (CARD, OTHER)
    rule = "9.1.1"
    command = AMBUSH

    def by(self, g: Crown, seat: int, able: list[int]) -> list[Action]:
        found: list[Action] = []
        clash: Clash = g.doing[-1]
        if barred(g, seat, clash.region):
            return found
        for card in able:
            row = self.row(card)
            found += [row[other] for other in (g.discards if gained(g, card, FROM_DISCARD) else g.hands)[seat]]
        return found

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
        clash: Clash = g.doing[-1]
        return self.each(g.mine(seat, g.active[clash.region]))

    def act(self, g: Crown, seat: int, card: int) -> None:
        g.tell("old-kings-crown-withdraws", seat=seat, card=CARD_IDS[card])
        lift(g, card)
        if gained(g, card, JOURNEYS) and those(g, seat, [card], WITH_LORE):
            into_hand_for_now(g, card)
            g.push(SettingOut(seat, card))
        else:
            into_hand(g, card)


class SetOut(Verb):
    """A journey with the card that has just retreated."""

    name = "set-out"
    takes = (CARD,)
    rule = "17.44"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        going = [card for card, what, _, _ in g.gained if what == JOURNEYS and card in g.hands[seat]]
        return self.each(those(g, seat, going, WITH_LORE))

    def seems(self, g: Crown, seat: int) -> bool:
        return True

    def act(self, g: Crown, seat: int, card: int) -> None:
        journey(g, seat, card)


SET_OUT: Final = SetOut()


class SettingOut(May):
    """Only if it stays does the card need room in the hand (rulebook 20.81)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, 1, SET_OUT)
        self.card = card

    def play(self, g: Crown, a: Action) -> None:
        if a == PASS:
            lift(g, self.card)
            into_hand(g, self.card)
        else:
            super().play(g, a)


class RecallHerald(Verb):
    """The Herald home from the region (rulebook 9.2.1)."""

    name = "recall-herald"
    rule = "9.2.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if g.herald[seat] in IN_REGION[g.clash.region] else []

    def act(self, g: Crown, seat: int) -> None:
        g.herald[seat] = NOBODY
        g.tell("old-kings-crown-herald-home", seat=seat)


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
        clash: Clash = g.doing[-1]
        where = open_regions(g, clash.region)
        found: list[Action] = []
        for card in able:
            row = self.row(card)
            for region in where:
                found.append(row[region])
        return found

    def possible(self, g: Crown, seat: int, card: int) -> bool:
        clash: Clash = g.doing[-1]
        return bool(open_regions(g, clash.region))

    def carry_out(self, g: Crown, seat: int, card: int, region: int) -> None:
        along = asks(g, card, TAKES_ALONG)
        shift(g, card, region)
        if along and g.men[seat][g.clash.region]:
            may(g, seat, 1, ALONG[region])

    def why_not(self, g: Crown, seat: int, card: int, *values: Any) -> Refusal | None:
        if card in fighters(g, seat) and commands(g, card) & FLANK and not open_regions(g, g.clash.region):
            return refusal("9.3.2", "old-kings-crown-no-flank-left")
        return super().why_not(g, seat, card)


class Along(Verb):
    """Supporters that go along with a card that flanks."""

    name = "along"
    takes = (REGION, N)
    rule = "16.2.2"

    def __init__(self, region: int) -> None:
        super().__init__()
        self.region = region

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action(self.region, n) for n in range(1, g.men[seat][g.clash.region] + 1)]

    def act(self, g: Crown, seat: int, region: int, n: int) -> None:
        move_men(g, seat, g.clash.region, -n)
        move_men(g, seat, region, n)
        g.tell("old-kings-crown-places", seat=seat, region=REGIONS[region], n=n)


ALONG: Final = tuple([Along(region) for region in range(3)])
AMBUSHES: Final = Ambush()
RETREATS: Final = Retreat()
FLANKS: Final = Flank()
