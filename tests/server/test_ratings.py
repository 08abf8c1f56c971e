"""Ratings and statistics: one fit over all games, several players each, sides that are not alike."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from math import exp
from pathlib import Path

import pytest

from interrex.engine.game import ROLE
from interrex.engine.registry import find
from interrex.server.players import ratings, standing
from interrex.server.players.ratings import LEFT, NOTHING, Seat, fit, places

from .helpers import WAIT, Live, Table, config
from .test_players import Person


def played(strengths: dict[str, float], sides: dict[str, float], games: int, players: int = 3) -> list[list[Seat]]:
    """Games as they would be among people of such strengths, with sides that help as much as that."""
    luck, found = random.Random(7), list[list[Seat]]()
    for _ in range(games):
        who, taken = luck.sample(sorted(strengths), players), luck.sample(sorted(sides), players)
        left = list(range(players))
        order: list[int] = []
        while left:
            weights = [exp(strengths[who[n]] + sides[taken[n]]) for n in left]
            order.append(luck.choices(left, weights)[0])
            left.remove(order[-1])
        found.append([Seat(who[n], taken[n], players - order.index(n)) for n in range(players)])
    return found


def test_who_is_stronger_has_the_better_rating_whatever_side_they_had() -> None:
    strengths, sides = {"ada": 1.0, "bo": 0.4, "cy": 0.0, "dot": -0.6}, {"cats": 1.0, "birds": 0.0, "mice": -1.0}
    known = fit(played(strengths, sides, 400))
    found = {who: rating for who in strengths if (rating := known.rating(who)) is not None}
    assert sorted(found, key=lambda who: -found[who].rating) == ["ada", "bo", "cy", "dot"]
    apart = (found["ada"].rating - found["dot"].rating) / ratings.UNIT
    assert apart == pytest.approx(1.6, abs=0.5)
    cats, mice = [known.strengths[("sides", side)] for side in ("cats", "mice")]
    assert cats - mice == pytest.approx(2.0, abs=0.6)
    assert all(one.spread < 0.5 * ratings.UNIT for one in found.values())


def test_a_strong_side_makes_no_strong_player() -> None:
    """Two alike, one of whom always has the side that mostly wins: others show how good that side is."""
    sides = {"cats": 1.5, "mice": -1.5}
    others = played({f"p{n}": 0.0 for n in range(8)}, sides, 400, players=2)
    lucky = [[Seat("ada", "cats", 2 if n % 10 else 1), Seat("bo", "mice", 1 if n % 10 else 2)] for n in range(40)]
    known = fit([*others, *lucky])
    ada, bo = known.rating("ada"), known.rating("bo")
    assert ada is not None
    assert bo is not None
    assert abs(ada.rating - bo.rating) < 150
    alone = fit([[seat._replace(side="") for seat in game] for game in lucky])
    ada, bo = alone.rating("ada"), alone.rating("bo")
    assert ada is not None
    assert bo is not None
    assert ada.rating - bo.rating > 300


def test_few_games_say_little_and_many_say_more() -> None:
    won = [Seat("ada", "", 2), Seat("bo", "", 1)]
    one, ten = fit([won]).rating("ada"), fit([won] * 10).rating("ada")
    assert one is not None
    assert ten is not None
    assert ratings.MIDDLE < one.rating < ten.rating
    assert one.spread > ten.spread
    assert (one.games, ten.games) == (1, 10)


def test_the_same_games_give_the_same_ratings_from_wherever_one_begins() -> None:
    games = played({"ada": 1.0, "bo": 0.0, "cy": -0.5}, {"x": 0.0, "y": 0.5, "z": -0.5}, 60)
    fresh, warm = fit(games), fit(games, fit(games[:40]))
    assert warm.strengths == pytest.approx(fresh.strengths, abs=0.02)
    assert fit([]) == NOTHING


def test_guests_are_nobody_and_several_seats_of_one_player_say_nothing() -> None:
    game = [Seat("ada", "", 3), Seat("", "", 2), Seat("", "", 1)]
    assert list(fit([game]).games) == [("player", "ada"), ("count", "ada", "3")]
    assert fit([[Seat("ada", "", 2), Seat("ada", "", 1)]]).strengths == {}


def test_whoever_left_has_lost_against_all_who_stayed() -> None:
    assert places([2], [9, 5, 12, 5], []) == [2, 1, 3, 1]
    assert places([2], [9, 5, 12, 5], [2]) == [2, 1, LEFT, 1]
    assert places([0, 1], [7, 7, 3], []) == [2, 2, 1]
    stayed = fit([[Seat("ada", "", 1), Seat("bo", "", LEFT), Seat("cy", "", LEFT)]])
    assert stayed.strengths[("player", "ada")] > 0 > stayed.strengths[("player", "bo")]
    assert stayed.strengths[("player", "bo")] == pytest.approx(stayed.strengths[("player", "cy")])


def test_equal_scores_of_those_who_lost_are_no_tie() -> None:
    known = fit([[Seat("ada", "", 2), Seat("bo", "", 1), Seat("cy", "", 1)]])
    assert known.games[("player", "bo")] == 1
    shared = fit([[Seat("ada", "", 2), Seat("bo", "", 2)]] * 5)
    assert shared.strengths[("player", "ada")] == pytest.approx(0.0, abs=0.01)


# At a server


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not done():
        assert time.monotonic() < end
        time.sleep(0.2)


def pair(server: Live, games: int) -> tuple[Person, Person, list[Table]]:
    ada, bo = Person.new(server), Person.new(server)
    tables = [server.table("human", "human", game="toy") for _ in range(games)]
    for table in tables:
        table.post("sit", 0, seat=0, name="Ada", id="named-ada-1")
        table.post("sit", 1, seat=1, name="Bo", id="named-bo-11")
        ada.claim(table, 0)
        bo.claim(table, 1)
        table.finish(random.Random(3))
    return ada, bo, tables


def test_nobody_sees_ratings_who_has_not_said_that_they_like_them(server: Live) -> None:
    ada, bo, tables = pair(server, standing.FEW)
    assert ada.get("/ratings") == {"liked": False, "ratings": []}
    ada.post("/settings", settings={"ratings": True})
    found = ada.get("/ratings")
    assert found["liked"] is True
    whole = [one for one in found["ratings"] if one["kind"] == "game"]
    assert [(one["game"], one["games"]) for one in whole] == [("toy", len(tables))]
    assert [one["value"] for one in found["ratings"] if one["kind"] == "count"] == ["2"]
    assert bo.get("/ratings")["ratings"] == []


def test_statistics_count_my_finished_games_by_title_and_opponent(server: Live) -> None:
    ada, bo, tables = pair(server, 2)
    won = sum([0 in table.info["result"]["winners"] for table in tables])
    found = ada.get("/statistics")
    assert [(one["game"], one["games"], one["won"], one["chance"]) for one in found["games"]] == [("toy", 2, won, 1.0)]
    assert [(one["name"], one["games"]) for one in found["opponents"]] == [("Bo", 2)]
    assert found["played"] == 2
    theirs = bo.get("/statistics")["opponents"]
    assert found["opponents"][0]["won"] + theirs[0]["won"] == 2
    assert Person.new(server).get("/statistics")["played"] == 0


def test_practice_chosen_luck_and_two_seats_of_one_person_do_not_count(server: Live) -> None:
    me = Person.new(server)
    chosen, both = server.table("human", "human", game="toy", seed="1"), server.table("human", "human", game="toy")
    me.claim(chosen, 0)
    me.claim(both, 0, 1)
    for table in (chosen, both):
        table.finish()
    assert me.get("/statistics")["games"] == []


def test_of_somebody_who_is_forgotten_a_guest_is_left_in_ratings(tmp_path: Path) -> None:
    now = 1_000_000.0
    with Live(config(tmp_path, clock=lambda: now)) as server:
        ada, bo, _ = pair(server, standing.FEW)
        for person in (ada, bo):
            person.post("/settings", settings={"ratings": True})
        assert bo.get("/ratings")["ratings"]
        bo.post("/delete", really=True)
        now += standing.AGAIN
        assert ada.get("/ratings")["ratings"]  # her games stay hers
        known = server.app.state.server.standing._fits["toy"]
        assert len([part for part in known.strengths if part[0] == "player"]) == 1
        assert [one["name"] for one in ada.get("/statistics")["opponents"]] == ["A guest"]


def test_ratings_are_worked_out_once_for_all_who_ask_within_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, fits = 1_000_000.0, list[int]()

    def counted(games: list[list[Seat]], before: ratings.Fit) -> ratings.Fit:
        fits.append(len(games))
        return fit(games, before)

    monkeypatch.setattr(standing, "fit", counted)
    with Live(config(tmp_path, clock=lambda: now)) as server:
        ada, _, _ = pair(server, 1)
        ada.post("/settings", settings={"ratings": True})
        for _ in range(3):
            ada.get("/ratings")
        assert fits == [1]
        now += standing.AGAIN
        ada.get("/ratings")
        assert fits == [1, 1]


def test_which_side_a_seat_played_is_kept_when_the_game_ends(tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        table, asked = server.table("human", "random", game="root"), find("root").faces.named[ROLE]
        table.post("sit", 0, seat=0, left=True, id="left-to-bots")
        wait_until(lambda: table.info["status"] == "finished")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        (roles,) = db.execute("SELECT roles FROM tables").fetchone()
    assert len(set(json.loads(roles)) & set(asked)) == 2
