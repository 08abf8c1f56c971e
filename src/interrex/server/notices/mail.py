"""Mail by the host's own SMTP server (``pip install interrex[mail]``): plain text, with a link that stops it.

An address is used once it is confirmed: whoever reads its mail has followed a link, not whoever typed it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import urlsplit

import aiosmtplib

from interrex.engine import wire

from ..store.rows import RouteRow
from ..words import say
from .letters import Letter
from .mailboxes import Links, Mailbox, Smtp
from .postman import NotSent

PATIENCE = 20.0  # seconds


class Mail:
    """``links`` gives the addresses by which a route is stopped: one for people, one for their mail programs."""

    def __init__(
        self, smtp: Smtp, password: str | None, base: str, clock: Callable[[], float], links: Callable[[str], Links]
    ) -> None:
        self._smtp = smtp
        self._password = password
        self._base = base
        self._clock = clock
        self._links = links

    async def carry(self, route: RouteRow, letter: Letter) -> None:
        parts = [f"{line}\n{self._base}{item.path()}" for line, item in zip(letter.lines(), letter.items, strict=True)]
        await self._send(route, letter.id, letter.subject(), "\n\n".join(parts), "server-mail-foot")

    async def confirm(self, route: RouteRow, link: str) -> None:
        """Ask whoever reads it whether the address is theirs."""
        text = say(route.language, "server-mail-confirm", address=self._base, link=link)
        await self._send(route, f"confirm-{route.id}", say(route.language, "server-mail-confirm-title"), text)

    async def _send(self, route: RouteRow, name: str, subject: str, text: str, foot: str = "") -> None:
        links = self._links(route.id)
        message = EmailMessage()
        message["From"] = self._smtp.sender
        message["To"] = wire.decode(route.place, Mailbox).to
        message["Subject"] = subject
        message["Date"] = format_datetime(datetime.fromtimestamp(self._clock(), UTC))
        message["Message-ID"] = f"<{name}@{urlsplit(self._base).hostname}>"  # the same if it should come twice
        message["Auto-Submitted"] = "auto-generated"
        if foot:
            message["List-Unsubscribe"] = f"<{links.program}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            text = f"{text}\n\n-- \n{say(route.language, foot, address=self._base, link=links.person)}"
        message.set_content(text + "\n")
        try:
            await aiosmtplib.send(
                message,
                hostname=self._smtp.host,
                port=self._smtp.port,
                username=self._smtp.user if self._password else None,
                password=self._password,
                use_tls=self._smtp.tls,
                start_tls=None if self._smtp.tls or not self._password else True,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            raise NotSent("server-route-refused") from None
        except aiosmtplib.SMTPTimeoutError:
            raise NotSent("server-route-silent") from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent("server-route-refused" if error.code >= 500 else "server-route-busy") from None
        except (aiosmtplib.SMTPException, OSError):
            raise NotSent("server-route-unreachable") from None
