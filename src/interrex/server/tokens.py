"""Tokens: who has one may sit in a seat, own a table or play for a house. Only hashes of them are kept.

A player's key, and the tokens that hang on it, are kept sealed besides: each with something the server does not keep.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_player_id() -> str:
    return secrets.token_urlsafe(9)


def new_call_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> bytes:
    """What is kept of a token. A token is 24 random bytes: nobody guesses it back from this."""
    return blake2b(token.encode(), digest_size=32, person=b"interrex-token").digest()


def holder(token: str, hashes: Iterable[bytes | None]) -> int | None:
    """The place of the hash that fits the token. All are compared, each in constant time."""
    mine = hashed(token)
    found: int | None = None
    for place, kept in enumerate(hashes):
        if kept is not None and compare_digest(mine, kept):
            found = place
    return found


# Sealing

NONCE = 16  # bytes, never the same twice
MOST = 64  # bytes that can be sealed


def seal(key: str | bytes, text: str) -> bytes:
    """The text for whoever brings the key again: added to what only the key and a fresh nonce give."""
    nonce, plain = secrets.token_bytes(NONCE), text.encode()
    return nonce + _mixed(_pad(key, nonce), plain)


def unseal(key: str | bytes, sealed: bytes) -> str:
    """What was sealed with this key; with another one, nothing that means anything."""
    return _mixed(_pad(key, sealed[:NONCE]), sealed[NONCE:]).decode("latin-1")


def _pad(key: str | bytes, nonce: bytes) -> bytes:
    secret = key.encode() if isinstance(key, str) else key
    return blake2b(nonce, key=secret, digest_size=MOST, person=b"interrex-sealed").digest()


def _mixed(pad: bytes, text: bytes) -> bytes:
    assert len(text) <= MOST
    return bytes([one ^ other for one, other in zip(pad, text, strict=False)])


# Binary things in JSON and headers


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
