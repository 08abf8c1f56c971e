"""A round: a dilemma is drawn, voted on, settled and resolved; then the king lives on or does not (rulebook 4, 5)."""

from __future__ import annotations

from typing import Any, Final

from ..data import (
    ABDICATED_BOTTOM,
    ABDICATED_TOP,
    DIED,
    MOST_EFFECTS,
    MOST_VOTES,
    NO_HOUSE,
    NOBODY,
    PLACES,
    SKULL_CARDS,
    SPACES,
    TOP,
)
from ..state import AYE, EVERYBODY, RESOLVING, SIDES, SILENT, Council, Procedure
from .board import drawable, end_event, find_next, put_back, shuffle_in, signing
from .houses import holds
from .moments import fire, wait
from .rulings import keep_rulings
from .running import InOrder, Run
from .settling import Settle
from .telling import answer_for, read_out
from .terms import CARD, come_due, end_promises
from .voting import Vote, open_floor


class CouncilRound(Procedure):
    """The five phases (rulebook 4.1.1)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        if not drawable(g) and g.next_card not in g.deck:
            run_dry(g)
        elif draw(g):
            g.then(VOTE_ON_IT, SETTLE_IT, RESOLVE_IT, PUT_IT_AWAY)
            if g.pledges:
                come_due(g)
            open_floor(g)
        else:
            g.push(Circumstance(g.votes))
        return False


class Circumstance(Procedure):
    """It has its effects; then another card is drawn, unless they have held the vote of this round (rulebook 4.1.4)."""

    __slots__ = ("votes",)

    def __init__(self, votes: int) -> None:
        self.votes = votes  # held before it

    def step(self, g: Council, n: int) -> bool:
        if n == 0:
            g.push(Run(g.story.circumstance(g.card).then, NO_HOUSE, g.story.card_handle(g.card)))
            return True
        voted = g.votes > self.votes or g.votes >= MOST_VOTES
        g.push(ROUND_OVER if voted else ANOTHER_CARD)
        return False


class Resolve(Procedure):
    """The outcome is turned over and has its effects (rulebook 4.6)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        turn_over(g)
        return False


