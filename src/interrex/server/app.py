"""The application: store, tables and limits made from a config, and the routes on top of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

import interrex
from interrex import bots
from interrex.engine.words import LANGUAGES

from .advice import Adviser
from .config import Config
from .extras import needs
from .http import boards, watching
from .http.openapi import describe
from .http.requests import Endpoint, Guard, Server, failed, not_http, refuse, respond
from .http.routes import ENDPOINTS
from .http.security import Limiter, Lobby
from .http.static import Static
from .metrics import Metrics
from .notices.carriers import carriers_of
from .notices.postman import Postman
from .notices.routes import Routes, Signs
from .outbox import Outbox
from .players.keyring import Keyring
from .players.standing import Standing
from .refusals import No, no
from .reviews import Reviews
from .scribe import Scribe
from .sockets import table_socket
from .store.errors import StoreError
from .store.places import company_of, held, store_at
from .tables.campaigns import Campaigns
from .tables.memory import Tables
from .words import learn, preferred

if TYPE_CHECKING:
    from .players.passkeys import Passkeys
    from .store.store import Store

log = logging.getLogger("interrex.server")

API = "/api"
READERS = 40  # searches that may wait their turn
Handler = Callable[[Request], Awaitable[Response]]


def make_app(config: Config) -> Starlette:
    """The server as an ASGI application. Its store is opened when it starts and closed when it stops."""
    limiter, metrics = Limiter(config.steady), Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with held(config.db):
            store = store_at(config.db)
            store.open()
            store.took = metrics.writing.add
            for language in LANGUAGES:
                await learn(language)
            await asyncio.to_thread(bots.everything)  # who sits down with one shall not wait until it is imported
            company = company_of(store, config.lease)
            tables = Tables(config, store, metrics, company)
            scribe, reader = Scribe(), Scribe(waiting=READERS)
            secret = await store.secret()
            lobby = Lobby(config.password, secret)
            keyring = Keyring(tables, secret, _passkeys(config, store, secret))
            signs = Signs(secret, config.address)
            carriers = await carriers_of(config, store, signs.links)
            postman, ways = Postman(tables, carriers.by_kind(), limiter), Routes(config, store, carriers, signs)
            campaigns, adviser = Campaigns(tables, scribe), Adviser()
            reviews = Reviews(config.reviews)
            app.state.server = Server(
                config,
                tables,
                limiter,
                lobby,
                {},
                campaigns,
                scribe,
                reader,
                metrics,
                Outbox(),
                keyring,
                adviser,
                reviews,
                Standing(tables),
                ways,
            )
            _gauges(app.state.server)
            await company.begin(tables)
            tables.wind()
            postman.begin()
            looking = asyncio.create_task(campaigns.look_up(), name="looking up who has won")
            try:
                yield
            finally:
                looking.cancel()
                await asyncio.gather(looking, return_exceptions=True)
                await postman.close()
                scribe.close()
                reader.close()
                await adviser.close()
                await reviews.close()
                await tables.close()
                await company.close()
                store.close()

    openapi = describe(ENDPOINTS, interrex.__version__)

    async def read_openapi(request: Request) -> Response:
        return Response(openapi, media_type="application/json")

    return Starlette(
        routes=[
            Mount(
                API,
                routes=[
                    *routes(ENDPOINTS),
                    Route("/openapi.json", read_openapi),
                    WebSocketRoute("/tables/{id}/socket", table_socket),
                ],
            ),
            *watching.ROUTES,
            Route("/boards/{game}/{hash}/{name}", boards.serve, methods=["GET"]),
            Route("/{path:path}", Static(config.static).serve, methods=["GET"]),
        ],
        middleware=[Middleware(Guard, config=config, limiter=limiter, metrics=metrics, free=watching.PROBES)],
        exception_handlers={HTTPException: not_http, No: turned_down, StoreError: not_written, Exception: failed},
        lifespan=lifespan,
    )


def _passkeys(config: Config, store: Store, secret: bytes) -> Passkeys | None:
    if not config.passkeys:
        return None
    with needs("server-passkeys-extra"):
        from .players.passkeys import Passkeys  # here, because it needs what only those install who want it
    return Passkeys(store, secret, config.clock)


def _gauges(server: Server) -> None:
    """What is looked up when somebody asks for figures."""
    gauge = server.metrics.gauge
    gauge("interrex_sockets", "Sockets that are open.", lambda: sum(server.sockets.values()))
    gauge("interrex_tables_in_memory", "Tables in memory.", lambda: len(server.tables))
    gauge("interrex_store_waiting", "Writes that are handed over and not done.", server.tables.store.waiting)


def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route for each address, whatever methods it takes: so that another method is told which there are."""
    places: dict[str, dict[str, Handler]] = {}
    for endpoint in endpoints:
        places.setdefault(endpoint.path.removeprefix(API), {})[endpoint.method] = respond(endpoint)
    return [Route(path, _by_method(handlers), methods=[*handlers]) for path, handlers in places.items()]


def _by_method(handlers: dict[str, Handler]) -> Handler:
    async def answer(request: Request) -> Response:
        handler = handlers.get(request.method) or handlers["GET"]  # HEAD is a GET
        return await handler(request)

    return answer


async def turned_down(request: Request, error: Exception) -> Response:
    assert isinstance(error, No)
    return refuse(error, preferred(request.headers.get("accept-language", "")))


async def not_written(request: Request, error: Exception) -> Response:
    """The store failed: the disk is full, another process has it locked, the file is gone."""
    log.error("the store failed: %s", error)
    return refuse(
        no("conflict", "server-store-failed"), preferred(request.headers.get("accept-language", "")), status=503
    )
