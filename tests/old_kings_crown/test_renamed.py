"""Records of before name components by letters and numbers; they still play."""

from __future__ import annotations

from pathlib import Path

import interrex
from interrex.games.old_kings_crown.data import CARD_IDS, COMPONENTS, FAVOURS, KINGDOM, TACTICS
from interrex.games.old_kings_crown.renamed import RENAMED

RECORD = Path(__file__).parents[1] / "campaign" / "records" / "old-kings-crown-version-2.json"


def test_everything_that_had_a_number_has_a_name_now() -> None:
    assert set(RENAMED.values()) == {*CARD_IDS, *KINGDOM, *[tactic.id for tactic in TACTICS], *FAVOURS}
    assert not set(RENAMED) & {*COMPONENTS, *CARD_IDS}


def test_a_record_of_version_2_replays() -> None:
    record = interrex.Record.from_json(RECORD.read_bytes())
    assert "kc17" in {word for _, move in record.moves for word in move.split()}
    match = interrex.replay(record)
    assert match.result() == interrex.Result((0,), (10, 7, 3), "8.4")
    assert "coronation-stone" in {word for _, move in match.record.moves for word in move.split()}


def test_what_is_said_in_old_words_is_recorded_in_those_of_today() -> None:
    match = interrex.new("old-kings-crown", 2, 1, {"seat-1": "nobility", "seat-2": "clans"})
    match.play(0, "bid n-b14")
    assert match.record.moves == ((0, "bid nobility-heir"),)
