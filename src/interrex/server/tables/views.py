"""What is shown: tables, and the situation as each seat or a spectator may see it.

A state is put together from parts that are encoded once, and only when somebody looks: the table for everybody, view
and question once for each seat and position, every line of the log once. All sockets of a seat share them, and so do
all spectators. A socket says what it has already, and gets the rest.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from functools import lru_cache
from typing import Any, Literal, NamedTuple, cast

import msgspec

from interrex import lessons
from interrex.engine import wire
from interrex.engine.deals import dealings
from interrex.engine.frames import Waiting
from interrex.engine.game import Game, Result, View
from interrex.engine.luck import fingerprint
from interrex.engine.match import Line, Match
from interrex.engine.message import Message, bare

from ..protocol.library import Position
from ..protocol.table import (
    ChatLine,
    Clock,
    DoneInfo,
    GuideInfo,
    Hours,
    LogLine,
    LookedInfo,
    MessageInfo,
    OrderInfo,
    SeatInfo,
    StepInfo,
    TableInfo,
    UndoRequest,
)
from ..protocol.values import SeatKind
from ..refusals import info, no
from ..store.rows import SeatRow, TableRow
from . import absence, agreeing, orders
from .asking import Ask, Asking
from .clocks import Clocks
from .situation import Request
from .table import Table

Viewer = int | None  # a seat, or a spectator
DONE = 30  # of what was done in a seat's name, shown
NOTHING = -1  # the last event of a client that has seen none


class _SeatState(wire.Struct, frozen=True):
    """``protocol.SeatState`` with parts that are encoded already."""

    seat: Viewer
    view: View
    ask: msgspec.Raw
    log: list[msgspec.Raw]
    log_from: int
    undo: MessageInfo | None
    spoils: bool
    standing: list[MessageInfo]
    orders: list[OrderInfo]
    done: list[DoneInfo]
    hours: Hours | None
    guide: msgspec.Raw
    moved: int


class _State(wire.Struct, frozen=True, tag="state"):
    """``protocol.StateMessage`` likewise."""

    seq: int
    table: msgspec.Raw
    seats: list[_SeatState]
    chat: list[ChatLine]
    request: UndoRequest | None
    history: list[tuple[int, ...]] | None
    now: float
    packs: tuple[str, ...]


class _Core(NamedTuple):
    """What a viewer sees and is asked in one position, and what the lesson says to it."""

    turned: int
    asked: int  # the event since which the viewer is asked what it is
    waiting: Waiting[Any] | None  # for what; None: the game is over
    view: View  # its board is encoded
    ask: msgspec.Raw
    guide: msgspec.Raw

    def stands(self, asked: int, waiting: Waiting[Any] | None, viewer: Viewer) -> bool:
        """Are board and question as they were? As under seal, where others' answers change nothing."""
        if waiting is None or self.waiting is None or asked != self.asked:
            return False
        return self.waiting.unchanged(waiting, viewer)


class _Position:
    """What does not hang on who looks, in one position."""

    def __init__(self, turned: int, match: Match | None = None) -> None:
        self.turned = turned
        self.look = None if match is None else match.game.look(match.state)
        self.boards: list[tuple[Any, msgspec.Raw]] = []  # as somebody saw them, and encoded
        self.view: View | None = None  # somebody's: others' differ in seat and board
        self.asked: tuple[int, ...] = () if match is None else (*match.pending(), *match.guests())

    def board(self, viewer: Viewer) -> msgspec.Raw:
        """A board that several see is encoded once."""
        assert self.look is not None
        seen = self.look.of(viewer)
        for board, encoded in self.boards:
            if board is seen:
                return encoded
        self.boards.append((seen, _raw(seen)))
        return self.boards[-1][1]


class _Log:
    """What a viewer has heard, line by line, and with which events."""

    def __init__(self, seqs: list[int], lines: list[msgspec.Raw]) -> None:
        self.seqs = seqs
        self.lines = lines

    def copy(self) -> _Log:
        return _Log([*self.seqs], [*self.lines])


def table_info(row: TableRow, seats: list[SeatInfo], pending: Collection[int] = ()) -> TableInfo:
    """What anybody with the table's address may know."""
    options, houses, clock = _settled(row.options, row.houses, row.clock)
    result = None if row.result is None else wire.decode(row.result, Result)
    is_open = "open" in [seat.kind for seat in seats]
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        players=row.players,
        options=options,
        version=row.version,
        seats=seats,
        status="finished" if result is not None else "open" if is_open else "running",
        listed=row.listed,
        moves=row.moves,
        created=row.created,
        waiting_since=row.waiting_since,
        proof=_proof(row.key),
        key=None if result is None else row.key.hex(),
        result=result,
        seeded=row.seeded,
        campaign=row.campaign,
        houses=houses,
        practice=row.practice,
        rematch=row.rematch,
        pending=list(pending),
        clock=clock,
        hints=row.hints,
        hinted=row.hinted,
    )


