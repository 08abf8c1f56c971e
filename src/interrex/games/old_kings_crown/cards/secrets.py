"""Kingdom cards of the second suit, that of the council of Secrets (rulebook 17.18 to 17.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power

from ..data import CARD_IDS, CARDS, KINDS, KINGDOM, LOCATIONS
from ..moments import AHEAD, AT_ROAD, FAVOUR_RIGHTS, MARKS_GO, OF_OTHERS, SETS_ORDER, ask
from ..nature import BARE, cleared
from ..needs import ACTIVE, ANY_LOST, AWAY, FIGHTER, HAS_LOST, IN_HAND, MEN_HERE, occupiers, sitting
from ..play.asking import ANY, Ask, may, must
from ..play.commands import fighters, open_regions
from ..play.kingdom import MayAtRoad, Obtain, Refilled
from ..play.moving import (
    ALL_EYES,
    BOTTOM,
    HAND,
    all_home,
    comes_home,
    draw,
    from_hand_unseen,
    goes_free,
    into_lost,
    leave_council,
    leaves,
    lift,
    onto_deck,
    under_deck,
    vacate,
)
from ..play.night import opponents_here
from ..play.sending import active_cards, seat_in
from ..play.spring import move_men, moves_men
from ..play.using import Use
from ..play.year import set_order
from ..powers import (
    GOES,
    Spent,
    ToHand,
    after_journey,
    at,
    autumn,
    bold,
    copies,
    day,
    kingdom_of,
    leaving_council,
    lost,
    replace_seat,
    spring,
    when_eliminated,
)
from ..state import LIKENESS, Cards, Crown, Procedure, Verb
from ..words import (
    BOARD,
    CARD,
    COUNCIL,
    END,
    ENDS,
    FACTION,
    LOCATION,
    OTHER,
    PLACE,
    REGION,
    SECOND,
    SITTING,
    N,
)
from .councils import drop_mark
from .favours import LookAtRegion
from .relics import to_supply
from .tactics import swap_laid

# ------------------------------------------------------------------------------------------------------ start of year


class Next(Verb):
    """Who comes next on the order track."""

    name = "next"
    takes = (FACTION,)
    rule = "17.27"


NEXT: Final = Next()


class NextInOrder(Ask):
    """The whole track is set by one player, place by place."""

    __slots__ = ("chosen",)

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, NEXT)
        self.chosen = chosen

    def actions(self, g: Crown) -> list[Action]:
        return [NEXT.action(g.faction[seat]) for seat in g.order if seat not in self.chosen]

    def play(self, g: Crown, a: Action) -> None:
        (faction,) = NEXT.values(a)
        chosen = (*self.chosen, g.seat_of[faction])
        if len(chosen) < g.players - 1:
            g.push(NextInOrder(self.seat, chosen))
        else:
            set_order(g, (*chosen, *[seat for seat in g.order if seat not in chosen]))

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(NEXT.rule, "old-kings-crown-no-next")


def sets_the_track(g: Crown, own: int, seat: int) -> None:
    g.push(NextInOrder(seat, ()))


# -------------------------------------------------------------------------------------------------- at the Great Road

LOOKS_AT: Final = 2  # cards of the Kingdom deck


def ahead(g: Crown, seat: int, seen: bool) -> Cards:
    """The next cards of the deck that the seat may look at, and has looked at or not."""
    return tuple([k for k in g.kingdom[-LOOKS_AT:] if bool(g.eyes[CARDS + k] >> seat & 1) == seen])


def looked_at(g: Crown, own: int, seat: int) -> Cards:
    return ahead(g, seat, seen=True)


class Look(Verb):
    """The next cards of the Kingdom deck, which then count as face up. The question stays."""

    name = "look"
    rule = "17.34"
    stays = True

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if ahead(g, seat, seen=False) else []

    def act(self, g: Crown, seat: int) -> None:
        for kingdom in ahead(g, seat, seen=False):
            g.eyes[CARDS + kingdom] |= 1 << seat
            g.whisper(seat, "old-kings-crown-looks", kingdom=KINGDOM[kingdom])
        g.tell("old-kings-crown-looks-ahead", seat=seat)


# ------------------------------------------------------------------------------------------------------- Spring: hands


class TurnWind(Use):
    """Players put their hands under their decks and draw as many."""

    def happens(self, g: Crown, seat: int) -> None:
        g.push(Winds(seat, ()))


class Blow(Verb):
    """One of the players who change their hands."""

    name = "blow"
    takes = (FACTION,)
    rule = "17.19"


BLOW: Final = Blow()


class Winds(Ask):
    __slots__ = ("chosen",)

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, BLOW)
        self.chosen = chosen

    def actions(self, g: Crown) -> list[Action]:
        return [*[BLOW.action(g.faction[s]) for s in g.order if s not in self.chosen and g.hands[s]], PASS]

    def play(self, g: Crown, a: Action) -> None:
        if a == PASS:
            g.then(*[Redraw(seat, len(g.hands[seat])) for seat in g.order if seat in self.chosen])
            return
        (faction,) = BLOW.values(a)
        g.push(Winds(self.seat, (*self.chosen, g.seat_of[faction])))


class Redraw(Procedure):
    """Card after card under the deck, then as many from its top."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def step(self, g: Crown, n: int) -> bool:
        if g.hands[self.seat]:
            must(g, self.seat, SINK)
            return True
        draw(g, self.seat, self.n)
        g.tell("old-kings-crown-draws", seat=self.seat, n=self.n)
        return False


