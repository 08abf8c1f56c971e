"""Reasons are never empty, general or false: each is held against what the seat sees, without the game's rules.

A claim says what must be so in the view for a reason to be true. It is asked where the reason was given; so where the
condition comes true, the same answer would be a false one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import pytest

import interrex
from interrex.engine.action import Action
from interrex.testing.reasons import Claim, count, named

GAMES = int(os.environ.get("INTERREX_REASONS", "1"))  # of each kind


def standing(shown: Any, seat: int) -> Any:
    """The slot where a pawn of Oath stands."""
    return shown.slots[shown.seats[seat].pawn - 1]


def lies(shown: Any, name: str) -> bool:
    """Does a component of Oath lie face up, anywhere?"""
    there = [*[slot.site for slot in shown.slots], *[card for slot in shown.slots for card in slot.cards]]
    for other in shown.seats:
        there += [*other.advisers, *other.relics, other.vision]
    return name in there or holds_banner(shown, name) is not None


def holds_banner(shown: Any, name: str) -> int | None:
    """Who holds a banner of Oath; of what is no banner, nobody does."""
    people, secret = shown.banners.peoples_favor, shown.banners.darkest_secret
    holders = {"darkest-secret": secret.holder, "mobs-favor" if people.mob else "peoples-favor": people.holder}
    return holders.get(name)


def near(shown: Any, seat: int, name: str) -> bool:
    """Has the seat a component of Oath, or stands it or rules where that lies?"""
    own = shown.seats[seat]
    if name in (*own.advisers, *own.relics, own.vision) or holds_banner(shown, name) == seat:
        return True
    at = [slot for slot in shown.slots if name == slot.site or name in slot.cards]
    return any(slot.slot == own.pawn or seat in slot.rulers for slot in at)


def amount(action: Action) -> int:
    return int(action[-1])


OATH: dict[str, Claim] = {
    "oath-not-in-play": lambda v, s, a, p: not lies(v, named(p["what"])),
    "oath-no-access": lambda v, s, a, p: lies(v, named(p["what"])) and not near(v, s, named(p["what"])),
    "oath-not-its-holder": lambda v, s, a, p: named(p["what"]) not in (*v.seats[s].advisers, *v.seats[s].relics),
    "oath-its-own-holder": lambda v, s, a, p: named(p["what"]) in (*v.seats[s].advisers, *v.seats[s].relics),
    "oath-pawn-not-there": lambda v, s, a, p: standing(v, s).site != named(p["what"]),
    "oath-no-supply": lambda v, s, a, p: v.seats[s].supply == p["n"],
    "oath-no-favor": lambda v, s, a, p: v.seats[s].favor < p["n"],
    "oath-no-secret": lambda v, s, a, p: v.seats[s].secrets < p["n"],
    "oath-already-there": lambda v, s, a, p: v.seats[s].pawn == a[1],
    "oath-other-pile": lambda v, s, a, p: standing(v, s).region != a[1],
    "oath-not-ruled-here": lambda v, s, a, p: s not in standing(v, s).rulers,
    "oath-none-at-site": lambda v, s, a, p: not standing(v, s).warbands or s not in standing(v, s).rulers,
    "oath-no-withdraw": lambda v, s, a, p: amount(a) > standing(v, s).warbands - 1,
    "oath-has-warbands": lambda v, s, a, p: v.seats[p["seat"]].warbands == p["n"] < amount(a),
    "oath-only-the-empire": lambda v, s, a, p: v.seats[s].role == "exile",
    "oath-no-fellow": lambda v, s, a, p: (
        p["seat"] == s or v.seats[p["seat"]].role == "exile" or v.seats[p["seat"]].pawn != v.seats[s].pawn
    ),
    "oath-no-such-player": lambda v, s, a, p: len(v.seats) <= max([n for n in a[1:] if isinstance(n, int)]),
    "oath-no-relic-here": lambda v, s, a, p: len(standing(v, s).relics) < int(a[1]),
    "oath-known-relic": lambda v, s, a, p: standing(v, s).relics[int(a[1]) - 1].relic is not None,
    "oath-no-such-card-here": lambda v, s, a, p: a[1] not in standing(v, s).cards,
    "oath-not-your-adviser": lambda v, s, a, p: a[1] not in [face.card for face in v.seats[s].face_down],
    "oath-not-drawn": lambda v, s, a, p: a[1] not in [face.card for face in v.seats[s].drawn],
    "oath-tokens-on-it": lambda v, s, a, p: named(p["what"]) in [one.card for one in v.tokens],
    "oath-supply-full": lambda v, s, a, p: v.seats[s].supply == 7,
    "oath-needs-peoples-favor": lambda v, s, a, p: v.banners.peoples_favor.holder != s,
    "oath-needs-darkest-secret": lambda v, s, a, p: v.banners.darkest_secret.holder != s,
    "oath-no-citizen": lambda v, s, a, p: (
        a[1] not in [n for n, one in enumerate(v.seats) if one.role == "citizen" and n != s]
    ),
    "oath-no-self-exile": lambda v, s, a, p: v.seats[s].role != "citizen" or "the-grand-scepter" in v.seats[s].relics,
    "oath-only-an-exile": lambda v, s, a, p: v.seats[s].role != "exile",
}


def clearing(shown: Any, n: Any) -> Any:
    return shown.clearings[int(n) - 1]


def on_map(shown: Any, seat: int, n: Any) -> int:
    own = shown.seats[seat]
    if own.vagabond is not None:
        return int(own.vagabond.clearing == int(n))
    return int(clearing(shown, n).warriors.get(own.faction, 0))


ROOT: dict[str, Claim] = {
    "root-not-crafted": lambda v, s, a, p: p["card"] not in v.seats[s].crafted,
    "root-no-card-in-hand": lambda v, s, a, p: p["card"] not in v.seats[s].hand,
    "root-no-dominance-card": lambda v, s, a, p: not (str(a[1]).startswith("dominance") and a[1] in v.seats[s].hand),
    "root-not-available": lambda v, s, a, p: p["card"] not in v.available,
    "root-others-verb": lambda v, s, a, p: v.seats[s].faction not in [named(one) for one in p["factions"]],
    "root-only-own-turn": lambda v, s, a, p: v.turn != s,
    "root-only-in-1": lambda v, s, a, p: v.phase != 1 or v.turn != s,
    "root-only-in-2": lambda v, s, a, p: v.phase != 2 or v.turn != s,
    "root-only-in-3": lambda v, s, a, p: v.phase != 3 or v.turn != s,
    "root-no-warriors": lambda v, s, a, p: not on_map(v, s, p["clearing"]),
    "root-not-in-play": lambda v, s, a, p: p["faction"] not in [one.faction for one in v.seats],
    "root-not-oneself": lambda v, s, a, p: v.seats[s].faction in a,
    "root-no-item-fresh": lambda v, s, a, p: not v.seats[s].vagabond.fresh.get(p["item"], 0),
    "root-no-sawmill": lambda v, s, a, p: (
        not clearing(v, p["clearing"]).buildings.get("sawmill", 0) or not v.marquise.wood
    ),
    "root-no-ruin": lambda v, s, a, p: (
        v.seats[s].vagabond.clearing is None or not clearing(v, v.seats[s].vagabond.clearing).ruin
    ),
    "root-in-forest": lambda v, s, a, p: v.seats[s].vagabond.clearing is None,
    "root-no-sympathy": lambda v, s, a, p: not clearing(v, p["clearing"]).sympathy,
    "root-no-second-sympathy": lambda v, s, a, p: clearing(v, p["clearing"]).sympathy,
    "root-no-base-there": lambda v, s, a, p: p["clearing"] not in v.alliance.bases.values(),
    "root-no-roost": lambda v, s, a, p: not clearing(v, p["clearing"]).buildings.get("roost", 0),
    "root-roost-there": lambda v, s, a, p: clearing(v, p["clearing"]).buildings.get("roost", 0) > 0,
    "root-no-ruler": lambda v, s, a, p: clearing(v, p["clearing"]).ruler != v.seats[s].faction,
    "root-no-slot": lambda v, s, a, p: not clearing(v, p["clearing"]).open,
    "root-no-rule": lambda v, s, a, p: (
        v.seats[s].faction not in (clearing(v, p["start"]).ruler, clearing(v, p["end"]).ruler)
    ),
    "root-no-actions-left": lambda v, s, a, p: v.left == 0,
    "root-quest-not-open": lambda v, s, a, p: p["quest"] not in v.quests,
    "root-not-discarded": lambda v, s, a, p: p["card"] not in v.discard,
    "root-not-a-supporter": lambda v, s, a, p: p["card"] not in v.alliance.supporter_cards,
    "root-no-item": lambda v, s, a, p: not v.items.get(p["item"], 0),
    "root-no-dominance-yet": lambda v, s, a, p: v.seats[s].score < p["points"],
    "root-one-dominance": lambda v, s, a, p: v.seats[s].dominance is not None or v.seats[s].coalition is not None,
    "root-leader-deposed": lambda v, s, a, p: p["leader"] in v.eyrie.deposed,
    "root-duplicate": lambda v, s, a, p: p["card"] in v.seats[s].crafted,
}


def owned(shown: Any, seat: int) -> list[str]:
    """All that a seat of the Crown has on its board."""
    own = shown.seats[seat]
    kingdom = [row.kingdom for row in own.occupied if row] + own.supply
    lying = [one.card for place in (*shown.regions, *shown.locations) for one in place.cards if one.seat == seat]
    return [*kingdom, *lying, *own.quarters]


CROWN: dict[str, Claim] = {
    "old-kings-crown-no-not-yours": lambda v, s, a, p: named(p["what"]) not in owned(v, s),
    "old-kings-crown-no-of-faction": lambda v, s, a, p: v.seats[s].faction != p["faction"],
    "old-kings-crown-no-on-road": lambda v, s, a, p: named(p["what"]) in v.road,
    "old-kings-crown-no-not-bought": lambda v, s, a, p: named(p["what"]) in v.seats[s].place,
    "old-kings-crown-no-exhausted": lambda v, s, a, p: v.seats[s].tactics[named(p["what"])] == 0,
    "old-kings-crown-no-burned": lambda v, s, a, p: v.seats[s].tactics[named(p["what"])] is None,
    "old-kings-crown-no-used": lambda v, s, a, p: (
        named(p["what"]) in (*v.seats[s].used, *v.seats[s].used_in_autumn) or v.seats[s].favour_uses > 0
    ),
    "old-kings-crown-no-favour-free": lambda v, s, a, p: v.favour.seat is None,
    "old-kings-crown-no-favour-of": lambda v, s, a, p: v.favour.seat not in (None, s),
    "old-kings-crown-no-in-hand": lambda v, s, a, p: p["card"] not in v.seats[s].hand,
    "old-kings-crown-no-bid": lambda v, s, a, p: a[1] not in v.seats[s].hand,
    "old-kings-crown-no-active": lambda v, s, a, p: (
        p["card"] not in [one.card for region in v.regions for one in region.active if one.seat == s]
    ),
    "old-kings-crown-no-command-now": lambda v, s, a, p: v.clash is None or v.clash.stage not in ("day", "answer"),
    "old-kings-crown-no-govern-now": lambda v, s, a, p: v.season != "autumn",
    "old-kings-crown-no-journey-now": lambda v, s, a, p: v.season != "autumn",
    "old-kings-crown-no-rally-now": lambda v, s, a, p: v.season != "autumn",
    "old-kings-crown-no-by-day": lambda v, s, a, p: v.clash is None or v.clash.stage not in ("day", "answer"),
    "old-kings-crown-needs-hand": lambda v, s, a, p: not v.seats[s].hand,
    "old-kings-crown-needs-lost-men": lambda v, s, a, p: not v.seats[s].lost_supporters,
    "old-kings-crown-needs-occupied": lambda v, s, a, p: not [row for row in v.seats[s].occupied if row and row.card],
    "old-kings-crown-needs-exhausted": lambda v, s, a, p: 0 not in v.seats[s].tactics.values(),
    "old-kings-crown-no-lore": lambda v, s, a, p: v.seats[s].lore == p["n"] < p["cost"],
    "old-kings-crown-no-place": lambda v, s, a, p: v.seats[s].supporters == p["n"],
}


def goods(shown: Any, seat: int) -> int:
    own = shown.seats[seat].goods
    return int(own.gold + own.wood + own.stone)


KINGSBURG: dict[str, Claim] = {
    "kingsburg-no-not-yours": lambda v, s, a, p: p["building"] not in v.seats[s].buildings,
    "kingsburg-no-not-yours-by": lambda v, s, a, p: (
        named(p["source"]) not in (v.seats[s].governor, v.seats[s].group, v.destiny, v.edict)
    ),
    "kingsburg-no-used": lambda v, s, a, p: p["building"] in v.seats[s].used,
    "kingsburg-no-twice": lambda v, s, a, p: p["building"] in v.seats[s].buildings,
    "kingsburg-no-left": lambda v, s, a, p: p["left"] not in v.seats[s].buildings,
    "kingsburg-no-good": lambda v, s, a, p: not getattr(v.seats[s].goods, p["good"]),
    "kingsburg-no-goods-left": lambda v, s, a, p: not goods(v, s),
    "kingsburg-no-token": lambda v, s, a, p: not v.seats[s].tokens,
    "kingsburg-no-envoy": lambda v, s, a, p: v.envoy != s,
    "kingsburg-no-recruit-now": lambda v, s, a, p: v.phase != 7,
    "kingsburg-no-levy-now": lambda v, s, a, p: v.phase != 8 or not v.seats[s].levies,
    "kingsburg-no-total": lambda v, s, a, p: sum([*v.seats[s].coloured, *v.seats[s].white]) == p["total"] > p["n"],
    "kingsburg-no-taken": lambda v, s, a, p: bool(v.advisors[int(a[1]) - 1]),
}

DILEMMA: dict[str, Claim] = {
    "kings-dilemma-no-power": lambda v, s, a, p: v.seats[s].power == p["n"],
    "kings-dilemma-no-coins-left": lambda v, s, a, p: v.seats[s].coins == p["n"],
    "kings-dilemma-no-coins-count": lambda v, s, a, p: not v.card.rules.coins_too,
    "kings-dilemma-no-election": lambda v, s, a, p: v.card.rules.elect is None,
    "kings-dilemma-no-side": lambda v, s, a, p: v.card.rules.elect is not None,
    "kings-dilemma-no-vote-yet": lambda v, s, a, p: v.stage == "setting-up",
    "kings-dilemma-no-join-now": lambda v, s, a, p: v.seats[s].house is not None,
    "kings-dilemma-no-take-now": lambda v, s, a, p: v.seats[s].agenda is not None,
    "kings-dilemma-no-deals-now": lambda v, s, a, p: v.stage not in ("vote", "settling"),
    "kings-dilemma-no-add-yet": lambda v, s, a, p: v.seats[s].stance == "silent",
    "kings-dilemma-no-change": lambda v, s, a, p: v.seats[s].stance != "silent",
    "kings-dilemma-no-moderate": lambda v, s, a, p: v.moderated,
    "kings-dilemma-no-few": lambda v, s, a, p: v.card.rules.min_power == p["n"],
    "kings-dilemma-no-many": lambda v, s, a, p: v.card.rules.max_power == p["n"],
    "kings-dilemma-no-such-seat": lambda v, s, a, p: p["n"] > len(v.seats),
    "kings-dilemma-vote-over": lambda v, s, a, p: v.stage not in ("vote",),
}

FACTIONS = {f"seat-{n + 1}": name for n, name in enumerate(("marquise", "eyrie", "alliance", "vagabond"))}
MODULES = {"governors": "dealt", "destiny": True, "levies": True, "scenario": "promises"}
KINDS: dict[str, tuple[str, int, Mapping[str, Any], dict[str, Claim], int]] = {
    "kingsburg": ("kingsburg", 3, {}, KINGSBURG, 200),
    "kingsburg with modules": ("kingsburg", 4, MODULES | {"levies": False}, KINGSBURG, 200),
    "root": ("root", 4, FACTIONS, ROOT, 700),
    "the crown": ("old-kings-crown", 3, {}, CROWN, 1000),
    "oath": ("oath", 4, {}, OATH, 1500),
    "the council": ("kings-dilemma", 4, {}, DILEMMA, 40),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_reason_is_empty_general_or_false(kind: str) -> None:
    game, players, options, claims, least = KINDS[kind]
    for seed in range(GAMES):
        found = count(interrex.game(game), players, f"reasons {seed}", claims, options=options)
        print(found.line(kind))
        assert not found.empty
        assert not found.general
        assert not found.false, sorted({(key, action) for action, key in found.false})[:9]
        assert found.checked > least
