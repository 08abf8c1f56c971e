"""Players over HTTP: a key and its devices, what hangs on it, and my games; one handler each."""

from __future__ import annotations

from ..players.games import my_games
from ..players.keyring import Me
from ..protocol.players import (
    ChatRead,
    Claimed,
    Claims,
    DeviceGone,
    DeviceMade,
    DeviceWanted,
    Entry,
    Farewell,
    Gone,
    KeyInfo,
    MyGames,
    PhraseWanted,
    PlayerExport,
    PlayerInfo,
    PlayerMade,
    PlayerWanted,
    SettingsWanted,
)
from ..refusals import Code, No, no
from ..store import players as stored
from .requests import Call, Endpoint


async def _me(call: Call) -> Me:
    """Whoever asks, within their limits; wrong tokens count against the address."""
    if call.token is None:
        raise no("not-yours", "server-token-wanted")
    try:
        me = await call.server.keyring.whoever(call.token)
    except No:
        await _stranger(call)
        raise
    call.server.limiter.take("me", me.player.id, call.server.config.limits.me)
    return me


async def _stranger(call: Call) -> None:
    await call.take_everywhere("strangers", call.server.config.limits.strangers)


async def make_player(call: Call, wanted: PlayerWanted) -> PlayerMade:
    """A new key, and a token for the device that asks."""
    await call.take_everywhere("keys", call.server.config.limits.keys)
    return await call.server.keyring.make(wanted.device)


async def see_player(call: Call) -> PlayerInfo:
    """What is set, the devices, and whether there is a way back without the link."""
    return await call.server.keyring.info(await _me(call))


async def see_key(call: Call) -> PlayerMade:
    """The key of the private link, for whoever has a device's token."""
    me = await _me(call)
    assert call.token is not None
    return PlayerMade(me.key, call.token)


async def add_device(call: Call, wanted: DeviceWanted) -> DeviceMade:
    """A token for one device more. The bearer is the key of a private link."""
    if call.token is None:
        raise no("not-yours", "server-token-wanted")
    try:
        return DeviceMade(await call.server.keyring.arrive(call.token, wanted.device))
    except No as refusal:
        if refusal.code == "not-yours":
            await _stranger(call)
        raise


async def remove_device(call: Call, gone: DeviceGone) -> PlayerInfo:
    """The device is void, and the links of seats that it may remember are new ones."""
    me = await _me(call)
    await call.take_everywhere("keys", call.server.config.limits.keys)
    await call.server.keyring.remove(me, gone.id)
    return await call.server.keyring.info(me)


async def renew_key(call: Call) -> PlayerMade:
    """Another key, for this device alone. The old one is void everywhere, at once."""
    me = await _me(call)
    await call.take_everywhere("keys", call.server.config.limits.keys)
    return await call.server.keyring.renew(me)


async def set_phrase(call: Call, wanted: PhraseWanted) -> PlayerInfo:
    """A name and some words by which one comes back without the link."""
    me = await _me(call)
    await call.take_everywhere("phrases", call.server.config.limits.passwords)
    await call.server.keyring.set_phrase(me, wanted.handle, wanted.phrase)
    return await call.server.keyring.info(me)


async def drop_phrase(call: Call) -> PlayerInfo:
    """They open nothing any more."""
    me = await _me(call)
    await call.server.keyring.drop_phrase(me)
    return await call.server.keyring.info(me)


async def enter_again(call: Call, entry: Entry) -> DeviceMade:
    """A device's token, by a name and the words that belong to it."""
    limits = call.server.config.limits
    await call.take_everywhere("phrases", limits.passwords)
    await call.take_everywhere("phrase guesses", limits.guesses, "")
    token = await call.server.keyring.enter(entry.handle, entry.phrase, entry.device)
    call.server.limiter.give_back("phrase guesses", "")
    await call.tables.company.give_back("phrase guesses", "")
    return DeviceMade(token)


