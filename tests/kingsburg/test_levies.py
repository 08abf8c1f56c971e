"""Module 5: soldier tokens in the place of the king's die (rulebook 19)."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.action import parse
from interrex.games.kingsburg.data import LEVIES, cards_of
from interrex.games.kingsburg.data import WINTER as WINTER_PHASE
from interrex.testing import Table, rule

from .positions import LAST_POINTS, WINTER, Seat, at, seat


def winter(
    *seats: Seat, levies: tuple[tuple[int, ...], ...] = (), dice: str = "", enemy: str = "orcs 3", year: int = 1
) -> Table:
    held = levies or (LEVIES,) * len(seats)
    return at(WINTER, *seats, enemy=enemy, year=year, dice=dice, phase=WINTER_PHASE, levies=held)


def strengths(t: Table) -> list[int]:
    return [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "19.1")
def test_everybody_has_six_tokens(players: int) -> None:
    match = interrex.new("kingsburg", players=players, seed=1, options={"levies": True})
    assert [s["levies"] for s in match.view(None)["board"]["seats"]] == [[0, 1, 1, 2, 3, 4]] * players


@rule("kingsburg", "19.2")
def test_all_choose_in_secret_and_then_all_are_shown() -> None:
    t = winter(seat(), seat())
    assert t.state.pending() == (0, 1)
    assert t.offers() == ["levy 0", "levy 1", "levy 2", "levy 3", "levy 4"]
    t.play("levy 4")
    assert [s["levies"] for s in t.view(1)["seats"]] == [[0, 1, 1, 2, 3, 4]] * 2, "nothing shows yet"
    assert t.view(1)["enemy"]["card"] is None
    t.play("levy 1")
    assert strengths(t) == [4, 1]
    assert [s["levies"] for s in t.view(None)["seats"]] == [[0, 1, 1, 2, 3], [0, 1, 2, 3, 4]]


@rule("kingsburg", "19.2")
def test_a_token_serves_once() -> None:
    t = winter(seat(), seat(), levies=((1, 2), (3, 4)))
    assert t.refused("levy 4") == "19.2"
    assert t.refused("pass") == "19.2"


@rule("kingsburg", "19.3")
def test_the_last_token_scores() -> None:
    t = at(LAST_POINTS, seat(), seat(), year=5, levies=((4,), (0,)))
    assert t.state.score == [4, 0]


@pytest.mark.parametrize(("die", "strength"), [(6, 3), (5, 3), (3, 2), (1, 1)])
@rule("kingsburg", "15.2.9")
def test_the_academys_die_is_halved_and_rolled_after_the_choice(die: int, strength: int) -> None:
    t = winter(seat("military-academy"), seat(), dice=str(die))
    assert strengths(t.play("levy 1", "levy 0")) == [strength, 0]


@rule("kingsburg", "19.2", "16.2.17")
def test_the_stockade_comes_before_the_choice() -> None:
    t = winter(seat("stockade", army=1), seat())
    assert t.state.army[0] == 2


def test_who_thinks_ahead_calls_up_what_wins_and_no_more() -> None:
    t = winter(seat(army=1), seat(), levies=((0, 1, 3, 4), (0, 1, 3, 4)))
    t.state.look(0)
    t.state.look(1)
    worth = {}
    for line in t.offers():
        after = t.state.copy()
        after.play(0, parse(line))
        worth[line] = t.game.evaluate(after, 0)
    assert max(worth, key=worth.__getitem__) == "levy 3"


BATTLES = ("kingsburg-battle-won", "kingsburg-battle-drawn", "kingsburg-battle-lost")


def told_of(t: Table) -> list[tuple[str, object]]:
    return [(told.message.key, told.message.params.get("seat")) for told in t.state.listener]


@pytest.mark.parametrize("token", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("buildings", ["guard-tower", "guard-tower military-academy", "stockade stone-wall"])
@rule("kingsburg", "19.2")
def test_the_odds_of_a_token_are_those_of_every_winter_played_out_with_it(buildings: str, token: int) -> None:
    """Every enemy that may come, and every roll of a die of one's own, played from the question on."""
    t = winter(seat(buildings, army=1), seat(), year=2, enemy="orcs 4")
    (line,) = t.prospect(f"levy {token}").lines
    dice = range(1, 7) if "academy" in buildings else [1]
    ended = []
    for card in cards_of(2):
        for die in dice:
            played = winter(seat(buildings, army=1), seat(), year=2, enemy="orcs 4", dice=str(die))
            played.state.enemies = (0, card, *played.state.enemies[2:])
            played.play(f"levy {token}", seat=0).play("levy 0", seat=1)
            (fate,) = [key for key in BATTLES if (key, 0) in told_of(played)]
            ended.append(fate)
    won, lost = [round(100 * ended.count(how) / len(ended)) for how in BATTLES[::2]]
    assert (line.message.params["won"], line.message.params["lost"]) == (won, lost)
