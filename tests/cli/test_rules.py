"""The rulebook at the terminal, and which tests claim which rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex

from .conftest import Cli

RULEBOOK = Path(interrex.__file__).parent / "games" / "kingsburg" / "rulebook"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_rulebook(cli: Cli, language: str) -> None:
    text = cli(f"rules kingsburg --lang {language}").stdout
    assert text.strip() == (RULEBOOK / f"{language}.md").read_text().strip()


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


def test_an_unknown_rule(cli: Cli) -> None:
    for rule in ("4.99", "x", "''", "4.2.3.4"):
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
