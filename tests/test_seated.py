"""Bots in the seats of a match: the same at every face."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex.bots import asked_seats
from interrex.bots.seated import may_move, thinking
from interrex.cli.table import Table
from interrex.engine import registry
from interrex.engine.action import text
from interrex.engine.game import Lesson
from interrex.server.config import Config
from interrex.server.protocol.lobby import SeatWanted, TableWanted
from interrex.server.store.sqlite import SqliteStore
from interrex.server.tables.memory import Tables
from tests.engine.toy import GAME

LESSONS = [(game.id, lesson) for game in interrex.games() for lesson in game.extras.lessons]


@pytest.fixture
def toy() -> Iterator[str]:
    registry.register(GAME)
    yield GAME.id
    registry.unregister(GAME.id)


def at_terminal(game: str, seed: str, kinds: tuple[str, ...], folder: Path) -> list[tuple[int, str]]:
    table = Table(interrex.new(game, len(kinds), seed), kinds, folder / "game.json")
    table.play_bots()
    return list(table.match.record.moves)


def at_server(game: str, seed: str, kinds: tuple[str, ...], folder: Path) -> list[tuple[int, str]]:
    async def play() -> list[tuple[int, str]]:
        store = SqliteStore(folder / "tables.db")
        store.open()
        tables = Tables(Config(folder / "tables.db", bot_delay=0), store)
        made = await tables.create(TableWanted(game, [SeatWanted("bot", bot=kind) for kind in kinds], seed=seed))
        async with tables.hold(made.table.id) as live, asyncio.timeout(30):
            while not live.table.match.over:
                await asyncio.sleep(0.01)
            moves = list(live.table.record.moves)
        await tables.close()
        store.close()
        return moves

    return asyncio.run(play())


def test_bots_play_the_same_game_at_the_terminal_and_at_the_server(toy: str, tmp_path: Path) -> None:
    kinds = ("random", "greedy", "random")
    moves = at_terminal(toy, "faces", kinds, tmp_path)
    assert len(moves) > 6
    assert at_server(toy, "faces", kinds, tmp_path) == moves


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[lesson.id for _, lesson in LESSONS])
def test_a_bot_keeps_to_the_lesson_until_somebody_leaves_it(game: str, lesson: Lesson) -> None:
    m = interrex.new(game, lesson.players, lesson.seed, lesson.options)
    for step in lesson.steps[:5]:
        assert text(thinking(m, step.seat, "random")()) == step.action
        m.play(step.seat, step.action)
    step = lesson.steps[5]
    other = next(action for action in m.actions(step.seat) if text(action) != step.action)
    m.play(step.seat, other)
    seat = m.pending()[0]
    assert thinking(m, seat, "random")() in m.actions(seat)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[lesson.id for _, lesson in LESSONS])
def test_in_a_lesson_nobody_moves_ahead_of_their_step(game: str, lesson: Lesson) -> None:
    """Where several are asked at once, each waits for the others as the lesson has it."""
    m = interrex.new(game, lesson.players, lesson.seed, lesson.options)
    for step in lesson.steps:
        assert [seat for seat in asked_seats(m.state) if may_move(m, seat)] == [step.seat]
        m.play(step.seat, step.action)


def test_a_thought_is_of_the_position_in_which_it_began(toy: str) -> None:
    """The server thinks in threads: meanwhile others may move."""
    m = interrex.new(toy, 3, "faces")
    think = thinking(m, 0, "random")
    m.play(1, "bid 2")
    assert think() == thinking(interrex.new(toy, 3, "faces"), 0, "random")()
