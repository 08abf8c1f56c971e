"""``make wheels`` builds for each Python that is there: one of each version, none that is too old."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[1]
spec = importlib.util.spec_from_file_location("wheels", ROOT / "tools" / "wheels.py")
assert spec is not None
assert spec.loader is not None
wheels = importlib.util.module_from_spec(spec)
spec.loader.exec_module(wheels)


def python(folder: Path, name: str, does: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)
    return path


def test_a_wheel_is_built_for_each_python_that_can_be_run(tmp_path: Path) -> None:
    path, pyenv = tmp_path / "bin", tmp_path / "pyenv"
    of_pyenv = python(pyenv / "versions" / "3.12.1" / "bin", "python3.12", "echo 3 12")
    python(path, "python3.12", "echo 3 12")
    on_path = python(path, "python3.11", "echo 3 11")
    python(path, "python3.10", "echo 3 10")
    python(path, "python3.13", "exit 127")  # as pyenv leaves them
    python(path, "python3.11-config", "echo 3 14")
    folders = wheels.places({"PYENV_ROOT": str(pyenv), "PATH": str(path)})
    found = wheels.pythons(folders, wheels.oldest(ROOT / "pyproject.toml"))
    assert list(found.items()) == [("3.11", on_path), ("3.12", of_pyenv)]
