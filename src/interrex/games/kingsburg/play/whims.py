"""Whim tiles: when they are laid and taken away, and what those who are supported there decide (rulebook 20).

What each tile gives is said in ``cards/whims.py``; here is what such support is made of. Several tiles ask others than
the one who is supported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import AMOUNT, Phrase, counted

from ..data import GOODS, MOST_PLAYERS, NOTHING, WHIMS, Goods
from ..gifts import NO_GIFT, ONE_OF, Gift, all_of, gift_told, give, pay
from ..moments import DRILL, ask
from ..state import NOBODY, Decision, Kingsburg, Procedure
from ..words import GOOD, bundle
from .support import Peek, support

STANDARD: Final = "standard"
TRADITION: Final = "tradition"

WAY: Final = AMOUNT.renamed("n", "way:{}")
CHOOSE: Final = Phrase("choose", WAY)
GRANT: Final = Phrase("grant", GOOD)


def _by_name(player: int) -> Message:
    return Message("engine-seat", {"seat": player - 1})


PLAYER: Final = counted("player", "player:{}", MOST_PLAYERS)._replace(tell=_by_name)
NAME: Final = Phrase("name", PLAYER)
HAND: Final = Phrase("hand", GOOD, PLAYER)

_CHOICES: Final = CHOOSE.row()[1:]  # "choose 1", "choose 2", …


# The tiles


def lay_out(g: Kingsburg, mode: str) -> None:
    g.renew().whim_mode = mode
    if mode == TRADITION:
        for rank in WHIMS:
            lay(g, rank)


def draw(g: Kingsburg) -> None:
    """The first in turn order draws a tile and lays it on the advisor of its number (rulebook 20.1.1)."""
    left = _LOW_LEFT[g.whims >> 1 & 255] + _HIGH_LEFT[g.whims >> 9]
    if left:
        rank = g.luck.choice(left)
        if g.listener is not None:
            g.tell("kingsburg-whim-drawn", seat=g.order[0], advisor=rank, whim=rank)
        lay(g, rank)


def _left(ranks: Sequence[int]) -> list[tuple[int, ...]]:
    """By the mask of those that are covered, the first as bit 0: the others."""
    return [tuple([rank for at, rank in enumerate(ranks) if not mask >> at & 1]) for mask in range(1 << len(ranks))]


_LOW_LEFT: Final = _left(WHIMS[:8])
_HIGH_LEFT: Final = _left(WHIMS[8:])


def lay(g: Kingsburg, rank: int) -> None:
    g.whims |= 1 << rank
    stock(g)


def stock(g: Kingsburg) -> None:
    """Goods for the tiles on which some lie, as soon as there are none (rulebook 20.2.4, 20.2.5)."""
    if g.whims >> CHEST & 1 and g.modules.chest == NOTHING:
        g.renew().chest = (1, 1, 1)
    if g.whims >> LOT & 1 and g.modules.lot == NOBODY:
        g.renew().lot = g.luck.below(len(GOODS))
        g.tell("kingsburg-lot", advisor=LOT, good=GOODS[g.modules.lot])


CHEST: Final = 4  # the tile with one of each good
LOT: Final = 5  # the tile with a random one


def take_one_away(g: Kingsburg) -> None:
    """The way back to tradition: the highest tile that was influenced, else the lowest (rulebook 20.1.3)."""
    if not g.whims:
        return
    influenced = g.whims & g.taken
    rank = influenced.bit_length() - 1 if influenced else (g.whims & -g.whims).bit_length() - 1
    g.whims &= ~(1 << rank)
    g.tell("kingsburg-whim-gone", advisor=rank)


# What a whim gives


class Alternative(NamedTuple):
    """One of the ways to take a whim's support."""

    gains: Gift
    pays: Gift = NO_GIFT
    others: Gift = NO_GIFT  # what every other player gets
    given: Callable[[Kingsburg, int], bool] | None = None
    peek: bool = False


def support_with(g: Kingsburg, seat: int, rank: int, gift: Gift) -> None:
    """Support, with one soldier more from it for those who drill (rulebook 14.5, 14.31)."""
    if gift.soldiers and g.in_play[seat] & DRILL.mask:
        gift = gift._replace(soldiers=ask(g, seat, DRILL, gift.soldiers))
    receive(g, seat, rank, gift)


def receive(g: Kingsburg, seat: int, rank: int, gift: Gift) -> None:
    """What a tile gives, as it is: also for those who influenced nobody there."""
    give(g, seat, gift)
    if g.listener is not None:
        g.tell("kingsburg-support", seat=seat, advisor=rank, gifts=gift_told(gift))


def can_pay(g: Kingsburg, seat: int, gift: Gift) -> bool:
    """Rulebook 14.31."""
    gold, wood, stone = g.goods[seat]
    due_gold, due_wood, due_stone = gift.goods
    able = due_gold <= gold and due_wood <= wood and due_stone <= stone
    has_points = not gift.points or g.score[seat] >= gift.points
    return able and g.army[seat] >= gift.soldiers and g.tokens[seat] >= gift.tokens and has_points


