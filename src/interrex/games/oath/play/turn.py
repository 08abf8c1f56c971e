"""Rounds and turns: wake, act, rest (rulebook 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.kept import Kept
from interrex.engine.message import Message
from interrex.engine.powers import Moment
from interrex.engine.verbs import Verb as AnyVerb

from ..data.constants import (
    CHANCELLORS_REFRESH,
    CHANCELLORS_WARBANDS,
    EXILES_REFRESH,
    EXILES_WARBANDS,
    MOB_FROM,
    MOST_SUPPLY,
    Refresh,
)
from ..data.faces import SUITS
from ..data.numbers import NOBODY, SUIT
from ..moments import AT_SITE, IN_ACT, IN_REST, IN_WAKE
from ..ruling import concerning, happen, purse, spendable
from ..state import (
    ACT,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    PURPLE,
    REST,
    WAKE,
    WHATEVER,
    Oath,
    Procedure,
    SeatProcedure,
    Verb,
    by_seat,
)
from ..words import SUIT as BANK
from .automatic import SWITCHES
from .campaign import ATTACK
from .citizenship import EXILE_SELF
from .elsewhere import BROUGHT, Question
from .minor import BETWEEN_FELLOWS, MINOR
from .moving import PEOPLE, turn_banner
from .muster import MUSTERS
from .playing import TURN_UP
from .pledges import PledgesDue
from .recover import BANNERS, RELICS
from .search import SEARCHES
from .title import look_at_title
from .trade import TRADES
from .travel import LEAVES_WOOD, TRAVELS
from .using import UseOrPass, usable, usable_of
from .victory import EndOfRound, check_wake
from .ways import CONTESTING, READING, Bearing, Contested, find_bearings, speaking_in_act
from .wealth import spend


class Rounds(Procedure):
    """Round after round: a turn each, the Chancellor first."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        g.tell("oath-round", n=g.round)
        g.then(*[TURNS[seat] for seat in g.order(g.chancellor)], PledgesDue(), EndOfRound())
        return True


class Turn(SeatProcedure):
    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        """Wake, act, rest. What asks nothing is followed by the next at once."""
        seat = self.seat
        if n == 0:
            g.turn, g.phase = seat, WAKE
            g.new_turn()
            if g.listener is not None:
                g.tell("oath-turn", seat=seat)
            if g.live & IN_WAKE.mask and concerning(g, IN_WAKE, seat):
                happen(g, IN_WAKE, seat)
                return True
        if n < 2 and g.stirred:
            g.resume_at(2)
            look_at_title(g)
            return True
        if n < 3:
            g.resume_at(3)
            check_wake(g, seat)
            if g.role[seat] == EXILE and g.title == seat and not g.usurper:
                g.usurper = True
                g.tell("oath-usurps", seat=seat)
            if asks_powers(g, seat, AT_SITE):
                return True
        if n < 4:
            g.resume_at(4)
            g.phase = ACT
            g.rested = 0
            g.push(ACT_PHASES[seat])
            if not g.stirred and not g.act_over:
                g.push(ACTS[seat])
            return True
        g.phase = REST
        return rests(g, seat, n - 4)


TURNS: Final = by_seat(Turn)


def asks_powers(g: Oath, seat: int, moment: Moment) -> bool:
    """Is the seat asked which powers it uses at the moment?"""
    if g.live & moment.mask and concerning(g, moment, seat):
        asked = UseOrPass(seat, moment)
        if asked.open(g):
            g.push(asked)
            return True
    return False


# --------------------------------------------------------------------------------------------------------------- wake


def poorest(g: Oath) -> list[int]:
    least = min(g.banks)
    return [bank for bank in range(6) if g.banks[bank] == least]


class TendAdd(Verb):
    """One favor onto the People's Favor (rulebook 4.1.1.1)."""

    name = "tend-add"
    rule = "4.1.1.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()] if spendable(g, seat) else []

    def act(self, g: Oath, seat: int) -> None:
        spend(g, seat, 1)
        g.on_banner[PEOPLE] += 1
        g.tell("oath-tends", seat=seat, n=g.on_banner[PEOPLE])


class TendMove(Verb):
    """One favor from the banner to a bank with the least."""

    name = "tend-move"
    takes = (BANK,)
    rule = "4.1.1.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each(poorest(g)) if g.on_banner[PEOPLE] > 1 else []

    def act(self, g: Oath, seat: int, bank: int) -> None:
        g.on_banner[PEOPLE] -= 1
        g.banks[bank] += 1
        g.tell("oath-tends-away", seat=seat, bank=SUITS[bank], n=g.on_banner[PEOPLE])


