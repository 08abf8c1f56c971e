"""What is printed for everybody to see from the start, and of each sealed thing once it is open."""

from __future__ import annotations

from typing import Any

from interrex.engine import wire
from interrex.engine.game import Packs
from interrex.engine.wire import Struct

from . import vocabulary as v
from .data import AGENDAS, HOUSES, NOBODY, PLACES, PREFERENCE_BOXES, RESOURCES, SLOTS, SPACES, TOP
from .play.telling import told
from .state import Council
from .story.shelf import SHELF, plain, sealed_in


class AgendaCard(Struct, frozen=True):
    rows: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    coins: tuple[int, int, int]


class AchievementPart(Struct, frozen=True):
    boxes: int


class HouseSheet(Struct, frozen=True):
    number: int
    prefers: tuple[str, str]
    achievements: tuple[AchievementPart, ...]


class Components(Struct, frozen=True):
    resources: tuple[str, ...]
    rows: int
    slots: int
    spaces: int
    preference_boxes: int
    doors: int  # places that doors lead to
    usual: v.VoteRules  # how a vote is held that nothing is said of
    agendas: dict[str, AgendaCard]
    houses: dict[str, HouseSheet]


def components() -> Components:
    return Components(
        resources=RESOURCES,
        rows=TOP,
        slots=SLOTS,
        spaces=SPACES,
        preference_boxes=PREFERENCE_BOXES,
        doors=PLACES,
        usual=v.USUAL,
        agendas={agenda.id: AgendaCard(agenda.rows, agenda.points, agenda.coins) for agenda in AGENDAS},
        houses={
            h.id: HouseSheet(h.number, h.prefers, tuple([AchievementPart(a.boxes) for a in h.achievements]))
            for h in HOUSES
        },
    )


def pieces(g: Council) -> dict[str, int]:
    """The supply has no end (rulebook 13.6); tokens and markers are as many as ever."""
    return {
        "leader": int(0 <= g.leader < g.players),
        "moderator": int(0 <= g.moderator < g.players),
        "markers": len(g.rows),
    }


def _opened(g: Council, seat: int | None) -> tuple[str, ...]:
    """What everybody has seen, and the front of the next card for a seat that was shown it (rulebook 10.2.32)."""
    card = g.known_next(seat)
    if card == NOBODY:
        return g.opened
    front = told(g, g.story.card_handle(card))
    return g.opened if front in g.opened else (*g.opened, front)


# What happens openly as soon as it is read. Other words name what is still sealed, or tell of what comes later (11.10)
OPEN = (
    v.Move, v.Balance, v.Momentum, v.StickerOff, v.StickerAge, v.Gain, v.Lose, v.Pay, v.Pool, v.TokenGive, v.SignerIs,
    v.Achieve, v.SignatoryBonus, v.Order, v.Rebellion, v.EndReign,
)  # fmt: skip


def _open(effects: v.Effects) -> list[v.AnyEffect]:
    return [effect for effect in effects if isinstance(effect, OPEN)]


def _printed(sealed: str) -> dict[str, dict[str, Any]]:
    """What stands on a sealed thing, for whoever may see it: nothing that would tell of another one."""
    story = sealed_in(sealed)
    sealed = story.plain(sealed)
    kind, name, side = story.sealed[sealed]
    pack = story.pack
    found: dict[str, Any] = {}
    match kind:
        case "front":
            found = {"front": pack.dilemma[name].front, "rules": pack.dilemma[name].rules}
        case "outcome":
            found = {"effects": _open(getattr(pack.dilemma[name], side)), "skull": pack.dilemma[name].skull}
        case "sticker":
            found = {"row": pack.sticker[name].row, "sign": pack.sticker[name].sign}
        case "story":
            card = pack.story[name]
            abilities = [{"kind": a.kind, "who": a.who, "boxes": a.boxes} for a in card.abilities]
            found = {"number": card.number, "ending": card.ending, "abilities": abilities, "effects": _open(card.then)}
        case "event":
            found = {"lasts": pack.event[name].lasts.end, "rules": pack.event[name].rules}
        case "card":
            found = {"effects": _open(pack.circumstance[name].then), "after": pack.circumstance[name].after}
        case "finale" if pack.finale is not None:
            found = {"order": pack.finale.order, "rebellion": pack.finale.rebellion, "equal": pack.finale.equal}
    return {kind: {sealed: wire.plain(found)}}


def _words(sealed: str, language: str) -> str:
    return sealed_in(sealed).fluent(sealed, language)


def _names() -> tuple[str, ...]:
    return tuple([handle for story in SHELF.values() for handle in story.sealed])


PACKS = Packs(_names, _opened, _printed, _words, plain)
