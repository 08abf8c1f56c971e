"""Players over HTTP: a key and its devices, what hangs on it, and my games; one handler each."""

from __future__ import annotations

import msgspec

from ..players import inviting
from ..players.games import my_games
from ..players.keyring import Me
from ..players.standing import statistics
from ..protocol.lobby import Joined
from ..protocol.people import (
    Acceptance,
    Companion,
    InvitationNamed,
    InvitationSent,
    InvitationWanted,
    Refusal,
)
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
from ..protocol.standing import Ratings, Statistics
from ..refusals import Code, No, no
from ..store import players as stored
from .requests import Call, Endpoint


async def _me(call: Call) -> Me:
    return await call.player()


async def _stranger(call: Call) -> None:
    await call.stranger()


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
    found = await my_games(call.tables.store, me.player.id, call.language, call.server.config.clock())
    failing = await call.server.routes.troubles(me.player.id, call.language)
    return msgspec.structs.replace(found, troubles=failing)


async def read_chat(call: Call, read: ChatRead) -> Claimed:
    """How much of a table's chat was read."""
    me = await _me(call)
    if not await call.tables.store.write(stored.read_chat(me.player.id, read.table, read.lines)):
        raise no("not-found", "server-no-table")
    return Claimed(1)


# Invitations


async def list_companions(call: Call) -> list[Companion]:
    """Whom one has met at tables, by the names they went by; one can invite them."""
    return await inviting.companions(call.tables, await _me(call))


async def list_invitations(call: Call) -> list[InvitationSent]:
    """One's own to a table, and what was answered."""
    return await inviting.sent(call.tables, await _me(call), call.text("table", NAMED))


async def invite(call: Call, wanted: InvitationWanted) -> list[InvitationSent]:
    """Ask whoever sits where one met them to a table at which one sits."""
    me = await _me(call)
    await call.take_everywhere("invitations", call.server.config.limits.invitations, me.player.id)
    return await inviting.invite(call.tables, me, wanted)


async def withdraw_invitation(call: Call, named: InvitationNamed) -> Claimed:
    """It was never sent, unless it was answered already."""
    await inviting.withdraw(call.tables, await _me(call), named.id)
    return Claimed(1)


async def accept_invitation(call: Call, accepted: Acceptance) -> Joined:
    """Take a seat at the table one is asked to; it hangs on the key."""
    me = await _me(call)
    return await inviting.accept(call.tables, me, accepted.id, accepted.name)


async def decline_invitation(call: Call, declined: Refusal) -> Claimed:
    """Stay away; and hear nothing more of whoever asked, if one likes."""
    await inviting.decline(call.tables, await _me(call), declined.id, declined.never)
    return Claimed(1)


# How one has fared


async def see_statistics(call: Call) -> Statistics:
    """One's finished games by title, side and opponent."""
    me = await _me(call)
    call.take("writings", call.server.config.limits.writings)
    return await statistics(call.tables, me, call.language)


async def see_ratings(call: Call) -> Ratings:
    """One's own, if one has said that one likes them."""
    me = await _me(call)
    call.take("writings", call.server.config.limits.writings)
    return await call.server.standing.ratings(me, call.language)


# Everything


async def export_player(call: Call) -> PlayerExport:
    """Everything that is kept about whoever asks; no key and no token is in it."""
    me = await _me(call)
    call.take("writings", call.server.config.limits.writings)
    info = await call.server.keyring.info(me)
    played = await my_games(call.tables.store, me.player.id, call.language, call.server.config.clock())
    said, rested = await call.server.keyring.said(me), await call.server.keyring.rested(me)
    told = await call.server.routes.of_player(me.player.id, call.language)
    return PlayerExport(
        settings=info.settings,
        since=info.since,
        devices=info.devices,
        phrase=info.phrase,
        games=played.games,
        campaigns=played.campaigns,
        invitations=played.invitations,
        said=said,
        rested=rested,
        sent=await inviting.all_sent(call.tables.store, me),
        told=told,
        passkeys=info.passkeys,
        ahead=await call.server.keyring.given_ahead(me),
        notices=await call.server.routes.notices(me.player.id),
    )


async def delete_player(call: Call, farewell: Farewell) -> Gone:
    """Everything about whoever asks, for good; finished games say that a guest played."""
    me = await _me(call)
    return Gone(await call.server.keyring.forget(me, call.language))


_ME = "/api/me"
NAMED = 60  # letters of a table's id
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
    Endpoint("GET", _ME + "/companions", list_companions, gives=list[Companion], token="device"),
    Endpoint("GET", _ME + "/invitations", list_invitations, gives=list[InvitationSent], token="device",
             query=("table",)),
    Endpoint("POST", _ME + "/invitations", invite, InvitationWanted, list[InvitationSent], status=201, token="device",
             refuses=(*_BODY, "not-found", "not-yours")),
    Endpoint("POST", _ME + "/invitations/withdraw", withdraw_invitation, InvitationNamed, Claimed, token="device",
             refuses=(*_BODY, "not-found")),
    Endpoint("POST", _ME + "/invitations/accept", accept_invitation, Acceptance, Joined, token="device",
             refuses=(*_BODY, "not-found")),
    Endpoint("POST", _ME + "/invitations/decline", decline_invitation, Refusal, Claimed, token="device",
             refuses=(*_BODY, "not-found")),
    Endpoint("GET", _ME + "/statistics", see_statistics, gives=Statistics, token="device"),
    Endpoint("GET", _ME + "/ratings", see_ratings, gives=Ratings, token="device"),
    Endpoint("GET", _ME + "/export", export_player, gives=PlayerExport, token="device"),
    Endpoint("POST", _ME + "/delete", delete_player, Farewell, Gone, token="device", refuses=_BODY),
)  # fmt: skip
