"""The built web client, out of memory: a path that is not one of its files is nothing, whatever dots it has."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..refusals import no
from ..words import preferred, say

PAGES = ("/", "/new")  # and everything under these: pages that the client draws itself
UNDER = ("/t/", "/c/")
FOREVER = "public, max-age=31536000, immutable"  # files with a hash in their names
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class File(NamedTuple):
    content: bytes
    packed: bytes | None  # by gzip, where that helps
    media: str
    etag: str
    cache: str


class Static:
    def __init__(self, folder: Path) -> None:
        paths = sorted(p for p in folder.rglob("*") if p.is_file()) if folder.is_dir() else []
        self.files = {"/" + path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}

    async def serve(self, request: Request) -> Response:
        path = request.url.path
        page = path in PAGES or path.startswith(UNDER)
        file = self.files.get("/index.html" if page else path)
        if file is not None:
            return _answer(request, file)
        if page:
            language = preferred(request.headers.get("accept-language", ""))
            return PlainTextResponse(say(language, "server-no-client"), 404)
        index = self.files.get("/index.html")
        if index is not None and "text/html" in request.headers.get("accept", ""):
            return _answer(request, index, 404)  # a person has lost the way: the client says so kindly
        raise no("not-found", "server-not-found")


def _read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media.startswith("text/"):
        media += "; charset=utf-8"
    packed = gzip.compress(content, 9, mtime=0)
    hashed = path.relative_to(folder).parts[0] == "assets"
    etag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    return File(content, packed if len(packed) < 0.9 * len(content) else None, media, etag,
                FOREVER if hashed else "no-cache")  # fmt: skip


def _answer(request: Request, file: File, status: int = 200) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, status, {**headers, "Content-Encoding": "gzip"}, file.media)
    return Response(file.content, status, headers, file.media)