async def settle(call: Call, wanted: SettingsWanted) -> PlayerInfo:
    """Name, colour and whatever else shall be the same on every device."""
    me = await _me(call)
    return await call.server.keyring.info(await call.server.keyring.settle(me, wanted.settings))


async def claim(call: Call, wanted: Claims) -> Claimed:
    """Seats, houses and tables of one's own hang on the key from now on, by whoever holds their tokens."""
    return Claimed(await call.server.keyring.claim(await _me(call), wanted.claims))


async def list_keys(call: Call) -> list[KeyInfo]:
    """Every token that hangs on the key, and what it opens."""
    return await call.server.keyring.keys(await _me(call))


async def list_my_games(call: Call) -> MyGames:
    """Where one sits, whom each game waits for, and what happened last; the most urgent first."""
    me = await _me(call)
    return await my_games(call.tables.store, me.player.id, call.language, call.server.config.clock())


async def read_chat(call: Call, read: ChatRead) -> Claimed:
    """How much of a table's chat was read."""
    me = await _me(call)
    if not await call.tables.store.write(stored.read_chat(me.player.id, read.table, read.lines)):
        raise no("not-found", "server-no-table")
    return Claimed(1)


async def export_player(call: Call) -> PlayerExport:
    """Everything that is kept about whoever asks; no key and no token is in it."""
    me = await _me(call)
    call.take("writings", call.server.config.limits.writings)
    info = await call.server.keyring.info(me)
    played = await my_games(call.tables.store, me.player.id, call.language, call.server.config.clock())
    said = await call.server.keyring.said(me)
    return PlayerExport(info.settings, info.since, info.devices, info.phrase, played.games, played.campaigns, said)


async def delete_player(call: Call, farewell: Farewell) -> Gone:
    """Everything about whoever asks, for good; finished games say that a guest played."""
    me = await _me(call)
    return Gone(await call.server.keyring.forget(me, call.language))


_ME = "/api/me"
_BODY: tuple[Code, ...] = ("bad", "too-large", "conflict")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", _ME, make_player, PlayerWanted, PlayerMade, status=201, refuses=_BODY),
    Endpoint("GET", _ME, see_player, gives=PlayerInfo, token="device"),
    Endpoint("GET", _ME + "/key", see_key, gives=PlayerMade, token="device"),
    Endpoint("POST", _ME + "/devices", add_device, DeviceWanted, DeviceMade, status=201, token="key", refuses=_BODY),
    Endpoint("POST", _ME + "/devices/remove", remove_device, DeviceGone, PlayerInfo, token="device",
             refuses=(*_BODY, "not-found")),
    Endpoint("POST", _ME + "/renew", renew_key, gives=PlayerMade, token="device", refuses=_BODY),
    Endpoint("POST", _ME + "/phrase", set_phrase, PhraseWanted, PlayerInfo, token="device", refuses=_BODY),
    Endpoint("POST", _ME + "/phrase/remove", drop_phrase, gives=PlayerInfo, token="device"),
    Endpoint("POST", _ME + "/enter", enter_again, Entry, DeviceMade, status=201, refuses=(*_BODY, "password")),
    Endpoint("POST", _ME + "/settings", settle, SettingsWanted, PlayerInfo, token="device", refuses=_BODY),
    Endpoint("POST", _ME + "/claim", claim, Claims, Claimed, token="device", refuses=_BODY),
    Endpoint("GET", _ME + "/keys", list_keys, gives=list[KeyInfo], token="device"),
    Endpoint("GET", _ME + "/games", list_my_games, gives=MyGames, token="device"),
    Endpoint("POST", _ME + "/read", read_chat, ChatRead, Claimed, token="device", refuses=(*_BODY, "not-found")),
    Endpoint("GET", _ME + "/export", export_player, gives=PlayerExport, token="device"),
    Endpoint("POST", _ME + "/delete", delete_player, Farewell, Gone, token="device", refuses=_BODY),
)  # fmt: skip
