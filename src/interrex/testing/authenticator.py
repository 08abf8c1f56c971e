"""A phone or a security key in software: what tests of passkeys hold in their hands (WebAuthn, with ES256)."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from interrex.server.tokens import unwritten, written

CURVE = ec.SECP256R1()
UP, UV, AT = 0x01, 0x04, 0x40  # somebody is there; it is their owner; a passkey is within


class Authenticator:
    """It has one passkey; ``page`` is the one that its browser shows. Those that devices share count nothing."""

    def __init__(self, page: str, flags: int = UP | UV, counts: bool = True) -> None:
        self.page = page
        self.flags = flags
        self.counts = counts
        self.uses = 0
        self.user = ""
        self._key = ec.generate_private_key(CURVE)
        self.id = secrets.token_bytes(32)

    def make(self, asked: dict[str, Any]) -> dict[str, str]:
        self.user, numbers = asked["user"], self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        own = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._head(asked, AT) + own
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = {"client_data": self._heard("webauthn.create", asked), "attestation": written(attestation)}
        return {"id": written(self.id), "user": self.user, **said}

    def sign(self, asked: dict[str, Any]) -> dict[str, str]:
        self.uses += self.counts
        data, client = self._head(asked), self._heard("webauthn.get", asked)
        signed = self._key.sign(data + hashlib.sha256(unwritten(client)).digest(), ec.ECDSA(hashes.SHA256()))
        said = {"client_data": client, "authenticator_data": written(data), "signature": written(signed)}
        return {"id": written(self.id), "user": self.user, **said}

    def named(self) -> dict[str, str]:
        """By what it is known."""
        return {"id": written(self.id)}

    def _head(self, asked: dict[str, Any], more: int = 0) -> bytes:
        return hashlib.sha256(asked["host"].encode()).digest() + bytes([self.flags | more]) + self.uses.to_bytes(4)

    def _heard(self, what: str, asked: dict[str, Any]) -> str:
        said = {"type": what, "challenge": asked["challenge"], "origin": self.page, "crossOrigin": False}
        return written(json.dumps(said).encode())
