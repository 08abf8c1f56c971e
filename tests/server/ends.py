"""The other ends of notices, for tests in a browser: ``python -m tests.server.ends`` says what comes, in lines of JSON.

The first line says where they are. What a push service is sent is opened with the keys that its browser has, and counts
only if the server that sent it has signed it with the key that is typed in first.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from .receivers import Browser, Heard, PostOffice, Receiver

LOOKS = 0.02  # seconds


def main() -> None:
    with Receiver() as web, PostOffice() as office:
        laptop, phone = Browser(web, "laptop"), Browser(web, "phone")
        browsers = {"/push/laptop": laptop, "/push/phone": phone}
        say(mail=office.address, hook=f"{web.address}/hook", laptop=laptop.subscription(), phone=phone.subscription())
        key = sys.stdin.readline().strip()
        told = [Told(web.heard, lambda heard: came(heard, browsers, key)), Told(office.mails, mailed)]
        while True:
            for one in told:
                one.look()
            time.sleep(LOOKS)


class Told:
    """Whatever is new of what came by one way."""

    def __init__(self, found: list[Any], says: Callable[[Any], dict[str, Any]]) -> None:
        self.found, self.says, self.done = found, says, 0

    def look(self) -> None:
        for one in self.found[self.done :]:
            say(**self.says(one))
            self.done += 1


def came(heard: Heard, browsers: dict[str, Browser], key: str) -> dict[str, Any]:
    browser = browsers.get(heard.path)
    if browser is None:
        return {"by": "hook", "said": heard.json()}
    browser.claims(heard, key)
    return {"by": heard.path.rpartition("/")[2], "said": browser.opened(heard)}


def mailed(mail: Any) -> dict[str, Any]:
    return {"by": "mail", "said": {"subject": mail["Subject"], "text": mail.get_content()}}


def say(**said: Any) -> None:
    print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
