"""How games of Oath follow one another: what a finished game leaves behind, and the history of a campaign."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from interrex.engine import wire
from interrex.engine.game import Between, Options, Saga, Start
from interrex.engine.message import Message

from . import between
from .book import BOOK
from .chronicle import RELIC_IDS, Chapter, Chronicle, Lying, Player, read
from .data.denizens import DENIZENS
from .data.faces import SUITS
from .data.numbers import IDS, NOBODY, SCEPTER, VISION, is_denizen
from .data.oaths import OATHS
from .state import ROLES, SLOT_COUNT, Legacy, Oath
from .strings import NOTATION
from .words import COLOURS


def writes(g: Oath, start: Start) -> dict[str, Any]:
    """The chronicle that the winner has written (rulebook 8.7)."""
    legacy = g.legacy
    assert legacy is not None
    last = None if start.chronicle is None else read(start.chronicle)
    houses = start.houses or tuple(range(g.players))
    number = 1 if last is None else last.game
    written = Chronicle(
        game=number + 1,
        oath=OATHS[legacy.oath].id,
        citizens=_citizens(legacy),
        sites=tuple([_lying(g, slot) for slot in range(SLOT_COUNT)]),
        world=_ids(staying(g)),
        dispossessed=_ids(sorted(g.dispossessed)),
        relics=_ids(sorted([*buried(g, seen=True), *lost(g)])),
        leaving=_ids(leaving(g)),
        joins=SUITS[legacy.suit],
        heals=legacy.healed,
        unseen=_ids(
            sorted([*buried(g, seen=False), *[relic for slot in range(SLOT_COUNT) for relic in unseen(g, slot)]])
        ),
        on_top=_ids(sorted([*held(g, g.winner), *filter(None, g.reliquary)])),
        winner=houses[g.winner],
        name="" if last is None else last.name,
        suits="012345" if last is None else last.suits,
        before=() if last is None else last.citizens,
        won=COLOURS[g.colour[g.winner]],
        history=(*(() if last is None else last.history), chapter(g, legacy, number, houses))[-MOST_CHAPTERS:],
    )
    plain: dict[str, Any] = wire.plain(written)
    return plain


# What becomes of the cards when the next game begins (rulebook 8.4 to 8.8): sets, sorted, as it draws them itself.


def leaving(g: Oath) -> list[int]:
    """The discard piles and the losers' advisers, of which six leave; Visions are set aside (rulebook 8.5)."""
    found = [card for pile in g.piles for card in pile]
    for seat in range(g.players):
        if seat != g.winner:
            found += [*g.advisers[seat], *g.facedown[seat], *g.drawn[seat]]
    return sorted(filter(is_denizen, found))


def staying(g: Oath) -> list[int]:
    """All other denizens that are in play and at no site, and the five Visions (rulebook 8.8)."""
    elsewhere = {*leaving(g), *g.archive, *g.dispossessed, *[card for cards in g.cards for card in cards]}
    return [*[card.number for card in DENIZENS if card.number not in elsewhere], *sorted(VISION)]


def held(g: Oath, seat: int) -> list[int]:
    return [relic for relic in g.relics[seat] if relic != SCEPTER]


def lost(g: Oath) -> list[int]:
    """The losers' relics (rulebook 8.6.1)."""
    return [relic for seat in range(g.players) if seat != g.winner for relic in held(g, seat)]


def buried(g: Oath, seen: bool) -> list[int]:
    """Those in the relic deck that somebody has seen, or nobody."""
    return [relic for relic in g.relic_deck if bool(g.eyes[relic]) == seen]


def unseen(g: Oath, slot: int) -> list[int]:
    """Relics at a site that nobody has seen: as well as there they could be in the deck (rulebook 22.3.8)."""
    return [relic for relic in g.relics_at[slot] if not g.eyes[relic]]


MOST_CHAPTERS: Final = 40  # a longer history is in the records of the campaign


