"""Influencing the advisors (rulebook 4.2).

``influence 8 d35`` puts the own dice 3 and 5 on the advisor of rank 8; ``d35w4`` adds the white 4. What helps follows:
``+2`` a token, ``market`` the Market, ``envoy`` the king's envoy.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from .. import cards
from ..data import NUMBER, RANKS
from ..state import NEUTRAL, NOBODY, PLUS2, Decision, Kingsburg, Procedure, Round
from ..words import ADVISOR, DICE, HELPS, Dice, dice_in, dice_of, dice_text, dice_told

_TOKEN_BIT = 1 << PLUS2
TOKEN, SHIFT, ENVOY = "+2", cards.SHIFTER.id, "envoy"


Ways = tuple[tuple[int, Action], ...]  # placements, each with its advisor's bit
NOTHING: tuple[int, Ways] = (0, ())


class Influencing(Procedure):
    """Round after round until all have passed (rulebook 4.2.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if g.passed == (1 << g.players) - 1:
            return False
        g.push(PLACEMENTS)
        return True


class Placements(Round):
    """One placement or a pass each."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Decision | None:
        if g.passed >> seat & 1:
            return None
        reach, ways = placements(*hand(g, seat)) if g.coloured[seat] else NOTHING
        if reach & ~g.taken or (reach and g.envoy == seat):
            return Influence(seat, ways)
        step_out(g, seat)  # rulebook 4.2.7
        return None


PLACEMENTS: Final = Placements()


def step_out(g: Kingsburg, seat: int) -> None:
    g.passed |= 1 << seat
    if g.told is not None:
        g.tell("kingsburg-passes", seat=seat)


class InfluencePhrase(Phrase):
    """``influence 8 d35 +2 envoy``. Which dice of the hand are meant depends on the hand."""

    def label(self, g: Any, seat: int, a: Action) -> Message:
        key = "kingsburg-do-influence-with" if a[3:] else "kingsburg-do-influence"
        return Message(key, {**super().label(g, seat, a).params, "rank": a[1]})

    def refs(self, g: Any, seat: int, a: Action) -> tuple[str, ...]:
        own, white = dice_in(str(a[2]))
        return (
            *ADVISOR.refs(seat, a[1:2]),
            *_dice_refs(seat, "d", g.coloured[seat], own),
            *_dice_refs(seat, "w", g.white[seat], white),
            *HELPS.refs(seat, a[3:]),
        )

    def fill(self, g: Any, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """Dice of the hand are read as the handful they make; the last advisor pointed at is the one meant."""
        ranks = [found for ref in pointed if (found := ADVISOR.pointed(seat, ref)) is not None]
        if not ranks:
            return None
        own, white = _dice_meant(seat, "d", g.coloured[seat], pointed), _dice_meant(seat, "w", g.white[seat], pointed)
        if not own and not white:
            return (self.name, ranks[-1]), False
        helps = [found for ref in pointed if (found := HELPS.pointed(seat, ref)) is not None]
        return (self.name, ranks[-1], dice_text(own, white), *sorted(helps, key=_help_place)), True


def _dice_refs(seat: int, colour: str, have: Dice, placed: Dice) -> list[str]:
    """Dice by their place in the hand; of equal ones the first are meant."""
    return [f"die:{seat}:{colour}{have.index(value) + placed[:i].count(value)}" for i, value in enumerate(placed)]


def _dice_meant(seat: int, colour: str, have: Dice, pointed: tuple[str, ...]) -> Dice:
    """The dice of one colour in the hand that are pointed at."""
    return tuple([die for place, die in enumerate(have) if f"die:{seat}:{colour}{place}" in pointed])


INFLUENCE: Final = InfluencePhrase("influence", ADVISOR, DICE, HELPS)


class Influence(Decision):
    """Place dice on one advisor, or pass for the rest of the season."""

    __slots__ = ("ways",)
    rule: ClassVar[str] = "4.2"
    asks: ClassVar[str] = "kingsburg-ask-influence"
    ends: ClassVar[str] = "kingsburg-do-step-out"
    phrases: ClassVar[tuple[Phrase, ...]] = (INFLUENCE,)

    def __init__(self, seat: int, ways: Ways) -> None:
        self.seat = seat
        self.ways = ways  # to place this hand, were no advisor taken

    def actions(self, g: Kingsburg) -> list[Action]:
        taken = g.taken
        found = [a for bit, a in self.ways if not taken & bit]
        if g.envoy == self.seat:
            found += [(*a, ENVOY) for bit, a in self.ways if taken & bit]
        found.append(PASS)
        return found

    def play(self, g: Kingsburg, a: Action) -> None:
        seat = self.seat
        if a == PASS:
            step_out(g, seat)
            return
        rank, dice, helps = meaning(a)
        g.taken |= 1 << rank
        g.coloured[seat], g.white[seat] = left_over(g.coloured[seat], g.white[seat], dice)
        if helps:
            if TOKEN in helps:
                g.tokens[seat] -= 1
                g.used[seat] |= _TOKEN_BIT
            if SHIFT in helps:
                g.used[seat] |= 1 << NUMBER[SHIFT]
            if ENVOY in helps:
                g.envoy = NOBODY  # rulebook 6.6
        g.placed.append((rank, seat, dice))
        if g.told is not None:
            key = "kingsburg-influences-with" if helps else "kingsburg-influences"
            g.tell(key, seat=seat, advisor=rank, dice=dice_told(*dice_in(dice)), helps=helps)

    def tidy(self, a: Action) -> Action:
        """Dice in rising order, what helps in the order of the offers: ``influence 8 d53`` means ``d35``."""
        dice = dice_of(a[2]) if len(a) > 2 else None
        if dice is None:
            return a
        return (*a[:2], dice_text(*[tuple(sorted(part)) for part in dice]), *sorted(a[3:], key=_help_place))

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return why_not_influence(g, self.seat, a)


def _help_place(word: Any) -> int:
    """The place of a help among others: the order of the offers."""
    return (TOKEN, SHIFT, ENVOY).index(word) if word in (TOKEN, SHIFT, ENVOY) else 3


@cache
def meaning(a: Action) -> tuple[int, str, tuple[str, ...]]:
    """The rank, the dice as a word, and what helps."""
    rank, dice, helps = INFLUENCE.values(a)
    return rank, dice_text(*dice), helps


# What can be placed. A hand is the same again and again, so what it allows is worked out once.

Hand = tuple[Dice, Dice, bool, bool]  # own dice, white dice, a +2 token to use, the Market to use


def hand(g: Kingsburg, seat: int) -> Hand:
    token = g.tokens[seat] > 0 and not g.used[seat] & _TOKEN_BIT  # rulebook 4.2.5, 4.2.6
    return g.coloured[seat], g.white[seat], token, g.province[seat] & ~g.used[seat] & cards.SHIFT != 0


@cache
def placements(coloured: Dice, white: Dice, token: bool, shift: bool) -> tuple[int, Ways]:
    """The advisors within reach as a mask, and every placement with its advisor's bit."""
    found = [
        _placement(total + 2 * plus + by, word, plus, by != 0)
        for word, total in _handfuls(coloured, white)
        for plus in ((False, True) if token else (False,))
        for by in ((0, -1, 1) if shift else (0,))
        if total + 2 * plus + by in RANKS
    ]
    reach = 0
    for bit, _ in found:
        reach |= bit
    return reach, tuple(found)


@cache
def _placement(rank: int, word: str, plus: bool, shifted: bool) -> tuple[int, Action]:
    return 1 << rank, ("influence", rank, word, *([TOKEN] if plus else []), *([SHIFT] if shifted else []))


def _handfuls(coloured: Dice, white: Dice) -> list[tuple[str, int]]:
    """Every different choice of dice with at least one own die (rulebook 4.2.3), as a word and its sum."""
    own = sorted({c for n in range(1, len(coloured) + 1) for c in combinations(coloured, n)})
    with_white = sorted({w for n in range(len(white) + 1) for w in combinations(white, n)})
    return [(dice_text(c, w), sum(c) + sum(w)) for c in own for w in with_white]


@cache
def left_over(coloured: Dice, white: Dice, word: str) -> tuple[Dice, Dice]:
    placed = dice_in(word)
    return _without(coloured, placed[0]), _without(white, placed[1])


def _without(dice: Dice, some: Dice) -> Dice:
    rest = list(dice)
    for die in some:
        rest.remove(die)
    return tuple(rest)


def _holds(dice: Dice, some: Dice) -> bool:
    return all(dice.count(die) >= some.count(die) for die in some)


def why_not_influence(g: Kingsburg, seat: int, a: Action) -> Refusal | None:
    """The first rule that a placement breaks."""
    if a[0] != "influence" or len(a) < 2:
        return None
    rank = a[1]
    if rank not in RANKS:
        return refusal("4.2.2", "kingsburg-no-advisor", rank=rank)
    if len(a) == 2:
        return _no_way(g, seat, rank)
    word, *helps = a[2:]
    dice = dice_of(word)
    if dice is None or any(h not in (TOKEN, SHIFT, ENVOY) for h in helps):
        return refusal("4.2.2", "kingsburg-no-dice-word")
    own, white = dice
    if not _holds(g.coloured[seat], own) or not _holds(g.white[seat], white):
        return refusal("4.2.2", "kingsburg-no-such-dice", dice=dice_told(g.coloured[seat], g.white[seat]))
    if not own:
        return refusal("4.2.3", "kingsburg-no-own-die")
    if len(set(helps)) < len(helps):
        return refusal("4.2.6" if helps.count(TOKEN) > 1 else "4.2.2", "kingsburg-no-help-twice")
    if TOKEN in helps:
        if g.used[seat] >> PLUS2 & 1:
            return refusal("4.2.6", "kingsburg-no-second-token")
        if not g.tokens[seat]:
            return refusal("4.2.5", "kingsburg-no-token")
    if SHIFT in helps and not cards.may_shift(g, seat):
        yours = g.owns(seat, NUMBER[SHIFT])
        return refusal("12.6", "kingsburg-no-used" if yours else "kingsburg-no-not-yours", building=SHIFT)
    if ENVOY in helps and g.envoy != seat:
        return refusal("6.4", "kingsburg-no-envoy")
    return _wrong_sum(rank, own, white, helps) or _wrong_place(g, rank, helps)


def _no_way(g: Kingsburg, seat: int, rank: int | str) -> Refusal:
    """Why an advisor is out of reach, no dice being named."""
    reach, _ = placements(*hand(g, seat)) if g.coloured[seat] else NOTHING
    blocked = None if g.envoy == seat else _wrong_place(g, rank, [])
    if blocked:
        return blocked
    within = isinstance(rank, int) and reach >> rank & 1
    key = "kingsburg-no-dice-chosen" if within else "kingsburg-no-way"
    return refusal("4.2.2", key, advisor=rank, rank=rank)


def _wrong_sum(rank: int | str, own: Dice, white: Dice, helps: list[int | str]) -> Refusal | None:
    total = sum(own) + sum(white) + (2 if TOKEN in helps else 0)
    if SHIFT in helps:
        if rank not in (total - 1, total + 1):
            return refusal("12.6", "kingsburg-no-shift", total=total)
    elif rank != total:
        return refusal("4.2.2", "kingsburg-no-sum", total=total, rank=rank, advisor=rank)
    return None


def _wrong_place(g: Kingsburg, rank: int | str, helps: list[int | str]) -> Refusal | None:
    here = [seat for at, seat, _ in g.placed if at == rank]
    if here and ENVOY not in helps:
        rule = "10.5" if here[0] == NEUTRAL else "4.2.4"
        return refusal(rule, "kingsburg-no-taken", advisor=rank)
    if not here and ENVOY in helps:
        return refusal("6.4", "kingsburg-no-need-of-envoy", advisor=rank)
    return None
