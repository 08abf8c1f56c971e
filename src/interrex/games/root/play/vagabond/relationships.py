"""Relationships: aid improves them, harm spoils them (law 9.2.9, 9.5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase, Verb

from ...boards import total
from ...data import AIDS_NEEDED, ALLIED, ALLY_POINTS, CLEARINGS, FACTIONS, HOSTILE, ITEMS, RELATION_POINTS
from ...hands import card_id, matching
from ...satchel import vagabond_at
from ...state import Decision, Root
from ...words import CARD, FACTION, ITEM
from ..common import score
from ..piles import from_hand, into_hand
from ..reasons import why_not_clearing, why_not_other, why_not_spent
from .items import KINDS, gain, wear_out, why_not_at_hand


def others_here(g: Root, seat: int) -> list[int]:
    """The other players with pieces in his clearing."""
    here = vagabond_at(g, seat).place
    return [s for s, people in enumerate(g.people) if s != seat and people.pieces(g, here)]


class Aid(Verb[Root]):
    """Any item, a matching card, and somebody to give it to; which item to take comes next (law 9.5.4)."""

    name = "aid"
    takes = (FACTION, CARD, ITEM)
    rule = "9.5.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        vagabond = vagabond_at(g, seat)
        fit = matching(g.hands[seat], g.suits[vagabond.place]) if vagabond.place < CLEARINGS else ()
        if not fit:
            return []
        tools = [item for item in KINDS if vagabond.fresh[item]]
        to = [g.faction[s] for s in others_here(g, seat)]
        rows = [self.row(faction, card) for faction in to for card in fit]
        return [row[item] for row in rows for item in tools]

    def act(self, g: Root, seat: int, faction: int, card: int, item: int) -> None:
        other = g.seat_of[faction]
        wear_out(vagabond_at(g, seat), item)
        from_hand(g, seat, card, eyes=1 << seat | 1 << other)
        into_hand(g, other, card, eyes=1 << seat)
        if g.listener is not None:
            g.tell("root-aids", seat=seat, faction=FACTIONS[faction], item=ITEMS[item])
            g.whisper(seat, "root-gave", card=card_id(card))
            g.whisper(other, "root-given", card=card_id(card))
        if total(g.items[other]):
            g.push(TakeCrafted(seat, other))
        if g.factions[faction].has_warriors:
            befriend(g, seat, faction)

    def why_not(self, g: Root, seat: int, faction: int, card: int, item: int) -> Refusal | None:
        if no := why_not_clearing(g, seat, self.rule) or why_not_other(g, seat, self.rule, faction):
            return no
        here = vagabond_at(g, seat).place
        if not g.pieces(faction, here):
            return refusal(self.rule, "root-nobody-here", faction=FACTIONS[faction])
        return why_not_spent(g, seat, self.rule, card, g.suits[here]) or why_not_at_hand(g, seat, item)


def befriend(g: Root, seat: int, faction: int) -> None:
    """Enough aids in one turn improve a relationship (law 9.2.9.1); an ally's thanks come with each (9.2.9.2.1)."""
    vagabond = vagabond_at(g, seat)
    standing = vagabond.relations[faction]
    if standing == HOSTILE:
        return
    if standing == ALLIED:
        score(g, seat, ALLY_POINTS)
        return
    vagabond.aids[faction] += 1
    if vagabond.aids[faction] == AIDS_NEEDED[standing]:
        vagabond.aids[faction] = 0
        vagabond.relations[faction] = standing + 1
        g.tell("root-befriends", seat=seat, faction=FACTIONS[faction], step=standing + 1)
        score(g, seat, RELATION_POINTS[standing + 1])


# By faction: an item from its box of crafted items
TAKE_FROM: Final = [Phrase("take", ITEM.renamed("item", f"box:{faction}:{{}}")) for faction in FACTIONS]


class TakeCrafted(Decision):
    """An item from the box of whoever was aided, or none."""

    __slots__ = ("other",)
    rule = "9.5.4"
    minor = True
    asks = "root-ask-take-item"
    ends = "root-do-pass-take"

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def spoken(self, g: Root, seat: int) -> Sequence[Phrase]:
        return (TAKE_FROM[g.faction[self.other]],)

    def actions(self, g: Root) -> list[Action]:
        take = TAKE_FROM[g.faction[self.other]]
        return [*[take.action(item) for item in KINDS if g.items[self.other][item]], PASS]

    def forbids(self, g: Root, item: int) -> Refusal | None:
        return refusal(self.rule, "root-not-in-box", item=ITEMS[item], faction=FACTIONS[g.faction[self.other]])

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        faction = g.faction[self.other]
        (item,) = TAKE_FROM[faction].values(a)
        g.items[self.other][item] -= 1
        gain(vagabond_at(g, self.seat), item)
        g.tell("root-takes-item", seat=self.seat, item=a[1], faction=FACTIONS[faction])


def turn_hostile(g: Root, seat: int, faction: int) -> bool:
    """A Vagabond has removed a warrior (law 9.2.9.3). True if that made the faction hostile just now."""
    vagabond = vagabond_at(g, seat)
    if vagabond.relations[faction] == HOSTILE:
        return False
    vagabond.relations[faction] = HOSTILE
    vagabond.aids[faction] = 0
    g.tell("root-hostile", seat=seat, faction=FACTIONS[faction])
    return True
