"""The Eyrie Dynasties (law 7)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from .. import cards
from ..data import (
    BATTLE,
    BIRD,
    BUILD,
    CHARISMATIC,
    CLEARINGS,
    COLUMNS,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    LEADER_NAMES,
    LEADERS,
    MOVE,
    RECRUIT,
    ROOST,
    ROOSTS,
    SUIT_OF,
    VIZIER,
)  # fmt: skip
from ..state import NOBODY, Decision, Procedure, Root, SeatProcedure, card_id, card_number, without
from . import battle, daylight
from .common import (
    PASS,
    DiscardDown,
    clearing_of,
    discard,
    draw,
    place_building,
    place_warriors,
    score,
    why_not_held,
    why_not_placed,
)
from .craft import CraftFirst
from .moving import march, moves, why_not_move

# ------------------------------------------------------------------------------------------------------------ set-up


class FirstRoost(Decision):
    """A corner that is nobody's start, opposite one if possible (law 7.3.2)."""

    __slots__ = ()
    rule = "7.3.2"
    asks = "root-ask-first-roost"

    def actions(self, g: Root) -> list[Action]:
        corners = dict(g.board.corners)
        if g.keep >= 0:
            return [("roost", corners[g.keep] + 1)]
        return [("roost", corner + 1) for corner in corners]

    def play(self, g: Root, a: Action) -> None:
        clearing = clearing_of(a[1])
        place_building(g, ROOST, clearing)
        place_warriors(g, EYRIE, clearing, 6)
        g.tell("root-first-roost", seat=self.seat, clearing=a[1])


class ChooseLeader(Decision):
    """At the start, and after every turmoil (law 7.3.3, 7.7.3)."""

    __slots__ = ("cited",)
    asks = "root-ask-leader"

    def __init__(self, seat: int, rule: str = "7.3.3") -> None:
        self.seat = seat
        self.cited = rule

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return [("leader", name) for number, name in enumerate(LEADER_NAMES) if not g.deposed >> number & 1]

    def play(self, g: Root, a: Action) -> None:
        g.leader = LEADER_NAMES.index(str(a[1]))
        for column in LEADERS[str(a[1])]:
            g.decree[column] = (VIZIER, *g.decree[column])
        g.tell("root-leader", seat=self.seat, leader=a[1])


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


