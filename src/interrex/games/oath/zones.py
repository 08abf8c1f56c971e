"""Where cards lie, and who knows them (rulebook 20).

Denizens and Visions have different backs, so in every pile but the world deck each stays among its own kind. Of the
world deck only the first back can be seen; which of the others are Visions is imagined anew, within the parts of the
deck of which everybody knows how many there are (rulebook 8.8).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from interrex.engine import zones
from interrex.engine.kept import Kept
from interrex.engine.luck import Luck
from interrex.engine.zones import ALL, NONE, Zone, everybody

from .data.numbers import NOBODY, Cards, is_denizen, is_vision
from .state import Oath

Piles = Callable[[Oath], Sequence[Cards]]


def _seen(g: Oath, pile: Sequence[int], seat: int) -> int:
    """The mask of the cards in a pile that a seat knows to lie there."""
    mask = NONE
    if seat != NOBODY:
        for at, card in enumerate(pile):
            if g.eyes[card] >> seat & 1:
                mask |= 1 << at
    return mask


def _sifted(cards: Cards, visions: bool) -> Cards:
    return tuple([card for card in cards if is_vision(card) == visions])


SIFTED: Final = Kept("cards of one back in a pile", _sifted, "the cards, and which back")


def _only(cards: Cards, visions: bool) -> Cards:
    return SIFTED.of((cards, visions), cards, visions) if cards else cards


def _merged(pile: Cards, new: list[int], visions: bool) -> Cards:
    """The pile with its cards of one kind replaced, each in its place."""
    rest = iter(new)
    return tuple([next(rest) if is_vision(card) == visions else card for card in pile])


def _face_down(g: Oath) -> tuple[Any, ...]:
    """All that decides which cards lie face down where, and who knows them."""
    return (
        g.world,
        tuple(g.piles),
        tuple(g.facedown),
        tuple(g.drawn),
        g.archive,
        g.first_game,
        g.dispossessed,
        g.relic_deck,
        tuple(g.relics_at),
        g.reliquary,
        tuple(g.site),
        g.face_up,
        g.site_deck,
        bytes(g.eyes),
    )


def _split(name: str, piles: Piles, lay: Callable[[Oath, int, Cards], None]) -> tuple[Zone, Zone]:
    """A zone for denizens and one for Visions, over the same piles."""

    def make(visions: bool) -> Zone:
        def cards(g: Oath) -> list[Cards]:
            return [_only(pile, visions) for pile in piles(g)]

        def put(g: Oath, place: int, new: list[int]) -> None:
            lay(g, place, _merged(piles(g)[place], new, visions))

        def known(g: Oath, place: int, seat: int) -> int:
            return _seen(g, _only(piles(g)[place], visions), seat)

        return Zone(name, "vision" if visions else "denizen", cards, put, known, depends_on=_face_down)

    return make(False), make(True)


def _lay_world(g: Oath, place: int, cards: Cards) -> None:
    g.world = cards


def _lay_pile(g: Oath, place: int, cards: Cards) -> None:
    g.piles[place] = cards


def _lay_facedown(g: Oath, place: int, cards: Cards) -> None:
    g.facedown[place] = cards


def _lay_drawn(g: Oath, place: int, cards: Cards) -> None:
    g.drawn[place] = cards


def _archive_known(g: Oath, place: int, seat: int) -> int:
    return ALL if g.first_game else NONE


def _put_archive(g: Oath, place: int, cards: list[int]) -> None:
    g.archive = tuple(sorted(cards))


def _dispossessed_known(g: Oath, place: int, seat: int) -> int:
    return _seen(g, g.dispossessed, seat)


def _put_dispossessed(g: Oath, place: int, cards: list[int]) -> None:
    g.dispossessed = tuple(cards)


def _open_denizens(g: Oath) -> list[Cards]:
    """Edifices are no part of any pile: they are counted with the pieces."""
    return [tuple([card for cards in (*g.cards, *g.advisers) for card in cards if is_denizen(card)])]


def _open_visions(g: Oath) -> list[Cards]:
    return [(*[vision for vision in g.vision if vision], *g.boxed)]


def _fixed(g: Oath, place: int, cards: list[int]) -> None:
    """What everybody knows is never laid anew."""


def _relic_deck_known(g: Oath, place: int, seat: int) -> int:
    return _seen(g, g.relic_deck, seat)


def _put_relic_deck(g: Oath, place: int, cards: list[int]) -> None:
    g.relic_deck = tuple(cards)


def _relics_at_known(g: Oath, place: int, seat: int) -> int:
    return _seen(g, g.relics_at[place], seat)


def _put_relics_at(g: Oath, place: int, cards: list[int]) -> None:
    g.relics_at[place] = tuple(cards)


def _reliquary(g: Oath) -> list[Cards]:
    return [tuple([relic for relic in g.reliquary if relic])]


def _reliquary_known(g: Oath, place: int, seat: int) -> int:
    return _seen(g, _reliquary(g)[0], seat)


def _put_reliquary(g: Oath, place: int, cards: list[int]) -> None:
    rest = iter(cards)
    g.reliquary = tuple([next(rest) if relic else 0 for relic in g.reliquary])


def _open_relics(g: Oath) -> list[Cards]:
    return [tuple([relic for relics in g.relics for relic in relics])]


def _sites(g: Oath) -> list[Cards]:
    return [() if g.face_up >> slot & 1 else (g.site[slot],) for slot in range(len(g.site))]


def _site_known(g: Oath, place: int, seat: int) -> int:
    return _seen(g, (g.site[place],), seat)


def _put_site(g: Oath, place: int, cards: list[int]) -> None:
    if cards:
        g.site[place] = cards[0]


def _site_deck_known(g: Oath, place: int, seat: int) -> int:
    return NONE


def _put_site_deck(g: Oath, place: int, cards: list[int]) -> None:
    g.site_deck = tuple(sorted(cards))


def _open_sites(g: Oath) -> list[Cards]:
    return [tuple([g.site[slot] for slot in range(len(g.site)) if g.face_up >> slot & 1])]


ZONES: Final = (
    *_split("world", lambda g: (g.world,), _lay_world),
    *_split("piles", lambda g: g.piles, _lay_pile),
    *_split("face down", lambda g: g.facedown, _lay_facedown),
    *_split("drawn", lambda g: g.drawn, _lay_drawn),
    Zone("archive", "denizen", lambda g: (g.archive,), _put_archive, _archive_known, depends_on=_face_down),
    Zone(
        "dispossessed",
        "denizen",
        lambda g: (g.dispossessed,),
        _put_dispossessed,
        _dispossessed_known,
        depends_on=_face_down,
    ),
    Zone("open", "denizen", _open_denizens, _fixed, everybody),
    Zone("revealed", "vision", _open_visions, _fixed, everybody),
    Zone("relic deck", "relic", lambda g: (g.relic_deck,), _put_relic_deck, _relic_deck_known, depends_on=_face_down),
    Zone("relics at sites", "relic", lambda g: g.relics_at, _put_relics_at, _relics_at_known, depends_on=_face_down),
    Zone("reliquary", "relic", _reliquary, _put_reliquary, _reliquary_known, depends_on=_face_down),
    Zone("relics held", "relic", _open_relics, _fixed, everybody),
    Zone("face-down sites", "site", _sites, _put_site, _site_known, depends_on=_face_down),
    Zone("site deck", "site", lambda g: (g.site_deck,), _put_site_deck, _site_deck_known, depends_on=_face_down),
    Zone("face-up sites", "site", _open_sites, _fixed, everybody),
)


def imagine_again(g: Oath, seat: int, luck: Luck, world: Oath) -> Any:
    """With the cards of an earlier one, while nobody has learned anything; which of the world deck are Visions, too."""
    twin = g.copy()
    twin.world = world.world
    return zones.imagined_again(twin, ZONES, seat, luck, world)


def imagine(g: Oath, seat: int, luck: Luck) -> Any:
    """A world that looks the same to the seat."""
    world = zones.determinize(g, ZONES, seat, luck)
    eyes = -1 if seat == zones.TABLE else 1 << seat
    cards = list(world.world)
    top = len(cards) - 1
    ends = [top + 1, max(0, len(cards) - g.upper), max(0, len(cards) - g.upper - g.middle), 0]
    for last, first in pairwise(ends):
        places = [at for at in range(first, last) if at != top and not world.eyes[cards[at]] & eyes]
        loose = sorted([cards[at] for at in places])
        luck.shuffle(loose)
        for at, card in zip(places, loose, strict=True):
            cards[at] = card
    world.world = tuple(cards)
    return world
