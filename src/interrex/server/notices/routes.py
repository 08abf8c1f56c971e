"""A player's routes: set up, confirmed, changed, tried, taken down; and what is said of them."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from typing import cast
from urllib.parse import urlsplit

from interrex.engine import wire

from ..config import Config
from ..names import clean
from ..players.keyring import Me
from ..protocol.notices import (
    HookWanted,
    NoticeInfo,
    PushWanted,
    RouteChange,
    RouteInfo,
    RouteKind,
    RouteTable,
    RouteTrouble,
    ToldInfo,
)
from ..refusals import No, no
from ..store import notices as stored
from ..store.rows import RouteRow
from ..store.store import Store
from ..tokens import hashed, new_call_id, new_token
from ..words import say
from .carriers import Carriers
from .letters import TRY, Letter
from .mailboxes import Links, Mailbox, plausible
from .postman import NotSent
from .webhooks import Hook

MOST = 12  # routes of one player


class Signs:
    """What the links of mails hold: a route, and a sign that only this store's servers can make."""

    def __init__(self, secret: bytes, base: str) -> None:
        self._secret = secret
        self._base = base

    def token(self, route: str, what: str) -> str:
        text = f"{what} {route}".encode()
        return f"{route}.{blake2b(text, key=self._secret, digest_size=18, person=b'interrex-mail').hexdigest()}"

    def route(self, token: str, what: str) -> str:
        """No, if it is none of ours."""
        route = token.rpartition(".")[0]
        if not compare_digest(self.token(route, what).encode(), token.encode(errors="replace")):
            raise no("not-yours", "server-bad-link")
        return route

    def links(self, route: str) -> Links:
        token = self.token(route, "stop")
        return Links(f"{self._base}/my?stop={token}", f"{self._base}/api/told/stop/{token}")

    def confirming(self, route: str) -> str:
        return f"{self._base}/my?confirm={self.token(route, 'confirm')}"


