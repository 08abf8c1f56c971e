"""The Vagabond as a faction: a pawn, items instead of warriors, and relationships that battles spoil."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal

from ...data import CLEARINGS, FIRST_CHARACTER, HAMMER, HOSTILE, SWORD, VAGABOND_2
from ...faction import Faction, Phases
from ...hands import Cards
from ...satchel import Vagabond
from ...state import NOBODY, Fight, Root
from ..losses import Losses
from ..reasons import not_now
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
        self.second = number == VAGABOND_2

    def new_board(self) -> Vagabond:
        return Vagabond.new()

    def his(self, g: Root) -> Vagabond:
        board: Vagabond = g.boards[self.number]
        return board

    def pieces(self, g: Root, clearing: int) -> int:
        return int(self.his(g).place == clearing)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        return []

    def prepare(self, g: Root, fight: Fight) -> bool:
        return choose_ally(g, fight)

    def grounds(self, g: Root, suit: int) -> list[int]:
        place = self.his(g).place
        return [place] if place < CLEARINGS else []

    def fights(self, g: Root, clearing: int) -> bool:
        return self.his(g).place == clearing

    def strength(self, g: Root, clearing: int) -> int:
        return self.his(g).undamaged(SWORD)

    def suffer(self, g: Root, side: int, hits: int) -> None:
        g.push(TakeHits(g.deeds[-1].sides[side], hits))

    def credit(self, g: Root, side: int, faction: int, warriors: int, others: int) -> None:
        """On his turn every piece of a hostile faction scores (law 9.2.9.3.1)."""
        seat = g.deeds[-1].sides[side]
        if warriors and turn_hostile(g, seat, faction):
            warriors -= 1  # not the one that made the faction hostile
        if g.turn == seat and self.his(g).relations[faction] == HOSTILE:
            g.deeds[-1].points[side] += warriors + others

    def after_battle(self, g: Root, fight: Fight) -> None:
        if fight.ally != NOBODY and fight.by_ally > fight.by_items:
            turn_hostile(g, fight.attacker, fight.ally)  # law 9.2.9.2.4

    def swept(self, g: Root, clearing: int, by: int, losses: Losses) -> None:
        """Three items damaged instead (law 9.2.2.1)."""
        if self.his(g).place == clearing:
            losses.triggers.append(Damage(g.seat_of[self.number], 3))

    def sweeps(self, g: Root, seat: int, faction: int, clearing: int) -> None:
        if g.boards[faction].warriors[clearing]:
            turn_hostile(g, seat, faction)

    def crafting_pieces(self, g: Root) -> list[int]:
        """Hammers, in the suit of his clearing (law 9.2.1)."""
        vagabond = self.his(g)
        found = [0, 0, 0]
        if vagabond.place < CLEARINGS:
            found[g.suits[vagabond.place]] = vagabond.fresh[HAMMER]
        return found

    def activate(self, g: Root, way: tuple[int, int, int]) -> None:
        exhaust(g, g.seat_of[self.number], *[HAMMER] * sum(way))

    def not_now(self, g: Root, seat: int, a: Action) -> Refusal | None:
        return not_now(g, seat, a)

    def keep_item(self, g: Root, item: int) -> None:
        gain(self.his(g), item)

    def held(self, g: Root, seat: int) -> Cards:
        return (*g.crafted[seat], FIRST_CHARACTER + self.his(g).character)

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return ChooseCharacter(seat), OpenQuests()

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Roam(seat), Evening(seat)
