"""Harm: where others lose warriors, he damages items (law 9.2.2.1, 9.2.7)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message
from interrex.engine.verbs import Phrase

from ...state import NOBODY, Decision, Procedure, Root
from ...words import DAMAGE, FACTION
from ..losses import Losses
from .items import HARMED, in_states, turn


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


SACRIFICE: Final = Phrase("sacrifice", FACTION)


class DamageItem(Decision):
    """Which undamaged item is damaged."""

    __slots__ = ("battle", "hit", "hits")
    ends = "root-do-pass-hit"
    phrases = (DAMAGE, SACRIFICE)

    def __init__(self, seat: int, hit: int, hits: int, battle: bool) -> None:
        self.seat = seat
        self.hit = hit
        self.hits = hits
        self.battle = battle

    def rule_for(self, seat: int) -> str:
        return "9.2.7" if self.battle else "9.2.2.1"

    def attacks(self, g: Root) -> bool:
        return self.battle and g.doing[-1].attacker == self.seat

    def actions(self, g: Root) -> list[Action]:
        found = [DAMAGE.action(item, state) for item, state in in_states(g.vagabond_at(self.seat), DAMAGE.states)]
        if self.attacks(g) and g.doing[-1].ally != NOBODY and g.warriors[g.doing[-1].ally][g.doing[-1].clearing]:
            # with no item left to damage he ignores the hit, unless he would rather lose the warrior (law 9.2.7)
            found = [*found, SACRIFICE.action(g.doing[-1].ally), *([] if found else [PASS])]
        return found

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        if a[0] == SACRIFICE.name:
            fight = g.doing[-1]
            losses = Losses()
            losses.warriors(g, fight.ally, fight.clearing, 1)
            fight.triggers += losses.triggers
            fight.by_ally += 1
            return
        item, state = DAMAGE.values(a)
        turn(g.vagabond_at(self.seat), item, state, HARMED)
        g.tell("root-damaged", seat=self.seat, item=a[1])
        if self.attacks(g):
            g.doing[-1].by_items += 1

    def question(self, g: Root) -> Message:
        return Message("root-ask-damage", {"n": self.hit, "of": self.hits})
