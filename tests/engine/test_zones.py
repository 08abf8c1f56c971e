"""Who knows which card where, and what follows: views, worlds, the census, and which moves may be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine import kept, zones
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.zones import NOBODY, NONE
from interrex.testing.conformance import Knowledge

from .cellar import CELLAR, DECK, GAME, HAND, TABLE, Beat

KEY = key_from_seed("cellar")


def match(game: Game = GAME) -> Match:
    return Match(game, 2, {}, KEY)


def with_zones(*own: zones.Zone) -> Game:
    return GAME._replace(rules=GAME.rules._replace(zones=own))


def worlds(m: Match, seat: int, n: int = 60) -> list[Any]:
    luck = Luck(KEY)
    return [m.game.determinize(m.state, seat, luck) for _ in range(n)]


# What is seen of a pile


def test_a_view_has_the_faces_a_seat_knows_and_counts_the_backs() -> None:
    g = match().state
    assert zones.shown(g, HAND, 1, 1) == ([2, 9], 0)
    assert zones.shown(g, HAND, 1, 0) == ([], 2)
    assert zones.shown(g, HAND, 1, None) == ([], 2)
    assert zones.shown(g, TABLE, 0, None) == ([], 0)


def test_some_cards_of_a_pile_may_be_known() -> None:
    assert zones.as_seen([4, 7, 7, 9], [7, 9]) == 0b1010
    assert zones.as_seen([4, 7], []) == NONE
    assert zones.as_seen([], [4]) == NONE


def test_the_census_counts_cards_wherever_they_lie() -> None:
    m = match()
    before = GAME.census(m.state)
    assert before == {f"cards {n}": 1 for n in range(1, 10)}
    m.play(0, "hide 1")
    assert GAME.census(m.state) == before


def test_what_a_seat_was_shown_it_knows_wherever_it_lies() -> None:
    m = match()
    assert zones.hidden(m.state, GAME.rules.zones, 0) == {"cards": [2, 4, 5, 6, 7, 9]}
    m.play(0, "peek")
    assert zones.hidden(m.state, GAME.rules.zones, 0) == {"cards": [2, 4, 6, 7, 9]}
    assert zones.hidden(m.state, GAME.rules.zones, NOBODY) == {"cards": [1, 2, 3, 4, 5, 6, 7, 8, 9]}


# Worlds


def test_worlds_keep_what_a_seat_knows_and_deal_the_rest_anew() -> None:
    m = match()
    m.play(0, "peek")
    seen = worlds(m, 0)
    assert {tuple(world.hands[0]) for world in seen} == {(1, 8)}
    assert {tuple(world.cellars[1]) for world in seen} == {(5,)}, "it was shown"
    assert {card for world in seen for card in world.hands[1]} == {2, 4, 6, 7, 9}
    assert {world.cellars[0][0] for world in worlds(m, 1)} == {1, 3, 4, 6, 7, 8}


def test_cards_that_lie_apart_stay_at_their_place() -> None:
    apart = with_zones(HAND._replace(apart=True), CELLAR._replace(apart=True, deck="cellar"), DECK, TABLE)
    assert {card for world in worlds(match(apart), 0) for card in world.hands[1]} == {2, 9}


def test_whoever_must_decide_can_in_every_world() -> None:
    m = match()
    m.play(0, "demand 8")
    assert all(9 in world.hands[1] for world in worlds(m, 0))


def test_a_world_that_cannot_be_is_no_world() -> None:
    m = match()
    m.state.push(Beat(1, 9))
    with pytest.raises(AssertionError, match="no world fits what seat 0 knows"):
        worlds(m, 0, 1)


# Taking back

FREE = {
    "lay 1": True,  # shown to all: its owner has learned nothing
    "hide 1": True,  # a whisper reminds it of what it did
    "give 1": False,  # the other seat was told a secret
    "peek": False,
    "turn": False,
    "draw": False,
    "roll": False,
    "end": False,
}


@pytest.mark.parametrize("line", FREE)
def test_a_move_can_be_taken_back_if_it_brought_no_luck_and_told_nobody_a_secret(line: str) -> None:
    m = match()
    m.play(0, line)
    assert (m.may_undo(0) is None) is FREE[line]
    assert m.at(1).moves == m.moves


def test_without_zones_every_whisper_counts() -> None:
    m = match(with_zones())
    m.play(0, "hide 1")
    assert m.may_undo(0) is not None


def test_what_knowledge_hangs_on_is_held_to() -> None:
    own = [zone._replace(depends_on=lambda g: len(g.table)) for zone in GAME.rules.zones]
    m = match(with_zones(*own))
    before = Knowledge(m)
    m.play(0, "hide 1")
    with pytest.raises(AssertionError, match="hangs on more"):
        before.check(m)


def test_what_is_hidden_is_worked_out_once_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    own = tuple(
        [zone._replace(depends_on=lambda g: (*map(tuple, g.hands), tuple(g.deck))) for zone in GAME.rules.zones]
    )
    g, checking = match(with_zones(*own)).state, kept.check(False)
    try:
        first = zones.hidden(g, own, 0)
        monkeypatch.setattr(zones.HIDDEN, "work_out", lambda *args: pytest.fail("worked out again"))
        assert zones.hidden(g.copy(), own, 0) is first
    finally:
        kept.check(checking)
