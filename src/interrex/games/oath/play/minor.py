"""Minor actions that stand on no component: looking at relics, moving warbands, showing a card (rulebook 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..moments import CROWN, NO_STATION
from ..ruling import barred, rules
from ..state import CITIZEN, FORCES, KNOWLEDGE, PURPLE, Oath, Verb
from ..words import CARD, SEAT, SPACE, N, component
from .access import forbidden_by
from .campaign.targets import Permission
from .moving import everybody
from .recover import HERE
from .using import Wield
from .warbands import may_station, send_out, take_back


class Peek(Verb):
    """At a relic that lies at one's site (rulebook 6.3)."""

    name = "peek"
    takes = (HERE,)
    rule = "6.3"
    alters = KNOWLEDGE

    def __init__(self) -> None:
        super().__init__()
        self.first = self.row()[:1]

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        here = g.relics_at[g.pawn[seat]]
        if not here:
            return ()
        eyes = g.eyes
        if len(here) == 1:  # mostly
            return () if eyes[here[0]] >> seat & 1 else self.first
        return self.each(unseen(here, eyes, seat))

    def act(self, g: Oath, seat: int, at: int) -> None:
        look(g, seat, g.relics_at[g.pawn[seat]][at])

    def why_not(self, g: Oath, seat: int, at: int) -> Refusal | None:
        here = g.relics_at[g.pawn[seat]]
        return refusal(self.rule, "oath-no-relic-here" if at >= len(here) else "oath-known-relic")


def unseen(relics: Sequence[int], eyes: Sequence[int], seat: int) -> list[int]:
    """The places of those whose faces the seat does not know."""
    return [n for n, relic in enumerate(relics) if not eyes[relic] >> seat & 1]


def look(g: Oath, seat: int, number: int) -> None:
    """A seat sees the face of a card that lies face down."""
    g.eyes[number] |= 1 << seat
    if g.listener is not None:
        g.tell("oath-peeks", seat=seat)
        g.whisper(seat, "oath-sees", what=component(number))


class PeekReliquary(Wield):
    """The holder of the Grand Scepter looks at relics of the Reliquary (rulebook 6.4)."""

    name = "peek-reliquary"
    says = "oath-do-peek-reliquary"
    takes = (SPACE,)
    rule = "6.4"
    alters = KNOWLEDGE

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        eyes, unseen = g.eyes, 0
        for space, relic in enumerate(g.reliquary):
            if relic and not eyes[relic] >> seat & 1:
                unseen |= 1 << space
        return self.among(unseen) if unseen else ()

    def happens(self, g: Oath, seat: int, *values: int) -> None:
        look(g, seat, g.reliquary[values[0]])


class Show(Verb):
    """One of one's face-down advisers to somebody (rulebook 9.4.2)."""

    name = "show"
    takes = (CARD, SEAT)
    rule = "9.4.2"
    alters = KNOWLEDGE

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        hidden = g.facedown[seat]
        if not hidden:
            return ()
        found: list[Action] = []
        others = everybody(g) & ~(1 << seat)
        for card in hidden:
            found += self.among(others & ~g.eyes[card], card)
        return found

    def why_not(self, g: Oath, seat: int, card: int, other: int) -> Refusal | None:
        if card not in g.facedown[seat]:
            return refusal(self.rule, "oath-not-your-adviser")
        if other >= g.players:
            return refusal(self.rule, "oath-no-such-player")
        return refusal(self.rule, "oath-knows-it", seat=other)

    def act(self, g: Oath, seat: int, card: int, other: int) -> None:
        g.eyes[card] |= 1 << other
        if g.listener is not None:
            g.tell("oath-shows-to", seat=seat, other=Message("oath-player", {"seat": other}))
            g.whisper(other, "oath-sees", what=component(card))


# -------------------------------------------------------------------------------------------- warbands (rulebook 6.5)


def why_no_warbands(g: Oath, seat: int, n: int) -> Refusal:
    """For so many that should come from a board."""
    if not n:
        return refusal("6.5.2", "oath-no-promise-of-none")
    return refusal("6.5.2", "oath-has-warbands", seat=seat, n=g.host[seat])


class Station(Verb):
    """From the board to one's site."""

    name = "station"
    takes = (N,)
    rule = "6.5.2"
    alters = FORCES

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        n, slot = g.host[seat], g.pawn[seat]
        if not n or (g.colours[slot] != g.flag[seat] and not (g.live & CROWN.mask and rules(g, seat, slot))):
            return ()  # without warbands there only a crown lets one rule
        if not may_station(g, seat):
            return ()
        return self.row()[1 : n + 1]

    def act(self, g: Oath, seat: int, n: int) -> None:
        send_out(g, seat, g.pawn[seat], n)

    def why_not(self, g: Oath, seat: int, n: int) -> Refusal | None:
        slot = g.pawn[seat]
        if g.colours[slot] != g.flag[seat] and not rules(g, seat, slot):
            return refusal(self.rule, "oath-not-ruled-here")
        by = barred(g, NO_STATION, seat)
        return forbidden_by(by) if by else why_no_warbands(g, seat, n)


