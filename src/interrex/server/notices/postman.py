"""The postman: brings what is in the outbox to where it is to go, each notice once.

Before something goes out he looks whether it is still so: whoever has answered, has looked, or is looking at the table
on any device is told nothing, nor is anybody whose standing order will answer. Where there are several servers, one of
them is the postman, under a lease; a notice is taken before it is sent, so that nobody else sends it too.

He walks twice: where something has got through so far, and where nothing ever has or the last letter failed, so that
an address which keeps him waiting makes nobody else wait.

What cannot be brought is tried again after pauses that grow, and the route says so to its player until something gets
through. A server that dies between sending and writing it down sends once more when it is back: better than never.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

from ..http.security import Limiter
from ..refusals import No
from ..store import notices as stored
from ..store.errors import Fenced, StoreError
from ..store.notices import Due
from ..store.rows import NoticeRow, RouteRow
from ..tables import calls
from ..tables.memory import POST, Tables
from ..tables.questions import alarm
from ..tables.table import Table
from .letters import Item, Letter, kind_of, letter

log = logging.getLogger("interrex.notices")

TOGETHER = 200  # notices looked at in one round
AT_ONCE = 8  # that are on their way at the same time, by routes that work; and by the others
AGAIN = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0, 86_400.0)  # seconds until the next try; after the last one, none
TAKEN = 300.0  # seconds after which a notice that was taken and neither sent nor failed is anybody's again
LATER = 600.0  # seconds until one who was told too much is told again
AWAY = 3_600.0  # seconds until a clock that stands still is looked at again
KEPT = 30 * 86_400.0  # seconds for which it is remembered what was told
UNCONFIRMED = 2 * 86_400.0  # seconds for which a mail address may be confirmed
TIDY = 3_600.0


class NotSent(Exception):
    """It did not get there, and why, as the key of a sentence.

    ``gone``: nor will anything else, by this route.
    """

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.gone = gone


class Carrier(Protocol):
    """One kind of route."""

    async def carry(self, route: RouteRow, letter: Letter) -> None:
        """NotSent says why not."""


class Shelf:
    """For feeds: what is there is fetched."""

    async def carry(self, route: RouteRow, letter: Letter) -> None:
        return


class _Ready(NamedTuple):
    """What is to be told: the notice, and what it says."""

    notice: NoticeRow
    item: Item


class Postman:
    """``carriers``: by the kind of route; what none is there for waits until the server has one."""

    def __init__(self, tables: Tables, carriers: Mapping[str, Carrier], limiter: Limiter) -> None:
        self.tables = tables
        self.store = tables.store
        self.carriers = carriers
        self._limiter = limiter
        self._clock = tables.config.clock
        self._tidied = -TIDY
        self._walking: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        walks = [self._walk(proven) for proven in (True, False)]
        self._walking = [asyncio.create_task(walk, name="the postman") for walk in walks]

    async def close(self) -> None:
        for walk in self._walking:
            walk.cancel()
        await asyncio.gather(*self._walking, return_exceptions=True)

    async def _walk(self, proven: bool) -> None:
        while True:
            try:
                while await self._deliver(proven) == TOGETHER:
                    pass
                if proven:
                    await self._tidy()
            except StoreError as error:  # next time
                log.warning("the outbox cannot be read: %s", error)
            except Exception:  # a mistake of ours must not end all post for good
                log.exception("the postman stumbled")
            await asyncio.sleep(self.tables.config.post_every)

    async def _tidy(self) -> None:
        if self.tables.config.steady() - self._tidied > TIDY:
            self._tidied = self.tables.config.steady()
            await self.store.write(stored.forget_old(self._clock() - KEPT, self._clock() - UNCONFIRMED))

    async def deliver(self) -> None:
        """Whatever is due by now."""
        for proven in (True, False):
            await self._deliver(proven)

    async def _deliver(self, proven: bool) -> int:
        """How many notices that were."""
        found: list[Due] = await self.store.read(stored.due(self._clock(), TOGETHER, proven))
        if not found or await self.tables.company.lease(POST) is None:
            return 0
        by_route: dict[str, list[Due]] = {}
        for one in found:
            by_route.setdefault(one.route.id, []).append(one)
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*[self._round(dues[0].route, dues, room) for dues in by_route.values()])
        return len(found)

    async def _round(self, route: RouteRow, dues: Sequence[Due], room: asyncio.Semaphore) -> None:
        """All that one route is to be told: each by itself, or in one letter where there is to be one in so long."""
        carrier = self.carriers.get(route.kind)
        async with room:
            ready = [one for due in dues if (one := await self._ready(due, carrier)) is not None]
            if carrier is None or not ready or await self._too_soon(route, ready):
                return
            for part in [ready] if route.gap else [[one] for one in ready]:
                with suppress(Fenced):  # somebody else is the postman now
                    if not await self._bring(carrier, route, part):
                        return

    async def _too_soon(self, route: RouteRow, ready: Sequence[_Ready]) -> bool:
        """Whether the last letter is not long enough ago: what was planned before it went out waits for the next."""
        again = route.went + route.gap
        if again <= self._clock():
            return False
        for one in ready:
            await self.store.write(stored.postpone(one.notice, again))
        return True

    async def _bring(self, carrier: Carrier, route: RouteRow, part: Sequence[_Ready]) -> bool:
        """Whether the route is still good."""
        now, lease = self._clock(), await self.tables.company.lease(POST)
        if lease is None:
            return False
        wanted = [one.notice for one in part]
        if route.kind != "feed":
            try:
                self._limiter.take("told", route.id, self.tables.config.limits.told)
            except No:  # whoever plays so much is told of the rest later
                for one in wanted:
                    await self.store.write(stored.postpone(one, now + LATER))
                return False
        taken = await self.store.write(stored.take(self.store, lease, wanted, now + TAKEN))
        if not taken:
            return True
        items = [one.item for one in part if one.notice in taken]
        try:
            await carrier.carry(route, letter(route.language, items, taken))
        except NotSent as error:
            await self._failed(route, taken, error)
            return False
        except Exception:  # a mistake of ours: that, too, is said to whoever waits for word
            log.exception("a notice by %s was not sent", route.kind)
            await self._failed(route, taken, NotSent("server-route-stumbled"))
            return False
        await self.store.write(stored.sent(taken, self._clock()))
        return True

    async def _failed(self, route: RouteRow, taken: Sequence[NoticeRow], error: NotSent) -> None:
        log.info("a notice by %s was not sent: %s", route.kind, error.why)
        tries = max([one.tries for one in taken])
        again = None if error.gone or tries >= len(AGAIN) else self._clock() + AGAIN[tries]
        await self.store.write(stored.failed(taken, error.why, self._clock(), again))

    # Is it still so?

    async def _ready(self, due: Due, carrier: Carrier | None) -> _Ready | None:
        """What is to be said; None: nothing, or not yet."""
        notice = due.notice
        if carrier is None:  # the host has switched it off
            await self.store.write(stored.postpone(notice, self._clock() + AWAY))
            return None
        if notice.kind == "call":
            called = await self._called(notice) if due.holds else None
            if called is not None:
                return _Ready(notice, called)
            await self.store.write(stored.void([notice]))
            return None
        try:
            async with self.tables.hold(notice.table_id) as live:
                when = self._when(live.table, notice) if due.holds else None
                item = _item(live.table, notice, self._clock())
        except No:  # the table is gone, or cannot be played any more
            when = None
        if when is None:
            await self.store.write(stored.void([notice]))
        elif when > self._clock():
            await self.store.write(stored.postpone(notice, when))
        else:
            return _Ready(notice, item)
        return None

    async def _called(self, notice: NoticeRow) -> Item | None:
        """A call that still waits for a house."""
        campaign = await self.store.campaign(notice.table_id)
        call = None if campaign is None else calls.standing_call(campaign)
        if campaign is None or call is None or calls.asked(call) != notice.asked:
            return None
        left = calls.ends(campaign, call) - self._clock()
        if notice.seat not in calls.waits_for(campaign, call) or left <= 0:
            return None
        return Item(campaign.row.id, campaign.row.name, campaign.row.game, notice.seat, notice.asked, "call", left)

    def _when(self, table: Table, notice: NoticeRow) -> float | None:
        """When it is to be told; None: never."""
        seat, match, now = notice.seat, table.match, self._clock()
        if match.over or table.is_bot(seat) or seat in table.looking() or not _asks(table, notice):
            return None
        if table.situation.paused is not None:
            return now + LATER
        if notice.kind == "ahead":
            return now
        if table.answered_ahead(seat) is not None:
            return now + self.tables.config.notice_after
        return _alarm(table, notice, now) if notice.kind == "alarm" else now


def _asks(table: Table, notice: NoticeRow) -> bool:
    """Whether the question still waits for the seat; or, where that is told, for those before it who have begun."""
    asked, pending = table.situation.asked, table.match.pending()
    if notice.kind == "ahead":
        return notice.seat not in pending and any(asked[other] == notice.asked for other in pending)
    return notice.seat in pending and asked[notice.seat] == notice.asked


def _alarm(table: Table, notice: NoticeRow, now: float) -> float | None:
    """Clocks may have been set back since it was planned, and may stand still."""
    clocks = table.situation.clocks
    if clocks is None:
        return None
    end = clocks.ends(notice.seat)
    return now + AWAY if end is None else alarm(clocks.rests[notice.seat], notice.at, end)


def _item(table: Table, notice: NoticeRow, now: float) -> Item:
    clocks = table.situation.clocks
    end = None if clocks is None or notice.kind == "ahead" else clocks.ends(notice.seat)
    left = None if end is None else max(0.0, end - now)
    row = table.row
    return Item(row.id, row.name, row.game, notice.seat, notice.asked, kind_of(notice), left)
