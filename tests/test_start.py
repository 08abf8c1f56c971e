"""Nobody waits for what they do not need: what is imported by ``import interrex``, and by ``interrex --help``."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import interrex
from interrex.engine.plain import LANGUAGES

SLOW = {"asyncio", "babel", "email", "fluent", "importlib.metadata", "msgspec", "starlette", "uvicorn"}
HELP = {"cli", "cli.program", "cli.usage", "cli.words", "engine", "engine.errors", "engine.message", "engine.plain"}


def imported(code: str, **environment: str) -> set[str]:
    """The modules there are when a program that does this is done."""
    told = f"import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); {code}"
    unchecked = {**os.environ, "INTERREX_CHECK_KEPT": "0", **environment}
    done = subprocess.run([sys.executable, "-c", told], env=unchecked, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_package_is_imported_without_anything_in_it() -> None:
    found = imported("import interrex")
    assert not {name for name in found if name.startswith("interrex.")}
    assert not found & (SLOW | {"rich", "typer"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_waits_for_no_command_no_game_and_no_fluent(language: str) -> None:
    found = imported(f"from interrex.cli import app; app(['--lang', '{language}', '--help'])")
    assert {name.removeprefix("interrex.") for name in found if name.startswith("interrex.")} == HELP
    assert not found & SLOW


def test_every_public_name_is_where_it_is_said_to_be() -> None:
    lost = [name for name in interrex.__all__ if not callable(getattr(interrex, name))]
    assert not lost
    assert set(interrex.__all__) <= set(dir(interrex))
    assert not hasattr(interrex, "nothing")


def test_what_is_imported_first_makes_no_difference_to_what_can_be_called() -> None:
    """A package that is imported becomes an attribute: so those called like a function can be called."""
    imported("from interrex.campaign import Campaign; import interrex; interrex.campaign('oath', ['Ada', 'Bo'])")
    imported("import interrex; interrex.campaign('oath', ['Ada', 'Bo']); interrex.campaign.Campaign; interrex.games()")


def test_an_error_has_words_whatever_was_imported() -> None:
    tried = "try: find('ludo')\nexcept Exception as error: print(error, file=sys.stderr)"
    assert {"Known:", "kingsburg,"} < imported(f"from interrex.engine.registry import find\n{tried}")
