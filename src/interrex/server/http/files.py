"""What is sent again and again as it is: packed once, and known by its hash to whoever has it already."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import PurePath
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

ASK = "no-cache"  # it is kept, and asked for whether it is still the same
FOREVER = "public, max-age=31536000, immutable"  # what has a hash in its address
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class File(NamedTuple):
    content: bytes
    packed: bytes | None  # by gzip, where that helps
    media: str
    etag: str
    cache: str


def pack(content: bytes, media: str, cache: str = ASK) -> File:
    packed = gzip.compress(content, 9, mtime=0)
    etag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    return File(content, packed if len(packed) < 0.9 * len(content) else None, media, etag, cache)


def media(name: str) -> str:
    """What a file is, by its name."""
    found = TYPES.get(PurePath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


def answer(request: Request, file: File, status: int = 200) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, status, {**headers, "Content-Encoding": "gzip"}, file.media)
    return Response(file.content, status, headers, file.media)
