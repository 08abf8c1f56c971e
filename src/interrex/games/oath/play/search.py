"""Search: draw, discard, play what is left (rulebook 5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..data.constants import DRAWN, PILE_COST, SEARCH_COST
from ..data.numbers import VISION
from ..deeds import SEARCH, WORLD, ActDeed
from ..moments import NO_SEARCH, ON_DRAW
from ..ruling import barred, happen
from ..state import REGION, AnyFrame, Oath, SeatProcedure, Verb, by_seat
from ..words import CARD, SOURCE, SOURCES, components
from .access import forbidden_by
from .deeds import MAJOR, Major, supply_cost, why_not
from .elsewhere import Question
from .moving import discard_drawn, draw_pile, draw_world, everybody, tell_top
from .playing import Playing, not_drawn
from .ways import WIDENED


class Search(Major):
    """The world deck, or the discard pile of one's region."""

    name = "search"
    takes = (SOURCE,)
    rule = "5.1.1"
    verb = SEARCH
    bans = (NO_SEARCH,)
    priceless = True

    def __init__(self) -> None:
        super().__init__()
        orders = [[source for source in (WORLD, 0, 1, 2) if mask >> source & 1] for mask in range(1 << WORLD + 1)]
        self.printed = [self.each(sources) for sources in orders]  # by the mask of the sources

    def new(self, g: Oath, seat: int, what: int, how: int = 0) -> ActDeed:
        deed = ActDeed.new(seat, SEARCH, what, how, g.pawn[seat])
        deed.draws = DRAWN
        deed.reach = 1 << WORLD | 1 << REGION[g.pawn[seat]]
        return deed

    def cost(self, g: Oath, deed: ActDeed) -> int:
        return SEARCH_COST[min(g.visions_drawn, len(SEARCH_COST) - 1)] if deed.what == WORLD else PILE_COST

    def lawless(self, g: Oath, deed: ActDeed) -> Refusal | None:
        if not deed.reach >> deed.what & 1:
            return refusal("5.1.2", "oath-other-pile")
        if not (g.world if deed.what == WORLD else g.piles[deed.what]):
            return refusal("5.1.2.2", "oath-empty-pile")
        by = barred(g, NO_SEARCH, deed.seat, supply_cost(g, deed))
        return forbidden_by(by) if by else None

    def plainly(self, g: Oath, seat: int) -> int:
        """The mask of what can be searched where no component has a say."""
        here, supply = REGION[g.pawn[seat]], g.supply[seat]
        mask = 1 << WORLD if g.world and supply >= SEARCH_COST[min(g.visions_drawn, 3)] else 0
        return mask | 1 << here if supply >= PILE_COST and g.piles[here] else mask

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        return self.printed[self.plainly(g, seat)]

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        sources = self.sources(REGION[g.pawn[seat]], helped)
        if hindered:
            return self.each(self.despite(g, seat, sources))
        sure = self.plainly(g, seat)
        missing = [source for source in sources if not sure >> source & 1]
        return [*self.printed[sure], *self.each(self.aided(g, seat, missing))]

    def despite(self, g: Oath, seat: int, sources: tuple[int, ...]) -> list[int]:
        """What can be searched although something may stand in the way."""
        return [source for source in sources if self.possible(g, self.new(g, seat, source))]

    def sources(self, here: int, helped: int) -> tuple[int, ...]:
        """What a search in a region can be about, with help."""
        return (WORLD, 0, 1, 2) if helped == WIDENED else (WORLD, here)

    def act(self, g: Oath, seat: int, source: int) -> None:
        self.begin(g, seat, source)

    def why_not(self, g: Oath, seat: int, source: int) -> Refusal | None:
        return why_not(g, self.new(g, seat, source))

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        return (Drawing(seat), Playing(seat))


class Drawing(SeatProcedure):
    """Draw, and discard until as many are left as are played (rulebook 5.1.2, 5.1.3)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        deed: ActDeed = g.deeds[-1]
        seat = self.seat
        if n == 0:
            g.uncover()
            draw(g, seat, deed)
            if g.listener is not None:
                told = "oath-searches-beneath" if deed.end and deed.what != WORLD else "oath-searches"
                g.tell(told, seat=seat, source=SOURCES[deed.what], n=len(g.drawn[seat]))
                if deed.what == WORLD:
                    tell_top(g)
            if deed.shown:
                show_drawn(g, seat)
            happen(g, ON_DRAW, seat)
            return True
        if len(g.drawn[seat]) > deed.plays:
            g.pause(1, DISCARDS[seat])
            return True
        deed.plays = len(g.drawn[seat])
        return False


def draw(g: Oath, seat: int, deed: ActDeed) -> None:
    for _ in range(max(0, deed.draws)):
        if deed.what == WORLD:
            if not g.world or draw_world(g, seat) in VISION:
                return
        elif g.piles[deed.what]:
            draw_pile(g, seat, deed.what, deed.end)


def show_drawn(g: Oath, seat: int) -> None:
    """Everybody sees them (rulebook 14.4)."""
    for card in g.drawn[seat]:
        g.eyes[card] = everybody(g)
    g.tell("oath-shows", seat=seat, what=components(g.drawn[seat]))


class DiscardDrawn(Verb):
    """One of the cards drawn, onto the pile; the order is the drawer's."""

    name = "discard"
    takes = (CARD,)
    rule = "5.1.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each(g.drawn[seat])

    def act(self, g: Oath, seat: int, card: int) -> None:
        discard_drawn(g, seat, card)

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return not_drawn(card)


DISCARD: Final = DiscardDrawn()


class FromHand(Question):
    """Which of the cards drawn is discarded next: there is one verb, and it must be done."""

    __slots__ = ()
    verbs = (DISCARD,)

    def actions(self, g: Oath) -> list[Action]:
        return DISCARD.each(g.drawn[self.seat])

    def play(self, g: Oath, a: Action) -> None:
        DISCARD.perform(g, self.seat, a)


class Discard(FromHand):
    """Until as many are left as are played."""

    __slots__ = ()
    rule = "5.1.3"
    asks = "oath-ask-discard"
    minor = True

    def question(self, g: Oath) -> Message:
        return Message(self.asks, {"n": len(g.drawn[self.seat]) - g.deed.plays})


DISCARDS: Final = by_seat(Discard)
SEARCHES: Final = Search()
MAJOR[SEARCH] = SEARCHES
