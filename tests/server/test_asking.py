"""What a seat is asked: offers that are encoded once say what offers made afresh would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import interrex
from interrex.engine import kept, wire
from interrex.engine.action import text
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.taking_back import Trial
from interrex.server.protocol.table import Ask, Offer
from interrex.server.refusals import info
from interrex.server.tables import asking
from interrex.server.tables.asking import Asking
from interrex.testing.conformance import of_any_verb, turn


@pytest.mark.parametrize("game", ["toy", *[game.id for game in interrex.games()]])
def test_an_offer_says_the_same_each_time(game: str) -> None:
    m, luck, questions = interrex.new(game, 3, 5), Luck(key_from_seed("offers")), Asking()
    while not m.over and len(m.moves) < 150:
        seat = m.pending()[0]
        ask = wire.decode(wire.sent(questions.ask(m, seat, 7)), Ask)
        actions = m.actions(seat)
        assert [offer.action for offer in ask.offers] == [text(action) for action in actions]
        for offer, action in zip(ask.offers, actions, strict=True):
            assert offer == wire.decode(wire.sent(_afresh(m, seat, action, offer.final)), Offer)
        assert (ask.asked, ask.owed, ask.passable) == (7, True, m.passable(seat))
        assert wire.sent(ask.question) == wire.sent(info(m.question(seat) or pytest.fail("not asked")))
        m.play(seat, luck.choice(actions))


def _afresh(m: Any, seat: int, action: Any, is_final: bool) -> dict[str, Any]:
    game, state = m.game, m.state
    prospect = game.prospect(state, seat, action)
    return {
        "action": text(action),
        "label": info(game.label(state, seat, action)),
        "refs": game.refs(state, seat, action),
        "final": is_final,
        "foreseen": [{"kind": kind, "message": info(message)} for kind, message in prospect.lines],
        "ghosts": [ghost._asdict() for ghost in prospect.ghosts],
    }


def test_what_is_remembered_of_offers_has_an_end() -> None:
    m, luck, questions = interrex.new("root", 4, 5), Luck(key_from_seed("end")), Asking()
    while not m.over and len(m.moves) < 400:
        seat = m.pending()[0]
        questions.ask(m, seat, 0)
        assert len(asking.ALIKE.known) + len(asking.ALIKE.before) <= asking.ALIKE.size
        m.play(seat, luck.choice(m.actions(seat)))


def test_where_no_answer_can_bring_anything_none_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[bool] = []

    def trial(*args: Any) -> Trial:
        tried.append(True)
        return Trial(*args)

    monkeypatch.setattr(asking, "Trial", trial)
    m, questions, quiet = interrex.new("kingsburg", 4, 1), Asking(), 0
    choose: Callable[[list[Any]], Any] = Luck(key_from_seed("tried")).choice
    while not m.over and len(m.moves) < 60:
        seat = m.pending()[0]
        tried.clear()
        questions.ask(m, seat, 0)
        assert bool(tried) != m.state.waiting().tells_nothing(m.state, seat)
        quiet += not tried
        m.play(seat, choose(m.actions(seat)))
    assert quiet > 20


def test_bargaining_is_never_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []
    monkeypatch.setattr(Trial, "final", lambda trial, action: tried.append(action[0]))
    m, luck, questions, drafted = interrex.new("kings-dilemma", 4, 3), Luck(key_from_seed("deals")), Asking(), 0
    while not m.over and len(m.moves) < 60:
        for guest in m.guests():
            tried.clear()
            ask = questions.ask(m, guest, 0)
            drafted += sum([bytes(offer).startswith(b'{"action":"promise') for offer in ask.offers])
            assert set(tried) <= {"accept"}
        seat = turn(m, luck)
        m.play(seat, luck.choice(of_any_verb(m.actions(seat), luck)))
    assert drafted > 500


def test_what_never_changes_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    m, questions = interrex.new("kings-dilemma", 4, 3), Asking()
    while "with 0" not in [text(a) for a in m.actions(1)]:
        seat = m.pending()[0]
        m.play(seat, m.actions(seat)[0])
    m.play(1, "with 0")
    checking = kept.check(False)
    try:
        first = questions.ask(m, 1, 0)
        made: list[Any] = []
        monkeypatch.setattr(asking, "_encoded", lambda *args: made.append(args))
        again = questions.ask(m, 1, 0)
    finally:
        kept.check(checking)
    assert len(first.offers) > 100
    assert again.offers == first.offers
    assert not made
