"""The Vagabond as a faction: a pawn, items instead of warriors, and relationships that battles spoil."""

from __future__ import annotations

from interrex.engine.frames import Frame

from ...data import CLEARINGS, FIRST_CHARACTER, HAMMER, HOSTILE, SWORD, VAGABOND
from ...faction import Faction, Phases, Presence
from ...hands import Cards
from ...places import ONLY
from ...state import NOBODY, Fight, Root
from ..losses import Losses
from .allies import choose_ally
from .birdsong import Birdsong
from .evening import Evening
from .fighting import Damage, TakeHits
from .items import exhaust, gain
from .relationships import turn_hostile
from .roaming import Roam
from .set_up import ChooseCharacter, OpenQuests


class VagabondFaction(Faction):
    """One of up to two."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.has_warriors = False

    def presence(self, g: Root) -> Presence:
        return self.number, (ONLY[g.vagabond(self.number).place],)

    def pieces(self, g: Root, clearing: int) -> int:
        return int(g.vagabond(self.number).place == clearing)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        return []

    def prepare(self, g: Root, fight: Fight) -> bool:
        return choose_ally(g, fight)

    def grounds(self, g: Root, suit: int) -> list[int]:
        place = g.vagabond(self.number).place
        return [place] if place < CLEARINGS else []

    def fights(self, g: Root, clearing: int) -> bool:
        return g.vagabond(self.number).place == clearing

    def strength(self, g: Root, clearing: int) -> int:
        return g.vagabond(self.number).undamaged(SWORD)

    def suffer(self, g: Root, side: int, hits: int) -> None:
        g.push(TakeHits(g.doing[-1].sides[side], hits))

    def credit(self, g: Root, side: int, faction: int, warriors: int, others: int) -> None:
        """On his turn every piece of a hostile faction scores (law 9.2.9.3.1)."""
        seat = g.doing[-1].sides[side]
        if warriors and turn_hostile(g, seat, faction):
            warriors -= 1  # not the one that made the faction hostile
        if g.turn == seat and g.vagabond(self.number).relations[faction] == HOSTILE:
            g.doing[-1].points[side] += warriors + others

    def after_battle(self, g: Root, fight: Fight) -> None:
        if fight.ally != NOBODY and fight.by_ally > fight.by_items:
            turn_hostile(g, fight.attacker, fight.ally)  # law 9.2.9.2.4

    def swept(self, g: Root, clearing: int, by: int, losses: Losses) -> None:
        """Three items damaged instead (law 9.2.2.1)."""
        if g.vagabond(self.number).place == clearing:
            losses.triggers.append(Damage(g.seat_of[self.number], 3))

    def sweeps(self, g: Root, seat: int, faction: int, clearing: int) -> None:
        if faction < VAGABOND and g.warriors[faction][clearing]:
            turn_hostile(g, seat, faction)

    def crafting_pieces(self, g: Root) -> list[int]:
        """Hammers, in the suit of his clearing (law 9.2.1)."""
        vagabond = g.vagabond(self.number)
        found = [0, 0, 0]
        if vagabond.place < CLEARINGS:
            found[g.suits[vagabond.place]] = vagabond.fresh[HAMMER]
        return found

    def activate(self, g: Root, way: tuple[int, int, int]) -> None:
        for _ in range(sum(way)):
            exhaust(g.vagabond(self.number), HAMMER)

    def keep_item(self, g: Root, item: int) -> None:
        gain(g.vagabond(self.number), item)

    def held(self, g: Root, seat: int) -> Cards:
        return (*g.crafted[seat], FIRST_CHARACTER + g.vagabond(self.number).character)

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return ChooseCharacter(seat), OpenQuests()

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Roam(seat), Evening(seat)