class AddToDecree(Decision):
    """One or two cards, at most one of them a bird (law 7.4.2)."""

    __slots__ = ("first",)
    rule = "7.4.2"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # the card added before, or NOBODY

    def actions(self, g: Root) -> list[Action]:
        no_bird = self.first != NOBODY and SUIT_OF[self.first] == BIRD
        held = [card for card in sorted(set(g.hands[self.seat])) if not (no_bird and SUIT_OF[card] == BIRD)]
        found: list[Action] = [("decree", column, card_id(card)) for card in held for column in COLUMNS]
        found += cards.in_birdsong(g, self.seat, start=False)
        return found if self.first == NOBODY else [*found, PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        if a[0] != "decree":
            g.push(self)
            cards.use_in_birdsong(g, self.seat, a)
            return
        column, card = COLUMNS.index(str(a[1])), card_number(a[2])
        g.hands[self.seat] = without(g.hands[self.seat], card)
        g.decree[column] = tuple(sorted((*g.decree[column], card)))
        g.tell("root-decree", seat=self.seat, column=a[1], card=a[2])
        if self.first == NOBODY and (g.hands[self.seat] or cards.in_birdsong(g, self.seat, start=False)):
            g.push(AddToDecree(self.seat, card))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a == PASS:
            return refusal("7.4.2", "root-no-decree-pass")
        if a[0] != "decree" or len(a) != 3:
            return daylight.why_not(g, self.seat, a)
        if no := why_not_held(g, self.seat, "7.4.2", a[2]):
            return no
        if self.first != NOBODY and SUIT_OF[self.first] == BIRD == SUIT_OF[card_number(a[2])]:
            return refusal("7.4.2", "root-no-second-bird")
        return None

    def question(self, g: Root) -> Message:
        return Message("root-ask-decree" if self.first == NOBODY else "root-ask-decree-more", {})


def new_roost(g: Root, seat: int) -> None:
    """Where there are fewest warriors, if a roost and three can be placed (law 7.4.3)."""
    places = [c for c in range(CLEARINGS) if g.slots(c) > 0 and g.may_place(EYRIE, c)]
    if not places:
        return
    count = [sum([row[c] for row in g.warriors]) for c in range(CLEARINGS)]
    fewest = min([count[c] for c in places])
    g.push(NewRoost(seat, tuple([c for c in places if count[c] == fewest])))


class NewRoost(Decision):
    __slots__ = ("places",)
    rule = "7.4.3"
    asks = "root-ask-new-roost"

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [("roost", c + 1) for c in self.places]

    def play(self, g: Root, a: Action) -> None:
        place_building(g, ROOST, clearing_of(a[1]))
        place_warriors(g, EYRIE, clearing_of(a[1]), 3)
        g.tell("root-new-roost", seat=self.seat, clearing=a[1])


# ---------------------------------------------------------------------------------------------------------- Daylight


class Daylight(SeatProcedure):
    """Crafting, then the whole Decree from left to right (law 7.5)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            g.push(CraftFirst(self.seat, "7.5.1"))
            return True
        # what is left of each column is kept in the frame; the decree itself stays as it is
        g.push(ResolveColumn(self.seat, RECRUIT, g.decree[RECRUIT]))
        return False


class ResolveColumn(Procedure):
    """The cards of a column still to be resolved; then the next column (law 7.5.2)."""

    __slots__ = ("cards", "column", "seat")

    def __init__(self, seat: int, column: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.column = column
        self.cards = cards

    def step(self, g: Root, n: int) -> bool:
        if not self.cards:
            if self.column < BUILD:
                g.push(ResolveColumn(self.seat, self.column + 1, g.decree[self.column + 1]))
            elif daylight.may_have_options(g, self.seat):
                g.push(EndOfDaylight(self.seat))
        elif possible(g, self.seat, self.column, self.cards):
            g.push(Resolve(self.seat, self.column, self.cards))
        elif daylight.may_have_options(g, self.seat):
            g.push(BeforeTurmoil(self.seat, self.column, self.cards))
        else:
            g.push(Turmoil(self.seat))
        return False


def suit_of(card: int) -> int:
    return BIRD if card == VIZIER else SUIT_OF[card]


def word_of(card: int) -> str:
    return "vizier" if card == VIZIER else card_id(card)


def possible(g: Root, seat: int, column: int, cards: tuple[int, ...]) -> list[Action]:
    """Every way to resolve one of the cards: a verb, the card, and what it is done with."""
    found: list[Action] = []
    done: set[int] = set()
    for card in cards:
        suit = suit_of(card)
        if card in done:
            continue
        done.add(card)
        word = word_of(card)
        if column == RECRUIT:
            n = 2 if g.leader == CHARISMATIC else 1
            found += [
                ("recruit", word, c + 1)
                for c in range(CLEARINGS)
                if g.buildings[ROOST][c]
                and suit in (BIRD, g.suits[c])
                and g.supply[EYRIE] >= n
                and g.may_place(EYRIE, c)
            ]
        elif column == MOVE:
            found += moves(g, EYRIE, "move", word, suit=suit)
        elif column == BATTLE:
            found += battle.battles(g, seat, word, suit=suit)
        else:
            rulers = g.rulers()
            found += [
                ("build", word, c + 1)
                for c in range(CLEARINGS)
                if rulers[c] == EYRIE and suit in (BIRD, g.suits[c]) and not g.buildings[ROOST][c]
                and g.slots(c) > 0 and g.may_place(EYRIE, c) and g.count(ROOST) < ROOSTS
            ]  # fmt: skip
    return found


def hopeless(cards: tuple[int, ...], found: list[Action]) -> list[Action]:
    """The order within a column is free, so a card that cannot be resolved may come first: turmoil (law 7.5.2)."""
    can = {a[1] for a in found}
    return [("turmoil", word) for word in dict.fromkeys([word_of(card) for card in cards]) if word not in can]


class Resolve(Decision):
    """Resolve one card of the column. It must be done if it can be; if it cannot, there is turmoil."""

    __slots__ = ("cards", "column")
    rule = "7.5.2"

    def __init__(self, seat: int, column: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.column = column
        self.cards = cards

    def actions(self, g: Root) -> list[Action]:
        found = possible(g, self.seat, self.column, self.cards)
        return [*found, *hopeless(self.cards, found), *daylight.options(g, self.seat)]

    def play(self, g: Root, a: Action) -> None:
        seat = self.seat
        if a[0] == "turmoil":
            g.push(Turmoil(seat))
            return
        if a[0] not in COLUMNS:
            # afterwards the column is looked at afresh: a Tax Collector may have made it impossible
            g.push(ResolveColumn(seat, self.column, self.cards))
            daylight.play(g, seat, a)
            return
        card = VIZIER if a[1] == "vizier" else card_number(a[1])
        g.push(ResolveColumn(seat, self.column, without(self.cards, card)))
        if self.column == RECRUIT:
            n = place_warriors(g, EYRIE, clearing_of(a[2]), 2 if g.leader == CHARISMATIC else 1)
            g.tell("root-recruits-at", seat=seat, n=n, clearing=a[2])
        elif self.column == MOVE:
            march(g, EYRIE, clearing_of(a[2]), clearing_of(a[3]))
        elif self.column == BATTLE:
            battle.start(g, seat, ("battle", *a[2:]))
        else:
            place_building(g, ROOST, clearing_of(a[2]))
            g.tell("root-builds", seat=seat, piece="roost", clearing=a[2])

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        verb = COLUMNS[self.column]
        if a == PASS:
            return refusal("7.5.2", "root-no-decree-skip")
        if a[0] in COLUMNS and a[0] != verb:
            return refusal("7.5.2", "root-no-other-column", column=verb)
        if a[0] == verb:
            held = [word_of(card) for card in self.cards]
            if len(a) < 3 or a[1] not in held:
                return refusal("7.5.2", "root-no-decree-card")
            suit = suit_of(VIZIER if a[1] == "vizier" else card_number(a[1]))
            if verb == "move":
                return why_not_move(g, EYRIE, (verb, *a[2:]), suit)
            if verb == "battle":
                return battle.why_not_battle(g, self.seat, (verb, *a[2:])) or refusal(
                    "7.5.2.3", "root-no-suit", clearing=a[2]
                )
            no = why_not_placed(g, EYRIE, a[2])
            return no or refusal(f"7.5.2.{self.column + 1}", f"root-no-decree-{verb}")
        return daylight.why_not(g, self.seat, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-resolve", {"column": COLUMNS[self.column], "n": len(self.cards)})


class EndOfDaylight(Decision):
    """The Decree is resolved; what else Daylight allows may still be done."""

    __slots__ = ()
    rule = "7.5"
    asks = "root-ask-end-of-daylight"

    def actions(self, g: Root) -> list[Action]:
        return [*daylight.options(g, self.seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            g.push(self)
            daylight.play(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return daylight.why_not(g, self.seat, a)


class BeforeTurmoil(Decision):
    """The next card cannot be resolved, but something may still be done first, and may even help."""

    __slots__ = ("cards", "column")
    rule = "7.5.2"
    asks = "root-ask-before-turmoil"

    def __init__(self, seat: int, column: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.column = column
        self.cards = cards

    def actions(self, g: Root) -> list[Action]:
        return [*daylight.options(g, self.seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            g.push(Turmoil(self.seat))
        else:
            g.push(ResolveColumn(self.seat, self.column, self.cards))
            daylight.play(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return daylight.why_not(g, self.seat, a)


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
        g.push(DiscardDown(self.seat))
        return False
