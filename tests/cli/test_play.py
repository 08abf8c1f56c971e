"""Playing at the terminal, by typing into it."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path

import pytest

import interrex
from interrex.cli import saves
from interrex.cli.session import Session
from interrex.engine.action import text
from interrex.engine.match import Match
from interrex.engine.words import LANGUAGES
from interrex.games.kingsburg.lessons import FIRST_YEAR
from interrex.games.root.lessons import FIRST_GAME

from .conftest import Cli


def game_in(path: Path) -> Match:
    return interrex.replay(saves.load(path))


def the_save(tmp_path: Path) -> Path:
    [path] = (tmp_path / "data" / "interrex" / "saves").glob("*.json")
    return path


def test_the_first_screen(cli: Cli) -> None:
    result = cli("play --seed 1")
    assert result.exit_code == 0
    for words in ("Year I of V", "▶ King's aid", "Jester", "King", "Player 1 (you)", "Bruno", "Celia", "Daria"):
        assert words in result.stdout
    assert "Which good do you take?  [3.3]" in result.stdout
    assert "1  Take 1 gold   take gold" in result.stdout


def test_a_whole_game_by_numbers(cli: Cli, tmp_path: Path) -> None:
    result = cli("play --seed 4 --bots random", *["1"] * 200)
    assert result.exit_code == 0
    match = game_in(the_save(tmp_path))
    assert match.over
    assert sum(move.seat == 0 for move in match.moves) > 40
    assert "Player 1 wins!" in result.stdout
    assert "[9.1] After the fifth year the player with the most VP wins." in result.stdout
    assert f"interrex replay {the_save(tmp_path)}" in result.stdout


def test_games_of_two_and_of_five(cli: Cli) -> None:
    assert re.search(r"Nobody's dice \(.*\) block the ", cli("play -p 2 --seed 2", *["1"] * 3).stdout)
    assert "5 Emil" in cli("play -p 5 --seed 2", *["1"] * 3).stdout


def test_bots_alone_play_to_the_end(cli: Cli, tmp_path: Path) -> None:
    result = cli("play --seats random,greedy --seed 1")
    assert result.exit_code == 0
    assert "wins!" in result.stdout
    assert game_in(the_save(tmp_path)).over


# Answers


def test_an_action_may_be_written_out(cli: Cli, tmp_path: Path) -> None:
    cli("play --seed 1", "take   wood")
    assert (0, "take wood") in game_in(the_save(tmp_path)).record.moves


def test_what_is_no_answer_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    result = cli("play --seed 1", "", "0", "4", "99999999999999999999", "²", "take", "fly away", "\x1b[2J", "/", "/zz")
    assert result.exit_code == 0
    assert "There is no choice 4: they are numbered from 1 to 3." in result.stderr
    assert "No choice contains “zz”." in result.stderr
    assert "\x1b[2J" not in result.output
    assert all(seat != 0 for seat, _ in game_in(the_save(tmp_path)).record.moves)


def test_a_refused_action_says_why(cli: Cli) -> None:
    result = cli("play --seed 1", "1", "influence 18 d666")
    assert "[4.2.2] You do not have these dice; yours are" in result.stdout


def test_why(cli: Cli) -> None:
    result = cli("play --seed 1", "why", "take stone stone", "why 1", "why take gold", "why influence 8 d35")
    assert "[3.3] These are not goods you can take now" in result.stdout
    assert result.stdout.count("You may do that.") == 2
    assert "[4.2] Nobody places dice on advisors now" in result.stdout
    assert "The whole rule: rules 3.3" in result.stdout


def test_rules_of_the_question_and_by_number(cli: Cli) -> None:
    result = cli("play --seed 1", "rules", "rules 8.4", "rules 77")
    assert "**3.3** If that is a tie too" in result.stdout
    assert "**8.4**" in result.stdout
    assert "has no rule 77" in result.stderr


def test_many_options_share_lines_and_can_be_searched(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "many.json"
    cli(f"play --bots greedy --seed 1 --save {path}", "1")
    result = cli(f"play --resume {path}", "/master", "more")
    assert "4  Influence the Master Hunter (9) with" in result.stdout.split("> /master")[1]


def test_help_lists_every_command(cli: Cli) -> None:
    text = cli("play --seed 1", "help", "?").stdout
    assert all(text.count(f"\n {name} ") == 2 for name in ("undo", "why", "rules", "log", "save", "lang", "quit"))


def test_the_log_and_the_board_again(cli: Cli) -> None:
    text = cli("play --seed 1", "1", "log", "board").stdout
    assert text.count("Year I: King's aid") == 2
    assert text.count("Year I of V") == 3


# Language


def test_the_language_can_be_switched_back_and_forth(cli: Cli) -> None:
    text = cli("play --seed 1", "lang pl", "dlaczego influence 8 d35", "język en", "lang", "lang xx", "quit").stdout
    assert text.count("Który zasób bierzesz?") == 2
    assert text.count("Which good do you take?") == 2
    assert "Rok I z V" in text
    assert "Zapisano:" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_every_language(cli: Cli, language: str) -> None:
    result = cli(
        f"play --lang {language} --seed 1", "dlaczego build inn", "why build inn", "dziennik", "jezyk", "koniec"
    )
    assert result.stdout.count("[4.4]") == 2
    assert "interrex play --resume" in result.stdout
    assert not result.stderr


def test_help_lists_the_words_of_the_other_language(cli: Cli) -> None:
    assert "cofnij, jako, zawsze, pytaj, dlaczego, podpowiedz, zasady" in " ".join(
        cli("play --seed 1", "pomoc").stdout.split()
    )


def test_an_action_can_be_typed_in_polish(cli: Cli) -> None:
    """By the words of its label, in any case, with or without Polish letters; what is not allowed is explained."""
    result = cli("play --lang pl --seed 1", "1", "Wpłyń na Sierżanta d5", "log", "dlaczego wplyn na skarbnika d35")
    assert "Gracz 1 wpływa na Sierżanta" in result.stdout
    assert result.stdout.count("[4.2]") >= 2
    assert "Cała zasada" in result.stdout


# Saving and going on


def test_leaving_saves_and_tells_how_to_go_on(cli: Cli, tmp_path: Path) -> None:
    for leave in (("quit",), ("q",), ("koniec",), ()):
        path = tmp_path / f"left-{''.join(leave)}.json"
        result = cli(f"play --lang {'pl' if leave == ('koniec',) else 'en'} --seed 1 --save {path}", "1", *leave)
        assert result.exit_code == 0
        assert str(path) in result.stdout
        assert f"interrex play --resume {path}" in result.stdout
        assert len(game_in(path).moves) > 3


def test_a_resumed_game_goes_on_as_it_would_have(cli: Cli, tmp_path: Path) -> None:
    there, here = tmp_path / "there.json", tmp_path / "here.json"
    cli(f"play --seed 7 --save {there}", *["1"] * 12)
    cli(f"play --seed 7 --save {here}", *["1"] * 5)
    cli(f"play --resume {here}", *["1"] * 7)
    assert here.read_text() == there.read_text()


def test_who_sits_where_is_remembered(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    cli(f"play --seats random,human,greedy --seed 1 --save {path}", "1")
    assert "Player 2 (you)" in cli(f"play --resume {path}").stdout
    assert "Player 1 (you)" in cli(f"play --resume {path} --seats human,random,random").stdout
    saves.seats_file(path).unlink()
    assert "Player 1 (you)" in cli(f"play --resume {path}").stdout
    saves.seats_file(path).write_text("human,alien,greedy\n")
    assert "no bot called “alien”" in cli(f"play --resume {path}").stderr
    saves.seats_file(path).write_bytes(b"\xff")
    assert cli(f"play --resume {path}").exit_code == 2


def test_the_last_game_can_be_resumed_by_that_name(cli: Cli) -> None:
    cli("play --seed 1", "1")
    assert "Player 1 takes 1 gold." in cli("play --resume last").stdout


def test_a_finished_game_shows_its_result_again(cli: Cli, saved: Path) -> None:
    for seats in ("random,random,random", "random,human,random", "human,human,human"):
        assert "wins!" in cli(f"play --resume {saved} --seats {seats}").stdout


def test_resuming_another_game_is_refused(cli: Cli, saved: Path, toy: None) -> None:
    assert "is a game of Kingsburg" in cli(f"play toy --resume {saved}").stderr
    assert "2 players are named for 3 seats" in cli(f"play --resume {saved} --seats human,greedy").stderr


def test_an_existing_file_is_not_overwritten_by_a_new_game(cli: Cli, saved: Path) -> None:
    before = saved.read_text()
    result = cli(f"play --save {saved}")
    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert saved.read_text() == before


def test_a_copy_can_be_saved_and_overwrites_only_when_told_to(cli: Cli, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    copy.write_text("precious")
    cli("play --seed 1", f"save {copy}", "n")
    assert copy.read_text() == "precious"
    cli("play --seed 1", f"save {copy}", "y")
    assert len(game_in(copy).moves) == 3
    result = cli("play --seed 1", f"save {tmp_path / 'no' / 'where.json'}", "save \0", f"save {tmp_path}", "y")
    assert result.exit_code == 0
    assert result.stderr.count("Error: ") == 3


def test_where_nothing_can_be_saved_no_game_begins(cli: Cli, tmp_path: Path) -> None:
    result = cli(f"play --save {tmp_path / 'no' / 'where.json'}")
    assert result.exit_code == 2
    assert "no such place" in result.stderr


def test_a_full_disk_does_not_end_the_game(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(draft: str, path: Path) -> None:
        if '[0,"take stone"]' in Path(draft).read_text():  # the person's own move
            raise OSError(28, "No space left on device")
        os.rename(draft, path)

    monkeypatch.setattr("interrex.cli.saves.os.replace", full)
    result = cli("play --seed 1", "take stone", "undo", "y", "take gold")
    assert result.exit_code == 0
    assert "cannot be written: No space left on device" in result.stderr
    assert (0, "take gold") in game_in(the_save(tmp_path)).record.moves
    assert len(list(the_save(tmp_path).parent.iterdir())) == 2, "no drafts are left behind"


def test_a_crash_loses_nothing(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(session: Session, part: str) -> None:
        raise MemoryError

    monkeypatch.setattr(Session, "search", crash)
    with pytest.raises(AssertionError, match="traceback"):
        cli("play --seed 1", "1", "/x")
    assert (0, "take gold") in game_in(the_save(tmp_path)).record.moves


# Undo


def test_undo_needs_something_to_take_back(cli: Cli) -> None:
    assert "There is nothing to take back." in cli("play --seed 1", "undo").stderr


def test_undo_of_a_quiet_move_asks_nobody(cli: Cli, tmp_path: Path) -> None:
    """The same person is asked again, and nothing random has happened in between."""
    match = interrex.new("kingsburg", players=2, seed=1)
    while match.pending() != (0,) or match.may_undo(0) is not None:
        seat = match.pending()[0]
        match.play(seat, match.actions(seat)[0])
    path = tmp_path / "quiet.json"
    saves.save(path, match.record)
    result = cli(f"play --resume {path}", "undo")
    assert "Taken back." in result.stdout
    assert "agree" not in result.stdout
    assert len(game_in(path).moves) == len(match.moves) - 1


def test_undo_past_luck_and_bots_is_confirmed(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = cli(f"play --seed 1 --save {path}", "1", "undo", "n", "undo", "y")
    assert "this becomes a practice game" in " ".join(result.stdout.split())
    assert "Nothing is taken back." in result.stdout
    assert "Taken back. Decide again." in result.stdout
    assert len(game_in(path).moves) == 3, "back to the person's own decision, with the bots' bids under seal before it"
    cli(f"play --resume {path}", "1")
    cli(f"play --seed 1 --save {tmp_path / 'same.json'}", "1")
    again, first = game_in(path).record, game_in(tmp_path / "same.json").record
    assert again.moves == first.moves, "the same luck comes again"
    assert (again.practice, first.practice) == (True, False), "and whoever has seen it is marked"


def test_a_practice_game_is_asked_about_once(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = cli(f"play --seed 1 --save {path}", "1", "undo", "y", "1", "undo", "quit")
    assert result.stdout.count("Take it back all the same?") == 1
    assert result.stdout.count("Taken back. Decide again.") == 2


# Several people at one screen


def test_people_hand_over_where_there_are_secrets(cli: Cli, toy: None, tmp_path: Path) -> None:
    result = cli("play toy --seats human,human -o rounds=1 --seed 1", "", "2", "", "1", "", "1")
    assert result.exit_code == 0
    assert "The next decision is for Player 1. Hand over" in result.stdout
    assert "The next decision is for Player 2. Hand over" in result.stdout
    assert result.stdout.index("Player 2. Hand over") < result.stdout.index("Player 1 bids 1."), "bids are sealed"
    assert game_in(the_save(tmp_path)).over


def test_others_at_the_screen_must_agree_to_an_undo(cli: Cli, toy: None) -> None:
    result = cli("play toy --seats human,human --seed 1", "", "3", "", "1", "", "undo", "n", "undo", "y")
    assert result.stdout.count("Player 2, do you agree?") == 2
    assert "Nothing is taken back." in result.stdout
    assert "Taken back." in result.stdout


def test_people_at_the_screen_think_again_and_deal_meanwhile(cli: Cli, toy: None, tmp_path: Path) -> None:
    court = "play toy --seats human,human -o rounds=1 -o court=true --seed 1"
    deal = ["as 2", "", "with 0", "", "as 2", "", "promise 1 coins 1 0", "", "as 2", "", "propose", "", "accept 1"]
    bids = ["stake 0", "", "stake 0", "", "bid 1", "pass", "pass", "", "as 3", "as 1", "", "reopen"]
    result = cli(court, "", *deal, *bids)
    assert "Player 2 makes offer 1: Player 2: a coin for Player 1." in result.stdout
    assert "Who may: 1." in result.stderr
    assert game_in(the_save(tmp_path)).moves[-1].action == ("reopen",)


def test_a_bot_answers_a_deal_at_the_terminal(cli: Cli, toy: None) -> None:
    deal = ["with 1", "promise 0 coins 1 1", "propose"]
    text = cli("play toy --seats human,greedy -o rounds=1 -o court=true --seed 1", *deal, "stake 0").stdout
    assert "Bruno accepts offer 1." in text


def test_a_game_without_a_board_of_its_own_is_drawn_as_an_outline(cli: Cli, toy: None) -> None:
    text = cli("play toy --seed 1", "2", "rules 1").stdout
    assert "score: 0 0" in text
    assert "cards: " in text
    assert "How much do you bid?" in text


# A real terminal


# whoever started the tests may ignore interrupts, and that is inherited
LISTENING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from interrex.cli import main
main()
"""


