"""How games of Oath follow one another: what a finished game leaves behind, and the history of a campaign."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine import wire
from interrex.engine.game import Options, Saga, Start
from interrex.engine.message import Message

from .book import BOOK
from .chronicle import Chapter, Chronicle, Lying, Player, read
from .data.faces import SUITS
from .data.numbers import IDS, NOBODY
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
        world=_ids(g.world[::-1]),
        dispossessed=_ids(tuple(sorted(g.dispossessed))),
        relics=_ids(g.relic_deck[::-1]),
        winner=houses[g.winner],
        name="" if last is None else last.name,
        suits="012345" if last is None else last.suits,
        before=() if last is None else last.citizens,
        won=COLOURS[g.colour[g.winner]],
        history=(*(() if last is None else last.history), chapter(g, legacy, number, houses))[-MOST_CHAPTERS:],
    )
    plain: dict[str, Any] = wire.plain(written)
    return plain


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


def _ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([IDS[card] for card in cards])


def _stood(site: int, colour: int) -> tuple[str, str]:
    return IDS[site] if site else "", "" if colour == NOBODY else COLOURS[colour]


def _lying(g: Oath, slot: int) -> Lying:
    up = bool(g.face_up >> slot & 1)
    return Lying(IDS[g.site[slot]], up, _ids(g.cards[slot]), _ids(g.relics_at[slot]))


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


SAGA: Final = Saga(writes, settles, tells, notation=NOTATION, book=BOOK)
