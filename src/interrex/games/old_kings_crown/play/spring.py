"""The Spring action step: Supporters, actions, in turn order (rulebook 4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Message, Refusal, refusal

from ..data import CARD_IDS, DEPLOY, REGIONS
from ..many import WITH_DEPLOY, in_hand
from ..moments import DEPLOYS_IN_SPRING, IN_SPRING, ask
from ..state import Crown, Round, Verb, by_seat
from ..words import CARD, GAME_ID, PLACES, REGION, N
from .asking import may
from .moving import add_stake, beside, lift
from .using import PLACED_MEN, Step, verbs


def move_men(g: Crown, seat: int, region: int, n: int) -> None:
    """Supporters come to a region, or leave it if the number is negative: the tired ones first (rulebook 20.27)."""
    row = list(g.men[seat])
    row[region] += n
    g.men[seat] = (row[0], row[1], row[2])
    if n < 0 and g.tired[seat][region]:
        tired = list(g.tired[seat])
        tired[region] = max(0, tired[region] + n)
        g.tired[seat] = (tired[0], tired[1], tired[2])


def moves_men(g: Crown, seat: int, region: int, place: int, n: int) -> None:
    """From a region to another, or home: told with both."""
    start = Message(f"{GAME_ID}-from-{PLACES[region]}", {})
    g.tell("old-kings-crown-moves-men", seat=seat, start=start, place=PLACES[place], n=n)


class MoreSupporters(Verb):
    """Still more of them, in the same go."""

    name = "place"
    takes = (REGION, N)
    rule = "4.6.2"

    def __init__(self) -> None:
        super().__init__()
        self.shares: dict[int, list[Action]] = {}  # by the number of Supporters there are to place

    def offers(self, g: Crown, seat: int) -> list[Action]:
        camp = g.camp[seat]
        found = self.shares.get(camp)
        return self.share(camp) if found is None else found

    def share(self, camp: int) -> list[Action]:
        """All ways to place some of so many."""
        found = [self.action(region, n) for region in range(3) for n in range(1, camp + 1)]
        self.shares[camp] = found
        return found

    def act(self, g: Crown, seat: int, region: int, n: int) -> None:
        g.camp[seat] -= n
        move_men(g, seat, region, n)
        g.tell("old-kings-crown-places", seat=seat, region=REGIONS[region], n=n)

    def why_not(self, g: Crown, seat: int, region: int, n: int) -> Refusal | None:
        if g.used[seat] & PLACED_MEN and n <= g.camp[seat]:
            return refusal("4.6.4", "old-kings-crown-no-place-again")
        return refusal(self.rule, "old-kings-crown-no-place", n=g.camp[seat])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("4.6.2", "old-kings-crown-no-place-now")


MORE: Final = MoreSupporters()


class Place(MoreSupporters):
    """Supporters from the board to regions: one action, however they are shared out (rulebook 4.6)."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [] if g.used[seat] & PLACED_MEN else MoreSupporters.offers(self, g, seat)

    def act(self, g: Crown, seat: int, region: int, n: int) -> None:
        g.used[seat] |= PLACED_MEN
        super().act(g, seat, region, n)
        may(g, seat, 2, MORE)


class Deploy(Verb):
    """A card of the hand beside a region, with influence from the reserve on it (rulebook 9.5.1)."""

    name = "deploy"
    takes = (CARD, REGION)
    rule = "9.5.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in in_hand(g, seat, WITH_DEPLOY):
            if (card, DEPLOY) not in g.ordered:
                found += self.row(card)
        return found

    def seems(self, g: Crown, seat: int) -> bool:
        return bool(g.hands[seat])

    def act(self, g: Crown, seat: int, card: int, region: int) -> None:
        g.ordered = (*g.ordered, (card, DEPLOY))
        lift(g, card)
        beside(g, card, region)
        g.tell("old-kings-crown-deploys", seat=seat, card=CARD_IDS[card], region=REGIONS[region])
        add_stake(g, card, 1)

    def why_not(self, g: Crown, seat: int, card: int, region: int) -> Refusal | None:
        name = CARD_IDS[card]
        if (card, DEPLOY) in g.ordered:
            return refusal("9.5.3", "old-kings-crown-no-deploy-again", card=name)
        if card not in g.hands[seat]:
            return refusal(self.rule, "old-kings-crown-no-in-hand", card=name)
        return refusal(self.rule, "old-kings-crown-no-deploy", card=name)

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("9.5.1", "old-kings-crown-no-deploy-now")


PLACE: Final = Place()
DEPLOYS: Final = Deploy()


class SpringStep(Step):
    """Any number of actions, each once."""

    __slots__ = ()
    rule = "4.6.1"
    asks = "old-kings-crown-ask-spring"
    ends = "old-kings-crown-do-end-spring"
    verbs = (PLACE,)
    moments = (IN_SPRING,)

    def choices(self, g: Crown) -> Sequence[Verb]:
        seat = self.seat
        uses = verbs(g, seat, IN_SPRING)
        if g.held[seat] & DEPLOYS_IN_SPRING.mask and ask(g, seat, DEPLOYS_IN_SPRING, False):
            return [PLACE, DEPLOYS, *uses]
        return [PLACE, *uses]

    def open(self, g: Crown) -> bool:
        seat = self.seat
        return (g.camp[seat] > 0 and not g.used[seat] & PLACED_MEN) or super().open(g)

    def question(self, g: Crown) -> Message:
        return Message(self.asks, {})


STEPS: Final = by_seat(SpringStep)


class Spring(Round):
    __slots__ = ()

    def order(self, g: Crown) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Crown, seat: int) -> Frame[Crown] | None:
        g.acting = True
        g.ordered = ()
        step = STEPS[seat]
        return step if step.open(g) else None
