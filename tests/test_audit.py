"""``make audit`` never says that nothing is known where nothing could be looked up."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

spec = importlib.util.spec_from_file_location("audit", Path(__file__).parents[1] / "tools" / "audit.py")
assert spec is not None
assert spec.loader is not None
audit = importlib.util.module_from_spec(spec)
spec.loader.exec_module(audit)

SOUND = {"name": "h11", "version": "0.16", "vulns": []}
HOLE = {"name": "x", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}
SKIPPED = {"name": "y", "skip_reason": "could not be audited"}
NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 90}}}


def told(capsys: pytest.CaptureFixture[str], *findings: object) -> tuple[int, str]:
    return audit.tell([*findings]), capsys.readouterr().out


def pip(*packages: object) -> object:
    return audit.of_pip("WARNING: something\n" + json.dumps({"dependencies": packages}))


def test_all_looked_at_and_nothing_known_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, pip(SOUND), audit.of_npm(json.dumps(NPM))) == (0, "91 packages looked at, 0 known holes.\n")


def test_a_known_hole_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, pip(SOUND, HOLE, SKIPPED))
    assert code == 1
    assert "x 1: CVE-1, mended in 2" in said
    worse = {**NPM, "vulnerabilities": {"z": {"severity": "high", "range": "<3"}}}
    assert told(capsys, audit.of_npm(json.dumps(worse)))[0] == 1


def test_an_unreachable_database_is_said_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    out_of_reach = [
        pip(SKIPPED, SOUND),
        audit.of_pip("ERROR: could not connect"),
        audit.of_pip(""),
        audit.of_npm(json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})),
        audit.of_npm("[Errno 2] No such file or directory: 'npm'"),
        pip(),
        audit.of_npm(json.dumps({"vulnerabilities": {}})),
    ]
    for findings in out_of_reach:
        code, said = told(capsys, findings)
        assert code == 3
        assert "could not be asked" in said


def test_npm_asks_even_where_it_was_told_to_stay_offline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offline it finds no hole in anything, and looks as if it had asked."""
    monkeypatch.setenv("npm_config_offline", "true")
    monkeypatch.setenv("npm_config_omit", "dev")
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")  # where nobody answers
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    found = audit.of_npm(audit.run(audit.NPM))
    assert (found.checked, len(found.unchecked)) == (0, 1)
