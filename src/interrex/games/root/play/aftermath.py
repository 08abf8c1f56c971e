"""What the removal of pieces brings about: outrage, lost bases, field hospitals."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.message import Message
from interrex.engine.verbs import Phrase, Word

from ..data import ALLIANCE, MARQUISE, SUPPORTERS_AT_MOST
from ..hands import card_id, different, matches, matching
from ..state import NOBODY, Decision, Procedure, Root
from ..words import CARD, SUPPORTER
from .common import place_warriors
from .piles import (
    NO_EYES,
    discard,
    draw_top,
    from_hand,
    from_supporters,
    into_supporters,
    show_hand,
    spend,
)

Effects = tuple[Frame[Root], ...]


class Aftermath(Procedure):
    """The effects of losses, once all the pieces are off the map (law 1.5.4).

    Their order is asked for where it can matter: outrage and the field hospitals want cards of the same hand, and the
    supporter that outrage brings may leave with a lost base.
    """

    __slots__ = ("battle", "effects")

    def __init__(self, effects: Effects, battle: bool = False) -> None:
        self.effects = effects
        self.battle = battle

    def step(self, g: Root, n: int) -> bool:
        outrage = next((e for e in self.effects if isinstance(e, Outrage)), None)
        hospitals = next((e for e in self.effects if isinstance(e, FieldHospitals)), None)
        base = next((e for e in self.effects if isinstance(e, BaseLost)), None)
        if outrage and hospitals and outrage.seat == g.seat_of[MARQUISE] and hospitals.open(g):
            # of either side's losses: law 1.1.3
            g.push(ComesFirst(g.turn, "1.1.3", hospitals, self))
        elif outrage and base:
            # both of the Alliance's losses: in battle it chooses itself
            who, rule = (g.seat_of[ALLIANCE], "4.3.4") if self.battle else (g.turn, "1.1.3")
            g.push(ComesFirst(who, rule, base, self))
        else:
            g.then(*self.effects)
        return False


FIRST: Final = Phrase("first", Word("effect"))


class ComesFirst(Decision):
    """Outrage, or the effect that competes with it."""

    __slots__ = ("aftermath", "cited", "rival")
    asks = "root-ask-comes-first"
    phrases = (FIRST,)

    def __init__(self, seat: int, rule: str, rival: FieldHospitals | BaseLost, aftermath: Aftermath) -> None:
        self.seat = seat
        self.cited = rule
        self.rival = rival
        self.aftermath = aftermath

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return [FIRST.action("outrage"), FIRST.action(self.rival.word)]

    def play(self, g: Root, a: Action) -> None:
        effects, battle = self.aftermath.effects, self.aftermath.battle
        others = tuple([e for e in effects if e is not self.rival])
        if a[1] == self.rival.word:
            g.then(self.rival, Aftermath(others, battle))
        elif isinstance(self.rival, FieldHospitals):
            g.then(Aftermath(others, battle), self.rival)
        else:
            outrage = next(e for e in others if isinstance(e, Outrage))
            g.then(outrage, Aftermath(tuple([e for e in effects if e is not outrage]), battle))


class Outrage(Procedure):
    """Whoever removes sympathy or moves warriors there feeds the Alliance's supporters (law 8.2.6)."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        if g.hands[self.seat]:
            g.push(GiveSupporter(self.seat, self.clearing))
        else:
            outraged(g)
        return False


GIVE: Final = Phrase("give", CARD)
SHOW: Final = Phrase("show")


class GiveSupporter(Decision):
    """A matching card, or, if there is none, the whole hand shown. It is asked in any case: silence would tell."""

    __slots__ = ("clearing",)
    rule = "8.2.6"
    asks = "root-ask-outrage"
    phrases = (GIVE, SHOW)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def actions(self, g: Root) -> list[Action]:
        fit = matching(g.hands[self.seat], g.suits[self.clearing])
        return GIVE.each(fit) or [SHOW.action()]

    def play(self, g: Root, a: Action) -> None:
        alliance = g.seat_of[ALLIANCE]
        if a == SHOW.action():
            g.tell("root-shows-hand", seat=self.seat)
            show_hand(g, self.seat, to=alliance)
            outraged(g)
            return
        (card,) = GIVE.values(a)
        g.tell("root-outrage", seat=self.seat)
        if g.told is not None:
            g.whisper(alliance, "root-supporter", card=a[1])
        from_hand(g, self.seat, card, eyes=1 << self.seat | 1 << alliance)
        gain_supporter(g, card, eyes=1 << self.seat)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"clearing": self.clearing + 1})


