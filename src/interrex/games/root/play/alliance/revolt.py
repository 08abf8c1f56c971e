"""Revolt: enemies go, a base comes (law 8.4.1)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...boards import AllianceBoard
from ...data import ALLIANCE
from ...hands import by_suit
from ...places import clearings_in
from ...state import NOBODY, Procedure, Root
from ...words import CLEARING
from ..common import place_building, place_warriors
from ..losses import remove_all_enemies
from ..reasons import why_not_placed
from .supporters import SpendSupporters


class RevoltIn(Verb[Root]):
    """Sympathetic clearings that match a base still on the board, with two supporters to spend (law 8.4.1)."""

    name = "revolt"
    takes = (CLEARING,)
    rule = "8.4.1"

    def offers(self, g: Root, seat: int) -> list[Action]:
        mine: AllianceBoard = g.boards[ALLIANCE]
        fit, closed = by_suit(mine.supporters), g.closed_to(ALLIANCE)
        return [
            self.action(c) for c in clearings_in(mine.sympathy)
            if mine.base_of[g.suits[c]] == NOBODY and fit[g.suits[c]] >= 2
            and not closed >> c & 1 and room_after_revolt(g, c)
        ]  # fmt: skip

    def seems(self, g: Root, seat: int) -> bool:
        """By what all can see, not by which supporters there are (rulebook 23.1)."""
        mine: AllianceBoard = g.boards[ALLIANCE]
        if len(mine.supporters) < 2:
            return False
        return bool([c for c in clearings_in(mine.sympathy) if mine.base_of[g.suits[c]] == NOBODY])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        g.tell("root-revolt", seat=seat, clearing=clearing + 1)
        g.then(SpendSupporters(seat, g.suits[clearing], 2), RiseUp(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if not mine.sympathy >> clearing & 1:
            return refusal("8.4.1.1", "root-no-sympathy", clearing=clearing + 1)
        if mine.base_of[g.suits[clearing]] != NOBODY:
            return refusal("8.4.1.1", "root-no-base-left")
        if no := why_not_placed(g, ALLIANCE, clearing):
            return no
        if not room_after_revolt(g, clearing):
            return refusal("2.2.3", "root-no-slot", clearing=clearing + 1)
        return refusal("8.4.1.2", "root-no-supporters", n=2)


REVOLT_IN: Final = RevoltIn()


def room_after_revolt(g: Root, clearing: int) -> bool:
    """Once every enemy building is gone, only a ruin and own bases take slots."""
    mine: AllianceBoard = g.boards[ALLIANCE]
    return g.map.slots[clearing] - mine.bases[clearing] - bool(g.ruins[clearing]) > 0


class RiseUp(Procedure):
    """Law 8.4.1.3: all enemies go; base, warriors and an officer come."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            remove_all_enemies(g, self.seat, [self.clearing])
            return True
        mine: AllianceBoard = g.boards[ALLIANCE]
        suit = g.suits[self.clearing]
        place_building(g, mine.bases, self.clearing)
        mine.base_of[suit] = self.clearing
        same = sum([g.suits[c] == suit for c in clearings_in(mine.sympathy)])
        placed = place_warriors(g, ALLIANCE, self.clearing, same)
        g.tell("root-rises", seat=self.seat, clearing=self.clearing + 1, n=placed)
        add_officer(g)
        return False


def add_officer(g: Root) -> None:
    mine: AllianceBoard = g.boards[ALLIANCE]
    if mine.supply:
        mine.supply -= 1
        mine.officers += 1
        g.tell("root-officer", n=mine.officers)
