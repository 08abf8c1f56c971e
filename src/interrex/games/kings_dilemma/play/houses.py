"""Whom an effect means, how much it is, and whether a condition holds (rulebook 10.1, 10.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..data import AGENDA_IDS, LAST, NO_HOUSE, NOBODY, RESOURCE, SIGN
from ..state import AYE, GATHERS, NAY, PASSED, VOTED, Council
from ..vocabulary import (
    Achieved,
    All,
    AnyCondition,
    AnyOf,
    BalanceIn,
    Counter,
    DoorOpen,
    EndIs,
    Fact,
    Held,
    HeldRank,
    Houses,
    KingdomIs,
    MainSignatory,
    MarkersIn,
    MarkersSplit,
    Marks,
    Not,
    Per,
    Place,
    Played,
    ReignLength,
    ReignNumber,
    ResAtLeast,
    ResAtMost,
    ResRank,
    Running,
    SideWas,
    SignedBy,
    SignedInReign,
    TokenPoints,
    Told,
    VoteWas,
)

# ---------------------------------------------------------------------------------------------------------------- who


def houses_of(g: Council, who: str, house: int) -> list[int]:
    """The houses meant, by number, clockwise from the Leader. ``house``: whose card or sheet it is."""
    first, _, rest = who.partition(" ")
    match first:
        case "signer":
            return [house] if house != NO_HOUSE else []
        case "house":
            return [int(rest)]
        case "holder":
            return [found] if (found := g.facts.get(rest, NO_HOUSE)) != NO_HOUSE else []
        case "chosen":
            return [g.chosen] if g.chosen != NO_HOUSE else []
    return [g.houses[seat] for seat in g.from_leader() if _means(g, seat, first, rest)]


def _means(g: Council, seat: int, first: str, rest: str) -> bool:
    stance = g.stance[seat]
    match first:
        case "each":
            return True
        case "leader":
            return seat == g.leader
        case "moderator":
            return seat == g.moderator
        case "voters":
            side = {"aye": AYE, "nay": NAY}.get(rest, g.side)
            return stance in VOTED and (stance != side if rest == "losing" else stance == side)
        case "passers":
            return stance in PASSED and (rest == "any" or (stance == GATHERS) == (rest == "power"))
        case "prestige":
            return seat == g.by_prestige()[-1 if rest == "highest" else 0]
    held = g.coins if rest.startswith("coins") else g.power
    return held[seat] == (max(held) if rest.endswith("first") else min(held))


def seats_of(g: Council, who: str, house: int) -> list[int]:
    """The same, of those that sit."""
    return [seat for number in houses_of(g, who, house) if (seat := g.seat_of(number)) != NOBODY]


def amount(g: Council, n: int | Per) -> int:
    """How much it is (rulebook 10.1.5)."""
    if isinstance(n, int):
        return n
    match n.per:
        case "aye voters":
            found = g.stance.count(AYE)
        case "nay voters":
            found = g.stance.count(NAY)
        case "passers":
            found = len([stance for stance in g.stance if stance in PASSED])
        case "stickers":
            rows = range(5) if n.row is None else (RESOURCE[n.row],)
            signs = g.story.sticker_sign
            stuck = [slot for row in rows for slot in g.chronicle[row] if slot is not None]
            found = len([slot for slot in stuck if n.sign is None or signs[slot.sticker] == SIGN[n.sign]])
        case "facts":
            found = len([name for name in n.of if name in g.facts])
        case _:
            found = sum([len(g.stories[g.story.storyline_number[line]]) for line in n.of])
    return min(found, n.max)


# --------------------------------------------------------------------------------------------------------- conditions


def place_of(values: Sequence[int], value: int) -> int:
    """The place of a value from the top: equal ones share it, the next smaller one takes the very next (13.30)."""
    return len({other for other in values if other > value}) + 1


def low_place_of(values: Sequence[int], value: int) -> int:
    return len({other for other in values if other < value}) + 1


def markers_in(g: Council, low: int, high: int) -> int:
    return len([row for row in g.rows if low <= row <= high])


def sums(g: Council) -> list[int]:
    return [sum(points) for points in g.points]


def places(g: Council) -> list[int]:
    """The place of each seat in the reign: 1 to 4, or LAST (rulebook 6.6.2 to 6.6.4)."""
    total = sums(g)
    if min(total) == max(total):
        return [1] * g.players
    return [LAST if n == min(total) else 1 + len([m for m in total if m > n]) for n in total]


def holds(g: Council, condition: AnyCondition, house: int) -> bool:
    return HOLDS[type(condition)](g, condition, house)


def _one(g: Council, who: str, house: int) -> int:
    """The one seat a condition is about; NOBODY if it does not sit."""
    if who == "signer" and house != NO_HOUSE:
        return g.seat_of(house)
    found = seats_of(g, who, house)
    return found[0] if found else NOBODY


def _res_rank(g: Council, c: ResRank, house: int) -> bool:
    return g.rows[RESOURCE[c.res]] == (max(g.rows) if c.at == "highest" else min(g.rows))


def _held(g: Council, c: Held, house: int) -> bool:
    seat = _one(g, c.of, house)
    return seat != NOBODY and c.min <= (g.coins if c.what == "coins" else g.power)[seat] <= c.max


def _held_rank(g: Council, c: HeldRank, house: int) -> bool:
    seat, held = _one(g, c.of, house), g.coins if c.what == "coins" else g.power
    return seat != NOBODY and place_of(held, held[seat]) == c.at


def _token_points(g: Council, c: TokenPoints, house: int) -> bool:
    seat = _one(g, c.of, house)
    return seat != NOBODY and c.min <= g.points[seat][1] <= c.max


def _signed(g: Council, c: SignedInReign, house: int) -> bool:
    seat = _one(g, c.of, house)
    return seat != NOBODY and g.signings[seat] >= c.min


def _place(g: Council, c: Place, house: int) -> bool:
    seat = _one(g, c.of, house)
    return seat != NOBODY and places(g)[seat] == (LAST if c.at == "last" else c.at)


def _played(g: Council, c: Played, house: int) -> bool:
    seat = _one(g, c.of, house)
    return g.revealed and seat != NOBODY and AGENDA_IDS[g.agendas[seat][0]] == c.agenda


def _end_is(g: Council, c: EndIs, house: int) -> bool:
    return g.ending == c.how or (c.how == "abdicated" and g.ending in ("top", "bottom"))


def _told(g: Council, c: Told, house: int) -> bool:
    line = g.story.storyline_number[c.storyline]
    if c.ended is False:
        return len(g.stories[line]) >= c.at_least
    if c.ended is True:
        return g.ended[line] != NOBODY
    return g.ended[line] == g.story.story_number[c.ended]


def _vote_was(g: Council, c: VoteWas, house: int) -> bool:
    if c.how == "margin":
        return abs(g.tally[0] - g.tally[1]) >= c.margin
    votes = {stance for stance in g.stance if stance in VOTED}
    if c.how == "tied":  # where a majority is needed there is no tie (rulebook 10.6.5)
        return bool(votes) and g.tally[0] == g.tally[1] and not g.rules.majority
    return len(votes) == 1 if c.how == "unanimous" else not votes


def signatory(g: Council, what: str) -> int:
    """The house that answers for a dilemma, signed a story card or a sticker, or is remembered so; perhaps none."""
    story = g.story
    if what in story.number:
        return g.hands.get(story.number[what], NO_HOUSE)
    if what in story.story_number:
        laid = [card.house for stack in g.stories for card in stack if card.story == story.story_number[what]]
        return laid[-1] if laid else NO_HOUSE
    if what in story.sticker_number:
        stuck = [slot for row in g.chronicle for slot in row if slot is not None]
        return next((slot.house for slot in stuck if slot.sticker == story.sticker_number[what]), NO_HOUSE)
    return g.facts.get(what, NO_HOUSE)


def main_signatories(g: Council, line: int) -> list[int]:
    """Who signed the most story cards of a storyline; several if they are tied (rulebook 4.7.15)."""
    signed = [laid.house for laid in g.stories[line] if laid.house != NO_HOUSE]
    most = max([signed.count(house) for house in signed], default=0)
    return sorted({house for house in signed if signed.count(house) == most})


def _signed_by(g: Council, c: SignedBy, house: int) -> bool:
    found = signatory(g, c.what)
    return found != NO_HOUSE and found in houses_of(g, c.of, house)


def _main_signatory(g: Council, c: MainSignatory, house: int) -> bool:
    signed = main_signatories(g, g.story.storyline_number[c.storyline])
    return any(found in signed for found in houses_of(g, c.of, house))


def _marks(g: Council, c: Marks, house: int) -> bool:
    sheets = [g.sheets[found - 1] for found in houses_of(g, c.of, house)[:1]]
    return any(c.min <= (s.prestige if c.what == "prestige" else s.craving) <= c.max for s in sheets)


def _kingdom(g: Council, c: KingdomIs, house: int) -> bool:
    if g.order == g.rebellion:
        return c.by == "equal"
    return c.by == ("order" if g.order > g.rebellion else "rebellion")


HOLDS: Final[dict[type, Callable[[Council, Any, int], bool]]] = {
    ResRank: _res_rank,
    ResAtLeast: lambda g, c, house: g.rows[RESOURCE[c.res]] >= c.row,
    ResAtMost: lambda g, c, house: g.rows[RESOURCE[c.res]] <= c.row,
    MarkersIn: lambda g, c, house: markers_in(g, c.low, c.high) >= c.min,
    MarkersSplit: lambda g, c, house: max(g.rows) >= c.high and min(g.rows) <= c.low,
    BalanceIn: lambda g, c, house: c.min <= g.balance <= c.max,
    Held: _held,
    HeldRank: _held_rank,
    TokenPoints: _token_points,
    SignedInReign: _signed,
    Place: _place,
    Played: _played,
    EndIs: _end_is,
    ReignLength: lambda g, c, house: c.min <= len(g.track) <= c.max,
    ReignNumber: lambda g, c, house: c.min <= g.reign <= c.max,
    Houses: lambda g, c, house: c.min <= g.players <= c.max,
    Fact: lambda g, c, house: (c.flag in g.facts) == c.on,
    Counter: lambda g, c, house: c.min <= g.counters.get(c.counter, 0) <= c.max,
    Running: lambda g, c, house: any(g.story.events[e.event] == c.event for e in g.events) == c.on,
    Told: _told,
    SideWas: lambda g, c, house: g.sides.get(g.story.number[c.card]) == (AYE if c.side == "aye" else NAY),
    VoteWas: _vote_was,
    SignedBy: _signed_by,
    MainSignatory: _main_signatory,
    Marks: _marks,
    Achieved: lambda g, c, house: g.sheets[c.house - 1].complete(g.printed[c.house - 1], 0),
    KingdomIs: _kingdom,
    DoorOpen: lambda g, c, house: c.letter in g.doors,
    All: lambda g, c, house: all(holds(g, part, house) for part in c.of),
    AnyOf: lambda g, c, house: any(holds(g, part, house) for part in c.of),
    Not: lambda g, c, house: not holds(g, c.of, house),
}
