"""Influencing the advisors (rulebook 4.2).

``influence 8 d35`` puts the own dice 3 and 5 on the advisor of rank 8; ``d35w4`` adds the white 4. What helps follows:
``+2`` a token, the name of a building, ``envoy`` the king's envoy.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, reduce
from itertools import combinations
from operator import or_
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.deeds import Deed
from interrex.engine.frames import PASS
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Acting
from interrex.engine.prospect import Preview, Prospect, gain, ghost, together
from interrex.engine.verbs import Offered, Phrase

from ..data import ADVISORS, PLACES, PLUS, RANK, RANKS
from ..moments import BEFORE_SUPPORT, HELPS, INFLUENCES, OWN_PLACES, PLACING, POWERS, Help, Several, happen
from ..state import NEUTRAL, NOBODY, PLUS2, Decision, Kingsburg, Procedure
from ..words import ADVISOR, DICE, Dice, dice_in, dice_of, dice_text, dice_told
from ..words import HELPS as HELP_WORDS


class Influencing(Procedure):
    """Round after round, one placement or a pass each, until all have passed (rulebook 4.2.1).

    Every answer leads to the next question; the procedure only begins, and goes on after whatever comes between two.
    """

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        ask_next(g, n)
        return False


INFLUENCING: Final = Influencing()


def ask_next(g: Kingsburg, place: int) -> None:
    """The first seat from a place in the turn order on that can place dice is asked; who cannot is out."""
    order, players = g.order, g.players
    while True:
        seat = order[place % players]
        if not g.passed >> seat & 1:
            asked = question(g, seat) if g.coloured[seat] else None  # rulebook 4.2.3
            if asked is not None:
                g.push(asked)
                return
            step_out(g, seat)  # rulebook 4.2.7
        elif g.passed == (1 << players) - 1:
            return
        place += 1


def step_out(g: Kingsburg, seat: int) -> None:
    g.passed |= 1 << seat
    if g.listener is not None:
        g.tell("kingsburg-passes", seat=seat)


# The action


class InfluencePhrase(Phrase):
    """``influence 8 d35 +2 envoy``. Which dice of the hand are meant depends on the hand."""

    def label(self, g: Any, seat: int, a: Action) -> Message:
        return _label(a)

    def refs(self, g: Any, seat: int, a: Action) -> tuple[str, ...]:
        return _refs(seat, a, g.coloured[seat], g.white[seat])

    def preview(self, g: Any, seat: int, said: dict[str, Any]) -> Prospect:
        return _foreseen(said["advisor"], g.whims)

    def as_offered(self, g: Any, seat: int, a: Action, known: Mapping[str, Preview]) -> Offered:
        return _offered(seat, a, g.coloured[seat], g.white[seat], g.whims)

    def fill(self, g: Any, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """Dice of the hand are read as the handful they make; the last advisor pointed at is the one meant."""
        ranks = [found for ref in pointed if (found := ADVISOR.pointed(seat, ref)) is not None]
        if not ranks:
            return None
        own, white = _dice_meant(seat, "d", g.coloured[seat], pointed), _dice_meant(seat, "w", g.white[seat], pointed)
        if not own and not white:
            return (self.name, ranks[-1]), False
        helps = [found for ref in pointed if (found := HELP_WORDS.pointed(seat, ref)) is not None]
        return (self.name, ranks[-1], dice_text(own, white), *sorted(helps, key=_help_place)), True


@lru_cache(4096)
def _label(a: Action) -> Message:
    key = "kingsburg-do-influence-with" if a[3:] else "kingsburg-do-influence"
    return Message(key, {"advisor": a[1], "dice": DICE.tell(a[2]), "helps": HELP_WORDS.tell(a[3:]), "rank": a[1]})


@lru_cache(4096)
def _foreseen(rank: int, whims: int) -> Prospect:
    key, kind = ("kingsburg-would-indulge", "whim") if whims >> rank & 1 else ("kingsburg-would-advise", "advisor")
    return together(gain(key, **{kind: rank}), ghost("dice", f"advisor:{rank}"))


@lru_cache(8192)
def _offered(seat: int, a: Action, coloured: Dice, white: Dice, whims: int) -> Offered:
    """Hands are the same again and again, and so is what is said of them."""
    return Offered(_label(a), _refs(seat, a, coloured, white), _foreseen(meaning(a)[0], whims))


@lru_cache(4096)
def _refs(seat: int, a: Action, coloured: Dice, white: Dice) -> tuple[str, ...]:
    own, with_white = dice_in(str(a[2]))
    return (
        *ADVISOR.refs(seat, a[1:2]),
        *_dice_refs(seat, "d", coloured, own),
        *_dice_refs(seat, "w", white, with_white),
        *HELP_WORDS.refs(seat, a[3:]),
    )


def _dice_refs(seat: int, colour: str, have: Dice, placed: Dice) -> list[str]:
    """Dice by their place in the hand; of equal ones the first are meant."""
    return [f"die:{seat}:{colour}{have.index(value) + placed[:i].count(value)}" for i, value in enumerate(placed)]


def _dice_meant(seat: int, colour: str, have: Dice, pointed: tuple[str, ...]) -> Dice:
    """The dice of one colour in the hand that are pointed at."""
    return tuple([die for place, die in enumerate(have) if f"die:{seat}:{colour}{place}" in pointed])


INFLUENCE: Final = InfluencePhrase("influence", ADVISOR, DICE, HELP_WORDS)


@cache
def meaning(a: Action) -> tuple[int, str, tuple[str, ...]]:
    """The rank, the dice as a word, and what helps."""
    rank, dice, helps = INFLUENCE.values(a)
    return rank, dice_text(*dice), helps


class Influence(Decision):
    """Place dice on one advisor, or pass for the rest of the season."""

    __slots__ = ("ways",)
    rule: ClassVar[str] = "4.2"
    asks: ClassVar[str] = "kingsburg-ask-influence"
    ends: ClassVar[str] = "kingsburg-do-step-out"
    phrases: ClassVar[tuple[Phrase, ...]] = (INFLUENCE,)

    def __init__(self, seat: int, ways: tuple[Action, ...]) -> None:
        self.seat = seat
        self.ways = ways  # every placement the seat can make

    def actions(self, g: Kingsburg) -> list[Action]:
        return [*self.ways, PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        seat = self.seat
        if a == PASS:
            step_out(g, seat)
        elif g.brought & INFLUENCES.mask:
            self.undertake(g, a)
            return
        else:  # nothing could change it, so it is done at once
            rank, dice, helped_by = meaning(a)
            place(g, seat, rank, dice, helped_by)
        ask_next(g, g.order.index(seat) + 1)

    def undertake(self, g: Kingsburg, a: Action) -> None:
        """Place dice where powers may change what happens."""
        g.push(INFLUENCING)
        g.resume_at(g.order.index(self.seat) + 1)
        placing = Placing()
        placing.begin(self.seat, "placing")
        placing.rank, placing.dice, placing.helped_by = meaning(a)
        g.deeds.append(placing)
        happen(g, self.seat, INFLUENCES)
        placing.pay(g)
        g.deeds.pop()
        g.then(*placing.after)

    def tells_nothing(self, g: Kingsburg, seat: int) -> bool:
        """Somebody else is asked next, to place dice or by an advisor: no one placement shuts them out."""
        if g.brought & INFLUENCES.mask:
            return False
        for other in g.order:
            if other != seat and not g.passed >> other & 1 and g.coloured[other]:
                to = {way[1] for way in placements(g, other)}
                if len(to) > 1:
                    return True
        return asks_before_peek(g, reduce(or_, [1 << int(way[1]) for way in self.ways]))

    def tidy(self, a: Action) -> Action:
        """Dice in rising order, what helps in the order of the offers: ``influence 8 d53`` means ``d35``."""
        dice = dice_of(a[2]) if len(a) > 2 else None
        if dice is None:
            return a
        return (*a[:2], dice_text(*[tuple(sorted(part)) for part in dice]), *sorted(a[3:], key=_help_place))

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return why_not_influence(g, self.seat, a)


_ASKS: Final = sum([1 << advisor.rank for advisor in ADVISORS if advisor.choice or advisor.any])
_PEEKS: Final = sum([1 << advisor.rank for advisor in ADVISORS if advisor.peek])
_BEFORE_SUPPORT: Final = Several(BEFORE_SUPPORT.happens, BEFORE_SUPPORT.uses, OWN_PLACES)


def asks_before_peek(g: Kingsburg, more: int) -> bool:
    """Of the advisors who have dice one asks something before any shows the enemy, wherever more are placed.

    They come up by rank (rulebook 4.3.1). With whims, places elsewhere or powers in between nobody can tell here.
    """
    if g.whims or g.brought & _BEFORE_SUPPORT.mask:
        return False
    asks = reduce(or_, [1 << rank for rank, seat, _ in g.placed if seat != NEUTRAL], 0) & _ASKS
    peeks = (g.taken | more) & _PEEKS
    return bool(asks) and (not peeks or asks & -asks < peeks & -peeks)


class Placing(Deed[Kingsburg]):
    """Dice on their way to an advisor. The price is the dice themselves, and what each help takes."""

    __slots__ = ("dice", "helped_by", "rank")

    rank: int
    dice: str  # as a word: "d35w4"
    helped_by: tuple[str, ...]

    def copy(self) -> Placing:
        twin = Placing()
        self.copy_into(twin)
        twin.rank = self.rank
        twin.dice = self.dice
        twin.helped_by = self.helped_by
        return twin

    def pay(self, g: Kingsburg) -> None:
        place(g, self.seat, self.rank, self.dice, self.helped_by)


def place(g: Kingsburg, seat: int, rank: int, dice: str, helped_by: tuple[str, ...]) -> None:
    """The dice leave the hand and lie with the advisor."""
    g.coloured[seat], g.white[seat] = left_over(g.coloured[seat], g.white[seat], dice)
    for name in helped_by:
        spend(g, seat, name)
    g.taken |= 1 << rank
    g.placed.append((rank, seat, dice))
    if g.modules.allies:
        reward_allies(g, seat, rank)
    if g.listener is not None:
        key = "kingsburg-influences-with" if helped_by else "kingsburg-influences"
        g.tell(key, seat=seat, advisor=rank, dice=dice_told(*dice_in(dice)), helps=helped_by)


def reward_allies(g: Kingsburg, seat: int, rank: int) -> None:
    """Who influences an advisor without a token of their own there pays the others for theirs (rulebook 21.3.2)."""
    here = [owner for at, owner in g.modules.allies if at == rank]
    if seat not in here:
        for owner in here:
            g.score[owner] += 1
            g.tell("kingsburg-ally", seat=owner, advisor=rank)


# What helps: a +2 token changes the sum, a building may, the envoy opens an advisor who is taken


def _two_more(total: int, own: Dice, white: Dice) -> tuple[int]:
    return (total + PLUS,)


TOKEN: Final = Help("+2", _two_more, "4.2.5")
ENVOY: Final = "envoy"
_TOKEN: Final = 1 << PLUS2


def helps_in(mask: int) -> tuple[Help, ...]:
    given = [power.does for _, power in POWERS.at(HELPS, mask & ~_TOKEN)]
    return (TOKEN, *given) if mask & _TOKEN else tuple(given)


def places_in(mask: int) -> tuple[int, ...]:
    """Places beside those of the council."""
    return tuple([place for _, power in POWERS.at(OWN_PLACES, mask & ~_TOKEN) for place in power.does])


def spend(g: Kingsburg, seat: int, name: str) -> None:
    """What a help takes: the token, the envoy, a building's one use of the season."""
    if name == TOKEN.name:
        g.tokens[seat] -= 1
        g.used[seat] |= _TOKEN
    elif name == ENVOY:
        g.envoy = NOBODY  # rulebook 6.6
    elif (giver := giver_of(name)) is not None:
        g.used[seat] |= 1 << giver[0]


