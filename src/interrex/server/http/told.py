"""Being told, over HTTP: my routes, the links of mails, and what a feed's token reads; one handler each."""

from __future__ import annotations

from hashlib import blake2b

from ..notices.feeds import ENTRIES, atom, calendar, entries, watched
from ..notices.mailboxes import mailbox
from ..notices.postman import NotSent
from ..notices.routes import refusal
from ..players.games import my_games
from ..protocol.notices import (
    FeedMade,
    HookWanted,
    MailLink,
    MailSettled,
    MailWanted,
    PushWanted,
    RouteChange,
    RouteNamed,
    RouteTable,
    ToldInfo,
    Watched,
)
from ..protocol.players import MyGames
from ..refusals import Code, No, no
from ..store import notices as stored
from ..store.rows import RouteRow
from ..tokens import hashed
from .requests import Call, Endpoint

ATOM = "application/atom+xml; charset=utf-8"
CALENDAR = "text/calendar; charset=utf-8"


async def see_routes(call: Call) -> ToldInfo:
    """By what ways I am told that a game waits, and which there are at this server."""
    return await call.server.routes.info(await call.player(), call.language)


async def add_push(call: Call, wanted: PushWanted) -> ToldInfo:
    """This browser is told from now on, in the place of what was set up for it before."""
    me = await call.player()
    call.server.limiter.take("routes", me.player.id, call.server.config.limits.routes)
    try:
        await call.server.routes.add_push(me, wanted, call.language)
    except NotSent as error:
        raise refusal(error) from None
    return await call.server.routes.info(me, call.language)


async def add_mail(call: Call, wanted: MailWanted) -> ToldInfo:
    """A mail asks whether the address is mine; until its link is followed nothing else goes there."""
    me, limits, routes = await call.player(), call.server.config.limits, call.server.routes
    typed = blake2b(mailbox(wanted.address).encode(), digest_size=16).hexdigest()
    row, new = await routes.add_mail(me, wanted.address, wanted.gap, call.language)
    try:
        await call.take_everywhere("confirmations", limits.confirmations, me.player.id)
        await call.take_everywhere("confirmations from", limits.confirmations)
        await call.take_everywhere("confirmations to", limits.one_mailbox, typed)
    except No:
        if new:
            await routes.remove(me, row.id)
        raise
    try:
        await routes.ask(row)
    except NotSent as error:
        raise refusal(error) from None
    return await routes.info(me, call.language)


async def add_webhook(call: Call, wanted: HookWanted) -> ToldInfo:
    """A webhook, in the form that whoever is at its other end takes."""
    me = await call.player()
    call.server.limiter.take("routes", me.player.id, call.server.config.limits.routes)
    try:
        await call.server.routes.add_webhook(me, wanted, call.language)
    except NotSent as error:
        raise refusal(error) from None
    return await call.server.routes.info(me, call.language)


async def add_feed(call: Call) -> FeedMade:
    """A token that reads: a feed, a calendar, a list. The one before is void."""
    me = await call.player()
    call.server.limiter.take("routes", me.player.id, call.server.config.limits.routes)
    return FeedMade(await call.server.routes.add_feed(me, call.language))


async def change_route(call: Call, wanted: RouteChange) -> ToldInfo:
    """What it tells of, and how often."""
    me = await call.player()
    await call.server.routes.change(me, wanted)
    return await call.server.routes.info(me, call.language)


async def choose_table(call: Call, wanted: RouteTable) -> ToldInfo:
    """Whether I am told of one table by one route."""
    me = await call.player()
    await call.server.routes.at_table(me, wanted)
    return await call.server.routes.info(me, call.language)


async def remove_route(call: Call, wanted: RouteNamed) -> ToldInfo:
    """I am told nothing more by it."""
    me = await call.player()
    await call.server.routes.remove(me, wanted.id)
    return await call.server.routes.info(me, call.language)


async def try_route(call: Call, wanted: RouteNamed) -> ToldInfo:
    """A notice that says no more than that it has come."""
    me = await call.player()
    call.server.limiter.take("routes", me.player.id, call.server.config.limits.routes)
    try:
        await call.server.routes.attempt(me, wanted.id)
    except NotSent as error:
        raise refusal(error) from None
    return await call.server.routes.info(me, call.language)


