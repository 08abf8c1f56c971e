"""The rulebook at the terminal, and which tests claim which rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import interrex
from interrex.cli.rulebook import marked
from interrex.rules.rulebook import markdown
from interrex.rules.search import search

from .conftest import Cli


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_rulebook(cli: Cli, language: str) -> None:
    text = cli(f"rules kingsburg --lang {language}").stdout
    assert text.strip() == markdown("kingsburg", language).strip()


def test_one_rule(cli: Cli) -> None:
    text = cli("rules kingsburg 4.2.3").stdout
    assert text.startswith("**4.2.3** Every placement needs at least one die of the player's own colour")
    assert "4.2.4" not in text


def test_a_chapter_brings_all_its_rules(cli: Cli) -> None:
    text = cli("rules kingsburg 4").stdout
    assert text.startswith("## 4 Productive seasons")
    assert "### 4.2 Influencing advisors" in text
    assert "**4.5." in text
    assert "**5.1" not in text
    assert cli("rules kingsburg [4.2]").stdout == cli("rules kingsburg 4.2.").stdout


def test_a_rule_comes_with_those_it_names_and_those_that_name_it(cli: Cli) -> None:
    text = cli("rules kingsburg 6.4").stdout
    assert "*See also*\n\n- 4.2 Influencing advisors\n" in text
    assert "*Referred to by*\n\n- 4.2.4 Each advisor can be influenced only once a season" in text
    assert "See also" not in cli("rules kingsburg 1.9").stdout
    assert "*Zobacz też*" in cli("rules kingsburg 6.4 --lang pl").stdout


def test_words_find_rules_best_first(cli: Cli) -> None:
    text = cli("rules root battle").stdout
    assert text.startswith("4.3  Key actions\n    To battle, a player picks a clearing")
    assert "9.5.2  Vagabond" in cli("rules root VAGABOND battles").stdout
    assert "8.2  Zima (faza 8)\n" in cli("rules kingsburg bitwą --lang pl").stdout


def test_the_best_are_shown_and_all_if_asked_for(cli: Cli) -> None:
    few, all_of_them = (cli(f"rules root battle {more}").stdout.splitlines() for more in ("", "--all"))
    hits = len(all_of_them) // 2
    assert few == [*all_of_them[:20], f"{hits - 10} more rules: --all shows them."]


def test_the_words_are_marked_on_a_terminal() -> None:
    line = marked("Bitwy i bitew.", search("kingsburg", "pl", "bitwa"))
    assert [(span.start, span.end) for span in line.spans] == [(0, 5)]


def test_nothing_found_brings_suggestions(cli: Cli) -> None:
    result = cli("rules root batle")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "No rule of Root has this: batle. Perhaps: battle," in result.stderr
    assert cli("rules root batle").stderr.count("\n") == 1
    assert "Może: markiza." in cli("rules root markzia --lang pl").stderr
    for nothing in ("qwertyuiop", "''", "[x"):
        assert "No rule of Root has this" in cli(f"rules root {nothing}").stderr


def test_for_machines(cli: Cli) -> None:
    found = json.loads(cli("rules root anvil --json").stdout)
    assert found["hits"] == [{"id": "22.13", "titles": ["Crafted cards"], "line": "Anvil · fox · fox · hammer · 2"}]
    assert (found["words"], found["suggestions"]) == (["anvil"], [])
    assert json.loads(cli("rules root batle --json").stdout)["suggestions"][0] == "battle"
    one, *_ = json.loads(cli("rules kingsburg 6.4 --json").stdout)["rules"]
    assert (one["id"], one["refers_to"], one["referred_by"][0]) == ("6.4", ["4.2"], "4.2.4")
    book = json.loads(cli("rules kingsburg --json --lang pl").stdout)
    assert book["intro"].startswith("**O czym to jest.**")
    assert len(book["rules"]) == len(interrex.rulebook("kingsburg", "pl").rules)


def test_an_unknown_rule(cli: Cli) -> None:
    for rule in ("4.99", "99", "4.2.3.4"):
        result = cli(f"rules kingsburg {rule}")
        assert (result.exit_code, result.stdout) == (2, "")
        assert "has no rule" in result.stderr


def test_coverage_lists_every_rule_with_its_tests(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests" / "kingsburg").mkdir(parents=True)
    (tmp_path / "tests" / "kingsburg" / "test_some.py").write_text(
        '@rule("kingsburg", "4.2.1", "77.1")\ndef test_one(): ...\n\n@rule("other", "1.1")\ndef test_two(): ...\n'
    )
    monkeypatch.chdir(tmp_path)
    text = cli("rules kingsburg --coverage").stdout
    leaves = interrex.rulebook("kingsburg", "en").leaves()
    assert "4.2.1\n  kingsburg/test_some.py::test_one\n" in text
    assert "4.2.2  claimed by no test" in text
    assert "There is no rule 77.1, but a test claims it: kingsburg/test_some.py::test_one" in text
    assert "test_two" not in text
    assert f"1 of {len(leaves)} rules are claimed by tests." in text
    assert all(f"\n{rule}" in "\n" + text for rule in leaves)


def test_coverage_outside_a_checkout(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = cli("rules kingsburg --coverage")
    assert result.exit_code == 2
    assert "There is no folder" in result.stderr


def test_components_lists_every_entry_with_the_tests_that_name_it(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests" / "kingsburg").mkdir(parents=True)
    (tmp_path / "tests" / "kingsburg" / "test_some.py").write_text('def test_one(): play("build inn", "row:statue")\n')
    (tmp_path / "tests" / "root").mkdir()
    (tmp_path / "tests" / "root" / "test_other.py").write_text('def test_two(): play("chapel")\n')
    monkeypatch.chdir(tmp_path)
    lines = cli("rules kingsburg --components").stdout.splitlines()
    at = lines.index(next(line for line in lines if line.startswith("inn  cards/")))
    assert lines[at + 1] == "  kingsburg/test_some.py::test_one"
    chapel = lines.index(next(line for line in lines if line.startswith("chapel  cards/")))
    assert lines[chapel + 1] == "  named by no test", "another game's tests are not its own"
    total = len(interrex.game("kingsburg").rules.entries)
    assert lines[-1] == f"2 of {total} components have an entry and a test."


def test_components_outside_a_checkout(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli("rules kingsburg --components").exit_code == 2
