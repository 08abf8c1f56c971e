"""The special action of each character (law 9.5.9)."""

from __future__ import annotations

from interrex.engine.action import Action

from ... import cards
from ...data import FACTIONS, ITEMS, THIEF, TINKER
from ...state import Decision, Root, SeatProcedure, card_number
from .items import KINDS, repair


def special(g: Root, seat: int, a: Action) -> None:
    """Thief: steal; Tinker: day labor; Ranger: hideout, which ends Daylight (law 9.5.9)."""
    rover = g.rover_at(seat)
    if rover.character == THIEF:
        cards.steal(g, seat, g.seat_of[FACTIONS.index(str(a[1]))])
    elif rover.character == TINKER:
        card = card_number(a[1])
        g.discard.remove(card)
        g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
        g.tell("root-day-labor", seat=seat, card=a[1])
    else:
        g.tell("root-hideout", seat=seat)
        g.push(Hideout(seat))


class Hideout(SeatProcedure):
    """Three items repaired."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        hurt = sum(rover.damaged) + sum(rover.damaged_spent)
        if n == 0 and hurt <= 3:
            for item in KINDS:
                while rover.damaged[item]:
                    repair(rover, item, False)
                while rover.damaged_spent[item]:
                    repair(rover, item, True)
            return False
        if n == 3:
            return False
        g.push(HideoutRepair(self.seat))
        return True


class HideoutRepair(Decision):
    __slots__ = ()
    rule = "9.5.9"
    asks = "root-ask-repair"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        found: list[Action] = [("repair", ITEMS[i]) for i in KINDS if rover.damaged[i]]
        return [*found, *[("repair", ITEMS[i], "exhausted") for i in KINDS if rover.damaged_spent[i]]]

    def play(self, g: Root, a: Action) -> None:
        repair(g.rover_at(self.seat), ITEMS.index(str(a[1])), len(a) == 3)
