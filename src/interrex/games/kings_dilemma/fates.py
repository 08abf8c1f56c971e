"""How a reign may end for every house: their chances to win it, as things stand.

A few dozen ends are thought of, always the same ones: where the markers stray in the rounds to come, and what houses
gain and spend until then. In each of them all houses are scored as the rules do it, level ones sharing a place; whoever
has most wins it, or nearly does. While a vote goes on both outcomes count, by how likely they are if houses vote where
their agendas gain by it and the Moderator decides for their own.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.luck import Luck, key_from_seed

from .bot import MIGHT, STEERED, STEP, Rows, after, promised
from .data import AGENDAS, TOP
from .play.houses import sums
from .play.scoring import token_points
from .state import AHEAD, AYE, FOR, GATHERS, NAY, PASSED, SETTLING, SILENT, VOTING, Council

ENDS: Final = 48  # that are thought of
ALL: Final = tuple(range(ENDS))
FEW: Final = (*range(6), *range(24, 30))  # for a glance: as many of each half, which are one another's opposites
LONGEST: Final = 12  # rounds
# Rounds to come after this one, by cards on the track
AFTER_THIS: Final[tuple[float, ...]] = (7.0, 6.0, 5.0, 4.0, 3.0, 2.3, 1.6, 1.3, 1.0, 0.6, 0.0)
NEARLY: Final = 1.0  # points behind the first that may still be made good
WON: Final = 0.95  # of a victory; the rest is by how much, so that points count where it is decided
FAR: Final = 6.0
CARES: Final = 0.25  # how much likelier a house votes for each point at stake
SURELY: Final = 0.85
# How likely it adds to a vote that is behind: where little is at stake, and more
ANSWERS: Final[tuple[float, float]] = (0.1, 0.5)
DEAR: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 0.7, 0.7)  # of those, by the power it takes
TOO_DEAR: Final = 0.3
LITTLE: Final = 0.05  # points at stake that nobody minds
MORE: Final = 0.3
VOICE: Final = 0.2  # of a chance to win, that the last to speak gives for being heard
MODERATOR: Final = 0.95  # how surely the Moderator decides for their own agenda

# What a house gains and spends in a round, of a thousand, as it was seen in play
COINS: Final = ((1, 790), (0, 130), (3, 30), (2, 20), (-1, 10), (-2, 20))
POWER: Final = ((0, 770), (-2, 70), (-1, 40), (1, 60), (2, 30), (3, 30))

# What the votes of a house bring its agenda in a round beyond `STEERED`, by how many houses sit: among three a Moderate
# is not voted down. Measured: houses that expect so much choose until agendas pay alike (docs/kings-dilemma-balance.md)
#  greedy, rebel, moderate, extremist, opportunist, opulent
LEARNED: Final = {
    3: (0.0, 0.03, 0.18, 0.04, 0.0, -0.03),
    4: (0.0, 0.0, 0.05, 0.06, 0.0, -0.02),
    5: (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
}  # fmt: skip

Table = list[list[float]]
Places = list[list[int]]
Ends = tuple[int, ...]  # by number, those that are looked at


class Strays:
    """The ends that are thought of, before anybody's position is known."""

    def __init__(self) -> None:
        luck = Luck(key_from_seed("fates"))
        half = [[sum([luck.below(1_000_000) for _ in range(12)]) / 1_000_000 - 6.0 for _ in range(5)]
                for _ in range(ENDS // 2)]  # fmt: skip
        self.markers = [*half, *[[-one for one in row] for row in half]]
        self.coins = [[_sums(COINS, luck) for _ in range(5)] for _ in range(ENDS)]
        self.power = [[_sums(POWER, luck) for _ in range(5)] for _ in range(ENDS)]


def _sums(table: tuple[tuple[int, int], ...], luck: Luck) -> list[int]:
    """What was gained after each number of rounds."""
    found = [0]
    for _ in range(LONGEST):
        drawn = luck.below(1000)
        for gained, part in table:
            drawn -= part
            if drawn < 0:
                found.append(found[-1] + gained)
                break
    return found


STRAYS: Final = Strays()


def fates(g: Council, ends: Ends = ALL) -> list[float]:
    """By seat: the chance to win this reign, alone or with others."""
    if g.revealed:
        total = sums(g)
        best = max(total)
        near = [exp((one - best) / FAR) for one in total]
        return [
            WON * (one == best) / total.count(best) + (1 - WON) * part / sum(near)
            for one, part in zip(total, near, strict=True)
        ]
    left = 0.0 if g.ending else AFTER_THIS[min(len(g.track), len(AFTER_THIS) - 1)]
    if g.stage in (VOTING, SETTLING) and not g.turned and g.card >= 0:
        return _voted(g, left, ends)
    power = tuple([own + laid for own, laid in zip(g.power, g.laid, strict=True)])
    return _judged(g, tuple(g.rows), left if g.turned or g.ending else left + 1, tuple(g.coins), power, ends)


def glance(g: Council, seat: int) -> float:
    """The chance of one, by few ends: for whole kingdoms by the hundred."""
    return fates(g, FEW)[seat]


def _voted(g: Council, left: float, ends: Ends) -> list[float]:
    """While a vote goes on: who passes is paid, who wins pays (rulebook 4.5)."""
    aye = chance_of_aye(g, left, ends)
    gathering = g.stance.count(GATHERS)
    share = g.pool // (gathering + (g.stance.count(SILENT) + 1) // 2) if gathering else 0
    coins = tuple([own + (stance in PASSED or stance == SILENT) for own, stance in zip(g.coins, g.stance, strict=True)])
    found = [0.0] * g.players
    for side, won, likely in ((0, AYE, aye), (1, NAY, 1 - aye)):
        if likely < 0.01:
            continue
        power = tuple([
            g.power[seat] + (0 if stance == won and not g.rules.keep_power else g.laid[seat])
            + (share if stance == GATHERS else 0)
            for seat, stance in enumerate(g.stance)
        ])  # fmt: skip
        rows, rounds = _branch(g, side, left)
        for seat, chance in enumerate(_judged(g, rows, rounds, coins, power, ends)):
            found[seat] += likely * chance
    return found


def _branch(g: Council, side: int, left: float) -> tuple[Rows, float]:
    """Rows after an outcome, and the rounds to come: none, if the king abdicates."""
    rows, balance = after(tuple(g.rows), tuple(g.faces), g.momentum, g.balance, g.outcomes[side])
    return rows, left if 1 < balance < TOP else 0.0


def _judged(
    g: Council, rows: Rows, left: float, coins: tuple[int, ...], power: tuple[int, ...], ends: Ends
) -> list[float]:
    """By seat. Of odds, because those of markers, coins and power can be kept apart: they multiply."""
    many, rounds = len(ends), min(LONGEST, int(left + 0.5))
    points = ODDS.of((rows, left, many, g.players), rows, left, g.players, ends)
    places = PLACES.of((coins, rounds, many), coins, rounds, ends)
    might = MIGHTY.of((power, rounds, many), power, rounds, ends)
    came = []
    for seat in range(g.players):
        held = g.agendas[seat]
        own = exp(token_points(g, seat) / NEARLY)
        if held:
            prize = PRIZES[held[0]]
            came.append([
                own * by * prize[place] * mighty
                for by, place, mighty in zip(points[held[0]], places[seat], might[seat], strict=True)
            ])  # fmt: skip
        else:  # not chosen yet: any of them
            found = []
            for n, end in enumerate(ends):
                agenda = (7 * end + seat) % len(AGENDAS)
                found.append(own * points[agenda][n] * PRIZES[agenda][places[seat][n]] * might[seat][n])
            came.append(found)
    whole = [many * sum(odds) for odds in zip(*came, strict=True)]
    return [sum([odds / all_ for odds, all_ in zip(own, whole, strict=True)]) for own in came]


def _odds(rows: Rows, left: float, houses: int, ends: Ends) -> Table:
    """By agenda and end: what its points are worth beside others'."""
    markers = MARKERS.of((rows, left, len(ends), houses), rows, left, houses, ends)
    return [[exp(one / NEARLY) for one in points] for points in zip(*markers, strict=True)]


def _markers(rows: Rows, left: float, houses: int, ends: Ends) -> Table:
    """By end and agenda: its points."""
    spread = STEP * sqrt(left * 0.4)
    brought = [(steered + learned) * left for steered, learned in zip(STEERED, LEARNED[houses], strict=True)]
    return [
        _scored([min(TOP, max(1, round(row + spread * by))) for row, by in zip(rows, strays, strict=True)], brought)
        for strays in [STRAYS.markers[end] for end in ends]
    ]


def _scored(rows: list[int], brought: list[float]) -> list[float]:
    found: list[float] = []
    for card, more in zip(AGENDAS, brought, strict=True):
        if card.rows:
            inside = 0
            for low, high in card.rows:
                for row in rows:
                    inside += low <= row <= high
            found.append(card.points[inside] + more)
        else:
            found.append(max(rows) - min(rows) + 1 + more)
    return found


def _places(held: tuple[int, ...], rounds: int, ends: Ends) -> Places:
    """By seat and end: the place in coins, from 0; level ones share it."""
    return _ranked(held, rounds, [STRAYS.coins[end] for end in ends])


def _mighty(held: tuple[int, ...], rounds: int, ends: Ends) -> Table:
    """By seat and end: what the place in power is worth."""
    prizes = _prizes(MIGHT)
    strays = [STRAYS.power[end] for end in ends]
    return [[prizes[place] for place in places] for places in _ranked(held, rounds, strays)]


def _ranked(held: tuple[int, ...], rounds: int, strays: list[list[list[int]]]) -> Places:
    found: Places = [[] for _ in held]
    for end in strays:
        then = [max(0, own + end[seat][rounds]) for seat, own in enumerate(held)]
        order = sorted(set(then), reverse=True)
        for places, one in zip(found, then, strict=True):
            places.append(order.index(one))
    return found


def _prizes(points: tuple[int, ...]) -> list[float]:
    """By place: what its points are worth beside others'; the last ones bring none."""
    return [*[exp(one / NEARLY) for one in points], *[1.0] * (5 - len(points))]


def _mean(rows: Rows, left: float, houses: int, agenda: int, ends: Ends) -> float:
    many = len(ends)
    return sum([points[agenda] for points in MARKERS.of((rows, left, many, houses), rows, left, houses, ends)]) / many


MARKERS: Final = Kept("fates of markers", _markers, "rows, rounds to come, how many ends and houses", 4_000)
ODDS: Final = Kept("fates of odds", _odds, "rows, rounds to come, how many ends and houses", 4_000)
PLACES: Final = Kept("fates of coins", _places, "the coins houses hold, rounds to come and how many ends", 4_000)
MIGHTY: Final = Kept("fates of power", _mighty, "the power houses hold, rounds to come and how many ends", 4_000)
PRIZES: Final = [_prizes(agenda.coins) for agenda in AGENDAS]
MEAN: Final = Kept("fates of agendas", _mean, "rows, rounds to come, the agenda, how many ends and houses", 20_000)


# ------------------------------------------------------------------------------------------------------ how votes end


def gain(g: Council, agenda: int, left: float, ends: Ends = ALL) -> float:
    """What aye brings an agenda, beyond nay."""
    worth = [
        MEAN.of((rows, rounds, agenda, len(ends), g.players), rows, rounds, g.players, agenda, ends)
        for rows, rounds in [_branch(g, side, left) for side in (0, 1)]
    ]
    return worth[0] - worth[1]


def chance_of_aye(g: Council, left: float, ends: Ends = ALL) -> float:
    """Houses speak in their turns: who gains by the side that is behind may put it ahead."""
    if g.side in (AYE, NAY) and g.stage == SETTLING:
        return float(g.side == AYE)
    gains = [gain(g, held[0], left, ends) if held else 0.0 for held in g.agendas]
    decides = gains[g.moderator]
    tied = 0.5 if abs(decides) < LITTLE else MODERATOR if decides > 0 else 1 - MODERATOR
    ahead = {_laid(g, AYE) - _laid(g, NAY): 1.0}
    if g.stage == VOTING and g.turn >= 0:
        for seat in (g.turn, *AHEAD[g.players][g.leader][g.turn]):
            ahead = _spoken(g, seat, gains[seat], tied, ahead)
    return sum([likely * (tied if not by else float(by > 0)) for by, likely in ahead.items()])


def _laid(g: Council, side: int) -> int:
    return sum([g.weight(seat) for seat, stance in enumerate(g.stance) if stance == side])


def _spoken(g: Council, seat: int, gained: float, tied: float, ahead: dict[int, float]) -> dict[int, float]:
    """By how much aye is ahead once a house has had its turn, and how likely."""
    stance, found = g.stance[seat], dict[int, float]()
    sworn = promised(g, seat) if stance == SILENT else None
    if sworn is not None:
        return {by + int(sworn): likely for by, likely in ahead.items()}
    if stance == SILENT:
        side, willing = (1 if gained > 0 else -1), min(SURELY, CARES * abs(gained))
    elif stance in (AYE, NAY):
        side = 1 if stance == AYE else -1
        willing = ANSWERS[side * gained > MORE]
    else:
        return ahead
    for by, likely in ahead.items():
        needed = 1 - side * by
        content = needed <= 0 or (by == 0 and (tied > 0.5) == (side > 0))
        if content or needed > g.power[seat]:
            found[by] = found.get(by, 0.0) + likely
        else:
            votes = willing * (DEAR[needed] if needed < len(DEAR) else TOO_DEAR)
            found[side] = found.get(side, 0.0) + likely * votes
            found[by] = found.get(by, 0.0) + likely * (1 - votes)
    return found


def manners(g: Council, seat: int, action: Action) -> float:
    """Where nobody has voted the last house to speak does not leave it to the Moderator, though silence is paid.

    Nor an office vacant where no house has been named: it takes it.
    """
    if action[0] == "back":
        return VOICE if action[1] == seat and g.stance.count(SILENT) <= 1 and max(g.stance) < FOR else 0.0
    side = SPEAKS.get(action[0])
    if side is None or not g.agendas[seat] or g.card < 0 or g.stance.count(SILENT) > 1 or {AYE, NAY} & {*g.stance}:
        return 0.0
    gained = gain(g, g.agendas[seat][0], AFTER_THIS[min(len(g.track), len(AFTER_THIS) - 1)])
    return VOICE if (gained if side == AYE else -gained) > 0 else 0.0


SPEAKS: Final[dict[str | int, int]] = {"aye": AYE, "nay": NAY, "buy-aye": AYE, "buy-nay": NAY}
