"""Build the wheels into `dist`: the plain one, and a compiled one for every Python on the machine. See `make wheels`.

Pythons are looked for on PATH and among those of pyenv; of each version one is taken. Each builds in an environment of
its own, under `build/wheels`, with what the locks pin.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMES = "python3.[1-9][0-9]"
ASKED = "import sys; print(*sys.version_info[:2])"


def main() -> int:
    found = pythons(places(os.environ), oldest(ROOT / "pyproject.toml"))
    if not found:
        print("No Python was found that Interrex runs on.", file=sys.stderr)
        return 1
    for number, (version, python) in enumerate(found.items()):
        print(f"Python {version}: {python}", flush=True)
        builder = environment(version, python)
        if number == 0:
            build(builder, compiled=False)
        build(builder, compiled=True)
    print(*sorted(path.name for path in (ROOT / "dist").glob("*.whl")), sep="\n")
    return 0


def places(environ: os._Environ[str] | dict[str, str]) -> list[Path]:
    """Folders in which a Python may be: those of pyenv first, whose names on PATH stand for whichever is chosen."""
    home = Path(environ.get("PYENV_ROOT") or Path(environ.get("HOME", "")) / ".pyenv")
    return [*sorted(home.glob("versions/*/bin")), *map(Path, environ.get("PATH", "").split(os.pathsep))]


def oldest(project: Path) -> tuple[int, ...]:
    required: str = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["requires-python"]
    return _numbers(required.removeprefix(">="))


def pythons(folders: list[Path], least: tuple[int, ...]) -> dict[str, Path]:
    """By version, oldest first, those that can be run and are not too old."""
    found: dict[str, Path] = {}
    for path in (path for folder in folders for path in sorted(folder.glob(NAMES))):
        for version in answers(path):
            if _numbers(version) >= least:
                found.setdefault(version, path)
    return dict(sorted(found.items(), key=lambda one: _numbers(one[0])))


def answers(python: Path) -> Iterator[str]:
    """Its version; nothing, if it cannot be run: pyenv leaves names on PATH behind which there is none."""
    try:
        ran = subprocess.run([python, "-c", ASKED], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return
    yield ".".join(ran.stdout.split())


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def environment(version: str, python: Path) -> Path:
    """A Python in an environment that has what building needs: mypyc must see what the source imports."""
    folder = ROOT / "build" / "wheels" / version
    builder = folder / "bin" / "python"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["build"], *extras["compiled"], "setuptools"]
    if not builder.exists():
        subprocess.run([python, "-m", "venv", folder], check=True)
    pip = [str(builder), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c"]
    subprocess.run([*pip, str(ROOT / "requirements-dev.lock"), *needed], check=True)
    return builder


def build(builder: Path, compiled: bool) -> None:
    environ = {**os.environ, "INTERREX_COMPILED": "1" if compiled else "0"}
    line = [str(builder), "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    subprocess.run(line, cwd=ROOT, env=environ, check=True)


if __name__ == "__main__":
    raise SystemExit(main())