def outraged(g: Root) -> None:
    card = draw_top(g)
    if card != NOBODY:
        g.tell("root-supporter-drawn")
        g.whisper(g.seat_of[ALLIANCE], "root-supporter", card=card_id(card))
        gain_supporter(g, card)


def gain_supporter(g: Root, card: int, eyes: int = NO_EYES) -> None:
    """Without a base there is room for five (law 8.2.3.1). ``eyes``: who else knows which card it is."""
    if len(g.supporters) >= SUPPORTERS_AT_MOST and max(g.bases) == NOBODY:
        discard(g, card)
        g.tell("root-supporter-lost", card=card_id(card))
    else:
        into_supporters(g, card, eyes)


class BaseLost(Procedure):
    """Supporters of its suit and half the officers go with it (law 8.2.4)."""

    __slots__ = ("suit",)
    word = "base"

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            g.uncover()
            for card in [card for card in g.supporters if matches(card, self.suit)]:
                from_supporters(g, card)
                discard(g, card)
            lost = (g.officers + 1) // 2
            g.officers -= lost
            g.supply[ALLIANCE] += lost
            g.tell("root-base-lost", n=lost)
        if max(g.bases) == NOBODY and len(g.supporters) > SUPPORTERS_AT_MOST:
            g.push(DiscardSupporter(g.seat_of[ALLIANCE]))
            return True
        return False


DISMISS: Final = Phrase("discard", SUPPORTER)


class DiscardSupporter(Decision):
    __slots__ = ()
    rule = "8.2.4"
    asks = "root-ask-discard-supporter"
    phrases = (DISMISS,)

    def actions(self, g: Root) -> list[Action]:
        return DISMISS.each(different(g.supporters))

    def play(self, g: Root, a: Action) -> None:
        (card,) = DISMISS.values(a)
        from_supporters(g, card)
        discard(g, card)
        g.tell("root-supporter-lost", card=a[1])


class FieldHospitals(Procedure):
    """A matching card brings the Marquise's lost warriors to the keep (law 6.2.3)."""

    __slots__ = ("clearing", "n")
    word = "hospitals"

    def __init__(self, clearing: int, n: int) -> None:
        self.clearing = clearing
        self.n = n

    def open(self, g: Root) -> bool:
        """As far as anybody can see."""
        return g.keep >= 0 and bool(g.hands[g.seat_of[MARQUISE]])

    def step(self, g: Root, n: int) -> bool:
        if self.open(g):
            g.push(Hospital(g.seat_of[MARQUISE], self.clearing, self.n))
        return False


def one_hospital(effects: list[Frame[Root]]) -> Effects:
    """The hits of a battle are dealt together: one card serves all the warriors lost to them (law 6.2.3)."""
    lost = [e for e in effects if isinstance(e, FieldHospitals)]
    if len(lost) < 2:
        return tuple(effects)
    together = FieldHospitals(lost[0].clearing, sum([e.n for e in lost]))
    return (*[e for e in effects if not isinstance(e, FieldHospitals)], together)


HOSPITAL: Final = Phrase("hospital", CARD)


class Hospital(Decision):
    __slots__ = ("clearing", "n")
    rule = "6.2.3"
    asks = "root-ask-hospital"
    ends = "root-do-pass-hospital"
    phrases = (HOSPITAL,)

    def __init__(self, seat: int, clearing: int, n: int) -> None:
        self.seat = seat
        self.clearing = clearing
        self.n = n

    def actions(self, g: Root) -> list[Action]:
        fit = matching(g.hands[self.seat], g.suits[self.clearing])
        return [*HOSPITAL.each(fit), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        (card,) = HOSPITAL.values(a)
        spend(g, self.seat, card)
        n = place_warriors(g, MARQUISE, g.keep, self.n)
        g.tell("root-hospital", seat=self.seat, n=n)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"n": self.n, "clearing": self.clearing + 1})
