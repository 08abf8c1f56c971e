"""The Autumn action step: governing, journeying, commands and actions, in turn order (rulebook 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal

from ..data import AUTUMN, CARD_IDS, RALLY, RALLY_TWO
from ..many import WITH_RALLY, those
from ..moments import AUTUMN_TEXT, COUNCIL_TEXT, IN_AUTUMN
from ..nature import all_say, commands
from ..state import Crown, Round, Verb, by_seat
from ..words import CARD
from .asking import may
from .moving import comes_home
from .sending import Govern, Journey, active_cards
from .spring import DEPLOYS
from .using import GOVERNED, JOURNEYED, Step, of_text, verbs


class GovernOnce(Govern):
    """With a card of the hand, once a year (rulebook 6.2.1)."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [] if g.used[seat] & GOVERNED else Govern.offers(self, g, seat)

    def seems(self, g: Crown, seat: int) -> bool:
        return not g.used[seat] & GOVERNED and bool(g.hands[seat])

    def act(self, g: Crown, seat: int, card: int, council: int) -> None:
        g.used[seat] |= GOVERNED
        super().act(g, seat, card, council)

    def why_not(self, g: Crown, seat: int, card: int, council: int) -> Refusal | None:
        if g.used[seat] & GOVERNED:
            return refusal(self.rule, "old-kings-crown-no-govern-again")
        return super().why_not(g, seat, card, council)


class JourneyOnce(Journey):
    """With a card of the hand, once a year (rulebook 6.3.2)."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [] if g.used[seat] & JOURNEYED else Journey.offers(self, g, seat)

    def seems(self, g: Crown, seat: int) -> bool:
        return not g.used[seat] & JOURNEYED and super().seems(g, seat)

    def act(self, g: Crown, seat: int, card: int) -> None:
        g.used[seat] |= JOURNEYED
        super().act(g, seat, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        if g.used[seat] & JOURNEYED:
            return refusal("6.3.2", "old-kings-crown-no-journey-again")
        return super().why_not(g, seat, card)


class Home(Verb):
    """An active card to hand."""

    name = "home"
    takes = (CARD,)
    rule = "9.4.2"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(active_cards(g, seat))

    def act(self, g: Crown, seat: int, card: int) -> None:
        comes_home(g, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-active", card=CARD_IDS[card])


HOME: Final = Home()


def rallies(g: Crown, card: int) -> int:
    """The forms of Rally that the card may still use in this step."""
    able = commands(g, card) & (RALLY | RALLY_TWO)
    for which, used in g.ordered:
        if which == card:
            able &= ~used
    return able


def able_to_rally(g: Crown, cards: list[int]) -> list[int]:
    return [card for card in cards if rallies(g, card)]


class Rally(Verb):
    """Active cards back to hand: this one, or up to two of any (rulebook 9.4)."""

    name = "rally"
    takes = (CARD,)
    rule = "9.4.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        found = those(g, seat, g.active[0] + g.active[1] + g.active[2], WITH_RALLY)
        if g.ordered:
            found = able_to_rally(g, found)
        return self.each(found) if found else []

    def act(self, g: Crown, seat: int, card: int) -> None:
        g.tell("old-kings-crown-rally", seat=seat, card=CARD_IDS[card])
        if rallies(g, card) & RALLY_TWO:
            g.ordered = (*g.ordered, (card, RALLY_TWO))
            may(g, seat, 2, HOME)
        else:
            g.ordered = (*g.ordered, (card, RALLY))
            comes_home(g, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        if card not in active_cards(g, seat):
            return refusal(self.rule, "old-kings-crown-no-active", card=CARD_IDS[card])
        return refusal(self.rule, "old-kings-crown-no-rally", card=CARD_IDS[card])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("9.4.1", "old-kings-crown-no-rally-now") if g.season != AUTUMN else None


STANDING: Final[tuple[Verb, ...]] = (GovernOnce(), JourneyOnce(), Rally(), DEPLOYS)


class AutumnStep(Step):
    """Anything in any order; nothing of it must be done (rulebook 6.1)."""

    __slots__ = ()
    rule = "6.1.1"
    asks = "old-kings-crown-ask-autumn"
    ends = "old-kings-crown-do-end-autumn"
    verbs = STANDING
    moments = (IN_AUTUMN, AUTUMN_TEXT, COUNCIL_TEXT)

    def choices(self, g: Crown) -> Sequence[Verb]:
        seat = self.seat
        found: list[Verb] = [*STANDING, *verbs(g, seat, IN_AUTUMN)]
        active = g.active[0] + g.active[1] + g.active[2]
        if all_say(g, active, AUTUMN_TEXT):
            found += of_text(g, seat, AUTUMN_TEXT, all_say(g, g.mine(seat, active), AUTUMN_TEXT))
        sitting = g.council[0] + g.council[1] + g.council[2]
        if all_say(g, sitting, COUNCIL_TEXT):
            found += of_text(g, seat, COUNCIL_TEXT, all_say(g, g.mine(seat, sitting), COUNCIL_TEXT))
        return found

    def open(self, g: Crown) -> bool:
        return bool(g.hands[self.seat]) or super().open(g)  # whoever has cards might deploy one


STEPS: Final = by_seat(AutumnStep)


class Autumn(Round):
    __slots__ = ()

    def order(self, g: Crown) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Crown, seat: int) -> Frame[Crown] | None:
        if g.season != AUTUMN:
            g.season = AUTUMN
            g.tell("old-kings-crown-begins-autumn")
        g.ordered = ()
        step = STEPS[seat]
        return step if step.open(g) else None
