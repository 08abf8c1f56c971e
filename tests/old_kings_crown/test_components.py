"""What a component does stands in one place: its entry. Its id stands nowhere else in the game's code."""

from __future__ import annotations

import re
from pathlib import Path

from interrex.games.old_kings_crown import GAME
from interrex.games.old_kings_crown.cards import ENTRIES
from interrex.games.old_kings_crown.data import COMPONENTS, COUNCILS, FAVOURS, KINGDOM, LOCATIONS, PLACES, TACTICS
from tests.test_components import named

FOLDER = Path(__file__).parents[2] / "src" / "interrex" / "games" / "old_kings_crown"
WITHOUT_TEXT = {f"b{n:02}" for n in range(1, 15)} - {"b07"}


def test_every_component_with_a_text_has_one_entry_in_printed_order() -> None:
    assert list(ENTRIES) == [name for name in COMPONENTS if name not in WITHOUT_TEXT]
    assert GAME.entries is ENTRIES
    assert all(ENTRIES.values()), "each of them does something"
    parts = [PLACES, KINGDOM, TACTICS, FAVOURS, LOCATIONS, COUNCILS]
    assert [len(part) for part in parts] == [20, 51, 16, 4, 6, 3]


def test_no_component_is_named_outside_its_tables() -> None:
    ids = [name for name in COMPONENTS if re.fullmatch(r"kc\d+|[ncug]t?\d|[ncug]f|b\d\d", name)]
    assert len(ids) == 14 + 20 + 51 + 16 + 4
    found = {
        str(path.relative_to(FOLDER)): names
        for path in sorted(FOLDER.rglob("*.py"))
        if path.name not in ("data.py", "lessons.py") and path.parent.name != "cards" and (names := named(path, ids))
    }
    assert not found
