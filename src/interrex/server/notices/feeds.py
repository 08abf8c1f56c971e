"""What is fetched by whoever has a feed's token: a feed of what waited (Atom), a calendar of deadlines (iCalendar), and
a list for dashboards (JSON). It reads, and does nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from ..protocol.notices import Watched, WatchedGame
from ..protocol.players import MyGame, MyGames
from ..store.rows import NoticeRow
from ..words import say
from .letters import Item, kind_of, letter_id

ENTRIES = 50  # of a feed
FOLD = 73  # bytes of a calendar's line, without the blank that begins the next


class Entry(NamedTuple):
    """A question that a feed tells of: by whom it is known, when it was put, and what it is."""

    id: str
    at: float
    item: Item


def entries(notices: Sequence[NoticeRow], games: Sequence[MyGame]) -> list[Entry]:
    """Of the games that are still there."""
    known = {game.table: game for game in games}
    found = [(one, game) for one in notices if (game := known.get(one.table_id)) is not None]
    return [Entry(letter_id(one), one.at, _item(one, game)) for one, game in found]


def _item(notice: NoticeRow, game: MyGame) -> Item:
    return Item(game.table, game.name, game.game, notice.seat, notice.asked, kind_of(notice), None)


def atom(found: Sequence[Entry], language: str, base: str, name: str) -> str:
    """A feed (RFC 4287): an entry for each question, under an id that stays."""
    title, updated = say(language, "server-feed-title"), stamp(max([one.at for one in found], default=0.0))
    head = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">',
        f"<title>{escape(title)}</title>",
        f"<id>urn:interrex:{name}</id>",
        f"<updated>{updated}</updated>",
        f"<link href={quoteattr(base + '/my')}/>",
        "<author><name>Interrex</name></author>",
    ]
    return "\n".join([*head, *[_entry(one, language, base) for one in found], "</feed>\n"])


def _entry(one: Entry, language: str, base: str) -> str:
    sentence = escape(one.item.sentence(language))
    return (
        f"<entry><id>urn:interrex:{one.id}</id><title>{sentence}</title><updated>{stamp(one.at)}</updated>"
        f"<link href={quoteattr(base + one.item.path())}/><summary>{sentence}</summary></entry>"
    )


def calendar(games: Sequence[MyGame], language: str, base: str, now: float) -> str:
    """When my time is up, where it runs (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Interrex//deadlines//EN", "CALSCALE:GREGORIAN"]
    name = say(language, "server-feed-title")
    lines.append(f"X-WR-CALNAME:{_text(name)}")
    for game in games:
        if game.mine and game.ends is not None:
            lines += _deadline(game, game.ends, language, base, now)
    return "".join([folded for line in [*lines, "END:VCALENDAR"] for folded in _folded(line)])


def _deadline(game: MyGame, ends: float, language: str, base: str, now: float) -> list[str]:
    item = Item(game.table, game.name, game.game, game.seats[0], 0, "asked", None)
    summary = say(language, "server-calendar", table=item.called(language))
    return [
        "BEGIN:VEVENT",
        f"UID:{game.table}@interrex",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(ends)}",
        f"SUMMARY:{_text(summary)}",
        f"URL:{base}/t/{game.table}",
        "END:VEVENT",
    ]


def watched(mine: MyGames, base: str) -> Watched:
    """For dashboards: what waits, and until when."""
    games = [
        WatchedGame(one.table, one.name, one.game, f"{base}/t/{one.table}", one.mine, one.since, one.ends)
        for one in mine.games
        if one.result is None
    ]
    return Watched(mine.waiting, games, mine.now)


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Lines of seventy-five bytes at most; none ends within a letter."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > FOLD:
            yield f"{part}\r\n"
            part = " "
        part += letter
    yield f"{part}\r\n"
