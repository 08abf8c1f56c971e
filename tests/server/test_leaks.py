"""Nobody is told what they may not know: not by states, questions, refusals, positions, logs, nor after taking back.

Two tests carry this. Whatever a seat cannot know could be otherwise, and every byte it is sent would be the same. And
in whole games, nothing any client receives contains the key, a token, or a line that was said to somebody else.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.luck import Luck, fresh_key, key_from_seed
from interrex.server.protocol.lobby import SeatWanted, TableWanted
from interrex.server.refusals import info
from interrex.server.store.places import store_at
from interrex.server.tables import agreeing
from interrex.server.tables.memory import Tables
from interrex.server.tables.table import Table
from interrex.server.tables.views import NOTHING, Views
from interrex.testing.conformance import turn

from .helpers import Live, Socket, config

PROBES = (
    "take gold",
    "influence 8 d35",
    "build crane",
    "pass",
    "look 1",
    "look 0",
    "bid 1",
    "bid 9",
    "nonsense",
    "<b>",
)
POINTED = (("advisor:8",), ("building:0:crane",), ("goods:1:gold",), ("die:1:d0", "advisor:3"), ("card:1",))


def shown(table: Table, viewer: int | None, imagining: bytes) -> bytes:
    """Everything the viewer could get out of the server now, in every way there is."""
    views = Views(table)
    views.asking.luck = Luck(imagining)  # so that two tables imagine alike
    parts = [views.state([viewer], NOTHING, 0, 0.0)]
    if viewer is not None:
        for action in PROBES:
            refusal = table.match.refusal(viewer, action)
            parts.append(wire.encode(None if refusal is None else (refusal.rule, info(refusal.message))))
        whys = [*[(action, ()) for action in PROBES], *[(None, refs) for refs in POINTED]]
        parts += [wire.encode(table.why(viewer, action, refs).wire("en")) for action, refs in whys]
    return b"\n".join(parts)


@pytest.mark.parametrize(
    ("game", "players", "options", "seed"),
    [
        ("toy", 2, {}, 1),
        ("toy", 3, {}, 2),
        ("toy", 3, {"court": True, "rounds": 1}, 7),
        ("kingsburg", 3, {}, 3),
        ("kingsburg", 5, {}, 4),
        ("root", 2, {}, 5),
        ("root", 3, {}, 6),
        ("old-kings-crown", 4, {"years": 4}, 8),
    ],
)
def test_in_any_other_world_the_seat_would_be_sent_the_same_bytes(
    folder: Path, game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    luck = Luck(key_from_seed(seed))

    async def play() -> int:
        settings = config(folder)
        store = store_at(settings.db)
        store.open()
        tables = Tables(settings, store)
        made = await tables.create(TableWanted(game, [SeatWanted("human")] * players, options=options, seed=str(seed)))
        compared = 0
        async with tables.hold(made.table.id) as live:
            table = live.table
            while not table.match.over:
                if game == "toy" or luck.below(10 if game == "kingsburg" else 20) == 0:
                    compared += compare(table, luck)
                seat = turn(table.match, luck)
                action = actions_.text(luck.choice(table.match.actions(seat)))
                await table.play(seat, action, table.situation.asked[seat], None)
                if luck.below(12 if game in ("toy", "kingsburg") else 60) == 0 and not table.match.over:
                    await agreeing.undo(table, seat, True, f"undo-{len(table.situation.done):05}")
        await tables.close()
        store.close()
        return compared

    assert asyncio.run(play()) > 10


def compare(table: Table, luck: Luck) -> int:
    real, imagining = table.match.state, fresh_key()
    for seat in range(table.match.players):
        seen, looked_on = shown(table, seat, imagining), shown(table, None, imagining)
        assert table.match.key.hex().encode() not in seen
        for _ in range(1 + (table.row.game == "toy")):
            table.match.state = table.match.game.determinize(real, seat, luck)
            table.match.state.listener = []
            assert shown(table, seat, imagining) == seen, f"seat {seat} learns what it may not know"
            assert shown(table, None, imagining) == looked_on
            table.match.state = real
    return table.match.players


@pytest.mark.parametrize("game", ["toy", "kingsburg", "root"])
def test_nothing_anybody_receives_holds_a_secret(server: Live, game: str) -> None:
    table = server.table("human", "human", "human", game=game, seed=f"secret {game}")
    key = key_from_seed(f"secret {game}").hex()
    luck = random.Random(7)
    clients: dict[int | None, Socket] = {
        0: table.socket(0),
        1: table.socket(1),
        2: table.socket(2),
        None: table.socket(),
    }
    guest = clients[None]
    while guest.state["table"]["status"] != "finished":
        seat = luck.choice(guest.state["seats"][0]["view"]["pending"])
        client = clients[seat]
        question = client.question(seat)
        assert question is not None
        if luck.random() < 0.3:
            client.ask("why", seat=seat, refs=[luck.choice(POINTED)[0]])
            client.ask("play", seat=seat, action=luck.choice(PROBES[8:]), asked=question["asked"])
        answer = client.play(seat, luck.choice(question["offers"])["action"])
        assert answer["type"] == "accepted"
        for other in clients.values():
            other.until(answer["seq"])
        if luck.random() < 0.1:
            for viewer in (0, 1, 2, None):
                moves = guest.state["table"]["moves"]
                clients[viewer].heard.append(table.get(f"positions/{luck.randint(0, moves)}", viewer).text)
    match = interrex.replay(table.record())
    for viewer, client in clients.items():
        for text in client.heard:
            assert key not in text or '"status":"finished"' in text
            assert table.owner not in text
            assert not any(token in text for token in table.tokens.values())
        heard = [(line["move"], line["message"]["key"], line["private"]) for line in client.logs[viewer]]
        assert heard == [(line.move, line.message.key, line.audience is not None) for line in match.log(viewer)]
        client.close()
    assert any(line.audience is not None for line in match.lines), "no whisper: this game proves nothing"


def test_sealed_answers_stay_sealed(server: Live) -> None:
    """Two tables with the same luck, where seat 1 answers differently: the others cannot tell them apart."""
    tables = [server.table("human", "human", "human", game="toy", seed="sealed") for _ in range(2)]
    for table, bid in zip(tables, ("bid 0", "bid 2"), strict=True):
        table.play(1, bid)
    for viewer in (0, 2, None):
        seen = [table.state(viewer)["seats"] for table in tables]
        assert seen[0] == seen[1]
    for path in ("positions/0", "positions/1"):
        assert tables[0].get(path, 0).json() == tables[1].get(path, 0).json()


def test_other_tables_tokens_and_the_owners_open_no_seat(server: Live) -> None:
    table, other = server.table("human", "human"), server.table("human", "human")
    for token in (*other.tokens.values(), table.owner, other.owner):
        for path in ("state", "positions/0"):
            assert server.get(f"/tables/{table.id}/{path}", token).status_code == 403
