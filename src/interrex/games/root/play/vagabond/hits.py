"""Harm: where others lose warriors, he damages items (law 9.2.2.1, 9.2.7)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message

from ...data import FACTIONS, ITEMS
from ...state import NOBODY, Decision, Procedure, Root
from ..common import PASS
from ..losses import Losses
from .items import KINDS


class TakeHits(Procedure):
    """Hits in battle: items, or the warriors of an ally he fights beside (law 9.2.7, 9.2.9.2.4)."""

    __slots__ = ("hits", "seat")

    def __init__(self, seat: int, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        if n >= self.hits:
            return False
        hit = DamageItem(self.seat, n + 1, self.hits, battle=True)
        choices = hit.actions(g)
        if not choices:
            return False
        if len(choices) == 1:
            hit.play(g, choices[0])
        else:
            g.push(hit)
        return True


class Damage(Procedure):
    """Items damaged by an effect that removes all pieces (law 9.2.2.1)."""

    __slots__ = ("hits", "seat")

    def __init__(self, seat: int, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        hit = DamageItem(self.seat, n + 1, self.hits, battle=False)
        if n >= self.hits or not hit.actions(g):
            return False
        g.push(hit)
        return True


class DamageItem(Decision):
    """Which undamaged item is damaged."""

    __slots__ = ("battle", "cited", "hit", "hits")

    def __init__(self, seat: int, hit: int, hits: int, battle: bool) -> None:
        self.seat = seat
        self.hit = hit
        self.hits = hits
        self.battle = battle
        self.cited = "9.2.7" if battle else "9.2.2.1"

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        found: list[Action] = [("damage", ITEMS[i]) for i in KINDS if rover.fresh[i]]
        found += [("damage", ITEMS[i], "exhausted") for i in KINDS if rover.spent[i]]
        fight = g.fight
        allied = self.battle and fight is not None and fight.attacker == self.seat and fight.ally != NOBODY
        if allied and fight is not None and g.warriors[fight.ally][fight.clearing]:
            # with no item left to damage he ignores the hit, unless he would rather lose the warrior (law 9.2.7)
            found = [*found, ("sacrifice", FACTIONS[fight.ally]), *([] if found else [PASS])]
        return found

    def play(self, g: Root, a: Action) -> None:
        fight = g.fight
        if a == PASS:
            return
        if a[0] == "sacrifice":
            assert fight is not None
            losses = Losses()
            losses.warriors(g, fight.ally, fight.clearing, 1)
            fight.triggers += losses.triggers
            fight.by_ally += 1
            return
        rover = g.rover_at(self.seat)
        item = ITEMS.index(str(a[1]))
        if len(a) == 3:
            rover.spent[item] -= 1
            rover.damaged_spent[item] += 1
        else:
            rover.fresh[item] -= 1
            rover.damaged[item] += 1
        g.tell("root-damaged", seat=self.seat, item=a[1])
        if self.battle and fight is not None and fight.attacker == self.seat:
            fight.by_items += 1

    def question(self, g: Root) -> Message:
        return Message("root-ask-damage", {"n": self.hit, "of": self.hits})