def in_a_terminal(path: Path, *typed: bytes) -> tuple[bytes, int]:
    """Type into a game in a terminal of 100 columns; what it showed, and its exit code."""
    mine, theirs = pty.openpty()
    command = [sys.executable, "-c", LISTENING, "play", "--seed", "1", "--lang", "en", "--save", str(path)]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    ) as process:
        try:
            os.close(theirs)
            shown = read_until(mine, b"quit")
            for keys in typed:
                os.write(mine, keys)
                shown += read_until(mine, b"quit")
            shown += interrupt(process, mine)
            code = process.wait(10)
        finally:
            process.kill()  # or leaving this block would wait for it
    os.close(mine)
    return shown, code


def interrupt(process: subprocess.Popen[bytes], terminal: int) -> bytes:
    """As a person does: again, if nothing happens. One that comes just before the wait for a key has no effect."""
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        if b"--resume" in (shown := read_until(terminal, b"--resume", 2)):
            return shown
    raise AssertionError("it cannot be interrupted")


def read_until(terminal: int, words: bytes, seconds: float = 10) -> bytes:
    shown = b""
    until = time.monotonic() + seconds
    while words not in shown and time.monotonic() < until:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
    return shown


def test_in_a_terminal_the_screen_is_cleared_and_an_interrupt_saves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown, code = in_a_terminal(path, b"1\n")
    assert code == 130
    assert shown.count(b"\x1b[2J") == 2
    assert b"Traceback" not in shown
    assert b"interrex play --resume" in shown
    assert (0, "take gold") in game_in(path).record.moves


