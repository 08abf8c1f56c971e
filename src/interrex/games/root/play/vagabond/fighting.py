"""Fighting: battles and strikes; where others lose warriors, he damages items (law 9.2.7, 9.5.2, 9.5.6)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ...data import CROSSBOW, FACTIONS, PIECES, SWORD, WARRIOR
from ...satchel import Vagabond, vagabond_at
from ...state import NOBODY, Decision, Procedure, Root
from ...words import CLEARING, DAMAGE, FACTION, PIECE
from .. import battle
from ..aftermath import LossEffect
from ..common import score
from ..losses import Losses
from ..reasons import why_not_enemy
from .items import HARMED, Tool, in_states, tell_item, turn, why_not_there
from .relationships import turn_hostile


class Fight(Tool):
    """A battle, for a sword (law 9.5.2)."""

    name = "battle"
    takes = (CLEARING, FACTION)
    rule = "4.3"
    item = SWORD

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return battle.battles(g, seat, battle.ATTACKS)

    def happens(self, g: Root, seat: int, clearing: int, faction: int) -> None:
        battle.start(g, seat, clearing, faction)

    def why_not(self, g: Root, seat: int, clearing: int, faction: int) -> Refusal | None:
        return battle.why_not_battle(g, seat, clearing, faction)


class Strike(Tool):
    """A warrior of an enemy here; where he has none, another piece of his (law 9.5.6)."""

    name = "strike"
    takes = (FACTION, PIECE)
    rule = "9.5.6"
    item = CROSSBOW

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        here = vagabond.place
        found: list[Action] = []
        for enemy in g.enemies(seat):
            faction = g.people[enemy]
            if faction.has_warriors and faction.fights(g, here):
                found.append(self.action(faction.number, PIECES.index(WARRIOR)))
            else:
                pieces = dict.fromkeys(faction.fixtures(g, here))
                found += [self.action(faction.number, PIECES.index(piece)) for piece in pieces]
        return found

    def happens(self, g: Root, seat: int, faction: int, piece: int) -> None:
        here = vagabond_at(g, seat).place
        g.tell("root-strikes", seat=seat, faction=FACTIONS[faction])
        losses = Losses()
        if PIECES[piece] == WARRIOR:
            losses.warriors(g, faction, here, 1)
            turn_hostile(g, seat, faction)
        else:
            losses.piece(g, PIECES[piece], here, by=seat)
        g.then(*losses.triggers)
        score(g, seat, losses.points)

    def why_not(self, g: Root, seat: int, faction: int, piece: int) -> Refusal | None:
        if no := why_not_enemy(g, seat, self.rule, faction):
            return no
        people, here = g.factions[faction], vagabond_at(g, seat).place
        if not people.pieces(g, here):
            return refusal(self.rule, "root-nobody-here", faction=FACTIONS[faction])
        if not people.has_warriors:
            return refusal("9.2.2", "root-pawn-stays", faction=FACTIONS[faction])
        if people.fights(g, here):
            return refusal(self.rule, "root-warriors-first", faction=FACTIONS[faction])
        return refusal(self.rule, "root-no-piece-there", piece=PIECES[piece], clearing=here + 1)


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


class Damage(LossEffect):
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
        return self.battle and g.deeds[-1].attacker == self.seat

    def actions(self, g: Root) -> list[Action]:
        found = [DAMAGE.action(item, state) for item, state in in_states(vagabond_at(g, self.seat), DAMAGE.states)]
        if self.attacks(g) and (ally := g.deeds[-1].ally) != NOBODY and g.boards[ally].warriors[g.deeds[-1].clearing]:
            # with no item left to damage he ignores the hit, unless he would rather lose the warrior (law 9.2.7)
            found = [*found, SACRIFICE.action(ally), *([] if found else [PASS])]
        return found

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        if a[0] == SACRIFICE.name:
            fight = g.deeds[-1]
            losses = Losses()
            losses.warriors(g, fight.ally, fight.clearing, 1)
            fight.triggers += losses.triggers
            fight.by_ally += 1
            return
        item, state = DAMAGE.values(a)
        turn(vagabond_at(g, self.seat), item, state, HARMED)
        tell_item(g, self.seat, "root-damaged", DAMAGE, item, state)
        if self.attacks(g):
            g.deeds[-1].by_items += 1

    def forbids(self, g: Root, *values: int) -> Refusal | None:
        """For an item and its state; or for an ally whose warrior he would lose."""
        if len(values) == 2:
            return why_not_there(self.rule_for(self.seat), values[0])
        return refusal("9.2.9.2.4", "root-no-ally-beside", faction=FACTIONS[values[0]])

    def question(self, g: Root) -> Message:
        return Message("root-ask-damage", {"n": self.hit, "of": self.hits})
