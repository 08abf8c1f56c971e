"""The Old King's Crown at the terminal: its board at every width, nothing told that is hidden, and second thoughts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import interrex
from interrex.cli import saves
from interrex.engine.match import Match
from interrex.games.old_kings_crown.data import CARD_IDS, REGIONS

from .conftest import Cli
from .test_boards import NAMES, drawn, stopped
from .test_play import game_in, the_save

SEATS = (0, 1, 2, 3, None)


@cache
def crowns() -> tuple[Match, ...]:
    """A game of four as it goes: each question asked for the first time, every stage of a clash, the end."""
    match = interrex.new("old-kings-crown", players=4, seed=7, options={"setup": "advanced", "years": 4})
    kept: list[Match] = []
    seen: set[object] = set()
    while not match.over:
        seat = match.pending()[0]
        clash = match.view(None)["board"]["clash"]
        question = match.question(seat)
        new = {clash and clash["stage"], question and question.key}
        if not new <= seen:
            kept.append(stopped(match))
            seen |= new
        offers = match.actions(seat)
        match.play(seat, offers[(len(match.moves) * 7) % len(offers)])
    assert {"day", "tie", "rewards"} <= seen
    return (*kept, match)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_kingdom_fits_its_terminal_and_has_all_its_words(width: int, language: str) -> None:
    for n, match in enumerate(crowns(), start=width // 20):
        text = drawn(match.view(SEATS[n % len(SEATS)]), width, language)
        assert max([cell_len(line) for line in text.splitlines()]) <= width
        assert not any(sign in text for sign in ("crown-", "cli-", "{", "None", "…"))


def test_face_down_cards_are_named_to_their_owner_only() -> None:
    view = crowns()[0].view(0)
    mine = f"{view['board']['seats'][0]['faction']}-machine"
    view["board"]["regions"][0]["laid"] = [[mine], [None], [], []]
    lines = [line for line in drawn(view).splitlines() if "▒" in line]
    assert ["▒ 5 War Machine" in line for line in sorted(lines)] == [True, False]


def test_the_hand_says_what_its_cards_do_and_others_do_not_see_it() -> None:
    match = crowns()[0]
    for seat in range(4):
        text = drawn(match.view(seat))
        assert f"{NAMES[seat]} (you)" in text
        assert "Heir; strength 10; Pathfinder, Resilient" in text
    assert "Your hand" not in drawn(match.view(None))


def test_a_clash_shows_how_far_it_has_come() -> None:
    for match in crowns():
        clash: dict[str, Any] | None = match.view(None)["board"]["clash"]
        text = drawn(match.view(None), 80)
        assert ("A clash in " in text) == (clash is not None)
        if clash is not None and clash["stage"] == "day":
            assert "Reveal → ▶ Day  → Night" in text


def test_a_sealed_bid_can_be_thought_over_at_the_screen(cli: Cli, tmp_path: Path) -> None:
    """Two people at one terminal: the first bids and thinks again before the second has."""
    start = "play old-kings-crown --seats human,human --seed 3"
    result = cli(start, "", "1", "", "as 1", "", "reopen", "2", "", "quit")
    assert result.exit_code == 0
    assert "under seal" in result.stdout
    moves = game_in(the_save(tmp_path)).moves
    assert [move.action[0] for move in moves[:3]] == ["bid", "reopen", "bid"]
    assert moves[0].action != moves[2].action


def test_a_sealed_card_beside_a_region_can_be_changed_at_the_screen_until_the_last_has_laid_theirs(
    cli: Cli, tmp_path: Path
) -> None:
    """Two people at one terminal: the first lays a card beside each region, and other cards after a second thought."""
    match = interrex.new("old-kings-crown", players=2, seed=3)
    while (asked := match.question(match.pending()[0])) is None or asked.key != "old-kings-crown-ask-lay":
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    before = len(match.moves)
    path = tmp_path / "laying.json"
    saves.save(path, match.record)
    saves.save_seats(path, ("human", "human"))

    first, other = ["1", "1", "1"], ["2", "2", "2"]
    result = cli(f"play --resume {path}", "", *first, "", "as 1", "", "reopen", *other, "", *first, "quit")
    assert result.exit_code == 0
    assert "Think again" in result.stdout
    moves = game_in(path).moves[before:]
    assert [move.action[0] for move in moves] == [*["lay"] * 3, "reopen", *["lay"] * 6]
    assert [move.seat for move in moves] == [*[0] * 7, *[1] * 3]
    thought, kept = [[move.action for move in moves[at : at + 3]] for at in (0, 4)]
    assert thought != kept
    state: Any = game_in(path).state
    assert [("lay", CARD_IDS[card], REGIONS[at]) for at, (card,) in enumerate(state.laid[0])] == kept
