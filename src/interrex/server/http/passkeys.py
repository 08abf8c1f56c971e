"""Passkeys over HTTP: made for a key, listed with the player, removed, and coming back by one; one handler each."""

from __future__ import annotations

from ..protocol.passkeys import PasskeyAsked, PasskeyBegun, PasskeyEntry, PasskeyNamed, PasskeyWanted
from ..protocol.players import DeviceMade, PlayerInfo
from ..refusals import Code
from .requests import Call, Endpoint


async def begin_passkey(call: Call) -> PasskeyBegun:
    """What an authenticator is asked, so that a passkey leads to my key."""
    me = await call.player()
    return await call.server.keyring.by_passkeys().begin(me.player.id, call.origin())


async def add_passkey(call: Call, wanted: PasskeyWanted) -> PlayerInfo:
    """What it answered: from now on one comes back by it."""
    me, keyring = await call.player(), call.server.keyring
    await call.take_everywhere("phrases", call.server.config.limits.passwords)
    await keyring.by_passkeys().add(me.player.id, me.key, wanted, call.origin())
    return await keyring.info(me)


async def remove_passkey(call: Call, named: PasskeyNamed) -> PlayerInfo:
    """It opens nothing any more."""
    me, keyring = await call.player(), call.server.keyring
    await keyring.by_passkeys().remove(me.player.id, named.id)
    return await keyring.info(me)


async def ask_for_passkey(call: Call) -> PasskeyAsked:
    """What is to be signed by whoever comes back."""
    return call.server.keyring.by_passkeys().ask(call.origin())


async def enter_by_passkey(call: Call, entry: PasskeyEntry) -> DeviceMade:
    """A device's token, for what a passkey has signed."""
    await call.take_everywhere("phrases", call.server.config.limits.passwords)
    return DeviceMade(await call.server.keyring.enter_by_passkey(entry, call.origin()))


_PASSKEYS = "/api/me/passkeys"
_BODY: tuple[Code, ...] = ("bad", "too-large", "conflict", "password")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", _PASSKEYS + "/begin", begin_passkey, gives=PasskeyBegun, token="device", refuses=("conflict",)),
    Endpoint("POST", _PASSKEYS, add_passkey, PasskeyWanted, PlayerInfo, status=201, token="device", refuses=_BODY),
    Endpoint("POST", _PASSKEYS + "/remove", remove_passkey, PasskeyNamed, PlayerInfo, token="device",
             refuses=("bad", "too-large", "conflict", "not-found")),
    Endpoint("POST", _PASSKEYS + "/ask", ask_for_passkey, gives=PasskeyAsked, refuses=("conflict",)),
    Endpoint("POST", _PASSKEYS + "/enter", enter_by_passkey, PasskeyEntry, DeviceMade, status=201, refuses=_BODY),
)  # fmt: skip
