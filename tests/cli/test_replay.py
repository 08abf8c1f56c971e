"""Records: verified, walked through, and refused in words when they are broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import interrex
from interrex.cli import saves
from interrex.engine.luck import fingerprint
from interrex.games.root.rootlog import rootlog

from .conftest import Cli


def refused(cli: Cli, path: Path | str, *words: str) -> None:
    for command in (f"replay {path}", f"replay --verify {path}", f"play --resume {path}"):
        result = cli(command)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("Error: ")
        assert result.stderr.count("\n") == 1
        assert all(w in result.stderr for w in words), result.stderr


def test_a_record_is_verified_and_its_result_shown(cli: Cli, saved: Path) -> None:
    match = interrex.replay(saves.load(saved))
    text = cli(f"replay {saved}").stdout
    assert f"Verified: {len(match.moves)} moves of Kingsburg, to the end." in text
    assert fingerprint(match.key) in text
    assert "wins!" in text
    assert all(f" {score} " in text for score in match.result().scores)
    assert cli(f"replay --verify {saved}").stdout == f"Verified: {len(match.moves)} moves of Kingsburg, to the end.\n"
    assert "Sprawdzono" in cli(f"replay {saved} --lang pl").stdout


def test_a_saved_loaded_and_replayed_game_is_the_same(saved: Path) -> None:
    match = interrex.replay(saves.load(saved))
    again = interrex.replay(match.record)
    assert again.view(None) == match.view(None)
    assert again.result() == match.result()
    assert again.record.to_json() == saved.read_text()


def test_the_board_after_so_many_moves(cli: Cli, saved: Path) -> None:
    assert "After 0 of" in cli(f"replay {saved} --at 0").stdout
    assert "Year I of V" in cli(f"replay {saved} --at 5 --seat 1").stdout
    for bad in ("--at 9999", "--at -1", "--seat 3", "--seat -1"):
        assert cli(f"replay {saved} {bad}").exit_code == 2


def test_walking_through(cli: Cli, saved: Path) -> None:
    text = cli(f"replay {saved} --step", "", "", "b", "", "q").stdout
    assert "Move 1: Ada – Take 1" in text
    assert "Move 3: " in text
    assert "Move 4: " not in text
    assert "After 2 of" in text
    assert "Verified" in text
    whole = cli(f"replay {saved} --step", *[""] * 400).stdout
    assert f"Move {len(saves.load(saved).moves)}: " in whole


def test_a_walk_shows_a_seat_only_what_it_heard(cli: Cli, tmp_path: Path) -> None:
    match = interrex.new("kingsburg", players=2, seed=1)
    while not any(line.audience is not None for line in match.lines):
        seat = match.pending()[0]
        match.play(seat, match.actions(seat)[-1 if len(match.moves) < 2 else -2])
    knows = next(line.audience for line in match.lines if line.audience is not None)
    path = tmp_path / "peek.json"
    saves.save(path, match.record)
    enters = [""] * len(match.moves)
    assert "For your eyes only" in cli(f"replay {path} --step --seat {knows}", *enters).stdout
    assert "For your eyes only" not in cli(f"replay {path} --step", *enters).stdout
    assert "For your eyes only" not in cli(f"replay {path} --step --seat {1 - (knows or 0)}", *enters).stdout


# Notations


def finished(game: str, path: Path) -> interrex.Match:
    match = interrex.new(game, players=2, seed=1)
    while not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        match.play(seat, offers[len(match.moves) % len(offers)])
    saves.save(path, match.record)
    saves.save_seats(path, ("random", "human"))
    return match


def test_a_finished_game_in_a_notation_of_its_game(cli: Cli, tmp_path: Path) -> None:
    match = finished("root", tmp_path / "root.json")
    written = rootlog(match, ("Ada", "Player 2"))
    assert cli(f"replay {tmp_path}/root.json --notation rootlog").stdout == written
    result = cli(f"replay {tmp_path}/root.json --notation rootlog --output {tmp_path}/game.txt")
    assert result.stdout == f"Saved: {tmp_path}/game.txt\n"
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == written


@pytest.mark.usefixtures("toy")
def test_a_notation_names_people_in_the_language_spoken(cli: Cli, tmp_path: Path) -> None:
    finished("toy", tmp_path / "toy.json")
    lines = cli(f"replay {tmp_path}/toy.json --notation scroll --lang pl").stdout.splitlines()
    assert {line.partition(": ")[0] for line in lines} == {"Ada", "Gracz 2"}


def test_what_cannot_be_written(cli: Cli, saved: Path, tmp_path: Path) -> None:
    finished("root", tmp_path / "root.json")
    saves.save(tmp_path / "begun.json", interrex.new("root", players=2, seed=1).record)
    for line, words in (
        (f"{saved} --notation rootlog", "Kingsburg has no notation “rootlog”. Known: –."),
        (f"{tmp_path}/root.json --notation pgn", "Root has no notation “pgn”. Known: rootlog."),
        (f"{tmp_path}/begun.json --notation rootlog", "only of a finished game"),
        (f"{tmp_path}/root.json --notation rootlog --output {tmp_path}/no/where", "There is no such place"),
        (f"{tmp_path}/root.json --notation rootlog --output {tmp_path}", "is a folder"),
        (f"{tmp_path}/root.json --output {tmp_path}/game.txt", "name a notation"),
    ):
        result = cli(f"replay {line}")
        assert (result.exit_code, result.stdout) == (2, "")
        assert words in result.stderr
    assert not (tmp_path / "game.txt").exists()


# What cannot be read


def test_what_is_not_a_file(cli: Cli, tmp_path: Path) -> None:
    refused(cli, tmp_path / "nothing.json", "There is no file")
    refused(cli, tmp_path, "is a folder")
    refused(cli, tmp_path / "x" / "y", "There is no file")
    refused(cli, "/dev/zero", "too big")


def test_a_file_that_may_not_be_read(cli: Cli, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    refused(cli, saved, "You may not read")


@pytest.mark.parametrize(
    "contents",
    [
        b"",
        b"\x00\xff\xfe\x80 binary \x1b[2J",
        b"not json",
        b"[]",
        b"{}",
        b"null",
        b'{"game": "kingsburg"}',
        b'{"options": ' + b'{"a":' * 100_000,
        b'{"format": 1, "game": "k\xff", "version": 1, "players": 2, "key": "00", "moves": []}',
    ],
)
def test_garbage(cli: Cli, tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "garbage.json"
    path.write_bytes(contents)
    refused(cli, path, "not a readable record")


def test_a_truncated_record_wherever_it_was_cut(cli: Cli, saved: Path) -> None:
    whole = saved.read_bytes()
    for length in (1, 40, 150, len(whole) // 2, len(whole) - 4):
        saved.write_bytes(whole[:length])
        result = cli(f"replay {saved}")
        assert (result.exit_code, result.stdout) == (2, "")
        assert "not a readable record" in result.stderr


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("game", "chess", "no game called “chess”"),
        ("game", "\x1b[2Jchess", "no game called"),
        ("version", 99, "rules version 99"),
        ("format", 99, "format 99"),
        ("players", 7, "2 to 5 players, not 7"),
        ("players", 10**30, "not a readable record"),
        ("format", 10**30, "not a readable record"),
        ("options", {"colour": 1}, "no option “colour”"),
        ("key", "xyz", "not a readable record"),
        ("extra", 1, "not a readable record"),
    ],
)
def test_a_record_that_does_not_fit(cli: Cli, saved: Path, field: str, value: object, words: str) -> None:
    saved.write_text(json.dumps({**json.loads(saved.read_text()), field: value}))
    refused(cli, saved, words)
    assert "\x1b" not in cli(f"replay {saved}").stderr


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ([0, "take gold gold"], "rule 3.3"),
        ([0, "\x1b[2J"], "rule 3.3"),
        ([0, ""], "rule 3.3"),
        ([9, "pass"], "rule 3.3"),
    ],
)
def test_one_illegal_move_is_named_with_rule_and_reason(cli: Cli, saved: Path, move: object, rule: str) -> None:
    record = json.loads(saved.read_text())
    record["moves"][0] = move
    saved.write_text(json.dumps(record))
    refused(cli, saved, "Move 1, ", rule)
    assert "Ruch 1, " in cli(f"--lang pl replay {saved}").stderr


def test_a_move_after_the_end_is_refused(cli: Cli, saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["moves"].append([0, "pass"])
    saved.write_text(json.dumps(record))
    refused(cli, saved, f"Move {len(record['moves'])}, ", "The game is over.")


def test_a_record_without_its_seats_file_can_be_watched(cli: Cli, saved: Path) -> None:
    saves.seats_file(saved).write_bytes(b"\xff\xff")
    assert "Verified" in cli(f"replay {saved}").stdout
    saves.seats_file(saved).unlink()
    assert "Verified" in cli(f"replay {saved}").stdout