def test_a_question_of_ones_own_turn_cannot_always_be_passed(cli: Cli, tmp_path: Path) -> None:
    """Only reactions can be: at a question of one's own turn it would pass seasons, or end the game."""
    result = cli("play kingsburg --seed 1 -p 2", "always", "take gold", "always", "ask", *["pass"] * 4, "undo")
    assert result.stderr.count("This cannot always be passed") == 2
    assert "You are asked everything already." in result.stderr
    mine = [text(move.action) for move in game_in(the_save(tmp_path)).moves if move.seat == 0]
    assert mine.count("pass") <= 4


def test_a_guided_game(cli: Cli, tmp_path: Path) -> None:
    """Enter follows the guide; another choice is explained and can be thought over; leaving can be undone."""
    result = cli(
        "play root --lesson first-game --role eyrie",
        *[""] * 4,  # the goal, a turn, one's own side, and what the Marquise did
        "",
        "decree build sword",
        "n",
        "decree build sword",
        "y",
        "undo",
        "",
    )
    said = " ".join(result.stdout.split())
    assert "Step 1 of 19. In Birdsong the Eyrie add one or two cards to their Decree." in said
    assert "Marquise de Cat: Every turn has three parts." in said
    assert "The goal. Whoever reaches 30 victory points" in said
    assert "Your side. You play the Eyrie Dynasties." in said
    assert "→ Recruit: add Bake Sale (Enter)" in said
    assert "Any column may take the card." in said
    assert "You may do that. The guide takes another way here: A second rabbit under Recruit" in said
    assert "You have left the guide" in said
    match = game_in(the_save(tmp_path))
    assert [move.action for move in match.moves[7:]] == [
        ("decree", "recruit", "bake-sale"),
        ("decree", "recruit", "cobbler"),
    ]