class Sink(Verb):
    """A card of the hand under the deck."""

    name = "sink"
    takes = (CARD,)
    rule = "17.19"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(g.hands[seat])

    def act(self, g: Crown, seat: int, card: int) -> None:
        from_hand_unseen(g, card)
        under_deck(g, card, 1 << seat)
        g.tell("old-kings-crown-buries", seat=seat)


SINK: Final = Sink()


class Post(Use):
    """A card of the hand for one in a council or under a Kingdom card."""

    needs = (IN_HAND, AWAY)

    takes = (CARD, OTHER)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        away = [*sitting(g, seat), *occupiers(g, seat)]
        return [self.action(card, other) for card in g.hands[seat] for other in away]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        lift(g, card)
        replace_seat(g, other, card)
        goes_free(g, other)


class SwapOwn(Verb):
    """Two face-down cards of one's own change places."""

    name = "swap"
    takes = (REGION, SECOND)
    rule = "17.23"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        rows = g.laid[seat]
        return [self.action(one, two) for one, two in ((0, 1), (0, 2), (1, 2)) if rows[one] and rows[two]]

    def act(self, g: Crown, seat: int, one: int, two: int) -> None:
        swap_laid(g, seat, one, two)


SWAP: Final = SwapOwn()


class Bargain(Use):
    """A card of the hand for a lost one."""

    needs = (IN_HAND, HAS_LOST)

    takes = (CARD, OTHER)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action(card, other) for card in g.hands[seat] for other in lost(g, seat)]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        lift(g, card)
        g.tell("old-kings-crown-goes", seat=seat, card=CARD_IDS[card], pile="lost")
        into_lost(g, card)
        comes_home(g, other)


class HoldFair(Use):
    """It is burned, and up to two cards of the road are acquired."""

    def happens(self, g: Crown, seat: int) -> None:
        kingdom = kingdom_of(self)
        card = vacate(g, seat, kingdom)
        g.tell("old-kings-crown-burns-kingdom", seat=seat, kingdom=KINGDOM[kingdom])
        g.kingdom_burned = (*g.kingdom_burned, kingdom)
        goes_free(g, card)
        leaves(g, seat, kingdom)
        g.push(Refilled())
        MayAtRoad(seat, 2, TRADE).ask_on(g)


class TradeAtFair(Obtain):
    rule = "17.26"


