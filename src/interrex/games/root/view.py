"""What a seat may see, as JSON.

Hidden are the hands of others, the order of the deck and of the quests, the Alliance's supporters and the items under
the ruins. Everything else lies open.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.zones import shown

from .data import (
    ALLIANCE,
    BUILDINGS,
    CHARACTER_NAMES,
    CLEARINGS,
    COLUMNS,
    FACTIONS,
    HOSTILE,
    ITEMS,
    LEADER_NAMES,
    QUESTS,
    SUITS,
    VAGABOND,
)  # fmt: skip
from .state import DEALING_HITS, DONE, NOBODY, USING_EFFECTS, Root, Vagabond, card_id
from .words import decree_word
from .zones import HANDS, SUPPORT


def view(g: Root, seat: int | None) -> dict[str, Any]:
    rulers = g.rulers()
    return {
        "map": g.board.id,
        "turn": g.turn,
        "round": g.round,
        "phase": g.phase,
        "left": g.left,
        "clearings": [_clearing(g, c, rulers[c]) for c in range(CLEARINGS)],
        "seats": [_seat(g, s, seat) for s in range(g.players)],
        "deck": len(g.deck),
        "discard": [card_id(card) for card in g.discard],
        "available": [card_id(card) for card in g.available],
        "items": _items(g.item_supply),
        "quests": [QUESTS[q].id for q in g.quests],
        "quest_deck": len(g.quest_deck),
        "marquise": {"wood": g.wood_supply, "keep": g.keep + 1 if g.keep >= 0 else None},
        "eyrie": {
            "leader": LEADER_NAMES[g.leader] if g.leader != NOBODY else None,
            "deposed": [name for n, name in enumerate(LEADER_NAMES) if g.deposed >> n & 1],
            "decree": {name: [decree_word(card) for card in g.decree[n]] for n, name in enumerate(COLUMNS)},
            "resolving": _resolving(g),
        },
        "alliance": _alliance(g, seat),
        "battle": _battle(g),
    }


def _clearing(g: Root, c: int, ruler: int) -> dict[str, Any]:
    return {
        "suit": SUITS[g.suits[c]],
        "ruler": FACTIONS[ruler] if ruler != NOBODY else None,
        "slots": g.board.slots[c],
        "open": g.slots()[c],
        "ruin": len(g.ruins[c]),  # the items beneath
        "warriors": {FACTIONS[f]: row[c] for f, row in enumerate(g.warriors) if row[c]},
        "buildings": {BUILDINGS[kind]: row[c] for kind, row in enumerate(g.buildings) if row[c]},
        "wood": g.wood[c],
        "keep": g.keep == c,
        "sympathy": bool(g.sympathy >> c & 1),
        "pawns": [FACTIONS[VAGABOND + n] for n, vagabond in enumerate(g.vagabonds) if vagabond.place == c],
    }


def _seat(g: Root, seat: int, eyes: int | None) -> dict[str, Any]:
    faction = g.faction[seat]
    hand = [card_id(card) for card in shown(g, HANDS, seat, eyes)[0]]
    return {
        "faction": FACTIONS[faction],
        "score": g.score[seat],
        "dominance": card_id(g.dominance[seat]) if g.dominance[seat] != NOBODY else None,
        "coalition": g.coalition[seat] if g.coalition[seat] != NOBODY else None,
        "cards": len(g.hands[seat]),
        "hand": hand if seat == eyes else None,
        "known": [] if seat == eyes else hand,  # of another's hand: what was given, stolen or shown
        "crafted": [card_id(card) for card in g.crafted[seat]],
        "items": _items(g.items[seat]),
        "warriors": g.supply[faction] if faction < VAGABOND else None,
        "vagabond": _vagabond(g, g.vagabond(faction)) if faction >= VAGABOND else None,
    }


def _vagabond(g: Root, vagabond: Vagabond) -> dict[str, Any]:
    place = vagabond.place
    return {
        "character": CHARACTER_NAMES[vagabond.character] if any(vagabond.fresh) or place != NOBODY else None,
        "clearing": place + 1 if 0 <= place < CLEARINGS else None,
        "forest": place - CLEARINGS + 1 if place >= CLEARINGS else None,
        "fresh": _items(vagabond.fresh),
        "exhausted": _items(vagabond.spent),
        "damaged": _items(vagabond.damaged),
        "damaged_exhausted": _items(vagabond.damaged_spent),
        "relations": {
            FACTIONS[f]: "hostile" if vagabond.relations[f] == HOSTILE else vagabond.relations[f]
            for f in range(3) if g.seat_of[f] != NOBODY
        },
        "aids": {FACTIONS[f]: vagabond.aids[f] for f in range(3) if g.seat_of[f] != NOBODY},
        "quests": {SUITS[s]: vagabond.quests[s] for s in range(3)},
        "from_ruins": [ITEMS[i] for i in range(len(ITEMS)) if vagabond.from_ruins >> i & 1],
    }  # fmt: skip


def _alliance(g: Root, eyes: int | None) -> dict[str, Any]:
    mine = eyes is not None and g.faction[eyes] == ALLIANCE
    supporters = [card_id(card) for card in shown(g, SUPPORT, 0, eyes)[0]]
    return {
        "supporters": len(g.supporters),
        "supporter_cards": supporters if mine else None,
        "known": [] if mine else supporters,
        "officers": g.officers,
        "bases": {SUITS[suit]: g.bases[suit] + 1 if g.bases[suit] != NOBODY else None for suit in range(3)},
        "sympathy": g.sympathy.bit_count(),
    }


def _resolving(g: Root) -> dict[str, Any] | None:
    """While the Decree is carried out: the column, and its cards still to come."""
    if not NOBODY < g.column < DONE:
        return None
    return {"column": COLUMNS[g.column], "left": [decree_word(card) for card in g.unresolved]}


def _battle(g: Root) -> dict[str, Any] | None:
    if not g.doing or g.over:  # the points of an ambush may win
        return None
    fight = g.fight
    rolled = fight.stage in (USING_EFFECTS, DEALING_HITS)
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "clearing": fight.clearing + 1,
        "ally": FACTIONS[fight.ally] if fight.ally != NOBODY else None,
        "step": fight.stage,
        "ambush": fight.ambushed,
        "most": fight.most if rolled else None,
        "rolled": fight.rolled if rolled else None,
        "extra": fight.extra,
    }


def _items(counts: list[int]) -> dict[str, int]:
    return {ITEMS[item]: n for item, n in enumerate(counts) if n}