class OneOf(Decision):
    """One of several things that a whim gives; all that there are lie open on the board."""

    __slots__ = ("rank", "ways")
    phrases: ClassVar[tuple[Phrase, ...]] = ()

    def __init__(self, seat: int, rank: int, ways: tuple[Alternative, ...]) -> None:
        self.seat = seat
        self.rank = rank
        self.ways = ways

    def rule_for(self, seat: int) -> str:
        return f"20.2.{self.rank}"

    def spoken(self, g: Kingsburg, seat: int) -> list[Phrase]:
        return [ChoosePhrase(self.ways)]


class WhimChoice(OneOf):
    """Which of a whim's alternatives?"""

    __slots__ = ("declinable",)
    ends: ClassVar[str] = "kingsburg-do-decline"

    def __init__(self, seat: int, rank: int, ways: tuple[Alternative, ...], declinable: bool = False) -> None:
        super().__init__(seat, rank, ways)
        self.declinable = declinable

    def actions(self, g: Kingsburg) -> list[Action]:
        seat = self.seat
        open_ = [
            a
            for a, way in zip(_CHOICES, self.ways, strict=False)
            if (way.pays is NO_GIFT or can_pay(g, seat, way.pays)) and (way.given is None or way.given(g, seat))
        ]
        return [*open_, PASS] if self.declinable else open_

    def play(self, g: Kingsburg, a: Action) -> None:
        if a == PASS:
            return
        (n,) = CHOOSE.values(a)
        take(g, self.seat, self.rank, self.ways[n - 1])

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule_for(self.seat), "kingsburg-no-whim")

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-whim", {"advisor": self.rank})


class ChoosePhrase(Phrase):
    """``choose 2``: the second of the alternatives; the label says what that is."""

    name = "choose"
    takes = (WAY,)

    def __init__(self, ways: tuple[Alternative, ...]) -> None:
        super().__init__()
        self.ways = ways

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (n,) = self.values(a)
        way = self.ways[n - 1]
        if way.pays != NO_GIFT:
            return Message("kingsburg-do-choose-for", {"price": gift_told(way.pays), "gifts": gift_told(way.gains)})
        if way.others != NO_GIFT:
            return Message(
                "kingsburg-do-choose-others", {"gifts": gift_told(way.gains), "others": gift_told(way.others)}
            )
        return Message("kingsburg-do-choose", {"gifts": gift_told(way.gains)})


def take(g: Kingsburg, seat: int, rank: int, way: Alternative) -> None:
    if way.pays is not NO_GIFT:
        pay(g, seat, way.pays)
        if g.listener is not None:
            g.tell("kingsburg-pays", seat=seat, advisor=rank, gifts=gift_told(way.pays))
    support_with(g, seat, rank, way.gains)
    if way.others is not NO_GIFT:
        for other in g.order:
            if other != seat:
                receive(g, other, rank, way.others)
    if way.peek:
        g.push(Peek(seat, None))


class Grant(Decision):
    """Somebody chooses a good, for another and perhaps also for themselves."""

    __slots__ = ("also", "for_", "n", "rank")
    phrases: ClassVar[tuple[Phrase, ...]] = (GRANT,)

    def __init__(self, seat: int, rank: int, for_: int, n: int = 1, also: int = 0) -> None:
        self.seat = seat
        self.rank = rank
        self.for_ = for_
        self.n = n  # as many for the one who is supported
        self.also = also  # and so many for the one who chooses

    def rule_for(self, seat: int) -> str:
        return f"20.2.{self.rank}"

    def actions(self, g: Kingsburg) -> list[Action]:
        return GRANT.each(range(len(GOODS)))

    def play(self, g: Kingsburg, a: Action) -> None:
        (good,) = GRANT.values(a)
        for who, n in ((self.seat, self.also), (self.for_, self.n)):
            if n:
                support_with(g, who, self.rank, Gift(_some(good, n)))

    def question(self, g: Kingsburg) -> Message:
        key = "kingsburg-ask-grant-both" if self.also else "kingsburg-ask-grant"
        return Message(key, {"advisor": self.rank, "seat": self.for_})


class Grants(Procedure):
    """Others choose one after another."""

    __slots__ = ("asked",)

    def __init__(self, asked: tuple[Grant, ...]) -> None:
        self.asked = asked

    def step(self, g: Kingsburg, n: int) -> bool:
        g.push(self.asked[n])
        return n + 1 < len(self.asked)


def _some(good: int, n: int) -> Goods:
    gold, wood, stone = [n * one for one in ONE_OF[good]]
    return gold, wood, stone


class Name(Decision):
    """Which other player? What they are asked then depends on the whim."""

    __slots__ = ("rank", "then")
    phrases: ClassVar[tuple[Phrase, ...]] = (NAME,)

    def __init__(self, seat: int, rank: int, then: Callable[[int, int, int], Frame[Kingsburg]]) -> None:
        self.seat = seat
        self.rank = rank
        self.then = then  # named, rank, for whom

    def rule_for(self, seat: int) -> str:
        return f"20.2.{self.rank}"

    def actions(self, g: Kingsburg) -> list[Action]:
        return NAME.each([other for other in range(g.players) if other != self.seat])

    def play(self, g: Kingsburg, a: Action) -> None:
        (named,) = NAME.values(a)
        g.tell("kingsburg-names", seat=self.seat, advisor=self.rank, other=Message("engine-seat", {"seat": named}))
        g.push(self.then(named, self.rank, self.seat))

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-name", {"advisor": self.rank})


