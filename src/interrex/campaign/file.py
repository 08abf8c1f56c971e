"""A campaign as a file: JSON that a person can read, one move a line."""

from __future__ import annotations

from textwrap import indent
from typing import Annotated, Any

import msgspec

from interrex.engine import wire
from interrex.engine.errors import BrokenRecord
from interrex.engine.game import HOUSES
from interrex.engine.record import Record

FORMAT = 1
NAME = 30  # letters of a house's name, at most
_Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Text = Annotated[str, msgspec.Meta(max_length=200)]
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]


class CampaignFile(wire.Struct, frozen=True):
    """Who takes part, the games so far, and what the last of them wrote down under which version of the rules.

    What a later game began with is not said again, as long as playing the one before gives it out; nor is what the last
    one wrote, where that is sealed.
    """

    game: _Text
    version: _Number
    houses: Annotated[tuple[_Name, ...], msgspec.Meta(max_length=HOUSES)]
    options: dict[_Text, bool | int | _Text] = msgspec.field(default_factory=dict)
    chronicle: dict[str, Any] | None = None
    records: tuple[Record, ...] = ()
    practice: bool = False  # the luck of one of its games was chosen
    format: _Number = FORMAT


def write(file: CampaignFile) -> str:
    names = ["format", "game", "version", "houses", "options", "chronicle", *["practice"] * file.practice]
    lines = [f' "{name}": {wire.encode(getattr(file, name)).decode()},' for name in names]
    records = [indent(record.to_json().rstrip(), "  ") for record in file.records]
    return "\n".join(["{", *lines, ' "records": [', ",\n".join(records), " ]", "}", ""])


def read(data: bytes | str) -> CampaignFile:
    """What a file says; BrokenRecord if it is no campaign. Whether its games follow the rules is not asked here."""
    try:
        return wire.decode(data, CampaignFile)
    except (wire.WireError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenRecord("engine-campaign-unreadable", detail=str(error)) from None
