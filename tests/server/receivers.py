"""Who is told, on loopback: a push service that opens what it is sent, a webhook's other end, a mail server."""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

WAIT = 60.0
CURVE = ec.SECP256R1()


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Takes whatever is posted to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 201
        self.location = ""
        self.silent = ""  # a path at which nobody answers until they may
        self.speak = threading.Event()
        self.more = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with receiver.more:
                    receiver.heard.append(Heard(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                    receiver.more.notify_all()
                if self.path == receiver.silent:
                    receiver.speak.wait(WAIT)
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("Location", receiver.location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Quietly."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    def wait(self, number: int) -> list[Heard]:
        with self.more:
            assert self.more.wait_for(lambda: len(self.heard) >= number, WAIT), f"{len(self.heard)} came"
        return self.heard

    def __enter__(self) -> Receiver:
        return self

    def __exit__(self, *error: object) -> None:
        self.speak.set()
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser's subscription, and what it can open of what its push service is sent."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        self.service = service
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen secrets!"
        self.endpoint = f"{service.address}/push/{name}"

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": written(self._public()), "auth": written(self._auth)}

    def _public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def opened(self, heard: Heard) -> Any:
        """RFC 8291, from the other side."""
        salt, size, theirs = heard.body[:16], heard.body[20], heard.body[21:86]
        assert (heard.headers["content-encoding"], size) == ("aes128gcm", 65)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = _hkdf(self._auth, shared, b"WebPush: info\0" + self._public() + theirs, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, heard.body[86:], None)
        text, _, rest = padded.rpartition(b"\2")
        assert set(rest) <= {0}
        return json.loads(text)

    def claims(self, heard: Heard, server_key: str) -> Any:
        """What the server says of itself, if the signature is that of the key browsers subscribed by (RFC 8292)."""
        kind, _, rest = heard.headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (kind, fields["k"]) == ("vapid", server_key)
        head, body, sign = fields["t"].split(".")
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unwritten(server_key))
        raw = unwritten(sign)
        signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public.verify(signature, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(unwritten(head)) == {"typ": "JWT", "alg": "ES256"}
        return json.loads(unwritten(body))


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PostOffice:
    """A mail server; ``refuses`` is what it says to whoever writes, if anything."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""
        self._more = threading.Condition()
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            self._loop.create_server(lambda: SMTP(self, hostname="localhost", loop=self._loop), "127.0.0.1", 0)
        )
        self.port = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.address = f"smtp://127.0.0.1:{self.port}?from=table@example.org"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - so it is called
        if self.refuses:
            return self.refuses
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        assert [mail["To"]] == envelope.rcpt_tos
        with self._more:
            self.mails.append(mail)
            self._more.notify_all()
        return "250 OK"

    def wait(self, number: int) -> list[EmailMessage]:
        with self._more:
            assert self._more.wait_for(lambda: len(self.mails) >= number, WAIT), f"{len(self.mails)} came"
        return self.mails

    def __enter__(self) -> PostOffice:
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(WAIT)
