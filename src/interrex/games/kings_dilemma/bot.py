"""How good a position is for a seat: the points it can expect, in a reign that goes on for a while.

Markers will still move, so an agenda's points are expected over where they may end up. While a vote goes on both
outcomes count, each as likely as it looks from the cards laid, from what was promised, and from what an average house
would want. Power in hand is worth votes to come, coins are worth their place, marks something in the long run.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt

from interrex.engine.action import Action
from interrex.engine.deals import DRAFT

from .data import AGENDAS, DOWN, RESOURCE, SPACES, TOP, UP
from .kingdom import Sheet
from .play.houses import sums
from .play.scoring import token_points
from .state import AYE, GATHERS, NAY, SETTLING, SIDES, SILENT, VOTED, VOTING, Council
from .vocabulary import USUAL, Effects, Move, Sticker

POWER_WORTH = 0.42  # of one in hand
LATE_POWER = 0.12  # less of it is left when few votes are to come
COIN_WORTH = 0.22
MARK_WORTH = 0.6  # of a mark of prestige or craving in a campaign
SIGNING = 0.35  # of the name under a good sticker, in reigns to come
STEP = 1.9  # how far a marker moves in a round, as a spread
LEAN = 1.3  # power with which a house backs what it is thought to want

STAKE = 2.0  # points at stake from which on a vote is worth coins
ASKED = 2  # power asked for

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
    held = COIN_WORTH * g.coins[seat] + (POWER_WORTH if left > 1 else LATE_POWER) * in_hand(g, seat)
    return expected(g, seat, left) + token_points(g, seat) * 0.7 + held + marks


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
        return points(tuple(g.rows), agenda, left)
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
    rows, ended = after(tuple(g.rows), tuple(g.faces), g.momentum, g.balance, g.outcomes[side])
    return points(rows, agenda, 0 if ended else left - 1)


def stuck(g: Council, side: int) -> int:
    """The sign of stickers an outcome shows."""
    signs = g.story.sticker_sign
    return sum([signs[g.story.sticker_number[e.sticker]] for e in g.outcomes[side] if isinstance(e, Sticker)])


@lru_cache(maxsize=20_000)
def after(rows: Rows, faces: Rows, momentum: int, balance: int, done: Effects) -> tuple[Rows, bool]:
    """Rows after the moves of an outcome, and whether they bring the balance to an end (rulebook 4.6.3 to 4.6.11)."""
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
    return tuple(moved), not 1 < balance < TOP


@lru_cache(maxsize=50_000)
def points(rows: Rows, agenda: int, left: int) -> float:
    """What an agenda can expect of markers on these rows, with so many rounds to come."""
    card = AGENDAS[agenda]
    if not card.rows:
        return max(rows) - min(rows) + 1 + 0.45 * left
    counts = [1.0]  # how likely each number of markers is
    for row in rows:
        inside = sum([within(row, low, high, left) for low, high in card.rows])
        longer = [0.0] * (len(counts) + 1)
        for n, p in enumerate(counts):
            longer[n] += p * (1 - inside)
            longer[n + 1] += p * inside
        counts = longer
    return sum([p * worth for p, worth in zip(counts, card.points, strict=True)])


@lru_cache(maxsize=2_000)
def within(row: int, low: int, high: int, left: int) -> float:
    """How likely a marker is to end in a zone: it walks at random, and every other round leaves it alone."""
    if not left:
        return float(low <= row <= high)
    spread = STEP * sqrt(left * 0.4)
    above = 1.0 if high == TOP else _below((high + 0.5 - row) / spread)
    return above - (0.0 if low == 1 else _below((low - 0.5 - row) / spread))


def _below(z: float) -> float:
    return 0.5 * (1 + erf(z / sqrt(2)))


# ------------------------------------------------------------------------------------------------------------- offers


def overture(g: Council, seat: int) -> Action | None:
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


def _partner(g: Council, seat: int) -> int | None:
    """The next house that has not spoken and is free to promise."""
    for n in range(1, g.players):
        other = (seat + n) % g.players
        if g.stance[other] == SILENT and promised(g, other) is None:
            return other
    return None
