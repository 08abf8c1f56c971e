"""The Eyrie Dynasties (law 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import ONCE, Phrase, Verb

from ..data import (
    BATTLE,
    BIRD,
    BUILD,
    CLEARINGS,
    COLUMNS,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    FIRST_LEADER,
    LEADER_NAMES,
    LEADERS,
    MOVE,
    RECRUIT,
    ROOST,
    ROOSTS,
    SUIT_OF,
    VIZIER,
)  # fmt: skip
from ..faction import Phases, Presence
from ..moments import FAIR_PRICE, IN_BIRDSONG, RECRUITED, ask
from ..state import DONE, NOBODY, Cards, Decision, Root, SeatProcedure, different, without
from ..words import CARD, CLEARING, COLUMN, END, FACTION, LEADER, ON_DECREE, START, decree_word
from . import battle, effects
from .army import Army
from .common import discard_down, place_building, place_warriors, score, why_not_held, why_not_placed
from .daylight import CraftFirst, DaylightChoice, may_have_more
from .moving import march, moves, why_not_move
from .piles import discard, draw, from_hand


class Eyrie(Army):
    def presence(self, g: Root) -> Presence:
        return EYRIE, (g.warriors[EYRIE], g.buildings[ROOST])

    def pieces(self, g: Root, clearing: int) -> int:
        return g.warriors[EYRIE][clearing] + g.buildings[ROOST][clearing]

    def crafters(self, g: Root) -> list[int]:
        return [clearing for clearing, n in enumerate(g.buildings[ROOST]) if n]  # never two in one

    def item_points(self, g: Root, printed: int) -> int:
        """They disdain trade (law 7.2.3)."""
        return printed if ask(g, g.seat_of[EYRIE], FAIR_PRICE) else 1

    def held(self, g: Root, seat: int) -> Cards:
        return g.crafted[seat] if g.leader == NOBODY else (*g.crafted[seat], FIRST_LEADER + g.leader)

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return FirstRoost(seat), ChooseLeader(seat)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Daylight(seat), Evening(seat)


# ------------------------------------------------------------------------------------------------------------ set-up

NEST: Final = Phrase("roost", CLEARING)


class FirstRoost(Decision):
    """A corner that is nobody's start, opposite one if possible (law 7.3.2)."""

    __slots__ = ()
    rule = "7.3.2"
    asks = "root-ask-first-roost"
    phrases = (NEST,)

    def actions(self, g: Root) -> list[Action]:
        corners = dict(g.board.corners)
        if g.keep >= 0:
            return [NEST.action(corners[g.keep])]
        return [NEST.action(corner) for corner in corners]

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = NEST.values(a)
        first_roost(g, self.seat, clearing)


def first_roost(g: Root, seat: int, clearing: int) -> None:
    place_building(g, ROOST, clearing)
    place_warriors(g, EYRIE, clearing, 6)
    g.tell("root-first-roost", seat=seat, clearing=clearing + 1)


FOLLOW: Final = Phrase("leader", LEADER)


class ChooseLeader(Decision):
    """At the start, and after every turmoil (law 7.3.3, 7.7.3)."""

    __slots__ = ("cited",)
    asks = "root-ask-leader"
    phrases = (FOLLOW,)

    def __init__(self, seat: int, cited: str = "7.3.3") -> None:
        self.seat = seat
        self.cited = cited

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return [FOLLOW.action(leader) for leader in range(len(LEADER_NAMES)) if not g.deposed >> leader & 1]

    def play(self, g: Root, a: Action) -> None:
        (leader,) = FOLLOW.values(a)
        follow(g, self.seat, leader)


def follow(g: Root, seat: int, leader: int) -> None:
    g.leader = leader
    for column in LEADERS[LEADER_NAMES[leader]]:
        g.decree[column] = (VIZIER, *g.decree[column])
    g.tell("root-leader", seat=seat, leader=LEADER_NAMES[leader])


# ---------------------------------------------------------------------------------------------------------- Birdsong


