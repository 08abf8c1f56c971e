"""Tokens: who has one may sit in a seat, own a table or play for a house. Only hashes of them are kept."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
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
