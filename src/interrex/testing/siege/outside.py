"""Being told turned against others: webhooks into the host's own network, mails to strangers, links and feeds guessed,
floods; and passkeys that were never made, or have answered already.

Each attack says how often it was tried and how often it came through. What must not be reached is our own.
"""

from __future__ import annotations

import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from interrex.engine import wire
from interrex.server.tokens import new_token

from ..load import request
from .server import Besieged
from .told import Ends, ends
from .trespass import Tried

GUESSES = 300
AGAIN = 0.2  # seconds
MAILS = 4  # that ask whether an address is one's own, at once: of a key, and of an address
MOST = 12  # ways of one player


class Scene(NamedTuple):
    """A server that tells by every way, somebody with a key there, and what nobody may reach."""

    address: str
    token: str
    outside: Ends
    reached: list[str]  # whoever came to the listener inside
    inside: int  # its port

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, bytes]:
        return request(self.address, method, f"/api{path}", body, self.token if token is None else token)

    def said(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        return wire.decode(self.ask(method, path, body, token)[1], Any)

    def routes(self, token: str | None = None) -> list[Any]:
        """Somebody's own ways; whoever has asked too much waits until they may ask again."""
        while (answer := self.ask("GET", "/me/told", None, token))[0] != 200:
            time.sleep(AGAIN)
        return list(wire.decode(answer[1], dict[str, Any])["routes"])


@contextmanager
def listener() -> Iterator[tuple[int, list[str]]]:
    """Something on the host's own machine that nobody outside is to speak to."""
    reached: list[str] = []

    class Door(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            reached.append(str(self.client_address))

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Door) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield server.server_address[1], reached
        server.shutdown()
        thread.join()


# What is tried: each gives back how often, and how often it came through


def networks_inside(at: Scene) -> tuple[int, int]:
    """Webhooks and push services on the host's own machine and network, however their addresses are written."""
    hosts = [
        "127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::]", "127.1", "0x7f.0.0.1", "2130706433", "017700000001",
        "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "localhost.", "127.0.0.1.",
        "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254", "[fe80::1]", "[fd00::1]",
        "[fec0::1]", "[64:ff9b:1::7f00:1]", "224.0.0.1", "255.255.255.255",
        "user:word@127.0.0.1", "example.org@127.0.0.1",
    ]  # fmt: skip
    key = at.said("GET", "/me/told")["push"]
    tried = delivered = 0
    for host in hosts:
        for scheme in ("https", "http"):
            url = f"{scheme}://{host}:{at.inside}/x"
            subscription = {"endpoint": url, "p256dh": key, "auth": "c2l4dGVlbiBzZWNyZXRzIQ"}
            for path, body in (("webhook", {"url": url, "form": "slack"}), ("push", subscription)):
                me = at.said("POST", "/me", {}, "")["token"]
                at.ask("POST", f"/me/told/{path}", body, me)
                for route in at.routes(me):
                    delivered += at.ask("POST", "/me/told/try", {"id": route["id"]}, me)[0] == 200
                tried += 1
    return tried, delivered + len(at.reached)


def mails_to_others(at: Scene) -> tuple[int, int]:
    """Addresses that are not one's own, from key after key: beyond what one may ask, nobody is written to."""
    for number in range(GUESSES):
        me = at.said("POST", "/me", {}, "").get("token", at.token) if number % 20 == 0 else at.token
        at.ask("POST", "/me/told/mail", {"address": f"somebody{number}@example.org"}, me)
    return GUESSES, max(0, len(at.outside.mails) - MAILS)


def one_mailbox_by_many(at: Scene) -> tuple[int, int]:
    """One address, typed again and again, in every spelling: it is asked twice at most."""
    spelt = [f"{name}@example.org" for name in ("ada", "Ada", "ada+games", "ADA+1")]
    times = GUESSES // 6
    for number in range(times):
        at.ask("POST", "/me/told/mail", {"address": spelt[number % 4]})
        for route in at.routes():
            at.ask("POST", "/me/told/remove", {"id": route["id"]})
    return times, max(0, len(at.outside.mails) - 2)


def unconfirmed_and_used(at: Scene) -> tuple[int, int]:
    """An address that nobody has confirmed: tried, changed, gathered, and its links guessed."""
    at.ask("POST", "/me/told/mail", {"address": "ada@example.org"})
    (route,) = at.routes()
    came = len(at.outside.mails)
    tries = [at.ask("POST", "/me/told/try", {"id": route["id"]})[0] == 200 for _ in range(GUESSES // 15)]
    tokens = [f"{route['id']}.{new_token()[:n]}" for n in (0, 8, 16, 24, 32)] * (GUESSES // 15)
    through = [at.ask("POST", "/told/confirm", {"token": token}, "")[0] == 200 for token in tokens]
    through += [at.ask("POST", f"/told/stop/{token}", {}, "")[0] == 200 for token in tokens]
    confirmed = at.routes()[0]["confirmed"]
    return len(tries) + len(through), sum(tries) + sum(through) + confirmed + len(at.outside.mails) - came


def feeds_guessed(at: Scene) -> tuple[int, int]:
    """Somebody's feed, calendar and list."""
    at.ask("POST", "/me/told/feed", {})
    paths = [f"/watch/{new_token()}/{what}" for what in ("feed.xml", "calendar.ics", "games.json")]
    tried = paths * (GUESSES // len(paths))
    return len(tried), sum(at.ask("GET", path, None, "")[0] == 200 for path in tried)


def reading_used_to_act(at: Scene) -> tuple[int, int]:
    """A feed's token where a device's belongs."""
    token = at.said("POST", "/me/told/feed", {})["token"]
    reads = ("", "/key", "/keys", "/games", "/told", "/export", "/companions", "/statistics", "/ratings")
    acts = ("/renew", "/claim", "/delete", "/phrase", "/settings", "/told/feed", "/passkeys/begin", "/devices/remove")
    answers = [at.ask("GET", f"/me{path}", None, token)[0] for path in reads]
    answers += [at.ask("POST", f"/me{path}", {"really": True}, token)[0] for path in acts]
    return len(answers), sum(status in (200, 201) for status in answers)


def ways_by_the_hundred(at: Scene) -> tuple[int, int]:
    """As many as one may have, and no more; and somebody else's, by the names they have."""
    for number in range(GUESSES):
        at.ask("POST", "/me/told/webhook", {"url": f"https://example.org/{number}", "form": "slack"})
    routes = at.routes()
    other = at.said("POST", "/me", {}, "")["token"]
    taken = [at.ask("POST", f"/me/told/{what}", {"id": routes[0]["id"]}, other)[0] == 200
             for what in ("try", "change", "remove")]  # fmt: skip
    return GUESSES + len(taken), max(0, len(routes) - MOST) + sum(taken)


def passkeys_never_made(at: Scene) -> tuple[int, int]:
    """Signed by somebody else's authenticator, for another page, with a challenge of one's own, and twice: also when it
    has been used again meanwhile, and counts nothing.
    """
    from ..authenticator import Authenticator  # here, because it needs what only those install who want it

    page = at.address
    own = Authenticator(page, counts=False)
    at.ask("POST", "/me/passkeys", own.make(at.said("POST", "/me/passkeys/begin", {})))
    asked = at.said("POST", "/me/passkeys/ask", {}, "")
    once, again = own.sign(asked), own.sign(at.said("POST", "/me/passkeys/ask", {}, ""))
    assert [at.ask("POST", "/me/passkeys/enter", one, "")[0] for one in (once, again)] == [201, 201]
    forged = Authenticator(page)
    forged.id, forged.user = own.id, own.user
    elsewhere = [{**own.sign(asked), **forged.sign(asked)}, once, again, own.sign({**asked, "challenge": new_token()})]
    strangers = [Authenticator(page) for _ in range(GUESSES)]
    for one in strangers:
        one.user = own.user
    tried = [*elsewhere, *[one.sign(asked) for one in strangers]]
    return len(tried), sum(at.ask("POST", "/me/passkeys/enter", one, "")[0] == 201 for one in tried)


ATTACKS: tuple[Callable[[Scene], tuple[int, int]], ...] = (
    networks_inside, mails_to_others, one_mailbox_by_many, unconfirmed_and_used, feeds_guessed, reading_used_to_act,
    ways_by_the_hundred, passkeys_never_made,
)  # fmt: skip


def turn_against(folder: Path, say: Callable[[str], None]) -> Iterator[Tried]:
    """Each against a server of its own: what one has used up, the next shall not want for."""
    for attack in ATTACKS:
        name = attack.__name__.replace("_", " ")
        say(name)
        with ends() as outside, listener() as (inside, reached):
            told = ("--push", "--webhooks", "any", "--mail", outside.settings["mail"], "--passkeys")
            limits = ("--unlimited",) if attack is networks_inside else ()
            with Besieged(folder / f"{attack.__name__}.db", *told, *limits) as server:
                address = server.address.replace("127.0.0.1", "localhost")
                token = wire.decode(request(address, "POST", "/api/me", {})[1], dict[str, str])["token"]
                yield Tried(name, *attack(Scene(address, token, outside, reached, inside)))
