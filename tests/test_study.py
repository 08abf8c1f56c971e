"""How far a review can be trusted: figures over games, and the command that prints them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from interrex.engine.luck import Luck, key_from_seed
from interrex.review.fitting import Told, calibrated
from interrex.review.played import Task, play
from interrex.review.study import Look, Moment, Studied, adds_up, calibration, left_over, lucks, rivals, study
from interrex.review.study import told as told_quickly
from tests.cli.conftest import Cli
from tests.cli.conftest import cli as cli  # noqa: PLC0414 - a fixture


def told(number: int, luck: float, won: bool) -> Studied:
    """Of two seats, the first of which had so much luck; both were told one half on the way."""
    first = [0.5, luck, 0.5 - luck, 0.0, 0.0, 1.0] if won else [0.5, luck, -0.5 - luck, 0.0, 0.0, 0.0]
    other = [0.5, -luck, 0.0, luck - 0.5, 0.0, 0.0] if won else [0.5, -luck, 0.0, luck + 0.5, 0.0, 1.0]
    return Studied(number, 0, [first, other], [Moment(0.5, [0.5, 0.5], ["red", "blue"])])


def test_luck_is_a_mean_with_an_error_and_what_is_left_varies_less() -> None:
    games = [told(0, 0.4, True), told(2, -0.4, False), told(4, 0.4, True), told(6, -0.4, False)]
    assert adds_up(games) == pytest.approx(0)
    first, other = lucks(games)
    assert first.mean == pytest.approx(0)
    assert other.mean == pytest.approx(0)
    assert first.nothing()
    assert not lucks([told(0, 0.4, True), told(2, 0.41, True), told(4, 0.39, True)])[0].nothing()
    came, without = rivals(games)
    assert without.variance == pytest.approx(came.variance * 0.2**2)


def test_to_sit_well_is_luck_and_to_be_few_is_no_skill() -> None:
    """Two who won all they were likely to win at first, and nothing else, one among two and one among four."""
    likely = Studied(0, 0, [[0.8, 0.0, 0.2, 0.0, 0.0, 1.0], [0.2, 0.0, 0.0, -0.2, 0.0, 0.0]], [])
    unlikely = Studied(1, 3, [[0.6, 0.0, 0.4, 0.0, 0.0, 1.0], *[[0.4 / 3, 0.0, 0.0, -0.4 / 3, 0.0, 0.0]] * 3], [])
    came, without = rivals([likely, unlikely])
    assert came.mean == pytest.approx((0.5 - 0.25) / 2)
    assert without.mean == pytest.approx((0.2 - 0.4 / 3) / 2)
    assert without.variance < came.variance / 5


def test_what_is_left_of_how_results_vary_is_told_by_number_of_players() -> None:
    lucky = [told(number, 0.4 if number % 4 else -0.4, bool(number % 4)) for number in range(0, 8, 2)]
    assert left_over(lucky) == {"2p": pytest.approx(0.04), "all": pytest.approx(0.04)}
    assert left_over([told(0, 0.0, True), told(1, 0.0, False)])["2p"] == pytest.approx(1)


def test_chances_are_compared_with_what_came_of_them() -> None:
    half, two, blue, red = calibration([told(0, 0.0, True), told(1, 0.0, True), told(2, 0.0, False)])
    assert (half.name, half.positions, half.came) == ("50–60 %", 6, 0.5)
    assert (two.name, two.positions, two.came) == ("2p 40–60 %", 6, 0.5)
    assert (red.name, red.expected) == ("red", 0.5)
    assert red.came == pytest.approx(2 / 3)
    assert blue.came == pytest.approx(1 / 3)
    assert red.error > 0


def test_before_roles_are_chosen_chances_are_nobodys_of_them() -> None:
    """Houses of The King's Dilemma are chosen in the game: positions before that belong to none."""
    one = told(0, 0.0, True)
    one.moments.insert(0, Moment(0.0, [0.5, 0.5], []))
    half, _, *roles = calibration([one, told(1, 0.0, False)])
    assert half.positions == 6
    assert [(role.name, role.positions) for role in roles] == [("blue", 2), ("red", 2)]