def giver_of(name: Any) -> Acting | None:
    """The component that gives the help of this name, whoever has it."""
    return GIVERS.of(HELPS.name).get(name)


def _find_givers(moment: str) -> dict[Any, Acting]:
    found = [(n, power) for n, powers in POWERS.by_number.items() for power in powers if power.at.name == moment]
    return {power.does.name: (n, power) for n, power in found}


GIVERS: Final = Kept("givers", _find_givers, "the moment", size=1)


def _help_place(word: Any) -> int:
    """The place of a help among others: the order of the offers."""
    return 0 if word == TOKEN.name else 2 if word == ENVOY else 1


# What can be placed. A hand is the same again and again, so what it allows is worked out once.


_HELD: Final = len(PLACES) + 1  # so far above an advisor's own bit is the one for going there with the envoy


class Hand:
    """What dice and helps allow: the advisors within reach as a mask, each placement with its advisor's bit."""

    __slots__ = ("open", "reach", "ways")

    def __init__(self, ways: list[tuple[int, Action]]) -> None:
        self.ways = ways
        self.reach = reduce(or_, [bit for bit, _ in ways], 0)
        self.open: dict[int, tuple[Action, ...]] = {}  # by a mask of advisors: the placements to them

    def placements(self, to: int) -> tuple[Action, ...]:
        """First those without the envoy."""
        ways = [a for bit, a in self.ways if bit & to]
        if to >> _HELD:
            ways += [_with_envoy(a) for bit, a in self.ways if bit << _HELD & to]
        found = self.open[to] = tuple(ways)
        return found