class TendBanner(Question):
    """One or the other must be done. Whose favor lies in a bank cannot be made to pay (rulebook 18.5.2)."""

    __slots__ = ()
    verbs = (TendAdd(), TendMove())
    rule = "4.1.1.1"
    asks = "oath-ask-tend"
    ends = "oath-do-nothing"

    def may_pass(self, g: Oath) -> bool:
        return g.on_banner[PEOPLE] == 1 and purse(g, self.seat) != NOBODY and bool(spendable(g, self.seat))


class Tend(SeatProcedure):
    """The People's Favor, once or twice, and over it turns with six favor (rulebook 4.1.1)."""

    __slots__ = ("times",)

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def step(self, g: Oath, n: int) -> bool:
        if n < self.times:
            asked = TendBanner(self.seat)
            found = asked.actions(g)
            if len(found) == 1:
                asked.play(g, found[0])
            elif found:
                g.push(asked)
            return True
        if g.on_banner[PEOPLE] >= MOB_FROM:
            turn_banner(g, mob=True)
        return False


# ---------------------------------------------------------------------------------------------------------------- act


# Major actions, and what else components may have a say in
CONTESTED: Final[tuple[Contested, ...]] = (
    SEARCHES, MUSTERS, TRADES, RELICS, BANNERS, ATTACK, TRAVELS, LEAVES_WOOD, TURN_UP,
)  # fmt: skip
BEARINGS: Final[tuple[Kept[tuple[Bearing, ...]], ...]] = (
    Kept("what is offered without Supply", find_bearings, "the mask of what speaks"),
    Kept("what is offered with Supply", find_bearings, "the mask of what speaks"),
)
IMPERIAL: Final[tuple[Verb, ...]] = (*BETWEEN_FELLOWS, EXILE_SELF)  # what only Imperial players do, if several


class Act(Question):
    """Any number of actions, in any order (rulebook 4.2.1)."""

    __slots__ = ()
    verbs: ClassVar[tuple[Verb, ...]] = (*CONTESTED, *MINOR, *IMPERIAL, *SWITCHES)
    rule = "4.2.1"
    asks = "oath-ask-act"
    ends = "oath-do-rest"

    def at(self, g: Oath) -> Moment:
        return IN_ACT

    def choices(self, g: Oath) -> list[AnyVerb[Oath]]:
        return [*self.verbs, *usable(g, self.seat, IN_ACT)]

    def offering(self, g: Oath, a: Action) -> AnyVerb[Oath]:
        """Every Action power has a name of its own: no need to look again at what is usable."""
        found = BY_NAME.get(a[0])
        return (BROUGHT.known.get(IN_ACT) or BROUGHT.of(IN_ACT))[a[0]][0] if found is None else found

    def actions(self, g: Oath) -> list[Action]:
        """As ``choices`` would have it; who may have a say in it is seen once for all of them.

        What was offered before holds as far as nothing that it looks at was changed by what was done since.
        """
        seat: int = self.seat
        kept, altered = g.offered_, g.altered_
        if kept is not None and kept[0] == g.dealt:
            if not altered:
                return kept[3]
            speaking, contested = kept[1], kept[2]
            if speaking & READING.of(altered):
                contested = self.contested(g, speaking)
        else:
            speaking = speaking_in_act(g, seat)
            contested = self.contested(g, speaking)
        found = contested.copy()
        for verb in MINOR:
            offers = verb.offers(g, seat)
            if offers:  # mostly not
                found += offers
        if g.flag[seat] == PURPLE and g.flag.count(PURPLE) > 1:
            for verb in IMPERIAL:
                found += verb.offers(g, seat)
        found += SWITCHES[g.by_hand >> seat & 1].offers(g, seat)
        acting = speaking & IN_ACT.mask
        if acting:
            for brought in usable_of(g, seat, IN_ACT, acting):
                offers = brought.when_ready(g, seat)
                if offers:
                    found += offers
        found.append(PASS)
        g.offered_, g.altered_ = (g.dealt, speaking, contested, found), 0
        return found

    def contested(self, g: Oath, speaking: int) -> list[Action]:
        """What is offered of what components may have a say in, where these speak."""
        seat: int = self.seat
        supply = g.supply[seat] > 0
        speaking &= CONTESTING.known.get("all") or CONTESTING.of("all", CONTESTED)
        bearings = BEARINGS[supply].known.get(speaking)
        if bearings is None:
            bearings = BEARINGS[supply].of(speaking, CONTESTED, speaking, supply)
        found: list[Action] = []
        for verb, helped, hindered in bearings:
            asked = helped or hindered
            offers = verb.asked_about(g, seat, helped, hindered) if asked else verb.as_printed(g, seat)
            if offers:  # mostly not
                found += offers
        return found

    def play(self, g: Oath, a: Action) -> None:
        """An action, and after one that asks nothing and moves no title the next, as ``ActPhase`` would have it."""
        kept, g.offered_ = g.offered_, None
        if a == PASS:
            g.act_over = True
            return
        depth = len(g.stack)
        verb: Any = BY_NAME.get(a[0]) or self.offering(g, a)
        verb.perform(g, self.seat, a)
        if verb.alters != WHATEVER and not g.stirred and not g.pledges:
            g.offered_, g.altered_ = kept, g.altered_ | verb.alters
        if len(g.stack) == depth:
            if g.stirred:
                look_at_title(g)
                if g.stirred or len(g.stack) > depth:
                    return
            if not g.act_over:
                g.stack.append(self)
                g.steps.append(0)

    def question(self, g: Oath) -> Message:
        return Message(self.asks, {"n": g.supply[self.seat]})


