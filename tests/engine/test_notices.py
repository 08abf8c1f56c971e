"""What the conformance suite notices: leaks that undo would repeat, worlds that end dead, frames that change."""

from __future__ import annotations

import re
from typing import Any

import pytest

from interrex.engine.action import Action
from interrex.engine.frames import Procedure
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.zones import NONE, Zone
from interrex.testing.conformance import Frames, check_learning, check_playable

from .cellar import CELLAR, DECK, GAME, HAND, TABLE, Beat, Turn
from .test_zones import FREE

KEY = key_from_seed("notice")


def match(game: Game = GAME) -> Match:
    return Match(game, 2, {}, KEY)


# Taking back


def learning(game: Game, line: Action) -> None:
    check_learning(match(game), 0, line, Luck(KEY))


@pytest.mark.parametrize("line", FREE)
def test_whoever_takes_back_freely_has_learned_nothing(line: str) -> None:
    verb, *card = line.split()
    learning(GAME, (verb, *map(int, card)))


def leaky(*, view: Any = GAME.view, table: Zone = TABLE) -> Game:
    return GAME._replace(
        faces=GAME.faces._replace(view=view), rules=GAME.rules._replace(zones=(HAND, CELLAR, DECK, table))
    )


LEAKS: list[tuple[str, Game, Action, str]] = [
    (
        "a card turned up in a place nobody is said to know",
        leaky(table=TABLE._replace(known=lambda g, place, seat: NONE)),
        ("turn",),
        "cellar: seat 0, turn: taken back freely though it showed the mover its view table 0: 4, where it could",
    ),
    (
        "a neighbour's card seen while something is laid",
        leaky(view=lambda g, seat: {"over": g.hands[1][0] if g.table else None}),
        ("lay", 8),
        "its view over: 2",
    ),
    ("who is asked depends on what is hidden", GAME, ("demand", 8), "showed the mover who is pending: (1,)"),
]


@pytest.mark.parametrize(("game", "line", "words"), [row[1:] for row in LEAKS], ids=[row[0] for row in LEAKS])
def test_a_move_that_shows_something_and_is_taken_back_would_be_noticed(game: Game, line: Action, words: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(words)):
        learning(game, line)


def test_offers_that_depend_on_what_is_hidden_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "actions", lambda self, g: [("draw",) if g.deck[-1] == 4 else ("turn",)])
    with pytest.raises(AssertionError, match="seat 0, draw: not allowed in a world that looks the same"):
        learning(GAME, ("draw",))


def test_a_whisper_of_what_no_zone_knows_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "play", lambda self, g, a: g.whisper(0, "cellar-next", card=g.deck[-1]) or g.push(self))
    with pytest.raises(AssertionError, match="showed the mover what was told"):
        learning(GAME, ("draw",))


# Worlds


def test_imagined_worlds_can_be_played_on() -> None:
    m, luck = match(), Luck(KEY)
    m.play(0, "demand 8")
    for _ in range(20):
        check_playable(GAME, GAME.determinize(m.state, 0, luck), 0, luck)


def test_a_dead_end_in_a_world_would_be_noticed() -> None:
    m = match()
    m.state.push(Beat(1, 9))
    with pytest.raises(AssertionError, match="cellar, as seat 0 imagines it, after \\[\\]: a dead end for seat 1"):
        check_playable(GAME, m.state, 0, Luck(KEY))


# Frames


class Counting(Procedure[Any]):
    """A frame with what no frame should have: something that changes."""

    __slots__ = ("counts",)

    def __init__(self, counts: Any) -> None:
        self.counts = counts


def test_a_frame_that_changes_would_be_noticed() -> None:
    frames, m, inner = Frames(), match(), Counting((1,))
    m.state.stack.insert(0, Counting((inner,)))
    frames.check(m.state)
    inner.counts = (2,)
    with pytest.raises(AssertionError, match="a frame has changed"):
        frames.check(m.state)
    with pytest.raises(AssertionError, match="a frame has changed"):
        frames.check_all()


def test_a_frame_that_could_change_would_be_noticed() -> None:
    m = match()
    m.state.stack.insert(0, Counting([1]))
    with pytest.raises(TypeError, match="unhashable"):
        Frames().check(m.state)
