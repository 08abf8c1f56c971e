"""The advisors' support (rulebook 4.3 and 11)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from interrex.engine import verbs
from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal

from ..data import ENEMIES, GOODS, PLACES, RANK, RANKS, WHIM, Advisor, Goods, rule_of
from ..moments import DRILL, POWERS, SUPPORTS, ask
from ..state import NEUTRAL, Choice, Decision, Kingsburg, Procedure, Verb
from ..words import GOOD, gifts
from .building import open_fields
from .choices import TAKE, Lots, Take, any_lots, lots

_COUNCIL: Final = sum([1 << rank for rank in RANKS])


class Support(Procedure):
    """From rank 1 to rank 18, one set of dice after another (rulebook 4.3.1); then all take theirs back (4.3.2)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.placed.sort()
            if len(g.placed) != g.taken.bit_count() or g.taken > _COUNCIL:
                by_turn = (NEUTRAL, *g.order)  # rulebook 14.3: two sets at one rank
                g.placed.sort(key=lambda placed: (RANK[placed[0]], by_turn.index(placed[1]), placed[0]))
        placed = g.placed
        for at in range(n, len(placed)):
            rank, seat, _ = placed[at]
            if seat != NEUTRAL:  # nobody's bring none (rulebook 10.6)
                asked = support(g, seat, rank)
                if asked is not None:
                    g.supported = at + 1
                    g.pause(at + 1, asked)
                    return True
        take_dice_back(g)
        return False


def take_dice_back(g: Kingsburg) -> None:
    """Players take theirs (rulebook 4.3.2), which are of no more use this season (14.20); nobody's stay."""
    g.placed = [placed for placed in g.placed if placed[1] == NEUTRAL] if g.players == 2 else []
    g.supported = 0
    g.coloured = [()] * g.players
    g.white = [()] * g.players


def put_dice_away(g: Kingsburg) -> None:
    """At the season's end: nobody's dice (rulebook 10.6), and the king's white die (3.1, 4.5.2)."""
    g.placed = []
    g.aided = 0


def _given(a: Advisor) -> tuple[Goods | None, Lots, int, int, int, bool, bool]:
    """What an advisor gives, as a plain tuple: a named one is slow to take apart, and that is done for all dice placed.

    Goods, lots of goods to choose from, points, soldiers, +2 tokens, a look at the enemy, a trade.
    """
    options = lots(TAKE, a.choice) if a.choice else any_lots(TAKE, a.any) if a.any else ()
    return a.goods if any(a.goods) else None, options, a.points, a.soldiers, a.tokens, a.peek, a.trade


_GIVEN: Final = {place.rank: _given(place) for place in PLACES}


def support(g: Kingsburg, seat: int, rank: int) -> Frame[Kingsburg] | None:
    """All an advisor gives; what must be chosen is asked, and a look at the enemy comes last (rulebook 11)."""
    whims = g.whims
    if whims and whims >> rank & 1:
        card, power = POWERS.at(SUPPORTS, 1 << WHIM[rank])[0]
        asked_by: Frame[Kingsburg] | None = power.does(g, card, seat, rank)
        return asked_by
    goods, options, points, soldiers, tokens, peek, trade = _GIVEN[rank]
    if goods is not None:
        g.gain(seat, goods)
    if points:
        g.score[seat] += points
    if soldiers:
        if g.in_play[seat] & DRILL.mask:
            soldiers = ask(g, seat, DRILL, soldiers)  # rulebook 14.5
        g.army[seat] += soldiers
    if tokens:
        g.tokens[seat] += tokens
    if g.listener is not None:
        tell_support(g, seat, PLACES[rank - 1], soldiers)
    asked: Decision | None = None
    if options:
        asked = _question(seat, rank)
    elif trade and g.wealth(seat):
        asked = Swap(seat)
    return Peek(seat, asked) if peek else asked


class Advised(Take):
    """Take one of the lots of goods that an advisor gives."""

    __slots__ = ()

    def tells_nothing(self, g: Kingsburg, seat: int) -> bool:
        return asks_on(g, seat)


def asks_on(g: Kingsburg, seat: int) -> bool:
    """An advisor whose dice come later asks somebody, or somebody else can build; and nobody peeks before that.

    Where whims are about, or an advisor is asked before it is their turn, nobody can tell here.
    """
    if g.whims or not g.supported or PLACES[g.placed[g.supported - 1][0] - 1].peek:
        return False
    for rank, other, _ in g.placed[g.supported :]:
        _, options, _, _, _, peek, _ = _GIVEN[rank]
        if peek:
            return False
        if options and other != NEUTRAL:
            return True
    for other in g.order:
        if other != seat and open_fields(g, other):
            return True
    return False


@cache
def _question(seat: int, rank: int) -> Take:
    """Which of an advisor's lots of goods? It is the same season after season."""
    return Advised(seat, _GIVEN[rank][1], rule_of(rank), rank)


def tell_support(g: Kingsburg, seat: int, advisor: Advisor, soldiers: int) -> None:
    given = gifts(advisor.goods, soldiers=soldiers, points=advisor.points, tokens=advisor.tokens)
    if given:
        g.tell("kingsburg-support", seat=seat, advisor=advisor.rank, gifts=given)


class Peek(Procedure):
    """A secret look at the year's enemy (rulebook 13.4), after what else the advisor asks."""

    __slots__ = ("asked", "seat")

    def __init__(self, seat: int, asked: Decision | None) -> None:
        self.seat = seat
        self.asked = asked

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0 and self.asked is not None:
            g.push(self.asked)
            return True
        card = ENEMIES[g.look(self.seat)]
        if g.listener is not None:
            g.tell("kingsburg-peeks", seat=self.seat)
            g.whisper(self.seat, "kingsburg-peek-shows", enemy=card.kind, strength=card.strength)
        return False


class Trade(Verb):
    """The Alchemist: one good for one each of the other two kinds (rulebook 11.6)."""

    name = "trade"
    takes = (GOOD,)
    rule = "11.6"

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate(g.goods[seat]) if n]

    def act(self, g: Kingsburg, seat: int, good: int) -> None:
        gold, wood, stone = [-1 if kind == good else 1 for kind in range(len(GOODS))]
        g.gain(seat, (gold, wood, stone))
        if g.listener is not None:
            g.tell("kingsburg-trades", seat=seat, good=GOODS[good])

    def why_not(self, g: Kingsburg, seat: int, good: int) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-good", good=GOODS[good])


TRADE: Final = Trade()


class Swap(Choice):
    """Trade with the Alchemist, or leave it."""

    __slots__ = ()
    rule: ClassVar[str] = TRADE.rule
    asks: ClassVar[str] = "kingsburg-ask-trade"
    ends: ClassVar[str] = "kingsburg-do-keep-goods"
    verbs: ClassVar[tuple[verbs.Verb[Any], ...]] = (TRADE,)

    def tells_nothing(self, g: Kingsburg, seat: int) -> bool:
        return asks_on(g, seat)
