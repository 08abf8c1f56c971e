"""A chronicle: what one game leaves to the next (rulebook 8, 12.4 to 12.7). It is kept as JSON; cards by their ids.

It holds sets, and never an order: what is shuffled for a game is shuffled with that game's own key (``dealing``).
"""

from __future__ import annotations

from itertools import filterfalse
from typing import Final, TypeVar

from interrex.engine import wire
from interrex.engine.luck import Luck
from interrex.engine.message import Message

from .data.constants import MIDDLE, SLOTS, UPPER
from .data.denizens import DENIZENS
from .data.edifices import EDIFICES
from .data.faces import SUITS
from .data.first_game import FIRST_GAME, GUIDED_GAME, GUIDED_RELIC_DECK, GUIDED_WORLD_DECK, NUMBERS, OATH, Slot
from .data.numbers import KIND, NUMBER
from .data.oaths import OATHS
from .data.relics import GRAND_SCEPTER, RELICS
from .data.sites import SITES
from .data.visions import VISIONS
from .words import COLOURS

VISION_IDS: Final = tuple([vision.id for vision in VISIONS])
DENIZEN_IDS: Final = tuple([card.id for card in DENIZENS])
FIRST_IDS: Final = frozenset([card.id for card in DENIZENS if card.number in NUMBERS])
EDIFICE_IDS: Final = tuple([card.id for card in EDIFICES])
RELIC_IDS: Final = tuple([relic.id for relic in RELICS if relic.id != GRAND_SCEPTER])
SITE_IDS: Final = tuple([site.id for site in SITES])

Card = TypeVar("Card")  # its id or its number


class Lying(wire.Struct, frozen=True):
    """A slot of the map: its site (empty: any of the site deck), face up or not, and what lies there."""

    site: str = ""
    face_up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()  # that somebody has seen there
    unseen: int = 0  # relics beside them


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
    """Nothing in it has an order, but for a first game that is guided.

    Denizens named nowhere are in the Archive, relics in their deck, sites in theirs. Which cards join and leave the
    world deck is drawn when the next game begins.
    """

    game: int  # the number of the game to be played
    oath: str
    citizens: tuple[str, ...]  # colours of the boards on their Citizen side
    sites: tuple[Lying, ...]
    world: tuple[str, ...]  # empty: that of a first game
    dispossessed: tuple[str, ...]
    relics: tuple[str, ...]  # the deck, as far as those who kept it named it
    leaving: tuple[str, ...] = ()  # of these six leave, and the others join the world deck (rulebook 8.5)
    joins: str = ""  # the suit of which most cards join it; empty: none do (rulebook 8.4.1)
    heals: bool = False  # they come from the Dispossessed, and the others of these return (rulebook 8.4.2)
    unseen: tuple[str, ...] = ()  # relics that nobody has seen: face down at sites, or in the deck
    on_top: tuple[str, ...] = ()  # relics that are laid on top of the deck (rulebook 8.6.3)
    winner: int | None = None  # the house that won last
    name: str = ""
    suits: str = "012345"  # an order of suits that the community's strings hold and nobody uses
    before: tuple[str, ...] = ()  # colours of those who began the last game as Citizens
    won: str = "purple"  # the colour that won it
    history: tuple[Chapter, ...] = ()

    @property
    def archive(self) -> tuple[str, ...]:
        at_sites = [card for lying in self.sites for card in lying.cards]
        used = {*self.world, *self.leaving, *self.dispossessed, *at_sites}
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


def first_chronicle() -> Chronicle:
    """The first game's (rulebook 12.4 to 12.6)."""
    return _FIRST


def guided_chronicle() -> Chronicle:
    """That of the guided first game, everything in its order (rulebook 12.8)."""
    return Chronicle(1, OATH, (), _lying(GUIDED_GAME), GUIDED_WORLD_DECK, (), GUIDED_RELIC_DECK)


def _lying(slots: tuple[Slot, ...]) -> tuple[Lying, ...]:
    return tuple([Lying(slot.site, slot.face_up, slot.cards, slot.relics) for slot in slots])


_FIRST: Final = Chronicle(1, OATH, (), _lying(FIRST_GAME), (), (), ())


def unsound(written: Chronicle) -> Message | None:
    """What is wrong with a chronicle brought along, if anything (rulebook 21.8)."""
    cards = [card for slot in written.sites for card in slot.cards]
    deck = [*written.relics, *written.unseen, *written.on_top]
    relics = [*deck, *[relic for slot in written.sites for relic in slot.relics]]
    sites = [slot.site for slot in written.sites if slot.site]
    named = [*written.world, *written.leaving, *cards, *written.dispossessed, *relics, *sites]
    for name in named:
        if name not in NUMBER:
            return Message("oath-string-unknown", {"card": name})
        if named.count(name) > 1:
            return Message("oath-string-twice", {"card": Message(f"oath-{KIND[NUMBER[name]]}-{name}", {})})
    checks = (
        ("oath-string-sites", len(written.sites) == sum(SLOTS) and written.sites[0].face_up),
        ("oath-string-oath", written.oath in [oath.id for oath in OATHS]),
        ("oath-string-colours", {*written.citizens, *written.before} <= set(COLOURS[1:]) and written.won in COLOURS),
        ("oath-string-face-down", all(slot.face_up or not _laden(slot) for slot in written.sites)),
        ("oath-string-visions", not written.world or set(VISION_IDS) <= set(written.world)),
        ("oath-string-relics", not deck or len(relics) == len(RELIC_IDS)),
        ("oath-string-misplaced", _in_place(written, cards, relics, sites) and _drawable(written)),
    )
    wrong = [key for key, fine in checks if not fine]
    return Message(wrong[0], {}) if wrong else None


def _laden(slot: Lying) -> bool:
    return bool(slot.cards or slot.relics or slot.unseen)


def _in_place(written: Chronicle, cards: list[str], relics: list[str], sites: list[str]) -> bool:
    """Each card where cards of its kind belong."""
    return (
        {*written.world} <= {*DENIZEN_IDS, *VISION_IDS}
        and {*written.leaving, *written.dispossessed} <= {*DENIZEN_IDS}
        and {*cards} <= {*DENIZEN_IDS, *EDIFICE_IDS}
        and {*relics} <= {*RELIC_IDS}
        and {*sites} <= {*SITE_IDS}
    )


def _drawable(written: Chronicle) -> bool:
    """What is left to be drawn can be."""
    unseen = [slot.unseen for slot in written.sites]
    return written.joins in ("", *SUITS) and all(n >= 0 for n in unseen) and sum(unseen) <= len(written.unseen)
