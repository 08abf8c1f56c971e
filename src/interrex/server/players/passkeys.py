"""Coming back by a passkey: what a phone, a computer or a security key signs after its owner has shown who they are.

The key is sealed with what the authenticator alone keeps and gives out with its signature (the user handle): the store
opens nothing without it. Challenges are made of a moment and a sign that only this store's servers can make, and are
kept nowhere; no passkey's answer counts twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from hashlib import blake2b
from hmac import compare_digest
from typing import NamedTuple, TypeVar

from ..names import clean
from ..protocol.passkeys import PasskeyAsked, PasskeyBegun, PasskeyEntry, PasskeyInfo, PasskeyWanted
from ..protocol.values import DAY
from ..refusals import no
from ..store import passkeys as stored
from ..store.errors import Taken
from ..store.passkeys import Kept
from ..store.rows import PasskeyRow, WayRow
from ..store.store import Store
from ..tokens import hashed, seal, unseal, unwritten, written
from .authenticators import answered, challenge_of, made
from .origin import Origin

T = TypeVar("T")
MOST = 10  # a player's
LASTS = 300.0  # seconds a challenge may be answered in
NONCE, MOMENT, SIGN = 16, 8, 24  # bytes of a challenge
ANSWERED = MOMENT + len(hashed(""))  # bytes by which it is known that one was answered
ENTER = "enter"


class Opened(NamedTuple):
    """The key a passkey opens, as it was when it was sealed, and how it is led to the one of today."""

    key: str
    onward: bytes


class Passkeys:
    def __init__(self, store: Store, secret: bytes, clock: Callable[[], float]) -> None:
        self.store = store
        self._secret = secret
        self._clock = clock

    async def of_player(self, player: str) -> list[PasskeyInfo]:
        found = await self.store.read(stored.of_player(player))
        return [PasskeyInfo(written(row.locator), row.name, row.first_day, row.last_day) for row in found]

    # Made

    async def begin(self, player: str, origin: Origin) -> PasskeyBegun:
        known = [one.id for one in await self.of_player(player)]
        return PasskeyBegun(self._challenge(player), origin.host, written(secrets.token_bytes(32)), known)

    async def add(self, player: str, key: str, wanted: PasskeyWanted, origin: Origin) -> None:
        challenge = await self._heard(wanted.client_data, player)
        found = await _looked_at(lambda: made(wanted, challenge, origin))
        way = WayRow(found.locator, player, "passkey", seal(unwritten(wanted.user), key))
        today, name = int(self._clock() // DAY), clean(wanted.name)
        row = PasskeyRow(found.locator, player, found.public, found.uses, b"", name, today, today)
        try:
            if not await self.store.write(stored.add(Kept(way, row), MOST)):
                raise no("conflict", "server-passkeys-many", most=MOST)
        except Taken:
            raise no("conflict", "server-passkey-other") from None

    async def remove(self, player: str, id_: str) -> None:
        if not await self.store.write(stored.drop(player, unwritten(id_))):
            raise no("not-found", "server-no-passkey")

    # Used

    def ask(self, origin: Origin) -> PasskeyAsked:
        return PasskeyAsked(self._challenge(ENTER), origin.host)

    async def enter(self, entry: PasskeyEntry, origin: Origin) -> Opened:
        challenge, locator = await self._heard(entry.client_data, ENTER), unwritten(entry.id)
        found = await self.store.read(stored.find(locator))
        if found is None:
            raise no("password", "server-wrong-passkey")
        way, row = found
        uses = await _looked_at(lambda: answered(entry, challenge, origin, row.public, row.uses))
        once, lately = challenge[NONCE : NONCE + MOMENT] + hashed(written(challenge)), self._lately(row.answered)
        used = stored.used(row, uses, b"".join([*lately, once]), int(self._clock() // DAY))
        if once in lately or not await self.store.write(used):
            raise no("password", "server-wrong-passkey")
        return Opened(unseal(unwritten(entry.user), way.sealed), way.onward)

    def _lately(self, answered: bytes) -> list[bytes]:
        """The challenges it has answered that may still be answered: those that are older are refused anyway."""
        found = [answered[at : at + ANSWERED] for at in range(0, len(answered), ANSWERED)]
        return [one for one in found if self._lasts(one[:MOMENT])]

    # Challenges

    def _challenge(self, what: str) -> str:
        head = secrets.token_bytes(NONCE) + int(self._clock()).to_bytes(MOMENT)
        return written(head + self._sign(head, what))

    def _sign(self, head: bytes, what: str) -> bytes:
        return blake2b(head + what.encode(), key=self._secret, digest_size=SIGN, person=b"interrex-passkey").digest()

    async def _heard(self, client_data: str, what: str) -> bytes:
        """The challenge that was answered, if it is one of ours, for this, and not too old."""
        challenge = await _looked_at(lambda: challenge_of(client_data))
        head, sign = challenge[: NONCE + MOMENT], challenge[NONCE + MOMENT :]
        if not compare_digest(self._sign(head, what), sign):
            raise no("password", "server-wrong-passkey")
        if not self._lasts(head[NONCE:]):
            raise no("password", "server-passkey-late")
        return challenge

    def _lasts(self, moment: bytes) -> bool:
        return 0 <= self._clock() - int.from_bytes(moment) <= LASTS


async def _looked_at(look: Callable[[], T]) -> T:
    """Apart from those who play. Whatever the library stumbles over in what strangers send is no passkey."""
    try:
        return await asyncio.to_thread(look)
    except Exception:
        raise no("password", "server-wrong-passkey") from None
