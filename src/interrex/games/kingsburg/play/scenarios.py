"""Scenarios: what happens at the start and at the end of each year in them (rulebook 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ..data import EDICTS, GROUPS, NUMBER, RANKS, SCENARIO
from ..moments import JOINS, LEFT_OUT, POWERS, SCENARIO_ENDS, SCENARIO_STARTS
from ..state import NOBODY, Decision, Kingsburg, Round
from ..words import ADVISOR, GROUP
from .occasions import begin

JOIN: Final = Phrase("join", GROUP)
ALLY: Final = Phrase("ally", ADVISOR)
BETRAY: Final = Phrase("betray", ADVISOR)


def start_year(g: Kingsburg) -> None:
    POWERS.happen(SCENARIO_STARTS, 1 << SCENARIO[g.modules.scenario], g, NOBODY)


def end_year(g: Kingsburg) -> None:
    POWERS.happen(SCENARIO_ENDS, 1 << SCENARIO[g.modules.scenario], g, NOBODY)


def left_out(g: Kingsburg) -> tuple[str, ...]:
    """Destiny cards that are replaced by the next (rulebook 21.1.2)."""
    scenario = g.modules.scenario
    found: tuple[str, ...] = POWERS.total(LEFT_OUT, 1 << SCENARIO[scenario], ()) if scenario else ()
    return found


# Edicts (rulebook 21.4, 21.5)


def proclaim(g: Kingsburg, edict: str) -> None:
    """A card for everybody, for the year."""
    number = NUMBER[edict]
    modules = g.renew()
    modules.edict = number
    modules.past_edicts |= 1 << number
    for seat in range(g.players):
        g.bring(seat, number)
    g.tell("kingsburg-edict-comes", edict=edict)


def repeal(g: Kingsburg) -> None:
    g.remove(1 << g.modules.edict)
    g.renew().edict = NOBODY


def edict_of(g: Kingsburg) -> str:
    return next((card.id for card in EDICTS if NUMBER[card.id] == g.modules.edict), "")


# Promises to the groups of the realm (rulebook 21.2)


def group_of(g: Kingsburg, seat: int) -> str:
    return next((card.id for card in GROUPS if g.in_play[seat] >> NUMBER[card.id] & 1), "")


def groups_left(g: Kingsburg) -> list[str]:
    """Those that nobody has joined this year."""
    taken = {group_of(g, seat) for seat in range(g.players)}
    return [card.id for card in GROUPS if card.id not in taken]


def leave_groups(g: Kingsburg) -> None:
    g.remove(sum([1 << NUMBER[card.id] for card in GROUPS]))
    g.renew().closed = (0,) * g.players


class Joining(Round):
    """In turn order each takes one of the groups that are left."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Frame[Kingsburg] | None:
        return Join(seat)


class Join(Decision):
    __slots__ = ()
    rule: ClassVar[str] = "21.1.3"
    asks: ClassVar[str] = "kingsburg-ask-join"
    phrases: ClassVar[tuple[Phrase, ...]] = (JOIN,)

    def actions(self, g: Kingsburg) -> list[Action]:
        left = groups_left(g)
        return [JOIN.action(n) for n, card in enumerate(GROUPS) if card.id in left]

    def play(self, g: Kingsburg, a: Action) -> None:
        (n,) = JOIN.values(a)
        group = GROUPS[n].id
        g.bring(self.seat, NUMBER[group])
        g.used[self.seat] &= ~(1 << NUMBER[group])
        g.tell("kingsburg-joins", seat=self.seat, group=group)
        asked = begin(g, self.seat, JOINS)
        if asked is not None:
            g.push(asked)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-join") if a[0] == JOIN.name else None


# Alliances with advisors (rulebook 21.3)


class Allying(Round):
    """In turn order each puts a token on an advisor."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Frame[Kingsburg] | None:
        return Ally(seat)


class Ally(Decision):
    __slots__ = ()
    rule: ClassVar[str] = "21.3.1"
    asks: ClassVar[str] = "kingsburg-ask-ally"
    phrases: ClassVar[tuple[Phrase, ...]] = (ALLY,)

    def actions(self, g: Kingsburg) -> list[Action]:
        return [ALLY.action(rank) for rank in RANKS]

    def play(self, g: Kingsburg, a: Action) -> None:
        (rank,) = ALLY.values(a)
        g.renew().allies = tuple(sorted((*g.modules.allies, (rank, self.seat))))
        g.tell("kingsburg-allies", seat=self.seat, advisor=rank)


def years_of_betrayal(players: int) -> tuple[int, ...]:
    """Rulebook 21.3.3."""
    return (3, 4) if players > 3 else (3,)


class Betraying(Round):
    """In turn order each takes away a token of the player on their left."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Frame[Kingsburg] | None:
        return Betray(seat) if any(owner == (seat + 1) % g.players for _, owner in g.modules.allies) else None


class Betray(Decision):
    __slots__ = ()
    rule: ClassVar[str] = "21.3.3"
    asks: ClassVar[str] = "kingsburg-ask-betray"
    phrases: ClassVar[tuple[Phrase, ...]] = (BETRAY,)

    def actions(self, g: Kingsburg) -> list[Action]:
        left = (self.seat + 1) % g.players
        return [BETRAY.action(rank) for rank in dict.fromkeys([at for at, owner in g.modules.allies if owner == left])]

    def play(self, g: Kingsburg, a: Action) -> None:
        (rank,) = BETRAY.values(a)
        left = list(g.modules.allies)
        left.remove((rank, (self.seat + 1) % g.players))
        g.renew().allies = tuple(left)
        g.tell("kingsburg-betrays", seat=self.seat, advisor=rank)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-betray") if a[0] == BETRAY.name else None
