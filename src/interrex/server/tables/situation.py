"""The situation of a table: everything that follows from its events, folded one after another.

The same events give the same situation, before a restart as after it. Nothing here waits or writes.
"""

from __future__ import annotations

from math import ceil
from statistics import median
from typing import Any, Literal, NamedTuple

from interrex.bots import awaited
from interrex.engine import action as actions_
from interrex.engine import ahead, wire
from interrex.engine.frames import Waiting
from interrex.engine.match import Attempt, Line, Match
from interrex.engine.message import Message, Param
from interrex.engine.order import Order
from interrex.engine.state import State
from interrex.review.looking_back import Review

from ..protocol.table import ChatLine, Clock, MessageInfo
from ..protocol.values import DAY
from ..store.rows import Event
from .clocks import Clocks
from .events import FORGOTTEN, YES, taken_back
from .hours import AWAKE, follow

TOLD = {"gone": "server-told-order-gone", "unfit": "server-told-order-unfit"}  # why an order is void, and what is said
AWAY = {"server-told-holiday", "server-told-back"}  # lines that tell of somebody's holiday
LATELY = 25  # moves of people by which the table's pace is known
STRIDE = 16  # moves between two positions that are kept for looking back


class Said(NamedTuple):
    """A line of the table's log, and the event with which it was said."""

    seq: int
    line: Line
    of_table: bool  # about the table, not the game: it stays when moves are taken back

    def at_most(self, moves: int) -> Said:
        return self if self.line.move <= moves else self._replace(line=self.line._replace(move=moves))


class Request(NamedTuple):
    """A seat has asked to take moves back, for a bot in the seat of somebody absent, or for a pause; these have not
    answered yet.
    """

    seat: int
    moves: int
    needed: tuple[int, ...]
    absent: int | None = None
    pause: bool = False

    @property
    def takes_back(self) -> bool:
        return self.absent is None and not self.pause


class Done(NamedTuple):
    """A move that was made in a seat's name: by a bot, an order, or because it always passes that."""

    move: int
    by: Literal["bot", "order", "pass"]
    what: Message


class Standing(wire.Struct, frozen=True):
    """An order of a seat, by its number, as it is stored."""

    number: int
    order: Order
    since: float


def same_wait(before: Waiting[Any], after: State) -> bool:
    """Whether after a move the others are still asked what they were."""
    return bool(after.stack) and before.same_wait(after.stack[-1])