@cache
def _with_envoy(a: Action) -> Action:
    return (*a, ENVOY)


def question(g: Kingsburg, seat: int) -> Influence | None:
    """What a seat is asked that can place dice."""
    helped = g.in_play[seat] & PLACING.mask
    if g.tokens[seat]:  # rulebook 4.2.5
        helped |= _TOKEN
    if helped:
        helped &= ~g.used[seat]  # rulebook 4.2.6
    dice = (g.coloured[seat], g.white[seat], helped)
    hand = HANDS.known.get(dice) or HANDS.of(dice)
    within = hand.reach & ~g.modules.closed[seat]
    to = within & ~g.taken
    if g.envoy == seat:  # rulebook 6.4
        to |= (within & g.taken) << _HELD
    if not to:
        return None
    return Influence(seat, hand.open.get(to) or hand.placements(to))


def placements(g: Kingsburg, seat: int) -> tuple[Action, ...]:
    """Every placement the seat can make."""
    asked = question(g, seat)
    return () if asked is None else asked.ways


def _hand(held: tuple[Dice, Dice, int]) -> Hand:
    coloured, white, helped = held
    return Hand([way for own, also in _handfuls(coloured, white) for way in WAYS.of((helped, own, also))])


def _same_hand(one: Hand, two: Hand) -> bool:
    return one.ways == two.ways


