"""Evening, and how much he can carry (law 9.6)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ...boards import total
from ...data import BAG, CLEARINGS, COIN, ITEM_LIMIT, ITEMS, ON_TRACKS
from ...satchel import Vagabond, vagabond_at
from ...state import Decision, Root, SeatProcedure
from ...words import DROP, FRESH
from ..common import discard_down
from ..piles import draw
from .items import KINDS, in_states, on_track, tell_item, why_not_there


class Evening(SeatProcedure):
    """Rest, draw, discard, and no more items than can be carried (law 9.6)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        vagabond = vagabond_at(g, self.seat)
        if vagabond.place >= CLEARINGS and (any(vagabond.damaged) or any(vagabond.damaged_spent)):
            rest(vagabond)
            g.tell("root-rests", seat=self.seat)
        draw(g, self.seat, 1 + on_track(vagabond, COIN))
        g.push(Unpack(self.seat))
        discard_down(g, self.seat)  # on top of it: it comes first
        return False


def rest(vagabond: Vagabond) -> None:
    """In a forest everything damaged is repaired and face up (law 9.6.1)."""
    for item in KINDS:
        vagabond.fresh[item] += vagabond.damaged[item] + vagabond.damaged_spent[item]
        vagabond.damaged[item] = vagabond.damaged_spent[item] = 0


def carried(vagabond: Vagabond) -> int:
    """In the Satchel and the Damaged box: what lies face up on tracks does not count."""
    held = total(vagabond.fresh) + total(vagabond.spent) + total(vagabond.damaged) + total(vagabond.damaged_spent)
    for item in ON_TRACKS:
        held -= on_track(vagabond, item)
    return held


class Unpack(SeatProcedure):
    """Law 9.6.4."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        vagabond = vagabond_at(g, self.seat)
        if carried(vagabond) <= ITEM_LIMIT + 2 * on_track(vagabond, BAG):
            return False
        g.push(Drop(self.seat))
        return True


class Drop(Decision):
    """An item too many, removed for good."""

    __slots__ = ()
    rule = "9.6.4"
    asks = "root-ask-drop"
    phrases = (DROP,)

    def actions(self, g: Root) -> list[Action]:
        """What lies face up on a track does not count, and cannot be dropped."""
        vagabond = vagabond_at(g, self.seat)
        tracked = [i for i in ON_TRACKS if vagabond.fresh[i] == on_track(vagabond, i)]
        found = in_states(vagabond, DROP.states)
        return [DROP.action(item, state) for item, state in found if state != FRESH or item not in tracked]

    def forbids(self, g: Root, item: int, state: int) -> Refusal | None:
        if vagabond_at(g, self.seat).piles()[state][item]:
            return refusal(self.rule, "root-on-its-track", item=ITEMS[item])
        return why_not_there(self.rule, item)

    def play(self, g: Root, a: Action) -> None:
        vagabond = vagabond_at(g, self.seat)
        item, state = DROP.values(a)
        vagabond.piles()[state][item] -= 1
        g.dropped += 1
        if not any(pile[item] for pile in vagabond.piles()):
            vagabond.from_ruins &= ~(1 << item)  # law 9.7.3: only what is still on the board bars another
        tell_item(g, self.seat, "root-drops", DROP, item, state)
