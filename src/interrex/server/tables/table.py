"""A table in play: its seats, its situation, its moves, and how anything at all is done at it.

What else can be done has files of its own: answers given ahead (``giving``), what others must agree to (``agreeing``),
who is away (``absence``), who sits where (``seating``); what a seat's message does, ``acting`` says.

Whatever changes a table goes one way, in its turn (``turns``): check, write, apply, tell. What was not written has not
happened; what was acknowledged is kept. What is handed over to be written is applied, even if whoever asked for it goes
meanwhile (``Store.write``); what another server has written is applied when it is heard of (``look``).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from interrex.bots.seated import may_move
from interrex.engine import wire
from interrex.engine.action import Action, text
from interrex.engine.errors import BadAction, IllegalAction
from interrex.engine.frames import PASS
from interrex.engine.match import Attempt, Match
from interrex.engine.record import Record

from ..company.company import Company
from ..config import AWAY_AFTER
from ..names import clean
from ..refusals import No, no, of_error
from ..store import notices
from ..store.errors import Fenced, StoreError, Taken
from ..store.rows import Asks, Event, HouseRow, Lease, NewTable, Renewal, SeatRow, Stored, Summary
from ..store.store import Store, Work
from ..tokens import holder
from ..words import display_names
from . import events, glance, orders, questions
from .clocks import GRACE
from .situation import Situation, plain, same_wait
from .stored import as_json, fold, names_of, row_of
from .turns import Overtaken, by_holder, in_turn

if TYPE_CHECKING:
    from ..sockets import Socket

Thing = tuple[str, int | None, str]  # kind, seat, text: an event that is yet to happen

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
        self.clock = clock
        self.away_after = away_after
        self.loaded = clock()
        self.heard_at = [clock()] * len(self.seats)  # by seat: when its person was last here, as far as we remember

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
        return orders.answered(self.situation, seat, self.clock())

    def passes(self, seat: int) -> bool:
        """Whether the seat has said that it always passes what it is asked now."""
        situation = self.situation
        kept = situation.standing.get(seat)
        if not kept or situation.thinking == seat or not self.match.passable(seat):
            return False
        question = self.match.question(seat)
        return question is not None and question.key in [one.key for one in kept]

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
            if (before := self.again(client_id, seat, (events.MOVE,), action)) is not None:
                return before
            if asked != self.situation.asked[seat]:
                raise no("stale", "server-stale")
            attempt = self.match.attempt(seat, action)
        except BadAction as error:
            raise of_error(error, "illegal") from None
        except IllegalAction as error:
            raise No("illegal", error.said, error.rule, self.row.game, self.match.packs(seat)) from None
        said: list[Thing] = [] if order is None else [(events.ORDERED, seat, str(order))]
        things = [*said, (events.MOVE, seat, action), *self.ended(attempt, order)]
        seq = await self.happen(things, client_id, attempt=attempt, lease=lease)
        self.moved(self, time.perf_counter() - began)
        return seq

    def ended(self, attempt: Attempt, order: int | None = None) -> list[Thing]:
        """What a move means for what seats have answered ahead; ``order`` is the one that makes it."""
        if not self.situation.orders:
            return []
        found = orders.ended(self.situation, attempt, self.clock(), order)
        return [(events.ORDER_END, seat, f"{number} {why}") for seat, number, why in found]

    @by_holder
    async def hint(self, seat: int, asked: int) -> int | None:
        """The seat asks what to do: when it first does, the game says so from then on."""
        self.check_hint(seat)
        if asked != self.situation.asked[seat]:
            raise no("stale", "server-stale")
        return None if seat in self.situation.advised else await self.happen([(events.HINT, seat, "")], None)

    def check_hint(self, seat: int) -> None:
        """No, in words, if the seat may not ask, or nobody could say anything."""
        match = self.match
        if not self.row.hints:
            raise no("conflict", "server-hints-off")
        if match.over or seat not in (*match.pending(), *match.guests()):
            raise no("conflict", "engine-hint-none")

    def people(self) -> list[int]:
        """The seats of those who play themselves."""
        return [row.seat for row in self.seats if row.kind == "human" and not row.left]

    def heard(self, seats: Iterable[int]) -> None:
        """The people of these seats are here, or were until now."""
        for seat in seats:
            self.heard_at[seat] = self.clock()

    def due(self) -> float | None:
        """When the next person's time will be up."""
        clocks = self.situation.clocks
        if clocks is None or self.match.over:
            return None
        ends = [end for seat in self.people() if (end := clocks.ends(seat)) is not None]
        return max(min(ends), self.loaded + min(GRACE, clocks.clock.seconds)) if ends else None

    @in_turn
    async def time_up(self, lease: Lease | None = None) -> None:
        """A bot moves for everybody whose time is up, until they are back."""
        due, clocks, now = self.due(), self.situation.clocks, self.clock()
        if clocks is None or due is None or due > now:
            return
        late = [seat for seat in self.people() if (end := clocks.ends(seat)) is not None and end <= now]
        rows = [self.seats[seat]._replace(left=True, bot=STAND_IN) for seat in late]
        await self.happen([(events.REPLACE, seat, STAND_IN) for seat in late], None, rows, lease=lease)

    @by_holder
    async def chat(self, seat: int | None, text: str, client_id: str) -> int:
        text = clean(text)
        if not text:
            raise no("bad", "server-empty-text")
        name = "" if seat is None else self.seats[seat].name
        if (before := self.again(client_id, seat, (events.CHAT,))) is not None:
            return before
        return await self.happen([(events.CHAT, seat, wire.encode([name, text]).decode())], client_id)

    @in_turn
    async def play_again(self, key: bytes) -> str:
        """The table at which the same people play again, everybody one seat further; their links open it too."""
        if not self.match.over:
            raise no("conflict", "server-rematch-not-over")
        if self.row.campaign is not None:
            raise no("conflict", "server-rematch-campaign")
        if self.row.rematch is None:
            again = Match(self.match.game, self.match.players, self.match.options, key)
            now, old = self.clock(), self.row
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
        return await self.happen([(events.REVIEW, None, text)], None)

    @in_turn
    async def give_up(self) -> None:
        """From now on the game is no campaign's: a table like any other."""
        await self._store.give_up(self.id)
        self.row = self.row._replace(campaign=None, number=0)
        self.changed()

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

    def again(self, client_id: str | None, seat: int | None, kinds: tuple[str, ...], text: str = "") -> int | None:
        """The event that this very message became when it was sent before."""
        before = self.situation.done.get(client_id) if client_id is not None else None
        if before is None:
            return None
        if before.seat != seat or before.kind not in kinds or (text and text != before.text):
            raise no("conflict", "server-id-used")
        return before.seq

    async def happen(
        self,
        things: list[Thing],
        client_id: str | None,
        seats: Sequence[SeatRow] = (),
        attempt: Attempt | None = None,
        renewal: Renewal | None = None,
        lease: Lease | None = None,
    ) -> int:
        """Write, apply, tell. It is our turn; ``attempt`` is the move, where the thing is one."""
        at, first = self.clock(), self.situation.seq + 1
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
