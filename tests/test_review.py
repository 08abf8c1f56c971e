"""A game looked back upon: luck, own decisions and others' add up, and luck is nothing on average."""

from __future__ import annotations

from math import sqrt

import pytest

import interrex
from interrex.bots import asked_seats
from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.zones import TABLE
from interrex.review import calibration, playing_on
from interrex.review.calibration import Calibration
from interrex.review.learning import walked
from interrex.review.looking_back import looked_back
from interrex.review.par import Learner, Par
from interrex.review.played import Task, play
from interrex.review.playing_on import outlook, played_on
from interrex.review.shares import Step, errors, shares

GAMES = [game.id for game in interrex.games()]


def game_of(game: str, players: int, number: int, seed: str) -> list[Step]:
    """Among people who do anything."""
    task = Task(game, number, seed, players, "random", "")
    return walked(task, play(task))


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_chance_add_up_to_what_came_of_it(game: str) -> None:
    steps = game_of(game, 3, 0, "adds up")
    par = Par({"Turn": [0.1, 0.2, 0.3, 0.4]})
    wholes = [shares(steps, seat, par) for seat in range(3)]
    for one in wholes:
        assert one.first + one.luck + one.own + one.others + one.rest == pytest.approx(one.result)
    assert sum([one.luck for one in wholes]) == pytest.approx(0)
    assert any(one.luck for one in wholes), "there was no luck at all"
    assert all(error >= 0 for seat in range(3) for error in errors(steps, seat))
    assert any(errors(steps, seat).luck for seat in range(3)), "nobody has tried how it might have fallen"


def test_luck_is_nothing_on_average() -> None:
    """Of forty games. It would not be, were the luck that might have come unlike the luck that comes."""
    found = [shares(game_of("kingsburg", 2, n, "luck"), 0, Par()).luck for n in range(40)]
    mean = sum(found) / len(found)
    error = sqrt(sum([(one - mean) ** 2 for one in found])) / len(found)
    assert error > 0.01
    assert abs(mean) < 2.5 * error


