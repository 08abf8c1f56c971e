"""What can be passed for good: only what answers another's doing, never a question of one's own turn."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import can_stand
from interrex.games.kings_dilemma.kingdom import Laid
from interrex.games.kings_dilemma.story.parts import StoryCard
from interrex.games.kings_dilemma.vocabulary import Ability, Gain, When

from .kings_dilemma import positions as council
from .oath.positions import pawned, until
from .old_kings_crown import positions as crown

# Options with everything there is in play; at how many players; whether the position says whose turn it is.
GAMES: list[tuple[str, int, dict[str, Any], bool]] = [
    ("root", 4, {}, True),
    ("oath", 4, {}, True),
    ("old-kings-crown", 3, {}, False),
    ("kings-dilemma", 4, {}, False),
    ("kingsburg", 3, {"rows": True, "governors": "dealt", "destiny": True, "whims": "standard"}, False),
]


@pytest.mark.parametrize(("name", "players", "options", "turns"), GAMES, ids=[one[0] for one in GAMES])
def test_nothing_of_ones_own_turn_can_be_passed_for_good(
    name: str, players: int, options: dict[str, Any], turns: bool
) -> None:
    game = interrex.game(name)
    g = game.start(players, options, Luck(key_from_seed(3)))
    g.run()
    luck, found = Luck(key_from_seed("reactions")), set[str]()
    for _ in range(1200):
        if g.over:
            break
        seat = g.pending()[0]
        if g.waiting().reaction(g, seat):
            found.add(g.waiting().ask(g, seat).key)
            assert not turns or g.turn != seat  # type: ignore[attr-defined]
        g.play(seat, luck.choice(g.answers(seat)))
    if name == "kingsburg":
        assert not found, "nobody is asked anything on another's turn"


def test_the_defenders_plans_and_rolls_are_reactions_and_the_attackers_are_not() -> None:
    t = pawned("longbows", "wrestlers")
    assert t.asked() == "oath-ask-plan"
    assert not can_stand(t.state, t.seat(), t.state.actions(t.seat()))
    t.play("pass")
    assert (t.asked(), t.seat() != t.state.turn) == ("oath-ask-plan", True)
    assert can_stand(t.state, t.seat(), t.state.actions(t.seat()))
    assert until(pawned("", "wrestlers"), "oath-ask-plan").seat() != t.state.turn


def test_an_answer_to_revealed_bids_is_a_reaction() -> None:
    t = crown.at(crown.BIDS, crown.seat("nobility", "follower-1", tactics=(0, 0, 1, 0)), crown.seat("clans", "heir"))
    t.play("bid nobility-follower-1", seat=0).play("bid clans-heir", seat=1)
    assert t.asked() == "old-kings-crown-ask-precedence"
    assert can_stand(t.state, 0, t.state.actions(0))
    t.play("pass")
    assert not t.state.waiting().reaction(t.state, t.seat()), "to resolve a bid is one's own turn"


def test_a_story_cards_ability_is_a_reaction_unless_its_moment_is_the_houses_own() -> None:
    for when, stands in ((When(at="vote_open"), True), (When(at="passed"), False)):
        ability = Ability(kind="may", on=when, then=(Gain(what="coins", n=1),))
        card = StoryCard(storyline="plot", number=2, abilities=(ability,))
        t = council.at(leader="wylio", parts={"story": {"two": card}}, stories=((Laid(1, 1),), ()))
        if when.at == "passed":
            t.play("gather")
        assert t.asked() == "kings-dilemma-ask-use"
        assert can_stand(t.state, 0, t.state.actions(0)) == stands