def test_a_game_is_the_same_whenever_it_is_studied_and_the_rival_moves_on() -> None:
    task = Task("kingsburg", 1, "study", 2, "random", "greedy")
    assert task.bots() == ("random", "greedy")
    assert task._replace(number=2).bots() == ("greedy", "random")
    assert task._replace(rival="").bots() == ("random", "random")
    alone = task._replace(rival="")
    one = study(Look(alone, play(alone)))
    assert adds_up([one]) < 1e-9
    assert one == study(Look(alone, play(alone)))
    assert one.rival == -1


def test_all_numbers_of_players_take_their_turns_and_so_do_the_rivals_seats() -> None:
    tasks = [Task("kingsburg", number, "study", 0, "random", "greedy") for number in range(56)]
    assert [task.sitting() for task in tasks[:5]] == [2, 3, 4, 5, 2]
    sat = {(task.sitting(), task.rivals()) for task in tasks}
    assert sat == {(players, seat) for players in range(2, 6) for seat in range(players)}


def test_whoever_wins_more_than_was_said_of_its_role_is_found_to() -> None:
    found = calibrated(
        [Told(n, 0.5, [0.5, 0.5], ["red", "blue"], [float(n % 4 > 0), float(n % 4 == 0)]) for n in range(200)], 200
    )
    assert found.of([0.5, 0.5], 0.5, ("red", "blue"))[0] == pytest.approx(0.75, abs=0.03)
    bold = [Told(n, 0.5, [0.9, 0.1], [], [float(n % 5 > 1), float(n % 5 < 2)]) for n in range(200)]
    assert calibrated(bold, 200).of([0.9, 0.1], 0.5, ())[0] == pytest.approx(0.6, abs=0.04)


def test_of_roles_that_win_as_often_as_was_said_nothing_is_learned() -> None:
    """Twelve of them, each seen seldom: what few games seem to say of one is chance."""
    luck = Luck(key_from_seed("roles"))
    found = list[Told]()
    for n in range(120):
        roles = [f"house {one}" for one in range(12)]
        luck.shuffle(roles)
        won = luck.below(4)
        result = [float(seat == won) for seat in range(4)]
        found += [Told(n, place / 5, [0.25] * 4, roles[:4], result) for place in range(5)]
    leans = calibrated(found, 120).lean
    assert len(leans) == 12
    assert max([abs(lean) for span in leans.values() for lean in span]) < 0.05


def test_how_often_chances_come_true_is_told_without_trying_other_luck(cli: Cli, tmp_path: Path) -> None:
    asked = "study kingsburg -n 3 -p 2 --bot random --jobs 1 --chances"
    found = json.loads(cli(f"{asked} --json --kept {tmp_path / 'kept'}").stdout)
    assert sorted(found) == ["calibration", "judgement"]
    task = Task("kingsburg", 1, "study", 2, "random", "")
    whole, quick = [look(Look(task, play(task))) for look in (study, told_quickly)]
    assert [parts[5] for parts in quick.parts] == [parts[5] for parts in whole.parts]
    assert quick.moments[0] == whole.moments[0]
    assert "miss the result" not in cli(asked).output
    said = cli(f"study kingsburg -n 3 -p 2 --bot random --jobs 1 --kept {tmp_path / 'kept'}")
    assert said.exit_code, "a file of chances alone has no luck in it"


def test_the_command_goes_on_where_it_was(cli: Cli, tmp_path: Path) -> None:
    asked = f"study kingsburg -n 2 -p 2 --bot random --jobs 1 --kept {tmp_path / 'kept'} --played {tmp_path / 'played'}"
    assert "miss the result" in cli(asked).output
    before = (tmp_path / "kept").read_text()
    assert len((tmp_path / "played").read_text().splitlines()) == 3
    found = json.loads(cli(f"{asked} --json").stdout)
    assert (tmp_path / "kept").read_text() == before
    assert found["adds_up"] < 1e-9
    assert len(found["luck"]) == 2
    assert set(found["left_over"]) == {"2p", "all"}
