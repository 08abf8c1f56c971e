"""The page a passkey is made for: it works there and nowhere else."""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple

from ..refusals import no


class Origin(NamedTuple):
    host: str
    page: str  # what its addresses begin with


def origin_of(scheme: str, netloc: str, host: str | None) -> Origin:
    """No, where browsers make no passkeys: an address is no name."""
    if not host or not named(host):
        raise no("conflict", "server-passkey-name")
    return Origin(host, f"{scheme}://{netloc}")


def named(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return True
    return False
