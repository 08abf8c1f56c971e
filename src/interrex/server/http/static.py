"""The built web client, out of memory: a path that is not one of its files is nothing, whatever dots it has."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..refusals import no
from ..words import preferred, say
from .files import ASK, FOREVER, File, answer, media, pack

PAGES = ("/", "/new", "/my", "/privacy", "/open")  # and everything under these: pages that the client draws itself
UNDER = ("/t/", "/c/")


class Static:
    def __init__(self, folder: Path) -> None:
        paths = sorted(p for p in folder.rglob("*") if p.is_file()) if folder.is_dir() else []
        self.files = {"/" + path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}

    async def serve(self, request: Request) -> Response:
        path = request.url.path
        page = path in PAGES or path.startswith(UNDER)
        file = self.files.get("/index.html" if page else path)
        if file is not None:
            return answer(request, file)
        if page:
            language = preferred(request.headers.get("accept-language", ""))
            return PlainTextResponse(say(language, "server-no-client"), 404)
        index = self.files.get("/index.html")
        if index is not None and "text/html" in request.headers.get("accept", ""):
            return answer(request, index, 404)  # a person has lost the way: the client says so kindly
        raise no("not-found", "server-not-found")


def _read(path: Path, folder: Path) -> File:
    hashed = path.relative_to(folder).parts[0] == "assets"
    return pack(path.read_bytes(), media(path.name), FOREVER if hashed else ASK)
