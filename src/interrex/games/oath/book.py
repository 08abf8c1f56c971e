"""The history book of a campaign: each game in words, as everybody at the table could see it (rulebook 8)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.game import Book
from interrex.engine.message import Message

from .chronicle import Chapter, read
from .data.constants import JOINING
from .data.faces import SUITS
from .state import CHANCELLOR, CITIZEN, ROLES

# Rulebook 3: by which rule a game was won, and how that is told.
WON: Final = {
    "3.1":   "usurper",
    "3.2.1": "visionary",
    "3.3.1": "successor",
    "3.3.3": "settled",
    "3.4.1": "exhausted",
    "3.4.2": "usurper",
    "3.4.3": "visionary",
    "3.4.4": "exhausted",
}  # fmt: skip


def chapters(chronicle: dict[str, Any]) -> list[Chapter]:
    return list(read(chronicle).history)


def says(one: Chapter) -> tuple[Message, ...]:
    """Its title; how it was won, who was who, what the winner held; what became of map, edifices and cards."""
    title = Message("oath-book-title", {"n": one.game, "oath": one.oath})
    told = [title, _won(one), *_empire(one), *_held(one), *_land(one), *_edifices(one), _cards(one)]
    if one.vowed:
        told.append(Message("oath-book-vows", {"seat": one.winner, "oath": one.vowed}))
    return tuple(told)


def _won(one: Chapter) -> Message:
    how = WON[one.rule]
    if how != "visionary":
        return Message(f"oath-book-{how}", {"seat": one.winner})
    if not one.vision:
        return Message("oath-book-visions", {"seat": one.winner})
    return Message("oath-book-visionary", {"seat": one.winner, "vision": Message(f"oath-card-{one.vision}", {})})


def _empire(one: Chapter) -> list[Message]:
    """The Chancellor, unless that was the winner, and the Citizens at the end."""
    told: list[Message] = []
    if one.winner != one.chancellor:
        told.append(Message("oath-book-chancellor", {"seat": one.chancellor}))
    citizens = [player.house for player in one.players if player.role == ROLES[CITIZEN]]
    if citizens:
        named = tuple([Message("oath-player", {"seat": house}) for house in citizens])
        told.append(Message("oath-book-citizens", {"n": len(citizens), "who": named}))
    return told


def _held(one: Chapter) -> list[Message]:
    """What the winner ruled and owned."""
    winner = next((player for player in one.players if player.house == one.winner), None)
    if winner is None:
        return []
    imperial = winner.role in (ROLES[CHANCELLOR], ROLES[CITIZEN])
    flag = "purple" if imperial else winner.colour
    ruled = [site for site, colour in one.sites if site and colour == flag]
    told = [_listed("oath-book-ruled", "site", ruled)] if ruled else []
    return [*told, _listed("oath-book-relics", "relic", one.relics)] if one.relics else told


def _land(one: Chapter) -> list[Message]:
    return [_listed("oath-book-kept", "site", one.kept)] if one.kept else []


def _edifices(one: Chapter) -> list[Message]:
    told = [Message("oath-book-built", {"what": Message(f"oath-card-{one.built}", {})})] if one.built else []
    return [*told, _listed("oath-book-ruined", "card", one.ruined)] if one.ruined else told


def _cards(one: Chapter) -> Message:
    """Of which suits six came: three, two and one (rulebook 8.4.1). Six went, seen by nobody."""
    if not one.suit:
        return Message("oath-book-healed", {})
    first = SUITS.index(one.suit)
    suits = [SUITS[(first + n) % len(SUITS)] for n in range(len(JOINING))]
    joined = [Message("oath-book-some", {"n": n, "suit": suit}) for n, suit in zip(JOINING, suits, strict=True)]
    return Message("oath-book-joined", {"what": tuple(joined)})


def _listed(key: str, kind: str, ids: tuple[str, ...] | list[str]) -> Message:
    return Message(key, {"n": len(ids), "what": tuple([Message(f"oath-{kind}-{one}", {}) for one in ids])})


BOOK: Final = Book(chapters, says)
