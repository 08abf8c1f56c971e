"""The match in two legs (rulebook 11.3), as a campaign."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.errors import BadConfig
from interrex.testing import rule
from tests.campaign.play import play_out

LEG: dict[str, Any] = {"houses": [0, 1], "factions": ["eyrie", "marquise"], "points": [12, 30]}


def match_of(*houses: str) -> interrex.Campaign:
    return interrex.campaign("root", houses or ("Ada", "Bo"))


@rule("root", "11.3")
def test_the_second_leg_has_the_factions_swapped_on_the_same_map() -> None:
    legs = match_of()
    first = play_out(legs.next(options={"map": "winter", "seat-1": "marquise"}, seed=1))
    legs.add(first)
    other = first.view(None)["board"]["seats"][1]["faction"]
    second = legs.next(seed=2)
    assert {name: second.options[name] for name in ("map", "seat-1", "seat-2")} == {
        "map": "winter",
        "seat-1": other,
        "seat-2": "marquise",
    }


@rule("root", "11.3")
def test_points_of_both_games_are_added() -> None:
    legs = match_of()
    first = play_out(legs.next(seed=1))
    legs.add(first)
    assert legs.result() is None
    second = play_out(legs.next(seed=2))
    legs.add(second)
    sums = tuple([a + b for a, b in zip(first.result().scores, second.result().scores, strict=True)])
    result = legs.result()
    assert result is not None
    assert (result.scores, result.rule) == (sums, "11.3")
    assert result.winners == tuple([house for house in (0, 1) if sums[house] == max(sums)])


@rule("root", "11.3")
def test_who_sits_first_may_change_between_the_legs() -> None:
    settled = interrex.game("root").saga
    assert settled is not None
    chronicle = {"map": "autumn", "legs": [LEG]}
    assert settled.options(chronicle, (1, 0)) == {"map": "autumn", "seat-1": "eyrie", "seat-2": "marquise"}
    match = interrex.new("root", 2, 1, settled.options(chronicle, (1, 0)), chronicle, (1, 0))
    told = match.start.chronicle
    assert told == chronicle


@rule("root", "11.3")
def test_equal_points_share_the_match() -> None:
    saga = interrex.game("root").saga
    assert saga is not None
    second = {"houses": [1, 0], "factions": ["eyrie", "marquise"], "points": [2, 20]}
    chronicle = {"map": "autumn", "legs": [LEG, second]}
    result = saga.result(chronicle)
    assert result == interrex.Result((0, 1), (32, 32), "11.3")
    words = interrex.new("root", 2, 1).sentence(saga.summary(chronicle)[-1], "en", ("Ada", "Bo"))
    assert words == "Ada, Bo share the match with 32 VP each."


def test_the_story_is_told_in_both_languages() -> None:
    saga = interrex.game("root").saga
    assert saga is not None
    [line] = saga.summary({"map": "autumn", "legs": [LEG]})
    match = interrex.new("root", 2, 1)
    assert match.sentence(line, "en", ("Ada", "Bo")) == (
        "Leg 1: Ada (Eyrie Dynasties) 12 VP, Bo (Marquise de Cat) 30 VP."
    )
    polish = match.sentence(line, "pl", ("Ada", "Bo"))
    assert polish.startswith("Gra 1: Ada (Dynastie Orlich Gniazd) 12\N{NO-BREAK SPACE}PZ")


@rule("root", "11.3")
def test_a_match_in_two_legs_is_for_two_and_has_two() -> None:
    with pytest.raises(BadConfig, match="for two"):
        match_of("Ada", "Bo", "Cy").next()
    legs = match_of("Ada", "Bo", "Cy")
    legs.add(play_out(legs.next((0, 1), seed=1)))
    with pytest.raises(BadConfig, match="for two"):
        legs.next((0, 2))
    legs.add(play_out(legs.next((1, 0), seed=2)))
    with pytest.raises(BadConfig, match="Both legs"):
        legs.next((0, 1))


@pytest.mark.parametrize(
    "chronicle",
    [
        {},
        {"map": "autumn"},
        {"map": "autumn", "legs": []},
        {"map": "mars", "legs": [LEG]},
        {"map": "autumn", "legs": [LEG, LEG, LEG]},
        {"map": "autumn", "legs": [{**LEG, "houses": [0, 0]}]},
        {"map": "autumn", "legs": [{**LEG, "houses": [0, 2]}]},
        {"map": "autumn", "legs": [{**LEG, "factions": ["eyrie", "eyrie\n"]}]},
        {"map": "autumn", "legs": [{**LEG, "points": [1, -1]}]},
        {"map": "autumn", "legs": [{**LEG, "points": "12"}]},
        {"map": "autumn", "legs": [LEG], "more": 1},
        {"map": "autumn", "legs": {"a": [LEG]}},
    ],
    ids=range(12),
)
def test_a_chronicle_that_no_match_wrote_is_refused(chronicle: dict[str, Any]) -> None:
    options = {"seat-1": "marquise", "seat-2": "eyrie"}
    assert interrex.new("root", 2, 1, options, {"map": "autumn", "legs": [LEG]}, (0, 1)).over is False
    with pytest.raises(BadConfig):
        interrex.new("root", 2, 1, options, chronicle, (0, 1))


def test_options_that_do_not_follow_from_the_first_leg_are_refused() -> None:
    for options in ({}, {"seat-1": "eyrie", "seat-2": "marquise"}, {"map": "winter"}):
        with pytest.raises(BadConfig, match="two legs"):
            interrex.new("root", 2, 1, options, {"map": "autumn", "legs": [LEG]}, (0, 1))
