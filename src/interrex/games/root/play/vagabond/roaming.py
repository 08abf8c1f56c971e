"""Daylight: which actions he has the items for, and what each of them exhausts (law 9.5)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ...data import BOOT, CLEARINGS, CROSSBOW, FACTIONS, HAMMER, ITEMS, QUESTS, RANGER, SWORD, THIEF, TINKER, TORCH
from ...state import Decision, Root, Rover, card_id, card_number, matches
from .. import battle, daylight
from ..common import PASS
from ..craft import craft, craftable, why_not_craft
from .aid import aid, aids
from .explore import explore
from .items import KINDS, exhaust, repair
from .pawn import boots_for, free_moves, others_here, wander
from .quest import can_quest, quest
from .special import special
from .strike import strike, strikes


class Roam(Decision):
    """Whatever his items allow, in any order and number (law 9.5)."""

    __slots__ = ()
    rule = "9.5"
    asks = "root-ask-roam"

    def actions(self, g: Root) -> list[Action]:
        seat = self.seat
        rover = g.rover_at(seat)
        fresh = rover.fresh
        found: list[Action] = []
        if fresh[BOOT]:
            found += [a for a in free_moves(g, seat) if boots_for(g, seat, int(a[1]) - 1) <= fresh[BOOT]]
        if rover.place < CLEARINGS:
            found += self.in_clearing(g, rover)
        if fresh[HAMMER]:
            found += [("repair", ITEMS[i]) for i in KINDS if rover.damaged[i]]
            found += [("repair", ITEMS[i], "exhausted") for i in KINDS if rover.damaged_spent[i]]
            found += craftable(g, seat)
        if fresh[TORCH] and rover.character == RANGER:
            found.append(("special",))
        return [*found, *daylight.options(g, seat), PASS]

    def in_clearing(self, g: Root, rover: Rover) -> list[Action]:
        seat, here, fresh = self.seat, rover.place, rover.fresh
        found: list[Action] = []
        if fresh[SWORD]:
            found += battle.battles(g, seat)
        if fresh[TORCH]:
            if g.ruins[here]:
                found.append(("explore",))
            if rover.character == THIEF:
                found += [("special", FACTIONS[g.faction[s]]) for s in others_here(g, seat) if g.hands[s]]
            elif rover.character == TINKER:
                fit = sorted({card for card in g.discard if matches(card, g.suits[here])})
                found += [("special", card_id(card)) for card in fit]
        found += aids(g, seat)
        found += [("quest", QUESTS[q].id) for q in g.quests if can_quest(rover, q, g.suits[here])]
        if fresh[CROSSBOW]:
            found += strikes(g, seat)
        return found

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        seat = self.seat
        rover = g.rover_at(seat)
        if not (a[0] == "special" and rover.character == RANGER):
            g.push(self)
        match a[0]:
            case "move":
                assert isinstance(a[1], int)
                for _ in range(boots_for(g, seat, a[1] - 1)):
                    exhaust(rover, BOOT)
                wander(g, seat, a[1] - 1)
            case "battle":
                exhaust(rover, SWORD)
                battle.start(g, seat, a)
            case "explore":
                exhaust(rover, TORCH)
                explore(g, seat)
            case "aid":
                aid(g, seat, a)
            case "quest":
                quest(g, seat, str(a[1]))
            case "strike":
                exhaust(rover, CROSSBOW)
                strike(g, seat, a)
            case "repair":
                exhaust(rover, HAMMER)
                repair(rover, ITEMS.index(str(a[1])), len(a) == 3)
                g.tell("root-repairs", seat=seat, item=a[1])
            case "craft":
                craft(g, seat, card_number(a[1]))
            case "special":
                exhaust(rover, TORCH)
                special(g, seat, a)
            case _:
                daylight.play(g, seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        rover = g.rover_at(self.seat)
        needed = {
            "move": BOOT,
            "battle": SWORD,
            "explore": TORCH,
            "strike": CROSSBOW,
            "repair": HAMMER,
            "special": TORCH,
        }
        item = needed.get(str(a[0]))
        if item is not None and not rover.fresh[item]:
            return refusal("9.5", "root-no-item-fresh", item=ITEMS[item])
        match a[0]:
            case "move":
                return refusal("9.5.1", "root-no-boots")
            case "battle":
                return battle.why_not_battle(g, self.seat, a)
            case "explore":
                return refusal("9.5.3", "root-no-ruin")
            case "aid":
                return refusal("9.5.4", "root-no-aid")
            case "quest":
                return refusal("9.5.5", "root-no-quest")
            case "strike":
                return refusal("9.5.6", "root-no-strike")
            case "repair":
                return refusal("9.5.7", "root-no-repair")
            case "craft":
                return why_not_craft(g, self.seat, a)
            case "special":
                return refusal("9.5.9", "root-no-special")
        return daylight.why_not(g, self.seat, a)
