"""Evening, and how much he can carry (law 9.6)."""

from __future__ import annotations

from interrex.engine.action import Action

from ...data import BAG, CLEARINGS, COIN, ITEM_LIMIT, ITEMS, ON_TRACKS
from ...state import Decision, Root, Rover, SeatProcedure
from ..common import DiscardDown, draw
from .items import KINDS, on_track


class Evening(SeatProcedure):
    """Rest, draw, discard, and no more items than can be carried (law 9.6)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            rover = g.rover_at(self.seat)
            if rover.place >= CLEARINGS:
                rest(rover)
            draw(g, self.seat, 1 + on_track(rover, COIN))
            g.push(DiscardDown(self.seat))
            return True
        g.push(Unpack(self.seat))
        return False


def rest(rover: Rover) -> None:
    """In a forest everything damaged is repaired and face up (law 9.6.1)."""
    for item in KINDS:
        rover.fresh[item] += rover.damaged[item] + rover.damaged_spent[item]
        rover.damaged[item] = rover.damaged_spent[item] = 0


def carried(rover: Rover) -> int:
    """In the Satchel and the Damaged box: what lies face up on tracks does not count."""
    total = sum(rover.fresh) + sum(rover.spent) + sum(rover.damaged) + sum(rover.damaged_spent)
    return total - sum([on_track(rover, item) for item in ON_TRACKS])


class Unpack(SeatProcedure):
    """Law 9.6.4."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        if carried(rover) <= ITEM_LIMIT + 2 * on_track(rover, BAG):
            return False
        g.push(Drop(self.seat))
        return True


class Drop(Decision):
    """An item too many, removed for good."""

    __slots__ = ()
    rule = "9.6.4"
    asks = "root-ask-drop"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        satchel = [rover.fresh[i] - (on_track(rover, i) if i in ON_TRACKS else 0) for i in KINDS]
        found: list[Action] = [("drop", ITEMS[i]) for i in KINDS if satchel[i] > 0]
        found += [("drop", ITEMS[i], "exhausted") for i in KINDS if rover.spent[i]]
        found += [("drop", ITEMS[i], "damaged") for i in KINDS if rover.damaged[i]]
        return [*found, *[("drop", ITEMS[i], "damaged", "exhausted") for i in KINDS if rover.damaged_spent[i]]]

    def play(self, g: Root, a: Action) -> None:
        rover = g.rover_at(self.seat)
        piles: dict[Action, list[int]] = {(): rover.fresh, ("exhausted",): rover.spent, ("damaged",): rover.damaged}
        piles[("damaged", "exhausted")] = rover.damaged_spent
        piles[a[2:]][ITEMS.index(str(a[1]))] -= 1
        g.dropped += 1
        item = ITEMS.index(str(a[1]))
        if not (rover.undamaged(item) or rover.damaged[item] or rover.damaged_spent[item]):
            rover.from_ruins &= ~(1 << item)  # law 9.7.3: only what is still on the board bars another
        g.tell("root-drops", seat=self.seat, item=a[1])
