"""Options as elements of the board: cards and items are named with the place they lie in."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.action import Action, parse
from interrex.games.root import GAME

from .positions import at

# fmt: off
POINTED: dict[str, tuple[str, dict[str, Any], list[str], str, str]] = {
    "an item, not the card of its name": (
        "vagabond roam", {"vagabond": "thief 5 sword torch", "warriors": "eyrie:5=2",
                         "hands": {"vagabond": "bake-sale"}},
        [], "aid eyrie bake-sale sword", "faction:eyrie card:bake-sale item:sword"),
    "an exhausted item": (
        "vagabond birdsong", {"vagabond": "thief 5 sword- boot- torch- tea-"}, [],
        "refresh sword", "item:sword:exhausted"),
    "a damaged one that is exhausted too": (
        "vagabond birdsong", {"vagabond": "thief 5 sword!- boot- torch- tea-"}, [],
        "refresh sword damaged", "item:sword:damaged-exhausted"),
    "an item in somebody's box": (
        "vagabond roam", {"vagabond": "thief 5 torch", "warriors": "eyrie:5=2", "hands": {"vagabond": "bake-sale"},
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
    assert GAME.refs(t.state, t.seat(), parse(action)) == tuple(pointed.split())


@pytest.mark.parametrize(
    ("frame", "position", "action", "words"),
    [
        ("vagabond roam", {"vagabond": "thief 5 boot"}, "move 1", "Move to clearing 1"),
        ("alliance operations", {"officers": 1, "warriors": "alliance:5=2"}, "move 5 1", "Move from clearing 5 to 1"),
        ("marquise actions", {"warriors": "marquise:5=2"}, "march 5 1", "March from clearing 5 to 1"),
    ],
)
def test_a_move_says_from_where_to_where(frame: str, position: dict[str, Any], action: str, words: str) -> None:
    t = at(frame, **position)
    assert action in t.offers()
    assert t.say(GAME.label(t.state, t.seat(), parse(action))) == words


@pytest.mark.parametrize(
    ("frame", "position", "pointed", "action"),
    [
        ("alliance spread", {"tokens": "sympathy:5", "supporters": "anvil"}, ["clearing:1"], ("spread", 1)),
        ("alliance operations", {"officers": 1, "warriors": "alliance:5=2"}, ["clearing:5"], ("organize", 5)),
        ("vagabond roam", {"vagabond": "thief 5 boot"}, ["clearing:1"], ("move", 1)),
        ("marquise actions", {"warriors": "marquise:5=2"}, ["clearing:5", "clearing:1"], ("march", 5, 1)),
        ("marquise actions", {"warriors": "marquise:5=2"}, ["clearing:5", "faction:eyrie"], ("battle", 5, "eyrie")),
        ("marquise actions", {"warriors": "marquise:5=2"}, ["clearing:5", "piece:sawmill"], ("build", "sawmill", 5)),
        ("marquise craft", {"hands": {"marquise": "anvil"}}, ["card:anvil"], ("craft", "anvil")),
        ("vagabond roam", {"vagabond": "thief 5"}, ["quest:errand-fox"], ("quest", "errand-fox")),
        ("vagabond roam", {"vagabond": "thief 5 sword"}, ["item:sword"], None),
    ],
)
def test_what_somebody_who_points_there_seems_to_want(
    frame: str, position: dict[str, Any], pointed: list[str], action: Action | None
) -> None:
    t = at(frame, **position)
    assert GAME.action_for_click(t.state, t.seat(), tuple(pointed)) == action
