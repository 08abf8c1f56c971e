"""The clash: cards laid face down are turned up, and may lay further ones, until none is left (rule 2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine.action import Action
from interrex.engine.component import GIVEN, ComponentVerb
from interrex.engine.conditions import condition
from interrex.engine.message import Message
from interrex.engine.powers import Acting, Moment, Power, Powers, UseOrPass

from .data import COURT, KINDS, NUMBER, kind
from .state import CARD, WHOSE, Procedure, Round, Tribute

DAY = Moment("day")
BIDDING = Moment("bidding")
DUSK = Moment("dusk")


@condition("toy-no-card-there")
def turned_up(g: Tribute, card: int, seat: int) -> bool:
    return card in g.shown[seat]


@condition("toy-no-card-left")
def not_used(g: Tribute, card: int, seat: int) -> bool:
    return not g.used >> card & 1


class Court(ComponentVerb[Tribute]):
    """What a card of the court may be used for, once (rule 2.3). Two of a kind do the same: one verb."""

    chain = (turned_up, not_used, GIVEN)
    rule = "2.3"

    def component_ref(self, component: str, number: int) -> str:
        return f"court:{component}"

    def component_message(self) -> Message:
        return Message(f"toy-card-{COURT[self.number]}", {})

    def use_up(self, g: Tribute, seat: int) -> None:
        g.used |= 1 << self.number
        g.tell("toy-uses", seat=seat, card=COURT[self.number])


class Ambush(Court):
    """Another card laid face down at once: an ambush or a spy."""

    name = "ambush"
    takes = (CARD,)

    def when_ready(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(card) for card in g.hands[seat] if kind(card) in ("ambush", "spy")]

    def seems(self, g: Tribute, seat: int) -> bool:
        """Which cards are in a hand nobody sees."""
        return bool(g.hands[seat])

    def happens(self, g: Tribute, seat: int, *values: Any) -> None:
        g.hands[seat].remove(values[0])
        g.laid[seat].append(values[0])
        g.tell("toy-ambushes", seat=seat)


class Spy(Court):
    """A look at another's number."""

    name = "spy"
    takes = (WHOSE,)

    def when_ready(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(other) for other in g.others(seat)]

    def happens(self, g: Tribute, seat: int, *values: Any) -> None:
        g.known[seat] |= 1 << values[0]
        g.whisper(seat, "toy-sees", n=g.secret[values[0]][0])


class Jest(Court):
    """A fool costs a point, like it or not."""

    name = "jest"

    def happens(self, g: Tribute, seat: int, *values: Any) -> None:
        g.score[seat] -= 1


def earn(g: Tribute, card: int, seat: int) -> None:
    g.treasury -= 1
    g.coins[seat] += 1


@condition(rule="2.3")
def treasure(g: Tribute, card: int, seat: int) -> bool:
    return g.treasury > 0


CARDS = {
    "ambush": lambda: (Power(DAY, Ambush()),),
    "spy":    lambda: (Power(DAY, Spy()),),
    "fool":   lambda: (Power(DAY, Jest(), must=True),),
    "herald": lambda: (Power(BIDDING, 1),),
    "page":   lambda: (Power(DUSK, earn, given=treasure),),
}  # fmt: skip
POWERS: Powers[tuple[int, ...]] = Powers(tuple)
POWERS.enter({name: CARDS[kind(NUMBER[name])]() for name in COURT}, NUMBER)
assert set(CARDS) == set(KINDS)


def strength(g: Tribute, seat: int) -> int:
    return int(POWERS.ask(BIDDING, tuple(g.shown[seat]), g, seat, first=g.bids[seat]))


class UseCard(UseOrPass[Tribute]):
    __slots__ = ("fresh",)
    rule = "2.3"
    ends = "toy-do-enough"

    def __init__(self, seat: int, fresh: tuple[int, ...]) -> None:
        super().__init__(seat, DAY)
        self.fresh = fresh

    def ready(self, g: Tribute) -> Sequence[Acting]:
        held = [card for card in g.shown[self.seat] if card in self.fresh and not g.used >> card & 1]
        return POWERS.ready(self.moment, tuple(held), g, self.seat)


class Turned(Round):
    """Every seat in order uses what it likes of what was just turned up; who is asked, all can see."""

    __slots__ = ("fresh",)

    def __init__(self, fresh: tuple[int, ...]) -> None:
        self.fresh = fresh

    def order(self, g: Tribute) -> range:
        return range(g.players)

    def visit(self, g: Tribute, seat: int) -> UseCard | None:
        asked = UseCard(seat, self.fresh)
        return asked if asked.open(g) else None


class Clash(Procedure):
    """What was just turned up may be used, and nothing else; then what that has laid is turned up, and so on."""

    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        if fresh := turn_up(g):
            g.resume_at(0)
            g.push(Turned(fresh))
            return True
        for seat in range(g.players):
            POWERS.happen(DUSK, tuple(g.shown[seat]), g, seat)
        return False


def turn_up(g: Tribute) -> tuple[int, ...]:
    fresh: list[int] = []
    for seat in range(g.players):
        for card in g.laid[seat]:
            g.tell("toy-turns-up", seat=seat, card=COURT[card])
        fresh += g.laid[seat]
        g.shown[seat] += g.laid[seat]
        g.laid[seat] = []
    return tuple(fresh)


def tidy_up(g: Tribute) -> None:
    """Used cards are gone; everybody draws one."""
    g.used = 0
    for seat in range(g.players):
        g.gone += g.shown[seat]
        g.shown[seat] = []
        if g.pile:
            g.hands[seat].append(g.pile.pop())
