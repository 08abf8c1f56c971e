"""Quiet hours: nights, days of the week and holidays in which nobody's time runs, in a person's own time zone.

Time is what a person is awake: a day to think that begins on Friday evening ends on Monday, for whoever keeps weekends.
Nothing here looks at a clock; everything is asked about a moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from interrex.engine import wire

from ..protocol.table import Hours
from ..protocol.values import DAY
from ..store.rows import Event
from .events import FORGOTTEN, HOLIDAY, HOURS

MOST_DAYS: Final = 400  # looked at ahead: whoever is never awake within that is taken for awake
MIDNIGHT: Final = 24 * 60
LEAST_AWAKE: Final = 4 * 60  # minutes of a day that is not kept free
LEAST_WEEK: Final = 12 * 60  # minutes of a week: a day to think shall not last for months
WEEK: Final = 7 * DAY  # for which hours stay as they are, so that nobody is asleep whenever it is their turn
MENDED: Final = 3600.0  # seconds in which they may still be put right

Stretch = tuple[float, float]


@lru_cache(256)
def zone(name: str) -> ZoneInfo | None:
    """The time zone of that name, if there is one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def sensible(hours: Hours) -> bool:
    """Is there such a zone, and is somebody who keeps these hours ever awake?"""
    awake = MIDNIGHT - (hours.wake - hours.sleep) % MIDNIGHT
    week = awake * (7 - len(set(hours.free)))
    return zone(hours.zone) is not None and awake >= LEAST_AWAKE and week >= LEAST_WEEK


def quiet(hours: Hours, start: float) -> Iterator[Stretch]:
    """The stretches in which nobody's time runs, from the one around a moment on, in order; they may overlap."""
    where = zone(hours.zone)
    assert where is not None
    today = datetime.fromtimestamp(start, where).date() - timedelta(days=1)
    for number in range(MOST_DAYS):
        day = today + timedelta(days=number)
        if day.weekday() in hours.free:
            yield _at(day, 0, where), _at(day + timedelta(days=1), 0, where)
        if hours.sleep != hours.wake:
            wakes = day if hours.wake > hours.sleep else day + timedelta(days=1)
            night = _at(day, hours.sleep, where), _at(wakes, hours.wake, where)
            if night[0] < night[1]:  # where clocks are put forward it may be over before it begins
                yield night


def _at(day: date, minutes: int, where: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=where).timestamp()


class Rest:
    """When one person's time stands still: by the hours they keep, and while they are on holiday."""

    def __init__(
        self,
        hours: Hours | None = None,
        away: Stretch | None = None,
        announced: float = 0.0,
        had: float = 0.0,
        since: float | None = None,
    ) -> None:
        self.hours = hours
        self.since = since  # when the hours were last changed, but for what was put right at once
        self.away = away
        self.announced = announced  # when the holiday was
        self.had = had  # seconds of holidays before this one

    def keeping(self, hours: Hours | None, at: float) -> Rest:
        """With these hours from then on."""
        lately = self.since is not None and at < self.since + WEEK
        since = self.since if hours is None or lately else at
        return Rest(hours, self.away, self.announced, self.had, since)

    def going(self, away: Stretch | None, at: float) -> Rest:
        """With another holiday, or none, said then."""
        return Rest(self.hours, away, at, self.spent(at), self.since)

    def fixed(self, at: float) -> float:
        """For how many seconds from then on no other hours can be kept."""
        if self.since is None or at < self.since + MENDED:
            return 0.0
        return max(0.0, self.since + WEEK - at)

    def spent(self, at: float) -> float:
        """How many seconds of holidays there were by then."""
        begins, ends = self.away or (at, at)
        return self.had + max(0.0, min(at, ends) - max(begins, self.announced))

    def _stretches(self, start: float) -> Iterator[Stretch]:
        """All of them from a moment on, in order."""
        waiting = self.away
        for stretch in () if self.hours is None else quiet(self.hours, start):
            if waiting is not None and waiting[0] <= stretch[0]:
                yield waiting
                waiting = None
            yield stretch
        if waiting is not None:
            yield waiting

    def awake(self, start: float, end: float) -> float:
        """How many of the seconds between two moments count."""
        counted, at = 0.0, start
        for begins, ends in self._stretches(start):
            if begins >= end or at >= end:
                break
            counted += max(0.0, min(begins, end) - at)
            at = max(at, min(ends, end))
        return counted + max(0.0, end - at)

    def after(self, start: float, seconds: float) -> float:
        """The moment at which so many seconds that count have passed."""
        at, left = start, seconds
        for begins, ends in self._stretches(start):
            if begins - at >= left:
                break
            left -= max(0.0, begins - at)
            at = max(at, ends)
        return at + left


AWAKE: Final = Rest()


def follow(rests: list[Rest], event: Event) -> None:
    """What an event means for when a seat's time stands still."""
    if event.seat is None:
        return
    before = rests[event.seat]
    if event.kind == HOURS:
        hours = None if event.text == "null" else wire.decode(event.text, Hours)
        rests[event.seat] = before.keeping(hours, event.at)
    elif event.kind == HOLIDAY and event.text != FORGOTTEN:
        away = [float(part) for part in event.text.split()]
        rests[event.seat] = before.going((away[0], away[1]) if away else None, event.at)
