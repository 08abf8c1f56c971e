"""The realm between two games, as everybody who takes part may see it: what stays, what is new, and who is who.

Told from the chronicle alone: sets that all could see, never an order, and of the cards that joined or left only suits.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.wire import Struct

from .chronicle import Chapter, Chronicle, Lying, read
from .data.constants import JOINING
from .data.edifices import EDIFICES
from .data.faces import SUITS
from .state import CHANCELLOR, CITIZEN, EXILE, ROLES

RUINS = {card.id for card in EDIFICES[1::2]}


class LandView(Struct, frozen=True):
    """A slot of the map; without a site it is drawn anew when the game begins."""

    site: str | None
    cards: tuple[str, ...]
    relics: int  # that lie there face down


class StandingView(Struct, frozen=True):
    """Somebody of the last game: what they were at its end, and what that makes of them."""

    house: int
    colour: str
    was: str
    role: str  # by the chronicle; whoever is chosen as Chancellor at the next table changes it


class JoinedView(Struct, frozen=True):
    n: int
    suit: str


class RealmView(Struct, frozen=True):
    game: int  # the number of the one to be played
    oath: str
    before: str  # the oath of the last game
    winner: int
    people: list[StandingView]
    citizens: tuple[str, ...]  # colours of the boards on their Citizen side
    sites: list[LandView]
    kept: tuple[str, ...]  # sites that stay on the map
    built: str | None  # an edifice that was built or repaired
    ruined: tuple[str, ...]
    ruins: tuple[str, ...]  # all that stand
    joined: list[JoinedView]  # cards of the world deck, by suit; none: the Archive was healed


def shows(written: dict[str, Any], before: dict[str, Any] | None) -> RealmView | None:
    """None where the chronicle was brought along: nobody here has seen what was before it."""
    book = read(written)
    if not book.history:
        return None
    last = book.history[-1]
    return RealmView(
        game=book.game,
        oath=book.oath,
        before=last.oath,
        winner=last.winner,
        people=_people(book, last),
        citizens=book.citizens,
        sites=[_land(slot) for slot in book.sites],
        kept=last.kept,
        built=last.built or None,
        ruined=last.ruined,
        ruins=tuple([card for slot in book.sites for card in slot.cards if card in RUINS]),
        joined=_joined(last),
    )


def opened(written: dict[str, Any]) -> tuple[str, ...]:
    """Nothing of Oath is sealed."""
    return ()


def _people(book: Chronicle, last: Chapter) -> list[StandingView]:
    def role(house: int, colour: str) -> str:
        if house == last.winner:
            return ROLES[CHANCELLOR]
        return ROLES[CITIZEN if colour in book.citizens else EXILE]

    return [StandingView(one.house, one.colour, one.role, role(one.house, one.colour)) for one in last.players]


def _land(slot: Lying) -> LandView:
    if not slot.face_up:
        return LandView(None, (), 0)
    return LandView(slot.site, slot.cards, len(slot.relics) + slot.unseen)


def _joined(last: Chapter) -> list[JoinedView]:
    """Three cards of a suit, two of the next and one of the one after (rulebook 8.4.1)."""
    if not last.suit:
        return []
    first = SUITS.index(last.suit)
    return [JoinedView(n, SUITS[(first + at) % len(SUITS)]) for at, n in enumerate(JOINING)]
