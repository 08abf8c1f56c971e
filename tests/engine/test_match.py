"""The checked layer, shown on the toy game."""

from __future__ import annotations

import pytest

import interrex
from interrex.build import compiled
from interrex.engine import wire, zones
from interrex.engine.errors import UnknownNotation
from interrex.engine.luck import Drawn, Luck, key_from_seed
from interrex.engine.sealed import Answers
from interrex.engine.state import State
from interrex.engine.taking_back import Before, Trial
from interrex.testing import snapshot


def toy(players: int = 2, seed: int = 5, **options: int) -> interrex.Match:
    return interrex.new("toy", players=players, seed=seed, options=options)


def test_several_seats_owe_a_decision_at_the_same_time() -> None:
    m = toy(3)
    assert m.pending() == (0, 1, 2)
    m.play(1, ("bid", 2))
    assert m.pending() == (0, 2)


def test_sealed_answers_show_in_nobodys_view_log_or_undo() -> None:
    low, high = toy(3), toy(3)
    low.play(1, ("bid", 0))
    high.play(1, ("bid", 2))
    for seat in (0, 2, None):
        assert low.view(seat) == high.view(seat)
        assert low.log(seat) == high.log(seat)


def test_sealed_answers_are_resolved_in_order_when_the_last_is_in() -> None:
    m = toy()
    assert m.play(1, "bid 2") == []
    lines = m.play(0, "bid 1")
    assert [m.sentence(line.message, names=("Ala", "Ola")) for line in lines][:2] == ["Ala bids 1.", "Ola bids 2."]


def test_resealing_keeps_the_own_answer_and_the_seats_pending() -> None:
    m = toy(3)
    m.play(0, "bid 2").extend(m.play(1, "bid 2"))
    seen: set[interrex.Action] = set()
    luck = Luck(key_from_seed("worlds"))
    for _ in range(30):
        world = m.game.determinize(m.state, 0, luck)
        top = world.stack[-1]
        assert isinstance(top, Answers)
        assert top.said[0] == (("bid", 2),)
        assert top.pending() == (2,)
        seen.update(top.said[1])
    assert seen == {("bid", 0), ("bid", 1), ("bid", 2)}


def test_a_game_can_be_written_in_its_notations() -> None:
    m = toy()
    m.play(1, "bid 2")
    assert m.game.notation("scroll").write(m, ("Ala", "Ola")) == "Ola: bid 2\n"
    with pytest.raises(UnknownNotation, match=r"Tribute has no notation “pgn”\. Known: scroll\."):
        m.game.notation("pgn")


def test_an_illegal_action_names_rule_and_reason_and_changes_nothing() -> None:
    m = toy()
    before = snapshot(m.state)
    with pytest.raises(interrex.IllegalAction) as caught:
        m.play(0, ("bid", 7))
    assert (caught.value.rule, caught.value.message) == ("1.1", "Bid 0, 1 or 2.")
    assert caught.value.say("pl") == "Licytuj 0, 1 lub 2."
    assert snapshot(m.state) == before
    assert m.moves == []


@pytest.mark.parametrize("action", ["fly away", ("bid", "x" * 99), "", ("look", 1), ("bid",), "bid 1 1"])
def test_bad_input_is_refused_with_a_rule(action: str | tuple[str | int, ...]) -> None:
    m = toy()
    no = m.why_not(0, action)
    assert no is not None
    assert no.rule == "1.1"
    with pytest.raises(interrex.IllegalAction):
        m.play(0, action)
    assert m.moves == []


def test_a_seat_that_is_not_pending_is_told_who_is() -> None:
    m = toy()
    m.play(0, "bid 1")
    no = m.why_not(0, "bid 1")
    assert no is not None
    assert no.message == "It is not for Player 1 to decide now; the game waits for Player 2."
    assert m.actions(0) == []


def test_why_not_is_none_for_what_is_allowed() -> None:
    assert toy().why_not(0, "bid 2") is None


