"""Those who think ahead: they see what their seat sees, the same seed gives the same move, and they find what one
step does not."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import interrex
from interrex.bots import asked_seats, decide, make
from interrex.bots.levels import KnightBot
from interrex.bots.search.judge import Judge
from interrex.bots.search.tree import Node
from interrex.bots.search.walk import Walk, unsealed
from interrex.bots.seated import thinking
from interrex.bots.workers import BEHIND, NoAnswer, Workers
from interrex.engine.action import Action
from interrex.engine.game import Depth, Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find, games
from interrex.engine.sealed import Answers
from interrex.engine.state import State

TITLES = [game.id for game in games() if game.package.startswith("interrex.games")]


class Page(KnightBot):
    """Thinks as a knight does, and not for long."""

    effort = 0.1


def positions(game: Game, seed: str, steps: int) -> list[State]:
    """Some that random play comes to, where somebody has a choice."""
    state = game.start(game.players[1], game.check(game.players[1], {}), Luck(key_from_seed(seed)))
    state.run()
    luck, found = Luck(key_from_seed(f"{seed} play")), []
    for step in range(steps):
        if not (seats := asked_seats(state)):
            break
        if step % 7 == 3 and len(state.answers(seats[0])) > 1:
            found.append(state.copy())
        state.play(seats[0], luck.choice(state.answers(seats[0])))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_in_worlds_that_look_the_same_it_does_the_same(title: str) -> None:
    """Nothing it may not know reaches it: twins of a position, the same seed, the same move."""
    game = find(title)
    tried = positions(game, f"{title} twins", 60)[:5]
    assert tried
    for n, state in enumerate(tried):
        seat = asked_seats(state)[0]
        twin = game.determinize(state, seat, Luck(key_from_seed(f"twin {n}")))
        moves = {decide(make(Page, game, Luck(key_from_seed(f"move {n}"))), one, seat) for one in (state, twin)}
        assert len(moves) == 1


@pytest.mark.parametrize("title", TITLES)
def test_it_leaves_what_it_thinks_about_as_it_was(title: str) -> None:
    game = find(title)
    state = positions(game, f"{title} whole", 40)[-1]
    seat = asked_seats(state)[0]
    before = state.answers(seat), state.luck.counter
    assert decide(make(Page, game, Luck(key_from_seed("a"))), state, seat) in before[0]
    assert (state.answers(seat), state.luck.counter) == before


def test_rivals_are_judged_by_points_where_the_game_has_it_so() -> None:
    """In The King's Dilemma: oneself by one's chance to win, the others by how far they got by ``evaluate``."""
    game = find("kings-dilemma")
    began: Any = positions(game, "by points", 60)[-1]
    judge = Judge(game, began)
    judge.seat = 0
    assert game.thinking.search.plain_rivals
    rivals = [judge.worth(began, seat) for seat in range(1, began.players)]
    assert (judge.worth(began, 0), {*rivals}) == (game.chances(began)[0], {0.5})
    assert judge.of_all(began, {0, 2}) == {0: game.chances(began)[0], 2: 0.5}


def test_under_seal_others_have_said_nothing_yet() -> None:
    match = interrex.new("kingsburg", 4, 3)
    match.play(0, "take gold")
    world = unsealed(match.game.determinize(match.state, 2, Luck(key_from_seed("w"))), 2)
    top = world.stack[-1]
    assert isinstance(top, Answers)
    assert not any(top.said)
    assert world.pending() == (0, 1, 2, 3)


def dice(state: Any) -> int:
    """Of all seats, in hand."""
    return sum([len(own) for own in state.coloured])


def dice_after(state: State, turns: int) -> int:
    """Those left after a try from here that goes so far."""
    game, seat, luck = find("kingsburg"), state.pending()[0], Luck(key_from_seed("far"))
    world = state.copy()
    depth = Depth(on=40, turns=turns, passing=False)
    walk, answers = Walk(Judge(game, world), luck, seat, depth), world.answers(seat)
    walk.root.learn(answers, walk.looks(world, seat, answers))
    walk.attempt(world, answers[0])
    return dice(world)


def test_a_try_goes_as_far_as_it_is_told() -> None:
    """A knight's ends with the turn, here with one set of dice; a regent's sees what the others do after it."""
    match = interrex.new("kingsburg", 4, 3)
    for seat in range(4):
        match.play(seat, "take gold")
    assert dice_after(match.state, 4) < dice_after(match.state, 1) < dice(match.state)


@pytest.mark.parametrize("title", TITLES)
def test_a_regent_sees_farther_than_a_knight_or_tries_more(title: str) -> None:
    search = find(title).thinking.search
    assert search.knight.turns == 1
    assert search.regent.turns > 1 or search.regent.tries > 2 * search.knight.tries


def test_what_promises_more_is_tried_more_and_nothing_is_forgotten() -> None:
    node = Node()
    answers: list[Action] = [("good",), ("bad",)]
    node.learn(answers, [0.6, 0.4])
    for _ in range(400):
        edge = node.edges[node.pick(answers)]
        edge.tried += 1
        edge.worth += edge.first
    good, bad = node.edges[("good",)], node.edges[("bad",)]
    assert good.tried > 2 * bad.tried > 0


def test_a_first_look_that_was_wrong_is_found_out() -> None:
    node = Node()
    answers: list[Action] = [("seems good",), ("is good",)]
    node.learn(answers, [0.6, 0.5])
    for _ in range(60):
        action = node.pick(answers)
        node.edges[action].tried += 1
        node.edges[action].worth += 0.3 if action == ("seems good",) else 0.7
    assert node.edges[("is good",)].mean() > node.edges[("seems good",)].mean()


# Processes


def run(workers: Workers, thought: Callable[[], Action]) -> Action:
    async def once() -> Action:
        try:
            return await workers.think(thought)
        finally:
            workers.close()

    return asyncio.run(once())


def test_another_process_finds_the_same_move() -> None:
    match = interrex.new("kingsburg", 3, 5)
    think = thinking(match, 0, Page)
    assert run(Workers(1), think) == think()


def sleeps() -> Action:
    time.sleep(60)
    return ("pass",)


def dies() -> Action:
    raise SystemExit(3)


def dozes() -> Action:
    time.sleep(0.5)
    return ("pass",)


def priority() -> int:
    return os.nice(0)


def test_who_is_late_is_ended() -> None:
    began = time.monotonic()
    with pytest.raises(NoAnswer, match="TimeoutError"):
        run(Workers(1, deadline=0.5), sleeps)
    assert time.monotonic() - began < 30


def test_who_waits_for_others_is_not_late() -> None:
    workers = Workers(1, deadline=60)

    async def many() -> list[Action]:
        await workers.think(priority)  # coming up takes a while, and is not what is measured
        workers.deadline = 1.2  # of four that doze one after another the last is done after two seconds
        return await asyncio.gather(*[workers.think(dozes) for _ in range(4)])

    try:
        assert asyncio.run(many()) == [("pass",)] * 4
    finally:
        workers.close()


def test_who_thinks_gives_way_to_whoever_answers() -> None:
    workers = Workers(1)
    try:
        assert asyncio.run(workers.think(priority)) == min(19, os.nice(0) + BEHIND)
    finally:
        workers.close()


def test_what_cannot_be_sent_is_told() -> None:
    with pytest.raises(NoAnswer):
        run(Workers(1), partial(lambda: ("pass",)))


def test_after_a_worker_has_gone_another_comes() -> None:
    workers = Workers(1, deadline=60)

    async def twice() -> Action:
        with pytest.raises((NoAnswer, SystemExit)):
            await workers.think(dies)
        match = interrex.new("kingsburg", 3, 5)
        return await workers.think(thinking(match, 0, Page))

    try:
        assert asyncio.run(twice())
    finally:
        workers.close()
