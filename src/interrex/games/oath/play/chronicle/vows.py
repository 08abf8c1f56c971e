"""The next oath, and who is a Citizen in the next game (rulebook 8.1, 8.2)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message

from ...data.numbers import VISION
from ...data.oaths import OATHS
from ...moments import CROWN
from ...ruling import ruled
from ...state import SLOT_COUNT, Oath, Verb
from ...words import OATH, SEAT
from ..elsewhere import Question
from ..warbands import put, remove


class Vow(Verb):
    """Any oath but the present one."""

    name = "vow"
    takes = (OATH,)
    rule = "8.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each([oath for oath in range(len(OATHS)) if oath != g.oath])

    def act(self, g: Oath, seat: int, oath: int) -> None:
        assert g.legacy is not None
        g.legacy = g.legacy._replace(oath=oath)


class ChooseVow(Question):
    __slots__ = ()
    verbs = (Vow(),)
    rule = "8.1"
    asks = "oath-ask-vow"


def ask_vow(g: Oath, seat: int) -> None:
    """Who won by a Vision alone vows what it shows."""
    if g.won_with:
        ids = [oath.id for oath in OATHS]
        ChooseVow.verbs[0].act(g, seat, ids.index(VISION[g.won_with].oath))
    else:
        g.push(ChooseVow(seat))


# -------------------------------------------------------------------------------------------------------- citizenship


class Grant(Verb):
    """Offer Citizenship to an Exile."""

    name = "grant"
    takes = (SEAT,)
    rule = "8.2.2"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return []


class Enfranchise(Question):
    """To any of those who were Exiles before, one after another."""

    __slots__ = ("others",)
    verbs = (Grant(),)
    rule = "8.2.2"
    asks = "oath-ask-grant"
    ends = "oath-do-grant-nobody"

    def __init__(self, seat: int, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.others = others  # who was not offered it yet

    def actions(self, g: Oath) -> list[Action]:
        return [*self.verbs[0].each(self.others), PASS]

    def play(self, g: Oath, a: Action) -> None:
        if a == PASS:
            return
        other = self.verbs[0].values(a)[0]
        left = tuple([o for o in self.others if o != other])
        if left:
            g.push(Enfranchise(self.seat, left))
        g.tell("oath-grants", seat=self.seat, other=Message("oath-player", {"seat": other}))
        g.push(Accept(other, self.seat))


class Swear(Verb):
    """Become a Citizen of the winner's empire."""

    name = "swear"
    rule = "8.2.2"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()]


class Accept(Question):
    """An Exile accepts, or not."""

    __slots__ = ("winner",)
    verbs = (Swear(),)
    rule = "8.2.2"
    asks = "oath-ask-swear"
    ends = "oath-do-stay-exile"

    def __init__(self, seat: int, winner: int) -> None:
        self.seat = seat
        self.winner = winner

    def play(self, g: Oath, a: Action) -> None:
        if a != PASS:
            enfranchise(g, self.seat, self.winner)

    def question(self, g: Oath) -> Message:
        return Message(self.asks, {"who": Message("oath-player", {"seat": self.winner})})


def enfranchise(g: Oath, seat: int, winner: int) -> None:
    """At each site of the new Citizen one warband of the winner's; without one the site is theirs all the same."""
    assert g.legacy is not None
    annexed = ruled(g, seat) if g.own[seat] & CROWN.mask else 0
    own, colour = g.colour[seat], g.board_colour(winner)
    for slot in range(SLOT_COUNT):
        if g.colours[slot] != own:
            continue
        annexed |= 1 << slot
        g.bank[own] += g.bands[slot]
        remove(g, slot, g.bands[slot])
        if g.bank[colour]:
            g.bank[colour] -= 1
            put(g, slot, colour, 1)
    g.legacy = g.legacy._replace(citizens=g.legacy.citizens | 1 << own, annexed=g.legacy.annexed | annexed)
    g.tell("oath-swears", seat=seat)
