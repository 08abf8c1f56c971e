"""For whoever looks after the server: is it there, can it do its work, and how is it doing."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from ..metrics import MEDIA
from ..refusals import no
from ..store.errors import StoreError
from .requests import server_of
from .security import plain_address

PROBES = (
    "/healthz",
    "/readyz",
)  # for anybody, by whatever name: they cost and tell next to nothing


async def healthz(request: Request) -> Response:
    """It is there."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """It can do its work: what is written stays written."""
    try:
        await server_of(request.app).tables.store.ready()
    except StoreError:
        return PlainTextResponse("the store fails\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Figures for Prometheus; to others than those who may look there is nothing here."""
    server = server_of(request.app)
    if not may_watch(request.scope, server.config.watchers):
        raise no("not-found", "server-not-found")
    return Response(server.metrics.text(), media_type=MEDIA)


def may_watch(scope: Scope, watchers: tuple[str, ...]) -> bool:
    """Whether a request comes from one of these networks."""
    try:
        address = plain_address(scope["client"][0])
    except (TypeError, ValueError):
        return False
    return any(address in ipaddress.ip_network(watcher) for watcher in watchers)


ROUTES = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]
