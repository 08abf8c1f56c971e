"""The columns of the Decree: what a card in each of them demands (law 7.5.2.1 to 7.5.2.4)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...boards import EyrieBoard, total
from ...data import BATTLE, BIRD, BUILD, BUILDINGS, CLEARINGS, COLUMNS, EYRIE, MOVE, RECRUIT, ROOST, ROOSTS
from ...hands import different, without
from ...moments import RECRUITED, ask
from ...state import Root
from ...words import CLEARING, END, FACTION, ON_DECREE, START, decree_word
from .. import battle
from ..common import place_building, place_warriors
from ..moving import march, moves, paths_after, why_not_move
from ..reasons import why_not_enlisted, why_not_placed
from .decree import suit_of


def resolved(g: Root, card: int) -> None:
    """It is done with for this turn."""
    mine: EyrieBoard = g.boards[EYRIE]
    mine.unresolved = without(mine.unresolved, card)


class ResolveCard(Verb[Root]):
    """One card of the Decree's column, and what it is resolved with. It must be done if it can be."""

    column: int = RECRUIT

    def __init__(self) -> None:
        super().__init__()
        self.name = COLUMNS[self.column]
        self.says = f"root-do-resolve-{self.name}"
        self.rule = "7.5.2"
        self.law = f"7.5.2.{self.column + 1}"  # of this column

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.ways(g, seat)

    def ways(self, g: Root, seat: int) -> list[Action]:
        """Every way to resolve one of the cards that are left."""
        found: list[Action] = []
        mine: EyrieBoard = g.boards[EYRIE]
        for card in different(mine.unresolved):  # which is sorted, as hands are
            found += self.ways_of(g, seat, card, suit_of(card))
        return found

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        raise NotImplementedError

    def why_not(self, g: Root, seat: int, card: int, *values: Any) -> Refusal | None:
        mine: EyrieBoard = g.boards[EYRIE]
        if card not in mine.unresolved:
            return refusal(self.rule, "root-no-decree-card")
        return self.why_not_resolve(g, seat, suit_of(card), *values)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        raise NotImplementedError

    def why_not_match(self, g: Root, suit: int, clearing: int) -> Refusal | None:
        return None if suit in (BIRD, g.suits[clearing]) else refusal(self.law, "root-no-suit", clearing=clearing + 1)


class ResolveRecruit(ResolveCard):
    column = RECRUIT
    takes = (ON_DECREE[RECRUIT], CLEARING)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        mine: EyrieBoard = g.boards[EYRIE]
        if mine.supply < recruited(g, seat):
            return []
        roosts, suits, closed = mine.roosts, g.suits, g.closed_to(EYRIE)
        places = [c for c in range(CLEARINGS) if roosts[c] and suit in (BIRD, suits[c]) and not closed >> c & 1]
        return [self.action(card, c) for c in places]

    def act(self, g: Root, seat: int, card: int, clearing: int) -> None:
        resolved(g, card)
        n = place_warriors(g, EYRIE, clearing, recruited(g, seat))
        if g.listener is not None:
            g.tell("root-recruits-at", seat=seat, n=n, clearing=clearing + 1)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        mine: EyrieBoard = g.boards[EYRIE]
        (clearing,) = values
        if not mine.roosts[clearing]:
            return refusal(self.law, "root-no-roost", clearing=clearing + 1)
        no = self.why_not_match(g, suit, clearing) or why_not_enlisted(g, EYRIE, self.law, recruited(g, seat))
        return no or why_not_placed(g, EYRIE, clearing)


def recruited(g: Root, seat: int) -> int:
    """Warriors that come for one card."""
    return ask(g, seat, RECRUITED, 1)


class ResolveMove(ResolveCard):
    column = MOVE
    takes = (ON_DECREE[MOVE], START, END)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        return moves(g, EYRIE, paths_after(self.name, decree_word(card)), suit)

    def act(self, g: Root, seat: int, card: int, start: int, end: int) -> None:
        resolved(g, card)
        march(g, EYRIE, start, end)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        return why_not_move(g, EYRIE, values[0], values[1], suit)


class ResolveBattle(ResolveCard):
    column = BATTLE
    takes = (ON_DECREE[BATTLE], CLEARING, FACTION)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        return battle.battles(g, seat, battle.attacks_after(self.name, decree_word(card)), suit)

    def act(self, g: Root, seat: int, card: int, clearing: int, faction: int) -> None:
        resolved(g, card)
        battle.start(g, seat, clearing, faction)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        return battle.why_not_battle(g, seat, values[0], values[1]) or self.why_not_match(g, suit, values[0])


class ResolveBuild(ResolveCard):
    column = BUILD
    takes = (ON_DECREE[BUILD], CLEARING)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        mine: EyrieBoard = g.boards[EYRIE]
        if total(mine.roosts) >= ROOSTS:
            return []
        rulers, roosts, slots, closed = g.rulers(), mine.roosts, g.slots(), g.closed_to(EYRIE)
        return [
            self.action(card, c) for c in range(CLEARINGS)
            if rulers[c] == EYRIE and suit in (BIRD, g.suits[c]) and not roosts[c]
            and slots[c] > 0 and not closed >> c & 1
        ]  # fmt: skip

    def act(self, g: Root, seat: int, card: int, clearing: int) -> None:
        resolved(g, card)
        mine: EyrieBoard = g.boards[EYRIE]
        place_building(g, mine.roosts, clearing)
        g.tell("root-builds", seat=seat, piece=BUILDINGS[ROOST], clearing=clearing + 1)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        mine: EyrieBoard = g.boards[EYRIE]
        (clearing,) = values
        if no := self.why_not_match(g, suit, clearing):
            return no
        if g.rulers()[clearing] != EYRIE:
            return refusal(self.law, "root-no-ruler", clearing=clearing + 1)
        if mine.roosts[clearing]:
            return refusal(self.law, "root-roost-there", clearing=clearing + 1)
        if sum(mine.roosts) >= ROOSTS:
            return refusal("1.5.1", "root-no-pieces-left", piece=BUILDINGS[ROOST])
        if g.slots()[clearing] <= 0:
            return refusal("2.2.3", "root-no-slot", clearing=clearing + 1)
        return why_not_placed(g, EYRIE, clearing)


RESOLVE: Final[tuple[ResolveCard, ...]] = (ResolveRecruit(), ResolveMove(), ResolveBattle(), ResolveBuild())
