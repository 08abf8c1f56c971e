"""Players: keys made, renewed and given up; devices; what hangs on a key.

A player is a key that a private link holds. A device has a token of its own, with which the key is sealed; the tokens
that hang on the key are sealed with the key. The server keeps hashes and sealed things alone: it knows a key while
somebody asks, and not after.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from interrex.engine import wire

from ..names import clean
from ..protocol.passkeys import PasskeyEntry
from ..protocol.players import (
    Claim,
    DeviceInfo,
    GivenAhead,
    HoldingKind,
    KeyInfo,
    KeySeat,
    PlayerInfo,
    PlayerMade,
    Rested,
    Said,
)
from ..protocol.table import Hours, MessageInfo
from ..protocol.values import DAY
from ..refusals import No, no
from ..store import players as stored
from ..store.errors import Taken
from ..store.players import Comer, Held
from ..store.rows import DeviceRow, HoldingRow, PlayerRow, Renewal, WayRow
from ..tables import giving, orders, seating
from ..tables.events import HOLIDAY, HOURS, ORDER, STAND
from ..tables.memory import Tables
from ..tables.situation import Standing
from ..tokens import hashed, new_call_id, new_player_id, new_token, seal, unseal
from ..words import say
from .origin import Origin
from .phrases import Phrases

if TYPE_CHECKING:
    from .passkeys import Passkeys

DEVICES = 20  # a player
STEP = len(seal("", new_token()))  # bytes that lead from one key to the next
HOLDINGS = 1_000  # tokens on a key
SETTINGS = 4_096  # bytes


class Me(NamedTuple):
    """Whoever asks, and their key."""

    player: PlayerRow
    device: DeviceRow
    key: str


class Keyring:
    """``passkeys``: none, where the host has not switched them on."""

    def __init__(self, tables: Tables, secret: bytes, passkeys: Passkeys | None = None) -> None:
        self.tables = tables
        self.store = tables.store
        self.phrases = Phrases(secret)
        self.passkeys = passkeys

    def today(self) -> int:
        return int(self.tables.config.clock() // DAY)

    # Who is there

    async def make(self, name: str) -> PlayerMade:
        key, token = new_token(), new_token()
        player = PlayerRow(new_player_id(), hashed(key), "{}", self.today())
        await self.store.write(stored.begin(player, self._device(player.id, key, token, name)))
        return PlayerMade(key, token)

    async def whoever(self, token: str) -> Me:
        """The player whose device has this token."""
        found: Comer | None = await self.store.read(stored.comer(hashed(token)))
        if found is None:
            raise no("not-yours", "server-unknown-key")
        if found.device.last_day != (today := self.today()):
            await self.store.write(stored.used(found.device.id, today))
        key = led_on(unseal(token, found.device.sealed), found.device.onward)
        if found.device.onward:
            await self.store.write(stored.led_on(found.device.id, seal(token, key)))
        return Me(found.player, found.device, key)

    async def arrive(self, key: str, name: str) -> str:
        """A token for one device more, by the key itself."""
        player = await self.store.read(stored.by_key(hashed(key)))
        if player is None:
            raise no("not-yours", "server-unknown-key")
        if len(await self.store.read(stored.devices(player.id))) >= DEVICES:
            raise no("conflict", "server-devices-many", most=DEVICES)
        token = new_token()
        await self.store.write(stored.add_device(self._device(player.id, key, token, name)))
        return token

    def _device(self, player: str, key: str, token: str, name: str) -> DeviceRow:
        today = self.today()
        return DeviceRow(new_call_id(), player, hashed(token), seal(token, key), clean(name), today, today)

    async def info(self, me: Me) -> PlayerInfo:
        rows = await self.store.read(stored.devices(me.player.id))
        ways = await self.store.read(stored.ways(me.player.id))
        devices = [DeviceInfo(row.id, row.name, row.first_day, row.last_day, row.id == me.device.id) for row in rows]
        passkeys = [] if self.passkeys is None else await self.passkeys.of_player(me.player.id)
        return PlayerInfo(settings_of(me.player), me.player.since, devices, "phrase" in ways, passkeys)

    async def settle(self, me: Me, settings: dict[str, Any]) -> Me:
        written = wire.encode(settings).decode()
        if len(written) > SETTINGS:
            raise no("too-large", "server-too-large", limit=SETTINGS)
        await self.store.write(stored.settle(me.player.id, written))
        return me._replace(player=me.player._replace(settings=written))

    # Ways in

    async def set_phrase(self, me: Me, handle: str, phrase: str) -> None:
        way = await self.phrases.way(handle, phrase)
        try:
            row = WayRow(way.locator, me.player.id, "phrase", seal(way.secret, me.key))
            await self.store.write(stored.set_way(row))
        except Taken:
            raise no("conflict", "server-phrase-other") from None

    async def drop_phrase(self, me: Me) -> None:
        await self.store.write(stored.drop_phrase(me.player.id))

    async def enter(self, handle: str, phrase: str, name: str) -> str:
        way = await self.phrases.way(handle, phrase)
        row = await self.store.read(stored.by_way(way.locator))
        if row is None:
            raise no("password", "server-wrong-phrase")
        return await self.arrive(led_on(unseal(way.secret, row.sealed), row.onward), name)

    def by_passkeys(self) -> Passkeys:
        """No, where this server has none."""
        if self.passkeys is None:
            raise no("conflict", "server-no-passkeys")
        return self.passkeys

    async def enter_by_passkey(self, entry: PasskeyEntry, origin: Origin) -> str:
        opened = await self.by_passkeys().enter(entry, origin)
        return await self.arrive(led_on(opened.key, opened.onward), entry.device)

    # What hangs on a key

    async def claim(self, me: Me, claims: Sequence[Claim]) -> int:
        """As many of these as open something."""
        rows: list[HoldingRow] = []
        for one in claims:
            token, about = hashed(one.token), one.about
            opens = stored.opens(token, about) if one.kind == "seat" else stored.owns(token, about)
            if about.isascii() and await self.store.read(opens):
                rows.append(HoldingRow(me.player.id, token, one.kind, about, seal(me.key, one.token)))
        if rows and not await self.store.write(stored.hold(rows, HOLDINGS)):
            raise no("conflict", "server-seats-many", most=HOLDINGS)
        return len(rows)

    async def keys(self, me: Me) -> list[KeyInfo]:
        return [_key_info(one, me.key) for one in await self._held(me)]

    async def _held(self, me: Me) -> list[Held]:
        return await self.store.read(stored.held(me.player.id))

    # Void

    async def remove(self, me: Me, device: str) -> None:
        """A device is none of theirs any more; what it remembers opens nothing, nor does the key if it was copied.

        Whoever leaves the device they sit at keeps the key: they may want to come back by its link.
        """
        own = device == me.device.id
        key = me.key if own else new_token()
        player = me.player._replace(key=hashed(key))
        renewals = self._anew(await self._held(me), me.player.id, key)
        onward = b"" if own else seal(me.key, key)
        if not await self.store.write(stored.remove_device(self.store, player, device, onward, renewals)):
            raise no("not-found", "server-no-device")
        self._told(renewals)

    async def renew(self, me: Me) -> PlayerMade:
        """Another key, for this device alone; the old one, and all that was opened by it elsewhere, is void."""
        key, token = new_token(), new_token()
        renewals = self._anew(await self._held(me), me.player.id, key)
        player = me.player._replace(key=hashed(key))
        device = self._device(player.id, key, token, me.device.name)
        await self.store.write(stored.renew(self.store, player, device, renewals))
        self._told(renewals)
        return PlayerMade(key, token)

    def _anew(self, held: Sequence[Held], player: str, key: str) -> list[tuple[Renewal, HoldingRow]]:
        """New tokens for all that are held, sealed with the key."""
        found: list[tuple[Renewal, HoldingRow]] = []
        for row, *_ in held:
            token = new_token()
            new = HoldingRow(player, hashed(token), row.kind, row.about, seal(key, token))
            found.append((Renewal(bytes(row.token), new.token), new))
        return found

    def _told(self, renewals: Sequence[tuple[Renewal, HoldingRow]]) -> None:
        for renewal, row in renewals:
            self.tables.opened(renewal)
            self.tables.turned(row.about)

    # Everything about me

    async def said(self, me: Me) -> list[Said]:
        """What they said at tables."""
        seats = [seat for one in await self._held(me) for seat in one.seats]
        lines = await self.store.read(stored.said(seats))
        return [Said(table, at, *wire.decode(text, tuple[str, str])) for table, at, text in lines]

    async def rested(self, me: Me) -> list[Rested]:
        """When their time was to stand still at tables."""
        return [_rested(*one) for one in await self._beside(me, HOURS, HOLIDAY)]

    async def given_ahead(self, me: Me) -> list[GivenAhead]:
        """What they answered before it was asked."""
        found: dict[tuple[str, int | str], GivenAhead] = {}
        for table, at, kind, text in await self._beside(me, ORDER, STAND):
            for name, one in _given_ahead(table, at, kind, text):
                found.setdefault((table, name), one)
        return list(found.values())

    async def _beside(self, me: Me, *kinds: str) -> list[tuple[str, float, str, str]]:
        seats = [seat for one in await self._held(me) for seat in one.seats]
        return await self.store.read(stored.beside(seats, kinds))

    async def forget(self, me: Me, language: str) -> int:
        """Everything about them. Bots play on where games are under way; of how many seats nobody is known any more."""
        shared = await self.store.read(stored.shared(me.player.id))
        own = [one for one in await self._held(me) if bytes(one.row.token) not in shared and one.row.kind == "seat"]
        seats = [seat for one in own for seat in one.seats]
        for table, seat in seats:
            with suppress(No):  # it is over, or was left before
                async with self.tables.hold(table) as live:
                    if not live.table.match.over:
                        await giving.unsay(live.table, seat)
                        await seating.sit(live.table, seat, None, True, new_call_id())
        guest = say(language, "server-guest")
        renewals = [Renewal(bytes(one.row.token), hashed(new_token())) for one in own]
        await self.store.write(stored.forget(self.store, me.player.id, seats, renewals, guest))
        for renewal in renewals:
            self.tables.opened(renewal)
        for table, seat in seats:
            self.tables.forgotten(table, seat, guest)
        return len(seats)


def led_on(key: str, onward: bytes) -> str:
    """The key of today, from an older one."""
    for step in range(0, len(onward), STEP):
        key = unseal(key, onward[step : step + STEP])
    return key


def _rested(table: str, at: float, kind: str, text: str) -> Rested:
    if kind == HOURS:
        return Rested(table, at, None if text == "null" else wire.decode(text, Hours), None)
    return Rested(table, at, None, [float(part) for part in text.split()] or None)


def _given_ahead(table: str, at: float, kind: str, text: str) -> list[tuple[int | str, GivenAhead]]:
    """By the number of the order, or the question's key."""
    if kind == STAND:
        return [(one.key, GivenAhead(table, at, None, one.key)) for one in wire.decode(text, list[MessageInfo])]
    given = wire.decode(text, list[Standing])
    return [(one.number, GivenAhead(table, one.since, orders.wish(one.order), "")) for one in given]


def settings_of(player: PlayerRow) -> dict[str, Any]:
    return wire.decode(player.settings, dict[str, Any])


def _key_info(held: Held, key: str) -> KeyInfo:
    row = held.row
    seats, houses = [[KeySeat(*one) for one in found] for found in (held.seats, held.houses)]
    return KeyInfo(unseal(key, row.sealed), cast(HoldingKind, row.kind), row.about, seats, houses)
