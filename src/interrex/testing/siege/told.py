"""Being told that a game waits, by every way there is, while the event loop is watched; the other ends are our own."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from socketserver import BaseRequestHandler, StreamRequestHandler, ThreadingTCPServer
from typing import Any

from .loop import Watched

ME = "/api/me/told"
WATCH = "/api/watch/{token}"
AUTH = "c2l4dGVlbiBzZWNyZXRzIQ"  # sixteen bytes, as a browser writes them
TIMES = 6  # that whatever changes nothing is asked for


class Ends:
    """A mail server, and the other end of webhooks and push services, on loopback."""

    def __init__(self, mail: int, web: int) -> None:
        self.mails: list[EmailMessage] = []
        self.settings: dict[str, Any] = {
            "push": True,
            "mail": f"smtp://127.0.0.1:{mail}?from=table@example.org",
            "webhooks": ("any",),
            "neighbours": ("127.0.0.0/8",),
        }
        self.address = f"http://127.0.0.1:{web}"

    def link(self, what: str) -> str:
        """What the last mail's link of that kind holds."""
        text = self.mails[-1].get_content()
        found = re.search(rf"\?{what}=([\w.-]+)", text)
        assert found is not None, text
        return found[1]


@contextmanager
def ends() -> Iterator[Ends]:
    class Mails(StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 localhost\r\n")
            while word := self.rfile.readline().strip().upper():
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = iter(self.rfile.readline, b".\r\n")
                    mail = message_from_bytes(b"".join(lines), policy=default)
                    assert isinstance(mail, EmailMessage)
                    found.mails.append(mail)
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 OK\r\n")
                if word == b"QUIT":
                    return

    with _listening(Mails) as mail, _listening(_Web) as web:
        found = Ends(mail, web)
        yield found


class _Web(StreamRequestHandler):
    def handle(self) -> None:
        head = b"".join(iter(self.rfile.readline, b"\r\n"))
        length = re.search(rb"(?i)content-length: *(\d+)", head)
        self.rfile.read(int(length[1]) if length else 0)
        self.wfile.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


@contextmanager
def _listening(handler: type[BaseRequestHandler]) -> Iterator[int]:
    """At a port of its own."""
    with ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def being_told(at: Watched, outside: Ends, token: str, table: str) -> None:
    """By somebody who has a seat at that table; in the end nothing is left of it."""
    key = at.ask(f"GET {ME}", token=token, times=TIMES)["push"]
    browser = {"endpoint": f"{outside.address}/push", "p256dh": key, "auth": AUTH}  # any key of that kind will do
    at.ask(f"POST {ME}/push", body=browser, token=token)
    hook = {"url": f"{outside.address}/hook", "form": "gotify"}
    at.ask(f"POST {ME}/webhook", body=hook, token=token)
    at.ask(f"POST {ME}/mail", body={"address": "ada@example.org"}, token=token)
    at.ask("POST /api/told/confirm", body={"token": outside.link("confirm")})
    feed = at.ask(f"POST {ME}/feed", body={}, token=token)["token"]
    for path in ("feed.xml", "calendar.ics", "games.json"):
        at.ask(f"GET {WATCH}/{path}", times=TIMES, token_=feed)
    for route in at.ask(f"GET {ME}", token=token)["routes"]:
        at.ask(f"POST {ME}/try", route["kind"], {"id": route["id"]}, token, TIMES)
        at.ask(f"POST {ME}/change", route["kind"], {"id": route["id"], "ahead": True}, token)
        at.ask(f"POST {ME}/table", route["kind"], {"id": route["id"], "table": table, "on": False}, token)
        if route["kind"] != "mail":
            at.ask(f"POST {ME}/remove", route["kind"], {"id": route["id"]}, token)
    stop = outside.link("stop")
    at.ask("POST /api/told/stop", body={"token": stop})
    at.ask("POST /api/told/stop/{token}", token_=stop)