class Birdsong(SeatProcedure):
    """Law 7.4."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            if not g.hands[self.seat]:
                draw(g, self.seat, 1)
            if g.hands[self.seat]:
                g.push(AddToDecree(self.seat, first=NOBODY))
            return True
        if not g.count(ROOST):
            new_roost(g, self.seat)
        return False


ADD: Final = Phrase("decree", COLUMN, CARD)


class AddToDecree(Decision):
    """One or two cards, at most one of them a bird (law 7.4.2); effects of Birdsong between them (rulebook 23.5)."""

    __slots__ = ("first",)
    rule = "7.4.2"
    ends = "root-do-pass-decree"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # the card added before, or NOBODY

    def spoken(self, g: Root, seat: int) -> Sequence[Phrase]:
        return (ADD, *effects.verbs(g, self.seat, IN_BIRDSONG))

    def actions(self, g: Root) -> list[Action]:
        no_bird = self.first != NOBODY and SUIT_OF[self.first] == BIRD
        held = [card for card in different(g.hands[self.seat]) if not (no_bird and SUIT_OF[card] == BIRD)]
        rows = [ADD.row(column) for column in range(len(COLUMNS))]
        found = [row[card] for card in held for row in rows]
        for verb in effects.verbs(g, self.seat, IN_BIRDSONG):
            found += verb.offers(g, self.seat)
        return found if self.first == NOBODY else [*found, PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        for verb in effects.verbs(g, self.seat, IN_BIRDSONG):
            if verb.name == a[0]:
                g.push(self)
                verb.perform(g, self.seat, a)
                return
        column, card = ADD.values(a)
        from_hand(g, self.seat, card)
        g.decree[column] = tuple(sorted((*g.decree[column], card)))
        g.tell("root-decree", seat=self.seat, column=a[1], card=a[2])
        if self.first == NOBODY and (g.hands[self.seat] or effects.usable(g, self.seat, IN_BIRDSONG)):
            g.push(AddToDecree(self.seat, card))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a == PASS:
            return refusal("7.4.2", "root-no-decree-pass")
        if a[0] != ADD.name:
            return effects.why_not_effect(a)
        if no := ADD.misread(g, a, self.rule):
            return no
        _, card = ADD.values(a)
        if no := why_not_held(g, self.seat, self.rule, card):
            return no
        if self.first != NOBODY and SUIT_OF[self.first] == BIRD == SUIT_OF[card]:
            return refusal("7.4.2", "root-no-second-bird")
        return None

    def question(self, g: Root) -> Message:
        return Message("root-ask-decree" if self.first == NOBODY else "root-ask-decree-more", {})


def new_roost(g: Root, seat: int) -> None:
    """Where there are fewest warriors, if a roost and three can be placed (law 7.4.3)."""
    places = [c for c, slots in enumerate(g.slots()) if slots > 0 and g.may_place(EYRIE, c)]
    if not places:
        return
    count = [sum([row[c] for row in g.warriors]) for c in range(CLEARINGS)]
    fewest = min([count[c] for c in places])
    g.push(NewRoost(seat, tuple([c for c in places if count[c] == fewest])))


class NewRoost(Decision):
    __slots__ = ("places",)
    rule = "7.4.3"
    asks = "root-ask-new-roost"
    phrases = (NEST,)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [NEST.action(c) for c in self.places]

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = NEST.values(a)
        place_building(g, ROOST, clearing)
        place_warriors(g, EYRIE, clearing, 3)
        g.tell("root-new-roost", seat=self.seat, clearing=clearing + 1)


# ---------------------------------------------------------------------------------------------------------- Daylight


class Daylight(SeatProcedure):
    """Crafting, then the whole Decree from left to right (law 7.5)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.then(CraftFirst(self.seat, "7.5.1"), ResolveDecree(self.seat))
        return False


def begin_column(g: Root, column: int) -> None:
    """What is left of a column is kept beside the Decree, which stays as it is."""
    g.column = column
    g.unresolved = g.decree[column] if column < DONE else ()


