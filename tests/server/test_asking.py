"""What a seat is asked: offers that are encoded once say what offers made afresh would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import interrex
from interrex.build import compiled
from interrex.engine import wire
from interrex.engine.action import text
from interrex.engine.deals import DEALING
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.taking_back import Trial
from interrex.games.oath.play.deals import negotiate
from interrex.games.oath.play.pledges import TRIBUNAL
from interrex.games.oath.state import Oath
from interrex.server.protocol.table import Ask, Offer
from interrex.server.refusals import info
from interrex.server.tables import asking
from interrex.server.tables.asking import Asking
from interrex.testing.conformance import of_any_verb, turn
from interrex.testing.forms import spelt


@pytest.mark.parametrize("game", ["toy", *[game.id for game in interrex.games()]])
def test_an_offer_says_the_same_each_time(game: str) -> None:
    m, luck, questions = interrex.new(game, 3, 5), Luck(key_from_seed("offers")), Asking()
    while not m.over and len(m.moves) < 150:
        seat = m.pending()[0]
        ask = wire.decode(wire.sent(questions.ask(m, seat, 7)), Ask)
        actions, listed = m.actions(seat), m.state.listed(seat)
        assert [offer.action for offer in ask.offers] == [text(action) for action in listed]
        assert {*map(text, listed), *[said for form in ask.forms for said in spelt(form)]} == {*map(text, actions)}
        for offer, action in zip(ask.offers, listed, strict=True):
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
            questions.ask(m, guest, 0)
            drafted += sum([len(spelt(form)) for form in m.state.forms(guest)])
            assert set(tried) <= {"accept"}
        seat = turn(m, luck)
        m.play(seat, luck.choice(of_any_verb(m.actions(seat), luck)))
    assert drafted > 500


def bargaining(game: str) -> interrex.Match:
    """Four at talks where most can be promised: seat 0 owes an answer, seat 1 drafts."""
    m, luck = interrex.new(game, 4, 3), Luck(key_from_seed("talks"))
    while game == "oath" or 1 not in m.guests():
        seat = m.pending()[0]
        if game == "oath" and seat == 0:
            assert isinstance(m.state, Oath)
            negotiate(m.state, (0, 1, 2, 3), TRIBUNAL, 0)
            break
        m.play(seat, luck.choice(m.state.answers(seat)))
    m.play(1, "with 0")
    return m


@pytest.mark.parametrize("game", ["kings-dilemma", "oath"])
def test_a_draft_is_forms_and_not_a_list(game: str) -> None:
    m = bargaining(game)
    ask = wire.sent(Asking().ask(m, 1, 0))
    print(f"{game}: {len(m.actions(1))} offers, a question of {len(ask)} bytes")
    assert len(m.actions(1)) > 100
    assert len(ask) < 10_000
    assert b"promise" not in ask


@pytest.mark.skipif(compiled(), reason="compiled methods call each other directly: nobody can count in between")
@pytest.mark.parametrize("game", ["kings-dilemma", "oath"])
def test_what_a_seat_may_do_beside_deals_is_looked_at_once_while_others_draft(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    m, questions, looked = bargaining(game), Asking(), list[list[Any]]()
    plain = Asking._offers

    def offers(asking: Asking, match: Any, seat: int, actions: list[Any]) -> Any:
        looked.append([a for a in actions if a[0] not in DEALING])
        return plain(asking, match, seat, actions)

    monkeypatch.setattr(Asking, "_offers", offers)
    seat = m.pending()[0]
    first = questions.ask(m, seat, 0).offers
    for action in ("with 2", "withdraw 0", "with 3"):
        m.play(1, action)
        assert questions.ask(m, seat, 0).offers == first
    assert [own for own in looked if own] == [[a for a in m.actions(seat) if a[0] not in DEALING]]
    m.play(seat, m.state.answers(seat)[0])
    looked.clear()
    for owing in m.pending():
        questions.ask(m, owing, 0)
    assert any(looked), "somebody has decided: all is looked at again"
