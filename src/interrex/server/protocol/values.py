"""Values that messages are made of, and how long or large each may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=30)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
ClientId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Ref = Annotated[str, msgspec.Meta(max_length=60)]
DAY = 24 * 60 * 60  # seconds
Short = Annotated[str, msgspec.Meta(max_length=60)]
Place = Annotated[int, msgspec.Meta(ge=0, le=31)]
Language = Literal["en", "pl"]
SeatKind = Literal["human", "open", "bot"]
OptionValue = bool | int | Short
Options = Annotated[dict[Short, OptionValue], msgspec.Meta(max_length=50)]
RefusalCode = Literal[
    "illegal", "stale", "not-yours", "bad", "too-fast", "too-large", "not-found", "conflict", "password", "allowed"
]
