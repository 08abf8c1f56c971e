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

from interrex.engine import action as actions_
from interrex.engine import lesson as lessons
from interrex.engine import wire
from interrex.engine.game import Game, Result, View
from interrex.engine.luck import Luck, fingerprint, fresh_key
from interrex.engine.match import Line, Trial
from interrex.engine.message import Message
from interrex.engine.verbs import Offered

from ..protocol.library import Position
from ..protocol.table import (
    Ask,
    ChatLine,
    Clock,
    Foreseen,
    GhostInfo,
    GuideInfo,
    LogLine,
    MessageInfo,
    Offer,
    SeatInfo,
    StepInfo,
    TableInfo,
    UndoRequest,
)
from ..refusals import info, no
from ..store.rows import SeatRow, TableRow
from .clocks import Clocks
from .situation import Request
from .standing import only
from .table import Table

Viewer = int | None  # a seat, or a spectator
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
    view: View  # its board is encoded
    ask: msgspec.Raw
    guide: msgspec.Raw


class _Log:
    """What a viewer has heard, with which events, and how many lines of the table's log that takes in."""

    def __init__(self) -> None:
        self.taken = 0
        self.seqs: list[int] = []
        self.lines: list[msgspec.Raw] = []


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    online: Collection[int],
    pending: Collection[int] = (),
    clocks: Clocks | None = None,
) -> TableInfo:
    """What anybody with the table's address may know."""
    options, houses, clock = _settled(row.options, row.houses, row.clock)
    result = None if row.result is None else wire.decode(row.result, Result)
    is_open = any(seat.kind == "open" for seat in seats)
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        players=row.players,
        options=options,
        version=row.version,
        seats=[_seat_info(seat, seat.seat in online, clocks) for seat in seats],
        status="finished" if result is not None else "open" if is_open else "running",
        listed=row.listed,
        moves=row.moves,
        created=row.created,
        waiting_since=row.waiting_since,
        proof=fingerprint(row.key),
        key=None if result is None else row.key.hex(),
        result=result,
        seeded=row.seeded,
        campaign=row.campaign,
        houses=houses,
        practice=row.practice,
        rematch=row.rematch,
        pending=list(pending),
        clock=clock,
    )


@lru_cache(1024)
def _settled(options: str, houses: str, clock: str | None) -> tuple[dict[str, Any], list[int], Clock | None]:
    """What was settled when the table was made, read once; whoever is shown it changes nothing."""
    read_clock = None if clock is None else wire.decode(clock, Clock)
    return wire.decode(options, dict[str, Any]), wire.decode(houses, list[int]), read_clock


def _seat_info(row: SeatRow, online: bool, clocks: Clocks | None) -> SeatInfo:
    kind = cast(Literal["human", "open", "bot"], row.kind)
    seat = SeatInfo(row.seat, kind, row.name, row.bot, row.left, online)
    if clocks is None or kind != "human":
        return seat
    return msgspec.structs.replace(seat, time=clocks.left[row.seat], until=clocks.ends(row.seat))


def log_line(game: Game, line: Line) -> LogLine:
    return LogLine(line.move, info(line.message), line.audience is not None, game.refs_told(line.message))


def _offer(action: actions_.Action, offered: Offered, is_final: bool) -> Offer:
    foreseen = [Foreseen(kind, info(message)) for kind, message in offered.prospect.lines]
    ghosts = [GhostInfo(*ghost) for ghost in offered.prospect.ghosts]
    return Offer(actions_.text(action), info(offered.label), list(offered.refs), is_final, foreseen, ghosts)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(wire.sent(value))


NULL = _raw(None)


def _request(request: Request) -> UndoRequest:
    return UndoRequest(request.seat, request.moves, list(request.needed), request.absent)