class FirstPick(OneOf):
    """One of several things for the one who was named; the rest is for the one who is supported."""

    __slots__ = ("for_", "gifts")

    def __init__(self, seat: int, rank: int, for_: int, gifts: tuple[Gift, ...]) -> None:
        super().__init__(seat, rank, tuple([Alternative(gift) for gift in gifts]))
        self.for_ = for_
        self.gifts = gifts

    def actions(self, g: Kingsburg) -> list[Action]:
        return [CHOOSE.action(n) for n in range(1, len(self.gifts) + 1)]

    def play(self, g: Kingsburg, a: Action) -> None:
        (n,) = CHOOSE.values(a)
        receive(g, self.seat, self.rank, self.gifts[n - 1])  # rulebook 14.31: they influenced nobody
        rest = [gift for at, gift in enumerate(self.gifts, 1) if at != n]
        support_with(g, self.for_, self.rank, all_of(rest))

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-first-pick", {"advisor": self.rank, "seat": self.for_})


class Handing(Procedure):
    """Goods of those just taken go to other players, one after another."""

    __slots__ = ("n", "rank", "seat")

    def __init__(self, seat: int, rank: int, n: int) -> None:
        self.seat = seat
        self.rank = rank
        self.n = n

    def step(self, g: Kingsburg, n: int) -> bool:
        g.push(Hand(self.seat, self.rank))
        return n + 1 < self.n


class Hand(Decision):
    """A good for another player. Two of each kind were taken and two are handed on, so any kind will do."""

    __slots__ = ("rank",)
    phrases: ClassVar[tuple[Phrase, ...]] = (HAND,)

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def rule_for(self, seat: int) -> str:
        return f"20.2.{self.rank}"

    def actions(self, g: Kingsburg) -> list[Action]:
        others = [other for other in range(g.players) if other != self.seat]
        return [HAND.action(good, other) for good in range(len(GOODS)) for other in others]

    def play(self, g: Kingsburg, a: Action) -> None:
        good, other = HAND.values(a)
        g.pay(self.seat, ONE_OF[good])
        g.gain(other, ONE_OF[good])
        to = Message("engine-seat", {"seat": other})
        g.tell("kingsburg-hands", seat=self.seat, other=to, goods=bundle(ONE_OF[good]))

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-hand", {"advisor": self.rank})


# Neighbours are those at the table, not those on the turn order track


def left_of(g: Kingsburg, seat: int) -> int:
    return (seat + 1) % g.players


def right_of(g: Kingsburg, seat: int) -> int:
    return (seat - 1) % g.players


# Tiles that need more than alternatives


def lowest_free(g: Kingsburg, above: int = 0) -> int:
    """The rank of the lowest advisor above another whom nobody influenced this season; 0 if there is none."""
    free = ~g.taken & ((1 << 19) - (2 << above))
    return (free & -free).bit_length() - 1 if free else 0


def copy_lowest(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg] | None:
    """Support of the lowest advisor whom nobody influenced, as it stands there, tile or not (rulebook 20.2.1)."""
    found = lowest_free(g, rank)
    return support(g, seat, found) if found else None


def _lies_there(kind: int) -> Callable[[Kingsburg, int], bool]:
    def lies(g: Kingsburg, seat: int) -> bool:
        return g.modules.chest[kind] > 0

    return lies


FROM_CHEST: Final = tuple([Alternative(Gift(one), given=_lies_there(kind)) for kind, one in enumerate(ONE_OF)])


def take_from_chest(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg] | None:
    return Chest(seat, rank, FROM_CHEST)


class Chest(WhimChoice):
    """One of the goods on the tile, which is filled again when it is empty (rulebook 20.2.4)."""

    __slots__ = ()

    def play(self, g: Kingsburg, a: Action) -> None:
        super().play(g, a)
        (n,) = CHOOSE.values(a)
        gold, wood, stone = [have - one for have, one in zip(g.modules.chest, ONE_OF[n - 1], strict=True)]
        g.renew().chest = (gold, wood, stone)
        stock(g)


def take_like_the_lot(g: Kingsburg, card: int, seat: int, rank: int) -> Frame[Kingsburg] | None:
    """Everybody supported here takes the same kind; the next is drawn once support is over (rulebook 20.2.5)."""
    support_with(g, seat, rank, Gift(ONE_OF[g.modules.lot]))
    g.renew().lot_taken = True
    return None


class Settling(Procedure):
    """Support is over: another good lies on the tile from which one was taken."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if g.modules.lot_taken:
            modules = g.renew()
            modules.lot = NOBODY
            modules.lot_taken = False
            stock(g)
        return False