MANY: Final = 1 << 16  # hands and handfuls: with all modules there are some ten thousand
HANDS: Final = Kept("hands", _hand, "own dice, white dice, what helps", MANY, _same_hand)


def _ways_of(handful: tuple[int, Dice, Dice]) -> list[tuple[int, Action]]:
    """The placements of these very dice, which many a hand holds."""
    helped, own, white = handful
    reached = _reached(own, white, helps_in(helped))
    open_to = (*RANKS, *places_in(helped))
    found_at = [(place, names) for rank, names in reached for place in open_to if RANK[place] == rank]
    return [(1 << place, INFLUENCE.action(place, (own, white), names)) for place, names in found_at]


WAYS: Final = Kept("ways", _ways_of, "what helps, own dice, white dice", MANY)


def _handfuls(coloured: Dice, white: Dice) -> list[tuple[Dice, Dice]]:
    """Every different choice of dice with at least one own die (rulebook 4.2.3)."""
    own = sorted({c for n in range(1, len(coloured) + 1) for c in combinations(coloured, n)})
    with_white = sorted({w for n in range(len(white) + 1) for w in combinations(white, n)})
    return [(c, w) for c in own for w in with_white]


def _helped(aid: Help, total: int, names: tuple[str, ...], own: Dice, white: Dice) -> list[tuple[int, tuple[str, ...]]]:
    if aid.alone and names:
        return []  # what changes the sum would be spent for nothing
    return [(rank, (*names, aid.name)) for rank in aid.reaches(total, own, white)]


def _reached(own: Dice, white: Dice, helps: tuple[Help, ...]) -> list[tuple[int, tuple[str, ...]]]:
    """The ranks that dice lead to, each with the helps it takes."""
    found: list[tuple[int, tuple[str, ...]]] = [(sum(own) + sum(white), ())]
    for aid in helps:
        found = [way for total, names in found for way in [(total, names), *_helped(aid, total, names, own, white)]]
    return found


@cache
def left_over(coloured: Dice, white: Dice, word: str) -> tuple[Dice, Dice]:
    placed = dice_in(word)
    return _without(coloured, placed[0]), _without(white, placed[1])


def _without(dice: Dice, some: Dice) -> Dice:
    rest = list(dice)
    for die in some:
        rest.remove(die)
    return _one(tuple(rest))


@cache
def _one(dice: Dice) -> Dice:
    """The same dice as one tuple, wherever they were left over: what a hand allows is found by that."""
    return dice


def _holds(dice: Dice, some: Dice) -> bool:
    return all(dice.count(die) >= some.count(die) for die in some)


# Why not


