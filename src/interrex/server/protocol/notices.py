"""Being told that a game waits: a player's routes, and what a server offers; what goes over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from interrex.engine.wire import Struct

from .values import Name, Short

RouteKind = Literal["push", "mail", "webhook", "feed"]
HookForm = Literal["discord", "slack", "ntfy", "gotify", "template"]
Url = Annotated[str, msgspec.Meta(min_length=8, max_length=2_000)]
Gap = Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)]
Signed = Annotated[str, msgspec.Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_.-]+$")]


class RouteInfo(Struct, frozen=True):
    """A way in which I am told."""

    id: str
    kind: RouteKind
    name: str
    place: str  # where it leads, as far as that says something: an address, a host, a device
    form: HookForm | None
    confirmed: bool
    everywhere: bool  # at all my tables but ``tables``; else at these alone
    tables: list[str]
    alarm: bool  # also when most of my time is gone
    ahead: bool  # also when the player before me has begun
    gap: int  # seconds between two mails at least; 0: one for each question
    went: float | None  # when something last went out
    failing: str  # why nothing does, as a sentence; empty while all is well
    failing_since: float | None
    again: float | None  # when what failed is tried again
    here: bool  # a push service: of the device that asks


class ToldInfo(Struct, frozen=True):
    """GET /api/me/told: my routes, and which kinds this server has."""

    routes: list[RouteInfo]
    push: str | None  # the key by which browsers subscribe; None: it does not push
    mail: bool
    webhooks: list[str] | None  # the hosts they may lead to, "any" for all; None: there are none


class PushWanted(Struct, frozen=True):
    """POST /api/me/told/push: as a browser's subscription says it."""

    endpoint: Url
    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=30)]


class MailWanted(Struct, frozen=True):
    """POST /api/me/told/mail: a mail asks whether the address is mine; nothing else goes there before I say so."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]
    gap: Gap = 0


class HookWanted(Struct, frozen=True):
    """POST /api/me/told/webhook. ``template``: JSON with {title}, {text}, {link}, {table}, {game} and {kind} in it."""

    url: Url
    form: HookForm
    name: Name = ""
    template: Annotated[str, msgspec.Meta(max_length=2_000)] = ""


class FeedMade(Struct, frozen=True):
    """POST /api/me/told/feed: a token that reads and does nothing else, under /api/watch/…; the one before is void."""

    token: str


class RouteChange(Struct, frozen=True):
    """POST /api/me/told/change: what is named."""

    id: Short
    name: Name | None = None
    everywhere: bool | None = None
    alarm: bool | None = None
    ahead: bool | None = None
    gap: Gap | None = None


class RouteTable(Struct, frozen=True):
    """POST /api/me/told/table: whether I am told of this table, or campaign, by this route."""

    id: Short
    table: Short
    on: bool


class RouteNamed(Struct, frozen=True):
    """POST /api/me/told/remove and /api/me/told/try"""

    id: Short


class MailLink(Struct, frozen=True):
    """POST /api/told/confirm and /api/told/stop: what the link in a mail holds."""

    token: Signed


class MailSettled(Struct, frozen=True):
    done: Literal["confirmed", "stopped"]


class RouteTrouble(Struct, frozen=True):
    """A route by which nothing gets through; shown in my games."""

    id: str
    kind: RouteKind
    place: str
    why: str  # as a sentence
    since: float  # when it began, or something last went out


class NoticeInfo(Struct, frozen=True):
    """Of which question I was told, by which way, and what came of it."""

    route: str
    table: str  # or a campaign
    kind: str
    at: float  # when it was put
    state: str  # waiting, sending, sent, void (nobody needed to be told any more) or failed


class WatchedGame(Struct, frozen=True):
    """A game of mine, for a dashboard."""

    table: str
    name: str
    game: str
    link: str
    mine: bool  # it waits for me
    since: float
    ends: float | None


class WatchedCampaign(Struct, frozen=True):
    """A campaign of mine between two games."""

    campaign: str
    name: str
    game: str
    link: str
    mine: bool  # the next game is called for, and I have not answered
    ends: float | None


class Watched(Struct, frozen=True):
    """GET /api/watch/{token}/games.json"""

    waiting: int  # how many of all of these wait for me
    games: list[WatchedGame]
    now: float
    campaigns: list[WatchedCampaign]
    invitations: int
