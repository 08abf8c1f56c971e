"""Aid, and the relationships it improves (law 9.5.4, 9.2.9.1)."""

from __future__ import annotations

from interrex.engine.action import Action

from ...data import AIDS_NEEDED, ALLIED, ALLY_POINTS, FACTIONS, HOSTILE, ITEMS, RELATION_POINTS, VAGABOND
from ...state import Decision, Root, card_id, card_number, matching, without
from ..common import PASS, score
from .items import KINDS, exhaust, gain
from .pawn import others_here


def aids(g: Root, seat: int) -> list[Action]:
    """Any item, a matching card, and somebody to give it to; which item to take comes next (law 9.5.4)."""
    rover = g.rover_at(seat)
    fit = matching(g.hands[seat], g.suits[rover.place])
    if not fit:
        return []
    to = [FACTIONS[g.faction[s]] for s in others_here(g, seat)]
    tools = [ITEMS[item] for item in KINDS if rover.fresh[item]]
    return [("aid", who, card_id(card), item) for who in to for card in fit for item in tools]


def aid(g: Root, seat: int, a: Action) -> None:
    rover = g.rover_at(seat)
    faction, card = FACTIONS.index(str(a[1])), card_number(a[2])
    other = g.seat_of[faction]
    exhaust(rover, ITEMS.index(str(a[3])))
    g.hands[seat] = without(g.hands[seat], card)
    g.hands[other] = tuple(sorted((*g.hands[other], card)))
    g.tell("root-aids", seat=seat, faction=a[1], item=a[3])
    g.whisper(seat, "root-gave", card=a[2])
    g.whisper(other, "root-given", card=a[2])
    if any(g.items[other]):
        g.push(TakeCrafted(seat, other))
    if faction < VAGABOND:
        befriend(g, seat, faction)


def befriend(g: Root, seat: int, faction: int) -> None:
    """Enough aids in one turn improve a relationship (law 9.2.9.1); an ally's thanks come with each (9.2.9.2.1)."""
    rover = g.rover_at(seat)
    standing = rover.relations[faction]
    if standing == HOSTILE:
        return
    if standing == ALLIED:
        score(g, seat, ALLY_POINTS)
        return
    rover.aids[faction] += 1
    if rover.aids[faction] == AIDS_NEEDED[standing]:
        rover.aids[faction] = 0
        rover.relations[faction] = standing + 1
        g.tell("root-befriends", seat=seat, faction=FACTIONS[faction], step=standing + 1)
        score(g, seat, RELATION_POINTS[standing + 1])


class TakeCrafted(Decision):
    """An item from the box of whoever was aided, or none."""

    __slots__ = ("other",)
    rule = "9.5.4"
    minor = True
    asks = "root-ask-take-item"

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def actions(self, g: Root) -> list[Action]:
        return [*[("take", ITEMS[item]) for item in KINDS if g.items[self.other][item]], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        item = ITEMS.index(str(a[1]))
        g.items[self.other][item] -= 1
        gain(g.rover_at(self.seat), item)
        g.tell("root-takes-item", seat=self.seat, item=a[1], faction=FACTIONS[g.faction[self.other]])
