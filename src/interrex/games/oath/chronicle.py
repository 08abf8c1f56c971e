"""A chronicle: what one game leaves to the next (rulebook 8, 12.4 to 12.7). It is kept as JSON; cards by their ids."""

from __future__ import annotations

from interrex.engine import wire
from interrex.engine.luck import Luck

from .data.constants import MIDDLE, UPPER
from .data.denizens import DENIZENS
from .data.edifices import EDIFICES
from .data.first_game import FIRST_GAME, NUMBERS, OATH
from .data.relics import GRAND_SCEPTER, RELICS
from .data.visions import VISIONS


class Lying(wire.Struct, frozen=True):
    """A slot of the map: its site (empty: any of the site deck), face up or not, and what lies there."""

    site: str = ""
    face_up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


class Chronicle(wire.Struct, frozen=True):
    """Decks stand from the top. What is named nowhere is in the Archive or the site deck."""

    game: int  # the number of the game to be played
    oath: str
    citizens: tuple[str, ...]  # colours of the boards on their Citizen side
    sites: tuple[Lying, ...]
    world: tuple[str, ...]
    dispossessed: tuple[str, ...]
    relics: tuple[str, ...]
    winner: int | None = None  # the house that won last

    @property
    def archive(self) -> tuple[str, ...]:
        used = {*self.world, *self.dispossessed, *[card for lying in self.sites for card in lying.cards]}
        return tuple([card.id for card in DENIZENS if card.id not in used])

    @property
    def edifices(self) -> tuple[str, ...]:
        """Those in the Archive, by their intact side."""
        used = {card for lying in self.sites for card in lying.cards}
        return tuple([card.id for card in EDIFICES[::2] if card.id not in used and card.turns_to not in used])

    def seat_of_winner(self, houses: tuple[int, ...]) -> int:
        """Who is Chancellor if nobody was chosen: the last winner, else the first seat (rulebook 12.3)."""
        return houses.index(self.winner) if self.winner is not None and self.winner in houses else 0


def read(written: dict[str, object]) -> Chronicle:
    return wire.convert(written, Chronicle)


def build_world(denizens: list[str], visions: list[str], luck: Luck) -> tuple[str, ...]:
    """Ten and two Visions upon fifteen and three upon the rest (rulebook 8.8)."""
    luck.shuffle(denizens)
    luck.shuffle(visions)
    upper = denizens[: UPPER[0]] + visions[: UPPER[1]]
    middle = denizens[UPPER[0] : UPPER[0] + MIDDLE[0]] + visions[UPPER[1] :]
    luck.shuffle(upper)
    luck.shuffle(middle)
    return (*upper, *middle, *denizens[UPPER[0] + MIDDLE[0] :])


def first_chronicle(luck: Luck) -> Chronicle:
    """The first game's (rulebook 12.4 to 12.6)."""
    sites = tuple([Lying(slot.site, slot.face_up, slot.cards, slot.relics) for slot in FIRST_GAME])
    lying = {card for slot in sites for card in slot.cards}
    denizens = [card.id for card in DENIZENS if card.number in NUMBERS and card.id not in lying]
    relics = [relic.id for relic in RELICS if relic.id != GRAND_SCEPTER]
    luck.shuffle(relics)
    world = build_world(denizens, [vision.id for vision in VISIONS], luck)
    return Chronicle(1, OATH, (), sites, world, (), tuple(relics))