def test_undo_leads_back_and_at_shows_any_earlier_position() -> None:
    m = toy()
    positions = [snapshot(m.state)]
    while not m.over:
        seat = m.pending()[-1]
        m.play(seat, m.actions(seat)[0])
        positions.append(snapshot(m.state))
    assert [snapshot(m.at(n).state) for n in range(len(positions))] == positions
    m.undo()
    assert snapshot(m.state) == positions[-2]
    m.undo(len(m.moves))
    assert snapshot(m.state) == positions[0]
    with pytest.raises(interrex.CannotUndo):
        m.undo()
    with pytest.raises(interrex.CannotUndo):
        m.at(1)


def objection(m: interrex.Match, seat: int) -> str | None:
    why = m.may_undo(seat)
    return None if why is None else why.key


def test_whoever_takes_back_must_ask_when_luck_secrets_or_others_came_between() -> None:
    m = toy()
    assert objection(m, 0) == "engine-nothing-to-undo"
    m.play(0, "bid 2")
    assert objection(m, 0) is None
    m.play(1, "bid 0")
    assert objection(m, 0) == "engine-undo-crosses-seat"
    assert objection(m, 1) == "engine-undo-crosses-luck"
    m.play(0, "look 1")
    assert objection(m, 0) == "engine-undo-crosses-luck"


def test_a_whisper_is_heard_by_one_seat() -> None:
    m = toy()
    m.play(0, "bid 2")
    m.play(1, "bid 0")
    m.play(0, "look 1")
    heard = {seat: [line.message.key for line in m.log(seat)] for seat in (0, 1, None)}
    assert "toy-sees" in heard[0]
    assert "toy-sees" not in heard[1]
    assert "toy-sees" not in heard[None]


def test_the_same_seed_gives_the_same_game_and_no_seed_a_new_one() -> None:
    assert toy(seed=1).record == toy(seed=1).record
    assert interrex.new("toy", players=2).record.key != interrex.new("toy", players=2).record.key


def test_views_are_for_seats_that_exist() -> None:
    with pytest.raises(interrex.BadConfig, match="There is no seat 7"):
        toy().view(7)


@pytest.mark.parametrize(
    ("game", "players", "options", "words"),
    [
        ("kingsbrug", 4, {}, "kingsburg"),
        ("toy", 7, {}, "2 to 3 players, not 7"),
        ("toy", 2, {"round": 3}, "rounds"),
        ("toy", 2, {"rounds": 2}, "Allowed: 1, 3"),
        ("toy", 2, {"rounds": True}, "Allowed: 1, 3"),
    ],
)
def test_a_bad_config_is_explained(game: str, players: int, options: dict[str, int], words: str) -> None:
    with pytest.raises(interrex.InterrexError, match=words):
        interrex.new(game, players=players, options=options)


def test_options_reach_the_game() -> None:
    short, long = toy(rounds=1), toy()
    for m in (short, long):
        while not m.over:
            m.play(m.pending()[0], m.actions(m.pending()[0])[0])
    assert len(short.moves) < len(long.moves)
    assert short.record.options == {"rounds": 1, "court": False}


def test_a_person_may_name_things_in_any_order_and_the_record_keeps_the_tidy_form() -> None:
    m = interrex.new("kingsburg", players=2, seed=1)
    for seat in m.pending():
        m.play(seat, "take gold")
    seat = m.pending()[0]
    pairs = [interrex.text(a).split() for a in m.actions(seat) if a[0] == "influence"]
    tidy = next(words for words in pairs if len(words[2]) == 3 and words[2][1] != words[2][2])
    dice = tidy[2]
    m.play(seat, " ".join([*tidy[:2], f"d{dice[2]}{dice[1]}", *tidy[3:]]))
    assert m.record.moves[-1] == (seat, " ".join(tidy))


# A move is checked once and made once


