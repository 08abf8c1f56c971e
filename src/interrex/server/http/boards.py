"""Boards for the browser that installed packages bring through the entry point ``interrex.web``.

A name there is a game's id, and its value a package (a folder with an ``__init__.py``) in which ``board.js`` lies, with
whatever else that module asks for beside it. It is served out of memory, under an address that has the hash of it all:
so it may be kept for ever, and another version has another address.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from importlib import resources
from pathlib import PurePath
from types import ModuleType
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from interrex.engine.doors import BrokenPackage, Door
from interrex.engine.message import Message

from ..refusals import no
from .files import FOREVER, File, answer, media, pack

MODULE = "board.js"
SERVED = {".js", ".css", ".svg", ".png", ".webp", ".woff2", ".json"}  # and nothing else that lies there


class Brought(NamedTuple):
    """The files of a package, by name, and the hash of all of them."""

    hash: str
    files: dict[str, File]


def _accept(name: str, found: object) -> Brought | Message:
    if not isinstance(found, ModuleType) or not hasattr(found, "__path__"):
        return Message("engine-not-a-web-board", {})
    lying = [one for one in resources.files(found).iterdir() if one.is_file() and PurePath(one.name).suffix in SERVED]
    contents = {one.name: one.read_bytes() for one in sorted(lying, key=lambda one: one.name)}
    if MODULE not in contents:
        return Message("engine-not-a-web-board", {})
    digest = blake2b(digest_size=8)
    for each, content in contents.items():
        digest.update(f"{each} {len(content)} ".encode() + content)
    return Brought(digest.hexdigest(), {each: pack(held, media(each), FOREVER) for each, held in contents.items()})


DOOR = Door("interrex.web", _accept)


def brought(game: str) -> Brought | None:
    """The board that a package brings for a game, if one does and it can be used."""
    if game not in DOOR.names():
        return None
    try:
        return DOOR.load(game)
    except BrokenPackage as error:
        DOOR.warn(game, error)
        return None


def address(game: str) -> str | None:
    """Where the module of a game's board is."""
    board = brought(game)
    return None if board is None else f"/boards/{game}/{board.hash}/{MODULE}"


async def serve(request: Request) -> Response:
    game, hash, name = (request.path_params[part] for part in ("game", "hash", "name"))
    board = await asyncio.to_thread(brought, game)  # the first who asks has it imported
    if board is None or board.hash != hash or name not in board.files:
        raise no("not-found", "server-not-found")
    return answer(request, board.files[name])
