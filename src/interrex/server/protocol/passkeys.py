"""Passkeys (WebAuthn): a key's owner is known again by what their own device, phone or security key can sign."""

from __future__ import annotations

from typing import Annotated

import msgspec

from interrex.engine.wire import Struct

from .values import Name

_LETTERS = r"^[A-Za-z0-9_-]+$"
Credential = Annotated[str, msgspec.Meta(min_length=4, max_length=1400, pattern=_LETTERS)]  # what a passkey is known by
Secret = Annotated[str, msgspec.Meta(min_length=43, max_length=43, pattern=_LETTERS)]  # thirty-two bytes
Binary = Annotated[str, msgspec.Meta(min_length=4, max_length=16_000, pattern=_LETTERS)]


class PasskeyBegun(Struct, frozen=True):
    """POST /api/me/passkeys/begin: what an authenticator is asked. Everything binary is base64url, without padding.

    ``user`` is kept by the authenticator and comes back from it alone: the key is sealed with it, and it is not stored.
    """

    challenge: str
    host: str  # for which the passkey is made, and for no other
    user: str
    known: list[str]  # the passkeys that are there, so that no authenticator makes a second one


class PasskeyWanted(Struct, frozen=True):
    """POST /api/me/passkeys: what the authenticator said, and what the player calls it."""

    id: Credential
    user: Secret
    client_data: Binary
    attestation: Binary
    name: Name = ""


class PasskeyInfo(Struct, frozen=True):
    """A passkey of mine; days since 1 January 1970."""

    id: str
    name: str
    first: int
    last: int


class PasskeyNamed(Struct, frozen=True):
    """POST /api/me/passkeys/remove: it opens nothing any more."""

    id: Credential


class PasskeyAsked(Struct, frozen=True):
    """POST /api/me/passkeys/ask: what is to be signed by whoever wants to come back."""

    challenge: str
    host: str


class PasskeyEntry(Struct, frozen=True):
    """POST /api/me/passkeys/enter: it was signed; a device's token comes back."""

    id: Credential
    user: Secret
    client_data: Binary
    authenticator_data: Binary
    signature: Binary
    device: Name = ""
