"""The clash: cards laid face down are turned up, and may lay further ones, until none is left (rule 2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine.action import Action
from interrex.engine.powers import ASK, DO, MAY, Acting, Moment, Power, Powers, UseOrPass, Window

from .data import COURT, KINDS, NUMBER, kind
from .state import CARD, WHOSE, Procedure, Tribute, Verb

DAY = Moment("day", MAY)
BIDDING = Moment("bidding", ASK)
DUSK = Moment("dusk", DO)


class Ambush(Verb):
    """Another card laid face down at once: an ambush or a spy (rule 2.3)."""

    name = "ambush"
    takes = (CARD,)
    rule = "2.3"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(card) for card in g.hands[seat] if kind(card) in ("ambush", "spy")]

    def seems(self, g: Tribute, seat: int) -> bool:
        """Which cards are in a hand nobody sees."""
        return bool(g.hands[seat])

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.hands[seat].remove(values[0])
        g.laid[seat].append(values[0])
        g.tell("toy-ambushes", seat=seat)


class Spy(Verb):
    """A look at another's number (rule 2.3)."""

    name = "spy"
    takes = (WHOSE,)
    rule = "2.3"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(other) for other in g.others(seat)]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.known[seat] |= 1 << values[0]
        g.whisper(seat, "toy-sees", n=g.secret[values[0]][0])


class Jest(Verb):
    """A fool costs a point, like it or not (rule 2.3)."""

    name = "jest"
    rule = "2.3"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.score[seat] -= 1


def earn(g: Tribute, seat: int) -> None:
    g.treasury -= 1
    g.coins[seat] += 1


def treasure(g: Tribute, seat: int) -> bool:
    return g.treasury > 0


CARDS = {
    "ambush": (Power(DAY, Ambush()),),
    "spy":    (Power(DAY, Spy()),),
    "fool":   (Power(DAY, Jest(), must=True),),
    "herald": (Power(BIDDING, 1),),
    "page":   (Power(DUSK, earn, given=treasure),),
}  # fmt: skip
POWERS: Powers[tuple[int, ...]] = Powers(tuple)
POWERS.enter({name: CARDS[kind(NUMBER[name])] for name in COURT}, NUMBER)
assert set(CARDS) == set(KINDS)


def strength(g: Tribute, seat: int) -> int:
    return int(POWERS.ask(BIDDING, tuple(g.shown[seat]), g.bids[seat], g, seat))


class UseCard(UseOrPass[Tribute]):
    __slots__ = ()
    rule = "2.3"
    ends = "toy-do-enough"

    def ready(self, g: Tribute) -> Sequence[Acting]:
        acting = POWERS.at(self.moment, tuple(g.shown[self.seat]))
        return [(number, power) for number, power in acting if not g.used >> number & 1]

    def use_up(self, g: Tribute, number: int) -> None:
        g.used |= 1 << number
        g.tell("toy-uses", seat=self.seat, card=COURT[number])


class Turned(Window[Tribute]):
    use = UseCard


class Clash(Procedure):
    """What was just turned up may be used, and nothing else; then what that has laid is turned up, and so on."""

    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        if fresh := turn_up(g):
            g.resume_at(0)
            g.push(Turned(DAY, range(g.players), fresh))
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
