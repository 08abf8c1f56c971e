"""How a thinking player judges positions, where it once judged them wrong."""

from __future__ import annotations

from interrex.engine.action import parse

from .positions import BUILD, at, seat


def test_a_building_that_later_winters_threaten_is_not_given_up_in_each_of_them() -> None:
    t = at(BUILD, seat(gold=3, army=9), seat("inn", gold=2), seat("inn"), year=1)
    worth = {}
    for line in t.offers():
        after = t.state.copy()
        after.play(0, parse(line))
        worth[line] = t.game.evaluate(after, 0)
    assert worth["build statue"] > worth["pass"]