TRADE: Final = TradeAtFair()


class RingBell(Spent):
    """Heralds to one location."""

    takes = (LOCATION,)
    price = GOES

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row())

    def happens(self, g: Crown, seat: int, location: int) -> None:
        self.spend(g, seat)
        may(g, seat, ANY, CALL[location])


class Call(Verb):
    """A Herald to that location, whosever it is."""

    name = "call"
    takes = (FACTION, LOCATION)
    rule = "17.30"

    def __init__(self, location: int) -> None:
        super().__init__()
        self.location = location

    def offers(self, g: Crown, seat: int) -> list[Action]:
        away = [other for other in g.order if g.herald[other] != self.location]
        return [self.action(g.faction[other], self.location) for other in away]

    def act(self, g: Crown, seat: int, faction: int, location: int) -> None:
        g.herald[g.seat_of[faction]] = location
        g.tell("old-kings-crown-herald", seat=g.seat_of[faction], location=LOCATIONS[location].id)


CALL: Final = tuple([Call(location) for location in range(len(LOCATIONS))])

# ------------------------------------------------------------------------------------------------------------ the Day


class RollCall(Spent):
    """The hand is shown; what matches it among opponents' cards in the clash goes to their hands."""

    needs = (IN_HAND,)

    price = GOES

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if g.hands[seat] else []

    def happens(self, g: Crown, seat: int) -> None:
        for card in g.hands[seat]:
            g.eyes[card] = ALL_EYES
        g.tell("old-kings-crown-shows-hand", seat=seat, card=tuple([CARD.write(card) for card in g.hands[seat]]))
        strengths = {KINDS[card].strength for card in g.hands[seat]}
        archetypes = {printed_archetype(g, card) for card in g.hands[seat]} - {0}
        alike = [
            c
            for c in opponents_here(g, seat)
            if KINDS[c].strength in strengths or printed_archetype(g, c) in archetypes
        ]
        self.spend(g, seat)
        for other in g.others(seat):
            all_home(g, other, tuple(g.mine(other, tuple(alike))))


def printed_archetype(g: Crown, card: int) -> int:
    """0: it is blank (rulebook 20.74)."""
    return 0 if cleared(g, card) == BARE else KINDS[card].archetype


class Cross(Verb):
    """Supporters of this region to another that is not resolved, or home."""

    name = "cross"
    takes = (PLACE, N)
    rule = "17.22"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        region = g.clash.region
        where = [*open_regions(g, region), BOARD]
        return [self.action(place, n) for place in where for n in range(1, g.men[seat][region] + 1)]

    def act(self, g: Crown, seat: int, place: int, n: int) -> None:
        move_men(g, seat, g.clash.region, -n)
        if place == BOARD:
            g.camp[seat] += n
        else:
            move_men(g, seat, place, n)
        moves_men(g, seat, g.clash.region, place, n)


class Causeway(Use):
    """Any number of them, to as many places as one likes."""

    needs = (MEN_HERE,)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action()] if g.men[seat][g.clash.region] else []

    def happens(self, g: Crown, seat: int) -> None:
        may(g, seat, ANY, CROSS)


CROSS: Final = Cross()


class WearMask(Use):
    """An active card in the clash becomes a copy of a lost one, but for its strength."""

    needs = (FIGHTER, ANY_LOST)

    takes = (CARD, OTHER)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return [self.action(card, other) for card in fighters(g, seat) for other in g.lost]

    def happens(self, g: Crown, seat: int, card: int, other: int) -> None:
        copies(g, card, LIKENESS, other)


# ------------------------------------------------------------------------------------------------------------- Autumn


class Warrant(Spent):
    """An active card into a council, and any cards there out of it."""

    needs = (ACTIVE,)

    takes = (CARD, COUNCIL)
    price = GOES

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for card in active_cards(g, seat):
            found += self.row(card)
        return found

    def happens(self, g: Crown, seat: int, card: int, council: int) -> None:
        seat_in(g, seat, card, council)
        self.spend_at_last(g, seat)
        may(g, seat, ANY, OUST[council], OUST_MARK[council])


