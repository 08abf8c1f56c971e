"""The record: a whole game as config, key, what it began with, and moves. Nothing else has to be kept in step."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from . import wire
from .errors import BrokenRecord
from .verbs import SEATS

FORMAT = 4  # the first had neither chronicle nor houses, the second neither names nor practice, the third no hints
_Hex = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2}){1,64}$")]
_Seat = Annotated[int, msgspec.Meta(ge=0, le=SEATS - 1)]
_House = Annotated[int, msgspec.Meta(ge=0, le=999)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Name = Annotated[str, msgspec.Meta(max_length=60)]
_Text = Annotated[str, msgspec.Meta(max_length=200)]


class Record(wire.Struct, frozen=True):
    """Ruleset and version, config, key, chronicle and houses in a campaign, and the list of (seat, action text).

    ``names`` are those of the players, where they had any; they change nothing. A ``practice`` game is one in which
    somebody went back over luck or others' moves with nobody there to agree: it proves nothing about its winner. In a
    ``hinted`` one somebody asked what to do. Records of all formats so far are read.
    """

    game: str
    version: _Number
    players: _Number
    key: _Hex
    moves: tuple[tuple[_Seat, _Text], ...] = ()
    options: dict[_Text, bool | int | _Text] = {}
    chronicle: dict[str, Any] | None = None
    houses: tuple[_House, ...] = ()
    names: tuple[_Name, ...] = ()
    practice: bool = False
    hinted: bool = False
    format: _Number = FORMAT

    def to_json(self) -> str:
        """A text that a person can read: one move a line."""
        head = {
            "format": self.format,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            "key": self.key,
            "chronicle": self.chronicle,
            "houses": self.houses,
            "names": self.names,
            "practice": self.practice,
            "hinted": self.hinted,
        }
        lines = [f" {wire.encode(name).decode()}: {wire.encode(value).decode()}," for name, value in head.items()]
        moves = [f"  {wire.encode(move).decode()}" for move in self.moves]
        return "\n".join(["{", *lines, ' "moves": [', ",\n".join(moves), " ]", "}", ""])

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        """The record in a file's contents; BrokenRecord says what is wrong with it."""
        try:
            record = wire.decode(data, Record)
        except (wire.WireError, UnicodeDecodeError, RecursionError) as error:
            raise BrokenRecord("engine-record-unreadable", detail=str(error)) from None
        return record.of_today()

    def of_today(self) -> Record:
        """The same in the format of today; BrokenRecord if it is of a later one."""
        if not 1 <= self.format <= FORMAT:
            raise BrokenRecord("engine-record-format", found=self.format, known=FORMAT)
        if self.names and len(self.names) != self.players:
            raise BrokenRecord("engine-record-unreadable", detail=f"names: {len(self.names)}, players: {self.players}")
        return msgspec.structs.replace(self, format=FORMAT)
