"""What a notice says: which table and game, that it waits, and how long there is. Nothing that not everybody may know.

The same few values are put into words for a push service, a mail, a webhook and a feed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal, NamedTuple, cast

from interrex.engine.words import title

from ..store.rows import NoticeRow
from ..words import say

Kind = Literal["asked", "ahead", "alarm", "call", "try"]
MINUTE, HOUR, DAY = 60, 3600, 86_400


class Says(NamedTuple):
    title: str
    text: str


SAYS: dict[Kind, Says] = {
    "asked": Says("server-notice-asked-title", "server-notice-asked"),
    "ahead": Says("server-notice-ahead-title", "server-notice-ahead"),
    "alarm": Says("server-notice-alarm-title", "server-notice-alarm"),
    "call": Says("server-notice-call-title", "server-notice-call"),
    "try": Says("server-notice-try-title", "server-notice-try"),
}


class Item(NamedTuple):
    """A question that waits, as anybody at its table may know it."""

    table: str  # or a campaign
    name: str  # of it, as whoever made it called it
    game: str
    seat: int  # or a house
    asked: int
    kind: Kind
    left: float | None  # seconds

    def path(self) -> str:
        """Where it can be answered; the page says kindly if it was answered before."""
        if self.kind == "try":
            return "/my"
        if self.kind == "call":
            return f"/c/{self.table}"
        if self.kind == "ahead":  # the question is somebody else's
            return f"/t/{self.table}"
        return f"/t/{self.table}?seat={self.seat}&asked={self.asked}"

    def called(self, language: str) -> str:
        return self.name or (title(self.game, language) if self.game else "")

    def sentence(self, language: str) -> str:
        """With the time that is left, where there is a clock."""
        game = title(self.game, language) if self.game else ""
        said = say(language, SAYS[self.kind].text, table=self.called(language), game=game)
        if self.left is None:
            return said
        left = say(language, "server-notice-left", time=in_words(language, self.left))
        return f"{said} {left}"


class Letter(NamedTuple):
    """What one route is told at one time."""

    id: str  # the same whenever it is tried again
    language: str
    items: tuple[Item, ...]

    def subject(self) -> str:
        """In a line."""
        first = self.items[0]
        if len(self.items) > 1:
            return say(self.language, "server-notice-several", n=len(self.items))
        return say(self.language, SAYS[first.kind].title, table=first.called(self.language))

    def lines(self) -> list[str]:
        return [item.sentence(self.language) for item in self.items]


TRY = Item("", "", "", 0, 0, "try", None)  # what is said when somebody wants to see whether a route works


def letter(language: str, items: Sequence[Item], notices: Sequence[NoticeRow]) -> Letter:
    return Letter(letter_id(notices[0]), language, tuple(items))


def letter_id(notice: NoticeRow) -> str:
    """Says nothing about what it is made of."""
    parts = (notice.route, notice.table_id, str(notice.seat), str(notice.asked), notice.kind)
    return blake2b("\0".join(parts).encode(), digest_size=15, person=b"interrex-notice").hexdigest()


def kind_of(notice: NoticeRow) -> Kind:
    return cast(Kind, notice.kind)


def in_words(language: str, seconds: float) -> str:
    """In the two largest units, or one."""
    if seconds >= DAY:
        days, hours = divmod(int(seconds) // HOUR, 24)
        return say(language, "server-notice-days", days=days, hours=hours)
    if seconds >= HOUR:
        hours, minutes = divmod(int(seconds) // MINUTE, 60)
        return say(language, "server-notice-hours", hours=hours, minutes=minutes)
    return say(language, "server-notice-minutes", minutes=max(1, int(seconds) // MINUTE))