class Oust(Verb):
    """A card out of that council, whosever it is, but for the last: that one was just put there."""

    name = "oust"
    takes = (SITTING,)
    rule = "17.24"

    def __init__(self, council: int) -> None:
        super().__init__()
        self.council = council

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(g.council[self.council][:-1])

    def act(self, g: Crown, seat: int, card: int) -> None:
        leave_council(g, card)


class OustMark(Verb):
    """A marker that goes like a card."""

    name = "oust-mark"
    takes = (FACTION, COUNCIL)
    rule = "16.3.5"

    def __init__(self, council: int) -> None:
        super().__init__()
        self.council = council

    def offers(self, g: Crown, seat: int) -> list[Action]:
        marked = [s for s in g.order if g.council_marks[s][self.council] and ask(g, s, MARKS_GO, False)]
        return [self.action(g.faction[other], self.council) for other in marked]

    def act(self, g: Crown, seat: int, faction: int, council: int) -> None:
        drop_mark(g, g.seat_of[faction], council)


OUST: Final = tuple([Oust(council) for council in range(3)])
OUST_MARK: Final = tuple([OustMark(council) for council in range(3)])


class Thaw(Spent):
    """All lost cards onto the deck or under it."""

    needs = (HAS_LOST,)

    takes = (END,)
    price = GOES

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return list(self.row()) if lost(g, seat) else []

    def happens(self, g: Crown, seat: int, end: int) -> None:
        self.spend_at_last(g, seat)
        g.push(Thawing(seat, end))


class Thawing(Procedure):
    __slots__ = ("end", "seat")

    def __init__(self, seat: int, end: int) -> None:
        self.seat = seat
        self.end = end

    def step(self, g: Crown, n: int) -> bool:
        must(g, self.seat, RISE[self.end])
        return bool(lost(g, self.seat))


class Rise(Verb):
    """The next of them."""

    name = "rise"
    takes = (CARD, END)
    rule = "17.31"

    def __init__(self, end: int) -> None:
        super().__init__()
        self.end = end

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action(card, self.end) for card in lost(g, seat)]

    def act(self, g: Crown, seat: int, card: int, end: int) -> None:
        lift(g, card)
        g.tell("old-kings-crown-goes", seat=seat, card=CARD_IDS[card], pile=ENDS[end])
        if ENDS[end] == "top":
            onto_deck(g, card)
        else:
            under_deck(g, card)


RISE: Final = tuple([Rise(end) for end in range(len(ENDS))])

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "wayhouse-of-returnings":  (leaving_council(HAND), after_journey(BOTTOM)),
    "turn-of-the-wind":        (spring(TurnWind()),),
    "rookery-post":            (spring(Post()), autumn(Post())),
    "roll-call-in-the-rain":   (day(RollCall()),),
    "sunken-causeway":         (day(Causeway()),),
    "old-poacher":             (spring(LookAtRegion(SWAP)),),
    "warrant-under-wax":       (autumn(Warrant()),),
    "gravediggers-bargain":    (spring(Bargain()),),
    "last-fair":               (spring(HoldFair()),),
    "tally-stick":             (at(SETS_ORDER, sets_the_track),),
    "borrowed-liveries":       (at(FAVOUR_RIGHTS, OF_OTHERS),),
    "cupboard-of-death-masks": (day(WearMask()),),
    "bell-under-the-bog":      (spring(RingBell()),),
    "all-souls-thaw":          (autumn(Thaw()),),
    "hauling-ox":              (autumn(ToHand(active_cards)),),
    "rowan-charm":             (when_eliminated(HAND),),
    "crows-perch-on-the-tor":  (bold(to_supply), at(AHEAD, looked_at), at(AT_ROAD, Look())),
}  # fmt: skip