# By the links of a mail


async def confirm_mail(call: Call, link: MailLink) -> MailSettled:
    """Whoever reads the mail says that the address is theirs."""
    await call.stranger()
    await call.server.routes.confirm(link.token)
    return MailSettled("confirmed")


async def stop_mail(call: Call, link: MailLink) -> MailSettled:
    """No more mail to that address; by whoever reads it."""
    await call.stranger()
    await call.server.routes.stop(link.token)
    return MailSettled("stopped")


async def stop_by_program(call: Call) -> MailSettled:
    """Likewise, as mail programs do it with one click (RFC 8058); what they send is not read."""
    await call.stranger()
    await call.server.routes.stop(call.part("token")[:200])
    return MailSettled("stopped")


# By a feed's token


async def _watcher(call: Call) -> RouteRow:
    token = call.part("token")
    found = await call.tables.store.read(stored.by_token(hashed(token[:100])))
    if found is None:
        await call.stranger()
        raise no("not-yours", "server-unknown-key")
    call.server.limiter.take("me", found.player, call.server.config.limits.me)
    return found


async def _games(call: Call, route: RouteRow) -> MyGames:
    return await my_games(call.tables.store, route.player, route.language, call.server.config.clock())


async def watch_feed(call: Call) -> str:
    """What has waited for me, as a feed (Atom)."""
    route = await _watcher(call)
    told, games = await call.tables.store.read(stored.of_route(route.id, ENTRIES)), await _games(call, route)
    return atom(entries(told, games), route.language, call.server.config.address, route.id)


async def watch_calendar(call: Call) -> str:
    """When my time is up (iCalendar)."""
    route = await _watcher(call)
    return calendar(await _games(call, route), route.language, call.server.config.address)


async def watch_games(call: Call) -> Watched:
    """What waits for me, for a dashboard of one's own."""
    route = await _watcher(call)
    return watched(await _games(call, route), call.server.config.address)


_TOLD = "/api/me/told"
_WATCH = "/api/watch/{token}"
_BODY: tuple[Code, ...] = ("bad", "too-large", "conflict")
_NAMED: tuple[Code, ...] = (*_BODY, "not-found")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", _TOLD, see_routes, gives=ToldInfo, token="device"),
    Endpoint("POST", _TOLD + "/push", add_push, PushWanted, ToldInfo, status=201, token="device", refuses=_BODY),
    Endpoint("POST", _TOLD + "/mail", add_mail, MailWanted, ToldInfo, status=201, token="device", refuses=_BODY),
    Endpoint("POST", _TOLD + "/webhook", add_webhook, HookWanted, ToldInfo, status=201, token="device", refuses=_BODY),
    Endpoint("POST", _TOLD + "/feed", add_feed, gives=FeedMade, status=201, token="device", refuses=_BODY),
    Endpoint("POST", _TOLD + "/change", change_route, RouteChange, ToldInfo, token="device", refuses=_NAMED),
    Endpoint("POST", _TOLD + "/table", choose_table, RouteTable, ToldInfo, token="device", refuses=_NAMED),
    Endpoint("POST", _TOLD + "/remove", remove_route, RouteNamed, ToldInfo, token="device", refuses=_NAMED),
    Endpoint("POST", _TOLD + "/try", try_route, RouteNamed, ToldInfo, token="device", refuses=_NAMED),
    Endpoint("POST", "/api/told/confirm", confirm_mail, MailLink, MailSettled, refuses=_NAMED),
    Endpoint("POST", "/api/told/stop", stop_mail, MailLink, MailSettled, refuses=_NAMED),
    Endpoint("POST", "/api/told/stop/{token}", stop_by_program, gives=MailSettled, refuses=_NAMED),
    Endpoint("GET", _WATCH + "/feed.xml", watch_feed, media=ATOM),
    Endpoint("GET", _WATCH + "/calendar.ics", watch_calendar, media=CALENDAR),
    Endpoint("GET", _WATCH + "/games.json", watch_games, gives=Watched),
)
