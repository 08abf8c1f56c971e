"""Offers worth making: of those a game can think of, the one that leaves the seat best off where its partner gains."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.deals import DRAFT
from interrex.engine.game import Game, Offer
from interrex.engine.state import State

from .base import Imagine

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
WORLDS: Final = 3
LEAST: Final = 0.03  # of a chance to win, that an offer must bring; what has been begun is brought to its end


def next_step(game: Game, world: State, seat: int, imagine: Imagine) -> Action | None:
    """The first of the steps that are still to be taken to the best offer; None where none is worth making.

    The partner is taken for a player by points (``evaluate``), as people are, who agrees where that gains it any.
    """
    thinking = game.thinking
    if thinking.offers is None:
        return None if thinking.next_offer is None else thinking.next_offer(world, seat)
    offers = thinking.offers(world, seat)
    if not offers:
        return None
    worlds = [world, *[imagine() for _ in range(WORLDS - 1)]]
    before = [game.chances(one)[seat] for one in worlds]
    best = WORLDS * (-1.0 if drafting(world, seat) else LEAST)
    found = None
    for offer in offers:
        gained, agreed = 0.0, 0
        for one, stood in zip(worlds, before, strict=True):
            struck = _struck(game, one, seat, offer)
            if struck is not None:
                agreed += 1
                gained += game.chances(struck)[seat] - stood
        if 2 * agreed > WORLDS and gained > best:
            best, found = gained, offer.steps[0]
    return found


def drafting(world: State, seat: int) -> bool:
    """Has the seat begun to write an offer?"""
    return any(deal.number == DRAFT and deal.parties[0] == seat for deal in world.deals)


def _struck(game: Game, world: State, seat: int, offer: Offer) -> State | None:
    """The world once the partner has agreed; None if it would not."""
    laid, partner = world.copy(), offer.partner
    for step in offer.steps:
        laid.play(seat, step)
    answers = {action[0]: action for action in laid.answers(partner)}
    if ACCEPT not in answers or REFUSE not in answers:
        return None
    struck = laid.copy()
    struck.play(partner, answers[ACCEPT])
    laid.play(partner, answers[REFUSE])
    return struck if game.evaluate(struck, partner) > game.evaluate(laid, partner) else None
