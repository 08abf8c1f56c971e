"""Rounds and turns: wake, act, rest (rulebook 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message
from interrex.engine.powers import Moment
from interrex.engine.verbs import Choice
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
from ..data.numbers import NOBODY, SUIT
from ..moments import AT_SITE, CHOOSER, IN_ACT, IN_REST, IN_WAKE, NO_POWER, POWERS
from ..standing import concerning, happen, near, purse, spendable
from ..state import (
    ACT,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    LOOKED,
    MINOR_ANEW,
    PURPLE,
    REST,
    SLOTS_AMONG,
    THE_SAME,
    WAKE,
    Oath,
    Offers,
    Procedure,
    SeatProcedure,
    Verb,
    by_seat,
)
from ..undertakings import PLAY
from ..words import SUIT as BANK
from .at_site import joined
from .automatic import SWITCHES
from .campaign import ATTACK
from .citizenship import EXILE_SELF
from .minor import MINOR, minor_offers
from .moving import PEOPLE, turn_banner
from .muster import MUSTERS
from .playing import TURN_UP
from .pledges import PledgesDue
from .recover import BANNERS, RELICS
from .search import SEARCHES
from .title import look_at_title
from .trade import TRADES
from .travel import LEAVES_WOOD, TRAVELS
from .using import UseOrPass, actions, usable
from .victory import EndOfRound, check_wake
from .ways import Ways, ways
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
            if g.told is not None:
                g.tell("oath-turn", seat=seat)
            if g.live & IN_WAKE.speakers and concerning(g, IN_WAKE, seat):
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
    if g.live & moment.speakers and concerning(g, moment, seat):
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
        g.tell("oath-tends", seat=seat)


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
        g.tell("oath-tends", seat=seat)


class TendBanner(Choice[Oath]):
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


NO_DEAL: Final = -1  # offers that have not been seen to hold on
MAJORS_HOLD: Final = -2  # nor these, but for the major actions among them
MAJORS: Final[tuple[Any, ...]] = (SEARCHES, MUSTERS, TRADES, RELICS, BANNERS, ATTACK, TRAVELS)


SWITCH: Final = tuple([switch.action() for switch in SWITCHES])


class Act(Choice[Oath]):
    """Any number of actions, in any order (rulebook 4.2.1)."""

    __slots__ = ()
    verbs = (
        *MAJORS, LEAVES_WOOD, TURN_UP, *MINOR, EXILE_SELF, *SWITCHES,
    )  # fmt: skip
    rule = "4.2.1"
    asks = "oath-ask-act"
    ends = "oath-do-rest"

    def choices(self, g: Oath) -> list[AnyVerb[Oath]]:
        return [*self.verbs, *usable(g, self.seat, IN_ACT)]

    def offering(self, g: Oath, a: Action) -> AnyVerb[Oath]:
        """Every Action power has a name of its own: no need to look again at what is usable."""
        known = POWERS.memo.get("act")
        if known is None:
            own = [power.does for powers in POWERS.by_number.values() for power in powers if power.at is IN_ACT]
            known = POWERS.memo["act"] = {verb.name: verb for verb in (*self.verbs, *own)}
        found: AnyVerb[Oath] = known[a[0]]
        return found

    def actions(self, g: Oath) -> list[Action]:
        """As ``choices`` would have it, each looked at only as far as there is anything to see.

        What was offered is kept in the position, with the number of its major actions. It holds on only after actions
        that say so (``then_offered``), as long as no deal is proposed: ``play`` sees to that, all others make it void.
        """
        kept = g.offers_
        if kept is not None and kept[0] == g.dealt:
            return kept[1]
        seat: int = self.seat
        known: Ways = POWERS.memo.get("ways") or ways()
        live, at, held = g.live, g.at, g.own[seat]
        there = at[g.pawn[seat]]
        beside = reach = held | there  # ``near`` and ``heard``, written out
        for slot in SLOTS_AMONG[g.garrisons[g.flag[seat]]]:
            reach |= at[slot]
        sure = reach
        if live & known.usurping:
            reach, sure = near(g, seat), beside
        here, own, reached, all_over = known.voices
        speaking = live & all_over | here & there | own & held | reached & reach
        if kept is not None and kept[0] == MAJORS_HOLD:
            found = kept[1][: kept[2]]
        else:
            plan = known.plans.get(speaking & known.all | (g.supply[seat] > 0))
            if plan is None:
                plan = known.plan(MAJORS, speaking, g.supply[seat] > 0, joined)
            found = []
            for offered, helped, hindered in plan:
                found += offered(g, seat, helped, hindered)
        majors = 0 if speaking & known.wavering else len(found)
        if speaking & CHOOSER.speakers:
            found += LEAVES_WOOD.offers(g, seat)
        hidden = g.facedown[seat]
        if hidden:
            hindered = speaking & known.hindering[PLAY] != 0
            found += TURN_UP.offered(g, seat, False, True) if hindered else TURN_UP.each(hidden)
        found += minor_offers(g, seat)
        if g.role[seat] == CITIZEN:
            found += EXILE_SELF.offers(g, seat)
        if known.automatic & beside and not g.switched:  # ``switchable``, written out
            found.append(SWITCH[g.by_hand >> seat & 1])
        acting = speaking & IN_ACT.speakers
        if acting:
            found += actions(g, seat, acting, speaking & NO_POWER.speakers, sure)
        found.append(PASS)
        g.offers_ = (NO_DEAL, found, majors)
        return found

    def play(self, g: Oath, a: Action) -> None:
        """An action, and after one that asks nothing and moves no title the next, as ``ActPhase`` would have it."""
        offered, g.offers_ = g.offers_, None
        if a == PASS:
            g.act_over = True
            return
        depth = len(g.stack)
        known = POWERS.memo.get("act")
        verb: Any = self.offering(g, a) if known is None else known[a[0]]
        only = verb.only  # ``perform``, written out for a verb of one word
        if only is None:
            verb.perform(g, self.seat, a)
        else:
            verb.act(g, self.seat, only(a[1]))
        if offered is not None and verb.then_offered and not g.pledges:
            g.offers_ = still_offered(g, a, verb.then_offered, *offered)
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


def still_offered(g: Oath, a: Action, then: int, dealt: int, offers: list[Action], majors: int) -> Offers | None:
    """What is known of the offers after an action."""
    if then == MINOR_ANEW:
        return (MAJORS_HOLD, offers, majors) if majors and not g.stirred else None
    if then == LOOKED and g.live & ways().looking:
        return None
    if then != THE_SAME:
        offers = offers.copy()
        offers.remove(a)
    return (g.dealt, offers, majors)


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


class Rest(SeatProcedure):
    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        return rests(g, self.seat, n)


def rests(g: Oath, seat: int, n: int) -> bool:
    """The steps of the Rest Phase."""
    if n == 0:
        tidy(g, seat)
        refresh(g, seat)
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
    if g.role[seat] == CHANCELLOR:
        return CHANCELLORS_SUPPLY[g.bank[PURPLE]]
    return EXILES_SUPPLY[g.bank[g.colour[seat]]]


def refresh(g: Oath, seat: int) -> None:
    """What was not spent is added (rulebook 4.3.4)."""
    g.supply[seat] = min(MOST_SUPPLY, refreshed(g, seat) + g.supply[seat])
