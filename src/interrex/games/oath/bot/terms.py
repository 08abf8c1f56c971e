"""What a thinking player of Oath looks at: the terms of its judgement, for all seats at once.

An Exile wins by the title or by a Vision, the Empire by keeping the title; so what counts for the one and for the other
has names of its own. How much each of them counts was learned (``judgement.json``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.deals import Floor
from interrex.engine.frames import PASS

from ..data.constants import ROUNDS, VISIONS_TO_WIN
from ..data.numbers import NOBODY, VISION
from ..data.oaths import OATHS
from ..deeds import Campaign
from ..play.moving import treasures
from ..play.title import look_at_title
from ..play.turn import rested
from ..play.victory import fulfilled
from ..play.wealth import all_secrets
from ..ruling import ruled, spendable
from ..state import ACT, EXILE, PURPLE, SLOTS_AMONG, Oath
from .judgement import asked_by, claim, score
from .odds import outlook, prospect

FAR: Final = 4.0  # beyond that a lead or a gap counts no more
ENOUGH: Final = 10  # of warbands, favor or secrets
HASTE: Final = 0.0005  # of a chance to win, for whatever goes on with a turn
END: Final = 5  # the round from which on the reign may end (rulebook 3.3)

NAMES: Final = (
    "talks",          # keeps the table waiting for what others say: never worth it by itself
    "exile-title",    # an Exile holds the title
    "usurper",        # and wins by it when its next turn but one begins at the latest
    "exile-lead",     # sites or treasures ahead of the best of the others, by the oath
    "vision",         # a Vision lies open before the seat
    "vision-lead",    # how far ahead it is of what that asks for
    "vision-met",     # all it asks for, and enough Visions are drawn
    "vision-hidden",  # a Vision face down or in hand that would nearly be met
    "empire-title",   # the Empire holds it; the part of that which is the seat's in the succession
    "empire-late",    # likewise, in rounds in which the reign may end
    "empire-lead",    # sites or treasures ahead, by the oath, and by the seat's part
    "claim",          # the seat's part of a victory of the Empire
    "sites",          # it rules
    "bare",           # of these, with a single warband
    "warbands",       # on the board
    "garrisons",      # at sites
    "favor",
    "secrets",
    "relics",
    "banners",
    "advisers",       # face up
    "unseen",         # face down
    "drawn",          # in hand
    "supply",         # in its next turn: what a Rest would add to more than seven is lost
    "war",            # what a campaign under way, or one that could begin here, is likely to bring
)  # fmt: skip
FIXED: Final = ("talks",)


def progress(g: Oath) -> float:
    return (g.round - 1) / ROUNDS


def won(g: Oath) -> Sequence[int]:
    return () if g.winner == NOBODY else (g.winner,)


def at_war(g: Oath) -> bool:
    """Is a campaign under way?"""
    return any(isinstance(deed, Campaign) for deed in g.deeds)


def manners(g: Oath, seat: int, action: Action) -> float:
    """What brings nothing is left alone: nobody moves warbands to and fro while the others wait."""
    return 0.0 if action == PASS else -HASTE


def terms(g: Oath) -> list[list[float]]:
    """At talks the title counts as it will be when they are over."""
    if g.stirred and g.stack and isinstance(g.stack[-1], Floor):
        g = g.copy()
        look_at_title(g)
    waits = asked_by(g.stack[-1]) if g.stack else NOBODY
    war = next((deed for deed in g.deeds[::-1] if isinstance(deed, Campaign)), None)
    return [_of(g, seat, waits, war) for seat in range(g.players)]


def _of(g: Oath, seat: int, waits: int, war: Campaign | None) -> list[float]:
    exile = g.role[seat] == EXILE
    sites = ruled(g, seat)
    bands = [g.bands[slot] for slot in SLOTS_AMONG[sites]]
    held = treasures(g, seat) - len(g.relics[seat])
    return [
        float(waits == seat),
        *(_exile(g, seat) if exile else NO_EXILE),
        *(NO_EMPIRE if exile else _empire(g, seat)),
        float(sites.bit_count()),
        float(bands.count(1)),
        float(min(ENOUGH, g.host[seat])),
        float(min(ENOUGH, sum(bands))),
        float(min(ENOUGH, spendable(g, seat))),
        float(min(ENOUGH, all_secrets(g, seat))),
        float(len(g.relics[seat])),
        float(held),
        float(len(g.advisers[seat])),
        float(len(g.facedown[seat])),
        float(len(g.drawn[seat])),
        float(rested(g, seat) if g.turn == seat and g.phase == ACT else g.supply[seat]),
        (outlook(g, war, seat) if war is not None else 0.0)
        + (prospect(g, seat) if war is None or seat != war.seat else 0.0),
    ]


NO_EXILE: Final = (0.0,) * 7
NO_EMPIRE: Final = (0.0,) * 4


def _exile(g: Oath, seat: int) -> tuple[float, ...]:
    titled = g.title == seat
    open_ = g.vision[seat]
    return (
        float(titled),
        float(titled and (g.usurper or (g.turn + 1) % g.players == seat)),
        _lead(g, seat, OATHS[g.oath].goal),
        float(open_ != 0),
        FAR + _lead(g, seat, VISION[open_].goal) if open_ else 0.0,
        float(bool(open_ and fulfilled(g, seat))),
        _hidden(g, seat),
    )


def _hidden(g: Oath, seat: int) -> float:
    """Of Visions that others do not know of, the one nearest to being met; worth more when enough are drawn."""
    kept = [VISION[card] for card in (*g.facedown[seat], *g.drawn[seat]) if card in VISION]
    if not kept:
        return 0.0
    nearest = max([_lead(g, seat, vision.goal) for vision in kept])
    return (FAR + nearest) * (1.0 if g.visions_drawn >= VISIONS_TO_WIN - 1 else 0.5)


def _empire(g: Oath, seat: int) -> tuple[float, ...]:
    oath = OATHS[g.oath]
    part = claim(g, seat, oath.successor)
    titled = part * (g.flag[g.title] == PURPLE)
    return titled, titled * (g.round >= END), part * _lead(g, g.chancellor, oath.goal), part


def _lead(g: Oath, seat: int, goal: str) -> float:
    """Its lead over the best of its enemies, or what it lacks."""
    others = [score(g, other, goal) for other in range(g.players) if g.flag[other] != g.flag[seat]]
    return max(-FAR, min(FAR, score(g, seat, goal) - max(others, default=0.0)))
