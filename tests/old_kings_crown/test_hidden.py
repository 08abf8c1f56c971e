"""Secrets: sealed bids and cards, second thoughts, and what seats remember."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.old_kings_crown import GAME
from interrex.testing import rule

from .positions import AUTUMN, CARDS, HIGHLANDS, at, seat


@rule("old-kings-crown", "4.1.1", "4.1.2", "1.8.1")
def test_a_bid_can_be_thought_over_until_the_last_is_in() -> None:
    match = interrex.new("old-kings-crown", 3, 2)
    first = match.actions(0)[0]
    match.play(0, first)
    assert match.guests() == (0,)
    assert match.view(0)["board"]["said"] == [" ".join(map(str, first))]
    assert match.view(0)["board"]["seats"][0]["sealed"] == first[1]
    for other in (1, 2, None):
        assert match.view(other)["board"]["said"] == []
        assert {one["sealed"] for one in match.view(other)["board"]["seats"]} == {None}
    match.play(0, "reopen")
    assert 0 in match.pending()
    second = match.actions(0)[1]
    match.play(0, second)
    match.play(1, match.actions(1)[0])
    assert match.view(1)["board"]["seats"][0]["bid"] is None
    match.play(2, match.actions(2)[0])
    assert match.view(1)["board"]["seats"][0]["bid"]["card"] == second[1]


@rule("old-kings-crown", "4.5.1")
def test_cards_laid_can_be_thought_over() -> None:
    t = at(
        CARDS,
        seat("nobility", "follower-1 follower-2 follower-3 follower-4"),
        seat("clans", "follower-1 follower-2 follower-3"),
    )
    t.play(
        "lay nobility-follower-1 highlands",
        "lay nobility-follower-2 plateau",
        "lay nobility-follower-3 lowlands",
        seat=0,
    )
    t.play(
        "reopen",
        "lay nobility-follower-4 highlands",
        "lay nobility-follower-2 plateau",
        "lay nobility-follower-3 lowlands",
        seat=0,
    )
    t.play("lay clans-follower-1 highlands", "lay clans-follower-2 plateau", "lay clans-follower-3 lowlands", seat=1)
    assert t.laid("nobility", "highlands") == ["nobility-follower-4"]
    assert t.hand("nobility") == ["nobility-follower-1"]
    assert t.view(1)["regions"][0]["laid"] == [[None], ["clans-follower-1"]]


@rule("old-kings-crown", "1.8.1", "1.8.2")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_names_a_card_that_a_seat_cannot_know(seed: int) -> None:
    """Hidden cards, by the zones, stand nowhere in a view; neither do sealed answers."""
    match = interrex.new("old-kings-crown", 4, seed)
    luck = match.state.luck.branch()
    for _ in range(150):
        for eyes in range(4):
            world = match.game.determinize(match.state, eyes, luck)
            assert wire.encode(match.game.view(world, eyes)) == wire.encode(match.game.view(match.state, eyes))
        mover = luck.choice(match.pending())
        match.play(mover, luck.choice(match.actions(mover)))
        if match.over:
            break


@rule("old-kings-crown", "20.9", "1.8.4")
def test_what_came_home_openly_is_remembered_until_something_leaves_unseen() -> None:
    t = at(
        HIGHLANDS,
        seat("nobility", "trader"),
        seat("clans", "trader follower-1"),
        laid_highlands="nobility-captain-8 clans-ruse",
    )
    t.play("retreat clans-ruse", "withdraw clans-ruse")
    assert t.view(0)["seats"][1]["known"] == ["clans-ruse"]
    t = at(
        HIGHLANDS,
        seat("nobility", "trader"),
        seat("clans", "trader follower-1"),
        laid_highlands="nobility-captain-8 clans-ruse",
    )
    t.play("ambush clans-ruse clans-trader")
    assert t.view(0)["seats"][1]["known"] == []


@rule("old-kings-crown", "1.7.2", "20.9")
def test_what_went_onto_a_deck_openly_is_remembered() -> None:
    t = at(
        AUTUMN, seat("nobility", "trader follower-1 follower-2", limit=3), seat("clans"), plateau="nobility-heir"
    ).play("rally nobility-heir")
    assert t.view(1)["seats"][0]["deck"][-1] == "nobility-heir"


@rule("old-kings-crown", "16.3.4", "17.34")
def test_whoever_was_seen_to_have_somebody_to_pawn_has_somebody_in_every_imagined_world() -> None:
    """Even where looking ahead, which comes before taking a card, would be something to do without anybody."""
    t = at(
        AUTUMN,
        seat("uprising", "captain-8 follower-1", quarters="pawnshop-back-room", supply="crows-perch-on-the-tor"),
        seat("clans"),
    ).play("pawnshop-back-room")
    luck = Luck(key_from_seed("pawned"))
    for _ in range(40):
        world = GAME.determinize(t.state, 1, luck)
        while ("look",) in world.actions(0):
            world.play(0, ("look",))
        assert world.actions(0)