class RoundOver(InOrder):
    """What follows the resolution (rulebook 4.8, 5)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        if g.pledges:  # those too that were made in a vote which came of all this
            end_promises(g, CARD)
        return super().step(g, n)


# ------------------------------------------------------------------------------------------------------------- 4.1


def run_dry(g: Council) -> None:
    """There is no card to draw: the king dies, or nothing is left to tell but the finale (rulebook 4.1.5)."""
    g.dry = not g.dilemmas and g.story.pack.finale is not None
    g.tell("kings-dilemma-deck-empty")
    if not g.dry:
        g.ending = g.ending or DIED
        check_end(g)  # abdication comes before death (rulebook 5.2)


def draw(g: Council) -> bool:
    """One card; whether it is a dilemma. A circumstance has its effects and does not lie here long (4.1.2, 4.1.3)."""
    card, story = find_next(g), g.story
    g.next_card, g.shown, g.turned = NOBODY, 0, SILENT
    at = g.deck.index(card)
    g.deck = (*g.deck[:at], *g.deck[at + 1 :])
    if g.circumstances:
        put_back(g, [other for other in g.circumstances if story.circumstance(other).after == "back"])
    g.card = card
    g.stopped = g.balance in (1, TOP)  # by a circumstance of this round (rulebook 4.6.11)
    g.signer, g.signed, g.card_goes = NO_HOUSE, False, "track"
    handle = story.card_handle(card)
    read_out(g, handle)
    if not story.is_dilemma(card):
        g.stage = RESOLVING
        g.tell("kings-dilemma-circumstance", card=handle)
        g.stir += 1
        if story.circumstance(card).after != "gone" and g.stir <= MOST_EFFECTS:
            g.circumstances = (*g.circumstances, card)
        return False
    dilemma = story.dilemma(card)
    g.outcomes, g.skull, g.rules = (dilemma.aye, dilemma.nay), dilemma.skull, dilemma.rules
    if g.listener is not None:
        g.tell("kings-dilemma-draws", card=handle)
    if g.rule("deck_top") and drawable(g):
        following = story.card_handle(find_next(g))  # rulebook 10.7.4
        read_out(g, following)
        g.shown = EVERYBODY
        g.tell("kings-dilemma-next-open", card=following)
    return True


# ------------------------------------------------------------------------------------------------------------- 4.6


def turn_over(g: Council) -> None:
    """The outcome of the side that has won; the other stays sealed (rulebook 4.6.1)."""
    g.stage = RESOLVING
    g.turned = g.outcome
    handle = f"{g.story.card_handle(g.card)}-{SIDES[g.turned]}"
    g.sides = {**g.sides, g.card: g.turned}
    answer_for(g, signing(g))
    read_out(g, handle)
    if g.listener is not None:
        g.tell("kings-dilemma-outcome", outcome=handle)
    g.push(Run(g.outcomes[g.turned - AYE], signing(g), handle))


def put_away(g: Council) -> None:
    """The dilemma goes on the time track, or where it says (rulebook 4.8.1, 10.2.19)."""
    g.dilemmas += 1
    match g.card_goes:
        case "track":
            g.track = (*g.track, (g.card, g.turned))
            if g.listener is not None:
                g.tell("kings-dilemma-on-track", card=g.story.card_handle(g.card), n=len(g.track))
        case "deck":
            shuffle_in(g, [g.card])
            g.tell("kings-dilemma-into-deck", card=g.story.card_handle(g.card))
        case _:
            g.tell("kings-dilemma-out-of-reign", card=g.story.card_handle(g.card))
    if "card_laid" in g.heard:
        fire(g, "card_laid", kind="skull" if len(g.track) > SPACES else "", n=len(g.track))


def count_rounds(g: Council) -> None:
    """What waits for a number of rounds is one nearer (rulebook 10.5)."""
    if g.later:
        g.then(*wait(g, "in_rounds"))


def end_events(g: Council) -> None:
    """What lasts for the round is over; events whose own condition holds end (rulebook 10.1.6, 10.8.3)."""
    if g.rulings:
        keep_rulings(g, [ruling for ruling in g.rulings if ruling.until.end != "round" and not lapsed(g, ruling)])
    for event in g.events[::-1]:  # the first of them has its last effects first
        card = g.story.event_cards[event.event]
        lasts: Any = card.lasts
        if lasts.end == "round" or (card.ends_if is not None and holds(g, card.ends_if, NO_HOUSE)) or until(g, lasts):
            end_event(g, event.event)


def lapsed(g: Council, ruling: Any) -> bool:
    return until(g, ruling.until)


def until(g: Council, lasts: Any) -> bool:
    """Has a fact changed or a storyline ended that something lasts until (rulebook 10.1.6)?"""
    if lasts.end == "fact":
        return lasts.of in g.facts
    return lasts.end == "storyline" and g.ended[g.story.storyline_number[lasts.of]] != NOBODY


# --------------------------------------------------------------------------------------------------------------- 5


def check_end(g: Council) -> None:
    """Abdication comes before death (rulebook 4.8.4, 5.1 to 5.6)."""
    if g.balance in (1, TOP):
        g.ending = ABDICATED_TOP if g.balance == TOP else ABDICATED_BOTTOM
    elif not g.ending and len(g.track) > SPACES and g.track[-1][0] == g.card:
        skull = g.skull or bool(g.rule("skull_every_card"))
        if skull or len(g.track) - SPACES >= SKULL_CARDS:
            g.ending = DIED
    if g.votes >= MOST_VOTES and not g.ending:  # rulebook 11.13
        g.ending = DIED
    if g.ending:
        g.tell("kings-dilemma-ends", ending=g.ending)


def finale_opens(g: Council) -> bool:
    """Have all mystery stickers found their place (rulebook 8.3.3), or has the story run dry (4.1.5)?"""
    return g.dry or (len(g.doors) >= PLACES and g.story.pack.finale is not None)


VOTE_ON_IT: Final = Vote()
SETTLE_IT: Final = Settle()
RESOLVE_IT: Final = Resolve()
PUT_IT_AWAY: Final = RoundOver((put_away, count_rounds, end_events, check_end))
ROUND_OVER: Final = RoundOver((count_rounds, end_events, check_end))
ANOTHER_CARD: Final = CouncilRound()
