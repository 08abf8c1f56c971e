"""What is fetched by whoever has a feed's token: a feed of what waited (Atom), a calendar of deadlines (iCalendar), and
a list for dashboards (JSON). It reads, and does nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from ..protocol.notices import Watched, WatchedCampaign, WatchedGame
from ..protocol.players import MyCampaign, MyGame, MyGames
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


def entries(notices: Sequence[NoticeRow], mine: MyGames) -> list[Entry]:
    """Of the games that are still there, and of campaigns between two games."""
    known: dict[str, MyGame | MyCampaign] = {game.table: game for game in mine.games}
    known.update({one.campaign: one for one in mine.campaigns})
    found = [(one, about) for one in notices if (about := known.get(one.table_id)) is not None]
    return [Entry(letter_id(one), one.at, _item(one, about)) for one, about in found]


def _item(notice: NoticeRow, about: MyGame | MyCampaign) -> Item:
    return Item(notice.table_id, about.name, about.game, notice.seat, notice.asked, kind_of(notice), None)


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


def calendar(mine: MyGames, language: str, base: str) -> str:
    """When my time is up, where it runs, and until when my answer to a call is waited for (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Interrex//deadlines//EN", "CALSCALE:GREGORIAN"]
    name = say(language, "server-feed-title")
    lines.append(f"X-WR-CALNAME:{_text(name)}")
    for game in mine.games:
        if game.mine and game.ends is not None:
            item = Item(game.table, game.name, game.game, game.seats[0], 0, "asked", None)
            lines += _deadline(item, f"/t/{game.table}", game.ends, language, base, mine.now)
    for one in mine.campaigns:
        if one.mine and one.until is not None:
            item = Item(one.campaign, one.name, one.game, one.houses[0], 0, "call", None)
            lines += _deadline(item, item.path(), one.until, language, base, mine.now)
    return "".join([folded for line in [*lines, "END:VCALENDAR"] for folded in _folded(line)])


def _deadline(item: Item, path: str, ends: float, language: str, base: str, now: float) -> list[str]:
    key = "server-calendar-call" if item.kind == "call" else "server-calendar"
    summary = say(language, key, table=item.called(language))
    return [
        "BEGIN:VEVENT",
        f"UID:{item.table}@interrex",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(ends)}",
        f"SUMMARY:{_text(summary)}",
        f"URL:{base}{path}",
        "END:VEVENT",
    ]


def watched(mine: MyGames, base: str) -> Watched:
    """For dashboards: what waits, and until when."""
    games = [
        WatchedGame(one.table, one.name, one.game, f"{base}/t/{one.table}", one.mine, one.since, one.ends)
        for one in mine.games
        if one.result is None
    ]
    campaigns = [
        WatchedCampaign(one.campaign, one.name, one.game, f"{base}/c/{one.campaign}", one.mine, one.until)
        for one in mine.campaigns
        if not one.decided
    ]
    return Watched(mine.waiting, games, mine.now, campaigns, len(mine.invitations))


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
