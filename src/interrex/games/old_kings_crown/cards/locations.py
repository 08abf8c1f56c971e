"""The six locations (rulebook 18)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power

from ..data import CARD_IDS, LOCATIONS
from ..many import WITH_VOTES, those
from ..moments import GRANTS, MARKS_GO, PAYS, ask
from ..play.asking import ANY, may
from ..play.moving import drawn_home, forget, into_discard, leave_council, lift, under_deck
from ..play.sending import Govern, Journey, active_cards
from ..play.using import take_favour
from ..state import Cards, Crown, Procedure, Verb
from ..words import CARD, N
from .councils import drop_mark


def pays(location: str) -> Power:
    """Its printed influence."""
    return Power(PAYS, next(where.influence for where in LOCATIONS if where.id == location))


def grants(verb: Verb) -> Power:
    """What whoever claims its reward may do."""
    return Power(GRANTS, verb)


class Castle(Govern):
    """With an active card or one of the hand; all others of that council go (rulebook 18.1)."""

    name = "reign"
    rule = "18.1"

    def cards(self, g: Crown, seat: int) -> Cards:
        return (*g.hands[seat], *active_cards(g, seat))

    def able(self, g: Crown, seat: int) -> list[int]:
        return those(g, seat, self.cards(g, seat), WITH_VOTES)

    def act(self, g: Crown, seat: int, card: int, council: int) -> None:
        before = g.council[council]
        super().act(g, seat, card, council)
        for other in before:
            leave_council(g, other)
        sweep_marks(g, council)


def sweep_marks(g: Crown, council: int, but: int = -1) -> None:
    """Markers that go when cards do (rulebook 20.46)."""
    for seat in range(g.players):
        if seat != but and g.council_marks[seat][council] and ask(g, seat, MARKS_GO, False):
            for _ in range(g.council_marks[seat][council]):
                drop_mark(g, seat, council)


class Wilderness(Journey):
    """With an active card or one of the hand (rulebook 18.2)."""

    name = "roam"
    rule = "18.2"

    def cards(self, g: Crown, seat: int) -> Cards:
        return (*g.hands[seat], *active_cards(g, seat))


class Fields(Verb):
    """The Favour, set to III (rulebook 18.3)."""

    name = "favour"
    rule = "18.3"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Crown, seat: int) -> None:
        take_favour(g, seat)


class Bury(Verb):
    """An active card or one of the hand under the deck."""

    name = "bury"
    takes = (CARD,)
    rule = "18.5"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each([*g.hands[seat], *active_cards(g, seat)])

    def act(self, g: Crown, seat: int, card: int) -> None:
        if card in g.hands[seat]:
            lift(g, card)
            forget(g, g.hands[seat])
            under_deck(g, card, 1 << seat)
            g.tell("old-kings-crown-buries", seat=seat)
        else:
            lift(g, card)
            under_deck(g, card)
            g.tell("old-kings-crown-goes", seat=seat, card=CARD_IDS[card], pile="bottom")

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-hand-or-active", card=CARD_IDS[card])


class Shrine(Bury):
    """Up to three of them, one after another (rulebook 18.5)."""

    def act(self, g: Crown, seat: int, card: int) -> None:
        may(g, seat, 2, BURY)
        super().act(g, seat, card)


BURY: Final = Bury()


class Necropolis(Verb):
    """Up to three cards drawn from the shuffled discard pile (rulebook 18.6)."""

    name = "exhume"
    takes = (N,)
    rule = "18.6"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(range(min(3, len(g.discards[seat])) + 1)) if g.discards[seat] or g.hands[seat] else []

    def act(self, g: Crown, seat: int, n: int) -> None:
        """The rest of the pile lies open again: all know what is missing."""
        g.tell("old-kings-crown-exhumes", seat=seat, n=n)
        g.push(Scatter(seat))
        if n:
            pile = list(g.discards[seat])
            g.luck.shuffle(pile)
            g.discards[seat] = tuple(pile)
            drawn_home(g, seat, tuple(pile[: -n - 1 : -1]))


class Scatter(Procedure):
    """Then any number of cards of the hand may be discarded."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Crown, n: int) -> bool:
        may(g, self.seat, ANY, DROP)
        return False


class Drop(Verb):
    """A card of the hand into the discard pile."""

    name = "drop"
    takes = (CARD,)
    rule = "18.6"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(g.hands[seat])

    def act(self, g: Crown, seat: int, card: int) -> None:
        lift(g, card)
        into_discard(g, card)
        g.tell("old-kings-crown-drops", seat=seat, card=CARD.write(card))


DROP: Final = Drop()

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "castle":      (pays("castle"), grants(Castle())),
    "wilderness":  (pays("wilderness"), grants(Wilderness())),
    "fields":      (pays("fields"), grants(Fields())),
    "battlefield": (pays("battlefield"),),
    "shrine":      (pays("shrine"), grants(Shrine())),
    "necropolis":  (pays("necropolis"), grants(Necropolis())),
}  # fmt: skip
