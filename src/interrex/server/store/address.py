"""Where tables are kept: a file, or a PostgreSQL database by its address, whose password is never shown."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from ..words import ServerError

SCHEMES = ("postgresql://", "postgres://")
_USER = re.compile(r"(?<=://)([^:]*?):.*@")  # to the last @: a password may hold any sign where one forgot to escape it
_WELL_FORMED = re.compile(r"\w+://([^:@/?]*(:[^:@/?]*)?@)?[^@/?]*(/[^@?]*)?(\?.*)?\Z")
_PASSWORD = re.compile(r"(?<=[?&])(password|sslpassword)=[^&]*&?")


class DatabaseError(ServerError):
    """A database cannot be used: nobody is there, or nobody is let in, or something is not as it should be."""


class Address(NamedTuple):
    """Of a database. As text it is without its password."""

    url: str

    def __str__(self) -> str:
        return _PASSWORD.sub("", _USER.sub(r"\1@", self.url)).rstrip("?&")

    def __repr__(self) -> str:
        return f"Address({str(self)!r})"

    @property
    def tells_all(self) -> bool:
        """Whether a password is in it."""
        return str(self) != self.url.rstrip("?&")

    @property
    def well_formed(self) -> bool:
        """Whether every part ends where it should; else a piece of the password may be taken for a host's name."""
        return _WELL_FORMED.match(self.url) is not None


Place = Path | Address


def is_address(text: str) -> bool:
    return text.startswith(SCHEMES)


def place_of(text: str) -> Place:
    """What somebody named. DatabaseError for a password on the command line: everybody on the machine could read it."""
    if not is_address(text):
        return Path(text)
    address = Address(text)
    if address.tells_all and any(text in word for word in sys.argv):
        raise DatabaseError("server-database-tells", path=str(address))
    return address
