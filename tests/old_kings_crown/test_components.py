"""What a component does stands in one place: its entry. Its id stands nowhere else in the game's code."""

from __future__ import annotations

import re
from pathlib import Path

from interrex.games.old_kings_crown import GAME
from interrex.games.old_kings_crown.cards import ENTRIES
from interrex.games.old_kings_crown.data import (
    BASIC,
    COMPONENTS,
    COUNCILS,
    FAVOURS,
    KINGDOM,
    KINGDOM_DECK,
    LOCATIONS,
    PLACES,
    TACTICS,
)
from tests.test_components import named

FOLDER = Path(__file__).parents[2] / "src" / "interrex" / "games" / "old_kings_crown"
SIGNS = Path(__file__).parents[2] / "web" / "src" / "boards" / "old-kings-crown" / "art" / "signs.ts"
ASKED = {"ahead.py": {"precedence"}}  # a question is called like the tactic
WITHOUT_TEXT = {kind.id for kind in BASIC} - {"agent"}


def test_every_component_with_a_text_has_one_entry_in_printed_order() -> None:
    assert list(ENTRIES) == [name for name in COMPONENTS if name not in WITHOUT_TEXT]
    assert GAME.rules.entries is ENTRIES
    assert all(ENTRIES.values()), "each of them does something"
    parts = [PLACES, KINGDOM, TACTICS, FAVOURS, LOCATIONS, COUNCILS]
    assert [len(part) for part in parts] == [20, 51, 16, 4, 6, 3]


def test_no_component_is_named_outside_its_tables() -> None:
    ids = [*[kind.id for kind in PLACES], *KINGDOM, *[tactic.id for tactic in TACTICS], *FAVOURS]
    found = {
        str(path.relative_to(FOLDER)): names
        for path in sorted(FOLDER.rglob("*.py"))
        if path.name not in ("data.py", "lessons.py", "worth.py")
        and path.parent.name != "cards"
        and (names := named(path, ids) - ASKED.get(path.name, set()))
    }
    assert not found


def test_every_kingdom_card_shows_something_that_can_be_drawn() -> None:
    drawn = set(re.findall(r"^  '?([a-z-]+)'?: ", SIGNS.read_text(), re.MULTILINE))
    assert {card.motif for card in KINGDOM_DECK} <= drawn