def chapter(g: Oath, legacy: Legacy, number: int, houses: tuple[int, ...]) -> Chapter:
    """The game that is over, for the history book."""
    return Chapter(
        game=number,
        winner=houses[g.winner],
        rule=g.won_by,
        vision=IDS[g.won_with] if g.won_with else "",
        oath=OATHS[g.oath].id,
        chancellor=houses[g.chancellor],
        players=tuple(
            [Player(houses[seat], ROLES[g.role[seat]], COLOURS[g.colour[seat]]) for seat in range(g.players)]
        ),
        sites=tuple([_stood(ground.site, ground.colour) for ground in legacy.ground]),
        built=IDS[legacy.built] if legacy.built else "",
        ruined=_ids(legacy.ruined),
        suit="" if legacy.healed else SUITS[legacy.suit],
        cards=tuple([_ids(ground.cards) for ground in legacy.ground]),
        relics=_ids(legacy.relics),
        kept=_ids(legacy.kept),
        vowed=OATHS[legacy.oath].id,
        citizens=_citizens(legacy),
    )


def _citizens(legacy: Legacy) -> tuple[str, ...]:
    return tuple([COLOURS[colour] for colour in range(1, len(COLOURS)) if legacy.citizens >> colour & 1])


def _ids(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([IDS[card] for card in cards])


def _stood(site: int, colour: int) -> tuple[str, str]:
    return IDS[site] if site else "", "" if colour == NOBODY else COLOURS[colour]


def _lying(g: Oath, slot: int) -> Lying:
    up = bool(g.face_up >> slot & 1)
    hidden = unseen(g, slot)
    seen = [relic for relic in g.relics_at[slot] if relic not in hidden]
    return Lying(IDS[g.site[slot]] if up else "", up, _ids(g.cards[slot]), _ids(seen), len(hidden))


def settles(chronicle: dict[str, Any], houses: tuple[int, ...]) -> Options:
    """Nothing: who is Chancellor may be chosen each time (rulebook 12.3)."""
    read(chronicle)
    return {}


def tells(chronicle: dict[str, Any]) -> tuple[Message, ...]:
    """The history, game by game, and under which oath the next is played."""
    written = read(chronicle)
    return (
        *[_told(one) for one in written.history],
        Message("oath-history-next", {"n": written.game, "oath": written.oath}),
    )


def _told(one: Chapter) -> Message:
    role = next((player.role for player in one.players if player.house == one.winner), ROLES[0])
    said = {"n": one.game, "seat": one.winner, "role": role, "oath": one.oath}
    if one.vision:
        return Message("oath-history-vision", {**said, "vision": Message(f"oath-card-{one.vision}", {})})
    return Message("oath-history-game", said)


LOOSE: Final = 3  # the first version of the rules whose chronicles hold sets


def migrate(chronicle: dict[str, Any], version: int) -> dict[str, Any]:
    """A chronicle with decks in order: what lies face down is mixed, so that nobody can have read it there."""
    if version >= LOOSE:
        return chronicle
    written = read(chronicle)
    at_sites = [relic for slot in written.sites for relic in slot.relics]
    mixed = wire.replace(
        written,
        sites=tuple([_mixed(slot) for slot in written.sites]),
        world=tuple(sorted(written.world, key=IDS.index)),
        relics=(),
        unseen=tuple(sorted([*(written.relics or _others(at_sites)), *at_sites], key=IDS.index)),
    )
    plain: dict[str, Any] = wire.plain(mixed)
    return plain


def _mixed(slot: Lying) -> Lying:
    return Lying(slot.site if slot.face_up else "", slot.face_up, slot.cards, (), len(slot.relics))


def _others(relics: list[str]) -> list[str]:
    return [relic for relic in RELIC_IDS if relic not in relics]


BETWEEN: Final = Between(between.shows, between.opened)
SAGA: Final = Saga(writes, settles, tells, migrate=migrate, notation=NOTATION, book=BOOK, between=BETWEEN)
