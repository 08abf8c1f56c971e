"""The seal beside a campaign's file: believed by whoever wrote both, by nobody else, and for this file alone."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import interrex
from interrex.campaign.sealed import resumed, seal

from .play import play_out

KEY = b"of my own" * 3


@cache
def two_legs() -> tuple[bytes, bytes]:
    legs = interrex.campaign("root", houses=("Ada", "Bo"))
    for seed in (1, 2):
        legs.add(play_out(legs.next(seed=seed)))
    text = legs.to_json().encode()
    return text, seal(legs, text, KEY).encode()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The records that are played again from now on."""
    found: list[Any] = []
    replay = interrex.replay

    def again(record: interrex.Record) -> interrex.Match:
        found.append(record)
        return replay(record)

    monkeypatch.setattr("interrex.campaign.replay", again)
    return found


def test_a_sealed_campaign_is_the_same_and_nothing_is_played_again(played: list[Any]) -> None:
    data, sealed = two_legs()
    quick = resumed(data, sealed, KEY)
    assert not played
    slow = interrex.Campaign.resumed(data)
    assert len(played) == 2
    assert quick.to_json() == slow.to_json()
    assert (quick.chronicle, quick.houses, quick.begun_with()) == (slow.chronicle, slow.houses, slow.begun_with())
    assert [game.result for game in quick.games] == [game.result for game in slow.games]
    assert quick.games[-1] == slow.games[-1]
    assert seal(quick, data, KEY) == sealed.decode()


def test_a_campaign_goes_on_from_its_seal() -> None:
    legs = interrex.campaign("root", houses=("Ada", "Bo"))
    legs.add(play_out(legs.next(seed=1)))
    text = legs.to_json().encode()
    again = resumed(text, seal(legs, text, KEY).encode(), KEY)
    again.add(play_out(again.next(seed=2)))
    assert again.to_json().encode() == two_legs()[0]


def test_what_somebody_else_has_sealed_or_changed_is_played_again(played: list[Any]) -> None:
    data, sealed = two_legs()
    right = [game.result for game in interrex.Campaign.resumed(data).games]
    forged = json.loads(sealed)
    forged["results"][0]["winners"] = [1 - forged["results"][0]["winners"][0]]
    stranger = interrex.Campaign.resumed(data)
    for seal_beside, key in (
        (json.dumps(forged).encode(), KEY),
        (seal(stranger, data, b"another's").encode(), KEY),
        (sealed, b"lost, and made anew"),
        (b"", KEY),
        (b"\xff", KEY),
    ):
        played.clear()
        assert [game.result for game in resumed(data, seal_beside, key).games] == right
        assert len(played) == 2


def test_a_seal_does_not_hold_for_a_file_that_was_changed() -> None:
    data, sealed = two_legs()
    file = json.loads(data)
    file["records"][0]["moves"].pop()
    with pytest.raises(interrex.BrokenRecord):
        resumed(json.dumps(file).encode(), sealed, KEY)
    file = json.loads(data)
    file["chronicle"]["legs"][0]["scores"] = [30, 0]
    with pytest.raises(interrex.BrokenRecord):
        resumed(json.dumps(file).encode(), sealed, KEY)


def test_under_other_rules_it_is_played_again(played: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    data, sealed = two_legs()
    game = interrex.game("root")
    monkeypatch.setattr("interrex.campaign.sealed.find", lambda _: game._replace(version=game.version + 1))
    resumed(data, sealed, KEY)
    assert len(played) == 2
