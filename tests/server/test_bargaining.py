"""What bargaining costs the event loop: everybody drafts, proposes and withdraws at random, and four seats look on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from interrex.engine.action import Action, text
from interrex.engine.deals import DEALING
from interrex.games.oath.play.deals import negotiate
from interrex.games.oath.play.pledges import TRIBUNAL
from interrex.games.oath.state import Oath
from interrex.server.tables.memory import Live, Tables
from interrex.server.tables.views import NOTHING

from .test_tables import at_table

PLAYERS = 4
MOST = 0.050  # seconds of processor time that the loop may be kept by one move
USUAL = 0.005  # for the four states after it
EDITS = 120


async def play(live: Live, seat: int, action: Action) -> None:
    await live.table.play(seat, text(action), live.table.situation.asked[seat], None)


async def to_talks(live: Live, luck: random.Random, there: Callable[[Live], bool]) -> None:
    while not there(live):
        seat = live.table.match.pending()[0]
        await play(live, seat, luck.choice(live.table.match.state.answers(seat)))


def on_a_floor(live: Live) -> bool:
    return len(live.table.match.guests()) == PLAYERS - 1


def at_the_tribunal(live: Live) -> bool:
    """Where most can be promised: called as a card would call it."""
    state, situation = live.table.match.state, live.table.situation
    assert isinstance(state, Oath)
    if state.round < 2 or state.pending() != (0,):
        return False
    negotiate(state, tuple(range(PLAYERS)), TRIBUNAL, 0)
    for seat in range(PLAYERS):
        situation.asked[seat] = situation.seq
    situation.turned += 1
    return True


@pytest.mark.parametrize(("game", "there"), [("kings-dilemma", on_a_floor), ("oath", at_the_tribunal)])
def test_the_loop_is_not_kept_by_people_who_bargain(
    folder: Path, game: str, there: Callable[[Live], bool], capsys: pytest.CaptureFixture[str]
) -> None:
    took: list[float] = []
    shown: list[float] = []
    sizes: list[int] = []
    offers: list[int] = []

    async def work(tables: Tables, live: Live) -> None:
        luck = random.Random(4)
        await to_talks(live, luck, there)
        for seat in range(PLAYERS):
            live.views.state([seat], NOTHING, 0, 0.0)
        for _ in range(EDITS):
            since, seat = live.table.situation.seq, luck.randrange(PLAYERS)
            free = [a for a in live.table.match.actions(seat) if a[0] in DEALING - {"accept"}]
            offers.append(len(free))
            verb = luck.choice(sorted({str(a[0]) for a in free if a[0] != "withdraw"} or {"withdraw"}))
            action = luck.choice([a for a in free if a[0] == verb])
            began = time.thread_time()
            await play(live, seat, action)
            made_at = time.thread_time()
            states = [live.views.state([one], since, 0, 0.0) for one in range(PLAYERS)]
            took.append(time.thread_time() - began)
            shown.append(time.thread_time() - made_at)
            asks = [wire for one, wire in enumerate(states) if one in live.table.match.guests()]
            sizes.append(max(map(len, asks)))

    at_table(folder, work, game=game, players=PLAYERS)
    with capsys.disabled():
        print(
            f"\n{game}: {max(offers)} offers at most; four states {1000 * median(shown):.1f} ms usually,"
            f" {1000 * max(shown):.1f} at most, with the move {1000 * max(took):.1f};"
            f" a guest's state {max(sizes):,} bytes at most"
        )
    assert max(offers) > 300
    assert median(shown) < USUAL
    assert max(took) < MOST
    assert max(sizes) < 20_000
