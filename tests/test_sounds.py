"""The sounds of the table are what their recipe makes, and small."""

from __future__ import annotations

import importlib.util
import wave
from array import array
from pathlib import Path

import pytest

spec = importlib.util.spec_from_file_location("sounds", Path(__file__).parents[1] / "tools" / "sounds.py")
assert spec is not None
assert spec.loader is not None
sounds = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sounds)


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_every_file_is_what_its_recipe_makes(name: str) -> None:
    with wave.open(str(sounds.FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        kept = array("h", file.readframes(file.getnframes()))
    made = sounds.samples(name)
    assert len(kept) == len(made)
    assert all(abs(a - b) <= 1 for a, b in zip(kept, made, strict=True)), "a sine's last bit may differ, no more"


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_no_sound_begins_or_ends_with_a_crack_or_is_cut_off_at_its_loudest(name: str) -> None:
    made = sounds.samples(name)
    assert made[0] == made[-1] == 0
    assert 5_000 < max(map(abs, made)) < 30_000


def test_all_of_them_are_under_200_kb_and_there_is_no_other() -> None:
    files = sorted(sounds.FOLDER.iterdir())
    assert [file.stem for file in files] == sorted(sounds.SOUNDS)
    assert sum(file.stat().st_size for file in files) < 200_000