class Views:
    """One table, as it is shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.luck = Luck(fresh_key())  # for imagined worlds: has nothing to do with the game's own
        self._is_lesson = lessons.guide(table.match) is not None
        self._of = (table.situation, table.situation.cuts)  # what all below was made of
        self._table: tuple[int, msgspec.Raw] = (NOTHING, msgspec.Raw())
        self._cores: dict[Viewer, _Core] = {}
        self._boards: tuple[int, dict[Any, msgspec.Raw]] = (NOTHING, {})  # of one position, by what they hang on
        self._logs: dict[Viewer, _Log] = {}
        self._addressed: set[int] = set()  # those who have heard what others have not
        self._lines: dict[int, msgspec.Raw] = {}  # those of the log that somebody has heard
        self._trials: dict[int, Trial] = {}  # by seat, of its last question, where that may serve again

    def info(self) -> TableInfo:
        table = self.table
        return table_info(table.row, table.seats, table.online(), table.match.pending(), table.situation.clocks)

    def state(self, viewers: list[Viewer], since: int, chat_from: int, now: float) -> bytes:
        """A ``StateMessage``: log lines said after event ``since``, chat lines from number ``chat_from`` on."""
        table, situation = self.table, self.table.situation
        if self._of != (situation, situation.cuts):  # read again from the store, or taken back: begin anew
            self._of, self._cores, self._logs, self._lines = (situation, situation.cuts), {}, {}, {}
            self._boards, self._addressed, self._trials = (NOTHING, {}), set(), {}
        if self._table[0] != table.changes:
            self._table = (table.changes, _raw(self.info()))
        request = situation.request
        return wire.sent(
            _State(
                seq=situation.seq,
                table=self._table[1],
                seats=[self._seat_state(viewer, since) for viewer in viewers],
                chat=situation.chat[chat_from:],
                request=None if request is None else _request(request),
                history=situation.scores if situation.match.over else None,
                now=now,
                packs=self._packs(viewers),
            )
        )

    def _packs(self, viewers: list[Viewer]) -> tuple[str, ...]:
        """Those that are open for any of them."""
        match = self.table.match
        if match.game.packs is None:
            return ()
        return tuple(dict.fromkeys([pack for viewer in (None, *viewers) for pack in match.packs(viewer)]))

    def _seat_state(self, viewer: Viewer, since: int) -> _SeatState:
        core, log = self._core(viewer), self._log(viewer)
        first = bisect_right(log.seqs, since)
        standing = [] if viewer is None else self.table.situation.standing.get(viewer, [])
        back = 0 if viewer is None else self.table.match.to_take_back(viewer)
        undo, spoils = self.against_taking_back(viewer, back)
        moved = len(self.table.match.moves) - back + 1 if back else 0
        lines = log.lines[first:]
        return _SeatState(viewer, core.view, core.ask, lines, first, undo, spoils, standing, core.guide, moved)

    def _core(self, viewer: Viewer) -> _Core:
        core = self._cores.get(viewer)
        turned = self.table.situation.turned
        if core is None or core.turned != turned:
            ask, guide = self.ask(viewer), self.guide(viewer) if self._is_lesson else None
            core = self._cores[viewer] = _Core(
                turned,
                self._view(viewer, turned),
                NULL if ask is None else _raw(ask),
                NULL if guide is None else _raw(guide),
            )
        return core

    def _view(self, viewer: Viewer, turned: int) -> View:
        """What the viewer sees. A board that looks the same to several is looked at and encoded once."""
        match = self.table.match
        if self._boards[0] != turned:
            self._boards = (turned, {})
        boards = self._boards[1]
        like = viewer if match.game.alike is None else match.game.alike(match.state, viewer)
        if like not in boards:
            boards[like] = _raw(match.game.view(match.state, viewer))
        return match.seen(viewer, boards[like])

    def _log(self, viewer: Viewer) -> _Log:
        """What the viewer has heard. Whoever has heard nothing of their own shares what everybody has."""
        everybodys = self._continued(None)
        return self._continued(viewer) if viewer in self._addressed else everybodys

    def _continued(self, viewer: Viewer) -> _Log:
        said = self.table.situation.log
        log = self._logs.get(viewer)
        if log is None:
            log = self._logs[viewer] = _Log()
        for number in range(log.taken, len(said)):
            seq, line, _ = said[number]
            if line.audience is None or line.audience == viewer:
                log.seqs.append(seq)
                log.lines.append(self._line(number))
            else:
                self._addressed.add(line.audience)
        log.taken = len(said)
        return log

    def _line(self, number: int) -> msgspec.Raw:
        line = self._lines.get(number)
        if line is None:
            said = self.table.situation.log[number].line
            line = self._lines[number] = _raw(log_line(self.table.match.game, said))
        return line

    # What a seat is asked

    def ask(self, viewer: Viewer) -> Ask | None:
        match = self.table.match
        if viewer is None or (question := match.question(viewer)) is None:
            return None
        trial = Trial(match.game, match.state, viewer, self.luck, self._trials.get(viewer))
        if trial.knowledge is not None:
            self._trials[viewer] = trial
        actions = match.actions(viewer)
        return Ask(
            asked=self.table.situation.asked[viewer],
            owed=viewer in match.pending(),
            question=info(question),
            rule=match.rule(viewer) or "",
            offers=[
                _offer(action, offered, trial.final(action))
                for action, offered in zip(actions, match.game.offered(match.state, viewer, actions), strict=True)
            ],
            foretold=[info(told) for told in match.game.foretells(match.state, viewer)],
            passable=match.passable(viewer),
            only=only(match, viewer, actions, self.luck),
        )

    def against_taking_back(self, viewer: Viewer, back: int) -> tuple[MessageInfo | None, bool]:
        """What stands in the way of taking so many moves back, and whether it would make a practice game of this."""
        if viewer is None:
            return None, False
        match, table = self.table.match, self.table
        if match.over:
            return info(Message("server-undo-over", {})), False
        if (reason := match.may_undo(viewer)) is None:
            return None, False
        if not back or table.others_say(viewer):
            return info(reason), False
        return (info(reason), True) if table.spoils(viewer) else (None, False)

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