@lru_cache(1024)
def _settled(options: str, houses: str, clock: str | None) -> tuple[dict[str, Any], list[int], Clock | None]:
    """What was settled when the table was made, read once; whoever is shown it changes nothing."""
    read_clock = None if clock is None else wire.decode(clock, Clock)
    return wire.decode(options, dict[str, Any]), wire.decode(houses, list[int]), read_clock


_proof = lru_cache(1024)(fingerprint)


def seat_infos(rows: list[SeatRow], online: Collection[int]) -> list[SeatInfo]:
    """Who sits where, without their clocks."""
    return [
        SeatInfo(row.seat, cast(SeatKind, row.kind), row.name, row.bot, row.left, row.seat in online) for row in rows
    ]


def timed(seat: SeatInfo, clocks: Clocks) -> SeatInfo:
    """Nobody but people has a clock."""
    if seat.kind != "human":
        return seat
    return msgspec.structs.replace(seat, time=clocks.left[seat.seat], until=clocks.ends(seat.seat))


def missed(seat: SeatInfo, table: Table) -> SeatInfo:
    """Of somebody who plays with time for each move and is not here: from when on a bot may be asked for."""
    if seat.kind != "human" or seat.online or seat.left or not absence.slow(table):
        return seat
    return msgspec.structs.replace(seat, away_from=absence.away_from(table, seat.seat))


def resting(seat: SeatInfo, table: Table) -> SeatInfo:
    """With the holiday that somebody has announced."""
    away = table.situation.rests[seat.seat].away
    return seat if away is None else msgspec.structs.replace(seat, holiday=list(away))


def log_line(game: Game, line: Line) -> LogLine:
    return LogLine(line.move, info(line.message), line.audience is not None, game.log_refs(line.message))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(wire.sent(value))


NULL = _raw(None)


def _request(request: Request) -> UndoRequest:
    return UndoRequest(request.seat, request.moves, list(request.needed), request.absent, request.pause)