def why_not_influence(g: Kingsburg, seat: int, a: Action) -> Refusal | None:
    """The first rule that a placement breaks."""
    if a[0] != INFLUENCE.name or len(a) < 2:
        return None
    rank = ADVISOR.read(a[1])
    if rank is None or not _is_open_to(g, seat, rank):
        return refusal("4.2.2", "kingsburg-no-advisor", rank=a[1])
    if len(a) == 2:
        return _no_way(g, seat, rank)
    dice, helps = dice_of(a[2]), a[3:]
    if dice is None or any(name not in (TOKEN.name, ENVOY) and giver_of(name) is None for name in helps):
        return refusal("4.2.2", "kingsburg-no-dice-word")
    own, white = dice
    if not _holds(g.coloured[seat], own) or not _holds(g.white[seat], white):
        return refusal("4.2.2", "kingsburg-no-such-dice", dice=dice_told(g.coloured[seat], g.white[seat]))
    if not own:
        return refusal("4.2.3", "kingsburg-no-own-die")
    if len(set(helps)) < len(helps):
        return refusal("4.2.6" if helps.count(TOKEN.name) > 1 else "4.2.2", "kingsburg-no-help-twice")
    return (
        _no_such_help(g, seat, helps)
        or _wrong_sum(rank, own, white, helps)
        or _closed(g, seat, rank)
        or _taken(g, rank, ENVOY in helps)
    )


def _is_open_to(g: Kingsburg, seat: int, place: int) -> bool:
    return place in RANKS or place in places_in(g.in_play[seat])


def _no_way(g: Kingsburg, seat: int, rank: int) -> Refusal:
    """Why an advisor is out of reach, no dice being named."""
    blocked = _closed(g, seat, rank) or (None if g.envoy == seat else _taken(g, rank, envoy=False))
    if blocked:
        return blocked
    reached = any(a[1] == rank for a in placements(g, seat))
    key = "kingsburg-no-dice-chosen" if reached else "kingsburg-no-way"
    return refusal("4.2.2", key, advisor=rank, rank=RANK[rank])


def _no_such_help(g: Kingsburg, seat: int, helps: Action) -> Refusal | None:
    for name in helps:
        if name == TOKEN.name:
            if g.used[seat] & _TOKEN:
                return refusal("4.2.6", "kingsburg-no-second-token")
            if not g.tokens[seat]:
                return refusal("4.2.5", "kingsburg-no-token")
        elif name == ENVOY:
            if g.envoy != seat:
                return refusal("6.4", "kingsburg-no-envoy")
        elif (giver := giver_of(name)) is not None:
            owned = g.owns(seat, giver[0])
            if not owned or g.used[seat] >> giver[0] & 1:
                key = "kingsburg-no-used" if owned else "kingsburg-no-not-yours"
                return refusal(giver[1].does.rule, key, building=name)
    return None


def _wrong_sum(rank: int, own: Dice, white: Dice, helps: Action) -> Refusal | None:
    total = sum(own) + sum(white) + (2 if TOKEN.name in helps else 0)
    given = [giver[1].does for name in helps if (giver := giver_of(name)) is not None]
    if not given:
        if RANK[rank] != total:
            return refusal("4.2.2", "kingsburg-no-sum", total=total, rank=RANK[rank], advisor=rank)
        return None
    if TOKEN.name in helps and any(aid.alone for aid in given):
        return refusal(given[-1].rule, "kingsburg-no-need-of-token", building=given[-1].name)
    used = (TOKEN, *given) if TOKEN.name in helps else tuple(given)
    reached = [at for at, names in _reached(own, white, used) if len(names) == len(used)]
    return None if RANK[rank] in reached else refusal(given[-1].rule, f"kingsburg-no-{given[-1].name}", total=total)


def _closed(g: Kingsburg, seat: int, rank: int) -> Refusal | None:
    return refusal("4.2.2", "kingsburg-no-closed", advisor=rank) if g.modules.closed[seat] >> rank & 1 else None


def _taken(g: Kingsburg, rank: int, envoy: bool) -> Refusal | None:
    here = [owner for at, owner, _ in g.placed if at == rank]
    if here and not envoy:
        rule = "10.5" if here[0] == NEUTRAL else "4.2.4"
        return refusal(rule, "kingsburg-no-taken", advisor=rank)
    if not here and envoy:
        return refusal("6.4", "kingsburg-no-need-of-envoy", advisor=rank)
    return None