class ResolveDecree(SeatProcedure):
    """The cards of a column still to be resolved; then the next column (law 7.5.2)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        while not g.unresolved and g.column < DONE:
            begin_column(g, g.column + 1)
        seat = self.seat
        if g.column == DONE:
            if may_have_more(g, seat):
                g.push(EndOfDaylight(seat))
        elif found := RESOLVE[g.column].ways(g, seat):
            g.push(Resolve(seat, tuple(found)))
        elif may_have_more(g, seat):
            g.push(BeforeTurmoil(seat))
        else:
            g.push(Turmoil(seat))
        return False


def suit_of(card: int) -> int:
    return BIRD if card == VIZIER else SUIT_OF[card]


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
        g.push(ResolveDecree(seat))
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
    n: int = ask(g, seat, RECRUITED, 1)
    return n


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


class GiveUp(Verb[Root]):
    """The order within a column is free, so a card that cannot be resolved may come first: turmoil (law 7.5.2)."""

    name = "turmoil"
    rule = "7.5.2"

    def __init__(self, column: int) -> None:
        super().__init__()
        self.words = (ON_DECREE[column],)

    def hopeless(self, g: Root, found: tuple[Action, ...]) -> list[Action]:
        """The cards that none of the ways found resolves."""
        if len(g.unresolved) == 1:
            return []  # it is resolved by what was found
        can = {a[1] for a in found}
        return [self.action(card) for card in dict.fromkeys(g.unresolved) if decree_word(card) not in can]

    def act(self, g: Root, seat: int, card: int) -> None:
        g.push(Turmoil(seat))


GIVE_UP: Final = tuple([GiveUp(column) for column in range(len(COLUMNS))])


class DecreeChoice(DaylightChoice):
    """What else Daylight allows while the Decree is carried out; afterwards the column is looked at afresh."""

    __slots__ = ()
    again = ONCE  # the Decree itself asks again

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        g.push(ResolveDecree(self.seat))
        verb.perform(g, self.seat, a)


class Resolve(DecreeChoice):
    """Resolve one card of the column. If it cannot be done, there is turmoil."""

    __slots__ = ("found",)
    rule = "7.5.2"

    def __init__(self, seat: int, found: tuple[Action, ...]) -> None:
        self.seat = seat
        self.found = found  # every way to resolve a card

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        return (RESOLVE[g.column], GIVE_UP[g.column], *super().choices(g))

    def find(self, g: Root, name: str | int) -> Verb[Root] | None:
        return RESOLVE[g.column] if name == RESOLVE[g.column].name else super().find(g, name)

    def own_actions(self, g: Root) -> list[Action]:
        return [*self.found, *GIVE_UP[g.column].hopeless(g, self.found)]

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        if verb is RESOLVE[g.column] or verb is GIVE_UP[g.column]:
            verb.perform(g, self.seat, a)
        else:
            super().do(g, verb, a)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        if a == PASS:
            return refusal("7.5.2", "root-no-decree-skip")
        if a[0] in COLUMNS:
            return refusal("7.5.2", "root-no-other-column", column=COLUMNS[g.column])
        return super().otherwise(g, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-resolve", {"column": COLUMNS[g.column], "n": len(g.unresolved)})


class EndOfDaylight(DaylightChoice):
    """The Decree is resolved; what else Daylight allows may still be done."""

    __slots__ = ()
    rule = "7.5"
    asks = "root-ask-end-of-daylight"
    ends = "root-do-pass-end-of-daylight"


class BeforeTurmoil(DecreeChoice):
    """The next card cannot be resolved, but something may still be done first, and may even help."""

    __slots__ = ()
    rule = "7.5.2"
    asks = "root-ask-before-turmoil"
    ends = "root-do-pass-before-turmoil"

    def passed(self, g: Root) -> None:
        g.push(Turmoil(self.seat))


class Turmoil(SeatProcedure):
    """Humiliate, purge, depose, rest (law 7.7)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        on_decree = [card for column in g.decree for card in column]
        birds = [card for card in on_decree if suit_of(card) == BIRD]
        g.tell("root-turmoil", seat=self.seat, n=len(birds))
        score(g, self.seat, -len(birds))
        for card in on_decree:
            if card != VIZIER:
                discard(g, card)
        g.decree = [()] * 4
        g.column, g.unresolved = DONE, ()
        g.deposed |= 1 << g.leader
        if g.deposed == (1 << len(LEADER_NAMES)) - 1:
            g.deposed = 0  # law 7.7.3.1: a new clutch
        g.push(ChooseLeader(self.seat, "7.7.3"))
        return False


class Evening(SeatProcedure):
    """Law 7.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        score(g, self.seat, EYRIE_POINTS[g.count(ROOST)])
        draw(g, self.seat, EYRIE_DRAWS[g.count(ROOST)])
        discard_down(g, self.seat)
        return False