BY_NAME: Final[dict[str | int, Verb]] = {verb.name: verb for verb in Act.verbs}
ACTS: Final = by_seat(Act)


class ActPhase(SeatProcedure):
    """Action after action; between them it is seen whose the title is (rulebook 2.11.9)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if g.stirred:
            depth = len(g.stack)
            look_at_title(g)
            if g.stirred or len(g.stack) > depth:
                return True
        if g.act_over:
            return False
        g.stack.append(ACTS[self.seat])
        g.steps.append(0)
        return True


ACT_PHASES: Final = by_seat(ActPhase)


# --------------------------------------------------------------------------------------------------------------- rest


def rests(g: Oath, seat: int, n: int) -> bool:
    """The steps of the Rest Phase."""
    if n == 0:
        tidy(g, seat)
        refresh(g, seat)
        if g.listener is not None:
            g.tell("oath-rests", seat=seat, supply=g.supply[seat], favor=g.favor[seat], secrets=g.secrets[seat])
        if asks_powers(g, seat, IN_REST):
            return True
    if g.stirred:
        look_at_title(g)
    return False


def tidy(g: Oath, seat: int, but: int = 0) -> None:
    """Favor on cards goes to the banks, secrets come home and are turned up (rulebook 4.3.1, 4.3.2)."""
    if g.tokens:
        left = []
        for card, favor, secrets in g.tokens:
            g.secrets[seat] += secrets
            if card == but:
                left.append((card, favor, 0))
            else:
                g.banks[SUIT[card]] += favor
        g.tokens = tuple([row for row in left if row[1]])
        g.laden = sum([1 << row[0] for row in g.tokens])
    g.secrets[seat] += g.dark[seat]
    g.dark[seat] = 0


def by_bank(table: Sequence[Refresh], warbands: int) -> tuple[int, ...]:
    """The Supply that so many warbands in the personal bank bring, none to all."""
    return tuple([max([row.supply for row in table if n >= row.warbands]) for n in range(warbands + 1)])


CHANCELLORS_SUPPLY: Final = by_bank(CHANCELLORS_REFRESH, CHANCELLORS_WARBANDS)
EXILES_SUPPLY: Final = by_bank(EXILES_REFRESH, EXILES_WARBANDS)


def refreshed(g: Oath, seat: int) -> int:
    """By the warbands in the personal bank; a Citizen's marker goes where the Chancellor's stands (rulebook 4.3.3)."""
    if g.role[seat] == CITIZEN:
        return g.supply[g.chancellor]
    table, bank = (CHANCELLORS_SUPPLY, PURPLE) if g.role[seat] == CHANCELLOR else (EXILES_SUPPLY, g.colour[seat])
    return table[min(g.bank[bank], len(table) - 1)]  # until an Exile has chosen a colour theirs reads as purple


def rested(g: Oath, seat: int) -> int:
    """The Supply a Rest leaves: what was not spent is added (rulebook 4.3.4)."""
    return min(MOST_SUPPLY, refreshed(g, seat) + g.supply[seat])


def refresh(g: Oath, seat: int) -> None:
    g.supply[seat] = rested(g, seat)
