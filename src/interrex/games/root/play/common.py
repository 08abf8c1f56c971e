"""What every faction does: scoring, placing pieces, keeping to five cards."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal
from interrex.engine.verbs import Phrase

from ..boards import Board
from ..data import GOAL, HAND_LIMIT
from ..hands import different
from ..state import NOBODY, Decision, Root, SeatProcedure
from ..words import CARD
from .piles import discard, from_hand
from .reasons import why_not_held


def discard_down(g: Root, seat: int) -> None:
    """Five cards at the end of Evening."""
    if len(g.hands[seat]) > HAND_LIMIT:
        g.push(DiscardDown(seat))


class DiscardDown(SeatProcedure):
    """One card after another."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if len(g.hands[self.seat]) <= HAND_LIMIT:
            return False
        g.push(DiscardOne(self.seat, g.people[self.seat].discards_by))
        return True


DISCARD: Final = Phrase("discard", CARD)


class DiscardOne(Decision):
    __slots__ = ("cited",)
    asks = "root-ask-discard"
    phrases = (DISCARD,)

    def __init__(self, seat: int, cited: str) -> None:
        self.seat = seat
        self.cited = cited

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return DISCARD.each(different(g.hands[self.seat]))

    def forbids(self, g: Root, card: int) -> Refusal | None:
        return why_not_held(g, self.seat, self.cited, card)

    def play(self, g: Root, a: Action) -> None:
        (card,) = DISCARD.values(a)
        from_hand(g, self.seat, card)
        discard(g, card, "root-discards", self.seat)


# ----------------------------------------------------------------------------------------------------------- scoring


def score(g: Root, seat: int, points: int) -> None:
    """Points on the track; thirty win at once (law 3.1). Who follows a dominance card scores no more (3.3.1)."""
    if not points or g.dominance[seat] != NOBODY or g.coalition[seat] != NOBODY:
        return
    before = g.score[seat]
    g.score[seat] = max(0, before + points)
    if g.listener is None:
        pass
    elif points > 0:
        g.tell("root-scores", seat=seat, points=points)
    elif before:
        g.tell("root-loses-points", seat=seat, points=before - g.score[seat])
    if g.score[seat] >= GOAL:
        win(g, seat, "3.1")


def win(g: Root, seat: int, rule: str) -> None:
    """With whoever stands in a coalition with the winner (law 9.2.8)."""
    winners = [seat]
    for winner in winners:  # which grows: a partner may have a partner of his own
        winners += [s for s in range(g.players) if g.coalition[s] == winner]
    g.winners = tuple(sorted(winners))
    g.won_by = rule if len(winners) == 1 else "9.2.8"
    g.tell("root-wins", seats=tuple([Message("engine-seat", {"seat": s}) for s in g.winners]))
    g.finish()


# -------------------------------------------------------------------------------------------------------- placing


def place_warriors(g: Root, faction: int, clearing: int, n: int) -> int:
    """As many as the supply has (law 1.5.4)."""
    board: Board = g.boards[faction]
    n = min(n, board.supply)
    if not g.may_place(faction, clearing):
        n = 0
    board.supply -= n
    board.warriors[clearing] += n
    g.came(faction, clearing)
    return n


def place_building(g: Root, kind: list[int], clearing: int) -> None:
    """One more of a kind, which is a row of its faction's board."""
    kind[clearing] += 1
    g.rebuilt(clearing)