def test_the_guided_rounds_end_and_the_game_goes_on(cli: Cli, tmp_path: Path) -> None:
    turns = [seat for seat, _ in groupby(FIRST_GAME.steps, lambda step: step.seat)]
    others = len([seat for seat in turns if FIRST_GAME.roles[seat] != "vagabond"])
    result = cli("play --lesson first-game --role vagabond --lang pl", *[""] * (3 + others + 13 + 1), "pass")
    assert "Krok 13 z 13." in result.stdout
    assert "Teraz gra należy do ciebie." in " ".join(result.stdout.split())
    assert len(game_in(the_save(tmp_path)).moves) > 72


def test_a_guided_year_where_all_choose_at_once(cli: Cli, tmp_path: Path) -> None:
    """The others wait for the pupil, turn by turn; the farewell comes once."""
    result = cli("play --lesson first-year", *[""] * (3 + 23 + 11 + 1))
    said = " ".join(result.stdout.split())
    assert "Step 11 of 11." in said
    assert said.count("The guided rounds are over.") == 1
    looked = said.partition("What you have done, and what it was for")[2].partition("The guided rounds")[0]
    assert [move for move in range(1, 60) if f" {move}. " in looked] == [
        number for number, step in enumerate(FIRST_YEAR.steps, 1) if step.seat == 0
    ]
    played = [(move.seat, text(move.action)) for move in game_in(the_save(tmp_path)).moves]
    assert played == [(step.seat, step.action) for step in FIRST_YEAR.steps]


def test_what_cannot_be_learnt_is_said(cli: Cli) -> None:
    assert "There is: first-game." in cli("play root --lesson second-game").stderr
    assert "There is: first-year." in cli("play kingsburg --lesson first-game").stderr
    assert "There is: marquise, eyrie, alliance, vagabond." in " ".join(
        cli("play root --lesson first-game --role fox").stderr.split()
    )