def test_an_attempt_changes_nothing_until_it_is_adopted() -> None:
    tried, played = toy(), toy()
    before = snapshot(tried.state)
    attempt = tried.attempt(0, "bid 2")
    assert (snapshot(tried.state), tried.moves, tried.log(None)) == (before, [], [])
    lines = tried.adopt(attempt)
    assert lines == played.play(0, "bid 2")
    assert (snapshot(tried.state), tried.moves, tried.lines) == (snapshot(played.state), played.moves, played.lines)


def test_an_attempt_that_is_not_allowed_is_refused_like_a_move() -> None:
    m = toy()
    with pytest.raises(interrex.IllegalAction, match=r"Bid 0, 1 or 2\."):
        m.attempt(0, "bid 7")
    assert m.pending() == (0, 1)


@pytest.mark.skipif(compiled(), reason="compiled methods call each other directly: nobody can count in between")
def test_a_move_is_checked_once_and_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    m = toy()
    refused, made = counted(monkeypatch, Answers, "refuse"), counted(monkeypatch, State, "play")
    m.play(0, "bid 2")
    assert (len(refused), len(made)) == (1, 1)
    m.adopt(m.attempt(1, "bid 0"))
    assert (len(refused), len(made)) == (2, 2)


def counted(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> list[str]:
    """One entry for each call of the method from now on."""
    calls: list[str] = []
    method = getattr(owner, name)

    def count(*args: object) -> object:
        calls.append(name)
        return method(*args)

    monkeypatch.setattr(owner, name, count)
    return calls


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["toy", *[game.id for game in interrex.games()]])
def test_what_a_seat_was_found_not_to_know_is_never_out_of_date(game: str, seed: int) -> None:
    """Match keeps it from a seat's last move to its next: each move must be as final as one looked at afresh."""
    m, luck = interrex.new(game, 3, seed), Luck(key_from_seed(f"choices {seed}"))
    while not m.over and len(m.moves) < 300:
        seat = m.pending()[0]
        action = luck.choice(m.actions(seat))
        fresh = m.state.copy()
        fresh.listener = []
        before = Before(m.game, fresh.copy(), seat)
        fresh.play(seat, action)
        if luck.below(10) == 0:
            m.adopt(m.attempt(seat, action))
        else:
            m.play(seat, action)
        assert m.moves[-1].final == before.final(fresh)


@pytest.mark.parametrize("game", ["toy", *[game.id for game in interrex.games()]])
def test_what_is_only_tried_is_as_final_as_what_is_done(game: str) -> None:
    m, luck, before = interrex.new(game, 3, 7), Luck(key_from_seed("tries")), dict[int, Trial]()
    while not m.over and len(m.moves) < 120:
        seat = m.pending()[0]
        actions, trial = m.actions(seat), Trial(m.game, m.state, seat, luck, before.get(seat))
        assert wire.encode(m.game.view(trial.world, seat)) == wire.encode(m.game.view(m.state, seat))
        before[seat] = trial
        for action in actions if len(m.moves) % 6 == 0 else ():
            done = trial.world.copy()
            done.luck, done.listener = Luck(key_from_seed("done")), []
            stood = Before(m.game, done.copy(), seat)
            done.play(seat, action)
            assert trial.final(action) == stood.final(done), action
            assert not (trial.final(action) and m.state.waiting().tells_nothing(m.state, seat)), action
        m.play(seat, luck.choice(actions))


def test_what_a_seat_imagined_once_is_imagined_again_until_somebody_learns_something() -> None:
    m, luck, kept = interrex.new("kingsburg", 3, 7), Luck(key_from_seed("again")), 0
    before: dict[int, Trial] = {}
    while not m.over and len(m.moves) < 200:
        seat = m.pending()[0]
        trial, last = Trial(m.game, m.state, seat, luck, before.get(seat)), before.get(seat)
        if last is not None and last.knowledge == trial.knowledge:
            kept += 1
            assert zones.unknown_piles(trial.world, m.game.rules.zones, seat) == zones.unknown_piles(
                last.world, m.game.rules.zones, seat
            )
        with pytest.raises(Drawn):
            trial.world.luck.roll()
        before[seat] = trial
        m.play(seat, luck.choice(m.actions(seat)))
    assert kept > 100
