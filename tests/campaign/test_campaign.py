"""Campaigns: games one after another, what each leaves behind, and the file they are kept in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import interrex
from interrex.engine import registry

from .play import play_out


def one_leg() -> interrex.Campaign:
    legs = interrex.campaign("root", houses=("Ada", "Bo"))
    legs.add(play_out(legs.next(seed=1)))
    return legs


def test_a_game_begins_where_the_last_one_ended() -> None:
    legs = interrex.campaign("root", houses=("Ada", "Bo"), options={"map": "winter"})
    assert (legs.chronicle, legs.story(), legs.result()) == (None, (), None)
    first = play_out(legs.next((1, 0), seed=1))
    assert first.options["map"] == "winter"
    legs.add(first)
    assert legs.chronicle == first.chronicle()
    assert legs.next(seed=2).start.chronicle == legs.chronicle
    assert [played.result for played in legs.games] == [first.result()]


def test_what_is_not_the_next_game_cannot_be_added() -> None:
    legs = one_leg()
    before = legs.to_json()
    other = interrex.campaign("root", houses=("Ada", "Bo"))
    for match, words in (
        (interrex.new("kingsburg", 2, 1), "the game is another"),
        (legs.next(), "when it is over"),
        (play_out(interrex.new("root", 2, 1)), "houses of the campaign"),
        (play_out(interrex.new("root", 2, 1, houses=(0, 2))), "houses of the campaign"),
        (play_out(other.next(seed=9)), "does not begin where"),
        (interrex.replay(legs.games[0].record), "does not begin where"),  # twice
    ):
        with pytest.raises(interrex.CannotAdd, match=words) as caught:
            legs.add(match)
        assert not caught.value.say("pl").startswith("engine-")
    assert legs.to_json() == before


def test_a_game_of_another_version_cannot_be_added() -> None:
    legs = interrex.campaign("root", houses=("Ada", "Bo"))
    match = play_out(legs.next(seed=1))
    match.game = match.game._replace(version=99)
    with pytest.raises(interrex.CannotAdd, match="rules version"):
        legs.add(match)


def test_newcomers_join_under_names_of_their_own() -> None:
    legs = one_leg()
    assert legs.join("  Cy ") == 2
    assert legs.houses == ["Ada", "Bo", "Cy"]
    for name in ("", "  ", "Ada", "x" * 31, "a\nb"):
        with pytest.raises(interrex.BadConfig):
            legs.join(name)
    assert interrex.Campaign.from_json(legs.to_json()).houses == ["Ada", "Bo", "Cy"]


def test_houses_there_are_none_of_do_not_play() -> None:
    for houses in ((0, 2), (-1, 0), (0, 0)):
        with pytest.raises(interrex.BadConfig):
            interrex.campaign("root", houses=("Ada", "Bo")).next(houses)


def test_a_campaign_needs_a_game_with_a_saga_and_enough_houses() -> None:
    with pytest.raises(interrex.BadConfig, match="game by game"):
        interrex.campaign("kingsburg", houses=("Ada", "Bo"))
    with pytest.raises(interrex.BadConfig, match="at least 2"):
        interrex.campaign("root", houses=("Ada",))
    with pytest.raises(interrex.BadConfig, match="no option"):
        interrex.campaign("root", houses=("Ada", "Bo"), options={"wizards": True})
    with pytest.raises(interrex.UnknownGame):
        interrex.campaign("checkers", houses=("Ada", "Bo"))


# The file


def test_a_file_holds_each_chronicle_once() -> None:
    legs = one_leg()
    legs.add(play_out(legs.next(seed=2)))
    data = json.loads(legs.to_json())
    assert [record["chronicle"] for record in data["records"]] == [None, None]
    assert data["chronicle"] == legs.chronicle
    for again in (interrex.Campaign.from_json(legs.to_json()), interrex.Campaign.resumed(legs.to_json())):
        assert again.games == legs.games
        assert again.games[1].record.chronicle is not None


def test_a_campaign_written_and_read_is_the_same() -> None:
    legs = one_leg()
    again = interrex.Campaign.from_json(legs.to_json())
    assert again.to_json() == legs.to_json()
    assert (again.games, again.chronicle, again.story()) == (legs.games, legs.chronicle, legs.story())
    empty = interrex.campaign("root", houses=("Ada", "Bo"))
    assert interrex.Campaign.from_json(empty.to_json()).to_json() == empty.to_json()


def changed(**parts: Any) -> str:
    return json.dumps({**json.loads(one_leg().to_json()), **parts})


def with_record(**parts: Any) -> str:
    file = json.loads(one_leg().to_json())
    file["records"][0] |= parts
    return json.dumps(file)


BROKEN = {
    "another format": changed(format=2),
    "another game": changed(game="kingsburg"),
    "no game": changed(game="checkers"),
    "rules to come": changed(version=99),
    "a chronicle nobody wrote": changed(chronicle={"map": "autumn", "legs": []}),
    "a chronicle before the first game": changed(records=[]),
    "one house": changed(houses=["Ada"]),
    "equal houses": changed(houses=["Ada", "Ada"]),
    "too many houses": changed(houses=[str(n) for n in range(40)]),
    "no names": changed(houses=[1, 2]),
    "options": changed(options={"map": ["autumn"]}),
    "an unfinished game": with_record(moves=json.loads(one_leg().to_json())["records"][0]["moves"][:-1]),
    "an illegal move": with_record(moves=[[0, "castle"]]),
    "other houses": with_record(houses=[0, 5]),
    "a record of a format to come": with_record(format=9),
    "a game twice": changed(records=json.loads(one_leg().to_json())["records"] * 2),
    "no campaign": "[]",
    "nothing": "",
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_broken_file_is_refused_in_words(data: str, language: str) -> None:
    with pytest.raises(interrex.BrokenRecord) as caught:
        interrex.Campaign.from_json(data)
    assert not caught.value.say(language).startswith("engine-")


@given(st.binary(max_size=200))
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(interrex.BrokenRecord):
        interrex.Campaign.from_json(data)


# Rulesets change, campaigns stay


Ruleset = Callable[[int], None]
MIGRATED: list[int] = []  # the versions whose chronicles were brought up to date


@pytest.fixture
def ruleset() -> Iterator[Ruleset]:
    """``ruleset(4)``: from now on Root is played by rules of that version. A chronicle of before moves to the snow."""
    root = interrex.game("root")
    assert root.saga is not None
    MIGRATED.clear()

    def migrate(chronicle: dict[str, Any], version: int) -> dict[str, Any]:
        MIGRATED.append(version)
        return {**chronicle, "map": "winter"}

    saga = root.saga._replace(migrate=migrate)
    yield lambda version: registry.register(root._replace(version=version, saga=saga))
    registry.register(root)


def test_the_chronicle_of_ones_own_file_outlives_the_ruleset_that_wrote_it(ruleset: Ruleset) -> None:
    ruleset(7)
    old = one_leg().to_json()
    ruleset(8)
    legs = interrex.Campaign.resumed(old)
    assert MIGRATED == [7]
    assert legs.chronicle is not None
    assert legs.chronicle["map"] == "winter"
    assert legs.games[0].result is None  # nobody can play it again
    again = interrex.Campaign.resumed(legs.to_json())  # now written by the rules of today
    assert MIGRATED == [7]
    again.add(play_out(again.next(seed=2)))
    assert again.result() is not None
    last = interrex.Campaign.resumed(again.to_json())
    assert [played.result is None for played in last.games] == [True, False]


def test_a_migrated_chronicle_is_checked_as_well(ruleset: Ruleset) -> None:
    ruleset(7)
    old = json.loads(one_leg().to_json())
    ruleset(8)
    for houses in ([], [0, 5]):
        record = {**old["records"][0], "houses": houses}
        for read in (interrex.Campaign.resumed, interrex.Campaign.from_json):
            with pytest.raises(interrex.BrokenRecord, match="houses of the campaign"):
                read(json.dumps({**old, "records": [record]}))
    hostile: list[Any] = [None, {"legs": 7}, {"legs": []}]
    for chronicle in hostile:
        with pytest.raises(interrex.BrokenRecord):
            interrex.Campaign.resumed(json.dumps({**old, "chronicle": chronicle}))


# Files of others: nothing is believed that was not played again


def test_a_game_of_earlier_rules_is_played_again_by_those_of_today(ruleset: Ruleset) -> None:
    ruleset(7)
    old, played = json.loads(one_leg().to_json()), one_leg().chronicle
    ruleset(8)
    old["chronicle"]["legs"][0]["points"] = [0, 30]
    legs = interrex.Campaign.from_json(json.dumps(old))
    assert legs.chronicle == played
    assert [game.result is None for game in legs.games] == [False]
    assert interrex.Campaign.from_json(legs.to_json()).chronicle == played


@pytest.mark.parametrize("version", [1, 7])
def test_what_cannot_be_played_again_is_kept_as_text_that_settles_nothing(ruleset: Ruleset, version: int) -> None:
    ruleset(8)
    file = json.loads(one_leg().to_json())
    file["records"][0] = {**file["records"][0], "version": version, "moves": [[0, "abracadabra"]]}
    legs = interrex.Campaign.from_json(json.dumps({**file, "version": version}))
    assert (legs.chronicle, legs.story(), legs.result(), legs.packs()) == (None, (), None, ())
    assert [(game.record.moves, game.result) for game in legs.games] == [(((0, "abracadabra"),), None)]
    legs.add(play_out(legs.next(seed=2)))
    again = interrex.Campaign.from_json(legs.to_json())
    assert (again.chronicle, len(again.games)) == (legs.chronicle, 2)


def test_a_game_that_follows_a_text_begins_where_games_really_ended(ruleset: Ruleset) -> None:
    """What only the text says is not there for it; if it cannot be played without, it is a text as well."""
    ruleset(8)
    legs = one_leg()
    legs.add(play_out(legs.next(seed=2)))
    file = json.loads(legs.to_json())
    file["records"][0] = {**file["records"][0], "version": 7, "moves": [[0, "abracadabra"]]}
    again = interrex.Campaign.from_json(json.dumps(file))
    assert again.chronicle is not None
    assert (len(again.chronicle["legs"]), again.result()) == (1, None)
    file["records"][1] = {**file["records"][1], "moves": file["records"][0]["moves"]}
    again = interrex.Campaign.from_json(json.dumps(file))
    assert (again.chronicle, [game.result for game in again.games]) == (None, [None, None])
    for game in again.games:
        with pytest.raises(interrex.BrokenRecord):
            interrex.replay(game.record)
