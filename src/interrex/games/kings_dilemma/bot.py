"""How good a position is for a seat: the points it can expect, in a reign that goes on for a while.

Markers will still move, so an agenda's points are expected over where they may end up. While a vote goes on both
outcomes count, each as likely as it looks from the cards laid, from what was promised, and from what an average house
would want. Power in hand is worth votes to come, coins and power their place in the end, marks something in the long
run: so preferred agendas are taken rather than others, and a king's abdication is shunned.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import erf, exp, sqrt
from typing import Final

from interrex.engine.action import Action
from interrex.engine.deals import DRAFT
from interrex.engine.game import Offer
from interrex.engine.kept import Kept

from .data import (
    AGENDA_IDS,
    AGENDAS,
    DOWN,
    HOUSES,
    MOST_POWER,
    OTHERWISE,
    PREFERENCE_BOXES,
    PREFERRED,
    RESOURCE,
    SECOND_POWER,
    SPACES,
    TOP,
    UP,
)
from .kingdom import Sheet
from .play.houses import sums
from .play.scoring import token_points
from .state import AYE, GATHERS, NAY, SETTLING, SIDES, SILENT, VOTED, VOTING, Council
from .vocabulary import USUAL, Effects, Move, Sticker

POWER_WORTH: Final = 0.36  # of one in hand, while votes are to come
MARK_WORTH: Final = 1.2  # of a mark of prestige or craving in a campaign: a place in a reign is one or two
ABDICATION: Final = 1.25  # marks that a house misses on average when a king abdicates
SIGNING: Final = 0.35  # of the name under a good sticker, in reigns to come
STEP: Final = 2.17  # how far a marker moves in a round that moves it, as a spread
SWAY: Final = 2.2  # likewise the balance
COIN_DRIFT: Final = 1.3  # and how far two houses drift apart in coins
POWER_DRIFT: Final = 2.0
TIE: Final = 1.0  # so much ahead somebody is likely to be level after all, or with a third: they share a place
LEAN: Final = 1.3  # power with which a house backs what it is thought to want

# What the votes of a house bring its agenda in a round, beyond where markers stray by themselves: measured in play,
# and level enough that houses take them by turns (docs/kings-dilemma-balance.md)
STEERED: Final = (
    0.12,   # greedy
    0.03,   # rebel
    -0.06,  # moderate: content, and voted down
    0.28,   # extremist
    0.10,   # opportunist
    0.10,   # opulent
)  # fmt: skip

STAKE: Final = 2.0  # points at stake from which on a vote is worth coins
ASKED: Final = 2  # power asked for
PRICES: Final = (1, 2)  # coins, of offers that are judged
POWERS: Final = (1, 2, 4)

MIGHT: Final = (MOST_POWER, SECOND_POWER)
Rows = tuple[int, ...]


def evaluate(g: Council, seat: int) -> float:
    sheet = g.sheets[g.houses[seat] - 1] if g.houses[seat] else Sheet()
    marks = MARK_WORTH * (sheet.prestige + sheet.craving)
    if g.revealed:
        total = sums(g)
        return total[seat] + marks + (2.0 if total[seat] == max(total) else 0.0)
    if not g.agendas[seat]:
        return marks
    left = rounds_left(g)
    marks += MARK_WORTH * preference(sheet, g.houses[seat], g.agendas[seat][0])
    return expected(g, seat, left) + token_points(g, seat) * 0.7 + held(g, seat, left) + marks


def preference(sheet: Sheet, house: int, agenda: int) -> float:
    """The share of a mark that one more box of this agenda is (rulebook 6.8)."""
    if sheet.preferred(agenda):
        return 0.0
    return (PREFERRED if AGENDA_IDS[agenda] in HOUSES[house - 1].prefers else OTHERWISE) / PREFERENCE_BOXES


def held(g: Council, seat: int, left: int) -> float:
    """What coins and power are worth: a place each when the reign is scored, and power the votes until then."""
    power = in_hand(g, seat)
    richer = [g.coins[other] - g.coins[seat] for other in range(g.players) if other != seat]
    mightier = [g.power[other] + g.laid[other] - power for other in range(g.players) if other != seat]
    worth = placed(richer, AGENDAS[g.agendas[seat][0]].coins, COIN_DRIFT * sqrt(left))
    worth += placed(mightier, MIGHT, POWER_DRIFT * sqrt(left))
    return worth + (POWER_WORTH * power if left > 1 else 0.0)


def placed(ahead: Sequence[float], prizes: tuple[int, ...], spread: float) -> float:
    """The prize to expect where others are so much ahead, and drift apart by such a spread."""
    behind = numbers([_below((by - TIE) / spread) if spread else float(by > 0) for by in ahead])
    return sum([p * prize for p, prize in zip(behind, prizes, strict=False)])


def numbers(chances: Sequence[float]) -> list[float]:
    """How likely each number of things is to happen, from none on, when each has its own chance."""
    found = [1.0]
    for chance_ in chances:
        longer = [0.0] * (len(found) + 1)
        for n, p in enumerate(found):
            longer[n] += p * (1 - chance_)
            longer[n + 1] += p * chance_
        found = longer
    return found


def rounds_left(g: Council) -> int:
    """About how many dilemmas are still to come."""
    return 0 if g.ending else max(1, SPACES + 2 - len(g.track))


def in_hand(g: Council, seat: int) -> float:
    """Power behind the screen, what comes back of that on the card, and a share of the pool."""
    if g.stage not in (VOTING, SETTLING):
        return g.power[seat]
    stance = g.stance[seat]
    if stance == GATHERS:
        waiting = g.stance.count(SILENT)
        return g.power[seat] + g.pool / (g.stance.count(GATHERS) + waiting * 0.4)
    if stance not in VOTED or g.rules.keep_power:
        return g.power[seat] + g.laid[seat]
    lost = chance(g, seat) if stance == AYE else 1 - chance(g, seat) if stance == NAY else 0.5
    return g.power[seat] + g.laid[seat] * (1 - lost)


def expected(g: Council, seat: int, left: int) -> float:
    """The points of its agenda: of both outcomes while a vote goes on, else as things stand."""
    agenda = g.agendas[seat][0]
    if g.stage not in (VOTING, SETTLING) or g.turned or g.card < 0:
        return prospect(tuple(g.rows), g.balance, agenda, left)
    aye = chance(g, seat)
    worth = aye * outcome(g, agenda, 0, left) + (1 - aye) * outcome(g, agenda, 1, left)
    return worth + (SIGNING * (aye * stuck(g, 0) + (1 - aye) * stuck(g, 1)) if g.leader == seat else 0.0)


def chance(g: Council, seat: int) -> float:
    """How likely aye is to win, as the seat may guess."""
    if g.stage == SETTLING and g.side in (AYE, NAY):
        return 1.0 if g.side == AYE else 0.0
    ahead, open_ = 0.0, 0.25
    for other in range(g.players):
        stance = g.stance[other]
        if stance == SILENT:
            sworn = promised(g, other)
            ahead += lean(g, seat) if sworn is None else sworn
            open_ += 1.1 if sworn is None else 0.2
        elif stance in (AYE, NAY):
            ahead += g.weight(other) if stance == AYE else -g.weight(other)
            open_ += 0.25 if other != seat else 0.0
    return 1 / (1 + exp(-ahead / open_)) if abs(ahead) < 60 else float(ahead > 0)


def promised(g: Council, seat: int) -> float | None:
    """What a promise will make of a vote: power for aye, against it, or none."""
    for pledge in g.pledges:
        if pledge.seat == seat:
            if pledge.term.name == "vote":
                return float(pledge.action[2]) * (1 if pledge.action[1] == "aye" else -1)
            if pledge.term.name == "abstain":
                return 0.0
    return None


def lean(g: Council, seat: int) -> float:
    """Power that another house is likely to lay for aye (or against it): what an average agenda would gain by it."""
    own = g.agendas[seat][0]
    left = rounds_left(g)
    gains = [outcome(g, n, 0, left) - outcome(g, n, 1, left) for n in range(len(AGENDAS)) if n != own]
    return LEAN * max(-1.0, min(1.0, sum(gains) / len(gains)))


def outcome(g: Council, agenda: int, side: int, left: int) -> float:
    rows, balance = after(tuple(g.rows), tuple(g.faces), g.momentum, g.balance, g.outcomes[side])
    return prospect(rows, balance, agenda, left - 1 if 1 < balance < TOP else 0)


def prospect(rows: Rows, balance: int, agenda: int, left: int) -> float:
    """The points of an agenda, less the marks that an abdication would cost: a Rebel minds it least (rulebook 6.6)."""
    cost = MARK_WORTH * (ABDICATION - AGENDAS[agenda].unrest)
    return points(rows, agenda, left) - cost * unrest(balance, left)


def stuck(g: Council, side: int) -> int:
    """The sign of stickers an outcome shows."""
    signs = g.story.sticker_sign
    return sum([signs[g.story.sticker_number[e.sticker]] for e in g.outcomes[side] if isinstance(e, Sticker)])


def after(rows: Rows, faces: Rows, momentum: int, balance: int, done: Effects) -> tuple[Rows, int]:
    """Rows and balance after the moves of an outcome (rulebook 4.6.3 to 4.6.11)."""
    return AFTER.of((rows, faces, momentum, balance, done), rows, faces, momentum, balance, done)


def _after(rows: Rows, faces: Rows, momentum: int, balance: int, done: Effects) -> tuple[Rows, int]:
    moved, turned = list(rows), list(faces)
    for effect in done:
        if isinstance(effect, Move):
            res, way = RESOURCE[effect.res], UP if effect.by > 0 else DOWN
            steps = abs(effect.by)
            if turned[res] == way:
                steps += 1 + (momentum >> res & 1)
                momentum |= 1 << res
            turned[res] = way
            moved[res] = min(TOP, max(1, moved[res] + way * steps))
            balance += way * steps
    return tuple(moved), min(TOP, max(1, balance))


AFTER: Final = Kept("after", _after, "rows, momentum, balance and what the outcome does", 20_000)


def unrest(balance: int, left: int) -> float:
    """How likely the king is to abdicate: the balance walks at random, and does not come back from an end."""
    return UNREST.of((balance, left), balance, left)


def _unrest(balance: int, left: int) -> float:
    if not 1 < balance < TOP:
        return 1.0
    if not left:
        return 0.0
    spread = SWAY * sqrt(left)
    return min(1.0, 2 * (_below((1.5 - balance) / spread) + _below((balance - TOP + 0.5) / spread)))


UNREST: Final = Kept("unrest", _unrest, "the balance, and rounds to come", 1_000)


def points(rows: Rows, agenda: int, left: int) -> float:
    """What an agenda can expect of markers on these rows, with so many rounds to come."""
    return POINTS.of((rows, agenda, left), rows, agenda, left)


def _points(rows: Rows, agenda: int, left: int) -> float:
    card = AGENDAS[agenda]
    steered = STEERED[agenda] * left
    if not card.rows:
        return spread_of(rows, left) + steered
    inside = numbers([sum([within(row, low, high, left) for low, high in card.rows]) for row in rows])
    return sum([p * worth for p, worth in zip(inside, card.points, strict=True)]) + steered


POINTS: Final = Kept("points", _points, "rows, the agenda, and rounds to come", 50_000)


def spread_of(rows: Rows, left: int) -> float:
    """How many rows the markers are likely to cover in the end, the highest and the lowest included."""
    if not left:
        return max(rows) - min(rows) + 1
    covered = 0.0
    for line in range(1, TOP):  # between this row and the next: covered unless all markers end on one side of it
        above = under = 1.0
        for row in rows:
            p = within(row, 1, line, left)
            under *= p
            above *= 1 - p
        covered += 1 - above - under
    return 1 + covered


def within(row: int, low: int, high: int, left: int) -> float:
    """How likely a marker is to end in a zone: it walks at random, and every other round leaves it alone."""
    return WITHIN.of((row, low, high, left), row, low, high, left)


def _within(row: int, low: int, high: int, left: int) -> float:
    if not left:
        return float(low <= row <= high)
    spread = STEP * sqrt(left * 0.4)
    above = 1.0 if high == TOP else _below((high + 0.5 - row) / spread)
    return above - (0.0 if low == 1 else _below((low - 0.5 - row) / spread))


WITHIN: Final = Kept("within", _within, "the row, the zone, and rounds to come", 2_000)


def _below(z: float) -> float:
    return 0.5 * (1 + erf(z / sqrt(2)))


# ------------------------------------------------------------------------------------------------------------- offers


def next_offer(g: Council, seat: int) -> Action | None:
    """The next step of an offer: a coin or two for a vote on the side that the seat wants, at most one offer a vote."""
    if g.stage != VOTING or g.stance[seat] != SILENT or g.rules is not USUAL or not g.agendas[seat]:
        return None
    draft = next((deal for deal in g.deals if deal.parties[0] == seat and deal.number == DRAFT), None)
    if g.dealt >= g.votes or any(deal.number for deal in g.deals if deal.parties[0] == seat):
        return None
    agenda, left = g.agendas[seat][0], rounds_left(g)
    gain = outcome(g, agenda, 0, left) - outcome(g, agenda, 1, left)
    price = 1 if abs(gain) < 2 * STAKE else 2
    if abs(gain) < STAKE or g.coins[seat] <= price:
        return None
    if draft is None:
        partner = _partner(g, seat)
        return None if partner is None else ("with", partner)
    partner = draft.parties[1]
    match len(draft.clauses):
        case 0:
            return ("promise", seat, "coins", price, partner)
        case 1:
            return ("promise", partner, "vote", SIDES[AYE if gain > 0 else NAY], ASKED)
    return ("propose",)


def offers(g: Council, seat: int) -> list[Offer]:
    """Those that might be made, one a vote: coins for the vote of a house that has not spoken, or for one's own."""
    if g.stage != VOTING or g.stance[seat] != SILENT or g.rules is not USUAL or not g.agendas[seat]:
        return []
    if g.dealt >= g.votes or any(deal.number for deal in g.deals if deal.parties[0] == seat):
        return []
    draft = next((deal for deal in g.deals if deal.parties[0] == seat and deal.number == DRAFT), None)
    begun: list[Action] = []
    if draft is not None:
        begun = [("with", other) for other in draft.parties[1:]]
        begun += [("promise", clause.seat, *clause.action) for clause in draft.clauses]
    found = []
    for other in range(g.players):
        if other == seat or g.stance[other] != SILENT or promised(g, other) is not None:
            continue
        for buyer, seller in ((seat, other), (other, seat)):
            for price, side, power in product(PRICES, (AYE, NAY), POWERS):
                if price <= g.coins[buyer] and power <= g.power[seller]:
                    paid = ("promise", buyer, "coins", price, seller)
                    vote = ("promise", seller, "vote", SIDES[side], power)
                    steps = (("with", other), paid, vote, ("propose",))
                    if [*steps[: len(begun)]] == begun:
                        found.append(Offer(other, steps[len(begun) :]))
    return found


def _partner(g: Council, seat: int) -> int | None:
    """The next house that has not spoken and is free to promise."""
    for n in range(1, g.players):
        other = (seat + n) % g.players
        if g.stance[other] == SILENT and promised(g, other) is None:
            return other
    return None
