"""The order of play: rounds of bids under seal, dice for the highest bidders, and what the first of them may do."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.deals import Floor, Lapse
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.sealed import Chain, Said, Sealed, Together
from interrex.engine.verbs import AMOUNT

from . import clash, levy, pacts
from .state import CARD, WHOSE, Choice, Procedure, Round, Tribute, Verb


class Rounds(Procedure):
    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        seats = tuple(range(g.players))
        if n == g.rounds:
            for seat in seats:
                g.score[seat] += g.secret[seat][0]
                return False
        if g.court:
            g.then(
                Announcements(),
                Lapse(),
                Sealed(tuple([Secretly(seat) for seat in seats])),
                clash.Clash(),
                Reward(),
            )
        else:
            g.then(Together(tuple([AskBid(seat) for seat in seats])), Reward())
        return True


class Announcements(Round):
    """In order all add to the stakes, and deal meanwhile (rules 2.1, 3.1)."""

    __slots__ = ()

    def order(self, g: Tribute) -> range:
        return range(g.players)

    def visit(self, g: Tribute, seat: int) -> Floor[Tribute]:
        if seat == 0:
            g.stakes = 0
        return Floor(Announce(seat), tuple(range(g.players)), pacts.TERMS, last=seat == g.players - 1)


class Stake(Verb):
    """So many points more for a highest bidder beside the die (rule 2.1)."""

    name = "stake"
    takes = (AMOUNT,)
    rule = "2.1"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(n) for n in range(2)]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.stakes += values[0]
        g.tell("toy-stakes", seat=seat, n=values[0])


class Announce(Choice):
    __slots__ = ()
    rule = "2.1"
    asks = "toy-ask-stake"
    verbs = (Stake(),)


class Bid(Verb):
    name = "bid"
    takes = (AMOUNT,)
    rule = "1.1"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(n) for n in range(g.highest_bid(seat) + 1)]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        (g.bids[seat],) = values
        g.tell("toy-bids", seat=seat, n=g.bids[seat])

    def why_not(self, g: Tribute, seat: int, *values: Any) -> Refusal | None:
        return refusal("1.1", "toy-no-bid", n=g.highest_bid(seat))


class AskBid(Choice):
    __slots__ = ()
    rule = "1.1"
    asks = "toy-ask-bid"
    verbs = (Bid(),)


class Lay(Verb):
    """A card of the court, face down (rule 2.2)."""

    name = "lay"
    takes = (CARD,)
    rule = "2.2"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(card) for card in g.hands[seat]]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.hands[seat].remove(values[0])
        g.laid[seat].append(values[0])


class AskLay(Choice):
    """Twice in a round; the second card is another than the first."""

    __slots__ = ("without",)
    rule = "2.2"
    asks = "toy-ask-lay"
    ends = "toy-do-lay-none"
    verbs = (Lay(),)

    def __init__(self, seat: int, without: Said) -> None:
        self.seat = seat
        self.without = without

    def actions(self, g: Tribute) -> list[Action]:
        return [action for action in super().actions(g) if action not in self.without[1:] or action == ("pass",)]


class Secretly(Chain[Tribute]):
    """A bid, then twice a card or none: always three answers, so that their number tells nothing (rule 2.2)."""

    __slots__ = ()
    rule = "2.2"

    def next(self, g: Tribute, said: Said) -> Choice | None:
        if not said:
            return AskBid(self.seat)
        return AskLay(self.seat, said) if len(said) < 3 else None

    def open(self, g: Tribute, said: Said) -> None:
        AskBid(self.seat).play(g, said[0])
        for action in said[1:]:
            AskLay(self.seat, ()).play(g, action)


class Reward(Procedure):
    """The highest bidders pay, roll and score; the first of them has a wish (rules 1.1, 1.2)."""

    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        strength = [clash.strength(g, seat) for seat in range(g.players)]
        best = [seat for seat in range(g.players) if strength[seat] == max(strength)]
        for seat in best:
            g.score[seat] += g.luck.roll() + g.stakes
            if g.court:
                g.coins[seat] -= g.bids[seat]
                g.treasury += g.bids[seat]
        g.tell("toy-scores", seats=tuple([Message("engine-seat", {"seat": seat}) for seat in best]))
        clash.tidy_up(g)
        g.push(Reign(best[0]) if g.court else AskLook(best[0]))
        return False


class Look(Verb):
    """At another's number (rule 1.2)."""

    name = "look"
    takes = (WHOSE,)
    rule = "1.2"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action(other) for other in g.others(seat)]

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.known[seat] |= 1 << values[0]
        g.tell("toy-looks", seat=seat)
        g.whisper(seat, "toy-sees", n=g.secret[values[0]][0])


class AskLook(Choice):
    __slots__ = ()
    rule = "1.2"
    asks = "toy-ask-look"
    ends = "toy-do-pass"
    verbs = (Look(),)

    def reaction(self, g: Tribute, seat: int) -> bool:
        return True


class Reign(Choice):
    """With the whole court there, the first of the highest bidders may levy coins instead (rule 2.4)."""

    __slots__ = ()
    rule = "2.4"
    asks = "toy-ask-reign"
    ends = "toy-do-rest"
    verbs = (Look(), levy.Levy())
