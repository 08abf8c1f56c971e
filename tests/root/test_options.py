"""Options as elements of the board: cards and items are named with the place they lie in."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.action import parse
from interrex.games.root.options import refs

from .positions import at

# fmt: off
POINTED: dict[str, tuple[str, dict[str, Any], list[str], str, str]] = {
    "an item, not the card of its name": (
        "vagabond roam", {"rover": "thief 5 sword torch", "warriors": "eyrie:5=2", "hands": {"vagabond": "bake-sale"}},
        [], "aid eyrie bake-sale sword", "faction:eyrie card:bake-sale item:sword"),
    "an exhausted item": (
        "vagabond birdsong", {"rover": "thief 5 sword- boot- torch- tea-"}, [],
        "refresh sword", "item:sword:exhausted"),
    "a damaged one that is exhausted too": (
        "vagabond birdsong", {"rover": "thief 5 sword!- boot- torch- tea-"}, [],
        "refresh sword damaged", "item:sword:damaged-exhausted"),
    "an item in somebody's box": (
        "vagabond roam", {"rover": "thief 5 torch", "warriors": "eyrie:5=2", "hands": {"vagabond": "bake-sale"},
                          "items": {"eyrie": "sword"}},
        ["aid eyrie bake-sale torch"], "take sword", "box:eyrie:sword"),
    "a card of the Decree": (
        "eyrie decree", {"warriors": "eyrie:1=2", "buildings": "roost:1", "decree": {"move": "vizier anvil"}}, [],
        "move anvil 1 5", "decree:move:anvil clearing:1 clearing:5"),
    "a supporter": (
        "alliance birdsong", {"tokens": "sympathy:5", "supporters": "bake-sale anvil foxfolk-steel"},
        ["pass", "spread 1"], "spend anvil", "supporter:anvil"),
    "a dominance card beside the map, and the card it costs": (
        "marquise actions", {"available": "dominance-fox", "hands": {"marquise": "anvil"}}, [],
        "claim dominance-fox anvil", "available:dominance-fox card:anvil"),
    "an effect of one's own": (
        "marquise actions", {"crafted": {"marquise": "codebreakers"}, "hands": {"eyrie": "anvil"}}, [],
        "codebreakers eyrie", "crafted:codebreakers faction:eyrie"),
    "a card to add to the Decree": (
        "eyrie birdsong", {"buildings": "roost:3", "hands": {"eyrie": "anvil"}}, [],
        "decree move anvil", "column:move card:anvil"),
}
# fmt: on


@pytest.mark.parametrize("what", POINTED)
def test_what_an_option_points_at(what: str) -> None:
    frame, position, before, action, pointed = POINTED[what]
    t = at(frame, **position).play(*before)
    assert action in t.offers()
    assert refs(t.state, t.seat(), parse(action)) == tuple(pointed.split())