class Views:
    """One table, as it is shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asking = Asking()
        self._is_lesson = lessons.guide(table.match) is not None
        self._of = (table.situation, table.situation.cuts)  # what all below was made of
        self._table: tuple[int, msgspec.Raw] = (NOTHING, msgspec.Raw())
        self._seated: tuple[tuple[int, set[int]], list[SeatInfo]] = ((NOTHING, set()), [])  # and as of when
        self._cores: dict[Viewer, _Core] = {}
        self._position = _Position(NOTHING)
        self._heard = 0  # of the table's log, these lines are in the logs below
        self._logs: dict[Viewer, _Log] = {None: _Log([], [])}  # everybody's, and those of who has heard more

    def info(self) -> TableInfo:
        table = self.table
        of = (table.seated, table.online())
        if self._seated[0] != of:
            self._seated = (of, seat_infos(table.seats, of[1]))
        seats, clocks = self._seated[1], table.situation.clocks
        if clocks is not None:
            seats = [timed(seat, clocks) for seat in seats]
        seats = [resting(missed(seat, table), table) for seat in seats]
        info_ = table_info(table.row, seats, table.match.pending())
        paused = table.situation.paused
        return info_ if paused is None else msgspec.structs.replace(info_, paused=paused)

    def state(self, viewers: list[Viewer], since: int, chat_from: int, now: float) -> bytes:
        """A ``StateMessage``: log lines said after event ``since``, chat lines from number ``chat_from`` on."""
        table, situation = self.table, self.table.situation
        if self._of != (situation, situation.cuts):  # read again from the store, or taken back: begin anew
            self._of, self._cores, self._position = (situation, situation.cuts), {}, _Position(NOTHING)
            self._heard, self._logs = 0, {None: _Log([], [])}
            self.asking.begin_anew()
        if self._table[0] != table.changes:
            self._table = (table.changes, _raw(self.info()))
        request = situation.request
        return wire.sent(
            _State(
                seq=situation.seq,
                table=self._table[1],
                seats=[self._seat_state(viewer, since, now) for viewer in viewers],
                chat=situation.chat[chat_from:],
                request=None if request is None else _request(request),
                history=situation.scores if situation.match.over else None,
                now=now,
                packs=() if situation.match.game.extras.packs is None else self._packs(viewers),
            )
        )

    def _packs(self, viewers: list[Viewer]) -> tuple[str, ...]:
        """Those that are open for any of them."""
        match = self.table.match
        return tuple(dict.fromkeys([pack for viewer in (None, *viewers) for pack in match.packs(viewer)]))

    def _seat_state(self, viewer: Viewer, since: int, now: float) -> _SeatState:
        table, log = self.table, self._log(viewer)
        core = self._cores.get(viewer)
        if core is None or core.turned != table.situation.turned:
            core = self._look(viewer)
        first = bisect_right(log.seqs, since)
        lines = log.lines[first:]
        if viewer is None:
            return _SeatState(None, core.view, core.ask, lines, first, None, False, [], [], [], None, core.guide, 0)
        standing = table.situation.standing.get(viewer, [])
        back = table.match.to_take_back(viewer)
        undo, spoils = self.against_taking_back(viewer, back)
        moved = len(table.match.moves) - back + 1 if back else 0
        given = orders.shown(table.situation, viewer, now)
        done = [DoneInfo(one.move, one.by, info(one.what)) for one in table.situation.done_for.get(viewer, ())[-DONE:]]
        hours = table.situation.rests[viewer].hours
        return _SeatState(
            viewer, core.view, core.ask, lines, first, undo, spoils, standing, given, done, hours, core.guide, moved
        )

    def _look(self, viewer: Viewer) -> _Core:
        """What the viewer sees and is asked now."""
        situation, match, last = self.table.situation, self.table.match, self._cores.get(viewer)
        turned, waiting = situation.turned, None if match.over else match.state.waiting()
        if self._position.turned != turned:
            self._position = _Position(turned, match)
        asked = min(situation.asked) if viewer is None else situation.asked[viewer]
        if last is not None and last.stands(asked, waiting, viewer):
            board, question = last.view.board, last.ask
        else:
            ask = self.ask(viewer)
            board, question = self._position.board(viewer), NULL if ask is None else _raw(ask)
        guide = self.guide(viewer) if self._is_lesson else None
        core = self._cores[viewer] = _Core(
            turned,
            asked,
            waiting,
            self._view(viewer, board),
            question,
            NULL if guide is None else _raw(guide),
        )
        return core

    def _view(self, viewer: Viewer, board: msgspec.Raw) -> View:
        """What the viewer sees, with the board as it sees it."""
        match = self.table.match
        if self._position.view is None:
            self._position.view = match.seen(viewer, board)
        return wire.replace(self._position.view, seat=viewer, board=board, dealings=dealings(match.state, viewer))

    def _log(self, viewer: Viewer) -> _Log:
        """What the viewer has heard. Whoever has heard nothing of their own shares what everybody has."""
        said, logs = self.table.situation.log, self._logs
        for number in range(self._heard, len(said)):
            seq, line, _ = said[number]
            encoded = _raw(log_line(self.table.match.game, line))
            if line.audience is not None and line.audience not in logs:
                logs[line.audience] = logs[None].copy()
            for log in logs.values() if line.audience is None else (logs[line.audience],):
                log.seqs.append(seq)
                log.lines.append(encoded)
        self._heard = len(said)
        return logs.get(viewer) or logs[None]

    # What a seat is asked

    def ask(self, viewer: Viewer) -> Ask | None:
        if viewer is None or viewer not in self._position.asked:
            return None
        return self.asking.ask(self.table.match, viewer, self.table.situation.asked[viewer])

    def against_taking_back(self, viewer: int, back: int) -> tuple[MessageInfo | None, bool]:
        """What stands in the way of taking so many moves back, and whether it would make a practice game of this."""
        match, table = self.table.match, self.table
        if match.over:
            return info(bare("server-undo-over")), False
        if (reason := match.against(back)) is None:
            return None, False
        if not back or agreeing.others_say(table, viewer):
            return info(reason), False
        return (info(reason), True) if agreeing.spoils(table, viewer) else (None, False)

    def guide(self, viewer: Viewer) -> GuideInfo | None:
        """The lesson, where the table is one."""
        match = self.table.match
        guide = lessons.guide(match)
        if guide is None:
            return None
        step = None if viewer is None else guide.wants(viewer)
        seat = -1 if viewer is None else viewer
        told = guide.meanwhile(seat) if guide.status != lessons.LEFT else []
        own_made, own_steps = guide.own(seat)
        over = viewer is not None and guide.ended(match, seat)
        looked = lessons.looked_back(match, guide.lesson, seat) if over else ()
        return GuideInfo(
            lesson=guide.lesson.id,
            status=cast(Literal["on", "left", "done"], guide.status),
            made=guide.made,
            steps=len(guide.lesson.steps),
            own_made=own_made,
            own_steps=own_steps,
            action=None if step is None else step.action,
            why=None if step is None else info(Message(step.why, {})),
            cards=[info(card) for card in lessons.cards(match.game.id, guide.lesson, viewer)],
            about={} if step is None else {v: info(m) for v, m in lessons.about(match, guide.lesson, seat).items()},
            meanwhile=[StepInfo(past.seat, info(Message(past.why, {}))) for past in told],
            looked=[LookedInfo(one.move, info(one.label), info(Message(one.why, {}))) for one in looked],
        )

    # Looking back

    def position(self, viewer: Viewer, moves: int) -> Position:
        """What the viewer saw after that many moves, and heard with the last of them."""
        match = self.table.match
        if not 0 <= moves <= len(match.moves):
            raise no("not-found", "engine-no-such-move", asked=moves, last=len(match.moves))
        past = self.table.situation.at(moves)
        heard = [line for line in past.log(viewer, moves) if line.move == moves]
        return Position(moves, len(match.moves), past.seen(viewer), [log_line(match.game, line) for line in heard])
