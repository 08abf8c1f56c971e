"""What is printed, as types, what has a name, and what can neither appear nor vanish beside the cards."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Listed
from interrex.engine.message import Message
from interrex.engine.wire import Struct

from .data import (
    ARCHETYPES,
    CARD_IDS,
    COMMANDS,
    COUNCILS,
    FACTIONS,
    FAVOURS,
    KINDS,
    KINGDOM,
    KINGDOM_DECK,
    LOCATIONS,
    OWN,
    PLACES,
    REGIONS,
    RULES,
    TACTICS,
    TRAITS,
    Kind,
)
from .state import SHOWN_AS, Crown


class CardPrint(Struct, frozen=True):
    """A faction card. Headquarters have no archetype, and never fight."""

    kind: str
    faction: str
    archetype: str | None
    strength: int
    traits: tuple[str, ...]
    commands: tuple[str, ...]
    votes: int
    lore: int
    cost: int  # in lore; 0: it belongs to the basic deck
    rule: str


class KingdomPrint(Struct, frozen=True):
    """A Kingdom card, the council it speaks of, and what is drawn on it."""

    suit: str
    motif: str
    rule: str


class TacticPrint(Struct, frozen=True):
    """A tactic, and how often it can be used."""

    faction: str
    uses: int
    rule: str


class FavourPrint(Struct, frozen=True):
    """The Favour action of a faction."""

    faction: str
    rule: str


class LocationPrint(Struct, frozen=True):
    """A location, and what it pays."""

    region: str
    influence: int
    rule: str


class Components(Struct, frozen=True):
    """What is printed, by id."""

    cards: dict[str, CardPrint]
    kingdom: dict[str, KingdomPrint]
    tactics: dict[str, TacticPrint]
    favours: dict[str, FavourPrint]
    locations: dict[str, LocationPrint]
    regions: tuple[str, ...]
    councils: tuple[str, ...]
    factions: tuple[str, ...]
    stages: dict[str, str]  # of a clash, in order, and what each is shown as


def components() -> Components:
    return Components(
        cards={CARD_IDS[card]: _card(card, kind) for card, kind in enumerate(KINDS)},
        kingdom={card.id: KingdomPrint(COUNCILS[card.suit], card.motif, RULES[card.id]) for card in KINGDOM_DECK},
        tactics={t.id: TacticPrint(FACTIONS[n // 4], t.uses, RULES[t.id]) for n, t in enumerate(TACTICS)},
        favours={name: FavourPrint(FACTIONS[n], RULES[name]) for n, name in enumerate(FAVOURS)},
        locations={at.id: LocationPrint(REGIONS[at.region], at.influence, RULES[at.id]) for at in LOCATIONS},
        regions=REGIONS,
        councils=COUNCILS,
        factions=FACTIONS,
        stages=SHOWN_AS,
    )


def _card(card: int, kind: Kind) -> CardPrint:
    return CardPrint(
        kind=kind.id,
        faction=FACTIONS[card // OWN],
        archetype=ARCHETYPES[kind.archetype.bit_length() - 1] if kind.archetype else None,
        strength=kind.strength,
        traits=tuple([name for n, name in enumerate(TRAITS) if kind.traits >> n & 1]),
        commands=tuple([name for n, name in enumerate(COMMANDS) if (kind.commands | kind.either) >> n & 1]),
        votes=kind.votes,
        lore=kind.lore,
        cost=kind.cost,
        rule=RULES[kind.id],
    )


def _listed() -> dict[str, tuple[Listed, ...]]:
    """By the rulebook's sections: tactics, the cards of the places of power, Kingdom cards."""
    found: dict[str, list[Listed]] = {}
    for tactic in TACTICS:
        markers = Message("old-kings-crown-printed-tactic", {"n": tactic.uses}) if tactic.uses > 1 else None
        found.setdefault(_section(tactic.id), []).append(Listed("tactic", tactic.id, markers))
    for kind in PLACES:
        cost = Message("old-kings-crown-printed-card", {"n": kind.cost})
        found.setdefault(_section(kind.id), []).append(Listed("card", kind.id, cost))
    for card in KINGDOM_DECK:
        suit = Message("old-kings-crown-printed-kingdom", {"suit": COUNCILS[card.suit]})
        found.setdefault(_section(card.id), []).append(Listed("kingdom", card.id, suit))
    return {section: tuple(components) for section, components in found.items()}


def _section(component: str) -> str:
    return RULES[component].rpartition(".")[0]


LISTED: Final = _listed()

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "role": FACTIONS,
    "card": CARD_IDS,
    "kingdom": KINGDOM,
    "tactic": tuple([tactic.id for tactic in TACTICS]),
    "favour": FAVOURS,
    "region": REGIONS,
    "location": tuple([location.id for location in LOCATIONS]),
    "council": COUNCILS,
}


def factions(g: Crown) -> tuple[str, ...]:
    return tuple([FACTIONS[faction] for faction in g.faction])


def pieces(g: Crown) -> dict[str, int]:
    """Supporters, wherever they stand, and what must hold of the rest."""
    counts = {
        "seats on the order track": len(set(g.order)),
        "tired Supporters among those there": int(
            all(t <= m for seat in range(g.players) for t, m in zip(g.tired[seat], g.men[seat], strict=True))
        ),
        "nothing below nought": int(min(*g.influence, *g.lore, *g.camp, *g.lost_men) >= 0),
        "hands within their limits or being cut": int(max([len(hand) for hand in g.hands]) <= 9),
    }
    for seat in range(g.players):
        counts[f"Supporters of seat {seat}"] = g.camp[seat] + sum(g.men[seat]) + g.lost_men[seat]
    return counts
