"""Set-up, normal and advanced."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.action import Action
from interrex.games.old_kings_crown.data import KINGDOM
from interrex.testing import rule


def seats(match: interrex.Match) -> list[dict[str, object]]:
    return list(match.view(None)["board"]["seats"])


@rule("old-kings-crown", "1.1.1", "2.3", "2.6", "2.7", "2.8", "2.9", "2.10", "2.11", "20.10", "20.11", "3.1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_alike(players: int) -> None:
    match = interrex.new("old-kings-crown", players, 1)
    for number, player in enumerate(seats(match)):
        assert (player["influence"], player["lore"], player["limit"]) == (0, 0, 6)
        assert (player["cards"], len(player["deck"]), player["supporters"]) == (6, 8, 5)  # type: ignore[arg-type]
        assert player["herald"] is None
        hand = match.view(number)["board"]["seats"][number]["hand"]
        assert any(card.endswith("heir") for card in hand)
        assert len(player["place"]) == 5  # type: ignore[arg-type]
    board = match.view(None)["board"]
    assert len(board["road"]) == 4
    assert board["kingdom_deck"] == 47
    assert board["favour"] == {"seat": None, "left": 0}
    assert sorted(board["order"]) == list(range(players))
    assert (board["lost"], board["kingdom_discard"]) == ([], [])
    assert set(match.pending()) == set(range(players))  # bids: nothing comes before them in the first year


@rule("old-kings-crown", "2.7", "14.1.2")
def test_tactics_begin_with_their_markers() -> None:
    match = interrex.new("old-kings-crown", 2, 1, {"seat-1": "nobility", "seat-2": "clans"})
    assert seats(match)[0]["tactics"] == {
        "every-man-a-wall": 1,
        "trespass-forbidden": 2,
        "precedence": 1,
        "silver-broom": 1,
    }
    assert seats(match)[1]["tactics"] == {
        "weather-of-our-choosing": 1,
        "portage": 3,
        "driven-cattle": 1,
        "up-from-the-bilge": 1,
    }


@rule("old-kings-crown", "2.5", "20.12")
def test_factions_are_chosen_or_drawn_and_differ() -> None:
    match = interrex.new("old-kings-crown", 4, 1, {"seat-2": "gathering"})
    factions = [player["faction"] for player in seats(match)]
    assert factions[1] == "gathering"
    assert len(set(factions)) == 4
    with pytest.raises(interrex.BadConfig, match="only once"):
        interrex.new("old-kings-crown", 2, 1, {"seat-1": "clans", "seat-2": "clans"})


def begin(seed: int = 5) -> interrex.Match:
    return interrex.new("old-kings-crown", 2, seed, {"setup": "advanced", "seat-1": "nobility", "seat-2": "clans"})


@rule("old-kings-crown", "19.1", "19.2", "20.77")
def test_five_kingdom_cards_are_dealt_privately() -> None:
    match = begin()
    mine, theirs = [match.view(0)["board"]["seats"][n]["dealt"] for n in (0, 1)]
    assert len(mine) == 5
    assert theirs is None
    assert match.view(None)["board"]["kingdom_deck"] == 51 - 10 - 4


@rule("old-kings-crown", "19.3")
def test_all_but_the_heir_can_be_changed_once() -> None:
    match = begin()
    before = match.view(0)["board"]["seats"][0]["hand"]
    match.play(0, "change")
    assert match.view(0)["board"]["seats"][0]["hand"] == before  # all decide first
    match.play(0, "reopen")
    match.play(0, "change")
    match.play(1, "keep")
    after = match.view(0)["board"]["seats"][0]["hand"]
    assert "nobility-heir" in after
    assert len(after) == 6
    assert after != before
    assert ("change",) not in match.actions(0)


@rule("old-kings-crown", "19.4", "19.5", "19.6", "19.8", "20.78")
def test_one_of_them_is_occupied_from_the_start() -> None:
    match = begin()
    match.play(0, "keep")
    match.play(1, "keep")
    plain = [KINGDOM[n] for n in (4, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 21, 22, 24, 26, 27, 31, 32, 35, 38, 41)]
    for seat in (0, 1):
        chosen: list[Action] = [a for a in match.actions(seat) if a[1] in plain] or match.actions(seat)
        match.play(seat, chosen[0])
        match.play(seat, match.actions(seat)[0])
    board = match.view(None)["board"]
    assert [player["cards"] for player in board["seats"]] == [6, 6]
    assert board["kingdom_deck"] == 45
    assert all(player["occupied"][0] for player in board["seats"])


@rule("old-kings-crown", "19.4", "19.6", "2.10")
def test_the_order_is_drawn_after_everybody_has_chosen() -> None:
    drawn = set()
    for seed in range(8):
        match = begin(seed)
        for answer in range(6):  # a mulligan, a Kingdom card and a card for it, of either
            assert match.view(0)["board"]["order"] == [], answer
            seat = match.pending()[0]
            match.play(seat, match.actions(seat)[0])
        drawn.add(tuple(match.view(0)["board"]["order"]))
    assert drawn == {(0, 1), (1, 0)}


@rule("old-kings-crown", "19.7")
def test_orders_are_carried_out_in_turn_order() -> None:
    for seed in range(200):
        match = begin(seed)
        dealt = match.view(0)["board"]["seats"][0]["dealt"]
        if "moot-hill" in dealt:
            break
    match.play(0, "keep")
    match.play(1, "keep")
    match.play(0, "choose moot-hill")
    match.play(0, match.actions(0)[0])
    match.play(1, match.actions(1)[0])
    match.play(1, match.actions(1)[0])
    while ("lay-on", "plateau") not in match.actions(match.pending()[0]):
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    assert match.pending() == (0,)
    match.play(0, "lay-on plateau")
    assert len(match.view(None)["board"]["seats"][0]["discard"]) == 1  # the card laid on it is its bid card
