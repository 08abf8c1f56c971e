"""The columns of the Decree: what a card in each of them demands (law 7.5.2.1 to 7.5.2.4)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...data import BATTLE, BIRD, BUILD, CLEARINGS, COLUMNS, EYRIE, MOVE, RECRUIT, ROOST, ROOSTS
from ...hands import without
from ...moments import RECRUITED, ask
from ...state import Root
from ...words import CLEARING, END, FACTION, ON_DECREE, START, decree_word
from .. import battle
from ..common import place_building, place_warriors, why_not_placed
from ..moving import march, moves, why_not_move
from .decree import suit_of


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
        for card in dict.fromkeys(g.unresolved):
            found += self.ways_of(g, seat, card, suit_of(card))
        return found

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        raise NotImplementedError

    def act(self, g: Root, seat: int, card: int, *values: Any) -> None:
        g.unresolved = without(g.unresolved, card)
        self.resolve(g, seat, *values)

    def resolve(self, g: Root, seat: int, *values: Any) -> None:
        raise NotImplementedError

    def why_not(self, g: Root, seat: int, card: int, *values: Any) -> Refusal | None:
        if card not in g.unresolved:
            return refusal(self.rule, "root-no-decree-card")
        return self.why_not_resolve(g, seat, suit_of(card), *values)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        """For a recruit or a roost: a place, or a rule of the column."""
        no = why_not_placed(g, EYRIE, values[0])
        return no or refusal(self.law, f"root-no-decree-{self.name}")


class ResolveRecruit(ResolveCard):
    column = RECRUIT
    takes = (ON_DECREE[RECRUIT], CLEARING)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        if g.supply[EYRIE] < recruited(g, seat):
            return []
        roosts, suits = g.buildings[ROOST], g.suits
        places = [c for c in range(CLEARINGS) if roosts[c] and suit in (BIRD, suits[c]) and g.may_place(EYRIE, c)]
        return [self.action(card, c) for c in places]

    def resolve(self, g: Root, seat: int, clearing: int) -> None:
        n = place_warriors(g, EYRIE, clearing, recruited(g, seat))
        g.tell("root-recruits-at", seat=seat, n=n, clearing=clearing + 1)


def recruited(g: Root, seat: int) -> int:
    """Warriors that come for one card."""
    return ask(g, seat, RECRUITED, 1)


class ResolveMove(ResolveCard):
    column = MOVE
    takes = (ON_DECREE[MOVE], START, END)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        return moves(g, EYRIE, self.name, decree_word(card), suit=suit)

    def resolve(self, g: Root, seat: int, start: int, end: int) -> None:
        march(g, EYRIE, start, end)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        return why_not_move(g, EYRIE, values[0], values[1], suit)


class ResolveBattle(ResolveCard):
    column = BATTLE
    takes = (ON_DECREE[BATTLE], CLEARING, FACTION)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        return battle.battles(g, seat, decree_word(card), suit=suit)

    def resolve(self, g: Root, seat: int, clearing: int, faction: int) -> None:
        battle.start(g, seat, clearing, faction)

    def why_not_resolve(self, g: Root, seat: int, suit: int, *values: Any) -> Refusal | None:
        no = battle.why_not_battle(g, seat, values[0], values[1])
        return no or refusal(self.law, "root-no-suit", clearing=values[0] + 1)


class ResolveBuild(ResolveCard):
    column = BUILD
    takes = (ON_DECREE[BUILD], CLEARING)

    def ways_of(self, g: Root, seat: int, card: int, suit: int) -> list[Action]:
        if g.count(ROOST) >= ROOSTS:
            return []
        rulers, roosts, slots = g.rulers(), g.buildings[ROOST], g.slots()
        return [
            self.action(card, c) for c in range(CLEARINGS)
            if rulers[c] == EYRIE and suit in (BIRD, g.suits[c]) and not roosts[c]
            and slots[c] > 0 and g.may_place(EYRIE, c)
        ]  # fmt: skip

    def resolve(self, g: Root, seat: int, clearing: int) -> None:
        place_building(g, ROOST, clearing)
        g.tell("root-builds", seat=seat, piece="roost", clearing=clearing + 1)


RESOLVE: Final[tuple[ResolveCard, ...]] = (ResolveRecruit(), ResolveMove(), ResolveBattle(), ResolveBuild())