class Withdraw(Verb):
    """From one's site to the board, but not the last one."""

    name = "withdraw-warbands"
    takes = (N,)
    rule = "6.5.1"
    alters = FORCES

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        slot = g.pawn[seat]
        if g.colours[slot] != g.flag[seat]:
            return ()
        last = 0 if g.own[seat] & CROWN.mask else 1
        return self.row()[1 : g.bands[slot] - last + 1]

    def act(self, g: Oath, seat: int, n: int) -> None:
        if g.role[seat] == CITIZEN:
            g.push(LetWithdraw(g.chancellor, seat, n))
        else:
            take_back(g, seat, g.pawn[seat], n)

    def why_not(self, g: Oath, seat: int, n: int) -> Refusal | None:
        if g.colours[g.pawn[seat]] != g.flag[seat]:
            return refusal(self.rule, "oath-none-at-site")
        return refusal(self.rule, "oath-no-withdraw" if n else "oath-no-promise-of-none")


class LetWithdraw(Permission):
    """The Chancellor lets a Citizen take Imperial warbands, or not."""

    __slots__ = ("n",)
    rule = "6.5.1"

    def __init__(self, seat: int, asker: int, n: int) -> None:
        self.seat = seat
        self.asker = asker
        self.n = n

    def allowed(self, g: Oath) -> None:
        take_back(g, self.asker, g.pawn[self.asker], self.n)

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-let-withdraw", {"who": Message("oath-player", {"seat": self.asker}), "n": self.n})


def fellows(g: Oath, seat: int) -> list[int]:
    """Other Imperial players at the same site."""
    found: list[int] = []
    here = g.pawn[seat]
    if g.flag[seat] == PURPLE and g.pawn.count(here) > 1:
        for other, colour in enumerate(g.flag):
            if colour == PURPLE and g.pawn[other] == here and other != seat:
                found.append(other)
    return found


def why_no_fellow(g: Oath, seat: int, other: int) -> Refusal | None:
    """For somebody who should be another Imperial player at the seat's site."""
    if other >= g.players:
        return refusal("6.5.3", "oath-no-such-player")
    if g.flag[seat] != PURPLE:
        return refusal("6.5.3", "oath-only-the-empire")
    return None if other in fellows(g, seat) else refusal("6.5.3", "oath-no-fellow", seat=other)


class Hand(Verb):
    """Warbands to another Imperial player at one's site, who must agree (rulebook 6.5.3)."""

    name = "give-warbands"
    takes = (SEAT, N)
    rule = "6.5.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        there = fellows(g, seat)
        return [self.action(other, n) for other in there for n in range(1, g.host[seat] + 1)] if there else []

    def act(self, g: Oath, seat: int, other: int, n: int) -> None:
        g.push(LetPass(other, seat, seat, other, n))

    def why_not(self, g: Oath, seat: int, other: int, n: int) -> Refusal | None:
        return why_no_fellow(g, seat, other) or why_no_warbands(g, seat, n)


class AskFor(Verb):
    """Warbands of another Imperial player at one's site."""

    name = "ask-warbands"
    takes = (SEAT, N)
    rule = "6.5.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        there = fellows(g, seat)
        return [self.action(other, n) for other in there for n in range(1, g.host[other] + 1)] if there else []

    def act(self, g: Oath, seat: int, other: int, n: int) -> None:
        g.push(LetPass(other, seat, other, seat, n))

    def why_not(self, g: Oath, seat: int, other: int, n: int) -> Refusal | None:
        return why_no_fellow(g, seat, other) or why_no_warbands(g, other, n)


class LetPass(Permission):
    """Somebody lets warbands pass from one board to another, or not."""

    __slots__ = ("giver", "n", "taker")
    rule = "6.5.3"

    def __init__(self, seat: int, asker: int, giver: int, taker: int, n: int) -> None:
        self.seat = seat
        self.asker = asker
        self.giver = giver
        self.taker = taker
        self.n = n

    def allowed(self, g: Oath) -> None:
        g.host[self.giver] -= self.n
        g.host[self.taker] += self.n
        g.tell("oath-hands-warbands", seat=self.giver, n=self.n, other=Message("oath-player", {"seat": self.taker}))

    def question(self, g: Oath) -> Message:
        key = "oath-ask-take-warbands" if self.giver == self.asker else "oath-ask-give-warbands"
        return Message(key, {"who": Message("oath-player", {"seat": self.asker}), "n": self.n})


PEEK, SHOW, STATION, WITHDRAW, HAND, ASK_FOR = Peek(), Show(), Station(), Withdraw(), Hand(), AskFor()
MINOR: Final[tuple[Verb, ...]] = (PEEK, SHOW, STATION, WITHDRAW)
BETWEEN_FELLOWS: Final[tuple[Verb, ...]] = (HAND, ASK_FOR)
