"""What a position is worth to a seat, for those who think ahead: how near it is to its own victory.

An Exile wants the title, or the goal of a Vision; the Empire wants to keep the title; a Citizen wants besides to be
the Successor. Everything else (warbands, favor, secrets, Supply) is worth what it may bring.
"""

from __future__ import annotations

from math import exp
from typing import Final

from interrex.engine.deals import Floor
from interrex.engine.frames import Frame

from ..data.numbers import VISION
from ..data.oaths import (
    HOLD_DARKEST_SECRET,
    HOLD_GRAND_SCEPTER,
    HOLD_PEOPLES_FAVOR,
    MOST_RELICS_AND_BANNERS,
    OATHS,
)
from ..deeds import Campaign
from ..play.minor import LetPass
from ..play.moving import PEOPLE, SECRET, treasures
from ..play.title import look_at_title
from ..play.victory import fulfilled
from ..play.wealth import all_secrets
from ..ruling import ruled, spendable
from ..state import CHANCELLOR, CITIZEN, EXILE, PURPLE, Oath
from .odds import outlook, prospect

TITLE: Final = 0.16
USURPER: Final = 0.12
VISION_MET: Final = 0.2
CLAIM: Final = 2.0  # how much surer of the succession a treasure and the like makes
LEVEL: Final = 0.5  # of a treasure, by which the Chancellor is ahead of those who are level (rulebook 3.3.1)
HOPE: Final = 0.1  # of one, which all think themselves ahead: a Citizen may leave, and the Chancellor exile an heir
STEP: Final = 0.045  # one site or treasure ahead of the best of the others
FAR: Final = 4  # beyond that a lead or a gap counts no more
WARBAND: Final = 0.01
FAVOR: Final = 0.008
SECRET_TOKEN: Final = 0.007
SUPPLY: Final = 0.002
RELIC: Final = 0.015  # for its power: two favor, not one
ADVISER: Final = 0.004
UNSEEN: Final = 0.004  # a face-down adviser
DRAWN: Final = 0.007  # a card in hand
TALK: Final = 1.0  # for asking others for nothing, or again for what they deny: more than what could be put off by it
ENOUGH: Final = 12  # of warbands, favor or secrets


def evaluate(g: Oath, seat: int) -> float:
    """Between 0 and 1, or below where the seat would keep the table waiting.

    Another's victory is not told from any other position: whoever fears the end of the game puts off the end of their
    turn for ever, and moves warbands to and fro or opens talks about nothing meanwhile.
    """
    worth = judged(g, seat)
    return worth - TALK if g.winner != seat and g.stack and asked_by(g.stack[-1]) == seat else worth


def judged(g: Oath, seat: int) -> float:
    """The same, whoever waits for whom. At talks the title counts as it will be when they are over."""
    if g.winner == seat:
        return 1.0
    if g.stirred and g.stack and isinstance(g.stack[-1], Floor):
        g = g.copy()
        look_at_title(g)
    worth = 0.3 + ambition(g, seat) + means(g, seat)
    war = next((deed for deed in g.deeds[::-1] if isinstance(deed, Campaign)), None)
    if war is not None:
        worth += outlook(g, war, seat)
    else:
        worth += prospect(g, seat)
    return max(0.01, min(0.99, worth))


def asked_by(top: Frame[Oath]) -> int:
    """Who keeps the table waiting for what others say, or -1. What is gained by an offer ``next_offer`` knows."""
    if isinstance(top, Floor):
        own: int = top.own.seat
        return own
    return top.asker if isinstance(top, LetPass) else -1


def ambition(g: Oath, seat: int) -> float:
    """How things stand with its goals."""
    oath = OATHS[g.oath]
    if g.role[seat] == EXILE:
        own = TITLE * (g.title == seat) + USURPER * (g.title == seat and g.usurper) + lead(g, seat, oath.goal)
        if fulfilled(g, seat):
            own += VISION_MET
        elif g.vision[seat]:
            own += 0.02 + 0.5 * lead(g, seat, VISION[g.vision[seat]].goal)
        return own
    own = TITLE * (g.flag[g.title] == PURPLE) + lead(g, g.chancellor, oath.goal)
    return claim(g, seat, oath.successor) * (own + FAR * STEP) - FAR * STEP


def claim(g: Oath, seat: int, goal: str) -> float:
    """Of a victory of the Empire, the seat's part: one of its players wins by it, but who may still change."""
    if CITIZEN not in g.role:
        return 1.0
    own = exp(CLAIM * (rank(g, seat, goal) + HOPE))
    others = [exp(CLAIM * rank(g, one, goal)) for one in range(g.players) if g.role[one] != EXILE and one != seat]
    return own / (own + sum(others))


def rank(g: Oath, seat: int, goal: str) -> float:
    """Where an Imperial player stands in the succession."""
    return score(g, seat, goal) + LEVEL * (g.role[seat] == CHANCELLOR)


def score(g: Oath, seat: int, goal: str) -> float:
    """How much of what a goal asks for a seat has."""
    if goal == HOLD_DARKEST_SECRET:
        return 3.0 if g.holds[SECRET] == seat else min(2.0, g.secrets[seat] / (1 + g.on_banner[SECRET]))
    if goal == HOLD_PEOPLES_FAVOR:
        return 3.0 if g.holds[PEOPLE] == seat else min(2.0, spendable(g, seat) / (1 + g.on_banner[PEOPLE]))
    if goal == HOLD_GRAND_SCEPTER:
        return 2.0 * (g.scepter_holder() == seat)
    if goal == MOST_RELICS_AND_BANNERS:
        return float(treasures(g, seat))
    return float(ruled(g, seat).bit_count())


def lead(g: Oath, seat: int, goal: str) -> float:
    """Its lead over the best of its enemies, or what it lacks."""
    others = [score(g, other, goal) for other in range(g.players) if g.flag[other] != g.flag[seat]]
    ahead = score(g, seat, goal) - max(others, default=0.0)
    return STEP * max(-FAR, min(FAR, ahead))


def means(g: Oath, seat: int) -> float:
    """What it could do with what it has."""
    men = WARBAND * min(ENOUGH, g.host[seat])
    tokens = FAVOR * min(ENOUGH, spendable(g, seat)) + SECRET_TOKEN * min(ENOUGH, all_secrets(g, seat))
    relics = RELIC * len(g.relics[seat])
    cards = ADVISER * len(g.advisers[seat]) + UNSEEN * len(g.facedown[seat]) + DRAWN * len(g.drawn[seat])
    return men + tokens + relics + cards + SUPPLY * g.supply[seat]
