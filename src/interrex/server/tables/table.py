"""A table in play: its seats, its situation, and everything that can be done at it.

Whatever changes a table goes one way, in its turn (``turns``): check, write, apply, tell. What was not written has not
happened; what was acknowledged is kept. What is handed over to be written is applied, even if whoever asked for it goes
meanwhile (``Store.write``); what another server has written is applied when it is heard of (``look``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import TYPE_CHECKING

import msgspec

from interrex.bots.seated import may_move
from interrex.engine import wire
from interrex.engine.action import Action, text
from interrex.engine.errors import BadAction, IllegalAction
from interrex.engine.frames import PASS
from interrex.engine.match import Attempt, Match
from interrex.engine.message import Message
from interrex.engine.record import Record
from interrex.engine.words import LANGUAGES

from ..company.company import Company
from ..config import AWAY_AFTER
from ..names import all_apart, apart, clean
from ..protocol.table import Hours, OrderWish
from ..protocol.values import DAY
from ..refusals import No, info, no, of_error
from ..store import notices
from ..store.errors import Fenced, StoreError, Taken
from ..store.rows import Asks, Event, HouseRow, Lease, NewTable, Renewal, SeatRow, Stored, Summary
from ..store.store import Store, Work
from ..tokens import hashed, holder
from ..words import display_names
from . import events, glance, orders, questions
from .clocks import GRACE
from .hours import sensible
from .situation import Request, Situation, Standing, plain, same_wait
from .stored import as_json, fold, names_of, row_of
from .turns import Overtaken, by_holder, in_turn

if TYPE_CHECKING:
    from ..sockets import Socket

Thing = tuple[str, int | None, str]  # kind, seat, text: an event that is yet to happen

STANDING = 50  # questions a seat may pass for good
LATE = 3.0  # times what people at a table usually take for a move
LONGEST_HOLIDAY = 30 * DAY
STAND_IN = "steward"  # the bot that keeps a seat warm
AT_ONCE = 40  # events of others that are applied one by one; more are played again apart from those who play


def rotated(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Everybody one seat further: whoever began is last now. Who left their seat to a bot is there to play again."""
    further = [row._replace(seat=seat) for seat, row in enumerate([*seats[1:], seats[0]])]
    return [row._replace(left=False, bot=None) if row.kind == "human" else row for row in further]


