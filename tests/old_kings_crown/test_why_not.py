"""Why a component cannot be used: always the condition that fails, in its own words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import interrex
from interrex.engine.match import read
from interrex.engine.message import Refusal
from interrex.games.old_kings_crown import GAME
from interrex.games.old_kings_crown.cards import USES
from interrex.games.old_kings_crown.data import COMPONENTS, NAMES
from interrex.games.old_kings_crown.play.using import OCCASIONS, Use
from interrex.games.old_kings_crown.state import Crown
from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, at, seat

GENERAL = {"old-kings-crown-no-use", "engine-not-offered", "engine-not-asked"}


def questions(seed: int, players: int) -> Iterator[tuple[Crown, int]]:
    """Positions of a random game at which a seat is asked something."""
    match = interrex.new("old-kings-crown", players, seed)
    rng = random.Random(seed)
    while not match.over:
        asked = match.pending()[0]
        assert isinstance(match.state, Crown)
        yield match.state, asked
        match.play(asked, rng.choice(match.actions(asked)))


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_every_component_that_cannot_be_used_says_which_condition_fails(seed: int, players: int) -> None:
    for n, (g, asked) in enumerate(questions(seed, players)):
        if n % 3:
            continue
        offered = {action[0] for action in g.actions(asked)}
        for use in USES:
            if use.name in offered:
                continue
            said = read(GAME, g, asked, (use.name,))
            assert isinstance(said, Refusal), use.name
            assert said.message.key.startswith("old-kings-crown-"), (use.name, said)
            assert said.message.key not in GENERAL, (use.name, said)


@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 4), (6, 3)])
def test_what_is_needed_is_what_there_must_be_to_offer_anything(seed: int, players: int) -> None:
    """Of what is in reach in its step: it offers something just when all of its needs are met."""
    for g, asked in questions(seed, players):
        for use in USES:
            reach, _, now = use.links[:3]
            if now.holds(g, use.number, asked) and reach.holds(g, use.number, asked):
                met = all(need.holds(g, use.number, asked) for need in use.wants())
                assert met == bool(use.when_ready(g, asked)), (use.name, g.season)


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.name}-{use.moment.name}")
def test_each_link_of_the_chain_has_words_and_gives_way_to_the_next(use: Use) -> None:
    """Whichever link is the first to fail gives the reason; when it holds, the reason is another's or there is none."""
    t = at(SPRING, seat("nobility", "heir"), seat("clans"))
    g, said = t.state, []
    links = use.links
    for n, link in enumerate(links):
        assert link.says, "a condition without words"
        if n < 3 and not link.holds(g, use.number, 0):
            said.append(link.words(g, use.number, 0))
    assert all(isinstance(no, Refusal) and t.say(no.message) != no.message.key for no in said)
    assert len({t.say(no.message) for no in said if no is not None}) == len(said)
    assert OCCASIONS[use.moment].now is links[2]


@rule("old-kings-crown", "1.3.2", "5.3.3")
def test_what_was_used_says_so_until_it_is_not() -> None:
    t = at(SPRING, seat("nobility", occupied="well-of-questions:captain-6"), seat("clans", "heir", camp=5))
    t.play("well-of-questions", "pass")
    t.state.used[1] |= 1 << COMPONENTS["coal-holes-and-lofts"]
    assert t.refused("well-of-questions") == "1.3.9"  # it is the Nobility's
    t = at(SPRING, seat("nobility", occupied="well-of-questions:captain-6", camp=5), seat("clans"))
    t.play("well-of-questions")
    assert words(t, "well-of-questions") == "Well of Questions has been used this year."
    t.state.used[0] = 0
    assert "well-of-questions" in t.verbs()


@rule("old-kings-crown", "14.1.4", "14.1.1", "1.3.9", "12.5", "13.1.1")
def test_whose_it_is_and_where_it_lies_is_said() -> None:
    t = at(
        SPRING,
        seat("nobility", "heir", camp=5, tactics=(0, -1, 0, 0)),
        seat("clans", occupied="moot-hill:captain-6"),
        favour="clans",
    )
    assert words(t, "every-man-a-wall") == "Every Man a Wall is exhausted."
    assert words(t, "trespass-forbidden") == "Trespass Forbidden is burned."
    assert words(t, "portage") == "Portage belongs to the Clans."
    assert words(t, "moot-hill") == "Moot Hill belongs to the Clans."
    assert words(t, "tithe-barn") == "Tithe Barn lies on the Great Road: nobody has it yet."
    assert words(t, "calfskin-drum") == "You do not have Calfskin Drum."
    assert words(t, "muniment-room") == "The Muniment Room is still on your place of power."
    assert words(t, "bread-and-bonfires") == "Bread and Bonfires takes the Kingdom's Favour, and the Clans hold it."


@rule("old-kings-crown", "4.6.1", "5.3.1", "6.1.1")
def test_the_right_moment_is_said() -> None:
    t = at(AUTUMN, seat("uprising", "heir", tactics=(1, 3, 1, 1)), seat("clans"))
    assert words(t, "knock-at-four") == "A Knock at Four is used in the action step of Spring."
    assert words(t, "coal-holes-and-lofts") == "Coal-Holes and Lofts is used by Day, in a clash."
    t = at(HIGHLANDS, seat("nobility", "heir", tactics=(0, 0, 1, 1)), seat("clans"), laid_highlands="nobility-ruse")
    assert words(t, "silver-broom") == "The Silver Broom is used in the action step of Autumn."
    assert words(t, "precedence") == "Precedence is used when all bids have just been revealed."


@rule("old-kings-crown", "17.5", "4.2.3", "4.2.5")
def test_who_cannot_steal_is_told_why() -> None:
    theirs = seat("clans", "follower-1", occupied="hedge-school:captain-6")
    t = at(BIDS, seat("nobility", "heir", occupied="ring-of-menhirs:captain-6"), theirs)
    t.play("bid nobility-heir", seat=0).play("bid clans-follower-1", seat=1)
    assert t.refused("steal hedge-school") == "17.5"
    assert words(t, "steal hedge-school") == "Whoever has Ring of Menhirs cannot steal."
    t = at(BIDS, seat("nobility", "captain-6", occupied="tithe-barn:captain-7"), theirs)
    t.play("bid nobility-captain-6", seat=0).play("bid clans-follower-1", seat=1)
    assert words(t, "steal tithe-barn") == "Tithe Barn is yours."
    assert words(t, "steal moot-hill") == "Moot Hill cannot be stolen: no opponent's card occupies it."
    assert words(t, "steal hedge-school").endswith("with strength 6; your bid has 6, and must be stronger.")


def words(t: object, line: str) -> str:
    no = t.refusal(line)  # type: ignore[attr-defined]
    assert no is not None
    return str(t.say(no.message))  # type: ignore[attr-defined]


def test_all_names_of_uses_are_components() -> None:
    assert {use.name for use in USES} <= set(NAMES)
