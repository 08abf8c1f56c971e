"""Questions of which everybody can tell that no answer draws luck or shows anything: somebody else is asked next."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.taking_back import Trial
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.state import NEUTRAL
from interrex.testing import Table

from .positions import BUILD, INFLUENCE, RECRUIT, SEASON, SUPPORT, Seat, at, seat

RICH = seat(gold=2, wood=2, stone=2)
POOR = seat()


def at_support(*seats: Seat, placed: str) -> Table:
    """The advisors' support, with building after it."""
    t = at(SUPPORT, *seats, placed=placed)
    t.state.stack.insert(0, BUILD)
    t.state.steps.insert(0, 0)
    return t


@pytest.mark.parametrize(
    ("position", "quiet"),
    [
        (lambda: at(INFLUENCE, seat(dice="d35"), seat(dice="d12")), True),
        (lambda: at(INFLUENCE, seat(dice="d35"), seat(dice="d2")), False),  # shut out by whoever takes advisor 2
        (lambda: at(INFLUENCE, seat(dice="d35"), seat(dice="d")), False),
        (lambda: at(INFLUENCE, seat(dice="d35"), seat(dice="d12"), seat(dice="d2"), passed=2), False),
        (lambda: at(BUILD, RICH, RICH), True),
        (lambda: at(BUILD, RICH, POOR), False),
        (lambda: at(BUILD, RICH, RICH, order=(1, 0)).play("pass"), False),  # the last one who can
        (lambda: at(RECRUIT, RICH, POOR, RICH), True),
        (lambda: at(RECRUIT, RICH, POOR, POOR), False),
        (lambda: at_support(POOR, POOR, placed="7:0:d34 12:1:d66"), True),
        (lambda: at_support(POOR, POOR, placed="7:0:d34"), False),
        (lambda: at_support(POOR, RICH, placed="7:0:d34 8:1:d35"), True),  # who will build
        (lambda: at_support(RICH, POOR, placed="7:0:d34 8:1:d35"), False),  # only who is asked, and perhaps not then
        (lambda: at_support(RICH, POOR, placed="6:0:d33 12:1:d66"), True),  # the alchemist trades
        (lambda: at_support(RICH, POOR, placed="6:0:d33"), False),
        (lambda: at_support(POOR, POOR, placed="7:0:d34 10:1:d46 12:1:d66"), False),  # somebody peeks in between
        (lambda: at_support(POOR, POOR, placed=f"7:0:d34 12:{NEUTRAL}:d66"), False),  # nobody's dice
        (lambda: at_support(POOR, POOR, placed="17:0:d34 18:1:d66"), False),  # one's own look comes first
    ],
)
def test_a_question_is_quiet_while_somebody_else_is_asked_next(position: object, quiet: bool) -> None:
    assert callable(position)
    t: Table = position()
    g = t.state
    (asked,) = g.pending()
    assert g.waiting().tells_nothing(g, asked) == quiet
    if quiet:
        trial = Trial(GAME, g, asked, Luck(key_from_seed("quiet")))
        assert [action for action in g.actions(asked) if trial.final(action)] == []


@pytest.mark.parametrize(
    ("lie", "hand", "quiet"),
    [
        ("7:1:d34", "d5", True),  # the astronomer asks, whatever the sergeant gives
        ("8:1:d35", "d5", False),  # the treasurer asks nothing
        ("7:1:d34 10:1:d46", "d5", True),
        ("12:1:d66 10:1:d46", "d5", False),  # the general shows the enemy first
        ("12:1:d66", "d46", False),  # so he would with these dice
        (f"7:{NEUTRAL}:d34", "d5", False),
    ],
)
def test_the_last_to_place_dice_knows_whether_an_advisor_asks_next(lie: str, hand: str, quiet: bool) -> None:
    g = at(INFLUENCE, seat(dice=hand), seat(), placed=lie, passed=2).state
    g.stack.insert(0, SEASON)
    g.steps.insert(0, 1)  # what comes after influencing
    assert g.pending() == (0,)
    assert g.waiting().tells_nothing(g, 0) == quiet
    trial = Trial(GAME, g, 0, Luck(key_from_seed("quiet")))
    assert not (quiet and [action for action in g.actions(0) if trial.final(action)])


def test_most_questions_of_a_game_are_quiet() -> None:
    m, luck, found = interrex.new("kingsburg", 4, "quiet"), Luck(key_from_seed("quiet")), [0, 0]
    while not m.over:
        seat = m.pending()[0]
        found[m.state.waiting().tells_nothing(m.state, seat)] += 1
        m.play(seat, luck.choice(m.actions(seat)))
    assert found[True] > found[False]
