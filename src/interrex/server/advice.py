"""The adviser: what to do, what a move would cost, thought about in a process of its own.

Whoever asks again about the same question is answered from memory; whoever asks at the same time, by the same thought.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from interrex.bots.workers import NoAnswer, Workers
from interrex.engine.action import Action, parse
from interrex.engine.errors import BadAction
from interrex.engine.registry import find
from interrex.engine.state import State
from interrex.review.hints import Hint, Loss, can_hint, hints, loss_of, reason_of, sentences

from .protocol.advice import HintInfo, HintsInfo, LossInfo, ReasonInfo
from .refusals import info, no, of_error
from .tables.table import Table

KEPT: Final = 256  # answers at hand
WAITING: Final = 12  # who may wait for a thought; whoever comes later is told to come again
AGAIN: Final = 5  # seconds until then

Thought = list[Hint] | Loss | Hint | None
Key = tuple[str, int, int, str]  # table, position, seat, and the move that is thought of, if one is


class Adviser:
    def __init__(self, processes: int = 1) -> None:
        self._workers = Workers(processes)
        self._under_way: dict[Key, asyncio.Task[Thought]] = {}
        self._done: OrderedDict[Key, Thought] = OrderedDict()

    async def hints(self, table: Table, seat: int) -> HintsInfo:
        """What the seat might do. It may ask: see ``Table.hint``."""
        asked, game = table.situation.asked[seat], table.row.game
        found = await self._thought(table, seat, "", partial(_hints, game, *_position(table, seat)))
        told = found if isinstance(found, list) else []
        return HintsInfo(asked, [hint_info(game, seat, hint) for hint in told])

    async def loss(self, table: Table, seat: int, action: str) -> HintsInfo:
        """What a move costs that the seat thinks of."""
        asked, game = table.situation.asked[seat], table.row.game
        try:
            meant = parse(action)
        except BadAction as error:
            raise of_error(error, "illegal") from None
        found = await self._thought(table, seat, action, partial(_loss, game, *_position(table, seat), meant))
        if not isinstance(found, Loss):
            return HintsInfo(asked, [])
        return HintsInfo(asked, [], LossInfo(found.cost, found.error, hint_info(game, seat, found.better)))

    async def reason(self, table: Table, move: int) -> ReasonInfo:
        """Why a bot made a move. Only once that tells nothing hidden: when the game is over, or has no secrets."""
        match, game = table.match, table.row.game
        if not match.over and match.game.rules.secrets:
            raise no("conflict", "server-reason-not-over")
        if move >= len(match.moves) or table.seats[match.moves[move].seat].kind != "bot":
            raise no("conflict", "server-reason-no-bot")
        if not can_hint(match.game):
            raise no("conflict", "server-review-no-judgement", game=match.game.title)
        seat, action = match.moves[move].seat, match.moves[move].action
        state = table.situation.at(move).state
        found = await self._thought(table, seat, f"{move}", partial(_reason, game, state, seat, move, action))
        return ReasonInfo(move, seat, hint_info(game, seat, found) if isinstance(found, Hint) else None)

    async def _thought(self, table: Table, seat: int, action: str, think: Callable[[], Thought]) -> Thought:
        key = (table.id, table.situation.turned, seat, action)
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        if key not in self._under_way:
            if len(self._under_way) >= WAITING:
                raise no("too-fast", "server-too-fast", seconds=AGAIN)
            self._under_way[key] = asyncio.create_task(self._think(key, think), name=f"advice at {table.id}")
        try:
            return await asyncio.shield(self._under_way[key])
        except NoAnswer:
            raise no("conflict", "server-hints-late") from None

    async def _think(self, key: Key, think: Callable[[], Thought]) -> Thought:
        try:
            found = self._done[key] = await self._workers.think(think)
        finally:
            del self._under_way[key]
        if len(self._done) > KEPT:
            self._done.popitem(last=False)
        return found

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.close()


def _position(table: Table, seat: int) -> tuple[State, int, int]:
    return table.match.state.copy(), seat, len(table.match.moves)


def _hints(game: str, state: State, seat: int, moves: int) -> Thought:
    """By the game's id, because another process has to find it."""
    return hints(find(game), state, seat, moves)


def _loss(game: str, state: State, seat: int, moves: int, action: Action) -> Thought:
    return loss_of(find(game), state, seat, moves, action)


def _reason(game: str, state: State, seat: int, moves: int, action: Action) -> Thought:
    return reason_of(find(game), state, seat, moves, action)


def hint_info(game: str, seat: int, hint: Hint) -> HintInfo:
    """As it goes over the wire."""
    says = [info(one) for one in sentences(game, seat, hint)]
    return HintInfo(hint.action, hint.chance, hint.error, hint.behind, hint.behind_error, says)