class Routes:
    def __init__(self, config: Config, store: Store, carriers: Carriers, signs: Signs) -> None:
        self.config = config
        self.store = store
        self.carriers = carriers
        self.signs = signs

    # Looking

    async def info(self, me: Me, language: str) -> ToldInfo:
        return ToldInfo(
            routes=await self.of_player(me.player.id, language, me.device.id),
            push=None if self.carriers.push is None else self.carriers.push.public,
            mail=self.carriers.mail is not None,
            webhooks=list(self.config.webhooks) or None,
        )

    async def of_player(self, player: str, language: str, device: str = "") -> list[RouteInfo]:
        """``device``: the one that asks."""
        again = await self.store.read(stored.tried_again(player))
        found = await self.store.read(stored.routes(player))
        return [
            _info(row, tables, self._why(row, language), again.get(row.id), row.device == device)
            for row, tables in found
        ]

    async def notices(self, player: str) -> list[NoticeInfo]:
        """Of what they were told."""
        found = await self.store.read(stored.of_player(player))
        return [NoticeInfo(one.route, one.table_id, one.kind, one.at, one.state) for one in found]

    async def troubles(self, player: str, language: str) -> list[RouteTrouble]:
        """The routes by which nothing gets through."""
        found = await self.store.read(stored.routes(player))
        return [
            RouteTrouble(row.id, cast(RouteKind, row.kind), _place(row), why, row.failing_since or row.went or row.made)
            for row, _ in found
            if (why := self._why(row, language))
        ]

    def _why(self, row: RouteRow, language: str) -> str:
        """Why nothing gets through, as a sentence; empty while all is well."""
        if row.kind not in self.carriers.by_kind():
            return say(language, "server-route-off")
        return "" if row.failing is None else say(language, row.failing)

    # Setting up

    async def add_push(self, me: Me, wanted: PushWanted, language: str) -> None:
        carrier = self.carriers.push
        if carrier is None:
            raise no("conflict", "server-no-push")
        carrier.check(place := wire.encode(wanted).decode())
        await self._add(self._row(me, "push", place, me.device.name, language)._replace(device=me.device.id))

    async def add_webhook(self, me: Me, wanted: HookWanted, language: str) -> None:
        carrier = self.carriers.webhooks
        if carrier is None:
            raise no("conflict", "server-no-webhooks")
        hook = Hook(wanted.url, wanted.form, wanted.template)
        carrier.check(hook)
        row = self._row(me, "webhook", wire.encode(hook).decode(), wanted.name, language)
        await self._unconfirmed(row)
        await self._add(row)

    async def add_mail(self, me: Me, address: str, gap: int, language: str) -> tuple[RouteRow, bool]:
        """It is not confirmed yet: ``ask`` writes to it. And whether it was not there before."""
        if self.carriers.mail is None:
            raise no("conflict", "server-no-mail")
        if not plausible(address):
            raise no("bad", "server-route-bad-mailbox")
        place = wire.encode(Mailbox(address)).decode()
        row = self._row(me, "mail", place, "", language)._replace(confirmed=False, gap=gap)
        if (before := await self._unconfirmed(row)) is not None:
            return before, False
        await self._add(row)
        return row, True

    async def ask(self, row: RouteRow) -> None:
        """Whoever reads the address whether it is theirs; if nothing goes there, there is no such route."""
        assert self.carriers.mail is not None
        try:
            await self.carriers.mail.confirm(row, self.signs.confirming(row.id))
        except NotSent:
            await self.store.write(stored.drop(row.player, row.id))
            raise

    async def add_feed(self, me: Me, language: str) -> str:
        token = new_token()
        await self._add(self._row(me, "feed", "{}", "", language)._replace(token=hashed(token)))
        return token

    def _row(self, me: Me, kind: RouteKind, place: str, name: str, language: str) -> RouteRow:
        now = self.config.clock()
        return RouteRow(new_call_id(), me.player.id, kind, place, None, None, clean(name), language, now)

    async def _unconfirmed(self, row: RouteRow) -> RouteRow | None:
        """One to the same place that nobody has confirmed yet. No, if somebody has: nobody is told twice there."""
        for other, _ in await self.store.read(stored.routes(row.player)):
            if (other.kind, other.place) == (row.kind, row.place):
                if other.confirmed:
                    raise no("conflict", "server-route-twice")
                return other
        return None

    async def _add(self, row: RouteRow) -> None:
        if not await self.store.write(stored.add(row, MOST)):
            raise no("conflict", "server-routes-many", most=MOST)

    # Changing

    async def _mine(self, me: Me, id_: str) -> RouteRow:
        row = await self.store.read(stored.route(id_)) if id_.isascii() else None
        if row is None or row.player != me.player.id:
            raise no("not-found", "server-no-route")
        return row

    async def change(self, me: Me, change: RouteChange) -> None:
        row = await self._mine(me, change.id)
        named = {name: getattr(change, name) for name in ("everywhere", "alarm", "ahead", "gap")}
        row = row._replace(**{name: value for name, value in named.items() if value is not None})
        if change.name is not None:
            row = row._replace(name=clean(change.name))
        if row.gap and row.kind != "mail":
            raise no("bad", "server-route-gap")
        await self.store.write(stored.change(row))

    async def at_table(self, me: Me, wanted: RouteTable) -> None:
        row = await self._mine(me, wanted.id)
        if not wanted.table.isascii() or not await self.store.read(stored.sits(me.player.id, wanted.table)):
            raise no("not-found", "server-no-table")
        await self.store.write(stored.except_for(row.id, wanted.table, wanted.on != row.everywhere))

    async def remove(self, me: Me, id_: str) -> None:
        if not id_.isascii() or not await self.store.write(stored.drop(me.player.id, id_)):
            raise no("not-found", "server-no-route")

    async def attempt(self, me: Me, id_: str) -> None:
        """A notice that says no more than that it has come."""
        row = await self._mine(me, id_)
        carrier = self.carriers.by_kind().get(row.kind)
        if carrier is None or not row.confirmed:
            raise no("conflict", "server-route-not-yet")
        await carrier.carry(row, Letter(f"try-{new_call_id()}", row.language, (TRY,)))

    # By the links of a mail

    async def confirm(self, token: str) -> None:
        row = await self.store.read(stored.route(self.signs.route(token, "confirm")))
        if row is None:
            raise no("not-found", "server-mail-late")
        await self.store.write(stored.change(row._replace(confirmed=True)))

    async def stop(self, token: str) -> None:
        """However often it is followed."""
        row = await self.store.read(stored.route(self.signs.route(token, "stop")))
        if row is not None:
            await self.store.write(stored.drop(row.player, row.id))


def refusal(error: NotSent) -> No:
    """Why a route is not set up, or could not be tried."""
    return no("conflict", error.why)


def _info(row: RouteRow, tables: list[str], why: str, again: float | None, here: bool) -> RouteInfo:
    form = wire.decode(row.place, Hook).form if row.kind == "webhook" else None
    return RouteInfo(
        id=row.id,
        kind=cast(RouteKind, row.kind),
        name=row.name,
        place=_place(row),
        form=form,
        confirmed=row.confirmed,
        everywhere=row.everywhere,
        tables=tables,
        alarm=row.alarm,
        ahead=row.ahead,
        gap=row.gap,
        went=row.went or None,
        failing=why,
        failing_since=row.failing_since,
        again=again,
        here=here,
    )


def _place(row: RouteRow) -> str:
    """What may be shown of where it leads: whoever looks over a shoulder needs no webhook's secret."""
    match row.kind:
        case "mail":
            return wire.decode(row.place, Mailbox).to
        case "webhook":
            return urlsplit(wire.decode(row.place, Hook).url).hostname or ""
    return row.name
