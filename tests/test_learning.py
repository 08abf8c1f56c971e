"""The example that learns: it plays, learns, goes on where it was, and draws what it learned."""

from __future__ import annotations

import importlib.util
import sys
from itertools import count
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

FILE = Path(__file__).parents[1] / "examples" / "learn_kingsburg.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_kingsburg", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn_kingsburg"] = module
    spec.loader.exec_module(module)
    return module


def test_the_network_learns_which_offer_is_rewarded(example: ModuleType) -> None:
    luck = np.random.default_rng(1)
    net = example.Net(3, 20, luck)
    inputs = luck.standard_normal((64, 3)).astype(np.float32)
    offers = np.tile(np.array([[4, 9, 17, -1]], np.int32), (64, 1))
    right = np.where(inputs[:, 0] > 0, 0, 2)
    for _ in range(120):
        chances, _, _ = net.think(inputs, offers)
        assert (chances[:, 3] == 0).all()  # nobody offered that
        chosen = example.draw(chances, luck)
        won = (chosen == right).astype(np.float32)
        before = chances[np.arange(64), chosen]
        net.learn(inputs, offers, chosen, before, won - won.mean(), won)
    assert (net.think(inputs, offers)[0].argmax(axis=1) == right).mean() > 0.85


def test_it_goes_on_where_it_was(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example, "ROWS", 2)
    kept = tmp_path / "learned.npz"
    for minutes in (1.0, 2.0):
        clock = count(0, 60)
        _, _, curve = example.learn(
            minutes, kept=kept, every=1.0, games=2, clock=lambda clock=clock: float(next(clock))
        )
    assert [point.minutes for point in curve] == [1.0, 2.0]
    drawn = ElementTree.fromstring(example.picture(curve))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 2
