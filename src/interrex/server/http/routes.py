"""The API: what can be asked over HTTP. Each module gives what it answers; this is the whole of it."""

from __future__ import annotations

from . import advice, campaigns, library, lobby, me, passkeys, playing, tables, told
from .requests import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *library.ENDPOINTS,
    *lobby.ENDPOINTS,
    *campaigns.ENDPOINTS,
    *tables.ENDPOINTS,
    *playing.ENDPOINTS,
    *me.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *advice.ENDPOINTS,
    *told.ENDPOINTS,
)
