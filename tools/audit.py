"""Are holes known in what we depend on? ``pip-audit`` and ``npm audit``, and a plain word when they could not look.

Both tools end quietly, or with a page of JSON, where their database is out of reach: "nothing found" would be a lie.
Exit codes: 0, all was looked at and nothing is known; 1, something is known; 3, not everything could be looked at.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-dev.lock")
KNOWN, UNKNOWN = 1, 3
PATIENCE = 300  # seconds
PIP = ["--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json"]
# npm that was told to stay offline finds nothing without asking anybody; in production, it leaves out the tools.
NPM = ["npm", "--prefix", "web", "audit", "--json", "--no-offline", "--include=dev", "--include=optional"]


class Findings(NamedTuple):
    """What came of looking."""

    checked: int
    holes: list[str]
    unchecked: list[str]  # and why


def of_pip(output: str) -> Findings:
    """What ``pip-audit --format json`` found. Packages it could not look up are only skipped in it."""
    found = _json(output)
    packages = found.get("dependencies")
    if not isinstance(packages, list):
        return Findings(0, [], [f"pip-audit: {_first_line(output)}"])
    found_holes = [(package, hole) for package in packages for hole in package.get("vulns", [])]
    holes = [f"{package['name']} {package['version']}: {_mended(hole)}" for package, hole in found_holes]
    unchecked = [f"{package['name']}: {package['skip_reason']}" for package in packages if "skip_reason" in package]
    return _looked("pip-audit", len(packages) - len(unchecked), holes, unchecked)


def _looked(tool: str, checked: int, holes: list[str], unchecked: list[str]) -> Findings:
    """Whoever looked at nothing has found nothing: that is no good news."""
    nothing = [] if checked or unchecked else [f"{tool}: it looked at no package"]
    return Findings(checked, holes, unchecked + nothing)


def _mended(hole: dict[str, Any]) -> str:
    return f"{hole['id']}, mended in {', '.join(hole['fix_versions']) or 'no version yet'}"


def of_npm(output: str) -> Findings:
    """What ``npm audit --json`` found. Without a database it gives an error in the place of findings."""
    found = _json(output)
    holes = found.get("vulnerabilities")
    if not isinstance(holes, dict):
        return Findings(0, [], [f"npm audit: {found.get('message') or _first_line(output)}"])
    checked = found.get("metadata", {}).get("dependencies", {}).get("total", 0)
    return _looked(
        "npm audit", checked, [f"{name}: {hole['severity']}, {hole['range']}" for name, hole in holes.items()], []
    )


def _json(output: str) -> dict[str, Any]:
    """The object in an output that may have warnings before it."""
    start = output.find("{")
    try:
        found, _ = json.JSONDecoder().raw_decode(output[max(start, 0) :])
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _first_line(output: str) -> str:
    return next((line for line in output.splitlines() if line.strip()), "it said nothing")[:200]


def run(command: list[str]) -> str:
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return done.stdout if done.stdout.strip() else done.stderr


def tell(findings: list[Findings]) -> int:
    """Say what was found; the exit code."""
    holes = [hole for one in findings for hole in one.holes]
    unchecked = [package for one in findings for package in one.unchecked]
    for hole in holes:
        print(f"KNOWN HOLE  {hole}")
    for package in unchecked[:5]:
        print(f"not checked  {package}")
    if len(unchecked) > 5:
        print(f"not checked  … and {len(unchecked) - 5} more")
    print(f"{sum(one.checked for one in findings)} packages looked at, {len(holes)} known holes.")
    if unchecked:
        print("The database could not be asked about everything: this says nothing about the packages not checked.")
    return KNOWN if holes else UNKNOWN if unchecked else 0


def main() -> int:
    audit = str(Path(sys.executable).with_name("pip-audit"))
    findings = [of_pip(run([audit, *PIP, "--requirement", lock])) for lock in LOCKS]
    return tell([*findings, of_npm(run(NPM))])


if __name__ == "__main__":
    raise SystemExit(main())
