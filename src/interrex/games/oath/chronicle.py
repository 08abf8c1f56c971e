"""A chronicle: what one game leaves to the next (rulebook 8, 12.4 to 12.7). It is kept as JSON; cards by their ids."""

from __future__ import annotations

from itertools import filterfalse
from typing import Final, TypeVar

from interrex.engine import wire
from interrex.engine.luck import Luck
from interrex.engine.message import Message

from .data.constants import MIDDLE, SLOTS, UPPER
from .data.denizens import DENIZENS
from .data.edifices import EDIFICES
from .data.first_game import FIRST_GAME, GUIDED_GAME, GUIDED_RELIC_DECK, GUIDED_WORLD_DECK, NUMBERS, OATH, Slot
from .data.numbers import KIND, NUMBER
from .data.oaths import OATHS
from .data.relics import GRAND_SCEPTER, RELICS
from .data.visions import VISIONS
from .words import COLOURS

VISION_IDS: Final = tuple([vision.id for vision in VISIONS])
DENIZEN_IDS: Final = tuple([card.id for card in DENIZENS])
FIRST_IDS: Final = tuple([card.id for card in DENIZENS if card.number in NUMBERS])

Card = TypeVar("Card")  # its id or its number


class Lying(wire.Struct, frozen=True):
    """A slot of the map: its site (empty: any of the site deck), face up or not, and what lies there."""

    site: str = ""
    face_up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


class Player(wire.Struct, frozen=True):
    """Who took part in a game."""

    house: int
    role: str  # at its end
    colour: str


class Chapter(wire.Struct, frozen=True):
    """A game in the history of a campaign: who won, how, and what came of it, as everybody could see it.

    Which cards joined the world deck nobody sees, nor which left it (rulebook 8.4, 8.5): only their suits are told.
    """

    game: int
    winner: int  # a house
    rule: str  # by which it was won
    vision: str  # with which; empty: without one
    oath: str
    chancellor: int  # a house
    players: tuple[Player, ...]
    sites: tuple[tuple[str, str], ...]  # the map as it stood: sites (empty: face down) and the colour that ruled
    built: str  # an edifice built or repaired
    ruined: tuple[str, ...]
    suit: str  # of which most cards joined; empty: the Archive was healed instead
    cards: tuple[tuple[str, ...], ...] = ()  # by slot: what lay at the sites
    relics: tuple[str, ...] = ()  # the winner's
    kept: tuple[str, ...] = ()  # sites that stay on the map
    vowed: str = ""  # the next oath
    citizens: tuple[str, ...] = ()  # colours of the boards on their Citizen side in the next game


class Chronicle(wire.Struct, frozen=True):
    """Decks stand from the top. What is named nowhere is in the Archive or the site deck."""

    game: int  # the number of the game to be played
    oath: str
    citizens: tuple[str, ...]  # colours of the boards on their Citizen side
    sites: tuple[Lying, ...]
    world: tuple[str, ...]  # empty: that of a first game
    dispossessed: tuple[str, ...]
    relics: tuple[str, ...]  # empty: all that lie nowhere, shuffled
    winner: int | None = None  # the house that won last
    name: str = ""
    suits: str = "012345"  # an order of suits that the community's strings hold and nobody uses
    before: tuple[str, ...] = ()  # colours of those who began the last game as Citizens
    won: str = "purple"  # the colour that won it
    history: tuple[Chapter, ...] = ()

    @property
    def archive(self) -> tuple[str, ...]:
        used = {*self.world, *self.dispossessed, *[card for lying in self.sites for card in lying.cards]}
        return tuple(filterfalse(used.__contains__, DENIZEN_IDS))

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


def build_world(denizens: list[Card], visions: list[Card], luck: Luck) -> tuple[Card, ...]:
    """Ten and two Visions upon fifteen and three upon the rest (rulebook 8.8)."""
    luck.shuffle(denizens)
    luck.shuffle(visions)
    upper = denizens[: UPPER[0]] + visions[: UPPER[1]]
    middle = denizens[UPPER[0] : UPPER[0] + MIDDLE[0]] + visions[UPPER[1] :]
    luck.shuffle(upper)
    luck.shuffle(middle)
    return (*upper, *middle, *denizens[UPPER[0] + MIDDLE[0] :])


def first_relics(lying: set[str], luck: Luck) -> tuple[str, ...]:
    """All that lie nowhere, shuffled."""
    relics = [relic.id for relic in RELICS if relic.id != GRAND_SCEPTER and relic.id not in lying]
    luck.shuffle(relics)
    return tuple(relics)


def first_world(lying: set[str], luck: Luck) -> tuple[str, ...]:
    """The world deck of a first game (rulebook 12.5)."""
    return build_world([card for card in FIRST_IDS if card not in lying], list(VISION_IDS), luck)


def first_chronicle() -> Chronicle:
    """The first game's (rulebook 12.4 to 12.6); its decks are not shuffled yet."""
    return _FIRST


def guided_chronicle() -> Chronicle:
    """That of the guided first game, everything in its order (rulebook 12.8)."""
    return Chronicle(1, OATH, (), _lying(GUIDED_GAME), GUIDED_WORLD_DECK, (), GUIDED_RELIC_DECK)


def _lying(slots: tuple[Slot, ...]) -> tuple[Lying, ...]:
    return tuple([Lying(slot.site, slot.face_up, slot.cards, slot.relics) for slot in slots])


_FIRST: Final = Chronicle(1, OATH, (), _lying(FIRST_GAME), (), (), ())


def with_decks(written: Chronicle, luck: Luck) -> Chronicle:
    """With the decks of a first game, where it has none of its own (rulebook 21.7)."""
    lying = {card for slot in written.sites for card in (*slot.cards, *slot.relics)}
    relics = written.relics or first_relics(lying, luck)
    return wire.replace(written, relics=relics, world=written.world or first_world(lying, luck))


def unsound(written: Chronicle) -> Message | None:
    """What is wrong with a chronicle brought along, if anything (rulebook 21.8)."""
    cards = [card for slot in written.sites for card in slot.cards]
    relics = [*written.relics, *[relic for slot in written.sites for relic in slot.relics]]
    sites = [slot.site for slot in written.sites if slot.site]
    named = [*written.world, *cards, *written.dispossessed, *relics, *sites]
    for name in named:
        if name not in NUMBER:
            return Message("oath-string-unknown", {"card": name})
        if named.count(name) > 1:
            return Message("oath-string-twice", {"card": Message(f"oath-{KIND[NUMBER[name]]}-{name}", {})})
    checks = (
        ("oath-string-sites", len(written.sites) == sum(SLOTS) and written.sites[0].face_up),
        ("oath-string-oath", written.oath in [oath.id for oath in OATHS]),
        ("oath-string-colours", {*written.citizens, *written.before} <= set(COLOURS[1:]) and written.won in COLOURS),
        ("oath-string-face-down", all(slot.face_up or not (slot.cards or slot.relics) for slot in written.sites)),
        ("oath-string-visions", not written.world or set(VISION_IDS) <= set(written.world)),
        ("oath-string-relics", not written.relics or len(relics) == len(RELICS) - 1),
    )
    wrong = [key for key, fine in checks if not fine]
    return Message(wrong[0], {}) if wrong else None