class Table:
    def __init__(
        self,
        stored: Stored,
        situation: Situation,
        store: Store,
        clock: Callable[[], float],
        away_after: float = AWAY_AFTER,
        company: Company | None = None,
    ) -> None:
        self.id = stored.row.id
        self.row = stored.row
        self.seats = stored.seats
        self.seated = 0  # grows with every change of the seats
        self.situation = situation
        self.match = situation.match
        self.changes = 0  # grows with everything that anybody can see change, who is online included
        self.sockets: set[Socket] = set()
        self.pins = 0  # how many hold on to this table: it may not be put away
        self.used = 0.0  # when somebody last held on to it
        self.after_change: Callable[[Table], None] = lambda table: None
        self.moved: Callable[[Table, float], None] = lambda table, seconds: None  # is told how long a move took
        self.renewed: Callable[[Renewal], None] = lambda renewal: None  # is told of a new link, which opens others too
        self.renewals: Iterable[Renewal] = ()  # of links, lately: what is read may be older than they
        self.lock = asyncio.Lock()  # whose turn it is
        self.replaying = asyncio.Lock()  # the game is played again for one who asks at a time
        self.tells_after: float | None = None  # seconds after which the absent are told of a question; None: never
        self.company = company or Company()
        self._store = store
        self._clock = clock
        self._away_after = away_after
        self._loaded = clock()
        self._heard = [clock()] * len(self.seats)  # by seat: when its person was last here, as far as we remember

    @property
    def record(self) -> Record:
        """The whole game, key and all: only once it is over."""
        if not self.match.over:
            raise no("conflict", "server-not-over")
        return msgspec.structs.replace(self.match.record, names=names_of(self.seats))

    # Who is here

    def seat_of(self, token: str) -> int:
        """The seat a token opens."""
        seat = holder(token, [row.token for row in self.seats])
        if seat is None:
            raise no("not-yours", "server-unknown-token")
        return seat

    def check_owner(self, token: str | None) -> None:
        if token is None:
            raise no("not-yours", "server-token-wanted")
        if holder(token, [self.row.owner]) is None:
            raise no("not-yours", "server-owner-only")

    def here(self) -> set[int]:
        """The seats whose people are at this server."""
        return {seat for socket in self.sockets for seat in socket.seats()}

    def online(self) -> set[int]:
        return self.here() | self.company.online(self.id)

    def looking(self) -> set[int]:
        """The seats whose people have the table before their eyes: not behind another tab."""
        return self.looking_here() | self.company.looking(self.id)

    def looking_here(self) -> set[int]:
        return {seat for socket in self.sockets if socket.looking for seat in socket.seats()}

    def came_or_went(self) -> None:
        """Others are here than before."""
        self.looked_up_or_away()
        self.changed()

    def looked_up_or_away(self) -> None:
        self.company.here(self.id, self.here(), self.here() - self.looking_here())

    async def seen(self, seats: Sequence[int]) -> None:
        """These have looked at all that they were asked until now: nobody needs to tell them."""
        if self.tells_after is not None and seats:
            await self._store.write(notices.seen(self.id, seats, self.situation.seq))

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for the seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].left

    def bots_sit(self) -> bool:
        """Whether a bot decides for anybody now."""
        for row in self.seats:  # written out: it is asked after every move
            if row.kind == "bot" or row.left:
                return True
        return False

    def names(self, language: str) -> tuple[str, ...]:
        return display_names(language, [row.name for row in self.seats])

    def _apart(self, seat: int, name: str) -> str:
        """A name for the seat that nobody takes for another's, nor for a seat that has none."""
        others = {name for language in LANGUAGES for n, name in enumerate(self.names(language)) if n != seat}
        return apart(clean(name), others)

    def changed(self) -> None:
        """Tell everybody who looks on."""
        self.changes += 1
        for socket in self.sockets:
            socket.wake()
        self.after_change(self)

    # What can be done. Each gives back the number of the event it became.

    @by_holder
    async def play(self, seat: int, action: str, asked: int, client_id: str | None) -> int:
        return await self._play(seat, action, asked, client_id)

    @in_turn
    async def play_bot(self, seat: int, action: str, asked: int, lease: Lease | None = None) -> int:
        """A bot's move. It looks again now that nobody else can act: people may have, while it thought."""
        if not self.bot_may_move(seat):
            raise no("stale", "server-stale")
        ordered = self.ordered(seat)
        if ordered is not None and text(ordered.action) != plain(action):
            raise no("stale", "server-stale")
        return await self._play(seat, action, asked, None, lease, None if ordered is None else ordered.number)

    def bot_may_move(self, seat: int) -> bool:
        """Not while somebody is being asked about taking back, nor before a lesson's pupil."""
        request = self.situation.request
        if request is not None and request.takes_back:
            return False
        return (self.is_bot(seat) and may_move(self.match, seat)) or self.answered_ahead(seat) is not None

    def answered_ahead(self, seat: int) -> Action | None:
        """What the seat has said beforehand to what it is asked now: by an order, or that it always passes this."""
        if (ordered := self.ordered(seat)) is not None:
            return ordered.action
        return PASS if self.passes(seat) else None

    def ordered(self, seat: int) -> orders.Answered | None:
        """What an order of the seat answers now, if any does."""
        return orders.answered(self.situation, seat, self._clock())

    def passes(self, seat: int) -> bool:
        """Whether the seat has said that it always passes what it is asked now."""
        situation = self.situation
        kept = situation.standing.get(seat)
        if not kept or situation.thinking == seat or not self.match.passable(seat):
            return False
        question = self.match.question(seat)
        return question is not None and question.key in [one.key for one in kept]

    @by_holder
    async def stand(self, seat: int, key: str, on: bool, client_id: str) -> int:
        """Always pass the question of that key, which the seat is asked now; or be asked it again from now on."""
        if (before := self._again(client_id, seat, (events.STAND,))) is not None:
            return before
        question = self.match.question(seat)
        if on and (question is None or question.key != key or not self.match.passable(seat)):
            raise no("conflict", "server-no-standing")
        kept = [one for one in self.situation.standing.get(seat, []) if one.key != key]
        if not on or question is None:
            return await self._happen([(events.STAND, seat, as_json(kept))], client_id)
        stands = as_json([*kept, info(question)][-STANDING:])
        attempt = self.match.attempt(seat, PASS)
        things = [(events.STAND, seat, stands), (events.MOVE, seat, text(PASS)), *self._ended(attempt)]
        return await self._happen(things, client_id, attempt=attempt)

    @by_holder
    async def give(self, seat: int, wish: OrderWish, client_id: str) -> int:
        """Answer a question before it is asked."""
        if (before := self._again(client_id, seat, (events.ORDER,))) is not None:
            return before
        if self.match.over:
            raise no("conflict", "server-order-over")
        order, given = orders.checked(self.match, seat, wish), orders.lasting(self.situation, seat, self._clock())
        if order.until is not None and order.until <= self._clock():
            raise no("bad", "server-order-past")
        if len(given) >= orders.MOST:
            raise no("conflict", "server-order-many", most=orders.MOST)
        standing = Standing(self.situation.numbered + 1, order, self._clock())
        return await self._happen([(events.ORDER, seat, as_json([*given, standing]))], client_id)

    @by_holder
    async def recall(self, seat: int, number: int, client_id: str) -> int:
        """Take an order back."""
        if (before := self._again(client_id, seat, (events.ORDER,))) is not None:
            return before
        given = self.situation.orders.get(seat, [])
        left = [one for one in given if one.number != number]
        if len(left) == len(given):
            raise no("conflict", "server-order-gone")
        return await self._happen([(events.ORDER, seat, as_json(left))], client_id)

    @by_holder
    async def unsay(self, seat: int) -> None:
        """Nothing is answered ahead any more: the seat's person is gone for good."""
        said = ((events.ORDER, self.situation.orders), (events.STAND, self.situation.standing))
        things: list[Thing] = [(kind, seat, "[]") for kind, given in said if given.get(seat)]
        if things:
            await self._happen(things, None)

    async def _play(
        self,
        seat: int,
        action: str,
        asked: int,
        client_id: str | None,
        lease: Lease | None = None,
        order: int | None = None,
    ) -> int:
        """The one place where a move is checked, and the one where it is made."""
        began = time.perf_counter()
        try:
            action = plain(action)
            if (before := self._again(client_id, seat, (events.MOVE,), action)) is not None:
                return before
            if asked != self.situation.asked[seat]:
                raise no("stale", "server-stale")
            attempt = self.match.attempt(seat, action)
        except BadAction as error:
            raise of_error(error, "illegal") from None
        except IllegalAction as error:
            raise No("illegal", error.said, error.rule, self.row.game, self.match.packs(seat)) from None
        said: list[Thing] = [] if order is None else [(events.ORDERED, seat, str(order))]
        things = [*said, (events.MOVE, seat, action), *self._ended(attempt, order)]
        seq = await self._happen(things, client_id, attempt=attempt, lease=lease)
        self.moved(self, time.perf_counter() - began)
        return seq

    def _ended(self, attempt: Attempt, order: int | None = None) -> list[Thing]:
        """What a move means for what seats have answered ahead; ``order`` is the one that makes it."""
        if not self.situation.orders:
            return []
        found = orders.ended(self.situation, attempt, self._clock(), order)
        return [(events.ORDER_END, seat, f"{number} {why}") for seat, number, why in found]

    @by_holder
    async def hint(self, seat: int, asked: int) -> int | None:
        """The seat asks what to do: when it first does, the game says so from then on."""
        self.check_hint(seat)
        if asked != self.situation.asked[seat]:
            raise no("stale", "server-stale")
        return None if seat in self.situation.advised else await self._happen([(events.HINT, seat, "")], None)

    def check_hint(self, seat: int) -> None:
        """No, in words, if the seat may not ask, or nobody could say anything."""
        match = self.match
        if not self.row.hints:
            raise no("conflict", "server-hints-off")
        if match.over or seat not in (*match.pending(), *match.guests()):
            raise no("conflict", "engine-hint-none")

    @by_holder
    async def undo(self, seat: int, practice: bool, client_id: str) -> int:
        """Take back the seat's last move and all after it: at once, by asking the others, or knowing the price."""
        if (before := self._again(client_id, seat, (events.UNDO, events.ASK))) is not None:
            return before
        moves = self.match.to_take_back(seat)
        if self.match.over:
            raise no("conflict", "server-undo-over")
        if not moves:
            raise No("conflict", Message("engine-nothing-to-undo", {}))
        if self.situation.request is not None:
            raise no("conflict", "server-undo-asked")
        if needed := self.must_agree(seat):
            text = " ".join(map(str, (moves, *needed)))
            return await self._happen([(events.ASK, seat, text)], client_id)
        spoils = self.spoils(seat)
        if spoils and not practice:
            raise No("conflict", Message("engine-undo-practice", {}))
        text = f"{moves} {events.PRACTICE}" if spoils else str(moves)
        return await self._happen([(events.UNDO, seat, text)], client_id)

    def people(self) -> list[int]:
        """The seats of those who play themselves."""
        return [row.seat for row in self.seats if row.kind == "human" and not row.left]

    def must_agree(self, seat: int) -> list[int]:
        """The seats of others who have a say before this one takes back."""
        return self.match.must_agree(seat, self._voters())

    def spoils(self, seat: int) -> bool:
        """Whether taking back makes a practice game of this."""
        return self.match.spoils(seat, self._voters())

    def others_say(self, seat: int) -> bool:
        """Whether anybody else has a say in what the seat takes back."""
        for row in self.seats:  # written out: it is asked for every state
            if row.seat != seat and (row.kind == "open" or (row.kind == "human" and not row.left)):
                return True
        return False

    def _voters(self) -> list[int]:
        """Those who play, and whoever will take an open seat: what happened before they came is their game as well."""
        return sorted([*self.people(), *[row.seat for row in self.seats if row.kind == "open"]])

    @by_holder
    async def consent(self, seat: int, agree: bool, client_id: str) -> int:
        answer = events.YES if agree else events.NO
        if (before := self._again(client_id, seat, (events.CONSENT,), answer)) is not None:
            return before
        request = self.situation.request
        withdraws = request is not None and seat == request.seat and not agree
        if request is None or not (seat in request.needed or withdraws):
            raise no("conflict", "server-nobody-asked")
        things: list[Thing] = [(events.CONSENT, seat, answer)]
        rows: list[SeatRow] = []
        if agree and request.needed == (seat,):
            self._grant(request, things, rows)
        return await self._happen(things, client_id, rows)

    def _grant(self, request: Request, things: list[Thing], rows: list[SeatRow]) -> None:
        """Everybody has agreed: what was asked for happens with the last answer."""
        if request.pause:
            things.append((events.PAUSE, request.seat, ""))
        elif request.absent is None:
            things.append((events.UNDO, request.seat, str(request.moves)))
        else:
            things.append((events.REPLACE, request.absent, STAND_IN))
            rows.append(self.seats[request.absent]._replace(left=True, bot=STAND_IN))

    def _grant_without(self, seats: Sequence[int], things: list[Thing], rows: list[SeatRow]) -> None:
        """Bots play for these seats from now on: if nobody else had to agree, what was asked for happens.

        Not so where nobody has agreed and nobody is left who could: taking back makes a practice game of it then, and
        whoever asked has not been told the price.
        """
        request = self.situation.request
        if request is None or not request.needed or request.seat in seats or request.absent in seats:
            return
        left = [seat for seat in self._voters() if seat not in seats]
        alone = request.takes_back and self.match.spoils(request.seat, left)
        if set(request.needed) <= set(seats) and not alone:
            self._grant(request, things, rows)

    @by_holder
    async def stand_in(self, seat: int, absent: int, client_id: str) -> int:
        """A bot for somebody who has been away for a while, if all others who play agree."""
        if (before := self._again(client_id, seat, (events.ASK_BOT, events.REPLACE))) is not None:
            return before
        self._check_absent(seat, absent)
        if self.situation.request is not None:
            raise no("conflict", "server-undo-asked")
        needed = tuple([other for other in self.people() if other not in (seat, absent)])
        if needed:
            text = " ".join(map(str, (absent, *needed)))
            return await self._happen([(events.ASK_BOT, seat, text)], client_id)
        things, rows = list[Thing](), list[SeatRow]()
        self._grant(Request(seat, 0, (), absent), things, rows)
        return await self._happen(things, client_id, rows)

    @by_holder
    async def pause(self, seat: int, on: bool, client_id: str) -> int:
        """Nobody's time runs, if all others who play agree; until one of them wants to go on."""
        if (before := self._again(client_id, seat, (events.ASK_PAUSE, events.PAUSE, events.RESUME))) is not None:
            return before
        situation = self.situation
        if situation.clocks is None or self.match.over:
            raise no("conflict", "server-no-clock")
        if on == (situation.paused is not None):
            raise no("conflict", "server-paused" if on else "server-not-paused")
        if not on:
            return await self._happen([(events.RESUME, seat, "")], client_id)
        if situation.request is not None:
            raise no("conflict", "server-undo-asked")
        needed = [other for other in self.people() if other != seat]
        kind, text = (events.ASK_PAUSE, " ".join(map(str, needed))) if needed else (events.PAUSE, "")
        return await self._happen([(kind, seat, text)], client_id)

    def _check_absent(self, seat: int, absent: int) -> None:
        if self.match.over or seat == absent or seat not in self.people() or absent not in self.people():
            raise no("conflict", "server-nobody-away")
        if self.situation.paused is not None:
            raise no("conflict", "server-paused")
        if absent in self.online():
            raise no("conflict", "server-is-here", seat=absent)
        wait = self.away_from(absent) - self._clock()
        if wait > 0:
            raise no("conflict", "server-away-briefly", seat=absent, seconds=ceil(wait))

    def away_from(self, seat: int) -> float:
        """From when on somebody who was not heard of is late, by the table's own pace, so that a bot may stand in."""
        clocks, pace = self.situation.clocks, LATE * self.situation.pace()
        late = max(self._away_after, pace, clocks.clock.seconds if clocks and self.slow() else 0.0)
        return self.situation.rests[seat].after(self._heard[seat], late)

    @by_holder
    async def keep(self, seat: int, hours: Hours | None, client_id: str) -> int:
        """The hours at which the seat's time stands still."""
        if (before := self._again(client_id, seat, (events.HOURS,))) is not None:
            return before
        if hours is not None and not sensible(hours):
            raise no("bad", "server-odd-hours")
        rest = self.situation.rests[seat]
        if hours not in (None, rest.hours) and (fixed := rest.fixed(self._clock())):
            raise no("conflict", "server-hours-lately", days=ceil(fixed / DAY))
        return await self._happen([(events.HOURS, seat, as_json(hours))], client_id)

    @by_holder
    async def holiday(self, seat: int, begins: float | None, ends: float | None, client_id: str) -> int:
        """The seat is away from then until then, and all are told; or it is back."""
        if (before := self._again(client_id, seat, (events.HOLIDAY,))) is not None:
            return before
        if begins is None or ends is None:
            return await self._happen([(events.HOLIDAY, seat, "")], client_id)
        now = self._clock()
        left = LONGEST_HOLIDAY - self.situation.rests[seat].spent(now)
        if not begins < ends <= begins + LONGEST_HOLIDAY or not now < ends <= max(begins, now) + left:
            raise no("bad", "server-odd-holiday", days=int(LONGEST_HOLIDAY / DAY), left=int(left / DAY))
        return await self._happen([(events.HOLIDAY, seat, f"{begins} {ends}")], client_id)

    def slow(self) -> bool:
        """Is there time for each move, so that nobody need be here while it lasts?"""
        clocks = self.situation.clocks
        return clocks is not None and clocks.clock.per == "move"

    def heard(self, seats: Iterable[int]) -> None:
        """The people of these seats are here, or were until now."""
        for seat in seats:
            self._heard[seat] = self._clock()

    @in_turn
    async def welcome(self, seat: int) -> None:
        """Somebody who was away is back: their seat is theirs again, and nobody needs to agree to anything."""
        request = self.situation.request
        if seat in self.situation.replaced:
            row = self.seats[seat]._replace(left=False, bot=None)
            await self._happen([(events.RETURN, seat, "")], None, [row])
        elif request is not None and request.absent == seat:
            await self._happen([(events.CONSENT, seat, events.NO)], None)

    def due(self) -> float | None:
        """When the next person's time will be up."""
        clocks = self.situation.clocks
        if clocks is None or self.match.over:
            return None
        ends = [end for seat in self.people() if (end := clocks.ends(seat)) is not None]
        return max(min(ends), self._loaded + min(GRACE, clocks.clock.seconds)) if ends else None

    @in_turn
    async def time_up(self, lease: Lease | None = None) -> None:
        """A bot moves for everybody whose time is up, until they are back."""
        due, clocks, now = self.due(), self.situation.clocks, self._clock()
        if clocks is None or due is None or due > now:
            return
        late = [seat for seat in self.people() if (end := clocks.ends(seat)) is not None and end <= now]
        rows = [self.seats[seat]._replace(left=True, bot=STAND_IN) for seat in late]
        await self._happen([(events.REPLACE, seat, STAND_IN) for seat in late], None, rows, lease=lease)

    @by_holder
    async def chat(self, seat: int | None, text: str, client_id: str) -> int:
        text = clean(text)
        if not text:
            raise no("bad", "server-empty-text")
        name = "" if seat is None else self.seats[seat].name
        if (before := self._again(client_id, seat, (events.CHAT,))) is not None:
            return before
        return await self._happen([(events.CHAT, seat, wire.encode([name, text]).decode())], client_id)

    @by_holder
    async def sit(self, seat: int, name: str | None, left: bool | None, client_id: str) -> int:
        """A new name; leaving the seat to a bot; taking it back."""
        kinds = (events.RENAME, events.LEAVE, events.RETURN)
        if (before := self._again(client_id, seat, kinds)) is not None:
            return before
        row, things, rows = self.seats[seat], list[Thing](), list[SeatRow]()
        if name is not None:
            row = row._replace(name=self._apart(seat, name))
            things.append((events.RENAME, seat, row.name))
        if left is not None and left != row.left:
            row = row._replace(left=left, bot=STAND_IN if left else None)
            things.append((events.LEAVE, seat, STAND_IN) if left else (events.RETURN, seat, ""))
            if left:
                self._grant_without([seat], things, rows)
        if not things:
            raise no("conflict", "server-nothing-to-change")
        return await self._happen(things, client_id, [row, *rows])

    @in_turn
    async def join(self, seat: int | None, name: str, token: str) -> int:
        """Take an open seat, the first one unless another is named. Gives back the seat."""
        places = [row.seat for row in self.seats if row.kind == "open" and not self.match.over]
        if not places:
            raise no("conflict", "server-table-full")
        if seat is not None and seat not in places:
            raise no("conflict", "server-seat-taken")
        seat = places[0] if seat is None else seat
        row = self.seats[seat]._replace(kind="human", name=self._apart(seat, name), token=hashed(token))
        await self._happen([(events.JOIN, seat, row.name)], None, [row])
        return seat

    @in_turn
    async def fill(self, bot: str, names: Sequence[str]) -> None:
        """Bots for all seats that are still open, under these names as far as they go."""
        places = [row for row in self.seats if row.kind == "open" and not self.match.over]
        if not places:
            raise no("conflict", "server-table-full")
        wanted = [*names, *[""] * len(places)]
        called = all_apart([self._apart(row.seat, wanted[n]) for n, row in enumerate(places)])
        rows = [row._replace(kind="bot", name=called[n], bot=bot) for n, row in enumerate(places)]
        things: list[Thing] = [(events.FILL, row.seat, bot) for row in rows]
        self._grant_without([row.seat for row in rows], things, rows)
        await self._happen(things, None, rows)

    @in_turn
    async def play_again(self, key: bytes) -> str:
        """The table at which the same people play again, everybody one seat further; their links open it too."""
        if not self.match.over:
            raise no("conflict", "server-rematch-not-over")
        if self.row.campaign is not None:
            raise no("conflict", "server-rematch-campaign")
        if self.row.rematch is None:
            again = Match(self.match.game, self.match.players, self.match.options, key)
            now, old = self._clock(), self.row
            row = row_of(
                again.record,
                name=old.name,
                listed=old.listed,
                seeded=False,
                owner=old.owner,
                now=now,
                clock=old.clock,
                pending=again.pending(),
                hints=old.hints,
            )
            try:
                seats = rotated(self.seats)
                asks = questions.of_seats(0, now, again.pending(), seats)
                await self._store.follow(self.id, NewTable(row, seats), self.told(row.id, asks))
            except Taken:
                raise Overtaken from None
            self.row = old._replace(rematch=row.id)
            self.changed()
        assert self.row.rematch is not None
        return self.row.rematch

    @in_turn
    async def keep_review(self, text: str) -> int:
        """The finished game looked back upon lies with it from now on."""
        return await self._happen([(events.REVIEW, None, text)], None)

    @in_turn
    async def give_up(self) -> None:
        """From now on the game is no campaign's: a table like any other."""
        await self._store.give_up(self.id)
        self.row = self.row._replace(campaign=None, number=0)
        self.changed()

    @by_holder
    async def renew(self, seat: int, token: str) -> int:
        """A new link for the seat, by whoever holds the old one, which opens nothing any more: here or elsewhere.

        A rematch, and every game of a campaign, is opened by the same link.
        """
        row = self.seats[seat]._replace(token=hashed(token))
        before = self.seats[seat].token
        renewal = None if before is None else Renewal(before, hashed(token))
        seq = await self._happen([(events.RESET, seat, "")], None, [row], renewal=renewal)
        if renewal is not None:
            self.renewed(renewal)
        return seq

    def opens(self, renewal: Renewal) -> None:
        """Where a link opened a seat, the one that was renewed elsewhere opens it."""
        for row in self.seats:
            if row.token == renewal.old:
                self.seats[row.seat] = row._replace(token=renewal.new)
                self.seated += 1
                self.changed()

    def forget(self, seat: int, guest: str) -> None:
        """Whoever sits there is a guest, and what they said is not here any more."""
        self.seats[seat] = self.seats[seat]._replace(name=guest)
        self.seated += 1
        self.situation.forget(seat, guest)
        self.changed()

    @in_turn
    async def dismiss(self, seat: int, bot: str) -> int:
        """A bot for good in the seat of somebody else. The owner learns nothing by it: nobody holds the seat then."""
        if self.match.over or seat >= len(self.seats) or self.seats[seat].kind != "human":
            raise no("conflict", "server-nobody-sits", number=seat + 1)
        row = self.seats[seat]._replace(kind="bot", bot=bot, left=False, token=None)
        things, rows = list[Thing]([(events.DISMISS, seat, bot)]), [row]
        self._grant_without([seat], things, rows)
        return await self._happen(things, None, rows)

    def why(self, seat: int, action: str | None, refs: Sequence[str]) -> No:
        """Why the seat cannot do this; or that it can."""
        game, match = self.match.game, self.match
        wanted = action or game.action_for_click(match.state, seat, tuple(refs))
        if not wanted:
            return no("bad", "server-why-what")
        refusal = match.refusal(seat, wanted)
        if refusal is None:
            return no("allowed", "server-why-allowed")
        return No("illegal", refusal.message, refusal.rule, self.row.game, self.match.packs(seat))

    # How it is done

    def _again(self, client_id: str | None, seat: int | None, kinds: tuple[str, ...], text: str = "") -> int | None:
        """The event that this very message became when it was sent before."""
        before = self.situation.done.get(client_id) if client_id is not None else None
        if before is None:
            return None
        if before.seat != seat or before.kind not in kinds or (text and text != before.text):
            raise no("conflict", "server-id-used")
        return before.seq

    async def _happen(
        self,
        things: list[Thing],
        client_id: str | None,
        seats: Sequence[SeatRow] = (),
        attempt: Attempt | None = None,
        renewal: Renewal | None = None,
        lease: Lease | None = None,
    ) -> int:
        """Write, apply, tell. It is our turn; ``attempt`` is the move, where the thing is one."""
        at, first = self._clock(), self.situation.seq + 1
        new = [Event(seq, *thing, None if seq > first else client_id, at) for seq, thing in enumerate(things, first)]
        summary = self._summary_after(new, attempt, seats)
        tokens = [row for row in seats if row.token != self.seats[row.seat].token]
        told = self.told(self.id, questions.put(self, new, attempt, summary, seats))
        try:
            await self._store.append(self.id, new, seats, summary, self._holders(seats), tokens, renewal, lease, told)
        except Taken:
            raise Overtaken from None
        except Fenced:
            raise
        except StoreError:
            if new[0] not in (await self.look() or ()):  # it may be kept, though nobody could tell us so
                raise no("conflict", "server-store-failed") from None
            return first
        for event in new:
            self.situation.fold(event, attempt)
        if client_id is not None and new[0].seat is not None:
            self.heard([new[0].seat])
        for row in seats:  # a link may have been renewed at another table meanwhile
            self.seats[row.seat] = row if row in tokens else row._replace(token=self.seats[row.seat].token)
            self.seated += 1
        if summary is not None:
            self.row = self.row._replace(**summary._asdict())
        self.changed()
        return first

    def told(self, table: str, asks: Asks | None) -> Work[None] | None:
        """What is to be written so that those who are asked hear of it."""
        return None if asks is None or self.tells_after is None else notices.plan(table, asks, self.tells_after)

    def _holders(self, seats: Sequence[SeatRow]) -> list[tuple[str, HouseRow]]:
        """In a campaign, whoever sits in the seat of a house holds the house, there and at later tables.

        Whoever is dismissed from the one is dismissed from the other.
        """
        campaign, houses = self.row.campaign, self.match.start.houses
        if campaign is None or self.match.over:
            return []
        found: list[tuple[str, HouseRow]] = []
        for row in seats:
            house, before = houses[row.seat], self.seats[row.seat]
            if row.kind == "human":
                token = row.token if row.token != before.token else None
                found.append((campaign, HouseRow(house, "human", row.name, None, token)))
            elif before.kind == "human":
                found.append((campaign, HouseRow(house, "bot", "", row.bot, None, before.token)))
        return found

    def _summary_after(self, new: Sequence[Event], attempt: Attempt | None, seats: Sequence[SeatRow]) -> Summary | None:
        """What lists will show, if that changes."""
        event, row, clocks = new[-1], self.row, self.situation.clocks
        state = self.match.state if attempt is None else attempt.state
        if event.kind == events.UNDO:
            undone, spoils = events.taken_back(event.text)
            state = self.situation.at(len(self.match.moves) - undone).state
            practice, pending = spoils or self.match.practice, as_json(state.pending())
            summary = Summary(len(self.match.moves) - undone, event.at, None, None, practice, pending)
            summary = summary._replace(hinted=self.match.hinted)
            summary = summary._replace(told=glance.taken_back(event.seat, undone, event.at))
        elif attempt is not None:
            told = glance.heard(self.match, attempt.state, event.at) or row.told
            summary = self._summary_of(event, attempt)._replace(told=told, hinted=self.match.hinted)
        elif event.kind == events.HINT:
            summary = Summary(*[getattr(row, column) for column in Summary._fields])._replace(hinted=True)
        elif clocks is None or self.match.over:
            return None
        else:
            summary = Summary(*[getattr(row, column) for column in Summary._fields])
        left = {seat.seat for seat in (*self.seats, *seats) if seat.left or seat.kind == "bot"}
        back = {seat.seat for seat in seats if not seat.left and seat.kind != "bot"}
        return summary._replace(ends=glance.ends_after(self.situation, new, state, left - back))

    def _summary_of(self, event: Event, attempt: Attempt) -> Summary:
        """Of a move."""
        after, moves = attempt.state, len(self.match.moves)
        since = self.situation.waiting_since if same_wait(self.match.state.waiting(), after) else event.at
        if not after.over:
            pending = as_json(after.pending())
            return Summary(moves + 1, since, None, practice=self.match.practice, pending=pending)
        game, start = self.match.game, self.match.start
        ended, roles = as_json(game.result(after).json()), as_json(game.roles(after))
        summary = Summary(moves + 1, since, ended, practice=self.match.practice, roles=roles)
        if game.saga is None or not start.houses:
            return summary
        left = game.saga.chronicle(after, start)
        return summary._replace(wrote=as_json((game.version, left)), decided=as_json(game.saga.result(left)))

    # What others have done

    async def catch_up(self, seq: int | None = None) -> None:
        """Do here what other servers have done there, up to an event or to the last one."""
        async with self.lock:
            if seq is None or seq > self.situation.seq:
                await self.look()

    async def look(self) -> Sequence[Event] | None:
        """What is stored and was not here: its events, which have happened here now as well; None: nothing. Our turn.

        StoreError: nobody knows.
        """
        news = await self._store.news(self.id, self.situation.seq)
        if news is None:
            raise no("not-found", "server-no-table")
        row = news.row._replace(chronicle=self.row.chronicle, wrote=self.row.wrote)
        if not news.events and news.seats == self.seats and row == self.row:
            return None
        if len(news.events) > AT_ONCE:
            await self._play_again_apart()
        else:
            for event in news.events:
                self.situation.fold(event, self._made_elsewhere(event))
        self.heard([event.seat for event in news.events if event.client_id is not None and event.seat is not None])
        self.row, self.seats, self.seated = row, news.seats, self.seated + 1
        for renewal in self.renewals:
            self.opens(renewal)
        self.changed()
        return news.events

    def _made_elsewhere(self, event: Event) -> Attempt | None:
        """A move on a copy: a bot may think about the position as it is."""
        if event.kind != events.MOVE or event.seat is None:
            return None
        return self.match.attempt(event.seat, event.text)

    async def _play_again_apart(self) -> None:
        stored = await self._store.load(self.id)
        if stored is not None:
            self.situation = await asyncio.to_thread(fold, stored)
            self.match = self.situation.match
