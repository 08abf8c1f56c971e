"""Webhooks: a notice in the form that Discord, Slack, ntfy or Gotify takes, or in one's own."""

from __future__ import annotations

import re
from typing import Literal
from urllib.parse import urlsplit

from interrex.engine import wire

from ..store.rows import RouteRow
from .letters import Letter
from .outside import Outside, judge
from .postman import NotSent

Form = Literal["discord", "slack", "ntfy", "gotify", "template"]
ANY = "any"
WORDS = ("title", "text", "link", "table", "game", "kind")  # that a template may hold, each in braces
_MARKS = re.compile(r"[\\*_~|`<>\[\]]")
_WORD = re.compile("{(" + "|".join(WORDS) + ")}")


class Hook(wire.Struct, frozen=True):
    """Where it leads, in which form, and for a template what is sent: JSON, with words in braces."""

    url: str
    form: Form
    template: str = ""


class Webhooks:
    """``hosts``: those that a webhook may lead to; ``base`` is what links begin with."""

    def __init__(self, outside: Outside, hosts: tuple[str, ...], base: str) -> None:
        self._outside = outside
        self._hosts = hosts
        self._base = base

    def check(self, hook: Hook) -> str:
        """The host it leads to. NotSent says why it may not."""
        host = self._outside.check(hook.url).hostname or ""
        if ANY not in self._hosts and host not in self._hosts:
            raise NotSent("server-route-host-not-allowed", gone=True)
        if hook.form == "template":
            _filled(hook.template, dict.fromkeys(WORDS, ""))
        return host

    async def carry(self, route: RouteRow, letter: Letter) -> None:
        hook = wire.decode(route.place, Hook)
        self.check(hook)
        headers, body = self._written(hook, letter)
        judge(await self._outside.post(self._target(hook), headers, body))

    def _written(self, hook: Hook, letter: Letter) -> tuple[dict[str, str], bytes]:
        first, text = letter.items[0], "\n".join(letter.lines())
        title, link = letter.subject(), self._base + first.path()
        match hook.form:
            case "discord":  # nobody is called by name, whatever a table is called
                said: object = {
                    "content": f"**{_discord(title)}**\n{_discord(text)}\n{link}",
                    "allowed_mentions": {"parse": []},
                }
            case "slack":
                said = {"text": f"*{_slack(title)}*\n{_slack(text)}\n<{_slack(link)}>"}
            case "ntfy":  # the topic is the path's last part; as JSON to the root, so that titles may have any letters
                topic = urlsplit(hook.url).path.rpartition("/")[2]
                said = {"topic": topic, "title": title, "message": text, "click": link}
            case "gotify":
                extras = {"client::notification": {"click": {"url": link}}}
                said = {"title": title, "message": f"{text}\n{link}", "priority": 5, "extras": extras}
            case "template":
                values = {"title": title, "text": text, "link": link, "table": first.called(letter.language)}
                filled = _filled(hook.template, {**values, "game": first.game, "kind": first.kind})
                return {"Content-Type": "application/json"}, filled.encode()
        return {"Content-Type": "application/json"}, wire.encode(said)

    def _target(self, hook: Hook) -> str:
        """ntfy takes JSON at its root alone."""
        parts = urlsplit(hook.url)
        return parts._replace(path=parts.path.rpartition("/")[0] or "/").geturl() if hook.form == "ntfy" else hook.url


def _discord(text: str) -> str:
    """Likewise Discord's: no link hides behind other words."""
    return _MARKS.sub(r"\\\g<0>", text)


def _slack(text: str) -> str:
    """Slack's own signs mean nothing in what people type."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _filled(template: str, values: dict[str, str]) -> str:
    """Every ``{word}`` of a JSON text, inside its strings. NotSent if what comes of it is no JSON."""
    filled = _WORD.sub(lambda found: wire.encode(values[found[1]]).decode()[1:-1], template)
    try:
        wire.decode(filled, object)
    except wire.WireError:
        raise NotSent("server-route-bad-template", gone=True) from None
    return filled
