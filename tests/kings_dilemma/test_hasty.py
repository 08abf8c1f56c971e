"""Whole campaigns by the hundred: a steward in a hurry, and the page that its figures are written into."""

from __future__ import annotations

import pytest

from interrex.bots import asked_seats, decide, make
from interrex.bots.hasty import fewer
from interrex.engine.kept import forget_all
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.data import AGENDA
from interrex.games.kings_dilemma.fates import FEW, LEARNED, fates, glance
from interrex.games.kings_dilemma.story.parts import Front
from interrex.games.kings_dilemma.vocabulary import Move, VoteRules

from .positions import at

HASTY = "interrex.bots.hasty:HastyBot"


def test_of_answers_that_differ_in_an_amount_it_looks_at_the_smallest() -> None:
    offered = [("aye", 1), ("aye", 2), ("aye", 3), ("aye", 4), ("gather",), ("nay", 1), ("take", "rebel")]
    assert fewer(offered) == [("aye", 1), ("aye", 2), ("aye", 3), ("gather",), ("nay", 1), ("take", "rebel")]


def test_a_glance_is_the_chance_by_a_quarter_of_the_ends() -> None:
    held = [[AGENDA["opulent"]], [AGENDA["rebel"]], [AGENDA["greedy"]]]
    g = at(rows=[9, 8, 9, 12, 6], agendas=held, draft=[], removed=[5]).g
    assert len(FEW) == 12
    assert [glance(g, seat) for seat in range(3)] == fates(g, FEW)
    assert abs(sum(fates(g, FEW)) - 1) < 1e-9
    assert max([abs(few - whole) for few, whole in zip(fates(g, FEW), fates(g), strict=True)]) < 0.15


def test_among_three_houses_a_moderate_expects_not_to_be_voted_down(monkeypatch: pytest.MonkeyPatch) -> None:
    held = [[AGENDA["moderate"]], [AGENDA["opulent"]], [AGENDA["greedy"]]]
    g = at(rows=[9, 8, 9, 12, 6], agendas=held, draft=[], removed=[5]).g
    expected = fates(g)[0]
    monkeypatch.setitem(LEARNED, 3, (0.0,) * 6)
    forget_all()
    assert fates(g)[0] < expected
    monkeypatch.undo()
    forget_all()
    assert fates(g)[0] == expected


def test_the_last_to_speak_votes_as_a_steward_does() -> None:
    held = [[AGENDA["opulent"]], [AGENDA["rebel"]], [AGENDA["greedy"]]]
    shown, wins, loses = (
        Front(aye=("up wealth",), nay=("down wealth",)),
        Move(res="wealth", by=1),
        Move(res="wealth", by=-1),
    )
    t = at(
        front=shown, aye=[wins], nay=[loses], rows=[9, 8, 9, 9, 9], agendas=held, draft=[], removed=[5], leader="solad"
    )
    seat = asked_seats(t.play("gather", "gather").g)[0]
    said = [decide(make(bot, GAME, Luck(key_from_seed(3))), t.g, seat) for bot in ("steward", HASTY)]
    assert [action[0] for action in said] == ["aye", "aye"]


def test_the_last_house_to_speak_takes_an_office_that_nobody_was_named_for() -> None:
    held = [[AGENDA["opulent"]], [AGENDA["rebel"]], [AGENDA["greedy"]]]
    t = at(rules=VoteRules(elect="warden"), agendas=held, draft=[], removed=[5], leader="solad").play(
        "gather", "gather"
    )
    seat = asked_seats(t.g)[0]
    assert decide(make("steward", GAME, Luck(key_from_seed(3))), t.g, seat)[:2] == ("back", seat)
