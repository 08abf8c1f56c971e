"""The carriers a server has, by what its host has switched on; by default none sends anything anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..config import Config
from ..extras import importable, needs
from ..store.store import Store
from .mailboxes import Links, smtp_of
from .outside import Outside
from .postman import Carrier, Shelf
from .webhooks import Webhooks

if TYPE_CHECKING:
    from .mail import Mail
    from .push import Push


class Carriers(NamedTuple):
    push: Push | None
    mail: Mail | None
    webhooks: Webhooks | None

    def by_kind(self) -> Mapping[str, Carrier]:
        found: dict[str, Carrier | None] = {"push": self.push, "mail": self.mail, "webhook": self.webhooks}
        return {"feed": Shelf(), **{kind: one for kind, one in found.items() if one is not None}}


async def carriers_of(config: Config, store: Store, links: Callable[[str], Links]) -> Carriers:
    """ServerError says what is missing, or wrong with what the host said."""
    outside = Outside(config.neighbours)
    push = None if not config.push else await _push(config, store, outside)
    mail = None if config.mail is None else _mail(config, config.mail, links)
    webhooks = Webhooks(outside, config.webhooks, config.address) if config.webhooks else None
    return Carriers(push, mail, webhooks)


def check(config: Config) -> None:
    """Likewise, before anything is started."""
    if config.passkeys:
        importable("webauthn", "server-passkeys-extra")
    if config.push:
        importable("cryptography", "server-push-extra")
    if config.mail is not None:
        _mail(config, config.mail, lambda route: Links("", ""))


async def _push(config: Config, store: Store, outside: Outside) -> Push:
    with needs("server-push-extra"):
        from .push import Push, new_key  # likewise
    return Push(outside, await store.kept("vapid", new_key()), config.address, config.clock)


def _mail(config: Config, address: str, links: Callable[[str], Links]) -> Mail:
    with needs("server-mail-extra"):
        from .mail import Mail  # likewise
    return Mail(smtp_of(address), config.mail_password, config.address, config.clock, links)
