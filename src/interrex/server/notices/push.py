"""Web Push: to the push service of a browser, sealed so that only that browser can read it (RFC 8030, 8291, 8292).

Needs ``cryptography`` (``pip install interrex[push]``). A server has one pair of keys, made when it first needs it and
kept in its store, by which push services know it again.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from interrex.engine import wire

from ..store.rows import RouteRow
from ..tokens import unwritten, written
from .letters import Letter
from .outside import Outside, judge
from .postman import NotSent

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a sealed record, at most
LENGTH = 1024  # bytes of what is sealed, whatever it says: its length tells nothing
TOKEN = 12 * 3600  # seconds for which a push service takes our word
KEPT = 7 * 86_400  # seconds for which it keeps what a browser has not fetched


class Subscription(wire.Struct, frozen=True):
    """Where a browser is told, and the keys by which it opens what it is told."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[bytes, bytes]:
        """Its public key and its secret. NotSent if they are none."""
        try:
            public, auth = unwritten(self.p256dh), unwritten(self.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
        except ValueError:
            raise NotSent("server-route-bad-address", gone=True) from None
        if len(auth) != 16 or len(public) != 65:
            raise NotSent("server-route-bad-address", gone=True)
        return public, auth


def new_key() -> bytes:
    """Of a server."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)


class Push:
    def __init__(self, outside: Outside, key: bytes, subject: str, clock: Callable[[], float]) -> None:
        self._outside = outside
        self._key = ec.derive_private_key(int.from_bytes(key), CURVE)
        self._subject = subject  # whom a push service may write to, should we misbehave
        self._clock = clock
        self.public = written(_point(self._key))

    def check(self, place: str) -> None:
        """NotSent says why a subscription cannot be one."""
        subscription = wire.decode(place, Subscription)
        subscription.keys()
        self._outside.check(subscription.endpoint)

    async def carry(self, route: RouteRow, letter: Letter) -> None:
        subscription = wire.decode(route.place, Subscription)
        first = letter.items[0]
        said = {"title": letter.subject(), "body": "\n".join(letter.lines()), "path": first.path(), "tag": first.table}
        parts = self._outside.check(subscription.endpoint)
        headers = {
            "Authorization": self._signed(f"{parts.scheme}://{parts.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT if first.left is None else max(60, min(KEPT, int(first.left)))),
            "Topic": letter.id,  # a newer one takes the place of one that was not fetched; the same one is shown once
            "Urgency": "high" if first.kind == "alarm" else "normal",
        }
        judge(await self._outside.post(subscription.endpoint, headers, sealed(subscription, wire.encode(said))))

    def _signed(self, audience: str) -> str:
        """Who we are, for one push service (RFC 8292)."""
        claims = {"aud": audience, "exp": int(self._clock()) + TOKEN, "sub": self._subject}
        head, body = [written(wire.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        r, s = decode_dss_signature(self._key.sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={head}.{body}.{written(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def sealed(
    subscription: Subscription,
    text: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = LENGTH,
) -> bytes:
    """For one browser (RFC 8291). Key and salt are fresh each time, unless somebody checks an example."""
    public, auth = subscription.keys()
    own, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    secret = _derived(auth, shared, b"WebPush: info\0" + public + _point(own), 32)
    content = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = (text + b"\2").ljust(length, b"\0")
    head = salt + RECORD.to_bytes(4) + bytes([65]) + _point(own)
    return head + AESGCM(content).encrypt(nonce, padded, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
