"""The client's types are those of the protocol and of the games' views: whoever renames a field hears of it here."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

import interrex
from interrex.server.protocol import values
from interrex.server.typescript import Types, aliases_in, files, main

SOURCES = Path(__file__).parents[2] / "web" / "src"
MADE = files()


@pytest.mark.parametrize("path", MADE)
def test_the_client_has_the_types_that_are_sent(path: str) -> None:
    assert (SOURCES / path).read_text(encoding="utf-8") == MADE[path], "run `make types`"


def test_every_game_with_a_board_in_the_browser_has_its_types_there() -> None:
    boards = {board.parent.name for board in SOURCES.glob("boards/*/Board.svelte")} - {"plain"}
    assert {f"boards/{game}/view.ts" for game in boards} <= set(MADE)


@pytest.mark.parametrize("game", [game for game in interrex.games() if game.faces.shows], ids=lambda game: game.id)
def test_a_game_shows_what_it_says_it_does(game: interrex.Game) -> None:
    seen = interrex.new(game.id, players=game.players[1], seed=1).seen(0)
    assert [type(seen.board), type(game.faces.components())] == list(game.faces.shows[:2])


class Inn(msgspec.Struct):
    """Where one rests."""

    beds: int
    guests: list[str | None]  # by bed
    prices: dict[str, tuple[int, int]]
    kind: Literal["humble", "grand"] = "humble"
    owner: Inn | None = None


def test_a_struct_is_written_with_what_is_said_about_it() -> None:
    lines = [
        "/** Where one rests. */",
        "export interface Inn {",
        "  beds: number",
        "  /** by bed */",
        "  guests: (string | null)[]",
        "  prices: { [key: string]: [number, number] }",
        "  kind: 'humble' | 'grand'",
        "  owner: Inn | null",
        "}",
    ]
    assert Types(set()).write([Inn]).strip().splitlines() == lines


def test_what_a_client_sends_may_leave_out_what_has_a_default() -> None:
    written = Types({Inn}).write([Inn])
    assert "  beds: number\n" in written
    assert "  kind?: 'humble' | 'grand'\n" in written


def test_a_union_with_a_name_is_called_by_it() -> None:
    assert aliases_in(values)["'human' | 'open' | 'bot'"] == "SeatKind"
    assert "  kind: SeatKind\n" in MADE["lib/protocol.ts"]


def test_types_are_written_where_the_client_looks_for_them(tmp_path: Path) -> None:
    main(tmp_path)
    assert (tmp_path / "lib" / "protocol.ts").read_text(encoding="utf-8") == MADE["lib/protocol.ts"]