class Situation:
    def __init__(self, match: Match, began: float, clock: Clock | None = None) -> None:
        self.match = match
        self.clocks = None if clock is None else Clocks(clock, match.players)
        self.rests = [AWAKE] * match.players if self.clocks is None else self.clocks.rests  # by seat
        self.done_for: dict[int, list[Done]] = {}  # by seat: what was done in its name since it last moved itself
        self.waits: list[float] = []  # seconds that people took for their moves, lately
        self.ordering = False  # the next move is an order's
        self.seq = 0
        self.asked = [0] * match.players  # the event since which each seat is asked what it is, or nothing
        self.waiting_since = began
        self.paused: float | None = None  # since when nobody's time runs, as all have agreed
        self.request: Request | None = None
        self.away: set[int] = set()  # seats that bots play for now, for whatever reason
        self.replaced: set[int] = set()  # the seats of those who were away: bots play for them until they come back
        self.standing: dict[int, list[MessageInfo]] = {}  # by seat: the questions it always passes
        self.orders: dict[int, list[Standing]] = {}  # by seat: what it has answered ahead, the newest last
        self.numbered = 0  # the highest number of an order so far
        self.used: dict[int, list[int]] = {}  # by the number of an order: the moves that it made
        self.thinking: int | None = None  # has just taken back: it is asked whatever it always passes
        self.advised: set[int] = set()  # the seats that have asked what to do
        self.review: Review | None = None  # the game looked back upon
        self.chat: list[ChatLine] = []
        self.log = [Said(0, line, False) for line in match.lines]
        self.cuts = 0  # how often lines were taken out of the log
        self.turned = 0  # how often the position has changed: by a move, or by taking back
        self.scores = [match.result().scores]  # after 0, 1, 2, … moves
        self.done: dict[str, Event] = {}  # what clients' messages became, by the ids they gave them
        self._kept = [match.state.copy()]  # positions after 0, STRIDE, 2 STRIDE, … moves

    def fold(self, event: Event, attempt: Attempt | None = None, vain: bool = False) -> None:
        """Let one more thing have happened; ``attempt`` is the move, where one was made on a copy already.

        What is done in vain, a move that will be taken back and its taking back, changes nothing about the game.
        """
        self.seq = event.seq
        if event.client_id is not None:
            self.done[event.client_id] = event
        if self.clocks is not None:
            self.clocks.stop(event.at)
        self._happens(event, attempt, vain)
        if self.clocks is not None:
            self._wind(self.clocks, event)

    def _wind(self, clocks: Clocks, event: Event) -> None:
        """What an event means for the clocks, and whose run after it."""
        clocks.follow(event)
        clocks.run([seat for seat in awaited(self.match.state) if seat not in self.away], event.at)

    def _happens(self, event: Event, attempt: Attempt | None, vain: bool) -> None:
        match event.kind:
            case "move":
                self._moved(event)
                if not vain:
                    self._move(event, attempt)
            case "undo":
                if not vain:
                    self._go_back(event)
                self._taken_back(event)
            case "ask":
                assert event.seat is not None
                moves, *needed = [int(part) for part in event.text.split()]
                self.request = Request(event.seat, moves, tuple(needed))
            case "ask-bot":
                assert event.seat is not None
                absent, *needed = [int(part) for part in event.text.split()]
                self.request = Request(event.seat, 0, tuple(needed), absent)
            case "ask-pause":
                assert event.seat is not None
                self.request = Request(event.seat, 0, tuple([int(part) for part in event.text.split()]), pause=True)
            case "pause":
                self.request, self.paused = None, event.at
                self._tell(event, "server-told-pause")
            case "resume":
                self.paused = None
                self._tell(event, "server-told-resume")
            case "consent":
                self._answered(event)
            case "leave":
                assert event.seat is not None
                self.request = self.without(event.seat)
                self.away.add(event.seat)
            case "replace":
                assert event.seat is not None
                self.request = None
                self.replaced.add(event.seat)
                self.away.add(event.seat)
            case "return":
                self.replaced -= {event.seat}
                self.away -= {event.seat}
            case "fill":
                self.request = self.without(event.seat)
            case "reset":
                self._tell(event, "server-told-link")
            case "dismiss":
                assert event.seat is not None
                absent = self.request is not None and self.request.absent == event.seat
                self.request = None if absent else self.without(event.seat)
                self.standing.pop(event.seat, None)
                self.orders.pop(event.seat, None)
                self.replaced -= {event.seat}
                self.away.add(event.seat)
                self._tell(event, "server-told-dismissed")
            case "stand":
                assert event.seat is not None
                self.standing[event.seat] = wire.decode(event.text, list[MessageInfo])
            case "hint":
                assert event.seat is not None
                self.advised.add(event.seat)
                self.match.hinted = True
                self._tell(event, "server-told-hint")
            case "review":
                self.review = wire.decode(event.text, Review)
            case "hours":
                self._rest(event)
            case "holiday":
                self._rest(event)
                if event.text != FORGOTTEN:
                    self._tell_holiday(event)
            case "order":
                assert event.seat is not None
                self.orders[event.seat] = wire.decode(event.text, list[Standing])
                self.numbered = max([self.numbered, *[one.number for one in self.orders[event.seat]]])
            case "ordered":
                if not vain:
                    self._ordered(event)
            case "order-end":
                self._order_ended(event)
            case "chat":
                name, text = wire.decode(event.text, list[str])
                self.chat.append(ChatLine(len(self.chat), event.seat, name, text, event.at))

    def _answered(self, event: Event) -> None:
        """One no is enough, and is said; whoever asked withdraws without a word, as does whoever was thought away."""
        asked = self.request
        self.request = self.without(event.seat) if event.text == YES else None
        if event.text != YES and asked is not None and event.seat in asked.needed:
            bot = "server-told-no" if asked.takes_back else "server-told-no-bot"
            self._tell(event, "server-told-no-pause" if asked.pause else bot)

    def forget(self, seat: int, guest: str) -> None:
        """What whoever sat there said, and when they slept or were away."""
        self.chat = [wire.replace(line, name=guest, text="…") if line.seat == seat else line for line in self.chat]
        self.rests[seat] = AWAKE
        self.log = [
            one for one in self.log if not (one.line.message.key in AWAY and one.line.message.params["seat"] == seat)
        ]
        self.cuts += 1

    def without(self, seat: int | None) -> Request | None:
        """The open request, no longer waiting for the seat; none if it was the seat's own, or waits for nobody else."""
        if self.request is None or self.request.seat == seat:
            return None
        needed = tuple([s for s in self.request.needed if s != seat])
        return self.request._replace(needed=needed) if needed else None

    def _tell(self, event: Event, key: str, **params: Param) -> None:
        """A line about the table."""
        line = Line(len(self.match.moves), None, Message(key, {"seat": event.seat, **params}))
        self.log.append(Said(event.seq, line, True))

    def _moved(self, event: Event) -> None:
        """What a move means beside the game."""
        if event.seat == self.thinking:
            self.thinking = None
        if self.request is not None and (self.request.takes_back or self.request.absent == event.seat):
            self.request = None

    def _tell_holiday(self, event: Event) -> None:
        begins, *ends = [float(part) for part in event.text.split()] or [0.0]
        days = ceil((ends[0] - begins) / DAY) if ends else 0
        if days:
            self._tell(event, "server-told-holiday", n=days)
        else:
            self._tell(event, "server-told-back")

    def _rest(self, event: Event) -> None:
        if self.clocks is None:  # else they follow by themselves
            follow(self.rests, event)

    def pace(self) -> float:
        """The seconds that a person at this table usually takes for a move."""
        return median(self.waits) if self.waits else 0.0

    def _note(self, event: Event) -> None:
        """Whose hand a move is made by, before it is made."""
        seat, ordering, self.ordering = event.seat, self.ordering, False
        assert seat is not None
        if event.client_id is not None:
            self.done_for.pop(seat, None)
            self.waits = [*self.waits[1 - LATELY :], max(0.0, event.at - self.waiting_since)]
        elif ordering or seat in self.away or seat in self.standing:
            by: Literal["bot", "order", "pass"] = "order" if ordering else "bot" if seat in self.away else "pass"
            what = self.match.game.label(self.match.state, seat, actions_.parse(event.text))
            self.done_for.setdefault(seat, []).append(Done(len(self.match.moves) + 1, by, what))

    def _ordered(self, event: Event) -> None:
        """The next move is an order's. Only its owner hears of that: others hear what was answered."""
        standing = self.order(event.seat, int(event.text))
        if standing is None:
            return
        moves, self.ordering = len(self.match.moves) + 1, True
        self.used.setdefault(standing.number, []).append(moves)
        said = ahead.in_words(self.match.game, standing.order)[0]
        line = Line(moves, event.seat, Message("server-told-ordered", {"what": said}))
        self.log.append(Said(event.seq, line, False))

    def _order_ended(self, event: Event) -> None:
        number, why = event.text.split()
        standing = self.order(event.seat, int(number))
        if standing is None or event.seat is None:
            return
        self.orders[event.seat] = [one for one in self.orders[event.seat] if one is not standing]
        if why in TOLD:
            said = ahead.in_words(self.match.game, standing.order)[0]
            line = Line(len(self.match.moves), event.seat, Message(TOLD[why], {"what": said}))
            self.log.append(Said(event.seq, line, True))

    def order(self, seat: int | None, number: int) -> Standing | None:
        return next((one for one in self.orders.get(-1 if seat is None else seat, ()) if one.number == number), None)

    def _move(self, event: Event, attempt: Attempt | None) -> None:
        assert event.seat is not None
        match = self.match
        self._note(event)
        before = match.state.waiting()
        lines = match.play(event.seat, event.text) if attempt is None else match.adopt(attempt)
        self.log += [Said(event.seq, line, False) for line in lines]
        self.turned += 1
        self.scores.append(match.result().scores)
        if len(match.moves) % STRIDE == 0:
            self._kept.append(match.state.copy())
        if same_wait(before, match.state):
            self.asked[event.seat] = event.seq
        else:
            self._ask_anew(event)

    def _go_back(self, event: Event) -> None:
        left = len(self.match.moves) - taken_back(event.text)[0]
        self.match.return_to(self.at(left))
        self.log = [said.at_most(left) for said in self.log if said.of_table or said.line.move <= left]
        self.done_for = {seat: [one for one in done if one.move <= left] for seat, done in self.done_for.items()}
        self.used = {number: [n for n in moves if n <= left] for number, moves in self.used.items()}
        del self.scores[left + 1 :]
        del self._kept[left // STRIDE + 1 :]

    def _taken_back(self, event: Event) -> None:
        """What taking back means beside the game."""
        moves, spoils = taken_back(event.text)
        self.match.practice |= spoils
        self.thinking = event.seat
        self.cuts += 1
        self.turned += 1
        self.request = None
        self._tell(event, "server-told-undo", n=moves)
        self._ask_anew(event)

    def _ask_anew(self, event: Event) -> None:
        self.waiting_since = event.at
        self.asked = [event.seq] * self.match.players

    # Looking

    def at(self, moves: int) -> Match:
        """The match after that many moves, from the nearest position kept."""
        past = self.match.stood(moves, self._kept[moves // STRIDE].copy())
        for move in past.moves[moves - moves % STRIDE :]:
            past.state.play(move.seat, move.action)
        return past


def plain(action: str) -> str:
    """An action's text as it is kept: one blank between two words."""
    return actions_.text(actions_.parse(action))
