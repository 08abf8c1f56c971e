"""What is printed, as types, and what can neither appear nor vanish."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from interrex.engine.game import ROLE, Listed
from interrex.engine.message import Message
from interrex.engine.wire import Struct

from .boards import AllianceBoard, EyrieBoard, MarquiseBoard
from .data import (
    ALLIANCE,
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLUMNS,
    EFFECT_RULES,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    FACTIONS,
    GOAL,
    ITEM_SUPPLY,
    ITEMS,
    LEADERS,
    MAPS,
    MARQUISE,
    MARQUISE_COST,
    MARQUISE_DRAWS,
    MARQUISE_POINTS,
    NUMBER,
    OWNER_OF,
    QUESTS,
    SUITS,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    VIZIER,
    WARRIORS,
    Card,
    Map,
)  # fmt: skip
from .satchel import vagabonds
from .state import NOBODY, Root

Counts = dict[str, int]

NAMED: Final = {
    ROLE: FACTIONS,
    "card": tuple([card.id for card in CARDS]),
    "quest": tuple([quest.id for quest in QUESTS]),
    "leader": tuple(LEADERS),
    "character": tuple(CHARACTERS),
    "item": ITEMS,
    "suit": SUITS,
}


def factions(g: Root) -> tuple[str, ...]:
    """What each seat plays."""
    return tuple([FACTIONS[faction] for faction in g.faction])


class MapPrint(Struct, frozen=True):
    """A side of the board. Clearings and forests have their printed numbers."""

    suits: list[str]  # none: they are dealt
    slots: tuple[int, ...]
    ruins: list[int]
    paths: list[tuple[int, int]]
    river: list[tuple[int, int]]
    forests: list[list[int]]  # each by the clearings it touches
    corners: list[tuple[int, int]]  # and their opposite
    places: tuple[tuple[float, float], ...]


class CardPrint(Struct, frozen=True):
    """A card of the shared deck: what crafting it takes and gives."""

    suit: str
    kind: str
    cost: Counts  # by suit
    any: int  # pieces of any suit
    item: str | None
    points: int
    copies: int


class QuestPrint(Struct, frozen=True):
    suit: str
    items: list[str]


class TrackPrint(Struct, frozen=True):
    """A track of a faction's board, by pieces that are on the map before the next is placed."""

    points: tuple[int, ...]  # that it gives
    costs: tuple[int, ...]  # wood or supporters; none: it is not paid for
    draws: tuple[bool, ...]  # whether one more card is drawn from then on


class Components(Struct, frozen=True):
    """The maps, the deck, the quests, the boards of the factions."""

    maps: dict[str, MapPrint]
    cards: dict[str, CardPrint]
    quests: dict[str, QuestPrint]
    leaders: dict[str, list[str]]  # their Loyal Viziers, by column
    characters: dict[str, list[str]]  # their items
    warriors: Counts  # by faction
    items: Counts  # that can be crafted
    tracks: dict[str, TrackPrint]  # by piece
    pieces: dict[str, str]  # buildings and tokens, by the faction whose they are
    buildings: tuple[str, ...]  # those of them that stand in slots
    goal: int  # points that win


def components() -> Components:
    return Components(
        maps={name: _map(board) for name, board in MAPS.items()},
        cards={card.id: _card(card) for card in CARDS},
        quests={q.id: QuestPrint(SUITS[q.suit], [ITEMS[i] for i in q.items]) for q in QUESTS},
        leaders={name: [COLUMNS[c] for c in columns] for name, columns in LEADERS.items()},
        characters={name: [ITEMS[i] for i in items] for name, items in CHARACTERS.items()},
        warriors=dict(zip(FACTIONS, WARRIORS, strict=False)),
        items={ITEMS[item]: n for item, n in enumerate(ITEM_SUPPLY) if n},
        tracks=TRACKS,
        pieces={piece: FACTIONS[owner] for piece, owner in OWNER_OF.items()},
        buildings=BUILDINGS,
        goal=GOAL,
    )


def _map(board: Map) -> MapPrint:
    return MapPrint(
        suits=[SUITS[s] for s in board.suits],
        slots=board.slots,
        ruins=[c + 1 for c in board.ruins],
        paths=[(a + 1, b + 1) for a, b in board.paths],
        river=[(a + 1, b + 1) for a, b in board.river],
        forests=[[c + 1 for c in forest] for forest in board.forests],
        corners=[(a + 1, b + 1) for a, b in board.corners],
        places=board.places,
    )


def _listed(id: str, rule: str) -> Listed:
    card = CARDS[NUMBER[id]]
    paid = [*zip(SUITS[:3], card.cost, strict=True), ("any", card.any)]
    cost = tuple([Message(f"root-price-{suit}", {"n": n}) for suit, n in paid if n])
    printed = {"suit": SUITS[card.suit], "n": card.copies, "cost": cost}
    return Listed("card", id, Message("root-printed-effect", printed), rule)


LISTED: Final = {"22": tuple([_listed(id, rule) for id, rule in EFFECT_RULES.items()])}


def _card(card: Card) -> CardPrint:
    return CardPrint(
        suit=SUITS[card.suit],
        kind=card.kind,
        cost=dict(zip(SUITS, card.cost, strict=False)),
        any=card.any,
        item=ITEMS[card.item] if card.item >= 0 else None,
        points=card.points,
        copies=card.copies,
    )


def _more(draws: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([after > before for before, after in pairwise(draws)])


TRACKS: Final = {
    "sawmill":   TrackPrint(MARQUISE_POINTS[0], MARQUISE_COST, ()),
    "workshop":  TrackPrint(MARQUISE_POINTS[1], MARQUISE_COST, ()),
    "recruiter": TrackPrint(MARQUISE_POINTS[2], MARQUISE_COST, _more(MARQUISE_DRAWS)),
    "roost":     TrackPrint(EYRIE_POINTS[1:], (), _more(EYRIE_DRAWS)),
    "sympathy":  TrackPrint(SYMPATHY_POINTS, SYMPATHY_COST, ()),
}  # fmt: skip


def pieces(g: Root) -> dict[str, int]:
    """What can neither appear nor vanish, beside the cards: counted where it lies."""
    hers: MarquiseBoard = g.boards[MARQUISE]
    eyrie: EyrieBoard = g.boards[EYRIE]
    alliance: AllianceBoard = g.boards[ALLIANCE]
    viziers = sum([column.count(VIZIER) for column in eyrie.decree])
    carried = [sum([sum(pile) for pile in vagabond.piles()]) for vagabond in vagabonds(g)]
    items = sum(g.item_supply) + sum([sum(box) for box in g.items]) + sum(carried) + sum([len(r) for r in g.ruins])
    starting = sum([4 for r in vagabonds(g) if r.place == NOBODY and not any(r.fresh)])  # not chosen yet
    counts = {
        "items": items + g.dropped + starting,
        "wood": sum(hers.wood) + hers.wood_supply,
        "viziers where they belong": int(eyrie.leader == NOBODY or viziers in (0, 2)),
        "slots never overfilled": int(min(g.slots()) >= 0),
        "quests done as counted": int(len(g.quests_done) == sum([sum(r.quests) for r in vagabonds(g)])),
        "bases where they stand": int(sum(alliance.bases) == sum([base != NOBODY for base in alliance.base_of])),
    }
    for faction in g.armies:
        counts[f"warriors of {FACTIONS[faction]}"] = g.boards[faction].army()
    return counts