def test_luck_is_looked_at_where_all_have_played_on_to_the_next_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What dice are worth shows once they are placed and what they bring is built."""
    match = interrex.new("kingsburg", 3, "played on")
    for _ in range(6):
        seat = asked_seats(match.state)[0]
        match.play(seat, match.state.answers(seat)[0])
    game, rolled = match.game, match.state.copy()
    later = played_on(game, rolled)
    assert later is not rolled
    assert rolled.actions(0) == match.state.actions(0), "it was only looked at"
    assert not later.over
    assert later.luck.counter == rolled.luck.counter, "chance has not spoken again"
    seat = asked_seats(later)[0]
    ends = list[bool]()
    for action in later.answers(seat):
        after = later.copy()
        after.play(seat, action)
        ends.append(after.luck.counter != later.luck.counter)
        assert ends[-1] or game.chances(after)[seat] <= game.chances(later)[seat]
    assert any(ends)
    said, then = calibration.chances(game, rolled), calibration.chances(game, later)
    assert said != then
    whole = calibration.stored(game)
    for ahead, comes in ((0.0, said), (1.0, then), (0.5, [(a + b) / 2 for a, b in zip(said, then, strict=True)])):
        monkeypatch.setattr(playing_on, "stored", lambda game, ahead=ahead: wire.replace(whole, ahead=ahead))
        assert outlook(game, rolled) == pytest.approx(comes)


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_knows_is_no_luck(game: str) -> None:
    """In a world drawn for the whole table every seat sees what it saw."""
    match = interrex.new(game, 3, "table")
    luck, moved = Luck(key_from_seed("table")), 0
    while len(match.moves) < 60:
        seat = asked_seats(match.state)[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
        if match.over:
            break
        world = match.game.determinize(match.state, TABLE, luck)
        for looking in range(3):
            assert match.game.view(world, looking) == match.game.view(match.state, looking)
            assert world.actions(looking) == match.state.actions(looking)
        assert world.luck.key != match.state.luck.key
        moved += any(zone.cards(world) != zone.cards(match.state) for zone in match.game.rules.zones)
    assert moved or game in DRAWN_LATE


# what is drawn when its time comes: enemies without modules, dilemmas
DRAWN_LATE = ("kingsburg", "kings-dilemma")


def test_par_is_what_a_decision_usually_brings_of_what_is_open() -> None:
    learner = Learner()
    for _ in range(2000):
        learner.learn("Take", 0.1, 0.5, 0.04)
        learner.learn("Take", 0.9, 0.5, -0.02)
    par = learner.par()
    assert par.of("Take", 0.1, 0.5) == pytest.approx(0.04, abs=0.001)
    assert par.of("Take", 0.95, 0.5) == pytest.approx(-0.02, abs=0.001)
    assert par.of("Take", 0.5, 0.5) == pytest.approx(0.01, abs=0.001), "never seen there: as in the whole game"
    assert par.of("Take", 0.1, 0.9) == pytest.approx(0.04 * 0.09 / 0.25, abs=0.001), "nearly won: less to be gained"
    assert par.of("Take", 0.1, 1.0) == 0
    assert par.of("Unheard of", 0.5, 0.5) == 0


def test_chances_are_drawn_together_or_apart_and_roles_count() -> None:
    said = [0.5, 0.3, 0.2]
    meek = Calibration({"3": (0.5, 1.0)}, {}, 1).of(said, 0.0, ())
    assert sum(meek) == pytest.approx(1)
    assert meek[0] / meek[2] == pytest.approx((0.5 / 0.2) ** 0.5)
    assert Calibration({"3": (0.5, 1.0)}, {}, 1).of(said, 1.0, ()) == pytest.approx(said)
    assert Calibration({"4": (0.5, 0.5)}, {}, 1).of(said, 0.0, ()) == pytest.approx(said), "found for another number"
    leaning = Calibration({}, {"red": (1.0, 0.0)}, 1).of(said, 0.0, ("red", "blue", "blue"))
    assert leaning[0] / leaning[1] == pytest.approx(0.5 / 0.3 * 2.71828, rel=1e-4)
    assert leaning[1] / leaning[2] == pytest.approx(0.3 / 0.2)
    assert Calibration({"3": (0.5, 0.5)}, {}, 1).of([1.0, 0.0, 0.0], 0.5, ()) == [1.0, 0.0, 0.0], (
        "what is sure stays so"
    )


def test_large_chances_can_be_drawn_in_more_than_small() -> None:
    drawn = Calibration({}, {}, 1, (-1.0, 0.0)).of([0.7, 0.2, 0.1], 0.0, ())
    assert sum(drawn) == pytest.approx(1)
    assert drawn[0] < 0.6
    assert drawn[1] / drawn[2] == pytest.approx(2, rel=0.11)
    assert Calibration({}, {}, 1, (-1.0, 0.0)).of([0.7, 0.2, 0.1], 1.0, ()) == pytest.approx([0.7, 0.2, 0.1])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_likelier_to_win_stays_so(game: str) -> None:
    """Of two of one role: what lies beside a game makes chances bolder or meeker, and never turns them round."""
    found = calibration.stored(interrex.game(game))
    for when in (0, 1):
        scales = [span[when] for span in found.scale.values()] or [1.0]
        assert min(scales) > 0
        assert min(scales) + found.bend[when] > 0


def test_no_bot_judges_by_a_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    match = interrex.new("kingsburg", 3, "calibrated")
    said = match.game.chances(match.state)
    monkeypatch.setattr(calibration, "stored", lambda game: Calibration({"3": (0.0, 0.0)}, {}, 1))
    assert calibration.chances(match.game, match.state) == pytest.approx([1 / 3] * 3)
    assert match.game.chances(match.state) == said


def test_the_review_of_a_game_names_turns_luck_and_what_cost_most() -> None:
    match = interrex.new("kingsburg", 2, "review")
    luck = Luck(key_from_seed("moves"))
    while not match.over:
        seat = asked_seats(match.state)[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
    told: list[tuple[int, int]] = []
    found = looked_back(match, lambda done, whole: told.append((done, whole)))
    assert len(found.curve) == len(match.moves) + 1
    assert found.curve[-1] == [float(seat in match.result().winners) for seat in range(2)]
    assert told[-1][0] == told[-1][1]
    costly = [one for seat in found.seats for one in seat.costly]
    assert costly, "two who choose at random regret nothing"
    assert all(one.cost > 2 * one.error and one.played != one.better for one in costly)
    assert all(seat.best_luck and seat.worst_luck for seat in found.seats)
    assert all(seat.parts.luck_error > 0 for seat in found.seats)
    strokes = [one for seat in found.seats for one in (*seat.best_luck, *seat.worst_luck)]
    assert all(abs(one.change) > 2 * one.error for one in strokes), "what may be chance's own is not named"
    assert found.measured == calibration.stored(match.game).games > 0
    again = looked_back(match)
    assert again == found
